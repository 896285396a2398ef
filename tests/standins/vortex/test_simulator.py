"""The test device of Vortex's API: programs in assembly, whose results show what the warps do."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from .simulator import Device, Failure, FirstDevice, image

pytestmark = pytest.mark.sampled("width")
LANES, WARPS, CORES = 8, 4, 2
# Every lane of the warp is active, and has its number in s0, its hart in s1, the buffer's address
# in s2 and its word's in s3.
ALL_LANES = """
  li t0, -1
  tmc t0
  csrr s0, 0xcc0
  csrr s1, 0xf14
  csrr s2, 0x340
  slli t0, s1, 2
  add s3, s2, t0
"""
END = "\n  tmc x0\n"


@pytest.fixture(params=[64, 32])
def width(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture
def device(vortex_library: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Device]]:
    """Opens the device with the settings, whose names lack VORTEX_TEST_."""
    opened: list[Device] = []

    def open_device(threads: int = LANES, warps: int = WARPS, **settings: object) -> Device:
        values = {"xlen": width, "threads": threads, "warps": warps} | settings
        for name, value in values.items():
            monkeypatch.setenv(f"VORTEX_TEST_{name.upper()}", str(value))
        opened.append(Device(vortex_library))
        return opened[-1]

    yield open_device
    for one in opened:
        one.close()


def results(device: Device, assembly: str, width: int, count: int = LANES) -> list[int]:
    """The first words of a buffer of zeros after the program has run with its address."""
    buffer = device.allocate(4 * max(count, 1024))
    device.write(buffer, bytes(4 * max(count, 1024)))
    device.run(image(assembly, width), buffer)
    return device.words(buffer, count)


def failure(device: Device, assembly: str, width: int, capfd: pytest.CaptureFixture[str]) -> str:
    """The device's text on standard error of the program, which must fail."""
    with pytest.raises(Failure, match="vx_ready_wait"):
        results(device, assembly, width)
    return capfd.readouterr().err


def test_registers(device: Callable[..., Device], width: int) -> None:
    """Each lane stores the registers that tell it who it is."""
    numbers = (0xCC0, 0xCC1, 0xCC2, 0xCC3, 0xCC4, 0xF14, 0xFC0, 0xFC1, 0xFC2)
    stores = "".join(f"  csrr t1, {n:#x}\n  sw t1, {4 * i}(t0)\n" for i, n in enumerate(numbers))
    program = f"""
  csrr t0, 0xfc1
  lla t1, every_warp
  wspawn t0, t1
every_warp:
  {ALL_LANES}
  slli t0, s1, 6
  add t0, t0, s2
  {stores}
  csrr t1, 0xfc3
  srli t1, t1, 4
  sw t1, 36(t0)
  {END}"""
    threads = LANES * WARPS * CORES
    words = results(device(cores=CORES), program, width, 16 * threads)
    base = {64: 0x1FFFF0000, 32: 0xFFFE0000}[width]
    for hart in range(threads):
        warp = hart // LANES % WARPS
        got = words[16 * hart : 16 * hart + 10]
        # Warps run one after the other here, so the mask of active warps isn't the same in all.
        assert got[3] >> warp & 1
        core = hart // LANES // WARPS
        expected = [hart % LANES, warp, core, got[3], 255, hart, LANES, WARPS, CORES, base >> 4]
        assert got == expected


def test_split_and_join(device: Callable[..., Device], width: int) -> None:
    """Nested divergence: each lane adds its part, and all add one after the last join."""
    program = f"""{ALL_LANES}
  li s4, 0
  sltiu t0, s0, 3
  split t1, t0
  beqz t0, 1f
  addi s4, s4, 100
  j 2f
1:
  andi t2, s0, 1
  split t3, t2
  beqz t2, 3f
  addi s4, s4, 20
  j 4f
3:
  addi s4, s4, 30
4:
  join t3
2:
  join t1
  csrr t0, 0xcc4
  slli t0, t0, 16
  add s4, s4, t0
  addi s4, s4, 1
  sw s4, 0(s3)
  {END}"""
    values = [101, 101, 101, 21, 31, 21, 31, 21]
    assert results(device(), program, width) == [value + (255 << 16) for value in values]


def test_larger_side_runs_first(device: Callable[..., Device], width: int) -> None:
    program = f"""{ALL_LANES}
  li s4, {{limit}}
  sltu t0, s0, s4
  split t1, t0
  addi t5, s2, 128
  li t6, 1
  beqz t0, 1f
  amoadd.w t2, t6, (t5)
  j 2f
1:
  amoadd.w t2, t6, (t5)
2:
  join t1
  sw t2, 0(s3)
  {END}"""
    opened = device()
    assert results(opened, program.format(limit=3), width) == [5, 6, 7, 0, 1, 2, 3, 4]
    assert results(opened, program.format(limit=4), width) == [0, 1, 2, 3, 4, 5, 6, 7]


def test_loop_with_predicate(device: Callable[..., Device], width: int) -> None:
    """Each lane counts to its number and waits for the others."""
    program = f"""{ALL_LANES}
  li s4, 0
  csrr s5, 0xcc4
1:
  sltu t0, s4, s0
  pred t0, s5
  beqz t0, 2f
  addi s4, s4, 1
  j 1b
2:
  csrr t0, 0xcc4
  slli t0, t0, 16
  or s4, s4, t0
  sw s4, 0(s3)
  {END}"""
    assert results(device(), program, width) == [lane | 255 << 16 for lane in range(LANES)]


def test_votes(device: Callable[..., Device], width: int) -> None:
    program = f"""{ALL_LANES}
  li s4, 0
  {{predicate}}
  .irp mode, 0, 1, 2, 3
  vote \\mode, t1, t0
  slli s4, s4, 8
  or s4, s4, t1
  .endr
  sw s4, 0(s3)
  {END}"""
    opened = device()
    for predicate, expected in (
        ("sltiu t0, s0, 3", 0x00010007),
        ("li t0, 0", 0x00000100),
        ("li t0, 3", 0x010101FF),
        ("li t0, 2", 0x00000100),
    ):
        words = results(opened, program.format(predicate=predicate), width)
        assert words == [expected] * LANES


@pytest.mark.parametrize(
    "mode, control, expected",
    [
        pytest.param(0, 2 | 0 << 6 | 0 << 12, [0, 1, 0, 1, 2, 3, 4, 5], id="up"),
        pytest.param(1, 3 | 7 << 6, [3, 4, 5, 6, 7, 5, 6, 7], id="down"),
        pytest.param(1, 1 | 3 << 6 | 0x3C << 12, [1, 2, 3, 3, 5, 6, 7, 7], id="down-segments"),
        pytest.param(2, 5 | 7 << 6, [5, 4, 7, 6, 1, 0, 3, 2], id="butterfly"),
        pytest.param(3, 2 | 3 << 6 | 0x3C << 12, [2, 2, 2, 2, 6, 6, 6, 6], id="index"),
    ],
)
def test_shuffles(device: Callable[..., Device], width: int, mode: int, control: int, expected: list[int]) -> None:
    program = f"""{ALL_LANES}
  li t0, {control}
  addi t1, s0, 1000
  shfl {mode}, t2, t1, t0
  sw t2, 0(s3)
  {END}"""
    assert results(device(), program, width) == [1000 + lane for lane in expected]


def test_divergent_branch(device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str]) -> None:
    """The branch is named even where both ways come together before the next operation."""
    program = f"""{ALL_LANES}
  sltiu t0, s0, 3
branch:
  beqz t0, 1f
  addi s0, s0, 1
1:
  csrr t1, 0xcc4
  {END}"""
    said = failure(device(), program, width, capfd)
    assert "core 0, warp 0" in said
    assert "start + 0x20" in said
    assert "divergent branch: lane 3" in said


ALL_WARPS = f"""
  csrr t0, 0xfc1
  lla t1, 9f
  wspawn t0, t1
9:
  {ALL_LANES}
"""


@pytest.mark.parametrize("settings", [{}, {"cores": 2}, {"threads": 1, "warps": 32}])
def test_barrier(device: Callable[..., Device], width: int, settings: dict[str, int]) -> None:
    """Each thread reads what its core's next thread has left in local memory before the barrier."""
    program = f"""{ALL_WARPS}
  csrr t1, 0xfc0
  csrr t2, 0xfc1
  mul t3, t1, t2
  remu t4, s1, t3
  csrr s4, 0xfc3
  slli t5, t4, 2
  add t5, t5, s4
  sw s1, 0(t5)
  li t0, 1
  bar t0, t2
  addi t4, t4, 1
  remu t4, t4, t3
  slli t5, t4, 2
  add t5, t5, s4
  lw t6, 0(t5)
  sw t6, 0(s3)
  bar t0, t2
  {END}"""
    opened = device(**settings)
    size = settings.get("threads", LANES) * settings.get("warps", WARPS)
    cores = settings.get("cores", 1)
    expected = [c * size + (i + 1) % size for c in range(cores) for i in range(size)]
    assert results(opened, program, width, cores * size) == expected


def test_barrier_of_all_cores(device: Callable[..., Device], width: int) -> None:
    program = f"""{ALL_LANES}
  addi t1, s2, 1024
  li t2, 1
  amoadd.w x0, t2, (t1)
  li t0, 0x80000000
  csrr t3, 0xfc2
  bar t0, t3
  lw t4, 0(t1)
  csrr t5, 0xcc2
  csrr t6, 0xfc0
  mul t5, t5, t6
  add t5, t5, s0
  slli t5, t5, 2
  add t5, t5, s2
  sw t4, 0(t5)
  {END}"""
    assert results(device(cores=CORES), program, width, CORES * LANES) == [16] * CORES * LANES


def test_caller_waits_for_spawned_warps(device: Callable[..., Device], width: int) -> None:
    """`wspawn 1` goes on after the other warps have ended."""
    program = f"""
  csrr t0, 0xfc1
  lla t1, child
  wspawn t0, t1
  li t0, 1
  wspawn t0, x0
  csrr t0, 0x340
  lw t1, 0(t0)
  addi t1, t1, 1000
  sw t1, 0(t0)
  tmc x0
child:
  {ALL_LANES}
  li t0, 1
  amoadd.w x0, t0, (s2)
  {END}"""
    assert results(device(), program, width, 1) == [1000 + LANES * (WARPS - 1)]


@pytest.mark.parametrize("waiter", ["0xcc0", "0xcc1", "0xcc2"], ids=["lane", "warp", "core"])
def test_waiting_loops_end(device: Callable[..., Device], width: int, waiter: str) -> None:
    """The first lane, warp or core waits for what the last one stores."""
    program = f"""{ALL_WARPS}
  csrr t0, {waiter}
  sltiu t1, t0, 1
  addi t2, s2, 2047
  addi t2, t2, 1
  split t3, t1
  beqz t1, 2f
1:
  lw t4, 0(t2)
  beqz t4, 1b
  j 3f
2:
  li t4, 7
  sw t4, 0(t2)
3:
  join t3
  sw t4, 0(s3)
  {END}"""
    # The waiting loop is a branch on which lanes may differ for the order in which they run.
    opened = device(cores=CORES, branches=0)
    count = CORES * WARPS * LANES
    if waiter == "0xcc0":
        # The part of the lanes that waits comes second here, for it is the smaller one.
        assert results(opened, program, width, count) == [7] * count
    else:
        assert results(opened, program, width, count) == [7] * count


def test_fence_keeps_lanes_together(device: Callable[..., Device], width: int) -> None:
    """Hardware executes a warp in lockstep: after a fence a lane reads what later lanes stored."""
    program = f"""{ALL_LANES}
  sw s0, 0(s3)
  fence
  xori t0, s0, 7
  slli t0, t0, 2
  add t0, t0, s2
  lw t1, 0(t0)
  fence
  sw t1, 0(s3)
  {END}"""
    assert results(device(), program, width) == list(reversed(range(LANES)))


def test_indirect_calls(device: Callable[..., Device], width: int) -> None:
    """Code at a computed address has its operations and branches patched too."""
    program = f"""{ALL_LANES}
  lla t0, table
  li s4, 0
  li s5, 2
1:
  lw t1, 0(t0)
  lla t2, _start
  add t1, t1, t2
  jalr t1
  addi t0, t0, 4
  addi s5, s5, -1
  bnez s5, 1b
  sw s4, 0(s3)
  {END}
table:
  .word first - _start
  .word second - _start
first:
  csrr t3, 0xcc0
  add s4, s4, t3
  ret
second:
  li t3, 1
  vote 3, t4, t3
  add s4, s4, t4
  ret
"""
    assert results(device(), program, width) == [255 + lane for lane in range(LANES)]


def test_divergent_call(device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str]) -> None:
    program = f"""{ALL_LANES}
  lla t0, 1f
  slli t1, s0, 2
  add t0, t0, t1
  jalr x0, 0(t0)
1:
  .rept 8
  nop
  .endr
  {END}"""
    assert "operand of the whole warp differs" in failure(device(), program, width, capfd)


def test_long_loops_have_a_trace(device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str]) -> None:
    """More branches than a trace holds: uniform ones pass, and a late divergent one is found."""
    loop = """{lanes}
  li s4, 5000
  {more}
1:
  addi s4, s4, -1
  bnez s4, 1b
  li t0, 3
  sw t0, 0(s3)
  {end}"""
    opened = device()
    uniform = loop.format(lanes=ALL_LANES, more="", end=END)
    assert results(opened, uniform, width) == [3] * LANES
    divergent = loop.format(lanes=ALL_LANES, more="add s4, s4, s0", end=END)
    assert "divergent branch: lane 1" in failure(opened, divergent, width, capfd)


@pytest.mark.parametrize(
    "program, message",
    [
        pytest.param(
            f"{ALL_LANES}\n beqz s0, 1f\n nop\n vote 0, t0, t0\n1:\n csrr t0, 0xcc4 {END}",
            "lanes 0x1 of the warp are here, but lane 1 came to",
            id="other-operation",
        ),
        pytest.param(f"{ALL_LANES}\n join s0 {END}", "operand of the whole warp", id="operand"),
        pytest.param(f"{ALL_LANES}\n li t0, 5\n join t0 {END}", "without a split", id="join"),
        pytest.param(f"{ALL_LANES}\n andi t0, s0, 1\n split t1, t0 {END}", "inside of 1 splits", id="end"),
        pytest.param(
            f"{ALL_LANES}\n li t2, -1\n andi t0, s0, 1\n.rept {LANES}\n split t1, t0\n tmc t2\n.endr",
            "a split finds the IPDOM stack full",
            id="splits",
        ),
        pytest.param(
            f"{ALL_LANES}\n li t0, 1\n li t1, 2\n bar t0, t1 {END}",
            "deadlock: warps 0x1 are active and none can run; this one waits at barrier 1",
            id="deadlock",
        ),
        pytest.param(
            f"{ALL_LANES}\n li t0, 2\n li t1, 2\n bar t0, t1 {END}", "barrier 2: the core has 2", id="barrier"
        ),
        pytest.param(f"{ALL_LANES}\n csrr t0, 0x123 {END}", "illegal", id="register"),
        pytest.param(f"{ALL_LANES}\n ecall {END}", "illegal instruction 0x00000073", id="ecall"),
        pytest.param(f"{ALL_LANES}\n .insn r 0x0b, 6, 0, x0, x0, x0 {END}", "illegal", id="operation"),
        pytest.param(f"{ALL_LANES}\n .word 0 {END}", "illegal instruction 0x00000000", id="word"),
        pytest.param(
            f"{ALL_LANES}\n li t0, 0x1234\n lw t1, 0(t0) {END}",
            "lane 0 has no such access to address 0x1234",
            id="load",
        ),
        pytest.param(
            f"{ALL_LANES}\n lla t0, _start\n sw t1, 0(t0) {END}",
            "no such access to address 0x80000000",
            id="code-is-read-only",
        ),
        pytest.param(f"{ALL_LANES}\n li t0, 0x30\n jr t0 {END}", "address 0x30", id="jump"),
    ],
)
def test_failures(
    device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str], program: str, message: str
) -> None:
    """The launch fails, the device says why and where, and the next launch works."""
    opened = device(branches=0)
    assert message in failure(opened, program, width, capfd)
    assert results(opened, f"{ALL_LANES}\n sw s0, 0(s3) {END}", width) == list(range(LANES))


def test_float_registers(device: Callable[..., Device], width: int) -> None:
    """Registers and the rounding mode are each lane's own, across operations of the warp."""
    program = f"""{ALL_LANES}
  fcvt.s.w f8, s0
  fcvt.d.w f9, s0
  andi t0, s0, 1
  slli t0, t0, 1
  fsrm t0
  vote 0, t1, t0
  fadd.s f8, f8, f8
  fadd.d f9, f9, f9
  fcvt.s.d f10, f9
  fadd.s f8, f8, f10
  li t2, 0x3f000000
  fmv.w.x f11, t2
  fadd.s f8, f8, f11
  vote 0, t1, t0
  fcvt.w.s t3, f8
  fsrm x0
  sw t3, 0(s3)
  {END}"""
    # 4 * lane + 0.5, to even or down.
    assert results(device(), program, width) == [4 * lane for lane in range(LANES)]


def test_rounding_mode_is_a_lanes_own(device: Callable[..., Device], width: int) -> None:
    program = f"""{ALL_LANES}
  andi t0, s0, 1
  addi t0, t0, 2
  fsrm t0
  csrr t1, 0xcc3
  vote 0, t1, t0
  li t2, 0x3f000000
  fmv.w.x f8, t2
  fcvt.w.s t3, f8, dyn
  fsrm x0
  sw t3, 0(s3)
  {END}"""
    assert results(device(), program, width) == [0, 1] * (LANES // 2)


def test_atomics(device: Callable[..., Device], width: int) -> None:
    """All threads add to one word, by an instruction and by a loop of load and store."""
    program = f"""{ALL_WARPS}
  li t0, 1
  amoadd.w x0, t0, (s2)
  addi t1, s2, 4
  csrr s4, 0xcc4
  li s5, 1
1:
  pred s5, s4
  beqz s5, 2f
  lr.w t2, (t1)
  addi t2, t2, 1
  sc.w t3, t2, (t1)
  snez s5, t3
  j 1b
2:
  {END}"""
    threads = CORES * WARPS * LANES
    assert results(device(cores=CORES), program, width, 2) == [threads, threads]


STORE_LANES = f"{ALL_LANES}\n sw s0, 0(s3) {END}"


def test_code_at_another_address(device: Callable[..., Device], width: int) -> None:
    """Code runs at any address: near stubs, above the window for code, and far away."""
    opened = device()
    code = image(STORE_LANES, width)
    buffer = opened.allocate(4096)
    far = {64: 0x1_2345_0000, 32: 0xC000_0000}[width]
    buffers = [opened.allocate(4096), opened.allocate(1 << 20), opened.reserve(far, 4096)]
    assert opened.address(buffers[0]) < 1 << 26 < opened.address(buffers[1])
    for kernel in buffers:
        opened.write(buffer, bytes(4096))
        opened.write(kernel, code)
        opened.start(kernel, buffer)
        opened.wait()
        assert opened.words(buffer, LANES) == list(range(LANES))


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_long_launches(device: Callable[..., Device], width: int, far: bool) -> None:
    """Launches that timer signals interrupt, in code with stubs and in code without."""
    rounds = 4000
    program = f"""{ALL_WARPS}
  li s4, {rounds}
  li s5, 0
1:
  vote 1, t0, s4
  add s5, s5, t0
  addi s4, s4, -1
  bnez s4, 1b
  sw s5, 0(s3)
  {END}"""
    opened = device(warps=2)
    buffer = opened.allocate(4096)
    kernel = opened.reserve({64: 0x1_2345_0000, 32: 0xC000_0000}[width] if far else 0x80000000, 4096)
    opened.write(kernel, image(program, width))
    opened.start(kernel, buffer)
    opened.wait()
    assert opened.words(buffer, 2 * LANES) == [rounds // 2] * 2 * LANES


def test_code_is_read_as_it_was_written(device: Callable[..., Device], width: int) -> None:
    """The host finds the image unchanged after a launch, and code that it changes is executed."""
    opened = device()
    buffer = opened.allocate(4096)
    code = image(STORE_LANES, width)
    kernel = opened.upload_kernel(code, bss=8192)
    opened.start(kernel, buffer)
    opened.wait()
    assert opened.read(kernel, len(code)) == code
    assert [opened.read(kernel, 3, i) for i in range(30)] == [code[i : i + 3] for i in range(30)]
    changed = image(f"{ALL_LANES}\n addi s0, s0, 9\n sw s0, 0(s3) {END}", width)
    opened.write(kernel, changed[5:], 5)
    opened.start(kernel, buffer)
    opened.wait()
    assert opened.words(buffer, LANES) == [9 + lane for lane in range(LANES)]


def test_variables_of_the_image(device: Callable[..., Device], width: int) -> None:
    """A word among the code, which the host writes between launches, and memory after the file."""
    program = f"""
  j 1f
block:
  .word 0
1: {ALL_LANES}
  lla t1, block
  lw t0, 0(t1)
  li t2, 4096
  add t1, t1, t2
  lw t2, 0(t1)
  add t0, t0, t2
  vote 0, t3, x0
  addi t2, t2, 1
  sw t2, 0(t1)
  sw t0, 0(s3)
  {END}"""
    opened = device()
    buffer = opened.allocate(4096)
    kernel = opened.upload_kernel(image(program, width), bss=8192)
    opened.write(kernel, bytes(4), 4096 + 4)
    for launch in range(3):
        opened.write(kernel, bytes([10 * launch, 0, 0, 0]), 4)
        opened.start(kernel, buffer)
        opened.wait()
        assert opened.words(buffer, LANES) == [11 * launch] * LANES
    assert opened.read(kernel, 4, 4100) == bytes([3, 0, 0, 0])


def test_memory(device: Callable[..., Device], width: int) -> None:
    """Buffers are apart, hold what is written, and freed memory is used again."""
    opened = device()
    free, used = opened.usage()
    sizes = [1, 4096, 5000, 1 << 20, 300 << 20]
    buffers = [opened.allocate(size) for size in sizes]
    addresses = [opened.address(buffer) for buffer in buffers]
    assert all(address % 64 == 0 for address in addresses)
    ranges = sorted(zip(addresses, sizes, strict=True))
    assert all(a + n < b for (a, n), (b, _) in pairwise(ranges))
    for buffer, size in zip(buffers, sizes, strict=True):
        opened.write(buffer, bytes([size % 251]), size - 1)
    for buffer, size in zip(buffers, sizes, strict=True):
        assert opened.read(buffer, 1, size - 1) == bytes([size % 251])
        with pytest.raises(Failure, match="vx_copy_from_dev"):
            opened.read(buffer, 2, size - 1)
    assert sum(opened.usage()) == free + used
    for buffer in buffers:
        opened.free(buffer)
    assert opened.usage() == (free, used)
    again = opened.allocate(1)
    assert opened.address(again) == addresses[0]
    with pytest.raises(Failure, match="vx_mem_alloc"):
        opened.allocate(1 << 34)
    with pytest.raises(Failure, match="vx_mem_reserve"):
        opened.reserve(addresses[0], 64)


def test_access(device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str]) -> None:
    """A buffer that a kernel may only read, and then may write."""
    opened = device()
    data = opened.upload(bytes(range(64)))
    kernel = opened.upload_kernel(image(f"{ALL_LANES}\n lw t0, 8(s2)\n sw t0, 0(s3) {END}", width))
    opened.start(kernel, data)
    with pytest.raises(Failure):
        opened.wait()
    assert "lane 0 has no such access" in capfd.readouterr().err
    opened.access(data, 0, 64, 3)
    opened.start(kernel, data)
    opened.wait()
    assert opened.words(data, LANES) == [0x0B0A0908] * LANES


def test_timeout(device: Callable[..., Device], width: int) -> None:
    """A launch that waits for the host goes on after a timeout of the wait."""
    opened = device(branches=0)
    buffer = opened.allocate(4096)
    opened.write(buffer, bytes(64))
    kernel = opened.upload_kernel(image("csrr t0, 0x340\n1: lw t1, 0(t0)\n beqz t1, 1b" + END, width))
    opened.start(kernel, buffer)
    with pytest.raises(Failure, match="vx_ready_wait"):
        opened.wait(20)
    opened.write(buffer, b"\1")
    opened.wait()


def test_capabilities(device: Callable[..., Device], width: int) -> None:
    opened = device(cores=2, local_bytes=8192)
    assert [opened.capability(i) for i in range(1, 7)] == [
        *(LANES, WARPS, 2, 64),
        {64: 8 << 30, 32: 4 << 30}[width],
        8192,
    ]
    # A, D for 64 bits, F, I, M, U; the width; caches, local memory, Zicond.
    isa = {64: 0x33_8010_1129, 32: 0x33_4010_1121}[width]
    assert opened.capability(7) == isa
    with pytest.raises(Failure, match="vx_dev_caps"):
        opened.capability(100)
    assert device(isa="").capability(7) == isa & ~0x29


def test_device_without_atomics(device: Callable[..., Device], width: int, capfd: pytest.CaptureFixture[str]) -> None:
    said = failure(device(isa="f"), f"{ALL_LANES}\n amoadd.w t0, t0, (s2) {END}", width, capfd)
    assert "illegal instruction 0x005" in said


def test_two_devices(device: Callable[..., Device], width: int) -> None:
    first, second = device(), device(threads=4)
    assert results(first, STORE_LANES, width) == list(range(LANES))
    assert results(second, STORE_LANES, width) == [0, 1, 2, 3, 0, 0, 0, 0]
    assert results(first, STORE_LANES, width) == list(range(LANES))


@pytest.mark.parametrize("name", ["XLEN", "THREADS", "ISA"])
def test_wrong_settings(
    device: Callable[..., Device], name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Failure, match="vx_dev_open"):
        device(**{name.lower(): "33"})
    assert f"VORTEX_TEST_{name}" in capfd.readouterr().err


@pytest.fixture
def first_device(first_vortex_library: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[FirstDevice]:
    """A device with the first generation of the API."""
    for name, value in {"XLEN": width, "THREADS": LANES, "WARPS": WARPS}.items():
        monkeypatch.setenv(f"VORTEX_TEST_{name}", str(value))
    device = FirstDevice(first_vortex_library)
    yield device
    device.close()


FIRST_LANES = """
  li t0, -1
  tmc t0
  csrr s0, 0xcc0
  lla s2, _start
  lw s2, 4(s2)
  slli t0, s0, 2
  add s3, s2, t0
"""


def first_results(device: FirstDevice, assembly: str, width: int) -> list[int]:
    buffer = device.allocate(4096)
    code = image(f"j 1f\n.word {buffer}\n1:\n{assembly}", width, device.capability(7))
    device.upload_kernel(code)
    device.start()
    device.wait()
    return device.words(buffer, LANES)


def test_first_generation(first_device: FirstDevice, width: int) -> None:
    """The raw program runs at the start address, twice with other code."""
    assert first_device.capability(7) == {64: 0x1_8000_0000, 32: 0x8000_0000}[width]
    assert first_device.capability(8) == {64: 0x8010_1129, 32: 0x4010_1121}[width]
    program = f"{FIRST_LANES}\n addi s0, s0, {{n}}\n sw s0, 0(s3) {END}"
    for n in (0, 5):
        words = first_results(first_device, program.format(n=n), width)
        assert words == [n + lane for lane in range(LANES)]


def test_first_split_and_join(first_device: FirstDevice, width: int) -> None:
    """The lanes whose predicate isn't 0 run first, though they are fewer."""
    program = f"""{FIRST_LANES}
  sltiu t0, s0, 3
  slli t0, t0, 4
  split t1, t0
  addi t5, s2, 128
  li t6, 1
  beqz t0, 1f
  amoadd.w t2, t6, (t5)
  j 2f
1:
  amoadd.w t2, t6, (t5)
2:
  join t1
  split t3, t6
  join t3
  slli t1, t1, 8
  slli t3, t3, 16
  lw t4, 0(t5)
  sub t2, t4, t2
  add t2, t2, t1
  add t2, t2, t3
  sw t2, 0(s3)
  {END}"""
    assert first_results(first_device, program, width) == [256 + n for n in (8, 7, 6, 5, 4, 3, 2, 1)]


def test_first_local_memory(first_device: FirstDevice, width: int) -> None:
    base = {64: 0x1_FF00_0000, 32: 0xFF00_0000}[width]
    first, second = first_device.allocate(100, local=True), first_device.allocate(64, local=True)
    assert (first, second) == (base, base + 128)
    program = f"""{FIRST_LANES}
  li t0, {second}
  sub t1, s3, s2
  add t0, t0, t1
  sw s0, 0(t0)
  lw t2, 0(t0)
  sw t2, 0(s3)
  {END}"""
    assert first_results(first_device, program, width) == list(range(LANES))


@pytest.mark.parametrize("instruction", ["vote 0, t0, t0", "csrr t0, 0x340", "csrr t0, 0xfc3"])
def test_first_lacks(
    first_device: FirstDevice, width: int, instruction: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Failure, match="vx_ready_wait"):
        first_results(first_device, f"{FIRST_LANES}\n {instruction} {END}", width)
    assert "illegal instruction" in capfd.readouterr().err

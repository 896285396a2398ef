"""Inline PTX as C++: what has no translation. tests/programs/inline_ptx*.cu check the results of the rest."""

import pytest

from hipspv.driver.ptx.assembly import escaped, rewritten

# Statements of PTX with a meaning that the C++ wouldn't have, and the reason.
REFUSED = (
    ('asm("addc.u16 %0, %1, %2;" : "=h"(r) : "h"(a), "h"(b));', "addc.u16"),
    ('asm("add.u32.sat %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));', "add.u32.sat"),
    ('asm("min.NaN.f64 %0, %1, %2;" : "=d"(r) : "d"(a), "d"(b));', "min.NaN.f64"),
    ('asm("add.u32 %0, %1;" : "=r"(r) : "r"(a));', "add.u32: 1 sources"),
    ('asm("add.u32 %0, %1, t;" : "=r"(r) : "r"(a));', "add.u32: t"),
    ('asm("add.f32 %0, %1, 1;" : "=f"(r) : "f"(a));', "add.f32: 1 as .f32"),
    ('asm("mov.u64 %0, %%current_graph_exec;" : "=l"(r));', "mov.u64: %current_graph_exec"),
    ('asm("bar.arrive 1;");', "bar.arrive"),
    ('asm("bar.red.popc.s32 %0, 1, p;" : "=r"(r));', "bar.red.popc.s32"),
    ('asm("shfl.up.b32 %0, %1, 1, 0;" : "=r"(r) : "r"(a));', "shfl.up.b32"),
    ('asm("ldmatrix.sync.aligned.m8n16.x1.b8 {%0}, [%1];" : "=r"(r) : "l"(p));', "ldmatrix.sync.aligned.m8n16.x1.b8"),
    ('asm("vadd.u32.u32.u32 %0, %1.b0, %2.b1;" : "=r"(r) : "r"(a), "r"(b));', "vadd.u32.u32.u32: .b0 instead of ;"),
    ('asm("vshl.u32.u32.u32.sat.clamp %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));', "vshl.u32.u32.u32.sat.clamp"),
    ('asm("atom.acquire.gpu.inc.u32 %0, [%1], %2;" : "=r"(r) : "l"(p), "r"(a));', "atom.acquire.gpu.inc.u32"),
    ('asm("cvt.rm.bf16.f32 %0, %1;" : "=h"(r) : "f"(a));', "cvt.rm.bf16.f32"),
    ('asm("cvt.rn.relu.satfinite.e4m3x2.bf16x2 %0, %1;" : "=h"(r) : "r"(a));', "cvt.rn.relu.satfinite.e4m3x2.bf16x2"),
    ('asm("mma.sync.aligned.m16n8k8.row.row.f32.f16.f16.f32 {%0}, {%1}, {%2}, {%3};" : "=f"(d) : "r"(a), "r"(b),'
     ' "f"(c));', "mma.sync.aligned.m16n8k8.row.row.f32.f16.f16.f32"),
    ('asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0}, {%1}, {%2}, {%3};" : "=d"(d) : "d"(a), "d"(b),'
     ' "d"(c));', "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64: 1 registers of 2"),
    ('asm("mbarrier.expect_tx.shared.b64 [%0];" :: "r"(a));', "mbarrier.expect_tx.shared.b64"),
    ('asm("cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%0, {%1}], [%2];" :: "l"(m), "r"(x), "r"(a));',
     "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group"),
    ('asm("tex.1d.v4.s32.s32 {%0, %1, %2, %3}, [t, {%4}];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(x));',
     "tex.1d.v4.s32.s32"),
    ('asm("ld.global.u32 %0, [%1, {%2}];" : "=r"(r) : "l"(p), "r"(x));', "ld.global.u32: an address"),
    ('asm("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.bf16 [%0], [%1], 16;" :: "l"(p), "r"(a));',
     "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.bf16"),
    ('asm("st.async.shared::cluster.b32 [%0], %1, [%2];" :: "r"(p), "r"(r), "r"(a));', "st.async.shared::cluster.b32"),
    ('asm("bra L;");', "bra"),
    ('asm("{ trap;");', "a scope without its end"),
    ('asm("mov %1, %0" : "=r"(r) : "r"(a));', "mov"),
)  # fmt: skip
# Statements of other machines, and other texts.
LEFT = (
    'asm("" ::: "memory");',
    'asm("// %0" :: "C"("text"));',
    'asm volatile("rdtsc" : "=a"(a), "=d"(d));',
    'int f() asm("trap_of_f");',
    'const char* s = "asm(\\"trap;\\");";',
    'const char* s = R"(asm("trap;");)";',
)


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_refused(text: str, reason: str) -> None:
    """The statement that is left names the instruction; CheckPtx reports it if a kernel reaches it."""
    assert rewritten(text) == f'asm volatile("hipspv: PTX without a translation: {reason}");'


@pytest.mark.parametrize("text", LEFT)
def test_left_alone(text: str) -> None:
    assert rewritten(text) == text


def test_lines_stay() -> None:
    text = 'int c = 1\'000;\nasm volatile("trap;"\n  :\n  :: "memory");\nint x;\n__asm__ __volatile__("membar.gl;");'
    new = rewritten(text)
    assert "asm" not in new and "__trap()" in new and "__threadfence()" in new
    assert [text.count("\n"), text.index("int x") > 0] == [new.count("\n"), True]
    assert new.split("\n")[4] == "int x;"


@pytest.mark.parametrize(
    ("statement", "is_volatile"),
    [
        ('asm("ld.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
        ('asm("ld.volatile.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', True),
        ('asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");', True),
        ('__asm__ __volatile__("st.global.u32 [%0], %1;" :: "l"(p), "r"(r) : "memory");', True),
        ('asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
        ('asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
    ],
)
def test_accesses_of_volatile_statements(statement: str, is_volatile: bool) -> None:
    """A loop may wait for another thread by them. Atomic accesses need nothing more, and .nc is of constant memory."""
    new = rewritten(statement)
    assert "asm" not in new and ("volatile_access" in new) == is_volatile


def test_names_after_one_percent_sign() -> None:
    text = 'int x = a %b; asm("mov.u32 %0, %lanemask_lt; // %%tid" : "=r"(r[i %n])); f("%d");'
    assert escaped(text) == text.replace("%lanemask", "%%lanemask")

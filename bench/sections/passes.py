"""The passes' time by phase on generated modules, against LLVM's verifier."""

from __future__ import annotations

from bench import measure, pass_times
from bench.device_modules import SHAPES
from bench.measure import Report, Row
from bench.pass_times import OWN, VERIFIER
from bench.sections.section import Section, Settings
from hipspv.passes.pipeline import PHASES, phases
from hipspv.targets import SPIRV64
from hipspv.targets.spirv.phases import SpirvOptions

SIZES = (1_000, 10_000, 100_000)
QUICK_SIZES = (10_000,)
GROWTH, MOST_GROWTH = 16, 1.2  # of the module, and of the time for an instruction
LARGEST_OWN_US = 10_000  # of 1,000 instructions: 1 s for 100,000
TITLES = {"kernels": "many kernels", "function": "one function"}


def report(size: int, shape: str, rounds: int) -> Report:
    """Return the table of one module: a row for each phase."""
    options = SpirvOptions(SPIRV64, level="2")
    # A pass's phase by its position in the list of those that run on a linked module.
    linked = PHASES[PHASES.index("prepare") :]
    places = [phase for phase, steps in phases(options).items() if phase in linked for _ in steps]
    places.append(pass_times.INDEX)
    bitcode, count = pass_times.generated(size, shape)
    lowered = pass_times.lowerings(bitcode, options, lambda index, name: places[index], rounds)
    factor = 1e6 * 1000 / count
    series = {name: [one.seconds[name] * factor for one in lowered] for name in lowered[0].seconds}
    base = series.pop(VERIFIER)
    rows = [measure.against(name, times, base) for name, times in series.items()]
    rows = [_aimed(row) if row.name == OWN else row for row in rows]
    title = f"{count:,} instructions in {TITLES[shape]}"
    return Report(title, "µs/1,000 instructions", rows, f"{VERIFIER} on the same module")


def growth(small: int, rounds: int) -> Report:
    """Return the table of large modules against small ones, a row for each shape."""
    options = SpirvOptions(SPIRV64, level="2")

    def time_of(module: tuple[bytes, int]) -> float:
        """Return the own time of one lowering for 1,000 instructions, in µs."""
        bitcode, count = module
        return pass_times.Lowering(bitcode, options, lambda *_: "").seconds[OWN] * 1e9 / count

    rows = []
    for shape, title in TITLES.items():
        modules = [pass_times.generated(size, shape) for size in (small, GROWTH * small)]
        lowered = [[time_of(module) for module in modules] for _ in range(rounds + 1)][1:]
        base, times = zip(*lowered, strict=True)
        rows.append(measure.against(f"{GROWTH * small:,} in {title}", times, base, MOST_GROWTH))
    unit, reference = "µs/1,000 instructions", f"total for {small:,} instructions of that shape"
    return Report(f"{GROWTH} times as many instructions", unit, rows, reference)


def _aimed(row: Row) -> Row:
    met = row.value.median < LARGEST_OWN_US
    return row._replace(target=f"time < {LARGEST_OWN_US:,}", met=met)


def _measure(settings: Settings) -> list[Report]:
    sizes = QUICK_SIZES if settings.quick else SIZES
    tables = [report(size, shape, settings.rounds) for size in sizes for shape in SHAPES]
    return [*tables, growth(QUICK_SIZES[0] // 4, settings.rounds)]


SECTION = Section(
    title="Passes",
    about="Processor time of the passes for SPIR-V at -O2 by phase, for 1,000 instructions of a "
    "generated module. The rows of phases are hipspv's own time. LLVM's, when a pass runs LLVM's "
    "passes, is a row of its own, as is the index that the passes share; the total has no part of "
    "LLVM's.",
    rounds=(9, 3),
    measure=_measure,
)

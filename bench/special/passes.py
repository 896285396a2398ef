"""The passes: time for 1,000 instructions, pass by pass, on device modules of several sizes.

    python -m bench.special.passes [--sizes 1000,...] [--rounds N] [--translator NAME] [--json]

Times are of the processor. A pass's figure is the time of hipspv itself. The time of LLVM, when a
pass runs LLVM's own passes, links or verifies, is a row of its own, as is the index that the
passes share. Ratios are to LLVM's verifier on the same module, measured in every round: it visits
everything once. A pass with nothing to do must take less than 1 ms, however large the module is.
"""

from __future__ import annotations

import sys

from bench import measure
from bench.device_modules import SHAPES
from bench.pass_times import INDEX, LLVM, OWN, VERIFIER, generated, lowerings
from hipspv.targets import SPIRV64
from hipspv.targets.spirv.phases import SpirvOptions

SIZES = (1_000, 10_000, 100_000)
UNIT = "µs/1000 instr."
LARGEST_IDLE_MS = 1.0
LARGEST_OWN_US = 10_000  # 1 s for 100,000 instructions


def report(size: int, shape: str, options: SpirvOptions, rounds: int) -> measure.Report:
    """Return one table: the passes on one module."""
    bitcode, count = generated(size, shape)
    rounds_of = lowerings(bitcode, options, lambda index, name: name, rounds)
    busy = set().union(*(each.busy for each in rounds_of))
    factor = 1e6 * 1000 / count
    series = {name: [each.seconds[name] * factor for each in rounds_of] for name in rounds_of[0].seconds}
    rows = []
    for name, times in series.items():
        row = measure.Row(name, times, () if name == VERIFIER else series[VERIFIER])
        target, met = _target(name, name in busy, row.value.median, count)
        rows.append(row._replace(target=target, met=met))
    title = f"{count:,} instructions in {'many kernels' if shape == 'kernels' else 'one function'}"
    return measure.Report(f"{title}, -O{options.level}, {options.translator}", UNIT, rows)


def _target(name: str, busy: bool, median: float, count: int) -> tuple[str, bool | None]:
    if name == OWN:
        return f"< {LARGEST_OWN_US:,}", median < LARGEST_OWN_US
    if busy or name in (VERIFIER, INDEX, LLVM):
        return "", None
    return f"< {LARGEST_IDLE_MS:g} ms", median * count / 1e6 < LARGEST_IDLE_MS


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 5)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="instructions")
    parser.add_argument("--level", default="2", help="-O (2)")
    parser.add_argument("--translator", default="llvm", help="llvm (default) or llvm-spirv")
    options = parser.parse_args()
    settings = SpirvOptions(SPIRV64, level=options.level, translator=options.translator)
    sizes = [int(size) for size in options.sizes.split(",")]
    reports = [report(size, shape, settings, options.rounds) for size in sizes for shape in SHAPES]
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())

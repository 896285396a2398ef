"""Random modules through the device stages: `python -m tests.fuzz`.

Each case has a name SEED:BASE:NUMBER, which recreates it: `--case NAME`. BASE is a file of the
corpus, or `generated`. A case doesn't change when files are added or removed. A BASE with `.bc` is
mutated as bitcode. Findings are printed once per signature, and kept with --keep."""

import argparse
import collections
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from hipspv.llvm import Context, LLVMError, Module
from tests.fuzz.case import Input, Laboratory, Outcome
from tests.fuzz.generate import generate
from tests.fuzz.known import is_known
from tests.fuzz.mutate import mutate_bytes, mutate_text
from tests.fuzz.reduce import reduced

ROOT = Path(__file__).resolve().parents[2]
GENERATED = "generated"
_GENERATED_SHARE = 12  # as many generated cases as of this many files


def corpus(programs: int, random: Random) -> dict[str, str]:
    """The pass tests, and the device code of some programs, as IR text by name."""
    tests = (ROOT / "tests" / "passes").rglob("*.ll")
    texts = {f"{path.parent.name}-{path.name}": path.read_text() for path in tests}
    sources = sorted((ROOT / "tests" / "programs").glob("*.hip"))
    for source in random.sample(sources, min(programs, len(sources))):
        texts[source.name] = _compiled(source)
    return dict(sorted(texts.items()))


def _compiled(source: Path) -> str:
    """Device IR of a program as clang makes it."""
    compiler = Path(sys.executable).parent / "hipspv-cc"
    argv = [str(compiler), "-c", "-save-temps=obj", "-I", str(ROOT / "examples"), str(source)]
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run([*argv, "-o", f"{directory}/x.o"], check=True, cwd=directory)
        with Context() as context:
            return str(Module.read(f"{directory}/{source.stem}-hip-spirv64-generic.bc", context))


def make(name: str, texts: dict[str, str]) -> Input:
    """The case of that name."""
    _, base, _ = name.split(":")
    random = Random(name)
    level, translator = random.choice("0023"), random.choice(("llvm", "llvm-spirv"))
    if base == GENERATED:
        text = generate(random)
        if random.randrange(3) == 0:
            text = mutate_text(text, random)
        return Input(text, level, translator)
    if base.endswith(".bc"):
        data = _bitcode(texts[base.removesuffix(".bc")])
        return Input(mutate_bytes(data, random), level, translator)
    return Input(mutate_text(texts[base], random), level, translator)


def _bitcode(text: str) -> bytes:
    with Context() as context:
        try:
            return Module.parse(text, context).bitcode()
        except LLVMError:  # a test of IR that LLVM refuses
            return text.encode()


def names(seed: int, bases: list[str]) -> Iterator[str]:
    """Endless: each base after the other, every fifth time as bitcode."""
    number = 0
    while True:
        for index, base in enumerate(bases):
            bitcode = ".bc" if (number + index) % 5 == 4 else ""
            yield f"{seed}:{base}{bitcode}:{number}"
            if index % _GENERATED_SHARE == 0:
                yield f"{seed}:{GENERATED}:{number * 100 + index}"
        number += 1


class Report:
    """Counts outcomes, and prints a finding when it is new."""

    def __init__(self, keep: str | None) -> None:
        self.kinds: collections.Counter[str] = collections.Counter()
        self.findings: collections.Counter[str] = collections.Counter()
        self.unknown: dict[str, str] = {}  # signature -> the first case
        self._keep = Path(keep) if keep else None

    def add(self, name: str, case: Input, outcome: Outcome) -> None:
        self.kinds[outcome.kind] += 1
        if outcome.good:
            return
        signature = outcome.signature
        self.findings[signature] += 1
        if self.findings[signature] > 1:
            return
        known = is_known(case, outcome)
        if not known:
            self.unknown[signature] = name
        print(f"{'known' if known else 'FOUND'} {name} -O{case.level} {case.translator}: {signature}")
        sys.stdout.flush()
        if self._keep:
            self._write(name, case, outcome)

    def _write(self, name: str, case: Input, outcome: Outcome) -> None:
        assert self._keep
        self._keep.mkdir(parents=True, exist_ok=True)
        stem = name.replace(":", "-").replace(os.sep, "_")
        suffix, data = (".ll", case.data.encode()) if isinstance(case.data, str) else (".bc", case.data)
        (self._keep / (stem + suffix)).write_bytes(data)
        (self._keep / (stem + ".txt")).write_text(
            f"-O{case.level} {case.translator}\n{outcome.kind}: {outcome.where}\n{outcome.text}\n"
        )


def run(seed: int, texts: dict[str, str], seconds: float, cases: int, keep: str | None) -> Report:
    """Cases until the time is over or the number is reached."""
    laboratory, report = Laboratory(), Report(keep)
    end = time.monotonic() + seconds
    for count, name in enumerate(names(seed, list(texts))):
        if time.monotonic() > end or count >= cases:
            break
        case = make(name, texts)
        report.add(name, case, laboratory.examine(case))
    return report


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cases", type=int, default=1 << 60, help="at most so many")
    parser.add_argument("--programs", type=int, default=0, help="of tests/programs, as corpus")
    parser.add_argument("--keep", metavar="DIR", help="write each new finding there")
    parser.add_argument("--case", metavar="NAME", help="one case again")
    parser.add_argument("--reduce", action="store_true", help="with --case: make the input smaller")
    parser.add_argument("--print", action="store_true", help="with --case: print the input")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    if arguments.case:
        base = arguments.case.split(":")[1].removesuffix(".bc")
        program = ROOT / "tests" / "programs" / base
        texts = {base: _compiled(program)} if base.endswith(".hip") else corpus(0, Random(0))
        case = make(arguments.case, texts)
        laboratory = Laboratory()
        if arguments.reduce:
            case = reduced(laboratory, case)
        if arguments.print or arguments.reduce:
            print(case.data)
        outcome = laboratory.examine(case)
        print(f"-O{case.level} {case.translator}: {outcome.kind}: {outcome.where}\n{outcome.text}")
        return 0 if outcome.good else 1
    print(f"seed {arguments.seed}", flush=True)
    texts = corpus(arguments.programs, Random(arguments.seed))
    report = run(arguments.seed, texts, arguments.seconds, arguments.cases, arguments.keep)
    print(", ".join(f"{count} {kind}" for kind, count in report.kinds.most_common()))
    for signature, count in report.findings.most_common():
        print(f"{count:>5} {'unknown' if signature in report.unknown else 'known  '} {signature}")
    return 1 if report.unknown else 0


if __name__ == "__main__":
    sys.exit(main())

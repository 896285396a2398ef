"""Run everything that `python -m tests.nvidia_gpu` prepared, on a machine with an NVIDIA GPU.

    python3 run.py [--part NAME ...] [--reports DIRECTORY]

Each part prints its results. Its report is a file of JSON below --reports. Exits with 1 if a part
does: their own descriptions say when.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
_TOOLS = ("memcheck", "racecheck", "synccheck")
_WITH_TOOLS = ([], *([f"--tool={tool}"] for tool in _TOOLS))
# The runs of each part, by their arguments.
RUNS: dict[str, tuple[list[str], ...]] = {
    "programs": _WITH_TOOLS,
    "runtime": _WITH_TOOLS,
    "several": ([],),
    "bench": ([],),
    "makefiles": ([],),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    present = [name for name in RUNS if (HERE / name).is_dir()]
    parser.add_argument("--part", action="append", choices=present, help="one part; all if none")
    parser.add_argument("--reports", type=Path, help="write the outcomes as JSON there")
    given = parser.parse_args()
    failed = []
    for name in given.part or present:
        for arguments in RUNS[name]:
            title = " ".join([name, *arguments])
            print(f"#### {title}", flush=True)
            argv = [sys.executable, str(HERE / name / "run.py"), *arguments]
            if given.reports:
                given.reports.mkdir(parents=True, exist_ok=True)
                file = given.reports / f"{title.replace(' --tool=', '-')}.json"
                argv += ["--report", str(file.absolute())]
            if subprocess.run(argv).returncode != 0:
                failed.append(title)
    print(f"#### parts with differences: {', '.join(failed) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Run a program of the tests here, and keep it with its results for a machine with a GPU.

    HIPSPV_TEST_FLAGS=--offload-arch=sm_90 \
    HIPSPV_TEST_WRAPPER="python tests/nvidia_gpu/record.py DIRECTORY" pytest tests/runtime

`replay.py` runs the programs there, and shows the lines of output that differ.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

_PREFIXES = ("HIP_", "HIPSPV_", "CUDA_", "AMD_")
_LEFT_OUT = ("HIPSPV_TEST_", "HIPSPV_CACHE", "HIPSPV_BUILD_SECONDS")


def keep(path: str, directory: Path) -> str:
    """Copy a file once, and return its path below the directory."""
    data = Path(path).read_bytes()
    name = f"files/{hashlib.sha256(data).hexdigest()[:16]}-{Path(path).name}"
    if not (directory / name).exists():
        (directory / "files").mkdir(exist_ok=True)
        shutil.copy(path, directory / name)
    return name


def main() -> int:
    directory, program, *arguments = sys.argv[1:]
    done = subprocess.run([program, *arguments], capture_output=True)
    root = Path(directory)
    argv = [keep(a, root) if os.path.isfile(a) else a for a in arguments]
    files = [w for w, a in zip(argv, arguments, strict=True) if os.path.isfile(a)]
    variables = {
        name: value
        for name, value in os.environ.items()
        if name.startswith(_PREFIXES) and not name.startswith(_LEFT_OUT)
    }
    entry = {
        "test": os.environ.get("PYTEST_CURRENT_TEST", ""),
        "program": keep(program, root),
        "arguments": argv,
        "files": files,
        "variables": variables,
        "status": done.returncode,
        "stdout": done.stdout.decode(errors="replace"),
    }
    with (root / "entries.jsonl").open("a") as file:
        file.write(json.dumps(entry) + "\n")
    sys.stdout.buffer.write(done.stdout)
    sys.stderr.buffer.write(done.stderr)
    sys.stdout.flush()
    if done.returncode < 0:
        os.kill(os.getpid(), -done.returncode)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())

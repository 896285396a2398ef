"""Programs that write all conversions of a header's types, compiled for the host."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hipspv.driver.clang.shared_arguments import package_headers


def conversions(source: Path, directory: Path, dialect: str, *words: str) -> bytes:
    """Return what the program writes. dialect: a macro, or nothing; words: options of g++."""
    program = directory / f"host{len(words)}"
    command = ["g++", "-std=c++17", "-O1"]
    command += [*package_headers(hip=False), *words, str(source), "-o", str(program)]
    command += [f"-D{dialect}"] if dialect else []
    subprocess.run(command, check=True)
    return subprocess.run([program], check=True, capture_output=True).stdout

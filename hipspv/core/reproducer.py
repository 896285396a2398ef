"""Directories with which a user, or a report, repeats the failure of a program."""

from __future__ import annotations

import os

from hipspv.core import process

# Name of a reproducer's script.
SCRIPT = "reproduce.sh"


def make_directory(name: str) -> str:
    """Make a directory whose name has a part in common with `name`, and return its path."""
    base = os.environ.get("HIPSPV_REPRODUCER_DIR") or os.environ.get("TMPDIR") or "/tmp"
    directory = os.path.join(base, f"hipspv-{name}-{os.urandom(4).hex()}")
    os.makedirs(directory)
    return directory


def write_script(directory: str, what: str, commands: list[list[str]]) -> str:
    """Write the script that runs the commands in the directory, and return its path."""
    lines = ["#!/bin/sh", f"# {what}", 'cd "$(dirname "$0")" || exit', "set -x"]
    lines += [process.quote(argv).strip() for argv in commands]
    path = os.path.join(directory, SCRIPT)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write("\n".join(lines) + "\n")
    os.chmod(path, 0o755)
    return path

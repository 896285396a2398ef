"""A served command is like one in a Python of its own: the same surroundings, streams and end."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.limits import HANG_S
from tests.preforked import DIRECTORY, commands

pytestmark = pytest.mark.skipif(DIRECTORY not in os.environ, reason="there is no server")

SURROUNDINGS = """\
import json, os, sys
mask = os.umask(0)
os.umask(mask)
served = "hipspv.driver.cc" in sys.modules
print(json.dumps([sys.argv[1:], os.getcwd(), os.environ["GIVEN"], mask, sys.stdin.read(), served]))
print("said", file=sys.stderr)
sys.exit(7)
"""


def _start(directory: Path, text: str, *argv: str, **variables: str) -> "subprocess.Popen[str]":
    (directory / "file.py").write_text(text)
    return subprocess.Popen(
        [commands() / "python", "file.py", *argv],
        cwd=directory,
        env={**os.environ, **variables},
        umask=0o027,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("variable", "served"), [("OTHER", True), ("PYTHONHASHSEED", False), ("LD_LIBRARY_PATH", False)]
)
def test_surroundings(tmp_path: Path, variable: str, served: bool) -> None:
    process = _start(tmp_path, SURROUNDINGS, "a b", "", GIVEN="x=y\nz", **{variable: "123"})
    out, err = process.communicate("read", timeout=HANG_S)
    assert json.loads(out) == [["a b", ""], str(tmp_path), "x=y\nz", 0o027, "read", served]
    assert (err, process.returncode) == ("said\n", 7)


@pytest.mark.parametrize(
    ("text", "status", "message"),
    [
        ("import os; os.kill(os.getpid(), 9)", -9, ""),
        ("raise ValueError('bad')", 1, "ValueError: bad"),
        ("import sys; sys.exit('bad')", 1, "bad"),
        ("import atexit; atexit.register(print, 'end', file=__import__('sys').stderr)", 0, "end"),
    ],
)
def test_ends(tmp_path: Path, text: str, status: int, message: str) -> None:
    process = _start(tmp_path, text)
    _, err = process.communicate(timeout=HANG_S)
    assert process.returncode == status
    assert err.rstrip().endswith(message)


def test_a_command_ends_with_its_client(tmp_path: Path) -> None:
    process = _start(tmp_path, "import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(1000)\n")
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=HANG_S)
    deadline = time.monotonic() + HANG_S
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)

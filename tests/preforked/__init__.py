"""The package's commands in forks of a server: a compile without the start of Python and the import of its modules.

They are for tests of what is compiled. Tests of a command's own start, of signals and of limits use the commands
themselves, which are beside Python.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

_HERE = Path(__file__).parent
_INSTALLED = Path(sys.executable).parent
# The directory of the commands, which `serve` sets: a variable, because the workers of pytest-xdist share it.
DIRECTORY = "HIPSPV_TEST_COMMANDS"
# Beginnings of variables that a process reads when it starts, as in client.c.
_AT_START = ("PYTHON", "LD_", "LC_", "LANG")
_LONGEST = 107  # bytes of sockaddr_un::sun_path without its NUL
NAMES = ("hipspv", "hipspv-cc", "hipspv-nvcc", "hipcc", "filecheck", "python")


def commands() -> Path:
    """The directory of the commands; without a server, of those that are installed."""
    return Path(os.environ.get(DIRECTORY, _INSTALLED))


def _quoted(text: str) -> str:
    """A string literal of C."""
    return '"' + "".join(f"\\{byte:03o}" for byte in os.fsencode(text)) + '"'


def serve(directory: Path) -> Callable[[], None]:
    """Put the commands into the directory, and start their server. The result stops it.

    The installed commands remain in use if the directory's path is too long for a socket.
    """
    path = directory / "socket"
    if len(os.fsencode(path)) > _LONGEST:
        return lambda: None
    argv = ["g++", "-x", "c", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", str(_HERE / "client.c")]
    argv += [f"-DSOCKET={_quoted(str(path))}", f"-DTOOLS={_quoted(str(_INSTALLED))}", "-o", str(directory / NAMES[0])]
    given = [f"{name}={value}" for name, value in os.environ.items() if name.startswith(_AT_START)]
    argv.append("-DGIVEN=" + "".join(f"{_quoted(variable)}, " for variable in given))
    subprocess.run(argv, check=True)
    for name in NAMES[1:]:
        (directory / name).symlink_to(NAMES[0])
    server = subprocess.Popen([sys.executable, str(_HERE / "server.py"), str(path)], stdin=subprocess.PIPE)
    os.environ[DIRECTORY] = str(directory)

    def stop() -> None:
        os.environ.pop(DIRECTORY, None)
        server.communicate()

    return stop

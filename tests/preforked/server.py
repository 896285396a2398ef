"""Runs the package's commands in forks of one process, which has imported their modules.

Importing takes most of a short command's time. Only imports are shared: each command has a process, arguments, an
environment, a directory and streams of its own, which client.c sends. `python server.py SOCKET` serves until its
standard input ends, and imports when the first command arrives.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import gc
import importlib
import os
import pkgutil
import runpy
import selectors
import signal
import socket
import struct
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite

import hipspv
from hipspv.core import toolchain
from hipspv.llvm.native import find_native

# The module of each command, which has a function `main`; `python` runs a file. bin/CMakeLists.txt makes theirs.
ENTRIES = {
    "hipspv": "hipspv.driver.commands.cli",
    "hipspv-cc": "hipspv.driver.cc",
    "hipspv-nvcc": "hipspv.driver.nvcc.main",
    "hipcc": "hipspv.driver.commands.hipcc",
    "filecheck": "filecheck.main",
}
# Length of the text, mask of new files, and how many arguments and variables there are.
_HEADER = struct.Struct("IIII")
_STREAMS = 3


class Request(NamedTuple):
    """A command as client.c sends it."""

    name: str
    directory: str
    mask: int
    argv: list[str]
    environment: dict[str, str]
    streams: list[int]


def _receive(connection: socket.socket) -> Request:
    header, streams, _, _ = socket.recv_fds(connection, _HEADER.size, _STREAMS)
    length, mask, argc, variables = _HEADER.unpack(header)
    text = bytearray()
    while len(text) < length:
        received = connection.recv(length - len(text))
        if not received:
            raise ConnectionError
        text += received
    name, directory, *rest = [os.fsdecode(bytes(word)) for word in text[:-1].split(b"\0")]
    pairs = (entry.partition("=") for entry in rest[argc : argc + variables])
    return Request(name, directory, mask, rest[:argc], {key: value for key, _, value in pairs}, streams)


def _become(request: Request) -> Callable[[], Any]:
    """Give this process the request's surroundings, and return the command's function."""
    for target, stream in enumerate(request.streams):
        os.dup2(stream, target)
        os.close(stream)
    # Python's own objects know what the server's streams are: terminals, pipes or files.
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        own = getattr(sys, name)
        buffering = 1 if name == "stderr" or os.isatty(number) else -1
        stream = open(number, mode, buffering, encoding=own.encoding, errors=own.errors, closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
    os.chdir(request.directory)
    os.umask(request.mask)
    os.environ.clear()
    os.environ.update(request.environment)
    sys.argv[:] = [request.name, *request.argv]
    if request.name == "python":
        sys.argv[:] = request.argv
        return lambda: runpy.run_path(sys.argv[0], run_name="__main__") and 0
    return importlib.import_module(ENTRIES[request.name]).main


def _run(request: Request) -> int:
    """Run the command as `sys.exit(main())` does, and return the exit code."""
    code: object = 1
    try:
        try:
            code = _become(request)()
        except SystemExit as end:
            code = end.code
        if code is not None and not isinstance(code, int):
            print(code, file=sys.stderr)
            code = 1
    except BaseException:  # noqa: BLE001 (the outermost line of this process)
        traceback.print_exc()
        code = 1
    atexit._run_exitfuncs()
    with contextlib.suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    return int(code or 0) & 0xFF


class Server:
    """Forks for each connection, and answers with the status of the command's process."""

    def __init__(self, path: str) -> None:
        self.selector = selectors.DefaultSelector()
        self.running: dict[int, socket.socket] = {}
        self.ready = False
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen(64)
        # A child's end is an event like the others.
        self.ended, other = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        signal.set_wakeup_fd(other)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for file, work in ((self.listener, self._begin), (self.ended, self._reap), (sys.stdin.fileno(), None)):
            self.selector.register(file, selectors.EVENT_READ, work)

    def serve(self) -> None:
        """Serve until the standard input ends."""
        while True:
            for key, _ in self.selector.select():
                if key.data is None:
                    return
                key.data()

    def _begin(self) -> None:
        connection, _ = self.listener.accept()
        if not self.ready:
            _import_all()
            self.ready = True
        try:
            request = _receive(connection)
        except (OSError, struct.error):
            connection.close()
            return
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for file in (self.listener, connection, *self.running.values()):
                file.close()
            os._exit(_run(request))
        for stream in request.streams:
            os.close(stream)
        self.running[pid] = connection
        # A client that was killed, as by a test's limit, takes its command with it.
        self.selector.register(connection, selectors.EVENT_READ, lambda: self._stop(pid))

    def _stop(self, pid: int) -> None:
        self.selector.unregister(self.running[pid])
        os.kill(pid, signal.SIGTERM)

    def _reap(self) -> None:
        os.read(self.ended, 4096)
        with contextlib.suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = found
                connection = self.running.pop(pid)
                with contextlib.suppress(KeyError):
                    self.selector.unregister(connection)
                with connection, contextlib.suppress(OSError):
                    connection.sendall(struct.pack("i", status))


def _import_all() -> None:
    """Import what commands import, and load the libraries that they load."""
    for entry in ENTRIES.values():
        importlib.import_module(entry)
    for package in ("bundle", "core", "driver", "inspect", "llvm", "metadata", "passes", "spirv", "targets"):
        path = Path(hipspv.__path__[0]) / package
        for module in pkgutil.walk_packages([str(path)], f"hipspv.{package}."):
            if module.name.endswith(".__main__"):  # whose import runs it
                continue
            with contextlib.suppress(ImportError):  # of optional packages
                importlib.import_module(module.name)
    translator = Path(llvmlite.__path__[0]) / "binding" / "libllvmlite.so"
    for library in (toolchain.libllvm(), find_native(), translator):
        ctypes.CDLL(str(library))
    toolchain.clang.cache_clear()
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    del sys.path[0]  # this directory
    Server(sys.argv[1]).serve()

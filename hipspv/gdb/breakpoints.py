"""Breakpoints in kernels: the host's code of the same lines doesn't count, and conditions name threads and blocks."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import gdb  # pyright: ignore[reportMissingModuleSource]

from .functions import BLOCK_IS, THREAD_IS

# Of a library of kernels (hipspv/runtime/backends/cpu/library.cpp).
_LIBRARY = re.compile(r"/proc/(?:\d+|self)/fd/\d+|.*/hipspv-kernels-\d+-\d+\.so")
# The function that runs a block (hipspv/targets/cpu/blocks/block_debug_info.py).
_BLOCKS = "hipspv_run_block"
_INDEX = re.compile(r"\b(thread|block)\s*==\s*\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?(?:,\s*(\d+)\s*)?\)")
_FUNCTIONS = {"thread": THREAD_IS, "block": BLOCK_IS}


class Request(NamedTuple):
    location: str
    condition: str


def condition(text: str) -> str:
    """Return a condition in gdb's own form."""

    def call(found: Any) -> str:
        kind, *numbers = found.groups()
        arguments = ", ".join(number or "0" for number in numbers)
        return f"${_FUNCTIONS[kind]}({arguments})"

    return _INDEX.sub(call, text)


def parse(text: str) -> Request:
    """Read LOCATION [if CONDITION]."""
    location, _, rest = text.partition(" if ")
    if not location.strip():
        raise gdb.GdbError("hip break takes a location: app.hip:12, or a kernel's name")
    return Request(location.strip(), condition(rest.strip()))


class Breakpoints:
    """The breakpoints in kernels. Those that are asked for before the program has loaded kernels wait for these."""

    def __init__(self) -> None:
        self._waiting: list[Request] = []
        gdb.events.new_objfile.connect(self._loaded)

    def add(self, request: Request) -> None:
        if any(_is_library(objfile) for objfile in gdb.objfiles()):
            _set(request)
        else:
            self._waiting.append(request)
            print(f"The program has loaded no kernels yet: hip break {request.location} waits for them.")

    def _loaded(self, event: Any) -> None:
        if _is_library(event.new_objfile):
            waiting, self._waiting = self._waiting, []
            for request in waiting:
                _set(request)


def _is_library(objfile: Any) -> bool:
    return objfile.filename is not None and _LIBRARY.fullmatch(objfile.filename) is not None


def _set(request: Request, temporary: bool = False) -> Any:
    made = gdb.Breakpoint(request.location, temporary=temporary)
    if request.condition:
        made.condition = request.condition
    for location in getattr(made, "locations", ()):  # of gdb 13
        if not _is_in_kernel(location.address):
            location.enabled = False
    return made


def _is_in_kernel(address: int) -> bool:
    name = gdb.solib_name(address)
    return name is not None and _LIBRARY.fullmatch(name) is not None and _function_at(address) != _BLOCKS


def _function_at(address: int) -> str:
    """The function of the source, also one that is inlined. gdb's own `location.function` is the one around it."""
    block = gdb.block_for_pc(address)
    while block is not None and block.function is None:
        block = block.superblock
    function = block.function if block is not None else None
    return function.name.partition("(")[0] if function is not None else ""


def run_to(request: Request) -> None:
    """Continue up to a location, once."""
    _set(request, temporary=True)
    gdb.execute("continue")

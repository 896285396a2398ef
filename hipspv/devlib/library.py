"""The declaration of a device library: its sources, and the forms that its target gives to functions."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Library:
    """A device library, one bitcode file of `hipspv/lib`.

    A target's `device_library.py` has LIBRARIES: a Library by its file's name.
    """

    clang: tuple[str, ...]  # arguments that select the target
    units: tuple[tuple[str, ...], ...]  # sources that are compiled as one, by their paths below hipspv/
    # LLVM's types and attributes that differ between targets.
    convention: str  # calling convention of functions
    generic: str  # type of a pointer to any memory
    to_generic: str  # the cast of a private pointer to it
    complex_float: str  # a pair of floats, as functions return it; empty: the library lacks clang's complex functions
    # LLVM's scopes of the atomic instructions in functions whose names end so.
    scopes: dict[str, str] = field(default_factory=dict)
    assembly: tuple[str, ...] = ()  # files of LLVM's assembly language, by their paths below hipspv/
    global_space: int = 1  # the address space of global memory
    read_only_space: int | None = None  # the address space of memory that no kernel writes


def in_directory(directory: str, *names: str) -> tuple[str, ...]:
    """Return the paths of files in a directory below hipspv/."""
    return tuple(f"{directory}/{name}" for name in names)


def shared(*names: str) -> tuple[str, ...]:
    """Return the paths of sources that several targets use."""
    return in_directory("devlib", *names)

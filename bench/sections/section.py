"""A section of docs/performance.md: its text, and the function that measures it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.compilers import Compiler
from bench.measure import Report


class Settings(NamedTuple):
    """The settings of a section.

    compilers: hipspv-cc first, then the peers. quick: few and small cases. directory: for temporary
    files of the section alone.
    """

    compilers: Sequence[Compiler]
    rounds: int
    quick: bool
    directory: Path


class Section(NamedTuple):
    """about: what is measured, for the page. rounds: the usual number, and that of --quick."""

    title: str
    about: str
    rounds: tuple[int, int]
    measure: Callable[[Settings], list[Report]]

"""An entry of the table of functions."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .formats import Format
from .points import Range

ALL: Range = (-math.inf, math.inf)
EXACT = 0.0


@dataclass(frozen=True)
class Function:
    """One function in one format.

    ``call`` is a statement of C++ that sets ``r`` from the arguments ``x``, ``y``, ``z``, ``w``; it
    may use ``a`` and ``b``, of the same type, and the int ``n``. ``domains`` and ``documented``
    have a range for each argument. ``near`` are further special values; ``scale`` is find_worst's.
    """

    name: str
    form: Format
    call: str
    reference: Callable[..., Any]
    bound: float
    hip: float | None = None
    documented: Sequence[Range] = ()
    domains: Sequence[Range] = (ALL,)
    near: Sequence[float] = ()
    scale: Callable[..., float] | None = None

    @property
    def arity(self) -> int:
        return len(self.domains)

    @property
    def key(self) -> str:
        return f"{self.name} {self.form.name}"

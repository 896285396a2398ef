"""The code that runs the passes of a target, phase by phase."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from hipspv.llvm import LLVMError, Module
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Excluded
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.optimize.inline_fixed_shuffles import InlineFixedShuffles
from hipspv.passes.optimize.llvm_passes import CleanUp, LlvmPasses, MergeAccesses, Optimize, Simplify

if TYPE_CHECKING:
    from hipspv.passes.interface import Pass
    from hipspv.passes.options import LowerOptions

OnPass = Callable[[int, str, bool, float, Module], None]
Before = Callable[[int, "Pass", Module], bool]
# Passes that a program may do without: its code is then slower, but correct.
_OPTIONAL = (*(Optimize, InlineFixedShuffles, InferAddressSpaces, Simplify, MergeAccesses, CleanUp), LlvmPasses)
# The phases in their order. source: on each source's code, before it is linked with that of others.
# link: before the device library is linked. The passes call its functions, and the link adds only
# those that are called. prepare: passes whose results the optimiser should see. lower: for
# constructs that the target lacks. legalize: for the form of the target's modules.
PHASES = ("source", "link", "prepare", "optimize", "lower", "legalize")


def phases(options: LowerOptions) -> dict[str, list[Pass]]:
    """The target's passes by phase."""
    return {name: _phase(name, options) for name in PHASES}


def all_phases(options: LowerOptions) -> dict[str, list[Pass]]:
    """The target's passes by phase, with those that the options exclude."""
    chosen = options.target.phases
    return {
        name: [step.make() if isinstance(step, Excluded) else step for step in chosen[name](options)] for name in PHASES
    }


def passes(options: LowerOptions, first: str = "prepare") -> list[Pass]:
    """The target's passes from the phase `first` on."""
    return [step for name in PHASES[PHASES.index(first) :] for step in _phase(name, options)]


def _phase(name: str, options: LowerOptions) -> list[Pass]:
    return [step for step in options.target.phases[name](options) if not isinstance(step, Excluded)]


def is_optional(step: Pass) -> bool:
    """Return true if a program may do without the pass, as it may without LLVM's own passes."""
    return isinstance(step, _OPTIONAL)


def run_phase(module: Module, phase: str, options: LowerOptions) -> None:
    """Runs the passes of one phase. Raises PassError for user code that can't be translated."""
    run(module, _phase(phase, options), options)


def lower(module: Module, options: LowerOptions, on_pass: OnPass | None = None, before: Before | None = None) -> None:
    """Lowers the linked device module; the arguments are those of `run`.

    Raises PassError with every error of the user's code, and LLVMError if the IR is malformed.
    """
    module.verify()
    run(module, passes(options), options, on_pass, before)
    module.verify()


def run(
    module: Module,
    passes: list[Pass],
    options: LowerOptions,
    on_pass: OnPass | None = None,
    before: Before | None = None,
) -> None:
    """Runs `passes` in order. After an error only checks run, so that all errors are reported.

    Calls `before(index, step, module)`, which returns true if the pass shall run, and after the pass `on_pass(index,
    name, changed, seconds, module)`. The time for indexes, which passes share, is reported once, after the passes.
    """
    module.target = options.target
    diagnostics: list[Diagnostic] = []
    shared = module.index_seconds
    for index, step in enumerate(passes):
        if diagnostics and not step.name.startswith("check-"):
            break
        if before and not before(index, step, module):
            continue
        start = time.perf_counter() - module.index_seconds
        changed = False
        try:
            changed = step.run(module)
        except PassError as error:
            diagnostics += error.diagnostics
        seconds = time.perf_counter() - module.index_seconds - start
        if options.verify_each:
            _verify(module, step.name)
        if on_pass:
            on_pass(index, step.name, changed, seconds, module)
    if on_pass:
        on_pass(len(passes), "index", False, module.index_seconds - shared, module)
    if diagnostics:
        raise PassError(list(dict.fromkeys(diagnostics)))


def _verify(module: Module, name: str) -> None:
    try:
        module.verify()
    except LLVMError as error:
        raise LLVMError(f"malformed IR after pass {name}: {error}") from None

"""The options of the passes, by the settings of the device code."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.target import Target


def warp_synchronous(settings: DeviceSettings, cuda: bool) -> bool:
    """Return true if the code relies on lockstep, which AMD has and NVIDIA had before Volta."""
    return not cuda if settings.warp_synchronous is None else settings.warp_synchronous


def options_of(settings: DeviceSettings, target: Target, cuda: bool = False) -> LowerOptions:
    """Return the options for the passes: the settings of the same names. CUDA sources get warnings
    about code that relies on lockstep."""
    from hipspv.llvm.module import Tuning
    from hipspv.passes.diagnostics import Warnings

    orders = warp_synchronous(settings, cuda)
    flags = settings.warnings if orders else ("warp-synchronous", *settings.warnings)
    given = vars(settings)
    kind, own = target.options(settings)
    return kind(
        target,
        **{name: given[name] for name in kind.fields if name in given}
        | {
            "warp_synchronous": orders,
            "warnings": Warnings(flags),
            "tuning": Tuning(settings.vectorize_loops, settings.unroll_loops),
        }
        | own,
    )

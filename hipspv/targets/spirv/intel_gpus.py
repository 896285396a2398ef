"""Intel's GPUs, for which Intel's compiler makes machine code from SPIR-V ahead of time."""

from __future__ import annotations

from hipspv.core.errors import DriverError
from hipspv.targets.target import NativeDevice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage


class IntelGpu(NativeDevice):
    """A kind of GPU, as a driver describes it to the runtime.

    device: its name for ocloc. features: of the runtime's table (runtime/spirv/features.cpp).
    max_threads: of a block. float_atomics: the widths in bits for which it has atomic sums, and
    minima and maxima, in global memory; then both in shared memory. source: of these facts.
    name: as drivers give it to such devices, by which the runtime knows their quirks.

    The runtime takes machine code only if it was made from the SPIR-V that it would itself give to
    the driver. Wrong facts about a device cost that advantage, and never give wrong results.
    """

    __slots__ = ("arch", "bundle_id", "code", "device", "features", "float_atomics", "max_threads", "name", "source")

    of = "spirv64"

    def __init__(
        self,
        device: str,
        features: tuple[str, ...],
        max_threads: int,
        float_atomics: tuple[int, int, int, int],
        source: str,
    ) -> None:
        self.arch = PREFIX + device.replace("-", "_")
        self.bundle_id = f"hip-spirv64-intel-unknown--{self.arch}"  # LLVM's triple for Intel's GPUs
        self.code = (self.arch, "machine-code")
        self.device = device
        self.name = f"Intel(R) {device}"
        self.features = features
        self.max_threads = max_threads
        self.float_atomics = float_atomics
        self.source = source

    def stages(self) -> list[Stage]:
        from hipspv.targets.spirv import machine_code

        return machine_code.stages(self)


PREFIX = "intel_"

# Level Zero's environment for SPIR-V, and what all drivers of these GPUs have.
_ALL = (
    *("fp16", "int64_atomics", "generic_pointers", "program_scope_variables"),
    *("sub_groups", "sub_group_ballot", "sub_group_vote", "sub_group_shuffle"),
    *("sub_group_arithmetic", "work_group_collectives", "usm", "float_atomics", "fma"),
    *("sub_group_size_16", "sub_group_size_32"),
)
_CLIENT = (*_ALL, "images", "sub_group_size_8")
_DOUBLES = ("fp64",)

_MEASURED = "measured: driver 22.43"
_BUT_THREADS = f"{_MEASURED}; threads inferred"
_INFERRED = "inferred: same generation"

_NO_ATOMICS = (0, 0, 0, 0)
_SUM = (32, 0, 0, 0)


INTEL = (
    # Graphics of generation 9: Skylake, Kaby Lake, Coffee Lake.
    IntelGpu("skl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _MEASURED),
    IntelGpu("kbl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _MEASURED),
    IntelGpu("cfl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _INFERRED),
    # Generation 11: Ice Lake.
    IntelGpu("icllp", _CLIENT, 256, _NO_ATOMICS, _MEASURED),
    # Xe-LP: Tiger Lake, Rocket Lake, Alder Lake, Iris Xe MAX.
    IntelGpu("tgllp", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    IntelGpu("rkl", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    IntelGpu("adl-s", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    IntelGpu("adl-p", _CLIENT, 512, _NO_ATOMICS, _BUT_THREADS),
    IntelGpu("adl-n", _CLIENT, 512, _NO_ATOMICS, _INFERRED),
    IntelGpu("dg1", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    # Xe-HPG: Arc A-series, Data Center GPU Flex.
    IntelGpu("acm-g10", _CLIENT, 1024, _SUM, _BUT_THREADS),
    IntelGpu("acm-g11", _CLIENT, 1024, _SUM, _INFERRED),
    IntelGpu("acm-g12", _CLIENT, 1024, _SUM, _INFERRED),
    # Xe-HPC: Data Center GPU Max.
    IntelGpu("pvc", (*_ALL, *_DOUBLES), 1024, (96, 96, 0, 0), _BUT_THREADS),
)


def named(name: str) -> IntelGpu | None:
    """Return the GPU of a name, in which ocloc has hyphens, or None if it doesn't begin like one.
    Raises DriverError for an unknown GPU."""
    if not name.startswith(PREFIX):
        return None
    known = {gpu.arch: gpu for gpu in INTEL}
    found = known.get(name.replace("-", "_"))
    if found is None:
        raise DriverError(f"unknown Intel GPU '{name}'", f"known: {', '.join(known)}")
    return found

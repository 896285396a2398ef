"""Intel's GPUs, for which Intel's compiler makes machine code from SPIR-V ahead of time."""

from __future__ import annotations

from typing import NamedTuple


class IntelGpu(NamedTuple):
    """A kind of GPU, as a driver describes it to the runtime.

    arch: its name in --offload-arch=. device: its name for ocloc. features: of the runtime's table
    (runtime/spirv/features.cpp). max_threads: of a block. float_atomics: the widths in bits for which it has atomic
    sums, and minima and maxima, in global memory; then both in shared memory. source: of these facts.

    The runtime takes machine code only if it was made from the SPIR-V that it would itself give to
    the driver. Wrong facts about a device cost that advantage, and never give wrong results.
    """

    arch: str
    device: str
    features: tuple[str, ...]
    max_threads: int
    float_atomics: tuple[int, int, int, int]
    source: str

    @property
    def bundle_id(self) -> str:
        """The id of its entry in a bundle. The triple is that of LLVM for Intel's GPUs."""
        return f"hip-spirv64-intel-unknown--{self.arch}"

    @property
    def code(self) -> tuple[str, str]:
        """The artifact of its machine code."""
        return (self.arch, "machine-code")

    @property
    def name(self) -> str:
        """A name as drivers give it to such devices, by which the runtime knows their quirks."""
        return f"Intel(R) {self.device}"

    def file(self, stem: str, suffix: str) -> str:
        """Return the name of one of its files under --save-temps."""
        return f"{stem}-hip-{self.arch}{suffix}"


PREFIX = "intel_"

# The name of a driver's platform, as the runtime's table of quirks has it.
PLATFORM = "Level Zero"

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


def _gpu(
    device: str, features: tuple[str, ...], max_threads: int, float_atomics: tuple[int, int, int, int], source: str
) -> IntelGpu:
    arch = PREFIX + device.replace("-", "_")
    return IntelGpu(arch, device, features, max_threads, float_atomics, source)


INTEL = (
    # Graphics of generation 9: Skylake, Kaby Lake, Coffee Lake.
    _gpu("skl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _MEASURED),
    _gpu("kbl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _MEASURED),
    _gpu("cfl", (*_CLIENT, *_DOUBLES), 256, _NO_ATOMICS, _INFERRED),
    # Generation 11: Ice Lake.
    _gpu("icllp", _CLIENT, 256, _NO_ATOMICS, _MEASURED),
    # Xe-LP: Tiger Lake, Rocket Lake, Alder Lake, Iris Xe MAX.
    _gpu("tgllp", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    _gpu("rkl", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    _gpu("adl-s", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    _gpu("adl-p", _CLIENT, 512, _NO_ATOMICS, _BUT_THREADS),
    _gpu("adl-n", _CLIENT, 512, _NO_ATOMICS, _INFERRED),
    _gpu("dg1", _CLIENT, 512, _NO_ATOMICS, _MEASURED),
    # Xe-HPG: Arc A-series, Data Center GPU Flex.
    _gpu("acm-g10", _CLIENT, 1024, _SUM, _BUT_THREADS),
    _gpu("acm-g11", _CLIENT, 1024, _SUM, _INFERRED),
    _gpu("acm-g12", _CLIENT, 1024, _SUM, _INFERRED),
    # Xe-HPC: Data Center GPU Max.
    _gpu("pvc", (*_ALL, *_DOUBLES), 1024, (96, 96, 0, 0), _BUT_THREADS),
)

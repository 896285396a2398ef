"""OpenCL's built-in functions, which SPIR-V's translators turn into instructions."""

from __future__ import annotations

import re

from hipspv.targets.builtins import Builtins

# OpenCL C 3.0, chapter 6.15, and the extensions that the device library uses. `half_`, `native_`
# and the like are prefixes; `*` matches any suffix.
_NAMES = """
    get_work_dim get_global_size get_global_id get_local_size get_enqueued_local_size get_local_id get_num_groups
    get_group_id get_global_offset get_global_linear_id get_local_linear_id get_sub_group_size get_max_sub_group_size
    get_num_sub_groups get_enqueued_num_sub_groups get_sub_group_id get_sub_group_local_id sub_group_* intel_sub_group_*
    work_group_* acos acosh acospi asin asinh asinpi atan atan2 atanh atanpi atan2pi cbrt ceil copysign cos cosh cospi
    erfc erf exp exp2 exp10 expm1 fabs fdim floor fma fmax fmin fmod fract frexp hypot ilogb ldexp lgamma lgamma_r log
    log2 log10 log1p logb mad maxmag minmag modf nan nextafter pow pown powr remainder remquo rint rootn round rsqrt sin
    sincos sinh sinpi sqrt tan tanh tanpi tgamma trunc half_* native_* abs abs_diff add_sat hadd rhadd clamp clz ctz
    mad_hi mad_sat max min mul_hi rotate sub_sat upsample popcount mad24 mul24 bitfield_* bit_reverse dot_* degrees mix
    radians step smoothstep sign cross dot distance length normalize fast_distance fast_length fast_normalize isequal
    isnotequal isgreater isgreaterequal isless islessequal islessgreater isfinite isinf isnan isnormal isordered
    isunordered signbit any all bitselect select vload* vstore* convert_* as_* shuffle shuffle2 barrier mem_fence
    read_mem_fence write_mem_fence to_global to_local to_private get_fence async_work_group_* wait_group_events prefetch
    atom_* atomic_* read_image* write_image* get_image_* printf __hipspv_read_clock
"""
_EXACT = frozenset(name for name in _NAMES.split() if not name.endswith("*"))
_PREFIXES = tuple(name[:-1] for name in _NAMES.split() if name.endswith("*"))
_MANGLED = re.compile(r"_Z(\d+)")
# Parts of the names of OpenCL's and SPIR-V's functions of sub-groups.
_SUB_GROUPS = ("sub_group", "Subgroup", "GroupNonUniform")


class OpenClBuiltins(Builtins):
    """OpenCL C's functions, as SPIR-V's translators know them: by C++ names of the Itanium ABI."""

    local_id = "_Z12get_local_idj"
    local_size = "_Z14get_local_sizej"
    enqueued_local_size = "_Z23get_enqueued_local_sizej"
    local_linear_id = "_Z19get_local_linear_idv"
    group_id = "_Z12get_group_idj"
    num_groups = "_Z14get_num_groupsj"
    global_id = "_Z13get_global_idj"
    global_size = "_Z15get_global_sizej"
    global_offset = "_Z17get_global_offsetj"
    global_linear_id = "_Z20get_global_linear_idv"
    work_dim = "_Z12get_work_dimv"
    sub_group_size = "_Z18get_sub_group_sizev"
    sub_group_id = "_Z16get_sub_group_idv"
    sub_group_local_id = "_Z22get_sub_group_local_idv"
    barrier = "_Z7barrierj"
    work_group_barrier = "_Z18work_group_barrierj"
    work_group_reduce_add = "_Z21work_group_reduce_addi"
    sub_group_barrier = "_Z17sub_group_barrierj"
    sub_group_ballot = "_Z16sub_group_balloti"
    fence = "_Z22atomic_work_item_fencej12memory_order12memory_scope"
    to_global = "_Z9to_globalPU3AS4v"
    to_private = "_Z10to_privatePU3AS4v"

    def overload(self, function: str, parameters: str) -> str:
        return f"_Z{len(function)}{function}{parameters}"

    def defines(self, name: str) -> bool:
        """Return true for a function of OpenCL C, or one of SPIR-V's own."""
        match = _MANGLED.match(name)
        if match:
            name = name[match.end() : match.end() + int(match[1])]
        return name in _EXACT or name.startswith(_PREFIXES) or name.startswith("__spirv_")

    def is_sub_group(self, name: str) -> bool:
        return any(part in name for part in _SUB_GROUPS)

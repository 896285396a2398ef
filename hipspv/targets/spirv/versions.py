"""The requested form of SPIR-V: its version, and the extensions that it may use."""

from __future__ import annotations

from hipspv.core.errors import OptionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hipspv.core.profile import Profile
    from hipspv.targets.spirv.passes.check_device_features import DeviceFeatures

# Most OpenCL devices accept SPIR-V 1.2; hipspv's records need 1.1. Sub-group operations are
# OpGroupNonUniform instructions, which came with 1.3.
VERSION = "1.2"
SUBGROUP_VERSION = "1.3"
# Allowed values of --spirv-version=. From 1.4 on entry points must list all variables. llvm-spirv
# doesn't do that in modules for which an older version would suffice.
VERSIONS = {"llvm": ("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"), "llvm-spirv": ("1.1", "1.2", "1.3")}

# By name, never all: a translator uses any extension that it may (FloatControls2, no-wrap
# decorations), and a device refuses unknown ones. These two appear only if a kernel has a float
# atomic.
EXTENSIONS: tuple[str, ...] = ("+SPV_EXT_shader_atomic_float_add", "+SPV_EXT_shader_atomic_float_min_max")

# LLVM's back end ignores names that it doesn't know. These are those it knows (22.1), without SPV_.
# llvm-spirv stops at an unknown name.
_LLVMS = frozenset((
    "ALTERA_arbitrary_precision_fixed_point", "ALTERA_arbitrary_precision_integers",
    "ALTERA_blocking_pipes", "EXT_arithmetic_fence", "EXT_demote_to_helper_invocation",
    "EXT_descriptor_indexing", "EXT_fragment_fully_covered", "EXT_fragment_invocation_density",
    "EXT_fragment_shader_interlock", "EXT_image_raw10_raw12", "EXT_mesh_shader", "EXT_optnone",
    "EXT_relaxed_printf_string_address_space", "EXT_shader_atomic_float16_add",
    "EXT_shader_atomic_float_add", "EXT_shader_atomic_float_min_max", "EXT_shader_image_int64",
    "EXT_shader_stencil_export", "EXT_shader_viewport_index_layer", "GOOGLE_hlsl_functionality1",
    "GOOGLE_user_type", "INTEL_16bit_atomics", "INTEL_2d_block_io", "INTEL_bfloat16_arithmetic",
    "INTEL_bfloat16_conversion", "INTEL_bindless_images", "INTEL_cache_controls",
    "INTEL_float_controls2", "INTEL_fp_max_error", "INTEL_function_pointers",
    "INTEL_global_variable_fpga_decorations", "INTEL_global_variable_host_access",
    "INTEL_inline_assembly", "INTEL_int4", "INTEL_joint_matrix", "INTEL_kernel_attributes",
    "INTEL_long_composites", "INTEL_media_block_io", "INTEL_memory_access_aliasing",
    "INTEL_optnone", "INTEL_predicated_io", "INTEL_split_barrier",
    "INTEL_subgroup_matrix_multiply_accumulate", "INTEL_subgroups",
    "INTEL_tensor_float32_conversion", "INTEL_ternary_bitwise_function",
    "INTEL_usm_storage_classes", "INTEL_variable_length_array", "KHR_16bit_storage",
    "KHR_bfloat16", "KHR_bit_instructions", "KHR_cooperative_matrix", "KHR_device_group",
    "KHR_expect_assume", "KHR_float_controls", "KHR_float_controls2",
    "KHR_fragment_shader_barycentric", "KHR_fragment_shading_rate", "KHR_integer_dot_product",
    "KHR_linkonce_odr", "KHR_maximal_reconvergence", "KHR_multiview",
    "KHR_no_integer_wrap_decoration", "KHR_non_semantic_info", "KHR_physical_storage_buffer",
    "KHR_post_depth_coverage", "KHR_ray_query", "KHR_ray_tracing", "KHR_shader_clock",
    "KHR_shader_draw_parameters", "KHR_subgroup_rotate", "KHR_uniform_group_instructions",
    "KHR_vulkan_memory_model", "NV_shader_atomic_fp16_vector", "NV_shader_subgroup_partitioned",
))  # fmt: skip


def version(given: str, translator: str, profile: Profile | None = None) -> str:
    """Return the checked value of --spirv-version=; empty if the translation chooses it."""
    known = VERSIONS[translator]
    if given and given not in known:
        why = ": records for the runtime need 1.1" if given == "1.0" else ""
        raise OptionError(
            f"invalid value '{given}' in '--spirv-version={given}': {translator} makes {known[0]} to {known[-1]}{why}"
        )
    newest = profile.spirv_version if profile else VERSIONS[translator][-1]
    if given > newest:
        raise OptionError(f"--spirv-version={given}: the target profile takes SPIR-V up to {newest}")
    return given


def usual_version(profile: Profile | None) -> str:
    """Return the version of modules that need no newer one."""
    return min(profile.spirv_version, VERSION) if profile else VERSION


def extensions(given: Sequence[str], translator: str, profile: Profile | None = None) -> tuple[str, ...]:
    """Return a translator's extensions: the profile's, or EXTENSIONS, and those of all --spirv-ext=."""
    if profile:
        lacking = [f"-{name[1:]}" for name in EXTENSIONS if name[1:] not in profile.extensions]
        given = [*lacking, *(f"+{name}" for name in profile.extensions), *given]
    try:
        return allowed(given, translator)
    except ValueError as error:
        raise OptionError(f"--spirv-ext=: {error}") from None


def allowed(options: Iterable[str], translator: str) -> tuple[str, ...]:
    """Return the extensions of `+A,-B,all` and so on, in order, each with its sign, except `all`.

    Raises ValueError for a word that isn't an extension, or that the translator doesn't know.
    """
    found: dict[str, None] = dict.fromkeys(EXTENSIONS)
    for word in (word for value in options for word in value.split(",") if word):
        if word in ("all", "+all"):
            found = {"all": None}
            continue
        sign, name = word[0], word[1:]
        if sign not in "+-" or not name.startswith("SPV_"):
            raise ValueError(f"'{word}' is none of: +SPV_..., -SPV_..., all")
        if translator == "llvm" and name[4:] not in _LLVMS:
            raise ValueError(f"{translator} knows no {name}")
        found.pop("+" + name, None)
        found.pop("-" + name, None)
        if sign == "+" or "all" in found:
            found[word] = None
    return tuple(found)


def device(profile: Profile | None, version: str, doubles: str) -> DeviceFeatures:
    """Return the limits that the passes check kernels against. Doubles in software need nothing of a device."""
    from hipspv.targets.spirv.passes.check_device_features import DeviceFeatures

    newest = version or (profile.spirv_version if profile else SUBGROUP_VERSION)
    unwritten = frozenset({"sub_groups"} if newest < SUBGROUP_VERSION else ())
    if profile is None:
        return DeviceFeatures(f"SPIR-V {version}", unwritten)
    lacks = unwritten.union(profile.lacks)
    if doubles == "emulate":
        lacks -= {"fp64"}
    made = lacks - unwritten - {"images"} - ({"fp64"} if doubles == "error" else set())
    sizes = profile.sub_group_sizes
    return DeviceFeatures(f"target profile '{profile.name}'", lacks, made, sizes)

"""The instructions of PTX, as expressions of C++ (PTX ISA 9.0, section 9.7).

`{a}`, `{b}`, `{c}` are an instruction's sources, of the instruction's type; modifiers that a row doesn't name make it
untranslatable. `@` stands for the namespace of include/hip/spirv_detail/ptx.h. %globaltimer counts
ticks of the device's clock: none tells the nanoseconds.
"""

from __future__ import annotations

from typing import NamedTuple

TYPES = {
    **{"u8": "unsigned char", "s8": "signed char", "b8": "unsigned char"},
    **{"u16": "unsigned short", "s16": "short", "b16": "unsigned short"},
    **{"u32": "unsigned int", "s32": "int", "b32": "unsigned int"},
    **{"u64": "unsigned long long", "s64": "long long", "b64": "unsigned long long"},
    **{"f16": "_Float16", "f16x2": "@half2", "bf16": "@bfloat", "bf16x2": "@bfloat2"},
    **{"f32": "float", "f64": "double", "pred": "bool"},
}
UNSIGNED = {f"s{bits}": f"u{bits}" for bits in (8, 16, 32, 64)}
WIDE = {"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}

WHOLE = ("u16", "s16", "u32", "s32", "u64", "s64")
BITS = ("b16", "b32", "b64")
SHORT = ("f16", "f16x2", "bf16", "bf16x2")
_32_64 = ("u32", "s32", "u64", "s64")


class Rule(NamedTuple):
    """The result of an instruction by its type.

    types: those for which the row holds. modifiers: those that it requires, of which each may be a choice `a|b`, and
    `?` before a name means that it may be missing. result, sources: other types than the instruction's.
    """

    types: tuple[str, ...]
    modifiers: str
    expression: str
    result: str = ""
    sources: tuple[str, ...] = ()


def _rounded(name: str) -> list[Rule]:
    """An operation with CUDA's functions for each rounding mode. The default is to the nearest."""
    modes = (("?rn", "rn"), ("rz", "rz"), ("rm", "rd"), ("rp", "ru"))
    arity = {"fma": "{a}, {b}, {c}", "rcp": "{a}", "sqrt": "{a}"}.get(name, "{a}, {b}")
    single = "fmaf" if name == "fma" else f"f{name}"
    double = "fma" if name == "fma" else f"d{name}"
    return [
        rule
        for modifier, mode in modes
        for rule in (
            Rule(("f32",), f"{modifier} ?ftz", f"@__{single}_{mode}({arity})"),
            Rule(("f32",), f"{modifier} ?ftz sat", f"@__saturatef(@__{single}_{mode}({arity}))"),
            Rule(("f64",), modifier, f"@__{double}_{mode}({arity})"),
        )
    ]


def _halves(operator: str, name: str) -> list[Rule]:
    """An operation of floats of 16 bits. Some of its forms end in [0, 1]."""
    return [
        Rule(("f16", "f16x2"), "?rn ?ftz", f"{{a}} {operator} {{b}}"),
        Rule(("f16", "f16x2"), "?rn ?ftz sat", f"@limited_{name}({{a}}, {{b}})"),
        Rule(("bf16", "bf16x2"), "?rn", f"@float_{name}({{a}}, {{b}})"),
    ]


def _extreme(name: str) -> list[Rule]:
    """min and max. NaN is a result if it is an operand, or only if both are."""
    return [
        Rule(SHORT, "?ftz", f"@{name}({{a}}, {{b}})"),
        Rule(("f32", *SHORT), "?ftz NaN", f"@{name}_or_nan({{a}}, {{b}})"),
        Rule(("f32", *SHORT), "?ftz xorsign abs", f"@{name}_magnitude({{a}}, {{b}})"),
        Rule(("f32", *SHORT), "?ftz NaN xorsign abs", f"@{name}_magnitude_or_nan({{a}}, {{b}})"),
    ]


def _times(more: str) -> list[Rule]:
    """mul, or with a third operand mad. Products of signed integers wrap around."""
    return [
        Rule(WHOLE, "lo", "@low_product({a}, {b})" + more),
        Rule(WHOLE, "hi", "@high_product({a}, {b})" + more),
        Rule(("u16", "s16", "u32", "s32"), "wide", "@wide_product({a}, {b})" + more, "wide"),
    ]


_COMPARISONS = {
    **{"eq": "{a} == {b}", "ne": "{a} != {b}", "lt": "{a} < {b}"},
    **{"le": "{a} <= {b}", "gt": "{a} > {b}", "ge": "{a} >= {b}"},
}
_UNORDERED = {f"{name}u": text for name, text in _COMPARISONS.items()}
_NANS = {"num": "!@is_nan({a}) && !@is_nan({b})", "nan": "@is_nan({a}) || @is_nan({b})"}


def comparison(name: str, type: str) -> str | None:
    """Return the condition of setp and set. A comparison with NaN is false, and true for the unordered ones."""
    if type in ("f32", "f64", "f16"):
        if name == "ne":
            return f"!({_NANS['nan']}) && {{a}} != {{b}}"
        if name in _UNORDERED:
            return f"({_NANS['nan']}) || {_UNORDERED[name]}"
        return _COMPARISONS.get(name) or _NANS.get(name)
    if name in ("lo", "ls", "hi", "hs"):
        return _COMPARISONS[{"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}[name]] if type[0] == "u" else None
    if type[0] == "b" and name not in ("eq", "ne"):
        return None
    return _COMPARISONS.get(name)


# Instructions with one result, which is an expression of the sources.
RULES: dict[str, list[Rule]] = {
    "add": [
        Rule(WHOLE, "", "@sum({a}, {b})"),
        Rule(("s32",), "sat", "@saturated<int>(static_cast<long long>({a}) + {b})"),
        *_rounded("add"),
        *_halves("+", "sum"),
    ],
    "sub": [
        Rule(WHOLE, "", "@difference({a}, {b})"),
        Rule(("s32",), "sat", "@saturated<int>(static_cast<long long>({a}) - {b})"),
        *_rounded("sub"),
        *_halves("-", "difference"),
    ],
    "mul": [*_times(""), *_rounded("mul"), *_halves("*", "product")],
    "mad": [
        Rule(WHOLE, "lo", "@sum(@low_product({a}, {b}), {c})"),
        Rule(WHOLE, "hi", "@sum(@high_product({a}, {b}), {c})"),
        Rule(("s32",), "hi sat", "@saturated<int>(static_cast<long long>(@high_product({a}, {b})) + {c})"),
        Rule(tuple(WIDE), "wide", "@sum(@wide_product({a}, {b}), {c})", "wide", ("", "", "wide")),
        *_rounded("fma"),
    ],
    "mul24": [
        Rule(("s32",), "lo", "@__mul24({a}, {b})"),
        Rule(("u32",), "lo", "@__umul24({a}, {b})"),
        Rule(("s32", "u32"), "hi", "@high_product_24({a}, {b})"),
    ],
    "mad24": [
        Rule(("s32", "u32"), "hi", "@sum(@high_product_24({a}, {b}), {c})"),
        Rule(("s32",), "hi sat", "@saturated<int>(static_cast<long long>(@high_product_24({a}, {b})) + {c})"),
        Rule(("s32",), "lo", "@sum(@__mul24({a}, {b}), {c})"),
        Rule(("u32",), "lo", "@sum(@__umul24({a}, {b}), {c})"),
    ],
    "fma": [
        *_rounded("fma"),
        Rule(SHORT, "?rn ?ftz", "@multiply_add({a}, {b}, {c})"),
        Rule(("f16", "f16x2"), "?rn ?ftz sat", "@limited(@multiply_add({a}, {b}, {c}))"),
        Rule(SHORT, "?rn ?ftz relu", "@positive(@multiply_add({a}, {b}, {c}))"),
    ],
    "div": [
        Rule(WHOLE, "", "{a} / {b}"),
        *_rounded("div"),
        Rule(("f32",), "approx|full ?ftz", "@__fdiv_rn({a}, {b})"),
    ],
    "rem": [Rule(WHOLE, "", "{a} % {b}")],
    "abs": [
        Rule(("s16", "s32", "s64"), "", "{a} < 0 ? @difference({a} * 0, {a}) : {a}"),
        Rule(("f32",), "?ftz", "__builtin_fabsf({a})"),
        Rule(SHORT, "?ftz", "@without_sign({a})"),
        Rule(("f64",), "", "__builtin_fabs({a})"),
    ],
    "neg": [
        Rule(("s16", "s32", "s64"), "", "@difference({a} * 0, {a})"),
        Rule(("f32",), "?ftz", "-{a}"),
        Rule(SHORT, "?ftz", "@with_other_sign({a})"),
        Rule(("f64",), "", "-{a}"),
    ],
    "min": [
        Rule(WHOLE, "", "{a} < {b} ? {a} : {b}"),
        Rule(("f32",), "?ftz", "@fminf({a}, {b})"),
        Rule(("f64",), "", "@fmin({a}, {b})"),
        *_extreme("least"),
    ],
    "max": [
        Rule(WHOLE, "", "{a} > {b} ? {a} : {b}"),
        Rule(("f32",), "?ftz", "@fmaxf({a}, {b})"),
        Rule(("f64",), "", "@fmax({a}, {b})"),
        *_extreme("greatest"),
    ],
    "copysign": [
        Rule(("f32",), "", "__builtin_copysignf({b}, {a})"),
        Rule(("f64",), "", "__builtin_copysign({b}, {a})"),
    ],
    "sqrt": [*_rounded("sqrt"), Rule(("f32",), "approx ?ftz", "@__fsqrt_rn({a})")],
    "rcp": [
        *_rounded("rcp"),
        Rule(("f32",), "approx ?ftz", "@__frcp_rn({a})"),
        Rule(("f64",), "approx ftz", "@__drcp_rn({a})"),
    ],
    "rsqrt": [Rule(("f32",), "approx ?ftz", "@rsqrtf({a})"), Rule(("f64",), "approx ?ftz", "@rsqrt({a})")],
    "sin": [Rule(("f32",), "approx ?ftz", "@__sinf({a})")],
    "cos": [Rule(("f32",), "approx ?ftz", "@__cosf({a})")],
    "lg2": [Rule(("f32",), "approx ?ftz", "@__log2f({a})")],
    "ex2": [
        Rule(("f32",), "approx ?ftz", "@exp2f({a})"),
        Rule(SHORT, "approx ?ftz", "@exp2_of({a})"),
    ],
    "tanh": [Rule(("f32",), "approx", "@tanhf({a})"), Rule(SHORT, "approx", "@tanh_of({a})")],
    "and": [Rule((*BITS, "pred"), "", "{a} & {b}")],
    "or": [Rule((*BITS, "pred"), "", "{a} | {b}")],
    "xor": [Rule((*BITS, "pred"), "", "{a} ^ {b}")],
    "not": [Rule(BITS, "", "~{a}"), Rule(("pred",), "", "!{a}")],
    "cnot": [Rule(BITS, "", "{a} == 0 ? 1 : 0")],
    "shl": [Rule(BITS, "", "@shifted_left({a}, {b})", "", ("", "u32"))],
    "shr": [Rule((*WHOLE, *BITS), "", "@shifted_right({a}, {b})", "", ("", "u32"))],
    "shf": [
        Rule(("b32",), "l wrap", "@__funnelshift_l({a}, {b}, {c})"),
        Rule(("b32",), "l clamp", "@__funnelshift_lc({a}, {b}, {c})"),
        Rule(("b32",), "r wrap", "@__funnelshift_r({a}, {b}, {c})"),
        Rule(("b32",), "r clamp", "@__funnelshift_rc({a}, {b}, {c})"),
    ],
    "bfe": [Rule(_32_64, "", "@bit_field({a}, {b}, {c})", "", ("", "u32", "u32"))],
    "bfi": [Rule(("b32", "b64"), "", "@with_bit_field({a}, {b}, {c}, {d})", "", ("", "", "u32", "u32"))],
    "brev": [Rule(("b32",), "", "@__brev({a})"), Rule(("b64",), "", "@__brevll({a})")],
    "clz": [Rule(("b32",), "", "@__clz({a})", "u32"), Rule(("b64",), "", "@__clzll({a})", "u32")],
    "popc": [Rule(("b32",), "", "@__popc({a})", "u32"), Rule(("b64",), "", "@__popcll({a})", "u32")],
    "bfind": [
        Rule(_32_64, "", "@highest_bit({a})", "u32"),
        Rule(_32_64, "shiftamt", "@shift_of_highest_bit({a})", "u32"),
    ],
    "prmt": [Rule(("b32",), "", "@permuted({a}, {b}, {c})")],
    "lop3": [Rule(("b32",), "", "@logical({a}, {b}, {c}, {d})")],
    "sad": [Rule(WHOLE, "", "@sum({c}, {a} < {b} ? @difference({b}, {a}) : @difference({a}, {b}))")],
    "selp": [
        Rule((*BITS, *WHOLE, "f32", "f64"), "", "{c} ? {a} : {b}", "", ("", "", "pred")),
    ],
    "redux": [
        Rule(types, f"sync {name}", f"@__reduce_{name}_sync({{b}}, {{a}})", "", ("", "u32"))
        for types, names in ((("u32", "s32"), ("add", "min", "max")), (("b32",), ("and", "or", "xor")))
        for name in names
    ],
    "fns": [Rule(("b32",), "", "@__fns({a}, {b}, {c})", "", ("", "", "s32"))],
    "bmsk": [
        Rule(("b32",), "clamp", "@bit_mask<false>({a}, {b})"),
        Rule(("b32",), "wrap", "@bit_mask<true>({a}, {b})"),
    ],
    "szext": [
        Rule(("u32", "s32"), "clamp", "@extended<false>({a}, {b})", "", ("", "u32")),
        Rule(("u32", "s32"), "wrap", "@extended<true>({a}, {b})", "", ("", "u32")),
    ],
    "testp": [
        Rule(types, name, text, "pred")
        for types in (("f32",), ("f64",))
        for name, text in (
            ("finite", "__builtin_isfinite({a})"),
            ("infinite", "__builtin_isinf({a})"),
            ("number", "!@is_nan({a})"),
            ("notanumber", "@is_nan({a})"),
            ("normal", "__builtin_isnormal({a})"),
            ("subnormal", "__builtin_issubnormal({a})"),
        )
    ],
    "activemask": [Rule(("b32",), "", "@__activemask()")],
}  # fmt: skip

# Instructions without a result or sources.
EFFECTS = {
    "trap": "@__trap()",
    "brkpt": "@__brkpt()",
    "exit": "@end_thread()",
    "membar.cta": "@__threadfence_block()",
    "membar.gl": "@__threadfence()",
    "membar.sys": "@__threadfence_system()",
    **{f"fence{order}.{scope}": f"{fence}()" for order in (".sc", ".acq_rel", "")
       for scope, fence in (("cta", "@__threadfence_block"), ("cluster", "@__threadfence_block"),
                            ("gpu", "@__threadfence"), ("sys", "@__threadfence_system"))},
    # An asynchronous copy has ended when the next statement begins.
    "cp.async.commit_group": "",
    "cp.async.wait_all": "",
    # A kernel without clusters has clusters of one block.
    **{f"barrier.cluster.{name}{aligned}": effect for aligned in ("", ".aligned")
       for name, effect in (("arrive", ""), ("arrive.release", ""), ("arrive.relaxed", ""),
                            ("wait", "@__syncthreads()"), ("wait.acquire", "@__syncthreads()"))},
    # Copies by the asynchronous proxy are accesses of the thread itself.
    **{f"fence.proxy.{proxy}": "" for proxy in ("alias", "async", "async.global", "async.shared::cta",
                                               "async.shared::cluster")},
    "fence.mbarrier_init.release.cluster": "@__threadfence_block()",
    "cp.async.bulk.commit_group": "",
    "griddepcontrol.wait": "",
    "griddepcontrol.launch_dependents": "",
}  # fmt: skip
# The same with operands that have no effect.
HINTS = ("prefetch", "prefetchu", "discard", "applypriority", "pmevent", "setmaxnreg")

SPECIAL = {
    **{f"%{name}.{axis}": f"@{name}_{axis}()" for name in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"},
    **{f"%lanemask_{name}": f"@__lanemask_{name}()" for name in ("eq", "le", "lt", "ge", "gt")},
    **{f"%{of_cluster}.{axis}": f"@{of_block}_{axis}()" for axis in "xyz"
       for of_cluster, of_block in (("clusterid", "ctaid"), ("nclusterid", "nctaid"))},
    **{f"%cluster_ctaid.{axis}": "0u" for axis in "xyz"},
    **{f"%cluster_nctaid.{axis}": "1u" for axis in "xyz"},
    "%cluster_ctarank": "0u",
    "%cluster_nctarank": "1u",
    "%laneid": "@__lane_id()",
    "%warpid": "@warp_index()",
    "%nwarpid": "@warp_count()",
    "%smid": "@__smid()",
    "%clock": "static_cast<unsigned int>(@clock64())",
    "%clock_hi": "static_cast<unsigned int>(@clock64() >> 32)",
    "%clock64": "static_cast<unsigned long long>(@clock64())",
    "%globaltimer": "static_cast<unsigned long long>(@clock64())",
    "%globaltimer_lo": "static_cast<unsigned int>(@clock64())",
    "%globaltimer_hi": "static_cast<unsigned int>(@clock64() >> 32)",
    "WARP_SZ": "32u",
}  # fmt: skip

# Orders and scopes of memory accesses, of which ptx.h has the latter by other names. A cluster is a block.
ORDERS = ("relaxed", "acquire", "release", "acq_rel")
SCOPES = {"cta": "block", "cluster": "block", "gpu": "device", "sys": "system"}
SPACES = ("global", "shared", "shared::cta", "shared::cluster", "local", "const")
ATOMICS = {
    **{"add": ("u32", "s32", "u64", "f32", "f64", *SHORT), "exch": ("b32", "b64"), "cas": ("b32", "b64")},
    **dict.fromkeys(("and", "or", "xor"), ("b32", "b64")),
    **dict.fromkeys(("min", "max"), _32_64),
    **dict.fromkeys(("inc", "dec"), ("u32",)),
}

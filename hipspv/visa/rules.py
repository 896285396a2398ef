"""The document's rules, each a line of a table.

A rule tests one record and describes the defect of a field, if there is one. If real files
contradict the document, the rule follows the files, and its text says so.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from hipspv.visa import checks, names


class Rule(NamedTuple):
    """`check` returns the defect of `field` in one of the `records`, or None."""

    name: str
    records: tuple[str, ...]
    field: str
    text: str
    check: checks.Check


# Attributes whose value is a number: the lengths in the document are recommendations.
_NUMBERS: tuple[tuple[str, str, Container[int]], ...] = (
    ("Target", "0 or 1", (0, 1)),
    ("SimdSize", "8, 16 or 32", (8, 16, 32)),
    ("SLMSize", "0 to 64", range(65)),
    ("SpillMemOffset", "a multiple of 32", range(0, 1 << 32, checks.GRF)),
    ("ArgSize", "0 to 32", range(33)),
    ("RetValSize", "0 to 12", range(13)),
    ("Scope", "0 or 1", (0, 1)),
)

# Limits on declared variables. Together with the predefined ones they reach the document's numbers: 65,536 general,
# 4,096 address and predicate, 32 samplers (S31 is the bindless one), 256 surfaces (T0 to T5).
_MAX = {
    "variables": 65536 - names.PREDEFINED_VARIABLES,
    "addresses": 4095,
    "predicates": 4096 - names.PREDEFINED_PREDICATES,
    "samplers": names.BINDLESS_SAMPLER,
    "surfaces": 256 - names.PREDEFINED_SURFACES,
}

_BODIES = ("kernel_data", "function_data")
_STATES = ("sampler_info", "surface_info", "vme_info")
_VARIABLES = ("var_info", "address_info", "predicate_info", *_STATES)
_ANY_NAME = (*_VARIABLES, "label_info", "attribute_info", *_BODIES)

_HEADER_RULES = (
    Rule("kernel-count", ("common_isa_header",), "kernels", "At most 512 kernels.", checks.length("kernels", 0, 512)),
    Rule(
        "routine-name-length",
        ("kernel_info", "function_info"),
        "name",
        "The name of a kernel or function has 1 to 1,023 bytes.",
        checks.bytes_length("name", 1, 1023),
    ),
    Rule(
        "input-offset",
        ("kernel_info",),
        "input_offset",
        "`input_offset` is the offset of `num_inputs`.",
        checks.input_offset,
    ),
    Rule(
        "binary-count",
        ("kernel_info",),
        "binaries",
        "At most 4 GEN binaries for a kernel.",
        checks.length("binaries", 0, 4),
    ),
    Rule(
        "platform",
        ("gen_binary_info",),
        "platform",
        "A platform that is known: 3, 5, 6, 10 or 12; in files also 4, 11, 13, 14 and 15.",
        checks.choice("platform", names.PLATFORMS),
    ),
    Rule(
        "variable-relocation",
        ("variable_reloc_symtab",),
        "resolved_index",
        "A relocation of a variable refers to a file-scope variable.",
        checks.relocation("variables"),
    ),
    Rule(
        "function-relocation",
        ("function_reloc_symtab",),
        "resolved_index",
        "A relocation of a function refers to a function.",
        checks.relocation("functions"),
    ),
    Rule(
        "linkage",
        ("file_scope_var_info", "function_info"),
        "linkage",
        "Linkage is extern (0), static (1) or global (2).",
        checks.choice("linkage", names.LINKAGES),
    ),
    Rule(
        "extern",
        ("function_info",),
        "linkage",
        "A function without a body is extern. In files those with a body may be, too.",
        checks.extern,
    ),
    Rule(
        "file-variable-name",
        ("file_scope_var_info",),
        "name",
        "The name of a file-scope variable has 1 to 255 bytes.",
        checks.bytes_length("name", 1, 255),
    ),
    Rule(
        "file-variable-type",
        ("file_scope_var_info",),
        "bit_properties",
        "A file-scope variable is of type UD, D, UW, W, UB, B, UQ, Q, DF or F.",
        checks.type(checks.FILE_TYPES),
    ),
    Rule(
        "file-variable-elements",
        ("file_scope_var_info",),
        "num_elements",
        "A file-scope variable has 1 to 1,024 elements.",
        checks.between("num_elements", 1, 1024),
    ),
    Rule(
        "alignment",
        ("file_scope_var_info", "var_info"),
        "bit_properties",
        "An alignment is 0 to 9. The document gives `var_info` 3 bits for it, files use 4.",
        checks.between("alignment", 0, 9),
    ),
    Rule(
        "unclaimed-bytes",
        ("file",),
        "content",
        "No bytes between or after the data that the header refers to.",
        lambda content, scope: f"{len(content)} bytes",
    ),
    Rule(
        "field-range",
        ("any",),
        "",
        "Every value fits its field, and no string has a null character in it.",
        lambda message, scope: message,
    ),
)

_ROUTINE_RULES = (
    Rule("string-count", _BODIES, "strings", "1 to 131,072 strings.", checks.length("strings", 1, 131072)),
    Rule(
        "string-zero",
        _BODIES,
        "strings",
        "String 0 is empty. In files it is the name of the routine.",
        checks.first_string,
    ),
    Rule("routine-name", _BODIES, "name_index", "A routine has one name: here and in the header.", checks.routine_name),
    *(
        Rule(
            f"{table}-count",
            _BODIES,
            table,
            f"At most {most:,} {table} beside the predefined ones.",
            checks.length(table, 0, most),
        )
        for table, most in _MAX.items()
    ),
    Rule("input-count", ("kernel_data",), "inputs", "At most 256 inputs.", checks.length("inputs", 0, 256)),
    Rule("entry", _BODIES, "entry", "The instructions follow the tables at once.", checks.padding),
    Rule("size", _BODIES, "size", "Nothing follows the instructions.", checks.tail),
    Rule(
        "input-size-of-function",
        ("function_data",),
        "input_size",
        "`input_size` is 0 to 32 registers.",
        checks.between("input_size", 0, 32),
    ),
    Rule(
        "return-value-size",
        ("function_data",),
        "return_value_size",
        "`return_value_size` is 0 to 12 registers.",
        checks.between("return_value_size", 0, 12),
    ),
    Rule(
        "function-attributes",
        ("function_data",),
        "attributes",
        "A function has the attributes ArgSize and RetValSize.",
        checks.function_sizes,
    ),
)

_VARIABLE_RULES = (
    Rule("string-index", _ANY_NAME, "name_index", "A name is in the string pool.", checks.string_index),
    Rule(
        "variable-name-length",
        _VARIABLES,
        "name_index",
        "The name of a variable has at most 64 bytes.",
        checks.name_length(64),
    ),
    Rule(
        "label-name-length",
        ("label_info",),
        "name_index",
        "The name of a label has at most 1,024 bytes.",
        checks.name_length(1024),
    ),
    Rule(
        "type",
        ("var_info",),
        "bit_properties",
        "A variable is of type UD, D, UW, W, UB, B, UQ, Q, DF, HF or F.",
        checks.type(checks.TYPES),
    ),
    Rule(
        "elements",
        ("var_info",),
        "num_elements",
        "A general variable has 1 to 4,096 elements.",
        checks.between("num_elements", 1, 4096),
    ),
    Rule(
        "variable-size",
        ("var_info",),
        "num_elements",
        "A general variable is smaller than 4,096 bytes.",
        checks.variable_size,
    ),
    Rule(
        "alias-index",
        ("var_info",),
        "alias_index",
        "An alias is of a variable that is declared before it (so of none that is its alias), or of"
        " a predefined one: V0 to V20.",
        checks.alias_index,
    ),
    Rule(
        "alias-predefined",
        ("var_info",),
        "alias_index",
        "Of the predefined variables %r0, %arg, %retval and the two buffer pointers have aliases."
        " In files %sp, %fp and %hw_id have, too.",
        checks.alias_predefined,
    ),
    Rule(
        "alias-offset",
        ("var_info",),
        "alias_offset",
        "`alias_offset` is aligned to the type, and 0 without an alias.",
        checks.alias_offset,
    ),
    Rule("alias-extent", ("var_info",), "alias_offset", "An alias is within its base.", checks.alias_extent),
    Rule(
        "alias-scope",
        ("var_info",),
        "alias_scope_specifier",
        "`alias_scope_specifier` is 0 or 1.",
        checks.choice("alias_scope_specifier", (0, 1)),
    ),
    Rule(
        "address-elements",
        ("address_info",),
        "num_elements",
        "An address variable has 1 to 16 elements.",
        checks.between("num_elements", 1, 16),
    ),
    Rule(
        "predicate-elements",
        ("predicate_info",),
        "num_elements",
        "A predicate has 1, 2, 4, 8, 16 or 32 elements.",
        checks.choice("num_elements", (1, 2, 4, 8, 16, 32)),
    ),
    Rule(
        "label-kind",
        ("label_info",),
        "kind",
        "A label is a block (0) or a subroutine (1). In files it may be 4.",
        checks.choice("kind", names.LABEL_KINDS),
    ),
)

_ATTRIBUTE_RULES = (
    Rule(
        "attribute-name",
        ("attribute_info",),
        "name_index",
        "The name of an attribute has at most 64 bytes, each printable ASCII.",
        checks.attribute_name,
    ),
    *(
        Rule(
            f"attribute-{name}",
            ("attribute_info",),
            "value",
            f"{name} is {said}, in at most 4 bytes.",
            checks.attribute_value(name, allowed),
        )
        for name, said, allowed in _NUMBERS
    ),
    Rule(
        "attribute-OutputAsmPath",
        ("attribute_info",),
        "value",
        "OutputAsmPath (AsmName) has 1 to 256 bytes.",
        checks.path_length,
    ),
    Rule("attribute-Output", ("attribute_info",), "value", "Output has no value.", checks.output),
)

_INPUT_RULES = tuple(
    Rule(f"input-{name}", ("input_info",), field, text, check)
    for name, field, text, check in (
        ("category", "kind", "Bits 0 and 1 are general, sampler or surface.", checks.input_category),
        ("reserved", "kind", "Bit 2 is 0.", checks.input_reserved),
        ("provenance", "kind", "Bits 3 to 7 are 0 to 5; Intel's tools have 16, too.", checks.input_provenance),
        ("order", "kind", "The user's inputs come before the implicit ones.", checks.input_order),
        ("id", "id", "The variable of an input is declared.", checks.input_id),
        ("alias", "id", "The variable of an input is no alias.", checks.input_alias),
        ("size", "size", "`size` is that of the variable.", checks.input_size),
        ("overlap", "offset", "No two inputs overlap.", checks.input_overlap),
        (
            "alignment",
            "offset",
            "`offset` is aligned to the variable's type; for samplers and surfaces to 4.",
            checks.input_alignment,
        ),
        (
            "register",
            "offset",
            "A general input of at least a register begins with one, a smaller one is within one."
            " A register has 64 bytes if there is a GEN binary for PVC, else 32.",
            checks.input_register,
        ),
    )
)

RULES: tuple[Rule, ...] = (*_HEADER_RULES, *_ROUTINE_RULES, *_VARIABLE_RULES, *_ATTRIBUTE_RULES, *_INPUT_RULES)

"""The format's tables: each record of the document, its fields in order, and their widths.

Source: Intel's "vISA object format" (version 4). Widths before 4.1 are those of Intel's reader: indices and their
counts had two bytes before 3.4, `num_inputs` one before 3.5, `name_len` one before 3.7. A field has the name of its
attribute in model.py; counts and lengths have the document's names.
"""

from __future__ import annotations

from typing import Any

from hipspv.visa.codec import Counted, Many, Number, Record, Terminated, Version
from hipspv.visa.model import (
    AddressVariable,
    Attribute,
    BinaryLocation,
    FileVariable,
    GeneralVariable,
    Input,
    Label,
    PredicateVariable,
    Relocation,
    StateVariable,
)

MAGIC = b"CISA"
NEWEST: Version = (4, 1)

UB, UW, UD, W = Number(1), Number(2), Number(4), Number(2, signed=True)
INDEX = Number(4, older=((3, 4), 2))
INPUT_COUNT = Number(4, older=((3, 5), 1))
NAME_LENGTH = Number(2, older=((3, 7), 1))


def can_be_read(version: Version) -> bool:
    return (3, 0) <= version <= NEWEST


ATTRIBUTE = Record("attribute_info", Attribute, name_index=INDEX, value=Counted("size", UB))
ATTRIBUTES = Many("attribute_count", UB, ATTRIBUTE)

GENERAL = Record(
    "var_info",
    GeneralVariable,
    name_index=INDEX,
    bit_properties=UB,
    num_elements=UW,
    alias_index=INDEX,
    alias_offset=UW,
    alias_scope_specifier=UB,
    attributes=ATTRIBUTES,
)
ADDRESS = Record("address_info", AddressVariable, name_index=INDEX, num_elements=UW, attributes=ATTRIBUTES)
PREDICATE = Record("predicate_info", PredicateVariable, name_index=INDEX, num_elements=UW, attributes=ATTRIBUTES)
LABEL = Record("label_info", Label, name_index=INDEX, kind=UB, attributes=ATTRIBUTES)


def _state(name: str) -> Record:
    """Return the format that samplers, surfaces and VME variables share."""
    return Record(name, StateVariable, name_index=INDEX, num_elements=UW, attributes=ATTRIBUTES)


SAMPLER, SURFACE, VME = _state("sampler_info"), _state("surface_info"), _state("vme_info")
INPUT = Record("input_info", Input, kind=UB, id=INDEX, offset=W, size=UW)

_BODY: dict[str, Any] = {
    "strings": Many("string_count", INDEX, Terminated()),
    "name_index": INDEX,
    "variables": Many("variable_count", INDEX, GENERAL),
    "addresses": Many("address_count", UW, ADDRESS),
    "predicates": Many("predicate_count", UW, PREDICATE),
    "labels": Many("label_count", UW, LABEL),
    "samplers": Many("sampler_count", UB, SAMPLER),
    "surfaces": Many("surface_count", UB, SURFACE),
    "vmes": Many("vme_count", UB, VME),
}
_CODE: dict[str, Any] = {"size": UD, "entry": UD}
_BODY_ATTRIBUTES: dict[str, Any] = {"attributes": Many("attribute_count", UW, ATTRIBUTE)}

KERNEL_DATA = Record(
    "kernel_data", dict, **_BODY, inputs=Many("num_inputs", INPUT_COUNT, INPUT), **_CODE, **_BODY_ATTRIBUTES
)
FUNCTION_DATA = Record("function_data", dict, **_BODY, **_CODE, input_size=UB, return_value_size=UB, **_BODY_ATTRIBUTES)

VARIABLE_RELOCATION = Record("variable_reloc_symtab", Relocation, symbolic_index=UW, resolved_index=UW)
FUNCTION_RELOCATION = Record("function_reloc_symtab", Relocation, symbolic_index=UW, resolved_index=UW)
_RELOCATIONS: dict[str, Any] = {
    "variable_relocations": Many("num_syms_variable", UW, VARIABLE_RELOCATION),
    "function_relocations": Many("num_syms_function", UW, FUNCTION_RELOCATION),
}
GEN_BINARY = Record("gen_binary_info", BinaryLocation, platform=UB, offset=UD, size=UD)
KERNEL_INFO = Record(
    "kernel_info",
    dict,
    name=Counted("name_len", NAME_LENGTH, is_text=True),
    offset=UD,
    size=UD,
    input_offset=UD,
    **_RELOCATIONS,
    binaries=Many("num_gen_binaries", UB, GEN_BINARY),
)
FUNCTION_INFO = Record(
    "function_info",
    dict,
    linkage=UB,
    name=Counted("name_len", NAME_LENGTH, is_text=True),
    offset=UD,
    size=UD,
    **_RELOCATIONS,
)
FILE_VARIABLE = Record(
    "file_scope_var_info",
    FileVariable,
    linkage=UB,
    name=Counted("name_len", UW, is_text=True),
    bit_properties=UB,
    num_elements=UW,
    attributes=ATTRIBUTES,
)
HEADER = Record(
    "common_isa_header",
    dict,
    magic_number=UD,
    major_version=UB,
    minor_version=UB,
    kernels=Many("num_kernels", UW, KERNEL_INFO),
    variables=Many("num_variables", UW, FILE_VARIABLE),
    functions=Many("num_functions", UW, FUNCTION_INFO),
)

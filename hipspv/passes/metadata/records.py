"""Records of launch metadata in LLVM IR, and the kinds of kernels' parameters.

hipspv/metadata/schema.py lists the records.
"""

from __future__ import annotations

from hipspv.llvm import Attributes, Function, Module, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.metadata import write

_RECORDS = "hipspv.metadata"  # named metadata with one string for each record
# Attributes of a kernel's parameter: its kind and values, and those that it has in the source.
PARAMETER = "hipspv.parameter"
SOURCE = "hipspv.source"


def add_record(module: Module, name: str, *fields: str | int) -> None:
    """Adds a record; hipspv/metadata/schema.py lists them."""
    metadata.append(module, _RECORDS, [write(name, *fields)])


def read_records(module: Module) -> list[str]:
    """The records that the passes left in the module, in order."""
    return [str(node[0]) for node in metadata.read(module, _RECORDS)]


def describe_parameter(kernel: Function, index: int, kind: str, *values: int) -> None:
    """States a parameter's kind where its type doesn't show it.

    values: size and alignment in bytes of the caller's value, or of each value in a block.
    """
    text = " ".join(map(str, (kind, *values)))
    Attributes(kernel).add_string(FIRST_PARAMETER + index, PARAMETER, text)


def describe_source(kernel: Function, index: int, kind: str, size: int, alignment: int) -> None:
    """States a parameter's kind in the source, `value` or `pointer`, and its size and alignment in bytes."""
    text = f"{kind} {size} {alignment}"
    Attributes(kernel).add_string(FIRST_PARAMETER + index, SOURCE, text)


def take_statement(attributes: Attributes, index: int, name: str) -> list[str]:
    """The kind and values that a pass stated for a parameter, `PARAMETER` or `SOURCE`; one empty
    text if none did. Removes the statement."""
    position = FIRST_PARAMETER + index
    found = attributes.string(position, name)
    if found:
        attributes.remove_string(position, name)
    return found.split(" ")


def keep_source(old: Function, new: Function, index: int) -> None:
    """Gives the parameter of a kernel that replaces another what was stated of the source."""
    text = Attributes(old).string(FIRST_PARAMETER + index, SOURCE)
    if text:
        Attributes(new).add_string(FIRST_PARAMETER + index, SOURCE, text)

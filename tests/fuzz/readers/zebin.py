"""Small machine code files for Intel's GPUs."""

import struct

from hipspv.bundle import elf

INFO = b"""\
---
version: '1.20'
kernels:
  - name: k
    user_attributes:
      intel_reqd_sub_group_size: 32
    execution_env:
      barrier_count: 1
      grf_count: 128
      simd_size: 32
      slm_size: 64
    payload_arguments:
      - arg_type: arg_bypointer
        offset: 32
        size: 8
        arg_index: 0
        addrspace: global
      - arg_type: local_size
        offset: 12
        size: 12
kernels_misc_info:
  - name: k
    args_info:
      - index: 0
        type_name: 'float*;8'
...
"""
_MACHINE = struct.Struct("<H")
_TIGER_LAKE = 29


def write(kernel: str, info: bytes = INFO, product: int = _TIGER_LAKE) -> bytes:
    """Return a file with a kernel's code, and the description of all kernels."""
    note = struct.pack("<III8sI", 8, 4, 1, b"IntelGT\0", product)
    note += struct.pack("<III8s8s", 8, 5, 4, b"IntelGT\0", b"1.20\0\0\0\0")
    data = elf.write([kernel], bytes(64), section=f".text.{kernel}")
    data = elf.add_section(data, ".ze_info", info, 0, 1)
    data = elf.add_section(data, ".note.intelgt.compat", note, 0, 4)
    return data[:18] + _MACHINE.pack(elf.EM_INTELGT) + data[20:]

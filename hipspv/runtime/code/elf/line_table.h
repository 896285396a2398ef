// The source lines of an ELF file's code, from its DWARF line tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "hipspv/runtime/support/kernel_threads.h"

namespace hipspv::elf {

// The line of an address in a file of 64 bits and of this machine's byte order; false if the file doesn't tell. Reads
// versions 4 and 5 (DWARF 5, 6.2). It neither allocates nor locks, for signal handlers.
bool findLine(std::span<const std::byte> file, std::uint64_t address, faults::SourceLine& found) noexcept;

}  // namespace hipspv::elf

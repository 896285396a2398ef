#include "target.h"

namespace hipspv::vortex {
namespace {

constexpr std::string_view kNarrow = "hip-riscv32-unknown-elf--vortex_rv32",
                           kWide = "hip-riscv64-unknown-elf--vortex_rv64", kUnknown = "hip-riscv-unknown-elf--vortex";

}  // namespace

std::string targetOf(unsigned width) { return std::string(width == 0 ? kUnknown : width == 32 ? kNarrow : kWide); }

bool isTarget(std::string_view id) { return id == kNarrow || id == kWide || id == kUnknown; }

int rank(std::string_view target, unsigned width) { return target == targetOf(width) || target == kUnknown ? 1 : 0; }

}  // namespace hipspv::vortex

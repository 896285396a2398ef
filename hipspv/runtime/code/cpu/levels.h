// The levels of the host's architecture for which there is code, and the one that this machine has.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace hipspv::cpu {

// The level of entries that name none. On x86-64 they are those of programs of hipspv's first versions; other
// architectures have no other.
#if defined(__x86_64__)
inline constexpr std::string_view kUnnamed = "x86-64-v3";
#else
inline constexpr std::string_view kUnnamed = "";
#endif

// Their names, each after those whose code its machines run, too.
std::span<const std::string_view> levels();

// nullopt for an unknown name.
std::optional<std::size_t> indexOf(std::string_view level);

// The highest level whose instructions the processor has and the system saves, but no higher than HIPSPV_CPU_LEVEL.
std::size_t machineLevel();

}  // namespace hipspv::cpu

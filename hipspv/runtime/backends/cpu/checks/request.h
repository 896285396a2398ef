// The checks that the program's sources are compiled with.
#pragma once

namespace hipspv::cpu::checks {

// Called before main: each source adds its own.
void request(unsigned checks) noexcept;
unsigned requested() noexcept;

}  // namespace hipspv::cpu::checks

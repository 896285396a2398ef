// Demangles names.
#pragma once

#include <string>

namespace hipspv {

// "scale(int*)" for _Z5scalePi; other names than C++ symbols stay unchanged.
std::string demangled(const std::string& symbol);

}  // namespace hipspv

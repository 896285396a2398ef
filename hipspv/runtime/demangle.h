// Names as users know them.
#pragma once

#include <string>

namespace hipspv {

// "scale(int*)" for _Z5scalePi; what is no C++ symbol as it is.
std::string demangled(const std::string& symbol);

}  // namespace hipspv

// Remarks in a module, which change nothing but its bytes.
#pragma once

#include <string_view>

#include "module_text.h"

namespace hipspv::adapt {

// Adds an OpModuleProcessed. Drivers that keep compiled code by a module's contents compile it again. Modules of
// SPIR-V 1.0, which lacks the instruction, stay.
void addRemark(Words& words, std::string_view text);

}  // namespace hipspv::adapt

// Casts from generic pointers that test which memory a pointer points to.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Makes the module's explicit casts return the pointer in any case, for devices with one address space.
void castPlainly(Words& words);

// Makes each OpGenericCastToPtrExplicit one of pointers to 8-bit integers.
void castBytes(Words& words);

}  // namespace hipspv::adapt

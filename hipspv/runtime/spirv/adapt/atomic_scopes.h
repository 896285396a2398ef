// The scopes of atomic operations and fences.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces the scope of all devices and the host by the scope of the device, for devices that lack the former:
// Mesa's compiler aborts on it.
void narrowScopes(Words& words);

}  // namespace hipspv::adapt

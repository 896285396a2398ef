// The scopes of atomic operations and fences.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Puts the scope of the device in the place of that of all devices and the host, for devices that don't have it:
// Mesa's compiler ends at one.
void narrowScopes(Words& words);

}  // namespace hipspv::adapt

// The tables of features, services and drivers' faults, for the documentation.
#pragma once

#include "hipspv/runtime/support/json.h"

namespace hipspv {

void describeSpirvFeatures(Json& json);

}  // namespace hipspv

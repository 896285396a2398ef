// Reads a device's description.
#pragma once

#include "loader.h"

namespace hipspv::ze {

// Sets all members that follow from the driver and the device, which `found` has. Throws hipspv::Error.
void readProperties(Found& found);

}  // namespace hipspv::ze

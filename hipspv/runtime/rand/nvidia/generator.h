// Generators on NVIDIA's GPUs: cuRAND's, with the driver's stream for HIP's.
#pragma once

#include "../generator.h"

namespace hipspv::rand {

// For the current device, with cuRAND's value of the type. Throws Error if it isn't NVIDIA's, or if cuRAND isn't found.
std::unique_ptr<Generator> makeNvidiaGenerator(int type);

}  // namespace hipspv::rand

// BLAS on devices whose memory is the host's: a BLAS of the host works in functions of the handle's stream.
#pragma once

#include <memory>

#include "../call.h"

namespace hipspv::blas {

// Throws Error if the host has no BLAS.
std::unique_ptr<Provider> makeHostProvider();

}  // namespace hipspv::blas

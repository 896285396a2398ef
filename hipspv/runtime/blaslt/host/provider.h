// Products on devices whose memory is the host's: a BLAS of the host works in functions of the call's stream.
#pragma once

#include "../provider.h"

namespace hipspv::blaslt {

// Throws Error if the host has no BLAS.
std::unique_ptr<Provider> makeHostProvider();

}  // namespace hipspv::blaslt

// Offload bundles, plain and compressed, and bare SPIR-V: the forms that a program registers.
#include "hipspv/runtime/code/bundle/bundle.h"

#include <string_view>

#include "harness.h"
#include "hipspv/runtime/support/error.h"

void fuzz::read(Bytes input) {
  try {
    hipspv::extractAnyCode(input);
    const hipspv::Rank any = [](std::string_view) { return 1; };  // takes machine code, too
    hipspv::extractCode(input, {&any, 1});
  } catch (const hipspv::Error& error) {
    const bool place = std::string_view(error.what()).find("(byte ") != std::string_view::npos;
    demand(place || error.code() != hipErrorInvalidImage, "an error says no place");
    throw;
  }
}

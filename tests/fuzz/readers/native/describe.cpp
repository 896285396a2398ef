// The descriptions of device code for `hipspv inspect`.
#include "harness.h"
#include "hipspv/runtime/code/bundle/code_format.h"

void fuzz::read(Bytes input) {
  for (const hipspv::CodeFormat& format : hipspv::codeFormats())
    if (format.begins(input)) demand(format.describe(input).ends_with('}'), "a description has no end");
}

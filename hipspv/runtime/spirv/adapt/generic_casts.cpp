#include "generic_casts.h"

#include "hipspv/runtime/spirv/rewriter.h"

namespace hipspv::adapt {
namespace {

constexpr std::uint16_t kOpGenericCastToPtr = 122, kOpGenericCastToPtrExplicit = 123;  // section 3.3.11

}  // namespace

void castPlainly(Words& words) {
  SpirvRewriter module(words);
  while (const auto i = module.next())
    if (i->opcode == kOpGenericCastToPtrExplicit)
      module.write(kOpGenericCastToPtr, {(*i)[0], (*i)[1], (*i)[2]});
    else
      module.keep(*i);
  module.finish();
}

}  // namespace hipspv::adapt

#include <set>

#include "adaptations.h"

namespace hipspv::adapt {
namespace {

bool isExplicitCast(const Instruction& i) { return i.opcode() == spv::OpGenericCastToPtrExplicit; }

bool hasExplicitCasts(const Module& module) {
  bool found = false;
  module.eachInFunctions([&](const Instruction& i) { found = found || isExplicitCast(i); });
  return found;
}

}  // namespace

void castPlainly(Module& module) {
  if (!hasExplicitCasts(module)) return;
  ir::edit(module, [](const Instruction& i, Builder& builder) {
    if (!isExplicitCast(i)) return false;
    builder.define(i[1], spv::OpGenericCastToPtr, i[0], {i[2]});
    return true;
  });
}

void castBytes(Module& module) {
  if (!hasExplicitCasts(module)) return;
  const Id byte = module.integer(8), generic = module.pointer(spv::StorageClassGeneric, byte);
  ir::edit(module, [&](const Instruction& i, Builder& builder) {
    if (!isExplicitCast(i)) return false;
    const Id from = builder.add(spv::OpBitcast, generic, {i[2]});
    const Id to = builder.add(spv::OpGenericCastToPtrExplicit, module.pointer(i[3], byte), {from, i[3]});
    builder.define(i[1], spv::OpBitcast, i[0], {to});
    return true;
  });
}

}  // namespace hipspv::adapt

// The functions of LLVM's C API (llvm-c/Core.h, LLVM 22) that the walk calls, and its numbers.
#pragma once

#include <cstddef>

namespace hipspv {

using Ref = void *;  // any reference of the C API

// Result, name without LLVM, argument types.
#define HIPSPV_LLVM_FUNCTIONS(X)                                      \
  X(Ref, GetFirstFunction, Ref)                                       \
  X(Ref, GetNextFunction, Ref)                                        \
  X(Ref, GetFirstGlobal, Ref)                                         \
  X(Ref, GetNextGlobal, Ref)                                          \
  X(Ref, GetInitializer, Ref)                                         \
  X(Ref, GetFirstBasicBlock, Ref)                                     \
  X(Ref, GetNextBasicBlock, Ref)                                      \
  X(Ref, GetFirstInstruction, Ref)                                    \
  X(Ref, GetNextInstruction, Ref)                                     \
  X(Ref, GetInstructionParent, Ref)                                   \
  X(Ref, GetBasicBlockParent, Ref)                                    \
  X(Ref, GetBasicBlockTerminator, Ref)                                \
  X(Ref, GetFirstUse, Ref)                                            \
  X(Ref, GetNextUse, Ref)                                             \
  X(Ref, GetUser, Ref)                                                \
  X(Ref, TypeOf, Ref)                                                 \
  X(Ref, GlobalGetValueType, Ref)                                     \
  X(Ref, GetAllocatedType, Ref)                                       \
  X(Ref, GetGEPSourceElementType, Ref)                                \
  X(Ref, GetCalledValue, Ref)                                         \
  X(Ref, GetCalledFunctionType, Ref)                                  \
  X(Ref, GetComdat, Ref)                                              \
  X(Ref, GetModuleContext, Ref)                                       \
  X(Ref, GetSuccessor, Ref, unsigned)                                 \
  X(Ref, GetOperand, Ref, unsigned)                                   \
  X(Ref, GetMetadata, Ref, unsigned)                                  \
  X(Ref, GetEnumAttributeAtIndex, Ref, unsigned, unsigned)            \
  X(std::uint64_t, GetEnumAttributeValue, Ref)                        \
  X(Ref, GlobalCopyAllMetadata, Ref, std::size_t *)                   \
  X(int, GetValueKind, Ref)                                           \
  X(int, GetInstructionOpcode, Ref)                                   \
  X(int, GetConstOpcode, Ref)                                         \
  X(int, GetTypeKind, Ref)                                            \
  X(int, GetNumOperands, Ref)                                         \
  X(int, GetICmpPredicate, Ref)                                       \
  X(int, GetICmpSameSign, Ref)                                        \
  X(int, GetAtomicRMWBinOp, Ref)                                      \
  X(int, GetOrdering, Ref)                                            \
  X(int, GetVolatile, Ref)                                            \
  X(int, GetLinkage, Ref)                                             \
  X(int, HasMetadata, Ref)                                            \
  X(int, IsDeclaration, Ref)                                          \
  X(int, IsFunctionVarArg, Ref)                                       \
  X(int, IsGlobalConstant, Ref)                                       \
  X(int, IsExternallyInitialized, Ref)                                \
  X(unsigned, GEPGetNoWrapFlags, Ref)                                 \
  X(unsigned, GetNumSuccessors, Ref)                                  \
  X(unsigned, GetFunctionCallConv, Ref)                               \
  X(unsigned, GetIntrinsicID, Ref)                                    \
  X(unsigned, LookupIntrinsicID, const char *, std::size_t)           \
  X(unsigned, GetPointerAddressSpace, Ref)                            \
  X(unsigned, GetIntTypeWidth, Ref)                                   \
  X(unsigned, CountParams, Ref)                                       \
  X(unsigned, GetAlignment, Ref)                                      \
  X(unsigned, GetFastMathFlags, Ref)                                  \
  X(unsigned, GetNumArgOperands, Ref)                                 \
  X(unsigned, GetMDKindIDInContext, Ref, const char *, unsigned)      \
  X(unsigned, GetEnumAttributeKindForName, const char *, std::size_t) \
  X(unsigned, ValueMetadataEntriesGetKind, Ref, unsigned)             \
  X(void, DisposeValueMetadataEntries, Ref)

struct Llvm {
#define HIPSPV_DECLARE(result, name, ...) result (*name)(__VA_ARGS__);
  HIPSPV_LLVM_FUNCTIONS(HIPSPV_DECLARE)
#undef HIPSPV_DECLARE
};

namespace kind {  // LLVMValueKind
constexpr int argument = 0, function = 5, alias = 6, variable = 8, expression = 10, array = 11,
              structure = 12, vector = 13, undef = 14, integer = 18, null = 20, instruction = 24,
              poison = 25;
}

namespace op {  // LLVMOpcode
constexpr int ret = 1, br = 2, switch_ = 3, fadd = 9, fsub = 11, fmul = 13, alloca_ = 26, load = 27, store = 28, gep = 29, trunc = 30,
              fp_to_ui = 33, fp_trunc = 37, bitcast = 41, icmp = 42, fcmp = 43,
              call = 45, cmpxchg = 56, atomic_rmw = 57, address_space_cast = 60, freeze = 68;
}

namespace type_kind {  // LLVMTypeKind
constexpr int integer = 8, structure = 10, array = 11, pointer = 12, vector = 13;
}

inline constexpr unsigned kFunctionPlace = 0xFFFFFFFF;  // LLVMAttributeFunctionIndex
inline constexpr unsigned kDebugMetadata = 0;           // LLVMContext::MD_dbg

}  // namespace hipspv

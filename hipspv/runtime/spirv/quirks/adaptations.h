// Changes of a module that drivers' faults require. The table of faults (table.h) says why.
#pragma once

#include "hipspv/runtime/spirv/ir/module.h"

namespace hipspv::adapt {

// ---- PoCL

// Marks the functions that use a Workgroup variable, and their callers, for inlining.
void inlineUsersOfShared(Module& module);

// Makes the module's explicit casts return the pointer in any case, for devices with one address space.
void castPlainly(Module& module);

// Adds an OpModuleProcessed, since PoCL keeps compiled kernels by the module's bytes and not by the variable that makes
// it store values. Modules of SPIR-V 1.0, which lacks the instruction, stay.
void remarkStoredValues(Module& module);

// ---- Rusticl

// Makes the addresses of reads that depend on a condition depend on the thread, as far as the compiler knows.
void readForEachThread(Module& module);

// Replaces OpenCL.std's copysign for 32 bits by a choice between a number and its opposite.
void chooseSigns(Module& module);

// Gives all kernels the execution mode ContractionOff: their floating-point operations aren't contracted.
void forbidContraction(Module& module);

// Makes null pointers to private memory from the integer 0, in the functions that use them. Computes constants that
// depend on them.
void computeNulls(Module& module);

// Computes constants that are made from pointers, or are pointers, in the functions that use them. A module where
// another constant depends on one stays unchanged.
void computePointerConstants(Module& module);

// Adds a private variable to each function that makes private pointers from integers; they may point to it.
void addPrivateVariables(Module& module);

// Removes CPacked from structures that have the same layout without it, such as those of lambdas.
void unpackNaturalLayouts(Module& module);

// ---- Intel's GPUs

// Makes each OpGenericCastToPtrExplicit one of pointers to 8-bit integers.
void castBytes(Module& module);

// ---- LLVM's vectorising back ends (Intel's CPU device, llvmpipe)

// Hides 64-bit products from shifts, in modules with integers of 16 bits, by an exclusive or with the launch's offset,
// which is always 0 and which the compiler doesn't know.
void hideNarrowProducts(Module& module);

}  // namespace hipspv::adapt

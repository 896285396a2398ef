// Warps of work-items: the program points where lanes converge, and the loop that runs threads from one to the next.
#pragma once

#include <map>
#include <vector>

#include "hipspv/runtime/spirv/ir/body.h"
#include "library.h"

namespace hipspv::adapt {

// ---- Stops

using ir::Block;
using ir::Body;

// SPIR-V 1.6, section 3.3: operations that lanes do together.
// Represents a stop in a block. Its operand is the stop's number. No SPIR-V instruction has this opcode.
constexpr std::uint16_t kStopMark = 0xFFFF;

struct Stop {
  bool ofBlock = false;     // threads of the block stop here, not only the lanes of a warp
  Id predicate = 0;         // a ballot's, 0: true
  std::vector<Id> values;   // published, so that others may read them
  std::uint32_t order = 0;  // lanes at a stop wait for lanes of their warp that are at stops of a lower order
};

// The stop that publishes an operation's operands.
struct Operation {
  std::size_t stop;
  std::size_t word;  // index of the value among the stop's published words
};

struct Stops {
  std::vector<Stop> stops;
  std::map<Id, Operation> operations;  // by result
  std::size_t words = 0;               // that a stop publishes, at most
};

// The number of 32-bit words of a value that lanes can publish.
std::size_t wordsOf(const Module& module, Id value);

// An operation of lanes or threads that the machine implements, with its scope.
struct Collective {
  bool isOne = false, ofBlock = false;
};
Collective collectiveOf(const Module& module, const Instruction& code);

// Marks the stops in the body, each before the first operation that needs it. Operations share a stop if their
// operands are known there. Loops get a stop at their ends if lanes could get an iteration ahead of others.
Stops markStops(Module& module, Body& body);

// ---- The machine

struct WarpShape {
  std::uint32_t lanes;       // in a warp
  std::uint32_t maxThreads;  // in a block
};

// For a kernel without calls of functions with warp operations. Throws hipErrorNoBinaryForGpu if it is impossible.
void makeWarpMachine(Module& module, ir::Body& kernel, const WarpShape& shape, Calls& calls);

// The variable with three components, which the module may lack.
Id builtInOf(Module& module, spv::BuiltIn number);

}  // namespace hipspv::adapt

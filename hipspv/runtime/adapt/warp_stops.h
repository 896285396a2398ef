// Where the lanes of a warp, or the threads of a block, come together in a kernel.
#pragma once

#include <map>
#include <vector>

#include "module_draft.h"

namespace hipspv::adapt {

// SPIR-V 1.6, section 3.3: what is done by lanes together.
enum : std::uint16_t {
  kOpControlBarrier = 224,
  kOpMemoryBarrier = 225,
  kOpGroupBroadcast = 263,
  kOpGroupIAdd = 264,
  kOpGroupNonUniformBroadcast = 337,
  kOpGroupNonUniformBallot = 339,
};
// Stands for a stop in a block. Its operand is the stop's number. No instruction of SPIR-V has the number.
constexpr std::uint16_t kStopMark = 0xFFFF;

struct Stop {
  bool ofBlock = false;     // threads of the block stop here, not only lanes of the warp
  Id predicate = 0;         // a ballot's, 0: true
  std::vector<Id> values;   // that others may read
  std::uint32_t order = 0;  // lanes at a stop wait for those of their warp that have a lower one before them
};

// The stop at which an operation's operands are passed on.
struct Operation {
  std::size_t stop;
  std::size_t word;  // of the value among the words that the stop publishes
};

struct Stops {
  std::vector<Stop> stops;
  std::map<Id, Operation> operations;  // by result
  std::size_t words = 0;               // that a stop publishes at most
};

// How many words of 32 bits a value has that lanes can pass on.
std::size_t wordsOf(const ModuleDraft& module, Id value);

// Whether it is an operation of lanes or threads that the machine does, and of which scope.
struct Collective {
  bool isOne = false, ofBlock = false;
};
Collective collectiveOf(const ModuleDraft& module, const Code& code);

// Marks the stops in the body, each before the first operation that needs it. Operations that pass on what is known at
// a stop share it. Loops get a stop at their ends where lanes could leave others a turn behind.
Stops markStops(ModuleDraft& module, FunctionBody& body);

}  // namespace hipspv::adapt

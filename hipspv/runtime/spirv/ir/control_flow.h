// Dominators of a function's blocks, its loops, and an order of the blocks. Blocks are numbers; the first is the
// entry.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace hipspv::ir {

using Graph = std::vector<std::vector<std::size_t>>;  // by block: its successors

Graph reversed(const Graph& successors);

class Dominators {
 public:
  explicit Dominators(const Graph& successors);

  // A block that the entry doesn't lead to is dominated by none and dominates none.
  bool dominates(std::size_t above, std::size_t below) const;
  // The immediate dominator of the block.
  std::size_t above(std::size_t block) const { return parent_[block]; }
  bool isReached(std::size_t block) const { return number_[block] != kNone; }
  // Reached blocks; each after all its predecessors, except along back edges.
  const std::vector<std::size_t>& order() const { return order_; }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  void number(const Graph& successors);
  bool improve(std::size_t block, const std::vector<std::size_t>& predecessors);
  std::size_t common(std::size_t a, std::size_t b) const;

  std::vector<std::size_t> order_, number_, parent_;
  std::vector<std::size_t> enter_, leave_;  // from the walk of the tree
};

struct Loop {
  std::size_t header;
  std::vector<std::size_t> latches;  // blocks with an edge back to the header
  std::vector<std::size_t> blocks;   // including those of inner loops
  std::size_t parent = kOutside;     // the loop around it
  std::size_t depth = 1;

  static constexpr std::size_t kOutside = ~std::size_t{0};
};

class Loops {
 public:
  Loops(const Graph& successors, const Dominators& dominators);

  // Edges that lead into the middle of a loop, to blocks that don't dominate their origin. Without these edges the
  // graph is reducible.
  const std::vector<std::pair<std::size_t, std::size_t>>& waysInside() const { return waysInside_; }
  const std::vector<Loop>& all() const { return loops_; }
  // The innermost loop of a block, or kOutside.
  std::size_t of(std::size_t block) const { return innermost_[block]; }
  bool contains(std::size_t loop, std::size_t block) const;

  // Reached blocks; each after all its predecessors, except along back edges. The blocks of a loop are contiguous.
  std::vector<std::size_t> order() const;

 private:
  void find();
  void fill(Loop& loop, const Graph& predecessors);
  void nest();
  std::size_t take(std::vector<std::size_t>& ready, std::size_t loop) const;

  const Graph& successors_;
  const Dominators& dominators_;
  std::vector<Loop> loops_;
  std::vector<std::size_t> innermost_;
  std::vector<std::pair<std::size_t, std::size_t>> waysInside_;
};

}  // namespace hipspv::ir

// Which blocks of a function come before others on every way, its loops, and an order of the blocks. Blocks are
// numbers; the first is where the function begins.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace hipspv::adapt {

using Graph = std::vector<std::vector<std::size_t>>;  // by block: those that follow it

Graph reversed(const Graph& successors);

class Dominators {
 public:
  explicit Dominators(const Graph& successors);

  // A block that the beginning doesn't lead to is dominated by none and dominates none.
  bool dominates(std::size_t above, std::size_t below) const;
  // The dominator next above the block.
  std::size_t above(std::size_t block) const { return parent_[block]; }
  bool isReached(std::size_t block) const { return number_[block] != kNone; }
  // Reached blocks; each after all that it is reached from, but for ways back.
  const std::vector<std::size_t>& order() const { return order_; }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  void number(const Graph& successors);
  bool improve(std::size_t block, const std::vector<std::size_t>& predecessors);
  std::size_t common(std::size_t a, std::size_t b) const;

  std::vector<std::size_t> order_, number_, parent_;
  std::vector<std::size_t> enter_, leave_;  // of the tree's walk
};

struct Loop {
  std::size_t header;
  std::vector<std::size_t> latches;  // blocks that go back to the header
  std::vector<std::size_t> blocks;   // those of loops in it, too
  std::size_t parent = kOutside;     // the loop around it
  std::size_t depth = 1;

  static constexpr std::size_t kOutside = ~std::size_t{0};
};

class Loops {
 public:
  Loops(const Graph& successors, const Dominators& dominators);

  // Ways back that lead into the middle of a loop: to blocks that don't dominate where they come from. There are no
  // others from a graph without them.
  const std::vector<std::pair<std::size_t, std::size_t>>& waysInside() const { return waysInside_; }
  const std::vector<Loop>& all() const { return loops_; }
  // The innermost loop of a block, or kOutside.
  std::size_t of(std::size_t block) const { return innermost_[block]; }
  bool contains(std::size_t loop, std::size_t block) const;

  // Reached blocks; each after all that it is reached from, but for ways back, and the blocks of a loop without others
  // between them.
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

}  // namespace hipspv::adapt

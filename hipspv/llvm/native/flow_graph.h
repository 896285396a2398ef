// Orders and dominators of a function's blocks, which are numbers here.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace hipspv {

using Block = std::uint32_t;
using Edges = std::vector<std::vector<Block>>;

// The nodes that `roots` reach, each after those first reached from it.
inline std::vector<Block> post_order(std::span<const Block> roots, const Edges &following) {
  std::vector<Block> order;
  std::vector<bool> seen(following.size());
  std::vector<std::pair<Block, std::size_t>> stack;  // a node, and how many edges from it were taken
  auto enter = [&](Block node) {
    if (!seen[node]) stack.emplace_back(node, 0);
    seen[node] = true;
  };
  for (Block root : roots) {
    enter(root);
    while (!stack.empty()) {
      auto &[node, taken] = stack.back();
      if (taken < following[node].size()) {
        enter(following[node][taken++]);
      } else {
        order.push_back(node);
        stack.pop_back();
      }
    }
  }
  return order;
}

// For each node the nearest other one that every path to it passes. Node 0 is the root, and its own
// dominator. Nodes are numbered in reverse post order.
//
// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
inline std::vector<Block> nearest_dominators(const Edges &predecessors) {
  constexpr Block unknown = std::numeric_limits<Block>::max();
  std::vector<Block> parent(predecessors.size(), unknown);
  if (!parent.empty()) parent[0] = 0;
  auto meet = [&](Block a, Block b) {
    while (a != b) {
      while (a > b) a = parent[a];
      while (b > a) b = parent[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (Block node = 1; node < parent.size(); ++node) {
      Block join = unknown;
      for (Block before : predecessors[node])
        if (parent[before] != unknown) join = join == unknown ? before : meet(join, before);
      changed |= parent[node] != join;
      parent[node] = join;
    }
  }
  return parent;
}

class FlowGraph {
 public:
  // words: those of hipspv_flow.
  explicit FlowGraph(const std::uint64_t *words) : following_(words[0]), before_(words[0]) {
    const std::uint64_t *starts = words + 2 + words[0], *successors = starts + words[0] + 1;
    for (Block block = 0; block < following_.size(); ++block)
      for (std::uint64_t i = starts[block]; i < starts[block + 1]; ++i) {
        following_[block].push_back(static_cast<Block>(successors[i]));
        before_[successors[i]].push_back(block);
      }
  }

  std::size_t size() const { return following_.size(); }

  // Writes the blocks that the entry reaches, in reverse post order, and returns how many. For each
  // of them: the nearest other block that every path to it passes, the entry for the entry; and
  // numbers such that those of the blocks that it dominates, itself first, are consecutive: its own,
  // and the one after the last of these. `out` has room for four values for each block, then for the
  // number of edges to a block that doesn't come later in the order, and these edges.
  std::uint64_t dominators(std::uint64_t *out) const {
    const Block entry = 0;
    auto order = size() ? post_order({&entry, 1}, following_) : std::vector<Block>();
    std::vector<Block> place(size());
    for (Block number = 0; number < order.size(); ++number)
      place[order[order.size() - 1 - number]] = number;
    Edges before(order.size());
    for (Block block : order)
      for (Block successor : following_[block]) before[place[successor]].push_back(place[block]);
    auto parent = nearest_dominators(before);
    std::vector<Block> count(order.size(), 1), first(order.size(), 0), free(order.size(), 1);
    for (std::size_t node = order.size(); node-- > 1;) count[parent[node]] += count[node];
    for (std::size_t node = 1; node < order.size(); ++node) {
      first[node] = free[parent[node]];
      free[parent[node]] += count[node];
      free[node] = first[node] + 1;
    }
    auto block_at = [&](std::size_t node) { return order[order.size() - 1 - node]; };
    for (std::size_t node = 0; node < order.size(); ++node) {
      Block block = block_at(node);
      out[node] = block;
      out[size() + block] = block_at(parent[node]);
      out[2 * size() + block] = first[node];
      out[3 * size() + block] = first[node] + count[node];
    }
    std::uint64_t *back = out + 4 * size(), count_back = 0;
    for (std::size_t node = 0; node < order.size(); ++node)
      for (Block successor : following_[block_at(node)])
        if (place[successor] <= node) {
          back[1 + 2 * count_back] = block_at(node);
          back[2 + 2 * count_back++] = successor;
        }
    back[0] = count_back;
    return order.size();
  }

  // Writes for each block the next one that every path from it to an end of the function passes; -1 at
  // ends, and where no path leads to an end.
  void post_dominators(std::int64_t *out) const {
    std::vector<Block> ends;
    for (Block block = 0; block < size(); ++block)
      if (following_[block].empty()) ends.push_back(block);
    auto order = post_order(ends, before_);
    // From here on, a block is its index in the reverse of this order, and all ends have the successor 0.
    std::vector<Block> number(size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i)
      number[order[i]] = static_cast<Block>(order.size() - i);
    Edges after(order.size() + 1);
    for (Block block : order) {
      for (Block successor : following_[block])
        if (number[successor]) after[number[block]].push_back(number[successor]);
      if (after[number[block]].empty()) after[number[block]].push_back(0);
    }
    auto joins = nearest_dominators(after);
    for (Block block = 0; block < size(); ++block) {
      Block join = number[block] ? joins[number[block]] : 0;
      out[block] = join ? static_cast<std::int64_t>(order[order.size() - join]) : -1;
    }
  }

 private:
  Edges following_, before_;
};

}  // namespace hipspv

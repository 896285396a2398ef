#include "control_flow.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hipspv::ir {

Graph reversed(const Graph& successors) {
  Graph predecessors(successors.size());
  for (std::size_t n = 0; n < successors.size(); ++n)
    for (const std::size_t next : successors[n]) predecessors[next].push_back(n);
  return predecessors;
}

// "A Simple, Fast Dominance Algorithm", Cooper, Harvey and Kennedy, 2001.
Dominators::Dominators(const Graph& successors)
    : number_(successors.size(), kNone),
      parent_(successors.size(), kNone),
      enter_(successors.size()),
      leave_(successors.size()) {
  number(successors);
  const Graph predecessors = reversed(successors);
  parent_[0] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const std::size_t block : order_) changed = (block != 0 && improve(block, predecessors[block])) || changed;
  }
  // A block's children come after it in the order, so their numbers nest in the walk.
  std::vector<std::size_t> size(successors.size(), 1);
  for (auto block = order_.rbegin(); block != order_.rend(); ++block)
    if (*block != 0) size[parent_[*block]] += size[*block];
  std::vector<std::size_t> used(successors.size(), 1);
  for (const std::size_t block : order_) {
    if (block != 0) {
      const std::size_t parent = parent_[block];
      enter_[block] = enter_[parent] + std::exchange(used[parent], used[parent] + size[block]);
    }
    leave_[block] = enter_[block] + size[block];
  }
}

void Dominators::number(const Graph& successors) {
  std::vector<bool> seen(successors.size());
  std::vector<std::pair<std::size_t, std::size_t>> stack{{0, 0}};
  seen[0] = true;
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next == successors[block].size()) {
      order_.push_back(block);
      stack.pop_back();
      continue;
    }
    const std::size_t to = successors[block][next++];
    if (!seen[to]) seen[to] = true, stack.emplace_back(to, 0);
  }
  std::ranges::reverse(order_);
  for (std::size_t n = 0; n < order_.size(); ++n) number_[order_[n]] = n;
}

bool Dominators::improve(std::size_t block, const std::vector<std::size_t>& predecessors) {
  std::size_t found = kNone;
  for (const std::size_t each : predecessors)
    if (parent_[each] != kNone) found = found == kNone ? each : common(each, found);
  return std::exchange(parent_[block], found) != found;
}

std::size_t Dominators::common(std::size_t a, std::size_t b) const {
  while (a != b) {
    while (number_[a] > number_[b]) a = parent_[a];
    while (number_[b] > number_[a]) b = parent_[b];
  }
  return a;
}

bool Dominators::dominates(std::size_t above, std::size_t below) const {
  if (!isReached(above) || !isReached(below)) return false;
  return enter_[above] <= enter_[below] && enter_[below] < leave_[above];
}

Loops::Loops(const Graph& successors, const Dominators& dominators)
    : successors_(successors), dominators_(dominators), innermost_(successors.size(), Loop::kOutside) {
  find();
  const Graph predecessors = reversed(successors);
  for (Loop& loop : loops_) fill(loop, predecessors);
  // An inner loop has fewer blocks than the loop around it.
  std::ranges::stable_sort(loops_, {}, [](const Loop& loop) { return loop.blocks.size(); });
  nest();
}

void Loops::find() {
  std::vector<std::size_t> position(successors_.size());
  const auto& order = dominators_.order();
  for (std::size_t n = 0; n < order.size(); ++n) position[order[n]] = n;
  for (const std::size_t block : order)
    for (const std::size_t next : successors_[block]) {
      if (position[next] > position[block]) continue;
      if (!dominators_.dominates(next, block)) {
        waysInside_.emplace_back(block, next);
        continue;
      }
      const auto found = std::ranges::find(loops_, next, &Loop::header);
      if (found == loops_.end())
        loops_.push_back({.header = next, .latches = {block}, .blocks = {}});
      else
        found->latches.push_back(block);
    }
}

// Adds all blocks from which a back edge is reached without passing the header.
void Loops::fill(Loop& loop, const Graph& predecessors) {
  std::vector<bool> inside(successors_.size());
  inside[loop.header] = true;
  loop.blocks = {loop.header};
  std::vector<std::size_t> work = loop.latches;
  while (!work.empty()) {
    const std::size_t block = work.back();
    work.pop_back();
    if (inside[block]) continue;
    inside[block] = true;
    loop.blocks.push_back(block);
    for (const std::size_t each : predecessors[block])
      if (dominators_.isReached(each)) work.push_back(each);
  }
}

void Loops::nest() {
  for (std::size_t loop = 0; loop < loops_.size(); ++loop)
    for (const std::size_t block : loops_[loop].blocks) {
      std::size_t inner = innermost_[block];
      if (inner == Loop::kOutside) {
        innermost_[block] = loop;
        continue;
      }
      while (loops_[inner].parent != Loop::kOutside) inner = loops_[inner].parent;
      if (inner != loop) loops_[inner].parent = loop;
    }
  for (auto loop = loops_.rbegin(); loop != loops_.rend(); ++loop)
    if (loop->parent != Loop::kOutside) loop->depth = loops_[loop->parent].depth + 1;
}

bool Loops::contains(std::size_t loop, std::size_t block) const {
  std::size_t inner = innermost_[block];
  while (inner != Loop::kOutside && inner != loop) inner = loops_[inner].parent;
  return inner == loop;
}

// The block of the loop that became ready last.
std::size_t Loops::take(std::vector<std::size_t>& ready, std::size_t loop) const {
  const auto inside = [&](std::size_t block) { return loop == Loop::kOutside || contains(loop, block); };
  auto found = std::find_if(ready.rbegin(), ready.rend(), inside);
  if (found == ready.rend()) found = ready.rbegin();
  const std::size_t block = *found;
  ready.erase(std::next(found).base());
  return block;
}

std::vector<std::size_t> Loops::order() const {
  std::vector<std::size_t> missing(successors_.size()), left(loops_.size()), open;
  const auto isBack = [this](std::size_t from, std::size_t to) { return dominators_.dominates(to, from); };
  for (const std::size_t block : dominators_.order())
    for (const std::size_t next : successors_[block]) missing[next] += isBack(block, next) ? 0 : 1;
  for (std::size_t n = 0; n < loops_.size(); ++n) left[n] = loops_[n].blocks.size();
  std::vector<std::size_t> ready{0}, order;
  while (!ready.empty()) {
    while (!open.empty() && left[open.back()] == 0) open.pop_back();
    const std::size_t block = take(ready, open.empty() ? Loop::kOutside : open.back());
    order.push_back(block);
    std::vector<std::size_t> entered;
    for (std::size_t loop = innermost_[block]; loop != Loop::kOutside; loop = loops_[loop].parent) {
      --left[loop];
      if (loops_[loop].header == block) entered.push_back(loop);
    }
    open.insert(open.end(), entered.rbegin(), entered.rend());
    for (const std::size_t next : successors_[block])
      if (!isBack(block, next) && --missing[next] == 0) ready.push_back(next);
  }
  return order;
}

}  // namespace hipspv::ir

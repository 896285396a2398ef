#include "engine.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "things.h"

namespace test_driver {
namespace {

using namespace std::chrono_literals;

// The end of a command isn't announced while it has the lock.
constexpr auto kPoll = 1ms;
// For other commands, which may overtake the first one.
constexpr auto kGathering = 300us;

std::set<Engine*>& engines() {
  static auto& all = *new std::set<Engine*>;
  return all;
}

bool overlap(const Use& use, const void* address, std::size_t bytes) {
  const auto a = reinterpret_cast<std::uintptr_t>(use.address), b = reinterpret_cast<std::uintptr_t>(address);
  return a < b + bytes && b < a + std::max<std::size_t>(use.bytes, 1);
}

void checkAlive(const Object& object, const std::string& command) {
  if (object.magic != Object::kLiving)
    misuse("the command " + command + " is executed after the destruction of its " + nameOf(object.kind));
}

}  // namespace

Deadline::Deadline(std::uint64_t nanoseconds)
    : forever_(nanoseconds == UINT64_MAX),
      end_(std::chrono::steady_clock::now() +
           std::chrono::nanoseconds(forever_ ? 0 : std::min<std::uint64_t>(nanoseconds, INT64_MAX / 4))) {}

bool Deadline::wait(Lock& lock) const {
  if (!forever_ && std::chrono::steady_clock::now() >= end_) return false;
  state().changed.wait_for(lock, kPoll);
  return true;
}

Engine::Engine(Context& ofContext, Device& ofDevice, std::uint32_t ofOrdinal)
    : context(ofContext),
      device(ofDevice),
      ordinal(ofOrdinal),
      queue(cl().queue()),
      order_(settings().shuffle.value_or(0)),
      thread_([this] { work(); }) {
  const Lock lock(state().mutex);
  engines().insert(this);
}

Engine::~Engine() {
  {
    const Lock lock(state().mutex);
    ending_ = true;
    engines().erase(this);
    state().changed.notify_all();
  }
  thread_.join();
  cl().ReleaseCommandQueue(queue);
}

void Engine::count(const Command& command, int by) {
  for (Event* event : command.waits) event->inUse += by, event->waits += by;
  for (Event* event : command.resets) event->inUse += by, event->resets += by;
  for (Object* object : command.objects) object->inUse += by;
  if (command.signal != nullptr) command.signal->inUse += by, command.signal->signals += by;
}

std::shared_ptr<Completion> Engine::submit(std::shared_ptr<const Command> command, const void* domain, const Lock&) {
  for (const Event* event : command->waits) checkAlive(*event, command->name);
  for (const Event* event : command->resets) checkAlive(*event, command->name);
  for (const Object* object : command->objects) checkAlive(*object, command->name);
  auto completion = std::make_shared<Completion>();
  Node node{command, domain, completion, {}, ++submitted_};
  for (const Event* event : command->waits)
    if (event->pool.counterBased && event->last != nullptr) node.points.push_back(event->last);
  if (Event* event = command->signal; event != nullptr) {
    checkAlive(*event, command->name);
    if (event->pool.counterBased)
      event->last = completion;
    else if (event->signals > event->resets)
      misuse("the command " + command->name + " signals an event that another command has yet to signal");
  }
  count(*command, 1);
  nodes_.push_back(std::move(node));
  state().changed.notify_all();
  return completion;
}

bool Engine::canStart(const Node& node) const {
  const auto signalled = [](const Event* event) { return event->pool.counterBased || isSignalled(*event); };
  const auto done = [](const auto& point) { return point->done; };
  return std::ranges::all_of(node.command->waits, signalled) && std::ranges::all_of(node.points, done);
}

// One of the commands that can start, or none.
std::list<Engine::Node>::iterator Engine::choose() {
  std::vector<std::list<Node>::iterator> found;
  std::set<const void*> domains;
  for (auto node = nodes_.begin(); node != nodes_.end(); ++node) {
    const bool first = node == nodes_.begin();
    const bool inTurn = node->domain == nullptr || domains.insert(node->domain).second;
    if (inTurn && (first || !node->command->afterAll) && canStart(*node)) {
      if (!settings().shuffle) return node;
      found.push_back(node);
    }
    if (node->command->beforeAll) break;
  }
  return found.empty() ? nodes_.end() : found[order_() % found.size()];
}

void Engine::execute(Lock& lock, std::list<Node>::iterator node) {
  const Command& command = *node->command;
  lock.unlock();
  const std::uint64_t start = ticks();
  const bool ran = command.run(*this);
  const std::uint64_t end = ticks();
  lock.lock();
  lost_ = lost_ || !ran;
  node->completion->done = true;
  node->completion->start = start;
  node->completion->end = end;
  for (const Event* event : command.resets) event->signal().set = false;
  if (const Event* event = command.signal; event != nullptr) {
    event->signal().start = start;
    event->signal().end = end;
    event->signal().set = true;
  }
  count(command, -1);
  nodes_.erase(node);
  state().changed.notify_all();
}

void Engine::work() {
  Lock lock(state().mutex);
  while (!ending_ || !nodes_.empty()) {
    if (settings().shuffle && nodes_.size() == 1) state().changed.wait_for(lock, kGathering);
    const auto next = choose();
    if (next != nodes_.end())
      execute(lock, next);
    else if (nodes_.empty())
      state().changed.wait(lock);
    else
      state().changed.wait_for(lock, kPoll);
  }
}

ze_result_t Engine::finish(Lock& lock, std::uint64_t timeout) {
  const Deadline deadline(timeout);
  const std::uint64_t last = submitted_;
  const auto pending = [&] {
    return std::ranges::any_of(nodes_, [&](const Node& node) { return node.number <= last; });
  };
  while (pending())
    if (!deadline.wait(lock)) return ZE_RESULT_NOT_READY;
  return lost_ ? ZE_RESULT_ERROR_DEVICE_LOST : ZE_RESULT_SUCCESS;
}

bool Engine::anyUses(const void* address, std::size_t bytes, const Lock&) {
  const auto uses = [&](const Use& use) { return overlap(use, address, bytes); };
  for (const Engine* engine : engines())
    for (const Node& node : engine->nodes_)
      if (std::ranges::any_of(node.command->uses, uses)) return true;
  return false;
}

void Engine::waitForUses(Lock& lock, const void* address, std::size_t bytes) {
  std::vector<std::shared_ptr<Completion>> unknown;
  for (const Engine* engine : engines())
    for (const Node& node : engine->nodes_)
      if (node.command->indirect) unknown.push_back(node.completion);
  const auto pending = [](const auto& completion) { return !completion->done; };
  while (anyUses(address, bytes, lock) || std::ranges::any_of(unknown, pending)) state().changed.wait_for(lock, kPoll);
}

}  // namespace test_driver

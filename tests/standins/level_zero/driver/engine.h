// A queue's thread, which executes commands. Commands overtake each other where the API lets them.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "objects.h"
#include "opencl.h"

namespace test_driver {

struct Context;
struct Device;
struct Event;
class Engine;

// A range of memory that a command uses.
struct Use {
  const void* address;
  std::size_t bytes;
};

struct Command {
  std::string name;
  bool afterAll = false;   // waits for all earlier commands
  bool beforeAll = false;  // later commands wait for it
  bool indirect = false;   // it may use memory that it doesn't name
  std::vector<Event*> waits, resets;
  Event* signal = nullptr;
  std::vector<Object*> objects;  // that it uses, besides events
  std::vector<Use> uses;
  // Without the lock. False: the device is lost.
  std::function<bool(Engine&)> run = [](Engine&) { return true; };
};

// The end of one execution of a command.
struct Completion {
  bool done = false;
  std::uint64_t start = 0, end = 0;  // ticks
};

// How long the host waits.
class Deadline {
 public:
  explicit Deadline(std::uint64_t nanoseconds);
  // False after the time. Returns when something has changed, or soon.
  bool wait(Lock& lock) const;

 private:
  bool forever_;
  std::chrono::steady_clock::time_point end_;
};

class Engine {
 public:
  Engine(Context& context, Device& device, std::uint32_t ordinal);
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // With the lock. domain: commands of the same one are executed in order, unless it is nullptr.
  std::shared_ptr<Completion> submit(std::shared_ptr<const Command> command, const void* domain, const Lock&);

  // Waits for all commands that are there now.
  ze_result_t finish(Lock& lock, std::uint64_t timeout);
  bool idle() const { return nodes_.empty(); }

  // Any engine has a command that uses the memory.
  static bool anyUses(const void* address, std::size_t bytes, const Lock&);
  // Waits until none does, and for the commands whose memory isn't known.
  static void waitForUses(Lock& lock, const void* address, std::size_t bytes);

  Context& context;
  Device& device;
  const std::uint32_t ordinal;
  const hipspv::cl::CommandQueue queue;

 private:
  struct Node {
    std::shared_ptr<const Command> command;
    const void* domain;
    std::shared_ptr<Completion> completion;
    std::vector<std::shared_ptr<Completion>> points;  // that it waits for
    std::uint64_t number;
  };

  void work();
  std::list<Node>::iterator choose();
  bool canStart(const Node& node) const;
  void execute(Lock& lock, std::list<Node>::iterator node);
  void count(const Command& command, int by);

  std::list<Node> nodes_;
  std::uint64_t submitted_ = 0;
  bool ending_ = false, lost_ = false;
  std::mt19937_64 order_;
  std::thread thread_;
};

}  // namespace test_driver

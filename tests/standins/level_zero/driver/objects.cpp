#include "objects.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <memory>
#include <new>

namespace test_driver {
namespace {

constexpr const char* kNames[kKinds] = {"driver",       "device",     "context",         "command queue",
                                        "command list", "event pool", "event",           "module",
                                        "build log",    "kernel",     "physical memory", "external semaphore"};
constexpr std::size_t kGraves = 1 << 14;

struct Registry {
  std::atomic<int> living[kKinds] = {};
  std::deque<std::unique_ptr<Object>> graves;
};

Registry& registry() {
  static Registry& one = *new Registry;
  return one;
}

std::string apiName(std::string_view function) {
  std::string result = "ze" + std::string(function);
  result[2] = static_cast<char>(std::toupper(result[2]));
  return result;
}

void write(const std::string& line) {
  static std::mutex& mutex = *new std::mutex;
  static std::ofstream& log = *new std::ofstream(settings().log, std::ios::app);
  const std::lock_guard lock(mutex);
  log << line << std::endl;
}

}  // namespace

const char* nameOf(Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::string one(Kind kind) {
  const std::string name = nameOf(kind);
  return (name.starts_with("e") ? "an " : "a ") + name;
}

void misuse(const std::string& what) {
  std::fprintf(stderr, "Level Zero test driver: %s\n", what.c_str());
  std::abort();
}

State& state() {
  static State& one = *new State;
  return one;
}

Object::Object(Kind own, Object* of) : kind(own), parent(of) {
  ++registry().living[static_cast<std::size_t>(kind)];
  if (parent != nullptr) ++parent->children[static_cast<std::size_t>(kind)];
}

Object::~Object() {
  if (magic != kLiving) return;
  --registry().living[static_cast<std::size_t>(kind)];
  if (parent != nullptr) --parent->children[static_cast<std::size_t>(kind)];
}

Object* checked(void* handle, Kind kind) {
  auto* object = static_cast<Object*>(handle);
  const std::string expected = one(kind);
  if (object->magic == Object::kDead) misuse(expected + " is used after its destruction");
  if (object->magic != Object::kLiving) misuse("the handle of " + expected + " leads to no object");
  if (object->kind != kind) misuse("the handle of " + expected + " leads to " + one(object->kind));
  return object;
}

void destroy(Object& object, const Lock&) {
  const std::string name = one(object.kind);
  if (object.inUse != 0) misuse(name + " is destroyed that a command still uses");
  for (std::size_t i = 0; i < kKinds; ++i)
    if (object.children[i] != 0)
      misuse(name + " is destroyed that has " + std::to_string(object.children[i]) + " living " + kNames[i] + "(s)");
  --registry().living[static_cast<std::size_t>(object.kind)];
  if (object.parent != nullptr) --object.parent->children[static_cast<std::size_t>(object.kind)];
  object.magic = Object::kDead;
  auto& graves = registry().graves;
  graves.emplace_back(&object);
  if (graves.size() > kGraves) graves.pop_front();
}

ze_result_t entered(std::string_view function) {
  const std::string name = apiName(function);
  if (!settings().log.empty()) write(name);
  const auto failure = settings().failures.find(name);
  return failure == settings().failures.end() ? ZE_RESULT_SUCCESS : static_cast<ze_result_t>(failure->second);
}

int printLeaks() {
  int all = 0;
  for (std::size_t i = static_cast<std::size_t>(Kind::kContext); i < kKinds; ++i) {
    const int living = registry().living[i];
    if (living != 0) std::fprintf(stderr, "Level Zero test driver: %d %s(s) not destroyed\n", living, kNames[i]);
    all += living;
  }
  return all;
}

}  // namespace test_driver

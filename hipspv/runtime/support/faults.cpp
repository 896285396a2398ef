#include "faults.h"

#include <fcntl.h>
#include <sched.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include "kernel_threads.h"

namespace hipspv::faults {

std::atomic<InFlight::Record*> InFlight::first_{nullptr};
std::atomic<int> Building::count_{0};

namespace {

// ---- The interrupted thread

struct Access {
  std::uintptr_t code = 0, stack = 0;
  bool known = false;  // the kind of access is known
  bool writes = false;
};

Access accessOf(const ucontext_t& context) {
#if defined(__x86_64__)
  const auto& registers = context.uc_mcontext.gregs;
  constexpr greg_t kWrite = 2;  // Intel 64 and IA-32 SDM, volume 3, 4.7: page-fault error code
  return {static_cast<std::uintptr_t>(registers[REG_RIP]), static_cast<std::uintptr_t>(registers[REG_RSP]), true,
          (registers[REG_ERR] & kWrite) != 0};
#elif defined(__aarch64__)
  return {context.uc_mcontext.pc, context.uc_mcontext.sp};
#elif defined(__riscv)
  const auto& registers = context.uc_mcontext.__gregs;
  return {registers[REG_PC], registers[REG_SP]};
#else
  return {};
#endif
}

// ---- The process's code, from /proc/self/maps (proc_pid_maps(5))

enum class Code : std::uint8_t {
  kNone,       // not executable
  kProgram,    // of the program or a library that it uses
  kHelper,     // of a library with many callers: the caller counts
  kGenerated,  // of no file
  kKernel,     // of a library of kernels
  kDevice,     // of the device's library
  kRuntime,    // of this library
};

// Identified by the beginning of the file's name.
struct Named {
  std::string_view prefix;
  Code code;
};
constexpr Named kNamed[] = {
    {"libintelocl.", Code::kDevice}, {"libcpu_device", Code::kDevice}, {"libtask_executor", Code::kDevice},
    {"libtbb", Code::kDevice},       {"libpocl", Code::kDevice},       {"libRusticlOpenCL.", Code::kDevice},
    {"libc.", Code::kHelper},        {"libc-", Code::kHelper},         {"libm.", Code::kHelper},
    {"libm-", Code::kHelper},        {"libintlc.", Code::kHelper},     {"libirc.", Code::kHelper},
    {"libimf.", Code::kHelper},      {"libsvml.", Code::kHelper},      {"libocl_svml", Code::kHelper},
};

// PoCL (7.1) keeps a kernel in a library KERNEL/SIZE/KERNEL.so of its cache.
bool isKernelOfPocl(std::string_view path) {
  constexpr std::string_view kSuffix = ".so";
  const auto takeLast = [&path] {
    const std::string_view last = path.substr(path.rfind('/') + 1);
    path.remove_suffix(std::min(path.size(), last.size() + 1));
    return last;
  };
  std::string_view file = takeLast();
  takeLast();
  if (!file.ends_with(kSuffix)) return false;
  file.remove_suffix(kSuffix.size());
  return file == takeLast();
}

Code codeOf(std::string_view path) {
  if (path.empty() || path.starts_with("[anon") || isKernelOfPocl(path)) return Code::kGenerated;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  for (const Named& named : kNamed)
    if (name.starts_with(named.prefix)) return named.code;
  return Code::kProgram;
}

// Of a fixed size: a signal handler may not allocate.
class AddressMap {
 public:
  // stack: an address; records the end of its mapping.
  void read(std::uintptr_t stack) {
    const int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    count_ = 0;
    char buffer[4096];
    std::size_t length = 0;
    for (ssize_t got; (got = ::read(file, buffer, sizeof buffer)) > 0;)
      for (ssize_t i = 0; i < got; ++i) {
        if (buffer[i] != '\n') {
          if (length < sizeof line_) line_[length++] = buffer[i];
          continue;
        }
        add({line_, length}, stack);
        length = 0;
      }
    close(file);
  }

  Code at(std::uintptr_t address) const {
    for (std::size_t i = 0; i < count_; ++i)
      if (address >= regions_[i].begin && address < regions_[i].end) return regions_[i].code;
    return Code::kNone;
  }

  std::uintptr_t stackEnd() const { return stackEnd_; }

 private:
  struct Region {
    std::uintptr_t begin, end;
    Code code;
  };

  static std::uintptr_t takeHexadecimal(std::string_view& text) {
    std::uintptr_t value = 0;
    const char* const end = std::from_chars(text.data(), text.data() + text.size(), value, 16).ptr;
    const auto used = static_cast<std::size_t>(end - text.data());
    text.remove_prefix(std::min(used + 1, text.size()));  // with the character that ends the number
    return value;
  }

  // begin-end permissions offset device inode [path]
  void add(std::string_view line, std::uintptr_t stack) {
    Region region{takeHexadecimal(line), takeHexadecimal(line), Code::kNone};
    if (stack >= region.begin && stack < region.end) stackEnd_ = region.end;
    if (line.size() < 4 || line[2] != 'x' || count_ == std::size(regions_)) return;
    for (int field = 0; field < 4; ++field) line.remove_prefix(std::min(line.find(' '), line.size() - 1) + 1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    region.code = LoadedCode::at(region.begin) != nullptr ? Code::kKernel : codeOf(line);
    const auto own = reinterpret_cast<std::uintptr_t>(&codeOf);
    if (own >= region.begin && own < region.end) region.code = Code::kRuntime;
    regions_[count_++] = region;
  }

  Region regions_[1024];
  std::size_t count_ = 0;
  std::uintptr_t stackEnd_ = 0;
  char line_[4096];
};

// ---- The cause

enum class Culprit { kNobody, kGenerated, kCopy, kCall };

// The stack is read from the interrupted frame up. For a helper the first code of another kind counts. Generated
// code is a kernel, or part of a copy, if the device's library has called it.
Culprit culpritAt(const Access& access, const AddressMap& map) {
  const auto* word = reinterpret_cast<const std::uintptr_t*>(access.stack & ~(sizeof(void*) - 1));
  const auto* end = reinterpret_cast<const std::uintptr_t*>(map.stackEnd());
  Code code = map.at(access.code);
  if (code == Code::kHelper)
    for (; word < end && (code == Code::kHelper || code == Code::kNone); ++word) code = map.at(*word);
  if (code == Code::kRuntime) return Culprit::kCall;
  if (code == Code::kDevice) return Culprit::kCopy;
  if (code == Code::kKernel) return Culprit::kGenerated;
  if (code != Code::kGenerated) return Culprit::kNobody;
  const bool ofDevice = std::any_of(word, end, [&](std::uintptr_t value) { return map.at(value) == Code::kDevice; });
  return ofDevice ? Culprit::kGenerated : Culprit::kNobody;
}

// ---- The line

class Line {
 public:
  Line& operator<<(std::string_view text) {
    const std::size_t size = std::min(text.size(), sizeof text_ - 1 - size_);
    std::memcpy(text_ + size_, text.data(), size);
    size_ += size;
    return *this;
  }

  Line& address(std::uintptr_t value) {
    char digits[2 * sizeof value];
    char* begin = std::end(digits);
    do *--begin = "0123456789abcdef"[value % 16];
    while ((value /= 16) != 0);
    return *this << "0x" << std::string_view(begin, static_cast<std::size_t>(std::end(digits) - begin));
  }

  Line& number(std::uint64_t value) {
    char digits[20];
    char* const end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
    return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
  }

  // As the source writes ids.
  Line& index(const hipspv_word (&words)[3]) {
    std::string_view separator = "(";
    for (const hipspv_word word : words) {
      *this << std::exchange(separator, ",");
      number(word);
    }
    return *this << ")";
  }

  void write() {
    text_[size_++] = '\n';
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text_, size_);
  }

 private:
  char text_[4096];
  std::size_t size_ = 0;
};

// The name of a template may have any length.
std::string_view shortened(const char* name) {
  constexpr std::size_t kShown = 400;
  return {name, strnlen(name, kShown)};
}

}  // namespace

// Commands that may be running, each once, the oldest of a queue first.
class Commands {
 public:
  void collect() {
    for (const auto* record = InFlight::first_.load(std::memory_order_acquire); record != nullptr;
         record = record->next) {
      const std::uint32_t submitted = record->submitted.load(std::memory_order_acquire);
      std::uint32_t at = record->finished.load(std::memory_order_acquire);
      if (submitted - at > InFlight::kKept) at = submitted - InFlight::kKept;
      for (; at != submitted; ++at)
        if (const char* name = record->commands[at % InFlight::kKept].load()) add(name);
    }
  }

  std::span<const char* const> names() const { return {names_, count_}; }

 private:
  void add(const char* name) {
    const auto same = [&](const char* other) { return std::strcmp(name, other) == 0; };
    if (count_ < std::size(names_) && std::none_of(names_, names_ + count_, same)) names_[count_++] = name;
  }

  const char* names_[8];
  std::size_t count_ = 0;
};

Near (*nearest)(std::uintptr_t address) noexcept = nullptr;

// In static memory, used only by the one thread that reports.
class Report {
 public:
  // False if the fault is outside of hipspv's and the device's code.
  bool make(int signal, const siginfo_t& info, const Access& access) {
    if (const RunningThread* const thread = runningThread()) {
      explainBlock(signal, info, access, *thread);
      return true;
    }
    map_.read(access.stack);
    const Culprit culprit = culpritAt(access, map_);
    if (culprit == Culprit::kNobody) return false;
    line_ << "hipspv: error: ";
    if (culprit == Culprit::kGenerated) commands_.collect();
    if (culprit == Culprit::kCopy && Building::count_.load(std::memory_order_relaxed) > 0) {
      line_ << "the device's compiler failed (" << name(signal) << ") while it built a kernel";
      line_.write();
      return true;
    }
    subject(culprit);
    verb(signal, info, access);
    blame(signal);
    if (commands_.names().size() > 1) list();
    line_.write();
    return true;
  }

 private:
  static std::string_view name(int signal) {
    switch (signal) {
      case SIGSEGV:
        return "SIGSEGV";
      case SIGBUS:
        return "SIGBUS";
      case SIGFPE:
        return "SIGFPE";
      default:
        return "SIGILL";
    }
  }

  // The fault of a thread that runs a block.
  void explainBlock(int signal, const siginfo_t& info, const Access& access, const RunningThread& thread) {
    kernel_ = true;
    line_ << "hipspv: error: kernel " << shortened(thread.kernel.load());
    const bool overflow = usedUpStack(signal, info, access, thread);
    if (overflow) {
      line_ << " used up the stack of its thread, ";
      line_.number(thread.stackEnd - thread.stackBegin) << " bytes (" << name(signal);
      line_ << "): its recursion is too deep, or its local variables are too large; `ulimit -s` sets the size";
    } else {
      verb(signal, info, access);
      blame(signal);
    }
    position(access, thread);
    if (!overflow && isPageFault(signal, info)) neighbour(reinterpret_cast<std::uintptr_t>(info.si_addr));
    line_.write();
  }

  static bool usedUpStack(int signal, const siginfo_t& info, const Access& access, const RunningThread& thread) {
    if (thread.stackBegin == 0 || (signal != SIGSEGV && signal != SIGBUS)) return false;
    constexpr std::uintptr_t kGuard = 64 * 1024, kCall = 256;
    const auto address = reinterpret_cast<std::uintptr_t>(info.si_addr);
    const bool inGuard = address < thread.stackBegin && address >= thread.stackBegin - kGuard;
    // The page at the stack's beginning may be the guard.
    return access.stack < thread.stackBegin + kCall || (inGuard && access.stack < thread.stackEnd);
  }

  void position(const Access& access, const RunningThread& thread) {
    const hipspv_block& block = *thread.block.load(std::memory_order_acquire);
    line_ << "\n  ";
    std::uintptr_t at = access.code;
    const LoadedCode::Entry* code = LoadedCode::at(at);
    if (code == nullptr) {  // the kernel has called another library
      at = callerIn(access.stack, thread) - 1;
      code = LoadedCode::at(at);
    }
    SourceLine line;
    const bool known = code != nullptr && code->findLine(code->file, at - code->begin, line);
    if (known) {
      if (!line.directory.empty()) line_ << line.directory << "/";
      line_ << line.file << ":";
      line_.number(line.line) << ": ";
    } else if (code != nullptr) {
      line_ << "offset ";
      line_.address(at - code->begin) << " of its code: ";
    }
    if (block.thread[0] != kUnknownThread) {
      line_ << "thread ";
      line_.index(block.thread);
    } else {
      line_ << "a thread";
    }
    line_ << " of block ";
    line_.index(block.group);
    if (block.thread[0] == kUnknownThread)
      line_ << (known ? "; with -g at -O0 or -O1 the kernel tells which one" : "; with -g the kernel tells the line");
  }

  // The first return address in a kernel's code, or 1.
  static std::uintptr_t callerIn(std::uintptr_t stack, const RunningThread& thread) {
    if (stack < thread.stackBegin || stack >= thread.stackEnd) return 1;
    const auto* word = reinterpret_cast<const std::uintptr_t*>(stack & ~(sizeof(void*) - 1));
    const auto* const end = reinterpret_cast<const std::uintptr_t*>(thread.stackEnd);
    const auto* const found = std::find_if(word, end, [](auto value) { return LoadedCode::at(value) != nullptr; });
    return found == end ? 1 : *found;
  }

  void neighbour(std::uintptr_t address) {
    constexpr std::uintptr_t kNear = 1 << 20;
    const Near near = nearest(address);
    const std::uintptr_t end = near.begin + near.size;
    if (near.size == 0 || (address >= end && address - end > std::max(near.size, kNear))) return;
    line_ << "\n  the address is ";
    if (address < end)
      line_ << "in";
    else
      line_.number(address - end) << " bytes after";
    line_ << " the allocation of ";
    line_.number(near.size) << " bytes at ";
    line_.address(near.begin);
  }

  void subject(Culprit culprit) {
    const auto names = commands_.names();
    const bool copies = std::ranges::count(names, InFlight::kCopy) != 0;
    kernel_ = culprit == Culprit::kGenerated && !(copies && names.size() == 1);
    if (culprit == Culprit::kCall)
      line_ << "a HIP call";
    else if (!kernel_)
      line_ << InFlight::kCopy;
    else if (names.size() == 1)
      line_ << "kernel " << shortened(names[0]);
    else
      line_ << (copies ? "a kernel or copy" : "a kernel");
  }

  // It has an address; a general protection fault has none (sigaction(2), SI_KERNEL).
  static bool isPageFault(int signal, const siginfo_t& info) {
    return (signal == SIGSEGV && (info.si_code == SEGV_MAPERR || info.si_code == SEGV_ACCERR)) || signal == SIGBUS;
  }

  void verb(int signal, const siginfo_t& info, const Access& access) {
    if (signal == SIGILL) {
      line_ << " reached an instruction that the device doesn't have (SIGILL)";
      return;
    }
    if (signal == SIGFPE) {
      line_ << " divided an integer by 0, or the smallest one by -1 (SIGFPE)";
      return;
    }
    const bool page = isPageFault(signal, info);
    line_ << (!page || !access.known ? " accessed " : access.writes ? " wrote to " : " read ");
    if (page)
      line_ << "address ", line_.address(reinterpret_cast<std::uintptr_t>(info.si_addr));
    else
      line_ << "an address that no memory has";
    line_ << " (" << name(signal) << ")";
  }

  void blame(int signal) {
    if (signal != SIGSEGV && signal != SIGBUS) return;
    line_ << (kernel_ ? ", which the program may not access: it has a wrong pointer or index"
                      : ", which the program may not access: it was given a wrong pointer or size");
  }

  void list() {
    line_ << "; submitted and not known to have ended: ";
    std::string_view separator;
    for (const char* each : commands_.names()) line_ << std::exchange(separator, ", ") << shortened(each);
  }

  AddressMap map_;
  Line line_;
  Commands commands_;
  bool kernel_ = false;
};

namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE};

struct sigaction previous[NSIG];
enum State : int { kNothing, kReporting, kSaid };
std::atomic<int> state{kNothing};
Report theReport;

// One thread reports. Others that fault at the same time wait, since the process may end with the first.
void explain(int signal, const siginfo_t& info, const ucontext_t& context) {
  for (;; sched_yield()) {
    int now = kNothing;
    if (state.compare_exchange_strong(now, kReporting))
      return state.store(theReport.make(signal, info, accessOf(context)) ? kSaid : kNothing);
    if (now == kSaid) return;
  }
}

// Acts as if this handler weren't installed. With the default action the faulting instruction runs
// again, so that the process ends with that signal, at that instruction.
void passOn(int signal, siginfo_t* info, void* context) {
  const struct sigaction& before = previous[signal];
  if ((before.sa_flags & SA_SIGINFO) != 0) return before.sa_sigaction(signal, info, context);
  if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) return before.sa_handler(signal);
  const bool sent = info->si_code <= 0;  // by kill and the like: the signal would not occur again
  if (sent && before.sa_handler == SIG_IGN) return;
  struct sigaction otherwise{};
  otherwise.sa_handler = SIG_DFL;
  sigaction(signal, &otherwise, nullptr);
  if (sent) raise(signal);
}

void onFault(int signal, siginfo_t* info, void* context) {
  const int error = errno;
  if (info->si_code > 0) explain(signal, *info, *static_cast<const ucontext_t*>(context));
  errno = error;
  passOn(signal, info, context);
}

}  // namespace

InFlight::InFlight() : record_(take()) {}

InFlight::~InFlight() {
  finished(position());
  record_.taken.store(false, std::memory_order_release);
}

InFlight::Record& InFlight::take() {
  for (Record* record = first_.load(std::memory_order_acquire); record != nullptr; record = record->next)
    if (!record->taken.exchange(true)) return *record;
  auto* record = new Record;
  record->next = first_.load(std::memory_order_relaxed);
  while (!first_.compare_exchange_weak(record->next, record)) {
  }
  return *record;
}

std::vector<std::string> InFlight::kernels() {
  Commands commands;
  commands.collect();
  std::vector<std::string> found;
  for (const char* name : commands.names())
    if (name != kCopy) found.emplace_back(shortened(name));
  return found;
}

void InFlight::forget(const char* kernel) noexcept {
  for (Record* record = first_.load(std::memory_order_acquire); record != nullptr; record = record->next)
    for (auto& command : record->commands) {
      const char* mine = kernel;
      command.compare_exchange_strong(mine, nullptr);
    }
}

KeepHandlers::KeepHandlers() : before_(NSIG) {
  for (int signal = 1; signal < NSIG; ++signal) sigaction(signal, nullptr, &before_[static_cast<std::size_t>(signal)]);
}

KeepHandlers::~KeepHandlers() {
  for (int signal = 1; signal < NSIG; ++signal) {
    struct sigaction now{};
    const struct sigaction& before = before_[static_cast<std::size_t>(signal)];
    if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler != before.sa_handler)
      sigaction(signal, &before, nullptr);
  }
}

void install(Near (*find)(std::uintptr_t address) noexcept) {
  nearest = find;
  for (const int signal : kSignals) {
    sigaction(signal, nullptr, &previous[signal]);
    struct sigaction own{};
    own.sa_sigaction = onFault;
    own.sa_mask = previous[signal].sa_mask;
    own.sa_flags = SA_SIGINFO | SA_ONSTACK | (previous[signal].sa_flags & (SA_NODEFER | SA_RESTART));
    sigaction(signal, &own, nullptr);
  }
}

}  // namespace hipspv::faults

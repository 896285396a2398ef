// Linux: files, memory, signals, and the loop that takes launches from the library.

#include "guest.h"

enum Call {
  CALL_READ = 63,
  CALL_WRITE = 64,
  CALL_EXIT = 93,
  CALL_SETITIMER = 103,
  CALL_SIGALTSTACK = 132,
  CALL_SIGACTION = 134,
  CALL_GETPPID = 173,
  CALL_MUNMAP = 215,
  CALL_MMAP = 222,
  CALL_MPROTECT = 226,
};

enum { SIGILL = 4, SIGTRAP = 5, SIGBUS = 7, SIGFPE = 8, SIGSEGV = 11, SIGALRM = 14 };
enum { PROT_READ = 1, PROT_WRITE = 2, PROT_EXEC = 4 };
enum { MAP_SHARED = 1, MAP_FIXED = 0x10, MAP_NORESERVE = 0x4000 };
enum { SA_SIGINFO = 4, SA_ONSTACK = 0x08000000 };

static long call(enum Call number, word a, word b, word c, word d, word e, word f) {
  register word a0 __asm__("a0") = a;
  register word a1 __asm__("a1") = b;
  register word a2 __asm__("a2") = c;
  register word a3 __asm__("a3") = d;
  register word a4 __asm__("a4") = e;
  register word a5 __asm__("a5") = f;
  register word a7 __asm__("a7") = number;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a3), "r"(a4), "r"(a5), "r"(a7) : "memory");
  return (long)a0;
}

static void leave(void) {
  for (;;) call(CALL_EXIT, 1, 0, 0, 0, 0, 0);
}

static void read_all(void* memory, word bytes) {
  for (char* next = memory; bytes;) {
    long done = call(CALL_READ, 0, (word)next, bytes, 0, 0, 0);
    if (done <= 0) leave();  // the library has gone
    next += done;
    bytes -= (word)done;
  }
}

void fill(void* memory, uint8_t value, word bytes) {
  for (volatile uint8_t* next = memory; bytes; --bytes) *next++ = value;
}

static void map(uint64_t address, uint64_t bytes, word access, uint64_t offset) {
  word unit = sizeof(word) == 8 ? 1 : PAGE;  // mmap2 counts pages
  long done = call(CALL_MMAP, (word)address, (word)bytes, access, MAP_SHARED | MAP_FIXED | MAP_NORESERVE, MEMORY_FILE,
                   (word)(offset / unit));
  if ((word)done != (word)address) leave();
}

void map_local(uint32_t core) {
  map(configuration.local_base, configuration.local_bytes, PROT_READ | PROT_WRITE, LOCAL_OFFSET + core * LOCAL_STRIDE);
}

void map_zone(word zone, word bytes) { map(zone, bytes, PROT_READ | PROT_WRITE | PROT_EXEC, zone); }

// The access that images have to each page.
static uint8_t pages[sizeof(word) == 8 ? 0x200000000 / PAGE : 0x100000000 / PAGE];

static word protection(uint8_t access) {
  return (word)(access ? PROT_READ | PROT_EXEC : 0) | (access & ACCESS_WRITE ? PROT_WRITE : 0);
}

bool is_readable(word address) { return address / PAGE < sizeof pages && pages[address / PAGE]; }

void allow_writes(word page, bool allow) {
  uint8_t access = pages[page / PAGE];
  if (!(access & ACCESS_WRITE))
    call(CALL_MPROTECT, page, PAGE, protection(access | (allow ? ACCESS_WRITE : 0)), 0, 0, 0);
}

static void change(const struct Change* change) {
  for (uint64_t at = 0; at < change->bytes; at += PAGE) pages[(change->address + at) / PAGE] = (uint8_t)change->access;
  if (change->access)
    map(change->address, change->bytes, protection((uint8_t)change->access), change->address);
  else
    call(CALL_MUNMAP, (word)change->address, (word)change->bytes, 0, 0, 0, 0);
}

// Linux's layout of a signal's frame.
struct Context {
  word flags;
  void* link;
  struct {
    void* address;
    int flags;
    word bytes;
  } stack;
  uint64_t masks[128 / 8] __attribute__((aligned(sizeof(word))));
  struct {
    word pc, x[31];  // from x1 on
    uint64_t f[32];
    uint32_t fcsr;
  } registers __attribute__((aligned(16)));
};

struct Information {
  int number, error, code;
  word address;
};

static void save(const struct Context* context, struct Lane* lane) {
  for (int i = 1; i < 32; ++i) lane->x[i] = context->registers.x[i - 1];
  for (int i = 0; i < 32; ++i) lane->f[i] = context->registers.f[i];
  lane->rounding = context->registers.fcsr >> 5;
  lane->pc = context->registers.pc;
}

// The lane goes on after the signal; none: the launch has ended.
static void restore(struct Context* context, struct Lane* lane) {
  if (!lane) {
    context->registers.pc = (word)serve_next;
    return;
  }
  for (int i = 1; i < 32; ++i) context->registers.x[i - 1] = lane->x[i];
  for (int i = 0; i < 32; ++i) context->registers.f[i] = lane->f[i];
  context->registers.fcsr = (uint32_t)lane->rounding << 5;
  context->registers.pc = lane->pc;
  if (!lane->continuation) return;
  context->registers.pc = context->registers.x[5 - 1] = lane->continuation;
  keep_t0(lane->x[5]);
}

static bool is_guest(word pc) { return pc - GUEST_ADDRESS < GUEST_BYTES; }

static struct Lane* illegal(struct Lane* lane) {
  word pc = lane->pc;
  uint32_t instruction = *(const uint32_t*)pc;
  scan(pc);
  return arrive(lane, pc, instruction, STUB_NONE, (struct Place){pc + 4, 0});
}

// The library's process, without which a launch without end goes on for ever.
static long parent;

static void handle(int number, const struct Information* information, struct Context* context) {
  struct Lane* lane = now.lane;
  word pc = context->registers.pc;
  if (number == SIGALRM && call(CALL_GETPPID, 0, 0, 0, 0, 0, 0) != parent) leave();
  if (number == SIGILL && pc == (word)resume_by_signal) {
    restore(context, lane);
    return;
  }
  if (is_guest(pc) || is_stub(pc)) {
    now.ticked = true;
    if (number == SIGALRM) return;
    report.address = information->address;
    fail(GUEST_FAULT, lane, pc);
    restore(context, 0);
    return;
  }
  save(context, lane);
  struct Lane* next = 0;
  if (number == SIGALRM) {
    next = interrupt(lane);
  } else if (number == SIGILL) {
    next = illegal(lane);
  } else {
    report.address = information->address;
    fail(MEMORY_FAULT, lane, pc);
  }
  restore(context, next);
}

static void handle_signals(void) {
  static uint8_t stack[65536];
  static const int NUMBERS[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGALRM};
  struct {
    void* address;
    int flags;
    word bytes;
  } alternate = {stack, 0, sizeof stack};
  struct {
    void (*handler)(int, const struct Information*, struct Context*);
    word flags;
    word masks[4];  // qemu's mask comes after a word that Linux doesn't have
  } action = {handle, SA_SIGINFO | SA_ONSTACK, {~0ul, ~0ul, ~0ul, ~0ul}};
  call(CALL_SIGALTSTACK, (word)&alternate, 0, 0, 0, 0, 0);
  for (unsigned i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; ++i)
    call(CALL_SIGACTION, (word)NUMBERS[i], (word)&action, 0, 8, 0, 0);
}

static void tick(long microseconds) {
  long interval[] = {0, microseconds, 0, microseconds};
  call(CALL_SETITIMER, 0, (word)interval, 0, 0, 0, 0);
}

static struct Lane* next_launch(void) {
  struct Command command;
  struct Change changes;
  read_all(&command, sizeof command);
  for (; command.changes; --command.changes) {
    read_all(&changes, sizeof changes);
    change(&changes);
  }
  now.core = MAX_CORES;
  struct Lane* lane = launch((word)command.entry, (word)command.argument);
  tick(5000);
  return lane;
}

void run(struct Lane* lane);

void begin(void) {
  parent = call(CALL_GETPPID, 0, 0, 0, 0, 0, 0);
  read_all(&configuration, sizeof configuration);
  map(MAP_ADDRESS, MAP_BYTES, PROT_READ | PROT_WRITE, MAP_OFFSET);
  handle_signals();
  run(next_launch());
}

// After a launch.
void serve(void) {
  tick(0);
  call(CALL_WRITE, 1, (word)&report, sizeof report, 0, 0, 0);
  run(next_launch());
}

struct Lane* trap(word continuation) {
  const struct Stub* stub = (const struct Stub*)(continuation & ~(word)(STUB_BYTES - 1));
  struct Place place = {(word)stub->site + 4, continuation};
  return arrive(now.lane, (word)stub->site, stub->instruction, stub->kind, place);
}

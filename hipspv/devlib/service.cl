// printf, assert, trap and abort: records for the host in the service block (service_abi.h).

#include "service_abi.h"

// Set by the runtime before the first launch.
__global struct hipspv_service *__global __hipspv_service;

// A pass makes the thread return from its kernel here.
void __hipspv_end_thread(void);

// The location of a record's next byte: a position in the stream, and the word being filled.
struct writer {
  __global ulong *data;
  uint mask; // words in the ring - 1
  uint word; // index of the word in the stream
  ulong value;
  uint filled; // bytes in value
};

static void put_word(struct writer *w, ulong value) {
  w->data[w->word & w->mask] = value;
  w->word++;
}

static void put_byte(struct writer *w, uchar byte) {
  w->value |= (ulong)byte << (8 * w->filled);
  if (++w->filled < 8) return;
  put_word(w, w->value);
  w->value = 0;
  w->filled = 0;
}

// "(null)", as glibc prints it, for a null string.
#define NULL_TEXT 0x296c6c756e28ul
#define NULL_LENGTH 6

static ulong string_length(const char *s) {
  if (!s) return NULL_LENGTH;
  ulong n = 0;
  while (s[n]) n++;
  return n;
}

static void __hipspv_put_string(struct writer *w, const char *s) {
  ulong length = string_length(s);
  for (ulong i = 0; i < length; i++) put_byte(w, s ? s[i] : (NULL_TEXT >> (8 * i)));
  put_byte(w, 0);
}

static bool is_modifier(char c) {
  return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == ' ' || c == '#' || c == '.' ||
         c == '\'' || c == '*' || c == 'h' || c == 'l' || c == 'q' || c == 'j' || c == 'z' || c == 't';
}

// A format, read from left to right.
struct scanner {
  const char *format;
  ulong at;
  uint slot; // the argument that the next conversion takes
};

// The slot of the next %s's argument, or ~0u. Each '*' takes an argument of its own.
static uint __hipspv_next_string(struct scanner *s) {
  while (s->format[s->at]) {
    if (s->format[s->at++] != '%') continue;
    while (is_modifier(s->format[s->at]))
      if (s->format[s->at++] == '*') s->slot++;
    char conversion = s->format[s->at];
    if (conversion) s->at++;
    if (conversion == '%') continue;
    s->slot++;
    if (conversion == 's') return s->slot - 1;
  }
  return ~0u;
}

// The bytes of the record's strings: the format, then the argument of every %s, each with its NUL.
static ulong strings_size(const char *format, const ulong *slots, uint count) {
  struct scanner scan = {format, 0, 0};
  ulong size = string_length(format) + 1;
  for (uint slot = __hipspv_next_string(&scan); slot < count; slot = __hipspv_next_string(&scan))
    size += string_length((const char *)slots[slot]) + 1;
  return size;
}

static void put_slots(struct writer *w, const char *format, const ulong *slots, uint count) {
  struct scanner scan = {format, 0, 0};
  uint string = __hipspv_next_string(&scan);
  for (uint slot = 0; slot < count; slot++) {
    bool is_string = slot == string;
    put_word(w, is_string ? string_length((const char *)slots[slot]) : slots[slot]);
    if (is_string) string = __hipspv_next_string(&scan);
  }
}

static void put_strings(struct writer *w, const char *format, const ulong *slots, uint count) {
  struct scanner scan = {format, 0, 0};
  __hipspv_put_string(w, format);
  for (uint slot = __hipspv_next_string(&scan); slot < count; slot = __hipspv_next_string(&scan))
    __hipspv_put_string(w, (const char *)slots[slot]);
  while (w->filled) put_byte(w, 0);
}

// clang's builtins are used instead of OpenCL's functions, which take generic pointers, which not every
// device has. Loads are volatile and stores are exchanges, because LLVM's SPIR-V back end makes plain ones
// of atomic loads and stores.
#define FIELD(service, name) ((volatile __global atomic_uint *)&(service)->name)
#define READ(service, name) (*(volatile __global uint *)&(service)->name)

// Reserves words of the stream and sets `position` to the first; false if there is no room now.
static bool reserve(__global struct hipspv_service *service, ulong words, uint *position) {
  do {
    // The number that is read first is never ahead of the other.
    uint consumed = READ(service, consumed);
    *position = READ(service, produced);
    if (*position - consumed + words > service->words) {
      __opencl_atomic_fetch_add(FIELD(service, dropped), 1u, memory_order_relaxed,
                                memory_scope_device);
      return false;
    }
  } while (!__opencl_atomic_compare_exchange_strong(FIELD(service, produced), position,
                                                    *position + (uint)words, memory_order_relaxed,
                                                    memory_order_relaxed, memory_scope_device));
  // The host's zeros in the room that it gave back come before the new record.
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices);
  return true;
}

// Appends a record; false if it found no room. Not inlined: a kernel may have many calls.
static __attribute__((noinline)) bool __hipspv_put_record(uint kind, const char *format, const ulong *slots, uint count) {
  __global struct hipspv_service *service = __hipspv_service;
  ulong size = sizeof(struct hipspv_record) + 8ul * count + strings_size(format, slots, count);
  ulong words = (size + 7) / 8;
  uint position;
  if (!reserve(service, words, &position)) return false;
  struct writer w = {(__global ulong *)(service + 1), service->words - 1, position + 1, 0, 0};
  put_word(&w, kind | (ulong)count << 32);
  put_slots(&w, format, slots, count);
  put_strings(&w, format, slots, count);
  __global uint *first = (__global uint *)&w.data[position & w.mask];
  first[1] = 8 * (uint)words;
  __opencl_atomic_exchange((volatile __global atomic_uint *)first, (uint)HIPSPV_RECORD_READY,
                           memory_order_release, memory_scope_all_svm_devices);
  return true;
}

static void set_abort(uint code) {
  __opencl_atomic_exchange((volatile __global atomic_uint *)&__hipspv_service->abort_code, code,
                           memory_order_relaxed, memory_scope_all_svm_devices);
}

static void end_with(uint code) {
  set_abort(code);
  __hipspv_end_thread();
}

// The number of arguments, or -1 if the record found no room, as CUDA's printf returns it.
int __hipspv_printf(const char *format, const ulong *slots, uint count) {
  return __hipspv_put_record(HIPSPV_RECORD_STDOUT, format, slots, count) ? (int)count : -1;
}

static __constant char assert_text[] =
    "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n";

// The format must be reachable by a generic pointer, which a __constant one is not.
void assert_fail(const char *expression, const char *file, uint line, const char *function)
    __asm__("__assert_fail");
void assert_fail(const char *expression, const char *file, uint line, const char *function) {
  char format[sizeof(assert_text)];
  for (uint i = 0; i < sizeof(assert_text); i++) format[i] = assert_text[i];
  ulong slots[] = {(ulong)file,     line,            (ulong)function, get_group_id(0),
                   get_group_id(1), get_group_id(2), get_local_id(0), get_local_id(1),
                   get_local_id(2), (ulong)expression};
  __hipspv_put_record(HIPSPV_RECORD_STDERR, format, slots, sizeof(slots) / sizeof(slots[0]));
  end_with(HIPSPV_ABORT_ASSERT);
}

// NVIDIA's name, which CUDA sources declare themselves. Characters have one byte here.
void __assertfail(const char *expression, const char *file, uint line, const char *function,
                  ulong character_size) {
  (void)character_size;
  assert_fail(expression, file, line, function);
}

void __hipspv_trap(void) { end_with(HIPSPV_ABORT_TRAP); }

void c_abort(void) __asm__("abort");
void c_abort(void) { end_with(HIPSPV_ABORT_ABORT); }

void __hipspv_stack_overflow(void) { end_with(HIPSPV_ABORT_STACK); }

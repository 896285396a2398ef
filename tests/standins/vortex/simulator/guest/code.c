// Replaces instructions of the image, when control first comes near them, by jumps to stubs: those that qemu lacks,
// those whose lanes must come together, and branches, whose lanes must agree.

#include "guest.h"

#define ZERO 0
#define T0 5
#define MAP ((volatile uint8_t*)MAP_ADDRESS)

// Instructions by their formats.
static uint32_t type_i(uint32_t op, uint32_t f3, uint32_t d, uint32_t s, word value) {
  return (uint32_t)value << 20 | s << 15 | f3 << 12 | d << 7 | op;
}
static uint32_t jal(uint32_t d, word offset) {
  uint32_t o = (uint32_t)offset;
  return (o >> 20 & 1) << 31 | (o >> 1 & 0x3ff) << 21 | (o >> 11 & 1) << 20 | (o >> 12 & 0xff) << 12 | d << 7 |
         OPCODE_JAL;
}
// The branch instruction with another offset, below 2 KiB.
static uint32_t branch(uint32_t instruction, uint32_t offset) {
  return (instruction & 0x1fff07f) | (offset >> 5 & 0x3f) << 25 | (offset >> 1 & 0xf) << 8;
}
static uint32_t auipc(uint32_t d, word offset) {
  return ((uint32_t)(offset + 0x800) & 0xfffff000) | d << 7 | OPCODE_AUIPC;
}
static uint32_t vmv_s_x(uint32_t vector, uint32_t source) { return 0x42006057 | source << 15 | vector << 7; }
static uint32_t vmv_x_s(uint32_t d, uint32_t vector) { return 0x42002057 | vector << 20 | d << 7; }
#define LOAD_WIDTH (sizeof(word) == 8 ? 3 : 2)
static uint32_t load(uint32_t d, uint32_t base, word offset) { return type_i(0x03, LOAD_WIDTH, d, base, offset); }

static long branch_offset(uint32_t i) {
  return (long)((int32_t)i >> 31) << 12 | field(i, 7, 1) << 11 | field(i, 25, 6) << 5 | field(i, 8, 4) << 1;
}
static long jal_offset(uint32_t i) {
  return (long)((int32_t)i >> 31) << 20 | field(i, 12, 8) << 12 | field(i, 20, 1) << 11 | field(i, 21, 10) << 1;
}
static bool reaches(word from, word to) {
  long distance = (long)(to - from);
  return distance >= -0x100000 && distance < 0x100000;
}

static word start(void) { return (word)configuration.start; }

// The flag of the word at the address; null outside of the windows.
static volatile uint8_t* flag(word address) {
  if (address < WINDOW) return &MAP[address / 4];
  if (address - start() < WINDOW) return &MAP[WINDOW / 4 + (address - start()) / 4];
  return 0;
}

bool is_stub(word pc) {
  if (pc < WINDOW) return (pc & (ZONE_SPACING - 1)) >= ZONE_SPACING - ZONE_BYTES;
  return start() - pc <= START_ZONE_BYTES && pc < start();
}

// The place of the stubs of the code at an address, the first one at the end.
static struct Zone {
  word begin, bytes;
  uint32_t used;
} low_zones[WINDOW / ZONE_SPACING], start_zone;

static struct Zone* zone_of(word address) {
  struct Zone* zone = address < WINDOW ? &low_zones[address / ZONE_SPACING] : &start_zone;
  if (zone->bytes) return zone;
  bool low = address < WINDOW;
  zone->bytes = low ? ZONE_BYTES : START_ZONE_BYTES;
  zone->begin = (low ? (address / ZONE_SPACING + 1) * ZONE_SPACING : start()) - zone->bytes;
  map_zone(zone->begin, zone->bytes);
  return zone;
}

static struct Stub* new_stub(word site) {
  struct Zone* zone = zone_of(site);
  if (zone->used == zone->bytes) return 0;
  word address = zone->begin + zone->bytes - zone->used - STUB_BYTES;
  if (!reaches(site, address) || !reaches(address, site + 4)) return 0;
  zone->used += STUB_BYTES;
  return (struct Stub*)address;
}

static word end_of(uint32_t* code) { return (word)code; }

// A call of the entry from the stub, with the return address in t0, after t0 has gone to v1.
static uint32_t* call(uint32_t* code, const char* entry) {
  word offset = (word)entry - end_of(code);
  *code = auipc(T0, offset), ++code;
  *code++ = type_i(OPCODE_JALR, 0, T0, T0, offset & 0xfff);
  return code;
}

// t0 is the image's again, and control goes to the target.
static uint32_t* leave(uint32_t* code, word target) {
  *code++ = vmv_x_s(T0, 1);
  *code = jal(ZERO, target - end_of(code)), ++code;
  return code;
}

static void operation(struct Stub* stub, word site) {
  uint32_t* code = stub->code;
  *code++ = vmv_s_x(1, T0);
  leave(call(code, trap_entry), site + 4);
}

// The jump itself is in the stub, and a call returns there.
static void indirect(struct Stub* stub, word site, uint32_t instruction) {
  uint32_t* code = stub->code;
  *code++ = vmv_s_x(1, T0);
  code = call(code, trap_entry);
  *code++ = vmv_x_s(T0, 1);
  *code++ = instruction;
  *code = jal(ZERO, site + 4 - end_of(code));
}

static void conditional(struct Stub* stub, word site, uint32_t instruction) {
  uint32_t* code = stub->code;
  *code++ = vmv_s_x(1, T0);
  *code++ = branch(instruction, 20);
  code = leave(call(code, branch_entry), site + 4);
  leave(call(code, branch_entry), site + (word)branch_offset(instruction));
}

#define OFFSET(type, member) __builtin_offsetof(struct type, member)

// The place of a CSR's value: in the lane or in its warp.
static const struct {
  uint16_t number;
  bool of_warp;
  uint16_t offset;
} VALUES[] = {
    {0xcc0, false, OFFSET(Lane, id)},   {0xf14, false, OFFSET(Lane, hart)}, {0xcc1, true, OFFSET(Warp, id)},
    {0xcc2, true, OFFSET(Warp, core)},  {0xcc4, true, OFFSET(Warp, mask)},  {0xfc0, true, OFFSET(Warp, lanes)},
    {0xfc1, true, OFFSET(Warp, warps)}, {0xfc2, true, OFFSET(Warp, cores)},
};
static const struct {
  uint16_t number, offset;
} SECOND_VALUES[] = {{0x340, OFFSET(Warp, argument)}, {0xfc3, OFFSET(Warp, local_base)}};

// Writes a stub that reads the CSR without a trap; false if there is none.
static bool read(struct Stub* stub, word site, uint32_t instruction) {
  uint32_t d = rd(instruction), number = csr_number(instruction);
  if (funct3(instruction) != 2 || rs1(instruction) || !d) return false;
  long offset = -1;
  bool of_warp = true;
  for (unsigned i = 0; i < sizeof VALUES / sizeof *VALUES; ++i)
    if (VALUES[i].number == number) offset = VALUES[i].offset, of_warp = VALUES[i].of_warp;
  for (unsigned i = 0; i < sizeof SECOND_VALUES / sizeof *SECOND_VALUES && configuration.generation > 1; ++i)
    if (SECOND_VALUES[i].number == number) offset = SECOND_VALUES[i].offset;
  if (offset < 0) return false;
  uint32_t* code = stub->code;
  word distance = (word)&now.lane - end_of(code);
  *code++ = auipc(d, distance);
  *code++ = load(d, d, distance & 0xfff);
  if (of_warp) *code++ = load(d, d, OFFSET(Lane, warp));
  *code++ = load(d, d, (word)offset);
  *code = jal(ZERO, site + 4 - end_of(code));
  return true;
}

// The kind of stub for the instruction.
static enum StubKind kind_of(uint32_t instruction) {
  switch (opcode(instruction)) {
    case OPCODE_CUSTOM0:
      return STUB_OPERATION;
    case OPCODE_FENCE:
      return funct3(instruction) == 0 ? STUB_OPERATION : STUB_NONE;
    case OPCODE_BRANCH:
      return configuration.check_branches ? STUB_BRANCH : STUB_NONE;
    case OPCODE_JALR:
      return STUB_INDIRECT;
    case OPCODE_SYSTEM:
      // The rounding mode and the flags are qemu's.
      return funct3(instruction) && csr_number(instruction) <= 3 ? STUB_NONE : STUB_OPERATION;
  }
  return STUB_NONE;
}

// True if the code was patched.
static bool patch(word site, uint32_t instruction, enum StubKind kind) {
  struct Stub* stub = new_stub(site);
  if (!stub) return false;
  if (kind == STUB_BRANCH && !reaches((word)&stub->code[9], site + (word)branch_offset(instruction))) return false;
  stub->instruction = instruction;
  stub->kind = kind;
  stub->site = site;
  if (kind == STUB_BRANCH)
    conditional(stub, site, instruction);
  else if (kind == STUB_INDIRECT)
    indirect(stub, site, instruction);
  else if (opcode(instruction) != OPCODE_SYSTEM || !read(stub, site, instruction))
    operation(stub, site);
  word page = site & ~(word)(PAGE - 1);
  allow_writes(page, true);
  *(volatile uint32_t*)site = jal(ZERO, (word)stub - site);
  allow_writes(page, false);
  return true;
}

// Addresses from which code is still to be read.
static word pending[65536];
static uint32_t pending_count;

static void push(word pc) {
  volatile uint8_t* seen = flag(pc);
  if (seen && *seen == CODE_UNSEEN && pending_count < sizeof pending / sizeof *pending) pending[pending_count++] = pc;
}

// Reads instructions one after the other to the end of the run.
static void scan_run(word pc) {
  uint32_t before = 0;
  for (;; pc += 4) {
    volatile uint8_t* seen = flag(pc);
    if (!seen || *seen != CODE_UNSEEN || (pc & 3) || !is_readable(pc)) return;
    *seen = CODE_SEEN;
    uint32_t instruction = *(volatile uint32_t*)pc;
    uint32_t op = opcode(instruction);
    enum StubKind kind = kind_of(instruction);
    if (op == OPCODE_BRANCH) push(pc + (word)branch_offset(instruction));
    if (op == OPCODE_JAL) push(pc + (word)jal_offset(instruction));
    if (op == OPCODE_JALR) {
      bool known = opcode(before) == OPCODE_AUIPC && rd(before) == rs1(instruction);
      bool returns = rd(instruction) == 0 && rs1(instruction) == 1;
      if (known) push(pc - 4 + (word)(long)(int32_t)(before & 0xfffff000) + immediate(instruction));
      if (known || returns) kind = STUB_NONE;
    }
    if (kind != STUB_NONE && patch(pc, instruction, kind)) *seen = CODE_PATCHED;
    bool jumps = (op == OPCODE_JAL || op == OPCODE_JALR) && !rd(instruction);
    bool ends = op == OPCODE_CUSTOM0 && !funct7(instruction) && !funct3(instruction) && !rs1(instruction);
    bool stops = op == OPCODE_SYSTEM && !funct3(instruction);
    if (jumps || ends || stops || (instruction & 3) != 3) return;
    before = instruction;
  }
}

void scan(word pc) {
  push(pc);
  while (pending_count) scan_run(pending[--pending_count]);
}

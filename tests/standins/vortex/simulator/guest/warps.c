// The machine: cores, their warps, and what Vortex's own instructions do to them.

#include "guest.h"

struct Now now;
struct Configuration configuration;
struct Report report;

static struct Warp machine[MAX_CORES][MAX_WARPS];
// Warps that wait at each barrier, and cores that wait at a barrier of all cores.
static uint32_t waiting[MAX_CORES][MAX_WARPS];
static uint32_t waiting_cores[MAX_WARPS];
// The warp of each core that ran last.
static uint32_t latest[MAX_CORES];

static uint32_t count(uint32_t mask) {
  uint32_t ones = 0;
  for (; mask; mask &= mask - 1) ++ones;
  return ones;
}

static uint32_t lowest(uint32_t mask) {
  uint32_t index = 0;
  for (; !(mask & 0xff); mask >>= 8) index += 8;
  for (; !(mask & 1); mask >>= 1) ++index;
  return index;
}

static uint32_t all_lanes(void) { return (uint32_t)((1ull << configuration.lanes) - 1); }
static uint32_t barriers(void) {
  if (configuration.generation == 1) return 4;
  return configuration.warps < 2 ? 1 : configuration.warps / 2;
}

static struct Lane* fail_warp(enum Kind kind, struct Warp* warp, word pc) {
  report.kind = kind;
  report.core = (uint32_t)warp->core;
  report.warp = (uint32_t)warp->id;
  report.pc = pc;
  return 0;
}

struct Lane* fail(enum Kind kind, struct Lane* lane, word pc) {
  report.lane = (uint32_t)lane->id;
  return fail_warp(kind, lane->warp, pc);
}

static uint32_t active_warps(uint32_t core) {
  uint32_t mask = 0;
  for (uint32_t i = 0; i < configuration.warps; ++i) mask |= (uint32_t)(machine[core][i].state != IDLE) << i;
  return mask;
}

// The lanes of the mask continue at the place.
static void activate(struct Warp* warp, uint32_t mask, struct Place place) {
  for (word* entry = warp->trace; *entry && *entry != TRACE_END; ++entry) *entry = 0;
  for (uint32_t rest = mask; rest; rest &= rest - 1) warp->lane[lowest(rest)].cursor = warp->trace;
  warp->mask = mask;
  warp->begin = place;
  warp->arrived = 0;
  warp->turn = 0;
}

static void spawn(struct Warp* caller) {
  for (uint32_t i = 1; i < caller->spawn_count; ++i) {
    struct Warp* warp = &machine[caller->core][i];
    warp->state = RUNNING;
    warp->depth = 0;
    activate(warp, 1, caller->spawned);
  }
  caller->state = RUNNING;
}

static struct Lane* continued(struct Warp* warp) {
  uint32_t rest = (uint32_t)warp->mask & ~warp->arrived, after = rest & ~0u << warp->turn;
  uint32_t index = lowest(after ? after : rest);
  struct Lane* lane = &warp->lane[index];
  if (warp->interrupted >> index & 1) {
    warp->interrupted &= ~(1u << index);
    lane->continuation = 0;
  } else {
    lane->continuation = warp->begin.stub;
    lane->pc = warp->begin.pc;
  }
  if (now.core != warp->core) map_local(now.core = (uint32_t)warp->core);
  now.lane = lane;
  return lane;
}

static struct Lane* deadlock(void) {
  for (uint32_t core = 0; core < configuration.cores; ++core)
    for (uint32_t i = 0; i < configuration.warps; ++i) {
      struct Warp* warp = &machine[core][i];
      if (warp->state == IDLE) continue;
      report.lanes = active_warps(core);
      report.value = warp->barrier;
      report.other = warp->state;
      return fail_warp(DEADLOCK, warp, warp->site);
    }
  report.kind = FINISHED;
  return 0;
}

// A lane of the next warp of the core that can run, or of another core, which comes first after a tick.
static struct Lane* next_warp(uint32_t last) {
  uint32_t first = now.ticked;
  now.ticked = false;
  for (uint32_t c = 0; c < configuration.cores; ++c) {
    uint32_t core = (last + first + c) % configuration.cores;
    for (uint32_t i = 1; i <= configuration.warps; ++i) {
      struct Warp* warp = &machine[core][(latest[core] + i) % configuration.warps];
      if (warp->state == SPAWNING && count(active_warps(core)) == 1) spawn(warp);
      if (warp->state != RUNNING) continue;
      latest[core] = (uint32_t)warp->id;
      return continued(warp);
    }
  }
  return deadlock();
}

static word active_warps_csr(struct Lane* lane) { return active_warps((uint32_t)lane->warp->core); }

static word clock_value(void) {
  word value;
  __asm__ volatile("rdcycle %0" : "=r"(value));
  return value;
}

// The value of a CSR in *value; false if there is none.
static bool read_csr(struct Lane* lane, uint32_t number, word* value) {
  struct Warp* warp = lane->warp;
  bool second = configuration.generation > 1;
  switch (number) {
    case 0x001:
    case 0x002:
    case 0x003:
      return false;  // qemu has them
    case 0x180:
    case 0x300:
    case 0x301:
    case 0x302:
    case 0x303:
    case 0x304:
    case 0x305:
    case 0x341:
    case 0x342:
    case 0x3a0:
    case 0x3b0:
    case 0x744:
      *value = 0;
      return true;
    case 0x340:
      *value = warp->argument;
      return second;
    case 0xb00:
    case 0xb02:
      *value = clock_value();
      return true;
    case 0xb80:
    case 0xb82:
      *value = 0;
      return sizeof(word) == 4;
    case 0xcc0:
      *value = lane->id;
      return true;
    case 0xcc1:
      *value = warp->id;
      return true;
    case 0xcc2:
      *value = warp->core;
      return true;
    case 0xcc3:
      *value = active_warps_csr(lane);
      return true;
    case 0xcc4:
      *value = warp->mask;
      return true;
    case 0xf14:
      *value = lane->hart;
      return true;
    case 0xfc0:
      *value = warp->lanes;
      return true;
    case 0xfc1:
      *value = warp->warps;
      return true;
    case 0xfc2:
      *value = warp->cores;
      return true;
    case 0xfc3:
      *value = warp->local_base;
      return second;
  }
  return false;
}

static bool access_csr(struct Lane* lane, uint32_t instruction) {
  uint32_t number = csr_number(instruction), function = funct3(instruction);
  word value, operand = function & 4 ? rs1(instruction) : rs1(instruction) ? lane->x[rs1(instruction)] : 0;
  if (!(function & 3) || !read_csr(lane, number, &value)) return false;
  if ((function & 3) == 1 || rs1(instruction)) {
    if (number >= 0xb00) return false;  // read only
    if ((function & 3) == 2) operand = value | operand;
    if ((function & 3) == 3) operand = value & ~operand;
    if (number == 0x340)
      for (uint32_t i = 0; i < configuration.warps; ++i) machine[lane->warp->core][i].argument = operand;
  }
  lane->x[rd(instruction)] = value;
  return true;
}

// The operand of an operation of the whole warp in *value; false after an error: lanes have different ones.
static bool operand(struct Warp* warp, uint32_t reg, word* value) {
  uint32_t rest = (uint32_t)warp->mask;
  *value = reg ? warp->lane[lowest(rest)].x[reg] : 0;
  if (!reg) return true;
  for (rest &= rest - 1; rest; rest &= rest - 1) {
    struct Lane* lane = &warp->lane[lowest(rest)];
    if (lane->x[reg] == *value) continue;
    report.value = *value;
    report.other = lane->x[reg];
    fail(DIVERGED_OPERAND, lane, warp->site);
    return false;
  }
  return true;
}

// The lanes whose bit 0 of the register is set, or whose register isn't 0 in a split of the first generation.
static uint32_t predicate(struct Warp* warp, uint32_t reg, word bits) {
  uint32_t mask = 0;
  if (!reg) return 0;
  for (uint32_t rest = (uint32_t)warp->mask; rest; rest &= rest - 1) {
    uint32_t i = lowest(rest);
    if (warp->lane[i].x[reg] & bits) mask |= 1u << i;
  }
  return mask;
}

static void set_register(struct Warp* warp, uint32_t reg, word value) {
  for (uint32_t rest = (uint32_t)warp->mask; rest; rest &= rest - 1) warp->lane[lowest(rest)].x[reg] = value;
}

static bool set_mask(struct Warp* warp, uint32_t mask) {
  if (!mask) {
    report.value = warp->depth;
    if (warp->depth) return fail_warp(STACK_LEFT, warp, warp->site);
    warp->state = IDLE;
  }
  activate(warp, mask, warp->arrival);
  return true;
}

// tmc and pred take the operand's low bits, one for each lane.
static bool tmc(struct Warp* warp) {
  word mask;
  return operand(warp, rs1(warp->instruction), &mask) && set_mask(warp, (uint32_t)mask & all_lanes());
}

static bool wspawn(struct Warp* warp) {
  word warps, pc;
  if (!operand(warp, rs1(warp->instruction), &warps) || !operand(warp, rs2(warp->instruction), &pc)) return false;
  warps = (uint32_t)warps;
  warp->spawn_count = warps < configuration.warps ? (uint32_t)warps : configuration.warps;
  warp->spawned = (struct Place){pc, 0};
  activate(warp, (uint32_t)warp->mask, warp->arrival);
  if (configuration.generation == 1) {
    spawn(warp);
    return true;
  }
  bool alone = count(active_warps((uint32_t)warp->core)) == 1;
  if (warp->spawn_count < 2 && alone) return true;
  if (warp->id) return fail_warp(BAD_SPAWN, warp, warp->site);
  warp->state = SPAWNING;
  return true;
}

static bool split(struct Warp* warp) {
  bool first = configuration.generation == 1;
  uint32_t all = (uint32_t)warp->mask, taken = predicate(warp, rs1(warp->instruction), first ? ~(word)0 : 1);
  if (!first && rs2(warp->instruction)) taken = all & ~taken;
  uint32_t other = all & ~taken, depth = warp->depth;
  if (taken && other) {
    if (depth == configuration.lanes - 1) return fail_warp(STACK_FULL, warp, warp->site);
    // The larger part is first, or that whose predicate is set.
    uint32_t now_active = first || count(taken) >= count(other) ? taken : other;
    warp->splits[warp->depth++] = (struct Split){all, all & ~now_active, warp->arrival, false};
    set_register(warp, rd(warp->instruction), first ? 1 : depth);
    return set_mask(warp, now_active);
  }
  set_register(warp, rd(warp->instruction), first ? 0 : depth);
  return set_mask(warp, all);
}

static bool join(struct Warp* warp) {
  word token;
  if (!operand(warp, rs1(warp->instruction), &token)) return false;
  bool divergent = configuration.generation == 1 ? token != 0 : token != warp->depth;
  if (!divergent) return set_mask(warp, (uint32_t)warp->mask);
  if (!warp->depth) return fail_warp(STACK_EMPTY, warp, warp->site);
  struct Split* top = &warp->splits[warp->depth - 1];
  if (top->popped_rest) {
    --warp->depth;
    return set_mask(warp, top->all);
  }
  top->popped_rest = true;
  warp->arrival = top->place;
  return set_mask(warp, top->rest);
}

static void release(uint32_t core, uint32_t barrier) {
  for (uint32_t i = 0; i < configuration.warps; ++i)
    if (waiting[core][barrier] >> i & 1) machine[core][i].state = RUNNING;
  waiting[core][barrier] = 0;
}

static bool barrier(struct Warp* warp) {
  word id, needed;
  if (!operand(warp, rs1(warp->instruction), &id) || !operand(warp, rs2(warp->instruction), &needed)) return false;
  activate(warp, (uint32_t)warp->mask, warp->arrival);
  if (needed < 2 && configuration.generation > 1) return true;
  uint32_t core = (uint32_t)warp->core, index = id & 0x7fffffff;
  report.value = index;
  report.other = barriers();
  if (index >= barriers()) return fail_warp(BAD_BARRIER, warp, warp->site);
  warp->state = AT_BARRIER;
  warp->barrier = index;
  waiting[core][index] |= 1u << warp->id;
  if (!(id >> 31 & 1)) {
    if (count(waiting[core][index]) == needed) release(core, index);
  } else if (waiting[core][index] == active_warps(core)) {
    waiting_cores[index] |= 1u << core;
    if (count(waiting_cores[index]) == needed) {
      for (uint32_t i = 0; i < configuration.cores; ++i)
        if (waiting_cores[index] >> i & 1) release(i, index);
      waiting_cores[index] = 0;
    }
  }
  return true;
}

static bool pred(struct Warp* warp) {
  word otherwise;
  uint32_t mask = predicate(warp, rs1(warp->instruction), 1);
  if (configuration.generation > 1 && rd(warp->instruction)) mask = (uint32_t)warp->mask & ~mask;
  if (mask) return set_mask(warp, mask);
  return operand(warp, rs2(warp->instruction), &otherwise) && set_mask(warp, (uint32_t)otherwise & all_lanes());
}

static bool vote(struct Warp* warp) {
  uint32_t all = (uint32_t)warp->mask, yes = predicate(warp, rs1(warp->instruction), 1);
  word results[] = {yes == all, yes != 0, yes == 0 || yes == all, yes};
  set_register(warp, rd(warp->instruction), results[funct3(warp->instruction)]);
  return set_mask(warp, all);
}

// Lanes that aren't active are read too: their registers are there.
static bool shuffle(struct Warp* warp) {
  word values[MAX_LANES];
  uint32_t source = rs1(warp->instruction), control = rs2(warp->instruction);
  for (uint32_t i = 0; i < configuration.lanes; ++i) values[i] = source ? warp->lane[i].x[source] : 0;
  for (uint32_t rest = (uint32_t)warp->mask; rest; rest &= rest - 1) {
    int lane = (int)lowest(rest);
    word bits = control ? warp->lane[lane].x[control] : 0;
    int by = bits & 0x3f, clamp = bits >> 6 & 0x3f, segment = bits >> 12 & 0x3f;
    int first = lane & segment, last = first | (clamp & ~segment);
    int sources[] = {lane - by, lane + by, lane ^ by, first | (by & ~segment)};
    uint32_t mode = funct3(warp->instruction) & 3;
    int from = sources[mode];
    bool inside = mode == 0 ? from >= first : from <= last;
    if (!inside || from >= (int)configuration.lanes) from = lane;
    warp->lane[lane].x[rd(warp->instruction)] = values[from];
  }
  return set_mask(warp, (uint32_t)warp->mask);
}

// All lanes jump to the same address, whose code is ready after this.
static bool indirect(struct Warp* warp) {
  word base;
  if (!operand(warp, rs1(warp->instruction), &base)) return false;
  scan(base + immediate(warp->instruction));
  return set_mask(warp, (uint32_t)warp->mask);
}

static bool perform(struct Warp* warp) {
  static bool (*const OPERATIONS[])(struct Warp*) = {tmc, wspawn, split, join, barrier, pred};
  uint32_t instruction = warp->instruction, function = funct3(instruction);
  switch (opcode(instruction)) {
    case OPCODE_CUSTOM0:
      if (funct7(instruction) == 0 && function < 6) return OPERATIONS[function](warp);
      if (funct7(instruction) == 1 && configuration.generation > 1) return function < 4 ? vote(warp) : shuffle(warp);
      break;
    case OPCODE_FENCE:
    case OPCODE_BRANCH:
      return set_mask(warp, (uint32_t)warp->mask);
    case OPCODE_JALR:
      return indirect(warp);
  }
  report.value = instruction;
  return fail_warp(ILLEGAL, warp, warp->site);
}

static struct Lane* diverged(struct Lane* lane, enum Kind kind, word site) {
  report.lanes = lane->warp->arrived;
  report.other_pc = site;
  return fail(kind, lane, lane->warp->site);
}

struct Lane* arrive(struct Lane* lane, word site, uint32_t instruction, uint32_t kind, struct Place place) {
  struct Warp* warp = lane->warp;
  ++report.traps;
  if (opcode(instruction) == OPCODE_SYSTEM) {
    lane->continuation = place.stub;
    lane->pc = place.pc;
    report.value = instruction;
    return access_csr(lane, instruction) ? lane : fail(ILLEGAL, lane, site);
  }
  bool full = kind == STUB_BRANCH && *lane->cursor == TRACE_END;
  if (kind == STUB_BRANCH && !full) return fail(DIVERGED_BRANCH, lane, site);
  word length = (word)(lane->cursor - warp->trace);
  if (!warp->arrived) {
    warp->site = site;
    warp->instruction = instruction;
    warp->arrival = place;
    warp->length = length;
  } else if (warp->site != site) {
    return diverged(lane, DIVERGED_SITES, site);
  } else if (warp->length != length) {
    return diverged(lane, DIVERGED_LENGTH, site);
  } else if (full && warp->arrival.stub != place.stub) {
    return fail(DIVERGED_BRANCH, lane, site);
  }
  warp->arrived |= 1u << lane->id;
  if (warp->arrived != warp->mask) return continued(warp);
  if (!perform(warp)) return 0;
  if (warp->state == RUNNING && !now.ticked) return continued(warp);
  return next_warp((uint32_t)warp->core);
}

// Another lane runs than this one, which goes on later: of another warp if there is one, else of the same.
struct Lane* interrupt(struct Lane* lane) {
  struct Warp* warp = lane->warp;
  ++report.switches;
  warp->interrupted |= 1u << lane->id;
  warp->turn = (uint32_t)(lane->id + 1) % MAX_LANES;
  now.ticked = true;
  return next_warp((uint32_t)warp->core);
}

struct Lane* launch(word entry, word argument) {
  fill(waiting, 0, sizeof waiting);
  fill(waiting_cores, 0, sizeof waiting_cores);
  fill(&report, 0, sizeof report);
  for (uint32_t core = 0; core < configuration.cores; ++core)
    for (uint32_t i = 0; i < configuration.warps; ++i) {
      struct Warp* warp = &machine[core][i];
      word hart = (core * configuration.warps + i) * configuration.lanes;
      warp->id = i, warp->core = core, warp->argument = argument;
      warp->lanes = configuration.lanes, warp->warps = configuration.warps, warp->cores = configuration.cores;
      warp->local_base = (word)configuration.local_base;
      warp->state = IDLE;
      warp->mask = warp->interrupted = warp->depth = 0;
      warp->trace[TRACE] = TRACE_END;
      for (uint32_t j = 0; j < configuration.lanes; ++j) {
        struct Lane* lane = &warp->lane[j];
        lane->id = j, lane->hart = hart + j, lane->warp = warp, lane->rounding = 0;
      }
      if (i) continue;
      warp->state = RUNNING;
      activate(warp, 1, (struct Place){entry, 0});
    }
  scan(entry);
  return continued(&machine[0][0]);
}

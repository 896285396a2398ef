// Functions that generated kernels call: recursion, virtual functions, pointers, tables, wide integers and loops that
// their data end. FUNCTION: the qualifiers. A and B vary a function. The header is included once for each side.

template <unsigned A, unsigned B>
FUNCTION unsigned descend(unsigned n, unsigned a) {
  if (n == 0) return a;
  if ((a ^ A) & 1) return descend<A, B>(n - 1, a * B + n) ^ n;
  return descend<A, B>(n / 2, a + n) + 1;
}

template <unsigned A, unsigned B>
FUNCTION unsigned branching(unsigned n, unsigned a) {
  if (n < 2) return n + a;
  unsigned sum = branching<A, B>(n - 1, a);
  for (unsigned i = 2; i <= n && i < 4; ++i) {
    if ((a + i) % A == 0) continue;
    sum += branching<A, B>(n - i, a ^ B);
  }
  return sum;
}

template <unsigned A, unsigned B>
FUNCTION unsigned odd(unsigned n, unsigned a);
template <unsigned A, unsigned B>
FUNCTION unsigned even(unsigned n, unsigned a) {
  if (n == 0) return a + B;
  return a % A == 1 ? even<A, B>(n / 2, a ^ n) : odd<A, B>(n - 1, a + 1);
}
template <unsigned A, unsigned B>
FUNCTION unsigned odd(unsigned n, unsigned a) {
  return n == 0 ? a : even<A, B>(n - 1, a * 5) + 2;
}

template <unsigned A, unsigned B>
FUNCTION unsigned recursion(unsigned a, unsigned b, const int*) {
  switch (b % 3) {
    case 0: return descend<A, B>(a & 15, b);
    case 1: return branching<A, B>(a & 3, b);
    default: return even<A, B>(a & 7, b);
  }
}

struct Shape {
  FUNCTION explicit Shape(unsigned first) : sum(first) {}
  FUNCTION virtual unsigned value(unsigned a) { return a + sum; }
  FUNCTION virtual unsigned step(unsigned a, unsigned b) {
    sum += a;
    return value(b) ^ a;
  }
  unsigned sum;
};
struct Doubling : Shape {
  FUNCTION explicit Doubling(unsigned first) : Shape(first), other(first * 2) {}
  FUNCTION unsigned value(unsigned a) override { return a & 1 ? other : (other += a) * sum; }
  unsigned other;
};
struct Looping : Shape {
  FUNCTION explicit Looping(unsigned first) : Shape(first) {}
  FUNCTION unsigned step(unsigned a, unsigned b) override {
    unsigned result = 0;
    for (unsigned i = 0; i < (a & 3); ++i) result += value(b + i);
    return result;
  }
};

template <unsigned A, unsigned B>
FUNCTION unsigned virtuals(unsigned a, unsigned b, const int* in) {
  Shape one(a);
  Doubling two(b);
  Looping three(a ^ b);
  Shape* shape = a % A == 0 ? &one : b & 1 ? static_cast<Shape*>(&two) : &three;
  unsigned result = shape->value(b);
  for (unsigned i = 0; i < B; ++i) {
    result += shape->step(result, a);
    if (in[(a + i) % kGiven] > 15) shape = &two;
  }
  return result + two.other + one.sum;
}

template <unsigned A>
FUNCTION unsigned difference(unsigned a, unsigned b) {
  return a > b ? a - b : a * A + b;
}
template <unsigned A>
FUNCTION unsigned mixing(unsigned a, unsigned b) {
  for (unsigned i = 0; i < (a & 7); ++i)
    if ((b = b * A + i) & 64) break;
  return b;
}
template <unsigned A, unsigned B>
FUNCTION unsigned pointers(unsigned a, unsigned b, const int*) {
  unsigned (*function)(unsigned, unsigned) = a % A == 1 ? difference<B> : mixing<B>;
  const unsigned first = function(a, b);
  if (b > a) function = mixing<A>;
  return first ^ function(first, b);
}

template <unsigned A, unsigned B>
FUNCTION unsigned tables(unsigned a, unsigned b, const int* in) {
  constexpr short kTable[8] = {3, -1, A, 110, 7, B, 0, 64};
  unsigned sum = 0;
  for (unsigned i = 0; i < (b & 7); ++i) {
    sum = sum * 3 + static_cast<unsigned>(kTable[(a + i * A) & 7]);
    if (in[(b + i) % kGiven] == 7) break;
  }
  return sum + static_cast<unsigned>(kTable[a & 7]);
}

template <unsigned A, unsigned B>
FUNCTION unsigned states(unsigned a, unsigned b, const int* in) {
  unsigned result = 0, state = 0;
  for (unsigned i = 0; i < 12; ++i) {
    switch (state) {
      case 0: state = (a >> i) % A == 0 ? 1 : 2; break;
      case 1:
        result += b;
        state = in[(a + i) % kGiven] > 5 ? 3 : 0;
        break;
      case 2:
        result ^= i;
        if (result & 1) {
          state = 0;
          continue;
        }
        state = 1;
        break;
      default:
        if (result % B == 1) goto end;
        state = 0;
    }
    result = result * 3 + state;
  }
end:
  return result;
}

template <unsigned A, unsigned B>
FUNCTION unsigned wide(unsigned a, unsigned b, const int*) {
  using Wide = unsigned __int128;
  Wide value = (static_cast<Wide>(a) << (A * 17)) + b;
  const Wide by = static_cast<Wide>(b & 1 ? b : a) * B + 3;
  unsigned result = static_cast<unsigned>(value / by) + static_cast<unsigned>(value % by) * 3;
  for (unsigned i = 0; value != 0 && i < 9; ++i) {
    value >>= (a & 31) + 3;
    if (value % 5 == 1) break;
    ++result;
  }
  return result;
}

template <unsigned A, unsigned B>
FUNCTION unsigned ring(unsigned a, unsigned b, const int*) {
  unsigned char items[16] = {};
  unsigned head = 0, tail = 0, result = b;
  items[tail++ & 15] = static_cast<unsigned char>(a);
  for (unsigned i = 0; head != tail && i < 20; ++i) {
    const unsigned item = items[head++ & 15];
    result = result * 3 + item;
    if (item == 0) continue;
    if (tail - head < 14) items[tail++ & 15] = static_cast<unsigned char>(item >> 1);
    if (item & 1 && tail - head < 14) items[tail++ & 15] = static_cast<unsigned char>(item / A + B / 8);
  }
  return result + tail * 256;
}

template <unsigned A, unsigned B>
FUNCTION unsigned sorted(unsigned a, unsigned b, const int* in) {
  int values[8], copy[8];
  for (unsigned i = 0; i < 8; ++i) values[i] = in[(a + i * A) % kGiven];
  __builtin_memcpy(copy, values, sizeof copy);
  for (unsigned i = 1; i < 8; ++i)
    for (unsigned j = i; j > 0 && values[j - 1] > values[j]; --j) {
      const int value = values[j];
      values[j] = values[j - 1];
      values[j - 1] = value;
    }
  if (b % B == 0) __builtin_memset(copy, 0, sizeof copy / 2);
  return static_cast<unsigned>(values[b & 7] * 3 + copy[a & 7]);
}

#undef FUNCTION

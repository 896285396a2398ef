float normal(float d) {
  const float k = 1 / (1 + 0.2316419f * fabs(d));
  const float tail =
      0.39894228f * exp(-0.5f * d * d) *
      (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1 - tail : tail;
}

kernel void black_scholes(global float* restrict call, global float* restrict put, global const float* restrict stock,
                          global const float* restrict strike, global const float* restrict years, float rate,
                          float volatility, int count) {
  const size_t i = get_global_id(0);
  if (i >= count) return;
  const float s = stock[i], x = strike[i], t = years[i];
  const float deviation = volatility * sqrt(t);
  const float d1 = (log(s / x) + (rate + 0.5f * volatility * volatility) * t) / deviation;
  const float d2 = d1 - deviation;
  const float n1 = normal(d1), n2 = normal(d2);
  const float discounted = x * exp(-rate * t);
  call[i] = s * n1 - discounted * n2;
  put[i] = discounted * (1 - n2) - s * (1 - n1);
}

/** The mean over the tokens of a hidden state `[tokens × dimensions]`. One text at a time has no padding to leave out. */
export function meanOfTokens(hidden: Float32Array, dimensions: number): Float32Array {
  const tokens = hidden.length / dimensions;
  const mean = new Float32Array(dimensions);
  for (let token = 0; token < tokens; token += 1) {
    addTo(mean, hidden.subarray(token * dimensions, (token + 1) * dimensions), 1 / tokens);
  }
  return mean;
}

/** Adds `weight × vector` in place. */
export function addTo(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1) {
    sum[index] = (sum[index] as number) + weight * (vector[index] as number);
  }
}

/** The vector at length 1; one of zeros stays as it is. */
export function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}

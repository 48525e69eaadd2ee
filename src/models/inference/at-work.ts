const EVERY_MS = 1_000;

/** Says every second that work goes on which cannot say so itself, but not for longer than such work takes. */
export async function whileAtWork<Result>(
  onSign: () => void,
  mostMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  onSign();
  const ticker = setInterval(() => {
    if (performance.now() - startedAt < mostMs) onSign();
  }, EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(ticker);
  }
}

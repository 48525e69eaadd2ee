/** What came of a check, or of all tests together. */
export interface Outcome {
  title: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What the summary says besides, such as which tests failed. */
  remarks?: string[];
}

/** Prints a line for each, then how many passed and failed; sets the exit code. */
export function summarize(outcomes: readonly Outcome[]): void {
  console.log('\n== Summary');
  for (const { title, failed, seconds, remarks = [] } of outcomes) {
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds.toFixed(1)} s)`);
    for (const remark of remarks) console.log(`        ${remark}`);
  }
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

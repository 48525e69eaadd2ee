import { expect, it } from 'vitest';
import type { Row } from '../../../proof/criteria/run.ts';
import { runMain } from '../../support/measuring.ts';

it('criteria that take seconds and need no clock all pass', { timeout: 300_000 }, async () => {
  const { code, stdout, stderr } = await runMain('proof/criteria/main.ts', '--quick', '--json');
  const { rows } = JSON.parse(stdout) as { rows: Row[] };
  expect(rows.length, stderr).toBeGreaterThanOrEqual(6);
  for (const { id, passed, measured, reason } of rows) {
    // Where there is no browser, what needs one says so.
    if (passed === null) expect(reason).toContain('Chromium');
    else expect([id, passed, measured]).toEqual([id, true, measured]);
  }
  expect(code).toBe(0);
});

import { describe, expect, it } from 'vitest';
import type { Criterion } from '../../../proof/criteria/criterion.ts';
import { loadCriteria, loadFigures } from '../../../proof/criteria/load.ts';
import { pageOf } from '../../../proof/criteria/report/page.ts';
import { summaryText } from '../../../proof/criteria/report/text.ts';
import { measureAll } from '../../../proof/criteria/run.ts';
import type { Stage } from '../../../proof/criteria/stage/stage.ts';
import { MACHINE, runMain } from '../../support/measuring.ts';

const run = (...args: string[]) => runMain('proof/criteria/main.ts', ...args);

function criterion(id: string, measure: Criterion['measure']): Criterion {
  return { id, what: 'Something', target: 'a | b', method: 'By looking.', measure };
}

describe('the criteria', () => {
  it('have a file each, named after them, and say what is measured and how', async () => {
    const all = await loadCriteria();
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, what, target, method } of all) {
      expect(id).toMatch(/^SC-0\d\d$/);
      for (const words of [what, target, method]) expect(words).not.toBe('');
    }
    expect((await loadFigures()).map(({ id }) => id)).toContain('planners');
  });

  it('that nobody knows are wrong usage', async () => {
    const { code, stderr } = await run('--only', 'SC-999');
    expect(code).toBe(2);
    expect(stderr).toContain('Nothing is called sc-999');
  });
});

describe('the table', () => {
  it('has a failure where a measurement fails or breaks off, and a reason where there can be none', async () => {
    const rows = await measureAll(
      [
        criterion('SC-001', async () => ({ measured: '1 | 2', passed: true })),
        criterion('SC-002', async () => ({ measured: 'too slow', passed: false })),
        criterion('SC-003', async () => {
          throw new Error('no such file');
        }),
        criterion('SC-004', async () => ({ measured: '', passed: null, reason: 'it needs a phone' })),
      ],
      {} as Stage,
      () => {},
    );
    expect(rows.map(({ passed }) => passed)).toEqual([true, false, false, null]);
    expect(summaryText(rows)).toBe('1 pass, 2 fail, 1 cannot be measured here');
    const page = pageOf(
      rows,
      [{ title: 'Figures', note: 'A note.', figures: [{ name: 'n', value: 'v' }] }],
      MACHINE,
    );
    expect(page).toContain('| SC-001 | Something | a \\| b | 1 \\| 2 | pass | By looking. |');
    expect(page).toContain('| too slow | FAIL |');
    expect(page).toContain('broke off: no such file');
    expect(page).toContain('cannot be measured here: it needs a phone');
    expect(page).toContain('## Figures\n\nA note.\n\n| | |\n|---|---|\n| n | v |');
  });
});

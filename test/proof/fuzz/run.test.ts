import { describe, expect, it } from 'vitest';
import { inputOf, runTarget } from '../../../proof/fuzz/run.ts';
import { supervise } from '../../../proof/fuzz/supervise.ts';
import { type Reader, type Target, target } from '../../../proof/fuzz/target.ts';

/** A made-up parser of numbers. */
function parser(read: Reader<number>['read'], limitMs = 1000): Target {
  return target<number>({
    name: 'made-up',
    what: 'numbers',
    inputs: 50,
    quick: 50,
    limitMs,
    open: () => ({ make: (random) => random.below(10), read, show: String }),
  });
}

const findingsOf = async (tried: Target) => (await runTarget(tried, { seed: '1', from: 0, to: 50 })).findings;

describe('what counts as a finding', () => {
  it('is an error that nobody meant', async () => {
    const [found, ...others] = await findingsOf(
      parser((number) => {
        if (number === 7) throw new TypeError(`cannot read ${number}`);
        return number < 5 ? 'accepted' : 'refused';
      }),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ target: 'made-up', seed: '1', kind: 'exception', input: '7' });
    expect(found?.message).toContain('TypeError: cannot read 7');
    expect(found?.times).toBeGreaterThan(1);
  });

  it('is an error that comes after the answer', async () => {
    const read = (number: number) => {
      if (number === 3) void Promise.reject(new Error('too late'));
      return 'accepted' as const;
    };
    expect(await findingsOf(parser(read))).toMatchObject([{ kind: 'exception' }]);
  });

  it('is a prototype that has changed', async () => {
    const read = (number: number) => {
      if (number === 2) (Object.prototype as Record<string, unknown>)['polluted'] = true;
      return 'accepted' as const;
    };
    expect(await findingsOf(parser(read))).toMatchObject([{ kind: 'pollution', input: '2' }]);
    expect('polluted' in {}).toBe(false);
  });

  it('is an input that takes too long', async () => {
    const read = (number: number) => {
      for (const start = process.threadCpuUsage(); number === 1; ) {
        if (process.threadCpuUsage(start).user > 30_000) break;
      }
      return 'accepted' as const;
    };
    expect(await findingsOf(parser(read, 20))).toMatchObject([{ kind: 'slow', input: '1' }]);
  });
});

describe('an input', () => {
  it('comes back by seed and number', async () => {
    const seen: number[] = [];
    const read = (number: number) => {
      seen.push(number);
      return 'accepted' as const;
    };
    await runTarget(parser(read), { seed: 'a', from: 0, to: 20 });
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect(await inputOf(parser(read), 'a', 13)).toBe(String(seen[13]));
    await runTarget(parser(read), { seed: 'a', from: 13, to: 14 });
    expect(seen[20]).toBe(seen[13]);
  });

  it('is read in a thread of its own in a full run', async () => {
    const { loadTarget } = await import('../../../proof/fuzz/load.ts');
    const row = await supervise(await loadTarget('dice'), 'tests', 0, 20);
    expect(row).toMatchObject({ target: 'dice', inputs: 20, findings: [] });
    expect(row.accepted + row.refused).toBe(20);
  });
});

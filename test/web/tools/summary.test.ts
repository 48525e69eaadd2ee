import { describe, expect, it } from 'vitest';
import { planInWords, restInWords } from '../../../web/panels/tools/summary.ts';
import { invocation } from './support.ts';

describe('a plan in a sentence', () => {
  it('says that all went well', () => {
    const tools = [invocation('a'), invocation('b')];
    expect(planInWords({ state: 'success', tools, totalMs: 1234 })).toBe('2 tools, all done in 1.2 s');
  });

  it('says what did not', () => {
    const tools = [
      invocation('a'),
      invocation('b', { state: 'timeout' }),
      invocation('c', { state: 'skipped' }),
    ];
    expect(planInWords({ state: 'failed', tools, totalMs: 80 })).toBe(
      '1 of 3 tools done, 1 failed, 1 skipped in 80 ms',
    );
  });

  it('says how far it is while it runs', () => {
    const tools = [invocation('a'), invocation('b', { state: 'running' })];
    expect(planInWords({ state: 'running', tools, totalMs: 0 })).toBe('1 of 2 tools done');
  });
});

describe('a tool', () => {
  it('says what the drawing shows', () => {
    expect(restInWords(invocation('b', { attempts: 3, dependsOn: ['a', 'c'] }))).toBe(
      ', storyteller, 3 attempts, after a, c',
    );
    expect(restInWords(invocation('a'))).toBe(', storyteller');
  });
});

import { describe, expect, it } from 'vitest';
import type { ExecutionResult } from '../../src/contracts/execution-result.ts';
import { choicesOf } from '../../src/engine/scene.ts';

const offer = (...choices: string[]) => ({ event: 'narrative_choice', payload: { choices } });
const offered = (...offers: ReturnType<typeof offer>[]) =>
  choicesOf({ aggregatedUiEvents: offers } as unknown as ExecutionResult).map(({ text }) => text);

describe('choices', () => {
  it('are those of the skill that offers some', () => {
    expect(offered(offer('Go', 'Stay', 'Ask', 'Wait'))).toEqual(['Go', 'Stay', 'Ask', 'Wait']);
    expect(offered()).toEqual([]);
    expect(offered(offer('Go'))).toEqual(['Go']);
  });

  it('make room for one of another skill, wherever in the plan it stands', () => {
    const main = offer('Go', 'Stay', 'Ask', 'Wait');
    const frogs = offer('Look at the rain', 'Count the frogs');
    const together = ['Go', 'Stay', 'Ask', 'Look at the rain'];
    expect(offered(frogs, main)).toEqual(together);
    expect(offered(main, frogs)).toEqual(together);
    expect(offered(main, offer('Stay'))).toEqual(['Go', 'Stay', 'Ask', 'Wait']);
  });

  it('have ids of their own', () => {
    const both = { aggregatedUiEvents: [offer('A', 'B', 'C'), offer('D')] } as unknown as ExecutionResult;
    const ids = choicesOf(both).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

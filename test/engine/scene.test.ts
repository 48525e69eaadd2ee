import { describe, expect, it } from 'vitest';
import type { Brief } from '../../src/contracts/brief.ts';
import type { ExecutionResult } from '../../src/contracts/execution-result.ts';
import type { Option } from '../../src/contracts/question.ts';
import { choicesOf } from '../../src/engine/offered-choices.ts';
import { withAsides } from '../../src/engine/telling-of.ts';

const offer = (...choices: string[]) => ({ event: 'narrative_choice', payload: { choices } });
const offered = (...offers: ReturnType<typeof offer>[]) =>
  choicesOf({ aggregatedUiEvents: offers } as unknown as ExecutionResult).map(({ text }) => text);

describe('choices', () => {
  it('are those of the skill that offers some', () => {
    expect(offered(offer('Go', 'Stay', 'Ask', 'Wait'))).toEqual(['Go', 'Stay', 'Ask', 'Wait']);
    expect(offered()).toEqual([]);
    expect(offered(offer('Go'))).toEqual(['Go']);
  });

  it('of every other skill are offered behind them, wherever in the plan they stand', () => {
    const main = offer('Go', 'Stay', 'Ask', 'Wait');
    const frogs = offer('Look at the rain', 'Count the frogs');
    const together = ['Go', 'Stay', 'Ask', 'Wait', 'Look at the rain', 'Count the frogs'];
    expect(offered(frogs, main)).toEqual(together);
    expect(offered(main, frogs)).toEqual(together);
    expect(offered(main, offer('Stay'))).toEqual(['Go', 'Stay', 'Ask', 'Wait']);
  });

  it('make room where all together are too many, and are never more than six', () => {
    const main = offer('Go', 'Stay', 'Ask', 'Wait');
    expect(offered(main, offer('A', 'B'), offer('C'))).toEqual(['Go', 'Stay', 'Ask', 'A', 'B', 'C']);
    expect(offered(main, offer('A', 'B'), offer('C', 'D'))).toHaveLength(6);
  });

  it('need no id, and may stand among texts', () => {
    const lamp = { text: 'Buy the lamp', intent: { act: 'bargain' } };
    for (const payload of [{ details: [lamp, { text: '' }] }, { choices: [lamp, ''] }]) {
      const result = { aggregatedUiEvents: [{ toolId: 'frogs', event: 'narrative_choice', payload }] };
      expect(choicesOf(result as unknown as ExecutionResult)).toMatchObject([
        { id: 'choice-1', text: 'Buy the lamp', intent: { act: 'bargain' } },
      ]);
    }
  });

  it('say which skill offered them, and carry the intent it gave', () => {
    const detail = { id: 'buy', text: 'Buy the lamp', intent: { act: 'bargain', target: 'person:iz' } };
    const result = {
      toolResults: [
        { toolId: 'choices', skill: 'player-choices' },
        { toolId: 'also-merchant', skill: 'merchant' },
      ],
      aggregatedUiEvents: [
        { toolId: 'also-merchant', event: 'narrative_choice', payload: { details: [detail] } },
        { toolId: 'choices', ...offer('Go', 'Stay', 'Ask') },
      ],
    } as unknown as ExecutionResult;
    expect(choicesOf(result).at(-1)).toMatchObject({
      skill: 'merchant',
      because: [{ kind: 'skill', ref: 'merchant' }],
      intent: { act: 'bargain', target: 'person:iz' },
    });
  });

  it('that are options of the engine do what the option says, whatever the skill makes of it', () => {
    const option = {
      id: 'refuse|person:iz',
      intent: { act: 'refuse', target: 'person:iz' },
      answers: 'refuse',
      because: [],
      weight: 1,
      stakes: 'force',
      text: null,
    } as unknown as Option;
    const detail = { id: option.id, text: 'Shake your head', intent: { act: 'fight', target: 'person:iz' } };
    const result = {
      toolResults: [],
      aggregatedUiEvents: [{ toolId: 'choices', event: 'narrative_choice', payload: { details: [detail] } }],
    } as unknown as ExecutionResult;
    expect(choicesOf(result, [option])).toMatchObject([
      { text: 'Shake your head', answers: 'refuse', intent: { act: 'refuse', text: 'Shake your head' } },
    ]);
  });

  it('have ids of their own', () => {
    const both = { aggregatedUiEvents: [offer('A', 'B', 'C'), offer('D')] } as unknown as ExecutionResult;
    const ids = choicesOf(both).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('what a skill narrates', () => {
  const told = (skill: string) => ({
    ...{ toolId: `also-${skill}`, skill, state: 'success' },
    output: { narration: `${skill} speaks.` },
  });
  const narrated = { toolId: 'narrate', skill: 'storyteller', state: 'success', output: { narration: 'x' } };
  const result = { toolResults: [narrated, told('tinker'), told('sky')] } as unknown as ExecutionResult;
  const telling = {
    paragraphs: ['You buy it.', 'The bell rings, “now”.'],
    writer: 'built-in' as const,
    recalled: 0,
  };
  const beat = { description: 'The bell rings, "now".' } as Brief['beat'];

  it('stands below, but in answer to its own choice before what the author tells next', () => {
    const paragraphs = (chosenFrom?: string) =>
      withAsides(telling, { result }, { authored: null, beat }, chosenFrom).paragraphs;
    expect(paragraphs()).toEqual([...telling.paragraphs, 'tinker speaks.', 'sky speaks.']);
    expect(paragraphs('tinker')).toEqual([
      ...['You buy it.', 'tinker speaks.', 'The bell rings, “now”.', 'sky speaks.'],
    ]);
  });
});

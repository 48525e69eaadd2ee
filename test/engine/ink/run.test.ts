import { describe, expect, it } from 'vitest';
import { anyPersona } from '../../../src/engine/persona.ts';
import { holds } from '../../../src/engine/plot/expression.ts';
import { playInk, texts } from './support/play.ts';

const LAMP = `
=== the_wick ===
# at: the lamp room
# with: odile
# question: demand
Odile holds the spare wick up to the window.
"Who moved this?" # speaker: odile
 * { has("spare wick") } [Show her yours # act: show # target: odile # item: spare wick]
    She looks from one to the other.
    ~ learn("two_wicks")
    ~ change_opinion("odile", 12, "you showed her the wick")
    -> two
 * [Say that it was the wind # act: deceive # target: odile # stat: nerve # modifier: -1]
    { check():
        - "failure": "There is no wind in here," she says.
            ~ change_opinion("odile", -15, "you lied to her")
        - "partial": She waits for the rest of it.
        - else: She nods, and shuts the window.
    }
    ~ pass("an hour")
    ~ set("wick_asked", true)
    -> DONE
 * [Ask about the debt # act: ask # target: odile # needs: odile.trust > 40]
    She tells you. -> DONE
= two
# question: offer
{ knows("two_wicks"): You both know that there are two. | You wonder. }
 + [Give it to her # act: give # target: odile # item: spare wick]
    ~ lose("spare wick")
    { has("spare wick"): You still have it. | Your hand is empty. }
    ~ go("slipway")
    ~ tell("Odile", "two_wicks")
    ~ learn("odile keeps the slipway shut")
    ~ promise("odile", "to be back by dark")
    ~ remember("You gave Odile the wick.")
    -> DONE
 + [Keep it]
    -> DONE
`;

const carrying = (world: ReturnType<typeof playInk>['start']) => ({
  ...world,
  place: 'place:lamp-room',
  items: [{ id: 'item:spare-wick', name: 'the spare wick' }],
});

describe('a scene in ink', () => {
  it('is text with a speaker, a question and typed choices', () => {
    const { begin, start } = playInk(LAMP);
    const scene = begin('the_wick', carrying(start));
    expect(scene).toMatchObject({
      done: false,
      effects: [],
      question: { kind: 'demand', from: 'person:odile', text: '"Who moved this?"' },
      paragraphs: [
        { text: 'Odile holds the spare wick up to the window.', tags: [] },
        { text: '"Who moved this?"', speaker: 'person:odile', tags: [] },
      ],
      choices: [
        {
          index: 0,
          text: 'Show her yours',
          intent: { act: 'show', target: 'person:odile', item: 'item:spare-wick', text: 'Show her yours' },
          locked: null,
        },
        { index: 1, intent: { act: 'deceive' }, stat: 'nerve', modifier: -1, locked: null },
        { index: 2, needs: 'odile.trust > 40', locked: 'Odile must think better of you.' },
      ],
    });
  });

  it('hides a choice whose own condition fails and unlocks one whose needs are met', () => {
    const { begin, start } = playInk(LAMP);
    const liked = begin('the_wick', { ...start, opinions: { 'person:odile': 60 } });
    expect(liked.choices.map(({ text, locked }) => [text, locked])).toEqual([
      ['Say that it was the wind', null],
      ['Ask about the debt', null],
    ]);
  });

  it('goes on after a choice; reads see what the same run has written, and effects keep their order', () => {
    const { begin, choose, start } = playInk(LAMP);
    const shown = choose(begin('the_wick', carrying(start)), 0);
    expect(texts(shown)).toEqual(['She looks from one to the other.', 'You both know that there are two.']);
    expect(shown.effects).toMatchObject([
      { kind: 'learned', fact: 'two_wicks', text: 'two wicks' },
      { kind: 'opinion', person: 'person:odile', from: 0, to: 12, reason: 'you showed her the wick' },
    ]);
    expect(shown.question?.kind).toBe('offer');
    const given = choose(shown, 0);
    expect(texts(given)).toEqual(['Your hand is empty.']);
    expect(given.effects).toMatchObject([
      { kind: 'item', item: 'item:spare-wick', change: 'lost' },
      { kind: 'moved', place: 'place:slipway' },
      { kind: 'told', person: 'person:odile', fact: 'two_wicks' },
      { kind: 'learned', text: 'Odile keeps the slipway shut' },
      { kind: 'promise', person: 'person:odile', text: 'to be back by dark' },
      { kind: 'remembered', text: 'You gave Odile the wick.' },
    ]);
    expect(given).toMatchObject({ done: true, choices: [], world: { items: [], place: 'place:slipway' } });
  });

  it.each([
    ['failure', '"There is no wind in here," she says.', ['opinion', 'time', 'flag']],
    ['partial', 'She waits for the rest of it.', ['time', 'flag']],
    ['success', 'She nods, and shuts the window.', ['time', 'flag']],
  ] as const)('tells the %s that was rolled', (band, text, kinds) => {
    const { begin, choose } = playInk(LAMP);
    const told = choose(begin('the_wick'), 0, { band });
    expect(texts(told)).toEqual([text]);
    expect(told.effects.map(({ kind }) => kind)).toEqual(kinds);
    expect(told.world.plot.flags).toEqual({ wick_asked: true });
  });

  it('draws the same from the same seed, and something else from another', () => {
    const dice = `=== roll\n# once\n${'{shuffle:\n- a\n- b\n- c\n- d\n}\n{RANDOM(1, 100)} {chance(50): yes|no}\n'.repeat(4)}-> DONE\n`;
    const told = (seed: string) => texts(playInk(dice, seed).begin('roll')).join(' ');
    expect(told('one')).toBe(told('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(told)).size).toBeGreaterThan(2);
  });

  it('keeps variables and visits from one scene to the next', () => {
    const { begin, choose, next } = playInk(
      `VAR seen = 0\n=== one\n# once\n~ seen = seen + 2\nOne.\n+ [Go on] -> DONE\n=== two\n# once\nSeen {seen}, one {one}.\n-> DONE\n`,
    );
    const over = choose(begin('one'), 0);
    expect(over.done).toBe(true);
    expect(texts(next(over, 'two'))).toEqual(['Seen 2, one 1.']);
  });

  it('is told without the stars of emphasis, as every other text of a campaign', () => {
    const { begin } = playInk(
      '=== a\n# once\nIt says: *Ada Pell, one length.* Two \\* two is **four**.\n+ [Read *all* of it] -> DONE\n',
    );
    const scene = begin('a');
    expect(texts(scene)).toEqual(['It says: Ada Pell, one length. Two * two is four.']);
    expect(scene.choices.map(({ text }) => text)).toEqual(['Read all of it']);
  });

  it('gives the number of the scene, so that a later one can wait', () => {
    const { campaign, start, begin } = playInk(
      '=== a\n# once\n~ set("asked", scene_number())\nWell.\n-> DONE\n',
    );
    const { world } = begin('a');
    const persona = anyPersona(campaign.template);
    const isDue = (scene: number, of = world) =>
      holds('scene >= flag.asked + 4', { campaign, persona, world: of, scene });
    expect([isDue(6), isDue(7), isDue(7, start)]).toEqual([false, true, false]);
  });

  it('says what a scene names that is not there, and goes on', () => {
    const { begin } = playInk(
      '=== a\n# once\n~ change_opinion("odil", 5, "x")\n~ go("moon")\nWell.\n-> DONE\n',
    );
    const scene = begin('a');
    expect(texts(scene)).toEqual(['Well.']);
    expect(scene.effects).toEqual([]);
    expect(scene.notices).toEqual(['There is no character "odil".', 'There is no place "moon".']);
  });
});

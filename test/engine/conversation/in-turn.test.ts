import { expect, it } from 'vitest';
import type { Brief } from '../../../src/contracts/brief.ts';
import { inTurn } from '../../../src/engine/conversation/in-turn.ts';

const fact = (text: string, about = 'person:rafael') => ({ id: text, text, about, kind: 'background' });
const facts = [
  ...Array.from({ length: 20 }, (_, index) => fact(`Rafael has driven the ${index + 1}th road.`)),
  fact('The court typed a name on the paper: QUIROGA.'),
  fact('It can be bargained with in kilowatts.', 'topic:the-purser'),
];
const briefAt = (scene: number, text: string, last = '') =>
  ({
    ...{ scene, facts, deed: { text }, question: { last: last === '' ? null : { text: last } } },
    people: [{ name: 'Rafael Ibarra', shortName: 'Rafael' }],
    topics: [{ id: 'topic:the-purser', name: 'The Purser' }],
  }) as unknown as Brief;
const offered = (...[brief, turns = []]: [Brief, Parameters<typeof inTurn>[1]?]) =>
  inTurn(brief, turns)
    .slice(0, 8)
    .map(({ text }) => text);

it('what was offered in some scenes without being told makes room for what comes after it', () => {
  const wait = 'Wait';
  expect(offered(briefAt(1, wait))).toEqual(offered(briefAt(3, wait)));
  const seen = new Set([1, 4, 7, 10].flatMap((scene) => offered(briefAt(scene, wait))));
  expect(seen.size).toBe(facts.length);
});

it('what bears on what was asked, and what belongs to a name that came up of late, is offered first', () => {
  expect(offered(briefAt(2, 'Ask Rafael whose name is on the paper'))[0]).toContain('QUIROGA');
  const prose = ['“Ask the Purser,” it says.'];
  expect(offered(briefAt(5, 'Wait'), [{ choice: null, prose }])[0]).toContain('kilowatts');
  expect(offered(briefAt(2, 'Wait')).join(' ')).not.toContain('kilowatts');
});

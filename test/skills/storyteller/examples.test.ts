import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import { type Telling, tellScene } from '../../../skills/storyteller/src/telling/tell.ts';
import { ToldHistory } from '../../../skills/storyteller/src/telling/told-history.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { sentencesOf, wordCount } from '../../../src/sdk/language.ts';
import { EXAMPLES } from './briefs/index.ts';

const PUNCTUATED = /[.!?…”]$/;

function tell(brief: JsonObject, saved: JsonObject = {}): { telling: Telling; history: ToldHistory } {
  const input = narrateInput({ brief });
  const history = new ToldHistory(saved, input.scene);
  return { telling: tellScene(input, history, 'vivid'), history };
}

function paragraphsOf({ before, told, after }: Telling): string[] {
  return [...before, ...told, ...after];
}

function textOf(brief: JsonObject): string {
  return paragraphsOf(tell(brief).telling).join('\n');
}

function example(name: string): JsonObject {
  const found = EXAMPLES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no example is called ${name}`);
  return found.brief;
}

describe('every example', () => {
  it.each(EXAMPLES.map(({ name, brief }) => [name, brief] as const))('%s is told properly', (_, brief) => {
    const { telling } = tell(brief);
    const paragraphs = paragraphsOf(telling);
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(3);
    expect(wordCount(paragraphs.join(' '))).toBeLessThanOrEqual(170);
    for (const paragraph of paragraphs) {
      expect(paragraph).toMatch(PUNCTUATED);
      expect(paragraph).not.toMatch(/[{}[\]|]| {2}|\bundefined\b|\bnull\b|”“/);
    }
    const here = (brief['people'] as JsonObject[]).map(({ id }) => id);
    for (const speaker of telling.speakers.values()) expect(here).toContain(speaker);
  });

  it('is told without saying a sentence twice, all of them in a row', () => {
    const said: string[] = [];
    let saved: JsonObject = {};
    for (const [index, { brief }] of EXAMPLES.entries()) {
      const { telling, history } = tell({ ...brief, scene: index + 4 }, saved);
      const patch = history.patch();
      const words = { ...(saved['words'] as JsonObject | undefined), ...(patch['words'] as JsonObject) };
      saved = { ...patch, words };
      said.push(...paragraphsOf(telling).flatMap(sentencesOf));
    }
    const own = said.filter((sentence) => wordCount(sentence) > 4);
    const twice = own.filter((sentence, index) => own.indexOf(sentence) !== index);
    expect(twice.length).toBeLessThanOrEqual(own.length / 50);
  });
});

describe('what is so shows', () => {
  const asked = example('asks about what is known');
  const person = (change: JsonObject) => [{ ...(asked['people'] as JsonObject[])[0], ...change }];

  it('an opinion and its opposite', () => {
    const [liked, hated] = [60, -60].map((opinion) => textOf({ ...asked, people: person({ opinion }) }));
    expect(liked).toContain('eleven minutes past the hour');
    expect(hated).not.toContain('eleven minutes past the hour');
  });

  it('each outcome', () => {
    const press = example('presses and fails');
    const told = ['success', 'partial', 'failure'].map((result) =>
      textOf({ ...press, effects: [], deed: { ...(press['deed'] as JsonObject), result } }),
    );
    expect(new Set(told).size).toBe(3);
  });

  it('each answer to a plea', () => {
    const told = ['keeps a promise', 'refuses a plea', 'puts a plea off'].map((name) =>
      textOf(example(name)),
    );
    expect(new Set(told.map((text) => sentencesOf(text)[0])).size).toBe(3);
  });

  it('what the planner wants it to feel like', () => {
    const [tense, warm] = ['tense', 'warm'].map((mood) => textOf({ ...asked, direction: { mood } }));
    expect(tense).not.toBe(warm);
  });

  it('the question that it ends on', () => {
    const [last] = paragraphsOf(tell(asked).telling).slice(-1);
    expect(last).toContain('keep the lamp lit until somebody comes home by it');
  });
});

it('somebody met for the first time remembers nothing', () => {
  const text = textOf(example('meets somebody for the first time'));
  expect(text).not.toMatch(/kept you a place|of use|room is made|it is only you/);
});

it('the name of the player is heard by scene 3', () => {
  expect(textOf({ ...example('talks of nothing in particular'), scene: 2 })).toContain('Marten');
});

it('what the author wrote is told unchanged, and only that where it has its own choices', () => {
  const paragraphs = [
    { text: 'The lens says "stop", twice.' },
    { text: '"No," says Iz.', speaker: 'person:iz' },
  ];
  const brief = { ...example('waits'), authored: { knot: 'lens', paragraphs, hasChoices: true } };
  const { telling } = tell(brief);
  expect(paragraphsOf(telling)).toEqual(paragraphs.map(({ text }) => text));
  expect(telling.speakers.get('"No," says Iz.')).toBe('person:iz');
  const { telling: longer } = tell({ ...brief, authored: { knot: 'lens', paragraphs, hasChoices: false } });
  expect(paragraphsOf(longer).length).toBeGreaterThan(2);
});

it('what must be told is told', () => {
  expect(textOf({ ...example('waits'), must: ['The bell is rung without a stocking.'] })).toContain(
    'The bell is rung without a stocking.',
  );
});

describe('any names', () => {
  const names = fc.constantFrom('James', 'the twins', 'Ulla', 'Mr Honest', 'the unicorn', 'O’Hara', 'Iz');
  const things = fc.constantFrom(
    'the hour',
    'the unicorns',
    'an heirloom',
    'the glass',
    'the keys of the gate',
  );

  it('give sentences', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES),
        names,
        fc.constantFrom('she', 'he', 'they'),
        things,
        fc.integer({ min: -100, max: 100 }),
        fc.nat(),
        ({ brief }, name, pronoun, thing, opinion, seed) => {
          const people = (brief['people'] as JsonObject[]).map((one, index) =>
            index === 0 ? { ...one, name, shortName: name, pronoun, opinion } : one,
          );
          const deed = brief['deed'] as JsonObject;
          const item = deed['item'] ? { item: { id: 'item:x', name: thing } } : {};
          const text = textOf({ ...brief, seed: `${seed}`, people, deed: { ...deed, ...item } });
          expect(text).not.toMatch(/[{}[\]|]| {2}|\bundefined\b/);
          expect(text).not.toMatch(
            /(?:^|[.”] )The twins (?:is|has|was|looks|says|does)\b|\ba (?:hour|heirloom|honest)\b|\ban unicorn/,
          );
          expect(text).not.toMatch(/\b(?:[Ss]he|[Hh]e) (?:are|have|were|look|say)\b|James’ /);
        },
      ),
      { numRuns: 300 },
    );
  });
});

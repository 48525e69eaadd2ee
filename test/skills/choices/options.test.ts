import { describe, expect, it } from 'vitest';
import schema from '../../../skills/player-choices/schemas/generate-choices.input.schema.json' with {
  type: 'json',
};
import { offerFrom } from '../../../skills/player-choices/src/offering/offer.ts';
import { settingsFrom } from '../../../skills/player-choices/src/offering/settings.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import type { ChoicesInput } from '../../../src/contracts/skill-inputs.ts';
import { wordCount } from '../../../src/sdk/language.ts';
import { readInput } from '../../../src/sdk/read-input.ts';

const SETTINGS = { min: 3, max: 4, hints: 'brief', threshold: 0.5 } as const;
const IZ = 'person:iz';

function option(act: string, more: JsonObject = {}, intent: JsonObject = {}): JsonObject {
  return {
    id: `${act}|${JSON.stringify(intent)}`,
    intent: { act, target: IZ, ...intent },
    text: null,
    because: [{ kind: 'question', ref: IZ, text: 'Iz asks for your help.' }],
    stakes: act,
    weight: 1,
    ...more,
  };
}

const PLEA = { kind: 'plea', from: IZ, about: 'want:iz/0', text: 'Will you help?' };
const OPTIONS = [
  option('help', { answers: 'meet', cost: 'promise', weight: 4 }, { want: 'want:iz/0' }),
  option('refuse', { answers: 'refuse', weight: 4 }),
  option('put_off_', {}, {}),
  option('ask', { weight: 2 }, { topic: 'topic:light' }),
  option('look', { weight: 1.5 }, { target: 'thing:quay/crane' }),
  option('go', { weight: 1.4, cost: 'time' }, { target: 'place:pan' }),
].filter(({ intent }) => (intent as JsonObject)['act'] !== 'put_off_');

function offer(options: JsonObject[], brief: JsonObject = {}, settings = {}, worded = {}) {
  const input = readInput<ChoicesInput>(schema, {
    brief: {
      seed: 'options',
      scene: 5,
      people: [
        {
          id: IZ,
          name: 'Iz',
          pronoun: 'they',
          wants: [{ id: 'want:iz/0', text: 'find a buyer for half a sextant' }],
        },
      ],
      topics: [{ id: 'topic:light', name: 'the second light', raised: true }],
      place: {
        id: 'place:quay',
        name: 'the Quay',
        things: [{ id: 'thing:quay/crane', name: 'the crane', known: true }],
        exits: [{ id: 'place:pan', name: 'the Pan' }],
      },
      question: { next: PLEA },
      options,
      ...brief,
    },
  });
  return offerFrom(input, worded, { ...SETTINGS, ...settings });
}

describe('choices from options', () => {
  it('say who is left waiting, and only where somebody has sent for the player', () => {
    const wait = option('wait', { answers: 'put_off' });
    delete (wait['intent'] as JsonObject)['target'];
    const next = { kind: 'way', from: null, about: 'place:pan', text: 'Come.' };
    const wordings = (from: JsonObject | null) =>
      Array.from({ length: 12 }, (_, scene) => {
        const knock = {
          place: { id: 'place:pan', name: 'the Pan' },
          from,
          text: '',
          sends: 'beat_001',
          told: true,
        };
        const brief = { scene, question: { next }, plot: { knocks: [knock] } };
        return offer([wait], brief).choices.map(({ text }) => text);
      }).flat();
    expect(wordings({ id: 'person:ansa', name: 'Ansa' })).toContain('Stay, and let Ansa wait');
    expect(wordings(null).join()).not.toMatch(/let|them/);
  });

  it('after a scene of the author speak of what it has told, and otherwise lead on', () => {
    const unasked = { next: { kind: 'way', from: null, about: null, text: '' } };
    const more = option('go', { weight: 0.5 }, { target: 'place:quay' });
    const wait = option('wait', { weight: 0.4 }, { target: undefined as never });
    const authored = { knot: 'a', paragraphs: [{ text: 'Told.' }], hasChoices: false, begins: false };
    const offered = (brief: JsonObject) =>
      offer([...OPTIONS.slice(2), more, wait], { question: unasked, ...brief }).choices.map(
        ({ option: { intent } }) => intent.act,
      );
    expect(offered({}).slice(0, 3)).toContain('ask');
    expect(offered({ authored }).slice(0, 3).toSorted()).toEqual(['go', 'go', 'wait']);
  });

  it('name what was promised', () => {
    const wants = [{ id: 'want:iz/0', text: 'find a buyer', taken: true }];
    const people = [{ id: IZ, name: 'Iz', pronoun: 'they', met: true, wants }];
    const help = option('help', {}, { want: 'want:iz/0' });
    for (let scene = 0; scene < 12; scene += 1)
      expect(offer([help], { scene, people, question: { next: null } }).choices[0]?.text).toContain(
        'find a buyer',
      );
  });

  it('answer the question with two at least, and say what is done to whom', () => {
    const { choices } = offer(OPTIONS);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(choices.length).toBeLessThanOrEqual(4);
    expect(choices.filter(({ option: { answers } }) => answers !== undefined).length).toBeGreaterThanOrEqual(
      2,
    );
    for (const { text } of choices) {
      expect(wordCount(text)).toBeLessThanOrEqual(12);
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(new Set(choices.map(({ option: { intent } }) => intent.act)).size).toBe(choices.length);
  });

  it('are as many as minOptions says, also when little is worth it', () => {
    const weak = [...OPTIONS, option('talk', { weight: 0.01 }, {}), option('wait', { weight: 0.01 }, {})];
    const count = (config: JsonObject) => offer(weak, {}, settingsFrom(config)).choices.length;
    for (const min of [1, 4, 5, 6])
      expect(count({ minOptions: min, maxOptions: 6 })).toBeGreaterThanOrEqual(min);
    expect(count({ minOptions: 2, maxOptions: 2 })).toBe(2);
  });

  it('are worded by the question that they answer', () => {
    const text = (question: JsonObject | null) =>
      offer([option('refuse', { answers: 'refuse' })], { question: { next: question } }).choices[0]?.text;
    expect(text(PLEA)).not.toBe(text({ ...PLEA, kind: 'demand', about: null }));
  });

  it('seldom follow a fixed frame', () => {
    const texts = Array.from({ length: 40 }, (_, scene) =>
      offer(OPTIONS, { scene, seed: `${scene}` }),
    ).flatMap(({ choices }) => choices.map(({ text }) => text));
    const framed = texts.filter((text) => /^(?:Ask .+ about|Look (?:closely )?at|Go to)\b/.test(text));
    expect(framed.length / texts.length).toBeLessThan(0.5);
  });

  it('change their words from scene to scene', () => {
    const first = offer(OPTIONS);
    const second = offer(OPTIONS, { scene: 6 }, {}, first.worded as Record<string, number>);
    expect(second.choices.map(({ text }) => text)).not.toEqual(first.choices.map(({ text }) => text));
  });

  it('pass on the author’s own words, as many as there are', () => {
    const authored = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) =>
      option('talk', { id: text, text: `${text}, as written.` }),
    );
    const { choices } = offer(authored, { authored: { knot: 'k', paragraphs: [], hasChoices: true } });
    expect(choices.map(({ text }) => text)).toEqual(authored.map(({ text }) => text));
  });

  it('leave out what the telling has not named', () => {
    const hidden = option('look', { ifTold: 'thing:quay/crane', weight: 9 }, { target: 'thing:quay/crane' });
    const acts = offer([...OPTIONS.slice(0, 2), hidden]).choices.map(({ option: { intent } }) => intent.act);
    expect(acts).not.toContain('look');
  });

  it('are not about what the scene does not speak of, as long as there is enough else', () => {
    const far = option('climb', { weight: 9 }, { target: 'thing:quay/crane' });
    const near = [...OPTIONS.slice(0, 2), option('talk')];
    const acts = (options: JsonObject[]) =>
      offer(options).choices.map(({ option: { intent } }) => intent.act);
    expect(acts([...near, far])).not.toContain('climb');
    expect(acts([...OPTIONS.slice(0, 2), far])).toContain('climb');
  });

  it('say what they cost, and how hard they are where that is wished', () => {
    const roll = {
      formula: '2d6',
      stat: 'Charisma',
      bonus: -2,
      odds: { failure: 0.72, partial: 0.2, success: 0.08 },
    };
    const hard = [...OPTIONS.slice(0, 2), option('persuade', { roll, weight: 9, cost: 'trust' })];
    const found = (settings = {}) =>
      offer(hard, {}, settings).choices.find(({ option: { intent } }) => intent.act === 'persuade');
    expect(found()).toMatchObject({ hint: 'It may cost you trust.', difficulty: 'unlikely to succeed' });
    expect(found({ threshold: 0 })?.difficulty).toBeUndefined();
    expect(found({ hints: 'none' })?.hint).toBeUndefined();
    expect(found({ hints: 'detailed' })?.hint).toContain('8% success, 20% partial success');
  });

  it('tell somebody that something is so only where a sentence says that it is', () => {
    const tells = (text: string) =>
      Array.from({ length: 12 }, (_, seed) => {
        const because = [{ kind: 'lore', ref: 'f1', text }];
        const tell = option('tell', { answers: 'meet', because }, { fact: 'f1' });
        return offer([tell, ...OPTIONS.slice(0, 2)], { seed: String(seed) }).choices.map((one) => one.text);
      })
        .flat()
        .filter((choice) => /^Tell Iz that (?:the lamp|brown|one)/.test(choice));
    expect(tells('The lamp is lit.')).toContain('Tell Iz that the lamp is lit');
    expect(tells('Brown, strapped, and ticking.')).toEqual([]);
    expect(tells('One item.')).toEqual([]);
  });

  it('name nobody who has no words for it', () => {
    const { choices } = offer([option('tell', { answers: 'meet' }, { fact: 'f1' }), ...OPTIONS.slice(0, 2)]);
    for (const { text } of choices) expect(text).not.toMatch(/undefined|null/);
  });
});

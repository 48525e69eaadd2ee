import { describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import type { Keys } from '../../src/cli/play/keys.ts';
import type { Output, ShownQuestion } from '../../src/cli/play/output.ts';
import { askForSomeone } from '../../src/cli/play/someone.ts';
import type { PlayerTemplate } from '../../src/contracts/player-template.ts';
import { creationLimits, creationQuestions } from '../../src/engine/creation.ts';
import { anyPersona, personaFrom, personaProblems } from '../../src/engine/persona.ts';

const GUIDED: PlayerTemplate = {
  character_creation: { mode: 'guided', guidance: 'You keep bees.' },
  allowed_races: [{ name: 'Elf' }, { name: 'Human', traits: ['steady'] }],
  allowed_classes: [
    { name: 'Keeper', abilities: ['patience'] },
    { name: 'Thief', abilities: ['nimble fingers'] },
  ],
  allowed_backgrounds: [
    { name: 'Convent', starting_items: ['rosary'] },
    { name: 'Sea', starting_items: ['knife'], starting_relationships: { Iz: 'owes you a knife' } },
  ],
  required_attributes: ['name', 'how you count', 'favourite colour'],
  starting_stats: {
    point_pool: 6,
    attributes: [
      { name: 'Eye', min: 0, max: 5 },
      { name: 'Hand', min: 0, max: 5 },
      { name: 'Ear', min: 0, max: 5, default: 2 },
    ],
  },
  starting_items: ['hat'],
  constraints: { must_be_human: true, no_magic: true },
  prompts: [{ question: 'How do you count?', examples: ['in twelves', 'aloud'] }],
};

interface PlaySession {
  shown: ShownQuestion[];
  said: string[];
}

/** Answers to the questions, in order; what comes after the last is Enter. */
async function ask(template: PlayerTemplate | null, answers: readonly string[]) {
  const pending = [...answers];
  const session: PlaySession = { shown: [], said: [] };
  const output = {
    question: (question: ShownQuestion) => session.shown.push(question),
    say: (sentences: readonly string[]) => session.said.push(...sentences),
    prompt: () => {},
  } as unknown as Output;
  const keys = { line: async () => pending.shift() ?? '' } as unknown as Keys;
  const persona = await askForSomeone(template, {
    output,
    keys,
    runtime: { signal: new AbortController().signal } as never,
  });
  if (persona === null) throw new NarratoriaError('internal_error', 'Nobody came.');
  return { persona, ...session };
}

describe('a person', () => {
  it('is somebody the template allows when nothing is decided', () => {
    const persona = anyPersona(GUIDED);
    expect(personaProblems(GUIDED, persona)).toEqual([]);
    expect(persona).toMatchObject({ race: 'Human', calling: 'Keeper', background: 'Convent' });
    expect(persona.items).toEqual(['hat', 'rosary']);
    expect(persona.traits).toEqual(['steady', 'patience']);
    expect(Object.values(persona.stats).reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(6);
  });

  it('is somebody without a template, too', () => {
    expect(anyPersona(null)).toMatchObject({ name: 'You', race: null, traits: [], stats: {}, items: [] });
  });

  it.each([
    [{ race: 'Elf' }, /humans/],
    [{ calling: 'Pirate' }, /one of Keeper, Thief/],
    [{ background: 'Nowhere' }, /one of Convent, Sea/],
    [{ stats: { Eye: 5, Hand: 5, Ear: 5 } }, /6 points to share out, and 15/],
    [{ stats: { Eye: 9 } }, /cannot be above 5/],
    [{ stats: { Eye: -1 } }, /cannot be below 0/],
    [{ stats: { Eye: 1.5 } }, /whole number/],
    [{ stats: { Nose: 1 } }, /no Nose here/],
    [{ traits: ['a bit of a wizard'] }, /no magic/],
  ])('cannot be %j', (chosen, why) => {
    expect(personaProblems(GUIDED, personaFrom(GUIDED, chosen)).join(' ')).toMatch(why);
  });

  it('has the past that is settled, whatever was asked for', () => {
    const template = { constraints: { fixed_background: 'Inspector' } };
    const persona = personaFrom(template, { background: 'Pirate' });
    expect(persona.background).toBe('Inspector');
    expect(personaProblems(template, persona)).toEqual([]);
  });
});

describe('asking', () => {
  it('takes Enter for everything', async () => {
    const { persona, shown, said } = await ask(GUIDED, []);
    expect(persona).toEqual(anyPersona(GUIDED));
    expect(said[0]).toBe('You keep bees.');
    expect(shown.map(({ text }) => text)).toEqual([
      'What is your name?',
      'Choose a profession',
      'Choose a background',
      'What are you good at? There are 6 points to share out.',
      'How do you count?',
      'Favourite colour?',
    ]);
    for (const { otherwise } of shown) expect(otherwise).not.toBe('');
  });

  it('takes numbers, names and words, and asks again when the template forbids', async () => {
    const { persona, said } = await ask(GUIDED, [
      'Ada',
      'thief',
      '7',
      '2',
      '5 5 5',
      '3 1',
      '2 2 2',
      '2',
      'blue magic',
      'blue',
    ]);
    expect(persona).toMatchObject({
      name: 'Ada',
      calling: 'Thief',
      background: 'Sea',
      stats: { Eye: 2, Hand: 2, Ear: 2 },
      relationships: { Iz: 'owes you a knife' },
      answers: [
        { question: 'How do you count?', answer: 'aloud' },
        { question: 'Favourite colour?', answer: 'blue' },
      ],
    });
    expect(said.join(' ')).toMatch(/number from 1 to 2.*15 were spent.*Ear must be a whole number.*no magic/);
    expect(said.at(-1)).toMatch(/^Ada: Human, Thief, Sea\. Eye 2, Hand 2, Ear 2\. With you: hat, knife\.$/);
  });

  it('asks a preset person for a name and no more, and a free one for words', () => {
    const texts = (template: PlayerTemplate | null) => creationQuestions(template).map(({ text }) => text);
    expect(
      texts({
        ...GUIDED,
        character_creation: { mode: 'preset' },
        allowed_classes: [],
        allowed_backgrounds: [],
      }),
    ).toEqual(['What is your name?']);
    expect(texts(null)).toEqual(['What is your name?', 'Who are you?', 'What are you like, or good at?']);
    expect(
      texts({ character_creation: { mode: 'freeform' }, constraints: { fixed_background: 'Judge' } }),
    ).toEqual(['What is your name?', 'What are you like, or good at?']);
  });

  it('takes orders to the terminal out of a name', async () => {
    const { persona } = await ask(null, ['\u001b[2JEve', 'a gardener', 'keen, patient']);
    expect(persona).toMatchObject({ name: 'Eve', background: 'a gardener', traits: ['keen', 'patient'] });
  });
});

describe('what a campaign does not allow', () => {
  const ERA: PlayerTemplate = {
    character_creation: { mode: 'freeform' },
    constraints: { era_locked: 'the 12th century', must_be_human: true, fixed_background: 'a pilgrim' },
  };
  const none = { places: [], things: [], people: [], topics: [], acts: [], words: ['gun'], names: [] };
  const limit = { ...none, kind: 'not_exist' as const, text: 'There are no guns.' };

  it('is told before the first question, once', async () => {
    const held = [
      'You belong to this time: the 12th century.',
      'Only humans can be played here.',
      'Your past is settled: a pilgrim.',
    ];
    expect(creationLimits(ERA, [limit, limit])).toEqual([...held, 'There are no guns.']);
    expect(creationLimits(null, [])).toEqual([]);
    expect((await ask(ERA, [])).said.slice(0, 3)).toEqual(held);
  });
});

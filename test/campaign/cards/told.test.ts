import { describe, expect, it } from 'vitest';
import { tagFor } from '../../../skills/storyteller/src/telling/speech.ts';
import { createRandom } from '../../../src/base/random.ts';
import { hourSaid } from '../../../src/campaign/enrich/premise/hour.ts';
import { nounsIn } from '../../../src/campaign/enrich/premise/things.ts';
import { forOneSlots } from '../../../src/campaign/enrich/story/for-one.ts';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { filesFromEntries } from '../../../src/campaign/import/book-entries.ts';
import { plainCard, readCard } from '../../../src/campaign/import/card.ts';
import { placeIn } from '../../../src/campaign/import/card-place.ts';
import { readDescription, traitsIn } from '../../../src/campaign/import/description.ts';
import { inThirdPerson } from '../../../src/campaign/import/first-person.ts';
import { guidanceIn } from '../../../src/campaign/import/guidance.ts';
import { loreFrom } from '../../../src/campaign/import/lore.ts';
import { resolveMacros } from '../../../src/campaign/import/macros.ts';
import { greetingOf, profileFrom } from '../../../src/campaign/import/profile.ts';
import { asProse } from '../../../src/campaign/import/text.ts';
import { pronounOf } from '../../../src/campaign/profile.ts';
import { english } from '../../../src/sdk/index.ts';

const ALONE = { portrait: null, place: null };
const profileOf = (card: Record<string, string | string[]>) =>
  profileFrom(readCard({ name: 'Ilka Vass', ...card }), ALONE);

describe('a card that tells of itself', () => {
  const teller = { name: 'Ilka Vass', pronoun: 'she', isToPlayer: true } as const;

  it('is told of its character, and what is said aloud stays', () => {
    expect(
      inThirdPerson(
        '"Sit," I say. "I know you." I pour the tea and hand you a cup. It is mine. I was late, and it needs both of us.',
        teller,
      ),
    ).toBe(
      '"Sit," Ilka says. "I know you." She pours the tea and hands you a cup. It is hers. She was late, and it needs both of you.',
    );
  });

  it('has a profile in which nobody else is taken for them', () => {
    const { role, background, motivations, pronoun } = profileOf({
      tags: ['Female'],
      description:
        'I had a brother. He was the clever one. I keep bees, if you want to know. I stop at each hive and leave a spoon of sugar.',
    });
    expect(role).toBe('Acquaintance');
    expect(pronoun).toBe('she');
    expect(motivations).toBeUndefined();
    expect(background).toContain('She stops at each hive and leaves a spoon of sugar.');
  });

  it('says aloud what stands between its own deeds', () => {
    const card = readCard({ name: 'Ilka Vass', tags: ['Female'], description: '', first_mes: '' });
    expect(greetingOf(card, '*I look at the box, and at you.* You can help me look.')).toBe(
      'Ilka looks at the box, and at you. "You can help me look."',
    );
  });

  it('is what it says of itself, where it lists nothing', () => {
    const description = 'I am superstitious about shrines. I am fifty. It is full of bees here.';
    expect(profileOf({ description, tags: ['Female'] }).personality.traits).toEqual(['superstitious']);
  });

  it('greets the player as it is told', () => {
    const card = readCard({ name: 'Ilka Vass', tags: ['Female'], description: '', first_mes: '' });
    expect(greetingOf(card, '"Come in," I say. I look at {{user}}.')).toBe(
      '"Come in," Ilka says. She looks at you.',
    );
  });
});

describe('what somebody wants', () => {
  it('may be said with until when', () => {
    const wants = profileOf({
      description: '',
      scenario: 'The pass is shut and {{char}} has until dawn to decide whether to turn back.',
    }).motivations;
    expect(wants).toEqual(['decide whether to turn back']);
  });

  it('may be a thing or a place', () => {
    const want = (text: string) => profileOf({ description: text }).motivations?.[0];
    expect(want('Ilka wants the bell of the abbey.')).toBe('get the bell of the abbey');
    expect(want('Ilka wants a brother.')).toBe('find a brother');
  });

  it('may be answered in an interview', () => {
    const description =
      '{{user}}: Appearance?\n{{char}}: "Tall."\n{{user}}: What do you want?\n{{char}}: *She looks away.* "The vault under the barracks." *A pause.* "It is shut."';
    expect(profileOf({ description }).motivations).toEqual(['reach the vault under the barracks']);
  });

  it('is said by them, and what belongs to others stays theirs', () => {
    const people = [
      { pronoun: 'he', profile: { motivations: ['keep his clinic until the hound has had her pups'] } },
    ];
    expect(forOneSlots({ people } as never, true)['mywant']).toBe(
      'keep my clinic until the hound has had her pups',
    );
  });

  it('may be kept as a secret', () => {
    const description = '## Secret\nShe wants to know whether the voice is real.';
    expect(profileOf({ description }).motivations).toEqual(['know whether the voice is real']);
  });
});

describe('what somebody is', () => {
  it('is said without what is in brackets', () => {
    expect(profileOf({ description: 'Occupation: spirit medium (a fraud, and a good one)' }).role).toBe(
      'Spirit medium',
    );
  });

  it('may be the first of what they look like', () => {
    const text =
      '[Ilka: quiet; body: siege walker robot, four legs, tiny reading spectacles, skin like slate]';
    expect(readDescription(text, 'Ilka').species).toBe('siege walker robot');
    expect(readDescription(text, 'Ilka').appearance).toEqual([
      'Ilka has four legs, tiny reading spectacles and skin like slate.',
    ]);
  });

  it('wears several things without an article', () => {
    const { appearance } = readDescription('Clothes: black lace gloves to the elbow, shawl', 'Ilka');
    expect(appearance).toEqual(['Ilka wears black lace gloves to the elbow and a shawl.']);
  });

  it('is read from a list of traits with one long one', () => {
    expect(traitsIn('Proud, quick; never finishes a cup of coffee; hates pity.')).toEqual([
      'proud',
      'quick',
      'never finishes a cup of coffee',
      'hates pity',
    ]);
  });

  it('is told with whom it is about', () => {
    const { background } = readDescription('Born in a tannery yard. Learned to read from a thief.', 'Ilka');
    expect(background).toEqual(['Ilka was born in a tannery yard.', 'Ilka learned to read from a thief.']);
  });
});

describe('notes in brackets', () => {
  it('are told without what sorts them', () => {
    expect(asProse('[Genre: gothic; Tags: a, b; Scenario: You come home late.]')).toBe('You come home late.');
  });

  it('are sentences about a thing', () => {
    const entry = {
      keys: ['ledger'],
      name: 'The Ledger',
      content: '[ The Ledger: bound in eelskin; the torn page smells of cloves ]',
    };
    const { files } = loreFrom(readLorebook({ entries: [entry] }, 'Book'), { character: 'Ilka' });
    expect(files[0]?.content).toContain('The Ledger is bound in eelskin. The torn page smells of cloves.');
  });

  it('make nobody of a thing, and somebody of whoever is said to be one', () => {
    const book = readLorebook(
      {
        entries: [
          { keys: ['ledger'], name: 'The Ledger', content: '[ The Ledger: bound in eelskin; heavy ]' },
          { keys: ['Pal'], name: 'Pal', content: 'Pal is nineteen, a runaway choirboy.' },
        ],
      },
      'Book',
    );
    const { files, lore } = filesFromEntries(book, { character: 'Ilka' });
    expect(files.map(({ name }) => name)).toEqual([
      'characters/npcs/pal/profile.json',
      'characters/npcs/pal/profile.json.keywords.txt',
    ]);
    expect(lore.map(({ title }) => title)).toEqual(['The Ledger']);
    expect(profileFrom(plainCard('Pal', 'Pal is nineteen, a runaway choirboy.'), ALONE).role).toBe(
      'A runaway choirboy',
    );
  });
});

describe('where and when a card begins', () => {
  it('is at what belongs to a place, before a room', () => {
    expect(placeIn(['You climb into the botanical garden of Ostrava Heights.'], 'Ilka')).toBe(
      'The Botanical Garden of Ostrava Heights',
    );
    expect(placeIn(['A truck stop outside Comodoro, in July.'], 'Ilka')).toBe('The Truck Stop');
    expect(placeIn(['She shows you every wire in the room.', 'She lives in a rented flat.'], 'Ilka')).toBe(
      'The Rented Flat',
    );
  });

  it('is at the hour that it says', () => {
    expect(hourSaid('It is 2 am on a wet Tuesday.')).toBe('night');
    expect(hourSaid('A truck stop, three in the morning, July.')).toBe('night');
    expect(hourSaid('You want to cross at dusk, in the rain.')).toBe('dusk');
    expect(hourSaid('She has until dawn.')).toBeNull();
    expect(hourSaid('It is half past 7 pm.')).toBe('evening');
  });

  it('calls the player stranger before a colon', () => {
    expect(resolveMacros('"Pay as he paid, {{user}}: with your wits."', { character: 'Ilka' })).toBe(
      '"Pay as he paid, stranger: with your wits."',
    );
  });

  it('has no things that are only likenesses', () => {
    const things = nounsIn('', ['Something the size of a bus kneels beside a lamp the colour of honey.']);
    expect(things.map(({ head }) => head)).toEqual(['lamp']);
  });
});

it('asks of every scene what is asked of every reply', () => {
  const card = readCard({
    name: 'Ilka',
    description: '',
    post_history_instructions: 'Let the wind be there in every reply. Keep each reply short.',
  });
  expect(guidanceIn(card)).toEqual(['Let the wind be there in every scene.']);
});

it('leaves what others do alone where you only stand beside it', () => {
  const text = 'Something that {{user}} took for a rock pushes up its nose and dips a pen.';
  expect(resolveMacros(text, { character: 'Ilka' })).toBe(
    'Something that you took for a rock pushes up its nose and dips a pen.',
  );
  const question = 'You will be the gentleman, or is it the lady?';
  expect(resolveMacros(question, { character: 'Ilka' })).toBe(question);
});

it('a machine whose page says “it” is it, wants what it wants, and says what “it” says', () => {
  const profile = profileOf({
    description:
      'Ilka Vass is a clerk automaton. It has a lidless glass eye. Its voice is a dry clicking. It wants to find out who altered page 40.',
  });
  expect(pronounOf(profile)).toBe('it');
  expect(profile.motivations).toEqual(['find out who altered page 40']);
  expect(readDescription('[Species: golem; Pronouns: it/its]', 'Gol').pronoun).toBe('it');
  expect(tagFor(english.person('it', 'it'), createRandom('s'))).toBe('it says');
  expect(english.inFirstPerson('find its maker and carry it home', 'it')).toBe(
    'find my maker and carry it home',
  );
});

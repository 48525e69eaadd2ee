import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import { deadlineIn } from '../../../src/campaign/enrich/premise/deadline.ts';
import { questionIn } from '../../../src/campaign/enrich/premise/question.ts';
import { readPremise } from '../../../src/campaign/enrich/premise/read.ts';
import { partsOf } from '../../../src/campaign/enrich/story/cast.ts';
import { plainCard, readCard } from '../../../src/campaign/import/card.ts';
import { campaignFrom } from '../../../src/campaign/import/card-campaign.ts';
import { placeIn } from '../../../src/campaign/import/card-place.ts';
import { readDescription } from '../../../src/campaign/import/description.ts';
import { isInFirstPerson } from '../../../src/campaign/import/first-person.ts';
import { guidanceIn } from '../../../src/campaign/import/guidance.ts';
import { resolveMacros } from '../../../src/campaign/import/macros.ts';
import { besidesIn, profileFrom } from '../../../src/campaign/import/profile.ts';
import { plainSpelling } from '../../../src/campaign/import/spelling.ts';
import { aboutSomebody, isDeed } from '../../../src/campaign/import/subject.ts';
import { asProse, openingProse, withQuotes } from '../../../src/campaign/import/text.ts';
import { saidOf, worldIn } from '../../../src/campaign/import/world-card.ts';
import { themAsYou } from '../../../src/campaign/told/player.ts';

const SOURCE = { file: 'card.json', bytes: Buffer.from('{}'), importedAt: new Date(0) };

const TEMPLATE = `# Setting
- Time Period: Modern day, late autumn
- Main Characters: {{user}}, Ruta Kalnina

<Ruta_Kalnina>
## Overview
Ruta mends nets on the pier. You used to be her apprentice.

## Appearance Details
- Hair: grey, long plait, one white streak
- Features: scar on her chin

## Starting Outfit
- Head: yellow sou'wester
- Top: jersey that was her father's

## Origin (Backstory)
- Grew up on a trawler.

## Connections
- Juris: brother, sells bait

<personality>
- Personality Tags: gruff, loyal
- When Alone: hums
- With {{user}}: short for an hour
</personality>

## Speech
- Examples of Ruta's speech: "Pull. Don't pick."
</Ruta_Kalnina>`;

const ruta = readCard({ name: 'Ruta Kalnina', description: TEMPLATE, first_mes: '' });

describe('a template with headings and tags', () => {
  it('is about its character, and nobody is called “Time Period”', () => {
    expect(worldIn(ruta)).toBeNull();
    const { others, setting } = besidesIn(ruta);
    expect(others).toEqual([{ name: 'Juris', text: 'brother, sells bait' }]);
    expect(setting).toEqual(['Modern day, late autumn.', 'You used to be her apprentice.']);
  });

  it('is sorted by its headings', () => {
    const profile = profileFrom(ruta, { portrait: null, place: null });
    expect(profile.appearance).toBe(
      "Ruta Kalnina has grey hair, a long plait, one white streak and a scar on her chin, and wears a yellow sou'wester and a jersey that was her father's.",
    );
    expect(profile.background).toBe(
      'Ruta mends nets on the pier. Ruta Kalnina grew up on a trawler. When alone, Ruta Kalnina hums. With you, Ruta Kalnina is short for an hour.',
    );
    expect(profile.personality.traits).toEqual(['gruff', 'loyal']);
    expect(profile.speech_patterns?.examples).toEqual(["Pull. Don't pick."]);
  });
});

describe('attributes in brackets', () => {
  it('may have their values in parentheses', () => {
    const { appearance, age } = readDescription(
      '[Bolt: courier drone; age(9, was built in a shed); clothes(a sailor cap); body(two metres tall, one dead lamp, rusted plate armor)]',
      'Bolt',
    );
    expect(age).toBe('9');
    expect(appearance).toEqual([
      'Bolt is two metres tall, has one dead lamp, and wears a sailor cap and a rusted plate armor.',
    ]);
  });
});

describe('a cast', () => {
  const text = `{{char}} is the narrator of a story on a stranded ferry.

CAST:
Captain Ona Rudd - 51, the captain. Does not sleep. Saw the light go out.
Mr Tull - purser, smokes, tired.

THE TRUTH (hidden!!): Mr Tull cut the cable.

PLACES: the bridge with the dead radar; the car deck`;

  it('has people, places and a secret, which is nobody and only for whoever tells it', () => {
    const world = worldIn(plainCard('The Ferry', text));
    expect(world?.people.map(({ name }) => name)).toEqual(['Captain Ona Rudd', 'Mr Tull']);
    expect(world?.secret).toBe('Mr Tull cut the cable.');
    expect(world?.places.map(({ name }) => name)).toEqual(['The Bridge', 'The Car Deck']);
  });

  it('is told with whom each sentence is about', () => {
    expect(
      saidOf('Ona', '51, the captain. Does not sleep. Saw the light go out.').replace(/\s+/g, ' ').trim(),
    ).toBe('Age: 51 Ona is the captain. Ona does not sleep. Ona saw the light go out.');
  });
});

describe('a sentence without its subject', () => {
  it.each([
    'drew a map',
    'keeps bees',
    'grew up on a trawler',
    'used to be a typist',
    'never sleeps',
    'plays the piano',
  ])('is a deed: %s', (words) => expect(isDeed(words)).toBe(true));
  it.each(['keys at her belt', 'black silk', 'win the race', 'stairs lead down', 'wolves'])(
    'is none: %s',
    (words) => expect(isDeed(words)).toBe(false),
  );
  it('is told with it', () => expect(aboutSomebody('Ona', 'Born in Graz.')).toBe('Ona was born in Graz.'));
});

describe('a greeting in the style of a chat', () => {
  it('has what is said in quotation marks, and whose the deeds are', () => {
    expect(
      openingProse(
        '**2 AM**\n\n*the kettle is on*\n\noh! im pip. *laughs nervously* well. my tea\n\n(OOC: be kind!!)',
        'Pip',
      ),
    ).toBe('2 AM\n\nThe kettle is on.\n\n"oh! im pip." Pip laughs nervously. "well. my tea"');
  });
  it.each(['*The rain falls.* "I am Pip," he says.', 'You wait on a *Friday*. It is my stop.'])(
    'leaves other styles: %s',
    (text) => expect(withQuotes(text, 'Pip')).toBe(text),
  );
});

describe('what is not for the story', () => {
  it('is a note to whoever plays, and no clue', () => {
    expect(asProse('It rains. [OOC: reply slowly] [Clue: two cords.]')).toBe('It rains. Clue: two cords.');
  });
  it('is the hour of an import', () => {
    expect(resolveMacros('It is {{time}} on a {{weekday}}.', { character: 'Pip' })).toBe(
      "It is nine o'clock on a Tuesday.",
    );
  });
  it('is what a name is explained with', () => {
    expect(plainCard("Pip (your flat's ghost)", '').name).toBe('Pip');
    expect(plainCard('Pip | Rival baker', '').name).toBe('Pip');
  });
  it('is an order about replies, but a habit is kept for every scene', () => {
    const card = readCard({
      spec: 'chara_card_v2',
      data: {
        name: 'Bolt',
        first_mes: 'x',
        system_prompt: 'Bolt counts something in every reply. Keep replies short. Do not write your actions.',
      },
    });
    expect(guidanceIn(card)).toEqual(['Bolt counts something in every scene.']);
  });
});

describe('what a card says of you and of a want', () => {
  it('agrees in what you do next, and “they” are you where nobody else is', () => {
    expect(resolveMacros("{{user}} comes back and finds Ruta's boat.", { character: 'Ruta' })).toBe(
      "You come back and find Ruta's boat.",
    );
    expect(themAsYou('You wake in the bay. The door behind them is shut.')).toBe(
      'You wake in the bay. The door behind you is shut.',
    );
    expect(themAsYou('You wake among robbers. They are asleep.')).toBe(
      'You wake among robbers. They are asleep.',
    );
  });
  it('puts what they want before what they must, and knows what they wait for', () => {
    const wants = (description: string) =>
      profileFrom(plainCard('Tam', description), { portrait: null, place: null }).motivations;
    expect(wants('He must guard the gate. He wants to be released from his oath.')).toEqual([
      'be released from his oath',
      'guard the gate',
    ]);
    expect(wants("Tam won't leave until he finds his ring.")).toEqual(['find his ring']);
  });
  it('knows a bridge by its name', () => {
    expect(placeIn(['You must cross the Bridge of Sighing Stones before night.'], 'Tam')).toBe(
      'The Bridge of Sighing Stones',
    );
    expect(placeIn(['He likes news of the world.'], 'Tam')).toBeNull();
  });
});

describe('the spelling of a chat', () => {
  it('is told as a book has it, and what is said keeps it', () => {
    expect(plainSpelling('u wake up bc ur alone in ur kitchen. he wont go. "u ok?"')).toBe(
      'you wake up because you\'re alone in your kitchen. He won\'t go. "u ok?"',
    );
  });
});

describe('a story about one', () => {
  const others = `{{char}} wants to win the race.\n## Connections\n- Ann Abbot: brother's friend, bought the boat under her pier\n- Adam: younger brother`;
  const card = readCard({ name: 'Zoe Zell', description: others, first_mes: 'Zoe waits.', personality: '' });

  it('has whoever is listed as theirs', () => {
    const files = campaignFrom({ card, picture: null, attached: new Map(), source: SOURCE }).files;
    const adam = files.find(({ name }) => name.includes('adam'));
    expect(JSON.parse(String(adam?.content))).toMatchObject({
      role: "Zoe Zell's younger brother",
      pronoun: 'he',
    });
  });

  it('asks for what that one wants, whoever comes first in the list', () => {
    const member = (name: string) =>
      ({
        name,
        shortName: name,
        folder: name,
        pronoun: 'they',
        role: null,
        isNew: false,
        quote: '',
        stance: { want: null, claim: name },
      }) as const;
    const [zoe, ann] = [{ ...member('Zoe'), stance: { want: null, claim: null } }, member('Ann')];
    const premise = readPremise({
      manifest: { title: 'Zoe', version: '1.0.0' },
      ...{
        outline: '',
        prose: 'Zoe waits at the pier.',
        premise: 'Zoe waits at the pier.',
        people: ['Zoe', 'Ann'],
        ...{ telling: '', truth: '' },
        groups: [],
        seed: 's',
        seedData: '',
      },
    });
    expect(partsOf([zoe, ann], premise, createRandom('s'), zoe).asker).toBe(zoe);
  });
});

describe('a murder', () => {
  const sentences = [
    'You are a guest who arrived before the avalanche.',
    'This morning the Baron von Zell was found dead in the winter garden.',
    'A murderer is among the guests.',
    'Four days until the railway runs again.',
  ];
  it('asks what somebody says is to be found out, without who says it', () => {
    const noun = { text: 'the garden', plural: false, pronoun: 'it', id: '' } as const;
    const said = '“You will find out who did it,” says Klara Voss, “before the pass opens.”';
    expect(questionIn([said], [said], { clause: 'it snows', quote: '', noun, head: '' }, []).asked).toBe(
      'who did it',
    );
  });

  it('asks who did it, until the way is open', () => {
    const noun = { text: 'the garden', plural: false, pronoun: 'it', id: '' } as const;
    expect(questionIn([], sentences, { clause: 'it snows', quote: '', noun, head: '' }, []).asked).toBe(
      'who killed the Baron von Zell',
    );
    expect(deadlineIn(sentences)?.when).toBe('within four days');
  });
});

describe('where it begins', () => {
  it('is where the greeting stands, and not what is in front of it', () => {
    const about = 'Ana runs La Luz, a green food truck that stands behind the mill.';
    expect(
      placeIn(
        ['You come back to town.', 'The lot behind the mill smells. La Luz stands where it stood.', about],
        'Ana',
      ),
    ).toBe('La Luz');
    expect(placeIn(['The lot behind the mill smells of tar.'], 'Ana')).toBe('The Lot');
  });

  it('has those whom the opening shows', () => {
    const card = readCard({
      spec: 'chara_card_v2',
      data: {
        name: 'The Ferry',
        description:
          '{{char}} is not a character but the narrator.\n\nCAST:\nMr Tull - purser.\nOna Rudd - captain.\n\nTHE TRUTH (hidden): Mr Tull cut the cable.\n\nPLACES: the bridge with the dead radar; the car deck',
        first_mes: 'On the car deck Tull is counting life jackets.',
      },
    });
    const { files } = campaignFrom({ card, picture: null, attached: new Map(), source: SOURCE });
    const met = (name: string) =>
      JSON.parse(String(files.find((file) => file.name.includes(name))?.content)).metadata.first_appearance;
    expect(met('npcs/mr-tull')).toBe('The Car Deck');
    expect(met('npcs/ona-rudd')).toBeUndefined();
    const truth = files.find(({ name }) => name === 'plot/truth.md');
    expect(truth?.content).toBe('# What is behind it\n\nMr Tull cut the cable.\n');
  });
});

describe('what else a card asks of whoever tells it', () => {
  it('has its other greetings as scenes that may come', () => {
    const card = readCard({
      spec: 'chara_card_v2',
      data: {
        name: 'Tam',
        description: 'Drew a map. He was seen on Low Isle.',
        scenario: 'You meet in the taproom.',
        first_mes: 'x',
        alternate_greetings: ['*The lamps go out.* "Not me," says Tam.'],
      },
    });
    const { files } = campaignFrom({ card, picture: null, attached: new Map(), source: SOURCE });
    const textOf = (name: string) => String(files.find((file) => file.name === name)?.content);
    expect(textOf('world/style.md')).toContain(
      'once and where it fits: The lamps go out. "Not me," says Tam.',
    );
    expect(textOf('lore/locations/meeting-place.md')).toContain('# The Taproom');
    expect(textOf('characters/npcs/tam/profile.json')).toContain('He was seen');
  });
  it('is no order to play everybody', () => {
    const text = '{{char}} is not a person.\nPlay all NPCs.\nThe clinic opens at midnight.';
    expect(worldIn(plainCard('Clinic', text))?.setting).toBe('The clinic opens at midnight.');
  });
});

it('a sign that says “I” tells nothing in the first person', () => {
  expect(isInFirstPerson('A sign in the window: CLOSED BECAUSE I SAID SO.')).toBe(false);
  expect(isInFirstPerson('I pour you coffee.')).toBe(true);
});

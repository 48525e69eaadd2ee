import { describe, expect, it } from 'vitest';
import { plainCard, readCard } from '../../../src/campaign/import/card.ts';
import { placeIn } from '../../../src/campaign/import/card-place.ts';
import { readDescription } from '../../../src/campaign/import/description.ts';
import { guidanceIn } from '../../../src/campaign/import/guidance.ts';
import { resolveMacros } from '../../../src/campaign/import/macros.ts';
import { besidesIn, profileFrom } from '../../../src/campaign/import/profile.ts';
import { aboutSomebody, isDeed } from '../../../src/campaign/import/subject.ts';
import { asProse, openingProse, withQuotes } from '../../../src/campaign/import/text.ts';
import { saidOf, worldIn } from '../../../src/campaign/import/world-card.ts';
import { themAsYou } from '../../../src/campaign/told/player.ts';

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

  it('has people, places and a secret, which is nobody', () => {
    const world = worldIn(plainCard('The Ferry', text));
    expect(world?.people.map(({ name, secret }) => [name, secret])).toEqual([
      ['Captain Ona Rudd', undefined],
      ['Mr Tull', 'Mr Tull cut the cable.'],
    ]);
    expect(world?.places.map(({ name }) => name)).toEqual(['The Bridge', 'The Car Deck']);
  });

  it('is told with whom each sentence is about', () => {
    expect(
      saidOf('Ona', '51, the captain. Does not sleep. Saw the light go out.').replace(/\s+/g, ' ').trim(),
    ).toBe('Age: 51 Ona is the captain. Ona does not sleep. Ona saw the light go out.');
  });
});

describe('a sentence without its subject', () => {
  it.each(['keeps bees', 'grew up on a trawler', 'used to be a typist', 'never sleeps', 'plays the piano'])(
    'is a deed: %s',
    (words) => expect(isDeed(words)).toBe(true),
  );
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
  it.each([
    '*The rain falls.* "I am Pip," he says.',
    'You wait on a *Friday*. It is my stop.',
    '*I bow.* I am Pip.',
  ])('leaves other styles: %s', (text) => expect(withQuotes(text, 'Pip')).toBe(text));
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

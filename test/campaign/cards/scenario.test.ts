import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadlineIn } from '../../../src/campaign/enrich/premise/deadline.ts';
import { namesIn } from '../../../src/campaign/enrich/premise/names.ts';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { filesFromEntries } from '../../../src/campaign/import/book-entries.ts';
import { plainCard } from '../../../src/campaign/import/card.ts';
import { campaignFrom } from '../../../src/campaign/import/card-campaign.ts';
import { placeIn } from '../../../src/campaign/import/card-place.ts';
import { readDescription } from '../../../src/campaign/import/description.ts';
import { entryTold } from '../../../src/campaign/import/lore.ts';
import { profileFrom } from '../../../src/campaign/import/profile.ts';
import { saidOf, worldIn } from '../../../src/campaign/import/world-card.ts';
import { shortNameOf } from '../../../src/campaign/names.ts';
import { sentencesOf } from '../../../src/sdk/language.ts';
import { imported } from '../support/imported.ts';

const FERRY = `# The Ferry Halt

## Background of the place
The Ferry Halt stands where two rivers meet. No boat has come since the ice.

## The cast

### Rev. Ambrose Pell
The chaplain, fifty-one, freckled, afraid of geese. Ambrose writes letters to a dead man.

### Mrs. Quill
Keeps the keys. Deaf in one ear.

## What nobody knows
Mrs. Quill cut the rope.

## Your role
{{user}} is the lineman who came to mend the wire.

## Tone
Quiet, dry.

## Rules for the AI
- Play all the characters except {{user}}.
- Use British spelling.`;

const filesOf = (text: string) =>
  new Map(
    campaignFrom({
      card: {
        ...plainCard('The Ferry Halt', text),
        firstMessage: 'Ambrose puts down his pen. "Mrs. Quill is asleep," he says.',
      },
      picture: null,
      attached: new Map(),
      source: { file: 'card.json', bytes: Buffer.from('{}'), importedAt: new Date(0) },
    }).files.map(({ name, content }) => [name, String(content)]),
  );

describe('a card that is a place with people under headings', () => {
  const world = worldIn(plainCard('The Ferry Halt', FERRY));

  it('has everybody who has a heading under that of the cast', () => {
    expect(world?.people.map(({ name }) => name)).toEqual(['Rev. Ambrose Pell', 'Mrs. Quill']);
    expect(world?.secret).toBe('Mrs. Quill cut the rope.');
    expect(world?.telling).toEqual(['Quiet, dry.']);
    expect(world?.setting).toContain('You are the lineman who came to mend the wire.');
    expect(world?.setting).not.toMatch(/Play all|British/);
  });

  it('is the place itself, where whoever is shown is met', () => {
    const files = filesOf(FERRY);
    expect(files.get('lore/locations/meeting-place.md')).toContain('# The Ferry Halt\n');
    const chaplain = JSON.parse(files.get('characters/npcs/rev-ambrose-pell/profile.json') ?? '{}');
    expect(chaplain).toMatchObject({
      age: 'fifty-one',
      personality: { traits: ['freckled', 'afraid of geese'] },
      metadata: { first_appearance: 'The Ferry Halt' },
    });
    expect(chaplain.background).toContain('Ambrose writes letters to a dead man.');
    expect(files.get('characters/npcs/mrs-quill/profile.json')).not.toContain('first_appearance');
  });

  it('is somebody where the headings are of their own looks and ways, or one of the cast is they', () => {
    expect(
      worldIn(plainCard('Ona', '## People\n### Tull\nA purser.\n### Rudd\nA captain.\n## Looks\nTall.')),
    ).toBeNull();
    expect(worldIn(plainCard('Ona', '## People\n### Ona Berg\nA purser.\n### Rudd\nA captain.'))).toBeNull();
  });

  it('leaves out what is for a model in the card of one person', () => {
    const { background } = readDescription(
      'Ona mends nets.\n## Notes for the AI\n- Use short sentences.',
      'Ona',
    );
    expect(background).toEqual(['Ona mends nets.']);
  });

  it('does not say a name before a sentence that has it', () =>
    expect(saidOf('Will Marsh', 'Porter. Will reads the post.')).toBe(
      'Will Marsh is a porter. Will reads the post.',
    ));
});

describe('a rank in short', () => {
  it.each([
    ['Rev. Ambrose Pell', 'Rev. Pell'],
    ['Capt. Ona Rudd', 'Capt. Rudd'],
    ['Herr Doktor Emil Vogt', 'Herr Doktor Emil Vogt'],
    ['Herr Direktor Emil Vogt', 'Direktor Vogt'],
  ])('is no first name: %s', (name, short) => expect(shortNameOf(name, [name])).toBe(short));

  it('does not end a sentence', () =>
    expect(sentencesOf('Ask Revd. Pell. Col. Marsh is out.')).toEqual([
      'Ask Revd. Pell.',
      'Col. Marsh is out.',
    ]));
});

describe('a name with a number or “last” in it', () => {
  it('is whole at the head of a sentence', () => {
    const names = namesIn(
      'Last Light is the farthest reef. Three Bridge lies by the river. Last Monday it rained.',
    );
    expect(names.map(({ name }) => name)).toEqual(['Last Light', 'Three Bridge']);
  });
});

describe('what is asked about', () => {
  it('has the article that its author always gives it', async () => {
    const { played } = await imported('deep.json', {
      name: 'The Deep',
      entries: [
        {
          keys: ['deep'],
          constant: true,
          content: 'The Deep is a mine of nine halls under a lake. Nobody has seen the sun for a year.',
        },
        {
          keys: ['halls'],
          content:
            'The halls are numbered from the shaft. Hall nine is the Sump, and it floods in a wet year.',
        },
        {
          keys: ['Ona Rudd'],
          content:
            'Ona Rudd is the pump keeper, forty, one-eyed. She was born in the Sump. She wants to keep the pumps going until the thaw.',
        },
        { keys: ['Piet Vos'], content: 'Piet Vos is the overseer, fifty, loud. He wants the Sump closed.' },
      ],
    });
    const folder = path.join(played, 'lore');
    const titles = readdirSync(folder)
      .filter((file) => file.endsWith('_generated.md'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n')[0]);
    expect(titles).toContain('# The Sump');
  });
});

describe('what is listed of somebody', () => {
  const wpp = `[Character("Brim")
{
Height("171 cm" + "5'7″")
Appearance("two horns, upper left one broken" + "grey smock")
Personality("Wry" + "seventy-two" + "Slow")
Likes("Warm bread" + "Captain Sallow's jokes" + "Draughts")
Relationships("Captain Sallow, owes her a boat" + "Tansy, the cook, fears her" + "You, the new hand")
Setting("Barge Patience" + "Drifting towards the weir" + "Two days of bread")
}]`;
  const found = readDescription(wpp, 'Brim');

  it('has one height, and what is said of one of several with it', () => {
    const looks = found.appearance.join(' ');
    expect(looks).toContain('is 171 cm tall');
    expect(looks).not.toContain('5');
    expect(looks).toContain('two horns, upper left one broken');
  });
  it('has an age that is no trait, and no capitals but of names', () => {
    expect(found.age).toBe('seventy-two');
    expect(found.traits).toEqual(['wry', 'slow']);
    expect(found.background.join(' ')).toContain("likes warm bread, Captain Sallow's jokes and draughts.");
  });
  it('has everybody of a list, but not you', () =>
    expect(found.others).toEqual([
      { name: 'Captain Sallow', text: 'owes her a boat' },
      { name: 'Tansy', text: 'the cook, fears her' },
    ]));
  it('has where it is in sentences', () =>
    expect(found.setting.join(' ')).toBe('Barge Patience, drifting towards the weir. Two days of bread.'));
  it('is no role where it says what they are like', () =>
    expect(
      profileFrom(plainCard('Squire Tom Hale', 'Squire Tom Hale owns the mill. He is a shy, patient man.'), {
        portrait: null,
        place: null,
      }).role,
    ).toBe('Squire'));
});

describe('notes in a lorebook', () => {
  const book = readLorebook(
    {
      name: 'Coldwater',
      entries: [
        {
          keys: ['Coldwater'],
          constant: true,
          content:
            'Coldwater\nType: village\nCounty: Kent\nYear: 1881\nColdwater is a village on the marsh. The well is dry.',
        },
        {
          keys: ['blue ague'],
          name: 'blue ague',
          content: 'blue ague - illness. cold hands, blue nails. no cure.',
        },
        {
          keys: ['Widow Finn'],
          name: 'Widow Finn',
          content: "Widow Finn\n----\nThe miller's aunt, 44. Left school at nine. She keeps the sluice.",
        },
      ],
    },
    'Coldwater',
  );
  const files = filesFromEntries(book, { character: 'nobody' });

  it('are told in sentences', () => {
    const setting = files.files.find(({ name }) => name === 'world/setting.md')?.content;
    expect(setting).toContain('Coldwater is in Kent. It is the year 1881.');
    expect(setting).not.toContain('It begins at');
    expect(files.lore.map((entry) => entryTold(entry, { character: 'nobody' }))).toContain(
      'Blue ague is an illness. Cold hands, blue nails. No cure.',
    );
  });
  it('have whose line it is under a heading with a name', () => {
    const person = files.files.find(({ name }) => name.includes('widow-finn/profile'))?.content;
    expect(JSON.parse(String(person))).toMatchObject({ role: "The miller's aunt", age: '44' });
    expect(String(person)).toContain('Widow Finn left school at nine.');
  });
});

describe('what only stands in passing', () => {
  it('is no deadline when it is over', () => {
    expect(deadlineIn(['She found a ring in the cellar on Monday and has told nobody.'])).toBeNull();
    expect(deadlineIn(['They close the bridge on Monday.'])?.when).toBe('before Monday');
  });
  it('is no place where it is worn', () =>
    expect(placeIn(['Kit waits in a velvet cape.', 'Kit hums.'], 'Kit')).toBeNull());
});

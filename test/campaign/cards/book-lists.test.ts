import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAuthor } from '../../../src/campaign/enrich/author.ts';
import { readPremise } from '../../../src/campaign/enrich/premise/read.ts';
import { isSaidToBeThere } from '../../../src/campaign/enrich/premise/things.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { campaignFromBook } from '../../../src/campaign/import/book-campaign.ts';
import { attributesTold, listsIn } from '../../../src/campaign/import/book-lists.ts';
import { nameIn, subjectOf } from '../../../src/campaign/import/book-subject.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { NOW } from '../enrich/support/campaign.ts';
import { campaignFolder } from '../support/folder.ts';
import { imported } from '../support/imported.ts';

/** The files that entries become, by name. */
function filesFrom(entries: object[]): Record<string, string> {
  const book = readLorebook({ entries: entries as never }, 'test book');
  const { files } = campaignFromBook(book, { file: 'b.json', bytes: Buffer.from('{}'), importedAt: NOW });
  return Object.fromEntries(files.map(({ name, content }) => [name, String(content)]));
}

function profileIn(files: Record<string, string>, folder: string): Record<string, unknown> {
  return JSON.parse(files[`characters/npcs/${folder}/profile.json`] ?? '{}') as Record<string, unknown>;
}

function premiseOf(files: Record<string, string>) {
  const folder = campaignFolder({});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toContain('Test Book');
  return readPremise(readAuthor(new CampaignFolder(folder)));
}

describe('a list in an entry', () => {
  it('says by its first label what it is about, and is told in sentences', () => {
    const { name, sort, attributes } = listsIn(
      '[ Place: Cold Ferry; type: river inn; features(a stove, nine cots); rule: never pay twice ]',
    );
    expect([name, sort]).toEqual(['Cold Ferry', 'place']);
    expect(attributesTold(attributes, name)).toBe(
      'Cold Ferry is a river inn. Cold Ferry has a stove and nine cots. The rule of Cold Ferry: never pay twice.',
    );
  });

  it('is somebody where {{char}} is the label', () => {
    expect(listsIn('[ {{char}}: Ilse Brandt; age: 40 ]')).toMatchObject({
      name: 'Ilse Brandt',
      sort: 'person',
    });
  });

  it('has years, rules by number and arrows', () => {
    const told = (text: string) => attributesTold(listsIn(text).attributes, 'Timeline');
    expect(told('[ Timeline: Year 3: the Drought; Year 9: rain falls ]')).toBe(
      'In year 3, the Drought. In year 9, rain falls.',
    );
    expect(told('[ Magic: slow; rules: 1) salt binds; 2) ash frees ]')).toBe(
      'The magic of Timeline: slow. Salt binds. Ash frees.',
    );
    expect(told('[ Relationships: Ana -> Bo (owes money) ]')).toBe('Between Ana and Bo: owes money.');
  });

  it('stands on lines of its own under a heading', () => {
    const { attributes, prose } = listsIn(
      '# The Lamps\n**Type:** secret society\n**Leader:** Old Nan\n\nThey light nothing.',
    );
    expect(prose).toBe('They light nothing.');
    expect(attributesTold(attributes, 'The Lamps')).toBe(
      'The Lamps is a secret society. The leader of the Lamps is Old Nan.',
    );
  });

  it('is one of AI Dungeon, with short keys and strokes', () => {
    expect(
      listsIn(
        'Vera:[DESC<Vera>:female/44y/red hair/born on Mars;WORN<Vera>:grey coat;RELATIONS<Vera>:husband<Ono>.]',
      ),
    ).toEqual({
      name: 'Vera',
      sort: 'person',
      attributes: [
        ['gender', 'female'],
        ['age', '44'],
        ['background', 'born on Mars'],
        ['appearance', 'red hair'],
        ['wears', 'grey coat'],
        ['husband', 'Ono'],
      ],
      prose: '',
    });
    const { name, sort, attributes } = listsIn('FACTION Welders:[ led by Vera/ want better air ]');
    expect([name, sort]).toEqual(['Welders', 'group']);
    expect(attributesTold(attributes, name)).toBe(
      'The Welders are led by Vera. The Welders want better air.',
    );
  });

  it('is left alone where it is a link or a note to a program', () => {
    expect(listsIn('See [the map](x: y).').prose).toBe('See [the map](x: y).');
    expect(listsIn('[System note: be brief]').prose).toBe('[System note: be brief]');
  });
});

describe('what an entry is about', () => {
  it.each([
    ['vera', ['vera', 'pilot'], 'Pilot Vera Onn is tired.', 'Pilot Vera Onn'],
    ['the old bell pub', [], 'The Old Bell is the last pub in town.', 'The Old Bell'],
    ['Vera', [], 'Vera "Vee" Onn flies alone.', 'Vera Onn'],
    ['Dr Vera Onn', [], 'Vera Onn is a pilot.', 'Dr Vera Onn'],
    ['Lock + lock house', [], 'The Lock is forty feet deep.', 'The Lock'],
    ['The upper deck', ['deck', 'stairs'], 'The stairs are steep.', 'The upper deck'],
    ['premise', [], 'Ashby & Low is a firm of movers.', 'Ashby & Low'],
    ['drinks', ['Friday'], 'Every Friday they drink.', 'Drinks'],
    ['Chapel', [], 'The chapel of St Ives has no roof.', 'The Chapel'],
  ])('%s %j: %s is %s', (title, keys, text, name) => {
    expect(nameIn(title, keys, text)).toBe(name);
  });

  it.each([
    ['Pim', "Pim is Old Nan's grandson, a boy of nine.", 'person'],
    ['Ada Low', 'Ada Low does the books. She is forty.', 'person'],
    ['Ada Low', 'Ada Low, 40, accountant. Always late.', 'person'],
    ['HAL', 'HAL runs the doors. It speaks in a whisper.', 'person'],
    ['The Cold Hall', 'The Cold Hall holds nine beds.', 'place'],
    ['The lottery', 'The lottery is drawn on Mondays. She who wins, leaves.', 'lore'],
  ])('%s: %s is a %s', (name, text, subject) => {
    expect(subjectOf(name, text)).toBe(subject);
  });
});

describe('a place that is elsewhere', () => {
  const filesOf = (content: string) =>
    Object.keys(filesFrom([{ keys: ['office'], name: 'The Leeds Office', content }]));

  it.each([
    'The Leeds Office is a tall office in another town. It is where complaints go.',
    'The Leeds Office is an office two days’ ride away.',
    'The Leeds Office is an office with green doors. It is four hundred miles to the north.',
    'The Leeds Office is an office and lies across the sea.',
  ])('is told of and not walked to: %s', (content) => {
    const files = filesOf(content);
    expect(files).toContain('lore/test-book/the-leeds-office.md');
    expect(files.some((file) => file.startsWith('lore/locations/'))).toBe(false);
  });

  it.each([
    'The Leeds Office is an office on the quay. The next town is three hours away.',
    'The Leeds Office is an office that looks across the sea.',
    'The Leeds Office is an office two miles away.',
  ])('is none where only something else is: %s', (content) => {
    expect(filesOf(content)).toContain('lore/locations/the-leeds-office.md');
  });
});

describe('a lorebook as a campaign', () => {
  it('has what is said to the player as its premise, and orders as its style', () => {
    const files = filesFrom([
      {
        name: '[ALWAYS ON] Setting',
        constant: true,
        keys: [],
        content:
          'Marl is a village on stilts. You have come to fix the clock before the flood and must not fail. Nobody knows who broke it.',
      },
      { name: 'tone', constant: true, keys: [], content: 'Dry comedy. Short scenes.' },
      {
        name: 'note',
        constant: true,
        keys: [],
        content: '[System note: Keep it brief. Never speak for {{user}}.]',
      },
    ]);
    expect(files['plot/premise.md']).toContain('You have come to fix the clock');
    expect(files['world/style.md']).toMatch(/Dry comedy\. Short scenes\.\s+Keep it brief\.\s*$/);
    expect(files['lore/locations/marl.md']).toContain('Marl is a village');
    expect(files['world/setting.md']).toBeUndefined();
    expect(premiseOf(files).deadline?.when).toBe('before the flood');
  });

  it('reads a world in brackets, with who the player is and what is asked', () => {
    const files = filesFrom([
      {
        name: 'WORLD',
        constant: true,
        keys: [],
        content:
          '[ Setting: Marl; genre: farce; year: 1910; premise: the clock strikes thirteen; {{user}}: a clockmaker; question: who wound it (nobody has a key) ]',
      },
      { name: 'PLACE marl', keys: ['marl'], content: '[ Place: Marl; type: village ]' },
    ]);
    expect(files['plot/premise.md']).toContain(
      'It is the year 1910. The clock strikes thirteen. You are a clockmaker. Who wound it? It begins at Marl.',
    );
    expect(files['world/style.md']).toContain('Genre: farce.');
    expect(premiseOf(files).question.asked).toBe('who wound the clock');
  });

  it('takes neither an apposition nor a reward for what is wrong', () => {
    const files = filesFrom([
      {
        name: 'Setting',
        constant: true,
        keys: [],
        content:
          'Marl is a harbour town. It lives off the Chain, the great iron boom that closes the harbour each night. For eleven nights now the Chain has been found lowered at dawn. The council has offered forty crowns to whoever learns who does it. You came on the last ferry.',
      },
    ]);
    expect(premiseOf(files).odd.clause).toContain('the Chain has been found lowered at dawn');
  });

  it('drops headings, and tells rules under one to whoever tells it', () => {
    const files = filesFrom([
      {
        name: '🌙 World Overview',
        constant: true,
        keys: [],
        content:
          '## Setting\nMarl is a village on stilts.\n\n## Premise\nYou have come to fix the clock.\n\n## Rules\n- Keep replies short\n- Slow, dry, sad',
      },
    ]);
    expect(files['plot/premise.md']).toBe(
      '# How it begins\n\nMarl is a village on stilts. You have come to fix the clock.\n',
    );
    expect(files['world/style.md']).toBe('# How it is told\n\nSlow, dry, sad.\n');
  });

  it('reads strokes, glossaries, labels in capitals and what somebody does', () => {
    const files = filesFrom([
      {
        name: 'NPC - the agent',
        keys: ['Bea'],
        content: 'Bea Leal | estate agent | 29 | always late | wants to sell the mill',
      },
      {
        name: 'ORG - Casa Nova',
        keys: ['Casa Nova'],
        content: 'Casa Nova\nType: developer\nOwns: eleven houses\nMethods: lawyers',
      },
      { name: 'GLOSSARY', keys: ['bica'], content: 'bica = a small coffee; menina = girl' },
      { name: 'Ada', keys: ['Ada'], content: 'Ada Low does the accounts. She is forty.' },
    ]);
    expect(profileIn(files, 'bea-leal')).toMatchObject({
      role: 'An estate agent',
      age: '29',
      motivations: ['sell the mill'],
    });
    expect(files['lore/factions/casa-nova.md']).toBe(
      '# Casa Nova\n\nCasa Nova is a developer. Casa Nova owns eleven houses. The methods of Casa Nova: lawyers.\n',
    );
    expect(files['lore/test-book/bica.md']).toBe(
      '# Bica\n\n“Bica” means a small coffee. “Menina” means girl.\n',
    );
    expect(profileIn(files, 'ada-low')['role']).toBe('Somebody who does the accounts');
  });

  it('has people with what they are, groups that are nobody, and answers without who asked', () => {
    const files = filesFrom([
      {
        name: 'Mrs Low',
        keys: ['Low', 'cleaner'],
        content: 'Mrs Low cleans at night. She has a key too many.',
      },
      {
        name: 'Odd Pim',
        keys: ['Pim'],
        content: 'Odd Pim: ferryman, 50s, deaf. Keeps bees. Speech: hums. Pim saw it happen.',
      },
      {
        name: 'The Reed Folk (faction)',
        keys: ['reed'],
        content: 'The Reed Folk want the clock stopped & the bell sold.',
      },
      {
        name: 'bees - Q&A',
        keys: ['bees'],
        content: '{{user}}: "Why bees?"\n{{char}}: *He shrugs.* "They keep time."',
      },
    ]);
    expect(profileIn(files, 'mrs-low')['role']).toBe('Cleaner');
    expect(profileIn(files, 'odd-pim')).toMatchObject({
      role: 'A ferryman',
      background: 'Odd Pim is a ferryman. Odd Pim keeps bees. Pim saw it happen.',
      speech_patterns: { style: 'hums.' },
    });
    expect(files['lore/factions/the-reed-folk.md']).toContain('stopped and the bell sold');
    expect(files['lore/test-book/bees.md']).toBe('# Bees\n\nHe shrugs. "They keep time."\n');
    expect(premiseOf(files).people.map(({ name }) => name)).not.toContain('Reed Folk');
  });
});

describe('what can be looked at', () => {
  it.each([
    ['The old bell hangs in the winch house.', 'old bell', true],
    ['There is a stove in the winch house, and it smokes.', 'stove', true],
    ['His oilskin still hangs on the hook by the door.', 'hook', true],
    ['The winch house has a brass gauge.', 'brass gauge', true],
    ['The winch house was built in the year the whale came ashore.', 'whale', false],
    ['No bell hangs in the tower, and no longer does the lamp.', 'lamp', false],
    ['Agnes talks of the ledger.', 'ledger', false],
  ])('is only what is said to be there: %s', (quote, phrase, isThere) => {
    expect(isSaidToBeThere({ phrase, quote }, false)).toBe(isThere);
  });

  it('does not lie about at a place that its entry does not speak of', async () => {
    const entries = [
      {
        keys: ['weir'],
        comment: 'The Weir',
        content: 'The Weir is a low dam across the Ostra. In fog the bell is rung.',
        constant: true,
      },
      {
        keys: ['agnes'],
        comment: 'Agnes Tull',
        content: 'Agnes Tull is the miller. She is proud of the year the whale came up the river.',
      },
      {
        keys: ['winch'],
        comment: 'winch',
        content:
          'The winch house stands above the weir. A brass gauge hangs in the winch house. The whale came up as far as the mill.',
      },
    ];
    const { played } = await imported('weir.json', { name: 'The Weir', entries });
    const things = loadCampaign(played).places.flatMap((place) => place.things.map(({ name }) => name));
    expect(things.join()).not.toMatch(/whale|fog|year/);
  });
});

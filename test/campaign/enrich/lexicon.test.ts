import { describe, expect, it } from 'vitest';
import type { AuthorText } from '../../../src/campaign/enrich/author.ts';
import { compose } from '../../../src/campaign/enrich/compose/compose.ts';
import type { Inventory } from '../../../src/campaign/enrich/compose/inventory.ts';
import { makeWorld } from '../../../src/campaign/enrich/compose/world.ts';
import { renderDraft } from '../../../src/campaign/enrich/files/render.ts';
import { ARCS } from '../../../src/campaign/enrich/lexicon/arcs/index.ts';
import { DOMAINS } from '../../../src/campaign/enrich/lexicon/domains/index.ts';
import { THINGS } from '../../../src/campaign/enrich/lexicon/things.ts';
import { readWords } from '../../../src/campaign/enrich/read/read.ts';
import { NpcProfileSchema } from '../../../src/contracts/npc-profile.ts';
import { PlayerTemplateSchema } from '../../../src/contracts/player-template.ts';
import { PlotBeatsSchema } from '../../../src/contracts/plot-beats.ts';
import { RulesSchema } from '../../../src/contracts/rules.ts';
import { validator } from '../../../src/contracts/validate.ts';

const NOTHING: Inventory = {
  hasSetting: false,
  hasPremise: false,
  hasBeats: false,
  hasRules: false,
  hasTemplate: false,
  people: [],
  places: [],
  topics: [],
  factions: [],
  endings: 0,
  stats: [],
};

function author(title: string, prose: string): AuthorText {
  const manifest = { title, version: '1.0.0' };
  return { manifest, outline: title, prose, seed: title, seedData: title };
}

/** Words that the storyteller never says, so a sentence with one of them would never be told. */
const UNSPEAKABLE = /\b(?:scenes?|choices?|NPCs?|players?|beats?|campaigns?)\b/i;

describe('every arc in every corner of the world', () => {
  const text = author(
    'The Brass Key',
    'Odile lost the brass key in the greenhouse. Marek, the clerk, died in May.',
  );
  const reading = readWords(text);
  const made = DOMAINS.flatMap(({ id: domain }, index) =>
    ARCS.map(({ id: arc }) => {
      const second = DOMAINS[(index + 1) % DOMAINS.length]?.id ?? null;
      const draft = compose(
        makeWorld(text, reading, NOTHING, { domain, second, arc, seed: `${domain}/${arc}` }),
      );
      return { name: `${domain}/${arc}`, draft, files: renderDraft(draft) };
    }),
  );

  it('fills every slot, and keeps to the contracts', () => {
    for (const { name, draft, files } of made) {
      expect(files.map((file) => file.text).join('\n'), name).not.toMatch(/\{\w+(?:[.:'][^}\n]*)?\}/);
      for (const { profile } of draft.people) expect(validator(NpcProfileSchema)(profile), name).toEqual([]);
      expect(validator(PlotBeatsSchema)({ beats: draft.beats }), name).toEqual([]);
      expect(validator(PlayerTemplateSchema)(draft.template), name).toEqual([]);
      expect(validator(RulesSchema)(draft.rules?.matter), name).toEqual([]);
    }
  });

  it('says nothing that would never be told', () => {
    for (const { name, draft } of made) {
      const told = [
        ...draft.places.flatMap(({ paragraphs, sections }) => [
          ...paragraphs,
          ...sections.map((section) => section.text),
        ]),
        ...draft.lore.flatMap(({ paragraphs }) => paragraphs),
        ...draft.people.flatMap(({ profile }) => [
          profile.appearance ?? '',
          profile.background ?? '',
          profile.secrets ?? '',
          ...(profile.speech_patterns?.examples ?? []),
          ...Object.values(profile.relationships ?? {}),
        ]),
      ];
      expect(
        told.filter((sentence) => UNSPEAKABLE.test(sentence)),
        name,
      ).toEqual([]);
    }
  });

  it('has something to find in whatever is bold, and begins its sentences with capitals', () => {
    for (const { name, draft } of made) {
      for (const { paragraphs, sections } of draft.places) {
        const bold = [...paragraphs.join(' ').matchAll(/\*\*(.+?)\*\*/g)].map(([, phrase]) =>
          phrase?.toLowerCase(),
        );
        const headings = sections.map(({ heading }) => heading.toLowerCase());
        for (const phrase of bold) expect(headings, name).toContain(phrase);
        for (const text of [...paragraphs, ...sections.map((section) => section.text)]) {
          expect(text, name).not.toMatch(/(?:^|[.!?]\s)\p{Ll}/u);
          expect(text, name).not.toMatch(
            /\ba [aeiou]\w+|\ban [^aeiouh\W]\w*|\bthe the\b|\s{2}|undefined|null/,
          );
        }
      }
    }
  });

  it('gives each of its people a name and a folder of their own, and a pronoun throughout', () => {
    for (const { name, draft } of made) {
      const folders = draft.people.map(({ folder }) => folder);
      expect(new Set(folders).size, name).toBe(folders.length);
      for (const { profile } of draft.people) {
        const about = `${profile.appearance} ${profile.background}`;
        expect(
          /\b(?:she|her)\b/i.test(about) &&
            /\b(?:he|his|him)\b/i.test(
              about
                .replace(/nurse the last keeper.*?time\./, '')
                .replace(/from a man.*?\.|for a man.*?\.|by a man.*?\./g, ''),
            ),
          `${name}: ${about}`,
        ).toBe(false);
      }
    }
  });
});

describe('the lexicon', () => {
  it('has names, places and people enough', () => {
    for (const { id, places, people, lore, suits } of DOMAINS) {
      expect(places.length, id).toBeGreaterThanOrEqual(4);
      expect(people.length, id).toBeGreaterThanOrEqual(3);
      expect(lore.length, id).toBeGreaterThanOrEqual(2);
      for (const { home } of people)
        expect(
          places.map(({ key }) => key),
          id,
        ).toContain(home);
      for (const arc of suits) expect(ARCS.map((entry) => entry.id)).toContain(arc);
      for (const { text, things, leads } of places) {
        expect(leads).toContain('{ways}');
        for (const heading of Object.keys(things))
          expect(text.join(' ').toLowerCase()).toContain(`**${heading.toLowerCase()}**`);
      }
    }
    for (const { seen, close } of Object.values(THINGS))
      expect(Math.min(seen.length, close.length)).toBeGreaterThan(1);
  });
});

describe('what is read from an author', () => {
  it.each([
    ['I am bread.', { persona: 'bread', isThing: true, isFood: true }],
    ['You are the new kit man. It rains.', { persona: 'the new kit man', isThing: false }],
    [
      'You are a snail, and since Tuesday you are the government.',
      { persona: 'a snail', isThing: true, isFood: false },
    ],
    ['You are late. I am warm, and tired.', { persona: null }],
    [
      'You are Ilse Varga, a debt collector, and it rains.',
      { persona: 'Ilse Varga, a debt collector', isThing: false },
    ],
    ['You are an old cleaning robot in a closed mall.', { persona: 'an old cleaning robot', isThing: false }],
  ])('who one is: %s', (prose, expected) => {
    expect(readWords(author('Untitled', prose))).toMatchObject(expected);
  });

  it.each([
    [
      'The keeper, Elias Thorne, drowned. His sister Maud winds the clock.',
      [
        ['Elias Thorne', 'he', 'dead'],
        ['Maud', 'she', null],
      ],
    ],
    ['Mira Okafor, a young lawyer, must win. She is tired.', [['Mira Okafor', 'she', null]]],
    ['The conductor, Mr. Pell, says it is normal.', [['Mr. Pell', 'he', null]]],
    ['Смотритель маяка Григорий ждёт.', [['Григорий', 'name', null]]],
    [
      'Lucan Vane, whose name is outside in letters, went to fetch his coat and has not come back.',
      [['Lucan Vane', 'he', 'missing']],
    ],
    ['Harrow United have not won since May. It rains in Vell on Monday.', []],
    // What is said of somebody else, or of a thing, does not make them absent.
    ["Marta Quill hands you a drowned man's coat.", [['Marta Quill', 'she', null]]],
    [
      'Marta Quill hands you a key; her brother Anselm is missing.',
      [
        ['Marta Quill', 'she', null],
        ['Anselm', 'he', 'missing'],
      ],
    ],
    ['Nils, whose father died, keeps the mill. Nils lost his hat.', [['Nils', 'he', null]]],
    ['Greta is lost in thought. Greta is not dead.', [['Greta', 'she', null]]],
    [
      'The ghost of Elias Thorne walks. Rosa Thorne, his widow, waits at the grave.',
      [
        ['Elias Thorne', 'he', 'dead'],
        ['Rosa Thorne', 'she', null],
      ],
    ],
    [
      'Marta and her brother Anselm have vanished. Nobody has seen Wilma since.',
      [
        ['Marta', 'she', 'missing'],
        ['Anselm', 'he', 'missing'],
        ['Wilma', 'she', 'missing'],
      ],
    ],
    [
      'The drowned man Marta found is cold. You bring her lost key to Lena.',
      [
        ['Marta', 'she', null],
        ['Lena', 'she', null],
      ],
    ],
    [
      'The late ferryman Tobias was kind. Her dead husband, Ernst, was not.',
      [
        ['Tobias', 'he', 'dead'],
        ['Ernst', 'he', 'dead'],
      ],
    ],
    // The player.
    ['You are Ilse Varga, a debt collector.', []],
    ['Your name is Tobias. You are Marta’s brother.', [['Marta', 'she', null]]],
    // A will.
    [
      'Your aunt Wilma has left you her cider orchard. You inherit the shop of your uncle Tobias from Greta.',
      [
        ['Wilma', 'she', 'dead'],
        ['Tobias', 'he', null],
        ['Greta', 'she', 'dead'],
      ],
    ],
    [
      'You have inherited Rosa Thorne’s debts. Ernst left you all he had in his will. Nils bequeathed it.',
      [
        ['Rosa Thorne', 'she', 'dead'],
        ['Ernst', 'he', 'dead'],
        ['Nils', 'he', 'dead'],
      ],
    ],
    [
      'Marta left you a note in the shop. Lena left you the house for the summer. Nils left you in the inn.',
      [
        ['Marta', 'she', null],
        ['Lena', 'she', null],
        ['Nils', 'he', null],
      ],
    ],
    // A first name that no list has, at the head of its sentence.
    [
      'Anselm rows you across. Tove is a smith. Grief keeps the house.',
      [
        ['Anselm', 'name', null],
        ['Tove', 'name', null],
      ],
    ],
    // A surname that is a place elsewhere; a title; an epithet.
    [
      'Juno Park runs the drill for Commander Ines Okoro and Fat Tobias.',
      [
        ['Juno Park', 'name', null],
        ['Commander Ines Okoro', 'she', null],
        ['Fat Tobias', 'he', null],
      ],
    ],
  ])('who is named: %s', (prose, expected) => {
    const { people } = readWords(author('Untitled', prose));
    expect(people.map(({ name, pronoun, fate }) => [name, pronoun, fate])).toEqual(expected);
  });

  it.each([
    ['Lena runs the inn with her husband Ernst.', 'Ernst', "Lena's husband"],
    ["Marta's younger brother Anselm waits.", 'Anselm', "Marta's younger brother"],
    ['Marta Quill keeps the ferry house on the lake.', 'Marta Quill', 'keeper of the ferry house'],
    ['Doctor Amara Vale wants it back.', 'Doctor Amara Vale', 'doctor'],
    ['Fat Tobias keeps the bar with Lena.', 'Lena', null],
    ['Tonight a woman called Petra gets in.', 'Petra', null],
    ['A dragon named Vermithrax has hired you.', 'Vermithrax', 'a dragon'],
    ['Governor Tamsin Reyes says there is no leak.', 'Governor Tamsin Reyes', 'governor'],
    ['A retired diver named Petra gets in.', 'Petra', 'a retired diver'],
  ])('what somebody is: %s', (prose, name, role) => {
    const { people } = readWords(author('Untitled', prose));
    expect(people.find((person) => person.name === name)).toMatchObject({ role });
  });

  it.each([
    ['The station Halcyon circles a dead star.', ['Halcyon']],
    ['Halcyon Station circles a dead star.', ['Halcyon Station']],
    ['A ship called Patience lies at the quay.', ['Patience']],
    ['The ship Patience lies off the village of Dormer.', ['Dormer', 'Patience']],
    ['Dormer is a village. Aboard the Meridian it is cold.', ['Dormer', 'the Meridian']],
    ['The kingdom is called Vell. Piet takes a letter to Anselm; Anselm waits.', ['Vell']],
  ])('what a place is called: %s', (prose, expected) => {
    const { places, people, nouns } = readWords(author('Untitled', prose));
    expect(places).toEqual(expected);
    const others = [...people.map(({ name }) => name), ...nouns.map(({ phrase }) => phrase)].join();
    for (const name of expected) expect(others.toLowerCase()).not.toContain(name.toLowerCase());
  });

  it.each([
    ["She hands you a brass key and a drowned man's coat.", ['brass key', "drowned man's coat"]],
    ['Your uncle left you his house and a silver watch.', ['silver watch']],
    ['He presses a letter into your hand, and gives you a look and a week.', ['letter']],
    ["You wake in cold storage with a stranger's badge.", ["stranger's badge"]],
    ['You have a brother. She hands Marta a lamp.', []],
  ])('what the player has: %s', (prose, expected) => {
    expect(readWords(author('Untitled', prose)).gifts.map(({ item }) => item)).toEqual(expected);
  });

  it('which places and things there are, and how much they matter', () => {
    const { places, nouns, era } = readWords(
      author(
        'The Cracked Bell',
        'In the village of Nether Amble, in 1921, a cracked bell hangs over the greenhouse.',
      ),
    );
    expect(places).toEqual(['Nether Amble']);
    expect(nouns[0]).toMatchObject({ phrase: 'cracked bell', kind: 'sound', plural: false });
    expect(nouns.map(({ head }) => head)).toContain('greenhouse');
    expect(era).toBe('1921');
  });
});

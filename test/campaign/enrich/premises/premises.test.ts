import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAuthor } from '../../../../src/campaign/enrich/author.ts';
import type { Premise } from '../../../../src/campaign/enrich/premise/premise.ts';
import { readPremise } from '../../../../src/campaign/enrich/premise/read.ts';
import { stanceOf } from '../../../../src/campaign/enrich/premise/stance.ts';
import { CampaignFolder } from '../../../../src/campaign/folder.ts';
import { readScenes } from '../../../../src/campaign/ink/read.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import { validateCampaign } from '../../../../src/campaign/validate/index.ts';
import { campaignFolder, type Files } from '../../support/folder.ts';
import { contentOf, enriched, manifest } from '../support/campaign.ts';
import { PREMISES, type SamplePremise } from './premises.ts';

const filesOf = ({ title, setting, premise }: SamplePremise): Files => ({
  'manifest.json': manifest({ title }),
  'world/setting.md': `${setting}\n`,
  'plot/premise.md': `${premise}\n`,
});

/** What was added, by path. */
function addedTo(folder: string): [file: string, text: string][] {
  return Object.entries(contentOf(folder)).flatMap(([file, content]): [string, string][] =>
    content !== null && /_generated\.(?:md|json|ink)$/.test(file) && !file.startsWith('README')
      ? [[file, Buffer.from(content, 'latin1').toString('utf8')]]
      : [],
  );
}

const textIn = (added: readonly [string, string][], pattern: RegExp) =>
  added
    .filter(([file]) => pattern.test(file))
    .map(([, text]) => text)
    .join('\n')
    .toLowerCase();

const read = (sample: SamplePremise): Premise =>
  readPremise(readAuthor(new CampaignFolder(campaignFolder(filesOf(sample)))));

describe.each(PREMISES.map((sample) => [sample.id, sample] as const))(
  'the premise of the %s',
  (_, sample) => {
    it('becomes a campaign of its own words', async () => {
      const folder = await enriched(filesOf(sample));
      const added = addedTo(folder);
      expect(validateCampaign(folder)).toEqual([]);
      expect(readScenes(new CampaignFolder(folder)).faults).toEqual([]);

      const told = textIn(added, /^plot\/scenes\/|^lore\/locations\//);
      const again = sample.nouns.filter((noun) => told.includes(noun.replace(/y$/, '')));
      const missing = sample.nouns.filter((noun) => !again.includes(noun));
      expect(again.length / sample.nouns.length, `missing: ${missing.join(', ')}`).toBeGreaterThanOrEqual(
        0.8,
      );

      const all = textIn(added, /./);
      const foreign = PREMISES.filter(({ id }) => id !== sample.id)
        .flatMap(({ own }) => own)
        .filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(all))
        .filter((word) => !new RegExp(word, 'i').test(`${sample.setting} ${sample.premise} ${sample.title}`));
      expect(foreign).toEqual([]);
      expect(all).not.toMatch(/«|»|undefined|\bnull\b/);
    });

    it('has people who are neither firms nor the player, and a question from the first scenes to the endings', async () => {
      const folder = await enriched(filesOf(sample));
      const campaign = loadCampaign(folder);
      const premise = read(sample);
      const names = campaign.people.map(({ name }) => name.toLowerCase());
      for (const { name } of premise.groups) expect(names).not.toContain(name.toLowerCase());
      const you = (premise.you.persona ?? '').replace(/^(?:an?|the) (?:new )?/, '');
      if (you !== '') expect(names.map((name) => name.replace(/^the /, ''))).not.toContain(you);
      expect(campaign.people.length).toBeGreaterThanOrEqual(3);
      expect(campaign.places.length).toBeGreaterThanOrEqual(2);

      const asking = campaign.storylets.find(({ id }) => id === 'the_asking');
      expect(asking?.when).toBeUndefined();
      const asker = campaign.people.find(({ id }) => asking?.with.includes(id));
      const start = campaign.places.find(
        ({ name }) => name.toLowerCase() === campaign.template?.starting_location?.toLowerCase(),
      );
      expect(asker?.haunts.map(({ place }) => place)).toContain(start?.id);
      const scene = (name: string) =>
        readFileSync(path.join(folder, `plot/scenes/${name}_generated.ink`), 'utf8').toLowerCase();
      expect(scene('the-asking')).toContain(premise.odd.clause.toLowerCase().replaceAll('"', "'"));
      const decision = campaign.storylets.find(({ id }) => id === 'the_decision');
      expect(decision?.endings).toHaveLength(3);
      expect(scene('the-decision')).toContain(
        premise.question.ways?.[0] ?? premise.question.asked.toLowerCase(),
      );
    });
  },
);

describe('reading a premise', () => {
  const sample = (id: string) => read(PREMISES.find((one) => one.id === id) as SamplePremise);

  it('knows a firm from a person, and says where it read what', () => {
    const premise = sample('photocopier');
    expect(premise.groups).toEqual([
      { name: 'Hallam Mutual', quote: expect.stringContaining('Hallam Mutual insures') },
    ]);
    expect(premise.people).toMatchObject([{ name: 'Mrs Pell', role: 'the actuary', pronoun: 'she' }]);
    expect(premise.you).toEqual({ persona: 'the night porter', isThing: false });
    expect(premise.deadline).toMatchObject({ when: 'before the audit on Friday' });
    expect(premise.odd.noun.text).toBe('the photocopier');
  });

  it('takes the question and the ways out that the author names', () => {
    expect(sample('museum').question.asked).toBe('who is writing the letters');
    expect(sample('laundry').question.asked).toBe('who wore the uniform');
    expect(sample('drought').question.ways).toEqual(['break the lock', 'leave the village']);
  });

  const of = (premise: string) => read({ id: '', title: 'T', setting: '', premise, nouns: [], own: [] });

  it.each<[string, string, (premise: Premise) => unknown, unknown]>([
    [
      'a light is a place',
      'Skerrow Light stands on a rock.',
      ({ places }) => places[0]?.name,
      'Skerrow Light',
    ],
    [
      'a firm',
      'Marsh & Tolliver is above a dry cleaner.',
      ({ groups, people }) => [groups[0]?.name, people.length],
      ['Marsh & Tolliver', 0],
    ],
    [
      'a team, which has its verb in the plural',
      'Castleford Ladies have not lost since the stand burned down. You keep the cup.',
      ({ groups, people, odd }) => [groups[0]?.name, people.length, odd.head],
      ['Castleford Ladies', 0, 'cup'],
    ],
    [
      'a team of one name, which has its verb in the plural; a sister has none',
      'Len says that Ashgate need the win. You and your sister Carys have not spoken.',
      ({ groups, people }) => [groups.map(({ name }) => name), people.map(({ name }) => name)],
      [['Ashgate'], ['Len', 'Carys']],
    ],
    [
      'a society for something, a feast, and a title',
      "The Duchess of Harrow wants a sitting on All Hallows' Eve. The Society for Psychical Research will be there.",
      ({ groups, people, deadline }) => [
        groups[0]?.name,
        people.map(({ name, role }) => name ?? role),
        deadline?.when,
      ],
      ['Society for Psychical Research', ['the Duchess of Harrow'], "before All Hallows' Eve"],
    ],
    [
      'what somebody is called after, and nothing before it',
      'At two in the morning a farmer called Euan Gall carries in a dog. There are letters to a woman called Blodwen.',
      ({ people }) => people.map(({ name, role }) => [name, role]),
      [
        ['Euan Gall', 'a farmer'],
        ['Blodwen', null],
      ],
    ],
    [
      'places of a road and of a heading, and a title that is nobody',
      'Studio 6, Elstree. Between Taoudenni and Timbuktu there is sand. ‘Know Your Onions’ has been on the air for years.',
      ({ places, people }) => [places.map(({ name }) => name), people.length],
      [['Elstree', 'Taoudenni', 'Timbuktu'], 0],
    ],
    [
      'a dog is looked at; his camel, his wife and his office say who they are',
      'There is a dog called Brandy. Then Sidi leaves his camel. The Chancellor, Lady Merrow, has a crown. Herr Lindqvist waits.',
      ({ people, things }) => [
        people.map(({ name, role, pronoun }) => `${name}: ${role}, ${pronoun}`),
        things.some(({ head }) => head === 'dog'),
      ],
      [['Sidi: null, he', 'Lady Merrow: the chancellor, she', 'Herr Lindqvist: null, he'], true],
    ],
    [
      'who is pointed at is you; what is only like it is not there',
      'It is as big as a house. The crown goes to his son. The goosegirl has been sent for. That’s you.',
      ({ you, places }) => [you.persona, places.length],
      ['the goosegirl', 0],
    ],
    [
      'a bargain is yours to make, and somebody who comes in is somebody',
      'A woman comes in with a ticket. The woman offers to help you get it back if you tell her what she pawned. There is water for two more days.',
      ({ question: { ways }, people, deadline }) => [ways, people.map(({ role }) => role), deadline?.when],
      [['tell the woman what she pawned', 'refuse'], ['the woman'], 'within two days'],
    ],
    [
      'a pleasantry is no question; it is blasted at noon',
      'Tamsin rings to ask whether you slept well. Ida has asked you to breakfast. The slope will be blasted at noon.',
      ({ question, deadline }) => [question.asked.startsWith('whether you'), question.ways, deadline?.when],
      [false, null, 'before noon'],
    ],
    [
      'kin without an article are your own',
      'Dad died in May. Mum won’t come in.',
      ({ people }) => people.map(({ role, fate }) => [role, fate]),
      [
        ['your dad', 'dead'],
        ['your mum', 'away'],
      ],
    ],
    [
      'what somebody says is to be done is yours to do or refuse',
      'Okiku whispers that the tenth bowl is to be poisoned.',
      ({ question: { ways } }) => ways,
      ['poison the tenth bowl', 'refuse'],
    ],
    [
      'money that is put into your hand',
      'The chairman hands you an envelope with four thousand pounds in it.',
      ({ question: { ways } }) => ways,
      ['take the money', 'give it back'],
    ],
    [
      'what nobody did only says how odd it is; what grows is no factory; a numbered house is one',
      'Greenhouse Four is warm. A tomato plant has come up in bed nine. Nobody brought tomato seeds to Mars.',
      ({ odd, places }) => [odd.clause, places.map(({ name }) => name)],
      ['a tomato plant has come up in bed nine', ['Greenhouse Four', 'Mars']],
    ],
    [
      'when it begins is nothing odd, and a match that is played is no thing',
      'It is the last match of the season. The goalkeeper has stopped speaking. Kick-off is at three on Saturday.',
      ({ odd, things }) => [odd.clause, things.filter(({ isObject }) => isObject).length],
      ['the goalkeeper has stopped speaking', 0],
    ],
    [
      'what lies somewhere, and what is only said of it',
      'There are nine broken radios. In the piano stool there’s a bundle of letters, posted last year.',
      ({ odd, things }) => [odd.clause, things.some(({ head }) => head === 'broken')],
      ['there is a bundle of letters in the piano stool', false],
    ],
    [
      'one goes to all of them; she is whoever has locked herself in',
      'A row of kennels stands behind. Ruiz waits, and Vos has locked herself in.',
      ({ places, people }) => [places[0]?.name, people.map(({ pronoun }) => pronoun)],
      ['the kennels', ['they', 'she']],
    ],
    [
      'what is asked of you is yours to decide',
      'The ferryman is on strike. The goddess Ereshka has sent you to make him row again.',
      ({ question: { ways } }) => ways,
      ['make the ferryman row again', 'refuse'],
    ],
    [
      'whose name it is, and who you were',
      'Sal Moretti is dead, and his last client is waiting. Her name is Mrs Thaw. You were his secretary.',
      ({ people, you }) => [people.map(({ role }) => role), you.persona],
      [[null, "Sal's last client"], 'the secretary'],
    ],
    [
      'somebody known only by a trade that few have, and something that belongs to somebody',
      "The tinker came back with Sal's thimble, and he will not sell it.",
      ({ people, things }) => [people.map(({ role }) => role), things.map(({ phrase }) => phrase)],
      [[null, 'the tinker'], ['thimble']],
    ],
    [
      'a house by its name',
      'The Lindqvist apartment is cold.',
      ({ places }) => places[0]?.name,
      'the Lindqvist apartment',
    ],
    [
      'a couple',
      'Mr and Mrs Hale want out.',
      ({ people }) => people.map(({ name }) => name),
      ['Mr Hale', 'Mrs Hale'],
    ],
    [
      'whoever does the work',
      'You have kept the lamp for years.',
      ({ you }) => you.persona,
      'the keeper of the lamp',
    ],
    [
      'who did it',
      'Someone has changed the recipe.',
      ({ question }) => question.asked,
      'who has changed the recipe',
    ],
    [
      'where it is',
      'He reads it out: where is the body?',
      ({ question }) => question.asked,
      'where the body is',
    ],
    [
      'things that speak',
      'The windows do not open. Tonight the door has asked you to come closer.',
      ({ odd }) => odd.clause,
      'the door has asked you to come closer',
    ],
    [
      'a prank is no thing',
      'Ines thinks that it is a prank. There is a gramophone.',
      ({ things }) => things.filter(({ isObject }) => isObject).map(({ head }) => head),
      ['gramophone'],
    ],
    [
      'until when',
      'Dov wants to light it again before dark.',
      ({ deadline }) => deadline?.when,
      'before dark',
    ],
  ])('knows %s', (_, text, part, expected) => {
    expect(part(of(text))).toEqual(expected);
  });

  it('knows the player by their trade and its tools, and counts neither among people and things', () => {
    const text =
      "The Westbrook Pool loses forty thousand litres of water every night. The council has sent you, a leak surveyor with a listening stick and a van, because the pool will be shut on Friday unless somebody finds out where it goes. You arrive at six, before the early swimmers. The water stands a hand's breadth below the tiles.";
    const { you, people, gifts, things, deadline, odd } = of(text);
    expect(you.persona).toBe('a leak surveyor');
    expect(people.map(({ role }) => role)).not.toContain('the leak surveyor');
    expect(gifts.map(({ item }) => item)).toEqual(['listening stick', 'van']);
    expect(things.map(({ head }) => head)).not.toContain('early');
    for (const none of ['breadth', 'van', 'stick'])
      expect(things.map(({ head }) => head)).not.toContain(none);
    expect(deadline?.when).toBe('before Friday');
    expect(odd.clause).toMatch(/^the Westbrook Pool/);
  });

  it('knows what people want and think, in the words of the author', () => {
    const sentences = [
      'Captain Rourke wants to run for the harbour at night.',
      'Mrs Iqbal, the head teacher, blames the new gravy.',
      'Brother Matthias thinks that it is God.',
      'Ames wants the hive burned.',
    ];
    const stances = ['Rourke', 'Mrs Iqbal', 'Matthias', 'Ames'].map((name) => stanceOf([name], sentences));
    expect(stances).toEqual([
      { want: 'run for the harbour at night', claim: null },
      { want: null, claim: 'the new gravy is to blame' },
      { want: null, claim: 'it is God' },
      { want: 'have the hive burned', claim: null },
    ]);
  });

  it('makes people of creatures where the player is one', () => {
    expect(sample('snail').you).toEqual({ persona: 'a snail', isThing: true });
    expect(sample('snail').people.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['the vicar', 'the thrush', 'the beetle']),
    );
    expect(sample('dragon').people.map(({ role }) => role)).toContain('the dragon');
  });
});

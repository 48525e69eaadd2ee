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

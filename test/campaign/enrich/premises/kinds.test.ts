import { describe, expect, it } from 'vitest';
import { readAuthor } from '../../../../src/campaign/enrich/author.ts';
import type { Premise } from '../../../../src/campaign/enrich/premise/premise.ts';
import { readPremise } from '../../../../src/campaign/enrich/premise/read.ts';
import { CampaignFolder } from '../../../../src/campaign/folder.ts';
import { readScenes } from '../../../../src/campaign/ink/read.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import { validateCampaign } from '../../../../src/campaign/validate/index.ts';
import { campaignFolder, type Files } from '../../support/folder.ts';
import { enriched, manifest } from '../support/campaign.ts';
import type { SamplePremise } from './premises.ts';
import { TWELVE } from './twelve.ts';

const filesOf = ({
  title,
  setting,
  premise,
}: Pick<SamplePremise, 'title' | 'setting' | 'premise'>): Files => ({
  'manifest.json': manifest({ title }),
  'world/setting.md': `${setting}\n`,
  'plot/premise.md': `${premise}\n`,
});
const read = (files: Files): Premise => readPremise(readAuthor(new CampaignFolder(campaignFolder(files))));
const rivalIn = ({ conflict }: Premise) =>
  'rival' in conflict ? (conflict.rival.name ?? conflict.rival.role) : null;

/** What each of the twelve is, whom it is against, and the knots by which its story is told. */
const KINDS: Record<string, [kind: string, rival: string | null, knot: string]> = {
  sledge: ['contest', 'Pavia Holm', 'the_short_cut'],
  pickles: ['contest', 'Maureen Tripp', 'the_stakes'],
  duel: ['contest', 'Black Jack Tully', 'the_damage'],
  fox: ['bargain', 'the fox', 'the_wording'],
  asylum: ['escape', 'Doctor Frome', 'the_search'],
  galley: ['escape', 'Bracco', 'the_offer'],
  sisters: ['heart', 'Ines', 'the_keepsake'],
  lamplighter: ['heart', 'Margriet', 'the_message'],
  ransom: ['dilemma', null, 'the_one_who_pays'],
  quartet: ['dilemma', null, 'the_small_step'],
  ghostship: ['riddle', null, 'the_confession'],
  frogs: ['riddle', null, 'the_confession'],
};

describe.each(TWELVE.map((sample) => [sample.id, sample] as const))('the premise %s', (id, sample) => {
  it('is played as what it is', async () => {
    const [kind, rival, knot] = KINDS[id] as [string, string | null, string];
    const premise = read(filesOf(sample));
    expect(premise.conflict.kind).toBe(kind);
    expect(rivalIn(premise)).toBe(rival);
    const folder = await enriched(filesOf(sample));
    expect(validateCampaign(folder)).toEqual([]);
    expect(readScenes(new CampaignFolder(folder)).faults).toEqual([]);
    const knots = loadCampaign(folder).storylets.map(({ id: name }) => name);
    expect(knots).toEqual(expect.arrayContaining(['the_asking', 'the_decision', knot]));
    expect(knots.includes('the_confession')).toBe(kind === 'riddle');
  });
});

describe('somebody who is somewhere else', () => {
  it.each([
    [
      'who is coming later',
      'The buyer is coming on Thursday. Your sister Ana waits in the barn.',
      'the buyer',
    ],
    [
      'who had the player sent there',
      'Your husband had you committed. Ruth sweeps the hall.',
      'your husband',
    ],
  ])('%s is spoken of and not met', async (_, premise, who) => {
    const files = filesOf({
      title: 'A Barn',
      setting: 'The barn stands by the road. The hall is cold.',
      premise,
    });
    expect(read(files).people.find(({ role }) => role === who)?.fate).toBe('away');
    const { people } = loadCampaign(await enriched(files));
    expect(people.map(({ profile }) => profile.role.toLowerCase())).not.toContain(who.replace(/^\S+ /, ''));
  });
});

describe('what a story is about', () => {
  it.each([
    [
      'a prize and somebody who has never been beaten',
      'Mother Benedetta has entered for the honey prize, and Brother Luca has never been beaten. The judges taste on Sunday.',
      ['contest', 'Brother Luca'],
    ],
    [
      'a favour with a condition',
      'The officer, Captain Zlatan Hrib, offers you a stamp if you tell him who printed the leaflets.',
      ['bargain', 'Captain Zlatan Hrib'],
    ],
    [
      'two who have not spoken',
      'You and your former partner, Gareth Lunt, are stuck in the lift. You have not spoken since he sold the company.',
      ['heart', 'Gareth Lunt'],
    ],
    ['nothing of the kind', 'The lift stops between floors. Nobody knows why.', ['riddle', null]],
  ])('is read from %s', (_, premise, expected) => {
    const found = read(filesOf({ title: 'A Story', setting: 'A house.', premise }));
    expect([found.conflict.kind, rivalIn(found)]).toEqual(expected);
  });
});

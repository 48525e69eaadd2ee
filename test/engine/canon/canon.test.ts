import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { admit } from '../../../src/engine/canon/admit.ts';
import { campaignWith } from '../../../src/engine/canon/campaign.ts';
import type { CanonEntry } from '../../../src/engine/canon/entry.ts';
import { canonFinder } from '../../../src/engine/canon/finder.ts';
import { withIds } from '../../../src/engine/canon/intent.ts';
import { canonAfter } from '../../../src/engine/canon/upkeep.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { smallCampaign } from '../../by-model/support/small-campaign.ts';

const campaign = loadCampaign(smallCampaign());
const world = startingWorld(campaign, anyPersona(campaign.template));
const PROSE = [
  'A boy called Pip stops beside you with a whelk bucket. He grins. Beyond the crane stands the old boat shed.',
  'Iz Marren shakes her head. A wizard called Mung waves a wand at the tide.',
];
const scenery = { campaign, world, player: 'Anna Lisk', scene: 3, place: 'place:quay', prose: PROSE };
const fact = (name: string, quote: string, about = 'something') => ({ name, about, quote });
const found = (parts: Partial<Parameters<typeof admit>[0]>) =>
  admit({ people: [], things: [], places: [], ...parts }, scenery);

describe('what a scene brings in', () => {
  it('becomes part of the story with an id of its own', () => {
    const { canon, refused } = found({
      people: [fact('Pip', 'A boy called Pip', 'a boy who sells whelks')],
      things: [fact('whelk bucket', 'with a whelk bucket')],
      places: [fact('the old boat shed', 'stands the old boat shed')],
    });
    expect(refused).toEqual([]);
    expect(canon.map(({ id, name }) => [id, name])).toEqual([
      ['person:pip', 'Pip'],
      ['thing:quay/whelk-bucket', 'the whelk bucket'],
      ['place:old-boat-shed', 'the old boat shed'],
    ]);
    expect(canon[0]).toMatchObject({
      pronoun: 'he',
      quote: 'A boy called Pip stops beside you with a whelk bucket.',
    });
  });

  it.each<[string, ReturnType<typeof fact>, RegExp]>([
    ['whose quote is not in the prose', fact('Pip', 'Pip the pirate'), /quote/],
    ['that the prose does not name', fact('Zeb', 'A boy called Pip'), /does not name/],
    ['that is nothing in particular', fact('you', 'stops beside you'), /particular/],
    [
      'that the author has ruled out',
      fact('Mung', 'A wizard called Mung waves a wand', 'a wizard'),
      /no magic/,
    ],
  ])('is refused when it is somebody %s', (_, person, reason) => {
    const { canon, refused } = found({ people: [person] });
    expect(canon).toEqual([]);
    expect(refused[0]?.reason).toMatch(reason);
  });

  it('is called by what sets it apart, stays with its owner, and is one person once', () => {
    const prose = [
      'A woman behind the counter counts. “Take it,” she says, and Iz Marren pockets the bent spoon.',
    ];
    const woman = fact('the woman at the till', 'counts', 'she counts');
    const spoon = { ...fact('the bent spoon', 'pockets the bent spoon'), where: 'Iz Marren' };
    const { canon } = admit({ people: [woman], things: [spoon], places: [] }, { ...scenery, prose });
    expect(canon.map(({ name, place }) => [name, place])).toEqual([
      ['the woman at the till', 'place:quay'],
      ['the bent spoon', null],
    ]);
    const again = { ...scenery, prose: ['Old Mrs Hale counts again.'], world: { ...world, canon } };
    const same = fact('old Mrs Hale', 'Old Mrs Hale counts', 'the woman at the till');
    expect(admit({ people: [same], things: [], places: [] }, again).canon).toEqual([]);
  });

  it('is nothing new when the campaign has it', () => {
    expect(found({ people: [fact('Iz', 'Iz Marren shakes her head')] })).toEqual({ canon: [], refused: [] });
    expect(found({ things: [fact('the crane', 'Beyond the crane')] })).toEqual({ canon: [], refused: [] });
  });

  it('goes by the pronoun of its own sentence, not by whom else it has to do with', () => {
    const people = [fact('the raker', 'the raker wipes his neck', 'brings word from Miss Venn')];
    const prose = ['Behind her the raker wipes his neck.'];
    expect(admit({ people, things: [], places: [] }, { ...scenery, prose }).canon[0]?.pronoun).toBe('he');
  });

  it('is more than one by its name, whoever else is spoken of beside them', () => {
    const people = [fact('the early drivers', 'The early drivers look at her')];
    const prose = ['The early drivers look at her over their flasks.'];
    expect(admit({ people, things: [], places: [] }, { ...scenery, prose }).canon[0]?.pronoun).toBe('they');
  });

  it('cannot be somebody who is dead', () => {
    const dead = { ...world, plot: { ...world.plot, dead: { 'person:iz': 1 } } };
    const people = [fact('Iz', 'Iz Marren shakes her head')];
    expect(admit({ people, things: [], places: [] }, { ...scenery, world: dead }).refused[0]?.reason).toBe(
      'Iz is dead.',
    );
  });
});

const entry = (parts: Partial<CanonEntry>): CanonEntry => ({
  ...{
    id: 'person:pip',
    kind: 'person',
    name: 'Pip',
    about: 'a boy',
    quote: '',
    pronoun: 'he',
    place: 'place:quay',
  },
  ...{ scene: 3, used: 3, isKept: false },
  ...parts,
});

describe('canon', () => {
  it('is in the campaign of this story, without secrets and wants', () => {
    const own = campaignWith(campaign, [
      entry({}),
      entry({ id: 'thing:quay/bucket', kind: 'thing', name: 'the bucket' }),
      entry({ id: 'place:shed', kind: 'place', name: 'the shed' }),
    ]);
    expect(own.people.at(-1)).toMatchObject({ id: 'person:pip', haunts: [{ place: 'place:quay' }] });
    const quay = own.places.find(({ id }) => id === 'place:quay');
    expect(quay?.things.map(({ id }) => id)).toContain('thing:quay/bucket');
    expect(quay?.exits).toContain('place:shed');
    expect(own.facts.filter(({ kind }) => kind === 'secret')).toEqual(
      campaign.facts.filter(({ kind }) => kind === 'secret'),
    );
    expect(own.beats).toBe(campaign.beats);
  });

  it('is found in a text by name, and a choice may name it', () => {
    const canon = [entry({}), entry({ id: 'thing:quay/bucket', kind: 'thing', name: 'the bucket' })];
    expect(canonFinder(campaign, canon)('Pip kicks the bucket.', 'place:quay')).toEqual([
      'person:pip',
      'thing:quay/bucket',
    ]);
    const intent = { act: 'ask' as const, text: 'Ask Pip', target: 'Pip', topic: 'the mooring rope' };
    expect(withIds(intent, campaignWith(campaign, canon))).toMatchObject({ target: 'person:pip' });
    expect(withIds({ ...intent, target: 'Nobody Known' }, campaign).target).toBeUndefined();
  });

  it('is described in a sentence also where what is noted of it is a clause', () => {
    const texts = (about: string) =>
      campaignWith(campaign, [entry({ id: 'thing:quay/crank', kind: 'thing', name: 'the crank', about })])
        .facts.filter(({ thing }) => thing === 'thing:quay/crank')
        .map(({ text }) => text);
    expect(texts('winds the clockwork')).toEqual(['The crank: winds the clockwork.']);
    expect(texts('a bent iron bar')).toEqual(['The crank is a bent iron bar.']);
  });

  it('does not lie where it was once the player carries it', () => {
    const wick = entry({ id: 'thing:quay/wick', kind: 'thing', name: 'the wick' });
    const items = [{ id: 'item:burned-wick', name: 'the burned wick' }];
    const placeAfter = (carried: typeof items) =>
      canonAfter([wick], { scene: 4, deed: null, mentioned: [], items: carried })[0]?.place;
    expect(placeAfter(items)).toBeNull();
    expect(placeAfter([])).toBe('place:quay');
  });

  it('stays when the player has had to do with it, and goes otherwise after ten idle scenes, or sixty if it is somebody', () => {
    const deed = { target: { id: 'person:pip', name: 'Pip' } } as NonNullable<
      Parameters<typeof canonAfter>[1]['deed']
    >;
    const [kept] = canonAfter([entry({})], { scene: 4, deed, mentioned: [] });
    expect(kept).toMatchObject({ isKept: true, used: 4 });
    const idleUntil = (scene: number, canon: CanonEntry[]) =>
      canonAfter(canon, { scene, deed: null, mentioned: [] });
    const bucket = entry({ id: 'thing:quay/bucket', kind: 'thing', name: 'the bucket' });
    expect(idleUntil(12, [bucket, entry({})])).toHaveLength(2);
    expect(idleUntil(13, [bucket, entry({})])).toMatchObject([{ kind: 'person' }]);
    expect(idleUntil(62, [entry({})])).toHaveLength(1);
    expect(idleUntil(63, [entry({})])).toHaveLength(0);
    expect(idleUntil(90, [entry({ isKept: true })])).toHaveLength(1);
    expect(canonAfter([entry({})], { scene: 12, deed: null, mentioned: ['person:pip'] })[0]?.used).toBe(12);
  });
});

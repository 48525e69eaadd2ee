import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { Fact } from '../../src/campaign/campaign.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { Turn } from '../../src/engine/turn.ts';
import { needsOfDeed } from '../../src/planner/needs.ts';
import { settled, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const source = { file: 'test.md', line: 1 };
const fact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  text: `${id}.`,
  kind: 'description',
  about: 'place:quay',
  mentions: [],
  spoken: false,
  source,
  ...more,
});

describe('the brief', () => {
  const campaign = smallCampaign({
    manifest: { title: 'Small', version: '1.0.0', content_rating: 'Teen' },
    facts: [
      fact('The quay is wet', {}),
      fact('At night the quay is lit', { when: ['night'] }),
      fact('There is a mark on the crane', { thing: 'thing:quay/crane' }),
      fact('The mill stands still', { about: 'place:mill' }),
    ],
  });

  it('says what a place is like now, without what only a closer look finds', async () => {
    const described = async (part: 'noon' | 'night') =>
      (await settled(campaign, worldOf(campaign, { part }), null)).brief.place?.description;
    expect(await described('noon')).toEqual(['The quay is wet.']);
    expect(await described('night')).toEqual(['The quay is wet.', 'At night the quay is lit.']);
  });

  it('has what is known of those whom the player speaks of, wherever they are', () => {
    const tom = fact('Old Tom keeps a journal', { kind: 'background', about: 'person:old' });
    const hidden = fact('Old Tom cannot read', { kind: 'secret', about: 'person:old' });
    const known = smallCampaign({ facts: [tom, hidden] });
    const told = (text: string) =>
      new Turn(turnInput(known, worldOf(known), 3), { act: 'ask', target: 'person:iz', text })
        .prospect()
        .facts.map((one) => one.text);
    const [{ shortName = '' } = {}] = known.people.filter(({ id }) => id === 'person:old');
    expect(told(`Ask Iz what became of ${shortName}`)).toEqual(['Old Tom keeps a journal.']);
    expect(told('Ask Iz what became of her')).toEqual([]);
  });

  it('asks for a picture of whom there is none, and for another of whoever looks otherwise now', () => {
    const scripts = (portraits: JsonObject) => {
      const known = worldOf(campaign, { known: { 'person:iz': 1 } });
      const turn = new Turn({ ...turnInput(campaign, known, 3), skillState: { portraits } }, null);
      const brief = turn.prospect();
      return needsOfDeed(null, brief.sceneType, brief).portraits.map(({ script }) => script);
    };
    expect(scripts({ player: {} })).toEqual(['lookup-portrait']);
    expect(scripts({ 'person:iz': { description: 'neighbour' } })).toEqual([]);
    expect(scripts({ 'person:iz': { description: 'bald' } })).toEqual(['update-portrait']);
  });

  it('says who will be there when the time of the deed has passed', () => {
    const people = campaign.people.map((person) =>
      person.id === 'person:iz'
        ? { ...person, haunts: [{ place: 'place:quay', when: ['noon' as const] }, { place: 'place:mill' }] }
        : person,
    );
    const wait: Intent = { act: 'wait', text: 'Wait' };
    const here = (intent: Intent) =>
      new Turn(turnInput({ ...campaign, people }, worldOf(campaign, { part: 'noon', here: [] }), 3), intent)
        .prospect()
        .people.map(({ id }) => id);
    expect(here({ ...wait, act: 'look' })).toContain('person:iz');
    expect(here(wait)).not.toContain('person:iz');
  });

  it('says who is left where the player has come from', async () => {
    const go: Intent = { act: 'go', target: 'place:mill', text: 'Go to the mill' };
    const { brief } = await settled(
      campaign,
      worldOf(campaign, { here: ['person:iz'], known: { 'person:iz': 1 } }),
      go,
    );
    expect(brief.place).toMatchObject({ from: 'the Quay', behind: [{ id: 'person:iz' }] });
    expect(brief.left).toEqual([]);
    expect(brief.mustNot.join(' ')).toContain('Iz stays where the reader has come from');
  });

  it('names in one line who is not here, and asks why whom the choice went for is not', async () => {
    const known = { 'person:iz': 1, 'person:old': 1 };
    const away = { 'person:iz': { day: 1, from: null }, 'person:old': { day: 1, from: null } };
    const mustNotAfter = async (text: string) => {
      const world = worldOf(campaign, { here: [], known, absent: away });
      return (await settled(campaign, world, { act: 'go', target: 'place:mill', text })).brief.mustNot;
    };
    const rules = await mustNotAfter('Go to the mill and fetch Iz');
    expect(rules).toContain('Not here, and neither speaking nor acting: Iz, Old.');
    expect(rules).toContain('Iz was to be found here by the choice: let it be said why not.');
    expect((await mustNotAfter('Go to the mill')).join(' ')).not.toContain('by the choice');
  });

  it('says how many scenes ago things stood as they were noted', async () => {
    const sinceWith = async (situationOf: number) => {
      const world = worldOf(campaign, { situation: ['The lamp is lit'], situationOf });
      return (await settled(campaign, world, { act: 'wait', text: 'Wait' })).brief;
    };
    const { scene } = await sinceWith(0);
    expect((await sinceWith(scene - 1)).recalled.since).toBe(0);
    expect((await sinceWith(scene - 3)).recalled.since).toBe(2);
  });

  it('says whom the campaign is for, and what people know from the player', async () => {
    const world = worldOf(campaign, { knows: { 'person:iz': ['The mill stands still'] } });
    const { brief } = await settled(campaign, world, null);
    expect(brief.campaign.rating).toBe('Teen');
    expect(brief.people.map(({ id, knows }) => [id, knows])).toEqual([
      ['person:iz', ['The mill stands still.']],
    ]);
  });
});

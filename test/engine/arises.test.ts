import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { mentionFinder } from '../../src/campaign/mentions.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { toFind } from '../../src/engine/options/answers/find.ts';
import type { OptionInput } from '../../src/engine/options/index.ts';
import { talk } from '../../src/engine/options/talk.ts';
import { untoldIn } from '../../src/engine/options/untold.ts';
import { wants } from '../../src/engine/options/wants.ts';
import { plotParts } from '../../src/engine/plot/plot-brief.ts';
import { knocksTold, sentHere, timesHeard, withWord } from '../../src/engine/plot/word.ts';
import { withWeighty } from '../../src/engine/taken-up.ts';
import { withWantedTold, withWayTold } from '../../src/engine/way-told.ts';
import type { Due, World } from '../../src/engine/world.ts';
import { beat, settled, smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign, { known: { 'person:iz': 1 }, opinions: { 'person:iz': 5 } });
const WAIT: Intent = { act: 'wait', text: 'Wait' };

async function briefAfter(world: World, of = campaign) {
  return (await settled(of, world, WAIT, { scene: 6 })).brief;
}

describe('a choice names only what was told', () => {
  const wayTo = async (world: World) =>
    (await briefAfter(world)).options.find(({ intent }) => intent.target === 'place:mill');

  it('a way is offered once its place was named, or when the scene names it', async () => {
    expect((await wayTo(base))?.ifTold ?? 'not offered').toMatch(/place:mill|not offered/);
    const known = await wayTo({ ...base, known: { ...base.known, 'place:mill': 2 } });
    expect(known).toBeDefined();
    expect(known?.ifTold).toBeUndefined();
  });

  it('a topic is asked about once it was named, also of a stranger', async () => {
    const about = { target: 'person:iz', topic: 'topic:company' };
    const brief = await briefAfter(base);
    expect(untoldIn(about, { brief, world: { ...base, known: {} } })).toBe('topic:company');
    expect(untoldIn(about, { brief, world: { ...base, known: { 'topic:company': 1 } } })).toBe('person:iz');
  });

  it('in the first scene it is asked about what the premise ends on', async () => {
    const brief = await briefAfter(base);
    const [iz] = brief.people;
    if (iz === undefined) throw new Error('Iz is missing');
    const topic = (name: string) => ({
      ...{ id: `topic:${name}`, name: `the ${name}`, ref: '', raised: false, heard: false, holdsMore: true },
      ...{ askedOf: [], toldBy: [] },
    });
    const topics = ['company', 'goose', 'order', 'light'].map(topic);
    const premise = ['You have the order, and the goose.', 'Far out there is the light.'];
    const opening = { ...brief, topics, campaign: { ...brief.campaign, premise } };
    const asked = [...talk(iz, { brief: opening, world: base } as unknown as OptionInput)].flatMap(
      (one) => one.topic ?? [],
    );
    expect(asked).toEqual(['topic:light', 'topic:goose']);
  });

  it('what has just been looked at is not offered for a look', async () => {
    const about = 'thing:quay/crane';
    const question = { kind: 'find', from: null, about, text: 'The crane.' } as const;
    const brief = await briefAfter(base);
    const things = [{ id: about, name: 'the crane', holdsMore: true, note: '' }];
    const acts = (target: string) => {
      const seen = {
        ...brief,
        place: { ...brief.place, things },
        deed: { act: 'look', target: { id: target } },
      };
      return [...toFind(question, { brief: seen, world: base } as unknown as OptionInput)].map(
        ({ act }) => act,
      );
    };
    expect(acts('thing:quay/bell')).toContain('look');
    expect(acts(about)).not.toContain('look');
  });

  it('help is offered for what somebody has asked help for', async () => {
    const brief = await briefAfter(base);
    const [iz] = brief.people;
    if (iz === undefined) throw new Error('Iz is missing');
    const offered = (questions: World['questions']) =>
      [...wants(iz, { brief, world: { ...base, questions } } as OptionInput)].map(({ want }) => want);
    expect(offered({})).toEqual([]);
    expect(offered({ 'plea|person:iz|want:iz/1': 2 })).toEqual(['want:iz/1']);
  });

  it('what somebody lives for is not put as a task', async () => {
    const livesFor = (description: string) => ({ description, priority: 'primary' as const });
    const [iz, ...others] = campaign.people;
    if (iz === undefined) throw new Error('Iz is missing');
    const of = (goals: string[]) =>
      smallCampaign({
        people: [{ ...iz, profile: { ...iz.profile, goals: goals.map(livesFor) } }, ...others],
      });
    expect((await briefAfter(base)).question.next).toMatchObject({ kind: 'plea', about: 'want:iz/0' });
    const one = await briefAfter(base, of(['find a buyer']));
    expect(one.question.next).toMatchObject({ kind: 'plea', about: 'want:iz/1' });
    const both = await briefAfter(base, of(['find a buyer', 'be taken along']));
    expect(both.question.next?.kind).not.toBe('plea');
  });

  it('the author’s sentence tells of a way where nobody waits for an answer', async () => {
    const source = { file: 'test.md', line: 1 };
    const sentence = 'A lane goes up to the Mill.';
    const fact = { id: 'w', text: sentence, kind: 'description', about: 'place:quay' } as const;
    const facts = [{ ...fact, mentions: ['place:mill'], spoken: false, source }];
    const brief = await briefAfter(base);
    const asked = (kind: 'way' | 'plea') => ({
      ...brief,
      question: { ...brief.question, next: { kind, from: null, about: null, text: '' } },
    });
    const told = (kind: 'way' | 'plea') => withWayTold(asked(kind), { ...campaign, facts }).must;
    expect(told('way')).toContain(sentence);
    expect(told('plea')).not.toContain(sentence);
  });

  it('the author’s sentence tells of a thing that the plot waits for', async () => {
    const source = { file: 'test.md', line: 1 };
    const brief = await briefAfter(base);
    const thing = 'thing:quay/ledger';
    const text = 'A ledger lies on a bollard.';
    const about = { kind: 'description', about: 'place:quay', spoken: false, source } as const;
    const facts = [{ ...about, id: 'l', text, mentions: [thing] }];
    const told = (known: boolean) => {
      const things = [{ id: thing, name: 'the ledger', known, holdsMore: true }];
      const wanted = [{ text: 'Read the ledger', act: 'read', target: thing }];
      const there = { ...brief, place: brief.place && { ...brief.place, things } };
      const waiting = { ...there, plot: { ...brief.plot, wanted } } as typeof brief;
      return withWantedTold(waiting, { ...campaign, facts }).must;
    };
    expect(told(false)).toContain(text);
    expect(told(true)).not.toContain(text);
  });

  it('a title or a verb is not the name of a topic', () => {
    const source = { file: 'test.md', line: 1 };
    const topics = [
      { id: 'topic:mr-sprake', name: 'Mr Sprake', source },
      { id: 'topic:factions-the-watch', name: 'the Watch', source },
    ];
    const find = mentionFinder({ places: [], people: [], topics } as never);
    expect(find('Mr Tench looks on, and you watch him.')).toEqual([]);
    expect(find('Mr Sprake is of the Watch.')).toEqual(['topic:mr-sprake', 'topic:factions-the-watch']);
  });
});

describe('word from elsewhere', () => {
  const asked = { kind: 'way', from: 'person:ansa', about: 'place:mill', text: 'Come.' } as const;
  const heard = (times: number): World => ({
    ...base,
    question: asked,
    plot: { ...base.plot, word: { 'place:mill': times } },
  });

  it('costs nothing once, and is minded and told of when it was let go by twice', async () => {
    const once = await settled(campaign, heard(1), WAIT, { scene: 6 });
    expect(once.world.opinions['person:ansa'] ?? 0).toBe(0);
    const twice = await settled(campaign, heard(2), WAIT, { scene: 6 });
    expect(twice.world.opinions['person:ansa']).toBe(-5);
    expect(twice.effects).toContainEqual(expect.objectContaining({ reason: 'You let Ansa wait.' }));
    const come = { act: 'go', text: 'Go', target: 'place:mill' } as const;
    expect((await settled(campaign, heard(2), come, { scene: 6 })).brief.must).toEqual([]);
  });

  const knock = {
    ...{
      place: { id: 'place:mill', name: 'the Mill' },
      from: null,
      text: 'The wheel has stopped.',
    },
    ...{ sends: 'the_wheel', told: false, times: 0, urgent: false, pressing: false },
  };

  it('is counted until the player has been there, and who sent it is known', async () => {
    const brief = await briefAfter(base);
    const telling = {
      ...brief,
      plot: { ...brief.plot, knocks: knocksTold(withKnocks([knock], brief), asked) },
    };
    const once = withWord(base, telling);
    expect(timesHeard('place:mill', once)).toBe(1);
    expect(timesHeard('place:mill', withWord(once, telling))).toBe(2);
    const there = { ...once, place: 'place:mill' };
    expect(sentHere(there)).toBe('the_wheel');
    expect(timesHeard('place:mill', withWord(there, brief))).toBe(0);
    expect(sentHere(withWord(there, brief))).toBeNull();
  });

  it('tells of what it asks about, and of one thing more: new with a reason, or heard before', async () => {
    const brief = await briefAfter(base);
    const iz = brief.people.map((person) => ({ ...person, met: true }));
    const other = { ...knock, place: { id: 'place:inn', name: 'the Inn' } };
    const toldOf = (more: Partial<typeof knock>) =>
      knocksTold(withKnocks([knock, { ...other, ...more }], { ...brief, people: iz }), asked).map(
        ({ told }) => told,
      );
    expect(toldOf({})).toEqual([true, true]);
    expect(toldOf({ times: 1 })).toEqual([true, true]);
    expect(toldOf({ text: '' })).toEqual([true, false]);
    const both = withKnocks([knock, other], { ...brief, people: [] });
    expect(
      knocksTold(both, asked).map(({ told }) => told),
      'nobody need be there',
    ).toEqual([true, true]);
    expect(knocksTold(both, null).map(({ told }) => told)).toEqual([false, false]);
  });

  it('has the author’s reason and never a title, and a sender only where it opens with their name', () => {
    const said = { speaker: 'Ansa Quill', line: 'So there you are.' };
    const of = (word?: string) => ({
      ...campaign,
      beats: [beat(1, { location: 'the Mill', dialogue: [said], ...(word && { word }) })],
    });
    const sent = (word?: string) => {
      const knocks = [
        { beat: 'beat_001', place: 'place:mill', from: 'person:ansa', isUrgent: false, isPressing: true },
      ];
      const input = { campaign: of(word), world: base, random: createRandom('word'), here: ['person:iz'] };
      const { plot } = plotParts({ knocks, wanted: [] } as never, { ...input, scene: 6, carries: false });
      return plot.knocks.map(({ from, text }) => [from?.id ?? null, text]);
    };
    expect(sent()).toEqual([['person:ansa', '']]);
    expect(sent('Ansa Quill asks for you.')).toEqual([['person:ansa', 'Ansa Quill asks for you.']]);
    expect(sent('The door is open, and Ansa is gone.')).toEqual([
      [null, 'The door is open, and Ansa is gone.'],
    ]);
  });
});

describe('a weighty deed', () => {
  const opinion = (to: number) =>
    ({
      kind: 'opinion',
      person: 'person:iz',
      name: 'Iz',
      from: 0,
      to,
      reason: 'You kept the stone.',
    }) as const;

  it('is kept when the author says why somebody minds, and not when it is slight', () => {
    expect(withWeighty(base, [opinion(10)], 3).due).toMatchObject([
      { kind: 'favour', text: 'you kept the stone' },
    ]);
    expect(withWeighty(base, [opinion(-10)], 3).due).toMatchObject([{ kind: 'grievance', from: 5 }]);
    expect(withWeighty(base, [opinion(3)], 3).due).toEqual([]);
  });

  it('is thanked for once, and held against the player as a question', async () => {
    const due = (kind: Due['kind']): Due => ({
      ...{ kind, person: 'person:iz', about: null, text: 'you kept the stone', from: 1 },
    });
    const thanked = await settled(campaign, { ...base, due: [due('favour')] }, WAIT, { scene: 6 });
    expect(thanked.brief.must.join(' ')).toContain('you kept the stone');
    expect(thanked.world.due).toEqual([]);
    const minded = await briefAfter({ ...base, due: [due('grievance')] });
    expect(minded.question.next).toMatchObject({ kind: 'accusation', from: 'person:iz' });
    expect(minded.question.next?.text).toContain('you kept the stone');
  });
});

function withKnocks(knocks: Brief['plot']['knocks'], brief: Brief): Brief {
  return { ...brief, plot: { ...brief.plot, knocks } };
}

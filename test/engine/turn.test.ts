import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { episodeFor } from '../../src/engine/episodes.ts';
import { fallbackChoices } from '../../src/engine/fallback-choices.ts';
import { paceOf } from '../../src/engine/pace.ts';
import { promisesIn } from '../../src/engine/promises.ts';
import { Turn } from '../../src/engine/turn.ts';
import { bounded, type World } from '../../src/engine/world.ts';
import type { Act } from '../../src/rules/acts.ts';
import { OUTCOMES } from '../../src/rules/roll.ts';
import { LOW_WATER } from '../play/support/story.ts';
import { isVerifying } from '../support/length.ts';
import {
  answersWith,
  beat,
  rolled,
  settled,
  smallCampaign,
  turnInput,
  worldOf,
} from './support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);

describe('what somebody thinks', () => {
  it('counts in the odds of what is offered as it is after the deed, not as a skill had it before', async () => {
    const liked: World = { ...base, here: ['person:iz'], opinions: { 'person:iz': 29 } };
    const help: Intent = { act: 'help', text: 'Help Iz', target: 'person:iz' };
    const answers = answersWith({ opinions: { 'person:iz': 29 }, opinionModifiers: { 'person:iz': 0 } });
    const { world, brief } = await settled(campaign, liked, help, { answers });
    expect(world.opinions['person:iz']).toBeGreaterThan(30);
    const rolls = brief.options.filter(({ intent, roll }) => roll && intent.target === 'person:iz');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { roll } of rolls)
      expect(roll?.modifiers).toContainEqual({ value: 1, reason: 'Iz thinks well of you' });
  });
});

describe('an episode', () => {
  it('is kept of triumphs and failures, and counts with its reason when it bears on a deed', async () => {
    const threat: Intent = { act: 'threaten', text: 'Threaten Iz', target: 'person:iz' };
    const worldAfter = async (outcome: (typeof OUTCOMES)[number]) =>
      (await settled(campaign, base, threat, { answers: rolled(outcome) })).world;
    const failed = await worldAfter('failure');
    expect(failed.episodes).toEqual([
      {
        scene: 3,
        act: 'threaten',
        text: 'Threaten Iz',
        person: 'person:iz',
        place: 'place:quay',
        outcome: 'failure',
      },
    ]);
    expect((await worldAfter('success')).episodes[0]?.outcome).toBe('triumph');
    expect((await worldAfter('partial')).episodes).toEqual([]);
    const reason = 'You have learned from the time you threatened Iz';
    const press: Intent = { ...threat, act: 'persuade', text: 'Press Iz' };
    const again = await settled(campaign, { ...failed, here: ['person:iz'] }, press, { scene: 4 });
    expect(again.roll?.modifiers).toContainEqual({ value: 1, reason });
    expect(again.roll?.modifiers.filter((modifier) => modifier.reason === reason)).toHaveLength(1);
  });

  it('bears on the same person or the same thing tried at the same place, and on nothing else', () => {
    const world: World = {
      ...base,
      episodes: [
        {
          scene: 1,
          act: 'try',
          text: 'Climb the crane',
          person: null,
          place: 'place:quay',
          outcome: 'triumph',
        },
        {
          scene: 1,
          act: 'fight',
          text: 'Fight Ansa',
          person: 'person:ansa',
          place: 'place:mill',
          outcome: 'failure',
        },
      ],
    };
    expect(episodeFor(world, 'try', null)).toBe('You have not forgotten how you climbed the crane');
    expect(episodeFor(world, 'sneak', null)).toBeNull();
    expect(episodeFor({ ...world, place: 'place:loft' }, 'try', null)).toBeNull();
    expect(episodeFor(world, 'fight', 'person:ansa')).toContain('fought Ansa');
    expect(episodeFor(world, 'persuade', 'person:ansa')).toBeNull();
    expect(episodeFor({ ...world, place: 'place:mill' }, 'persuade', 'person:ansa')).toContain('fought Ansa');
    expect(episodeFor(world, 'fight', 'person:iz')).toBeNull();
  });

  it.each(['persuade', 'bargain'] as const)(
    'of a %s is in the odds a player is shown before choosing, for all that goes by the same rule',
    async (act) => {
      const episode = { scene: 1, act, text: 'Press Iz', person: 'person:iz', outcome: 'triumph' as const };
      for (const place of ['place:quay', 'place:mill']) {
        const world: World = { ...base, episodes: [{ ...episode, place }] };
        const shown = (await settled(campaign, world, null, { scene: 2 })).brief.people[0]?.odds['persuade'];
        for (const tried of ['persuade', 'ask_favour', 'bargain'] as const) {
          const press: Intent = { act: tried, text: 'Press Iz', target: 'person:iz' };
          const { roll } = await settled(campaign, world, press);
          expect([tried, roll?.odds]).toEqual([tried, shown]);
          expect(roll?.modifiers).toContainEqual({
            value: 1,
            reason: 'You have not forgotten how you pressed Iz',
          });
        }
      }
    },
  );
});

describe('a turn', () => {
  it('has in its effects what a beat did to people, however the roll ends', async () => {
    const told = smallCampaign({ beats: [beat(1, { consequences: ['Relationship with Iz: grateful'] })] });
    const threat: Intent = { act: 'threaten', text: 'Threaten Iz', target: 'person:iz' };
    const turns = await Promise.all(
      OUTCOMES.map((outcome) => settled(told, worldOf(told), threat, { answers: rolled(outcome) })),
    );
    const changes = turns.map(({ effects }) => effects.find(({ kind }) => kind === 'opinion'));
    const opinions = [-34 + 25, -28 + 25, -22 + 25];
    expect(changes).toMatchObject(opinions.map((to) => ({ person: 'person:iz', from: 0, to })));
    expect(turns.map(({ world }) => world.opinions['person:iz'])).toEqual(opinions);
  });

  it('has nobody present or speaking who is dead, but for last words', async () => {
    const dialogue = [
      { speaker: 'Iz', line: 'Mind the step.' },
      { speaker: 'Ansa Quill', line: 'I will.' },
    ];
    const told = smallCampaign({
      beats: [beat(1, { consequences: ['Iz dies'], dialogue }), beat(2, { dialogue })],
    });
    const look: Intent = { act: 'look', text: 'Look around' };
    const first = await settled(told, worldOf(told), look);
    expect(first.brief.beat?.dialogue.map(({ name }) => name)).toEqual(['Iz', 'Ansa Quill']);
    expect(first.brief.people.map(({ id }) => id)).toEqual(['person:ansa']);
    const second = await settled(told, { ...first.world, here: ['person:iz'] }, look, { scene: 4 });
    expect(second.brief.beat?.dialogue.map(({ name }) => name)).toEqual(['Ansa Quill']);
    expect(second.brief.people.map(({ id }) => id)).not.toContain('person:iz');
    expect(second.brief.left).toEqual([]);
    const help: Intent = { act: 'help', text: 'Help Iz', target: 'person:iz' };
    const spoken = await settled(told, { ...second.world, here: ['person:iz'] }, help, { scene: 5 });
    expect(spoken.world.opinions['person:iz']).toBeUndefined();
  });

  it('offers what a beat waits for where it can be done, and shows the way elsewhere', async () => {
    const look: Intent = { act: 'look', text: 'Look around' };
    const plotFor = async (player_choice: string, world = base): Promise<Brief['plot']> => {
      const told = smallCampaign({ beats: [beat(1, { conditions: { player_choice } })] });
      return (await settled(told, world, look)).brief.plot;
    };
    expect(await plotFor('Thank Iz for the rope')).toMatchObject({
      wanted: [{ target: 'person:iz' }],
      calling: null,
    });
    expect(await plotFor('Thank Ansa for the rope')).toMatchObject({
      wanted: [],
      calling: { id: 'place:mill' },
    });
    expect(await plotFor('Ring the bell')).toMatchObject({ wanted: [{ target: 'thing:quay/bell' }] });
    expect(await plotFor('Turn the wheel')).toMatchObject({ wanted: [], calling: { id: 'place:mill' } });
    expect(await plotFor('Make up your own mind')).toMatchObject({ wanted: [{ target: null }] });
    const dead = { ...base, plot: { ...base.plot, dead: { 'person:ansa': 1 } } };
    expect(await plotFor('Thank Ansa for the rope', dead)).toMatchObject({ wanted: [], calling: null });
  });

  it('shows the way to where something would happen, when that is all that is missing', async () => {
    const look: Intent = { act: 'look', text: 'Look around' };
    const conditions = { world_state: { place: 'the Mill' }, scene_count: { min: 3 } };
    const told = smallCampaign({ beats: [beat(1, { conditions, priority: 'high' })] });
    const at = async (scene: number, world = worldOf(told)) =>
      (await settled(told, world, look, { scene })).brief.plot.calling;
    expect(await at(2)).toBeNull();
    expect(await at(4)).toMatchObject({ id: 'place:mill' });
    expect(await at(4, worldOf(told, { place: 'place:mill', here: [] }))).toBeNull();
  });

  it('offers a decision where it has to be made, and leads back to it', async () => {
    const outcomes = [{ description: 'You sign.' }, { description: 'You do not.' }];
    const told = smallCampaign({ beats: [beat(1, { location: 'The Quay', outcomes })] });
    const first = await settled(told, worldOf(told), { act: 'look', text: 'Look around' });
    expect(first.brief.plot.decisions.map(({ text }) => text)).toEqual(['Sign', 'Do not']);
    const go: Intent = { act: 'go', text: 'Go', target: 'place:mill' };
    const gone = await settled(told, first.world, go, { scene: 4 });
    expect(gone.brief.plot).toMatchObject({ decisions: [], calling: { id: 'place:quay' } });
  });
});

describe('pace', () => {
  const recent = (...acts: string[]): World => ({
    ...base,
    recent: acts.map((act) => ({ act, target: null, result: null })),
  });
  it('allows no fourth danger in a row, and a breather after a climax', () => {
    expect(paceOf(recent(), campaign, 5)).toBe('open');
    expect(paceOf(recent('sneak', 'talk', 'try', 'try'), campaign, 5)).toBe('open');
    expect(paceOf(recent('sneak', 'try', 'talk'), campaign, 5)).toBe('easing');
    expect(paceOf(recent('sneak', 'try', 'threaten', 'talk'), campaign, 5)).toBe('breather');
    expect(paceOf(recent('fight', 'talk'), campaign, 5)).toBe('breather');
    const told = smallCampaign({ beats: [beat(1, { priority: 'critical' })] });
    const world = { ...base, plot: { ...base.plot, happened: { beat_001: { scene: 5 } } } };
    expect(paceOf(world, told, 5)).toBe('breather');
    expect(paceOf(world, told, 6)).toBe('open');
  });
});

describe('promises', () => {
  it('are owed until the work is done, and not to the dead', () => {
    const world = { ...base, threads: { 'want:iz/0': 3, 'want:iz/1': 1 } };
    expect(promisesIn(world, campaign)).toEqual([
      { who: { id: 'person:iz', name: 'Iz' }, text: 'find a buyer', isKept: true },
      { who: { id: 'person:iz', name: 'Iz' }, text: 'be taken along', isKept: false },
    ]);
    expect(promisesIn({ ...world, plot: { ...world.plot, dead: { 'person:iz': 2 } } }, campaign)).toEqual([]);
  });
});

/** A thousand when there is time. */
const SCENES = isVerifying ? 1000 : 80;

describe('a long story', () => {
  it('keeps its state small, and names, promises and deaths in it', async () => {
    const big = { ...loadCampaign(LOW_WATER), endings: [] };
    const acts: Act[] = ['talk', 'persuade', 'threaten', 'help', 'sneak', 'fight', 'look', 'go', 'rest'];
    let world: World = worldOf(big, { plot: { ...base.plot, dead: { 'person:ansa': 1 } } });
    const sizes: number[] = [];
    for (let scene = 2; scene < SCENES + 2; scene += 1) {
      const input = turnInput(big, world, scene);
      const { brief } = await new Turn(input, null).settle(answersWith());
      const choices = fallbackChoices(brief);
      const picked = choices[input.random.fork(`${scene}`).below(choices.length)]?.intent;
      const target = brief.people[0]?.id;
      const act = acts[scene % acts.length] ?? 'look';
      const intent: Intent =
        picked?.act === 'go' || target === undefined
          ? (picked as Intent)
          : { act, target, text: `${act} ${target} for the ${scene}th time`, want: 'want:iz/0' };
      const turn = await new Turn(input, intent).settle(answersWith());
      const here = turn.brief.people.map(({ id }) => id);
      expect(here).not.toContain('person:ansa');
      world = { ...turn.world, here };
      sizes.push(JSON.stringify(world).length);
    }
    const told = Object.fromEntries(Array.from({ length: 9_000 }, (_, scene) => [`fact ${scene}`, scene]));
    const kept = bounded({ ...world, told }).told;
    expect([Object.keys(kept).length, kept['fact 8999'], kept['fact 10']]).toEqual([2000, 8999, undefined]);
    // It grows with what the campaign has, not with how long it is played.
    expect(sizes.at(-1)).toBeLessThan(40_000);
    expect((sizes.at(-1) ?? 0) - (sizes[SCENES / 2] ?? 0)).toBeLessThan(2000);
    expect(world.plot.dead).toEqual({ 'person:ansa': 1 });
    expect(Object.keys(world.known)).toContain('person:iz');
    expect(world.threads['want:iz/0']).toBeGreaterThan(0);
  }, 120_000);
});

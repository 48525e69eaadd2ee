import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { episodeFor } from '../../src/engine/episodes.ts';
import { fallbackChoices } from '../../src/engine/fallback-choices.ts';
import { paceOf } from '../../src/engine/pace.ts';
import { promisesIn } from '../../src/engine/promises.ts';
import { openingTurn, takeTurn } from '../../src/engine/turn.ts';
import { bounded, type World } from '../../src/engine/world.ts';
import type { Intent } from '../../src/plan/generator.ts';
import type { StoryContext } from '../../src/planner/context.ts';
import { LOW_WATER } from '../play/support/story.ts';
import { beat, smallCampaign, turnMatter, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);

describe('an episode', () => {
  it('is kept of triumphs and failures, and counts with its reason when it bears on a deed', async () => {
    const threat: Intent = { verb: 'threaten', text: 'Threaten Iz', target: 'person:iz' };
    const turn = await takeTurn(turnMatter(campaign, base, 3), threat);
    const failed = turn.worldAfter('failure');
    expect(failed.episodes).toEqual([
      {
        scene: 3,
        verb: 'threaten',
        text: 'Threaten Iz',
        person: 'person:iz',
        place: 'place:quay',
        outcome: 'failure',
      },
    ]);
    expect(turn.worldAfter('success').episodes[0]?.outcome).toBe('triumph');
    expect(turn.worldAfter('partial').episodes).toEqual([]);
    const reason = 'You have learned from the time you threatened Iz';
    const again = await takeTurn(turnMatter(campaign, { ...failed, here: ['person:iz'] }, 4), {
      ...threat,
      verb: 'persuade',
      text: 'Press Iz',
    });
    expect(again.roll?.modifiers).toContainEqual({ value: 1, reason });
    expect(again.roll?.modifiers.filter((modifier) => modifier.reason === reason)).toHaveLength(1);
  });

  it('bears on the same person or the same thing tried at the same place, and on nothing else', () => {
    const world: World = {
      ...base,
      episodes: [
        {
          scene: 1,
          verb: 'try',
          text: 'Climb the crane',
          person: null,
          place: 'place:quay',
          outcome: 'triumph',
        },
        {
          scene: 1,
          verb: 'fight',
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

  it('is in the odds a player is shown before choosing', async () => {
    const world: World = {
      ...base,
      episodes: [
        {
          scene: 1,
          verb: 'persuade',
          text: 'Press Iz',
          person: 'person:iz',
          place: 'place:quay',
          outcome: 'triumph',
        },
      ],
    };
    const shown = openingTurn(turnMatter(campaign, world, 2)).context.people[0]?.odds['persuade'];
    const turn = await takeTurn(turnMatter(campaign, world, 3), {
      verb: 'persuade',
      text: 'Press Iz',
      target: 'person:iz',
    });
    expect(turn.context.roll?.odds).toEqual(shown);
  });
});

describe('a turn', () => {
  it('gives the keeping skills what a beat did to people, however the roll ends', async () => {
    const told = smallCampaign({ beats: [beat(1, { consequences: ['Relationship with Iz: grateful'] })] });
    const turn = await takeTurn(turnMatter(told, worldOf(told), 3), {
      verb: 'threaten',
      text: 'Threaten Iz',
      target: 'person:iz',
    });
    const changes = Object.values(turn.context.roll?.effects ?? {}).map(
      ({ perception }) => perception[0]?.change,
    );
    expect(changes).toEqual([-34 + 25, -28 + 25, -22 + 25]);
    for (const outcome of ['failure', 'partial', 'success'] as const)
      expect(turn.worldAfter(outcome).regard['person:iz']).toBe(
        turn.context.roll?.effects[outcome].perception[0]?.change,
      );
  });

  it('has nobody present or speaking who is dead, but for last words', async () => {
    const dialogue = [
      { speaker: 'Iz', line: 'Mind the step.' },
      { speaker: 'Ansa Quill', line: 'I will.' },
    ];
    const told = smallCampaign({
      beats: [beat(1, { consequences: ['Iz dies'], dialogue }), beat(2, { dialogue })],
    });
    const look = { verb: 'look', text: 'Look around' };
    const first = await takeTurn(turnMatter(told, worldOf(told), 3), look);
    expect(first.context.beat?.dialogue.map(({ name }) => name)).toEqual(['Iz', 'Ansa Quill']);
    expect(first.context.people.map(({ id }) => id)).toEqual(['person:ansa']);
    const second = await takeTurn(
      turnMatter(told, { ...first.worldAfter(null), here: ['person:iz'] }, 4),
      look,
    );
    expect(second.context.beat?.dialogue.map(({ name }) => name)).toEqual(['Ansa Quill']);
    expect(second.context.people.map(({ id }) => id)).not.toContain('person:iz');
    expect(second.context.left).toEqual([]);
    const spoken = await takeTurn(turnMatter(told, { ...second.worldAfter(null), here: ['person:iz'] }, 5), {
      verb: 'help',
      text: 'Help Iz',
      target: 'person:iz',
    });
    expect(spoken.worldAfter(null).regard['person:iz']).toBeUndefined();
  });

  it('offers what a beat waits for where it can be done, and shows the way elsewhere', async () => {
    const look = { verb: 'look', text: 'Look around' };
    const contextFor = async (player_choice: string, world = base): Promise<StoryContext> => {
      const told = smallCampaign({ beats: [beat(1, { conditions: { player_choice } })] });
      return (await takeTurn(turnMatter(told, world, 3), look)).context;
    };
    expect(await contextFor('Thank Iz for the rope')).toMatchObject({
      wanted: [{ target: 'person:iz' }],
      calling: null,
    });
    expect(await contextFor('Thank Ansa for the rope')).toMatchObject({
      wanted: [],
      calling: { id: 'place:mill' },
    });
    expect(await contextFor('Ring the bell')).toMatchObject({ wanted: [{ target: 'thing:quay/bell' }] });
    expect(await contextFor('Turn the wheel')).toMatchObject({ wanted: [], calling: { id: 'place:mill' } });
    expect(await contextFor('Make up your own mind')).toMatchObject({ wanted: [{ target: null }] });
    const dead = { ...base, plot: { ...base.plot, dead: { 'person:ansa': 1 } } };
    expect(await contextFor('Thank Ansa for the rope', dead)).toMatchObject({ wanted: [], calling: null });
  });

  it('shows the way to where something would happen, when that is all that is missing', async () => {
    const look = { verb: 'look', text: 'Look around' };
    const conditions = { world_state: { place: 'the Mill' }, scene_count: { min: 3 } };
    const told = smallCampaign({ beats: [beat(1, { conditions, priority: 'high' })] });
    const at = async (scene: number, world = worldOf(told)) =>
      (await takeTurn(turnMatter(told, world, scene), look)).context.calling;
    expect(await at(2)).toBeNull();
    expect(await at(4)).toMatchObject({ id: 'place:mill' });
    expect(await at(4, worldOf(told, { place: 'place:mill', here: [] }))).toBeNull();
  });

  it('offers a decision where it has to be made, and leads back to it', async () => {
    const outcomes = [{ description: 'You sign.' }, { description: 'You do not.' }];
    const told = smallCampaign({ beats: [beat(1, { location: 'The Quay', outcomes })] });
    const first = await takeTurn(turnMatter(told, worldOf(told), 3), { verb: 'look', text: 'Look around' });
    expect(first.context.decisions.map(({ text }) => text)).toEqual(['Sign', 'Do not']);
    const gone = await takeTurn(turnMatter(told, first.worldAfter(null), 4), {
      verb: 'go',
      text: 'Go',
      target: 'place:mill',
    });
    expect(gone.context).toMatchObject({ decisions: [], calling: { id: 'place:quay' } });
  });
});

describe('pace', () => {
  const recent = (...verbs: string[]): World => ({
    ...base,
    recent: verbs.map((verb) => ({ verb, target: null, result: null })),
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

describe('a story of a thousand scenes', () => {
  it('keeps its state small, and names, promises and deaths in it', async () => {
    const big = { ...loadCampaign(LOW_WATER), endings: [] };
    const verbs = ['talk', 'persuade', 'threaten', 'help', 'sneak', 'fight', 'look', 'go', 'rest'];
    let world: World = worldOf(big, { plot: { ...base.plot, dead: { 'person:ansa': 1 } } });
    const sizes: number[] = [];
    for (let scene = 2; scene < 1002; scene += 1) {
      const matter = turnMatter(big, world, scene);
      const { context } = openingTurn(matter);
      const choices = fallbackChoices(context);
      const picked = choices[matter.random.fork(`${scene}`).below(choices.length)]?.intent;
      const target = context.people[0]?.id;
      const verb = verbs[scene % verbs.length] ?? 'look';
      const intent: Intent =
        picked?.verb === 'go' || target === undefined
          ? (picked as Intent)
          : { verb, target, text: `${verb} ${target} for the ${scene}th time`, tags: ['want:iz/0'] };
      const turn = await takeTurn(matter, intent);
      world = turn.worldAfter(turn.roll?.outcome ?? null);
      const here = turn.context.people.map(({ id }) => id);
      expect(here).not.toContain('person:ansa');
      world = { ...world, here };
      sizes.push(JSON.stringify(world).length);
    }
    const told = Object.fromEntries(Array.from({ length: 9_000 }, (_, scene) => [`fact ${scene}`, scene]));
    const kept = bounded({ ...world, told }).told;
    expect([Object.keys(kept).length, kept['fact 8999'], kept['fact 10']]).toEqual([2000, 8999, undefined]);
    // It grows with what the campaign has, not with how long it is played.
    expect(sizes.at(-1)).toBeLessThan(40_000);
    expect((sizes.at(-1) ?? 0) - (sizes[500] ?? 0)).toBeLessThan(2000);
    expect(world.plot.dead).toEqual({ 'person:ansa': 1 });
    expect(Object.keys(world.known)).toContain('person:iz');
    expect(world.threads['want:iz/0']).toBeGreaterThan(0);
  }, 120_000);
});

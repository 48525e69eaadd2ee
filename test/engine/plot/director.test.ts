import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoryEnding } from '../../../src/campaign/campaign.ts';
import type { PlotBeat } from '../../../src/contracts/plot-beats.ts';
import { type Attention, direct, MOST_KNOCKS, type PlotTurn } from '../../../src/engine/plot/director.ts';
import { decide, drawnOutcome } from '../../../src/engine/plot/occurrence.ts';
import type { World } from '../../../src/engine/world.ts';
import { beat, plotInput, smallCampaign, worldOf } from '../support/small-world.ts';

/** Lets scenes go by; `between` is what the player does before each. */
async function run(
  beats: PlotBeat[],
  scenes: number,
  between: (world: World, scene: number) => World = (world) => world,
  attention: Attention = 'idle',
  endings: StoryEnding[] = [],
): Promise<(PlotTurn & { scene: number })[]> {
  const campaign = smallCampaign({ beats, endings });
  let world = worldOf(campaign);
  const turns: (PlotTurn & { scene: number })[] = [];
  for (let scene = 2; scene < scenes + 2; scene += 1) {
    world = between(world, scene);
    const turn = await direct(plotInput(campaign, world, scene), () => 0.5, attention);
    turns.push({ ...turn, scene });
    world = turn.world;
  }
  return turns;
}
const happenings = (turns: (PlotTurn & { scene: number })[]) =>
  turns.flatMap(({ scene, beat: told }) => (told === null ? [] : [`${scene} ${told.id}`]));

describe('the director', () => {
  it('lets one beat happen in a scene, the weightiest first, then the one that waits longest', async () => {
    const turns = await run(
      [
        beat(1, { priority: 'optional' }),
        beat(2),
        beat(3, { priority: 'high' }),
        beat(4, { priority: 'low', conditions: { scene_count: { min: 1 } } }),
      ],
      5,
    );
    expect(happenings(turns)).toEqual(['2 beat_003', '3 beat_002', '4 beat_004', '5 beat_001']);
  });

  it('gives a breath after a climax to what is new, and none to what is due', async () => {
    const beats = [beat(1, { priority: 'critical' }), beat(2, { conditions: { requires_beat: 'beat_001' } })];
    expect(happenings(await run(beats, 5))).toEqual(['2 beat_001', '4 beat_002']);
    const urgent = beat(2, { conditions: { requires_beat: 'beat_001', scene_count: { max: 3 } } });
    expect(happenings(await run([beats[0] as PlotBeat, urgent], 5))).toEqual(['2 beat_001', '3 beat_002']);
  });

  it('brings the hour that a beat opens with', async () => {
    const turns = await run([beat(1, { description: 'It is getting light. The boat is gone.' })], 1);
    expect(turns[0]?.world).toMatchObject({ day: 2, part: 'dawn' });
    const [later] = await run([beat(1, { description: 'The boat leaves when it is dark.' })], 1);
    expect(later?.world).toMatchObject({ day: 1, part: 'morning' });
  });

  it('brings word of a beat elsewhere, and lets it happen when the player goes there', async () => {
    const far = beat(1, { location: 'The Mill', dialogue: [{ speaker: 'Ansa Quill', line: 'Come in.' }] });
    const turns = await run([far], 6);
    expect(happenings(turns)).toEqual([]);
    expect(turns[0]?.knocks).toEqual([
      { beat: 'beat_001', place: 'place:mill', from: 'person:ansa', isUrgent: false, isPressing: false },
    ]);
    expect(turns.every(({ world }) => world.place === 'place:quay')).toBe(true);
    const gone = await run([far], 3, (world, scene) =>
      scene === 4 ? { ...world, place: 'place:mill' } : world,
    );
    expect(happenings(gone)).toEqual(['4 beat_001']);
    expect(happenings(await run([beat(1, { location: 'The Quay' })], 2))).toEqual(['2 beat_001']);
  });

  it('lets what can happen here happen while others knock, each within two scenes', async () => {
    const beats = [
      beat(1, { priority: 'high', location: 'The Mill' }),
      beat(2),
      beat(3),
      beat(4, { location: 'The Loft' }),
    ];
    const turns = await run(beats, 2);
    expect(turns[0]?.knocks.map((knock) => knock.beat)).toEqual(['beat_001', 'beat_004']);
    expect(happenings(turns)).toEqual(['2 beat_002', '3 beat_003']);
  });

  it('moves the player only for a critical beat that was announced and cannot wait, and not soon again', async () => {
    const critical = (number: number) => beat(number, { priority: 'critical', location: 'The Mill' });
    const turns = await run([critical(1)], 30);
    expect(happenings(turns)).toEqual(['14 beat_001']);
    expect(turns.at(-1)?.world).toMatchObject({ place: 'place:mill', plot: { movedAt: 14 } });
    // Whoever is busy is fetched later, and whoever is on the way somewhere is not.
    expect(happenings(await run([critical(1)], 30, (world) => world, 'busy'))).toEqual(['20 beat_001']);
    const busy = await run([critical(1)], 30, (world) => world, 'held');
    expect(happenings(busy)).toEqual([]);
    expect(busy.at(-1)?.knocks.map((knock) => knock.place)).toEqual(['place:mill']);
    const high = await run([beat(1, { priority: 'high', location: 'The Mill' })], 60);
    expect(happenings(high)).toEqual([]);
    const loft = beat(2, { priority: 'critical', location: 'The Loft' });
    expect(happenings(await run([critical(1), loft], 60))).toEqual(['14 beat_001', '54 beat_002']);
  });

  describe('when the time of the last decision is near', () => {
    const last = beat(3, {
      priority: 'critical',
      location: 'The Loft',
      conditions: { requires_any_beat: ['beat_001', 'beat_002'], scene_count: { min: 16 } },
      outcomes: [{ description: 'You sign.' }, { description: 'You tear it up.' }],
    });
    const atThe = (number: number, name: string) =>
      beat(number, { location: name, conditions: { world_state: { place: name } } });
    const beats = [
      atThe(1, 'the Mill'),
      atThe(2, 'the Loft'),
      last,
      beat(4, { location: 'The Mill', priority: 'low' }),
    ];
    const signed = {
      ...{ id: 'signed', title: 'Signed', paragraphs: [], epilogue: [], source: { file: 'x.md', line: 1 } },
      frontMatter: { conditions: { requires_beat: 'beat_003' } },
    };
    const knocksAt = async (scene: number, endings: StoryEnding[] = [signed]) => {
      const campaign = smallCampaign({ beats, endings });
      const turn = await direct(plotInput(campaign, worldOf(campaign), scene), () => 0.5, 'idle');
      return { isClosing: turn.isClosing, knocks: turn.knocks.map((one) => one.beat) };
    };

    it('sends for the player to what leads to it, and lets what is optional rest', async () => {
      expect(await knocksAt(13)).toEqual({ isClosing: false, knocks: ['beat_004'] });
      expect(await knocksAt(14)).toEqual({ isClosing: true, knocks: ['beat_001', 'beat_002'] });
      expect(await knocksAt(14, [])).toEqual({ isClosing: false, knocks: ['beat_004'] });
    });

    it('sends word first of what the player has not heard of', async () => {
      const small = ['beat_004', 'beat_005'].map((id, index) =>
        beat(4 + index, { id, priority: 'low', location: index === 0 ? 'The Mill' : 'The Loft' }),
      );
      const campaign = smallCampaign({ beats: small, endings: [] });
      const start = worldOf(campaign, { place: 'place:quay' });
      const sent = { 'place:mill': 'beat_004' };
      const world = { ...start, plot: { ...start.plot, word: { 'place:mill': 1 }, sent } };
      const { knocks } = await direct(plotInput(campaign, world, 6), () => 0.5, 'held');
      expect(knocks.map((one) => one.beat)).toEqual(['beat_005', 'beat_004']);
    });

    it('puts it at once to whoever has chosen to go there, whatever else waits', async () => {
      const waits = beat(5, { priority: 'high', location: 'The Mill' });
      const campaign = smallCampaign({ beats: [...beats, waits], endings: [signed] });
      const start = worldOf(campaign, { place: 'place:loft' });
      const happened = { beat_001: { scene: 5 }, beat_002: { scene: 6 } };
      const world = { ...start, plot: { ...start.plot, happened } };
      const comes = async (attention: Attention) =>
        (await direct(plotInput(campaign, world, 18), () => 0.5, attention)).beat?.id;
      expect(await comes('held')).toBeUndefined();
      expect(await comes('led')).toBe('beat_003');
    });

    it('brings the player there when nothing happens for a while, and sooner than otherwise', async () => {
      const turns = await run(beats, 30, (world) => world, 'idle', [signed]);
      expect(happenings(turns)[0]).toBe('20 beat_001');
    });
  });

  it('gives up what was announced and not come for, when its time is over', async () => {
    const missed = beat(1, { location: 'The Mill', conditions: { scene_count: { max: 5 } } });
    const heard = (world: World) => ({
      ...world,
      plot: { ...world.plot, word: { 'place:mill': 1 }, sent: { 'place:mill': 'beat_001' } },
    });
    const skippedIn = async (step: (world: World) => World) =>
      (await run([missed], 8, step)).flatMap(({ scene, skipped }) => skipped.map((id) => `${scene} ${id}`));
    expect(await skippedIn(heard)).toEqual(['6 beat_001']);
    expect(await skippedIn((world) => world), 'the player has never heard of it').toEqual([]);
  });

  it('prefers what the player has been pursuing', async () => {
    const about = (number: number, speaker: string) =>
      beat(number, { dialogue: [{ speaker, line: 'Yes.' }] });
    const beats = [about(1, 'Ansa Quill'), about(2, 'Iz')];
    const asking = (target: string) => (world: World) => ({
      ...world,
      recent: [1, 2].map(() => ({ act: 'ask', target, result: null })),
    });
    expect(happenings(await run(beats, 1, asking('person:iz')))).toEqual(['2 beat_002']);
    expect(happenings(await run(beats, 1, asking('person:ansa')))).toEqual(['2 beat_001']);
  });

  it('never decides what you do: such outcomes are left to the player, whatever their probability', async () => {
    const outcomes = [
      { description: 'You take the pen.', probability: 0.5 },
      { description: 'You leave it.', probability: 0.5 },
    ];
    const [turn] = await run([beat(1, { outcomes })], 1);
    expect(turn?.world.plot).toMatchObject({ deciding: 'beat_001', happened: { beat_001: { scene: 2 } } });
    expect(turn?.outcome).toBeNull();
    const mixed = [
      { description: 'She looks up.', probability: 1 },
      { description: 'You go.', probability: 0 },
    ];
    expect((await run([beat(1, { outcomes: mixed })], 1))[0]).toMatchObject({ outcome: 'She looks up.' });
  });

  it('says what beats wait for, and marks what was chosen', async () => {
    const waiting = beat(1, { conditions: { player_choices: ['Sign the order', 'Burn the ledger'] } });
    const [first] = await run([waiting], 1);
    expect(first?.wanted.map(({ text }) => text)).toEqual(['Sign the order', 'Burn the ledger']);
    const turns = await run([waiting], 2, (world, scene) => {
      const tag = `wanted:beat_001/${scene - 2}`;
      return { ...world, plot: { ...world.plot, chosen: [...world.plot.chosen, tag] } };
    });
    expect(turns[0]?.wanted.map(({ text }) => text)).toEqual(['Burn the ledger']);
    expect(happenings(turns)).toEqual(['3 beat_001']);
  });

  it('skips what is over, says so once, and what builds on it too', async () => {
    const beats = [
      beat(1, { conditions: { scene_count: { max: 3 }, player_state: 'rich beyond measure' } }),
      beat(2, { conditions: { requires_beat: 'beat_001' } }),
    ];
    const turns = await run(beats, 10);
    expect(turns.flatMap(({ scene, skipped }) => skipped.map((id) => `${scene} ${id}`))).toEqual([
      '6 beat_001',
      '7 beat_002',
    ]);
    expect(happenings(turns)).toEqual([]);
  });

  it('has patience as long as the author, then lets the fallback happen, in its turn', async () => {
    const beats = [
      beat(1, {
        conditions: { scene_count: { min: 3 }, player_state: 'rich beyond measure' },
        timeout: { scene_count: 4, fallback_beat: 'beat_002' },
      }),
      beat(2, { conditions: { scene_count: { min: 90 }, requires_beat: 'beat_003' } }),
      beat(3, { conditions: { scene_count: { min: 9 } } }),
    ];
    const turns = await run(beats, 12);
    expect(turns.find(({ skipped }) => skipped.includes('beat_001'))?.scene).toBe(7);
    // The fallback comes before its own time, and not before what it builds on.
    expect(happenings(turns)).toEqual(['9 beat_003', '10 beat_002']);
    expect(turns.at(-1)?.world.plot.skipped).toEqual({ beat_001: 7 });
  });

  it('asks for one decision at a time, and keeps asking', async () => {
    const outcomes = [{ description: 'You go.', triggers_beat: 'beat_004' }, { description: 'You stay.' }];
    const beats = [
      beat(1, { priority: 'high', outcomes }),
      beat(2, { outcomes: [{ description: 'Yes.' }, { description: 'No.' }] }),
      beat(3, { priority: 'low' }),
      beat(4, { conditions: { scene_count: { min: 99 } } }),
    ];
    const turns = await run(beats, 7, (world, scene) =>
      scene === 6
        ? decide(world, beats[0] as PlotBeat, 0, { campaign: smallCampaign({ beats }), scene })
        : world,
    );
    expect(happenings(turns)).toEqual(['2 beat_001', '4 beat_003', '6 beat_004', '7 beat_002']);
    expect(turns[3]?.world.plot.deciding).toBe('beat_001');
    const plot = turns.at(-1)?.world.plot;
    expect(plot?.happened['beat_001']).toEqual({ scene: 2, outcome: 0 });
    expect(plot?.facts).toContain('You go.');
  });

  it('draws outcomes as likely as the author says', () => {
    const outcomes = [{ probability: 0.5 }, {}, { probability: 0.3 }, { probability: 0 }];
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 1000; draw += 1) {
      const drawn = drawnOutcome(outcomes, draw / 1000);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts.map((count) => Math.round(count / 10))).toEqual([50, 20, 30, 0]);
    expect(drawnOutcome([{ probability: 1 }, { probability: 0 }], 0.9999999)).toBe(0);
  });
});

describe('any plot', () => {
  const priority = fc.constantFrom('critical', 'high', 'medium', 'low', 'optional');
  const graph = fc
    .array(
      fc.record({
        priority,
        min: fc.integer({ min: 0, max: 12 }),
        width: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
        location: fc.option(fc.constantFrom('The Quay', 'The Mill', 'The Loft', 'Nowhere at all'), {
          nil: undefined,
        }),
        needs: fc.array(fc.nat(11), { maxLength: 2 }),
        any: fc.array(fc.nat(11), { maxLength: 2 }),
        timeout: fc.option(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(11)), { nil: undefined }),
        outcomes: fc.constantFrom(0, 0, 0, 2),
        state: fc.option(fc.constantFrom('has the brass key', 'rich beyond measure'), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((entries) =>
      entries.map(({ min, width, needs, any, timeout, outcomes, state, ...rest }, index): PlotBeat => {
        const others = (list: number[]) =>
          [...new Set(list)]
            .filter((other) => other < entries.length && other !== index)
            .map((other) => beat(other).id);
        return beat(index, {
          priority: rest.priority as NonNullable<PlotBeat['priority']>,
          ...(rest.location !== undefined && { location: rest.location }),
          conditions: {
            scene_count: { min, ...(width !== undefined && { max: min + width }) },
            ...(others(needs).length > 0 && { requires_beat: others(needs) }),
            ...(others(any).length > 0 && { requires_any_beat: others(any) }),
            ...(state !== undefined && { player_state: state }),
          },
          ...(timeout !== undefined && {
            timeout: { scene_count: timeout[0], fallback_beat: beat(timeout[1]).id },
          }),
          ...(outcomes > 0 && { outcomes: [{ description: 'One way.' }, { description: 'The other way.' }] }),
        });
      }),
    );

  it('has each beat at most once, after what it builds on, told or announced within two quiet scenes of being ready', async () => {
    await fc.assert(
      fc.asyncProperty(graph, fc.integer({ min: 0, max: 5 }), async (beats, dawdling) => {
        const turns = await run(beats, 45, (world, scene) => {
          const asked = beats.find(({ id }) => id === world.plot.deciding);
          const since = world.plot.happened[asked?.id ?? '']?.scene ?? scene;
          return asked !== undefined && scene - since > dawdling
            ? decide(world, asked, 0, { campaign: smallCampaign({ beats }), scene })
            : world;
        });
        const idle = new Map<string, number>();
        const seen = new Set<string>();
        for (const { world, beat: told, knocks } of turns) {
          if (told !== null) {
            expect(seen.has(told.id)).toBe(false);
            const needed = [told.conditions?.requires_beat ?? []].flat();
            const any = told.conditions?.requires_any_beat ?? [];
            expect(needed.every((id) => seen.has(id))).toBe(true);
            expect(any.length === 0 || any.some((id) => seen.has(id))).toBe(true);
            seen.add(told.id);
          }
          for (const id of Object.keys(world.plot.ready)) {
            expect(world.plot.happened[id]).toBeUndefined();
            // A scene in which another beat happens, or a decision is open, is not an idle one.
            const isIdle = told === null && world.plot.deciding === null && knocks.length < MOST_KNOCKS;
            const isHeardOf = (world.plot.knocked?.[id] ?? 0) > 0;
            idle.set(id, isHeardOf ? 0 : (idle.get(id) ?? 0) + (isIdle ? 1 : 0));
            expect(idle.get(id)).toBeLessThanOrEqual(2);
          }
          for (const id of Object.keys(world.plot.happened)) expect(world.plot.skipped[id]).toBeUndefined();
        }
        const plot = turns.at(-1)?.world.plot;
        const unheard = Object.keys(plot?.ready ?? {}).filter((id) => (plot?.knocked?.[id] ?? 0) === 0);
        if (plot?.deciding === null) expect(unheard).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });
});

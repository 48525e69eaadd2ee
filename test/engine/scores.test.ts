import { rmSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { keepScene } from '../../src/engine/keep-scene.ts';
import { savedStory } from '../../src/engine/play/saved-story.ts';
import { offeredIn } from '../../src/engine/saved-state.ts';
import { readScores, type ScoreHome, scoreChanges, scoresIn } from '../../src/engine/scores.ts';
import { StorySession } from '../../src/engine/session.ts';
import { ruleOf } from '../../src/rules/acts.ts';
import { opinionIn } from '../../src/server/views/people.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { LOW_WATER, openStory, ROOT, scratchFolder } from '../play/support/story.ts';
import { openWorld, type TestWorld } from '../skills/shipped/support/world.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { smallCampaign } from './support/small-world.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const campaign = smallCampaign();
const NOW = '2001-01-01T08:00:00.000Z';
const home = (stored: Awaited<ReturnType<ScoreHome['read']>>): ScoreHome => ({
  read: async () => stored,
  write: async () => {},
});

type ScoreChanges = ReturnType<typeof scoreChanges>;

/** A choice that changes what Iz thinks, whatever it is called. */
function somethingForIz(session: StorySession): string {
  const offered = offeredIn(session.state);
  const found = offered.find(({ intent: { act, target }, needs }) => {
    const change = ruleOf(act).opinion?.target ?? 0;
    return target === 'person:iz' && change !== 0 && needs === undefined;
  });
  if (found === undefined) throw new Error(`Nothing to do for Iz: ${offered.map(({ id }) => id).join(', ')}`);
  return found.id;
}

describe('what a skill proposes after the telling', () => {
  it('is written down, whoever keeps the rest', async () => {
    const written: ScoreChanges = [];
    const effect = {
      kind: 'opinion' as const,
      person: 'person:iz',
      name: 'Iz',
      from: 0,
      to: 5,
      reason: 'you sang',
    };
    const result = { toolResults: [{ toolId: 'keep-opinions', state: 'success' }] };
    await keepScene(
      {
        ...{ told: { scene: 3 }, choice: null, outcome: { state: 'FALLBACK', plan: null, result } },
        ...{ settlement: { effects: [] }, late: [effect], calls: [], state: {}, inGameTime: NOW },
      } as unknown as Parameters<typeof keepScene>[0],
      {
        scores: {
          read: async () => ({ opinions: {}, reputations: {} }),
          write: async (changes: ScoreChanges) => void written.push(...changes),
        },
      } as unknown as Parameters<typeof keepScene>[1],
    );
    expect(written).toMatchObject([{ kind: 'opinion', id: 'person:iz', from: 0, to: 5 }]);
  });
});

describe('the scores a turn begins with', () => {
  const state: JsonObject = {
    scores: { opinions: { a: 1, b: 1, c: 1 }, reputations: { 'faction:tax': 1 } },
  };

  it('are as stored, else as they counted last', async () => {
    const stored = home({ opinions: { c: 3 }, reputations: { 'faction:pilots': 30 } });
    expect(await readScores(campaign, state, stored, NOW)).toEqual({
      opinions: { a: 1, b: 1, c: 3 },
      reputations: { 'faction:pilots': 30, 'faction:wrights': 10, 'faction:tax': 1 },
    });
  });

  it('are as the campaign says where nothing is known', async () => {
    expect(await readScores(campaign, {}, null, NOW)).toEqual({
      opinions: {},
      reputations: { 'faction:pilots': 0, 'faction:wrights': 10, 'faction:tax': -99 },
    });
  });

  it.each<[JsonObject[string] | undefined, Record<string, number>]>([
    [
      { a: { score: 12.4 }, b: { score: 1000 }, c: { score: -1000 } },
      { a: 12, b: 100, c: -100 },
    ],
    [{ a: { score: '12' }, b: 7, c: null, d: {} }, {}],
    [[{ score: 1 }], {}],
    [undefined, {}],
  ])('are only what a script can have meant: %j', (said, scores) => {
    expect(scoresIn(said)).toEqual(scores);
  });

  it('change by effects of opinion and reputation alone', () => {
    const opinion = { kind: 'opinion', person: 'p', name: 'P', from: 1, to: 5, reason: 'helped P' } as const;
    expect(scoreChanges([opinion, { kind: 'hurt', isHurt: true }])).toEqual([
      expect.objectContaining({ kind: 'opinion', id: 'p', from: 1, to: 5 }),
    ]);
  });
});

describe('a story that is not saved', () => {
  it('goes on from what a skill has said in this scene and what the rules made of it since', async () => {
    const root = scratchFolder();
    const impression = { perception: { 'person:iz': { score: 20 } } };
    const narration = { narration: { paragraphs: ['Iz is here.'] } };
    const says = (patch: JsonObject) =>
      shell(emit({ type: 'state_patch', patch }), emit({ type: 'done', ok: true }));
    writeSkills(root, {
      mood: {
        scripts: {
          'initialize-perception.sh': says(impression),
          'query-perception.sh': says({}),
          'update-perception.sh': says({}),
        },
        manifest: { capabilities: ['perception'] },
      },
      bard: { scripts: { 'narrate.sh': says(narration) }, manifest: { capabilities: ['narration'] } },
    });
    const { session, close } = await openStory({ campaign: LOW_WATER, seed: 'a', skillRoots: [root] });
    await session.open();
    expect(opinionIn(session.state, 'person:iz')).toBe(20);
    const told = [
      await session.choose(somethingForIz(session)),
      await session.choose(somethingForIz(session)),
    ];
    const changes = told.map(({ effects }) => scoreChanges(effects).filter(({ id }) => id === 'person:iz'));
    const [[first], [second]] = changes as [ScoreChanges, ScoreChanges];
    expect(changes).toEqual([
      [expect.objectContaining({ from: 20 })],
      [expect.objectContaining({ from: first?.to })],
    ]);
    expect(first?.to).not.toBe(20);
    expect(opinionIn(session.state, 'person:iz')).toBe(second?.to);
    await close();
    rmSync(root, { recursive: true });
  });

  it('of an earlier version shows what people thought', () => {
    expect(opinionIn({ world: { regard: { 'person:iz': 40 } } }, 'person:iz')).toBe(40);
  });
});

describe('what a scene did to opinions', () => {
  let world: TestWorld;
  afterEach(() => world.close());

  /** Plays the opening and a talk with Iz in a real store, with some skills switched off and others added. */
  async function talk(options: { off?: string[]; skillRoots?: string[] }) {
    world = await openWorld();
    const { off = [], skillRoots } = options;
    const skills =
      skillRoots &&
      (await SkillLibrary.open({
        roots: skillRoots.map((folder) => ({ folder, origin: 'shipped' as const })),
      }));
    const { journal, scores } = savedStory(world.store, world.playthroughId, 'low-water');
    const session = new StorySession({
      campaign: loadCampaign(LOW_WATER),
      seed: 'talk',
      sessionId: 'sitting-1',
      playthroughId: world.playthroughId,
      journal,
      scores,
      execution: () => ({
        ...world.execution(),
        ...(skills && { skills }),
        whyUnavailable: (skill) => (off.includes(skill) ? 'It is off.' : null),
      }),
    });
    const told = [];
    await session.open();
    for (const _turn of [1, 2]) {
      const scene = await session.choose(somethingForIz(session));
      const effects = scoreChanges(scene.effects).filter(({ id }) => id === 'person:iz');
      const [record] = await world.story.exactMatch('perception', { npcId: 'person:iz' });
      // It fades a little from scene to scene.
      told.push({ effects, stored: Math.round(record?.perceptionScore ?? Number.NaN), faults: scene.faults });
    }
    return told;
  }

  it('is written by the skill that keeps them, once', { timeout: 60_000 }, async () => {
    for (const { effects, stored, faults } of await talk({})) {
      expect(effects).toEqual([expect.objectContaining({ to: stored })]);
      expect((faults ?? []).map(({ code }) => code)).toEqual([]);
    }
  });

  it('is written by the engine when the skill is off', { timeout: 60_000 }, async () => {
    const [first, second] = await talk({ off: ['npc-perception'] });
    expect(first?.effects).toMatchObject([{ from: 0, to: first?.stored }]);
    expect(second?.effects).toMatchObject([{ from: first?.stored, to: second?.stored }]);
  });

  it('is written by the engine when the skill fails', { timeout: 60_000 }, async () => {
    const root = scratchFolder();
    const failing = shell(emit({ type: 'done', ok: false }));
    writeSkills(root, {
      forgetful: {
        scripts: {
          'update-perception.sh': failing,
          'initialize-perception.sh': failing,
          'query-perception.sh': failing,
        },
        manifest: { capabilities: ['perception'], priority: 99, retryPolicy: { maxRetries: 0 } },
      },
    });
    const told = await talk({ skillRoots: [`${ROOT}/skills`, root], off: ['npc-perception'] });
    expect(told[0]?.faults).toMatchObject([{ skill: 'forgetful' }]);
    for (const { effects, stored } of told) expect(effects).toMatchObject([{ to: stored }]);
    rmSync(root, { recursive: true });
  });
});

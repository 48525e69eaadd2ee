import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { silentLog } from '../../src/base/log.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { bindingFor } from '../../src/engine/bind.ts';
import { Turn } from '../../src/engine/turn.ts';
import type { World } from '../../src/engine/world.ts';
import type { PreparedTool } from '../../src/plan/prepare.ts';
import { isInputFor, readInputSchemas } from '../../src/planner/skills/schemas.ts';
import { TOOL_IDS } from '../../src/planner/tool-ids.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { openSkills, scratchFolder, writeSkillWithSchema } from '../planner/support/skills.ts';
import { shell } from '../support/skills.ts';
import { smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const shipped = await openSkills();
await readInputSchemas(shipped.skills, silentLog());

const campaign = smallCampaign();
const THREAT: Intent = { act: 'threaten', text: 'Threaten Iz', target: 'person:iz' };
const LOOK: Intent = { act: 'look', text: 'Look around' };
const met: Partial<World> = { known: { 'person:iz': 1 } };

const SCRIPTS: Record<string, string> = {
  [TOOL_IDS.recall]: 'memory/recall-memory',
  [TOOL_IDS.opinions]: 'npc-perception/query-perception',
  [TOOL_IDS.reputations]: 'reputation/query-reputation',
  [TOOL_IDS.roll]: 'dice-roller/roll-dice',
  [TOOL_IDS.meet]: 'npc-perception/initialize-perception',
  [TOOL_IDS.keepOpinions]: 'npc-perception/update-perception',
  [TOOL_IDS.keepReputations]: 'reputation/update-reputation',
  [TOOL_IDS.remember]: 'memory/store-memory',
  [TOOL_IDS.narrate]: 'storyteller/narrate',
  [TOOL_IDS.choices]: 'player-choices/generate-choices',
};

function toolFor(id: string, input: JsonObject, script = SCRIPTS[id] ?? 'nobody/nothing'): PreparedTool {
  const [skill = '', name = ''] = script.split('/');
  return { id, input, script: { skill, name } } as PreparedTool;
}

/** What a tool of a turn is given. */
function bound(
  id: string,
  {
    intent = THREAT,
    input = {},
    outputs = {},
    world = met,
    turn = new Turn(turnInput(campaign, worldOf(campaign, world), 3), intent),
    skills = shipped,
    script,
  }: {
    intent?: Intent | null;
    input?: JsonObject;
    outputs?: Record<string, JsonObject | null>;
    world?: Partial<World>;
    turn?: Turn;
    skills?: SkillLibrary;
    script?: string;
  } = {},
): Promise<JsonObject | null> {
  return Promise.resolve(bindingFor(turn, skills)(toolFor(id, input, script), outputs));
}

const ROLLED = (outcome: string) => ({ roll: { roll: { total: 7, outcome, dice: [] } } });

describe('a tool of a scene is given', () => {
  it.each([TOOL_IDS.recall, TOOL_IDS.opinions, 'portrait-1', 'also-weather'])(
    '%s: what was planned',
    async (id) => {
      const input = { query: 'Iz' };
      expect(await bound(id, { input })).toBe(input);
    },
  );

  it('reputations: where factions stand that were never written down', async () => {
    expect(await bound(TOOL_IDS.reputations, { input: { factions: ['faction:tax'] } })).toEqual({
      factions: ['faction:tax'],
      standings: { 'faction:pilots': 0, 'faction:wrights': 10, 'faction:tax': -99 },
    });
  });

  it('roll: what counts by what was answered, and nothing where nothing is rolled or all is settled', async () => {
    const outputs = { opinions: { perception: { 'person:iz': { score: -60 } } } };
    expect(await bound(TOOL_IDS.roll, { outputs, input: { purpose: 'Threaten Iz' } })).toMatchObject({
      formula: '2d6',
      modifiers: [{ value: -2, reason: 'Iz distrusts you' }],
      bands: [{ outcome: 'failure', up_to: 6 }, { outcome: 'partial', up_to: 9 }, { outcome: 'success' }],
      purpose: 'Threaten Iz',
      seed: 'seed/roll/3',
    });
    expect(await bound(TOOL_IDS.roll, { intent: LOOK })).toBeNull();
    const turn = new Turn(turnInput(campaign, worldOf(campaign), 3), THREAT);
    await bound(TOOL_IDS.narrate, { turn });
    expect(await bound(TOOL_IDS.roll, { turn })).toBeNull();
  });

  it('roll: what an opinion is worth as the skill that keeps it says', async () => {
    const outputs = { opinions: { perception: { 'person:iz': { score: -60, modifier: -4 } } } };
    expect(await bound(TOOL_IDS.roll, { outputs })).toMatchObject({
      modifiers: [{ value: -4, reason: 'Iz distrusts you' }],
    });
  });

  it('meet: those who are seen for the first time, and nothing when all are known', async () => {
    expect(await bound(TOOL_IDS.meet, { intent: LOOK, world: {}, input: { seed: 's' } })).toMatchObject({
      seed: 's',
      npcs: [{ id: 'person:iz', name: 'Iz', factions: ['faction:pilots'] }],
      reputation: { 'faction:tax': expect.any(Number) },
    });
    expect(await bound(TOOL_IDS.meet)).toBeNull();
    const pip = { id: 'person:iz', kind: 'person', opinion: -60 } as World['canon'][number];
    expect(await bound(TOOL_IDS.meet, { intent: LOOK, world: { canon: [pip] } })).toBeNull();
  });

  it('keep-perception and keep-reputation: what the roll has changed, and nothing when nothing has', async () => {
    const outputs = ROLLED('failure');
    expect(await bound(TOOL_IDS.keepOpinions, { outputs, input: { changes: [] } })).toEqual({
      changes: [{ npc: 'person:iz', change: -34, reason: 'threatened Iz' }],
    });
    expect(await bound(TOOL_IDS.keepReputations, { outputs })).toMatchObject({
      changes: expect.arrayContaining([
        { faction: 'faction:pilots', change: expect.any(Number), reason: 'threatened Iz' },
      ]),
      standings: { 'faction:pilots': 0 },
    });
    expect(await bound(TOOL_IDS.keepOpinions, { intent: LOOK })).toBeNull();
    expect(await bound(TOOL_IDS.keepReputations, { intent: LOOK })).toBeNull();
  });

  it('remember: what is to be kept of the deed, and nothing in the first scene', async () => {
    expect(await bound(TOOL_IDS.remember, { outputs: ROLLED('failure') })).toMatchObject({
      summary: 'You threatened Iz (the Quay). It went badly.',
      npcs: ['person:iz'],
      outcome: 'failure',
      episodic: true,
    });
    expect(await bound(TOOL_IDS.remember, { intent: null })).toBeNull();
  });

  it('narrate: the brief of the settled turn, with what was recalled and the mood that was planned', async () => {
    const outputs = { ...ROLLED('partial'), recall: { memories: [{ summary: 'You waved.' }] } };
    const input = { brief: { seed: 'planned', scene: 99, direction: { mood: 'eerie' } } };
    expect(await bound(TOOL_IDS.narrate, { outputs, input })).toMatchObject({
      brief: {
        seed: 'seed',
        scene: 3,
        direction: { mood: 'eerie' },
        deed: { act: 'threaten', result: 'partial', opinion: -28 },
        recalled: { memories: [{ summary: 'You waved.' }] },
      },
    });
  });

  it('choices: the brief and what was told', async () => {
    const narration = { paragraphs: ['Iz steps back.'], writer: 'built-in', recalled: 0 };
    const input = await bound(TOOL_IDS.choices, { outputs: { narrate: { narration } } });
    expect(input).toMatchObject({ telling: narration, brief: { people: [{ id: 'person:iz' }] } });
  });

  it('choices: what was told also where the narrator gave one text', async () => {
    const outputs = { narrate: { narration: 'Iz steps back.' } };
    const input = await bound(TOOL_IDS.choices, { outputs });
    expect(input).toMatchObject({ telling: { paragraphs: ['Iz steps back.'] } });
  });

  it('narrate and choices: a first impression as it was made a moment ago', async () => {
    const outputs = { meet: { perception: { 'person:iz': { score: -20 } } } };
    const opinionIn = async (id: string, world: Partial<World>) => {
      const input = await bound(id, { outputs, world, intent: null });
      const { brief } = input as unknown as { brief: Brief };
      return brief.people[0]?.opinion;
    };
    expect(await opinionIn(TOOL_IDS.narrate, {})).toBe(-20);
    expect(await opinionIn(TOOL_IDS.choices, {})).toBe(-20);
  });

  it('choices: odds that go by a first impression', async () => {
    const modifiersWith = async (perception: JsonObject) => {
      const turn = new Turn(turnInput(campaign, worldOf(campaign, {}), 3), null);
      // Those who are met are known when the turn is settled, and make up their minds then.
      await bound(TOOL_IDS.meet, { turn });
      const outputs = { meet: { perception: { 'person:iz': perception } } };
      const { brief } = (await bound(TOOL_IDS.choices, { outputs, turn })) as unknown as { brief: Brief };
      return brief.options.flatMap(({ roll, intent }) =>
        intent.target === 'person:iz' ? (roll?.modifiers ?? []) : [],
      );
    };
    const trusted = { value: 3, reason: 'Iz thinks well of you' };
    expect(await modifiersWith({ score: 60, modifier: 3 })).toContainEqual(trusted);
    expect(await modifiersWith({ score: 0, modifier: 0 })).not.toContainEqual(trusted);
  });

  it('what its schema accepts, whichever of the shipped skills it is of', async () => {
    for (const [id, name] of Object.entries(SCRIPTS)) {
      const planned: JsonObject = id === TOOL_IDS.recall ? { query: 'x' } : { npcs: ['person:iz'] };
      const intent = id === TOOL_IDS.meet ? LOOK : THREAT;
      const input = await bound(id, { intent, world: {}, input: planned, outputs: ROLLED('success') });
      const [skill, script] = name.split('/');
      const found = shipped.get(skill ?? '')?.scripts.find((one) => one.name === script);
      expect([id, found && input && isInputFor(found, input)]).toEqual([id, true]);
    }
  });
});

describe('a script of somebody else', () => {
  const open = async (root: string) => {
    const skills = await SkillLibrary.open({ roots: [root] });
    await readInputSchemas(skills.skills, silentLog());
    return skills;
  };

  it('gets just the parts of the brief that its schema names', async () => {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'bard', {
      scripts: { 'sing.sh': shell() },
      schema: {
        type: 'object',
        required: ['brief'],
        additionalProperties: false,
        properties: {
          brief: {
            type: 'object',
            additionalProperties: false,
            properties: { deed: {}, people: { type: 'array' } },
          },
        },
      },
    });
    const input = await bound(TOOL_IDS.narrate, { skills: await open(root), script: 'bard/sing' });
    expect(Object.keys(input ?? {})).toEqual(['brief']);
    expect(Object.keys(input?.['brief'] as JsonObject).toSorted()).toEqual(['deed', 'people']);
    rmSync(root, { recursive: true });
  });

  it('keeps what was planned for it when its schema asks for something else', async () => {
    const root = scratchFolder();
    const prompt = { type: 'object', required: ['prompt'], properties: { prompt: { type: 'string' } } };
    writeSkillWithSchema(root, 'bard', { scripts: { 'sing.sh': shell() }, schema: prompt });
    const skills = await open(root);
    const input = { prompt: 'Threaten Iz' };
    expect(await bound(TOOL_IDS.narrate, { skills, script: 'bard/sing', input })).toEqual(input);
    expect(await bound(TOOL_IDS.remember, { skills, script: 'bard/sing', input })).toEqual(input);
    rmSync(root, { recursive: true });
  });

  it('gets the whole brief when it has no schema', async () => {
    const input = await bound(TOOL_IDS.narrate, { script: 'painter/lookup-portrait' });
    expect(Object.keys(input?.['brief'] as JsonObject)).toEqual(
      expect.arrayContaining(['effects', 'threads', 'plot', 'deed']),
    );
  });
});

import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { createLog, silentLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import type { Plan } from '../../src/contracts/plan.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { preparePlan } from '../../src/plan/prepare.ts';
import { briefFrom } from '../../src/planner/brief-from.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { shell } from '../support/skills.ts';
import { openSkills, requestFor, SAMPLES, scratchFolder, writeSkillWithSchema } from './support/skills.ts';

const lines: string[] = [];
const planner = new BuiltInPlanner({
  random: createRandom('others'),
  log: createLog({ write: (line) => lines.push(line) }),
});
const BRIEF = {
  seed: 's',
  scene: 4,
  time: { day: 2, part: 'morning' },
  place: { id: 'place:quay', name: 'the Quay' },
  people: [{ id: 'person:iz', name: 'Iz', met: true }],
};

async function planWith(root: string, text: string, more: JsonObject = {}): Promise<Plan> {
  const skills = await openSkills(root);
  const plan = await planner.generatePlan(
    requestFor(skills, text, { brief: briefFrom({ ...BRIEF, ...more }) }),
  );
  preparePlan(plan, { skills });
  return plan;
}

const toolOf = (plan: Plan, skill: string) => plan.tools.find(({ toolId }) => toolId === `also-${skill}`);

/** The samples, with something in the place of the program that has to be compiled first. */
function sampleSkills(): string {
  const root = scratchFolder();
  cpSync(SAMPLES, root, { recursive: true });
  const tide = path.join(root, 'tide-table/scripts/tide');
  mkdirSync(path.dirname(tide), { recursive: true });
  writeFileSync(tide, shell());
  chmodSync(tide, 0o755);
  return root;
}

describe('the sample skills', () => {
  const samples = sampleSkills();

  it('are asked when the text speaks of what they do, with inputs by their schemas', async () => {
    const plan = await planWith(samples, 'I ask whether the ferry sails today');
    expect(toolOf(plan, 'ferry')).toMatchObject({
      input: { ferry: 'the ferry' },
      dependencies: ['also-tide-table'],
      required: false,
    });
    expect(toolOf(plan, 'tide-table')?.input).toEqual({ hour: 9 });
    expect(plan.tools.find(({ toolId }) => toolId === 'narrate')?.dependencies).toContain('also-ferry');
  });

  it('get what the scene has: the hour, the people', async () => {
    expect(toolOf(await planWith(samples, 'How high is the water at 7 pm?'), 'tide-table')?.input).toEqual({
      hour: 19,
    });
    expect(toolOf(await planWith(samples, 'I listen for rumours in the harbour'), 'rumours')?.input).toEqual({
      speakers: ['Iz'],
    });
  });

  it('get what the scene has for properties that are not required as well', async () => {
    const root = scratchFolder();
    const text = { type: 'string' };
    writeSkillWithSchema(root, 'omens', {
      scripts: { 'read.sh': shell() },
      schema: {
        type: 'object',
        properties: { place: text, npcs: { type: 'array', items: text }, seed: text, colour: text },
      },
    });
    const plan = await planWith(root, 'I look for omens');
    expect(toolOf(plan, 'omens')?.input).toEqual({ place: 'the Quay', npcs: ['Iz'], seed: 's/4/search' });
  });

  it('get texts where several types may stand, and only people as people', async () => {
    const root = scratchFolder();
    const properties = {
      seed: { type: ['integer', 'string'] },
      npcs: { type: 'array', items: { type: 'string' } },
    };
    writeSkillWithSchema(root, 'crowd', {
      scripts: { 'see.sh': shell() },
      schema: { type: 'object', properties },
    });
    const plan = await planWith(root, 'I look at the crowd on the Quay', { people: [] });
    expect(toolOf(plan, 'crowd')?.input).toEqual({ seed: expect.stringMatching(/^s\/4\//) });
  });

  it('are left out, and the log says so, when an input cannot be had', async () => {
    lines.length = 0;
    const plan = await planWith(samples, 'I listen for rumours in the harbour', { people: [] });
    expect(toolOf(plan, 'rumours')).toBeUndefined();
    expect(lines.join('')).toMatch(/"skill":"rumours".*a skill is left out of the plan/);
  });

  it('are left alone when the text is of something else', async () => {
    const plan = await planWith(samples, 'I thank the nurse');
    expect(plan.tools.filter(({ toolId }) => toolId.startsWith('also-'))).toEqual([]);
  });
});

describe('a skill of others', () => {
  const properties = {
    place: { type: 'string', maxLength: 5 },
    mood: { enum: ['calm', 'danger', 'travel'] },
    intensity: { type: 'integer', default: 3 },
    listener: { type: 'string', 'x-narratoria': 'person.id' },
    loud: { type: 'boolean', default: false },
    q: { type: 'string', 'x-narratoria': 'query' },
  };
  const schema = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  const source = { scripts: { 'go.sh': shell() } };

  it('is asked by its capability, with what it requires filled from the scene', async () => {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'weatherman', { ...source, schema, manifest: { capabilities: ['weather'] } });
    const { input } = toolOf(await planWith(root, 'I walk on'), 'weatherman') ?? {};
    expect(input).toEqual({
      place: 'the Q',
      mood: 'travel',
      intensity: 3,
      listener: 'person:iz',
      loud: false,
      q: 'I walk on; the Quay',
    });
    expect(toolOf(await planWith(root, 'I sleep'), 'weatherman')).toBeUndefined();
  });

  it('is preferred by priority, and there are never many', async () => {
    const root = scratchFolder();
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries())
      writeSkillWithSchema(root, name, {
        ...source,
        schema: {},
        manifest: { capabilities: ['weather'], priority: 10 * index },
      });
    const plan = await planWith(root, 'I walk on');
    expect(plan.tools.flatMap(({ toolId }) => (toolId.startsWith('also-') ? [toolId] : []))).toEqual([
      'also-four',
      'also-three',
    ]);
  });

  it('that narrates is given what its own schema asks for', async () => {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'bard', {
      ...source,
      schema: {
        type: 'object',
        required: ['prompt'],
        properties: { prompt: { type: 'string' } },
        additionalProperties: false,
      },
      manifest: { capabilities: ['narration'], priority: 99 },
    });
    const narrate = (await planWith(root, 'I walk on')).tools.find(({ toolId }) => toolId === 'narrate');
    expect(narrate).toMatchObject({ toolPath: 'skills/bard/scripts/go.sh', input: { prompt: 'I walk on' } });
  });

  it.each([
    [
      'asks for what no scene has',
      { type: 'object', required: ['apiKey'], properties: { apiKey: { type: 'string', pattern: '^sk-' } } },
    ],
    ['has a schema that is no JSON', '{'],
    ['has a schema that cannot be', { type: 'object', properties: { a: { $ref: '#/nowhere' } } }],
  ])('that %s makes way for the next', async (_what, bad) => {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'bard', {
      ...source,
      schema: bad,
      manifest: { capabilities: ['narration'], priority: 99 },
    });
    const narrate = (await planWith(root, 'I walk on')).tools.find(({ toolId }) => toolId === 'narrate');
    expect(narrate?.toolPath).toBe('skills/storyteller/scripts/narrate.mjs');
  });

  it('is never asked when it is disabled', async () => {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'weatherman', {
      ...source,
      schema: {},
      manifest: { capabilities: ['weather'] },
    });
    const skills = await openSkills(root);
    const request = requestFor(skills, 'I walk on', { disabledSkills: ['weatherman'] });
    expect(toolOf(await planner.generatePlan(request), 'weatherman')).toBeUndefined();
  });

  describe.skipIf(inject('whyNoMiniLm') !== null)('with meanings', () => {
    const embedder = openEmbedder({ home: scratchFolder(), log: silentLog() });
    afterAll(() => embedder.close());

    it('is found by what its description means, though it shares no word', async () => {
      const root = scratchFolder();
      writeSkillWithSchema(root, 'almanac', {
        ...source,
        schema: {},
        manifest: { description: 'Predicts rain, snow and thunderstorms.' },
      });
      const skills = await openSkills(root);
      const text = 'I wonder what the weather will be like tomorrow';
      const withMeanings = new BuiltInPlanner({ random: createRandom('m'), embedder });
      expect(toolOf(await withMeanings.generatePlan(requestFor(skills, text)), 'almanac')).toBeDefined();
      expect(toolOf(await planner.generatePlan(requestFor(skills, text)), 'almanac')).toBeUndefined();
    });
  });
});

describe('a skill with one script', () => {
  const pathOf = ({ tools }: Plan, toolId: string) => tools.find((tool) => tool.toolId === toolId)?.toolPath;

  async function plannedWith(capability: string, script: string): Promise<Plan> {
    const root = scratchFolder();
    writeSkillWithSchema(root, 'mine', {
      manifest: { capabilities: [capability], priority: 99 },
      scripts: { [`${script}.sh`]: shell() },
      schema: { type: 'object' },
    });
    return planWith(root, 'I threaten Iz', {});
  }

  it('does the main work of its capability whatever the script is called, and nothing beside it', async () => {
    const plan = await plannedWith('choices', 'pick');
    expect(pathOf(plan, 'choices')).toBe('skills/mine/scripts/pick.sh');
    expect(plan.tools.filter(({ toolPath }) => toolPath.includes('/mine/'))).toHaveLength(1);
  });

  it('leaves the main work to others when its script does something beside it', async () => {
    const plan = await plannedWith('choices', 'evaluate-choice');
    expect(pathOf(plan, 'choices')).toBe('skills/player-choices/scripts/generate-choices.mjs');
  });
});

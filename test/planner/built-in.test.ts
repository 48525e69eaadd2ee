import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { preparePlan } from '../../src/plan/prepare.ts';
import { briefFrom } from '../../src/planner/brief-from.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { actIn, kindIn } from '../../src/planner/verbs.ts';
import { openSkills, requestFor } from './support/skills.ts';

const skills = await openSkills();
const planner = new BuiltInPlanner({ random: createRandom('built-in') });
const brief = briefFrom({
  seed: 's',
  scene: 4,
  place: {
    id: 'place:the-quay',
    name: 'the Quay',
    exits: [{ id: 'place:the-light', name: 'the Light' }],
  },
  people: [
    { id: 'person:iz', name: 'Iz Marlow', shortName: 'Iz', met: true, factions: ['faction:pilots'] },
    { id: 'person:ø', name: 'Ørn', met: true },
    { id: 'person:新', name: '新', met: true },
  ],
  topics: [{ id: 'topic:the-second-light', name: 'the second light' }],
  threads: { factions: [{ id: 'faction:pilots', name: 'the Pilots' }] },
});
const planFor = (text: string, more = {}) =>
  planner.generatePlan(requestFor(skills, text, { brief, ...more }));
const tool = (plan: Awaited<ReturnType<typeof planFor>>, id: string) =>
  plan.tools.find(({ toolId }) => toolId === id);
const ids = (plan: Awaited<ReturnType<typeof planFor>>) => plan.tools.map(({ toolId }) => toolId);

describe('a text', () => {
  it.each([
    ['I do not attack, I talk', 'talk'],
    ["I don't talk to him. I hit him.", 'fight'],
    ['Instead of fighting the bear I offer it honey', 'give'],
    ['I never run; I wait', 'wait'],
    ['I refuse to fight', 'talk'],
    ['"I will kill for a coffee," I say', 'talk'],
    ['I kill some time', 'wait'],
    ['I hit the road', 'go'],
    ['I steal a glance at the map', 'look'],
    ['I break the silence', 'talk'],
    ['I take the stairs', 'go'],
    ['I can’t help but ask her', 'talk'],
    ['Take shelter from the storm', 'wait'],
    ['Look for a roof until the rain is over', 'wait'],
  ])('means what it says, not what its words mean elsewhere: %s', (text, verb) => {
    expect(actIn(text)).toBe(verb);
  });

  it('without any meaning to it has none', () => {
    for (const text of ['', '???', 'banana', '🎲', '   ']) expect(kindIn(text)).toBeNull();
  });

  it('of any length is read', () => {
    expect(actIn(`I walk ${'very '.repeat(50_000)}far`)).toBe('go');
    expect(actIn('a '.repeat(100_000))).toBeNull();
  });
});

describe('each type of scene has its own shape', () => {
  it('travel recalls and tells, and rolls nothing', async () => {
    const plan = await planFor('I walk to the Light');
    expect(ids(plan)).toEqual(['recall', 'lore', 'remember', 'narrate', 'choices']);
    expect(tool(plan, 'recall')?.input).toMatchObject({ query: 'I walk to the Light; the Light; the Quay' });
    expect(tool(plan, 'lore')?.input).toMatchObject({
      query: 'I walk to the Light; the Quay',
      about: ['the Light', 'the Quay', 'Iz Marlow'],
    });
    expect(tool(plan, 'narrate')?.input).toMatchObject({
      brief: { sceneType: 'travel', deed: { act: 'go', target: { id: 'place:the-light' } } },
    });
  });

  it('dialogue asks what they think, and how one stands with those they belong to', async () => {
    const plan = await planFor('I ask Iz about the second light.');
    expect(ids(plan)).toEqual(['recall', 'lore', 'opinions', 'standings', 'remember', 'narrate', 'choices']);
    expect(tool(plan, 'opinions')?.input).toEqual({ npcs: ['person:iz'] });
    expect(tool(plan, 'standings')?.input).toEqual({ factions: ['faction:pilots'] });
    expect(tool(plan, 'narrate')).toMatchObject({
      dependencies: ['recall', 'lore', 'opinions', 'standings'],
      required: true,
      input: { brief: { deed: { target: { id: 'person:iz' }, topic: { id: 'topic:the-second-light' } } } },
    });
    expect(ids(await planFor('I ask Ørn for the time'))).not.toContain('standings');
  });

  it('danger rolls two dice first, and tells and remembers what they said', async () => {
    const plan = await planFor('I wrestle Ørn');
    expect(tool(plan, 'roll')?.input).toMatchObject({ formula: '2d6', purpose: 'I wrestle Ørn' });
    expect(tool(plan, 'narrate')).toMatchObject({
      dependencies: expect.arrayContaining(['roll']),
      input: { brief: { sceneType: 'danger', deed: { act: 'fight', target: { id: 'person:ø' } } } },
    });
    expect(tool(plan, 'remember')).toMatchObject({
      dependencies: expect.arrayContaining(['roll', 'recall']),
      input: { summary: 'You wrestled Ørn.', significance: 'high' },
    });
  });

  it('resolution recalls what is asked for and keeps it', async () => {
    const plan = await planFor('What do I know about the second light?');
    expect(ids(plan)).toEqual(['recall', 'lore', 'remember', 'narrate', 'choices']);
    expect(tool(plan, 'narrate')?.input).toMatchObject({
      brief: { sceneType: 'resolution', deed: { act: 'remember' } },
    });
  });

  it('a question for looks brings the picture, and tells with it', async () => {
    const plan = await planFor('What does Iz look like?');
    expect(tool(plan, 'portrait-1')?.input).toMatchObject({ characterId: 'person:iz' });
    expect(tool(plan, 'narrate')?.dependencies).toContain('portrait-1');
  });

  it('what nobody understands is a scene all the same', async () => {
    const plan = await planFor('Purple monkey dishwasher');
    expect(ids(plan)).toEqual(['recall', 'lore', 'remember', 'narrate', 'choices']);
    expect(plan.narrative).not.toBe('');
  });
});

describe('every plan', () => {
  it('leaves disabled skills alone, says so, and names its parent', async () => {
    const parentPlanId = '6f1cbb4c-5b4e-4f0b-9a53-2d94d4f0a111';
    const plan = await planFor('I attack', {
      disabledSkills: ['dice-roller', 'memory'],
      generationAttempt: 3,
      parentPlanId,
    });
    expect(ids(plan)).toEqual(['narrate', 'choices']);
    expect(plan).toMatchObject({
      disabledSkills: ['dice-roller', 'memory'],
      metadata: { generationAttempt: 3, parentPlanId },
    });
    preparePlan(plan, { skills });
  });

  it('knows people by names in any script', async () => {
    for (const [text, id] of [
      ['I talk to Ørn', 'person:ø'],
      ['I talk to 新', 'person:新'],
    ] as const) {
      expect(tool(await planFor(text), 'opinions')?.input).toEqual({ npcs: [id] });
    }
  });

  it('is the same for the same request', async () => {
    expect(await planFor('I ask Iz')).toEqual(await planFor('I ask Iz'));
  });
});

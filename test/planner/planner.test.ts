import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { createRandom } from '../../src/base/random.ts';
import type { Brief, Deed } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { PlanSchema } from '../../src/contracts/plan.ts';
import { validator } from '../../src/contracts/validate.ts';
import type { PlanRequest } from '../../src/plan/generator.ts';
import { briefFrom } from '../../src/planner/brief-from.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import type { Skill } from '../../src/skills/skill.ts';
import { briefs } from './support/arbitraries.ts';

function skill(name: string, capabilities: string[], scripts: string[], priority = 50): Skill {
  return {
    name,
    capabilities,
    priority,
    scripts: scripts.map((script) => ({
      name: script,
      path: `scripts/${script}.mjs`,
      runs: { when: 'on_request', phase: 'ask' },
    })),
  } as unknown as Skill;
}

const STORYTELLER = skill('storyteller', ['narration'], ['narrate'], 80);
const CHOICES = skill('player-choices', ['choices'], ['evaluate-choice', 'generate-choices'], 80);

const BRIEF = briefFrom({
  seed: 's',
  scene: 3,
  people: [
    { id: 'person:iz', name: 'Iz' },
    { id: 'person:orsolya', name: 'Orsolya Venn', shortName: 'Orsolya' },
  ],
  place: {
    id: 'place:quay',
    name: 'the Quay',
    things: [{ id: 'thing:quay/crane', name: 'the crane' }],
    exits: [{ id: 'place:light', name: 'the Light' }],
  },
  topics: [{ id: 'topic:second-light', name: 'the second light' }],
  you: { items: [{ id: 'item:stamp', name: 'the stamp' }] },
});

const planner = (seed = 'seed') => new BuiltInPlanner({ random: createRandom(seed) });

function request(others: Partial<PlanRequest> = {}): PlanRequest {
  return {
    playerInput: 'Look around',
    intent: null,
    brief: BRIEF,
    isRisky: false,
    availableSkills: [STORYTELLER, CHOICES],
    disabledSkills: [],
    parentPlanId: null,
    generationAttempt: 1,
    failures: [],
    deadline: Date.now() + 5000,
    signal: new AbortController().signal,
    ...others,
  };
}

const plan = (others: Partial<PlanRequest> = {}) => planner().generatePlan(request(others));

async function deedIn(playerInput: string): Promise<Deed & { sceneType: string }> {
  const { tools } = await plan({ playerInput });
  const input = tools[0]?.input as unknown as { brief: Brief };
  return { ...(input.brief.deed as Deed), sceneType: input.brief.sceneType };
}

describe('free text', () => {
  it.each([
    ['look around', 'look', null],
    ['I examine the crane', 'look', 'thing:quay/crane'],
    ['take a look at the crane', 'look', 'thing:quay/crane'],
    ['read the letter', 'look', null],
    ['what is that?', 'look', null],
    ['talk to Iz', 'talk', 'person:iz'],
    ['Ask Orsolya about the second light', 'talk', 'person:orsolya'],
    ["ask about Iz's boots", 'talk', 'person:iz'],
    ['greet the stranger', 'talk', null],
    ['I tell Orsolya the truth', 'talk', 'person:orsolya'],
    ['go to the Light', 'go', 'place:light'],
    ['I walk to the light', 'go', 'place:light'],
    ['leave', 'go', null],
    ['run away', 'go', null],
    ['take the stairs', 'go', null],
    ['search the crane', 'search', 'thing:quay/crane'],
    ['look for a hidden door', 'search', null],
    ['rummage through the drawers', 'search', null],
    ['take the key', 'take', null],
    ['steal from the till', 'take', null],
    ['pick up the lantern', 'take', null],
    ['help Iz', 'help', 'person:iz'],
    ['give Orsolya a hand', 'help', 'person:orsolya'],
    ['heal the wounded man', 'help', null],
    ['threaten Iz', 'threaten', 'person:iz'],
    ['intimidate the guard', 'threaten', null],
    ['persuade Orsolya to sign', 'persuade', 'person:orsolya'],
    ['bribe the clerk', 'persuade', null],
    ['sneak past the guard', 'sneak', null],
    ['hide', 'sneak', null],
    ['follow Iz', 'go', 'person:iz'],
    ['shadow Iz', 'sneak', 'person:iz'],
    ['rest a while', 'rest', null],
    ['sleep until morning', 'rest', null],
    ['take a nap', 'rest', null],
    ['remember the second light', 'remember', 'topic:second-light'],
    ['what do I know about this?', 'remember', null],
    ['recall past betrayals', 'remember', null],
    ['roll the dice', 'try', null],
    ['try to open the hatch', 'try', null],
    ['climb the wall', 'try', null],
    ['attack the guard', 'fight', null],
    ['draw my sword', 'fight', null],
    ['give Iz the stamp', 'give', 'person:iz'],
    ['wait', 'wait', null],
    ['do nothing', 'wait', null],
    ['xyzzy', 'look', null],
    ['LOOK AT THE CRANE!!!', 'look', 'thing:quay/crane'],
  ])('%j means %s', async (text, act, target) => {
    const deed = await deedIn(text);
    expect([deed.act, deed.target?.id ?? null]).toEqual([act, target]);
  });

  it('names what is talked about and what is given', async () => {
    expect((await deedIn('Ask Orsolya about the second light')).topic?.id).toBe('topic:second-light');
    expect((await deedIn('give Iz the stamp')).item?.id).toBe('item:stamp');
  });

  it.each([
    ['go to the Light', 'travel'],
    ['talk to Iz', 'dialogue'],
    ['attack Iz', 'danger'],
    ['remember the second light', 'resolution'],
  ])('%j makes a scene of the type %s', async (text, sceneType) => {
    expect((await deedIn(text)).sceneType).toBe(sceneType);
  });
});

describe('a plan', () => {
  it('tells first and offers choices after, and keeps its contract', async () => {
    const made = await plan();
    expect(validator(PlanSchema)(made)).toEqual([]);
    expect(made).toMatchObject({ parallel: true, metadata: { generationAttempt: 1, parentPlanId: null } });
    expect(made.tools).toMatchObject([
      { toolId: 'narrate', toolPath: 'skills/storyteller/scripts/narrate.mjs', required: true, async: true },
      {
        toolId: 'choices',
        toolPath: 'skills/player-choices/scripts/generate-choices.mjs',
        dependencies: ['narrate'],
        required: false,
        async: true,
      },
    ]);
  });

  it('takes an intent at its word', async () => {
    const intent: Intent = { act: 'help', target: 'person:iz', text: 'Look at the crane' };
    const { tools } = await plan({ intent, playerInput: intent.text });
    expect(tools[0]?.input?.['brief']).toMatchObject({
      deed: { act: 'help', target: { id: 'person:iz', name: 'Iz' } },
    });
  });

  it('takes the skill with the highest priority, and never a disabled one', async () => {
    const better = skill('bard', ['narration'], ['sing'], 90);
    const paths = async (others: Partial<PlanRequest>) =>
      (await plan(others)).tools.map(({ toolPath }) => toolPath);
    const availableSkills = [STORYTELLER, better, CHOICES];
    expect((await paths({ availableSkills }))[0]).toBe('skills/bard/scripts/sing.mjs');
    expect((await paths({ availableSkills, disabledSkills: ['bard'] }))[0]).toContain('storyteller');
    expect(
      await paths({ availableSkills, disabledSkills: ['bard', 'storyteller', 'player-choices'] }),
    ).toEqual([]);
  });

  it('leaves out what nobody offers, and has something to read all the same', async () => {
    const { tools, narrative } = await plan({ availableSkills: [CHOICES], playerInput: 'Open my bag' });
    expect(tools).toMatchObject([{ toolId: 'choices', dependencies: [] }]);
    expect(narrative).toBe('You open your bag.');
  });

  it('carries on the chain of a failed one', async () => {
    const parentPlanId = '550e8400-e29b-41d4-a716-446655440000';
    const made = await plan({ generationAttempt: 3, parentPlanId, disabledSkills: ['memory'] });
    expect(made.metadata).toEqual({ generationAttempt: 3, parentPlanId });
    expect(made.disabledSkills).toEqual(['memory']);
  });

  it('is the same for the same seed, and differs by seed, scene and attempt', async () => {
    const id = async (seed: string, others: Partial<PlanRequest> = {}) =>
      (await planner(seed).generatePlan(request(others))).requestId;
    expect(await id('a')).toBe(await id('a'));
    const ids = [
      await id('a'),
      await id('b'),
      await id('a', { generationAttempt: 2 }),
      await id('a', { brief: { ...BRIEF, scene: 4 } }),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('comes for any text and any brief', async () => {
    const check = validator(PlanSchema);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), briefs(), async (playerInput, brief) => {
        const made = await plan({ playerInput, brief });
        expect(check(made)).toEqual([]);
        expect(made.narrative).not.toBe('');
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe('a script that has its time', () => {
  const scheduled = (when: 'every_scene' | 'on_arrival', phase: 'ask' | 'tell'): Skill => {
    const weather = skill('weather', ['sky'], ['change-weather']);
    return { ...weather, scripts: weather.scripts.map((script) => ({ ...script, runs: { when, phase } })) };
  };
  const toolsWith = async (extra: Skill, parts: JsonObject = {}) => {
    const narrator = skill('teller', ['narration'], ['narrate']);
    const brief = { ...briefFrom({ seed: 's', scene: 2, ...parts }) };
    const asked = request({ brief, availableSkills: [narrator, extra] });
    return (await planner().generatePlan(asked)).tools;
  };

  it('runs in every scene, before the telling or after it', async () => {
    const before = await toolsWith(scheduled('every_scene', 'ask'));
    expect(before.map(({ toolId }) => toolId)).toEqual(['also-weather-change-weather', 'narrate']);
    expect(before[1]?.dependencies).toContain('also-weather-change-weather');
    const after = await toolsWith(scheduled('every_scene', 'tell'));
    expect(after.map(({ toolId }) => toolId)).toEqual(['narrate', 'also-weather-change-weather']);
    expect(after[1]?.dependencies).toEqual(['narrate']);
  });

  it('that runs on arrival runs when the player comes to a place', async () => {
    const at = (arrived: boolean) => ({ place: { id: 'place:quay', name: 'the Quay', arrived } });
    const run = async (arrived: boolean) =>
      (await toolsWith(scheduled('on_arrival', 'ask'), at(arrived))).map(({ toolId }) => toolId);
    expect(await run(true)).toContain('also-weather-change-weather');
    expect(await run(false)).not.toContain('also-weather-change-weather');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../src/base/json.ts';
import { createRandom } from '../../src/base/random.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { offeredIn } from '../../src/engine/saved-state.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { canBeChosen, deedOf, POLICIES, type Policy } from '../../src/engine/trial/policies.ts';
import { openStage, type Stage } from '../../src/engine/trial/stage.ts';
import type { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import type { ScriptCall, ScriptRun } from '../../src/skills/call.ts';
import type { TimedEvent } from '../../src/skills/protocol/decoder.ts';
import type { ScriptRunner } from '../../src/skills/runner.ts';
import { scratchFolder } from '../support/scratch.ts';
import { controlCampaign, writeCampaign } from './campaign.ts';
import type { DroppedIn, Side } from './control.ts';
import { openServer, SERVER } from './server.ts';

export interface PlayOptions {
  seed: string;
  scenes: number;
  /** Names of policies; each plays once. */
  policies: readonly string[];
}

/** Plays one side of a control by every policy. */
export async function playSide(side: Side, { seed, scenes, policies }: PlayOptions): Promise<Scene[][]> {
  using scratch = scratchFolder('controls');
  const folder = path.join(scratch.path, 'the-weigh-house');
  writeCampaign(side.files?.(controlCampaign()) ?? controlCampaign(), folder);
  const campaign = loadCampaign(folder);
  const skillFolder = path.join(scratch.path, 'skills');
  for (const skill of side.skills ?? []) writeSkill(skill, skillFolder);
  const { decides, without } = side;
  await using server = await serverFor(side);
  const config = server.configOf(side);
  const stage = await openStage({
    campaign,
    ...(side.skills !== undefined && { skillFolders: [skillFolder] }),
    ...(config !== undefined && { config }),
    ...(without !== undefined && { without }),
    wrapRunner: (runner) => answeringRunner(runner, side),
    ...(decides !== undefined && { wrapPlanner: (planner) => decidingPlanner(planner, decides) }),
  });
  const somebody = anyPersona(campaign.template);
  const persona = side.persona?.(somebody) ?? somebody;
  try {
    const played: Scene[][] = [];
    for (const name of policies) played.push(await play(stage, { name, seed, scenes, persona }));
    return played;
  } finally {
    await stage.close();
  }
}

/** A side whose settings name a server gets one. */
async function serverFor({ config = {} }: Side) {
  const server = JSON.stringify(config).includes(SERVER) ? await openServer() : null;
  return {
    configOf: ({ config: written }: Side): Side['config'] =>
      written &&
      (JSON.parse(JSON.stringify(written).replaceAll(SERVER, server?.base ?? '')) as NonNullable<
        Side['config']
      >),
    [Symbol.asyncDispose]: async () => await server?.close(),
  };
}

async function play(
  stage: Stage,
  {
    name,
    seed,
    scenes,
    persona,
  }: { name: string; seed: string; scenes: number; persona: ReturnType<typeof anyPersona> },
): Promise<Scene[]> {
  const policy = POLICIES[name] as Policy;
  const random = createRandom(`${seed}/${name}`);
  const done = new Map<string, number>();
  const { session, end } = await stage.begin({ seed, persona });
  const shown = [await session.open()];
  while (shown.length < scenes && !session.isOver) {
    const open = offeredIn(session.state).filter(canBeChosen);
    if (open.length === 0) break;
    const choice = policy(open, { random: random.fork(`${shown.length}`), done });
    done.set(deedOf(choice), (done.get(deedOf(choice)) ?? 0) + 1);
    shown.push(await session.choose(choice.id));
  }
  await end();
  return shown;
}

function decidingPlanner(planner: BuiltInPlanner, decides: NonNullable<Side['decides']>) {
  return {
    name: planner.name,
    generatePlan: async (request: Parameters<BuiltInPlanner['draft']>[0]) =>
      planner.compose(decides(await planner.draft(request))),
  };
}

function writeSkill({ name, manifest, prompt }: DroppedIn, folder: string): void {
  const own = path.join(folder, name);
  mkdirSync(path.join(own, 'scripts'), { recursive: true });
  const scripts = [{ name: 'tell', path: 'scripts/tell.mjs', runs: { when: 'every_scene', phase: 'ask' } }];
  const whole = {
    ...{ name, displayName: name, description: `Tells of ${name}.`, version: '1.0.0', author: 'A control' },
    ...{ license: 'MIT', capabilities: [name], scripts, ...manifest },
  };
  writeFileSync(path.join(own, 'skill.json'), JSON.stringify(whole));
  if (prompt !== undefined) writeFileSync(path.join(own, 'prompt.md'), prompt);
  // Nobody starts it: the runner speaks for it.
  writeFileSync(path.join(own, 'scripts/tell.mjs'), '');
}

/** How many times its limit a script gets: how busy the machine is must not show in a story. */
const UNHURRIED = 20;

/** Lets scripts run as ever and changes what they have answered; speaks for the scripts of skills that were dropped in. */
function answeringRunner(inner: ScriptRunner, { answers = {}, skills = [] }: Side): ScriptRunner {
  return {
    async run(call, signal) {
      const dropped = skills.find(({ name }) => call.file.includes(`${path.sep}${name}${path.sep}`));
      if (dropped !== undefined) return spokenFor(dropped, call);
      const change = answers[path.parse(call.file).name];
      const { timeLimit } = call;
      const run = await inner.run(
        { ...call, timeLimit: { ...timeLimit, ms: timeLimit.ms * UNHURRIED } },
        signal,
      );
      return change === undefined
        ? run
        : { ...run, events: run.events.map((event) => changed(event, change)) };
    },
    get isClosing() {
      return inner.isClosing;
    },
    get hostFolder() {
      return inner.hostFolder;
    },
    tempFolderOf: (skill) => inner.tempFolderOf(skill),
    prewarm: () => {},
    dropPrewarmed: () => {},
    sweepSoon: () => inner.sweepSoon(),
    close: (graceMs) => inner.close(graceMs),
  };
}

function changed(event: TimedEvent, change: (answer: JsonObject) => JsonObject): TimedEvent {
  return event.type === 'state_patch' ? { ...event, patch: change(event.patch) } : event;
}

function spokenFor({ events }: DroppedIn, call: ScriptCall): ScriptRun {
  const now = Date.now();
  const timestamp = new Date(now).toISOString();
  const all = [...events, { type: 'done', ok: true }].map(
    (event) => ({ version: '0', timestamp, ...event }) as TimedEvent,
  );
  for (const event of all) call.onEvent?.(event);
  return {
    ...{ startedAt: now, executionTimeMs: 0, exitCode: 0, signal: null, stderr: '' },
    ...{ events: all, confinement: null, error: null },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { createRandom } from '../../src/base/random.ts';
import { campaignRoots, findCampaign } from '../../src/campaign/list.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { PlaySession } from '../../src/engine/play/play-session.ts';
import { readyCampaign } from '../../src/engine/play/ready-campaign.ts';
import { withRuntime } from '../../src/engine/play/runtime.ts';
import { openStories } from '../../src/engine/play/stories.ts';
import type { Choice, Scene } from '../../src/engine/scene.ts';
import type { TellOptions } from '../../src/engine/session-options.ts';
import type { LanguageModel } from '../../src/models/language/language-model.ts';
import { changeStoryteller } from '../../src/models/language/storyteller.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type HeardCall, heardModel } from './heard.ts';
import { nearest } from './options.ts';
import { campaignOf, type Tape } from './tape.ts';
import { tapeModel } from './tape-model.ts';

export interface Played {
  scenes: Scene[];
  calls: HeardCall[];
  /** Names of the people of the campaign. */
  people: string[];
  /** From the choice to the first word on the page, scene by scene; null where a scene came at once. */
  firstWordMs: (number | null)[];
  /** Choices of the tape that were not offered, so that another was made. */
  otherPicks: number;
  /** How many tokens the model holds. */
  context: number;
}

interface Play {
  campaign: string;
  seed: string;
  scenes: number;
  model: LanguageModel;
  /** Where the bridge has the answers that a sparse campaign is filled out with: a folder or a file. */
  bridge?: string;
  enrich?: readonly string[];
  /** Told which scene comes. */
  onScene?: (scene: number) => void;
  pick(scene: Scene): Choice | undefined | Promise<Choice | undefined>;
}

/** Plays a tape; with another context than its own, the same answers are given to other prompts. */
export async function playTape(
  tape: Tape,
  { context = tape.context, scenes = tape.scenes.length }: { context?: number; scenes?: number } = {},
): Promise<Played> {
  const model = tapeModel(tape, context);
  let otherPicks = 0;
  const played = await play({
    ...{ campaign: campaignOf(tape), seed: tape.seed, model, enrich: tape.enrich },
    scenes: Math.min(scenes, tape.scenes.length),
    onScene: (scene) => {
      model.scene = scene;
    },
    pick: ({ scene, choices }) => {
      const pick = tape.scenes[scene]?.pick ?? '';
      const open = choices.filter(({ needs }) => needs === undefined);
      const wanted = open.find(({ text }) => text === pick);
      if (wanted === undefined) otherPicks += 1;
      return wanted ?? nearest(pick, open);
    },
  });
  return { ...played, otherPicks, context };
}

/** Plays with a model that nobody plays; choices are made by the seed, rather one that answers the question. */
export async function playModel(
  model: LanguageModel,
  { campaign, seed, scenes }: { campaign: string; seed: string; scenes: number },
): Promise<Played> {
  const random = createRandom(`${seed}/story-eval`);
  const chosen = await model.choice('prose');
  const played = await play({
    ...{ campaign, seed, scenes, model },
    pick: ({ scene, choices }) => {
      const open = choices.filter(({ needs }) => needs === undefined);
      const answering = open.filter(({ answers }) => answers !== undefined);
      return random.fork(String(scene)).pick(answering.length > 0 ? answering : open);
    },
  });
  return { ...played, otherPicks: 0, context: chosen.kind === 'none' ? 0 : chosen.contextTokens };
}

/** A home of its own for each play: nothing of the user's is read or written. */
export async function play({ campaign, seed, scenes, model, bridge, enrich = [], onScene, pick }: Play) {
  using scratch = scratchFolder('story-eval');
  const home = path.join(scratch.path, 'home');
  mkdirSync(home);
  const before = process.env['NARRATORIA_HOME'];
  process.env['NARRATORIA_HOME'] = home;
  try {
    const answers = enrich.length > 0 ? cassette(enrich, scratch.path) : bridge;
    if (answers !== undefined) await enrichFrom(answers, home);
    return await withRuntime({ inProcess: true }, async (runtime) => {
      const heard = heardModel(model);
      const stories = await openStories(runtime, { model: heard.model });
      const ready = await readyCampaign(findCampaign(campaign, campaignRoots()));
      const persona = anyPersona(ready.campaign.template);
      const session = await PlaySession.open({ kind: 'new', seed, persona, ...ready }, { runtime, stories });
      const told: Scene[] = [];
      const firstWordMs: (number | null)[] = [];
      const tell = async (work: (options: TellOptions) => Promise<Scene>) => {
        heard.scene = told.length + 1;
        onScene?.(heard.scene);
        const clock = firstWordClock();
        told.push(await work(clock.options));
        firstWordMs.push(clock.ms());
      };
      try {
        await tell((options) => session.first(options));
        while (told.length < scenes && told.at(-1)?.ending === undefined) {
          // The scene is noted down while the player reads it.
          const [choice] = await Promise.all([pick(told.at(-1) as Scene), session.background]);
          if (choice === undefined) break;
          await tell((options) => session.choose(choice.id, options));
        }
        await session.background;
      } finally {
        await session.close();
        await stories.close();
      }
      const people = ready.campaign.people.map(({ name }) => name);
      return { scenes: told, calls: heard.calls, people, firstWordMs };
    });
  } finally {
    if (before === undefined) delete process.env['NARRATORIA_HOME'];
    else process.env['NARRATORIA_HOME'] = before;
  }
}

/** What a sparse campaign is filled out with comes through the bridge, before the story begins. */
async function enrichFrom(baseUrl: string, home: string): Promise<void> {
  await changeStoryteller(home, {
    ...{ provider: 'bridge', model: 'tape', baseUrl, fallbackProvider: 'built-in' },
  });
}

function cassette(answers: readonly string[], folder: string): string {
  const file = path.join(folder, 'enrich.yaml');
  writeFileSync(file, stringify(answers.map((answer) => ({ task: 'enrich', answer }))));
  return file;
}

function firstWordClock() {
  const start = performance.now();
  let first: number | null = null;
  const options: TellOptions = {
    watch: {
      onProgress: (progress) => {
        if (progress.type !== 'event' || progress.event.type !== 'ui_event') return;
        if (progress.event.event === 'narration_delta') first ??= Math.round(performance.now() - start);
      },
    },
  };
  return { options, ms: () => first };
}

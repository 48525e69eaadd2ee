/**
 * How much the choices owe to what the player did or learned: plays the shipped campaigns and looks at every choice from
 * the third scene on. `node bin/dev proof/bench/skills-figures.ts [--scenes N] [--seed S] [--json]`
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { silentLog } from '../../src/base/log.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { mentionFinder } from '../../src/campaign/mentions.ts';
import type { Choice, Scene } from '../../src/engine/scene.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { type PlaythroughStore, SqliteStore } from '../../src/store/index.ts';
import { ROOT, runProgram } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';

const CAMPAIGNS = ['low-water', 'the-extra-sleeper', 'part-heard', 'the-honourable-snail'];
/** By then something was done and something learned. */
const FIRST_COUNTED = 3;

interface Figures {
  campaign: string;
  choices: number;
  /** Share whose text names something that this or an earlier scene told of, or an earlier deed was about. */
  namesSomethingKnown: number;
  /** Share that gives as a reason what the player did, or has learned. */
  givesThePast: number;
  /** Share that gives a memory as a reason. */
  givesAMemory: number;
  /** Share for which the store finds an earlier event with a relevance of 0.7 or more. */
  findsAnEvent: number;
  /** Share that speaks of a stat or a trait of the character. */
  givesATrait: number;
  longest: number;
}

const { values: args } = parseArgs({
  options: {
    scenes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const figures: Figures[] = [];
for (const campaign of CAMPAIGNS) figures.push(await figuresFor(campaign));
if (args.json) console.log(JSON.stringify(figures));
else console.table(figures);

async function figuresFor(campaign: string): Promise<Figures> {
  using scratch = scratchFolder('figures');
  const home = scratch.path;
  const scenes = await play(campaign, home);
  const store = await SqliteStore.open({ home, log: silentLog() });
  const embedder = openEmbedder({ home, log: silentLog() });
  store.setEmbedder(embedder);
  const [saved] = await store.playthroughs();
  if (saved === undefined) throw new Error(`${campaign} was played and not saved.`);
  try {
    return await count(campaign, scenes, store.playthrough(saved.playthroughId));
  } finally {
    await store.close();
    await embedder.close();
  }
}

async function play(campaign: string, home: string): Promise<Scene[]> {
  const auto = ['--auto', args.scenes, '--seed', args.seed, '--json'];
  const { stdout, stderr, code } = await runProgram(['play', campaign, ...auto], { home });
  if (code !== 0) throw new Error(`${campaign}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scene);
}

async function count(name: string, scenes: readonly Scene[], story: PlaythroughStore): Promise<Figures> {
  const campaign = loadCampaign(path.join(ROOT, 'campaigns', name));
  const find = mentionFinder(campaign);
  const sceneOf = new Map(scenes.map(({ plan, scene }) => [plan.requestId, scene]));
  const known = new Set<string>();
  const marks: {
    known: boolean;
    memory: boolean;
    event: boolean;
    past: boolean;
    trait: boolean;
    words: number;
  }[] = [];
  for (const { scene, location, prose, chosen, choices } of scenes) {
    const place = campaign.places.find((entry) => entry.name.toLowerCase() === location.toLowerCase());
    const mentionsIn = (text: string) => find(text, place?.id);
    for (const id of mentionsIn([...prose, chosen?.text ?? ''].join('\n'))) known.add(id);
    if (scene >= FIRST_COUNTED) {
      for (const choice of choices) {
        marks.push({
          known: mentionsIn(choice.text).some((id) => known.has(id)),
          memory: hasReason(choice, 'memory'),
          past: hasReason(choice, 'memory') || hasReason(choice, 'lore'),
          event: await findsEvent(choice, scene, story, sceneOf),
          trait: hasReason(choice, 'trait'),
          words: choice.text.split(' ').length,
        });
      }
    }
  }
  const share = (test: (mark: (typeof marks)[number]) => boolean) =>
    Math.round((marks.filter(test).length / marks.length) * 100) / 100;
  return {
    campaign: name,
    choices: marks.length,
    namesSomethingKnown: share((mark) => mark.known),
    givesThePast: share((mark) => mark.past),
    givesAMemory: share((mark) => mark.memory),
    findsAnEvent: share((mark) => mark.event),
    givesATrait: share((mark) => mark.trait),
    longest: Math.max(...marks.map(({ words }) => words)),
  };
}

function hasReason({ because }: Choice, kind: string): boolean {
  return because.some((reason) => reason.kind === kind);
}

/** Whether memory answers to the words of a choice with something that had happened by then. */
async function findsEvent(
  { text }: Choice,
  scene: number,
  story: PlaythroughStore,
  sceneOf: ReadonlyMap<string | null, number>,
): Promise<boolean> {
  const { results } = await story.semanticSearch(text, 'memory', 20);
  return results.some(({ record }) => (sceneOf.get(record.id.split('/')[0] ?? '') ?? 0) <= scene);
}

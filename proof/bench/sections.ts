import type { Curve } from './support/curve.ts';
import type { Row, Say } from './support/measure.ts';

/** One table of the benchmarks. */
export interface Section {
  about: string;
  /** Takes long, and runs only when it is asked for. */
  isApart?: true;
  measure(wish: Wish): Promise<Figures>;
}

export interface Wish {
  say: Say;
  /** Growth is not followed beyond this size. */
  most: number;
}

export interface Figures {
  rows?: Row[];
  curves?: Curve[];
}

/** What is loaded is loaded only when it is asked for: a process that has loaded more takes longer to start others. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  executor: {
    about: 'a plan of trivial scripts, beside a bare spawn loop',
    measure: async () => ({ rows: await (await import('./executor.ts')).benchExecutor() }),
  },
  graph: {
    about: 'scheduling alone, work in this process, beside LangGraph.js',
    measure: async () => ({ rows: await (await import('./graph.ts')).benchGraph() }),
  },
  decode: {
    about: 'events from bytes to checked objects, beside JSON.parse',
    measure: async () => ({ rows: await (await import('./decode.ts')).benchDecoder() }),
  },
  prewarm: {
    about: 'a call to a script that waits, beside one that is started',
    measure: async () => ({ rows: await (await import('./prewarm.ts')).benchPrewarming() }),
  },
  confinement: {
    about: 'the smallest script in three languages, confined, beside the same script with all rights',
    measure: async () => ({ rows: await (await import('./confinement.ts')).benchConfinement() }),
  },
  startup: {
    about: 'the shortest command, beside Node doing nothing',
    measure: async () => ({ rows: await (await import('./startup.ts')).benchStartup() }),
  },
  serve: {
    about: 'the server from start to its address, and its memory, beside an empty Fastify server',
    measure: async ({ say }) => ({ rows: await (await import('./serve.ts')).benchServe(say) }),
  },
  store: {
    about: 'searches and writes, beside bare sqlite-vec and SQLite',
    measure: async ({ say }) => ({ rows: await (await import('./store.ts')).benchStore(say) }),
  },
  neighbours: {
    about: 'recall and time of a search for the nearest ten, beside hnswlib',
    measure: async () => ({ rows: await (await import('./neighbours.ts')).benchNeighbours() }),
  },
  embeddings: {
    about: 'texts through the inference host, beside the model in this process',
    measure: async () => ({ rows: await (await import('./embeddings.ts')).benchEmbeddings() }),
  },
  ingest: {
    about: 'taking a campaign in, beside counting tokens, looking at files, and the vectors alone',
    measure: async ({ say }) => ({ rows: await (await import('./ingest.ts')).benchIngestion(say) }),
  },
  validate: {
    about: 'validating and loading 1,000 lore files, beside reading them',
    measure: async () => ({ rows: await (await import('./validate.ts')).benchValidation() }),
  },
  generate: {
    about: 'time to the first token, cold, warm and restarted; what a cancel takes',
    measure: async ({ say }) => ({ rows: await (await import('./generate.ts')).benchGenerate(say) }),
  },
  skills: {
    about: 'every shipped script, beside a Node process that does nothing',
    measure: async () => ({ rows: await (await import('./skills.ts')).benchSkills() }),
  },
  scene: {
    about: 'a scene with the built-in narrator, beside the longest chain of its processes',
    measure: async () => ({ rows: await (await import('./scene.ts')).benchScenes() }),
  },
  page: {
    about: 'the page in Chromium: first prose, a click at scene 1,000, its elements and scripts',
    measure: async () => ({ rows: await (await import('./page.ts')).benchPage() }),
  },
  'growth-tools': {
    about: 'a plan of 1 to 200 tools',
    isApart: true,
    measure: async ({ most }) => ({ curves: await (await import('./growth/tools.ts')).growTools(most) }),
  },
  'growth-memories': {
    about: 'a story with 1,000 to 100,000 memories',
    isApart: true,
    measure: async ({ most }) => ({
      curves: await (await import('./growth/memories.ts')).growMemories(most),
    }),
  },
  'growth-lore': {
    about: 'a campaign of 10 to 2,000 lore files',
    isApart: true,
    measure: async ({ most }) => ({ curves: await (await import('./growth/lore.ts')).growLore(most) }),
  },
  'growth-scenes': {
    about: 'a story of 1 to 2,000 scenes, played by the program; takes half an hour',
    isApart: true,
    measure: async ({ most, say }) => ({
      curves: await (await import('./growth/scenes.ts')).growScenes(most, say),
    }),
  },
};

/** The sections that are meant: `growth` stands for all of its kind, no name for all that do not run apart. */
export function sectionsFor(names: readonly string[]): string[] {
  const all = Object.keys(SECTIONS);
  if (names.length === 0) return all.filter((name) => SECTIONS[name]?.isApart !== true);
  return names.flatMap((name) =>
    name === 'growth' ? all.filter((one) => one.startsWith('growth-')) : [name],
  );
}

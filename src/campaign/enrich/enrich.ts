import { leaveOutBroken } from '../broken.ts';
import { CampaignFolder } from '../folder.ts';
import { CampaignProblemError } from '../problem.ts';
import { readAuthor } from './author.ts';
import { addFiles } from './files/add-files.ts';
import { missingIn } from './files/missing.ts';
import type { Recipe } from './files/provenance.ts';
import { README, readmeFor } from './files/readme.ts';
import { type NewFile, renderDraft } from './files/render.ts';
import { sidecarsIn } from './files/undo.ts';
import { improveDraft } from './model/improve.ts';
import type { WriteWithModel } from './model/writer.ts';
import { compose } from './story/compose.ts';
import { takeInventory } from './story/inventory.ts';
import { makeStory } from './story/story.ts';

export interface EnrichOptions {
  /** When it is done, for provenance. */
  now: Date;
  /** Version of the program, for provenance. */
  version: string;
  /** Writes with a local model; without one the built-in generator does all of it. */
  writer?: WriteWithModel | null;
  /** Files that the author has deleted after an earlier run; they do not come back. */
  deleted?: readonly string[];
  /** How long it may take in all. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

export interface Enriched {
  folder: string;
  /** Paths of what was added, the README last; empty when nothing was missing. */
  added: string[];
  sources: string[];
  recipe: Recipe | null;
}

const DEADLINE_MS = 15_000;
/** The rest is kept for the built-in generator and for writing the files. */
const MODEL_SHARE = 0.65;

/**
 * Makes a whole campaign out of a sparse one: adds whatever kind of content is missing, built on the author's words,
 * and marks all of it. Nothing that is there is ever changed.
 */
export async function enrichCampaign(location: string, options: EnrichOptions): Promise<Enriched> {
  // The signals below do not keep the program running; a model that never answers must not end it early.
  const awake = setTimeout(() => {}, options.deadlineMs ?? DEADLINE_MS);
  try {
    return await enrich(location, options);
  } finally {
    clearTimeout(awake);
  }
}

async function enrich(location: string, options: EnrichOptions): Promise<Enriched> {
  const { deadlineMs = DEADLINE_MS, signal } = options;
  const started = performance.now();
  const within = (share: number) => {
    const left = Math.max(0, deadlineMs * share - (performance.now() - started));
    const time = AbortSignal.timeout(Math.ceil(left));
    return signal === undefined ? time : AbortSignal.any([signal, time]);
  };
  signal?.throwIfAborted();
  const folder = new CampaignFolder(location);
  leaveOutBroken(folder);
  const flaw = folder.problems.find(({ severity }) => severity === 'error');
  if (flaw !== undefined) throw new CampaignProblemError(flaw);
  const author = readAuthor(folder);
  const inventory = takeInventory(folder);
  const earlier = sidecarsIn(folder)[0]?.[1].enrichment ?? null;
  // What was made up by an earlier version goes on as it is: another story must not begin in the middle of it.
  if (earlier?.domain !== undefined && folder.has(README)) return nothingAdded(folder);
  // It takes a moment to load the part that knows English, and a complete campaign has no need of it.
  const { readPremise } = await import('./premise/read.ts');
  const recipe: Recipe = { from: 'premise', seed: earlier?.seed ?? author.seed };
  const story = makeStory(author, readPremise(author), inventory, recipe.seed);
  const draft = compose(story);
  const builtIn = `narratoria/built-in@${options.version}`;
  const improved = options.writer
    ? await improveDraft(draft, story, options.writer, within(MODEL_SHARE))
    : new Set<string>();
  signal?.throwIfAborted();

  const sourceOf = ({ path }: NewFile) =>
    improved.has(path) ? (options.writer?.modelId ?? builtIn) : builtIn;
  const planned = renderDraft(draft);
  const files = missingIn(folder, planned, options.deleted);
  if (files.length === 0) return nothingAdded(folder);
  const sources = [...new Set(files.map(sourceOf))];
  const origin = { generatedAt: options.now.toISOString(), seedData: author.seedData, recipe };
  const readme = readmeFor({
    title: author.manifest.title,
    files: planned
      .map(({ path }) => path)
      .filter((path) => folder.has(path) || files.some((file) => file.path === path)),
    sources,
    ...origin,
  });
  const added = await addFiles(folder.root, files, readme, (file) => ({
    ...origin,
    sourceModel: sourceOf(file),
  }));
  return { folder: folder.root, added, sources, recipe };
}

function nothingAdded(folder: CampaignFolder): Enriched {
  return { folder: folder.root, added: [], sources: [], recipe: null };
}

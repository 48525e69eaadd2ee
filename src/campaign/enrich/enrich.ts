import type { Embedder } from '../../store/embedder.ts';
import { CampaignFolder } from '../folder.ts';
import { CampaignProblemError } from '../problem.ts';
import { type AuthorText, readAuthor } from './author.ts';
import { chooseRecipe, type Embed, type Recipe } from './choose.ts';
import { compose } from './compose/compose.ts';
import { takeInventory } from './compose/inventory.ts';
import { makeWorld } from './compose/world.ts';
import { addFiles } from './files/add-files.ts';
import { missingIn } from './files/missing.ts';
import { readmeFor } from './files/readme.ts';
import { type NewFile, renderDraft } from './files/render.ts';
import { sidecarsIn } from './files/undo.ts';
import { improveDraft } from './model/improve.ts';
import type { WriteWithModel } from './model/writer.ts';

export interface EnrichOptions {
  /** When it is done, for provenance. */
  now: Date;
  /** Version of the program, for provenance. */
  version: string;
  /** Compares by meaning; without one, or while it has no model, words decide. */
  embedder?: Embedder | null;
  /** Writes with a local model; without one the built-in generator does all of it. */
  writer?: WriteWithModel | null;
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
/** Comparing by meaning may take this much of the time, models included. */
const EMBED_SHARE = 0.25;
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
  const flaw = folder.problems.find(({ severity }) => severity === 'error');
  if (flaw !== undefined) throw new CampaignProblemError(flaw);
  const author = readAuthor(folder);
  const inventory = takeInventory(folder);
  // It takes a moment to load the part that knows English, and a complete campaign has no need of it.
  const { readWords } = await import('./read/read.ts');
  const reading = readWords(author);
  const recipe =
    earlierRecipe(folder) ??
    (await chooseRecipe(
      reading,
      { text: textOf(author), seed: author.seed },
      embedWith(options.embedder, within(EMBED_SHARE)),
    ));
  const world = makeWorld(author, reading, inventory, recipe);
  const draft = compose(world);
  const builtIn = `narratoria/built-in@${options.version}`;
  const improved = options.writer
    ? await improveDraft(draft, world, options.writer, within(MODEL_SHARE))
    : new Set<string>();
  signal?.throwIfAborted();

  const sourceOf = ({ path }: NewFile) =>
    improved.has(path) ? (options.writer?.modelId ?? builtIn) : builtIn;
  const planned = renderDraft(draft);
  const files = missingIn(folder, planned);
  if (files.length === 0) return { folder: folder.root, added: [], sources: [], recipe: null };
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

/** What an earlier run has built on, so that what is added now goes with what was added then. */
function earlierRecipe(folder: CampaignFolder): Recipe | null {
  return sidecarsIn(folder)[0]?.[1].enrichment ?? null;
}

function textOf({ outline, prose }: AuthorText): string {
  return `${outline} ${prose}`.slice(0, 2000);
}

/** Words decide where meaning cannot be had in time. */
function embedWith(embedder: Embedder | null | undefined, signal: AbortSignal): Embed {
  return async (texts) => {
    if (!embedder) return null;
    const late = new Promise<null>((resolve) =>
      signal.addEventListener('abort', () => resolve(null), { once: true }),
    );
    try {
      return await Promise.race([embedder.embed(texts, { signal }), late]);
    } catch {
      return null; // there is no model yet, and nothing to be done about it here
    }
  };
}

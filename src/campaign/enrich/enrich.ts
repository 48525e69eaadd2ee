import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { enrichSystem } from '../../prompts/tasks/enrich.ts';
import { leaveOutBroken } from '../broken.ts';
import { CampaignFolder } from '../folder.ts';
import { CampaignProblemError } from '../problem.ts';
import { type AuthorText, readAuthor } from './author.ts';
import { addFiles } from './files/add-files.ts';
import { missingIn } from './files/missing.ts';
import type { Recipe } from './files/provenance.ts';
import { README, readmeFor } from './files/readme.ts';
import { type NewFile, renderDraft } from './files/render.ts';
import { sidecarsIn } from './files/undo.ts';
import { askWith } from './model/ask.ts';
import { improveDraft } from './model/improve.ts';
import { readByModel } from './model/reading.ts';
import type { Shortfall, WriteWithModel } from './model/writer.ts';
import type { Premise } from './premise/premise.ts';
import { compose } from './story/compose.ts';
import { type Inventory, takeInventory } from './story/inventory.ts';
import { asOpened, withRoom } from './story/plot.ts';
import { makeStory } from './story/story.ts';

export interface EnrichOptions {
  /** When it is done, for provenance. */
  now: Date;
  /** Version of the program, for provenance. */
  version: string;
  /** Writes with a model; without one the built-in generator does all of it. */
  writer?: WriteWithModel | null;
  /** Files that the author has deleted after an earlier run; they do not come back. */
  deleted?: readonly string[];
  /** Hears of every part that the model did not write. */
  onShortfall?: (shortfall: Shortfall) => void;
  /** How long it may take in all; for a model elsewhere, how long it may be silent. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

export interface Enriched {
  folder: string;
  /** Paths of what was added, the README last; empty when nothing was missing. */
  added: string[];
  sources: string[];
  /** How many of the files the model had a hand in. */
  byModel: number;
  /** What the model was asked for and did not write, as far as one can say. */
  shortfalls: Shortfall[];
  recipe: Recipe | null;
}

/** What the specs give it on this device. */
const DEADLINE_MS = 15_000;
/** The rest is kept for the built-in generator and for writing the files. */
const MODEL_SHARE = 0.65;
/**
 * A model that answers from elsewhere is stopped when it falls silent, not after a sum of seconds: seven answers of a good
 * model take longer than the specs allow a model on the device, and the same answers have to give the same story, however
 * long they took. So this is counted from the last question or answer.
 */
const PATIENCE_MS = 300_000;

/**
 * Makes a whole campaign out of a sparse one: adds whatever kind of content is missing, built on the author's words,
 * and marks all of it. Nothing that is there is ever changed.
 */
export async function enrichCampaign(location: string, options: EnrichOptions): Promise<Enriched> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitOf(options));
  const { writer, signal } = options;
  const hears = writer?.isElsewhere === true ? () => void timer.refresh() : () => {};
  try {
    const either = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
    return await enrich(location, options, { signal: either, hears });
  } finally {
    clearTimeout(timer);
  }
}

async function enrich(
  location: string,
  options: EnrichOptions,
  patience: { signal: AbortSignal; hears: () => void },
): Promise<Enriched> {
  const { signal, writer = null } = options;
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
  const shortfalls: Shortfall[] = [];
  const fallShort = (shortfall: Shortfall) => {
    shortfalls.push(shortfall);
    options.onShortfall?.(shortfall);
  };
  const ask = writer && askWith(writer, prefixFor(author, inventory), patience, fallShort);
  const { withStakes } = await import('./premise/stakes.ts');
  // A book says what is wanted in what it says of its people; a premise says it itself.
  const isBook = inventory.isImported && !inventory.isForOne;
  const plain = readPremise(author, isBook);
  const read = isBook ? withStakes(plain, inventory.people, author.truth !== '') : plain;
  const premise = withTruth(ask === null ? read : await readByModel(ask, read, author), author);
  const story = makeStory(author, premise, inventory, recipe.seed);
  const draft = compose(story);
  const builtIn = `narratoria/built-in@${options.version}`;
  const improved =
    writer === null || ask === null
      ? new Set<string>()
      : await improveDraft(draft, story, ask, writer, fallShort);
  if (improved.size > 0 && draft.beats !== null) draft.beats = withRoom(asOpened(draft.beats, draft.scenes));
  // A place that only the model has named is the model's, whoever describes it.
  for (const { slug, inside } of story.sites)
    if (premise !== read && isPlaceOf(premise, inside) && !isPlaceOf(read, inside))
      improved.add(`lore/locations/${slug}_generated.md`);
  signal?.throwIfAborted();

  const sourceOf = ({ path }: NewFile) => (improved.has(path) && writer !== null ? writer.modelId : builtIn);
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
  const byModel = files.filter(({ path }) => improved.has(path)).length;
  return { folder: folder.root, added, sources, byModel, shortfalls, recipe };
}

function nothingAdded(folder: CampaignFolder): Enriched {
  return { folder: folder.root, added: [], sources: [], byModel: 0, shortfalls: [], recipe: null };
}

/** How long the model has. */
function limitOf({ deadlineMs, writer }: EnrichOptions): number {
  if (writer?.isElsewhere === true) return deadlineMs ?? PATIENCE_MS;
  return (deadlineMs ?? DEADLINE_MS) * MODEL_SHARE;
}

/** As much of the author's words as a model is given. */
const LONGEST_WORDS = 6000;

/** The premise, who is there already, and the rest. */
function prefixFor(
  { manifest: { title, description = '' }, premise, prose, telling }: AuthorText,
  { people }: Inventory,
): string {
  const known = people.map(({ profile }) => whoIs(profile));
  const parts = [description, premise, telling, ...known, ...prose.split(/\n{2,}/)].map((text) =>
    text.trim(),
  );
  const words = [...new Set(parts)].filter((text) => text !== '').join('\n\n');
  return enrichSystem({ title, words: words.slice(0, LONGEST_WORDS) });
}

const LONGEST_PERSON = 500;

/** Somebody whom the author has written, in a few sentences. */
function whoIs({ name, role, background = '', motivations = [], secrets = '' }: NpcProfile): string {
  const wants = motivations.map((want) => `${name} wants to ${want}.`).join(' ');
  const kept = secrets.endsWith('.md') ? '' : secrets;
  return `${name}: ${role}. ${[background, wants, kept].join(' ')}`
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_PERSON);
}

/** What is behind it is as the author says, where the author says it; whoever is named first in it did it. */
function withTruth(premise: Premise, { truth, people }: AuthorText): Premise {
  if (truth === '') return premise;
  const names = [...people, ...premise.people.flatMap(({ name }) => name ?? [])];
  const at = (name: string) => truth.indexOf(name);
  const [who = ''] = names.filter((name) => at(name) !== -1).toSorted((one, other) => at(one) - at(other));
  return { ...premise, truth: { text: truth.replace(/\s+/g, ' '), who } };
}

const isPlaceOf = ({ places }: Premise, inside: string) => places.some(({ name }) => name === inside);

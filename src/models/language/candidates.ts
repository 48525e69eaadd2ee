import { NarratoriaError } from '../../base/errors.ts';
import type { Task } from '../../contracts/conversation.ts';
import { isOffline } from '../offline.ts';
import { chooseFile, type Machine, type ModelChoice, type NoChoice, nobody } from './choice.ts';
import { contextOf } from './context.ts';
import type { ModelSettings } from './settings.ts';
import { checkSource, isHosted, type ModelSource, placeOfSource, titleOf, withoutKey } from './source.ts';
import type { Storyteller, Wanted } from './storyteller.ts';

/** A model that may be asked, with what is needed to ask it. */
export type Candidate =
  | { choice: Extract<ModelChoice, { kind: 'file' }>; source: null }
  | { choice: Extract<ModelChoice, { kind: 'server' }>; source: ModelSource };

interface CandidateOptions {
  task: Task;
  settings: ModelSettings;
  storyteller: Storyteller;
  homes: readonly string[];
  machine: Machine;
  isBanned(file: string): boolean;
}

/** Who is asked for a task, the first first; or why nobody is. */
export type Asked = { candidates: [Candidate, ...Candidate[]] } | { candidates: null; nobody: NoChoice };

type Wish = Exclude<Wanted, { kind: 'built-in' }> & { narrator?: string };

/** Finds who is asked. Throws when settings cannot be used and nobody else is there. */
export async function candidatesFor(options: CandidateOptions): Promise<Asked> {
  const { task, settings, storyteller } = options;
  const own = settings.tasks?.[task];
  if (own === 'none')
    return none(nobody(`No model does this (tasks.${task} in models.json)`, 'Remove it there'));
  const wishes = own === undefined ? inOrder(storyteller) : [forTask(own, storyteller.first)];
  const candidates: Candidate[] = [];
  let reason: NoChoice | null = null;
  let problem: NarratoriaError | null = null;
  for (const wish of wishes) {
    try {
      const found = await candidateFor(wish, options);
      if ('candidate' in found) candidates.push(found.candidate);
      else reason ??= found;
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      problem ??= error;
    }
  }
  const [first, ...others] = candidates;
  if (first !== undefined) return { candidates: [first, ...others] };
  if (problem !== null) throw problem;
  return none(reason ?? nobody('The built-in writer is chosen', 'Run: narratoria models use auto'));
}

function none(why: NoChoice): Asked {
  return { candidates: null, nobody: why };
}

function inOrder({ first, second }: Storyteller): Wish[] {
  if (first.kind === 'built-in') return [];
  const same = (one: Wanted, other: Wanted) =>
    one.kind === other.kind && (one.kind !== 'source' || JSON.stringify(one) === JSON.stringify(other));
  return second.kind === 'built-in' || same(first, second) ? [first] : [first, second];
}

/** What `tasks` of models.json names: the file of this machine, or another model of the same provider. */
function forTask(own: string, first: Wanted): Wish {
  if (own !== 'local' && first.kind === 'source')
    return { kind: 'source', source: { ...first.source, model: own } };
  return { kind: 'file', isChosen: true, ...(own !== 'local' && { narrator: own }) };
}

async function candidateFor(
  wish: Wish,
  { task, settings, homes, machine, isBanned }: CandidateOptions,
): Promise<NoChoice | { candidate: Candidate }> {
  if (wish.kind === 'file') {
    const narrator = wish.narrator ?? settings.narrator;
    const withNarrator = narrator === undefined ? settings : { ...settings, narrator };
    const choice = await chooseFile({ settings: withNarrator, homes, machine, isBanned });
    return choice.kind === 'none' ? choice : { candidate: { choice, source: null } };
  }
  const { source } = wish;
  const place = placeOfSource(source, settings);
  checkSource(source);
  if (place === 'elsewhere' && isOffline())
    return nobody(`Narratoria is offline, so ${titleOf(source)} is not asked`, 'Start it without --offline');
  // The specs forbid the planner the network, and nobody answers through a bridge within five seconds.
  if (
    task === 'plan' &&
    (place !== 'here' || source.provider === 'bridge') &&
    settings.tasks?.plan === undefined
  )
    return nobody(`${titleOf(source)} does not plan scenes, because it is not on this machine`, PLANS);
  if (task === 'plan' && place !== 'here')
    return nobody('A model that is not on this machine may not plan scenes', PLANS);
  const choice = {
    kind: 'server' as const,
    id: source.model,
    provider: source.provider,
    source: withoutKey(source),
    place,
    isLocal: place === 'here',
    contextTokens: await contextOf(source, settings),
    length: settings.length ?? 'normal',
    why: `Chosen in the settings (${isHosted(source) ? titleOf(source) : `${titleOf(source)}, ${source.baseUrl}`})`,
  };
  return { candidate: { choice, source } };
}

const PLANS = 'The built-in planner plans the scenes';

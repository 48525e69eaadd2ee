import { NarratoriaError } from '../../base/errors.ts';
import type { Provider } from '../../contracts/providers.ts';
import { CATALOGUE } from '../catalogue.ts';
import { bannedFiles, type Crashes } from '../inference/crash-record.ts';
import type { Place } from './address.ts';
import { type ModelAdvice, type ModelChoice, recommended } from './choice.ts';
import { type DroppedFile, droppedFiles } from './dropped-files.ts';
import { crashFile, thisMachine } from './open.ts';
import { readSettingsFile } from './settings.ts';
import { type PublicSource, titleOf } from './source.ts';
import { readStoryteller } from './storyteller.ts';
import { type DayUsage, usageToday } from './usage.ts';
import { whoIsChosen } from './use.ts';

/** Which language model would be asked, what else could be, and what is not tried any more. */
export interface LanguageState {
  narrator: {
    id: string | null;
    provider: Provider | null;
    /** Who runs it, as people call it; null for the built-in writer. */
    title: string | null;
    place: Place;
    /** How it is reached, without its key; null for a model file and the built-in writer. */
    source: PublicSource | null;
    contextTokens: number | null;
    /** What leaves this computer, and where it goes. */
    leaves: string;
    /** With the command that would change it. */
    why: string;
    /** Without, for those who have buttons. */
    reason: string;
    advice: ModelAdvice | null;
    isBroken: boolean;
    /** What is wrong with the settings, which are then not used; null when nothing is. */
    problem: string | null;
    recommended: string | null;
  };
  files: DroppedFile[];
  banned: Crashes[];
  /** What models that are not on this machine were used for today. */
  today: DayUsage;
  /** US dollars that a story may cost; null for no limit. */
  costLimit: number | null;
}

/** Settings that cannot be used are a state too, not a failure. */
export async function describeLanguage(home: string): Promise<LanguageState> {
  const banned = bannedFiles(crashFile(home));
  const { settings, problem: damage } = await readSettingsFile(home);
  const [ofStoryteller = null] = (await readStoryteller(home)).problems;
  const more = { problem: damage ?? ofStoryteller, recommended: recommended(thisMachine()) };
  const { costLimit = null } = settings;
  const rest = {
    today: await usageToday(home),
    costLimit,
    files: await droppedFiles(home, CATALOGUE),
    banned,
  };
  try {
    const choice = await whoIsChosen(home, settings, (file) => banned.some((each) => each.file === file));
    return { narrator: { ...asNarrator(choice), isBroken: false, ...more }, ...rest };
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    const why = error.message.replace(/\.$/, '');
    const nobody: ModelChoice = { kind: 'none', why, hint: '', advice: null };
    return { narrator: { ...asNarrator(nobody), why, isBroken: true, ...more }, ...rest };
  }
}

/** What leaves this computer when a model writes, in a sentence for the player. */
export function whatLeaves(choice: ModelChoice): string {
  if (choice.kind !== 'server' || choice.place === 'here') return 'Nothing leaves this computer.';
  const where = `${titleOf(choice.source)} (${new URL(choice.source.baseUrl).host})`;
  const net = choice.place === 'network' ? ' on your network' : '';
  return `What the campaign says, your character, your choices and the scenes so far go to ${where}${net}.`;
}

function asNarrator(choice: ModelChoice) {
  const leaves = whatLeaves(choice);
  if (choice.kind === 'none') {
    const { why, hint, advice } = choice;
    const nobody = {
      id: null,
      provider: null,
      title: null,
      place: 'here' as const,
      source: null,
      contextTokens: null,
    };
    return { ...nobody, leaves, why: `${why}. ${hint}`, reason: why, advice };
  }
  const { id, provider, contextTokens, why } = choice;
  const isServer = choice.kind === 'server';
  return {
    id,
    provider,
    title: isServer ? titleOf(choice.source) : 'a model file',
    place: isServer ? choice.place : ('here' as const),
    source: isServer ? choice.source : null,
    contextTokens,
    leaves,
    why,
    reason: why,
    advice: null,
  };
}

import type { Act } from '../../rules/acts.ts';
import { isAct, verbOf } from '../../rules/acts.ts';
import type { Kind } from '../lexicon.ts';
import type { Scores } from './model.ts';

/** What a text most likely means: the kind of action, the finer act of the rules, and how sure that is. */
export interface Likely {
  kind: Kind;
  act: Act | null;
  /** About 1 for what cannot be mistaken, about 0.2 for a guess. */
  score: number;
  /** Whether it is asked what a group thinks of the player, be it of oneself or of somebody. */
  asksForGroup: boolean;
}

const OWN_KINDS: ReadonlySet<string> = new Set(['steal', 'flee', 'looks', 'standing', 'handle']);
/** Below it nobody can say what a text means. */
const LEAST = 0.28;

/** The likeliest meaning; null when a text means nothing that is known. Scores of finer acts add up to that of their kind. */
export function likeliest(scores: Scores): Likely | null {
  const sums = new Map<Kind | 'unclear', number>();
  for (const [label, score] of scores) sums.set(kindOf(label), (sums.get(kindOf(label)) ?? 0) + score);
  const [best] = [...sums].sort(([, one], [, other]) => other - one);
  if (best === undefined || best[0] === 'unclear' || best[1] < LEAST) return null;
  const [kind, score] = best;
  const [label] = [...scores]
    .filter(([one]) => kindOf(one) === kind)
    .sort(([, one], [, other]) => other - one)[0] ?? [''];
  return { kind, score, ...meantBy(label) };
}

/** What a label of content/actions says beside its kind. */
function meantBy(label: string): Pick<Likely, 'act' | 'asksForGroup'> {
  const isAsked = label === 'ask_standing';
  const act = isAsked ? 'ask' : isAct(label) ? label : null;
  return { act, asksForGroup: isAsked || label === 'standing_group' };
}

export function kindOf(label: string): Kind | 'unclear' {
  if (label === 'standing_group') return 'standing';
  if (label === 'ask_standing') return 'talk';
  if (label === 'unclear' || OWN_KINDS.has(label)) return label as Kind | 'unclear';
  return verbOf(label) as Kind;
}

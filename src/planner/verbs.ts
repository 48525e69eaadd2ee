import { type Act, ruleOf, type SceneType } from '../rules/acts.ts';
import { type Likely, likeliest } from './actions/kinds.ts';
import { scoresOf } from './actions/model.ts';
import type { Kind } from './lexicon.ts';

export type { Kind } from './lexicon.ts';

/** What a text most likely means by its words alone; null when that is unclear. */
export function kindIn(text: string): Likely | null {
  return likeliest(scoresOf(text, null));
}

/** The act a text means by its words, or null. */
export function actIn(text: string): Act | null {
  const found = kindIn(text);
  return found === null ? null : actOf(found.kind);
}

/** The act for a kind of action that a text can mean. */
export function actOf(kind: Kind): Act {
  switch (kind) {
    case 'steal':
      return 'take';
    case 'flee':
      return 'go';
    case 'handle':
    case 'looks':
      return 'look';
    case 'standing':
      return 'remember';
    default:
      return kind;
  }
}

export function sceneTypeOfKind(kind: Kind): SceneType {
  return kind === 'steal' || kind === 'flee' ? 'danger' : ruleOf(actOf(kind)).scene;
}

/** Kinds whose end is open, so that dice decide. */
export const RISKY: ReadonlySet<Kind> = new Set([
  'fight',
  'threaten',
  'persuade',
  'sneak',
  'steal',
  'flee',
  'try',
]);

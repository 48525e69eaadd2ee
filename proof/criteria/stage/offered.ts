import type { Json } from '../../../src/base/json.ts';
import { at } from './world.ts';

export interface Offered {
  intent: { act: string; topic?: string };
  text: string;
  hint?: string;
  because: { kind: string; text: string }[];
}

/** The choices that a script has shown. */
export function choicesIn(shown: Record<string, Json>): Offered[] {
  const details = at(shown, 'narrative_choice', 'details');
  return (Array.isArray(details) ? details : []) as unknown as Offered[];
}

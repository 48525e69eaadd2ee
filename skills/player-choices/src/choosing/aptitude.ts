import { type Aptitude as Found, aptitudeFor as find } from '../../../../src/sdk/index.ts';
import type { Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

type Persona = Pick<ChoicesInput['persona'], 'stats' | 'statMax' | 'traits'>;

/** What somebody who is good at it may be told, by act. */
const PRAISE: Readonly<Record<string, string>> = {
  talk: 'You have a way with people.',
  persuade: 'You have a way with people.',
  sneak: 'You know how not to be noticed.',
  take: 'You know how not to be noticed.',
  threaten: 'You are not easily withstood.',
  fight: 'You are not easily withstood.',
  try: 'You are made for such things.',
  force: 'You are strong enough.',
  climb: 'You were always a climber.',
  look: 'Little escapes you.',
  search: 'Little escapes you.',
  remember: 'You have a head for such things.',
  help: 'You have the patience for it.',
  give: 'You have the patience for it.',
};

export interface Aptitude {
  level: Found['level'];
  reason: Reason;
  praise: string;
}

/** Whether this character is made for an act, or hardly fit for it; null when nothing speaks either way. */
export function aptitudeFor(act: string, persona: Persona): Aptitude | null {
  const found = find(act, persona);
  if (found === null) return null;
  const { level, kind, name, value } = found;
  const text = kind === 'stat' ? `Your ${name} is ${value}` : `It is like you: ${name}`;
  return { level, reason: { kind: 'trait', ref: name, text }, praise: PRAISE[act] ?? '' };
}

import { belongsToAuthor } from './authors.ts';
import { gains, losses } from './belongings.ts';
import type { Check, CheckInput } from './check-input.ts';
import { clausesOf } from './clauses.ts';
import { deaths } from './deaths.ts';
import { leaks } from './leaks.ts';
import { limits } from './limits.ts';
import { outcome } from './outcome.ts';
import { person } from './person.ts';
import { places } from './places.ts';
import { presence } from './presence.ts';
import type { SceneFacts } from './scene-facts.ts';
import { secrets } from './secrets.ts';
import { narrationOf, withWritingQuoted } from './speech.ts';
import { timeOfDay } from './time-of-day.ts';
import { tongue } from './tongue.ts';

const CHECKS = {
  leak: leaks,
  language: tongue,
  person,
  death: deaths,
  presence,
  loss: losses,
  gain: gains,
  place: places,
  time: timeOfDay,
  outcome,
  secret: secrets,
  constraint: limits,
} as const satisfies Record<string, Check>;

export type ComplaintKind = keyof typeof CHECKS | 'repetition' | 'unfinished' | 'empty';

export interface Complaint {
  kind: ComplaintKind;
  /** The sentence that cannot be told. */
  sentence: string;
  reason: string;
}

/** What is wrong with one sentence of a telling, after what was told before it; `passed` are kinds that do not count. */
export function complaintAbout(
  told: string,
  before: string,
  facts: SceneFacts,
  passed: readonly ComplaintKind[] = [],
): Complaint | null {
  if (belongsToAuthor(told, facts)) return null;
  const sentence = withWritingQuoted(told, before);
  const input: CheckInput = {
    ...{ facts, sentence, before },
    narration: narrationOf(sentence),
    clauses: clausesOf(sentence, facts, before),
  };
  for (const [kind, check] of Object.entries(CHECKS) as [keyof typeof CHECKS, Check][]) {
    const reason = passed.includes(kind) ? null : check(input);
    if (reason !== null) return { kind, sentence: told, reason };
  }
  return null;
}

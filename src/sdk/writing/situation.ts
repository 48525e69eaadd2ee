import type { Question } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';

interface Done {
  act: string;
  target: { id: string } | null;
  bearing?: string | null;
}

/** What somebody means by their question when it comes of what was just done to them; null when it does not. */
export function situationOf({ kind, from }: Question, deed: Done | null): string | null {
  if (deed === null || from === null || deed.target?.id !== from) return null;
  const verb = verbOf(deed.act);
  switch (kind) {
    case 'plea':
      return verb === 'threaten' || verb === 'fight' ? 'stop' : null;
    case 'demand':
      if (deed.act === 'accuse') return 'prove';
      return deed.bearing === 'hurts' ? 'who_else' : null;
    case 'accusation':
      if (deed.act === 'deceive') return 'not_believed';
      return deed.bearing === 'theirs' ? 'how_known' : null;
    default:
      return null;
  }
}

const PLAIN: ReadonlySet<string> = new Set(['demand', 'offer', 'accusation', 'threat']);

/** Which lines answer a question: what somebody says in a moment of the plot is known by its words alone, unless its kind says what to answer. */
export function wordedAs({ kind, about }: Pick<Question, 'kind' | 'about'>): string {
  return isOfBeat(about) && !PLAIN.has(kind) ? 'beat' : kind;
}

/** Whether a question was put in a moment of the plot. */
export function isOfBeat(about: string | null): boolean {
  return about?.startsWith('beat') === true;
}

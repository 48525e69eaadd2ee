import type { Question } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';

interface Done {
  act: string;
  target: { id: string } | null;
  topic: { id: string } | null;
  bearing?: string | null;
}

/** What somebody means by their question when it comes of what was just done to them; null when it does not. */
export function situationOf({ kind, from, about }: Question, deed: Done | null): string | null {
  if (deed === null || from === null || deed.target?.id !== from) return null;
  const verb = verbOf(deed.act);
  switch (kind) {
    case 'plea':
      return verb === 'threaten' || verb === 'fight' ? 'stop' : null;
    case 'demand':
      if (deed.act === 'accuse') return 'prove';
      if (deed.bearing === 'hurts') return 'who_else';
      if (deed.bearing === 'news') return 'what_now';
      return deed.topic !== null && deed.topic.id === about && verb === 'talk' ? 'who_told' : null;
    case 'accusation':
      if (deed.act === 'deceive') return 'not_believed';
      if (deed.bearing === 'theirs') return 'how_known';
      return verb === 'persuade' ? 'really_after' : null;
    case 'offer':
      return verb === 'help' || verb === 'give' ? 'in_return' : null;
    default:
      return null;
  }
}

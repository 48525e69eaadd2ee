import type { Message } from '../../contracts/conversation.ts';

/** The conversation of one question: what stays the same, and what is asked now. */
export function question(stable: string, asked: string): Message[] {
  const system: Message[] = stable === '' ? [] : [{ role: 'system', content: stable, cache: true }];
  return [...system, { role: 'user', content: asked }];
}

/**
 * As every chat template takes them: one system message at the front, then user and assistant in turn, the user first.
 * Neighbours of one role are joined; a system message further down becomes the user's.
 */
export function inTurns(messages: readonly Message[]): Message[] {
  const turns: Message[] = [];
  for (const { role, content, cache = false } of messages) {
    const isFirst = turns.every((turn) => turn.role === 'system');
    const as = role === 'system' && !isFirst ? 'user' : role;
    const last = turns.at(-1);
    if (last?.role === as) {
      last.content += `\n\n${content}`;
      last.cache = cache;
    } else {
      if (as === 'assistant' && isFirst) turns.push({ role: 'user', content: 'Go on.' });
      turns.push({ role: as, content, cache });
    }
  }
  return turns;
}

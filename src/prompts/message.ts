/** One part of a conversation with a language model. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Everything up to here stays the same for many calls, so a provider may keep it. */
  cache?: boolean;
}

/** What a language model is asked for; each task has a file in this folder. */
export const TASKS = ['plan', 'prose', 'choices', 'check', 'facts', 'summary', 'enrich', 'other'] as const;
export type Task = (typeof TASKS)[number];

/** The same conversation with neighbours of the same role joined: many models insist that roles alternate. */
export function alternating(messages: readonly Message[]): Message[] {
  const joined: Message[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (last === undefined || last.role !== message.role || last.cache === true) joined.push({ ...message });
    else {
      last.content = `${last.content}\n\n${message.content}`;
      if (message.cache === true) last.cache = true;
    }
  }
  return joined;
}

/** One message of a conversation with a language model. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Everything up to here comes again, byte by byte, so a provider may keep what it read. */
  cache?: boolean;
}

/** What a model is asked for; each may have a model of its own. */
export const TASKS = [
  'plan',
  'prose',
  'adapt',
  'choices',
  'check',
  'facts',
  'summary',
  'enrich',
  'other',
] as const;
export type Task = (typeof TASKS)[number];

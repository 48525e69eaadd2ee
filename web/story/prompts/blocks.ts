import type { PromptView } from '../../../src/contracts/api/prompts.ts';
import { storytellerWords } from '../../words/storyteller.ts';

type Message = PromptView['messages'][number];

/** A part of a prompt: all messages that belong to it, in a text. */
export interface PromptBlock {
  part: Message['part'];
  tokens: number;
  text: string;
}

/** The parts of a prompt in the order in which they come first. */
export function blocksOf(messages: readonly Message[]): PromptBlock[] {
  const byPart = Map.groupBy(messages, ({ part }) => part);
  return [...byPart].map(([part, own]) => ({
    part,
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    // Turns of a conversation need to say whose they are; one message does not.
    text: own.length === 1 ? (own[0]?.content ?? '') : textOf(own),
  }));
}

/** Messages as one text, each under the name of who says it. */
export function textOf(messages: readonly Message[]): string {
  return messages
    .map(({ role, content }) => `[${storytellerWords.prompt.roles[role]}]\n${content}`)
    .join('\n\n');
}

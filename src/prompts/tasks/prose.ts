import { oneLine } from '../material.ts';

const STYLES = {
  terse: 'Short, plain sentences. Two paragraphs are enough.',
  vivid: 'Let things be seen, heard and touched.',
  poetic: 'Give the sentences rhythm, and linger on places and people.',
} as const;
export type ProseStyle = keyof typeof STYLES;

/** Asks for the scene. It follows the notes of the scene in the same message. */
export function prosePrompt(style: ProseStyle = 'vivid'): string {
  return `Write the scene now. ${STYLES[style]}`;
}

/** Asks for the rest of a scene whose last sentence could not be used; what stands is the answer before this. */
export function continuePrompt(reason: string): string {
  return `Your next sentence could not be used: ${oneLine(reason, 300)} Go on exactly where the text above ends, without repeating it, and finish the scene.`;
}

/** Asks for a sentence or two that tell what was left out. */
export function missingPrompt(missing: readonly string[]): string {
  return `This has not been told yet: ${missing.map((text) => oneLine(text, 400)).join(' ')} Tell it now in one short paragraph that follows from the last one. Write nothing else.`;
}

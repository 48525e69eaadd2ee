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

/** What the author's own words at the beginning of a scene stand as the answer to. */
export function premisePrompt(): string {
  return 'Write how the scene begins.';
}

/** Asks for the first scene; the premise, which the reader has read, is the answer before this. */
export function openingPrompt(style: ProseStyle = 'vivid'): string {
  return `The story opens with the text above, which the reader has read. Go on from there, without repeating it: show the place and who is there, and come to the first moment in which the reader has to act. ${STYLES[style]}`;
}

/** Asks for the rest of a scene that the author has begun; the author's text is the answer before this. */
export function goOnPrompt(style: ProseStyle = 'vivid'): string {
  return `The text above is by the author; the reader has read it, and it tells what came of the choice. Go on from there in the same scene, without repeating it, to the next moment in which the reader has to act. ${STYLES[style]}`;
}

/** Asks for what lies between two scenes of the author's; the end of the first is the answer before this. */
export function betweenPrompt(): string {
  return 'The text above is by the author, and the reader has read it. Write what lies between it and the scene that follows: 30 to 60 words, told to “you”. Write nothing else.';
}

/** Asks for the scene once more; nothing of the first try is used. */
export function againPrompt(prompt: string, reason: string): string {
  return `${prompt} An earlier try could not be used: ${oneLine(reason, 300)}. Keep to the notes.`;
}

/** Asks for a sentence that sets something right which the reader has read already. */
export function correctPrompt(reason: string): string {
  return `Something in the text above is not so: ${oneLine(reason, 300)} The reader has read it. Write one or two sentences that follow the last one and show what is so. Write nothing else, and do not speak of a mistake.`;
}

/** Asks for the rest of a scene whose last sentence could not be used; what stands is the answer before this. */
export function continuePrompt(reason: string): string {
  return `Your next sentence could not be used: ${oneLine(reason, 300)} Go on exactly where the text above ends, without repeating it, and finish the scene.`;
}

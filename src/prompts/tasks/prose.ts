import type { Brief } from '../../contracts/brief.ts';
import { material, oneLine } from '../material.ts';

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

type Ended = Pick<Brief, 'ending' | 'threads'>;

const CAME_OF_IT = {
  kept: 'Promised and kept',
  broken: 'Promised and broken',
  open: 'Promised and, unless the scenes above say otherwise, not yet done',
} as const;

/** Asks for the end of the story: the author's, as the end of this one, and a look back. What is left out of it the author tells. */
export function endPrompt({ ending, threads }: Ended, authors: readonly string[], most: number): string {
  const promises = threads.promises.map(
    ({ who, text, kept }) =>
      `${kept ? 'Kept, a promise' : 'Begun and, unless the scenes above say otherwise, not finished: help'} to ${oneLine(who.name, 60)}: ${oneLine(text, 160)}`,
  );
  const words = threads.words.map(
    ({ who, text, how }) => `${CAME_OF_IT[how]} to ${oneLine(who.name, 60)}: to ${oneLine(text, 160)}`,
  );
  const told =
    authors.length === 0
      ? ['The story ends with the text above, which stands.']
      : [
          'The story ends now. The author, who does not know how this story went, has written this end:',
          material(authors.map((text) => oneLine(text, 1500)).join('\n')),
          `Tell it as the end of this story, at most ${most} words in all, a paragraph for each of the author's: what happens in it happens, in the same order and with the same people, and the author's sentences stay wherever they are true. Change what the scenes above contradict. Where it speaks of something of which nothing was told, say in a clause how it came about. What was gathered, done and promised is used where it bears on it: by whom, and to what end. Of what came afterwards tell nothing; that follows.`,
        ];
  return [
    ...told,
    `${authors.length === 0 ? 'Write' : 'Then write'} one paragraph to follow it, 50 to 110 words: what two or three of the things the reader did came to, and for whom.`,
    'Use only what happened in the scenes and summaries above, what the author says and what is noted here. Nothing else happens, and nobody decides anything more. Keep to the tense of the author.',
    material(
      [
        ...(ending?.deeds ?? []).map((deed) => `The reader chose: “${oneLine(deed, 160)}”`),
        ...threads.account.map((text) => oneLine(text, 200)),
        ...promises,
        ...words,
      ]
        .map((line) => `- ${line}`)
        .join('\n'),
    ),
    'Of promises say only what is noted here: one that was kept was kept, and of those that are not noted nothing is said.',
    'Write nothing else.',
  ].join('\n');
}

/** Asks for a sentence that sets something right which the reader has read already. */
export function correctPrompt(reason: string): string {
  return `Something in the text above is not so: ${oneLine(reason, 300)} The reader has read it. Write one or two sentences that follow the last one and show what is so. Write nothing else, and do not speak of a mistake.`;
}

/** Asks for the rest of a scene whose last sentence could not be used; what stands is the answer before this. */
export function continuePrompt(reason: string): string {
  return `Your next sentence could not be used: ${oneLine(reason, 300)} Go on exactly where the text above ends, without repeating it, and finish the scene.`;
}

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Brief } from '../../contracts/brief.ts';
import { material, oneLine } from '../material.ts';

/** A sentence of the author's, as it is shown to a model. */
export interface AuthorsSentence {
  text: string;
  /** Whether it begins a paragraph. */
  isFirst: boolean;
  /** Whether it stays as it is, whatever the model says. */
  stays: boolean;
}

export interface AdaptAnswer {
  /** By the index of the sentence; an empty text leaves it out. */
  changes: { index: number; text: string }[];
  /** A look back, where one was asked for. */
  after: string;
}

type AdaptBrief = Pick<Brief, 'authored' | 'ending' | 'threads'>;

const MOST_CHANGES = 4;
const MOST_AT_THE_END = 8;
const LONGEST = { text: 420, after: 900 } as const;

/** Asks which sentences of the author's the story has made untrue or has told already, and how they read in this story. */
export function adaptPrompt(brief: AdaptBrief, sentences: readonly AuthorsSentence[]): string {
  const { ending } = brief;
  return [
    ...(sentences.length === 0
      ? ['Write no scene now. The story ends with the text above, which stands.']
      : [
          `Write no scene now. ${ending === null ? 'The author wrote what comes next' : 'The story ends now, and the author wrote its end'}, and does not know the scenes above. By number:`,
          material(numbered(sentences)),
          ...choicesIn(brief),
          'Find the sentences that the scenes and notes above make untrue, and those that tell again what has been told: another hour, day, room or weather; somebody who comes in and is here already, or is here and has gone; somebody or something met, named, asked, said, shown, given or found out for the first time though it was before; people who do not know what they know by now; what the reader carries, wears or has lost.',
          ...(ending === null
            ? [
                `changes: at most ${MOST_CHANGES} of them, the worst first, each with the words that stand in its place. One change may also let something the reader did or was told above show in what somebody here says or does, in a clause. None if all is well as it is.`,
              ]
            : [
                `changes: at most ${MOST_AT_THE_END} of them, each with the words that stand in its place. Where the end speaks of something of which nothing was told, say in a clause how it came about. Where something that was gathered, done or promised bears on it, somebody uses it, speaks of it or pays for it. Nothing that was lost, broken or sent away is whole again.`,
              ]),
          'In each the same thing happens, with the same people, in the voice of the author and in about as many words; it follows from the sentence before and leads to the one after. The reader says, does and decides nothing that they do not in the author’s words. An empty text leaves the sentence out; never one that a choice or a later sentence needs.',
        ]),
    ...lookBackLines(brief),
    answerLine(ending),
  ].join('\n');
}

function numbered(sentences: readonly AuthorsSentence[]): string {
  return sentences
    .map(({ text, isFirst, stays }, index) => {
      const line = `${stays ? '(stays)' : `${index + 1}.`} ${oneLine(text, 700)}`;
      return isFirst && index > 0 ? `\n${line}` : line;
    })
    .join('\n');
}

function choicesIn({ authored }: AdaptBrief): string[] {
  const choices = authored?.choices ?? [];
  if (choices.length === 0) return [];
  return [
    'After it the reader chooses one of these, and the text has to lead to them:',
    material(choices.map((text) => `- ${oneLine(text, 120)}`).join('\n')),
  ];
}

const CAME_OF_IT = {
  kept: 'and kept',
  broken: 'and broken',
  open: 'and, unless the scenes above say otherwise, not yet done',
} as const;

/** What is asked at the end of a story besides: what became of what the reader did. */
function lookBackLines({ ending, threads }: AdaptBrief): string[] {
  if (ending === null) return [];
  const promises = threads.promises.map(
    ({ who, text, kept }) =>
      `${kept ? 'Kept, a promise' : 'Begun and, unless the scenes above say otherwise, not finished: help'} to ${oneLine(who.name, 60)}: ${oneLine(text, 160)}`,
  );
  const words = threads.words.map(
    ({ who, text, how }) => `Promised to ${oneLine(who.name, 60)}, ${CAME_OF_IT[how]}: ${oneLine(text, 160)}`,
  );
  const noted = [
    ...ending.deeds.map((deed) => `The reader chose: “${oneLine(deed, 160)}”`),
    ...threads.account.map((text) => oneLine(text, 200)),
    ...promises,
    ...words,
  ];
  return [
    'after: one paragraph, 50 to 110 words, that follows the author’s last line: what two or three of the things the reader did came to, and for whom. In the tense of the author.',
    'Use only what happened in the scenes and summaries above, what the author says and what is noted here. Nothing else happens, and nobody decides anything more. Of promises say only what is noted here.',
    ...(noted.length === 0 ? [] : [material(noted.map((line) => `- ${line}`).join('\n'))]),
  ];
}

/** What cannot stand of an answer, and why; without an index it is part of the look back. */
export interface RefusedText {
  index: number | null;
  text: string;
  reason: string;
}

/** Asks once more for what cannot stand. */
export function adaptAgainPrompt({ ending }: AdaptBrief, refused: readonly RefusedText[]): string {
  return [
    'Of your answer these cannot stand:',
    ...refused.map(
      ({ index, text, reason }) =>
        `- ${index === null ? 'after' : index + 1}: “${oneLine(text, LONGEST.text)}”: ${oneLine(reason, 240)}`,
    ),
    `Give only these anew, by the same numbers and rules and without what is wrong with them${refused.some(({ index }) => index === null) ? '; `after` as a whole paragraph' : ''}. What cannot be mended is left out, and the author's words stand.`,
    answerLine(ending),
  ].join('\n');
}

function answerLine(ending: AdaptBrief['ending']): string {
  return `Answer with JSON only: ${ending === null ? '{"changes":[{"number":1,"text":""}]}' : '{"changes":[{"number":1,"text":""}],"after":""}'}`;
}

export function adaptSchema({ ending }: AdaptBrief, sentences: readonly AuthorsSentence[]): JsonObject {
  const numbers = sentences.flatMap(({ stays }, index) => (stays ? [] : [index + 1]));
  const changes = {
    type: 'array',
    maxItems: numbers.length === 0 ? 0 : ending === null ? MOST_CHANGES : MOST_AT_THE_END,
    items: {
      type: 'object',
      properties: {
        number: { enum: numbers.length === 0 ? [0] : numbers },
        text: { type: 'string', maxLength: LONGEST.text },
      },
      required: ['number', 'text'],
      additionalProperties: false,
    },
  };
  const after = { type: 'string', maxLength: LONGEST.after };
  return {
    type: 'object',
    properties: { changes, ...(ending !== null && { after }) },
    required: ['changes', ...(ending === null ? [] : ['after'])],
    additionalProperties: false,
  };
}

/** What was answered. A sentence is changed once, and one that stays not at all. */
export function readAdapt(
  json: Json,
  { ending }: AdaptBrief,
  sentences: readonly AuthorsSentence[],
): AdaptAnswer {
  const { changes, after } = isJsonObject(json) ? json : {};
  const found = (Array.isArray(changes) ? changes : []).flatMap((change): AdaptAnswer['changes'] => {
    const { number, text } = isJsonObject(change) ? change : {};
    const index = Number(number) - 1;
    const sentence = sentences[index];
    if (sentence === undefined || sentence.stays || typeof text !== 'string') return [];
    return [{ index, text: oneLine(text, 2 * LONGEST.text) }];
  });
  return {
    changes: found
      .filter(({ index }, at) => found.findIndex((other) => other.index === index) === at)
      .slice(0, ending === null ? MOST_CHANGES : MOST_AT_THE_END),
    after: ending === null || typeof after !== 'string' ? '' : oneLine(after, 2 * LONGEST.after),
  };
}

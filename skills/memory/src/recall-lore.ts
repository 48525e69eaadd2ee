import {
  asJson,
  callHost,
  cosine,
  defineScript,
  emit,
  isJsonObject,
  type Json,
  type JsonObject,
  otherForms,
  ScriptError,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import { type Answered, bestAnswers, type Passage, plainPassage, withMeaning } from './remembering/answer.ts';
import { loreInput } from './remembering/input.ts';
import { inOtherWords } from './remembering/synonyms.ts';

/** What only shares a name with the scene counts less than what answers the question. */
const IN_PASSING = 0.8;
const LONGEST_QUERY = 4_000;
/** Passages that are read for an answer to a question, and for what else a scene is about, whatever number is wanted. */
const READ = 50;
const READ_IN_PASSING = 12;
/** Sentences that a model of meanings reads for one question. */
const MOST_COMPARED = 60;
/** How long the model may take; after that the words decide, well within the time of this script. */
const PATIENCE_MS = 2_500;
export const script = defineScript(async (call) => {
  const { query, limit, about, files, threshold } = loreInput(call.input);
  if (query.trim() === '') throw new ScriptError('invalid_input', '`input.query` must not be empty.');
  const { host } = call;
  const isQuestion = query.trimEnd().endsWith('?');
  const find = async (words: string, more: JsonObject): Promise<Passage[]> =>
    host === null
      ? []
      : passagesIn(
          await callHost(host, 'lore', {
            ...{
              query: words.slice(0, LONGEST_QUERY),
              limit: Math.max(limit, isQuestion ? READ : READ_IN_PASSING),
              threshold,
            },
            ...more,
          }),
        );
  const named = about.join(', ').trim();
  const finding = (words: string) => (words === '' ? [] : find(words, {}));
  const [asked, formed, said, passing, ...own] = await Promise.all([
    find(query, {}),
    finding(isQuestion ? otherForms(query) : ''),
    finding(isQuestion ? inOtherWords(query) : ''),
    finding(named),
    ...files.map((filePath) => find(query, { filePath, threshold: 0 })),
  ]);
  const best = new Map<string, Passage>();
  for (const passage of [...asked, ...own.flat(), ...[...formed, ...said, ...passing].map(inPassing)]) {
    const known = best.get(passage.id);
    // How near it is to the question is known from the question alone.
    if (known === undefined) best.set(passage.id, passage);
    else if (known.relevance < passage.relevance)
      best.set(passage.id, { ...passage, nearness: known.nearness });
  }
  const byWords = bestAnswers([...best.values()], query);
  const lore = (host === null || !isQuestion ? byWords : await byMeaning(host, query, byWords)).slice(
    0,
    limit,
  );
  emit.patch({ lore: asJson(lore) });
  return `${lore.length} passages of lore`;
});
if (import.meta.main !== false) script.run();

/** The answers to a question, put in order by what they mean as well where there is a model for it. */
async function byMeaning(
  host: NonNullable<ToolInput['host']>,
  query: string,
  answered: readonly Answered[],
): Promise<Answered[]> {
  const sentences = answered
    .flatMap(({ headings, answers }) =>
      answers.map(({ text, fit }) => ({ text, fit, read: inContext(text, headings) })),
    )
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST_COMPARED);
  const vectors = await vectorsOf(host, [query, ...sentences.map(({ read }) => read)]);
  const [asked, ...said] = vectors;
  if (asked === undefined) return [...answered];
  const near = new Map(sentences.map(({ text }, index) => [text, cosine(asked, said[index] ?? asked)]));
  return withMeaning(answered, near);
}

function inContext(text: string, headings: readonly string[]): string {
  return [headings.at(-1) ?? '', text].filter((part) => part !== '').join(': ');
}

/** Empty where there is no model. */
async function vectorsOf(
  host: NonNullable<ToolInput['host']>,
  texts: readonly string[],
): Promise<number[][]> {
  try {
    const answer = await callHost(
      host,
      'embed',
      { texts: [...texts] },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    return isJsonObject(answer) ? (answer['vectors'] as number[][]) : [];
  } catch (error) {
    const isAbsent = error instanceof ScriptError && error.code === 'embedding_unavailable';
    emit.log(isAbsent ? 'debug' : 'warn', `Compared by words alone: ${String(error)}`);
    return [];
  }
}

function passagesIn(answer: Json): Passage[] {
  const chunks = isJsonObject(answer) && Array.isArray(answer['chunks']) ? answer['chunks'] : [];
  return chunks.filter(isJsonObject).flatMap(passageFrom);
}

function passageFrom({ id, content, filePath, relevance, cosine: near, headings }: JsonObject): Passage[] {
  if (typeof id !== 'string' || typeof content !== 'string' || typeof relevance !== 'number') return [];
  const above = Array.isArray(headings) ? headings.filter((heading) => typeof heading === 'string') : [];
  const text = plainPassage(content);
  if (text === '') return [];
  const nearness = typeof near === 'number' ? rounded(near) : 0;
  return [
    { id, text, source: String(filePath ?? ''), headings: above, relevance: rounded(relevance), nearness },
  ];
}

function inPassing(passage: Passage): Passage {
  return { ...passage, relevance: rounded(passage.relevance * IN_PASSING), nearness: 0 };
}

function rounded(relevance: number): number {
  return Math.round(relevance * 1000) / 1000;
}

import {
  asJson,
  callHost,
  defineScript,
  emit,
  isJsonObject,
  type Json,
  type JsonObject,
  otherForms,
  ScriptError,
} from '../../../src/sdk/index.ts';
import { bestAnswers, type Passage, plainPassage } from './remembering/answer.ts';
import { loreInput } from './remembering/input.ts';

/** What only shares a name with the scene counts less than what answers the question. */
const IN_PASSING = 0.8;
const LONGEST_QUERY = 4_000;
/** Passages that are read for an answer, whatever number of them is wanted. */
const READ = 10;

export const script = defineScript(async (call) => {
  const { query, limit, about, files, threshold } = loreInput(call.input);
  if (query.trim() === '') throw new ScriptError('invalid_input', '`input.query` must not be empty.');
  const { host } = call;
  const find = async (words: string, more: JsonObject): Promise<Passage[]> =>
    host === null
      ? []
      : passagesIn(
          await callHost(host, 'lore', {
            ...{ query: words.slice(0, LONGEST_QUERY), limit: Math.max(limit, READ), threshold },
            ...more,
          }),
        );
  const named = about.join(', ').trim();
  const inOtherForms = otherForms(query);
  const [asked, formed, passing, ...own] = await Promise.all([
    find(query, {}),
    inOtherForms === '' ? [] : find(inOtherForms, {}),
    named === '' ? [] : find(named, {}),
    ...files.map((filePath) => find(query, { filePath, threshold: 0 })),
  ]);
  const best = new Map<string, Passage>();
  for (const passage of [...asked, ...own.flat(), ...[...formed, ...passing].map(inPassing)]) {
    const known = best.get(passage.id);
    if (known === undefined || known.relevance < passage.relevance) best.set(passage.id, passage);
  }
  const lore = bestAnswers([...best.values()], query).slice(0, limit);
  emit.patch({ lore: asJson(lore) });
  return `${lore.length} passages of lore`;
});
if (import.meta.main !== false) script.run();

function passagesIn(answer: Json): Passage[] {
  const chunks = isJsonObject(answer) && Array.isArray(answer['chunks']) ? answer['chunks'] : [];
  return chunks.filter(isJsonObject).flatMap(passageFrom);
}

function passageFrom({ id, content, filePath, relevance, headings }: JsonObject): Passage[] {
  if (typeof id !== 'string' || typeof content !== 'string' || typeof relevance !== 'number') return [];
  const above = Array.isArray(headings) ? headings.filter((heading) => typeof heading === 'string') : [];
  const text = plainPassage(content);
  return text === ''
    ? []
    : [{ id, text, source: String(filePath ?? ''), headings: above, relevance: rounded(relevance) }];
}

function inPassing(passage: Passage): Passage {
  return { ...passage, relevance: rounded(passage.relevance * IN_PASSING) };
}

function rounded(relevance: number): number {
  return Math.round(relevance * 1000) / 1000;
}

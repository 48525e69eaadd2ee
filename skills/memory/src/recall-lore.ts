import {
  callHost,
  defineScript,
  emit,
  isJsonObject,
  type Json,
  type JsonObject,
  ScriptError,
} from '../../../src/sdk/index.ts';
import { loreInput } from './remembering/input.ts';

/** What only shares a name with the scene counts less than what answers the question. */
const IN_PASSING = 0.8;
const LONGEST_QUERY = 4_000;

export const script = defineScript(async (call) => {
  const { query, limit, about, threshold } = loreInput(call.input);
  if (query.trim() === '') throw new ScriptError('invalid_input', '`input.query` must not be empty.');
  const find = async (words: string): Promise<Passage[]> =>
    call.host === null
      ? []
      : passagesIn(
          await callHost(call.host, 'lore', { query: words.slice(0, LONGEST_QUERY), limit, threshold }),
        );
  const named = about.join(', ').trim();
  const [asked, passing] = await Promise.all([find(query), named === '' ? [] : find(named)]);
  const best = new Map<string, Passage>();
  for (const passage of [...asked, ...passing.map(inPassing)]) {
    const known = best.get(passage.id);
    if (known === undefined || known.relevance < passage.relevance) best.set(passage.id, passage);
  }
  const lore = [...best.values()].toSorted((one, other) => other.relevance - one.relevance).slice(0, limit);
  emit.patch({ lore: lore as unknown as Json });
  return `${lore.length} passages of lore`;
});
if (import.meta.main !== false) script.run();

interface Passage {
  id: string;
  text: string;
  source: string;
  relevance: number;
}

function passagesIn(answer: Json): Passage[] {
  const chunks = isJsonObject(answer) && Array.isArray(answer['chunks']) ? answer['chunks'] : [];
  return chunks.filter(isJsonObject).flatMap(passageFrom);
}

function passageFrom({ id, content, filePath, relevance }: JsonObject): Passage[] {
  if (typeof id !== 'string' || typeof content !== 'string' || typeof relevance !== 'number') return [];
  return [{ id, text: content, source: String(filePath ?? ''), relevance: rounded(relevance) }];
}

function inPassing(passage: Passage): Passage {
  return { ...passage, relevance: rounded(passage.relevance * IN_PASSING) };
}

function rounded(relevance: number): number {
  return Math.round(relevance * 1000) / 1000;
}

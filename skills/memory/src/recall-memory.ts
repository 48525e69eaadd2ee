import {
  defineScript,
  emit,
  type Found,
  type JsonObject,
  openRecords,
  ScriptError,
} from '../../../src/sdk/index.ts';
import { recallInput } from './remembering/input.ts';

/** A turning point comes to mind more easily than the rest. */
const EASIER = 0.15;

export const script = defineScript(async (call) => {
  const { query, limit, filters, threshold: asked } = recallInput(call.input);
  if (query.trim() === '') throw new ScriptError('invalid_input', '`input.query` must not be empty.');
  const setting = call.config['similarityThreshold'];
  const threshold = asked ?? (typeof setting === 'number' ? setting : 0.7);
  const book = openRecords(call);
  const [found, episodes] = await Promise.all([
    book.search('memory', query, { limit, threshold, filters }),
    book.search('memory', query, {
      limit: 2,
      threshold: Math.max(0, threshold - EASIER),
      filters: { ...filters, episodic: true },
    }),
  ]);
  const memories = [
    ...found,
    ...episodes.filter(({ record }) => !found.some((other) => other.record['id'] === record['id'])),
  ]
    .slice(0, Math.max(limit, Math.min(limit + 2, 50)))
    .map(memory);
  emit.patch({ memories });
  return `${memories.length} memories`;
});

if (import.meta.main !== false) script.run();

function memory({ record, relevance }: Found): JsonObject {
  const {
    id,
    summary,
    timestamp,
    inGameTime,
    characterIds,
    npcIds,
    location,
    significance,
    episodic,
    outcome,
    actionType,
  } = record;
  return Object.fromEntries(
    Object.entries({
      id,
      summary,
      timestamp,
      relevance: Math.round(relevance * 1000) / 1000,
      inGameTime,
      characters: characterIds,
      npcs: npcIds,
      location,
      significance,
      episodic,
      outcome,
      actionType,
    }).filter(([, value]) => value !== undefined),
  ) as JsonObject;
}

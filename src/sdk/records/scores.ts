import type { JsonObject } from '../../base/json.ts';
import type { ToolInput } from '../../contracts/tool-input.ts';
import { numberFrom, optional, textOf } from '../decode.ts';
import { ScriptError } from '../error.ts';
import type { RecordStore, RecordWrite } from './record-store.ts';

/** Input of scripts that keep scores: whose it is, and what is added to it. */
export const scoreId = textOf({ min: 1, max: 200 });
export const scoreChange = { change: numberFrom(-200, 200), reason: optional(textOf({ max: 500 }), '') };

/** How a score fades by the settings of its skill, and from when on: from now it fades anew. */
export function fadingOf({ config, session }: Pick<ToolInput, 'config' | 'session'>): JsonObject {
  const { decayRate, decayUnit } = config;
  const { inGameTime } = session;
  return {
    ...(typeof decayRate === 'number' && { decayRate }),
    ...(typeof decayUnit === 'string' && { decayUnit }),
    ...(!Number.isNaN(Date.parse(inGameTime)) && { inGameTime }),
  };
}

const FIELDS = {
  reputation: { id: 'factionId', score: 'currentScore' },
  perception: { id: 'npcId', score: 'perceptionScore' },
} as const;

/** Another script may have made or removed a record since it was looked for; the store calls the former invalid. */
const OUTRUN = new Set(['record_exists', 'record_invalid', 'record_not_found']);
const TRIES = 4;

export interface ScoreMove {
  id: string;
  by: number;
  /** Where a score begins that nobody has kept yet. */
  from: number;
  /** Other fields of the record. */
  also: JsonObject;
}

export interface ScoreScale {
  min: number;
  max: number;
}

/**
 * Moves several scores together, all of them or none, and gives the records as they are then. The store adds; so two
 * scripts that move one score at the same time both count.
 */
export async function moveScores(
  book: RecordStore,
  dataType: 'reputation' | 'perception',
  moves: readonly ScoreMove[],
  scale: ScoreScale,
): Promise<Map<string, JsonObject>> {
  const { id: idField, score: scoreField } = FIELDS[dataType];
  const ids = moves.map(({ id }) => id);
  const within = (score: number) => Math.max(scale.min, Math.min(scale.max, score));
  const read = async () =>
    new Map(
      (await book.match(dataType, { [idField]: ids })).map((record) => [String(record[idField]), record]),
    );
  for (let attempt = 1; ; attempt += 1) {
    const known = await read();
    const writes = moves.map(({ id, by, from, also }): RecordWrite => {
      const score = Number(known.get(id)?.[scoreField] ?? from);
      const after = within(score + by);
      return known.has(id)
        ? { method: 'update', dataType, id, changes: { scoreChange: after - score, ...also } }
        : { method: 'store', dataType, record: { [idField]: id, [scoreField]: after, ...also } };
    });
    try {
      await book.write(writes);
      return await read();
    } catch (error) {
      if (!(error instanceof ScriptError) || !OUTRUN.has(error.code) || attempt === TRIES) throw error;
    }
  }
}

import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { silentLog } from '../../../src/base/log.ts';
import type { Random } from '../../../src/base/random.ts';
import { EMBEDDING_MODEL } from '../../../src/models/catalogue.ts';
import { type OpenEmbedder, openEmbedder } from '../../../src/models/embedder.ts';
import { sharedHome } from '../../../src/models/installed.ts';
import { DIMENSIONS, type Embedder } from '../../../src/store/index.ts';
import { complete } from '../../../src/store/records/index.ts';
import { openForWriting } from '../../../src/store/sqlite/database/open.ts';
import { insertPlaythrough } from '../../../src/store/sqlite/history/playthroughs.ts';
import { playthroughScope } from '../../../src/store/sqlite/tables/scope.ts';
import { insertRecord } from '../../../src/store/sqlite/tables/write.ts';
import { keepVectors } from '../../../src/store/sqlite/vectors/unread.ts';
import { DEEDS, PEOPLE, PLACES, THINGS, WHEN } from '../../../test/store/support/made-up-words.ts';
import { whyNoEmbeddings } from '../../support/embedding-model.ts';

export interface Text {
  text: string;
  vector: Float32Array;
}

export async function realEmbedder(): Promise<OpenEmbedder | null> {
  if ((await whyNoEmbeddings()) !== null) return null;
  return openEmbedder({ home: sharedHome(), log: silentLog() });
}

/** Gives the vectors that were computed beforehand, so that only the store is measured. */
export function knownEmbedder(texts: readonly Text[]): Embedder {
  const vectors = new Map(texts.map(({ text, vector }) => [text, vector]));
  const other = texts[0]?.vector ?? new Float32Array(DIMENSIONS);
  return {
    modelId: EMBEDDING_MODEL,
    dimensions: DIMENSIONS,
    embed: async (wanted) => {
      await setImmediate(); // as an answer of another process would, it comes from outside
      return wanted.map((text) => vectors.get(text) ?? other);
    },
  };
}

export async function makeTexts(random: Random, real: Embedder | null, count: number): Promise<Text[]> {
  const sentences = Array.from({ length: count }, () => sentence(random));
  const vectors =
    real === null
      ? sentences.map(() => near(new Float32Array(DIMENSIONS), random, 1))
      : await real.embed(sentences);
  return sentences.map((text, index) => ({ text, vector: vectors[index] as Float32Array }));
}

function sentence(random: Random): string {
  return `${random.pick(PEOPLE)} ${random.pick(DEEDS)} ${random.pick(THINGS)} near the ${random.pick(PLACES)} ${random.pick(WHEN)}`;
}

/** A vector near another: real texts lie in clouds, not evenly over the sphere. */
function near(vector: Float32Array, random: Random, distance: number): Float32Array {
  const moved = vector.map(
    (value) => value + ((random.next() - 0.5) * distance * 3.46) / Math.sqrt(DIMENSIONS),
  );
  const length = Math.hypot(...moved);
  return moved.map((value) => value / length);
}

/** A database with so many memories of each story, their vectors included. */
export async function fill(
  home: string,
  { size, scopes, texts, random }: { size: number; scopes: number; texts: readonly Text[]; random: Random },
): Promise<void> {
  const file = path.join(home, 'narratoria.db');
  const { connection } = await openForWriting({ file, now: new Date(0) });
  const now = '2026-05-01T12:00:00Z';
  for (let index = 0; index < scopes; index += 1) {
    const playthroughId = `story-${index}`;
    insertPlaythrough(connection, {
      playthroughId,
      campaignId: 'bench',
      title: playthroughId,
      createdAt: now,
      lastPlayedAt: now,
      headScene: 0,
    });
    const scope = playthroughScope(connection, playthroughId);
    const count = size / scopes;
    for (let from = 0; from < count; from += 2_000) {
      connection.transaction(() => {
        const read = Array.from({ length: Math.min(2_000, count - from) }, (_, place) => {
          const { vector } = texts[(from + place) % texts.length] as Text;
          const record = complete(
            'memory',
            {
              id: `m${from + place}`,
              summary: sentence(random),
              location: random.pick(PLACES),
              timestamp: now,
            },
            { scopeId: playthroughId, now, newId: () => '' },
          );
          const key = insertRecord(connection, 'memory', scope, { ...record });
          return { dataType: 'memory' as const, key, version: 1, vector: near(vector, random, 0.4) };
        });
        keepVectors(connection, { modelId: EMBEDDING_MODEL, texts: read });
      });
    }
  }
  connection.close();
}

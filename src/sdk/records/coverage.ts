import type { JsonObject } from '../../base/json.ts';
import { subjectOf } from '../../base/search-subject.ts';
import { termsOf } from '../../base/words.ts';
import type { Found } from './record-store.ts';

const TEXT_FIELDS = ['summary', 'description', 'location', 'characterIds', 'semanticTags'] as const;

const ABSENT = 0.4;

/** Ranks records by how much of the query's rarer words they have, best first. */
export function coverage(query: string, records: readonly JsonObject[]): Found[] {
  const asked = termsOf(subjectOf(query));
  const held = records.map((record) => new Set(termsOf(textOf(record))));
  const weights = new Map(
    asked.map((stem) => {
      const count = held.filter((stemsHeld) => stemsHeld.has(stem)).length;
      const weight = Math.log(1 + records.length / (1 + count));
      // A word that nothing here has may only be another word for the same.
      return [stem, count === 0 ? ABSENT * weight : weight];
    }),
  );
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return records
    .map((record, index) => {
      const covered = asked.filter((stem) => held[index]?.has(stem));
      const weight = covered.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
      return { record, relevance: whole === 0 ? 0 : Math.sqrt(weight / whole) };
    })
    .sort((a, b) => b.relevance - a.relevance);
}

function textOf(record: JsonObject): string {
  return TEXT_FIELDS.flatMap((field) => record[field] ?? []).join(' ');
}

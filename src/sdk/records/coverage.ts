import type { JsonObject } from '../../base/json.ts';
import type { Found } from './book.ts';

const TEXT_FIELDS = ['summary', 'description', 'location', 'characterIds', 'semanticTags'] as const;

/** Ranks records by how much of the query's rarer words they have, best first. */
export function coverage(query: string, records: readonly JsonObject[]): Found[] {
  const asked = [...new Set(stems(query))];
  const held = records.map((record) => new Set(stems(textOf(record))));
  const weights = new Map(
    asked.map((stem) => {
      const count = held.filter((stemsHeld) => stemsHeld.has(stem)).length;
      return [stem, Math.log(1 + records.length / (1 + count))];
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

/** Words without their endings, so that “helped” finds “help”. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words
    .filter((word) => !/^(?:the|and|with|for|was|were|has|had|his|her|its|their|you|your)$/.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

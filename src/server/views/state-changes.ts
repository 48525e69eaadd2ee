import { getOwn, isJsonObject, type JsonObject } from '../../base/json.ts';
import type { StateView } from '../../contracts/api/look.ts';
import { childPointer } from '../../contracts/pointer.ts';

type Change = StateView['changes'][number];

const MOST_CHANGES = 1000;

/** What is different in a state, place by place. Lists are taken as a whole: their places mean nothing by themselves. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const changes: Change[] = [];
  compare('', before, after, changes);
  return changes;
}

function compare(pointer: string, before: JsonObject, after: JsonObject, changes: Change[]): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (changes.length >= MOST_CHANGES) return;
    const path = childPointer(pointer, key);
    const [one, other] = [getOwn(before, key), getOwn(after, key)];
    if (one === undefined) changes.push({ path, kind: 'added', after: other });
    else if (other === undefined) changes.push({ path, kind: 'removed', before: one });
    else if (isJsonObject(one) && isJsonObject(other)) compare(path, one, other, changes);
    else if (JSON.stringify(one) !== JSON.stringify(other))
      changes.push({ path, kind: 'changed', before: one, after: other });
  }
}

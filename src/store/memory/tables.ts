import type { JsonObject } from '../../base/json.ts';
import { termsOf } from '../../base/words.ts';
import { LAYOUTS } from '../layouts/index.ts';
import { wordsOf } from '../layouts/layout.ts';
import type { ScopeName } from '../operations.ts';
import type { DataType } from '../records/index.ts';
import { notOfCampaign } from '../records/refusals.ts';
import { termList } from '../search/terms.ts';
import { emptyTables, type Kept, type State, storyIn, type Table } from './state.ts';

/** The table of a data type for this caller: a playthrough reads the lore and assets of its own campaign. */
export function tableFor(
  state: State,
  scope: ScopeName,
  dataType: DataType,
): { table: Table; scopeId: string } {
  const wanted = LAYOUTS[dataType].scope;
  if (scope.kind === 'campaign' && wanted === 'playthrough') throw notOfCampaign(dataType);
  if (wanted === 'playthrough')
    return { table: storyIn(state, scope.id).tables[dataType], scopeId: scope.id };
  const id = scope.kind === 'campaign' ? scope.id : storyIn(state, scope.id).playthrough.campaignId;
  const tables = state.campaigns.get(id) ?? emptyTables();
  state.campaigns.set(id, tables);
  return { table: tables[dataType], scopeId: id };
}

/** Every table of the store, with what it holds. */
export function* allTables(state: State): Iterable<[DataType, Table]> {
  const tables = [...[...state.stories.values()].map((story) => story.tables), ...state.campaigns.values()];
  for (const one of tables) yield* Object.entries(one) as [DataType, Table][];
}

/** The record as it is kept. A changed text loses its vector until the model has read it anew. */
export function keptAs(
  dataType: DataType,
  record: JsonObject,
  place: { key: number; position: number; before?: Kept | null },
): Kept {
  const layout = LAYOUTS[dataType];
  const { key, position, before } = place;
  const isSameText = before != null && layout.text?.(before.record) === layout.text?.(record);
  return {
    key,
    position,
    record,
    terms: termList(termsOf(wordsOf(layout, record) ?? '')),
    version: (before?.version ?? 0) + (isSameText ? 0 : 1),
    vector: isSameText ? before.vector : null,
  };
}

/** What time it is in a story, as its last scene says. */
export function storyTime(state: State, scope: ScopeName): string | undefined {
  return scope.kind === 'playthrough' ? storyIn(state, scope.id).playthrough.inGameTime : undefined;
}

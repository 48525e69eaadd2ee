import type { AssetEvent } from '../../contracts/event.ts';
import { readAsset, type ScriptView } from '../process/asset-file.ts';

/** What is wrong with an announced file, as a clause that continues "it …"; null when nothing is. */
export async function assetFault(event: AssetEvent, view: ScriptView): Promise<string | null> {
  const read = await readAsset(event, view);
  if (typeof read !== 'string') return null;
  return `announced the asset "${event.assetId}" at ${event.path}, which ${read}. It will not be shown.`;
}

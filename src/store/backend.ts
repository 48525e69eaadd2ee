import type { CampaignStore } from './campaign-store.ts';
import type { PlaythroughStore } from './playthrough-store.ts';
import type { Store } from './sqlite/sqlite-store.ts';

type PublicOf<Class> = Pick<Class, keyof Class>;

/**
 * What a store must be able to do, wherever it keeps its data. `test/store/conformance/` says how, and is run against
 * every backend; files, locks and backups are each backend's own affair.
 */
export interface StoreBackend
  extends Pick<
    Store,
    | 'createPlaythrough'
    | 'playthroughs'
    | 'deletePlaythrough'
    | 'setEmbedder'
    | 'caughtUp'
    | 'runRetention'
    | 'checkIntegrity'
    | 'close'
  > {
  playthrough(id: string, options?: { scene?: number }): PublicOf<PlaythroughStore>;
  campaign(id: string): PublicOf<CampaignStore>;
}

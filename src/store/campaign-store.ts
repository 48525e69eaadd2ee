import type { Dispatcher } from './gateway.ts';
import type { CampaignType } from './records/index.ts';
import { ScopedStore, type StoreContext } from './scoped-store.ts';

/** Lore and assets of one campaign. */
export type CampaignRecords = ScopedStore<CampaignType, CampaignType>;

export class CampaignStore extends ScopedStore<CampaignType, CampaignType> {
  readonly #dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, campaignId: string, context: StoreContext) {
    super(dispatcher, { kind: 'campaign', id: campaignId }, context);
    this.#dispatcher = dispatcher;
  }

  /** Keeps everything that `work` writes, or, when it throws, nothing. */
  async transaction<Result>(work: (records: CampaignRecords) => Promise<Result>): Promise<Result> {
    const context = { ...this.context, written: () => undefined };
    const result = await this.#dispatcher.transaction((gateway) =>
      work(new ScopedStore(gateway, this.scope, context)),
    );
    // A campaign comes in by the thousand: the model reads it in the background, and no search waits for that.
    this.context.written([]);
    return result;
  }
}

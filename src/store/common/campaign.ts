import type { CampaignType } from '../records/index.ts';
import type { CampaignRecords, CampaignStore } from '../store.ts';
import type { Dispatcher } from './dispatcher.ts';
import { CheckedRecords, type StoreContext } from './records.ts';

export class CheckedCampaign extends CheckedRecords<CampaignType, CampaignType> implements CampaignStore {
  readonly #dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, campaignId: string, context: StoreContext) {
    super(dispatcher, { kind: 'campaign', id: campaignId }, context);
    this.#dispatcher = dispatcher;
  }

  async transaction<Result>(work: (records: CampaignRecords) => Promise<Result>): Promise<Result> {
    const context = { ...this.context, written: () => undefined };
    const result = await this.#dispatcher.transaction((gateway) =>
      work(new CheckedRecords(gateway, this.scope, context)),
    );
    // A campaign comes in by the thousand: the model reads it in the background, and no search waits for that.
    this.context.written([]);
    return result;
  }
}

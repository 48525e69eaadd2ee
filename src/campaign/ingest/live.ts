import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { CampaignStore } from '../../store/index.ts';
import type { Campaign } from '../campaign.ts';
import { CampaignFolder } from '../folder.ts';
import { isSameCampaign } from '../manifest-head.ts';
import { readCampaign } from '../reader/read-campaign.ts';
import { type IngestOptions, type IngestReport, ingestCampaign } from './ingest.ts';
import { generatedWarning, problemNotices, withoutModel } from './notices.ts';
import { type Scan, scanCampaign } from './scan.ts';
import { campaignStamp } from './stamp.ts';

/** What has come of a look at the folder: a campaign to go on with when it has changed, and what to tell the player. */
export interface Refreshed {
  campaign: Campaign | null;
  notices: string[];
}

export interface LiveOptions {
  campaign: Campaign;
  /** Where lore and assets are kept; null when nothing can be kept. */
  store: Pick<CampaignStore, 'exactMatch' | 'transaction'> | null;
  log: Log;
  now?: () => Date;
  onProgress?: (done: number, total: number) => void;
  /** How long a scene waits for the folder to be taken in; what is left goes on in the background. */
  patienceMs?: number;
}

const PATIENCE_MS = 1_000;
/** A small campaign is in within a second; on a busy machine it is waited for, since what is found of it goes into the story. */
const PATIENCE_SMALL_MS = 10_000;
const SMALL_FILES = 300;

/**
 * A campaign folder while it is played. It is taken into the store in the background, and looked at again before every
 * scene: what the author has changed holds from then on, and what they have broken is left as it was.
 */
export class LiveCampaign {
  readonly #options: LiveOptions;
  readonly #root: string;
  #campaign: Campaign;
  #stamp: string | null = null;
  #notices: string[] = [];
  /** Notices that need not be said again. */
  readonly #told: Set<string>;
  #taking: Promise<void> = Promise.resolve();
  #current = new AbortController();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#campaign = options.campaign;
    this.#root = options.campaign.folder;
    this.#told = new Set(options.campaign.notices);
  }

  /** Looks at the folder for the first time, and waits a moment for it to be taken in. */
  async open(): Promise<void> {
    const seen = this.#see();
    if (seen === null) return;
    this.#stamp = seen.stamp;
    const { generated } = this.#campaign;
    const { folder } = seen;
    if (generated.length > 0)
      this.#notices.push(
        generatedWarning(generated.length),
        ...withoutModel(generated.map((file) => folder.originOf(file).provenance)),
      );
    await this.#takeIn(seen);
  }

  /** To be asked before a scene is told. */
  async refresh(): Promise<Refreshed> {
    const campaign = await this.#look();
    const notices = this.#notices;
    this.#notices = [];
    return { campaign, notices };
  }

  /** Stops where it is: what is in by now is whole, and the next time goes on from there. */
  async close(): Promise<void> {
    this.#current.abort();
    await this.#taking;
  }

  async #look(): Promise<Campaign | null> {
    const seen = this.#see();
    if (seen === null || seen.stamp === this.#stamp) return null;
    this.#stamp = seen.stamp;
    try {
      const edited = await readCampaign(this.#root);
      if (!isSameCampaign(edited.manifest, this.#campaign.manifest)) {
        this.#tellOnce(
          `The story goes on as it was: its folder now holds another campaign, “${edited.manifest.title}”.`,
        );
        return null;
      }
      const known = new Set(this.#campaign.broken.map(({ file }) => file));
      const fresh = edited.broken.find(({ file }) => !known.has(file));
      // What was whole a moment ago is being worked on.
      if (fresh !== undefined) throw new NarratoriaError('invalid_campaign', fresh.message);
      this.#campaign = edited;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'an edit of the campaign cannot be taken up');
      this.#notices.push(`The story goes on as it was, because of an edit: ${sentenceOf(error)}`);
      return null;
    }
    for (const notice of this.#campaign.notices) this.#tellOnce(notice);
    await this.#takeIn(seen);
    return this.#campaign;
  }

  /** A folder that cannot be read now may be back for the next scene. */
  #see(): { folder: CampaignFolder; scan: Scan; stamp: string } | null {
    try {
      const folder = new CampaignFolder(this.#root);
      const scan = scanCampaign(folder);
      return { folder, scan, stamp: campaignStamp(folder, scan) };
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the campaign folder cannot be read');
      this.#tellOnce(`The campaign folder cannot be read any more: ${sentenceOf(error)}`);
      return null;
    }
  }

  async #takeIn({ folder, scan }: { folder: CampaignFolder; scan: Scan }): Promise<void> {
    const { store } = this.#options;
    if (store === null) return;
    const { patienceMs = scan.files.length <= SMALL_FILES ? PATIENCE_SMALL_MS : PATIENCE_MS } = this.#options;
    this.#current.abort();
    this.#current = new AbortController();
    const { signal } = this.#current;
    const campaign = this.#campaign;
    this.#taking = this.#taking.then(() => this.#ingest({ store, folder, campaign, signal }));
    const timer = new AbortController();
    await Promise.race([
      this.#taking,
      sleep(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined), // it was in time
    ]);
    timer.abort();
  }

  async #ingest(
    work: Pick<IngestOptions, 'folder' | 'store'> & { campaign: Campaign; signal: AbortSignal },
  ): Promise<void> {
    const { now = () => new Date(), log, onProgress } = this.#options;
    const { campaign, signal } = work;
    try {
      const report = await ingestCampaign({ ...work, now, ...(onProgress && { onProgress }) });
      log.info({ campaign: campaign.id, ...report }, 'the campaign is indexed');
      this.#tellProblems(report);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, campaign: campaign.id }, 'the campaign could not be indexed');
      this.#tellOnce(
        `The lore could not be prepared for search, so it is found as it was before: ${sentenceOf(error)}`,
      );
    }
  }

  #tellProblems({ problems }: IngestReport): void {
    // Of those that say wrong things about who made them, loading has told already.
    const others = problems.filter(({ file }) => !this.#campaign.leftOut.includes(file));
    for (const notice of problemNotices(others)) this.#tellOnce(notice);
  }

  #tellOnce(notice: string): void {
    if (this.#told.has(notice)) return;
    this.#told.add(notice);
    this.#notices.push(notice);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof NarratoriaError) return error.message;
  return error instanceof Error ? error.message : String(error);
}

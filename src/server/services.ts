import { NarratoriaError } from '../base/errors.ts';
import { Masker } from '../base/mask.ts';
import { endReaders } from '../campaign/reader/readers.ts';
import { secretsIn } from '../engine/play/export.ts';
import type { Runtime } from '../engine/play/runtime.ts';
import { openStories, type Stories } from '../engine/play/stories.ts';
import { EventFeed } from './events/feed.ts';
import { MediaAddresses } from './media/addresses.ts';
import { ModelDownloads } from './models/downloads.ts';
import { PlayerPortraits } from './player-portraits.ts';
import { OpenStories } from './stories/open-stories.ts';
import { SceneReader } from './stories/scene-reader.ts';
import { CampaignShelf } from './views/campaign-shelf.ts';

interface ServicesOptions {
  runtime: Runtime;
  stories: Stories;
  /** Seals the addresses of media: 32 bytes. */
  mediaKey: Buffer;
}

/** What the calls of the API work with. */
export class Services {
  readonly runtime: Runtime;
  readonly feed = new EventFeed();
  readonly media: MediaAddresses;
  readonly shelf = new CampaignShelf(() => this.feed.send({ event: 'library' }));
  readonly scenes: SceneReader;
  readonly players: PlayerPortraits;
  readonly downloads: ModelDownloads;
  readonly #calls = new Set<Promise<unknown>>();
  #replacing: Promise<void> | null = null;
  #stories: Stories;
  #openStories: OpenStories;

  constructor({ runtime, stories, mediaKey }: ServicesOptions) {
    this.runtime = runtime;
    this.media = new MediaAddresses(mediaKey);
    const titleOf = (skill: string) => runtime.catalog.edition.library.get(skill)?.displayName ?? skill;
    this.scenes = new SceneReader({ media: this.media, shelf: this.shelf, home: runtime.home, titleOf });
    this.players = new PlayerPortraits(runtime, this.media);
    this.downloads = new ModelDownloads({
      home: runtime.home,
      log: runtime.log,
      onChange: () => this.feed.send({ event: 'models' }),
      // It reads what was written while it was not there.
      onArrival: () => this.#stories.store.setEmbedder(this.#stories.store.embedder),
    });
    runtime.onSkillsChange(() => this.feed.send({ event: 'skills' }));
    this.#stories = stories;
    this.#openStories = this.#createOpenStories();
  }

  get stories(): Stories {
    return this.#stories;
  }

  get openStories(): OpenStories {
    return this.#openStories;
  }

  /** Hides every secret of the settings wherever it stands. */
  async masker(): Promise<Masker> {
    const { catalog, home } = this.runtime;
    return new Masker(await secretsIn(catalog.edition, home));
  }

  /** Runs a call of the API that needs the stories. They stay open until it has ended. */
  async withStoriesOpen<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
    if (this.#replacing !== null) throw beingReplaced();
    const call = (async () => await work())();
    this.#calls.add(call);
    try {
      return await call;
    } finally {
      this.#calls.delete(call);
    }
  }

  /** Does something to the file of all stories that needs nobody to have it open. */
  async withStoriesClosed(work: () => void): Promise<void> {
    if (this.#replacing !== null) throw beingReplaced();
    this.#replacing = this.#replace(work);
    try {
      await this.#replacing;
    } finally {
      this.#replacing = null;
    }
  }

  async #replace(work: () => void): Promise<void> {
    await Promise.allSettled(this.#calls);
    await this.#openStories.close();
    await this.#stories.close();
    try {
      work();
    } finally {
      this.#stories = await openStories(this.runtime);
      this.#openStories = this.#createOpenStories();
      this.feed.send({ event: 'resync' }); // every page may show a story that is another one now
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#replacing]);
    await this.downloads.close();
    await this.#openStories.close();
    await this.#stories.close();
    await endReaders();
  }

  #createOpenStories(): OpenStories {
    return new OpenStories({
      runtime: this.runtime,
      stories: this.#stories,
      send: (event) => this.feed.send(event),
      view: (story) => this.scenes.head(story),
    });
  }
}

function beingReplaced(): NarratoriaError {
  return new NarratoriaError('stories_being_replaced', 'A backup is being restored.', {
    hint: 'Try again in a moment.',
  });
}

import type { ServerEvent } from '../../contracts/api/events.ts';
import type { SceneView } from '../../contracts/api/story.ts';
import type { Persona } from '../../engine/persona.ts';
import { type PlayRequest, PlaySession } from '../../engine/play/play-session.ts';
import { type ReadyCampaign, readyCampaign } from '../../engine/play/ready-campaign.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import type { Stories } from '../../engine/play/stories.ts';
import { campaignFolderOf } from '../../engine/play/story-campaign.ts';
import { writerNow } from '../models/writer-now.ts';
import { OpenStory } from './open-story.ts';

/** How many stories stay open when nobody plays them, and for how long. */
const MOST_IDLE = 4;
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 60_000;

export interface HouseOptions {
  runtime: Runtime;
  stories: Stories;
  send(event: ServerEvent): void;
  view(story: OpenStory): Promise<SceneView>;
}

/** The stories that are being played in this program, each at most once. */
export class OpenStories {
  readonly #options: HouseOptions;
  readonly #open = new Map<string, Promise<OpenStory>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: HouseOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#tidy(), LOOK_EVERY_MS).unref();
  }

  /** Opens a story where it stands. The first scene of one that has none begins to be told. */
  async open(id: string): Promise<OpenStory> {
    const opening = this.#open.get(id) ?? this.#keep(id, this.#openSaved(id));
    const story = await opening;
    story.lastUsed = Date.now();
    await story.settle();
    return story;
  }

  /** The story if it is open, without opening it. */
  async openedAlready(id: string): Promise<OpenStory | null> {
    return (await this.#open.get(id)) ?? null;
  }

  async begin(
    campaign: ReadyCampaign,
    beginning: { seed: string; persona: Persona; title?: string },
  ): Promise<OpenStory> {
    const story = await this.#openSession({ kind: 'new', ...campaign, ...beginning });
    this.#keep(story.id, Promise.resolve(story));
    story.begin();
    void this.#tidy();
    return story;
  }

  /** Leaves a story, so that it can be deleted or replaced. */
  async leave(id: string): Promise<void> {
    const story = await this.openedAlready(id);
    this.#open.delete(id);
    await story?.close();
  }

  async leaveAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.leave(id)));
  }

  /** When the program ends, scripts in flight have their time; else scenes in the making are left at once. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#options.runtime.runner.isClosing) {
      const open = await Promise.allSettled(this.#open.values());
      await Promise.all(open.map((one) => (one.status === 'fulfilled' ? one.value.finish() : null)));
    }
    await this.leaveAll();
  }

  #keep(id: string, opening: Promise<OpenStory>): Promise<OpenStory> {
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id)); // whoever asked is told; the next one tries again
    return opening;
  }

  async #openSaved(id: string): Promise<OpenStory> {
    const playthrough = await this.#options.stories.store.playthrough(id).playthrough();
    const ready = await readyCampaign(campaignFolderOf(playthrough));
    void this.#tidy();
    return await this.#openSession({ kind: 'saved', playthrough, ...ready });
  }

  async #openSession(request: PlayRequest): Promise<OpenStory> {
    const { runtime, stories, send, view } = this.#options;
    const session = await PlaySession.open(request, { runtime, stories });
    const { story } = session;
    const { log, health } = runtime;
    const forgive = () => health.reset();
    const writer = async () => {
      const { isModel, title } = await writerNow(stories.model);
      return isModel ? title : null;
    };
    const takeNews = () => stories.takeNews();
    return new OpenStory({ session, story, log, send, view, writer, forgive, takeNews });
  }

  /** Closes stories that nobody has touched for long, and the longest untouched of too many. */
  async #tidy(): Promise<void> {
    const settled = await Promise.allSettled(this.#open.values());
    const idle = settled
      .flatMap((result) =>
        result.status === 'fulfilled' && result.value.live === null ? [result.value] : [],
      )
      .toSorted((one, other) => other.lastUsed - one.lastUsed);
    const old = Date.now() - IDLE_MS;
    const leaving = idle.filter(({ lastUsed }, index) => index >= MOST_IDLE || lastUsed < old);
    await Promise.all(leaving.map(({ id }) => this.leave(id)));
  }
}

import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { ServerEvent } from '../../contracts/api/events.ts';
import type { SceneView, Telling, Typed } from '../../contracts/api/story.ts';
import type { PlaySession } from '../../engine/play/play-session.ts';
import type { SavedStory } from '../../engine/play/saved-story.ts';
import type { Scene } from '../../engine/scene.ts';
import { TYPED_CHOICE } from '../../engine/session.ts';
import type { TellOptions } from '../../engine/session-options.ts';
import { LiveScene } from './live-scene.ts';

const CLOSED = 'The story was closed before this scene was finished. Please choose again.';

export interface OpenStoryOptions {
  session: PlaySession;
  story: SavedStory;
  log: Log;
  send(event: ServerEvent): void;
  /** The scene the story stands at, as the page shows it. */
  view(story: OpenStory): Promise<SceneView>;
  /** The model that writes the next scene; null when none does. */
  writer(): Promise<string | null>;
  /** Forgets which skills failed, so that they are tried again. */
  forgive(): void;
  /** What happened in the background that the player should know. */
  takeNews(): string[];
}

/** A story that somebody plays: one scene is told at a time, and every page sees it come. */
export class OpenStory {
  readonly id: string;
  readonly session: PlaySession;
  readonly story: SavedStory;
  readonly #options: OpenStoryOptions;
  #live: LiveScene | null = null;
  #work: Promise<void> = Promise.resolve();
  #settling: Promise<void> | null = null;
  #isGoingBack = false;
  #isClosing = false;
  lastUsed = Date.now();

  constructor(options: OpenStoryOptions) {
    this.#options = options;
    this.session = options.session;
    this.story = options.story;
    this.id = options.story.playthroughId;
  }

  get live(): LiveScene | null {
    return this.#live;
  }

  /** The number of the scene it stands at; 0 before the first. */
  get scene(): number {
    return this.session.head?.scene ?? 0;
  }

  /** Stands at its last scene, or begins to tell the first. */
  async settle(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null;
    });
    await this.#settling;
  }

  async #settle(): Promise<void> {
    if (this.session.head !== null || this.#live !== null) return;
    if ((await this.story.records.playthrough()).headScene > 0) await this.session.first();
    else this.begin();
  }

  begin(): Telling {
    return this.#tell(null, (options) => this.session.first(options), 1);
  }

  choose(scene: number, choiceId: string): Telling {
    this.#mustBeFree();
    if (scene !== this.scene) throw movedOn('The story has moved on to another scene.');
    const { choices = [], ending } = this.session.head ?? {};
    const choice = choices.find(({ id }) => id === choiceId);
    if (ending !== undefined)
      throw new NarratoriaError('invalid_usage', 'This story has ended.', {
        hint: 'Start over, or start a branch from an earlier scene.',
      });
    if (choice === undefined) throw movedOn('This scene has no such choice.');
    const chosen = { id: choice.id, text: choice.text };
    return this.#tell(chosen, (options) => this.session.choose(choiceId, options), scene + 1);
  }

  /** A typed action: the scene that comes of it, or what to ask back. */
  async type(scene: number, text: string): Promise<Typed> {
    this.#mustBeFree();
    if (scene !== this.scene) throw movedOn('The story has moved on to another scene.');
    if (this.session.head?.ending !== undefined)
      throw new NarratoriaError('invalid_usage', 'This story has ended.', {
        hint: 'Start over, or start a branch from an earlier scene.',
      });
    const unclear = await this.session.unclearIn(text);
    if (unclear !== null) return { telling: null, ...unclear };
    const work = async (options: TellOptions) => {
      const told = await this.session.type(text, options);
      if ('unclear' in told) throw new NarratoriaError('invalid_usage', told.unclear);
      return told;
    };
    const telling = this.#tell({ id: TYPED_CHOICE, text }, work, scene + 1);
    return { telling, unclear: null, suggestions: [] };
  }

  /** Another telling of the last scene; the first one, when there is none yet. */
  retell(): Telling {
    this.#mustBeFree();
    if (this.session.head === null) return this.begin();
    const { chosen = null, scene, failure } = this.session.head;
    if (failure !== undefined) this.#options.forgive();
    return this.#tell(chosen, (options) => this.session.retell(options), scene);
  }

  /** As if the program had been started anew: every skill counts as healthy, and the last scene is tried once more. */
  restart(): Telling {
    this.#mustBeFree();
    if (this.session.head === null) return this.begin();
    const { chosen = null, scene, failure } = this.session.head;
    if (failure === undefined)
      throw new NarratoriaError('invalid_usage', 'Nothing to restart: the last scene was finished.');
    return this.#tell(chosen, (options) => this.session.restart(options), scene);
  }

  async goTo(scene: number): Promise<void> {
    this.#mustBeFree();
    if (scene > this.scene)
      throw new NarratoriaError('record_not_found', `Scene ${scene} does not exist yet.`);
    this.#isGoingBack = true;
    try {
      await this.session.goTo(scene);
    } finally {
      this.#isGoingBack = false;
    }
    this.#options.send({ event: 'changed', storyId: this.id });
    if (scene === 0) this.begin();
  }

  cancel(): void {
    this.#live?.leave();
  }

  stopTelling(how: 'keep' | 'built-in'): void {
    if (this.#live !== null) this.session.stopTelling(how);
  }

  /** Replaces the text of a scene by the player's own. */
  async edit(scene: number, text: string): Promise<void> {
    this.#mustBeFree();
    await this.session.edit(scene, text);
    this.#options.send({ event: 'changed', storyId: this.id });
  }

  /** Waits for what is being told, because the program ends and nothing more is begun. */
  async finish(): Promise<void> {
    this.#isClosing = true;
    await this.#work;
  }

  /** Leaves what is being told and waits until nothing of it is left. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.cancel();
    await this.#work;
    await this.session.close();
  }

  #mustBeFree(): void {
    this.lastUsed = Date.now();
    if (this.#live !== null) throw movedOn('A scene is already being written.');
    if (this.#isGoingBack)
      throw movedOn('The story is going back to an earlier scene. Try again in a moment.');
  }

  #tell(chosen: Telling['chosen'], work: (options: TellOptions) => Promise<Scene>, scene: number): Telling {
    this.#mustBeFree();
    const { send } = this.#options;
    const generator = () => this.session.generator;
    const live = new LiveScene({ storyId: this.id, scene, chosen, generator, send });
    this.#live = live;
    live.begin();
    void this.#options.writer().then((model) => {
      if (model !== null && this.#live === live) live.writtenBy(model);
    });
    this.#work = this.#finish(live, work({ signal: live.signal, watch: live.watch }));
    return live.view;
  }

  async #finish(live: LiveScene, work: Promise<Scene>): Promise<void> {
    const { send, view, log, takeNews } = this.#options;
    try {
      await work;
      const scene = await view(this);
      this.#free(live);
      send({ event: 'told', storyId: this.id, scene });
      // How well a skill does shows among the skills.
      if (scene.faults !== undefined || scene.failure !== null) send({ event: 'skills' });
    } catch (error) {
      this.#free(live);
      const isLeft = error instanceof NarratoriaError && error.code === 'plan_cancelled';
      if (!isLeft) log.error({ err: error, storyId: this.id }, 'a scene could not be told');
      // A player who leaves a scene knows why; when the program ends, its scenes may end before their story is closed.
      const isWished = live.signal.aborted && !this.#isClosing;
      const reason = isLeft ? (isWished ? '' : CLOSED) : reasonOf(error);
      send({ event: 'left', storyId: this.id, reason });
    }
    send({ event: 'library' });
    for (const text of takeNews()) send({ event: 'notice', text });
  }

  #free(live: LiveScene): void {
    live.end();
    this.lastUsed = Date.now();
    this.#live = null;
  }
}

function movedOn(message: string): NarratoriaError {
  return new NarratoriaError('story_moved_on', message, { hint: 'Read the latest scene and choose there.' });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof NarratoriaError)) return 'Something went wrong. The log has the details.';
  return error.hint === undefined ? error.message : `${error.message} ${error.hint}`;
}

import type { Campaign } from '../../../src/campaign/campaign.ts';
import { offeredIn } from '../../../src/engine/saved-state.ts';
import type { OfferedChoice, Scene } from '../../../src/engine/scene.ts';
import { StorySession } from '../../../src/engine/session.ts';
import type { KeptScene } from '../../../src/engine/session-options.ts';
import { openWorld, type TestWorld } from '../shipped/support/world.ts';

export type Kept = KeptScene & { playthroughId: string };

/** One sitting: a runtime of its own on the same home, closed at its end. */
export class PlaySession {
  readonly #world: TestWorld;
  readonly #session: StorySession;
  scene: Scene;

  private constructor(world: TestWorld, session: StorySession, scene: Scene) {
    this.#world = world;
    this.#session = session;
    this.scene = scene;
  }

  static async open(campaign: Campaign, home: string, number: number, kept?: Kept): Promise<PlaySession> {
    const world = await openWorld({ home, ...(kept && { playthroughId: kept.playthroughId }) });
    const { playthroughId, execution } = world;
    const sessionId = `sitting-${number}`;
    const session = new StorySession({ campaign, seed: 'iron', sessionId, playthroughId, execution });
    return new PlaySession(world, session, kept === undefined ? await session.open() : session.resume(kept));
  }

  get #offered(): OfferedChoice[] {
    return offeredIn(this.#session.state);
  }

  /** The choices by act and text, such as `ask_favour: Ask a favour of Aldric`. */
  get choices(): string[] {
    return this.#offered.map(labelOf);
  }

  offer(pattern: RegExp): OfferedChoice | undefined {
    return this.#offered.find((choice) => pattern.test(labelOf(choice)));
  }

  /** Takes the first choice that fits the first pattern that any fits. */
  async take(...patterns: RegExp[]): Promise<Scene> {
    const choice = patterns.map((pattern) => this.offer(pattern)).find((found) => found !== undefined);
    if (choice === undefined) throw new Error(`None of ${this.choices.join(' / ')}`);
    this.scene = await this.#session.choose(choice.id);
    return this.scene;
  }

  /** Goes on, by the patterns in their order, until something is offered. */
  async until(offered: RegExp, ...patterns: RegExp[]): Promise<void> {
    for (let turn = 0; turn < 10 && this.offer(offered) === undefined; turn += 1)
      await this.take(...patterns);
  }

  async scores(): Promise<{ aldric: number; guild: number }> {
    const [person] = await this.#world.story.exactMatch('perception', { npcId: 'person:aldric' });
    const [faction] = await this.#world.story.exactMatch('reputation', { factionId: 'faction:smiths' });
    return {
      aldric: person?.perceptionScore ?? Number.NaN,
      guild: faction?.currentScore ?? Number.NaN,
    };
  }

  /** What is kept to be remembered of somebody. */
  async memoriesOf(npcId: string): Promise<string[]> {
    const memories = await this.#world.story.exactMatch('memory');
    return memories.filter(({ npcIds }) => npcIds.includes(npcId)).map(({ summary }) => summary);
  }

  async end(): Promise<Kept> {
    await this.#world.close();
    return {
      playthroughId: this.#world.playthroughId,
      scene: this.scene.scene,
      state: structuredClone(this.#session.state),
      sceneObject: this.scene as unknown as KeptScene['sceneObject'],
    };
  }
}

function labelOf({ intent, text }: OfferedChoice): string {
  return `${intent.act}: ${text}`;
}

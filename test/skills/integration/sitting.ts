import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { type KeptScene, StorySession } from '../../../src/engine/session.ts';
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

  get texts(): string[] {
    return this.scene.choices.map(({ text }) => text);
  }

  /** Takes the first choice that fits the first pattern that any fits. */
  async take(...patterns: RegExp[]): Promise<Scene> {
    const choice = patterns
      .map((pattern) => this.scene.choices.find(({ text }) => pattern.test(text)))
      .find((found) => found !== undefined);
    if (choice === undefined) throw new Error(`None of ${this.texts.join(' / ')}`);
    this.scene = await this.#session.choose(choice.id);
    return this.scene;
  }

  /** Goes on, by the patterns in their order, until something is offered. */
  async until(offered: RegExp, ...patterns: RegExp[]): Promise<void> {
    for (let turn = 0; turn < 10 && !this.texts.some((text) => offered.test(text)); turn += 1)
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

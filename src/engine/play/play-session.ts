import { NarratoriaError } from '../../base/errors.ts';
import { asJson } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { LiveCampaign } from '../../campaign/ingest/live.ts';
import type { Playthrough } from '../../store/index.ts';
import { checkStart, type StoryStart } from '../authored/start.ts';
import { turnOf } from '../conversation/chapters.ts';
import type { StoryConversation } from '../conversation/story.ts';
import { editedScene } from '../edited-scene.ts';
import { anyPersona, type Persona } from '../persona.ts';
import { sceneIn } from '../saved-state.ts';
import type { Scene } from '../scene.ts';
import { StorySession, TYPED_CHOICE, type Unclear } from '../session.ts';
import type { TellOptions } from '../session-options.ts';
import { openPlanner, type Planner } from './planner.ts';
import { type ReadyCampaign, tryToFollow } from './ready-campaign.ts';
import { executionOptions, type Runtime } from './runtime.ts';
import type { SavedStory } from './saved-story.ts';
import type { Stories } from './stories.ts';
import { storyCost } from './story-usage.ts';

/** A story to begin as somebody, or one to go on with. */
export type PlayRequest = ReadyCampaign &
  (
    | { kind: 'new'; seed: string; persona: Persona; title?: string; start?: StoryStart }
    | { kind: 'saved'; playthrough: Playthrough }
  );

export interface PlaySessionOptions {
  runtime: Runtime;
  stories: Stories;
  onIndexing?: (done: number, total: number) => void;
}

interface OpenPlay extends PlaySessionOptions {
  campaignId: string;
  campaign: Campaign;
  follow: () => void;
  aboutModel: readonly string[];
  planner: Planner;
  /** To be said once, with the first scene. */
  notices: string[];
  seed: string;
  persona: Persona;
  start: StoryStart | undefined;
  story: SavedStory;
  live: LiveCampaign;
  conversation: StoryConversation;
}

/** One story while it is played, wherever it is shown: tells its scenes, goes back, tells again. One thing at a time. */
export class PlaySession {
  readonly #input: OpenPlay;
  #session: StorySession;
  #head: Scene | null = null;

  private constructor(input: OpenPlay) {
    this.#input = input;
    this.#session = this.#newSession();
  }

  static async open(seat: PlayRequest, options: PlaySessionOptions): Promise<PlaySession> {
    const { stories, runtime, onIndexing } = options;
    const { id, campaign, follow, aboutModel } = seat;
    const saved = seat.kind === 'saved' ? seat.playthrough : null;
    const seed = seat.kind === 'new' ? seat.seed : (seat.playthrough.seed ?? seat.playthrough.playthroughId);
    const persona = seat.kind === 'new' ? seat.persona : keptPersona(seat.playthrough, campaign);
    const title = seat.kind === 'new' ? seat.title : undefined;
    const start = seat.kind === 'new' ? seat.start : keptStart(seat.playthrough);
    if (saved === null && start !== undefined) checkStart(start, campaign);
    const story = await (saved === null
      ? stories.begin({
          ...{ campaignId: id, campaign, seed, persona },
          ...(title !== undefined && { title }),
          ...(start !== undefined && { start }),
        })
      : stories.open(saved.playthroughId, campaign));
    const { campaignId } = story;
    const live = new LiveCampaign({
      campaign,
      store: stories.campaign(campaignId),
      log: runtime.log,
      ...(onIndexing && { onProgress: onIndexing }),
    });
    try {
      // It is taken in for a moment before the first scene; a large one goes on while the story is played.
      await live.open();
      // What there is to say of the campaign is said before the first scene of this session.
      const seen = await live.refresh();
      const notices = [...campaign.notices, ...seen.notices, ...stories.notices];
      const asSeen = seen.campaign ?? campaign;
      const conversation = stories.conversations.open(story.playthroughId, {
        model: stories.model,
        log: runtime.log,
        spentBefore: () => storyCost(story.records),
        scenes: async (range) => (await story.records.scenes(range)).map((record) => turnOf(sceneIn(record))),
      });
      const planner = await openPlanner({ seed, runtime, model: stories.model, conversation });
      const input = {
        ...options,
        campaignId,
        campaign: asSeen,
        follow,
        aboutModel,
        planner,
        notices,
        seed,
        persona,
        start,
        live,
        conversation,
      };
      return new PlaySession({ ...input, story });
    } catch (error) {
      stories.conversations.close(story.playthroughId);
      await live.close();
      story.release();
      throw error;
    }
  }

  /** The campaign as it was when the session began. */
  get campaign(): Campaign {
    return this.#input.campaign;
  }

  /** The same campaign for another story. */
  get ready(): ReadyCampaign {
    const { campaignId, campaign, follow, aboutModel } = this.#input;
    return { id: campaignId, campaign, follow, aboutModel };
  }

  get persona(): Persona {
    return this.#input.persona;
  }

  /** Who plans its scenes. */
  get generator(): string {
    return this.#input.planner.generator.name;
  }

  /** Where the story is kept. */
  get story(): SavedStory {
    return this.#input.story;
  }

  /** The scene it stands at; null before the first is told. */
  get head(): Scene | null {
    return this.#head;
  }

  /** In-game time in words. */
  get time(): string {
    return this.#session.time;
  }

  /** Names of what the player carries. */
  get items(): string[] {
    return this.#session.items;
  }

  /** When everything is done that goes on while the player reads. */
  get background(): Promise<void> {
    return this.#session.background;
  }

  /** What there is to say of the campaign in this session; the first scene has it too. */
  get notices(): readonly string[] {
    return this.#input.notices;
  }

  /** The scene the story stands at, or its first. */
  async first(options: TellOptions = {}): Promise<Scene> {
    const { notices, story } = this.#input;
    const kept = await story.records.lastScene();
    if (kept === null) await this.#tell(() => this.#session.open(options));
    else this.#head = this.#session.resume(kept);
    const scene = this.#stood();
    this.#head = { ...scene, notices: [...new Set([...notices, ...scene.notices])] };
    return this.#head;
  }

  /** The scene that a choice leads to. When it is left before it is told, nothing of it has happened. */
  async choose(choiceId: string, options: TellOptions = {}): Promise<Scene> {
    return await this.#tell(() => this.#session.choose(choiceId, options));
  }

  /** The scene that a typed action leads to, or what to ask back; then nothing has happened. */
  async type(text: string, options: TellOptions = {}): Promise<Scene | Unclear> {
    const read = await this.#session.readTyped(text, options.signal);
    if ('unclear' in read) return read;
    return await this.#tell(() => this.#typed(text, options));
  }

  /** What would be asked back; null when the action is clear. */
  async unclearIn(text: string): Promise<Unclear | null> {
    const read = await this.#session.readTyped(text);
    return 'unclear' in read ? read : null;
  }

  async #typed(text: string, options: TellOptions): Promise<Scene> {
    const scene = await this.#session.type(text, options);
    if ('unclear' in scene) throw refusal(scene.unclear);
    return scene;
  }

  /** The scene before this one, as it was. */
  async back(): Promise<Scene> {
    const { scene } = this.#stood();
    if (scene === 1) throw refusal('This is where the story begins.');
    await this.goTo(scene - 1);
    return this.#stood();
  }

  /**
   * The same choice in other words, or, when it could not be told, once more. When nothing comes of it, the scene stays
   * as it was.
   */
  async retell(options: TellOptions = {}): Promise<Scene> {
    const scene = this.#stood();
    const { telling: before = 0, chosen, failure } = scene;
    const { records } = this.#input.story;
    const again =
      failure === undefined
        ? { ...options, telling: before + 1, orNothing: true }
        : { ...options, telling: before };
    await records.takeBack();
    try {
      await this.#standAt(scene.scene - 1);
      return await this.#tell(() => this.#again(chosen, again));
    } catch (error) {
      await records.bringBack();
      await this.#standAt(scene.scene);
      this.#head = scene;
      throw error;
    }
  }

  /**
   * Ends the telling that is going on and keeps what was read of it, or has the built-in writer finish it. Does nothing
   * when no model is writing.
   */
  stopTelling(how: 'keep' | 'built-in'): void {
    this.#input.conversation.stopTelling(how);
  }

  /** Replaces the text of a scene by the player's own. What happened in it stays as it is. */
  async edit(number: number, text: string): Promise<Scene> {
    const head = this.#stood();
    const { story, conversation } = this.#input;
    const isHead = number === head.scene;
    const scene = isHead ? head : sceneIn(await story.records.scene(number));
    const edited = editedScene(scene, text);
    await story.records.changeScene(number, asJson(edited));
    if (isHead) {
      this.#head = edited;
      this.#session.reworded(edited.prose);
    }
    conversation.at(number)?.told(edited.prose);
    conversation.told(turnOf(edited));
    return edited;
  }

  #again(chosen: Scene['chosen'], options: TellOptions): Promise<Scene> {
    if (chosen === undefined) return this.#session.open(options);
    return chosen.id === TYPED_CHOICE
      ? this.#typed(chosen.text, options)
      : this.#session.choose(chosen.id, options);
  }

  /** As if the program had been started anew before the scene that could not be told. */
  async restart(options: TellOptions = {}): Promise<Scene> {
    const { health, runner } = this.#input.runtime;
    health.reset();
    runner.dropPrewarmed(() => true);
    return await this.retell(options);
  }

  /** Stands at an earlier scene again, with all of the world as it was; at none with 0. */
  async goTo(scene: number): Promise<void> {
    await this.#input.story.records.undoTo(scene);
    await this.#standAt(scene);
  }

  async close(): Promise<void> {
    const { live, story, stories } = this.#input;
    stories.conversations.close(story.playthroughId);
    await live.close();
    story.release();
  }

  async #standAt(scene: number): Promise<void> {
    if (scene === 0) {
      this.#session = this.#newSession();
      this.#head = null;
    } else {
      this.#head = this.#session.resume(await this.#input.story.records.scene(scene));
    }
  }

  /** A session at the beginning of the story. */
  #newSession(): StorySession {
    const { runtime, stories, campaign, follow, planner, seed, persona, start, story, live, conversation } =
      this.#input;
    conversation.standAt(0);
    return new StorySession({
      campaign,
      ...(start !== undefined && { start }),
      generator: planner.generator,
      ...(planner.readTyped && { readTyped: planner.readTyped }),
      persona,
      refresh: async () => {
        tryToFollow(follow, runtime.log);
        const [seen] = await Promise.all([live.refresh(), runtime.catalog.catchUp()]);
        return seen;
      },
      seed,
      sessionId: runtime.sessionId,
      execution: () => executionOptions(runtime),
      log: runtime.log,
      meanings: stories.meanings,
      playthroughId: story.playthroughId,
      journal: story.journal,
      conversation,
      scores: story.scores,
    });
  }

  async #tell(work: () => Promise<Scene>): Promise<Scene> {
    const { stories, planner, aboutModel: atFirst } = this.#input;
    const isFirst = this.#head === null;
    const scene = await work();
    planner.readAhead();
    // What a skill reports of the model is told once, in the skill's words.
    const aboutModel = stories.takeNotices();
    const reported = (scene.faults ?? []).filter(
      ({ isRecovered, code }) => isRecovered && aboutModel.some((notice) => notice.code === code),
    );
    const unreported = aboutModel.filter(({ code }) => !reported.some((fault) => fault.code === code));
    const since = [
      ...(isFirst ? atFirst : []),
      ...unreported.map(({ sentence }) => sentence),
      ...planner.takeNotices(),
    ];
    const modelNotices = [...reported.flatMap(({ notice }) => notice ?? []), ...since];
    const notices = [...scene.notices, ...since];
    this.#head = { ...scene, notices, ...(modelNotices.length > 0 && { modelNotices }) };
    return this.#head;
  }

  #stood(): Scene {
    if (this.#head === null) throw refusal('The story has not begun.');
    return this.#head;
  }
}

/** Who the player is in a saved story. */
function keptPersona({ details }: Playthrough, campaign: Campaign): Persona {
  return (details?.['persona'] as Persona | undefined) ?? anyPersona(campaign.template);
}

/** Where a saved story began, when it was not at the beginning. */
function keptStart({ details }: Playthrough): StoryStart | undefined {
  return details?.['start'] as StoryStart | undefined;
}

function refusal(sentence: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', sentence);
}

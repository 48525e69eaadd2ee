import { NarratoriaError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import { withoutControlsIn } from '../base/plain-text.ts';
import { createRandom, type Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { type MentionFinder, mentionFinder } from '../campaign/mentions.ts';
import type { PlanGenerator } from '../plan/generator.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import type { StateShares } from '../plan/state-budget.ts';
import { BuiltInPlanner } from '../planner/built-in-planner.ts';
import { createSimilarity } from '../planner/similarity.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import type { FactsAnswer } from '../prompts/tasks/facts.ts';
import { afterTelling } from './after-telling.ts';
import { choicesAhead } from './authored/done-before.ts';
import { inAuthorsWords } from './authored/telling.ts';
import { campaignWith } from './canon/campaign.ts';
import { canonFinder } from './canon/finder.ts';
import { withIds } from './canon/intent.ts';
import { storyMoment, timeInWords } from './clock.ts';
import { turnOf } from './conversation/chapters.ts';
import { storyPromptOf } from './conversation/story-prompt.ts';
import { endingChoices } from './ending-choices.ts';
import type { FactsScene } from './facts/background.ts';
import { extractFacts } from './facts/extract.ts';
import { type Noted, notedMeanwhile } from './facts/noted.ts';
import { StoryFacts } from './facts/story-facts.ts';
import { keepScene, type MadeScene } from './keep-scene.ts';
import { meaningWhenOpened } from './meanings.ts';
import { choiceForScripts, notYet, withOffers } from './offered-choices.ts';
import { anyPersona } from './persona.ts';
import { answersOf, hasRun, planTurn } from './plan-turn.ts';
import { sceneIn } from './saved-state.ts';
import type { OfferedChoice, Scene } from './scene.ts';
import { readScores, scoresAfter } from './scores.ts';
import { logRefused, logSkipped } from './session-log.ts';
import type { KeptScene, SessionOptions, TellOptions } from './session-options.ts';
import { SessionState } from './session-state.ts';
import { ToldFaults } from './skill-faults.ts';
import { tellingOf, withAsides } from './telling-of.ts';
import { createTextMatch, type TextMatch } from './text-match/text-match.ts';
import { toldScene } from './told-scene.ts';
import { Turn } from './turn.ts';
import { readTyped, type Typed } from './typed/read.ts';
import { carriedInWords, startingWorld, type World } from './world.ts';

/** What to ask a player whose words do not say what is meant. */
export type Unclear = Extract<Typed, { unclear: string }>;

/** The id of a choice that the player typed. */
export const TYPED_CHOICE = 'typed';

/** A choice, and the plan that was made and run for it. */
interface Played {
  choice: OfferedChoice | null;
  scene: number;
  turn: Turn;
  outcome: ReplanOutcome;
  noted: Noted;
}

/** A story being played: each choice becomes a scene, and there is always a scene. */
export class StorySession {
  readonly #options: SessionOptions;
  readonly #random: Random;
  readonly #generator: PlanGenerator;
  readonly #log: Log;
  readonly #playthroughId: string;
  readonly #byWords = createTextMatch(null);
  readonly #byMeaning: TextMatch;
  readonly #facts: StoryFacts;
  /** Whether this session has looked which model of meanings there is. */
  #hasLooked = false;
  #campaign: Campaign;
  #mentionsIn: MentionFinder;
  #state: SessionState;
  #scene = 0;
  #lastProse: readonly string[] = [];
  #stateShares: StateShares = new Map();
  readonly #toldFaults = new ToldFaults();
  /** Whether something is left of an attempt that failed; on a full disk not even that can be taken back. */
  #needsRewind = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#random = createRandom(options.seed);
    this.#generator = options.generator ?? new BuiltInPlanner({ random: this.#random });
    this.#campaign = options.campaign;
    this.#mentionsIn = mentionFinder(options.campaign);
    this.#playthroughId = options.playthroughId ?? this.#random.fork('playthrough').uuid();
    this.#log = (options.log ?? silentLog()).child({ story: this.#playthroughId });
    this.#byMeaning =
      options.meanings === undefined ? this.#byWords : createTextMatch(options.meanings.embed);
    const persona = options.persona ?? anyPersona(options.campaign.template);
    this.#state = SessionState.ofNew(startingWorld(options.campaign, persona), persona);
    this.#facts = new StoryFacts({
      ask: (scene) => this.#extract(scene),
      journal: options.journal ?? null,
    });
  }

  /** The session state as it is now; read-only. */
  get state(): JsonObject {
    return this.#state.json;
  }

  /** Goes on from a scene that was kept, as if it had just been told. */
  resume({ scene, state, sceneObject }: KeptScene): Scene {
    this.#options.conversation?.standAt(scene);
    this.#scene = scene;
    this.#state = SessionState.kept(state);
    this.#stateShares = new Map();
    // Stories of earlier versions kept what was told as it came.
    const told = sceneIn({ sceneObject: withoutControlsIn(sceneObject) });
    this.#lastProse = told.prose;
    return told;
  }

  /** The player has put the last scene into words of their own. */
  reworded(prose: readonly string[]): void {
    this.#lastProse = prose;
  }

  /** The first scene. */
  open(options: TellOptions = {}): Promise<Scene> {
    return this.#play(null, options);
  }

  /** Whether the story has come to its end; then no choice leads on. */
  get isOver(): boolean {
    return this.#state.world.plot.ended !== null;
  }

  /** The scene that a choice leads to. */
  choose(choiceId: string, options: TellOptions = {}): Promise<Scene> {
    if (this.isOver) throw new NarratoriaError('invalid_usage', 'This story has ended.');
    const choice = this.#state.offered.find(({ id }) => id === choiceId);
    if (choice === undefined) {
      throw new NarratoriaError(
        'invalid_usage',
        `${JSON.stringify(choiceId)} is not among the choices of this scene.`,
        {
          details: { choices: this.#state.offered.map(({ id }) => id) },
        },
      );
    }
    if (choice.needs !== undefined) throw notYet(choice.needs);
    return this.#play(choice, options);
  }

  /**
   * The scene that a typed action leads to; or, when it cannot be told what is meant, what to ask the player. What is
   * asked back changes nothing.
   */
  async type(text: string, options: TellOptions = {}): Promise<Scene | Unclear> {
    if (this.isOver) throw new NarratoriaError('invalid_usage', 'This story has ended.');
    const read = await this.readTyped(text, options.signal);
    if ('unclear' in read) return read;
    const { intent } = read;
    return await this.#play({ id: TYPED_CHOICE, text: intent.text, because: [], intent }, options);
  }

  /** What a typed action means where the story stands. */
  async readTyped(text: string, signal?: AbortSignal): Promise<Typed> {
    const campaign = campaignWith(this.#campaign, this.#state.world.canon);
    const turn = new Turn(await this.#turnInput(campaign, this.#scene + 1, 0), null);
    const { meanings, readTyped: byModel } = this.#options;
    const embedder = meanings === undefined || this.#state.meaning.model === null ? null : meanings;
    return await readTyped(text, {
      brief: {
        ...turn.prospect(),
        question: { last: this.#state.world.question, answered: null, next: null },
      },
      campaign,
      meanings: createSimilarity(embedder && { embed: embedder.embed }),
      ...(byModel && { byModel }),
      ...(signal && { signal }),
    });
  }

  async #play(choice: OfferedChoice | null, options: TellOptions): Promise<Scene> {
    const make = () => this.#make(choice, options);
    return await (this.#options.conversation?.making(this.#scene + 1, make) ?? make());
  }

  async #make(choice: OfferedChoice | null, options: TellOptions): Promise<Scene> {
    const { telling: variant = 0 } = options;
    const start = performance.now();
    const scene = this.#scene + 1;
    const news = await this.#refresh();
    await this.#keepToMeaning(scene);
    if (this.#needsRewind) await this.#rewind();
    await this.#sumUp();
    const before = this.#state;
    const { campaign, noted } = await this.#takeFacts(scene);
    const turn = new Turn(
      await this.#turnInput(campaign, scene, variant),
      choice === null ? null : withIds(choice.intent, campaign),
      choice?.answers ?? null,
      choice?.roll?.modifiers ?? null,
    );
    const outcome = await this.#plan(choice, turn, scene, options);
    const { settlement, telling, left } = await this.#settle({ choice, scene, turn, outcome, noted });
    const calls = this.#options.conversation?.takeCalls() ?? [];
    const told = toldScene({
      ...{ scene, settlement, outcome, telling, choice, variant, campaign },
      news: [...news, ...settlement.notices],
      proposals: { effects: left.effects, refused: left.refused },
      next: { choices: this.#state.offered, areMadeUp: left.areMadeUp, question: left.question },
      skills: this.#options.execution().skills,
      toldFaults: this.#toldFaults,
      ms: performance.now() - start,
      calls,
    });
    this.#toldFaults.forgetOver(told);
    await this.#keep({ told, choice, outcome, settlement, calls, late: left.effects }, before);
    this.#lastProse = told.prose;
    this.#options.conversation?.told(turnOf(told));
    this.#facts.begin(told, this.#state.world, campaign);
    return told;
  }

  /** Takes over what was noted down of earlier scenes while the player read. */
  async #takeFacts(scene: number): Promise<{ campaign: Campaign; noted: Noted }> {
    const { world: kept, persona } = this.#state;
    const where = { campaign: this.#campaign, persona, scene, random: this.#random };
    const { world, noted } = await notedMeanwhile(this.#facts, kept, where);
    this.#state = this.#state.with({ world });
    return { campaign: campaignWith(this.#campaign, world.canon), noted };
  }

  /** What came of a plan: only one that worked changes the state; what the player did has happened in any case. */
  async #settle({ choice, scene, turn, outcome, noted }: Played) {
    const worked = outcome.state === 'SUCCESS' ? outcome.result : null;
    const settlement = await (turn.settlement ?? turn.settle(answersOf(worked)));
    const { brief, ending, deed, world, skipped } = settlement;
    logSkipped(this.#log, skipped, scene, this.#campaign);
    const telling = withAsides(inAuthorsWords(tellingOf(outcome), brief), outcome, brief, choice?.skill);
    const left = afterTelling({
      ...{ scene, turn, settlement, telling, worked, noted },
      ...{ campaign: this.#campaign, player: this.#state.persona.name, random: this.#random },
      mentionsIn: this.#finderWith(world.canon),
    });
    logRefused(this.#log, left.refused, scene);
    if (worked !== null) this.#state = this.#state.afterPlan(worked.aggregatedState);
    const after = this.#facts.afterTelling(left.world, this.#campaign, {
      ...{ scene, telling, deed, hasRemembered: hasRun(worked, TOOL_IDS.remember) },
      ...{ effects: settlement.effects, isOver: ending !== null },
    });
    const ahead = after.factsDue.includes(scene) ? this.#choicesAhead(after, scene) : [];
    this.#state = this.#state.with({
      world: withOffers({ ...after, ahead }, left.choices, scene),
      scores: scoresAfter(left.world, worked),
      offered: ending === null ? left.choices : endingChoices(ending.title),
    });
    return { settlement, telling, left };
  }

  /** Keeps a scene. One that cannot be kept has not happened: the next one would have nothing to follow. */
  async #keep(made: Omit<MadeScene, 'state' | 'inGameTime'>, before: SessionState): Promise<void> {
    const { scene } = made.told;
    const { json, world } = this.#state;
    try {
      await keepScene({ ...made, state: json, inGameTime: storyMoment(world) }, this.#options);
      this.#scene = scene;
    } catch (error) {
      this.#log.error({ err: error, scene }, 'a scene could not be kept');
      this.#state = before;
      await this.#rewind();
      throw error;
    }
  }

  /** Has the memory skill note down what a scene has brought in. */
  async #extract(scene: FactsScene): Promise<FactsAnswer | null> {
    const { conversation, execution, sessionId } = this.#options;
    if (conversation === undefined) return null;
    const session = {
      ...{ playthroughId: this.#playthroughId, sessionId, scene: scene.scene, state: {} },
      inGameTime: storyMoment(this.#state.world),
    };
    return await extractFacts(scene, session, execution());
  }

  /** When everything that is noted down in the background is done. */
  get background(): Promise<void> {
    return this.#facts.settled;
  }

  /** Takes up what was told so far, for those who ask a language model; what is long ago becomes a chapter. */
  async #sumUp(): Promise<void> {
    const { conversation, execution } = this.#options;
    if (conversation === undefined) return;
    const { persona, chapters } = this.#state;
    const input = storyPromptOf(this.#campaign, persona, execution().skills);
    const story = { input, chapters, head: this.#scene };
    this.#state = this.#state.with({ chapters: [...(await conversation.prepare(story))] });
  }

  #choicesAhead(world: World, scene: number): World['ahead'] {
    const { persona, ofSkills: skillState } = this.#state;
    const input = { campaign: this.#campaign, persona, world, scene, skillState };
    return choicesAhead(input, this.#options.seed);
  }

  /** Finds what a text names: of the campaign, and of what tellings have brought in. */
  #finderWith(canon: World['canon']): (text: string, about?: string) => string[] {
    const own = canonFinder(this.#campaign, canon);
    return (text, about) => [...new Set([...this.#mentionsIn(text, about), ...own(text, about)])];
  }

  async #turnInput(campaign: Campaign, scene: number, variant: number) {
    const { seed, scores = null, start } = this.#options;
    const { json, persona, world: kept, meaning, ofSkills: skillState } = this.#state;
    const world: World = { ...kept, ...(await readScores(campaign, json, scores, storyMoment(kept))) };
    return {
      ...{ campaign, persona, world, scene, variant, seed, skillState, lastProse: this.#lastProse },
      ...(start !== undefined && { start }),
      random: this.#random,
      byModel: this.#facts.isByModel,
      textMatch: meaning.model === null ? this.#byWords : this.#byMeaning,
    };
  }

  async #keepToMeaning(scene: number): Promise<void> {
    const { meanings } = this.#options;
    if (meanings === undefined) return;
    const playthroughId = this.#playthroughId;
    if (!this.#hasLooked) {
      const meaning = await meaningWhenOpened(meanings, this.#state.meaning, { playthroughId, scene });
      this.#state = this.#state.with({ meaning });
      this.#hasLooked = true;
    }
    meanings.searchWith(playthroughId, this.#state.meaning);
  }

  /** Takes up what the author has changed since the last scene; gives what the player should know of it. */
  async #refresh(): Promise<string[]> {
    const { campaign = null, notices = [] } = (await this.#options.refresh?.()) ?? {};
    if (campaign !== null) {
      this.#campaign = campaign;
      this.#mentionsIn = mentionFinder(campaign);
    }
    return notices;
  }

  /** In-game time as the page and the terminal show it. */
  get time(): string {
    return timeInWords(this.#state.world);
  }

  /** Names of what the player carries, as the page and the terminal show them. */
  get items(): string[] {
    return carriedInWords(this.#state.world);
  }

  async #plan(
    choice: OfferedChoice | null,
    turn: Turn,
    scene: number,
    options: TellOptions,
  ): Promise<ReplanOutcome> {
    return await planTurn({
      ...{ choice, turn, options, generator: this.#generator, log: this.#log },
      conversation: this.#options.conversation ?? null,
      execution: this.#options.execution(),
      stateShares: this.#stateShares,
      rewind: () => this.#rewind(),
      session: {
        playthroughId: this.#playthroughId,
        sessionId: this.#options.sessionId,
        scene,
        inGameTime: storyMoment(this.#state.world),
        ...(choice !== null && { choice: choiceForScripts(choice) }),
        state: this.#state.json,
      },
    });
  }

  async #rewind(): Promise<void> {
    try {
      await this.#options.journal?.rewind();
      this.#needsRewind = false;
    } catch (error) {
      this.#needsRewind = true;
      this.#log.error({ err: error }, 'what a failed attempt wrote could not be taken back');
    }
  }
}

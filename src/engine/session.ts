import { NarratoriaError } from '../base/errors.ts';
import { asJson, type JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import { withoutControlsIn } from '../base/plain-text.ts';
import { createRandom, type Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { type MentionFinder, mentionFinder } from '../campaign/mentions.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Plan } from '../contracts/plan.ts';
import { type PlanGenerator, stamped } from '../plan/generator.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import type { StateShares } from '../plan/state-budget.ts';
import { BuiltInPlanner } from '../planner/built-in-planner.ts';
import { createMeanings } from '../planner/meaning.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import type { Chapter } from '../prompts/shared.ts';
import type { FactsAnswer } from '../prompts/tasks/facts.ts';
import { afterTelling, type Noted } from './after-telling.ts';
import { choicesAhead } from './authored/done-before.ts';
import { inAuthorsWords } from './authored/telling.ts';
import { campaignWith } from './canon/campaign.ts';
import { canonFinder } from './canon/finder.ts';
import { withIds } from './canon/intent.ts';
import { storyMoment, timeInWords } from './clock.ts';
import { turnOf } from './conversation/chapters.ts';
import { storyPromptOf } from './conversation/story-prompt.ts';
import { afterwards } from './ending-choices.ts';
import type { FactsScene } from './facts/background.ts';
import { extractFacts } from './facts/extract.ts';
import { StoryFacts } from './facts/story-facts.ts';
import { keepScene, type MadeScene } from './keep-scene.ts';
import type { StoryMeaning } from './meanings.ts';
import { choiceForScripts, notYet, withOffers } from './offered-choices.ts';
import { anyPersona, type Persona } from './persona.ts';
import { answersOf, hasRun, planTurn } from './plan-turn.ts';
import { accept, type Proposal, type Refusal } from './proposals.ts';
import {
  chaptersIn,
  keptWorld,
  lastScores,
  offeredIn,
  personaIn,
  sceneIn,
  skillStateIn,
  worldIn,
} from './saved-state.ts';
import type { OfferedChoice, Scene } from './scene.ts';
import { readScores, type Scores, scoresAfter } from './scores.ts';
import type { KeptScene, SessionOptions, TellOptions } from './session-options.ts';
import { ToldFaults } from './skill-faults.ts';
import { tellingOf, withAsides } from './telling-of.ts';
import { createTextMatch, type TextMatch } from './text-match/text-match.ts';
import { toldScene } from './told-scene.ts';
import { Turn } from './turn.ts';
import { readTyped, type Typed } from './typed/read.ts';
import { startingWorld, type World } from './world.ts';

/** What to ask a player whose words do not say what is meant. */
export type Unclear = Extract<Typed, { unclear: string }>;

/** The id of a choice that the player typed. */
export const TYPED_CHOICE = 'typed';

/** The engine's own part of the session state. */
interface OwnState {
  world: JsonObject;
  /** How scores counted in the last scene. */
  scores: Scores;
  offered: OfferedChoice[];
  meaning: StoryMeaning;
  chapters: Chapter[];
}

/** A story being played: each choice becomes a scene, and there is always a scene. */
export class StorySession {
  readonly #options: SessionOptions;
  readonly #random: Random;
  readonly #generator: PlanGenerator;
  readonly #log: Log;
  readonly #playthroughId: string;
  #persona: Persona;
  readonly #byWords = createTextMatch(null);
  readonly #byMeaning: TextMatch;
  readonly #facts: StoryFacts;
  /** Whether this session has looked which model of meanings there is. */
  #hasLooked = false;
  #campaign: Campaign;
  #mentionsIn: MentionFinder;
  #state: JsonObject;
  #scene = 0;
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
    this.#persona = options.persona ?? anyPersona(options.campaign.template);
    this.#facts = new StoryFacts({
      ask: (scene) => this.#extract(scene),
      journal: options.journal ?? null,
    });
    this.#state = {};
    this.#own({ world: keptWorld(startingWorld(options.campaign, this.#persona)), offered: [] });
  }

  /** The session state as it is now; read-only. */
  get state(): JsonObject {
    return this.#state;
  }

  /** Goes on from a scene that was kept, as if it had just been told. */
  resume({ scene, state, sceneObject }: KeptScene): Scene {
    this.#options.conversation?.standAt(scene);
    this.#scene = scene;
    this.#state = state;
    this.#stateShares = new Map();
    this.#persona = personaIn(state) as Persona;
    // Stories of earlier versions kept what was told as it came.
    return sceneIn({ sceneObject: withoutControlsIn(sceneObject) });
  }

  /** The first scene. */
  open(options: TellOptions = {}): Promise<Scene> {
    return this.#play(null, options);
  }

  /** Whether the story has come to its end; then no choice leads on. */
  get isOver(): boolean {
    return this.#world().plot.ended !== null;
  }

  /** The scene that a choice leads to. */
  choose(choiceId: string, options: TellOptions = {}): Promise<Scene> {
    if (this.isOver) throw new NarratoriaError('invalid_usage', 'This story has ended.');
    const choice = this.#offered.find(({ id }) => id === choiceId);
    if (choice === undefined) {
      throw new NarratoriaError(
        'invalid_usage',
        `${JSON.stringify(choiceId)} is not among the choices of this scene.`,
        {
          details: { choices: this.#offered.map(({ id }) => id) },
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
    const campaign = campaignWith(this.#campaign, this.#world().canon);
    const turn = new Turn(await this.#turnInput(campaign, this.#scene + 1, 0), null);
    const { meanings, readTyped: byModel } = this.#options;
    const embedder = meanings === undefined || this.#meaning.model === null ? null : meanings;
    return await readTyped(text, {
      brief: { ...turn.prospect(), question: { last: this.#world().question, answered: null, next: null } },
      campaign,
      meanings: createMeanings(embedder && { embed: embedder.embed }),
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
    const news = await this.#refresh();
    const scene = this.#scene + 1;
    await this.#keepToMeaning(scene);
    if (this.#needsRewind) await this.#rewind();
    await this.#sumUp();
    const before = { scene: this.#scene, state: this.#state };
    const noted = await this.#takeFacts(scene);
    const campaign = campaignWith(this.#campaign, this.#world().canon);
    const turn = new Turn(
      await this.#turnInput(campaign, scene, variant),
      choice === null ? null : withIds(choice.intent, campaign),
      choice?.answers ?? null,
      choice?.roll?.modifiers ?? null,
    );
    const outcome = await this.#plan(choice, turn, scene, options);

    // Only a plan that worked changes the state; what the player did has happened in any case.
    const worked = outcome.state === 'SUCCESS' ? outcome.result : null;
    const settlement = await (turn.settlement ?? turn.settle(answersOf(worked)));
    const { brief, ending, world } = settlement;
    this.#logSkipped(settlement.skipped, scene);
    const telling = withAsides(inAuthorsWords(tellingOf(outcome), brief), outcome, brief, choice?.skill);
    const left = afterTelling({
      ...{ scene, turn, settlement, telling, worked, noted },
      ...{ campaign: this.#campaign, player: this.#persona.name, random: this.#random },
      mentionsIn: this.#finderWith(world.canon),
    });
    this.#logRefused(left.refused, scene);
    // What skills propose is applied or refused; it is no state of its own.
    const { effects: _, ...state } = worked?.aggregatedState ?? this.#state;
    this.#state = state;
    const after = this.#facts.afterTelling(left.world, this.#campaign, {
      ...{ scene, telling, deed: settlement.deed, hasRemembered: hasRun(worked, TOOL_IDS.remember) },
    });
    const ahead = after.factsDue.includes(scene) ? this.#choicesAhead(after, scene) : [];
    this.#own({
      world: keptWorld(withOffers({ ...after, ahead }, left.choices, scene)),
      scores: scoresAfter(left.world, worked),
      offered: ending === null ? left.choices : afterwards(ending.title),
    });
    this.#scene = scene;
    const calls = this.#options.conversation?.takeCalls() ?? [];
    const shown = toldScene({
      ...{ scene, settlement, outcome, telling, choice, variant, campaign },
      news: [...news, ...settlement.notices],
      proposals: { effects: left.effects, refused: left.refused },
      next: { choices: this.#offered, areMadeUp: left.areMadeUp, question: left.question },
      skills: this.#options.execution().skills,
      toldFaults: this.#toldFaults,
      ms: performance.now() - start,
      calls,
    });
    this.#toldFaults.forgetOver(shown);
    await this.#keep({
      ...{ told: shown, choice, outcome, settlement, calls },
      late: left.effects,
    }).catch(async (error: unknown) => {
      // A scene that cannot be kept has not happened: the next one would have nothing to follow.
      this.#log.error({ err: error, scene }, 'a scene could not be kept');
      [this.#scene, this.#state] = [before.scene, before.state];
      await this.#rewind();
      throw error;
    });
    this.#options.conversation?.told(turnOf(shown));
    this.#facts.begin(shown, this.#world(), campaign);
    return shown;
  }

  /** Has the memory skill note down what a scene has brought in. */
  async #extract(scene: FactsScene): Promise<FactsAnswer | null> {
    const { conversation, execution, sessionId } = this.#options;
    if (conversation === undefined) return null;
    const session = {
      ...{ playthroughId: this.#playthroughId, sessionId, scene: scene.scene, state: {} },
      inGameTime: storyMoment(this.#world()),
    };
    return await extractFacts(scene, session, execution());
  }

  /** When everything that is noted down in the background is done. */
  get background(): Promise<void> {
    return this.#facts.settled;
  }

  /** Takes over what was noted down of earlier scenes while the player read. */
  async #takeFacts(scene: number): Promise<Noted> {
    const circumstances = { campaign: this.#campaign, persona: this.#persona };
    const { world, proposals, refused } = await this.#facts.take(this.#world(), circumstances);
    // What was promised holds from now on; what people think of it shows after this scene.
    const isWord = ({ effect }: Proposal) => effect['kind'] === 'thread';
    const given = accept({ ...world, opinions: {}, reputations: {} }, proposals.filter(isWord), {
      campaign: campaignWith(this.#campaign, world.canon),
      ...{ scene, player: this.#persona.name, random: this.#random, partner: null, declaredBy: () => null },
    });
    this.#own({ world: keptWorld(given.world) });
    return {
      proposals: proposals.filter((one) => !isWord(one)),
      refused: [...refused, ...given.refused],
      effects: given.effects,
    };
  }

  /** Takes up what was told so far, for those who ask a language model; what is long ago becomes a chapter. */
  async #sumUp(): Promise<void> {
    const { conversation, execution } = this.#options;
    if (conversation === undefined) return;
    const input = storyPromptOf(this.#campaign, this.#persona, execution().skills);
    const story = { input, chapters: chaptersIn(this.#state), head: this.#scene };
    this.#own({ chapters: [...(await conversation.prepare(story))] });
  }

  #conversationAt(scene: number) {
    const { conversation } = this.#options;
    if (conversation === undefined) return null;
    return {
      settled: (brief: Brief) => conversation.at(scene)?.settled(brief),
      told: (paragraphs: readonly string[]) => conversation.at(scene)?.told(paragraphs),
    };
  }

  #choicesAhead(world: World, scene: number): World['ahead'] {
    const input = { campaign: this.#campaign, persona: this.#persona, world, scene };
    return choicesAhead({ ...input, skillState: skillStateIn(this.#state) }, this.#options.seed);
  }

  /** Finds what a text names: of the campaign, and of what tellings have brought in. */
  #finderWith(canon: World['canon']): (text: string, about?: string) => string[] {
    const own = canonFinder(this.#campaign, canon);
    return (text, about) => [...new Set([...this.#mentionsIn(text, about), ...own(text, about)])];
  }

  async #turnInput(campaign: Campaign, scene: number, variant: number) {
    const { seed, scores = null, start } = this.#options;
    const kept = worldIn(this.#state);
    const world: World = {
      ...kept,
      ...(await readScores(campaign, this.#state, scores, storyMoment(kept))),
    };
    return {
      ...{ campaign, persona: this.#persona, world, scene, variant, seed },
      ...(start !== undefined && { start }),
      random: this.#random,
      skillState: skillStateIn(this.#state),
      byModel: this.#facts.isByModel,
      textMatch: this.#meaning.model === null ? this.#byWords : this.#byMeaning,
    };
  }

  /**
   * Whether a story goes by meanings or by words is looked up once, when it is opened, and kept with its scenes: a model
   * that arrives while it is played must not change what its seed would have given.
   */
  async #keepToMeaning(scene: number): Promise<void> {
    const { meanings } = this.#options;
    if (meanings === undefined) return;
    if (!this.#hasLooked) {
      const model = await meanings.atHand();
      // A story that goes on finds its lore as it did when it began.
      const hasRead = scene === 1 ? await meanings.hasReadLore(this.#playthroughId) : this.#meaning.lore;
      const lore = model !== null && hasRead === true;
      if (model !== this.#meaning.model || lore !== (this.#meaning.lore ?? false))
        this.#own({ meaning: { model, since: scene, lore } });
      this.#hasLooked = true;
    }
    meanings.searchWith(this.#playthroughId, this.#meaning);
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

  async #keep(made: Omit<MadeScene, 'state' | 'inGameTime'>): Promise<void> {
    await keepScene({ ...made, state: this.#state, inGameTime: storyMoment(this.#world()) }, this.#options);
  }

  /** In-game time as the page and the terminal show it. */
  get time(): string {
    return timeInWords(this.#world());
  }

  /** The engine's own part of the state; what a script writes there is not taken over. */
  #own(part: Partial<OwnState>): void {
    const kept = {
      world: part.world ?? asJson(this.#world()),
      scores: lastScores(this.#state),
      offered: this.#offered,
      persona: this.#persona,
      meaning: this.#meaning,
      chapters: chaptersIn(this.#state),
      ...part,
    };
    this.#state = { ...this.#state, ...asJson(kept) };
  }

  get #offered(): OfferedChoice[] {
    return offeredIn(this.#state);
  }

  get #meaning(): StoryMeaning {
    return (this.#state['meaning'] as StoryMeaning | undefined) ?? { model: null, since: 1 };
  }

  #world(): ReturnType<typeof worldIn> {
    return worldIn(this.#state);
  }

  async #plan(
    choice: OfferedChoice | null,
    turn: Turn,
    scene: number,
    options: TellOptions,
  ): Promise<ReplanOutcome> {
    return await planTurn({
      ...{ choice, turn, options, conversation: this.#conversationAt(scene), log: this.#log },
      execution: this.#options.execution(),
      generator: (onPlan) => this.#afresh(onPlan),
      stateShares: this.#stateShares,
      rewind: () => this.#rewind(),
      session: {
        playthroughId: this.#playthroughId,
        sessionId: this.#options.sessionId,
        scene,
        inGameTime: storyMoment(this.#world()),
        ...(choice !== null && { choice: choiceForScripts(choice) }),
        state: this.#state,
      },
    });
  }

  /** What a skill wanted and did not get, for whoever writes it. */
  #logRefused(refused: readonly Refusal[], scene: number): void {
    for (const { toolId, effect, reason } of refused)
      this.#log.warn({ toolId, effect, reason, scene }, 'what a skill proposes is refused');
  }

  /** What the author would miss is a warning. */
  #logSkipped(skipped: readonly string[], scene: number): void {
    for (const beat of skipped) {
      const isMissed = this.#campaign.beats.find(({ id }) => id === beat)?.skippable !== true;
      this.#log[isMissed ? 'warn' : 'info']({ beat, scene }, 'a beat can happen no more and is skipped');
    }
  }

  /** Every attempt begins with the records as the last scene left them, whatever the one before it wrote. */
  #afresh(onPlan: (plan: Plan) => void): PlanGenerator {
    return {
      name: this.#generator.name,
      generatePlan: async (request) => {
        if (request.generationAttempt > 1) await this.#rewind();
        this.#options.conversation?.begin(this.#scene + 1);
        const made = await this.#generator.generatePlan(request);
        const plan = stamped(made, this.#generator.name);
        onPlan(plan);
        return plan;
      },
    };
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

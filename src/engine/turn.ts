import type { JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Campaign, StoryEnding } from '../campaign/campaign.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { Effect, MemoryNote } from '../contracts/effect.ts';
import type { Intent } from '../contracts/intent.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import { ruleOf } from '../rules/acts.ts';
import type { Answers } from './answers.ts';
import { briefOf, type Moment } from './brief.ts';
import type { Check } from './check.ts';
import { effectsOf, memoryOf } from './effects.ts';
import { withEpisode } from './episodes.ts';
import { withReputations } from './factions.ts';
import type { Likeness } from './likeness/likeness.ts';
import type { Persona } from './persona.ts';
import { withMarks } from './plot/conditions.ts';
import { direct } from './plot/director.ts';
import { conclude } from './plot/endings.ts';
import { decide, movedTo } from './plot/occurrence.ts';
import { withChoice } from './plot/plot-state.ts';
import { attempt, type Circumstances, settle } from './resolve.ts';
import { rollFor, rollSeed, type SceneRoll } from './roll.ts';
import { type StoryRules, storyRules } from './rules.ts';
import type { World } from './world.ts';

export interface TurnInput {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  seed: string;
  random: Random;
  likeness: Likeness;
  /** What skills have written into the session state, for conditions. */
  skillState?: JsonObject;
  /** Which telling of the same choice it is. */
  variant: number;
}

/** What one choice has done: settled once, before anybody words it. */
export interface Settlement {
  /** Null in the first scene. */
  deed: Deed | null;
  roll: SceneRoll | null;
  world: World;
  effects: Effect[];
  memory: MemoryNote | null;
  beat: PlotBeat | null;
  ending: StoryEnding | null;
  /** Beats that can happen no more. */
  skipped: string[];
  brief: Brief;
}

/** A choice on its way to becoming a scene. */
export class Turn {
  readonly #input: TurnInput;
  readonly #rules: StoryRules;
  readonly #intent: Intent | null;
  #settlement: Promise<Settlement> | null = null;

  /** Without an intent it is the first scene: nothing has been done yet. */
  constructor(input: TurnInput, intent: Intent | null) {
    this.#input = input;
    this.#intent = intent;
    this.#rules = storyRules(input.campaign.rules?.rules ?? null, input.campaign.template);
  }

  get isSettled(): boolean {
    return this.#settlement !== null;
  }

  /** What decides the deed, by what is known so far; null when nothing has to. */
  checkWith(answers: Answers): Check | null {
    if (this.#intent === null) return null;
    return attempt(this.#worldWith(answers), this.#intent, this.#circumstances(answers)).check;
  }

  /** What factions thought of the player when the turn began. */
  get reputations(): Readonly<Record<string, number>> {
    return this.#input.world.reputations;
  }

  /** The seed of this scene's roll. */
  get rollSeed(): string {
    return rollSeed(this.#input.seed, this.#input.scene);
  }

  /** What the planner may know: the deed as it is meant, and the place it leads to. */
  prospect(): Brief {
    const { campaign, world } = this.#input;
    if (this.#intent === null) return this.#brief({ world });
    const { deed } = attempt(world, this.#intent, this.#circumstances());
    const target = campaign.places.find(({ id }) => id === deed.target?.id);
    const isGoing = target !== undefined && ruleOf(deed.act).moves === true;
    return this.#brief({ world: isGoing ? movedTo(world, target.id) : world, before: world, deed });
  }

  /** Settles it. Whoever asks later gets the same answer, whatever was answered meanwhile. */
  settle(answers: Answers): Promise<Settlement> {
    this.#settlement ??= this.#settle(answers);
    return this.#settlement;
  }

  async #settle(answers: Answers): Promise<Settlement> {
    const { campaign, scene, random } = this.#input;
    const { memories } = answers;
    const before = this.#worldWith(answers);
    if (this.#intent === null) {
      const brief = this.#brief({ world: before, memories });
      const nothing = { deed: null, roll: null, effects: [], memory: null, beat: null, ending: null };
      return { ...nothing, world: before, skipped: [], brief };
    }
    const circumstances = this.#circumstances(answers);
    const tried = attempt(before, this.#intent, circumstances);
    const roll = tried.check && rollFor(tried.check, this.#intent.text, this.rollSeed, answers.roll);
    const resolved = settle(before, tried, roll?.outcome ?? null, circumstances);
    const done = withReputations(before, resolved.world, campaign);

    const said = withChoice(done.plot, this.#intent);
    const chosen = { ...done, plot: await withMarks(said, this.#intent.text, this.#input) };
    const { world: decided, decision } = this.#withDecision(chosen);
    const plot = await direct({ ...this.#input, world: decided }, () => random.fork(`beat/${scene}`).next());
    const end = await conclude({ ...this.#input, world: plot.world }, plot.beat !== null);
    // What the plot does to people, their factions hear of as well.
    const left = withReputations(done, end.world, campaign);

    const deed: Deed = { ...resolved.deed, decision, roll };
    const change = { campaign, before, after: left, deed, beat: plot.beat };
    const memory = memoryOf(change);
    const effects = effectsOf(change);
    const world = withEpisode(left, deed, memory, scene);
    return {
      deed,
      roll,
      world,
      effects,
      memory,
      beat: plot.beat,
      ending: end.ending,
      skipped: plot.skipped,
      brief: this.#brief({
        ...{ world, before, deed, effects, memories },
        plot: { ...plot, ending: end.ending, epilogue: end.epilogue, leaning: end.leaning },
      }),
    };
  }

  #worldWith({ opinions, reputations }: Answers): World {
    const { world } = this.#input;
    return {
      ...world,
      opinions: { ...world.opinions, ...opinions },
      reputations: { ...world.reputations, ...reputations },
    };
  }

  #circumstances(answers?: Answers): Circumstances {
    const { campaign, persona, scene } = this.#input;
    return {
      ...{ campaign, persona, scene, rules: this.#rules },
      ...(answers && { opinionModifiers: answers.opinionModifiers }),
    };
  }

  #brief(moment: Pick<Moment, 'world'> & Partial<Moment>): Brief {
    const nothing = { before: null, deed: null, effects: [], memories: [], plot: null };
    return briefOf({ ...this.#input, rules: this.#rules, ...nothing, ...moment });
  }

  /** The player has decided how a beat turns out. */
  #withDecision(world: World): { world: World; decision: string | null } {
    const { campaign, scene } = this.#input;
    const decides = this.#intent?.decides;
    const beat = campaign.beats.find(({ id }) => id === decides?.owner && id === world.plot.deciding);
    if (decides === undefined || beat === undefined) return { world, decision: null };
    const { description = null } = beat.outcomes?.[decides.index] ?? {};
    return { world: decide(world, beat, decides.index, scene), decision: description };
  }
}

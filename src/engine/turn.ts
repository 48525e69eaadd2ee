import type { JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Campaign, StoryEnding } from '../campaign/campaign.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { Effect, MemoryNote } from '../contracts/effect.ts';
import type { Intent } from '../contracts/intent.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Answer } from '../contracts/question.ts';
import { ruleOf } from '../rules/acts.ts';
import type { Answers } from './answers.ts';
import { briefOf, type Moment } from './brief.ts';
import type { Check } from './check.ts';
import { effectsOf, memoryOf } from './effects.ts';
import { withEpisode } from './episodes.ts';
import { withReputations } from './factions.ts';
import type { Likeness } from './likeness/likeness.ts';
import { optionsFor } from './options/index.ts';
import { untilSomethingHappens } from './passing.ts';
import type { Persona } from './persona.ts';
import { withMarks } from './plot/conditions.ts';
import { direct } from './plot/director.ts';
import { choosable, conclude } from './plot/endings.ts';
import { decide, movedTo, passedOver } from './plot/occurrence.ts';
import type { PlotMoment } from './plot/plot-brief.ts';
import { withChoice } from './plot/plot-state.ts';
import { nextQuestion } from './question/index.ts';
import { withSilence } from './question/silence.ts';
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
  /** How the choice answers the question that the last scene ended on. */
  readonly #answers: Answer | null;
  #settlement: Promise<Settlement> | null = null;

  /** Without an intent it is the first scene: nothing has been done yet. */
  constructor(input: TurnInput, intent: Intent | null, answers: Answer | null = null) {
    this.#input = input;
    this.#intent = intent;
    this.#answers = answers;
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
    const { campaign, scene } = this.#input;
    const before = this.#worldWith(answers);
    const { memories } = answers;
    if (this.#intent === null) {
      const brief = this.#complete(this.#brief({ world: before, memories }), before, answers);
      const nothing = { deed: null, roll: null, effects: [], memory: null, beat: null, ending: null };
      return { ...nothing, world: before, skipped: [], brief };
    }
    const circumstances = this.#circumstances(answers);
    const tried = attempt(before, this.#intent, circumstances);
    const roll = tried.check && rollFor(tried.check, this.#intent.text, this.rollSeed, answers.roll);
    const resolved = settle(before, tried, roll?.outcome ?? null, circumstances);
    const heard = withSilence(resolved.world, before.question, this.#answers, resolved.deed);
    const done = withReputations(before, heard, campaign);

    const said = withChoice(done.plot, this.#intent);
    const chosen = { ...done, plot: await withMarks(said, this.#intent.text, this.#input) };
    const { world: decided, decision, follows } = this.#withDecision(chosen);
    const deed: Deed = { ...resolved.deed, decision, roll };
    const told = async (world: World) => {
      const plot = await this.#plot(world);
      // What the plot does to people, their factions hear of as well.
      const left = withReputations(done, plot.world, campaign);
      const change = { campaign, before, after: left, deed, beat: plot.turn.beat };
      const memory = memoryOf(change);
      const effects = effectsOf(change);
      const after = withEpisode(left, deed, memory, scene);
      const brief = this.#brief({
        ...{ world: after, before, deed, effects, memories, plot: plot.turn },
        must: [...follows],
        asked: { last: before.question, answered: this.#answers },
      });
      const complete = this.#complete(brief, after, answers);
      const { beat, ending } = plot.turn;
      return {
        deed,
        roll,
        world: after,
        effects,
        memory,
        beat,
        ending,
        skipped: plot.skipped,
        brief: complete,
      };
    };
    return await untilSomethingHappens(decided, told);
  }

  /** What the plot makes of the world after the deed. */
  async #plot(world: World): Promise<{ world: World; turn: PlotMoment; skipped: string[] }> {
    const { campaign, scene, random } = this.#input;
    const { skipped, ...plot } = await direct({ ...this.#input, world }, () =>
      random.fork(`beat/${scene}`).next(),
    );
    const then = { ...this.#input, world: plot.world };
    const decided = this.#intent?.decides ?? null;
    const { world: left, ...end } = await conclude(then, { decided, hasBeat: plot.beat !== null });
    const undecided = campaign.beats.find(({ id }) => id === left.plot.deciding);
    const options = undecided === undefined ? [] : await choosable(undecided, { ...then, world: left });
    return { world: left, turn: { ...plot, ...end, choosable: options }, skipped };
  }

  /** The brief with the question it ends on and what can be done about it. */
  #complete(brief: Brief, world: World, answers: Answers): Brief {
    const { random, scene } = this.#input;
    const here = { ...world, here: brief.people.map(({ id }) => id) };
    const next = nextQuestion({ brief, world: here });
    const asked = { ...brief, question: { ...brief.question, next } };
    const options = optionsFor({
      brief: asked,
      world: here,
      circumstances: this.#circumstances(answers),
      chance: (name) => random.fork(`option/${scene}/${name}`).next(),
    });
    return { ...asked, options };
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

  /** The player has decided how a beat turns out; what follows from it is told. */
  #withDecision(world: World): { world: World; decision: string | null; follows: string[] } {
    const { campaign, scene } = this.#input;
    const decides = this.#intent?.decides;
    const open = campaign.beats.find(({ id }) => id === world.plot.deciding);
    if (open === undefined) return { world, decision: null, follows: [] };
    if (decides?.owner !== open.id) return { world: passedOver(world, open), decision: null, follows: [] };
    const { description = null, text } = open.outcomes?.[decides.index] ?? {};
    const follows = text === undefined ? [] : [text];
    return { world: decide(world, open, decides.index, scene), decision: description, follows };
  }
}

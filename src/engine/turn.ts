import type { JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Answer, Option, Question } from '../contracts/question.ts';
import { ruleOf } from '../rules/acts.ts';
import type { Modifier } from '../rules/roll.ts';
import { mergeObjects } from '../skills/protocol/merge-patch.ts';
import type { Answers } from './answers.ts';
import { authoredOptions } from './authored/choices.ts';
import { withoutDone } from './authored/done-before.ts';
import { withAuthored } from './authored/effects.ts';
import { type AuthoredTurn, begin, beginAt, outcomeChosen, peopleIn, standing } from './authored/scenes.ts';
import { type StoryStart, startedAt } from './authored/start.ts';
import { briefOf } from './brief.ts';
import { campaignWith } from './canon/campaign.ts';
import { asCounted, type Check } from './check.ts';
import { effectsOf, memoryOf } from './effects.ts';
import { metOnTheWay, soughtHere } from './encounter.ts';
import { withEpisode } from './episodes.ts';
import { withReputations } from './factions.ts';
import { withLapsed } from './kept-waiting.ts';
import { withListed } from './listed-factions.ts';
import type { Moment } from './moment.ts';
import { type OptionInput, optionsFor } from './options/index.ts';
import { ownOption } from './options/own.ts';
import { untilSomethingHappens } from './passing.ts';
import type { Persona } from './persona.ts';
import { withMarks } from './plot/conditions.ts';
import { decide, movedTo, passedOver } from './plot/occurrence.ts';
import { type PlotOfTurn, plotOf } from './plot/plot-of-turn.ts';
import { withChoice } from './plot/plot-state.ts';
import { withDeedWeighed } from './plot/weighty-deeds.ts';
import { knocksTold, letGoBy } from './plot/word.ts';
import { type Accepted, accept, type DeclaredEffects, type Proposal, type Refusal } from './proposals.ts';
import { nextQuestion } from './question/index.ts';
import { withSilence } from './question/silence.ts';
import { type Attempt, attempt, type Circumstances, settle, timeAfter } from './resolve.ts';
import { rollFor, rollSeed } from './roll.ts';
import { type StoryRules, storyRules } from './rules.ts';
import { withQuestionAsked } from './scene-type.ts';
import type { Settlement } from './settlement.ts';
import { lapsed, withThanks, withWeighty } from './taken-up.ts';
import type { TextMatch } from './text-match/text-match.ts';
import { withWantedTold, withWayTold } from './way-told.ts';
import { goingAlong } from './whereabouts.ts';
import type { World } from './world.ts';

export type { Settlement } from './settlement.ts';

export interface TurnInput {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  seed: string;
  random: Random;
  textMatch: TextMatch;
  /** What skills have written into the session state, for conditions. */
  skillState?: JsonObject;
  /** Which telling of the same choice it is. */
  variant: number;
  /** Whether a language model tells what no author wrote. */
  byModel?: boolean;
  /** The scene before, as it was told. */
  lastProse?: readonly string[];
  /** Where the first scene begins, when it is not the beginning. */
  start?: StoryStart;
}

/** Scenes in a model's story between one word from elsewhere and the next. */
const BETWEEN_WORD = 4;

/** A choice on its way to becoming a scene. */
export class Turn {
  #input: TurnInput;
  readonly #rules: StoryRules;
  readonly #intent: Intent | null;
  /** How the choice answers the question that the last scene ended on. */
  readonly #answers: Answer | null;
  /** What the player was told would count; null for what was not offered with a roll. */
  readonly #shown: Modifier[] | null;
  #settlement: Promise<Settlement> | null = null;
  #direction: Brief['direction'] = { mood: '', focus: null };
  /** Which effects the skills of the plan may propose. */
  declaredBy: DeclaredEffects = () => null;
  /** What the options of the settled turn were made from. */
  #optionInput: OptionInput | null = null;
  #optionsFrom: (input: OptionInput) => Brief['options'] = optionsFor;

  /** Without an intent it is the first scene: nothing has been done yet. */
  constructor(
    input: TurnInput,
    intent: Intent | null,
    answers: Answer | null = null,
    shown: Modifier[] | null = null,
  ) {
    this.#input = input;
    this.#intent = intent;
    this.#answers = answers;
    this.#shown = shown;
    this.#rules = storyRules(input.campaign.rules?.rules ?? null, input.campaign.template);
  }

  /** Null until it is settled. */
  get settlement(): Promise<Settlement> | null {
    return this.#settlement;
  }

  /** What decides the deed, by what is known so far; null when nothing has to. */
  checkWith(answers: Answers): Check | null {
    if (this.#intent === null) return null;
    const { check } = attempt(this.#worldWith(answers), this.#intent, this.#circumstances(answers));
    return check && asCounted(check, this.#shown, answers.evaluation);
  }

  /** What factions thought of the player when the turn began. */
  get reputations(): Readonly<Record<string, number>> {
    return this.#input.world.reputations;
  }

  /** What the planner has decided for the scene; it counts until the turn is settled. */
  direct(direction: Brief['direction']): void {
    this.#direction = direction;
  }

  /** The seed of this scene's roll. */
  get rollSeed(): string {
    return rollSeed(this.#input.seed, this.#input.scene);
  }

  /** What the planner may know: the deed as it is meant, and the place it leads to. */
  prospect(): Brief {
    const { campaign, world } = this.#input;
    if (this.#intent === null) return this.#brief({ world: this.#started(world).world });
    const { deed } = attempt(world, this.#intent, this.#circumstances());
    const target = campaign.places.find(({ id }) => id === deed.target?.id);
    const isGoing = target !== undefined && ruleOf(deed.act).moves === true;
    const later = { ...world, ...timeAfter(world, deed, campaign, this.#input.byModel === true) };
    return this.#brief({ world: isGoing ? movedTo(later, target.id) : later, before: world, deed });
  }

  /** What the rules make of a choice that a writer made up, with what was asked; why not, when it is not allowed. */
  price(intent: Intent, asked: Question | null): Option | string {
    const input = this.#optionInput;
    if (input === null) return 'Nothing is settled.';
    const question = { ...input.brief.question, next: asked ?? input.brief.question.next };
    return ownOption(intent, { ...input, brief: { ...input.brief, question } });
  }

  /** Settles it. Whoever asks later gets the same answer, whatever was answered meanwhile. */
  settle(answers: Answers): Promise<Settlement> {
    this.#settlement ??= this.#settle(answers);
    return this.#settlement;
  }

  /**
   * The settled turn with the first impressions of those who are met in this scene. They are made after it was settled,
   * since they depend on it; what is offered and its odds go by them.
   */
  async withImpressions(answers: Answers): Promise<Settlement> {
    const settlement = await this.settle(answers);
    const { opinions, opinionModifiers } = answers;
    const input = this.#optionInput;
    const { brief } = settlement;
    const isNew = ({ id, met, opinion }: Brief['people'][number]) =>
      !met && opinions[id] !== undefined && opinions[id] !== opinion;
    if (input === null || !brief.people.some(isNew)) return settlement;
    const people = brief.people.map((person) =>
      isNew(person) ? { ...person, opinion: opinions[person.id] ?? person.opinion } : person,
    );
    const { circumstances, world } = input;
    this.#optionInput = {
      ...input,
      brief: { ...input.brief, people },
      world: { ...world, opinions: { ...world.opinions, ...opinions } },
      circumstances: {
        ...circumstances,
        opinionModifiers: { ...circumstances.opinionModifiers, ...opinionModifiers },
      },
    };
    const impressed = {
      ...settlement,
      brief: { ...brief, people, options: this.#optionsFrom(this.#optionInput) },
    };
    this.#settlement = Promise.resolve(impressed);
    return impressed;
  }

  async #settle(answers: Answers): Promise<Settlement> {
    const { campaign: written, skillState = {} } = this.#input;
    this.#input = {
      ...this.#input,
      campaign: withListed(written, answers.factions),
      skillState: mergeObjects(skillState, answers.state),
    };
    const { scene } = this.#input;
    const { toTell } = this.#input.world;
    const before = { ...this.#worldWith(answers), toTell: [] };
    const { memories, lore } = answers;
    if (this.#intent === null) return this.#opening(before, answers);
    const circumstances = this.#circumstances(answers);
    const tried = attempt(before, this.#intent, circumstances);
    const check = tried.check && asCounted(tried.check, this.#shown, answers.evaluation);
    const roll = check && rollFor(check, this.#intent.text, this.rollSeed, answers.roll);
    const resolved = settle(before, tried, roll?.outcome ?? null, circumstances);
    const heard = withSilence(resolved.world, before.question, this.#answers, resolved.deed);
    const unanswered = heard === resolved.world ? null : (before.question?.from ?? null);
    const done = withReputations(before, heard, this.#input.campaign, resolved.deed);

    const said = withChoice(done.plot, this.#intent);
    const chosen = { ...done, plot: await withMarks(said, this.#intent.text, this.#input) };
    const proposed = this.#accept(chosen, answers.proposals);
    const { campaign } = this.#input;
    const { world: decided, decision, follows } = this.#withDecision(proposed.world);
    const deed: Deed = { ...resolved.deed, decision, roll };
    const told = async (world: World) => {
      const plot = await plotOf({ ...this.#input, world, before }, this.#intent, roll?.outcome ?? null);
      // What the plot does to people, their factions hear of as well.
      // Where the author tells the scene there is room for nothing else.
      const isOwn = isUntold(plot);
      const ignored = isOwn ? letGoBy(plot.world, before, campaign) : { ...plot, effects: [] };
      const waited = isOwn
        ? withLapsed(ignored.world, deed, { before, scene, people: campaign.people })
        : { ...ignored, must: [] };
      const left = withReputations(done, waited.world, campaign, resolved.deed);
      const change = { campaign, before, after: left, deed, beat: plot.turn.beat, unanswered };
      const own = [
        ...proposed.effects,
        ...plot.doneBefore,
        ...(plot.authored?.effects ?? []),
        ...ignored.effects,
        ...waited.effects,
      ];
      const effects = withAuthored(effectsOf(change), own);
      const memory = memoryOf(change, effects);
      const weighed = withDeedWeighed(left, deed, effects, { scene, isOwn: tried.isOwn });
      const kept = withWeighty(
        withEpisode(weighed, deed, memory, scene),
        plot.authored?.effects ?? [],
        scene,
      );
      const ownWords = [...lapsed(plot, before, campaign), ...waited.must];
      const plain = this.#brief({
        ...{ world: kept, before, deed, effects, memories, lore, plot: plot.turn },
        must: [...toTell, ...follows, ...ownWords],
        ownWords,
        present: [...peopleIn(plot.authored), ...this.#withPlayer(before, kept, plot, tried)],
        authored: textsOf(plot.authored, [...toTell, ...proposed.facts.map(({ text }) => text)]),
        begins: plot.authored !== null && plot.authored.starts !== null,
        asked: { last: before.question, answered: this.#answers },
      });
      const { world: after, brief } =
        isOwn && plot.authored === null ? withThanks(kept, plain) : { world: kept, brief: plain };
      const { skipped, authored } = plot;
      const { beat, ending } = plot.turn;
      return {
        ...{ deed, roll, world: after, effects, memory, beat, ending, skipped },
        notices: authored?.notices ?? [],
        refused: refusedIn(proposed, authored?.question != null || beat !== null),
        heardFrom: answers.proposals.map(({ toolId }) => toolId),
        brief: this.#complete(withProposed(brief, proposed), after, answers, authored, proposed.question),
      };
    };
    return await untilSomethingHappens(decided, told, { ...this.#input, before });
  }

  /** The first scene: nothing has been done, but the author may have written how it begins. */
  #opening(before: World, answers: Answers): Settlement {
    const { seed, start, byModel } = this.#input;
    const started = this.#started(before);
    const proposed = this.#accept(started.world, answers.proposals);
    const [input, telling] = [
      { ...this.#input, world: proposed.world },
      { seed, band: null },
    ];
    // A model takes up the premise itself.
    const begun = byModel === true ? null : begin(null, input, telling);
    const authored = start === undefined ? begun : beginAt(start, input, telling);
    const world = authored?.world ?? proposed.world;
    const effects = [...started.effects, ...proposed.effects, ...(authored?.effects ?? [])];
    const { memories, lore } = answers;
    // The premise ends on its own hook; another question has to be put.
    const must = authored?.question == null && proposed.question !== null ? [proposed.question.text] : [];
    const plain = this.#brief({
      ...{ world, effects, memories, lore, must },
      present: peopleIn(authored),
      authored: textsOf(
        authored,
        proposed.facts.map(({ text }) => text),
      ),
    });
    const brief = this.#complete(withProposed(plain, proposed), world, answers, authored, proposed.question);
    const refused = refusedIn(proposed, authored?.question != null);
    const heardFrom = answers.proposals.map(({ toolId }) => toolId);
    const nothing = { deed: null, roll: null, memory: null, beat: null, ending: null, skipped: [] };
    return { ...nothing, effects, world, notices: authored?.notices ?? [], refused, heardFrom, brief };
  }

  /** What skills propose, as far as it is allowed. Whom and what they bring in belongs to the story from here on. */
  #accept(world: World, proposals: readonly Proposal[]): Accepted {
    const { campaign, scene, persona, random } = this.#input;
    const partner = this.#intent?.target ?? null;
    const where = { campaign, scene, player: persona.name, declaredBy: this.declaredBy, random, partner };
    const accepted = accept(world, proposals, where);
    this.#input = { ...this.#input, campaign: campaignWith(campaign, accepted.canon) };
    return accepted;
  }

  /** Who comes along or is met, where no scene of the author's says who is there. */
  #withPlayer(
    before: World,
    after: World,
    { turn, authored }: PlotOfTurn,
    { deed, isOwn }: Attempt,
  ): string[] {
    if (authored !== null) return [];
    const along = goingAlong(this.#intent, before, after);
    if (turn.beat !== null || turn.ending !== null) return along;
    const others = [...along, ...soughtHere(before, after, { ...deed, isOwn }, this.#input)];
    return others.length > 0 ? others : metOnTheWay(before, after, this.#input);
  }

  #started(world: World): ReturnType<typeof startedAt> {
    const { start } = this.#input;
    return start === undefined ? { world, effects: [] } : startedAt(start, { ...this.#input, world });
  }

  /** The brief with the question it ends on and what can be done about it. */
  #complete(
    plain: Brief,
    world: World,
    answers: Answers,
    authored: AuthoredTurn | null,
    proposed: Question | null,
  ): Brief {
    const { random, scene } = this.#input;
    const brief = {
      ...plain,
      authored: authoredBrief(authored, this.#intent?.authored === undefined),
    };
    const here = { ...world, here: brief.people.map(({ id }) => id) };
    const isOver = brief.ending !== null;
    const next = isOver
      ? null
      : (authored?.question ??
        (brief.beat === null ? proposed : null) ??
        nextQuestion({ brief: this.#asking(brief), world: here }));
    const plot = { ...brief.plot, knocks: knocksTold(brief, next) };
    const { campaign } = this.#input;
    const asked = withWayTold(
      withWantedTold(
        { ...brief, plot, sceneType: withQuestionAsked(brief, next), question: { ...brief.question, next } },
        campaign,
      ),
      campaign,
    );
    const input = {
      brief: asked,
      world: here,
      circumstances: this.#circumstances(answers, world),
      chance: (name: string) => random.fork(`option/${scene}/${name}`).next(),
    };
    this.#optionInput = input;
    const isAuthors = !isOver && authored !== null && authored.choices.length > 0;
    this.#optionsFrom = isAuthors
      ? (by) => authoredOptions(withoutDone(authored.choices, here), authored.knot, by)
      : optionsFor;
    return { ...asked, options: this.#optionsFrom(input) };
  }

  /**
   * Somebody for whom the author has written scenes asks for help in those, and not of their own accord. A model's scenes
   * are not broken off for word from elsewhere time and again, nor for word from somebody who is there.
   */
  #asking(brief: Brief): Brief {
    const { campaign, byModel, world, scene } = this.#input;
    const { storylets } = campaign;
    const isRecent = scene - (world.plot.wordAt ?? Number.NEGATIVE_INFINITY) < BETWEEN_WORD;
    const isHere = (id: string | undefined) => brief.people.some((person) => person.id === id);
    const knocks = brief.plot.knocks.filter(
      ({ from, urgent }) => byModel !== true || (!isHere(from?.id) && (urgent || !isRecent)),
    );
    const people = brief.people.map((person) =>
      storylets.some((one) => !one.isGenerated && one.with.includes(person.id))
        ? { ...person, wants: person.wants.filter(({ taken }) => taken) }
        : person,
    );
    return { ...brief, people, plot: { ...brief.plot, knocks } };
  }

  #worldWith({ opinions, reputations }: Answers): World {
    const { world } = this.#input;
    return {
      ...world,
      opinions: { ...world.opinions, ...opinions },
      reputations: { ...world.reputations, ...reputations },
    };
  }

  #circumstances(answers?: Answers, after?: World): Circumstances {
    const { campaign, persona, scene, byModel = false } = this.#input;
    return {
      ...{ campaign, persona, scene, rules: this.#rules, byModel },
      ...(answers && { opinionModifiers: modifiersAfter(answers, after) }),
    };
  }

  #brief(moment: Pick<Moment, 'world'> & Partial<Moment>): Brief {
    const nothing = { before: null, deed: null, effects: [], memories: [], plot: null };
    const brief = briefOf({ ...this.#input, rules: this.#rules, ...nothing, ...moment });
    return { ...brief, direction: this.#direction };
  }

  /** The player has decided how a beat turns out; what follows from it is told. */
  #withDecision(world: World): { world: World; decision: string | null; follows: string[] } {
    const { campaign, scene } = this.#input;
    const text = this.#intent?.text ?? '';
    const isAuthored = this.#intent?.authored !== undefined;
    const written = isAuthored ? outcomeChosen(text, { campaign, world }) : null;
    const decides = written ?? this.#intent?.decides;
    const open = campaign.beats.find(({ id }) => id === (written?.owner ?? world.plot.deciding));
    if (open === undefined) return { world, decision: null, follows: [] };
    if (decides?.owner !== open.id) return { world: passedOver(world, open), decision: null, follows: [] };
    const { description = null, text: after } = open.outcomes?.[decides.index] ?? {};
    // The author's scene tells what follows from its own choices.
    const follows = after === undefined || isAuthored ? [] : [after];
    return { world: decide(world, open, decides.index, { campaign, scene }), decision: description, follows };
  }
}

/** Whether nothing of the author's own fills the scene: no beat, no ending, no choices in ink. */
function isUntold({ turn, authored }: PlotOfTurn): boolean {
  return turn.beat === null && turn.ending === null && (authored?.choices.length ?? 0) === 0;
}

/** What the author tells, and what is told beside it; nothing where the author tells nothing. */
function textsOf(turn: AuthoredTurn | null, beside: readonly string[]): string[] {
  const own = standing(turn).map(({ text }) => text);
  return own.length === 0 ? own : [...own, ...beside];
}

function authoredBrief(turn: AuthoredTurn | null, begins: boolean): Brief['authored'] {
  if (turn === null || turn.paragraphs.length === 0) return null;
  const { knot, paragraphs, choices, starts, isGenerated: generated, notes } = turn;
  const texts = choices.map(({ text }) => text);
  return { knot, paragraphs, hasChoices: texts.length > 0, choices: texts, begins, starts, generated, notes };
}

/** The brief with what skills have brought: it is true for every writer. */
function withProposed(brief: Brief, { facts }: Accepted): Brief {
  if (facts.length === 0) return brief;
  return {
    ...brief,
    facts: [...brief.facts, ...facts],
    must: [...facts.map(({ text }) => text), ...brief.must],
  };
}

/** What is refused of what skills propose, also because a moment of the author's asks something else. */
function refusedIn({ refused, asks }: Accepted, isAsked: boolean): Refusal[] {
  if (asks === null || !isAsked) return refused;
  return [
    ...refused,
    { ...asks, reason: 'The author tells this scene, and it ends on a question of its own.' },
  ];
}

/** What opinions are worth, as a skill has said; of one that has changed since, it has not. */
function modifiersAfter({ opinions, opinionModifiers }: Answers, after?: World): Record<string, number> {
  const entries = Object.entries(opinionModifiers);
  return Object.fromEntries(
    entries.filter(([id]) => after === undefined || after.opinions[id] === opinions[id]),
  );
}

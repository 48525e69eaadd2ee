import { type ChoicesInput, type Option, type Random, verbOf } from '../../../../src/sdk/index.ts';

type Brief = ChoicesInput['brief'];

/** An authored set of choices has its own size. */
const MOST_AUTHORED = 6;
const FEWEST_ANSWERS = 2;
/** What a fourth choice must be worth to be offered. */
const WORTH_A_FOURTH = 0.6;

/**
 * The options that are put before the player: those the author wrote; what must be decided; at least two that answer
 * the question; and of the rest what suits the moment, each with another verb and other stakes.
 */
export function pick(
  brief: Brief,
  isTold: (id: string) => boolean,
  { min, max }: { min: number; max: number },
  random: Random,
): Option[] {
  const known = brief.options.filter((option) =>
    option.ifTold === undefined ? true : isTold(option.ifTold),
  );
  if (brief.authored?.hasChoices) {
    const authored = known.filter(({ text }) => text !== null);
    if (authored.length > 0) return authored.slice(0, MOST_AUTHORED);
  }
  const due = known.filter(({ intent }) => intent.decides !== undefined);
  if (due.length >= min) return due.slice(0, MOST_AUTHORED);
  // Where the author has told the scene to its end, the ways out of it are the choice.
  const mostWays = brief.authored === null ? 1 : 2;
  const scored = known
    .filter((option) => !due.includes(option))
    .map((option) => ({ option, score: option.weight + 0.4 * random.next() }));
  const near = scored.filter(({ option }) => isNear(option, brief, isTold));
  const picked: Option[] = [...due];
  const add = (candidates: readonly Scored[], isEnough: () => boolean, least: number) => {
    while (picked.length < max && !isEnough()) {
      const best = bestOf(candidates, picked, mostWays);
      if (best === null || best.score < least) return;
      picked.push(best.option);
    }
  };
  const isAnswer = ({ answers, intent }: Option) => answers !== undefined || intent.decides !== undefined;
  const isAnswered = () => picked.filter(isAnswer).length >= FEWEST_ANSWERS;
  // What this scene does not speak of is offered only where there is too little else.
  for (const among of [near, scored])
    add(
      among.filter(({ option }) => isAnswer(option)),
      isAnswered,
      Number.NEGATIVE_INFINITY,
    );
  for (const among of [near, scored]) add(among, () => picked.length >= min, Number.NEGATIVE_INFINITY);
  add(near, () => picked.length >= (due.length > 0 ? min : max), WORTH_A_FOURTH);
  return picked;
}

/**
 * Who is here, what the text above has just named and what the player carries are nearer than what came up some other
 * time; any way leads out of it. After a scene of the author's, what one carries can wait.
 */
function isNear(
  { intent: { act, target, topic, item } }: Option,
  { authored, people, you }: Brief,
  isTold: (id: string) => boolean,
): boolean {
  const atHand = [...people, ...(authored === null ? you.items : [])];
  const named = verbOf(act) === 'go' ? [] : [target, topic, item];
  return named.every((id) => id === undefined || isTold(id) || atHand.some((one) => one.id === id));
}

interface Scored {
  option: Option;
  score: number;
}

function bestOf(candidates: readonly Scored[], picked: readonly Option[], mostWays: number): Scored | null {
  const hasWays = picked.filter(isWay).length >= mostWays;
  const others = candidates.filter(
    ({ option }) =>
      picked.every((other) => differ(option, other)) &&
      !(hasWays && isWay(option) && option.answers === undefined),
  );
  const ranked = others
    .map(({ option, score }) => ({ option, score: score - sameness(option, picked) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0] ?? null;
}

/** Two deeds, and not one subject twice: to ask about it and to think about it lead to one place. */
function differ(one: Option, two: Option): boolean {
  if (one.id === two.id) return false;
  const isSameThing =
    one.intent.target?.startsWith('thing:') === true && one.intent.target === two.intent.target;
  if (isWay(one) && isWay(two)) return true;
  const isSameAct = one.intent.act === two.intent.act;
  return !(isSameThing && isSameAct) && !(isSameAct && one.intent.target === two.intent.target);
}

function isWay({ intent }: Option): boolean {
  return verbOf(intent.act) === 'go';
}

function sameness(option: Option, picked: readonly Option[]): number {
  return picked.reduce((sum, { intent, stakes }) => {
    const isSameVerb = verbOf(intent.act) === verbOf(option.intent.act);
    const isSameTarget = intent.target !== undefined && intent.target === option.intent.target;
    return sum + (isSameVerb ? 1.2 : 0) + (isSameTarget ? 0.3 : 0) + (stakes === option.stakes ? 0.8 : 0);
  }, 0);
}

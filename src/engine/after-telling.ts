import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { MentionFinder } from '../campaign/mentions.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Question } from '../contracts/question.ts';
import type { Telling } from '../contracts/telling.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { withChanges } from '../sdk/writing/changes.ts';
import { authoredChoices, generatedChoices } from './authored/telling.ts';
import { campaignWith } from './canon/campaign.ts';
import type { Noted } from './facts/noted.ts';
import { withEnough } from './fallback-choices.ts';
import { filesRefused, lateProposals, trespasses } from './late-proposals.ts';
import { markKnown } from './mark-known.ts';
import {
  besideAuthors,
  choicesOf,
  choicesRefused,
  questionOffered,
  withoutUntold,
} from './offered-choices.ts';
import type { Refusal } from './proposals.ts';
import { withQuestion } from './question/index.ts';
import type { OfferedChoice } from './scene.ts';
import type { Settlement } from './settlement.ts';
import type { Turn } from './turn.ts';
import type { World } from './world.ts';

interface Told {
  scene: number;
  turn: Turn;
  settlement: Settlement;
  telling: Telling;
  /** What the plan brought, when it worked. */
  worked: ExecutionResult | null;
  noted: Noted;
  /** As the author wrote it. */
  campaign: Campaign;
  /** Name of the player. */
  player: string;
  random: Random;
  mentionsIn: MentionFinder;
}

/** What a scene leaves behind. */
interface Left {
  /** What it ends on. */
  question: Question | null;
  choices: OfferedChoice[];
  /** Whether nobody offered a choice, and the engine had to. */
  areMadeUp: boolean;
  /** With what the telling made known, and what skills proposed after it. */
  world: World;
  /** What was proposed and took place, after the settlement. */
  effects: Effect[];
  refused: Refusal[];
}

/** What follows from the telling of a settled turn, step by step: question, what is known, choices, proposals. */
export function afterTelling(told: Told): Left {
  const { scene, settlement, telling, worked, noted, campaign, mentionsIn } = told;
  const { brief } = settlement;
  const question = questionAfter(telling, brief, worked);
  const known = withQuestion(
    markKnown(settlement.world, { scene, brief, telling, mentionsIn }),
    question,
    brief,
    telling,
  );
  const { choices, areMadeUp, untaken } = choicesAfter(told, known, question);
  const late = lateProposals(
    known,
    worked,
    settlement.heardFrom,
    {
      campaign: campaignWith(campaign, known.canon),
      ...{ scene, player: told.player, declaredBy: told.turn.declaredBy, random: told.random },
      partner: settlement.deed?.target?.id ?? null,
    },
    noted.proposals,
  );
  return {
    ...{ question, choices, areMadeUp, world: late.world },
    effects: [...noted.effects, ...late.effects],
    refused: [
      ...[...settlement.refused, ...late.refused, ...trespasses(worked), ...filesRefused(worked)],
      ...[...noted.refused, ...untaken],
    ],
  };
}

/** A model that tells a scene of the plot may put its question in other words; what it is about stays. */
function questionAfter(telling: Telling, brief: Brief, worked: ExecutionResult | null): Question | null {
  const asked = asRead(telling.question === undefined ? brief.question.next : telling.question, telling);
  const own = questionOffered(worked);
  return hasAuthors(brief) && own !== null && asked !== null ? { ...asked, text: own.text } : (own ?? asked);
}

/** A question of the author's in the words in which it was read. */
function asRead(question: Question | null, { changed = [] }: Telling): Question | null {
  if (question === null) return null;
  const text = withChanges(question.text, changed);
  return text === '' ? question : { ...question, text };
}

/** The author's choices come first; where there are none, what was offered of what the telling has named. */
function choicesAfter(
  { settlement: { brief }, telling, worked, turn }: Told,
  known: World,
  asked: Question | null,
): Pick<Left, 'choices' | 'areMadeUp'> & { untaken: Refusal[] } {
  const isAuthors = hasAuthors(brief);
  const dropped: Refusal[] = [];
  const offers = choicesOf(worked, brief.options, (intent) => {
    const priced = turn.price(intent, asked);
    if (typeof priced !== 'string') return priced;
    dropped.push({ toolId: TOOL_IDS.choices, effect: { choice: intent.text }, reason: priced });
    return null;
  });
  const authors =
    brief.authored?.generated === true
      ? generatedChoices(brief.options, offers)
      : authoredChoices(brief.options);
  const offered = isAuthors
    ? besideAuthors(authors, offers)
    : withoutUntold(offers, brief, known, telling.paragraphs);
  const areMadeUp = offered.length === 0;
  return {
    choices: isAuthors && !areMadeUp ? offered : withEnough(offered, brief, offered.length + dropped.length),
    areMadeUp,
    untaken: [...dropped, ...(isAuthors ? choicesRefused(worked, offers, offered) : [])],
  };
}

function hasAuthors({ authored }: Brief): boolean {
  return authored?.hasChoices === true;
}

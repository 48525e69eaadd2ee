import type { Campaign } from '../../campaign/campaign.ts';
import { slug, withoutArticle } from '../../campaign/names.ts';
import type { FactsAnswer } from '../../prompts/tasks/facts.ts';
import { breaks } from '../../rules/constraints/judge.ts';
import { lettersOf } from '../../sdk/checks/scene-facts.ts';
import { admit } from '../canon/admit.ts';
import { campaignWith } from '../canon/campaign.ts';
import { openThreads } from '../given-word.ts';
import type { Persona } from '../persona.ts';
import type { Proposal, Refusal } from '../proposals.ts';
import { itemCalled, type World } from '../world.ts';
import type { BackgroundFacts, FactsScene } from './background.ts';
import { notesFrom } from './notes.ts';
import { FACTS_TOOL, proposalsFrom } from './proposals.ts';

/** A scene whose facts are due, as it was told. */
export interface DueScene extends FactsScene {
  /** Where it was told, and who was there. */
  place: string | null;
  here: readonly string[];
}

type Kept = Omit<World, 'opinions' | 'reputations'>;

export interface Taken {
  world: Kept;
  /** What it may change besides, by the rules. */
  proposals: Proposal[];
  refused: Refusal[];
}

const MOST_NOTES = 12;
/** Scenes that wait for their facts; of older ones nobody asks any more. */
const MOST_DUE = 4;

/** The world with what has been noted down meanwhile; what is not answered yet stays due. */
export function takeFacts(
  world: Kept,
  due: readonly DueScene[],
  facts: BackgroundFacts,
  { campaign, persona }: { campaign: Campaign; persona: Persona },
): Taken {
  const proposals: Proposal[] = [];
  const refused: Refusal[] = [];
  let next = world;
  for (const scene of due) {
    const answer = facts.answer(scene);
    if (answer === null) continue;
    next = { ...next, factsDue: next.factsDue.filter((number) => number !== scene.scene) };
    if (answer === 'given up') continue;
    const { canon, refused: not } = admit(answer, {
      ...{ campaign: campaignWith(campaign, next.canon), world: next, player: persona.name },
      ...{ scene: scene.scene, place: scene.place, prose: scene.prose },
    });
    const made = proposalsFrom(answer, scene, {
      campaign: campaignWith(campaign, [...next.canon, ...canon]),
      player: persona.name,
    });
    proposals.push(...made.proposals);
    refused.push(
      ...not.map(({ name, reason }) => ({ toolId: FACTS_TOOL, effect: { name }, reason })),
      ...made.refused,
    );
    const settled = settledIn(next.due, answer, scene, campaignWith(campaign, next.canon));
    proposals.push(...settled.flatMap(({ due, how }) => feelingAbout(due, how)));
    next = withFacts(next, { answer, canon, settled, limits: campaign.limits }, scene);
  }
  return { world: next, proposals, refused };
}

function withFacts(
  world: Kept,
  {
    answer,
    canon,
    settled,
    limits,
  }: {
    answer: FactsAnswer;
    canon: World['canon'];
    settled: readonly Settled[];
    limits: Campaign['limits'];
  },
  scene: DueScene,
): Kept {
  const notes = notesFrom(answer, canon, scene);
  return {
    ...world,
    canon: [...world.canon, ...canon].map((entry) =>
      isAway(entry, answer) ? { ...entry, place: null } : entry,
    ),
    due: world.due.filter((due) => !settled.some((one) => one.due === due)),
    items: handedOver(world.items, answer, scene, limits),
    known: { ...world.known, ...Object.fromEntries(canon.map(({ id }) => [id, scene.scene])) },
    toRemember: [...world.toRemember, ...notes].slice(-MOST_NOTES),
  };
}

interface Settled {
  due: World['due'][number];
  how: FactsAnswer['settled'][number]['how'];
}

/** What was open and is not any more: the telling says so in words that stand in it. */
function settledIn(
  due: World['due'],
  { settled }: FactsAnswer,
  { prose }: DueScene,
  { people }: Campaign,
): Settled[] {
  const text = lettersOf(prose.join(' '));
  return openThreads(due, people).flatMap((open) => {
    const found = settled.find(({ name, quote }) => name === open.text && text.includes(lettersOf(quote)));
    return found === undefined ? [] : [{ due: open.due, how: found.how }];
  });
}

const KEPT = 8;
const BROKEN = -16;

/** Whoever was promised something thinks of it. What others have promised is their own affair. */
function feelingAbout({ kind, person, text }: Settled['due'], how: Settled['how']): Proposal[] {
  if (kind !== 'promise' || how === 'settled') return [];
  const deed = text.replace(/^you will /u, '');
  const [change, reason] =
    how === 'kept' ? [KEPT, `you kept your word: ${deed}`] : [BROKEN, `you broke your word: ${deed}`];
  return [{ toolId: FACTS_TOOL, effect: { kind: 'opinion', person, change, reason } }];
}

/** Whether somebody whom a telling brought in is not where it ended. */
function isAway({ kind, name }: World['canon'][number], { away }: FactsAnswer): boolean {
  const key = slug(withoutArticle(name));
  return kind === 'person' && away.some((one) => slug(withoutArticle(one)) === key);
}

/** What the player carries after something changed hands in a telling; what the author rules out is not carried. */
function handedOver(
  items: World['items'],
  { handed }: FactsAnswer,
  { prose }: DueScene,
  limits: Campaign['limits'],
): World['items'] {
  const text = lettersOf(prose.join(' '));
  return handed
    .filter(({ name, quote }) => [quote, withoutArticle(name)].every((one) => text.includes(lettersOf(one))))
    .filter(({ name }) => breaks(limits, { act: 'take', words: name }) === null)
    .reduce((kept, { name, change }) => {
      const item = itemCalled(name);
      const others = kept.filter(({ id }) => id !== item.id);
      return change === 'gained' ? [...others, item] : others;
    }, items);
}

/** Scenes that a model told are due; the last few of them. */
export function dueAfter(factsDue: readonly number[], scene: number, isModels: boolean): number[] {
  const due = factsDue.filter((number) => scene - number < MOST_DUE);
  return isModels ? [...due, scene] : due;
}

import { isNamedIn } from '../../base/phrase.ts';
import { lettersOf } from '../../base/plain-text.ts';
import { fingerprint } from '../../base/random.ts';
import { isSameThing, thingCalled, thingKey } from '../../base/thing-name.ts';
import { termsOf } from '../../base/words.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { FactsAnswer } from '../../prompts/tasks/facts.ts';
import { breaks } from '../../rules/constraints/judge.ts';
import { narrationOf } from '../../sdk/checks/speech.ts';
import { aheadId } from '../authored/done-before.ts';
import { admit } from '../canon/admit.ts';
import { campaignWith } from '../canon/campaign.ts';
import { dueId, withSettled } from '../given-word.ts';
import { waitsIn } from '../kept-waiting.ts';
import { sharable, withDue, withShared } from '../knowledge.ts';
import type { Persona } from '../persona.ts';
import { personCalled } from '../plot/conditions.ts';
import type { Proposal, Refusal } from '../proposals.ts';
import { afterLeaving, canCome } from '../whereabouts.ts';
import { itemCalled, type KeptWorld, type World } from '../world.ts';
import type { BackgroundFacts, FactsScene } from './background.ts';
import { notesFrom } from './notes.ts';
import { clauseOf, FACTS_TOOL, isBetweenOthers, proposalsFrom } from './proposals.ts';
import { withDeedsOf } from './same-promise.ts';

/** A scene whose facts are due, as it was told. */
export interface DueScene extends FactsScene {
  /** Where it was told, and who was there. */
  place: string | null;
  here: readonly string[];
}

export interface Taken {
  world: KeptWorld;
  /** What it may change besides, by the rules. */
  proposals: Proposal[];
  refused: Refusal[];
}

const MOST_NOTES = 12;
/** Scenes that wait for their facts; of older ones nobody asks any more. */
const MOST_DUE = 4;

/** The world with what has been noted down meanwhile; what is not answered yet stays due. */
export function takeFacts(
  world: KeptWorld,
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
    const world = { campaign: campaignWith(campaign, [...next.canon, ...canon]), player: persona.name };
    const { due: given, others: promises } = withDeedsOf(answer.promises, next, scene, world);
    next = { ...next, due: given };
    const made = proposalsFrom({ ...answer, promises }, scene, world);
    proposals.push(...made.proposals);
    refused.push(
      ...not.map(({ name, reason }) => ({ toolId: FACTS_TOOL, effect: { name }, reason })),
      ...made.refused,
    );
    const settled = settledIn(next.due, answer, scene);
    proposals.push(...settled.flatMap(({ due, how }) => feelingAbout(due, how)));
    const { people, places } = campaignWith(campaign, [...next.canon, ...canon]);
    const found = [...foundIn(answer, scene), ...promisedIn(answer, scene, world)];
    next = withFacts(
      next,
      { answer, canon, found, settled, campaign: { ...campaign, people, places } },
      scene,
    );
  }
  return { world: next, proposals, refused };
}

function withFacts(
  world: KeptWorld,
  {
    answer,
    canon,
    found,
    settled,
    campaign,
  }: {
    answer: FactsAnswer;
    canon: World['canon'];
    found: readonly string[];
    settled: readonly Settled[];
    campaign: Campaign;
  },
  scene: DueScene,
): KeptWorld {
  const { limits, people } = campaign;
  const notes = notesFrom(answer, canon, scene);
  const items = handedOver(world.items, answer, scene, limits);
  const come = comeIn(world, answer, scene, people);
  return {
    ...sharedIn(world, answer, scene, campaign),
    found: [...world.found.filter((text) => !answer.replaced.includes(fingerprint(text))), ...found].slice(
      -MOST_NOTES,
    ),
    ...(answer.situation.length > 0 && { situation: answer.situation, situationOf: scene.scene }),
    unanswered: answer.unanswered ?? world.unanswered,
    done: [...world.done, ...doneIn(world, answer, scene)].slice(-MOST_NOTES),
    canon: [...world.canon, ...canon].map((entry) => {
      if (isAway(entry, answer)) return { ...entry, place: null };
      return come.includes(entry.id) ? { ...entry, place: world.place } : entry;
    }),
    due: withDue(
      world.due.filter((due) => !settled.some((one) => one.due === due)),
      ...grievancesIn(answer, scene, people),
      ...waitsIn(answer, scene, campaign, world),
    ),
    words: settled
      .filter(({ due, how }) => due.kind === 'promise' && how !== 'settled')
      .reduce((words, { due, how }) => withSettled(words, due, how === 'kept'), world.words),
    // Whom the telling has brought in here has been there since.
    here: [
      ...world.here,
      ...canon.flatMap((one) =>
        one.kind === 'person' && one.place === world.place && !isAway(one, answer) ? [one.id] : [],
      ),
      ...come.filter((id) => !canon.some((one) => one.id === id)),
    ],
    items,
    taken: takenAlong(world, items, scene, campaign),
    absent: afterLeaving(leftIn(world, answer, scene, people), {
      ...world,
      absent: withoutLeave(world, come),
    }),
    known: {
      ...Object.fromEntries([...canon.map(({ id }) => id), ...come].map((id) => [id, scene.scene])),
      ...world.known,
    },
    toRemember: [...world.toRemember, ...notes].slice(-MOST_NOTES),
  };
}

/** What the telling has let the player find out, in sentences of their own. */
function foundIn({ learned }: FactsAnswer, { prose }: DueScene): string[] {
  const text = lettersOf(prose.join(' '));
  return learned
    .filter(({ about, quote }) => about !== '' && text.includes(lettersOf(quote)))
    .map(({ about }) => about);
}

/** What others have promised one another, in sentences. */
function promisedIn(
  { promises }: FactsAnswer,
  { prose }: DueScene,
  { campaign, player }: { campaign: Campaign; player: string },
): string[] {
  const text = lettersOf(prose.join(' '));
  return promises
    .filter((one) => isBetweenOthers(one, campaign, player) && text.includes(lettersOf(one.quote)))
    .map((one) => `${one.name} has promised ${one.to}: ${clauseOf(one)}`);
}

interface Settled {
  due: World['due'][number];
  how: FactsAnswer['settled'][number]['how'];
}

/** What was open and is not any more: the telling says so in words that stand in it. */
function settledIn(due: World['due'], { settled }: FactsAnswer, { prose }: DueScene): Settled[] {
  const text = lettersOf(prose.join(' '));
  return due.flatMap((one) => {
    const found = settled.find(({ id, quote }) => id === dueId(one) && text.includes(lettersOf(quote)));
    return found === undefined ? [] : [{ due: one, how: found.how }];
  });
}

/** What somebody minds so much is not over with the scene. */
const MINDED = -3;
/** Scenes until they speak of it. */
const SETTLES = 2;

/** What somebody who was there holds against the player. */
function grievancesIn(
  { feelings }: FactsAnswer,
  { scene, prose, here }: DueScene,
  people: Campaign['people'],
): World['due'] {
  const text = lettersOf(prose.join(' '));
  return feelings.flatMap(({ name, about, quote, change }) => {
    const person = people.find((one) => [one.name, one.shortName].includes(name) && here.includes(one.id));
    const isMinded = change <= MINDED && text.includes(lettersOf(quote));
    if (person === undefined || !isMinded) return [];
    const clause = about.replace(/^You\b/u, 'you').replace(/[.!]+$/u, '');
    const key = `grievance:${fingerprint(clause)}`;
    return [{ kind: 'grievance', person: person.id, about: key, text: clause, from: scene + SETTLES }];
  });
}

const KEPT = 8;
const BROKEN = -16;

/** Whoever was promised something thinks of it. What others have promised is their own affair. */
function feelingAbout({ kind, person, text }: Settled['due'], how: Settled['how']): Proposal[] {
  if (kind !== 'promise' || how === 'settled') return [];
  const [change, reason] =
    how === 'kept' ? [KEPT, `you kept your word: ${text}`] : [BROKEN, `you broke your word: ${text}`];
  return [{ toolId: FACTS_TOOL, effect: { kind: 'opinion', person, change, reason } }];
}

/** Those who were there and whom the telling has sent away. */
function leftIn(
  world: KeptWorld,
  { away }: FactsAnswer,
  { here, place }: DueScene,
  people: Campaign['people'],
): string[] {
  if (place !== world.place) return [];
  const gone = people.filter(
    ({ id, name, shortName }) =>
      here.includes(id) &&
      [name, shortName].some((one) => away.some((said) => thingKey(said) === thingKey(one))),
  );
  return gone.map(({ id }) => id);
}

/** Those whom the telling has with the player at its end and the rules had elsewhere: they have come, and stay as others do. */
function comeIn(
  world: KeptWorld,
  { here: named, away }: FactsAnswer,
  { here, place, prose }: DueScene,
  people: Campaign['people'],
): string[] {
  if (place !== world.place) return [];
  const told = narrationOf(prose.join('\n'));
  const isIn = ({ name, shortName }: Campaign['people'][number], list: readonly string[]) =>
    list.some((said) => [name, shortName].some((one) => one !== '' && thingKey(said) === thingKey(one)));
  return people
    .filter(
      (person) =>
        ![...here, ...world.here].includes(person.id) &&
        isIn(person, named) &&
        !isIn(person, away) &&
        isNamedIn(told, person.shortName || person.name) &&
        canCome(person.id, world) &&
        typeof world.posts[person.id] !== 'string',
    )
    .map(({ id }) => id);
}

/** Whoever has come back has not left. */
function withoutLeave({ absent }: KeptWorld, ids: readonly string[]): World['absent'] {
  return Object.fromEntries(Object.entries(absent).filter(([id]) => !ids.includes(id)));
}

/** Whether somebody or something that a telling brought in is not where it ended. */
function isAway({ kind, name }: World['canon'][number], { away }: FactsAnswer): boolean {
  return kind !== 'place' && away.some((one) => thingKey(one) === thingKey(name));
}

/** The world in which people know what they were told, shown or given in the telling. */
function sharedIn(
  world: KeptWorld,
  { shared }: FactsAnswer,
  { prose }: DueScene,
  campaign: Campaign,
): KeptWorld {
  const text = lettersOf(prose.join(' '));
  const known = sharable(world, campaign);
  return shared.reduce((next, { id, name, quote, isGiven }) => {
    const person = personCalled(name, campaign)?.id;
    const what = known.find((one) => one.id === id)?.id;
    if (person === undefined || what === undefined || !text.includes(lettersOf(quote))) return next;
    return withShared(next, { person, what, ...(isGiven && { isGiven }) });
  }, world);
}

/** What the telling has done of that which scenes of the author's would have had the player do. */
function doneIn({ ahead }: KeptWorld, { done }: FactsAnswer, { prose }: DueScene): World['done'] {
  const text = lettersOf(prose.join(' '));
  return done.flatMap(({ id, quote }) =>
    text.includes(lettersOf(quote)) ? ahead.filter((one) => aheadId(one) === id) : [],
  );
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
    .filter(({ quote }) => text.includes(lettersOf(quote)))
    .reduce((kept, { name, change }) => {
      const carried = thingCalled(name, kept);
      if (change === 'lost') return kept.filter((item) => item !== carried);
      const isSo = termsOf(name).some((term) => termsOf(`${prose.join(' ')}`).includes(term));
      if (carried !== undefined || !isSo || breaks(limits, { act: 'take', words: name }) !== null)
        return kept;
      return kept.concat(itemCalled(name));
    }, items);
}

/** The things of the place that the player has taken along in a telling: they do not lie there any more. */
function takenAlong(
  world: KeptWorld,
  items: World['items'],
  { scene, place }: DueScene,
  campaign: Campaign,
): KeptWorld['taken'] {
  const got = items.filter(({ id }) => !world.items.some((item) => item.id === id));
  const things = campaign.places.find(({ id }) => id === place)?.things ?? [];
  const gone = things.filter(({ name }) => got.some((item) => isSameThing(item.name, name)));
  return { ...world.taken, ...Object.fromEntries(gone.map(({ id }) => [id, scene])) };
}

/** Scenes that a model told are due; the last few of them. */
export function dueAfter(factsDue: readonly number[], scene: number, isModels: boolean): number[] {
  const due = factsDue.filter((number) => scene - number < MOST_DUE);
  return isModels ? [...due, scene] : due;
}

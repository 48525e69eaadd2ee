import type { Campaign } from '../../campaign/campaign.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { Question } from '../../contracts/question.ts';
import { clampScore } from '../../rules/opinion.ts';
import { locative } from '../../sdk/language.ts';
import type { World } from '../world.ts';

/** Times that somebody sends word before they mind that nobody comes, and after which they have given up minding. */
const MINDS_AFTER = 2;
const MINDS_UNTIL = 4;
const COST = -5;

/** How often word of what waits at a place has reached the player since they were last there. */
export function timesHeard(place: string, { plot }: World): number {
  return plot.word?.[place] ?? 0;
}

/** The world after a scene has ended on word from elsewhere: it counts until the player has been there. */
export function withWord(world: World, question: Question | null, { plot }: Brief): World {
  const { [world.place ?? '']: _, ...word } = world.plot.word ?? {};
  const about = question?.kind === 'way' ? question.about : null;
  const isWord = about !== null && plot.knocks.some(({ place }) => place.id === about);
  const more = isWord ? { [about]: timesHeard(about, world) + 1 } : {};
  return { ...world, plot: { ...world.plot, word: { ...word, ...more } } };
}

export interface WordInput {
  /** Who sends word; null when nobody in particular does. */
  sender: string | null;
  isSenderHere: boolean;
  /** Somebody the player knows who is here and could bring it. */
  bearer: string | null;
  place: string;
  /** How often it has reached the player before. */
  times: number;
  /** Changes with the hours, so that word sent twice does not read the same. */
  turn: number;
}

/** What the player hears of what waits elsewhere. It grows with each time that they have let it go by. */
export function wordOf({ sender, isSenderHere, bearer, place, times, turn }: WordInput): string {
  const at = locative(place);
  const wordings =
    sender === null
      ? FROM_NOBODY[Math.min(times, FROM_NOBODY.length - 1)]
      : isSenderHere
        ? ['{name} wants you to come along to {place}.', '{name} is leaving for {place}, and waits for you.']
        : bearer !== null && turn % 2 === 0
          ? BROUGHT[Math.min(times, BROUGHT.length - 1)]
          : SENT[Math.min(times, SENT.length - 1)];
  const roles: Record<string, string> = { name: sender ?? '', place, at, bearer: bearer ?? '' };
  const wording = wordings?.[turn % wordings.length] ?? '';
  return wording.replace(/\{(\w+)\}/g, (_, role: string) => roles[role] ?? '');
}

/** By how often it was let go by. */
const FROM_NOBODY: readonly (readonly string[])[] = [
  [
    'Something is about to happen {at}.',
    'People are on their way to {place}.',
    'They are waiting for you {at}.',
  ],
  ['There are more of them {at} now, and they have begun to ask where you are.'],
  ['Whatever it is, it will be {at}, and it will not be put off again.'],
];

const SENT: readonly (readonly string[])[] = [
  [
    '{name} is looking for you {at}.',
    '{name} has asked for you {at}.',
    'You are wanted {at}, by {name}.',
    '{name} has something to say to you {at}.',
    'There is something {at} that {name} wants you to see.',
  ],
  [
    '{name} is still {at}, and asks whether the first message reached you.',
    'It is {name} again: {place}, and soon.',
    '{name} is waiting {at}, and has not sat down.',
  ],
  [
    '{name} will be {at} for one more hour, and sends nobody after this.',
    'From {name} there is only the name of the place now: {place}.',
    'They say that {name} has begun without you {at}, and keeps looking at the door.',
    'Nobody brings you word any more. It is {name}, it is {place}, and everybody knows it.',
  ],
];

const BROUGHT: readonly (readonly string[])[] = [
  [
    '“{name} is asking for you {at},” {bearer} tells you.',
    '“You had better go to {place},” says {bearer}. “{name} has been asking.”',
    '“{name} says that you are expected {at},” says {bearer}.',
  ],
  [
    '“Still here?” says {bearer}. “{name} is waiting {at}.”',
    '“I met {name},” says {bearer}. “It is still {place}, and you are still not there.”',
  ],
  [
    '“I would not like to be {name} just now,” says {bearer}. “Waiting {at}, for you.”',
    '{bearer} no longer tells you what {name} says about it. “{place},” says {bearer}. “You know.”',
  ],
];

/** What came of word that the player has let go by again: whoever sent it minds, and it is told. */
export function letGoBy(
  world: World,
  before: World,
  { people }: Pick<Campaign, 'people'>,
): { world: World; effects: Effect[]; told: string[] } {
  const { kind, from = null, about = null } = before.question ?? {};
  const sender = people.find(({ id }) => id === from && world.plot.dead[id] === undefined);
  const times = timesHeard(about ?? '', before);
  if (kind !== 'way' || sender === undefined || about === world.place || before.here.includes(sender.id))
    return { world, effects: [], told: [] };
  if (times < MINDS_AFTER || times >= MINDS_UNTIL) return { world, effects: [], told: [] };
  const { id, shortName: name } = sender;
  const opinion = world.opinions[id] ?? 0;
  const to = clampScore(opinion + COST);
  const reason = `You let ${name} wait.`;
  return {
    world: { ...world, opinions: { ...world.opinions, [id]: to } },
    effects: [{ kind: 'opinion', person: id, name, from: opinion, to, reason }],
    told: [
      times === MINDS_AFTER
        ? `You have let ${name} ask twice and have not come, and it will have been taken for an answer.`
        : `By now it is known that ${name} sends for you and that you do not come.`,
    ],
  };
}

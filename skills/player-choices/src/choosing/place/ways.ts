import { locative, wordCount } from '../../../../../src/sdk/index.ts';
import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import { wrongIn } from '../debts.ts';
import type { ChoicesInput, Memory } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason, doneAt, speaksOf } from '../past.ts';
import { callName, MAX_WORDS, opening } from '../words.ts';

/** A deed worth calling a place by. */
const WHAT_WAS_DONE =
  /^You ((?:leaned on|came to blows with|helped|gave|pressed|lied to|asked|made amends with) [^.(]+?)(?: for the truth)?(?: \(|\.)/;

type Exit = ChoicesInput['exits'][number];

/** Where one can go from here; the longer one has stayed, the more it tempts. */
export function* ways(matter: Matter): Iterable<Candidate> {
  const { input, isTold } = matter;
  const sinceMoved = input.recent.findIndex(({ verb }) => verb === 'go');
  const isSpent = input.people.length === 0 && input.place?.holdsMore === false;
  const restless = 0.25 * (sinceMoved === -1 ? input.recent.length : sinceMoved) + (isSpent ? 0.6 : 0);
  const stealth = aptitudeFor('sneak', input.persona);
  for (const exit of input.exits) {
    const score = (exit.visited ? 0.5 : 0.9) + (isTold(exit.name) ? 0.6 : 0) + Math.min(1.4, restless);
    const base = {
      target: exit.id,
      tags: [],
      because: whereTo(exit, matter),
      score: score + (exit.people.length > 0 ? 0.25 : 0),
    };
    yield { ...base, verb: 'go', stakes: 'leaving', text: textFor(exit, matter), ...leavingHint(matter) };
    if (stealth?.level === 'high' && !exit.visited) {
      yield {
        ...base,
        verb: 'sneak',
        stakes: 'stealth',
        text: `Slip unseen into ${exit.name}`,
        hint: 'Harmless people come in openly.',
        because: [stealth.reason, ...base.because],
        score: score - 0.1,
      };
    }
  }
}

function textFor(exit: Exit, matter: Matter): string {
  const { name, visited, people } = exit;
  const { random, past } = matter;
  const [friend] = people;
  if (friend !== undefined) {
    const known = withOne(friend, matter);
    return known !== undefined && wrongIn(opening(known.summary, 400)) !== null
      ? `Face ${friend} again ${locative(name)}`
      : `Look for ${friend} ${locative(name)}`;
  }
  const back = random.pick([`Go back to ${name}`, `Return to ${name}`]);
  const [, done] = WHAT_WAS_DONE.exec(doneAt(past, exit.id)?.summary ?? '') ?? [];
  if (visited && done !== undefined && wordCount(back) + wordCount(done) + 2 <= MAX_WORDS)
    return `${back}, where you ${done}`;
  return visited
    ? back
    : random.pick([`Go and see ${name}`, `Set out for ${name}`, `Make for ${name}`, `Walk to ${name}`]);
}

function whereTo(exit: Exit, matter: Matter): Reason[] {
  const { past } = matter;
  const [friend] = exit.people;
  const known = friend === undefined ? undefined : withOne(friend, matter);
  const memory = known ?? doneAt(past, exit.id) ?? about(past, exit.name)[0];
  const way = exit.visited ? `You know the way to ${exit.name}` : `You have not been to ${exit.name}`;
  const met: Reason[] =
    friend === undefined ? [] : [{ kind: 'memory', ref: friend, text: `You have met ${friend}` }];
  return [
    ...(memory === undefined ? met : [asReason(memory, friend ?? exit.name)]),
    ...(friend === undefined
      ? []
      : [{ kind: 'relationship' as const, ref: friend, text: `${friend} is usually there at this hour` }]),
    { kind: 'place', ref: exit.ref || exit.id, text: way },
  ];
}

/** The last that passed with somebody who is known by name only. */
function withOne(name: string, { input, past }: Matter): Memory | undefined {
  const id = input.absent.find((other) => other.name === name)?.id;
  return past.memories.find(
    ({ npcs, summary, actionType }) =>
      id !== undefined && npcs.includes(id) && actionType !== 'go' && speaksOf(opening(summary), name),
  );
}

function leavingHint({ input, random }: Matter): { hint?: string } {
  const [host] = input.people;
  if (host === undefined || random.next() < 0.4) return {};
  const name = callName(host);
  return {
    hint: random.pick([
      `${name} may not be here when you come back.`,
      `You leave ${name} to think about you.`,
    ]),
  };
}

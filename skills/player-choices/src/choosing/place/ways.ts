import { locative } from '../../../../../src/sdk/index.ts';
import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import type { ChoicesInput } from '../input.ts';
import type { Matter } from '../matter.ts';
import { asReason, doneAt } from '../past.ts';
import { callName } from '../words.ts';

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
        hint: 'Harmless people come in by the door.',
        because: [stealth.reason, ...base.because],
        score: score - 0.1,
      };
    }
  }
}

function textFor({ name, visited, people }: Exit, { random }: Matter): string {
  const [friend] = people;
  if (friend !== undefined) return `Look for ${friend} ${locative(name)}`;
  return visited
    ? random.pick([`Go back to ${name}`, `Return to ${name}`])
    : random.pick([`Go and see ${name}`, `Set out for ${name}`, `Make for ${name}`, `Walk to ${name}`]);
}

function whereTo(exit: Exit, { past }: Matter): Reason[] {
  const [friend] = exit.people;
  const memory = doneAt(past, exit.id);
  const way = exit.visited ? `You know the way to ${exit.name}` : `You have not been to ${exit.name}`;
  return [
    ...(memory === undefined ? [] : [asReason(memory)]),
    ...(friend === undefined
      ? []
      : [{ kind: 'relationship' as const, ref: friend, text: `${friend} is usually there at this hour` }]),
    { kind: 'place', ref: exit.ref || exit.id, text: way },
  ];
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

import * as hooks from './frames/hooks.ts';
import type { Person } from './input.ts';
import { type Matter, warmthOf, wish } from './matter.ts';
import { thingNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

interface Hook {
  kind: string;
  weight: number;
  tell: () => Line | null;
}

/** What is left open at the end: one thing, and not of the same kind as the last time. */
export function pressure(matter: Matter, teller: Teller): Line[] {
  const ranked = [...hooksFrom(matter, teller)]
    .map((hook) => ({
      hook,
      score: hook.weight * (0.4 + teller.random.next()) - tiredness(hook.kind, teller),
    }))
    .sort((a, b) => b.score - a.score);
  for (const { hook } of ranked) {
    const line = hook.tell();
    if (line === null) continue;
    teller.ledger.mark(`hook ${hook.kind}`);
    return [line];
  }
  return [];
}

function tiredness(kind: string, teller: Teller): number {
  const rest = teller.ledger.sinceSaid(`hook ${kind}`);
  return rest <= 1 ? 3 : rest <= 3 ? 1 : 0;
}

function* hooksFrom(matter: Matter, teller: Teller): Iterable<Hook> {
  const { people, topics, things, exits, deed } = matter.input;
  const person =
    matter.target ?? people.find((candidate) => warmthOf(candidate, teller.input.scene) !== 'cold') ?? null;

  if (person !== null && warmthOf(person, teller.input.scene) !== 'cold') yield* personHooks(person, teller);

  const topic =
    topics.find(({ id, raised }) => !raised && id !== deed?.topic?.id) ??
    topics.find(({ id }) => id !== deed?.topic?.id && matter.topicFacts(id).length > 0);
  if (topic !== undefined) {
    const roles = { topic: thingNoun(topic.name) };
    yield {
      kind: 'topic',
      weight: topic.raised ? 0.8 : 1.6,
      tell: () =>
        teller.spare(among(topic.raised ? hooks.TOPIC : hooks.TOPIC_UNSPOKEN, people), roles, person),
    };
    const unheard = topics.filter(({ id, raised }) => !raised && id !== deed?.topic?.id);
    if (unheard.length > 0) {
      const other = teller.random.pick(unheard);
      yield {
        kind: 'overheard',
        weight: 1.2,
        tell: () =>
          teller.overheard(
            people.length > 1 ? hooks.OVERHEARD : hooks.HEARD_BEFORE,
            // What does not name its subject leads nowhere.
            matter.topicFacts(other.id).filter(({ text }) => isNamedIn(text, other.name)),
          ),
      };
    }
  }
  const thing = things.find(
    ({ id, known }) => known && id !== deed?.target?.id && matter.thingFacts(id).length > 0,
  );
  if (thing !== undefined) {
    yield {
      kind: 'thing',
      weight: 1.2,
      tell: () => teller.spare(hooks.THING, { thing: thingNoun(thing.name) }),
    };
  }
  const ways = exits.filter(({ visited }) => !visited);
  if (ways.length > 0) {
    const way = teller.random.pick(ways);
    yield {
      kind: 'way',
      weight: 0.9,
      tell: () => teller.spare(among(hooks.WAY, people), { place: thingNoun(way.name) }),
    };
  }
  yield { kind: 'world', weight: 0.3, tell: () => teller.fact(matter.worldFacts()) };
  yield { kind: 'place', weight: 0.2, tell: () => teller.fact(matter.placeFacts()) };
}

/** Where there is hardly anybody, nobody talks behind one's back. */
function among(frames: readonly string[], people: readonly Person[]): readonly string[] {
  return frames.filter(
    (frame) => people.length > 1 || !/^Somebody behind you|^You hear \{place\}/.test(frame),
  );
}

function isNamedIn(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase().replace(/^the\s+/, ''));
}

function* personHooks(person: Person, teller: Teller): Iterable<Hook> {
  if (person.hides && person.met) {
    yield {
      kind: 'secret',
      weight: 1 + Math.max(0, person.opinion) / 40,
      tell: () => teller.spare(hooks.SECRET, {}, person),
    };
  }
  const promised = person.wants.find(({ taken }) => taken);
  const isFresh = person.deed !== null && teller.input.scene - person.deed.scene < 4;
  if (promised !== undefined && !isFresh) {
    const roles = { want: wish(promised.text) };
    yield { kind: 'promise', weight: 0.8, tell: () => teller.spare(hooks.PROMISE, roles, person) };
  }
  const wanted = person.wants.find(({ id, taken }) => !taken && teller.ledger.sinceSaid(`want ${id}`) > 40);
  if (wanted !== undefined && person.met) {
    yield {
      kind: 'want',
      weight: 1.3,
      tell: () => {
        const line = teller.spare(hooks.WANT, { want: wish(wanted.text) }, person);
        if (line !== null) teller.ledger.mark(`want ${wanted.id}`);
        return line;
      },
    };
  }
}

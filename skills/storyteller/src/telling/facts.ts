import { english, getOwn, type Roles } from '../../../../src/sdk/index.ts';
import type { Fact, NarrateInput, Person } from './input.ts';
import type { Writer } from './writer.ts';

/** What the time of day is called when one is in the middle of it, and when one greets. */
const HOURS: Readonly<Record<string, string>> = { dawn: 'morning', noon: 'day', dusk: 'evening' };
const GREETINGS: Readonly<Record<string, string>> = { ...HOURS, night: 'evening' };

/** What is true and not told yet, asked for in the ways the telling needs it. */
export class Facts {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /**
   * What can be noticed here without being looked for. A first visit begins where the author began; what is true only
   * at this hour comes next; the rest comes in no order, so that nobody hears the file read from the top.
   */
  place(): Fact[] {
    const { place, people } = this.#writer.input;
    const strangers = people.filter(({ id, met }) => !met && !this.#writer.history.hasSeen(id));
    const facts = this.#untold(
      ({ about, thing, mentions }) =>
        about === place?.id && thing === null && strangers.every(({ id }) => !mentions.includes(id)),
    );
    const lead = place?.isNew ? facts.slice(0, 2) : [];
    const others = facts.slice(lead.length);
    const rest = this.#writer.random.shuffle(others.filter(({ timely }) => !timely));
    return [...lead, ...others.filter(({ timely }) => timely), ...rest];
  }

  thing(id: string): Fact[] {
    return this.#untold(({ thing }) => thing === id);
  }

  /** What a search of the place turns up, whichever thing it belongs to. */
  hidden(): Fact[] {
    const { place } = this.#writer.input;
    return this.#writer.random.shuffle(
      this.#untold(({ about, thing }) => about === place?.id && thing !== null),
    );
  }

  about(id: string): Fact[] {
    const facts = this.#untold(({ about }) => about === id);
    return [...facts.slice(0, 2), ...this.#writer.random.shuffle(facts.slice(2))];
  }

  /** What is so everywhere, and need not be said by anybody. */
  ofWorld(): Fact[] {
    return this.about('world').filter(({ spoken }) => !spoken);
  }

  of(person: Person, kind: string): Fact[] {
    return this.#untold((fact) => fact.about === person.id && fact.kind === kind);
  }

  /** What somebody has to say of somebody else. */
  opinion(person: Person, otherId: string): Fact[] {
    return this.of(person, 'relationship').filter(({ mentions }) => mentions.includes(otherId));
  }

  /** What the lore answers to what was looked for, the best answer first. */
  answers(): Fact[] {
    const { recalled, facts } = this.#writer.input;
    const found = recalled.lore.flatMap((passage) =>
      passage.answers.flatMap(({ text, fit, fact }) => {
        // A fact that the brief leaves out is not to be told now.
        const found = fact === null ? asFact(passage, text) : facts.find(({ id }) => id === fact);
        return found === undefined ? [] : [{ fit, fact: found }];
      }),
    );
    const sorted = found.toSorted((one, other) => other.fit - one.fit).map(({ fact }) => fact);
    return sorted.filter((fact, index) => sorted.findIndex(({ id }) => id === fact.id) === index);
  }

  withId(id: string): Fact[] {
    return this.#writer.input.facts.filter((fact) => fact.id === id);
  }

  #untold(isWanted: (fact: Fact) => boolean): Fact[] {
    return this.#writer.input.facts.filter(
      (fact) => isWanted(fact) && !this.#writer.history.hasTold(fact.id),
    );
  }
}

/** A sentence of the lore that the campaign does not know as a fact. */
function asFact(passage: NarrateInput['recalled']['lore'][number], text: string): Fact {
  const id = `${passage.id}: ${text}`;
  const plain = { kind: 'lore', about: 'world', mentions: [], thing: null, timely: false };
  return { ...plain, id, text, spoken: /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur)\b/.test(text) };
}

/** Whether it names what is meant, whatever article stands before the name. */
export function speaksOf({ text }: Fact, name: string): boolean {
  const bare = name.replace(/^(?:the|an?)\s+/i, '').toLowerCase();
  return bare !== '' && text.toLowerCase().includes(bare);
}

/** Roles that any line may use. */
export function rolesOf({ place, time, deed, you }: NarrateInput, isThere: boolean): Roles {
  const here = isThere ? place?.name : (place?.from ?? undefined);
  const part = (names: Readonly<Record<string, string>>) =>
    english.words(getOwn(names, time.part) ?? time.part);
  const kind = deed?.target?.id.split(':')[0];
  return {
    time: part(HOURS),
    greeting: part(GREETINGS),
    ...(here && { place: english.thing(here) }),
    ...(place?.from && isThere && { from: english.thing(place.from) }),
    ...(deed?.topic && { topic: english.thing(deed.topic.name) }),
    ...(deed?.item && { item: english.thing(deed.item.name) }),
    ...(deed?.want && { want: wish(deed.want) }),
    ...(kind === 'thing' && deed?.target && { thing: english.thing(deed.target.name) }),
    ...(you.name !== '' && { you: english.words(you.name) }),
    ...(you.calling && { calling: english.words(lowered(you.calling)) }),
    ...(you.background && { background: english.words(you.background) }),
  };
}

/** “Keep the lamp lit” as it reads after “to”. */
export function wish(want: string) {
  const text = want
    .trim()
    .replace(/^to\s+/i, '')
    .replace(/[.!]+$/, '');
  return english.words(lowered(text));
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

import { getOwn } from '../../../../src/sdk/index.ts';
import type { Deed, Fact, Memory, NarrateInput, Person } from './input.ts';
import { type Noun, type Roles, thingNoun } from './realise.ts';
import type { Teller } from './teller.ts';

export type Warmth = 'warm' | 'neutral' | 'cold';

/** What the time of day is called when one is in the middle of it, and when one greets. */
const HOURS: Record<string, string> = { dawn: 'morning', noon: 'day', dusk: 'evening' };
const GREETINGS: Record<string, string> = { ...HOURS, night: 'evening' };

/** Scenes for which a hurt outweighs whatever came before it. */
const HURT = 8;

export function warmthOf({ opinion, deed }: Person, scene: number): Warmth {
  const isHurt =
    deed !== null && (deed.verb === 'threaten' || deed.verb === 'fight') && scene - deed.scene < HURT;
  if (opinion >= 15) return isHurt ? 'neutral' : 'warm';
  return opinion <= -15 ? 'cold' : 'neutral';
}

/** How someone talks, by their own lines: with “don’t” and “it’s”, or without. */
export function registerOf({ lines }: Pick<Person, 'lines'>): 'formal' | 'casual' {
  const casual = lines.filter((line) => /\p{L}['’](?:s|t|re|ve|ll|d|m)\b/u.test(line));
  return casual.length * 2 >= lines.length && lines.length > 0 ? 'casual' : 'formal';
}

/** What there is to tell: the input, asked in the ways the telling needs it. */
export class Matter {
  readonly input: NarrateInput;
  readonly memories: readonly Memory[];
  readonly #teller: Teller;
  /** Whether what is told happens where the scene ends. */
  #isThere: boolean;

  constructor(teller: Teller, memories: readonly Memory[] = []) {
    this.#teller = teller;
    this.memories = memories;
    this.input = teller.input;
    this.#isThere = !isCarried(teller.input);
    teller.isThere = this.#isThere;
  }

  /** From here on the place of the scene is where one is. */
  arrive(): void {
    this.#isThere = true;
    this.#teller.isThere = true;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  get deed(): Deed | null {
    return this.input.deed;
  }

  /** The person the deed was done to; when one has been brought elsewhere since, as they were last known. */
  get target(): Person | null {
    const { deed } = this;
    const id = deed?.target?.id;
    if (deed === null || id === undefined || !id.startsWith('person:')) return null;
    const here = this.personWith(id);
    const { partner } = this.input;
    const left = partner?.id === id ? partner : this.#teller.ledger.acquaintance(id, deed.target?.name ?? '');
    const person = here ?? (this.#isThere ? null : left);
    return person && { ...person, opinion: deed.opinion ?? person.opinion };
  }

  /** Somebody who looks on and is known. */
  get witness(): Person | null {
    return (this.#isThere ? this.input.people.find(({ met }) => met) : undefined) ?? null;
  }

  personWith(id: string | null): Person | null {
    return this.input.people.find((person) => person.id === id) ?? null;
  }

  /** Roles that any frame may use. */
  get roles(): Roles {
    const { place, from, time, deed } = this.input;
    const here = this.#isThere ? (place?.name ?? null) : from;
    return {
      time: { text: getOwn(HOURS, time.part) ?? time.part, plural: false, pronoun: 'it' },
      greeting: { text: getOwn(GREETINGS, time.part) ?? time.part, plural: false, pronoun: 'it' },
      ...(here !== null && { place: thingNoun(here) }),
      ...(from !== null && this.#isThere && { from: thingNoun(from) }),
      ...(deed?.topic && { topic: thingNoun(deed.topic.name) }),
      ...(deed?.item && { item: thingNoun(deed.item.name) }),
      ...(deed?.want && { want: wish(deed.want) }),
      ...(deed?.target?.id.startsWith('thing:') && { thing: thingNoun(deed.target.name) }),
    };
  }

  /** What can be noticed here at any hour: for when the author's own words say what hour it is. */
  lastingFacts(): Fact[] {
    return this.placeFacts().filter(({ timely }) => !timely);
  }

  /**
   * What can be noticed here without being looked for. A first visit begins where the author began; what is true
   * only at this hour comes next; the rest comes in no order, so that nobody hears the file read from the top.
   */
  placeFacts(): Fact[] {
    if (!this.#isThere) return [];
    const facts = this.#untold(({ about, thing }) => about === this.input.place?.id && thing === null);
    const lead = this.input.place?.isNew ? facts.slice(0, 2) : [];
    const others = facts.slice(lead.length);
    const timely = others.filter((fact) => fact.timely);
    const rest = this.#teller.random.shuffle(others.filter((fact) => !fact.timely));
    return [...lead, ...timely, ...rest];
  }

  thingFacts(thingId: string): Fact[] {
    return this.#untold(({ thing }) => thing === thingId);
  }

  /** What a search of the place turns up, whichever thing it belongs to. */
  hiddenFacts(): Fact[] {
    return this.#teller.random.shuffle(
      this.#untold(({ about, thing }) => about === this.input.place?.id && thing !== null),
    );
  }

  topicFacts(topicId: string): Fact[] {
    const facts = this.#untold(({ about }) => about === topicId);
    return [...facts.slice(0, 2), ...this.#teller.random.shuffle(facts.slice(2))];
  }

  worldFacts(): Fact[] {
    return this.#teller.random.shuffle(this.#untold(({ about }) => about === 'world'));
  }

  personFacts(person: Person, kind: string): Fact[] {
    return this.#untold((fact) => fact.about === person.id && fact.kind === kind);
  }

  /** What someone thinks of somebody else. */
  opinion(person: Person, otherId: string): Fact[] {
    return this.personFacts(person, 'relationship').filter(({ mentions }) => mentions.includes(otherId));
  }

  factWith(id: string | null): Fact[] {
    return this.input.facts.filter((fact) => fact.id === id);
  }

  #untold(isWanted: (fact: Fact) => boolean): Fact[] {
    return this.input.facts.filter((fact) => isWanted(fact) && !this.#teller.hasTold(fact));
  }
}

/** Whether one has been brought elsewhere since the deed: for a moment of the plot, or for the end. */
function isCarried({ beat, ending, place, deed }: NarrateInput): boolean {
  if (ending === null) return beat?.carries === true;
  return place?.arrived === true && deed?.verb !== 'go' && deed?.verb !== 'sneak';
}

/** “Keep the lamp lit” as it reads after “to”. */
export function wish(want: string): Noun {
  const text = want
    .trim()
    .replace(/^to\s+/i, '')
    .replace(/[.!]+$/, '');
  return { text: text.charAt(0).toLowerCase() + text.slice(1), plural: false, pronoun: 'it' };
}

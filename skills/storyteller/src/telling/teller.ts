import {
  capitalise,
  getOwn,
  type Random,
  sentencesOf,
  typeset,
  wordCount,
} from '../../../../src/sdk/index.ts';
import type { Fact, NarrateInput, Person } from './input.ts';
import type { Ledger } from './ledger.ts';
import { asPronoun, fill, type Noun, personNoun, type Roles, thingNoun } from './realise.ts';
import { spoken } from './speech.ts';

/** Words that belong to the machinery, and phrases that belong to nobody. */
const UNSPEAKABLE =
  /\b(?:scenes?|choices?|NPCs?|players?|beats?|campaigns?)\b|you feel a sense of|the air is thick with|little do you know/i;

/** Scenes for which a frame that only joins things is not used again. */
const SPARE_REST = 20;

/** Words that point at where they are said, and at when. */
const HERE =
  /\b(?:in here|up here|down here|over here|out here|going up|going down|this (?:room|place|house|floor|lift|office|kitchen|hall|bar|table)|sit|come in|mind the)\b/i;
const HOURS_NAMED = /\b(?:good|this|to)[ -]?(morning|afternoon|evening|night)\b/i;
const PARTS: Record<string, readonly string[]> = {
  dawn: ['morning'],
  morning: ['morning'],
  noon: ['morning', 'afternoon'],
  afternoon: ['afternoon'],
  dusk: ['evening', 'night'],
  evening: ['evening', 'night'],
  night: ['night', 'evening'],
};

/** What a snail has not: frames that speak of it are for people. */
const FOR_PEOPLE =
  /\b(?:hands?|fingers?|arms?|elbow|knuckles|knees?|feet|wrists?|sleeves?|pockets?|coat|collar|cuffs?|shoes?|hat|lip|tooth|teeth|ribs|leg|stair|cups?|kettle|lamps?|table|chair|ticket|kitchens|pipe|drawer|write it down|written down|indoor voices)\b/i;

/** Said of somebody who has just come. */
const COMING = /\b(?:when you come|seen you come|you were coming)\b/;

/** A piece of prose ready to be told. */
export interface Line {
  text: string;
  /** Id of the person whom its last sentence is about, so that the next may say “she”. */
  shows: string | null;
}

interface Candidate {
  frame: string;
  text: string;
  score: number;
}

/**
 * Finds words for what was decided to be told. It never says a sentence twice, rests a frame after use, and prefers
 * what differs in opening and length from the sentence before.
 */
export class Teller {
  readonly input: NarrateInput;
  readonly ledger: Ledger;
  readonly random: Random;
  /** How often an earlier deed was let show. */
  recalls = 0;
  /** Whether what is told happens among the things of the place. */
  isThere = true;
  readonly #usedThings = new Set<string>();
  readonly #knownThings: Set<string>;
  #openings: string[];
  #lastLength = 0;
  #shown: string | null = null;
  /** Everything said so far in this scene, and in this paragraph. */
  #said = '';
  #paragraph = '';

  constructor(input: NarrateInput, ledger: Ledger, random: Random) {
    this.input = input;
    this.ledger = ledger;
    this.random = random;
    this.#openings = ledger.opening === '' ? [] : [ledger.opening];
    this.#knownThings = new Set(input.things.filter(({ known }) => known).map(({ id }) => id));
  }

  /** A paragraph begins: whoever was shown before has to be named again. */
  newParagraph(): void {
    this.#shown = null;
    this.#paragraph = '';
  }

  /** Tells one of the facts that were not told yet, in the order given. */
  fact(facts: readonly Fact[]): Line | null {
    for (const fact of facts) {
      if (this.#isSpent(fact) || fact.spoken) continue;
      const text = this.#withPronoun(fact);
      if (!this.#take(text)) continue;
      this.#markTold(fact);
      return this.#line(text, this.#subjectOf(fact));
    }
    return null;
  }

  /** A frame that need not be said: left out when all of them were used lately. */
  spare(frames: readonly string[], roles: Roles = {}, person: Person | null = null): Line | null {
    return this.frame(
      frames.filter((frame) => this.ledger.sinceSaid(frame) >= SPARE_REST),
      roles,
      person,
    );
  }

  /** Says one of the frames. `person` plays `who`; a thing that was seen plays `thing` unless the roles name one. */
  frame(frames: readonly string[], roles: Roles = {}, person: Person | null = null): Line | null {
    const best = frames
      .filter((frame) => this.input.place?.arrived !== false || !COMING.test(frame))
      .filter((frame) => this.input.isHuman || !FOR_PEOPLE.test(frame))
      .flatMap((frame) => this.#candidate(frame, roles, person))
      .sort((a, b) => b.score - a.score)
      .find(({ text }) => !this.ledger.hasSaid(text) && !UNSPEAKABLE.test(text));
    if (best === undefined) return null;
    this.ledger.mark(best.frame);
    this.#take(best.text);
    const isAboutPerson = person !== null && /\{(?:who|they|them|their)\b/.test(best.frame);
    return this.#line(best.text, isAboutPerson ? person.id : null);
  }

  /** Lets somebody say one of these lines: the earlier ones sooner, and what has to do with the talk soonest. */
  speech(person: Person, lines: readonly string[]): Line | null {
    const fresh = lines.filter(
      (line) => !this.ledger.hasSaid(typeset(line)) && !UNSPEAKABLE.test(line) && this.#fits(person, line),
    );
    if (fresh.length === 0) return null;
    const fitting = fresh.find((line) => sharesWords(line, this.#said));
    return this.#say(person, fitting ?? this.random.pick(fresh.slice(0, 3)));
  }

  /** Lets somebody tell facts in so many words, as one speech. */
  rumour(person: Person, facts: readonly Fact[], howMany = 1): Line | null {
    const told = this.tellable(person, facts).slice(0, howMany);
    if (told.length === 0) return null;
    for (const fact of told) this.#markTold(fact);
    return this.#say(person, told.map(({ text }) => text).join(' '));
  }

  /** Those of the facts that somebody could tell in so many words. */
  tellable({ id }: Person, facts: readonly Fact[]): Fact[] {
    return facts
      .filter((fact) => !this.#isSpent(fact) && !fact.mentions.includes(id) && fact.about !== id)
      .filter(({ text }) => !/[“”"]/.test(text) && !isAboutYou(text) && !this.ledger.hasSaid(typeset(text)));
  }

  /** Facts that nobody here tells: one of them is caught in passing. */
  overheard(frames: readonly string[], facts: readonly Fact[]): Line | null {
    const fact = facts.find(
      ({ text }) => !/[“”"]/.test(text) && !isAboutYou(text) && !this.ledger.hasSaid(typeset(text)),
    );
    if (fact === undefined || this.#isSpent(fact)) return null;
    const said = typeset(fact.text);
    const line = this.spare(frames.map((frame) => frame.replace('{said}', () => inQuotes(said, frame))));
    if (line === null) return null;
    this.#markTold(fact);
    this.ledger.say(said);
    return line;
  }

  /** The author's words for what happens now; they are said whatever was said before. */
  verbatim(text: string, shows: string | null = null): Line {
    const words = typeset(text);
    this.ledger.say(words);
    return this.#line(words, shows);
  }

  hasTold(fact: Fact): boolean {
    return this.ledger.hasTold(fact.id);
  }

  /** Whether the telling has already spoken of someone. */
  hasNamed({ name, shortName }: Person): boolean {
    return this.#said.includes(shortName || name);
  }

  nounFor(person: Person): Noun {
    return personNoun(person.met ? person.shortName || person.name : person.name, person.pronoun);
  }

  #candidate(frame: string, roles: Roles, person: Person | null): Candidate[] {
    const thing = roles.thing ?? (frame.includes('{thing') ? this.#someThing() : null);
    const who = person === null ? roles.who : this.#mentionOf(person, frame);
    const text = fill(frame, { ...roles, ...(thing && { thing }), ...(who && { who }) }, this.random);
    return text === null ? [] : [{ frame, text: typeset(text), score: this.#score(frame, typeset(text)) }];
  }

  #score(frame: string, text: string): number {
    const rest = this.ledger.sinceSaid(frame);
    const tired = rest < 6 ? 6 : rest < 20 ? 4 : rest < 40 ? 2.5 : rest < 80 ? 1.2 : 0;
    const opening = openingOf(text);
    const isFirst = this.#said === '';
    const echo =
      opening === this.#openings[0] ? (isFirst ? 1.1 : 0.8) : this.#openings.includes(opening) ? 0.4 : 0;
    const first = sentencesOf(text)[0] ?? text;
    const monotony = Math.abs(wordCount(first) - this.#lastLength) < 3 ? 0.3 : 0;
    const specific = /\{(?:thing|topic|place|item|want)/.test(frame) ? 0.15 : 0;
    return this.random.next() + specific - tired - echo - monotony;
  }

  /** The name, or “she” when the last sentence was about the same person and no one else fits the pronoun. */
  #mentionOf(person: Person, frame: string): Noun {
    const noun = this.nounFor(person);
    // Whoever else is called “she” does no harm until she is named.
    const isAlone = this.input.people.every(
      ({ id, pronoun, name, shortName }) =>
        id === person.id || pronoun !== person.pronoun || !this.#paragraph.includes(shortName || name),
    );
    const startsWithThem = /^\{who[:’']/.test(frame);
    // “They” at the start of a sentence reads as several people, so whoever is called that keeps the name.
    const canBePronoun = isAlone && startsWithThem && person.pronoun !== 'they';
    return this.#shown === person.id && canBePronoun ? asPronoun(noun) : noun;
  }

  /** A fact about someone already shown says “she”; about someone already named, the short name. */
  #withPronoun(fact: Fact): string {
    const { people, partner } = this.input;
    const person = [...people, ...(partner === null ? [] : [partner])].find(({ id }) => id === fact.about);
    const text = typeset(fact.text);
    if (person === undefined) return text;
    const names = [person.name, person.shortName].filter((name) => name !== '').map(capitalise);
    const start = names.find((name) => text.startsWith(`${name} `));
    if (start === undefined) return text;
    if (this.#shown === person.id && person.pronoun !== 'they') {
      return capitalise(person.pronoun) + text.slice(start.length);
    }
    return this.hasNamed(person)
      ? capitalise(person.shortName || person.name) + text.slice(start.length)
      : text;
  }

  #say(person: Person, line: string): Line | null {
    const isShown = this.#shown === person.id;
    const noun =
      isShown && person.pronoun !== 'they' ? asPronoun(this.nounFor(person)) : this.nounFor(person);
    const text = typeset(spoken(typeset(line), noun, { isShown, random: this.random }));
    for (const sentence of sentencesOf(typeset(line))) this.ledger.mark(sentence);
    this.#take(text);
    return this.#line(capitalise(text), person.id);
  }

  /** What somebody says of “here” they say where they are at home, or were first seen; and nobody says good morning at dusk. */
  #fits({ id, home }: Person, line: string): boolean {
    const own = home ?? this.ledger.firstSeen(id);
    if (HERE.test(line) && own !== null && own !== '' && own !== this.input.place?.id) return false;
    const hour = HOURS_NAMED.exec(line)?.[1]?.toLowerCase();
    return hour === undefined || (getOwn(PARTS, this.input.time.part) ?? []).includes(hour);
  }

  /** Something the reader has already seen here, and not twice in one telling. */
  #someThing(): Noun | null {
    if (!this.isThere) return null;
    const seen = this.input.things.filter(({ id }) => this.#knownThings.has(id) && !this.#usedThings.has(id));
    if (seen.length === 0) return null;
    return thingNoun(this.random.pick(seen).name);
  }

  #isSpent(fact: Fact): boolean {
    return this.ledger.hasTold(fact.id) || UNSPEAKABLE.test(fact.text);
  }

  #markTold(fact: Fact): void {
    this.ledger.tell(fact.id);
    for (const id of fact.mentions) if (id.startsWith('thing:')) this.#knownThings.add(id);
  }

  #subjectOf(fact: Fact): string | null {
    if (fact.about.startsWith('person:')) return fact.about;
    return (
      this.input.people.find(({ shortName }) => shortName !== '' && fact.text.startsWith(shortName))?.id ??
      null
    );
  }

  /** Writes the words into the ledger; false when one of the sentences is too fresh. */
  #take(text: string): boolean {
    if (this.ledger.hasSaid(text)) return false;
    this.ledger.say(text);
    return true;
  }

  #line(text: string, shows: string | null): Line {
    const sentences = sentencesOf(text);
    if (this.#said === '') this.ledger.opening = openingOf(text);
    this.#openings = [...sentences.map(openingOf).reverse(), ...this.#openings].slice(0, 3);
    this.#lastLength = wordCount(sentences.at(-1) ?? '');
    this.#shown = shows;
    this.#said += ` ${text}`;
    this.#paragraph += ` ${text}`;
    for (const { id, name } of this.input.things) if (text.includes(name)) this.#usedThings.add(id);
    return { text, shows };
  }
}

/** What is caught in passing ends as its frame needs: `“…,” says a voice`. */
function inQuotes(said: string, frame: string): string {
  return /\}” \p{Ll}/u.test(frame) ? said.replace(/\.$/, ',') : said;
}

function openingOf(sentence: string): string {
  return /^[“‘]?([\p{L}’]+)/u.exec(sentence)?.[1]?.toLowerCase() ?? '';
}

/** What happened to you is not for others to tell; “you cannot judge a distance” is meant for anyone. */
function isAboutYou(text: string): boolean {
  return (
    /\byours?\b|\byou\b(?! (?:can|cannot|could|would|will|may|might|have to)\b)/i.test(text) &&
    !/\btell you\b/i.test(text)
  );
}

/** Whether a line takes up a telling word of what was said. */
function sharesWords(line: string, said: string): boolean {
  const stems = new Set(
    said
      .toLowerCase()
      .match(/\p{L}{6,}/gu)
      ?.map((word) => word.slice(0, 5)) ?? [],
  );
  return (
    line
      .toLowerCase()
      .match(/\p{L}{6,}/gu)
      ?.some((word) => stems.has(word.slice(0, 5))) ?? false
  );
}

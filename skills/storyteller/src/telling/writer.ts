import {
  capitalise,
  english,
  fill,
  fits,
  getOwn,
  isSpeech,
  type Noun,
  type Random,
  type Roles,
  sentencesOf,
  typeset,
  withPronoun,
  wordCount,
} from '../../../../src/sdk/index.ts';
import { CONTENT } from './content.ts';
import type { Fact, NarrateInput, Person } from './input.ts';
import { spoken } from './speech.ts';
import { personTags, sceneTags } from './tags.ts';
import type { ToldHistory } from './told-history.ts';

/** Scenes for which a line that need not be said is not said again. */
const SPARE_REST = 20;

interface About {
  /** Plays `who`. */
  person?: Person | null;
  roles?: Roles;
  /** Left out when all lines of the group were used lately. */
  spare?: boolean;
  /** What else is so. */
  tags?: readonly string[];
}

interface Draft {
  sentences: string[];
  speakers: Set<string>;
}

export interface Written {
  text: string;
  /** Who speaks in it, when only one does. */
  speaker: string | null;
}

/**
 * Writes a scene, sentence after sentence. What to tell is decided elsewhere; here it is found words for. It never says
 * a sentence twice, rests a line after use, and prefers what differs in opening and length from the sentence before.
 */
export class Writer {
  readonly input: NarrateInput;
  readonly history: ToldHistory;
  readonly random: Random;
  /** Roles that any line may use. */
  roles: Roles = {};
  /** Ids of those who have just come to think worse of you. */
  readonly soured = new Set<string>();
  /** How often an earlier deed was let show. */
  recalls = 0;
  readonly #tags: ReadonlySet<string>;
  readonly #drafts: Draft[] = [{ sentences: [], speakers: new Set() }];
  #openings: string[];
  #lastLength = 0;
  /** Whom the last sentence was about, and who did something in it. */
  #shown: string | null = null;
  #acting: string | null = null;
  #said = '';

  constructor(input: NarrateInput, history: ToldHistory, random: Random) {
    this.input = input;
    this.history = history;
    this.random = random;
    this.#tags = sceneTags(input);
    this.#openings = history.opening === '' ? [] : [history.opening];
  }

  /** A paragraph begins: whoever was shown before has to be named again. */
  paragraph(): void {
    this.#shown = null;
    if (this.#draft.sentences.length > 0) this.#drafts.push({ sentences: [], speakers: new Set() });
  }

  /** Says a line of the first group that has one to say. */
  line(groups: string | readonly string[], about: About = {}): boolean {
    const { person = null } = about;
    for (const group of typeof groups === 'string' ? [groups] : groups) {
      const best = this.#bestOf(group, about);
      if (best === null) continue;
      this.history.mark(best.template);
      const isAbout = person !== null && /\{(?:who|they|them|their|says)\b/.test(best.template);
      this.#add(best.text, isAbout ? person : null, person !== null && isSpeech(best.template));
      if (person !== null && /^\{(?:who|they)\b/.test(best.template)) this.#acting = person.id;
      return true;
    }
    return false;
  }

  /** A line of the group that stands elsewhere in the scene. */
  apart(group: string, about: About): string | null {
    const best = this.#bestOf(group, about);
    if (best !== null) this.history.mark(best.template);
    return best?.text ?? null;
  }

  /** Tells one of the facts that were not told yet, in the order given. */
  fact(facts: readonly Fact[], isAsked = false): boolean {
    const found = this.#untold(facts, isAsked);
    if (found === null) return false;
    this.#add(found.text, this.#personCalled(found.about), false);
    return true;
  }

  /** The same for what stands elsewhere in the scene. */
  factApart(facts: readonly Fact[]): string | null {
    const found = this.#untold(facts);
    if (found !== null) this.history.say(found.text);
    return found?.text ?? null;
  }

  #untold(facts: readonly Fact[], isAsked = false): { text: string; about: string } | null {
    for (const fact of facts) {
      if (fact.spoken || (!isAsked && this.history.hasTold(fact.id))) continue;
      const text = this.#withName(fact);
      if (!isAsked && this.history.hasSaid(text)) continue;
      this.history.tell(fact.id);
      return { text, about: fact.about };
    }
    return null;
  }

  /** Lets somebody tell facts in so many words, as one speech. */
  report(person: Person, facts: readonly Fact[], howMany = 1, isAsked = false): boolean {
    const told = this.tellable(person, facts, isAsked).slice(0, howMany);
    if (told.length === 0) return false;
    for (const fact of told) this.history.tell(fact.id);
    this.say(person, told.map(({ text }) => text).join(' '));
    return true;
  }

  /**
   * Those of the facts that somebody could tell in so many words: not of themselves and, unless you asked, neither of you
   * nor for a second time.
   */
  tellable({ id, speech }: Person, facts: readonly Fact[], isAsked = false): Fact[] {
    if (speech.manners.includes('wordless')) return [];
    const others = facts.filter(({ about, mentions }) => about !== id && !mentions.includes(id));
    if (isAsked) return others.filter(({ text }) => !hasQuotes(text));
    return others.filter(
      (fact) =>
        !this.history.hasTold(fact.id) && canBeSaid(fact.text) && !this.history.hasSaid(typeset(fact.text)),
    );
  }

  /** Lets somebody say one of the author's lines for them: one that has to do with the talk before any other. */
  speech(person: Person, lines: readonly string[]): boolean {
    const fresh = lines.filter((line) => !this.history.hasSaid(typeset(line)));
    const [first] = fresh;
    if (first === undefined) return false;
    const fitting = fresh.find((line) => sharesWords(line, this.#said));
    this.say(person, fitting ?? this.random.pick(fresh.slice(0, 3)));
    return true;
  }

  /** Puts these words into somebody's mouth. */
  say(person: Person, words: string): void {
    if (this.#said.endsWith('”') && !this.#draft.speakers.has(person.id))
      this.line('answer.turn', { person });
    const isShown = this.#acting === person.id;
    const noun = this.nounFor(person);
    const called = this.#isPlain(person) ? english.pronoun(noun, 'subject') : noun;
    const text = spoken(typeset(words), called, { isShown, random: this.random });
    this.history.say(typeset(words));
    this.#add(capitalise(typeset(text)), person, true);
  }

  /** The author's words; they are said whatever was said before. */
  verbatim(text: string, person: Person | null = null, isSpoken = false): void {
    this.#add(typeset(text), person, isSpoken);
  }

  get words(): number {
    return wordCount(this.#said);
  }

  /** What is written so far, paragraph by paragraph. */
  get written(): Written[] {
    return this.#drafts
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ sentences, speakers }) => ({
        text: sentences.join(' '),
        speaker: speakers.size === 1 ? ([...speakers][0] as string) : null,
      }));
  }

  /** Whether the telling has already spoken of someone or something. */
  hasNamed(name: string): boolean {
    return this.#said.includes(name);
  }

  nounFor(person: Person): Noun {
    const isKnown = person.met || this.hasNamed(person.name);
    return english.person(isKnown ? person.shortName || person.name : person.name, person.pronoun);
  }

  #bestOf(
    group: string,
    { person = null, roles = {}, spare = false, tags: more = [] }: About,
  ): { template: string; text: string } | null {
    const ofPerson = person === null ? [] : personTags(person, this.input.scene);
    const tags = new Set([...this.#tags, ...more, ...ofPerson]);
    const all = { ...this.roles, ...roles, ...(person && { who: this.nounFor(person) }) };
    const canBePronoun = person !== null && this.#isPlain(person);
    const candidates = (getOwn(CONTENT, group) ?? [])
      .filter((line) => fits(line, tags))
      .filter(({ text }) => !tags.has('wordless') || !isSaidToYou(text))
      .filter(({ text }) => !spare || this.history.sinceSaid(text) >= SPARE_REST)
      .flatMap(({ text: template, when = [] }) => {
        const worded = canBePronoun ? withPronoun(template) : template;
        const filled = fill(worded, all, english, (wordings) => this.random.pick(wordings));
        if (filled === null) return [];
        const text = typeset(filled);
        return [{ template, text, score: this.#score(template, text, when.length) }];
      })
      .sort((a, b) => b.score - a.score);
    return (
      candidates.find(({ text }) => !this.history.hasSaid(text)) ?? (spare ? null : (candidates[0] ?? null))
    );
  }

  #score(template: string, text: string, howApt: number): number {
    const rest = this.history.sinceSaid(template);
    const tired = rest < 6 ? 6 : rest < 20 ? 4 : rest < 40 ? 2.5 : rest < 80 ? 1.2 : 0;
    const opening = openingOf(text);
    const echo = opening === this.#openings[0] ? 0.9 : this.#openings.includes(opening) ? 0.4 : 0;
    const first = sentencesOf(text)[0] ?? text;
    const monotony = Math.abs(wordCount(first) - this.#lastLength) < 3 ? 0.3 : 0;
    // Somebody else's words right behind a quotation read as one speech.
    const clash = text.startsWith('“') && this.#said.endsWith('”') ? 2 : 0;
    return this.random.next() + Math.min(howApt, 2) * 0.3 - tired - echo - monotony - clash;
  }

  /** Whether “she” can only mean this person. “They” reads as several, so whoever is called that keeps the name. */
  #isPlain(person: Person): boolean {
    if (this.#shown !== person.id || person.pronoun === 'they') return false;
    const paragraph = this.#draft.sentences.join(' ');
    return this.input.people.every(
      ({ id, pronoun, name, shortName }) =>
        id === person.id || pronoun !== person.pronoun || !paragraph.includes(shortName || name),
    );
  }

  /** A fact about someone already shown says “she”; about someone already named, the short name. */
  #withName(fact: Fact): string {
    const text = typeset(fact.text);
    const person = this.#personCalled(fact.about);
    if (person === null) return text;
    const names = [person.name, person.shortName].filter((name) => name !== '').map(capitalise);
    const start = names.find((name) => text.startsWith(`${name} `));
    if (start === undefined) return text;
    if (this.#isPlain(person)) return capitalise(person.pronoun) + text.slice(start.length);
    return this.hasNamed(person.shortName || person.name)
      ? capitalise(person.shortName || person.name) + text.slice(start.length)
      : text;
  }

  #personCalled(id: string): Person | null {
    const { people, partner } = this.input;
    return [...people, ...(partner === null ? [] : [partner])].find((person) => person.id === id) ?? null;
  }

  #add(text: string, person: Person | null, isSpoken: boolean): void {
    this.history.say(text);
    const sentences = sentencesOf(text);
    if (this.#said === '') this.history.opening = openingOf(text);
    this.#openings = [...sentences.map(openingOf).reverse(), ...this.#openings].slice(0, 3);
    this.#lastLength = wordCount(sentences.at(-1) ?? '');
    this.#shown = person?.id ?? null;
    this.#acting = isSpoken ? this.#shown : null;
    this.#said += ` ${text}`;
    this.#draft.sentences.push(text);
    if (!isSpoken || person === null) return;
    this.#draft.speakers.add(person.id);
    this.history.see(person.id);
  }

  get #draft(): Draft {
    return this.#drafts.at(-1) as Draft;
  }
}

function openingOf(sentence: string): string {
  return /^[“‘]?([\p{L}’]+)/u.exec(sentence)?.[1]?.toLowerCase() ?? '';
}

/** What happened to you is not for others to tell; “you cannot judge a distance” is meant for anyone. */
function canBeSaid(text: string): boolean {
  if (hasQuotes(text)) return false;
  return !/\byours?\b|\byou\b(?! (?:can|cannot|could|would|will|may|might|have to)\b)/i.test(text);
}

function hasQuotes(text: string): boolean {
  return /[“”"]/.test(text);
}

/** Whether a line takes up a telling word of what was said. */
function sharesWords(line: string, said: string): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 5));
  const heard = new Set(stems(said));
  return stems(line).some((stem) => heard.has(stem));
}

/** Whether somebody else says something in a line: a goose that does not speak does not say “Not here”. */
function isSaidToYou(template: string): boolean {
  return template.includes('“') && !/\byou (?:say|ask|tell|call|answer|begin)\b/.test(template);
}

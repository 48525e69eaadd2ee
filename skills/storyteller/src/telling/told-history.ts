import { fingerprint, isJsonObject, type JsonObject, sentencesOf } from '../../../../src/sdk/index.ts';

/** Scenes after which a wording may come back. */
const WORDING_REST = 40;
const MOST_DEEDS = 10;

/** How well somebody is known: they were seen or heard, or there has been talk between you. */
type Acquaintance = 'seen' | 'talked';

/**
 * What was told and in which words, by fingerprint and scene. It lives in the session state under `storyteller`,
 * so it is as old as the playthrough and goes back with it.
 */
export class ToldHistory {
  readonly #scene: number;
  readonly #words: JsonObject;
  /** Facts told in this scene; those of earlier scenes are not in the brief. */
  readonly #told = new Set<string>();
  readonly #newWords: Record<string, number> = {};
  readonly #deeds: string[];
  /** Whom the story has shown, by id; null in stories of earlier versions. */
  readonly #people: Record<string, Acquaintance> | null;
  readonly #newPeople: Record<string, Acquaintance> = {};
  /** The group of lines that the last scene asked its question with, and that of this scene. */
  readonly lastAsked: string;
  asked = '';
  /** The word that the last scene began with; then the one that this scene begins with. */
  opening: string;

  constructor(saved: JsonObject, scene: number) {
    this.#scene = scene;
    this.#words = isJsonObject(saved['words']) ? saved['words'] : {};
    this.#deeds = Array.isArray(saved['deeds'])
      ? saved['deeds'].filter((deed): deed is string => typeof deed === 'string')
      : [];
    const people = saved['people'];
    this.#people =
      typeof people === 'object' && people !== null ? (people as Record<string, Acquaintance>) : null;
    this.lastAsked = typeof saved['asked'] === 'string' ? saved['asked'] : '';
    this.opening = typeof saved['opening'] === 'string' ? saved['opening'] : '';
  }

  hasTold(factId: string): boolean {
    return this.#told.has(factId);
  }

  tell(factId: string): void {
    this.#told.add(factId);
  }

  /** Ids of the facts told in this scene. */
  get told(): string[] {
    return [...this.#told];
  }

  /** Whether any sentence of the text was used too short a time ago. */
  hasSaid(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.sinceSaid(sentence) < WORDING_REST);
  }

  /** How many scenes ago these words, or this frame, were last used. */
  sinceSaid(words: string): number {
    const key = fingerprint(normal(words));
    const scene = this.#newWords[key] ?? this.#words[key];
    return typeof scene === 'number' ? this.#scene - scene : Number.POSITIVE_INFINITY;
  }

  say(text: string): void {
    for (const sentence of sentencesOf(text)) this.mark(sentence);
  }

  mark(words: string): void {
    this.#newWords[fingerprint(normal(words))] = this.#scene;
  }

  see(personId: string): void {
    this.#newPeople[personId] ??= this.#people?.[personId] ?? 'seen';
  }

  talkWith(personId: string): void {
    this.#newPeople[personId] = 'talked';
  }

  hasSeen(personId: string): boolean {
    return (this.#newPeople[personId] ?? this.#people?.[personId]) !== undefined;
  }

  /** Whether there was talk between you before this scene. */
  hasTalkedWith({ id, met }: { id: string; met: boolean }): boolean {
    return this.#people === null ? met : this.#people[id] === 'talked';
  }

  /** Deeds that one may be remembered for, oldest first. */
  get deeds(): readonly string[] {
    return this.#deeds;
  }

  keepDeed(text: string): void {
    if (this.#deeds.includes(text)) return;
    this.#deeds.push(text);
    // The first few show how it began; of the rest the newest count.
    if (this.#deeds.length > MOST_DEEDS) this.#deeds.splice(MOST_DEEDS / 2, 1);
  }

  /** The change since it was opened, with what has rested long enough taken out. */
  patch(): JsonObject {
    const rested = Object.entries(this.#words).filter(
      ([, scene]) => typeof scene === 'number' && this.#scene - scene >= WORDING_REST,
    );
    return {
      opening: this.opening,
      deeds: this.#deeds,
      people: this.#newPeople,
      asked: this.asked,
      words: { ...Object.fromEntries(rested.map(([key]) => [key, null])), ...this.#newWords },
    };
  }
}

function normal(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}|]+/gu, ' ')
    .trim();
}

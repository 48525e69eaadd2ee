import { fingerprint, type JsonObject, sentencesOf } from '../../../../src/sdk/index.ts';

/** Scenes after which a wording may come back. */
const WORDING_REST = 40;
/** Scenes after which a fact may be told again. */
const FACT_REST = 90;

/**
 * What was told and in which words, by fingerprint and scene. It lives in the session state under `storyteller`,
 * so it is as old as the playthrough and goes back with it.
 */
export class Ledger {
  readonly #scene: number;
  readonly #facts: Record<string, number>;
  readonly #words: Record<string, number>;
  readonly #newFacts: Record<string, number> = {};
  readonly #newWords: Record<string, number> = {};

  constructor(saved: JsonObject, scene: number) {
    this.#scene = scene;
    this.#facts = numbersIn(saved['facts']);
    this.#words = numbersIn(saved['words']);
  }

  hasTold(factId: string): boolean {
    const key = fingerprint(factId);
    const scene = this.#newFacts[key] ?? this.#facts[key];
    return scene !== undefined && this.#scene - scene < FACT_REST;
  }

  tell(factId: string): void {
    this.#newFacts[fingerprint(factId)] = this.#scene;
  }

  /** Whether any sentence of the text was used too short a time ago. */
  hasSaid(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.sinceSaid(sentence) < WORDING_REST);
  }

  /** How many scenes ago these words, or this frame, were last used. */
  sinceSaid(words: string): number {
    const key = fingerprint(normal(words));
    const scene = this.#newWords[key] ?? this.#words[key];
    return scene === undefined ? Number.POSITIVE_INFINITY : this.#scene - scene;
  }

  say(text: string): void {
    for (const sentence of sentencesOf(text)) this.mark(sentence);
  }

  mark(words: string): void {
    this.#newWords[fingerprint(normal(words))] = this.#scene;
  }

  /** The change since it was opened, with what has rested long enough taken out. */
  patch(): JsonObject {
    const rested = Object.entries(this.#words).filter(([, scene]) => this.#scene - scene >= WORDING_REST);
    return {
      facts: this.#newFacts,
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

function numbersIn(saved: unknown): Record<string, number> {
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === 'number')) as Record<
    string,
    number
  >;
}

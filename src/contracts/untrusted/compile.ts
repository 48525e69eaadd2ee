import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, Options } from 'ajv';
import type { FormatName } from 'ajv-formats';
import { Budget } from './budget.ts';
import type { LinearPattern } from './pattern.ts';
import { COST, type PreparedSchema } from './prepare.ts';
import { findTwins } from './unique-items.ts';

const require = createRequire(import.meta.url);

/** What is wrong with a value, as Ajv puts it; null when nothing is. */
export type UntrustedCheck = (value: unknown) => ErrorObject[] | 'too costly' | null;

/** What takes as long as a step: testing so many characters times the size of the pattern, … */
const PATTERN_PER_STEP = 200;
const CHARACTERS_PER_STEP = 64;
const ITEM_CHARACTERS_PER_STEP = 16;
const ENTRIES_PER_STEP = 8;

interface ValidateItems {
  (isWanted: boolean, items: unknown[]): boolean;
  errors?: Partial<ErrorObject>[];
}

/** Compiles schemas from outside to checks whose work is bounded. It keeps every schema it has seen. */
export class UntrustedCompiler {
  readonly #ajv: Ajv;
  readonly #budget = new Budget();
  readonly #patterns = new Map<string, LinearPattern>();

  constructor(formats: FormatName[], options: Options = {}) {
    // `require` and not `import`: loading Ajv takes longer than most commands need.
    const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
    const { default: addFormats } = require('ajv-formats') as typeof import('ajv-formats');
    this.#ajv = new Ajv2020({
      ...options,
      strict: false,
      meta: false,
      validateSchema: false,
      logger: false,
      inlineRefs: false, // else a thousand references become a thousand copies
      code: { optimize: false, regExp: this.#engine() },
    });
    addFormats.default(this.#ajv, formats);
    this.#ajv.addKeyword({ keyword: COST, before: '$ref', errors: false, validate: this.#spend });
    this.#ajv.removeKeyword('uniqueItems');
    this.#ajv.addKeyword({
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      validate: this.#uniqueItems(),
    });
  }

  /** Throws when the schema makes no sense. */
  compile({ schema, patterns }: PreparedSchema): UntrustedCheck {
    for (const [source, pattern] of patterns) this.#patterns.set(source, pattern);
    const validate = this.#ajv.compile(schema);
    return (value) => this.#budget.during(() => (validate(value) ? null : (validate.errors ?? [])));
  }

  /** Before any other keyword of a part of a schema is applied to a value. */
  readonly #spend = (cost: number, value: unknown): boolean => {
    this.#budget.spend(cost + sizeOf(value));
    return true;
  };

  /** In place of Ajv's own, which compares every item with every other. */
  #uniqueItems(): ValidateItems {
    const validate: ValidateItems = (isWanted, items) => {
      const onRead = (characters: number) => this.#budget.spend(characters / ITEM_CHARACTERS_PER_STEP);
      const twins = isWanted ? findTwins(items, onRead) : null;
      validate.errors = twins === null ? [] : [{ keyword: 'uniqueItems', params: twins }];
      return twins === null;
    };
    return validate;
  }

  /** What Ajv makes patterns with. */
  #engine() {
    const engine = (source: string) => {
      const pattern = this.#patterns.get(source);
      if (pattern === undefined) throw new Error(`the pattern ${source} was not read`);
      const test = (text: string) => {
        this.#budget.spend(1 + (text.length * pattern.size) / PATTERN_PER_STEP);
        return pattern.test(text);
      };
      return { test, toString: () => source } as RegExp; // Ajv tells patterns apart by their text
    };
    return Object.assign(engine, { code: 'linearPattern' });
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length / CHARACTERS_PER_STEP;
  if (typeof value !== 'object' || value === null) return 0;
  return (Array.isArray(value) ? value.length : Object.keys(value).length) / ENTRIES_PER_STEP;
}

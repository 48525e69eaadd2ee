import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A regular expression from outside. A test takes time in proportion to the text and to the size. */
export interface LinearPattern {
  size: number;
  test(text: string): boolean;
}

/** Why a pattern is not used. */
export interface PatternProblem {
  /** A schema is of no use with what is no pattern; it can do without one that is not supported. */
  kind: 'no pattern' | 'unsupported';
  /** A clause such as `"(?!" is not supported`. */
  reason: string;
}

const LONGEST = 500;
const LARGEST = 2000;
const LARGEST_TOGETHER = 10_000;

/**
 * Reads regular expressions with RE2, which never backtracks. JavaScript's own engine can take for ever on a pattern
 * such as `^(a+)+$`. What RE2 does without is look-around, references to groups, and more than 1,000 repetitions.
 */
export class PatternReader {
  readonly #known = new Map<string, LinearPattern | PatternProblem>();
  #size = 0;

  read(source: string): LinearPattern | PatternProblem {
    const pattern = this.#known.get(source) ?? this.#compile(source);
    this.#known.set(source, pattern);
    return pattern;
  }

  #compile(source: string): LinearPattern | PatternProblem {
    if (source.length > LONGEST) return unsupported(`it has more than ${LONGEST} characters`);
    if (this.#size > LARGEST_TOGETHER) return unsupported('there are too many large patterns');
    // `require` and not `import`: most schemas have no pattern, and loading takes 10 ms.
    const { RE2JS } = require('re2js') as typeof import('re2js');
    try {
      const compiled = RE2JS.compile(RE2JS.translateRegExp(source));
      const size = compiled.programSize();
      this.#size += size;
      return size > LARGEST
        ? unsupported('it repeats too much')
        : { size, test: (text) => compiled.test(text) };
    } catch (error) {
      return whyNot(source, error as Error);
    }
  }
}

function whyNot(source: string, { message }: Error): PatternProblem {
  try {
    new RegExp(source, 'u');
  } catch (error) {
    return { kind: 'no pattern', reason: (error as Error).message };
  }
  const part = /`([^`]{1,40})/.exec(message)?.[1];
  return unsupported(part === undefined ? 'something in it is not supported' : `"${part}" is not supported`);
}

function unsupported(reason: string): PatternProblem {
  return { kind: 'unsupported', reason };
}

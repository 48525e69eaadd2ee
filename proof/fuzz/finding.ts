/** What an input did that none should. */
export interface Finding {
  target: string;
  seed: string;
  /** Which input of that seed. */
  number: number;
  kind: 'exception' | 'slow' | 'hang' | 'memory' | 'pollution';
  message: string;
  /** The input, cut short. */
  input: string;
  /** How many inputs came to the same. */
  times: number;
}

const SHOWN_CHARACTERS = 600;

/** The findings of a target, each sort once: one mistake in the product shows in many inputs. */
export class Findings {
  readonly #bySort = new Map<string, Finding>();

  add(found: Omit<Finding, 'times'>): void {
    const sort = `${found.kind} ${found.message.replaceAll(/\d+|"[^"]*"/g, '#').slice(0, 300)}`;
    const known = this.#bySort.get(sort);
    if (known !== undefined) known.times += 1;
    else this.#bySort.set(sort, { ...found, input: shortened(found.input), times: 1 });
  }

  get list(): Finding[] {
    return [...this.#bySort.values()];
  }
}

function shortened(input: string): string {
  if (input.length <= SHOWN_CHARACTERS) return input;
  return `${input.slice(0, SHOWN_CHARACTERS)}… (${input.length} characters)`;
}

/** The message and the first lines of the stack that are ours. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${error.message}`.slice(0, 500), ...frames.slice(0, 4)].join('\n');
}

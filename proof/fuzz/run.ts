import { createRandom } from '../../src/base/random.ts';
import { describeError, type Finding, Findings } from './finding.ts';
import { prototypeWatch } from './kit/prototypes.ts';
import type { Reader, Target } from './target.ts';

export interface Tally {
  accepted: number;
  refused: number;
  findings: Finding[];
}

export interface RunOptions {
  seed: string;
  /** Numbers of the first input and of the one after the last. */
  from: number;
  to: number;
  /** Told of each input before it is read, and of what came of those before it. */
  onInput?(number: number, accepted: number, refused: number): void;
}

const MOST_BUFFER_BYTES = 768 * 1024 * 1024;

/** Reads the inputs of a target one by one and notes what none of them should do. */
export async function runTarget(target: Target, options: RunOptions): Promise<Tally> {
  const { seed, from, to, onInput } = options;
  const reader = await target.open();
  const findings = new Findings();
  const tally = { accepted: 0, refused: 0 };
  let number = from;
  const note = (kind: Finding['kind'], message: string, input: unknown) =>
    findings.add({ target: target.name, seed, number, kind, message, input: shown(reader, input) });
  let input: unknown = null;
  // What nobody waits for fails here, after the input has been answered.
  const stray = (error: unknown) => note('exception', `Nobody caught this: ${describeError(error)}`, input);
  process.on('unhandledRejection', stray);
  const pollution = prototypeWatch();
  try {
    for (; number < to; number += 1) {
      onInput?.(number, tally.accepted, tally.refused);
      input = reader.make(createRandom(`${seed}/${target.name}/${number}`));
      const held = process.memoryUsage().arrayBuffers; // an input may be large by itself
      const before = process.threadCpuUsage();
      try {
        tally[await reader.read(input)] += 1;
      } catch (error) {
        note('exception', describeError(error), input);
      }
      const { user, system } = process.threadCpuUsage(before);
      const tookMs = (user + system) / 1000;
      if (tookMs > target.limitMs) note('slow', `Took more than ${target.limitMs} ms: ${tookMs}.`, input);
      const polluted = pollution();
      if (polluted !== null) note('pollution', polluted, input);
      const taken = process.memoryUsage().arrayBuffers - held;
      if (taken > MOST_BUFFER_BYTES) note('memory', `Took ${taken} bytes of buffers.`, input);
    }
    onInput?.(number, tally.accepted, tally.refused);
    await new Promise(setImmediate); // the last input's stray errors
  } finally {
    process.off('unhandledRejection', stray);
    await reader.close?.();
  }
  return { ...tally, findings: findings.list };
}

/** The input of a number as it would be read, for a closer look. */
export async function inputOf(target: Target, seed: string, number: number): Promise<string> {
  const reader = await target.open();
  try {
    return shown(reader, reader.make(createRandom(`${seed}/${target.name}/${number}`)));
  } finally {
    await reader.close?.();
  }
}

function shown(reader: Reader<unknown>, input: unknown): string {
  return input === null ? '' : reader.show(input);
}

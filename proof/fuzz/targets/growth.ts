import { mustBe } from '../kit/judge.ts';
import { SHAPES } from '../kit/long-shapes.ts';
import { Scratch } from '../kit/scratch.ts';
import { type TextReader, textReaders } from '../kit/text-readers.ts';
import { target, type Verdict } from '../target.ts';

const SHORTEST = 8_000;
const LONGEST = 256_000;
/** Below this the clock and the collector of garbage say more than the reader. */
const MEASURABLE_MS = 50;
/** What takes the square of the length grows by 4 when that is doubled, what is linear by 2. */
const MOST_GROWTH = 3;

/** Which reader gets which text. */
interface Long {
  reader: string;
  shape: string;
}

async function timed(read: TextReader, text: string): Promise<{ verdict: Verdict; ms: number }> {
  const before = process.threadCpuUsage();
  const verdict = await read(text);
  const { user, system } = process.threadCpuUsage(before);
  return { verdict, ms: (user + system) / 1000 };
}

/** Reads texts twice as long each time, and throws when the time grows much faster than they do. */
async function readDoubling(read: TextReader, shape: (length: number) => string): Promise<Verdict> {
  let last = await timed(read, shape(SHORTEST));
  for (let length = 2 * SHORTEST; length <= LONGEST; length *= 2) {
    const text = shape(length);
    let now = await timed(read, text);
    // A second look, since the machine may have been busy.
    if (isTooFast(last.ms, now.ms)) now = await timed(read, text);
    mustBe(
      !isTooFast(last.ms, now.ms),
      `twice the text takes about twice the time, not ${Math.round(now.ms)} ms after ${Math.round(last.ms)} ms for ${length} characters`,
    );
    last = now;
  }
  return last.verdict;
}

function isTooFast(lastMs: number, ms: number): boolean {
  return ms > MEASURABLE_MS && ms > MOST_GROWTH * Math.max(lastMs, MEASURABLE_MS / MOST_GROWTH);
}

export default target<Long>({
  name: 'growth',
  what: 'every reader of text, with longer and longer texts of one piece again and again',
  inputs: 2000,
  quick: 24,
  limitMs: 20_000,
  open() {
    const scratch = new Scratch('growth');
    const readers = textReaders(scratch);
    const [names, shapes] = [[...readers.keys()], [...SHAPES.keys()]];
    return {
      make: (random) => ({ reader: random.pick(names), shape: random.pick(shapes) }),
      read({ reader, shape }) {
        const [read, made] = [readers.get(reader), SHAPES.get(shape)];
        if (read === undefined || made === undefined) throw new Error(`There is no ${reader} or ${shape}.`);
        return readDoubling(read, made);
      },
      show: (input) => JSON.stringify(input),
      close: () => scratch.close(),
    };
  },
});

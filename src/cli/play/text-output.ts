import pc from 'picocolors';
import type { NarratoriaError } from '../../base/errors.ts';
import { oddsInWords } from '../../contracts/odds-words.ts';
import type { Choice, Scene } from '../../engine/scene.ts';
import type { TellingHead } from '../../engine/session-options.ts';
import { eventLine } from './event-text.ts';
import { LiveProse } from './live-prose.ts';
import type { ListEntry, LiveTelling, Output, ShownQuestion } from './output.ts';
import { rollLines } from './roll-text.ts';
import { wrap } from './wrap.ts';

const MAX_WIDTH = 76;
const WONDERING_MS = 1000;
/** From then on a model counts as slow. */
const SLOW_MS = 20_000;
/** Goes back to the beginning of the line and empties it. */
const ERASE = '\r\u001B[2K';
const TOLD_ANEW = 'The scene starts over:';
const AFTER_FAILURE =
  'Choose what to do to continue from here. Or press r to retry this scene, n to restart the session and retry, e for error details.';

/** The terminal: colours and lines where it can have them, and with `--plain` only words. */
export class TextOutput implements Output {
  readonly #colours: ReturnType<typeof pc.createColors>;
  readonly #isPlain: boolean;
  readonly #canErase: boolean;
  /** The scene that is being written, once something of it has been shown. */
  #live: LiveProse | null = null;
  #endWaiting: () => void = () => {};

  /** Sentences since the last scene, so that the next does not say them again. */
  readonly #said = new Set<string>();

  constructor(plain: boolean) {
    this.#isPlain = plain;
    this.#colours = pc.createColors(!plain && pc.isColorSupported && process.stdout.isTTY === true);
    this.#canErase = !plain && process.stdout.isTTY === true;
  }

  title(title: string, seed: string): void {
    const { bold, dim } = this.#colours;
    this.#write(`\n${bold(title)}\n${dim(`Seed ${seed}. Press ? for help.`)}\n`);
  }

  list(heading: string, entries: readonly ListEntry[]): void {
    this.#write(`\n${heading}\n`);
    for (const [index, entry] of entries.entries()) this.#write(`\n${this.#entry(index + 1, entry)}`);
  }

  question({ text, guidance, options, otherwise }: ShownQuestion): void {
    const { bold, dim } = this.#colours;
    this.#write(`\n${bold(this.#wrap(text, ''))}\n`);
    if (guidance !== '') this.#write(`${dim(this.#wrap(guidance, ''))}\n`);
    for (const [index, entry] of options.entries()) this.#write(this.#entry(index + 1, entry));
    this.#write(`${dim(this.#wrap(`Press Enter for: ${otherwise}`, ''))}\n`);
  }

  telling(): LiveTelling {
    let head: TellingHead | null = null;
    this.#live = null;
    const begin = () => {
      this.#endWaiting();
      if (head !== null) this.#head(head);
    };
    const add = (text: string) => {
      if (text === '') return;
      if (this.#live === null) begin();
      this.#live ??= new LiveProse(this.#width(), (piece) => this.#write(piece));
      this.#live.add(text);
    };
    return {
      head: (known) => {
        head = known;
      },
      add,
      startOver: (text) => {
        this.#live?.end();
        if (this.#live !== null && this.#live.text !== '') this.#write(`\n${this.#colours.dim(TOLD_ANEW)}\n`);
        if (this.#live !== null) this.#live = new LiveProse(this.#width(), (piece) => this.#write(piece));
        add(text);
      },
    };
  }

  scene(scene: Scene, time: string): void {
    const { bold, dim, yellow } = this.#colours;
    const live = this.#live;
    this.#live = null;
    if (live === null) this.#head({ location: scene.location, time, roll: scene.roll ?? null });
    this.#prose(scene.prose, live);
    const changes = scene.changes ?? [];
    if (changes.length > 0) this.#write(`\n${dim(changes.map((line) => this.#wrap(line, '')).join('\n'))}\n`);
    for (const event of scene.uiEvents ?? []) this.#write(`\n${dim(this.#wrap(eventLine(event), ''))}\n`);
    if (scene.ending !== undefined)
      this.#write(`\n${bold(this.#wrap(`The end: ${scene.ending.title}`, ''))}\n`);
    for (const notice of scene.notices.filter((one) => !this.#said.has(one)))
      this.#write(`\n${yellow(this.#wrap(notice, ''))}\n`);
    this.#said.clear();
    if (scene.failure !== undefined) this.#write(`\n${yellow(this.#wrap(AFTER_FAILURE, ''))}\n`);
    const here = present(scene);
    if (here !== '') this.#write(`\n${dim(this.#wrap(`Here: ${here}`, ''))}\n`);
    this.#write('\n');
    for (const [index, choice] of scene.choices.entries()) this.#choice(index + 1, choice);
  }

  #head({ location, time, roll }: Omit<TellingHead, 'before'>): void {
    const { bold, dim, cyan } = this.#colours;
    const [day = '', part = ''] = time.split(', ');
    const head = `${location}, ${part}`;
    const rule = this.#isPlain ? '' : `${dim('─'.repeat(Math.min(this.#width(), 24)))}\n`;
    this.#write(
      `\n${rule}${this.#isPlain ? head : bold(head.toUpperCase())}  ${dim(day.replace('Day', 'day'))}\n`,
    );
    if (roll === null) return;
    const lines = rollLines(roll).map((line) => this.#wrap(line, ''));
    this.#write(`\n${cyan(lines.join('\n'))}\n`);
  }

  /** The prose, or what is missing of it after what was shown while it was written. */
  #prose(paragraphs: readonly string[], live: LiveProse | null): void {
    const text = paragraphs.join('\n\n');
    if (live === null || !text.startsWith(live.text.trimEnd())) {
      live?.end();
      if (live !== null) this.#write(`\n${this.#colours.dim(TOLD_ANEW)}\n`);
      for (const paragraph of paragraphs) this.#write(`\n${this.#wrap(paragraph, '')}\n`);
      return;
    }
    live.add(text.slice(live.text.length));
    live.end();
  }

  news(sentences: readonly string[]): void {
    for (const sentence of sentences) this.#said.add(sentence);
    for (const sentence of sentences) this.#write(`\n${this.#colours.yellow(this.#wrap(sentence, ''))}\n`);
  }

  say(sentences: readonly string[]): void {
    this.#write(`\n${sentences.map((sentence) => this.#wrap(sentence, '')).join('\n')}\n`);
  }

  taken(text: string): void {
    this.#write(`\n${this.#colours.dim(this.#isPlain ? `You: ${text}` : `› ${text}`)}\n`);
  }

  prompt(): void {
    this.#write(this.#isPlain ? '\nWhat do you do? ' : `\n${this.#colours.dim('>')} `);
  }

  help({ choices, ending, uiEvents }: Scene): void {
    const story =
      ending === undefined
        ? ' b: go back one scene. r: retell this scene.'
        : ' b: go back to the scene before the end.';
    this.say([
      `1 to ${choices.length}: choose. w: why these choices.${uiEvents === undefined ? '' : ' u: skill events.'} m: memories. i: what you carry.${story} q: save and quit. ?: help.`,
    ]);
  }

  why(choices: readonly Choice[]): void {
    this.#write('\n');
    for (const [index, { text, because }] of choices.entries()) {
      const reasons = because.map((reason) => `${upperFirst(reason.text)}.`).join(' ') || 'Always available.';
      this.#write(`${index + 1}. ${text}\n${this.#colours.dim(this.#wrap(reasons, '   '))}\n`);
    }
  }

  refuse({ message, hint }: NarratoriaError): void {
    this.say([`${message}${hint === undefined ? '' : ` ${hint}`}`]);
  }

  async whileWaiting<Result>(work: Promise<Result>, whenSlow?: () => Promise<string>): Promise<Result> {
    let shown = '';
    const show = (line: string) => {
      if (line === '' || line === shown) return;
      if (this.#canErase) this.#write(`${shown === '' ? '\n' : ERASE}${this.#colours.dim(line)}`);
      else this.#write(`\n${this.#wrap(line, '')}\n`);
      shown = line;
    };
    const ended = new AbortController();
    const timers = [
      setTimeout(() => show('Please wait…'), WONDERING_MS),
      setTimeout(async () => {
        const line = (await whenSlow?.()) ?? '';
        if (!ended.signal.aborted) show(line);
      }, SLOW_MS),
    ];
    this.#endWaiting = () => {
      this.#endWaiting = () => {};
      ended.abort();
      timers.forEach(clearTimeout);
      if (shown !== '' && this.#canErase) this.#write(ERASE);
    };
    try {
      return await work;
    } finally {
      this.#endWaiting();
    }
  }

  farewell(hint: string): void {
    this.#write(`\n${this.#colours.dim(`${hint === '' ? '' : `${this.#wrap(hint, '')}\n`}Goodbye.`)}\n`);
  }

  #entry(number: number, { title, text }: ListEntry): string {
    const name = this.#wrap(`${number}. ${title}`, '');
    return `${this.#colours.bold(name)}\n${text === '' ? '' : `${this.#wrap(text, '   ')}\n`}`;
  }

  #choice(number: number, { text, hint, difficulty, needs, roll }: Choice): void {
    const { bold, dim } = this.#colours;
    this.#write(
      `${this.#isPlain ? `${number}.` : bold(`${number}`)} ${this.#wrap(text, '  ').trimStart()}\n`,
    );
    const more = [hint, roll && rollAhead(roll), difficulty, needs]
      .filter((part): part is string => part !== undefined && part !== '')
      // In a list a sentence has no full stop, except at its end.
      .map((part, index, { length }) => (index < length - 1 ? part.replace(/\.$/, '') : part))
      .join(' · ');
    if (more !== '')
      this.#write(`${dim(this.#wrap(this.#isPlain ? more.replaceAll(' · ', '; ') : more, '  '))}\n`);
  }

  #width(): number {
    // A terminal that does not know its width says 0.
    return Math.max(20, Math.min(MAX_WIDTH, process.stdout.columns || MAX_WIDTH));
  }

  #wrap(text: string, indent: string): string {
    return wrap(text, this.#width(), indent);
  }

  #write(text: string): void {
    process.stdout.write(text);
  }
}

function present({ npcs }: Scene): string {
  return npcs
    .filter(({ left }) => left !== true)
    .map(({ name, role }) => (role === '' ? name : `${name} (${role})`))
    .join(', ');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/[.!]+$/, '');
}

/** What is rolled, what counts and how likely it is to succeed in full and in part. */
function rollAhead({ formula, stat, bonus, odds }: NonNullable<Choice['roll']>): string {
  const added = bonus === 0 ? '' : bonus > 0 ? ` +${bonus}` : ` −${-bonus}`;
  return `${formula}${added}${stat === null ? '' : ` (${stat})`}, ${oddsInWords(odds)}`;
}

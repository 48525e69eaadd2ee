import pc from 'picocolors';
import type { Choice, Scene } from '../../engine/scene.ts';
import { wrap } from './wrap.ts';

/** What the player sees. */
export interface Page {
  title(title: string, seed: string): void;
  list(entries: readonly { title: string; text: string }[]): void;
  scene(scene: Scene, time: string): void;
  /** What happened in the background; not part of the story. */
  news(sentences: readonly string[]): void;
  /** The choice taken stays in the text as a line of its own. */
  taken(text: string): void;
  prompt(): void;
  help(choices: number): void;
  why(choices: readonly Choice[]): void;
  unknownKey(key: string, choices: number): void;
  /** Shows a line when the work takes long enough to wonder. */
  whileWaiting<Result>(work: Promise<Result>): Promise<Result>;
  farewell(): void;
}

const MAX_WIDTH = 76;
const WONDERING_MS = 1000;

export function createPage({ json, plain }: { json: boolean; plain: boolean }): Page {
  return json ? new JsonPage() : new TextPage(plain);
}

/** One scene object a line on stdout, and nothing else there. */
class JsonPage implements Page {
  scene(scene: Scene): void {
    process.stdout.write(`${JSON.stringify(scene)}\n`);
  }
  title(): void {}
  news(): void {}
  list(): void {}
  taken(): void {}
  prompt(): void {}
  help(): void {}
  why(): void {}
  unknownKey(): void {}
  farewell(): void {}
  whileWaiting<Result>(work: Promise<Result>): Promise<Result> {
    return work;
  }
}

class TextPage implements Page {
  readonly #colours: ReturnType<typeof pc.createColors>;
  readonly #isPlain: boolean;
  readonly #canErase: boolean;

  constructor(plain: boolean) {
    this.#isPlain = plain;
    this.#colours = pc.createColors(!plain && pc.isColorSupported && process.stdout.isTTY === true);
    this.#canErase = !plain && process.stdout.isTTY === true;
  }

  title(title: string, seed: string): void {
    const { bold, dim } = this.#colours;
    this.#write(`\n${bold(title)}\n${dim(`Seed ${seed}. Press ? for help.`)}\n`);
  }

  list(entries: readonly { title: string; text: string }[]): void {
    const { bold } = this.#colours;
    this.#write('\nWhich story?\n');
    for (const [index, { title, text }] of entries.entries()) {
      this.#write(`\n${index + 1}. ${bold(title)}\n${text === '' ? '' : `${this.#wrap(text, '   ')}\n`}`);
    }
  }

  scene(scene: Scene, time: string): void {
    const { bold, dim, yellow } = this.#colours;
    const [day = '', part = ''] = time.split(', ');
    const head = `${scene.location}, ${part}`;
    const rule = this.#isPlain ? '' : `${dim('─'.repeat(Math.min(this.#width(), 24)))}\n`;
    this.#write(`\n${rule}${this.#isPlain ? head : bold(head.toUpperCase())}  ${dim(day.toLowerCase())}\n`);
    for (const paragraph of scene.prose) this.#write(`\n${this.#wrap(paragraph, '')}\n`);
    for (const notice of scene.notices) this.#write(`\n${yellow(this.#wrap(notice, ''))}\n`);
    this.#write('\n');
    for (const [index, choice] of scene.choices.entries()) this.#choice(index + 1, choice);
  }

  news(sentences: readonly string[]): void {
    for (const sentence of sentences) this.#write(`\n${this.#colours.yellow(this.#wrap(sentence, ''))}\n`);
  }

  taken(text: string): void {
    this.#write(`\n${this.#colours.dim(this.#isPlain ? `You: ${text}` : `› ${text}`)}\n`);
  }

  prompt(): void {
    this.#write(this.#isPlain ? '\nWhat do you do? ' : `\n${this.#colours.dim('>')} `);
  }

  help(choices: number): void {
    this.#write(
      `\n${this.#wrap(`Press 1 to ${choices} to do what is written there. w tells why each is offered, q leaves the story, ? shows this.`, '')}\n`,
    );
  }

  why(choices: readonly Choice[]): void {
    this.#write('\n');
    for (const [index, { text, because }] of choices.entries()) {
      const reasons =
        because.map((reason) => `${upperFirst(reason.text)}.`).join(' ') || 'One can always do that.';
      this.#write(`${index + 1}. ${text}\n${this.#colours.dim(this.#wrap(reasons, '   '))}\n`);
    }
  }

  unknownKey(key: string, choices: number): void {
    const shown = key.length > 12 ? `${key.slice(0, 12)}…` : key;
    this.#write(`\nThere is nothing under “${shown}”. Press 1 to ${choices}, or ? for help.\n`);
  }

  async whileWaiting<Result>(work: Promise<Result>): Promise<Result> {
    const line = 'A moment…';
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      this.#write(this.#canErase ? `\n${this.#colours.dim(line)}` : `\n${line}\n`);
    }, WONDERING_MS);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (isShown && this.#canErase) this.#write('\r\u001B[2K');
    }
  }

  farewell(): void {
    this.#write(`\n${this.#colours.dim('So much for now.')}\n`);
  }

  #choice(number: number, { text, hint }: Choice): void {
    const { bold, dim } = this.#colours;
    this.#write(
      `${this.#isPlain ? `${number}.` : bold(`${number}`)} ${this.#wrap(text, '  ').trimStart()}\n`,
    );
    if (hint !== undefined) this.#write(`${dim(this.#wrap(hint, '  '))}\n`);
  }

  #width(): number {
    return Math.max(20, Math.min(MAX_WIDTH, process.stdout.columns ?? MAX_WIDTH));
  }

  #wrap(text: string, indent: string): string {
    return wrap(text, this.#width(), indent);
  }

  #write(text: string): void {
    process.stdout.write(text);
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/[.!]+$/, '');
}

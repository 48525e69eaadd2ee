import { createRequire } from 'node:module';
import { declarations } from './functions.ts';

const require = createRequire(import.meta.url);

/** The types of the bundle lead nowhere, so those of the files it is made of are used. */
type InkJs = Pick<typeof import('inkjs/compiler/Compiler'), 'Compiler' | 'CompilerOptions' | 'Story'>;
export type CompiledStory = InstanceType<InkJs['Story']>;
export type ParsedStory = InstanceType<InkJs['Compiler']>['parsedStory'];

const nameOf = (index: number) => `narratoria-${index}.ink`;

/** A message of the compiler, with the number of the file it is about. */
export interface InkMessage {
  kind: 'error' | 'warning' | 'todo';
  /** Null when it is about no file. */
  source: number | null;
  line: number;
  text: string;
}

export interface CompilerRun {
  story: CompiledStory | null;
  parsed: ParsedStory | null;
  messages: InkMessage[];
}

/** Compiles texts into one story. `require` and not `import`: the compiler is loaded by those who write scenes alone. */
export function compileTexts(texts: readonly string[]): CompilerRun {
  const { Compiler, CompilerOptions } = require('inkjs/full') as InkJs;
  const messages: InkMessage[] = [];
  const files = {
    ResolveInkFilename: (name: string) => name,
    LoadInkFileContents: (name: string) => texts[numberIn(name) ?? -1] ?? '',
  };
  const note = (message: string) => messages.push(readMessage(message));
  const options = new CompilerOptions('narratoria.ink', [], false, note, files);
  const includes = texts.map((_, index) => `INCLUDE ${nameOf(index)}\n`).join('');
  const compiler = new Compiler(`${declarations()}${includes}`, options);
  try {
    const story = compiler.Compile();
    return { story, parsed: compiler.parsedStory, messages };
  } catch (error) {
    // The compiler throws when it has told of errors, and when a text is more than it can hold.
    if (!messages.some(({ kind }) => kind === 'error'))
      messages.push({ kind: 'error', source: null, line: 1, text: whyThrown(error) });
    return { story: null, parsed: null, messages };
  }
}

const numberIn = (name: string): number | null => {
  const digits = /narratoria-(\d+)\.ink/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** `ERROR: 'narratoria-0.ink' line 12: …` */
function readMessage(message: string): InkMessage {
  const [, label = 'ERROR', name, line = '1', text = message] =
    /^(?:RUNTIME )?(ERROR|WARNING|TODO): (?:'([^']*)' )?(?:line (\d+): )?([\s\S]*)$/.exec(message) ?? [];
  const kind = label === 'ERROR' ? 'error' : label === 'WARNING' ? 'warning' : 'todo';
  return { kind, source: name === undefined ? null : numberIn(name), line: Number(line), text };
}

function whyThrown(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof RangeError || /stack overflow/i.test(text)
    ? 'This is nested more deeply than can be read.'
    : `This cannot be read: ${text.split('\n')[0]}`;
}

/** The file names in a message are those of the compiler. */
export function withFileNames(text: string, files: readonly string[]): string {
  return text.replaceAll(/narratoria-(\d+)\.ink/g, (name, digits: string) => files[Number(digits)] ?? name);
}

/** The number of the file that a parsed object stands in. */
export const sourceOf = (fileName: string | null): number | null => numberIn(fileName ?? '');

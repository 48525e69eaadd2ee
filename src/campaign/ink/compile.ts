import { createHash } from 'node:crypto';
import { nearest } from '../../contracts/nearest.ts';
import { type CompiledStory, compileTexts, type InkMessage, sourceOf, withFileNames } from './compiler.ts';
import { INK_FUNCTION_NAMES } from './functions.ts';
import { outlineOf } from './outline.ts';
import { prepare } from './prepare.ts';
import type { CompiledInk, InkFault, InkFile, InkFlow, InkKnot, InkStory } from './story.ts';
import { conditionsIn } from './storylets.ts';

const NOTHING: CompiledInk = { story: null, flows: [], fileTags: [], faults: [] };

/**
 * Compiles the scenes of a campaign into one story. A file with an error is left out, and so is one that leads into such a
 * file; the others are played.
 */
export function compileInk(files: readonly InkFile[]): CompiledInk {
  const prepared = files.map((file) => ({ ...file, ...prepare(file, files) }));
  const faults = prepared.flatMap((file) => file.faults);
  const isFaulty = (file: string) => faults.some((fault) => fault.file === file && isError(fault));
  let left = prepared.filter(({ file }) => !isFaulty(file));
  while (left.length > 0) {
    const names = left.map(({ file }) => file);
    const run = compileTexts(left.map(({ text }) => text));
    const found = run.messages.flatMap((message) => faultOf(message, left) ?? []);
    if (run.story !== null && run.parsed !== null) {
      const outline = outlineOf(run.parsed, names);
      const stray = outline.stray.map(
        (place): InkFault => ({
          ...place,
          kind: 'stray text',
          message: 'This stands above the first knot, where nobody comes.',
        }),
      );
      const { flows, fileTags } = outline;
      return {
        story: storyOf(run.story, flows),
        ...{ flows, fileTags },
        faults: [...faults, ...found.filter(isNew(faults)), ...stray],
      };
    }
    const errors = found.filter(isError);
    faults.push(...(errors.length > 0 ? errors : alone(left)));
    const kept = left.filter(({ file }) => !isFaulty(file));
    // A message about no file at all: nothing can be told from anything else.
    if (kept.length === left.length) break;
    left = kept;
  }
  return { ...NOTHING, faults };
}

const isError = ({ kind }: InkFault) => ['error', 'duplicate', 'unknown function'].includes(kind);
const isNew = (known: readonly InkFault[]) => (fault: InkFault) =>
  !known.some(
    ({ file, line, message }) => file === fault.file && line === fault.line && message === fault.message,
  );

/** Which files cannot be read by themselves, when the compiler does not say. */
function alone(files: readonly InkFile[]): InkFault[] {
  const faulty = files.flatMap((file) => {
    const { story, messages } = compileTexts([file.text]);
    const message = messages.find(({ kind }) => kind === 'error');
    return story === null && message?.source === null ? [faultAt(file, 1, message.text)] : [];
  });
  const [first] = files;
  if (faulty.length > 0 || first === undefined) return faulty;
  return [faultAt(first, 1, 'These scenes cannot be read together.')];
}

function faultAt({ file, text }: InkFile, given: number, message: string): InkFault {
  const lines = text.trimEnd().split('\n');
  const line = Math.min(given, lines.length); // the compiler may have looked for more after the last one
  return { file, line, column: columnOf(lines[line - 1] ?? '', message), kind: 'error', message };
}

/** Messages of the compiler that authors meet most, in the words of our other messages. */
const WORDINGS: readonly [pattern: RegExp, kind: InkFault['kind'], words: (found: string[]) => string][] = [
  [
    /^Function call target not found: '-> ([^']+)'|^Function not found: '?([\p{L}\p{N}_]+)/u,
    'unknown function',
    ([, name, other]) => `There is no function '${name ?? other}'${meant(name ?? other ?? '')}`,
  ],
  [
    /^Story already contains flow named '([^']+)' \(at (line \d+ of [^"]+)"?\)/,
    'duplicate',
    ([, name, place]) => `There is a knot '${name}' already, at ${place}.`,
  ],
  [/loose end/i, 'loose end', () => 'The scene runs out here without an end.'],
  [
    /^Divert target not found: '-> ([^']+)'/,
    'error',
    ([, name]) => `There is nothing called '${name}' to go to.`,
  ],
];

function meant(name: string): string {
  const near = nearest(name, INK_FUNCTION_NAMES);
  return near === undefined ? '.' : `; did you mean "${near}"?`;
}

function faultOf({ kind, source, line, text }: InkMessage, files: readonly InkFile[]): InkFault | null {
  const file = files[source ?? -1];
  if (kind === 'todo' || file === undefined) return null;
  const message = sentence(
    withFileNames(
      text,
      files.map((other) => other.file),
    ),
  );
  for (const [pattern, meaning, words] of WORDINGS) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const fault = faultAt(file, line, words([...found]));
    return { ...fault, kind: meaning, message: fault.message.replaceAll(/'([^']+)'/g, '"$1"') };
  }
  return { ...faultAt(file, line, message), kind: kind === 'warning' ? 'warning' : 'error' };
}

/** The compiler names a line. What it quotes is looked for in the line, or else where the line begins. */
function columnOf(line: string, message: string): number {
  for (const [, quoted = ''] of message.matchAll(/'([^']+)'/g)) {
    const at = line.indexOf(quoted.trim());
    if (quoted.trim() !== '' && at !== -1) return at + 1;
  }
  return line.search(/\S|$/) + 1;
}

/** One line, with a full stop. */
function sentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
  return /[.?!]$/.test(line) ? line : `${line}.`;
}

/** The runtime form with what is needed to say where something stands and whether it was edited. */
function storyOf(story: CompiledStory, flows: readonly InkFlow[]): InkStory {
  const json = String(story.ToJson());
  const { root } = JSON.parse(json) as { root: unknown[] };
  const compiled = (root.at(-1) ?? {}) as Record<string, unknown>;
  const knots = flows
    .filter(({ kind }) => kind !== 'stitch')
    .map(({ name, file, line }): [string, InkKnot] => [name, { file, line, stamp: stampOf(compiled[name]) }]);
  return { json, knots: Object.fromEntries(knots), lines: linesOf(story), conditions: conditionsIn(flows) };
}

function stampOf(compiled: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(compiled ?? null))
    .digest('base64url')
    .slice(0, 12);
}

interface RuntimeNode {
  ownDebugMetadata: { fileName: string | null; startLineNumber: number } | null;
  path: { toString(): string };
  content?: RuntimeNode[];
  namedOnlyContent?: Map<string, RuntimeNode> | null;
}

/** Where each container of the compiled story stands: at its own line, or that of the first thing in it. */
function linesOf(story: CompiledStory): Record<string, number> {
  const lines: Record<string, number> = {};
  const visit = (node: RuntimeNode): number | null => {
    const inside = [...(node.content ?? []), ...(node.namedOnlyContent?.values() ?? [])].map(visit);
    const from = node.ownDebugMetadata;
    const own = from !== null && sourceOf(from.fileName) !== null ? from.startLineNumber : null;
    const line = own ?? inside.find((other) => other !== null) ?? null;
    if (Array.isArray(node.content) && line !== null) lines[node.path.toString()] = line;
    return line;
  };
  visit(story.mainContentContainer);
  return lines;
}

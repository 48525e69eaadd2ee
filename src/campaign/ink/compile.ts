import { createHash } from 'node:crypto';
import { type CompiledStory, compileTexts, type InkMessage, sourceOf, withFileNames } from './compiler.ts';
import { outlineOf } from './outline.ts';
import { prepare } from './prepare.ts';
import type { CompiledInk, InkFault, InkFile, InkFlow, InkKnot, InkStory } from './story.ts';

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

function faultAt({ file, text }: InkFile, line: number, message: string): InkFault {
  return { file, line, column: columnOf(text.split('\n')[line - 1] ?? '', message), kind: 'error', message };
}

function faultOf({ kind, source, line, text }: InkMessage, files: readonly InkFile[]): InkFault | null {
  const file = files[source ?? -1];
  if (kind === 'todo' || file === undefined) return null;
  const names = files.map((other) => other.file);
  const message = sentence(withFileNames(text, names));
  const fault = faultAt(file, line, message);
  if (kind === 'warning') return { ...fault, kind: /loose end/i.test(text) ? 'loose end' : 'warning' };
  const unknown = /^Function not found: '?([\p{L}\p{N}_]+)|'([\p{L}\p{N}_]+)' is not.*function/iu.exec(text);
  if (unknown !== null) return { ...fault, kind: 'unknown function' };
  return /already contains flow named|has already been (?:used|declared)/i.test(text)
    ? { ...fault, kind: 'duplicate' }
    : fault;
}

/** The compiler names a line. What it quotes is looked for in the line, or else where the line begins. */
function columnOf(line: string, message: string): number {
  for (const [, quoted = ''] of message.matchAll(/'([^']+)'/g)) {
    const at = line.indexOf(quoted.trim().replace(/^-> /, ''));
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
  return { json, knots: Object.fromEntries(knots), lines: linesOf(story) };
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

import { emit, type ProseStyle, type ScriptError, sceneFacts } from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Telling } from '../telling/tell.ts';
import type { ToldHistory } from '../telling/told-history.ts';
import type { Model } from './ask.ts';
import { leftOut } from './coverage.ts';
import { Release } from './release.ts';
import { setRight } from './set-right.ts';
import { type WritingEnd, write } from './write.ts';

export interface ModelTelling {
  /** As they were read. */
  paragraphs: string[];
  /** Name of the model. */
  model: string;
}

interface Task {
  input: NarrateInput;
  /** The same scene by the built-in writer: the fallback, and what finishes a scene that the model does not. */
  builtIn: Telling;
  history: ToldHistory;
  style: ProseStyle;
  model: Model;
}

/** Complaints that are about no fact of the story. */
const USELESS = new Set(['leak', 'language', 'repetition', 'unfinished', 'empty']);
/** Nobody has chosen a model, or there is nobody to ask; that is no fault. */
const NOBODY = new Set(['no_model', 'no_host', 'host_unavailable', 'method_not_found', 'host_refused']);

/** Has a model tell the scene. Null when nothing of it stands: then the built-in writer tells it. */
export async function tellByModel({
  input,
  builtIn,
  history,
  style,
  model,
}: Task): Promise<ModelTelling | null> {
  const isOwn = isGenerated(input);
  const generated = new Set(isOwn ? input.authored?.paragraphs.map(({ text }) => text) : []);
  const written = builtIn.before.filter((text) => !generated.has(text));
  const isOpening = input.deed === null && written.length > 0;
  const isAfterAuthor = input.authored !== null && !isOwn && written.length > 0;
  const between = betweenScenes(input);
  const before = between?.before ?? (isOpening || isAfterAuthor ? written : []);
  const facts = sceneFacts(input);
  const release = new Release(before);
  const begins =
    between !== null
      ? 'between'
      : isAfterAuthor
        ? 'after the author'
        : isOpening
          ? 'after the premise'
          : 'anew';
  const end = await write({ model, facts, history, release, style, begins });
  report(end);
  if (!hasStood(end, release)) return null;
  release.holdLast();
  for (const text of leftOut(mustBeTold(input, builtIn, before.length > 0), release.text)) release.add(text);
  if (end.kind === 'finished')
    await setRight({ model, facts, release, brief: input, builtIn, tookMs: end.tookMs });
  release.giveLast();
  const isBroken = end.kind !== 'finished' && (end.kind !== 'stopped' || end.how === 'built-in');
  if (isBroken && !isOwn && between === null) closeWith(builtIn, release);
  const isClosed = input.ending !== null && !input.ending.generated;
  // Without what happens in it the choices of a generated scene would hang in the air, and so would a story without its end.
  // Who leads to the author's scene has brought its people in; the built-in writer's looks at them are not needed.
  const own = leadsToAuthor(input) && !isBroken ? textsOf(input) : [];
  const closing = between?.after ?? (own.length > 0 ? own : isBroken || isClosed ? builtIn.after : []);
  return {
    paragraphs: [...before, ...release.paragraphs, ...closing],
    model: model.name || 'a language model',
  };
}

/** What nobody has read, and what is left by a player who wants another writer, does not stand. */
function hasStood(end: WritingEnd, release: Release): boolean {
  if (end.kind === 'finished' || (end.kind === 'stopped' && end.how === 'keep')) return !release.isEmpty;
  return release.paragraphs.length > 0;
}

function leadsToAuthor({ authored }: NarrateInput): boolean {
  return authored?.hasChoices === true && !authored.generated;
}

/** Where one scene of the author's follows another: what stands before and after the way between them; null elsewhere. */
export function betweenScenes({
  authored,
  deed,
  ending,
}: NarrateInput): { before: string[]; after: string[] } | null {
  if (authored === null || authored.generated || authored.begins || deed === null || ending !== null)
    return null;
  const { starts, hasChoices } = authored;
  if (!hasChoices || starts === null || starts === 0) return null;
  const texts = textsOf({ authored });
  return { before: texts.slice(0, starts), after: texts.slice(starts) };
}

function textsOf({ authored }: Pick<NarrateInput, 'authored'>): string[] {
  return (authored?.paragraphs ?? []).map(({ text }) => text);
}

/** Nobody wrote what happens now; whoever tells it does so in their own words. */
function isGenerated({ authored }: NarrateInput): boolean {
  return authored?.generated === true;
}

/** The author's sentences for this moment, paragraph by paragraph; the program's own are added to nobody's telling. */
function mustBeTold(input: NarrateInput, builtIn: Telling, isAfterAuthor: boolean): string[] {
  const own =
    isAfterAuthor || isGenerated(input) || leadsToAuthor(input) || input.ending !== null
      ? []
      : [...builtIn.before, ...builtIn.after];
  const learned = input.facts
    .filter(({ id }) => id === input.deed?.reveals && !/_generated\.[^./#]+#/.test(id))
    .map(({ text }) => text);
  // What describes the place is there for the writer to use; a sentence of it that stands alone follows from nothing.
  const described = new Set([
    ...(input.place?.description ?? []),
    ...input.facts.filter(({ kind }) => kind === 'description').map(({ text }) => text),
  ]);
  const must = input.must.filter((text) => !described.has(text) && !input.ownWords.includes(text));
  return [...new Set([...must, ...own, ...learned])];
}

/** The built-in writer's last paragraph puts the question, when there is one of its own. */
function closeWith({ told }: Telling, release: Release): void {
  const last = told.at(-1);
  if (last !== undefined && told.length > 1) release.add(last);
}

function report(end: WritingEnd): void {
  if (end.kind === 'failed') tellFailure(end.error);
  if (end.kind === 'refused') {
    const { kind, reason, sentence } = end.complaint;
    emit.log('warn', `The model wrote what cannot be told: ${reason}.`, { kind, sentence });
    emit.error(
      'telling_refused',
      USELESS.has(kind)
        ? 'The model twice wrote something that is no part of a story.'
        : 'The model twice wrote something that is not so in this story.',
    );
  }
}

function tellFailure({ code, message }: ScriptError): void {
  if (NOBODY.has(code)) emit.log('debug', 'There is no language model here; the built-in writer tells.');
  else emit.error(code, message.replace(/^generate: /u, ''));
}

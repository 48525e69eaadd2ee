import { isJsonObject, type Json } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Brief } from '../contracts/brief.ts';
import type { ExecutionResult, ToolResult } from '../contracts/execution-result.ts';
import { QUESTION_KINDS, type Question } from '../contracts/question.ts';
import type { ChangedSentence, Telling } from '../contracts/telling.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { typeset } from '../sdk/language.ts';
import { withChanges } from '../sdk/writing/changes.ts';

/** What a skill may put before the player at once. */
const MAX_PARAGRAPHS = 40;
const MAX_PARAGRAPH = 4000;
const MAX_QUESTION = 500;

interface Paragraph {
  text: string;
  speaker: string | null;
}

/** What the narrator of a plan told; else what the plan itself has to say. */
export function tellingOf(outcome: ReplanOutcome): Telling {
  const { result, narration } = outcome;
  const told = narratorIn(result)?.output['narration'];
  const said = isJsonObject(told) ? told : {};
  const text = narration ?? result?.narrative ?? '';
  const stopgap = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const paragraphs = paragraphsIn(told);
  const { writer, model, changed, told: facts, mentioned } = said;
  const question = questionIn(said['question']);
  return {
    paragraphs: told === undefined ? stopgap : paragraphs.map((paragraph) => paragraph.text),
    ...(paragraphs.some(({ speaker }) => speaker !== null) && {
      speakers: paragraphs.map(({ speaker }) => speaker),
    }),
    writer: writer === 'model' || writer === 'authored' ? writer : 'built-in',
    ...(typeof model === 'string' && { model: plainText(model, 80) }),
    ...(Array.isArray(changed) && { changed: changesIn(changed) }),
    ...(Array.isArray(facts) && { told: textsIn(facts) }),
    ...(Array.isArray(mentioned) && { mentioned: textsIn(mentioned) }),
    ...(question !== null && { question }),
    recalled: 0,
  };
}

/**
 * The telling, and after it what other skills tell of the same moment; what they name is found by its name. What the
 * skill whose choice was taken says to it comes before the author's next scene or beat.
 */
export function withAsides(
  telling: Telling,
  { result }: Pick<ReplanOutcome, 'result'>,
  { authored, beat }: Pick<Brief, 'authored' | 'beat'>,
  chosenFrom: string | undefined,
): Telling {
  const narrator = narratorIn(result);
  const others = (result?.toolResults ?? []).filter((tool) => isTold(tool) && tool !== narrator);
  if (others.length === 0) return telling;
  const told = (isAnswer: boolean) =>
    others
      .filter(({ skill }) => (skill === chosenFrom) === isAnswer)
      .flatMap(({ output }) => paragraphsIn(output['narration']));
  const { mentioned: _, speakers, ...rest } = telling;
  const own = telling.paragraphs.map((text, index) => ({ text, speaker: speakers?.[index] ?? null }));
  const first = authored?.paragraphs[authored.starts ?? 0]?.text ?? beat?.description;
  const opening = first === undefined ? undefined : withChanges(first, telling.changed) || undefined;
  const isOpening = (text: string) =>
    opening !== undefined && (text.includes(opening) || text.includes(typeset(opening)));
  const next = own.findIndex(({ text }) => isOpening(text));
  const end = next === -1 ? own.length : next;
  const all = [...own.slice(0, end), ...told(true), ...own.slice(end), ...told(false)];
  return {
    ...rest,
    paragraphs: all.map(({ text }) => text),
    ...(all.some(({ speaker }) => speaker !== null) && { speakers: all.map(({ speaker }) => speaker) }),
  };
}

/** The tool whose words the scene is: the one that narrates, or the first that tells anything. */
function narratorIn(result: ExecutionResult | null): ToolResult | null {
  const told = (result?.toolResults ?? []).filter(isTold);
  return told.find(({ toolId }) => toolId === TOOL_IDS.narrate) ?? told[0] ?? null;
}

function isTold(tool: ToolResult): boolean {
  return tool.state === 'success' && hasTold(tool);
}

/** The skill that told the scene, and the model it had its words from; null when no skill told it. */
export function toldBy({ state, result }: ReplanOutcome): { skill: string; model: string | null } | null {
  const told = state === 'SUCCESS' ? narratorIn(result) : null;
  if (told === null) return null;
  const { narration } = told.output;
  const model = isJsonObject(narration) ? narration['model'] : undefined;
  return { skill: told.skill, model: typeof model === 'string' ? plainText(model, 80) : null };
}

export function hasTold({ output }: Pick<ToolResult, 'output'>): boolean {
  return paragraphsIn(output?.['narration']).length > 0;
}

/** The question that a writer says it ended on, if it is one. */
export function questionIn(value: Json | undefined): Question | null {
  if (!isJsonObject(value)) return null;
  const { kind, from = null, about = null, text } = value;
  const known = QUESTION_KINDS.find((word) => word === kind);
  if (known === undefined || typeof text !== 'string') return null;
  const id = (entry: Json) => (typeof entry === 'string' ? entry : null);
  return { kind: known, from: id(from), about: id(about), text: plainText(text, MAX_QUESTION) };
}

function changesIn(value: readonly Json[]): ChangedSentence[] {
  return value
    .filter(isJsonObject)
    .flatMap(({ was, now }) =>
      typeof was === 'string' && was !== '' && typeof now === 'string'
        ? [{ was: plainText(was, MAX_PARAGRAPH), now: plainText(now, MAX_PARAGRAPH) }]
        : [],
    );
}

function textsIn(value: readonly Json[]): string[] {
  return value.filter((entry) => typeof entry === 'string');
}

/** Paragraphs with who speaks in them; a script may give bare texts, with the speakers beside them or not at all. */
export function paragraphsIn(narration: Json | undefined): Paragraph[] {
  const entries = isJsonObject(narration) ? narration['paragraphs'] : [narration];
  const beside = isJsonObject(narration) ? narration['speakers'] : null;
  if (!Array.isArray(entries)) return [];
  return entries
    .slice(0, MAX_PARAGRAPHS)
    .map((entry, index) => {
      const { text, speaker } = isJsonObject(entry)
        ? entry
        : { text: entry, speaker: Array.isArray(beside) ? beside[index] : null };
      return {
        text: typeof text === 'string' ? plainText(text, MAX_PARAGRAPH) : '',
        speaker: typeof speaker === 'string' ? speaker : null,
      };
    })
    .filter(({ text }) => text !== '');
}

import type { ErrorObject } from 'ajv';
import { statement } from './sentence.ts';
import { list, plainSchema, quote } from './wording.ts';

/** One thing that is wrong in a document. */
export interface Finding {
  /** JSON pointer to the value that is wrong, or to the object that lacks a field. */
  pointer: string;
  /** A sentence for the person who has to put it right. */
  message: string;
  /** The JSON Schema keyword that was broken. */
  keyword: string;
}

/** An Ajv error on its way to a sentence. */
interface Complaint {
  error: ErrorObject;
  /** The condition that made it apply, in words. */
  because?: string;
  /** Applies only because the field its condition looks at is absent. */
  moot?: boolean;
}

const MOST_FINDINGS = 100;

/** Keywords about what an object lacks; it can lack several things. */
const ABSENCES = new Set(['required', 'dependentRequired']);

/** Turns Ajv errors (made with `allErrors` and `verbose`) into one sentence for each mistake. */
export function explain(errors: readonly ErrorObject[], document: unknown): Finding[] {
  const complaints: Complaint[] = [];
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') settleUnion(complaints, error);
    else if (error.keyword === 'if') settleCondition(complaints, error);
    else complaints.push({ error });
  }
  const relevant = complaints.filter(({ moot }) => !moot);
  return findingsOf(relevant.length > 0 ? relevant : complaints, document);
}

/** Keeps the errors of the branch that was meant, or says in one sentence what the branches allow. */
function settleUnion(complaints: Complaint[], union: ErrorObject): void {
  const inside = takeInside(complaints, union, union.schemaPath);
  const branches = Map.groupBy(inside, ({ error }) => branchOf(error, union));
  const fitting = [...branches.values()].filter(
    (branch) => !branch.some(({ error }) => isMisfit(error, union)),
  );
  const [closest] = fitting.toSorted((one, other) => one.length - other.length);
  complaints.push(...(closest ?? [{ error: union }]));
}

function branchOf(error: ErrorObject, union: ErrorObject): string {
  return error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';
}

/** Whether a branch was out of the question: the value is of another type altogether. */
function isMisfit(error: ErrorObject, union: ErrorObject): boolean {
  return error.instancePath === union.instancePath && ['type', 'const', 'enum'].includes(error.keyword);
}

/** Tells the errors inside `then` or `else` why they apply, and drops the error about the condition itself. */
function settleCondition(complaints: Complaint[], condition: ErrorObject): void {
  const base = condition.schemaPath.slice(0, -'if'.length);
  const inside = takeInside(complaints, condition, `${base}${condition.params.failingKeyword}`);
  const tested = Object.keys(plainSchema(plainSchema(plainSchema(condition.parentSchema).if).properties));
  const data = plainSchema(condition.data);
  const present = tested.filter((field) => Object.hasOwn(data, field));
  const facts = present.map((field) => `"${field}" is ${quote(data[field])}`);
  const because = facts.length === 0 ? {} : { because: list(facts, 'and') };
  const moot = tested.length > present.length;
  complaints.push(...inside.map((complaint) => ({ ...complaint, ...because, moot })));
}

/** Takes off the end what Ajv reported on the way to `outer`: it puts the errors inside right before it. */
function takeInside(complaints: Complaint[], outer: ErrorObject, schemaPath: string): Complaint[] {
  const isInside = ({ error }: Complaint) =>
    error.schemaPath.startsWith(`${schemaPath}/`) &&
    `${error.instancePath}/`.startsWith(`${outer.instancePath}/`);
  const start = complaints.findLastIndex((complaint) => !isInside(complaint)) + 1;
  return complaints.splice(start);
}

/** One sentence about each value, since a number in the place of a word breaks several rules at once. */
function findingsOf(complaints: readonly Complaint[], document: unknown): Finding[] {
  const kept = new Map<string, Finding>();
  for (const complaint of complaints) {
    const finding = toFinding(complaint, document);
    const key = ABSENCES.has(finding.keyword) ? `${finding.pointer} ${finding.message}` : finding.pointer;
    if (!kept.has(key)) kept.set(key, finding);
    if (kept.size === MOST_FINDINGS) break;
  }
  return [...kept.values()];
}

function toFinding({ error, because }: Complaint, document: unknown): Finding {
  const { pointer, text, advice = '.' } = statement(error, document);
  const reason = because === undefined ? '' : `, because ${because}`;
  return { pointer, message: `${text}${reason}${advice}`, keyword: error.keyword };
}

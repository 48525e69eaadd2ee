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

/** Turns Ajv errors (made with `allErrors` and `verbose`) into one sentence for each mistake. */
export function explain(errors: readonly ErrorObject[], document: unknown): Finding[] {
  let complaints: Complaint[] = [];
  for (const error of errors) {
    // Ajv reports a union or a condition after the errors inside it, so those are already in the list.
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') complaints = settleUnion(complaints, error);
    else if (error.keyword === 'if') complaints = settleCondition(complaints, error);
    else complaints.push({ error });
  }
  const relevant = complaints.filter(({ moot }) => !moot);
  return distinct(
    (relevant.length > 0 ? relevant : complaints).map((complaint) => toFinding(complaint, document)),
  );
}

function toFinding({ error, because }: Complaint, document: unknown): Finding {
  const { pointer, text, advice = '.' } = statement(error, document);
  const reason = because === undefined ? '' : `, because ${because}`;
  return { pointer, message: `${text}${reason}${advice}`, keyword: error.keyword };
}

/** Keeps the errors of the branch that was meant, or says in one sentence what the branches allow. */
function settleUnion(complaints: readonly Complaint[], union: ErrorObject): Complaint[] {
  const [inside, outside] = partition(complaints, ({ error }) =>
    error.schemaPath.startsWith(`${union.schemaPath}/`),
  );
  const branches = Map.groupBy(inside, ({ error }) => branchOf(error, union));
  const fitting = [...branches.values()].filter(
    (branch) => !branch.some(({ error }) => isMisfit(error, union)),
  );
  const [closest] = fitting.toSorted((one, other) => one.length - other.length);
  return [...outside, ...(closest ?? [{ error: union }])];
}

function branchOf(error: ErrorObject, union: ErrorObject): string {
  return error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';
}

/** Whether a branch was out of the question: the value is of another type altogether. */
function isMisfit(error: ErrorObject, union: ErrorObject): boolean {
  return error.instancePath === union.instancePath && ['type', 'const', 'enum'].includes(error.keyword);
}

/** Tells the errors inside `then` or `else` why they apply, and drops the error about the condition itself. */
function settleCondition(complaints: readonly Complaint[], condition: ErrorObject): Complaint[] {
  const base = condition.schemaPath.slice(0, -'if'.length);
  const branch = `${base}${condition.params.failingKeyword}/`;
  const [inside, outside] = partition(complaints, ({ error }) => error.schemaPath.startsWith(branch));
  const tested = Object.keys(plainSchema(plainSchema(plainSchema(condition.parentSchema).if).properties));
  const data = plainSchema(condition.data);
  const present = tested.filter((field) => Object.hasOwn(data, field));
  const because = list(
    present.map((field) => `"${field}" is ${quote(data[field])}`),
    'and',
  );
  const moot = tested.length > present.length;
  return [
    ...outside,
    ...inside.map((complaint) => ({ ...complaint, moot, ...(because === '' ? {} : { because }) })),
  ];
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const item of items) (test(item) ? yes : no).push(item);
  return [yes, no];
}

function distinct(findings: readonly Finding[]): Finding[] {
  const bySentence = new Map(findings.map((finding) => [`${finding.pointer} ${finding.message}`, finding]));
  return [...bySentence.values()].slice(0, MOST_FINDINGS);
}

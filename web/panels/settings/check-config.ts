import { Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';
import { childPointer, pointerSegments } from '../../../src/contracts/pointer.ts';

export interface ConfigProblem {
  /** A JSON pointer. */
  path: string;
  message: string;
}

// Eight, its own limit, is less than a form may have fields.
Settings.Set({ maxErrors: 256 });

type Complaint = ReturnType<typeof Errors>[1][number];

/** What is wrong with settings. It reads the schema as data: the page's policy lets nobody make code out of text. */
export function checkConfig(schema: object, config: unknown): ConfigProblem[] {
  const [, complaints] = Errors(schema, config);
  const problems = complaints.flatMap(problemsOf).filter(({ path }) => !isStandIn(valueAt(config, path)));
  // One sentence for each field: a word in place of a number breaks several rules at once.
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed();
}

/** A masked secret and a variable's name stand for a value that only the server knows. */
function isStandIn(value: unknown): boolean {
  return typeof value === 'string' && /^•+$|\$\{\w+\}/.test(value);
}

function valueAt(config: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    config,
  );
}

function problemsOf(complaint: Complaint): ConfigProblem[] {
  const path = complaint.instancePath;
  if (complaint.keyword === 'required') {
    return complaint.params.requiredProperties.map((name) => ({
      path: childPointer(path, name),
      message: 'This is needed.',
    }));
  }
  return [{ path, message: sentence(complaint) }];
}

function sentence(complaint: Complaint): string {
  switch (complaint.keyword) {
    case 'minimum':
      return `Must be ${complaint.params.limit} or more.`;
    case 'maximum':
      return `Must be ${complaint.params.limit} or less.`;
    case 'exclusiveMinimum':
      return `Must be more than ${complaint.params.limit}.`;
    case 'exclusiveMaximum':
      return `Must be less than ${complaint.params.limit}.`;
    case 'minLength':
      return complaint.params.limit === 1
        ? 'Must not be empty.'
        : `Needs ${complaint.params.limit} characters or more.`;
    case 'maxLength':
      return `Has room for ${complaint.params.limit} characters.`;
    case 'minItems':
      return `Needs ${complaint.params.limit} or more.`;
    case 'maxItems':
      return `Has room for ${complaint.params.limit}.`;
    case 'multipleOf':
      return `Must be a multiple of ${complaint.params.multipleOf}.`;
    case 'enum':
      return `Must be one of ${complaint.params.allowedValues.map(String).join(', ')}.`;
    case 'type':
      return `Must be ${typeInWords(complaint.params.type)}.`;
    case 'format':
      return complaint.params.format === 'uri'
        ? 'Must be a full address, such as http://127.0.0.1:8080.'
        : 'Is not written the right way.';
    case 'pattern':
      return 'Is not written the way it is asked for.';
    case 'uniqueItems':
      return 'Must not hold the same thing twice.';
    default:
      return `${complaint.message.charAt(0).toUpperCase()}${complaint.message.slice(1)}.`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of settings',
};

function typeInWords(type: string | string[]): string {
  return [type]
    .flat()
    .map((name) => TYPES[name] ?? name)
    .join(' or ');
}

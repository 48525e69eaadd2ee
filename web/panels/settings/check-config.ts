import { Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';
import { childPointer, pointerSegments } from '../../../src/contracts/pointer.ts';
import { settingsWords } from '../../words/settings.ts';

export interface ConfigProblem {
  /** A JSON pointer. */
  path: string;
  message: string;
}

// Eight, its own limit, is less than a form may have fields.
Settings.Set({ maxErrors: 256 });

const words = settingsWords.problems;

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
      message: words.required,
    }));
  }
  return [{ path, message: sentence(complaint) }];
}

function sentence(complaint: Complaint): string {
  switch (complaint.keyword) {
    case 'minimum':
      return words.minimum(String(complaint.params.limit));
    case 'maximum':
      return words.maximum(String(complaint.params.limit));
    case 'exclusiveMinimum':
      return words.moreThan(String(complaint.params.limit));
    case 'exclusiveMaximum':
      return words.lessThan(String(complaint.params.limit));
    case 'minLength':
      return complaint.params.limit === 1 ? words.empty : words.minLength(complaint.params.limit);
    case 'maxLength':
      return words.maxLength(complaint.params.limit);
    case 'minItems':
      return words.minItems(complaint.params.limit);
    case 'maxItems':
      return words.maxItems(complaint.params.limit);
    case 'multipleOf':
      return words.multipleOf(String(complaint.params.multipleOf));
    case 'enum':
      return words.oneOf(complaint.params.allowedValues.map(String).join(', '));
    case 'type':
      return words.type(typeInWords(complaint.params.type));
    case 'format':
      return complaint.params.format === 'uri' ? words.address : words.format;
    case 'pattern':
      return String(complaint.params.pattern).startsWith('^(https?:') ? words.address : words.format;
    case 'uniqueItems':
      return words.unique;
    default:
      return `${complaint.message.charAt(0).toUpperCase()}${complaint.message.slice(1)}.`;
  }
}

function typeInWords(type: string | string[]): string {
  return [type]
    .flat()
    .map((name) => words.types[name] ?? name)
    .join(words.or);
}

import type { ASTNode } from '@marcbachmann/cel-js';
import type { Place } from '../../base/json-document.ts';
import { costOf } from '../expression/cost.ts';
import { type Name, namesIn } from '../expression/names.ts';
import { type ParsedExpression, parseExpression, RefusedExpression } from '../expression/parse.ts';
import { type Cast, variable } from './cast.ts';
import { whyUnreadable } from './expression-flaw.ts';
import { isBrought, type PlotNames } from './plot-names.ts';
import { type Report, suggestion } from './report.ts';

/** Who and what can be named in an expression. */
type Known = Pick<Cast, 'factionKeys' | 'variables'>;
type Settable = Pick<PlotNames, 'world' | 'player' | 'steps' | 'brought'>;

interface Expression {
  file: string;
  place: Place;
  expression: string;
}

/** Maps in which a key that nothing has set is false. */
const MAPS = ['flag', 'knows', 'has', 'met'];
/** What the engine itself keeps of the world. */
export const OWN_KEYS = ['time', 'day', 'scene'];
const PERSON_FIELDS = ['trust', 'perception', 'state', 'dead'];

/** Checks a CEL condition: that it can be read, knows its names, says yes or no, and can say yes. */
export function checkExpression(
  { file, place, expression }: Expression,
  cast: Known,
  names: Settable,
  report: Report,
): void {
  let parsed: ParsedExpression;
  try {
    parsed = parseExpression(expression);
  } catch (error) {
    const why = error instanceof RefusedExpression ? error.message : whyUnreadable(expression, error);
    report.add('invalid_expression', file, place, `This expression cannot be read: ${why}.`);
    return;
  }
  const steps = costOf(parsed.ast, largestNames(cast));
  if (steps > names.steps) {
    const message = `This expression takes up to ${steps} steps, and may take ${names.steps}. Loop over fewer things, and do not put one loop in another.`;
    report.add('invalid_expression', file, place, message);
    return;
  }
  const { valid, type, error } = parsed.check();
  if (!valid) {
    report.add('invalid_expression', file, place, `This expression makes no sense: ${reason(error)}.`);
    return;
  }
  if (type !== 'bool' && type !== 'dyn') {
    report.add(
      'invalid_expression',
      file,
      place,
      `This expression gives a value of type ${type}; it must say true or false.`,
    );
    return;
  }
  const unknown = [...new Set(namesIn(parsed.ast).flatMap((name) => unknownName(name, cast, names) ?? []))];
  for (const message of unknown) report.add('unknown_name', file, place, message);
  if (unknown.length === 0 && isNever(parsed.ast, () => valueWithoutNames(parsed))) {
    report.add('never_holds', file, place, `"${expression}" can never be true.`);
  }
}

/** What the engine gives an expression to loop over: how many flags and states there will be, nobody knows yet. */
function largestNames({ factionKeys }: Known): Record<string, unknown> {
  return { player: { reputation_with: Object.fromEntries(factionKeys.map((key) => [key, 0])) } };
}

/** What comes of an expression without names; one that cannot be worked out, such as 1/0 == 1, does not hold. */
function valueWithoutNames(parsed: ParsedExpression): unknown {
  try {
    return parsed({});
  } catch {
    return false;
  }
}

/** What to say of a name that means nothing, or null when it means something. */
function unknownName({ root, field, key }: Name, cast: Known, names: Settable): string | null {
  if (root === 'scene') return null;
  if (root === 'met' && field !== undefined && !cast.variables.includes(field))
    return `There is no character "${field}"${suggestion(field, cast.variables)}`;
  if (MAPS.includes(root))
    return field === undefined ? `Say which ${root} is meant, such as ${root}.bell_rung.` : null;
  if (root === 'player') {
    if (field === undefined) return 'Say what of the player is meant, such as player.reputation.';
    if (field === 'reputation_with' && key !== undefined && !cast.factionKeys.includes(key))
      return `There is no faction "${key}" in lore/factions/${suggestion(key, cast.factionKeys)}`;
    if (names.player.has(variable(field))) return null;
    return `The player has no stat or state "${field}"${suggestion(field, names.player)}`;
  }
  if (root === 'world') {
    if (field === undefined) return 'Say what of the world is meant, such as world.season.';
    if (names.world.has(field) || OWN_KEYS.includes(field) || isBrought(field, names)) return null;
    return `Nothing in the plot sets world.${field}, so only a skill can${suggestion(field, names.world.keys())}`;
  }
  if (!cast.variables.includes(root)) {
    const near = suggestion(root, ['player', 'world', 'scene', ...MAPS, ...cast.variables]);
    return `Nothing is called "${root}" in expressions${near}`;
  }
  if (field !== undefined && PERSON_FIELDS.includes(field)) return null;
  return `Of a character only trust, perception, state and dead can be asked, not "${field ?? ''}"${suggestion(field ?? '', PERSON_FIELDS)}`;
}

/** Whether an expression is false whatever happens, as far as that shows at a glance. */
function isNever(node: ASTNode, evaluate: () => unknown): boolean {
  if (namesIn(node).length === 0) return evaluate() === false;
  if (node.op === '&&') return node.args.some((part) => isNever(part, () => true));
  if (!['<', '<=', '>', '>=', '=='].includes(node.op)) return false;
  const [left, right] = node.args as [ASTNode, ASTNode];
  const limit = numberOf(right);
  return limit !== null && isRegard(left) && !isPossible(node.op, limit);
}

const LOWEST = -100;
const HIGHEST = 100;

function isPossible(operator: string, limit: number): boolean {
  if (operator === '>') return limit < HIGHEST;
  if (operator === '>=') return limit <= HIGHEST;
  if (operator === '<') return limit > LOWEST;
  if (operator === '<=') return limit >= LOWEST;
  return limit >= LOWEST && limit <= HIGHEST;
}

/** Trust, perception and reputation go from −100 to 100. */
function isRegard(node: ASTNode): boolean {
  if (node.op === '[]') return isRegard(node.args[0]);
  return node.op === '.' && ['trust', 'perception', 'reputation', 'reputation_with'].includes(node.args[1]);
}

function numberOf(node: ASTNode): number | null {
  if (node.op === '-_') {
    const inner = numberOf(node.args);
    return inner === null ? null : -inner;
  }
  const isNumber = node.op === 'value' && (typeof node.args === 'bigint' || typeof node.args === 'number');
  return isNumber ? Number(node.args) : null;
}

function reason(error: unknown): string {
  const text = error instanceof Error ? ('summary' in error && error.summary) || error.message : error;
  const [first = ''] = String(text).split('\n');
  return (first.charAt(0).toLowerCase() + first.slice(1)).replace(/[.:]+$/, '');
}

import type { ASTNode } from '@marcbachmann/cel-js';
import type { Campaign } from '../../campaign/campaign.ts';
import { namesIn } from '../../campaign/expression/names.ts';
import { parseExpression } from '../../campaign/expression/parse.ts';
import { inWords } from '../../campaign/ink/names.ts';
import { type ExpressionInput, holds } from '../plot/expression.ts';
import { variable } from '../plot/plot-state.ts';

const UNKNOWN = 'Not possible now.';

/** What a locked choice waits for, as a sentence for the player: of several conditions the first that does not hold. */
export function needsInWords(expression: string, input: ExpressionInput): string {
  try {
    const missing = partsOf(parseExpression(expression).ast, expression).find(
      (part) => !holds(part.text, input),
    );
    return missing === undefined ? UNKNOWN : sentenceFor(missing.ast, input.campaign);
  } catch {
    return UNKNOWN; // an expression that cannot be read never holds; the validator has told of it
  }
}

interface Part {
  ast: ASTNode;
  text: string;
}

/** The conditions of a chain of `&&`; brackets are too rare in a tag to be worth more. */
function partsOf(ast: ASTNode, text: string): Part[] {
  if (ast.op !== '&&' || /[()]/.test(text)) return [{ ast, text }];
  return text.split('&&').map((part) => ({ ast: parseExpression(part).ast, text: part }));
}

const MORE = ['>', '>='];
const LESS = ['<', '<='];

function sentenceFor(ast: ASTNode, campaign: Campaign): string {
  const isNot = ast.op === '!_';
  const [name, ...others] = namesIn(ast);
  if (name !== undefined && others.length === 0 && (name.root === 'scene' || name.root === 'day'))
    return LESS.includes(ast.op) ? TOO_LATE : 'It is too early for this.';
  if (name?.field === undefined || others.length > 0) return UNKNOWN;
  const { root, field } = name;
  const words = inWords(field);
  if (root === 'has') return isNot ? `Not while you carry the ${words}.` : `You need the ${words}.`;
  if (root === 'knows') return isNot ? 'You know too much for this.' : unlearned(field, campaign);
  const named = (key: string) =>
    campaign.people.find(({ id }) => variable(id.slice('person:'.length)) === key)?.shortName;
  if (root === 'met') return isNot ? TOO_LATE : `You have not met ${named(field) ?? words} yet.`;
  const person = named(root);
  if (person !== undefined && ['trust', 'perception'].includes(field))
    return LESS.includes(ast.op)
      ? `${person} thinks too well of you.`
      : `${person} must think better of you.`;
  if (root !== 'player' && root !== 'flag' && root !== 'world') return UNKNOWN;
  if (MORE.includes(ast.op)) return `You need more ${words}.`;
  if (LESS.includes(ast.op)) return `You have too much ${words}.`;
  // What a flag is called is a note to the author, and often gives away what is to come.
  if (root === 'flag') return isNot ? TOO_LATE : 'Something else has to happen first.';
  return UNKNOWN;
}

const TOO_LATE = 'It is too late for this.';

/** What is missing is not given away: only whom or what it is about, where the name of the fact says so. */
function unlearned(fact: string, { people, topics }: Campaign): string {
  const topic = topics.find(({ id }) => variable(id.slice('topic:'.length)) === variable(fact));
  const key = `_${variable(fact)}_`;
  const person = people.find(({ id }) => key.includes(`_${variable(id.slice('person:'.length))}_`));
  const about = topic?.name ?? person?.shortName;
  return about === undefined ? 'You do not know enough yet.' : `You do not know enough about ${about} yet.`;
}

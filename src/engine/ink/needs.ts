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

function sentenceFor(ast: ASTNode, { people }: Campaign): string {
  const isNot = ast.op === '!_';
  const [name, ...others] = namesIn(ast);
  if (name?.field === undefined || others.length > 0) return UNKNOWN;
  const words = inWords(name.field);
  if (name.root === 'has') return isNot ? `Not while you carry the ${words}.` : `You need the ${words}.`;
  // What a fact is called is the author's own word for it, and may give it away.
  if (name.root === 'knows') return isNot ? UNKNOWN : 'You do not know enough yet.';
  const person = people.find(({ id }) => variable(id.slice('person:'.length)) === name.root);
  if (person !== undefined && ['trust', 'perception'].includes(name.field))
    return ['<', '<='].includes(ast.op)
      ? `${person.shortName} thinks too well of you.`
      : `${person.shortName} must think better of you.`;
  return name.root === 'player' && ['>', '>='].includes(ast.op) ? `You need more ${words}.` : UNKNOWN;
}

import type { ASTNode } from '@marcbachmann/cel-js';

const MACROS = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** A name in an expression: `odile.trust`, `player.reputation_with["pilots"]`. */
export interface Name {
  root: string;
  field?: string;
  key?: string;
}

/** Every name in an expression; those that a macro binds are its own. */
export function namesIn(node: ASTNode, bound: readonly string[] = []): Name[] {
  const inside = (nodes: readonly ASTNode[], more: readonly string[] = bound) =>
    nodes.flatMap((child) => namesIn(child, more));
  switch (node.op) {
    case 'value':
      return [];
    case 'id':
      return bound.includes(node.args) ? [] : [{ root: node.args }];
    case '.':
    case '.?': {
      const [object, field] = node.args;
      if (object.op !== 'id') return namesIn(object, bound);
      return bound.includes(object.args) ? [] : [{ root: object.args, field }];
    }
    case '[]':
    case '[?]': {
      const [object, index] = node.args;
      const [name, ...others] = namesIn(object, bound);
      if (name === undefined || index.op !== 'value') return inside([object, index]);
      const key = String(index.args);
      return [name.field === undefined ? { ...name, field: key } : { ...name, key }, ...others];
    }
    case 'call':
      return inside(node.args[1]);
    case 'rcall': {
      const [method, object, args] = node.args;
      const [first] = args;
      const isMacro = MACROS.has(method) && first?.op === 'id';
      return [
        ...namesIn(object, bound),
        ...(isMacro ? inside(args.slice(1), [...bound, String(first.args)]) : inside(args)),
      ];
    }
    case 'list':
      return inside(node.args);
    case 'map':
      return inside(node.args.flat());
    case '!_':
    case '-_':
      return namesIn(node.args, bound);
    default:
      return inside(node.args);
  }
}

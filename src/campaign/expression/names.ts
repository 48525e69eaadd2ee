import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './children.ts';
import { LOOPS } from './parse.ts';

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
      const names = namesIn(object, bound);
      const [name, ...others] = names;
      if (name === undefined || index.op !== 'value') return [...names, ...namesIn(index, bound)];
      const key = String(index.args);
      return [name.field === undefined ? { ...name, field: key } : { ...name, key }, ...others];
    }
    case 'rcall': {
      const [method, object, args] = node.args;
      const [first] = args;
      const isLoop = LOOPS.has(method) && first?.op === 'id';
      return [
        ...namesIn(object, bound),
        ...(isLoop ? inside(args.slice(1), [...bound, String(first.args)]) : inside(args)),
      ];
    }
    default:
      return inside(childrenOf(node));
  }
}

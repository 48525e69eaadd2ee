import type { StateView } from '../../../src/contracts/api/look.ts';
import { childPointer, pointerSegments } from '../../../src/contracts/pointer.ts';
import { stateWords } from '../../words/state.ts';

const words = stateWords.tree;

export type Change = StateView['changes'][number];

/** One line of the tree as it is shown. */
export interface TreeRow {
  pointer: string;
  /** The key, or the index, under which it lies. */
  name: string;
  value: unknown;
  /** 1 at the top, as in `aria-level`. */
  level: number;
  isBranch: boolean;
  isOpen: boolean;
  /** Where it stands among those shown beside it, from 1, and how many they are. */
  position: number;
  siblings: number;
  /** What happened to it in the last scene. */
  change: Change | null;
  /** How many changes lie below it. */
  changesInside: number;
  isMatch: boolean;
}

export interface TreeOptions {
  changes: readonly Change[];
  /** Pointers of the branches that are open. */
  open: ReadonlySet<string>;
  /** What to look for in names and values; empty to show everything. */
  search: string;
}

interface Twig {
  name: string;
  pointer: string;
  value: unknown;
}

/** The lines of the tree from top to bottom. While searching, only what matches and the way to it, laid open. */
export function treeRows(state: unknown, { changes, open, search }: TreeOptions): TreeRow[] {
  const sought = search.trim().toLocaleLowerCase();
  const known = indexOf(changes);
  const rows: TreeRow[] = [];

  const holdsMatch = (twig: Twig): boolean =>
    matches(twig, sought) || childrenOf(twig.value, twig.pointer, known).some(holdsMatch);

  const add = (twigs: Twig[], level: number, isFoundAbove: boolean) => {
    const shown = sought === '' || isFoundAbove ? twigs : twigs.filter(holdsMatch);
    for (const [index, twig] of shown.entries()) {
      const children = childrenOf(twig.value, twig.pointer, known);
      const isMatch = sought !== '' && matches(twig, sought);
      const isWayToMatch = sought !== '' && children.some(holdsMatch);
      const isOpen = children.length > 0 && (isWayToMatch || open.has(twig.pointer));
      rows.push({
        ...twig,
        level,
        isBranch: children.length > 0,
        isOpen,
        position: index + 1,
        siblings: shown.length,
        change: known.at.get(twig.pointer) ?? null,
        changesInside: known.inside.get(twig.pointer) ?? 0,
        isMatch,
      });
      // Under a name that was looked for, opening it shows everything, not only what matches again.
      if (isOpen) add(children, level + 1, isFoundAbove || (isMatch && !isWayToMatch));
    }
  };

  add(childrenOf(state, '', known), 1, false);
  return rows;
}

/** Changes by where they happened, found in one step however large the state is. */
interface ChangeIndex {
  at: ReadonlyMap<string, Change>;
  /** How many lie below a place. */
  inside: ReadonlyMap<string, number>;
  /** What was taken out of a place. */
  removedFrom: ReadonlyMap<string, Change[]>;
}

function indexOf(changes: readonly Change[]): ChangeIndex {
  const inside = new Map<string, number>();
  for (const { path } of changes) {
    for (const above of ancestorsOf(path)) inside.set(above, (inside.get(above) ?? 0) + 1);
  }
  const removed = changes.filter(({ kind }) => kind === 'removed');
  return {
    at: new Map(changes.map((change) => [change.path, change])),
    inside,
    removedFrom: Map.groupBy(removed, ({ path }) => parentOf(path)),
  };
}

/** What lies in a value, and what the last scene took out of it, so that the loss can be seen. */
function childrenOf(value: unknown, pointer: string, known: ChangeIndex): Twig[] {
  const children = entriesOf(value).map(([name, inner]) => ({
    name,
    pointer: childPointer(pointer, name),
    value: inner,
  }));
  const removed = known.removedFrom.get(pointer);
  if (removed === undefined) return children;
  const present = new Set(children.map((child) => child.pointer));
  const gone = removed.filter(({ path }) => !present.has(path));
  return [
    ...children,
    ...gone.map(({ path, before }) => ({
      name: pointerSegments(path).at(-1) ?? '',
      pointer: path,
      value: before,
    })),
  ];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function matches({ name, value }: Twig, sought: string): boolean {
  if (name.toLocaleLowerCase().includes(sought)) return true;
  return entriesOf(value).length === 0 && shortValue(value).toLocaleLowerCase().includes(sought);
}

/** Everything above a place, so that it can be laid open. */
export function ancestorsOf(pointer: string): string[] {
  const ancestors: string[] = [];
  for (let above = parentOf(pointer); above !== ''; above = parentOf(above)) ancestors.push(above);
  return ancestors;
}

/** A value on one line: text as it is, branches as what they hold. */
export function shortValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? words.emptyText : value;
  if (Array.isArray(value)) return value.length === 0 ? words.emptyList : words.list(value.length);
  if (typeof value === 'object' && value !== null) {
    const size = Object.keys(value).length;
    return size === 0 ? words.emptyGroup : words.group(size);
  }
  return value === null ? words.none : String(value);
}

/** What happened, for people: `was 2`, `new`, `removed`. */
export function changeInWords(change: Change): string {
  if (change.kind === 'added') return words.added;
  if (change.kind === 'removed') return words.removed;
  return words.was(shortValue(change.before));
}

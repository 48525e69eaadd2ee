import type { StateView } from '../../../src/contracts/api/look.ts';
import { childPointer, pointerSegments } from '../../../src/contracts/pointer.ts';

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
  const byPointer = new Map(changes.map((change) => [change.path, change]));
  const rows: TreeRow[] = [];

  const holdsMatch = (twig: Twig): boolean =>
    matches(twig, sought) || childrenOf(twig.value, twig.pointer, changes).some(holdsMatch);

  const add = (twigs: Twig[], level: number, isFoundAbove: boolean) => {
    const shown = sought === '' || isFoundAbove ? twigs : twigs.filter(holdsMatch);
    for (const [index, twig] of shown.entries()) {
      const children = childrenOf(twig.value, twig.pointer, changes);
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
        change: byPointer.get(twig.pointer) ?? null,
        changesInside: changes.filter(({ path }) => path.startsWith(`${twig.pointer}/`)).length,
        isMatch,
      });
      // Under a name that was looked for, opening it shows everything, not only what matches again.
      if (isOpen) add(children, level + 1, isFoundAbove || (isMatch && !isWayToMatch));
    }
  };

  add(childrenOf(state, '', changes), 1, false);
  return rows;
}

/** What lies in a value, and what the last scene took out of it, so that the loss can be seen. */
function childrenOf(value: unknown, pointer: string, changes: readonly Change[]): Twig[] {
  const children = entriesOf(value).map(([name, inner]) => ({
    name,
    pointer: childPointer(pointer, name),
    value: inner,
  }));
  const present = new Set(children.map((child) => child.pointer));
  const removed = changes
    .filter(({ kind, path }) => kind === 'removed' && parentOf(path) === pointer && !present.has(path))
    .map(({ path, before }) => ({ name: pointerSegments(path).at(-1) ?? '', pointer: path, value: before }));
  return [...children, ...removed];
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
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : `list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const size = Object.keys(value).length;
    return size === 0 ? 'empty' : `${size} ${size === 1 ? 'entry' : 'entries'}`;
  }
  return value === null ? 'nothing' : String(value);
}

/** What happened, for people: `was 2`, `new`, `gone`. */
export function changeInWords(change: Change): string {
  if (change.kind === 'added') return 'new';
  if (change.kind === 'removed') return 'gone';
  return `was ${shortValue(change.before)}`;
}

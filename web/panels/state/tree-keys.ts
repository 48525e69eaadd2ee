import type { TreeRow } from './tree.ts';

/** What a key does in the tree: another line has the focus, or a branch opens or closes. */
export type TreeMove = { focus: string } | { open: string } | { close: string } | null;

/** The keys that the ARIA pattern for trees asks for. In a right-to-left page left and right are swapped before. */
export function treeMove(key: string, rows: readonly TreeRow[], focused: string): TreeMove {
  const index = rows.findIndex(({ pointer }) => pointer === focused);
  const row = rows[index];
  if (row === undefined) return null;
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1]);
    case 'ArrowUp':
      return focusOn(rows[index - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      if (!row.isBranch) return null;
      return row.isOpen ? focusOn(rows[index + 1]) : { open: row.pointer };
    case 'ArrowLeft':
      if (row.isOpen) return { close: row.pointer };
      return focusOn(rows.slice(0, index).findLast(({ level }) => level === row.level - 1));
    case 'Enter':
    case ' ':
      if (!row.isBranch) return null;
      return row.isOpen ? { close: row.pointer } : { open: row.pointer };
    default:
      return key.length === 1 ? focusOn(byFirstLetter(key, rows, index)) : null;
  }
}

const focusOn = (row: TreeRow | undefined): TreeMove => (row === undefined ? null : { focus: row.pointer });

function byFirstLetter(letter: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const sought = letter.toLocaleLowerCase();
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ name }) =>
    name.toLocaleLowerCase().startsWith(sought),
  );
}

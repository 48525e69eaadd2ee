import { mdiChevronDown, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import { md } from '../../theme/roles.ts';
import { Icon } from '../../ui/icon.tsx';
import { stateWords } from '../../words/state.ts';
import { changeInWords, shortValue, type TreeRow } from './tree.ts';
import { treeMove } from './tree-keys.ts';

interface StateTreeProps {
  rows: readonly TreeRow[];
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
}

/** The state as a tree that keys alone can walk through. */
export function StateTree({ rows, open, onOpen }: StateTreeProps) {
  const [focused, setFocused] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  const current = rows.some(({ pointer }) => pointer === focused) ? focused : (rows[0]?.pointer ?? '');

  const change = (pointer: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(pointer);
    else next.delete(pointer);
    onOpen(next);
  };
  const focus = (pointer: string) => {
    setFocused(pointer);
    tree.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, current);
    if (move === null) return;
    event.preventDefault();
    if ('focus' in move) focus(move.focus);
    else if ('open' in move) change(move.open, true);
    else change(move.close, false);
  };
  return (
    <Box
      component="ul"
      ref={tree}
      role="tree"
      aria-label={stateWords.tree.label}
      onKeyDown={press}
      sx={{ m: 0, p: 0, listStyle: 'none', font: '13px/1.5 ui-monospace, monospace' }}
    >
      {rows.map((row) => (
        <Line
          key={row.pointer}
          row={row}
          isCurrent={row.pointer === current}
          onPress={() => {
            setFocused(row.pointer);
            if (row.isBranch) change(row.pointer, !row.isOpen);
          }}
        />
      ))}
    </Box>
  );
}

function Line({ row, isCurrent, onPress }: { row: TreeRow; isCurrent: boolean; onPress: () => void }) {
  return (
    <Box
      component="li"
      role="treeitem"
      data-pointer={row.pointer}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isBranch ? row.isOpen : undefined}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onPress}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1,
        pl: `${(row.level - 1) * 16 + 4}px`,
        pr: 1,
        py: '3px',
        borderRadius: '6px',
        contentVisibility: 'auto', // a list of a thousand entries costs no more than those in view
        containIntrinsicHeight: 'auto 26px',
        cursor: row.isBranch ? 'pointer' : 'default',
        bgcolor: row.change === null ? 'transparent' : md('secondaryContainer'),
        color: row.change === null ? md('onSurface') : md('onSecondaryContainer'),
        '&:hover': row.change === null ? { bgcolor: md('surfaceContainerHigh') } : {},
        '&:focus-visible': { outline: `2px solid ${md('primary')}`, outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ flex: 'none', width: 18, alignSelf: 'center', display: 'flex' }}>
        {row.isBranch && <Icon path={row.isOpen ? mdiChevronDown : mdiChevronRight} size={18} />}
      </Box>
      <Box
        component="span"
        sx={{
          ...(row.change?.kind === 'removed' ? { textDecoration: 'line-through' } : {}),
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="bdi" sx={{ fontWeight: row.isMatch ? 700 : 500, mr: '1ch' }}>
          {row.name}
        </Box>
        <Box
          component="bdi"
          sx={{
            color: row.change !== null ? 'inherit' : row.isBranch ? md('onSurfaceVariant') : md('primary'),
          }}
        >
          {shortValue(row.value)}
        </Box>
      </Box>
      <ChangeNote row={row} />
    </Box>
  );
}

function ChangeNote({ row }: { row: TreeRow }) {
  const words =
    row.change !== null
      ? changeInWords(row.change)
      : row.changesInside > 0 && !row.isOpen
        ? stateWords.tree.changes(row.changesInside)
        : '';
  if (words === '') return null;
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        maxWidth: '45%',
        overflowWrap: 'anywhere',
        px: 0.75,
        borderRadius: '6px',
        fontFamily: 'inherit',
        fontSize: 12,
        fontWeight: 600,
        bgcolor: md('tertiaryContainer'),
        color: md('onTertiaryContainer'),
      }}
    >
      {words}
    </Box>
  );
}

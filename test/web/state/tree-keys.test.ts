import { describe, expect, it } from 'vitest';
import { treeRows } from '../../../web/panels/state/tree.ts';
import { treeMove } from '../../../web/panels/state/tree-keys.ts';

const STATE = { people: { mara: { mood: 'wary' }, tobin: 1 }, scene: 3 };
const rows = treeRows(STATE, { changes: [], open: new Set(['/people']), search: '' });
const press = (key: string, at: string) => treeMove(key, rows, at);

describe('keys in the tree', () => {
  it('go up and down over the lines that are shown', () => {
    expect(press('ArrowDown', '/people')).toEqual({ focus: '/people/mara' });
    expect(press('ArrowDown', '/scene')).toBeNull();
    expect(press('ArrowUp', '/scene')).toEqual({ focus: '/people/tobin' });
    expect(press('End', '/people')).toEqual({ focus: '/scene' });
    expect(press('Home', '/scene')).toEqual({ focus: '/people' });
  });

  it('open, go in, close and go out', () => {
    expect(press('ArrowRight', '/people/mara')).toEqual({ open: '/people/mara' });
    expect(press('ArrowRight', '/people')).toEqual({ focus: '/people/mara' });
    expect(press('ArrowRight', '/scene')).toBeNull();
    expect(press('ArrowLeft', '/people')).toEqual({ close: '/people' });
    expect(press('ArrowLeft', '/people/tobin')).toEqual({ focus: '/people' });
    expect(press('Enter', '/people/mara')).toEqual({ open: '/people/mara' });
  });

  it('find a line by its first letter and begin again at the top', () => {
    expect(press('t', '/people')).toEqual({ focus: '/people/tobin' });
    expect(press('P', '/scene')).toEqual({ focus: '/people' });
    expect(press('z', '/scene')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { NODE, type PlacedPlan, placePlan, placeToFit, softPath } from '../../../web/panels/tools/layout.ts';
import { neededEdges, wiringOf } from '../../../web/panels/tools/needed-edges.ts';

const tool = (toolId: string, ...dependsOn: string[]) => ({ toolId, dependsOn });
const DIAMOND = [tool('d', 'b', 'c'), tool('b', 'a'), tool('c', 'a'), tool('a')];

function placeOf(placed: PlacedPlan, toolId: string) {
  const found = placed.tools.find((place) => place.toolId === toolId);
  if (found === undefined) throw new Error(`${toolId} is nowhere`);
  return found;
}

function expectApart({ tools, width, height, box }: PlacedPlan): void {
  for (const [index, one] of tools.entries()) {
    expect(one.x >= 0 && one.y >= 0).toBe(true);
    expect(one.x + box.width <= width && one.y + box.height <= height).toBe(true);
    for (const other of tools.slice(index + 1)) {
      const isApart = Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height;
      expect(isApart, `${one.toolId} and ${other.toolId}`).toBe(true);
    }
  }
}

describe('the graph of a plan', () => {
  it('puts what comes first on the left', () => {
    const placed = placePlan(DIAMOND, 'across');
    const x = (id: string) => placeOf(placed, id).x;
    expect(x('a') + NODE.width).toBeLessThan(x('b'));
    expect(x('b')).toBe(x('c'));
    expect(x('c') + NODE.width).toBeLessThan(x('d'));
  });

  it('puts what comes first on top where there is little room', () => {
    const placed = placePlan(DIAMOND, 'down');
    expect(placeOf(placed, 'a').y + NODE.height).toBeLessThan(placeOf(placed, 'd').y);
  });

  it('lets no two tools lie on each other and none outside', () => {
    const wide = [tool('start'), ...Array.from({ length: 12 }, (_, index) => tool(`t${index}`, 'start'))];
    for (const placed of [placePlan(wide, 'across'), placeToFit(wide, 360)]) {
      expect(placed.tools).toHaveLength(wide.length);
      expectApart(placed);
    }
  });

  it('makes boxes narrower where there is little room', () => {
    const fan = [tool('a'), tool('b'), tool('c'), tool('end', 'a', 'b', 'c')];
    const placed = placeToFit(fan, 360);
    expect(placed.width).toBeLessThanOrEqual(360);
    expect(placed.box.width).toBeLessThan(NODE.width);
    expect(placeOf(placed, 'end').y).toBeGreaterThan(placeOf(placed, 'a').y + placed.box.height);
    expectApart(placed);
  });

  it('goes across where there is room for it', () => {
    expect(placeToFit(DIAMOND, 2000)).toEqual(placePlan(DIAMOND, 'across'));
  });

  it('draws a line for each dependency that is in the plan, and only for those', () => {
    const { edges } = placePlan([tool('a'), tool('b', 'a', 'a', 'elsewhere')], 'across');
    expect(edges.map(({ from, to }) => [from, to])).toEqual([['a', 'b']]);
    expect(edges[0]?.path).toMatch(/^M[\d.,]+ C[\d.,]+ [\d.,]+ [\d.,]+$/);
  });

  it('is empty for a plan without tools', () => {
    expect(placePlan([], 'across').tools).toEqual([]);
  });

  it('ends even when the plan goes in a circle', () => {
    expect(placePlan([tool('a', 'b'), tool('b', 'a')], 'across').tools).toHaveLength(2);
  });
});

describe('a soft line', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 20, y: 10 },
  ];

  it('leaves and arrives straight ahead', () => {
    expect(softPath(points, 'across')).toBe('M0,0 C10,0 10,10 20,10');
    expect(softPath(points, 'down')).toBe('M0,0 C0,5 20,5 20,10');
  });

  it('is nothing through less than two points', () => {
    expect(softPath([{ x: 1, y: 1 }], 'across')).toBe('');
  });
});

describe('the lines of a graph', () => {
  it('leave out what follows from the rest', () => {
    const tools = [tool('a'), tool('b', 'a'), tool('c', 'a', 'b'), tool('d', 'a', 'c', 'gone')];
    expect(neededEdges(tools).map(({ from, to }) => `${from}${to}`)).toEqual(['ab', 'bc', 'cd']);
  });

  it('are all there where nothing follows from anything', () => {
    expect(neededEdges(DIAMOND)).toHaveLength(4);
  });

  it('end even in a circle', () => {
    expect(neededEdges([tool('a', 'b', 'a'), tool('b', 'a')])).toHaveLength(2);
  });
});

describe('where lines meet', () => {
  const stage = ['c', 'd', 'e'].map((id) => tool(id, 'a', 'b'));

  it('is one point for several tools that wait for the same several others', () => {
    const { edges, joins } = wiringOf([tool('a'), tool('b'), ...stage]);
    expect(joins).toHaveLength(1);
    expect(edges).toHaveLength(5);
    const placed = placePlan([tool('a'), tool('b'), ...stage], 'across');
    expect(placed.joins).toHaveLength(1);
    expect(placed.edges.filter(({ isArrow }) => isArrow)).toHaveLength(3);
    expectApart(placed);
  });

  it('is not needed for one tool, or for one that all wait for', () => {
    expect(wiringOf([tool('a'), tool('b'), tool('c', 'a', 'b')]).joins).toEqual([]);
    expect(wiringOf([tool('a'), tool('b', 'a'), tool('c', 'a')]).joins).toEqual([]);
  });
});

import type { Table } from '../../support/table.ts';
import { CONSTANT, type Curve } from './curve.ts';
import type { Row, Unit } from './measure.ts';

export function tableOf(rows: readonly Row[]): Table {
  return {
    head: ['benchmark', 'ours', 'limit', 'ratio', 'budget', '', 'rounds', 'the limit is'],
    lines: rows.map(rowCells),
    numeric: [1, 2, 3],
  };
}

function rowCells(row: Row): string[] {
  const { name, ours, limit, unit, ratio, budget, holds, rounds, limitIs } = row;
  return [
    name,
    amount(ours, unit),
    amount(limit, unit),
    `${ratio.toFixed(2)} x`,
    budget === null ? '' : `${budget.kind} ${budget.ratio.toFixed(2)} x`,
    verdict(holds),
    String(rounds),
    limitIs,
  ];
}

/** A line for each size, with what one unit costs there if units have a cost; the fit is said by `fitOf`. */
export function tableOfCurve({ counted, points, unit, limitIs, atMost }: Curve): Table {
  const hasLimit = limitIs !== '';
  const hasEach = atMost > CONSTANT;
  return {
    head: [counted, 'ours', ...(hasEach ? ['each'] : []), ...(hasLimit ? [limitIs, 'ratio'] : [])],
    lines: points.map(({ size, ours, limit }) => [
      size.toLocaleString('en'),
      amount(ours, unit),
      ...(hasEach ? [amount(ours / size, unit)] : []),
      ...(hasLimit
        ? [limit === null ? '' : amount(limit, unit), limit === null ? '' : `${(ours / limit).toFixed(2)} x`]
        : []),
    ]),
    numeric: [0, 1, 2, 3, 4],
  };
}

export function fitOf({ exponent, limitExponent, atMost, holds }: Curve): string {
  if (Number.isNaN(exponent)) return 'one size says nothing about growth';
  const limit = limitExponent === null ? '' : `, the limit with ${limitExponent.toFixed(2)}`;
  return `grows with the size to the power of ${exponent.toFixed(2)}${limit}; at most ${atMost.toFixed(2)}: ${verdict(holds)}`;
}

function verdict(holds: boolean | null): string {
  return holds === null ? '' : holds ? 'ok' : 'MISSED';
}

function amount(value: number, unit: Unit): string {
  const digits = digitsFor(value, unit);
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${unit}`;
}

/** As many digits after the point as say something. */
function digitsFor(value: number, unit: Unit): number {
  if (unit === 'of 1') return 3;
  if (unit === 'elements' || value >= 100) return 0;
  return value >= 1 ? 1 : value >= 0.1 ? 3 : 4;
}

import type { Criterion, FigureSection, FigureSource, Measurement } from './criterion.ts';
import type { Stage } from './stage/stage.ts';

export interface Row extends Measurement {
  id: string;
  what: string;
  target: string;
  method: string;
  seconds: number;
}

/** Measures one after the other, so that none is slowed down by another. What fails to be measured has not passed. */
export async function measureAll(
  criteria: readonly Criterion[],
  stage: Stage,
  onRow: (row: Row) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, what, target, method, measure } of criteria) {
    const startedAt = performance.now();
    const measurement = await measure(stage).catch(asFailure);
    const row = { id, what, target, method, ...measurement, seconds: (performance.now() - startedAt) / 1000 };
    rows.push(row);
    onRow(row);
  }
  return rows;
}

function asFailure(error: unknown): Measurement {
  return { measured: `broke off: ${error instanceof Error ? error.message : String(error)}`, passed: false };
}

export async function measureFigures(
  sources: readonly FigureSource[],
  stage: Stage,
): Promise<FigureSection[]> {
  const sections: FigureSection[] = [];
  for (const { id, measure } of sources) {
    sections.push(
      await measure(stage).catch((error) => ({ title: id, note: asFailure(error).measured, figures: [] })),
    );
  }
  return sections;
}

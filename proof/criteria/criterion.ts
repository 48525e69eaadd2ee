import type { Stage } from './stage/stage.ts';

/** What came out of a measurement. */
export interface Measurement {
  /** The figures, in a few words. */
  measured: string;
  /** Null when it cannot be measured here; the reason says why. */
  passed: boolean | null;
  reason?: string;
}

/** One success criterion, and how it is measured. */
export interface Criterion {
  /** `SC-034` */
  id: string;
  what: string;
  target: string;
  /** How it is measured, in a sentence. */
  method: string;
  /** Takes a few seconds and depends on no clock, so that it can be among the tests. */
  isQuick?: boolean;
  measure(stage: Stage): Promise<Measurement>;
}

export interface Figure {
  name: string;
  value: string;
}

/** Figures that are no criterion, with a heading and what should be known about them. */
export interface FigureSection {
  title: string;
  note: string;
  figures: Figure[];
}

/** A section is measured by a file in `figures/` that exports this as `section`. */
export interface FigureSource {
  /** As `--only` names it. */
  id: string;
  measure(stage: Stage): Promise<FigureSection>;
}

/** For what needs something this machine does not have. */
export function notHere(reason: string): Measurement {
  return { measured: '', passed: null, reason };
}

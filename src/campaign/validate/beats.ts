import { isJsonObject, type Json } from '../../base/json.ts';
import type { BeatConditions } from '../../contracts/plot-beats.ts';
import { epilogueCondition, expressionIn } from '../endings.ts';
import { plotNode } from '../plot-graph.ts';
import { asText, type Cast } from './cast.ts';
import { checkConditions } from './conditions.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { checkExpression } from './expression.ts';
import type { PlotNames } from './plot-names.ts';
import { checkProspects, type Moment } from './prospects.ts';
import type { Report } from './report.ts';

/** Checks the plot: what beats and endings wait for, and whether it can come true. */
export function checkPlot(draft: Draft, cast: Cast, names: PlotNames, report: Report): void {
  const { beats } = draft;
  const moments = momentsOf(draft);
  const ids = moments.filter(({ isEnding }) => !isEnding).map(({ node }) => node.id);
  // A beat without an id that can be read may be the one that is meant.
  const known = new Set(ids);
  const areAllKnown = beats === null || (beats.isReadable && beatCount(beats) === ids.length);
  checkDuplicates(moments, report);
  for (const moment of moments) {
    if (areAllKnown) checkReferences(moment, known, report);
    checkConditions(moment.document, moment.base, cast, names, report);
    if (!moment.isEnding) checkBeat(moment, report);
  }
  checkEpilogues(draft, cast, names, report);
  checkProspects(moments, areAllKnown, report);
}

function checkEpilogues({ folder, endings }: Draft, cast: Cast, names: PlotNames, report: Report): void {
  for (const { file } of endings)
    for (const { heading, line } of report.attempt(() => folder.prose(file)) ?? []) {
      const expression = expressionIn(epilogueCondition(heading ?? '') ?? '');
      if (expression !== null)
        checkExpression({ file, place: { line, column: 1 }, expression }, cast, names, report);
    }
}

/** How many beats and endings wait for an expression. */
export function expressionsIn(draft: Draft): number {
  return momentsOf(draft).filter(
    ({ document, base }) => typeof document.sound(`${base}/conditions/custom/expression`) === 'string',
  ).length;
}

function momentsOf({ beats, endings }: Draft): Moment[] {
  return [...(beats === null ? [] : beatsOf(beats)), ...endings.map(endingMoment)];
}

function beatCount(beats: Document): number {
  const list = beats.raw('/beats');
  return Array.isArray(list) ? list.length : -1;
}

function beatsOf(document: Document): Moment[] {
  const list = document.raw('/beats');
  return (Array.isArray(list) ? list : []).flatMap((_, index) => {
    const base = `/beats/${index}`;
    const id = asText(document.sound(`${base}/id`));
    return id === undefined ? [] : [{ ...moment(document, base, id), label: `"${id}"`, isEnding: false }];
  });
}

function endingMoment(document: Document): Moment {
  return { ...moment(document, '', document.file), label: 'This ending', isEnding: true };
}

function moment(document: Document, base: string, id: string) {
  const conditions = document.sound(`${base}/conditions`);
  return {
    document,
    base,
    node: plotNode(id, (isJsonObject(conditions) ? conditions : {}) as BeatConditions),
  };
}

function checkDuplicates(moments: readonly Moment[], report: Report): void {
  const first = new Map<string, number>();
  for (const { node, document, base, isEnding } of moments) {
    if (isEnding) continue;
    const place = document.at(`${base}/id`);
    const line = first.get(node.id);
    if (line === undefined) first.set(node.id, place.line);
    else
      report.add(
        'duplicate_id',
        document.file,
        place,
        `The beat on line ${line} has the id "${node.id}" already.`,
      );
  }
}

function checkReferences({ document, base }: Moment, ids: ReadonlySet<string>, report: Report): void {
  const check = (pointer: string, value: Json | undefined) => {
    if (typeof value !== 'string' || ids.has(value)) return;
    const near = report.suggestion(value, ids.values());
    report.add('unknown_beat', document.file, document.at(pointer), `There is no beat "${value}"${near}`);
  };
  for (const field of ['requires_beat', 'requires_any_beat']) {
    const pointer = `${base}/conditions/${field}`;
    const value = document.sound(pointer);
    if (Array.isArray(value)) for (const [index, id] of value.entries()) check(`${pointer}/${index}`, id);
    else check(pointer, value);
  }
  const outcomes = document.sound(`${base}/outcomes`);
  for (const index of Array.isArray(outcomes) ? outcomes.keys() : []) {
    const pointer = `${base}/outcomes/${index}/triggers_beat`;
    check(pointer, document.sound(pointer));
  }
  check(`${base}/timeout/fallback_beat`, document.sound(`${base}/timeout/fallback_beat`));
}

const ROUNDING = 1e-9;

function checkBeat({ document, base, node }: Moment, report: Report): void {
  const fallback = `${base}/timeout/fallback_beat`;
  if (document.sound(fallback) === node.id) {
    report.add(
      'circular_beats',
      document.file,
      document.at(fallback),
      `"${node.id}" would take its own place.`,
    );
  }
  const outcomes = document.sound(`${base}/outcomes`);
  const chances = (Array.isArray(outcomes) ? outcomes : []).map((outcome) =>
    isJsonObject(outcome) && typeof outcome.probability === 'number' ? outcome.probability : 0,
  );
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  if (total > 1 + ROUNDING) {
    const message = `The probabilities of the outcomes of "${node.id}" add up to ${Number(total.toFixed(3))}.`;
    report.add('probabilities', document.file, document.at(`${base}/outcomes`), message);
  }
}

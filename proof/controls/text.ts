import { type Machine, machineText } from '../support/machine.ts';
import { formatTable, markdownTable, type Table } from '../support/table.ts';
import type { PlayOptions } from './play.ts';
import type { ControlResult } from './run.ts';

function tableOf(results: readonly ControlResult[]): Table {
  return {
    head: [
      'replaced',
      'one',
      'other',
      'first scene',
      'prose',
      'choices',
      'rolls',
      'effects',
      'else',
      'verdict',
    ],
    numeric: [3, 4, 5, 6, 7, 8],
    lines: results.map((result) => {
      const { name, one, other } = result.control;
      return [name, one.name, other.name, ...figures(result), verdictText(result)];
    }),
  };
}

function figures({ difference }: ControlResult): string[] {
  const { first, prose, choices, rolls, effects, shown, scenes } = difference;
  const share = (count: number) => percent(scenes === 0 ? 0 : count / scenes);
  return [
    first === null ? '–' : String(first),
    percent(prose),
    ...[choices, rolls, effects, shown].map(share),
  ];
}

function verdictText({ control, verdict, isRight }: ControlResult): string {
  const why = control.expectedSame === undefined ? '' : `: ${control.expectedSame}`;
  return isRight ? `${verdict}${why}` : `${verdict.toUpperCase()}${why && ` (expected none${why})`}`;
}

function percent(share: number): string {
  return share === 0 ? '0' : `${Math.max(1, Math.round(share * 100))} %`;
}

function tally(results: readonly ControlResult[]): string {
  const count = (verdict: ControlResult['verdict']) =>
    results.filter((one) => one.verdict === verdict).length;
  const wrong = results.filter(({ isRight }) => !isRight).map(({ control }) => control.name);
  const summary = `${count('differs')} differ, ${count('no difference')} do not.`;
  return wrong.length === 0
    ? `${summary} All is as it should be.`
    : `${summary} Not as it should be: ${wrong.join(', ')}.`;
}

export function controlsText(results: readonly ControlResult[]): string {
  return `${formatTable(tableOf(results))}\n\n${tally(results)}`;
}

export function controlsMarkdown(
  results: readonly ControlResult[],
  options: PlayOptions,
  machine: Machine,
): string {
  const { seed, scenes, policies } = options;
  const groups = [...Map.groupBy(results, ({ control }) => control.group)].map(
    ([group, rows]) => `### ${group}\n\n${markdownTable(tableOf(rows))}`,
  );
  const how = `Seed ${seed}, ${scenes} scenes by each of the policies ${policies.join(', ')}. ${machineText(machine)}.`;
  return [how, tally(results), ...groups].join('\n\n');
}

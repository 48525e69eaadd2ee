import pc from 'picocolors';
import { CHECKS, type CheckRow, type ConformanceReport } from '../../skills/conformance/index.ts';
import { plain } from '../plain.ts';

/** Prints checks as they are settled, under a heading for the skill and for each script. */
export function liveReport(stream: NodeJS.WritableStream): (row: CheckRow) => void {
  let heading: string | null | undefined;
  return (row) => {
    if (row.script !== heading) {
      heading = row.script;
      stream.write(`\n${pc.bold(heading === null ? 'The skill' : `The script ${plain(heading)}`)}\n`);
    }
    stream.write(`${renderRow(row)}\n`);
  };
}

export function renderRow({ check, ok, message }: CheckRow): string {
  if (!ok) return `  ${pc.red('✗')} ${check}\n      ${plain(message)}`;
  const remark = message === CHECKS[check] ? '' : pc.dim(` (${plain(message)})`);
  return `  ${pc.green('✓')} ${CHECKS[check]}${remark}`;
}

export function closingLine({ passed, checks }: ConformanceReport): string {
  if (passed) return `All ${checks.length} checks passed.`;
  const failed = checks.filter(({ ok }) => !ok).length;
  return `${failed} of ${checks.length} checks failed.`;
}

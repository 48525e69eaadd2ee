import pc from 'picocolors';
import { type Problem, shownPath } from '../../campaign/problem.ts';
import { plain } from '../plain.ts';

export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** Tells on stderr what a campaign's author should know of. */
export function showProblems(problems: readonly Problem[]): void {
  for (const { severity, file, line, column, message, hint } of problems) {
    const mark = severity === 'error' ? pc.red('error') : pc.yellow('warning');
    process.stderr.write(
      `${shownPath(file)}:${line}:${column}: ${mark}: ${plain(message)}\n    ${plain(hint)}\n`,
    );
  }
}

import { NarratoriaError } from '../../base/errors.ts';
import { type ExecutionResult, ExecutionResultSchema } from '../../contracts/execution-result.ts';
import { validator } from '../../contracts/validate.ts';
import { renderTimeline } from '../../plan/timeline.ts';
import { readDocument } from './document.ts';

/** Prints a result saved by `plan run --save`. */
export async function showResultFile(file: string): Promise<void> {
  const { value } = await readDocument(file);
  const finding = validator(ExecutionResultSchema)(value)[0];
  if (finding !== undefined) {
    throw new NarratoriaError('file_unreadable', `${file} is not an ExecutionResult: ${finding.message}`, {
      hint: 'Make one with: narratoria plan run PLAN --save FILE',
      details: { pointer: finding.pointer },
    });
  }
  process.stdout.write(`${renderTimeline(value as ExecutionResult)}\n`);
}

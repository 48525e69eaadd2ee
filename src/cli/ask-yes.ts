import { createInterface } from 'node:readline/promises';
import { NarratoriaError } from '../base/errors.ts';

/** Asks before something is lost for good. Where nobody can be asked, --yes has to be said. */
export async function askYes(question: string, { json }: { json?: boolean }): Promise<boolean> {
  if (json === true || !process.stdin.isTTY)
    throw new NarratoriaError('invalid_usage', 'Cannot ask for confirmation here.', {
      hint: 'Add --yes to delete without asking.',
    });
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question(`${question} Type “yes” to confirm: `);
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    asking.close();
  }
}

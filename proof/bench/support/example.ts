import path from 'node:path';
import { loadExamples } from '../../../src/skills/conformance/examples.ts';

/** The first of a script's examples that is not meant to be refused. */
export async function exampleIn(folder: string): Promise<unknown> {
  const { examples } = await loadExamples(path.dirname(folder), path.basename(folder), null);
  const ordinary = examples.find(({ expect }) => expect !== 'failure');
  if (ordinary === undefined) throw new Error(`${folder} has no example of an ordinary input.`);
  return ordinary.input;
}

/** What a script is given to run with an example. */
export function toolInput(operation: string, input: unknown): object {
  const session = { playthroughId: 'bench', sessionId: 'bench', scene: 1, inGameTime: 'day 1', state: {} };
  const call = { requestId: 'bench', tool: operation, operation, input };
  return { ...call, config: {}, dependencies: {}, session, host: null };
}

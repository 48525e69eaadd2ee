import { defineScript, emit, openRecords, ScriptError } from '../../../src/sdk/index.ts';
import { compress } from './remembering/compress.ts';
import { compressInput } from './remembering/input.ts';

export const script = defineScript(async (call) => {
  const input = compressInput(call.input);
  if (input.olderThan !== null && Number.isNaN(Date.parse(input.olderThan)))
    throw new ScriptError(
      'invalid_input',
      '`input.olderThan` must be a date and time, such as 2001-01-08T08:00:00Z.',
    );
  const id = `${call.requestId || 'by-hand'}/${call.tool || Date.now()}`;
  const compressed = await compress(openRecords(call), input, id);
  emit.patch({ memory: { compressed } });
  return `${compressed.before} memories in ${compressed.after}`;
});

if (import.meta.main !== false) script.run();

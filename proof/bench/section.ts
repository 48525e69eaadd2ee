/** Measures one section and tells the process that started it: `section.ts NAME MOST`. */
import { SECTIONS } from './sections.ts';
import type { Message } from './support/measured.ts';

const [name = '', most = 'Infinity'] = process.argv.slice(2);
process.once('disconnect', () => process.exit(1)); // nobody is there to hear of it

async function tell(message: Message): Promise<void> {
  await new Promise((resolve) => process.send?.(message, resolve));
}

try {
  const say = (note: string) => void tell({ note });
  const section = SECTIONS[name];
  if (section === undefined) throw new Error(`There is no section ${name}.`);
  await tell({ figures: await section.measure({ say, most: Number(most) }) });
  process.exit(0);
} catch (error) {
  await tell({ note: `Not measured. ${error instanceof Error ? error.message : String(error)}` });
  process.exit(1);
}

/** One turn at a desk: puts answers into its folder and prints what is asked next. `--help` says how. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCalled, misused, readArguments } from '../../scripts/arguments.ts';

const HELP = `npm run story-answer -- FOLDER [--wait 120]

For whoever plays at the desk of story-record. Reads answers on standard input, each below a line with the name of what it
answers, writes them into FOLDER, waits until something is asked that has no answer yet, and prints all of that:

=== 012-facts
{"summary": "…"}
=== 012-pick
2

With nothing on standard input it only prints what is asked.`;

const HEADING = /^=== (\S+)$/u;
const LOOK_EVERY_MS = 200;
/** What is asked side by side comes within this time. */
const SETTLES_MS = 1200;

/** The answers in a text, by the name of what they answer. */
export function answersIn(text: string): Map<string, string> {
  const answers = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, name] = HEADING.exec(line) ?? [];
    if (name === undefined) lines?.push(line);
    else {
      lines = [];
      answers.set(name, lines);
    }
  }
  return new Map([...answers].map(([name, own]) => [name, own.join('\n').trim()]));
}

/** Names of what is asked in a desk's folder and not answered yet. */
export function openAt(folder: string): string[] {
  const names = [folder, path.join(folder, 'enrich')]
    .filter((at) => existsSync(at))
    .flatMap((at) => readdirSync(at).map((name) => path.relative(folder, path.join(at, name))));
  const asked = names.flatMap((name) => /^(.+)\.prompt\.(?:txt|json)$/u.exec(name)?.[1] ?? []);
  return asked
    .filter((name) => ['txt', 'json'].every((end) => !names.includes(`${name}.answer.${end}`)))
    .toSorted();
}

function keep(folder: string, name: string, text: string): void {
  const file = path.join(folder, `${name}.answer.${text.startsWith('{') ? 'json' : 'txt'}`);
  // Whoever waits reads a whole answer or none.
  writeFileSync(`${file}.part`, `${text}\n`);
  renameSync(`${file}.part`, file);
}

function promptOf(folder: string, name: string): string {
  const file = path.join(folder, `${name}.prompt.txt`);
  return readFileSync(existsSync(file) ? file : path.join(folder, `${name}.prompt.json`), 'utf8').trim();
}

if (isCalled(import.meta.filename)) {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: { wait: { type: 'string', default: '120' } },
  });
  const [folder] = positionals;
  if (folder === undefined || !existsSync(folder)) misused('The folder of a desk is needed');
  for (const [name, text] of answersIn(process.stdin.isTTY ? '' : readFileSync(0, 'utf8'))) {
    if (!openAt(folder).includes(name)) console.log(`(${name} is not asked, or has its answer)`);
    else if (text !== '') keep(folder, name, text);
  }
  const end = Date.now() + Number(values.wait) * 1000;
  while (openAt(folder).length === 0 && Date.now() < end) await sleep(LOOK_EVERY_MS);
  await sleep(SETTLES_MS);
  const open = openAt(folder);
  for (const name of open) console.log(`=== ${name}\n${promptOf(folder, name)}\n`);
  if (open.length === 0) console.log('(Nothing is asked: look at the log of story-record.)');
}

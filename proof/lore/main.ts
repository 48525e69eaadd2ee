/** Asks the questions of a file in play and counts the answers: `npm run lore -- FILE.yaml [--json]`. */
import path from 'node:path';
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { askInPlay, loreQuestions } from './ask.ts';

const HELP = `npm run lore -- FILE.yaml [--json]

Types each question in the first scene of a new story and looks for the answer in what is told. Exit code 1 when fewer than
nine in ten are answered. The file has a list for each campaign, by its name or the path of its folder:

  low-water:
    - { question: "How long did the sea take to leave?", tells: ["took four hours"] }`;

const ENOUGH = 0.9;

const { values: args, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (file === undefined || positionals.length > 1) misused('Name one file of questions');

await setUpBuild();
const results: { campaign: string; asked: Awaited<ReturnType<typeof askInPlay>> }[] = [];
for (const [campaign, questions] of Object.entries(loreQuestions(path.resolve(file))))
  results.push({ campaign, asked: await askInPlay(campaign, questions) });
const all = results.flatMap(({ asked }) => asked);
const told = (asked: typeof all) => asked.filter(({ isTold }) => isTold).length;
if (args.json) console.log(JSON.stringify(results));
else {
  for (const { campaign, asked } of results) {
    console.log(`${campaign}: ${told(asked)} of ${asked.length}`);
    for (const { question, prose } of asked.filter(({ isTold }) => !isTold))
      console.log(`  ${question}\n    ${prose.replaceAll('\n', '\n    ')}`);
  }
  console.log(`${told(all)} of ${all.length} answered`);
}
process.exitCode = told(all) / all.length >= ENOUGH ? 0 : 1;

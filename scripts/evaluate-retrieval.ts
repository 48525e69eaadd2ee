/**
 * How well search finds what is meant: recall@5 and MRR on the labelled set of test/retrieval, by kind of query, for
 * meaning alone, words alone and both; with the memories' tags and without. `--json` prints the numbers; `--fit` looks for better parameters on the fitting
 * half and prints what belongs in src/store/search/calibration.ts.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_THRESHOLD } from '../src/store/search/calibration.ts';
import { fit as fitted } from '../test/retrieval/fit.ts';
import {
  type Answered,
  answerAll,
  LabelledStore,
  TAGGING,
  type Tagging,
  WAYS,
} from '../test/retrieval/rankings.ts';
import { cutAt, scoreRows } from '../test/retrieval/scores.ts';
import { HALVES, type Half } from '../test/retrieval/set.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, fit: { type: 'boolean' } } });

const sets = [];
for (const tags of TAGGING) sets.push({ tags, answered: await answers(tags) });
const report = {
  sets: sets.map(({ tags, answered }) => ({
    tags,
    scores: HALVES.flatMap((half) => scoreRows(answered, half)),
    threshold: HALVES.map((half) => ({
      half,
      ...cutAt(ofHalf(answered, half), ({ relevance }) => relevance >= DEFAULT_THRESHOLD),
    })),
  })),
  // Some stories tag their memories and some do not; the parameters have to do for both.
  ...(options.fit ? { fit: fitted(sets.flatMap(({ answered }) => ofHalf(answered, 'fitting'))) } : {}),
};
if (options.json) console.log(JSON.stringify(report, null, 2));
else {
  for (const set of report.sets) print(set);
  if (report.fit !== undefined) console.log('Fitted:', report.fit);
}

async function answers(tags: Tagging): Promise<Answered[]> {
  const hybrid = await LabelledStore.open('with MiniLM', tags);
  const words = await LabelledStore.open('without a model', tags);
  try {
    return await answerAll(hybrid, words);
  } finally {
    await words.close();
    await hybrid.close();
  }
}

function ofHalf(answered: readonly Answered[], half: Half): Answered[] {
  return answered.filter(({ query }) => query.half === half);
}

function print({ tags, scores, threshold }: (typeof report.sets)[number]): void {
  console.log(`Memories ${tags}. Recall@5 (MRR)\n`);
  console.log(`| half | kind | queries | ${WAYS.join(' | ')} |`);
  console.log(`|---|---|---|${'---|'.repeat(WAYS.length)}`);
  for (const { half, kind, scores: of } of scores) {
    const cells = WAYS.map((way) => `${of[way].recall.toFixed(2)} (${of[way].mrr.toFixed(2)})`);
    console.log(`| ${half} | ${kind} | ${of.hybrid.queries} | ${cells.join(' | ')} |`);
  }
  console.log(`\nRelevance ${DEFAULT_THRESHOLD} or more:`);
  console.table(threshold);
}

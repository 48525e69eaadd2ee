/**
 * How well search finds what is meant: recall@5 and MRR on the labelled set of test/retrieval, by kind of query, for
 * meaning alone, words alone and both. `--json` prints the numbers; `--fit` looks for better parameters on the fitting
 * half and prints what belongs in src/store/search/calibration.ts.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_THRESHOLD } from '../src/store/search/calibration.ts';
import { fit as fitted } from '../test/retrieval/fit.ts';
import { answerAll, LabelledStore, WAYS } from '../test/retrieval/rankings.ts';
import { cutAt, type ScoreRow, scoreRows } from '../test/retrieval/scores.ts';
import { HALVES } from '../test/retrieval/set.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, fit: { type: 'boolean' } } });

const hybrid = await LabelledStore.open('with MiniLM');
const words = await LabelledStore.open('without a model');
try {
  const answered = await answerAll(hybrid, words);
  const ofHalf = (half: string) => answered.filter(({ query }) => query.half === half);
  const report = {
    scores: HALVES.flatMap((half) => scoreRows(answered, half)),
    threshold: HALVES.map((half) => ({
      half,
      ...cutAt(ofHalf(half), ({ relevance }) => relevance >= DEFAULT_THRESHOLD),
    })),
    ...(options.fit ? { fit: fitted(ofHalf('fitting')) } : {}),
  };
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else print(report);
} finally {
  await words.close();
  await hybrid.close();
}

function print({ scores, threshold, fit: found }: { scores: ScoreRow[]; threshold: object[]; fit?: object }) {
  console.log('Recall@5 (MRR)\n');
  console.log(`| half | kind | queries | ${WAYS.join(' | ')} |`);
  console.log(`|---|---|---|${'---|'.repeat(WAYS.length)}`);
  for (const { half, kind, scores: of } of scores) {
    const cells = WAYS.map((way) => `${of[way].recall.toFixed(2)} (${of[way].mrr.toFixed(2)})`);
    console.log(`| ${half} | ${kind} | ${of.hybrid.queries} | ${cells.join(' | ')} |`);
  }
  console.log(`\nRelevance ${DEFAULT_THRESHOLD} or more:`);
  console.table(threshold);
  if (found !== undefined) console.log('Fitted:', found);
}

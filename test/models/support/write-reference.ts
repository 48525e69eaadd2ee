/**
 * Writes fixtures/reference-vectors.json from the official files, in full precision and with 8 bits:
 * `node test/models/support/write-reference.ts`. The arithmetic is spelled out here once more, in double precision, so
 * that the tests compare two programs. Transformers.js 4 gives the same vectors for both files, to five decimals.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';

/** English prose, which is what the model was made for. */
const PROSE = [
  'The weather is lovely today.',
  "It's so sunny outside!",
  'He drove to the stadium.',
  'The blacksmith hammers a red-hot blade on the anvil.',
  'Which craftspeople live in this town?',
  'Mira Holt betrayed the harbour guild for thirty silver marks.',
  'a lamp',
  'The ferryman will not cross after dark; ask him about his brother first.',
  'She swore an oath beneath the drowned bell and has not slept since.',
  'Day 14, dusk: the player lost 3 hp, found the brass key, and angered the Thornwardens.',
  'No one in the village trusts the new magistrate, not even the priest.',
  'The story so far. '.repeat(12),
  'Long ago the river ran north, and the city of Vael stood on its western bank, a place of glass roofs and quiet ' +
    'bridges. When the river turned, the traders left, then the glaziers, and at last the keepers of the bridges. ' +
    'What remains is a street of lanterns that nobody lights, a fountain that runs only in the week before the first ' +
    'snow, and a school where the children of the shepherds learn to read from the names on the graves. Travellers ' +
    'are welcome as long as they do not ask about the tower.',
];

/** Everything else a player or an author may write. */
const ODD = [
  'WHO GOES THERE?!',
  'Señor Álvarez déjà vu naïve façade Übermut',
  '塔の上の灯台守は嵐を待っている。',
  'Он никогда не возвращался в город.',
  'emoji 🗡️🛡️🐉 and symbols ∑ ≠ ½ © — “quoted”',
  'https://example.org/path?query=1#fragment',
  'supercalifragilisticexpialidocious antidisestablishmentarianism',
];

const exact = await openReference('all-minilm-l6-v2-fp32');
const quantised = await openReference('all-minilm-l6-v2-q8');

const vectors = [];
for (const [kind, texts] of Object.entries({ prose: PROSE, odd: ODD })) {
  for (const text of texts) {
    vectors.push({ kind, text, vector: toBase64(await exact(text)), q8: toBase64(await quantised(text)) });
  }
}
const target = path.join(import.meta.dirname, '../fixtures/reference-vectors.json');
writeFileSync(target, `${JSON.stringify({ model: 'all-MiniLM-L6-v2, fp32 and q8', vectors }, null, 2)}\n`);

async function openReference(id: string): Promise<(text: string) => Promise<number[]>> {
  const { files } = await ensureModel(id, { home: sharedHome() });
  const session = await InferenceSession.create(files['model.onnx'] as string);
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(files['tokenizer.json'] as string, 'utf8')), {});
  return (text) => embed(text, session, tokenizer);
}

async function embed(text: string, session: InferenceSession, tokenizer: Tokenizer): Promise<number[]> {
  const { ids } = tokenizer.encode(text);
  if (ids.length > 256) throw new Error('Too long for a reference.');
  const tensor = (values: bigint[]) => new Tensor('int64', BigInt64Array.from(values), [1, ids.length]);
  const { last_hidden_state: hidden } = await session.run({
    input_ids: tensor(ids.map(BigInt)),
    attention_mask: tensor(ids.map(() => 1n)),
    token_type_ids: tensor(ids.map(() => 0n)),
  });
  const values = hidden?.data as Float32Array;
  const mean = Array.from({ length: 384 }, (_, dimension) =>
    ids.reduce(
      (sum: number, _id: number, token: number) =>
        sum + (values[token * 384 + dimension] as number) / ids.length,
      0,
    ),
  );
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
}

function toBase64(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}

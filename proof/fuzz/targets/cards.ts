import { deflateSync } from 'node:zlib';
import type { Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import {
  cardChunk,
  pngOf,
  text,
  V1_CARD,
  V2_CARD,
  V3_CARD,
  WORLD_INFO,
} from '../../../test/campaign/import-support.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { Scratch } from '../kit/scratch.ts';
import { takeIn } from '../kit/take-in.ts';
import { target } from '../target.ts';

const MACROS = [
  '{{char}}',
  '{{user}}',
  '{{random:',
  '{{pick:',
  '{{roll:d6}}',
  '{{// x }}',
  '{{{{',
  '}}',
  '<START>',
  '<BOT>',
  '*',
  '"',
  '“',
];

/** The card in one of the ways cards travel. */
function wrapped(card: Json, random: Random): Buffer {
  const json = jsonText(card, random);
  const base64 = json.toString('base64');
  switch (random.below(5)) {
    case 0:
    case 1:
      return json;
    case 2:
      return pngOf(cardChunk('chara', V2_CARD), text('ccv3', base64));
    case 3:
      return pngOf({ type: 'zTXt', data: Buffer.concat([Buffer.from('chara\0\0'), deflateSync(base64)]) });
    default:
      return pngOf(
        { type: 'iTXt', data: Buffer.concat([Buffer.from('ccv3\0\x01\0en\0x\0'), deflateSync(base64)]) },
        text('chara-ext-asset_:0', base64),
      );
  }
}

/** Texts with orders to other programs in them. */
function withMacros(card: Json, random: Random): Json {
  const at = random.pick(['description', 'first_mes', 'mes_example', 'scenario', 'personality']);
  const words = Array.from({ length: 1 + random.below(40) }, () =>
    random.pick([...MACROS, 'lamp', ' is a ', '\n', 'in the old house']),
  );
  const said = { [at]: words.join('') };
  const { data, ...others } = card as { data?: object };
  return (data === undefined ? { ...others, ...said } : { ...others, data: { ...data, ...said } }) as Json;
}

export default target<Buffer>({
  name: 'cards',
  what: 'character cards (PNG, JSON) and lorebooks, made into campaigns',
  inputs: 1500,
  quick: 20,
  limitMs: 5000,
  open() {
    const scratch = new Scratch('cards');
    const cards = [
      V1_CARD,
      V2_CARD,
      V3_CARD,
      { spec: 'lorebook_v3', data: V2_CARD.data.character_book },
      WORLD_INFO,
    ] as Json[];
    return {
      make(random) {
        const card = random.pick(cards);
        const odd = random.below(4) === 0 ? withMacros(card, random) : mutateJson(card, random);
        const bytes = wrapped(odd, random);
        return random.below(5) === 0 ? mutateBytes(bytes, random, ['tEXt', 'IEND', 'chara\0']) : bytes;
      },
      read: (bytes) => takeIn(scratch, 'upload.png', bytes),
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});

/**
 * Writes a language model of a few hundred kilobytes with random weights, for tests: it has everything a real one has
 * except sense. `node bin/dev scripts/make-tiny-gguf.ts FILE [--seed N] [--omit KEY]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isCalled } from './arguments.ts';

interface TinyGgufOptions {
  seed?: number;
  /** A key of the head to leave out, such as `llama.feed_forward_length`, which ends the process that loads it. */
  omit?: string;
  /** How many tokens it claims to have been trained on at once. */
  contextLength?: number;
}

const WIDTH = 64;
const HEADS = 4;
const LAYERS = 2;
const INNER_WIDTH = 128;
const ALIGNMENT = 32;

const TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const TENSOR_F32 = 0;
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

/** Pieces beside the single bytes, so that some words are one token. */
const PIECES = ['▁', ...'abcdefghijklmnopqrstuvwxyz', '▁the', '▁a', '▁and', 'er', 'in', 'on', '":', '",'];

/** The bytes of the model: GGUF version 3, Llama architecture, numbers of 32 bits. */
export function makeTinyGguf({ seed = 1, omit, contextLength = 4096 }: TinyGgufOptions = {}): Buffer {
  const tokens = vocabulary();
  const keys = headKeys(tokens, contextLength).filter(([name]) => name !== omit);
  const random = randomNumbers(seed);
  const tensors = tensorShapes(tokens.length).map(({ name, shape }) => ({
    name,
    shape,
    data: tensorData(name, shape, random),
  }));

  let offset = 0;
  const infos = tensors.map(({ name, shape, data }) => {
    const info = Buffer.concat([
      text(name),
      u32(shape.length),
      ...shape.map((size) => u64(size)),
      u32(TENSOR_F32),
      u64(offset),
    ]);
    offset += aligned(data.length);
    return info;
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(keys.length),
    ...keys.map(([name, value]) => Buffer.concat([text(name), value])),
    ...infos,
  ]);
  return Buffer.concat([pad(head), ...tensors.map(({ data }) => pad(data))]);
}

interface VocabularyEntry {
  piece: string;
  score: number;
  type: number;
}

function vocabulary(): VocabularyEntry[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    piece: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    score: 0,
    type: TOKEN.byte,
  }));
  return [
    { piece: '<unk>', score: 0, type: TOKEN.unknown },
    { piece: '<s>', score: 0, type: TOKEN.control },
    { piece: '</s>', score: 0, type: TOKEN.control },
    ...bytes,
    ...PIECES.map((piece, index) => ({ piece, score: -1 - index, type: TOKEN.normal })),
  ];
}

function headKeys(
  tokens: readonly VocabularyEntry[],
  contextLength: number,
): [name: string, value: Buffer][] {
  const number = (value: number) => Buffer.concat([u32(TYPE.u32), u32(value)]);
  const string = (value: string) => Buffer.concat([u32(TYPE.string), text(value)]);
  const list = (type: number, items: Buffer[]) =>
    Buffer.concat([u32(TYPE.array), u32(type), u64(items.length), ...items]);
  return [
    ['general.architecture', string('llama')],
    ['general.name', string('Tiny random model')],
    ['llama.context_length', number(contextLength)],
    ['llama.embedding_length', number(WIDTH)],
    ['llama.block_count', number(LAYERS)],
    ['llama.feed_forward_length', number(INNER_WIDTH)],
    ['llama.attention.head_count', number(HEADS)],
    ['llama.attention.head_count_kv', number(HEADS)],
    ['llama.rope.dimension_count', number(WIDTH / HEADS)],
    ['llama.attention.layer_norm_rms_epsilon', Buffer.concat([u32(TYPE.f32), f32(1e-5)])],
    ['tokenizer.ggml.model', string('llama')],
    [
      'tokenizer.ggml.tokens',
      list(
        TYPE.string,
        tokens.map(({ piece }) => text(piece)),
      ),
    ],
    [
      'tokenizer.ggml.scores',
      list(
        TYPE.f32,
        tokens.map(({ score }) => f32(score)),
      ),
    ],
    [
      'tokenizer.ggml.token_type',
      list(
        TYPE.i32,
        tokens.map(({ type }) => u32(type)),
      ),
    ],
    ['tokenizer.ggml.unknown_token_id', number(0)],
    ['tokenizer.ggml.bos_token_id', number(1)],
    ['tokenizer.ggml.eos_token_id', number(2)],
    ['tokenizer.ggml.add_bos_token', Buffer.concat([u32(TYPE.bool), Buffer.of(1)])],
  ];
}

/** Each tensor with its dimensions, that of its input first. */
function tensorShapes(tokens: number): { name: string; shape: number[] }[] {
  const layer = (index: number) => [
    { name: `blk.${index}.attn_norm.weight`, shape: [WIDTH] },
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) => ({
      name: `blk.${index}.${part}.weight`,
      shape: [WIDTH, WIDTH],
    })),
    { name: `blk.${index}.ffn_norm.weight`, shape: [WIDTH] },
    { name: `blk.${index}.ffn_gate.weight`, shape: [WIDTH, INNER_WIDTH] },
    { name: `blk.${index}.ffn_up.weight`, shape: [WIDTH, INNER_WIDTH] },
    { name: `blk.${index}.ffn_down.weight`, shape: [INNER_WIDTH, WIDTH] },
  ];
  return [
    { name: 'token_embd.weight', shape: [WIDTH, tokens] },
    ...Array.from({ length: LAYERS }, (_, index) => layer(index)).flat(),
    { name: 'output_norm.weight', shape: [WIDTH] },
    { name: 'output.weight', shape: [WIDTH, tokens] },
  ];
}

function tensorData(name: string, shape: readonly number[], random: () => number): Buffer {
  const count = shape.reduce((product, size) => product * size, 1);
  const isNorm = name.includes('norm');
  const scale = 1 / Math.sqrt(shape[0] as number);
  const data = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) {
    data.writeFloatLE(isNorm ? 1 : scale * (4 * random() - 2), index * 4);
  }
  return data;
}

/** Mulberry32: small, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function u64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}

function f32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeFloatLE(value);
  return buffer;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

function pad(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(aligned(data.length) - data.length)]);
}

if (isCalled(import.meta.filename)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, omit: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) {
    console.error('Usage: make-tiny-gguf FILE [--seed N] [--omit KEY]');
    process.exitCode = 2;
  } else {
    const { seed, omit } = values;
    writeFileSync(file, makeTinyGguf({ ...(seed && { seed: Number(seed) }), ...(omit && { omit }) }));
  }
}

import { EventDecoder } from '../../src/skills/protocol/decoder.ts';
import { type Budget, compare, type Row, rowOf } from './support/measure.ts';

const LINES = 100_000;
const CHUNK_BYTES = 64 * 1024;
const ROUNDS = 15;
const BUDGET: Budget = { kind: 'at least', ratio: 0.5 };
const NO_LIMITS = {
  lineBytes: Infinity,
  totalBytes: Infinity,
  events: Infinity,
  depth: 128,
  patch: { bytes: Infinity, totalBytes: Infinity, keys: Infinity, depth: 128 },
};

/** Bytes of stdout to checked events, against JSON.parse of lines that are already strings. */
export async function benchDecoder(): Promise<Row[]> {
  const lines = Array.from({ length: LINES }, (_, index) => JSON.stringify(typicalEvent(index)));
  const chunks = cut(Buffer.from(`${lines.join('\n')}\n`));
  const { ours, limit, ratio, rounds } = await compare(
    () => decodeAll(chunks),
    () => parseAll(lines),
    ROUNDS,
  );
  return [
    rowOf({
      name: 'decode and check events',
      ours: LINES / (ours / 1000),
      limit: LINES / (limit / 1000),
      limitIs: 'JSON.parse of the same lines',
      unit: 'events/s',
      ratio: 1 / ratio,
      budget: BUDGET,
      rounds,
    }),
  ];
}

/** Mostly small logs, now and then a patch, a choice of the player, an asset; some with more than ASCII. */
function typicalEvent(index: number): object {
  const version = '0';
  switch (index % 10) {
    case 3:
    case 6:
      return {
        version,
        type: 'state_patch',
        patch: {
          inventory: { torch: { lit: index % 4 === 0, burnsFor: index % 60 }, coins: index },
          flags: { metMira: true, gateOpen: null },
          log: [`scene ${index}`, 'gate'],
        },
      };
    case 7:
      return {
        version,
        type: 'ui_event',
        event: 'narrative_choice',
        payload: {
          choices: [
            {
              id: `c${index}-1`,
              text: 'Ask Mira about the lamp',
              difficulty: 'easy',
              because: [{ kind: 'npc', ref: 'mira' }],
            },
            {
              id: `c${index}-2`,
              text: 'Climb down to the cellar — it’s dark',
              difficulty: 'hard',
              because: [],
            },
            { id: `c${index}-3`, text: 'Wait until dawn', because: [{ kind: 'beat', ref: 'dawn' }] },
          ],
        },
      };
    case 8:
      return {
        version,
        type: 'asset',
        assetId: `portrait-${index}`,
        kind: 'image',
        mediaType: 'image/png',
        path: `/tmp/narratoria/portrait-${index}.png`,
        metadata: { width: 512, height: 512 },
      };
    case 9:
      return {
        version,
        type: 'log',
        level: 'debug',
        message: 'recalled',
        fields: { memories: 5, ms: 1.25, best: 0.71 },
      };
    default:
      return { version, type: 'log', level: 'info', message: `step ${index} of the tale` };
  }
}

function cut(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / CHUNK_BYTES);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
}

function decodeAll(chunks: readonly Buffer[]): void {
  let events = 0;
  const decoder = new EventDecoder({
    onEvent: () => {
      events += 1;
    },
    limits: NO_LIMITS,
  });
  for (const chunk of chunks) decoder.push(chunk);
  decoder.end();
  if (events !== LINES) throw new Error(`Of ${LINES} events ${events} were decoded.`);
}

function parseAll(lines: readonly string[]): void {
  let objects = 0;
  for (const line of lines) {
    if (typeof JSON.parse(line) === 'object') objects += 1;
  }
  if (objects !== LINES) throw new Error(`Of ${LINES} lines ${objects} were objects.`);
}

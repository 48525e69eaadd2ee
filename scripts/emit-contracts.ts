/**
 * Writes everything that is made from declarations in src/: contracts/, the input schemas of the shipped skills, the columns
 * of the store, and pages and tables in docs/. With --check it writes nothing and fails if a file is out of date.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { apiDocument } from '../src/contracts/api/document.ts';
import { CONTRACTS } from '../src/contracts/catalogue.ts';
import { contractDocument, inputDocument } from '../src/contracts/document.ts';
import { openApiDocument } from '../src/contracts/openapi.ts';
import { PLAN_EXAMPLES } from '../src/contracts/plan-examples.ts';
import { SKILL_INPUTS } from '../src/contracts/skill-inputs.ts';
import { isCalled } from './arguments.ts';
import { renderBriefDocs } from './pages/brief.ts';
import { renderCampaignDocs } from './pages/campaign-format.ts';
import { renderErrorDocs } from './pages/errors.ts';
import { renderInkDocs } from './pages/ink.ts';
import { COLUMNS_FILE, renderColumns } from './store-columns.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(ROOT, 'contracts');

/** Every file of contracts/ as it should be, by name. */
export function renderContracts(): Map<string, string> {
  const schemas = CONTRACTS.map(
    (contract) => [contract.file, `${JSON.stringify(contractDocument(contract), null, 2)}\n`] as const,
  );
  return new Map([
    ...schemas,
    ...Object.entries(PLAN_EXAMPLES).map(
      ([file, plan]) => [file, `${JSON.stringify(plan, null, 2)}\n`] as const,
    ),
    ['tool-protocol.openapi.yaml', inYaml(openApiDocument())],
    ['page-api.openapi.yaml', inYaml(apiDocument())],
  ]);
}

/** What is written elsewhere, by path from the root. */
function renderOthers(): Map<string, string> {
  const inputs = SKILL_INPUTS.map(
    ({ file, title, schema }) =>
      [file, `${JSON.stringify(inputDocument(title, schema), null, 2)}\n`] as const,
  );
  const tablesIn = (page: string, render: (text: string) => string) =>
    [page, render(readFileSync(join(ROOT, page), 'utf8'))] as const;
  return new Map([
    ...inputs,
    [COLUMNS_FILE, renderColumns()],
    ['docs/brief.md', renderBriefDocs()],
    ['docs/errors.md', renderErrorDocs()],
    tablesIn('docs/campaign-format.md', renderCampaignDocs),
    tablesIn('docs/ink.md', renderInkDocs),
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
  for (const [file, text] of renderOthers()) {
    if ((await readFile(join(ROOT, file), 'utf8').catch(() => '')) !== text) differing.push(file);
  }
  return [...differing, ...strays];
}

if (isCalled(import.meta.filename)) {
  if (process.argv.includes('--check')) {
    const drifted = await driftedFiles();
    for (const file of drifted) {
      const place = file.includes('/') ? file : `contracts/${file}`;
      console.error(`${place} is out of date; run \`npm run contracts\`.`);
    }
    if (drifted.length === 0) console.log('Everything that is generated is up to date.');
    process.exitCode = drifted.length === 0 ? 0 : 1;
  } else {
    await mkdir(FOLDER, { recursive: true });
    for (const [file, text] of renderContracts()) await writeFile(join(FOLDER, file), text);
    for (const [file, text] of renderOthers()) await writeFile(join(ROOT, file), text);
  }
}

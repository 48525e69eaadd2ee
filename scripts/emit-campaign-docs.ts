/**
 * Fills the tables of docs/campaign-format.md: the fields from the contracts, the problems from their codes. What stands
 * between the markers is written here; the rest of the page by people. With --check it writes nothing and fails if the
 * page is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEM_CODES } from '../src/campaign/problem-codes.ts';
import { ProvenanceSchema } from '../src/contracts/asset-metadata.ts';
import { CONTRACTS } from '../src/contracts/catalogue.ts';
import { expectation, type PlainSchema, plainSchema } from '../src/contracts/wording.ts';
import { isCalled } from './arguments.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/campaign-format.md');
const BLOCK = /<!-- (fields|problems)(?: ([a-z-]+))? -->[\s\S]*?<!-- end -->/g;

/** The page with its tables as they should be. */
export function renderCampaignDocs(page: string): string {
  return page.replace(BLOCK, (_, kind: string, name: string | undefined) => {
    const table = kind === 'problems' ? problemTable() : fieldTable(schemaOf(name ?? ''));
    return `<!-- ${kind}${name === undefined ? '' : ` ${name}`} -->\n\n${table}\n\n<!-- end -->`;
  });
}

export function readCampaignDocs(): string {
  return readFileSync(PAGE, 'utf8');
}

function schemaOf(name: string): PlainSchema {
  if (name === 'provenance') return plainSchema(ProvenanceSchema);
  const contract = CONTRACTS.find(({ file }) => file === `${name}.schema.json`);
  if (contract === undefined) throw new Error(`There is no contract ${name}.schema.json.`);
  return plainSchema(contract.schema);
}

function fieldTable(schema: PlainSchema): string {
  return ['| field | is | |', '|---|---|---|', ...rowsOf(schema, '')].join('\n');
}

/** A row for each field, and below it rows for the fields inside it. */
function rowsOf(schema: PlainSchema, prefix: string): string[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(plainSchema(schema.properties)).flatMap(([name, value]) => {
    const field = plainSchema(value);
    const words = [
      String(field.description ?? ''),
      ...('default' in field ? [`Default: \`${field.default}\`.`] : []),
    ];
    const mark = required.includes(name) ? '**required**; ' : '';
    const row = `| \`${prefix}${name}\` | ${mark}${cell(expectation(field))} | ${cell(words.join(' '))} |`;
    return [row, ...insideOf(field, `${prefix}${name}`)];
  });
}

function insideOf(field: PlainSchema, name: string): string[] {
  const items = plainSchema(field.items);
  if (items.properties !== undefined) return rowsOf(items, `${name}[].`);
  if (field.properties !== undefined) return rowsOf(field, `${name}.`);
  const values = plainSchema(field.additionalProperties);
  return values.properties === undefined ? [] : rowsOf(values, `${name}.<name>.`);
}

function problemTable(): string {
  const rows = Object.entries(PROBLEM_CODES).map(([code, info]) => {
    const { severity, hint, isPlayable } = info;
    const kind =
      severity === 'error' && isPlayable
        ? 'error, playable'
        : 'isBroken' in info
          ? 'error, left out'
          : severity;
    return `| \`${code}\` | ${kind} | ${cell(hint)} |`;
  });
  return ['| code | kind | what to do |', '|---|---|---|', ...rows].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

if (isCalled(import.meta.filename)) {
  const page = readCampaignDocs();
  if (!process.argv.includes('--check')) writeFileSync(PAGE, renderCampaignDocs(page));
  else if (renderCampaignDocs(page) !== page) {
    console.error(
      'docs/campaign-format.md is out of date; run `node bin/dev scripts/emit-campaign-docs.ts`.',
    );
    process.exitCode = 1;
  }
}

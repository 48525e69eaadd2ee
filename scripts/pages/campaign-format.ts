/** The tables of docs/campaign-format.md: the fields from the contracts, the problems from their codes. The rest of the page is written by hand. */
import { PROBLEM_CODES } from '../../src/campaign/problem-codes.ts';
import { ProvenanceSchema } from '../../src/contracts/asset-metadata.ts';
import { CONTRACTS } from '../../src/contracts/catalogue.ts';
import { type PlainSchema, plainSchema } from '../../src/contracts/wording.ts';
import { cell, fieldTable } from './field-table.ts';

const BLOCK = /<!-- (fields|problems)(?: ([a-z-]+))? -->[\s\S]*?<!-- end -->/g;

/** The page with its tables as they should be. */
export function renderCampaignDocs(page: string): string {
  return page.replace(BLOCK, (_, kind: string, name: string | undefined) => {
    const table = kind === 'problems' ? problemTable() : fieldTable(schemaOf(name ?? ''));
    return `<!-- ${kind}${name === undefined ? '' : ` ${name}`} -->\n\n${table}\n\n<!-- end -->`;
  });
}

function schemaOf(name: string): PlainSchema {
  if (name === 'provenance') return plainSchema(ProvenanceSchema);
  const contract = CONTRACTS.find(({ file }) => file === `${name}.schema.json`);
  if (contract === undefined) throw new Error(`There is no contract ${name}.schema.json.`);
  return plainSchema(contract.schema);
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

import type { TSchema } from 'typebox';
import { DATA_TYPES, LAYOUTS } from '../src/store/layouts/index.ts';
import type { ColumnKind } from '../src/store/layouts/layout.ts';
import { CONTRACTS, type DataType } from '../src/store/records/index.ts';

/** Where the columns of the store's tables are written to, from the root. */
export const COLUMNS_FILE = 'src/store/layouts/columns.ts';

/** The columns of each data type, from the contract of its records. */
export function renderColumns(): string {
  const tables = DATA_TYPES.map((dataType) => {
    const columns = Object.entries(columnsOf(dataType)).map(([field, kind]) => `    ${field}: '${kind}',\n`);
    return `  ${dataType}: {\n${columns.join('')}  },\n`;
  });
  return `import type { DataType } from '../records/index.ts';
import type { ColumnKind } from './layout.ts';

/** How each field lies in its table. \`npm run contracts\` writes this file from the contracts in \`records/\`. */
export const COLUMNS: Readonly<Record<DataType, Readonly<Record<string, ColumnKind>>>> = {
${tables.join('')}};
`;
}

function columnsOf(dataType: DataType): Record<string, ColumnKind> {
  const { idField, scopeField } = LAYOUTS[dataType];
  const { properties, additionalProperties } = CONTRACTS[dataType].record as TSchema & {
    properties: Record<string, { type?: string; format?: string }>;
    additionalProperties?: boolean;
  };
  const fields = Object.entries(properties).filter(([field]) => field !== idField && field !== scopeField);
  return {
    ...Object.fromEntries(fields.map(([field, schema]) => [field, kindOf(field, schema)])),
    // What has no field of its own in the contract is kept all the same.
    ...(additionalProperties === false ? {} : { rest: 'rest' as const }),
  };
}

function kindOf(field: string, { type, format }: { type?: string; format?: string }): ColumnKind {
  if (type === 'string') return format === 'date-time' ? 'time' : 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array' || type === 'object') return 'json';
  throw new Error(`No column holds ${field}: its type is ${type}.`);
}

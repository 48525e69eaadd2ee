import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import { childPointer } from '../../../src/contracts/pointer.ts';
import { dropped, places, replaced } from './pointers.ts';

/** A document and whether its contract accepts it. */
export interface Case {
  name: string;
  document: Json;
  valid: boolean;
}

/**
 * A document with every field filled in, and what is known about the fields.
 * From it come the cases: each field left out, of another type, empty, with a stranger beside it.
 */
export interface Specimen {
  name: string;
  document: JsonObject;
  /** Fields that cannot be left out. */
  required: readonly string[];
  /** Strings and arrays that cannot be empty. */
  neverEmpty?: readonly string[];
  /** Numbers that may have a fraction. */
  fractional?: readonly string[];
  /** Fields that may be null as well. */
  nullable?: readonly string[];
  /** Objects and values in which anything goes; objects have to stay objects. */
  free?: readonly string[];
  /** Fields that take any JSON value. */
  anything?: readonly string[];
  /** Objects that refuse fields they do not know. */
  closed?: readonly string[];
  /** Other values that make the document bad, by pointer. */
  bad?: Readonly<Record<string, readonly Json[]>>;
  /** Other values that leave it good, by pointer. */
  good?: Readonly<Record<string, readonly Json[]>>;
}

/** All cases about one contract. */
export interface Corpus {
  file: string;
  specimens: readonly Specimen[];
  others: readonly Case[];
}

const ONE_OF_EACH_TYPE: readonly Json[] = [null, true, 7, 'text', [], {}];

export function casesOf({ specimens, others }: Corpus): Case[] {
  return [...specimens.flatMap(mutations), ...others];
}

function mutations(specimen: Specimen): Case[] {
  const { name, document } = specimen;
  return [
    { name, document, valid: true },
    ...omissions(specimen),
    ...wrongTypes(specimen),
    ...emptied(specimen),
    ...fractions(specimen),
    ...strangers(specimen),
    ...substitutes(specimen, specimen.bad ?? {}, false),
    ...substitutes(specimen, specimen.good ?? {}, true),
  ].map((mutation) => ({ ...mutation, name: mutation.name === name ? name : `${name}: ${mutation.name}` }));
}

function omissions(specimen: Specimen): Case[] {
  return fields(specimen).map(({ pointer }) => ({
    name: `without ${pointer}`,
    document: dropped(specimen.document, pointer),
    valid: !specimen.required.includes(pointer),
  }));
}

function wrongTypes(specimen: Specimen): Case[] {
  return lookedAt(specimen)
    .filter(({ pointer }) => !specimen.anything?.includes(pointer))
    .flatMap(({ pointer, value }) =>
      ONE_OF_EACH_TYPE.filter((other) => typeName(other) !== typeName(value)).map((other) => ({
        name: `${pointer || 'the document'} as ${JSON.stringify(other)}`,
        document: replaced(specimen.document, pointer, other),
        valid: other === null && isIn(specimen.nullable, pointer),
      })),
    );
}

function emptied(specimen: Specimen): Case[] {
  return lookedAt(specimen)
    .filter(({ value }) => typeof value === 'string' || Array.isArray(value))
    .map(({ pointer, value }) => ({
      name: `${pointer} empty`,
      document: replaced(specimen.document, pointer, typeof value === 'string' ? '' : []),
      valid: !isIn(specimen.neverEmpty, pointer),
    }));
}

function fractions(specimen: Specimen): Case[] {
  return lookedAt(specimen)
    .filter(({ value }) => typeof value === 'number')
    .map(({ pointer, value }) => ({
      name: `${pointer} with a fraction`,
      document: replaced(specimen.document, pointer, Number(value) + 0.25),
      valid: isIn(specimen.fractional, pointer) || isIn(specimen.anything, pointer),
    }));
}

function strangers(specimen: Specimen): Case[] {
  return lookedAt(specimen)
    .filter(({ pointer, value }) => isJsonObject(value) && !isIn(specimen.free, pointer))
    .map(({ pointer }) => ({
      name: `a stranger in ${pointer || 'the document'}`,
      document: replaced(specimen.document, childPointer(pointer, 'x-stranger'), 'hello'),
      valid: !isIn(specimen.closed, pointer),
    }));
}

function substitutes(
  { document }: Specimen,
  values: Readonly<Record<string, readonly Json[]>>,
  valid: boolean,
): Case[] {
  return Object.entries(values).flatMap(([pointer, candidates]) =>
    candidates.map((value) => ({
      name: `${pointer} as ${JSON.stringify(value)?.slice(0, 60)}`,
      document: replaced(document, pointer, value),
      valid,
    })),
  );
}

/** The places whose content the contract has a say in. */
function lookedAt({ document, free = [], anything = [] }: Specimen) {
  return places(document, [...free, ...anything]);
}

function fields(specimen: Specimen) {
  return lookedAt(specimen).filter(({ pointer }) => pointer !== '' && !/\/\d+$/.test(pointer));
}

function isIn(pointers: readonly string[] | undefined, pointer: string): boolean {
  return pointers?.includes(pointer) ?? false;
}

function typeName(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../src/contracts/catalogue.ts';
import { contractDocument } from '../../src/contracts/document.ts';
import { validator } from '../../src/contracts/validate.ts';
import { CORPORA } from './corpus/index.ts';
import { casesOf } from './corpus/mutate.ts';

it('has documents for every contract', () => {
  expect(CORPORA.map(({ file }) => file).toSorted()).toEqual(CONTRACTS.map(({ file }) => file).toSorted());
});

describe.each(CONTRACTS)('$title', (contract) => {
  const cases = CORPORA.filter(({ file }) => file === contract.file).flatMap(casesOf);
  const verdicts = cases.map(({ name, valid }) => ({ name, valid }));

  it('is tried with good and bad documents', () => {
    expect(cases.filter(({ valid }) => valid).length).toBeGreaterThan(10);
    expect(cases.filter(({ valid }) => !valid).length).toBeGreaterThan(25);
  });

  it('accepts the good and refuses the bad', () => {
    const { accepts } = validator(contract.schema);
    expect(cases.map(({ name, document }) => ({ name, valid: accepts(document) }))).toEqual(verdicts);
  });

  it('does the same in the file that is handed out', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const accepts = ajv.compile(contractDocument(contract));
    expect(cases.map(({ name, document }) => ({ name, valid: accepts(document) }))).toEqual(verdicts);
  });

  it('has something to say about each of the bad ones', () => {
    const findingsOf = validator(contract.schema);
    const mute = cases.filter(({ valid, document }) => !valid && findingsOf(document).length === 0);
    expect(mute.map(({ name }) => name)).toEqual([]);
  });
});

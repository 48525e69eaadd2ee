import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../../src/campaign/problem-codes.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder } from '../support/folder.ts';
import { CASES } from './cases.ts';
import { goodCampaign } from './good.ts';
import { TRAPS } from './traps.ts';

/** Codes that need more than one file or one change to come about. */
const SHOWN_ELSEWHERE = ['no_folder', 'unreadable', 'too_many_files', 'too_many_warnings', 'too_much'];

const said = (folder: string) =>
  validateCampaign(folder).map(({ file, line, column, code, message }) => ({
    code,
    says: `${file}:${line}:${column}: ${message}`,
  }));

const bySentence = (a: { says: string }, b: { says: string }) => a.says.localeCompare(b.says);

describe('the gallery of broken campaigns', () => {
  it('starts from one in which nothing is wrong', () => {
    expect(validateCampaign(campaignFolder(goodCampaign()))).toEqual([]);
  });

  it.each(CASES)('$code: $says', ({ change, code, says, also }) => {
    const files = goodCampaign();
    change(files);
    const all = [{ code, says }, ...(also === undefined ? [] : [also])];
    expect(said(campaignFolder(files)).toSorted(bySentence)).toEqual(all.toSorted(bySentence));
  });

  it.each(TRAPS)('$code: $name', ({ lay, code, says }) => {
    const folder = campaignFolder(goodCampaign());
    lay(folder);
    expect(said(folder)).toEqual([{ code, says }]);
  });

  it('has every problem there is, each with something to do about it', () => {
    const shown = new Set<string>([...CASES, ...TRAPS].map(({ code }) => code));
    expect(
      Object.keys(PROBLEM_CODES)
        .filter((code) => !shown.has(code))
        .toSorted(),
    ).toEqual(SHOWN_ELSEWHERE.toSorted());
    expect(CASES.length + TRAPS.length).toBeGreaterThan(60);
    for (const { hint } of Object.values(PROBLEM_CODES)) expect(hint).toMatch(/^[A-Z].*\.$/s);
  });
});

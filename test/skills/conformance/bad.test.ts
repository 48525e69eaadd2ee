import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type CheckId, testSkill } from '../../../src/skills/conformance/index.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { isVerifying } from '../../support/length.ts';
import { makeTempFolder } from '../../support/skills.ts';

const BAD = path.join(import.meta.dirname, 'bad');
const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Files that a formatter could not leave alone, so they are not in the repository. */
const WRITTEN_HERE: Record<string, { file: string; lines: string[] }> = {
  'broken-json': {
    file: 'skill.json',
    lines: [
      '{',
      '  "name": "broken-json",',
      '  "description": "No comma here."',
      '  "version": "1.0.0"',
      '}',
    ],
  },
  'bad-front-matter': { file: 'SKILL.md', lines: ['---', 'name: [bad', '---', '', 'That is not YAML.'] },
};

/** A skill with one fault: the check that finds it, and what the message has to say. */
type Specimen = [skill: string, check: CheckId, says: RegExp, options?: { needs?: string; onlyFree?: true }];

const OF_THE_SKILL: Specimen[] = [
  ['no-manifest', 'manifest', /neither a skill\.json nor a SKILL\.md.*narratoria skill new/],
  ['broken-json', 'manifest', /^skill\.json:4: This is not valid JSON: comma expected/],
  ['bad-name', 'manifest', /^skill\.json:2: "name" must look like "dice-roller".*"Bad Name"/],
  ['no-version', 'manifest', /^skill\.json:1: "version" is missing/],
  ['bad-front-matter', 'manifest', /^SKILL\.md:2: This is not valid YAML/],
  ['two-of-a-name', 'manifest', /Two scripts are called "speak"/],
  ['no-prompt-file', 'prompt', /names advice\.md as prompt, but there is no such file/],
  [
    'bad-config-schema',
    'config-schema',
    /^config-schema\.json:\d+: "properties\.volume\.type" must be one of/,
  ],
  ['bad-default', 'config-schema', /^config-schema\.json:\d+: .*default does not fit.*"loud"/],
];

const OF_ITS_PAPERS: Specimen[] = [
  ['no-script', 'starts', /lists it at scripts\/speak\.sh, but there is no such file/],
  ['no-interpreter', 'starts', /needs \/no\/such\/interpreter by its #! line/],
  ['no-run-bit', 'starts', /no run bit and no known extension.*chmod \+x/],
  ['no-input-schema', 'input-schema', /names schemas\/speak\.json as inputSchema, but there is no such file/],
  [
    'bad-input-schema',
    'input-schema',
    /^schemas\/speak\.json:3: This is not a JSON Schema: "required" must be array/,
  ],
  ['no-examples', 'examples', /names examples\.json as examples, but that is not in the skill folder/],
  [
    'bad-example',
    'examples',
    /^examples\.json:1?\d?: "sides" must be a whole number.*"six".*"expect": "failure"/,
  ],
];

const OF_ITS_OUTPUT: Specimen[] = [
  ['chatter', 'ndjson', /Line 1 of stdout is not JSON: "Loading the moon\.\.\."\. .* stderr/],
  ['not-utf8', 'ndjson', /Line 1 of stdout is not UTF-8/],
  ['floods', 'ndjson', /wrote without end and was stopped/],
  [
    'unknown-type',
    'events',
    /event type "narration".*The line: \{"version":"0","type":"narration".*The types are log,/,
  ],
  ['no-level', 'events', /Line 1: "level" is missing.*The line: \{.*"Hello\."\}/],
  ['wrong-version', 'events', /Line 1 must have "version": "0", but has "1"/],
  ['no-done', 'one-done', /ended without done/],
  ['two-dones', 'one-done', /said done twice, in line 1 and again in line 2: \{"version":"0","type":"done"/],
  ['after-done', 'done-last', /went on after done, in line 2: .*One more thing.*write it before/],
  ['no-asset', 'assets', /announced the asset "map" at map\.png, which is not there: finish writing/],
  ['asset-elsewhere', 'assets', /"users" at \/etc\/passwd, which is not a file that the skill may read/],
];

const OF_ITS_END: Specimen[] = [
  ['exit-code', 'exit-code', /exit code 3 \(on stderr: out of candles\)\. End with 0/],
  ['killed', 'exit-code', /ended by SIGKILL/],
  ['too-slow', 'in-time', /had not ended 1000 ms after its input/],
  ['lingers', 'in-time', /said done but was still running 2000 ms later/],
  // A box keeps these from being faults at all: what is left in it ends with it, and the folder cannot be written to.
  ['leaves-a-child', 'no-leftovers', /left a process running/, { onlyFree: true }],
  ['leaves-a-daemon', 'no-leftovers', /left a process running/, { needs: 'setsid', onlyFree: true }],
  ['writes-to-its-folder', 'own-folder', /It made seen\.txt in the skill folder/, { onlyFree: true }],
];

const OF_ITS_ANSWERS: Specimen[] = [
  [
    'example-fails',
    'outcome',
    /With example 2 of examples\.json.*"ok": false \(invalid_input: The sides are missing\.\)/,
  ],
  [
    'example-should-fail',
    'outcome',
    /example 2 of examples\.json.*"ok": true, but the example expects a failure/,
  ],
  ['strict-fields', 'unknown-fields', /narratoriaUnknownField.*Ignore fields you do not know/],
  [
    'crash-on-bad-json',
    'not-json',
    /Given text that is not JSON, it ended with exit code 1 \(on stderr: Unexpected token\)/,
  ],
  ['hang-on-bad-json', 'not-json', /Given text that is not JSON, it was still running 2000 ms later/],
  ['fine-with-bad-json', 'not-json', /"ok": true, as if nothing were wrong.*error event/],
  [
    'ignores-stdin-close',
    'stdin-closed',
    /closed without any input, and 2000 ms later the script was still running/,
  ],
  ['silent-on-empty-input', 'empty-input', /Given nothing on stdin, it ended without done/],
  ['takes-any-type', 'invalid-input', /with "seventeen" as "sides".*as if nothing were wrong/],
  ['needs-no-field', 'invalid-input', /without the required field "sides".*as if nothing were wrong/],
  ['refuses-without-reason', 'invalid-input', /without the required field "sides".*no error event tells why/],
];

const OF_WAITING: Specimen[] = [
  ['speaks-too-early', 'prewarm-waits', /Before its input had come, it wrote: \{.*Ready when you are/],
  ['does-not-wait', 'prewarm-waits', /Before its input had come, it wrote: \{.*"done"/],
  [
    'gives-up-waiting',
    'prewarm-waits',
    /It ended within \d+ ms, before its input had come/,
    { needs: 'bash' },
  ],
  ['fails-when-late', 'prewarm-late', /came \d+ ms after its start.*That took too long/, { needs: 'bash' }],
];

const SPECIMENS = [
  ...OF_THE_SKILL,
  ...OF_ITS_PAPERS,
  ...OF_ITS_OUTPUT,
  ...OF_ITS_END,
  ...OF_ITS_ANSWERS,
  ...OF_WAITING,
];

/** These spend their time waiting, so they wait together. */
const SLOW = new Set([
  'too-slow',
  'lingers',
  'leaves-a-child',
  'leaves-a-daemon',
  'hang-on-bad-json',
  'ignores-stdin-close',
]);

/** To start a box takes far longer than to run one of these; all of them are run in boxes in `npm run verify`. */
const IN_A_BOX = ['exit-code', 'no-asset', 'crash-on-bad-json'];

describe('a skill with one fault', () => {
  for (const [skill, check, says, { needs, onlyFree } = {}] of SPECIMENS) {
    const isMissing = needs !== undefined && findProgram(needs) === null;
    const why = isMissing ? ` (needs ${needs})` : '';
    const options = { skip: isMissing, concurrent: SLOW.has(skill) };
    it(`${skill} fails ${check}, and nothing else${why}`, options, async ({ expect }) => {
      const isFree = onlyFree === true || !(isVerifying || IN_A_BOX.includes(skill));
      const { passed, checks } = await testSkill(copyOf(skill), isFree ? { mechanisms: [] } : {});
      const failed = checks.filter(({ ok }) => !ok);
      expect(failed, JSON.stringify(failed)).toMatchObject([{ check }]);
      expect(failed[0]?.message).toMatch(says);
      expect(passed).toBe(false);
    });
  }
});

it('every bad skill is looked at', () => {
  const known = [...readdirSync(BAD), ...Object.keys(WRITTEN_HERE)];
  expect(SPECIMENS.map(([skill]) => skill).toSorted()).toEqual(known.toSorted());
});

/** A copy, since one of them writes where it should not. */
function copyOf(skill: string): string {
  const folder = path.join(scratch, skill);
  const written = WRITTEN_HERE[skill];
  if (written === undefined) {
    cpSync(path.join(BAD, skill), folder, { recursive: true });
  } else {
    mkdirSync(folder);
    writeFileSync(path.join(folder, written.file), written.lines.join('\n'));
  }
  return folder;
}

import { locate, parseJsonDocument } from '../../../src/base/json-document.ts';
import type { Random } from '../../../src/base/random.ts';
import {
  isFrontMatterOpen,
  readFrontMatter,
  readRulesBlock,
  withoutFrontMatter,
} from '../../../src/campaign/read/front-matter.ts';
import { readJsonText } from '../../../src/campaign/read/json-text.ts';
import type { StructuredText } from '../../../src/campaign/read/structured.ts';
import { corpus, jsonCorpus } from '../kit/corpus.ts';
import { mustBe } from '../kit/judge.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { target } from '../target.ts';

const YAML = [
  '---\n',
  ': ',
  '- ',
  '&a ',
  '*a',
  '? ',
  '!!js/function ',
  '|\n',
  '>-\n',
  '{',
  '}',
  '[',
  ']',
  '# ',
  '<<: *a\n',
  '"',
  "'",
  '\t',
  '%YAML 1.1\n',
  '```rules\n',
  '```',
  '...\n',
  '!!binary ',
  '1:30',
  '0o7',
  '~',
];
/** Ten lists of ten lists of ten…: small to write, and more than a memory can hold. */
const LAUGHS = Array.from(
  { length: 12 },
  (_, index) =>
    `a${index}: &a${index} [${Array(10)
      .fill(index === 0 ? 'lol' : `*a${index - 1}`)
      .join(', ')}]`,
).join('\n');

function place(text: StructuredText, lines: number): void {
  for (const { line, column, message } of text.complaints)
    mustBe(
      line >= 1 && line <= lines && column >= 1 && message !== '',
      `${line}:${column} is a place in the text`,
    );
  for (const pointer of ['', '/a', '/beats/0/id', '/__proto__/x', '/~1/~0']) {
    const at = text.locate(pointer, 'key');
    mustBe(at.line >= 1 && at.line <= lines, `${pointer} has a place`);
  }
}

function read(text: string) {
  const lines = text.split('\n').length;
  const json = readJsonText(text);
  place(json, lines);
  const plain = parseJsonDocument(text);
  mustBe(locate(plain, '/beats/0').line <= lines, 'a place is in the text');
  mustBe(
    (plain.error === null) === (json.value !== undefined) ||
      json.complaints.some(({ code }) => code === 'too_deep') ||
      text.startsWith('\uFEFF'),
    'both readers of JSON agree',
  );
  const yaml = [readFrontMatter(text), readRulesBlock(text)].filter((block) => block !== null);
  for (const block of yaml) {
    place(block, lines);
    mustBe(
      block.value !== undefined || block.complaints.length > 0,
      'what cannot be read is complained about',
    );
    mustBe(
      (JSON.stringify(block.value) ?? '').length < 100 * (text.length + 1000),
      'a value is not much larger than its text',
    );
  }
  isFrontMatterOpen(text);
  mustBe(withoutFrontMatter(text).split('\n').length === lines, 'lines stay where they are');
  const isSound = [json, ...yaml].some(
    ({ value, complaints }) => value !== undefined && complaints.length === 0,
  );
  return isSound ? ('accepted' as const) : ('refused' as const);
}

export default target<string>({
  name: 'documents',
  what: 'JSON, front matter and rules of campaigns, as texts',
  inputs: 10_000,
  quick: 200,
  limitMs: 2000,
  open() {
    const objects = jsonCorpus(
      'campaigns/low-water/{manifest,plot/beats,characters/*/*}.json',
      'campaigns/*/manifest.json',
    );
    const pages = Object.values(corpus('campaigns/*/{world,plot/endings,lore/factions}/*.md')).map(String);
    const make = (random: Random) => {
      if (random.below(2) === 0)
        return jsonText(mutateJson(random.pick(objects), random), random).toString('utf8');
      const page = random.below(20) === 0 ? `---\n${LAUGHS}\n---\n` : random.pick(pages);
      return mutateText(page, random, YAML);
    };
    return { make, read, show: (text) => text };
  },
});

import { QUESTION_KINDS } from '../../contracts/question.ts';
import { ACTS } from '../../rules/acts.ts';
import { DAY_PARTS } from '../campaign.ts';
import { namesIn } from '../expression/names.ts';
import { parseExpression } from '../expression/parse.ts';
import type { InkFlow, PlacedTag } from '../ink/story.ts';
import { CHOICE_TAGS, listed, STORYLET_TAGS, TEXT_TAGS } from '../ink/tags.ts';
import { slug } from '../names.ts';
import { variable } from './cast.ts';
import { checkExpression } from './expression.ts';
import type { Report } from './report.ts';
import { checkName } from './scene-calls.ts';
import type { SceneNames } from './scene-names.ts';

/** Checks the tags of a knot or stitch, of its lines and of its choices. */
export function checkTags(flow: InkFlow, names: SceneNames, report: Report): void {
  const ofKnot = flow.kind === 'knot' ? { ...STORYLET_TAGS, ...TEXT_TAGS } : TEXT_TAGS;
  for (const tag of flow.tags) checkTag(tag, ofKnot, names, report);
  for (const tag of flow.textTags) checkTag(tag, TEXT_TAGS, names, report);
  for (const { tags } of flow.choices) for (const tag of tags) checkTag(tag, CHOICE_TAGS, names, report);
}

function checkTag(
  tag: PlacedTag,
  known: Readonly<Record<string, string>>,
  names: SceneNames,
  report: Report,
): void {
  const { name, value, file } = tag;
  if (!Object.hasOwn(known, name)) {
    // A tag of the author's own is nobody's mistake; one that is nearly ours is.
    const meant = report.closest(name, Object.keys(known));
    const elsewhere = Object.hasOwn({ ...CHOICE_TAGS, ...STORYLET_TAGS, ...TEXT_TAGS }, name);
    if (elsewhere) report.add('unknown_tag', file, tag, `The tag "${name}" means nothing here.`);
    else if (meant !== undefined)
      report.add('unknown_tag', file, tag, `There is no tag "${name}"; did you mean "${meant}"?`);
    return;
  }
  const check = CHECKS[name];
  if (check === undefined) return;
  if (value === '' && name === 'again') return; // after a usual pause
  if (value === '') report.add('bad_tag', file, tag, `The tag "${name}" needs a value. ${known[name]}`);
  else check(tag, names, report);
}

type Check = (tag: PlacedTag, names: SceneNames, report: Report) => void;

const named =
  (kind: Parameters<typeof checkName>[0]): Check =>
  (tag, names, report) => {
    for (const words of listed(tag.value)) checkName(kind, words, tag.file, tag, names, report);
  };

const number =
  (lowest: number, highest: number): Check =>
  (tag, _, report) => {
    const value = Number(tag.value.replace('−', '-'));
    if (Number.isInteger(value) && value >= lowest && value <= highest) return;
    report.add(
      'bad_tag',
      tag.file,
      tag,
      `"${tag.name}" must be a whole number from ${lowest} to ${highest}.`,
    );
  };

const oneOf =
  (allowed: readonly string[]): Check =>
  (tag, _, report) => {
    for (const word of listed(tag.value)) {
      if (allowed.includes(word.toLowerCase())) continue;
      const message = `"${tag.name}" cannot be "${word}"${report.suggestion(word, allowed)}`;
      report.add('bad_tag', tag.file, tag, message);
    }
  };

const condition: Check = (tag, names, report) => {
  const { file, line, column, value } = tag;
  checkExpression({ file, place: { line, column }, expression: value }, names.cast, names.plot, report);
  for (const { root, field } of namesOf(value)) {
    const kind = KINDS[root];
    if (kind !== undefined && field !== undefined) checkName(kind, field, file, tag, names, report);
  }
};

const KINDS: Readonly<Record<string, 'fact' | 'item' | 'flag'>> = {
  knows: 'fact',
  has: 'item',
  flag: 'flag',
};

/** What cannot be parsed has been told of. */
function namesOf(expression: string) {
  try {
    return namesIn(parseExpression(expression).ast);
  } catch {
    return [];
  }
}

const target: Check = (tag, { cast, things }, report) => {
  const isKnown =
    cast.people.has(tag.value) ||
    cast.places.has(tag.value) ||
    things.has(variable(tag.value.replace(/^the\s/i, '')));
  if (isKnown) return;
  const message = `There is nobody and nothing called "${tag.value}"${cast.people.meant(tag.value)}`;
  report.add('unknown_person', tag.file, tag, message);
};

const CHECKS: Readonly<Record<string, Check>> = {
  when: condition,
  needs: condition,
  at: named('place'),
  with: named('person'),
  time: oneOf(DAY_PARTS),
  again: number(1, 1000),
  urgency: number(0, 10),
  modifier: number(-3, 3),
  question: oneOf(QUESTION_KINDS),
  item: named('item'),
  fact: named('fact'),
  target,
  beat: (tag, { beats }, report) => {
    if (beats.has(tag.value)) return;
    report.add(
      'unknown_beat',
      tag.file,
      tag,
      `There is no beat "${tag.value}"${report.suggestion(tag.value, beats)}`,
    );
  },
  act: (tag, _, report) => {
    if ((ACTS as readonly string[]).includes(slug(tag.value).replaceAll('-', '_'))) return;
    report.add(
      'unknown_act',
      tag.file,
      tag,
      `There is no act "${tag.value}"${report.suggestion(tag.value, ACTS)}`,
    );
  },
  stat: (tag, { plot }, report) => {
    if (plot.player.has(variable(tag.value))) return;
    const message = `The player has no stat "${tag.value}"${report.suggestion(tag.value, plot.player)}`;
    report.add('unknown_stat', tag.file, tag, message);
  },
};

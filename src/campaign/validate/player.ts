import { isJsonObject } from '../../base/json.ts';
import { slug } from '../names.ts';
import { asText } from './cast.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import { type Report, suggestion } from './report.ts';

/** Checks that the player template does not contradict itself. */
export function checkPlayer({ template }: Draft, report: Report): void {
  if (template === null) return;
  const { file } = template;
  const names = new Set<string>();
  for (const [index, attribute] of listOf(template.sound('/starting_stats/attributes')).entries()) {
    if (!isJsonObject(attribute)) continue;
    const pointer = `/starting_stats/attributes/${index}`;
    const { name, min, max, default: initial } = attribute as Record<string, string & number>;
    if (names.has(slug(String(name)))) {
      report.add('duplicate_id', file, template.at(`${pointer}/name`), `There is a stat "${name}" already.`);
    }
    names.add(slug(String(name)));
    if (min !== undefined && max !== undefined && min > max) {
      report.add(
        'bad_range',
        file,
        template.at(`${pointer}/min`),
        `The lowest "${name}" (${min}) is above the highest (${max}).`,
      );
    } else if (initial !== undefined && (initial < (min ?? initial) || initial > (max ?? initial))) {
      const range = `${min ?? '…'} to ${max ?? '…'}`;
      report.add(
        'bad_range',
        file,
        template.at(`${pointer}/default`),
        `"${name}" begins at ${initial}, outside ${range}.`,
      );
    }
  }
  checkLimits(template, report);
}

function checkLimits(template: NonNullable<Draft['template']>, report: Report): void {
  const races = namesIn(template, '/allowed_races');
  if (template.sound('/constraints/must_be_human') === true && races.length > 0 && !races.some(isHuman)) {
    const place = template.at('/constraints/must_be_human');
    const message = `"must_be_human" is true, but "allowed_races" has no humans.`;
    report.add('contradicts_constraints', template.file, place, message);
  }
  const fixed = asText(template.sound('/constraints/fixed_background'));
  const backgrounds = namesIn(template, '/allowed_backgrounds');
  if (fixed === undefined || backgrounds.length === 0 || backgrounds.includes(fixed)) return;
  const message = `"fixed_background" is "${fixed}", which is not among "allowed_backgrounds"${suggestion(fixed, backgrounds)}`;
  report.add('contradicts_constraints', template.file, template.at('/constraints/fixed_background'), message);
}

const isHuman = (name: string) => /\bhumans?\b|\bpeople\b|\bperson\b/i.test(name);

function namesIn(template: NonNullable<Draft['template']>, pointer: string): string[] {
  return listOf(template.sound(pointer)).flatMap((option) =>
    isJsonObject(option) ? (asText(option.name) ?? []) : [],
  );
}

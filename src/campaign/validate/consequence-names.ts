import { subjectOf } from '../consequences.ts';
import { asText, type Cast } from './cast.ts';
import type { Draft } from './draft.ts';
import { listOf, NOBODY } from './names.ts';
import { isSlip, type Report } from './report.ts';

/** Checks that a consequence which should change somebody names somebody: of anyone else it is a mere fact. */
export function checkConsequences({ beats, profiles }: Draft, cast: Cast, report: Report): void {
  if (beats === null || profiles.length === 0) return;
  const lists = [...listOf(beats.raw('/beats')).keys()].flatMap((beat) => {
    const outcomes = `/beats/${beat}/outcomes`;
    const ofOutcomes = [...listOf(beats.raw(outcomes)).keys()].map(
      (one) => `${outcomes}/${one}/consequences`,
    );
    return [`/beats/${beat}/consequences`, ...ofOutcomes];
  });
  for (const list of lists) {
    for (const index of listOf(beats.raw(list)).keys()) {
      const pointer = `${list}/${index}`;
      const complaint = complaintAbout(asText(beats.sound(pointer)) ?? '', cast);
      if (complaint !== null) report.add(complaint.code, beats.file, beats.at(pointer), complaint.message);
    }
  }
}

const KINDS = [
  { names: 'people', code: 'unknown_person', noun: 'character' },
  { names: 'factions', code: 'unknown_faction', noun: 'faction' },
  { names: 'places', code: 'unknown_place', noun: 'place' },
] as const;

function complaintAbout(sentence: string, cast: Cast) {
  const { name, isRelation } = subjectOf(sentence) ?? { name: '', isRelation: false };
  if (name === '' || NOBODY.test(name) || KINDS.some(({ names }) => cast[names].has(name))) return null;
  // Of a relationship somebody must be meant. Anything may become something else: only a slip of the pen is worth a word.
  const kind = isRelation ? KINDS[0] : slipKind(name, cast);
  if (kind === undefined) return null;
  const { names, code, noun } = kind;
  return {
    code,
    message: `There is no ${noun} "${name}", so this changes nobody and is only remembered${cast[names].meant(name)}`,
  };
}

function slipKind(name: string, cast: Cast) {
  return isNoName(name) ? undefined : KINDS.find(({ names }) => isSlip(name, cast[names].near(name)));
}

/** “The weather” is no name, however much it is like Heather. */
const isNoName = (name: string) => /^(?:[Tt]he|[Aa]n?)\s+\p{Ll}/u.test(name);

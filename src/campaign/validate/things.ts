import { slug, withoutArticle } from '../names.ts';
import { placeFiles } from '../places.ts';
import { timeOfHeading } from '../prose.ts';
import type { Draft } from './draft.ts';
import { isSlip, type Report } from './report.ts';

/** Checks that a section of a place is named as the thing in bold that it is about. */
export function checkThings({ folder, headings }: Draft, report: Report): void {
  for (const file of placeFiles(folder).filter((name) => headings.has(name))) {
    const sections = folder.prose(file);
    const title = sections.find(({ heading }) => heading !== null);
    const things = sections.flatMap((section) => {
      const { heading, line } = section;
      const isThing = heading !== null && section !== title && timeOfHeading(heading) === null;
      return isThing ? [{ heading, line }] : [];
    });
    const told = new Set(things.map(({ heading }) => keyOf(heading)));
    const bold = sections.flatMap(({ paragraphs }) => paragraphs.flat().flatMap((passage) => passage.bold));
    const named = new Set(bold.map(keyOf));
    const untold = bold.filter((phrase) => !told.has(keyOf(phrase)));
    for (const { heading, line } of things) {
      if (named.has(keyOf(heading))) continue;
      const meant = report.closest(heading, untold);
      if (!isSlip(heading, meant)) continue;
      const message = `Nothing in bold here is called "${heading}"; did you mean "${meant}"?`;
      report.add('unknown_thing', file, { line, column: 1 }, message);
    }
  }
}

const keyOf = (phrase: string) => slug(withoutArticle(phrase));

import { headingIn } from '../read/heading.ts';
import { paragraphAsTold } from './as-told.ts';
import { type Identifiers, identifiersAsWords } from './identifiers.ts';
import { isNote, isNotesHeading } from './notes.ts';

/** A Markdown text, still as Markdown, without its author's notes and with its sentences as they are told. */
export function markdownAsTold(markdown: string, known: Identifiers): string {
  let notesDepth = Number.POSITIVE_INFINITY;
  const told = markdown.split(/(\n{2,})/).map((part) => {
    const heading = headingIn(part.split('\n')[0] ?? '');
    if (heading !== null && heading.depth <= notesDepth)
      notesDepth = isNotesHeading(heading.title) ? heading.depth : Number.POSITIVE_INFINITY;
    if (notesDepth !== Number.POSITIVE_INFINITY || isNote(part)) return '';
    const linked = part.replace(/\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g, '$1');
    return identifiersAsWords(paragraphAsTold(linked), known);
  });
  return told.join('');
}

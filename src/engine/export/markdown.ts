import type { Book, BookScene, CastMember } from './book.ts';
import { pagesOf, titleLines } from './title-page.ts';

/** The story as Markdown. Pictures stand at the end as data, so that the text can be read and the file is one. */
export function toMarkdown(book: Book): string {
  const { chapters, cast, provenance } = book;
  const parts = [
    `# ${asText(book.title)}`,
    ...titleLines(book).map(asText),
    ...(cast.length === 0 ? [] : [`## ${pagesOf.cast}`, cast.map(member).join('\n')]),
    ...chapters.flatMap(({ title, scenes }) => [`## ${asText(title)}`, ...scenes.flatMap(sceneParts)]),
    '---',
    `## ${pagesOf.provenance}`,
    ...provenance.map(asText),
    ...cast.flatMap(({ picture }, index) =>
      picture === null
        ? []
        : [`[portrait-${index + 1}]: data:${picture.mediaType};base64,${picture.bytes.toString('base64')}`],
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sceneParts({ chosen, prose, ending }: BookScene): string[] {
  return [
    ...(chosen === null ? [] : [`> ${asText(chosen)}`]),
    ...prose.map(asText),
    ...(ending === null ? [] : [`**${asText(ending)}**`]),
  ];
}

function member({ name, role, picture }: CastMember, index: number): string {
  const who = `- ${asText(name)}${role === '' ? '' : `, ${asText(role)}`}`;
  return picture === null ? who : `${who}  \n  ![${asText(name)}][portrait-${index + 1}]`;
}

/** Nothing in a story is markup. */
function asText(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\s*)([#+=-]|\d+[.)])/gm, '$1\\$2')
    .replaceAll('&', '&amp;');
}

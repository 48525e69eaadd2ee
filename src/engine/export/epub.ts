import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Book } from './book.ts';
import { escapeMarkup as e } from './markup.ts';
import { type PartOfBook, partsOf, STYLE } from './pages.ts';

/** Local time on purpose: the format has no zone, so the same story gives the same bytes everywhere. */
const COMMON = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** The story as an EPUB 3. */
export async function toEpub(book: Book): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, content: string | Buffer, compress = true) =>
    zip.addBuffer(Buffer.from(content), name, { ...COMMON, compress });
  // A reader knows the file by this: it must come first, as it is, and without anything beside it.
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', CONTAINER);
  const parts = partsOf(book, (index) => imageName(book, index));
  add('OEBPS/package.opf', packageDocument(book, parts));
  add('OEBPS/nav.xhtml', navigation(book, parts));
  add('OEBPS/style.css', STYLE);
  for (const part of parts) add(`OEBPS/${part.id}.xhtml`, xhtml(part.title, part.body));
  for (const [index, { picture }] of book.cast.entries()) {
    if (picture !== null) add(`OEBPS/${imageName(book, index)}`, picture.bytes, false);
  }
  zip.end();
  return await buffer(zip.outputStream);
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function imageName({ cast }: Book, index: number): string {
  return `portrait-${index + 1}.${cast[index]?.picture?.extension ?? ''}`;
}

function packageDocument(book: Book, parts: readonly PartOfBook[]): string {
  const images = book.cast.flatMap(({ picture }, index) => (picture === null ? [] : [{ picture, index }]));
  const modified = `${new Date(book.lastPlayedAt).toISOString().slice(0, 19)}Z`;
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...parts.map(({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`),
    ...images.map(
      ({ picture, index }) =>
        `<item id="portrait-${index + 1}" href="${imageName(book, index)}" media-type="${picture.mediaType}"/>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${e(book.id)}</dc:identifier>
<dc:title>${e(book.title)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${e(book.author ?? 'Narratoria')}</dc:creator>
<dc:source>${e(book.campaign)}</dc:source>
<dc:description>${e(book.provenance.join(' '))}</dc:description>
<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${parts.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

function navigation({ title }: Book, parts: readonly PartOfBook[]): string {
  const entries = parts.map((part) => `<li><a href="${part.id}.xhtml">${e(part.title)}</a></li>`);
  return xhtml(
    title,
    `<nav epub:type="toc" id="toc"><h1>${e(title)}</h1>\n<ol>\n${entries.join('\n')}\n</ol></nav>`,
  );
}

function xhtml(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${e(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

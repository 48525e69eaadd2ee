import type { Book } from './book.ts';
import { escapeMarkup } from './markup.ts';
import { partsOf, STYLE } from './pages.ts';

const PAGE_STYLE = `:root{color-scheme:light dark}
body{max-width:38em;margin:0 auto;padding:1em}
`;

/** The story as one page that needs nothing else: no script, no network. */
export function toHtml(book: Book): string {
  const address = (index: number) => {
    const picture = book.cast[index]?.picture;
    return picture ? `data:${picture.mediaType};base64,${picture.bytes.toString('base64')}` : '';
  };
  const parts = partsOf(book, address);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="generator" content="Narratoria"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>
<title>${escapeMarkup(book.title)}</title>
<style>
${PAGE_STYLE}${STYLE}</style>
</head>
<body>
<main>
${parts.map(({ body }) => body).join('\n')}
</main>
</body>
</html>
`;
}

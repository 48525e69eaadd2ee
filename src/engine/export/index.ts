export { type Book, makeBook } from './book.ts';
export { toEpub } from './epub.ts';
export { toHtml } from './html.ts';
export { toMarkdown } from './markdown.ts';

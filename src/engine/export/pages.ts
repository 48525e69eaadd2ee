import type { Book, BookScene, CastMember, Chapter } from './book.ts';
import { escapeMarkup as e } from './markup.ts';
import { pagesOf, titleLines } from './title-page.ts';

/** A part of the book as well-formed markup that HTML and XHTML both read. */
export interface PartOfBook {
  id: string;
  title: string;
  body: string;
}

/** All parts in reading order. `address` says where a picture of the cast is found. */
export function partsOf(book: Book, address: (index: number) => string): PartOfBook[] {
  const { chapters, cast, provenance } = book;
  return [
    {
      id: 'title-page',
      title: book.title,
      body: `<section class="title"><h1>${e(book.title)}</h1>\n${paragraphs(titleLines(book))}</section>`,
    },
    ...(cast.length === 0 ? [] : [castPart(cast, address)]),
    ...chapters.map(chapterPart),
    {
      id: 'provenance',
      title: pagesOf.provenance,
      body: `<section class="provenance"><h2>${e(pagesOf.provenance)}</h2>\n${paragraphs(provenance)}</section>`,
    },
  ];
}

function castPart(cast: readonly CastMember[], address: (index: number) => string): PartOfBook {
  const members = cast.map(({ name, role, picture }, index) => {
    const image = picture === null ? '' : `<img src="${e(address(index))}" alt="Portrait of ${e(name)}"/>`;
    return `<li>${image}<span><b>${e(name)}</b>${role === '' ? '' : `, ${e(role)}`}</span></li>`;
  });
  return {
    id: 'cast',
    title: pagesOf.cast,
    body: `<section class="cast"><h2>${e(pagesOf.cast)}</h2>\n<ul>\n${members.join('\n')}\n</ul></section>`,
  };
}

function chapterPart({ title, scenes }: Chapter, index: number): PartOfBook {
  return {
    id: `chapter-${index + 1}`,
    title,
    body: `<section class="chapter"><h2>${e(title)}</h2>\n${scenes.map(scenePart).join('\n')}</section>`,
  };
}

function scenePart({ scene, chosen, prose, ending }: BookScene): string {
  const choice = chosen === null ? '' : `<p class="choice">${e(chosen)}</p>\n`;
  const end = ending === null ? '' : `\n<p class="ending">${e(ending)}</p>`;
  return `<div class="scene" id="scene-${scene}">\n${choice}${paragraphs(prose)}${end}\n</div>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${e(text)}</p>`).join('\n');
}

export const STYLE = `body{font-family:Georgia,"Times New Roman",serif;line-height:1.6}
h1,h2{font-weight:normal;line-height:1.2}
.title{text-align:center;margin:4em 0}
.title h1{font-size:2.2em}
.chapter h2{margin-top:3em;text-align:center}
.choice{margin:2em 0 1em;font-style:italic;opacity:.75}
.choice::before{content:"\\203A\\00A0"}
.ending{margin-top:2em;text-align:center;font-weight:bold}
.cast ul{list-style:none;padding:0}
.cast img{width:5em;height:auto;border-radius:50%;vertical-align:middle;margin-right:1em}
.cast li{margin:.6em 0}
.provenance{margin-top:4em;font-size:.85em;opacity:.8}
`;

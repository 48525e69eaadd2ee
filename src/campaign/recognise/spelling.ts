import type { CampaignFiles } from '../campaign-files.ts';
import { slug } from '../names.ts';
import { withoutFrontMatter } from '../read/front-matter.ts';
import { readableText } from './readable.ts';

/** Names have no more words than this. */
const MOST_WORDS = 4;

/** How an author writes a name where it stands in a sentence, by its words in small letters: `brass-lantern` → “the Brass Lantern”. */
export function spellingsIn(folder: CampaignFiles): (words: string) => string | undefined {
  let known: Map<string, string> | null = null;
  return (words) => {
    known ??= readSpellings(folder);
    return known.get(slug(words));
  };
}

/** Words with capitals that follow each other, and the article before them. */
const PROPER = /(\b[Tt]he\s+)?(\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+)+)/gu;

function readSpellings(folder: CampaignFiles): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of folder.allFiles) {
    if (!file.endsWith('.md') || !folder.isInPlay(file)) continue;
    const prose = withoutFrontMatter(readableText(folder, file)).replaceAll(/^#.*$/gm, '');
    for (const [, article, run = ''] of prose.matchAll(PROPER)) {
      const words = run.split(' ');
      for (const from of words.keys())
        for (let to = from + 2; to <= Math.min(words.length, from + MOST_WORDS); to++) {
          const name = words.slice(from, to).join(' ');
          const isNew = !found.has(slug(name));
          if (isNew) found.set(slug(name), from === 0 && article !== undefined ? `the ${name}` : name);
        }
    }
  }
  return found;
}

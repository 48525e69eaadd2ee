import type { Campaign } from '../../campaign/campaign.ts';
import type { ArtFile } from '../../campaign/look.ts';
import { slug, stemOf, withoutArticle } from '../../campaign/names.ts';
import { mediaTypeOf } from '../media/types.ts';

interface NamedFile extends ArtFile {
  /** `the-hall` for art/locations/the-hall_generated.webp. */
  stem: string;
}

/** The pictures and the music of a campaign, to find what fits a place. */
export class CampaignArt {
  readonly #pictures: NamedFile[];
  readonly #music: NamedFile[];

  constructor(files: readonly ArtFile[]) {
    this.#pictures = among(files, 'art/', 'image/');
    this.#music = among(files, 'music/', 'audio/');
  }

  /** What to show for the campaign: its cover, or else one of its places. */
  get cover(): string | null {
    const cover =
      this.#pictures.find(({ stem }) => /^(?:cover|title|poster)$/i.test(stem)) ??
      this.#pictures.find(({ path }) => /^art\/(?:backgrounds?|locations?|scenes?)\//.test(path));
    return cover?.path ?? null;
  }

  backgroundAt(place: { id: string; name: string }): string | null {
    const stems = stemsOf(place);
    const found = this.#pictures.find(
      ({ path, stem }) => !path.startsWith('art/characters/') && stems.includes(slug(stem)),
    );
    return found?.path ?? null;
  }

  /** Music of that name, or whose keywords name the place. */
  musicAt(place: { id: string; name: string }): string | null {
    const stems = stemsOf(place);
    const words = new Set(stems.flatMap((stem) => stem.split('-')).filter((word) => word.length > 3));
    const ambient = this.#music.filter(
      ({ path }) => !/^music\/(?:finale|endings?|tension|beats|voices)\//.test(path),
    );
    const found =
      ambient.find(({ stem }) => stems.includes(slug(stem))) ??
      ambient.find(({ keywords }) => keywords.some((word) => words.has(slug(word)))) ??
      ambient[0];
    return found?.path ?? null;
  }

  get finale(): string | null {
    return this.#music.find(({ path }) => /^music\/(?:finale|endings?)\//.test(path))?.path ?? null;
  }
}

/** `place:the-hall` may be called the-hall or hall in a file's name. */
function stemsOf({ id, name }: Pick<Campaign['places'][number], 'id' | 'name'>): string[] {
  const named = [id.replace(/^place:/, ''), slug(name), slug(withoutArticle(name))];
  return [...new Set(named)].filter((stem) => stem !== '');
}

function among(files: readonly ArtFile[], root: string, type: string): NamedFile[] {
  return files
    .filter(({ path }) => path.startsWith(root) && mediaTypeOf(path)?.startsWith(type))
    .map((file) => ({ ...file, stem: stemOf(file.path) }));
}

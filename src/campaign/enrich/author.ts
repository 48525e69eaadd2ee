import { createHash } from 'node:crypto';
import { type CampaignManifest, CampaignManifestSchema } from '../../contracts/campaign-manifest.ts';
import { readFactions } from '../factions.ts';
import type { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';
import { withoutArticle } from '../names.ts';
import { readPeople } from '../people.ts';
import { readProse } from '../prose.ts';
import { isImported } from './sparse.ts';

/** As much of the author's prose as is read for names and nouns; a sparse campaign has far less. */
const MAX_CHARACTERS = 20_000;
const MAX_SEED_DATA = 500;

/** Everything the author has written that a generator may build on. */
export interface AuthorText {
  manifest: CampaignManifest;
  /** Title, description, genre, tone and tags. */
  outline: string;
  /** Setting, premise and whatever other prose there is. */
  prose: string;
  /** How it is to be told, and what is to come out late: for a model that fills it out, and not to be read for names. */
  telling: string;
  /** What is behind it all; empty where the author does not say. */
  truth: string;
  /** The premise alone; empty when there is none. */
  premise: string;
  /** Names of the people the author has written. */
  people: string[];
  /** Names of the groups the author has written of. */
  groups: string[];
  /** Fingerprint of all of it: the same words give the same world. */
  seed: string;
  /** What goes into provenance: the author's words, cut to a length that can be read. */
  seedData: string;
}

/** Pages that speak about the campaign or its telling, not in it. */
const ABOUT_THE_TELLING =
  /^(?:README\.md|world\/(?:rules|constraints|style)\.md|plot\/truth\.md|lore\/people\/.*-other-meetings\.md)$/;

/** Reads what people wrote in a campaign folder; generated files are no author. */
export function readAuthor(folder: CampaignFolder): AuthorText {
  const manifest = folder.json('manifest.json', CampaignManifestSchema);
  const { title, description = '', genre = '', tone = '', tags = [] } = manifest;
  const files = folder.allFiles.filter(
    (file) =>
      file.endsWith('.md') && !isGenerated(file) && !isProvenance(file) && !ABOUT_THE_TELLING.test(file),
  );
  const { people, pages } = folder.recognised;
  const at = (page: string) => (files.includes(page) ? page : pages.get(page));
  const first = [at('world/setting.md'), at('plot/premise.md')].filter((file) => file !== undefined);
  // A page about somebody is read for who they are, not as prose.
  const others = files.filter((file) => !first.includes(file) && !people.some((one) => one.file === file));
  // What is always so in a lorebook is what its story is about.
  const premise = at('plot/premise.md') ?? (isImported(folder) ? at('world/setting.md') : undefined);
  const present = readPeople(folder).people.filter(({ source }) => !isGenerated(source.file));
  // A character card says most of what there is in what it says of its character.
  const described = isImported(folder)
    ? present
        .filter(({ profile }) => profile.metadata?.importance === 'protagonist')
        .map(({ profile }) => profile.background ?? '')
    : [];
  const prose = [...[...first, ...others].map((file) => plainProse(folder.text(file))), ...described].join(
    '\n\n',
  );
  const truth = proseOf(folder, 'plot/truth.md');
  const outline = [title, description, genre, tone, tags.join(', ')];
  const seedData = [title, description, prose].filter((text) => text.trim() !== '').join(' / ');
  return {
    manifest,
    telling: [proseOf(folder, 'world/style.md'), truth].filter((text) => text !== '').join('\n\n'),
    truth,
    outline: outline.filter((text) => text !== '').join('. '),
    prose: prose.slice(0, MAX_CHARACTERS),
    premise: premise === undefined ? '' : plainProse(folder.text(premise)),
    people: present.map(({ name }) => name),
    groups: readFactions(folder, [])
      .filter(({ source }) => !isGenerated(source.file))
      .map(({ name }) => withoutArticle(name)),
    seed: createHash('sha256')
      .update([...outline, prose, ...(truth === '' ? [] : [truth])].join('\u0000'))
      .digest('hex'),
    seedData: cut(seedData.replace(/\s+/g, ' ').trim(), MAX_SEED_DATA),
  };
}

const proseOf = (folder: CampaignFolder, file: string) =>
  folder.has(file) ? plainProse(folder.text(file)) : '';

function plainProse(markdown: string): string {
  return readProse(markdown)
    .flatMap(({ paragraphs }) => paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')))
    .join('\n\n');
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

import { parseJsonDocument } from '../../base/json-document.ts';
import { isDeeperThan } from '../../base/json-harm.ts';
import type { AssetMetadata, Provenance } from '../../contracts/asset-metadata.ts';
import { sha256Of } from '../../models/download/checksum.ts';
import type { CampaignFolder } from '../folder.ts';
import { readAudio } from './audio.ts';
import { readImage } from './image.ts';
import { extractKeywords, keywordsInJson, keywordsInProse, keywordsInSidecar } from './keywords.ts';
import { frontMatterField, languageOf, proseIn, wordCount } from './prose-text.ts';
import { referencesInJson, referencesInProse } from './references.ts';
import type { SourceFile } from './scan.ts';

/** What a file is by itself: all but what other files have to do with it. */
export interface Description {
  asset: Omit<AssetMetadata, 'created_at' | 'relationships'>;
  /** Where paths in it may lead, whether there is a file or not. */
  references: string[];
}

interface Content {
  metadata: Pick<
    AssetMetadata,
    'image_metadata' | 'audio_metadata' | 'prose_metadata' | 'structured_metadata'
  >;
  /** Words that its content suggests. */
  words: string[];
  references: string[];
}

/** The content stays where it is: a record names it, and its checksum says which content was meant. */
function referenceTo(file: string): string {
  return `file:${file}`;
}

/** Reads what there is to know about a file; binary content only as far as needed, and never as a whole. */
export async function describeFile(folder: CampaignFolder, file: SourceFile): Promise<Description> {
  const { metadata, words, references } = await READERS[file.type](folder, file);
  const { isGenerated, provenance } = folder.originOf(file.path);
  return {
    asset: {
      path: file.path,
      type: file.type,
      keywords: keywordsOf(folder, file, words),
      generated: isGenerated,
      checksum: `sha256:${await sha256Of(file.location)}`,
      modified_at: file.modifiedAt.toISOString(),
      data: referenceTo(file.path),
      ...(provenance !== null && { provenance: provenance as Provenance }),
      ...metadata,
    },
    references,
  };
}

/** The author's keywords instead of ours; an empty sidecar says nothing. */
function keywordsOf(folder: CampaignFolder, file: SourceFile, words: readonly string[]): string[] {
  const given = file.keywords === null ? [] : keywordsInSidecar(folder.text(file.keywords));
  return given.length > 0 ? given : extractKeywords(file.path, words);
}

const READERS: Record<SourceFile['type'], (folder: CampaignFolder, file: SourceFile) => Promise<Content>> = {
  image: async (_, { location }) => ({
    metadata: { image_metadata: await readImage(location) },
    words: [],
    references: [],
  }),
  audio: async (_, { path, location }) => {
    const { metadata, words } = await readAudio(path, location);
    return { metadata: { audio_metadata: metadata }, words, references: [] };
  },
  prose: async (folder, { path }) => {
    const text = folder.text(path);
    const prose = proseIn(text);
    const stated = frontMatterField(text, 'lang(?:uage)?')?.toLowerCase() ?? '';
    return {
      metadata: {
        prose_metadata: {
          word_count: wordCount(prose),
          language: /^[a-z]{2}$/.test(stated) ? stated : languageOf(prose),
        },
      },
      words: keywordsInProse(text),
      references: referencesInProse(path, text),
    };
  },
  structured: async (folder, { path }) => {
    const { value, error } = parseJsonDocument(folder.text(path));
    if (error !== null) throw new Error(`${path}:${error.line}:${error.column}: ${error.message}`);
    if (isDeeperThan(value, MAX_DEPTH))
      throw new Error(`${path}: Lists and objects lie too deep in each other.`);
    return {
      metadata: { structured_metadata: structureOf(path) },
      words: keywordsInJson(value),
      references: referencesInJson(path, value),
    };
  },
};

/** As deep as the validator lets the campaign's own documents be. */
const MAX_DEPTH = 64;
const SCHEMA_VERSION = '1.0.0';
const SCHEMAS: readonly [RegExp, string][] = [
  [/^manifest\.json$/, 'manifest'],
  [/^characters\/npcs\/([^/]+)\/profile(?:_generated)?\.json$/, 'npc_profile'],
  [/^characters\/player\/template(?:_generated)?\.json$/, 'player_template'],
  [/^plot\/beats(?:_generated)?\.json$/, 'plot_beats'],
];

function structureOf(file: string): NonNullable<AssetMetadata['structured_metadata']> {
  for (const [pattern, type] of SCHEMAS) {
    const match = pattern.exec(file);
    if (match === null) continue;
    const entity = match[1];
    return {
      schema_type: type,
      schema_version: SCHEMA_VERSION,
      ...(entity !== undefined && { entity_id: entity }),
    };
  }
  return { schema_type: 'other', schema_version: SCHEMA_VERSION };
}

import type { TSchema } from 'typebox';
import type { Json } from '../../base/json.ts';
import { CampaignManifestSchema } from '../../contracts/campaign-manifest.ts';
import { EndingSchema } from '../../contracts/ending.ts';
import { FactionSchema } from '../../contracts/faction.ts';
import { NpcProfileSchema } from '../../contracts/npc-profile.ts';
import { PlayerTemplateSchema } from '../../contracts/player-template.ts';
import { PlotBeatsSchema } from '../../contracts/plot-beats.ts';
import { RulesSchema } from '../../contracts/rules.ts';
import { ENDINGS } from '../endings.ts';
import { FACTIONS } from '../factions.ts';
import type { CampaignFolder } from '../folder.ts';
import { PEOPLE, profileIn, profilesInPlace } from '../people.ts';
import { START } from '../problem.ts';
import { checkDocument } from '../read/contract.ts';
import { isFrontMatterOpen, readFrontMatter, readRulesBlock } from '../read/front-matter.ts';
import { readJsonText } from '../read/json-text.ts';
import { unclosed } from '../read/markdown.ts';
import { RULES, twice } from '../rules.ts';
import { checkCharacters } from './characters.ts';
import { Document } from './document.ts';
import { checkMarkdown } from './markdown.ts';
import type { Report } from './report.ts';
import { sentenceCounter } from './size.ts';

/** A campaign as far as it can be read. */
export interface Draft {
  folder: CampaignFolder;
  manifest: Document | null;
  beats: Document | null;
  template: Document | null;
  rules: Document | null;
  /** Profiles, by the name of their folder. */
  profiles: { name: string; document: Document }[];
  /** First heading of each Markdown file that could be read. */
  headings: Map<string, string | null>;
  /** Pictures that Markdown files show. */
  pictures: Set<string>;
  endings: Document[];
  factions: Document[];
  hasTooManySentences: boolean;
}

/** Reads every file that the engine would read, and notes what is wrong with each by itself. */
export function readDraft(folder: CampaignFolder, report: Report): Draft {
  const headings = new Map<string, string | null>();
  const pictures = new Set<string>();
  const sentences = sentenceCounter(report);
  const json = (file: string, schema: TSchema): Document => {
    const raw = report.attempt(() => folder.rawText(file));
    if (raw !== null && schema === NpcProfileSchema) sentences.add(file, raw);
    if (raw === null) return new Document(file, { value: undefined, complaints: [], locate: () => START });
    const text = readJsonText(raw);
    // Where it is not even JSON, such a character may be the reason, and has been told.
    if (text.value !== undefined) checkCharacters(file, raw, report);
    const { problems, findings } = checkDocument(file, text, schema);
    report.addAll(problems);
    return new Document(file, text, findings);
  };
  const picked = (file: string, schema: TSchema): Document | null => {
    const found = folder.pick(file);
    return found === null ? null : json(found, schema);
  };
  const page = (file: string, schema: TSchema | null): Document => {
    const unread = new Document(file, { value: undefined, complaints: [], locate: () => START });
    const raw = report.attempt(() => folder.rawText(file));
    if (raw === null) return unread;
    checkCharacters(file, raw, report);
    const markdown = folder.text(file);
    sentences.add(file, markdown);
    if (isFrontMatterOpen(markdown) && schema !== null) {
      report.addAll([unclosed(file)]);
      return unread;
    }
    const block = schema === RulesSchema ? readRulesBlock(markdown) : null;
    const input = readFrontMatter(markdown);
    if (block !== null && input !== null) report.addAll([twice(file, block)]);
    const text = block ?? input;
    const { problems, findings } =
      text === null ? { problems: [], findings: [] } : checkDocument(file, text, schema ?? ANYTHING);
    report.addAll(problems);
    const contents = checkMarkdown({ folder, file, markdown, hasFields: text !== null }, report);
    headings.set(file, contents.heading);
    for (const picture of contents.pictures) pictures.add(picture);
    return new Document(file, text, findings);
  };

  const manifest = folder.has('manifest.json') ? json('manifest.json', CampaignManifestSchema) : null;
  const people = [
    ...profilesInPlace(folder).map(({ name, file }) => ({ name, document: json(file, NpcProfileSchema) })),
    ...folder.recognised.people.map(({ name, file }) => ({ name, document: recognisedPerson(folder, file) })),
  ];
  const rules = folder.pick(RULES);
  const draft = {
    folder,
    manifest,
    headings,
    pictures,
    beats: picked('plot/beats.json', PlotBeatsSchema),
    template: picked('characters/player/template.json', PlayerTemplateSchema),
    rules: rules === null ? null : page(rules, RulesSchema),
    profiles: people,
    endings: folder.files(ENDINGS, '.md').map((file) => page(file, EndingSchema)),
    factions: folder.files(FACTIONS, '.md').map((file) => page(file, FactionSchema)),
  };
  for (const file of otherPages(folder)) page(file, null);
  return { ...draft, hasTooManySentences: sentences.isFull };
}

const ANYTHING: TSchema = {};

/** Somebody whose file is of the author's own making: there is no contract to hold it against. */
function recognisedPerson(folder: CampaignFolder, file: string): Document {
  const value = profileIn(folder, file);
  const plain = value === null ? undefined : (JSON.parse(JSON.stringify(value)) as Json);
  return new Document(file, { value: plain, complaints: [], locate: () => START });
}

/** Prose without a contract: any front matter will do. */
function otherPages(folder: CampaignFolder): string[] {
  const world = ['world/setting.md', 'world/constraints.md', 'world/style.md'];
  const single = [...world, 'plot/premise.md', 'plot/truth.md'].flatMap((file) => folder.pick(file) ?? []);
  const lore = folder.files('lore', '.md').filter((file) => !file.startsWith(`${FACTIONS}/`));
  const { places, lore: pages } = folder.recognised;
  return [...new Set([...single, ...lore, ...places, ...pages, ...folder.files(PEOPLE, '.md')])];
}

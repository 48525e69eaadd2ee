import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from 'typebox';
import { withoutControls } from '../base/plain-text.ts';
import { generatedTwin, humanTwin, isGenerated } from './generated.ts';
import { type Origin, originOf } from './origin.ts';
import { CampaignProblemError, type Problem, problem, START } from './problem.ts';
import { readProse, type Section } from './prose.ts';
import { readHead, readTail, readText } from './read/bytes.ts';
import { checkDocument } from './read/contract.ts';
import { noteFile } from './read/file-note.ts';
import { readJsonText } from './read/json-text.ts';
import { type Survey, type SurveyedFile, surveyFolder } from './read/survey.ts';
import { identifiersIn } from './recognise/identifiers.ts';
import { type Recognised, recognise } from './recognise/recognise.ts';
import type { Identifiers } from './told/identifiers.ts';

/** The manifest must be there in any case; sidecars are no assets. */
const ALWAYS_READ = /^manifest\.json$|\.(?:provenance\.json|keywords\.txt)$/;

/** More than that is read again each time. */
const KEPT_CHARACTERS = 16 * 2 ** 20;

interface Text {
  raw: string;
  /** Without what a terminal would obey; the same string where there is nothing of that. */
  plain: string;
}

/**
 * A campaign folder that can only be read from the inside: no path, link or name leads out of it.
 * It is walked through once; what appears later is seen by whoever opens it anew.
 */
export class CampaignFolder {
  readonly root: string;
  readonly #survey: Survey;
  /** What was asked for once is asked for again for each beat and each person. */
  readonly #listed = new Map<string, readonly string[]>();
  readonly #hidden: ReadonlySet<string>;
  readonly #origins = new Map<string, Origin>();
  readonly #leftOut = new Set<string>();
  #recognised: Recognised | null = null;
  #identifiers: Identifiers | null = null;
  /** Texts that were read: who made a file, whether it is right and what it tells are asked one after the other. */
  readonly #texts = new Map<string, Text>();
  readonly #prose = new Map<string, readonly Section[]>();
  #room = KEPT_CHARACTERS;

  constructor(location: string) {
    this.root = realFolder(location);
    this.#survey = surveyFolder(this.root);
    this.#hidden = new Set(this.problems.map(({ file }) => file));
  }

  /** What is wrong with the folder itself, whatever stands in the files. */
  get problems(): readonly Problem[] {
    return this.#survey.problems;
  }

  /** Changes with every write to one of its files. */
  get stamp(): string {
    return [...this.#survey.files].map(([file, { stamp }]) => `${file}\n${stamp}`).join('\n');
  }

  /** All files, sorted as they lie in the folders. */
  get allFiles(): string[] {
    return [...this.#survey.files.keys()];
  }

  get allFolders(): string[] {
    return [...this.#survey.folders];
  }

  has(file: string): boolean {
    return this.#survey.files.has(file);
  }

  /** Whether there is anything of that name, or may be: a folder, or something that cannot be read. */
  hasAnything(file: string): boolean {
    if (this.has(file) || this.#survey.folders.has(file)) return true;
    const parts = file.split('/');
    return parts.some((_, index) => this.#hidden.has(parts.slice(0, index + 1).join('/')));
  }

  sizeOf(file: string): number {
    return this.#survey.files.get(file)?.size ?? 0;
  }

  /** The file itself, or the generated one where nobody has written it; null when there is neither in play. */
  pick(file: string): string | null {
    if (this.isInPlay(file)) return file;
    if (this.isInPlay(generatedTwin(file))) return generatedTwin(file);
    return this.recognised.pages.get(file) ?? null;
  }

  /** What files are that do not lie where the format has them. */
  get recognised(): Recognised {
    this.#recognised ??= recognise(this);
    return this.#recognised;
  }

  /** Takes files out of play that cannot be read: the story is told without them. */
  leaveOut(files: ReadonlySet<string>): void {
    if (files.size === 0) return;
    for (const file of files) this.#leftOut.add(file);
    this.#prose.clear();
    this.#listed.clear();
    this.#recognised = null;
    this.#identifiers = null;
  }

  /** Who made a file, and what is wrong with what is said about that. */
  originOf(file: string): Origin {
    const known = this.#origins.get(file) ?? originOf(this, file);
    this.#origins.set(file, known);
    return known;
  }

  /** Whether there is such a file, and the store would take it: what it rejects is neither read nor named. */
  isInPlay(file: string): boolean {
    if (!this.has(file) || this.#leftOut.has(file)) return false;
    return ALWAYS_READ.test(file) || this.originOf(file).problems.length === 0;
  }

  /** Files that are out of play because of what is said, or not said, about who made them. */
  get rejected(): string[] {
    return this.allFiles.filter((file) => !this.#leftOut.has(file) && !this.isInPlay(file));
  }

  /** Where a file really lies and when it was written. */
  fileAt(file: string): SurveyedFile {
    this.#real(file);
    return this.#survey.files.get(file) as SurveyedFile;
  }

  text(file: string): string {
    return this.#read(file).plain;
  }

  /** A Markdown file as it is told. */
  prose(file: string): readonly Section[] {
    const text = this.text(file);
    const known = this.#prose.get(file);
    if (known !== undefined) return known;
    const sections = readProse(text, this.identifiers);
    if (this.#texts.has(file)) this.#prose.set(file, sections);
    return sections;
  }

  /** What the names of files and folders stand for where they are read out. */
  get identifiers(): Identifiers {
    this.#identifiers ??= identifiersIn(this);
    return this.#identifiers;
  }

  /** As it is written, for whoever looks for what should not be in it. */
  rawText(file: string): string {
    return this.#read(file).raw;
  }

  head(file: string, length: number): Buffer {
    return readHead(file, this.#real(file), length);
  }

  tail(file: string, length: number): Buffer {
    return readTail(file, this.#real(file), length);
  }

  /** A JSON file, checked by its contract. */
  json<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
    const text = readJsonText(this.rawText(file));
    const { problems } = checkDocument(file, text, schema);
    const first = problems.find(({ severity, code }) => severity === 'error' && code !== 'unknown_field');
    if (first !== undefined) throw new CampaignProblemError(first);
    return text.value as Static<Schema>;
  }

  /** Names of the folders in a folder. */
  folders(parent: string): string[] {
    return this.allFolders
      .filter((folder) => path.posix.dirname(folder) === parent)
      .map((folder) => path.posix.basename(folder));
  }

  /** All files in play under a folder that end like this (`''` for the whole campaign). */
  files(parent: string, extension: string): readonly string[] {
    const key = `${parent}\0${extension}`;
    const listed =
      this.#listed.get(key) ?? this.present(parent, extension).filter((file) => this.isInPlay(file));
    this.#listed.set(key, listed);
    return listed;
  }

  /** The same with those that the store will reject; without generated ones that a person has replaced. */
  present(parent: string, extension: string): string[] {
    return this.allFiles.filter(
      (file) =>
        file.startsWith(parent === '' ? '' : `${parent}/`) &&
        file.endsWith(extension) &&
        !(isGenerated(file) && this.isInPlay(humanTwin(file))),
    );
  }

  #read(file: string): Text {
    noteFile(file);
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const raw = readText(file, this.#real(file));
    const text = { raw, plain: withoutControls(raw) };
    this.#room -= raw.length;
    if (this.#room >= 0) this.#texts.set(file, text);
    return text;
  }

  #real(file: string): string {
    const known = this.#survey.files.get(file);
    if (known !== undefined) return known.real;
    const found = this.problems.find((other) => other.file === file);
    const code = file === 'manifest.json' ? 'missing_manifest' : 'unreadable';
    throw new CampaignProblemError(found ?? problem(code, file, START, 'This file is missing.'));
  }
}

function realFolder(location: string): string {
  const fail = (message: string, cause?: unknown) =>
    new CampaignProblemError(problem('no_folder', '.', START, message), cause);
  let real: string;
  try {
    real = realpathSync(location);
  } catch (cause) {
    throw fail(`There is no campaign folder at ${location}.`, cause);
  }
  if (!statSync(real).isDirectory()) throw fail(`${location} is a file, not a campaign folder.`);
  return real;
}

import type { Static, TSchema } from 'typebox';
import type { CampaignFolder } from '../folder.ts';
import { CampaignProblemError, problem, START } from '../problem.ts';
import { checkDocument } from './contract.ts';
import { isFrontMatterOpen, readFrontMatter } from './front-matter.ts';
import type { StructuredText } from './structured.ts';

/** The front matter of a Markdown file, checked by its contract; empty when there is none. */
export function frontMatterOf<Schema extends TSchema>(
  folder: CampaignFolder,
  file: string,
  schema: Schema,
): Static<Schema> {
  const markdown = folder.text(file);
  if (isFrontMatterOpen(markdown)) throw new CampaignProblemError(unclosed(file));
  return checkedValue(file, readFrontMatter(markdown), schema);
}

export const unclosed = (file: string) =>
  problem('unclosed_front_matter', file, START, 'The front matter that begins here is never closed.');

export function checkedValue<Schema extends TSchema>(
  file: string,
  text: StructuredText | null,
  schema: Schema,
): Static<Schema> {
  if (text === null) return {} as Static<Schema>;
  const first = checkDocument(file, text, schema).problems.find(
    ({ severity, code }) => severity === 'error' && code !== 'unknown_field',
  );
  if (first !== undefined) throw new CampaignProblemError(first);
  return text.value as Static<Schema>;
}

import { stringify } from 'yaml';
import type { Draft, DraftPage } from '../story/draft.ts';

/** A file to be added, with its mark in the name. */
export interface NewFile {
  path: string;
  text: string;
}

/**
 * Turns a draft into files, in an order in which the folder is valid after each of them: what others refer to comes
 * first.
 */
export function renderDraft(draft: Draft): NewFile[] {
  const { setting, premise, beats, rules, template } = draft;
  return [
    ...(setting === null ? [] : [file('world/setting.md', paragraphs(setting))]),
    ...(premise === null ? [] : [file('plot/premise.md', paragraphs(premise))]),
    ...draft.places.map(({ slug, name, paragraphs: text, sections }) =>
      file(`lore/locations/${slug}.md`, [
        `# ${name}`,
        ...text,
        ...sections.flatMap(({ heading, text: body }) => [`## ${heading}`, body]),
      ]),
    ),
    ...draft.people.map(({ folder, profile }) => file(`characters/npcs/${folder}/profile.json`, profile)),
    ...draft.lore.map((page) => file(`lore/${page.slug}.md`, pageText(page))),
    ...draft.factions.map((faction) =>
      file(`lore/factions/${faction.slug}.md`, [
        frontMatter({ members: faction.members, rivals: faction.rivals }),
        ...pageText(faction),
      ]),
    ),
    ...(template === null ? [] : [file('characters/player/template.json', template)]),
    ...(rules === null ? [] : [file('world/rules.md', [frontMatter(rules.input), ...rules.paragraphs])]),
    ...draft.endings.map((ending) =>
      file(`plot/endings/${ending.slug}.md`, [
        frontMatter(ending.input),
        ...pageText(ending),
        '## Epilogue',
        ending.epilogue,
      ]),
    ),
    ...(beats === null ? [] : [file('plot/beats.json', { beats })]),
    ...draft.scenes.map((scene) => ({ path: `plot/scenes/${scene.slug}_generated.ink`, text: scene.text })),
  ];
}

function file(path: string, content: string[] | object): NewFile {
  const text = Array.isArray(content) ? `${content.join('\n\n')}\n` : `${JSON.stringify(content, null, 2)}\n`;
  return { path: path.replace(/(?=\.[^./]+$)/, '_generated'), text };
}

function paragraphs(text: readonly string[]): string[] {
  return [...text];
}

function pageText({ name, paragraphs: text }: DraftPage): string[] {
  return [`# ${name}`, ...text];
}

function frontMatter(input: object): string {
  return `---\n${stringify(input, { lineWidth: 0 })}---`;
}

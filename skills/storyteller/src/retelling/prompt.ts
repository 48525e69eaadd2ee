import type { NarrateInput } from '../telling/input.ts';
import type { Style, Telling } from '../telling/tell.ts';

const STYLES: Record<Style, string> = {
  terse: 'Short, plain sentences. No ornament.',
  vivid: 'Concrete nouns, active verbs, details of the senses; one image a paragraph.',
  poetic: 'Rhythm and images, one image a sentence at most.',
};

/** What stays the same from telling to telling comes first, so that a model need read it only once. */
export function systemPrompt({ title, tone, constraints }: NarrateInput, style: Style): string {
  return [
    'You are the narrator of an interactive story. You are given notes in rough prose and write them out well.',
    ...(title === '' ? [] : [`The story is called ${title}.`]),
    ...(tone === '' ? [] : [`Its tone: ${tone}.`]),
    `How to write: ${STYLES[style]}`,
    [
      'Keep to these rules.',
      '- Second person, present tense: "you" is the one who reads.',
      '- Keep every fact, name and outcome of the notes, in their order. Add no people, no events, no facts.',
      '- What stands in quotation marks is said by that person, in these words.',
      '- Do not decide for the reader what to do next, and do not offer anything to choose from.',
      '- Only the prose: no headings, no lists, no remarks about the task.',
      ...constraints.map((rule) => `- The author says: ${rule}`),
    ].join('\n'),
  ].join('\n\n');
}

/** What changes comes last and is short: who is here, and the notes. */
export function scenePrompt(input: NarrateInput, { told, after }: Telling, complaint: string | null): string {
  const people = input.people.map(({ name, shortName, pronoun, lines }) =>
    [`${shortName || name} (${pronoun})`, ...lines.slice(0, 2).map((line) => `"${line}"`)].join(' '),
  );
  const length =
    told.length < 2 ? 'one paragraph' : told.length === 2 ? 'two paragraphs' : 'three paragraphs';
  return [
    ...(input.place === null ? [] : [`Place: ${input.place.name}. Time of day: ${input.time.part}.`]),
    ...(people.length === 0 ? [] : [`Here: ${people.join('; ')}.`]),
    ...(input.deed === null || input.deed.text === '' ? [] : [`You chose: ${input.deed.text}.`]),
    `Notes:\n${told.join('\n\n')}`,
    ...(after.length === 0 ? [] : [`It goes on, in the author's words, which you leave alone:\n${after[0]}`]),
    ...(complaint === null ? [] : [`Your last version could not be used: ${complaint}. Write it anew.`]),
    `Write ${length}.`,
  ].join('\n\n');
}

import type { OfferedChoice } from './scene.ts';

/** What can be done once a story has ended. The engine does none of it: whoever plays the story does. */
export const AFTERWARDS = {
  again: 'again',
  back: 'back',
  keep: 'keep',
} as const;

export function endingChoices(title: string): OfferedChoice[] {
  const because = [{ kind: 'ending', ref: title, text: `The story has ended: ${title}` }];
  const choice = (id: string, text: string, hint: string): OfferedChoice => ({
    id,
    text,
    hint,
    because,
    intent: { act: 'decide', text },
  });
  return [
    choice(AFTERWARDS.again, 'Begin again', 'The same campaign, another story.'),
    choice(
      AFTERWARDS.back,
      'Go back to an earlier moment',
      'What was told stays as it is; a new branch begins there.',
    ),
    choice(AFTERWARDS.keep, 'Download as an e-book', 'It is written to a file.'),
  ];
}

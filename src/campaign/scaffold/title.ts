const LONGEST_TITLE = 100;

/** Why a campaign cannot have this title; null when it can. */
export function titleProblem(title: string): string | null {
  if (title.trim() === '') return 'A campaign needs a title.';
  if (title.length > LONGEST_TITLE) return `A title has ${LONGEST_TITLE} letters at most.`;
  return /\p{Cc}/u.test(title) ? 'A title is one line of plain text.' : null;
}

/** `the-long-night` as people write it: `The Long Night`. */
export function titleFrom(folderName: string): string {
  const words = folderName.split(/[-_\s.]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'A New Story';
}

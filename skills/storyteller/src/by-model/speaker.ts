import type { PersonBrief } from '../../../../src/sdk/index.ts';

const SAYS = '(?:says|asks|answers|adds|whispers|mutters|replies|calls|murmurs|shouts|snaps)';

/** Id of the one who speaks in a paragraph; null when nobody does, or several. */
export function speakerIn(
  paragraph: string,
  people: readonly Pick<PersonBrief, 'id' | 'name' | 'shortName'>[],
): string | null {
  if (!/[“‘]/u.test(paragraph)) return null;
  const speakers = people.filter(({ name, shortName }) =>
    [name, shortName].filter((one) => one !== '').some((one) => speaks(one, paragraph)),
  );
  return speakers.length === 1 ? (speakers[0]?.id ?? null) : null;
}

function speaks(name: string, paragraph: string): boolean {
  return paragraph.includes(name)
    ? new RegExp(
        `[”’]\\s+(?:${SAYS}\\s+${RegExp.escape(name)}|${RegExp.escape(name)}\\s+${SAYS})(?!\\p{L})|${RegExp.escape(name)}\\s+${SAYS}[:,]\\s+[“‘]`,
        'u',
      ).test(paragraph)
    : false;
}

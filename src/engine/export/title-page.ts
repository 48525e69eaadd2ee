import type { Book } from './book.ts';

/** Titles of the pages that are not part of the story. */
export const pagesOf = { cast: 'Who is in it', provenance: 'Where this comes from' };

/** What stands under the title. */
export function titleLines({ campaign, author, player, ending, begunAt, lastPlayedAt }: Book): string[] {
  const [from, to] = [day(begunAt), day(lastPlayedAt)];
  return [
    `A story of ${campaign}${author === null ? '' : `, a campaign by ${author}`}`,
    ...(player === null ? [] : [`Played as ${player}`]),
    ...(ending === null ? [] : [`Ended with “${ending}”`]),
    from === to ? `Played on ${from}` : `Played from ${from} to ${to}`,
  ];
}

function day(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

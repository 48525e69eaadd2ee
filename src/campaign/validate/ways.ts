import type { Place } from '../campaign.ts';
import { isGenerated } from '../generated.ts';
import { reachableFrom, readPlaces, startAmong } from '../places.ts';
import { START } from '../problem.ts';
import { paragraphsOf } from '../prose.ts';
import { asText, type Cast, isPlace } from './cast.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

/** Checks that the player can walk to every place, where places are linked at all. */
export function checkWays(draft: Draft, cast: Cast, report: Report): void {
  const places = report.attempt(() => readPlaces(draft.folder).places) ?? [];
  const starting = asText(draft.template?.sound('/starting_location'));
  // From a start that is not there nothing can be reached, and it has been told.
  if (starting !== undefined && !cast.places.has(starting)) return;
  // What was generated cannot be linked from files that a person wrote, and is nobody's slip.
  const written = places.filter(({ source }) => !isGenerated(source.file));
  if (written.every(({ exits }) => exits.length === 0)) return;
  const premise = report.attempt(() => paragraphsOf(draft.folder, 'plot/premise.md')) ?? [];
  const start = startAmong(places, starting, premise);
  const reached = reachableFrom(start, places);
  for (const place of written) {
    if (start === undefined || reached.has(place.id) || isBroughtTo(place, draft, reached)) continue;
    const message = `No way leads here from ${start.name}, where the story begins.`;
    report.add('unreachable_place', place.source.file, START, message);
  }
}

/** A beat can bring the player to a place that nobody walks to. One that leads back was meant to be walked to. */
function isBroughtTo({ id, name, exits }: Place, { beats }: Draft, reached: ReadonlySet<string>): boolean {
  if (exits.some((exit) => reached.has(exit))) return false;
  const key = id.slice('place:'.length);
  return [...listOf(beats?.raw('/beats')).keys()].some((index) => {
    const location = asText(beats?.sound(`/beats/${index}/location`));
    return location !== undefined && isPlace({ key, name }, location);
  });
}

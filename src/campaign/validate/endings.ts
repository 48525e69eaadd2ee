import { readBeats } from '../beats.ts';
import { isLast, isYours, joinsOf, mayAsk } from '../decisions.ts';
import { readEndings } from '../endings.ts';
import { isGenerated } from '../generated.ts';
import { endingNamed } from '../ink/names.ts';
import type { CompiledInk } from '../ink/story.ts';
import { asText } from './cast.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

/** Checks that something the player decides leads to every ending, and an ending follows from every last decision. */
export function checkEndings({ folder, beats: document }: Draft, scenes: CompiledInk, report: Report): void {
  const beats = report.attempt(() => readBeats(folder)) ?? [];
  const endings = report.attempt(() => readEndings(folder)) ?? [];
  const joins = joinsOf({ beats, endings });
  const called = scenes.flows.flatMap(({ calls }) =>
    calls
      .filter(({ name }) => name === 'end')
      .flatMap(({ args: [first] }) =>
        typeof first?.value === 'string' ? (endingNamed(first.value, endings)?.id ?? []) : [],
      ),
  );
  const isJoined = ({ id }: { id: string }) => joins.some(({ ending }) => ending === id);
  for (const ending of endings) {
    const { id, frontMatter, source } = ending;
    if (frontMatter.decision !== undefined || isJoined(ending) || called.includes(id)) continue;
    if (isGenerated(source.file)) continue;
    // Where the player is asked nothing in the plot, an ending can only be offered.
    if (!beats.some(mayAsk)) continue;
    const message = 'No decision of the player leads to this ending, so it is offered by its title.';
    report.add('undecided_ending', source.file, { line: 1, column: 1 }, message);
  }
  // An outcome that nothing is joined to takes what is left over.
  if (document === null || endings.some((ending) => !isJoined(ending))) return;
  for (const beat of beats.filter((one) => isLast(one, { beats, endings }))) {
    const index = listOf(document.raw('/beats')).findIndex(
      (_, at) => asText(document.sound(`/beats/${at}/id`)) === beat.id,
    );
    for (const [outcome, described] of (beat.outcomes ?? []).entries()) {
      if (!isYours(described) || joins.some((join) => join.beat === beat.id && join.outcome === outcome))
        continue;
      const place = document.at(`/beats/${index}/outcomes/${outcome}`);
      const message = `No ending follows from "${described.description}", so it is not offered.`;
      report.add('endless_outcome', document.file, place, message);
    }
  }
}

import type { Deed } from '../contracts/brief.ts';
import type { MemoryNote } from '../contracts/effect.ts';
import { verbOf } from '../rules/acts.ts';
import { inPast } from '../sdk/language.ts';
import type { Episode, World } from './world.ts';

const MOST_EPISODES = 40;

/** The world with what this deed will be remembered for, if it was a triumph or a failure. */
export function withEpisode(
  world: World,
  { act, text, target }: Deed,
  { outcome, location }: MemoryNote,
  scene: number,
): World {
  if (outcome === undefined) return world;
  const person = target?.id.startsWith('person:') ? target.id : null;
  const place = location ?? null;
  const isAlike = (other: Episode) =>
    isSameKind(other, act) && other.person === person && other.place === place;
  const others = world.episodes.filter((other) => !isAlike(other));
  const episode = { scene, act, text, person, place, outcome };
  return { ...world, episodes: [episode, ...others].slice(0, MOST_EPISODES) };
}

/** The triumph or failure that bears on a deed, in words: with the same person, or the same thing tried here before. */
export function episodeFor(world: World, act: string, target: string | null): string | null {
  const person = target?.startsWith('person:') ? target : null;
  const found = world.episodes.find((episode) =>
    person === null
      ? isSameKind(episode, act) && episode.place === world.place
      : episode.person === person && (isSameKind(episode, act) || episode.place === world.place),
  );
  if (found === undefined) return null;
  const deed = inPast(found.text);
  return found.outcome === 'triumph'
    ? `You have not forgotten how you ${deed}`
    : `You have learned from the time you ${deed}`;
}

/** Whether it goes by the same rule: who has bargained well persuades the better for it. */
function isSameKind(episode: Episode, act: string): boolean {
  return verbOf(episode.act) === verbOf(act);
}

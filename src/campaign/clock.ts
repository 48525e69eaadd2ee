import type { BeatConditions } from '../contracts/plot-beats.ts';
import type { Campaign } from './campaign.ts';
import type { Predicate } from './conditions/predicate.ts';
import { type Landscape, readPlayerState } from './conditions/read-state.ts';
import { namesIn } from './expression/names.ts';
import { parseExpression } from './expression/parse.ts';

const kept = new WeakMap<object, boolean>();

/**
 * Whether hours pass only where a scene of the author says so. The template says it; without a word from it that is so
 * where scenes are written in ink and nothing in the campaign waits for an hour or a day.
 */
export function isClockHeld(campaign: Campaign): boolean {
  const known = kept.get(campaign);
  if (known !== undefined) return known;
  const said = campaign.template?.clock;
  const hasScenes = campaign.storylets.some(({ isGenerated }) => !isGenerated);
  const isHeld = said === undefined ? hasScenes && !waitsForHours(campaign) : said === 'held';
  kept.set(campaign, isHeld);
  return isHeld;
}

function waitsForHours(campaign: Campaign): boolean {
  const { template, storylets, facts, people, beats, endings } = campaign;
  return (
    template?.starting_day !== undefined ||
    storylets.some(({ time, when }) => time.length > 0 || asksForTime(when)) ||
    facts.some(({ when }) => when !== undefined) ||
    people.some(({ haunts }) => haunts.some(({ when }) => when !== undefined)) ||
    [...beats, ...endings.map(({ frontMatter }) => frontMatter)].some(({ conditions }) =>
      waitsIn(conditions, campaign),
    )
  );
}

const OF_TIME = ['time', 'day'];

function waitsIn(conditions: BeatConditions | undefined, campaign: Landscape): boolean {
  const { world_state = {}, player_state, custom } = conditions ?? {};
  const wanted = [player_state ?? []].flat().flatMap((one) => readPlayerState(one, campaign));
  return (
    Object.keys(world_state).some((key) => OF_TIME.includes(key)) ||
    asksForTime(typeof custom?.expression === 'string' ? custom.expression : undefined) ||
    wanted.some(isOfTime)
  );
}

function isOfTime(predicate: Predicate): boolean {
  if (predicate.kind === 'not') return predicate.of.some(isOfTime);
  if (predicate.kind === 'any') return predicate.of.flat().some(isOfTime);
  return predicate.kind === 'time' || predicate.kind === 'day';
}

function asksForTime(expression: string | undefined): boolean {
  if (expression === undefined) return false;
  try {
    return namesIn(parseExpression(expression).ast).some(
      ({ root, field }) => OF_TIME.includes(root) || (root === 'world' && OF_TIME.includes(field ?? '')),
    );
  } catch {
    return false; // the validator tells of an expression that cannot be read
  }
}

const HOUR_TOLD =
  /^It is (?:now )?(?:(?<hour>dawn|morning|noon|afternoon|dusk|evening|night)|getting (?<light>light|dark))[.,]/;

/** The part of the day that an author's text opens with: “It is getting light.” */
export function hourTold(text: string): string | null {
  const { hour, light } = HOUR_TOLD.exec(text)?.groups ?? {};
  return hour ?? (light === undefined ? null : light === 'light' ? 'dawn' : 'dusk');
}

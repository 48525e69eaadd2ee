import type { Campaign, StoryEnding } from '../../campaign/campaign.ts';
import { mentionFinder } from '../../campaign/mentions.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { BeatContext, EndingContext, Named, PlotChoice } from '../../narrator/context.ts';
import { verbIn } from '../../narrator/verbs.ts';
import { capitalise } from '../../sdk/language.ts';
import type { World } from '../world.ts';
import { personCalled } from './conditions.ts';
import type { PlotTurn } from './director.ts';
import { decisionTag } from './plot-state.ts';

/** What the plot brings to this scene. */
export interface PlotMoment extends Omit<PlotTurn, 'world' | 'skipped'> {
  ending: StoryEnding | null;
  epilogue: string[];
  leaning: StoryEnding | null;
}

const MOST_WANTED = 2;
const MOST_RECALLED = 6;

interface PlotParts {
  beat: BeatContext | null;
  decisions: PlotChoice[];
  wanted: PlotChoice[];
  calling: Named | null;
  leaning: string | null;
  ending: EndingContext | null;
}

/** The parts of the context that come from the plot. */
export function plotParts(
  moment: PlotMoment | null,
  campaign: Campaign,
  world: World,
  carries: boolean,
): PlotParts {
  const place = campaign.places.find(({ id }) => id === moment?.calling);
  return {
    beat: moment?.beat ? beatContext(moment.beat, moment.outcome, campaign, carries) : null,
    decisions: decisionsIn(campaign, world),
    wanted: (moment?.wanted ?? [])
      .slice(0, MOST_WANTED)
      .map(({ text, tag, beat }) => plotChoice(text, tag, beat, campaign)),
    calling: place === undefined ? null : { id: place.id, name: place.name },
    leaning: moment?.leaning?.title ?? null,
    ending: moment?.ending ? endingContext(moment.ending, moment.epilogue, world) : null,
  };
}

function beatContext(
  beat: PlotBeat,
  outcome: string | null,
  campaign: Campaign,
  carries: boolean,
): BeatContext {
  return {
    id: beat.id,
    title: beat.title,
    description: beat.description,
    dialogue: (beat.dialogue ?? []).map(({ speaker, line, context = '' }) => {
      const person = personCalled(speaker, campaign);
      return { speaker: person && { id: person.id, name: person.shortName }, name: speaker, line, context };
    }),
    mood: beat.mood ?? '',
    outcome,
    carries,
  };
}

/** The ways in which the beat of this moment can turn out, when it is the player who decides. */
function decisionsIn(campaign: Campaign, { plot }: World): PlotChoice[] {
  const beat = campaign.beats.find(({ id }) => id === plot.deciding);
  return (beat?.outcomes ?? []).slice(0, 4).map(({ description }, index) => ({
    text: asOrder(description),
    verb: 'decide',
    target: null,
    tag: decisionTag(beat?.id ?? '', index),
    beat: beat?.id ?? '',
  }));
}

function plotChoice(text: string, tag: string, beat: string, campaign: Campaign): PlotChoice {
  const order = asOrder(text);
  const target = mentionFinder(campaign)(order).find((id) => /^(?:person|place|thing):/.test(id)) ?? null;
  return { text: order, verb: verbIn(order) ?? 'decide', target, tag, beat };
}

/** “You sign the order.” and “Player chose to sign the order” are both “Sign the order”. */
export function asOrder(sentence: string): string {
  const bare = sentence
    .trim()
    .replace(/^(?:the )?player (?:has )?(?:chose|chosen|chooses|decides|decided) to /i, '')
    .replace(/^(?:you|the player|player) /i, '')
    .replace(/[.!]+$/, '');
  return capitalise(bare);
}

function endingContext(ending: StoryEnding, epilogue: string[], { plot }: World): EndingContext {
  const deeds = plot.chosen.filter((text) => !/^(?:wanted|outcome):/.test(text));
  return {
    id: ending.id,
    title: ending.title,
    paragraphs: ending.paragraphs,
    epilogue,
    mood: ending.frontMatter.mood ?? '',
    deeds: deeds.slice(0, MOST_RECALLED).reverse(),
  };
}

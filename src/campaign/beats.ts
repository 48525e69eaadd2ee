import { isJsonObject } from '../base/json.ts';
import { type PlotBeat, PlotBeatsSchema } from '../contracts/plot-beats.ts';
import type { CampaignFolder } from './folder.ts';
import { withoutEmphasis } from './prose.ts';
import { checkDocument } from './read/contract.ts';
import { readJsonText } from './read/json-text.ts';
import { asTold } from './told/as-told.ts';

const BEATS = 'plot/beats.json';
const HARMLESS = new Set(['unknown_field', 'beat_id']);

/** The beats of a campaign, as they are told. One that breaks the contract is left out; the others stay. */
export function readBeats(folder: CampaignFolder): PlotBeat[] {
  const file = folder.pick(BEATS);
  if (file === null) return [];
  const { value } = readJsonText(folder.rawText(file));
  const listed = value !== undefined && isJsonObject(value) ? value['beats'] : undefined;
  const beats = Array.isArray(listed) ? listed : [];
  const isSound = (beat: unknown) => {
    const alone = readJsonText(JSON.stringify({ beats: [beat] }));
    return checkDocument(file, alone, PlotBeatsSchema).problems.every(
      ({ severity, code }) => severity === 'warning' || HARMLESS.has(code),
    );
  };
  return (beats.filter(isSound) as PlotBeat[]).map((beat) => beatAsTold(beat, folder));
}

function beatAsTold(beat: PlotBeat, { identifiers }: CampaignFolder): PlotBeat {
  const told = (text: string) => withoutEmphasis(asTold(text, identifiers));
  const { dialogue, outcomes } = beat;
  return {
    ...beat,
    title: told(beat.title),
    description: told(beat.description),
    ...(dialogue && { dialogue: dialogue.map((said) => ({ ...said, line: told(said.line) })) }),
    ...(outcomes && {
      outcomes: outcomes.map(({ text, ...outcome }) => ({
        ...outcome,
        description: told(outcome.description),
        ...(text !== undefined && { text: told(text) }),
      })),
    }),
  };
}

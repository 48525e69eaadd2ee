import {
  type BeatBrief,
  type EndingBrief,
  type FactBrief,
  type JsonObject,
  type NarrateInput as NarrateCall,
  type RecalledMemory,
  readInput,
  verbOf,
} from '../../../../src/sdk/index.ts';
import schema from '../../schemas/narrate.input.schema.json' with { type: 'json' };

type Brief = NarrateCall['brief'];

export type Memory = RecalledMemory;
export type Fact = FactBrief;
export type Beat = BeatBrief;
export type Ending = EndingBrief;
export type Person = Brief['people'][number];
export type Deed = NonNullable<Brief['deed']> & {
  verb: string;
  fact?: { id: string; text: string } | null;
  bearing?: 'theirs' | 'helps' | 'hurts' | 'news' | null;
};

/** The brief as the writer asks for it. */
export interface NarrateInput extends Omit<Brief, 'deed'> {
  title: string;
  tone: string;
  constraints: string[];
  /** Paragraphs to open the story with, told as they are. */
  opening: string[];
  deed: Deed | null;
  things: NonNullable<Brief['place']>['things'];
  exits: NonNullable<Brief['place']>['exits'];
}

export function narrateInput(input: JsonObject): NarrateInput {
  const { brief } = readInput<NarrateCall>(schema, input);
  const { campaign, place, deed, variant, seed } = brief;
  return {
    ...brief,
    // Told again, only the words are drawn anew.
    seed: variant > 0 ? `${seed}/telling/${variant}` : seed,
    title: campaign.title,
    tone: campaign.tone,
    constraints: campaign.constraints,
    opening: campaign.premise,
    deed: deed && { ...deed, verb: verbOf(deed.act) },
    things: place?.things ?? [],
    exits: place?.exits ?? [],
  };
}

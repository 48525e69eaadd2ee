import type { Campaign } from '../../campaign/campaign.ts';

/** Something said: it begins and stops like a sentence. A few words in quotation marks are only quoted. */
const SPEECH = /[“"][\p{Lu}\p{N}…—‘’][^“”"]*[.,!?…—][”"]/u;
const ALL_SPEECH = /[“"][^”"]*[”"]/gu;
/** Then it may be the player who speaks. */
const PLAYER_SPEAKS =
  /\byou (?:\w+ly )?(?:say|tell|ask|answer|reply|whisper|call|shout|explain|begin|add|admit|lie)\b/i;

type Speaker = Pick<Campaign['people'][number], 'id' | 'name' | 'shortName'>;

/** For each paragraph who speaks in it, if anybody does and it can only be one; else null. */
export function speakersOf(prose: readonly string[], people: readonly Speaker[]): (string | null)[] {
  return prose.map((paragraph) => {
    if (!SPEECH.test(paragraph)) return null;
    const around = withoutSpeech(paragraph);
    if (PLAYER_SPEAKS.test(around)) return null;
    const named = people.filter((person) => isNamed(around, person));
    return named.length === 1 ? (named[0]?.id ?? null) : null;
  });
}

/** Behind the last mark that closes nothing is looked for: a thousand marks that open would each read to the end. */
function withoutSpeech(paragraph: string): string {
  const end = Math.max(paragraph.lastIndexOf('”'), paragraph.lastIndexOf('"')) + 1;
  return paragraph.slice(0, end).replaceAll(ALL_SPEECH, ' ') + paragraph.slice(end);
}

function isNamed(text: string, { name, shortName }: Speaker): boolean {
  return [name, shortName].some((called) =>
    new RegExp(`(?<![\\p{L}])${escaped(called)}(?![\\p{L}])`, 'u').test(text),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

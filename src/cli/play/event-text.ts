import { plainText } from '../../base/plain-text.ts';
import type { SceneUiEvent } from '../../engine/ui-events.ts';

const LONGEST_TEXT = 600;
const LONGEST_PAYLOAD = 120;

/** What a skill wants shown, in a line: what the terminal knows as it is meant, and anything else by its name. */
export function eventLine({ skill, event, payload, isCut }: SceneUiEvent): string {
  const text = (key: string) =>
    typeof payload[key] === 'string' ? plainText(payload[key], LONGEST_TEXT) : '';
  const from = plainText(skill, LONGEST_PAYLOAD);
  if (event === 'note' && text('text') !== '') return `${from}: ${text('text')}`;
  if (event === 'picture') return `[Picture from ${from}${after(text('caption'))}]`;
  if (event === 'sound') return `[Sound from ${from}${after(text('caption'))}]`;
  if (event === 'map_marker' && text('label') !== '')
    return `[On the map: ${[text('label'), text('place')].filter((part) => part !== '').join(', ')}]`;
  if (event === 'dice_roll' && typeof payload['total'] === 'number')
    return `[${from} rolled ${text('formula') || 'dice'}: ${payload['total']}]`;
  const shown = isCut === true ? 'too long to show' : plainText(JSON.stringify(payload), LONGEST_PAYLOAD);
  return `[${from} sent “${plainText(event, LONGEST_PAYLOAD)}”: ${shown}]`;
}

/** Everything that came with the events of a scene, for whoever wants to see it. */
export function eventsInFull(events: readonly SceneUiEvent[]): string[] {
  if (events.length === 0) return ['No skill events in this scene.'];
  return events.flatMap(({ skill, event, payload, isCut }) => [
    `${plainText(skill, LONGEST_PAYLOAD)} sent “${plainText(event, LONGEST_PAYLOAD)}”:`,
    ...(isCut === true ? ['Too long to show.'] : JSON.stringify(payload, null, 2).split('\n')).map((line) =>
      plainText(line, LONGEST_TEXT),
    ),
  ]);
}

const after = (caption: string) => (caption === '' ? '' : `: ${caption}`);

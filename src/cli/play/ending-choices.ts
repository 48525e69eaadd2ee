import path from 'node:path';
import type { Campaign } from '../../campaign/campaign.ts';
import { exportStory } from '../../engine/play/export.ts';
import type { SavedStory } from '../../engine/play/saved-story.ts';
import { sceneIn } from '../../engine/saved-state.ts';
import type { Playthrough, SceneSummary } from '../../store/index.ts';
import { askLine, askOneOf, notThere } from './ask.ts';
import type { PlayContext } from './play-context.ts';

const SHOWN_SCENES = 12;
const FORMATS = [
  { format: 'epub', title: 'EPUB', text: 'For e-readers.' },
  { format: 'html', title: 'HTML', text: 'For a browser.' },
  { format: 'md', title: 'Markdown', text: 'For an editor.' },
  { format: 'json', title: 'JSON', text: 'All data, for programs.' },
] as const;

/** Asks for a scene and begins a branch there; null when the player would rather not. */
export async function branchByAsking(
  { records }: SavedStory,
  context: PlayContext,
): Promise<Playthrough | null> {
  const scenes = (await records.scenes()).slice(0, -1);
  context.output.say([
    'Start a branch from which scene? Press Enter to cancel.',
    ...scenes.slice(-SHOWN_SCENES).map(sceneLine),
  ]);
  for (;;) {
    const typed = await askLine(context);
    if (typed === null || typed === '') return null;
    const number = Number(typed);
    if (scenes.some(({ scene }) => scene === number)) {
      const { title } = await records.playthrough();
      return await records.branch(number, { title: `${title}, from scene ${number}` });
    }
    context.output.refuse(notThere(typed, `Type a number from 1 to ${scenes.length}.`));
  }
}

function sceneLine(record: SceneSummary): string {
  const { location, chosen } = sceneIn(record);
  return `${record.scene}. ${location}: ${chosen?.text ?? 'Start'}`;
}

/** Asks for a format and writes the book into the folder one is in. */
export async function exportByAsking(
  { records }: SavedStory,
  campaign: Campaign,
  context: PlayContext,
): Promise<void> {
  const index = await askOneOf(context, 'Export in which format?', FORMATS);
  const picked = index === null ? undefined : FORMATS[index];
  if (picked === undefined) return;
  const { catalog, home } = context.runtime;
  const { file } = await exportStory({
    records,
    campaign,
    edition: catalog.edition,
    home,
    format: picked.format,
  });
  context.output.say([`Exported to ${path.relative(process.cwd(), file) || file}.`]);
}

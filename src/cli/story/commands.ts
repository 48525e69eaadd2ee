import path from 'node:path';
import pc from 'picocolors';
import { NarratoriaError } from '../../base/errors.ts';
import { homeFolder } from '../../base/home.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import { exportStory } from '../../engine/play/export.ts';
import type { Format } from '../../engine/play/formats.ts';
import { withStore, withStory } from '../../engine/play/open-store.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { campaignFolderOf } from '../../engine/play/story-campaign.ts';
import { freeTitle } from '../../engine/play/story-names.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { listBackups, type Playthrough } from '../../store/index.ts';
import { askYes } from '../ask-yes.ts';
import { plain } from '../plain.ts';

interface Json {
  json?: boolean;
}

const SHORT_ID = 8;

export function listStories(options: Json): Promise<void> {
  return withStore('read-only', async (store) => {
    const stories = (await store?.playthroughs()) ?? [];
    const hasBackups = listBackups(path.join(homeFolder(), 'backups')).length > 0;
    const none = hasBackups
      ? 'No stories, but there are backups. To see them: narratoria backup list'
      : 'No stories yet. To start one: narratoria play';
    print(options, { stories: stories.map(entry) }, stories.map(line).join('\n') || none);
  });
}

export function renameStory(id: string, name: string, options: Json): Promise<void> {
  return withStory('read-write', id, async ({ records, playthrough }) => {
    const title = plain(name).trim();
    if (title === '') throw new NarratoriaError('invalid_usage', 'Enter a title.');
    const story = await records.change({ title });
    print(options, { story: entry(story) }, `“${plain(playthrough.title)}” was renamed to “${title}”.`);
  });
}

export function branchStory(
  id: string,
  { scene, name, ...options }: Json & { scene: number; name?: string },
): Promise<void> {
  return withStory('read-write', id, async ({ store, records, playthrough }) => {
    const wanted = name ?? `${playthrough.title}, from scene ${scene}`;
    const title = freeTitle(plain(wanted), await store.playthroughs());
    const story = await records.branch(scene, { title });
    print(
      options,
      { story: entry(story) },
      `Created the branch “${title}” after scene ${scene}.\n${goOnWith(story)}`,
    );
  });
}

export function undoStory(id: string, { scene, ...options }: Json & { scene?: number }): Promise<void> {
  return withStory('read-write', id, async ({ records, playthrough }) => {
    const target = scene ?? playthrough.headScene - 1;
    if (target < 1) throw new NarratoriaError('invalid_usage', 'This is the first scene.');
    const story = await records.undoTo(target);
    const words = `“${plain(story.title)}” is back at scene ${target}.`;
    print(options, { story: entry(story) }, `${words}\n${goOnWith(story)}`);
  });
}

export function deleteStory(id: string, { yes, ...options }: Json & { yes?: boolean }): Promise<number> {
  return withStory('read-write', id, async ({ store, playthrough }) => {
    const { title, headScene } = playthrough;
    const question = `Delete “${plain(title)}” and its ${headScene} scenes? This can't be undone.`;
    if (yes !== true && !(await askYes(question, options))) {
      process.stdout.write('Nothing was deleted.\n');
      return 1;
    }
    await store.deletePlaythrough(playthrough.playthroughId);
    print(options, { deleted: entry(playthrough) }, `“${plain(playthrough.title)}” was deleted.`);
    return 0;
  });
}

export function exportToFile(
  id: string,
  { format, output, ...options }: Json & { format: Format | 'markdown'; output?: string },
): Promise<void> {
  return withRuntime({}, ({ catalog, home }) =>
    withStory('read-only', id, async ({ records, playthrough }) => {
      const written = await exportStory({
        records,
        campaign: await campaignOf(playthrough),
        edition: catalog.edition,
        home,
        format: format === 'markdown' ? 'md' : format,
        ...(output !== undefined && { output }),
      });
      const size = formatBytes(written.bytes);
      print(options, written, `Exported ${written.scenes} scenes to ${plain(written.file)} (${size}).`);
    }),
  );
}

/** A story can be read without its campaign; then the book says less about it. */
async function campaignOf(playthrough: Playthrough) {
  try {
    return await readCampaign(campaignFolderOf(playthrough));
  } catch (error) {
    if (error instanceof NarratoriaError) return null;
    throw error;
  }
}

function entry(story: Playthrough) {
  const { playthroughId, title, campaignId, headScene, lastPlayedAt, createdAt, ending, seed, branchedFrom } =
    story;
  return {
    id: playthroughId,
    title,
    campaign: campaignId,
    scene: headScene,
    createdAt,
    lastPlayed: lastPlayedAt,
    ending: ending ?? null,
    seed: seed ?? null,
    branchedFrom:
      branchedFrom === undefined ? null : { id: branchedFrom.playthroughId, scene: branchedFrom.scene },
  };
}

function line(story: Playthrough): string {
  const { playthroughId, title, campaignId, headScene, lastPlayedAt, ending } = story;
  const when = new Date(lastPlayedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const where = ending === undefined ? `scene ${headScene}` : `ended with “${plain(ending)}”`;
  const id = pc.dim(playthroughId.slice(0, SHORT_ID));
  return `${id}  ${pc.bold(plain(title))}\n    ${plain(campaignId)}, ${where}, last played ${when}`;
}

function goOnWith({ playthroughId }: Playthrough): string {
  return `To continue: narratoria play --resume ${playthroughId.slice(0, SHORT_ID)}`;
}

function print({ json }: Json, data: object, words: string): void {
  process.stdout.write(json === true ? `${JSON.stringify(data)}\n` : `${words}\n`);
}

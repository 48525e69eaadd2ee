import { plainText, withoutControlsIn } from '../../base/plain-text.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { isGenerated } from '../../campaign/generated.ts';
import type { CharacterPortrait, Playthrough, SceneSummary } from '../../store/index.ts';
import { personaIn, sceneIn } from '../saved-state.ts';
import type { Scene } from '../scene.ts';
import { type Picture, readPicture } from './picture.ts';

const LONGEST_TITLE = 500;

export interface BookScene {
  scene: number;
  /** What the player chose to get here; null at the beginning. */
  chosen: string | null;
  prose: string[];
  ending: string | null;
}

/** Scenes that follow each other in one place. */
export interface Chapter {
  title: string;
  scenes: BookScene[];
}

export interface CastMember {
  name: string;
  role: string;
  picture: Picture | null;
}

/** A story as it is printed: what was read, and who is in it. No machinery. */
export interface Book {
  id: string;
  title: string;
  /** Title and author of the campaign. */
  campaign: string;
  author: string | null;
  player: string | null;
  ending: string | null;
  begunAt: string;
  lastPlayedAt: string;
  chapters: Chapter[];
  cast: CastMember[];
  /** Where the words and pictures come from, in sentences. */
  provenance: string[];
}

export interface BookParts {
  playthrough: Playthrough;
  scenes: readonly SceneSummary[];
  portraits: readonly CharacterPortrait[];
  /** Null when the campaign is no longer there. */
  campaign: Campaign | null;
  /** Folders that pictures may lie in. */
  pictureRoots: readonly string[];
}

export function makeBook(input: BookParts): Book {
  const { playthrough, campaign } = input;
  // Stories of earlier versions kept what was told as it came.
  const scenes = input.scenes.map((record) => withoutControlsIn(sceneIn(record)));
  const cast = castOf(scenes, input);
  const persona = personaIn(playthrough.details);
  return {
    id: playthrough.playthroughId,
    title: plainText(playthrough.title, LONGEST_TITLE),
    campaign: campaign?.manifest.title ?? playthrough.campaignId,
    author: campaign?.manifest.author ?? null,
    player: persona === undefined || persona.name === 'You' ? null : persona.name,
    ending: playthrough.ending ?? null,
    begunAt: playthrough.createdAt,
    lastPlayedAt: playthrough.lastPlayedAt,
    chapters: chaptersOf(scenes),
    cast,
    provenance: provenanceOf(scenes, cast, input),
  };
}

function chaptersOf(scenes: readonly Scene[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { scene, location, prose, chosen, ending } of scenes) {
    const told = { scene, chosen: chosen?.text ?? null, prose, ending: ending?.title ?? null };
    const last = chapters.at(-1);
    if (last?.title === location) last.scenes.push(told);
    else chapters.push({ title: location, scenes: [told] });
  }
  return chapters;
}

/** Everybody who was met, in the order they came in. */
function castOf(scenes: readonly Scene[], input: BookParts): CastMember[] {
  const met = new Map(scenes.flatMap(({ npcs }) => npcs).map((npc) => [npc.id, npc]));
  return [...met.values()].map(({ id, name, role }) => ({ name, role, picture: pictureOf(id, input) }));
}

function pictureOf(id: string, { portraits, campaign, pictureRoots }: BookParts): Picture | null {
  const drawn = portraits.find(({ characterId }) => characterId === id)?.imagePath;
  const given = campaign?.people.find((person) => person.id === id)?.profile.portrait;
  return (
    (drawn === undefined ? null : readPicture(drawn, pictureRoots)) ??
    (given === undefined || campaign === null ? null : readPicture(given, [campaign.folder]))
  );
}

function provenanceOf(scenes: readonly Scene[], cast: readonly CastMember[], input: BookParts): string[] {
  const narrators = [...new Set(scenes.map(({ narrator }) => narrator))].sort();
  const { campaign, portraits, playthrough } = input;
  const by = campaign?.manifest.author;
  const source = `“${campaign?.manifest.title ?? playthrough.campaignId}”${by === undefined ? '' : ` by ${by}`}`;
  const generated = campaign === null ? [] : new CampaignFolder(campaign.folder).allFiles.filter(isGenerated);
  const drawn = cast.filter(({ picture }) => picture?.isDrawn === true).map(({ name }) => name);
  return [
    `The scenes were put into words by a program (${narrators.join(', ') || 'nobody'}), not by a person, out of the campaign ${source} and the choices of a player.`,
    ...(generated.length === 0
      ? []
      : [`Parts of the campaign were generated as well: ${generated.join(', ')}.`]),
    ...(drawn.length === 0 || portraits.length === 0
      ? []
      : [`The portraits of ${drawn.join(', ')} were drawn by a program.`]),
    ...(campaign?.manifest.license === undefined
      ? []
      : [`The campaign is under this licence: ${campaign.manifest.license}.`]),
    'Told with Narratoria.',
  ];
}

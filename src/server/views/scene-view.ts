import type { JsonObject } from '../../base/json.ts';
import type { SceneView, UiEventView } from '../../contracts/api/story.ts';
import { timeInWords } from '../../engine/clock.ts';
import { ownCalls, usageOf } from '../../engine/play/story-usage.ts';
import { worldIn } from '../../engine/saved-state.ts';
import type { Scene } from '../../engine/scene.ts';
import type { SceneUiEvent } from '../../engine/ui-events.ts';
import { carriedInWords, type KeptWorld } from '../../engine/world.ts';
import type { CampaignArt } from './campaign-art.ts';
import { peopleIn } from './people.ts';
import { addressOfAsset, type PortraitSources } from './portraits.ts';

export interface SceneInput extends PortraitSources {
  scene: Scene;
  /** The session state before the scene; null before the first. */
  before: JsonObject | null;
  art: CampaignArt | null;
  /** The name of a skill for people. */
  titleOf: (skill: string) => string;
}

/** A scene as the page shows it. */
export function sceneView(input: SceneInput): SceneView {
  const { scene, state } = input;
  const world = worldIn(state);
  const { background, music } = surroundings(input, world);
  return {
    scene: scene.scene,
    sceneType: scene.sceneType,
    location: scene.location,
    time: timeInWords(world),
    prose: scene.prose,
    speakers: scene.speakers ?? scene.prose.map(() => null),
    choices: scene.choices,
    chosen: scene.chosen ?? null,
    roll: (scene.roll ?? null) as SceneView['roll'],
    changes: scene.changes ?? [],
    beat: scene.beat === undefined ? null : { id: scene.beat.id, title: scene.beat.title },
    ending: scene.ending ?? null,
    people: peopleIn(scene, input),
    items: carriedInWords(world),
    background,
    music,
    notices: scene.notices,
    modelNotices: scene.modelNotices ?? [],
    ...(scene.faults !== undefined && { faults: scene.faults }),
    failure: scene.failure === undefined ? null : failureView(scene.failure),
    ...(scene.uiEvents !== undefined && { uiEvents: scene.uiEvents.map((one) => uiEventView(one, input)) }),
    narrator: scene.narrator,
    writer: writerView(scene),
    isEdited: scene.edited !== undefined,
    telling: scene.telling ?? 0,
    totalMs: scene.timings.totalMs,
  };
}

function uiEventView(
  { skill, event, payload, asset, isCut }: SceneUiEvent,
  { media, home, titleOf }: SceneInput,
): UiEventView {
  return {
    skill,
    title: titleOf(skill),
    event,
    payload,
    url: asset === undefined ? null : addressOfAsset(asset.path, media, home),
    mediaType: asset?.mediaType ?? '',
    isCut: isCut === true,
  };
}

/** Scenes of earlier versions do not say who wrote them. */
function writerView({ writer, calls }: Scene): SceneView['writer'] {
  const { kind = 'built-in', model = null } = (writer as Scene['writer'] | undefined) ?? {};
  const { tokens, cost } = usageOf(ownCalls(calls ?? []));
  return { kind, model, tokens, cost };
}

function failureView({ attempts, error, message, details }: NonNullable<Scene['failure']>) {
  return { attempts, code: error, message, details };
}

/** What the author wants seen and heard with the beat, or else what belongs to the place. */
function surroundings(
  { scene, campaign, art, media }: SceneInput,
  world: KeptWorld,
): Pick<SceneView, 'background' | 'music'> {
  const beat = campaign.beats.find(({ id }) => id === scene.beat?.id);
  const place = campaign.places.find(({ id }) => id === world.place);
  const address = (file: string | null | undefined) =>
    file === null || file === undefined ? null : media.addressOf(campaign.folder, file);
  const atPlace = place === undefined || art === null ? null : art;
  const finale = scene.ending === undefined ? null : (art?.finale ?? null);
  return {
    background: address(beat?.background) ?? address(place && atPlace?.backgroundAt(place)),
    music: address(beat?.music) ?? address(finale) ?? address(place && atPlace?.musicAt(place)),
  };
}

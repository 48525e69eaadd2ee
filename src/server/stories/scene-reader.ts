import type { SceneView } from '../../contracts/api/story.ts';
import { sceneIn } from '../../engine/saved-state.ts';
import type { Scene } from '../../store/index.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import type { CampaignShelf } from '../views/campaign-shelf.ts';
import { sceneView } from '../views/scene-view.ts';
import type { OpenStory } from './open-story.ts';

export interface ReaderOptions {
  media: MediaAddresses;
  shelf: CampaignShelf;
  home: string;
  /** The name of a skill for people. */
  titleOf: (skill: string) => string;
}

/** Scenes of a story as the page shows them. */
export class SceneReader {
  readonly #options: ReaderOptions;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** The scene the story stands at, with what there was to say when it was told. */
  async head(story: OpenStory): Promise<SceneView> {
    const [view] = await this.between(story, story.scene, story.scene);
    return view as SceneView;
  }

  /** Scenes by number, both included, in order. */
  async between(story: OpenStory, from: number, to: number): Promise<SceneView[]> {
    const first = Math.max(1, from);
    const last = Math.min(to, story.scene);
    if (last < first) return [];
    const { records } = story.story;
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const [before, kept, ...scenes] = await Promise.all([
      first === 1 ? null : records.scene(first - 1),
      records.exactMatch('portrait'),
      ...numbers.map((number) => records.scene(number)),
    ]);
    const { campaign, head } = story.session;
    const { media, shelf, home, titleOf } = this.#options;
    const { art } = await shelf.at(campaign.folder);
    const earlier = [before, ...scenes];
    return scenes.map((scene: Scene, index) =>
      sceneView({
        scene: head?.scene === scene.scene ? head : sceneIn(scene),
        state: scene.state,
        before: earlier[index]?.state ?? null,
        campaign,
        kept,
        media,
        home,
        art,
        titleOf,
      }),
    );
  }
}

import type { JsonObject } from '../../base/json.ts';
import { fingerprint } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Deed } from '../../contracts/brief.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { Telling } from '../../contracts/telling.ts';
import type { FactsAnswer } from '../../prompts/tasks/facts.ts';
import { aheadId, aheadInWords } from '../authored/done-before.ts';
import { canonFinder } from '../canon/finder.ts';
import { canonAfter } from '../canon/upkeep.ts';
import { openThreads } from '../given-word.ts';
import type { SceneJournal } from '../journal.ts';
import { sharable } from '../knowledge.ts';
import type { Persona } from '../persona.ts';
import { sceneIn, worldIn } from '../saved-state.ts';
import type { Scene } from '../scene.ts';
import type { KeptWorld, World } from '../world.ts';
import { BackgroundFacts, type FactsScene } from './background.ts';
import { type DueScene, dueAfter, type Taken, takeFacts } from './take.ts';

export interface FactsOptions {
  ask(scene: FactsScene): Promise<FactsAnswer | null>;
  journal: SceneJournal | null;
}

const MOST_NAMES = 80;

/** What tellings bring into one story: noted down in the background, taken over when the next scene begins. */
export class StoryFacts {
  readonly #background: BackgroundFacts;
  readonly #journal: SceneJournal | null;
  /** Whether a model tells this story. */
  #isModels = false;
  /** Whether a model told the last scene that no author wrote; null before there was one in this session. */
  #byModel: boolean | null = null;
  /** Scenes of this session, where there is no journal. */
  readonly #told = new Map<number, DueScene>();

  constructor({ ask, journal }: FactsOptions) {
    this.#background = new BackgroundFacts(ask);
    this.#journal = journal;
  }

  /** The world with what was noted down meanwhile. What is not answered yet is asked for again and counts a scene later. */
  async take(world: KeptWorld, circumstances: { campaign: Campaign; persona: Persona }): Promise<Taken> {
    this.#isModels ||= world.factsDue.length > 0;
    if (world.factsDue.length === 0) return { world, proposals: [], refused: [] };
    const due = await this.#due(world.factsDue, listsOf(world, circumstances.campaign));
    const taken = takeFacts(world, due, this.#background, circumstances);
    for (const scene of due) if (taken.world.factsDue.includes(scene.scene)) this.#background.begin(scene);
    return taken;
  }

  /** The world after a telling: whom and what it spoke of is in use, and what it brought in is due. */
  afterTelling(
    world: World,
    campaign: Campaign,
    {
      scene,
      telling,
      deed,
      hasRemembered,
      effects,
      isOver,
    }: {
      scene: number;
      telling: Telling;
      deed: Deed | null;
      /** Whether what was to be remembered is. */
      hasRemembered: boolean;
      effects: readonly Effect[];
      /** Whether the story ends with it. */
      isOver: boolean;
    },
  ): World {
    const mentioned = canonFinder(campaign, world.canon)(
      // What somebody still wants is not forgotten either.
      [...telling.paragraphs, ...campaign.people.flatMap(({ profile }) => profile.motivations ?? [])].join(
        '\n',
      ),
      world.place ?? undefined,
    );
    return {
      ...world,
      canon: canonAfter(world.canon, { scene, deed, mentioned, items: world.items }),
      factsDue: dueAfter(world.factsDue, scene, this.#isNotable(telling, effects) && !isOver),
      toRemember: hasRemembered ? [] : world.toRemember,
    };
  }

  /**
   * What a model has told, and what the author has where a model tells the rest: it has to know what came out. Where the
   * author has noted that down and no word is the model's, nothing is left to ask.
   */
  #isNotable({ writer, changed = [] }: Telling, effects: readonly Effect[]): boolean {
    this.#isModels ||= writer === 'model';
    if (writer !== 'authored') this.#byModel = writer === 'model';
    if (writer !== 'authored') return writer === 'model';
    const hasNoted = effects.some(({ kind }) => kind === 'learned' || kind === 'item');
    return this.#isModels && (changed.length > 0 || !hasNoted);
  }

  /** Whether a model tells what no author wrote. */
  get isByModel(): boolean {
    return this.#byModel ?? this.#isModels;
  }

  /** Asks, while the player reads, what a scene has brought in, if that is due. */
  begin({ scene, prose }: Scene, world: KeptWorld, campaign: Campaign): void {
    if (!world.factsDue.includes(scene)) return;
    const asked = { scene, prose, ...listsOf(world, campaign) };
    this.#told.set(scene, { ...asked, place: world.place, here: world.here });
    this.#background.begin(asked);
  }

  /** When everything that was asked so far is answered. */
  get settled(): Promise<void> {
    return this.#background.settled;
  }

  /** The scenes as they were told in the end, also by an earlier run of the program. */
  async #due(numbers: readonly number[], now: Lists): Promise<DueScene[]> {
    const read = await Promise.all(
      numbers.map(async (number) => {
        if (this.#journal?.read === undefined) return this.#told.get(number) ?? null;
        const entry = await this.#journal.read(number);
        return entry === null ? null : dueScene(number, entry, now);
      }),
    );
    return read.filter((scene) => scene !== null);
  }
}

type Lists = Pick<FactsScene, 'known' | 'open' | 'sharable' | 'ahead' | 'found' | 'situation' | 'unanswered'>;

/** What a scene is compared with. */
function listsOf(world: KeptWorld, campaign: Campaign): Lists {
  return {
    known: namesIn(campaign, world),
    open: openThreads(world.due, campaign.people),
    sharable: sharable(world, campaign),
    found: world.found.map((text) => ({ id: fingerprint(text), text })),
    situation: world.situation,
    unanswered: world.unanswered,
    ahead: world.ahead.map((one) => ({ id: aheadId(one), text: aheadInWords(one) })),
  };
}

function dueScene(
  scene: number,
  record: { sceneObject: JsonObject; state: JsonObject },
  now: Lists,
): DueScene {
  const { prose } = sceneIn(record);
  const { place, here } = worldIn(record.state);
  return { scene, prose, ...now, place, here };
}

/** Names that are nothing new. */
function namesIn({ people, places }: Campaign, { place, canon, items, known }: KeptWorld): string[] {
  const here = places.find(({ id }) => id === place);
  const met = people.filter(({ id }) => known[id] !== undefined);
  const names = [
    ...[...met, ...people].map(({ name }) => name),
    ...canon.map(({ name }) => name),
    ...(here?.things ?? []).map(({ name }) => name),
    ...items.map(({ name }) => name),
    ...places.map(({ name }) => name),
  ];
  return [...new Set(names)].slice(0, MOST_NAMES);
}

import { asJson, type JsonObject } from '../base/json.ts';
import type { Chapter } from '../prompts/shared.ts';
import type { StoryMeaning } from './meanings.ts';
import type { Persona } from './persona.ts';
import {
  chaptersIn,
  keptWorld,
  lastScores,
  offeredIn,
  ownStateIn,
  personaIn,
  skillStateIn,
  worldIn,
} from './saved-state.ts';
import type { OfferedChoice } from './scene.ts';
import type { Scores } from './scores.ts';
import type { KeptWorld, World } from './world.ts';

/** The engine's own part of the state of a session. */
interface OwnState {
  world: KeptWorld;
  /** How scores counted in the last scene. */
  scores: Scores;
  offered: OfferedChoice[];
  meaning: StoryMeaning;
  chapters: Chapter[];
}

/** The state of a session, which is kept with each scene: the engine's own part, and what skills have written. Never changed. */
export class SessionState {
  readonly json: JsonObject;
  readonly persona: Persona;

  private constructor(json: JsonObject, persona: Persona) {
    this.json = json;
    this.persona = persona;
  }

  /** Of a story that has not begun. */
  static ofNew(world: World, persona: Persona): SessionState {
    return new SessionState({}, persona).with({ world, offered: [] });
  }

  /** As it was kept with a scene. */
  static kept(json: JsonObject): SessionState {
    return new SessionState(json, personaIn(json) as Persona);
  }

  get world(): KeptWorld {
    return worldIn(this.json);
  }

  get offered(): OfferedChoice[] {
    return offeredIn(this.json);
  }

  get meaning(): StoryMeaning {
    return (this.json['meaning'] as StoryMeaning | undefined) ?? { model: null, since: 1 };
  }

  get chapters(): Chapter[] {
    return chaptersIn(this.json);
  }

  /** What skills have written. */
  get ofSkills(): JsonObject {
    return skillStateIn(this.json);
  }

  with(part: Partial<OwnState>): SessionState {
    const own = {
      scores: lastScores(this.json),
      offered: this.offered,
      persona: this.persona,
      meaning: this.meaning,
      chapters: this.chapters,
      ...part,
      world: keptWorld(part.world ?? this.world),
    };
    return new SessionState({ ...this.json, ...asJson(own) }, this.persona);
  }

  /** With what the skills of a plan have written. What they propose is applied or refused, and is no state of its own. */
  afterPlan({ effects: _, ...state }: JsonObject): SessionState {
    return new SessionState({ ...state, ...ownStateIn(this.json) }, this.persona);
  }
}

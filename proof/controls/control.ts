import type { JsonObject } from '../../src/base/json.ts';
import type { Persona } from '../../src/engine/persona.ts';
import type { Draft } from '../../src/planner/built-in-planner.ts';
import type { CampaignFiles } from './campaign.ts';

/** One of the two things that are compared. */
export interface Side {
  /** In a few words, for the table. */
  name: string;
  /** What a script answers instead, from what it has answered; by the name of the script. */
  answers?: Record<string, (answer: JsonObject) => JsonObject>;
  /** Settings of skills; `{server}` in them stands for the address of a server that paints and writes. */
  config?: Record<string, JsonObject>;
  without?: string[];
  /** Skills besides the shipped ones: their manifests, and what their script answers. */
  skills?: DroppedIn[];
  files?: (files: CampaignFiles) => CampaignFiles;
  persona?: (persona: Persona) => Persona;
  /** What the planner decides otherwise. */
  decides?: (draft: Draft) => Draft;
}

export interface DroppedIn {
  name: string;
  manifest?: JsonObject;
  /** Its prompt.md. */
  prompt?: string;
  /** Events of its only script, which runs before each scene is told. */
  events: JsonObject[];
}

/** The same story twice, with one thing replaced by its opposite. */
export interface Control {
  name: string;
  group: string;
  one: Side;
  other: Side;
  /** Scenes to play where the usual number is too few to show it, or more than it takes. */
  scenes?: number;
  /** Why it makes no difference to what a player sees of a story, and need not. */
  expectedSame?: string;
}

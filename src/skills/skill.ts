import type { SkillManifest, SkillRuns } from '../contracts/skill-manifest.ts';
import type { SkillContent } from './content.ts';

export const DEFAULT_TIMEOUT_MS = 30_000;
export const DEFAULT_PRIORITY = 50;

export type HealthState = 'healthy' | 'degraded' | 'temporaryFailure' | 'permanentFailure';

/** One executable of a skill, as the runtime will start it. */
export interface SkillScript {
  name: string;
  /** Path inside the skill folder, with forward slashes. */
  path: string;
  /** Absolute path of the file. */
  file: string;
  description: string;
  timeoutMs: number;
  /** Whether the manifest says how long it may take; else `timeoutMs` is what anybody gets. */
  hasOwnTimeout: boolean;
  /** When planners run it without being asked for it. */
  runs: SkillRuns;
  /** Whether it may be started ahead of need. */
  prewarm: boolean;
  /** Absolute path of the JSON Schema of its input, or null. */
  inputSchema: string | null;
  /** Absolute path of a file or folder with example inputs, or null. */
  examples: string | null;
}

/** Something about a skill folder its owner should know, with the place it is at. */
export interface SkillProblem {
  file: string;
  line: number;
  message: string;
}

/** Where a skill came from: with Narratoria, from the home folder, or from a folder named on the command line. */
export type SkillOrigin = 'shipped' | 'home' | 'named';

/** A skill folder that was found and is valid. */
export interface Skill {
  name: string;
  displayName: string;
  description: string;
  version: string;
  /** Absolute path of the folder. */
  folder: string;
  origin: SkillOrigin;
  /** What is in the folder, for skills that run only when the user has allowed this content; else null. */
  content: SkillContent | null;
  /** Environment variables that its settings may be filled in from. */
  environment: 'any' | readonly string[];
  /** Its private folder for data, created on first use; its scripts run in it. */
  dataFolder: string;
  manifest: SkillManifest;
  scripts: readonly SkillScript[];
  capabilities: readonly string[];
  priority: number;
  /** Where something in its manifest stands, by JSON pointer. */
  placeOf: (pointer: string) => { file: string; line: number };
  /** The text of prompt.md, or the body of SKILL.md: advice for whoever builds prompts. */
  prompt: string | null;
  /** When its scripts run without being asked for. */
  runs: SkillRuns;
}

/** A problem with something in a skill's manifest, by JSON pointer. */
export function problemOf(skill: Skill, message: string, pointer = ''): SkillProblem {
  return { ...skill.placeOf(pointer), message };
}

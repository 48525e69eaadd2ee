import type { Random } from '../../../src/base/random.ts';
import type { Player } from '../../support/player/player.ts';
import type { Disk } from '../server/disk.ts';
import type { ServerLives } from '../server/lives.ts';
import type { SkillCopies } from '../server/skill-copies.ts';

/** What troubles work on. */
export interface Stricken {
  lives: ServerLives;
  disk: Disk;
  skills: SkillCopies;
  players: readonly Player[];
}

/** One kind of trouble. */
export interface Trouble {
  name: string;
  /** Does it, lets it last for a while, and puts everything back. Says in a few words what it did. */
  strike(stricken: Stricken, random: Random): Promise<string>;
}

/** A time between two bounds, in milliseconds. */
export function between(random: Random, least: number, most: number): number {
  return Math.round(least + random.next() * (most - least));
}

import type { Domain } from '../types.ts';
import { BREAD } from './bread.ts';
import { COURT } from './court.ts';
import { KITCHEN } from './kitchen.ts';
import { SEA } from './sea.ts';

/** Every corner of the world the lexicon knows. */
export const DOMAINS: readonly Domain[] = [BREAD, COURT, KITCHEN, SEA];

import type { Domain } from '../types.ts';
import { BREAD } from './bread.ts';
import { CITY } from './city.ts';
import { COURT } from './court.ts';
import { FOOTBALL } from './football.ts';
import { FORTRESS } from './fortress.ts';
import { HOSPITAL } from './hospital.ts';
import { HOUSE } from './house.ts';
import { KINGDOM } from './kingdom.ts';
import { KITCHEN } from './kitchen.ts';
import { LAKE } from './lake.ts';
import { LAUNDRETTE } from './laundrette.ts';
import { MACHINE } from './machine.ts';
import { MEADOW } from './meadow.ts';
import { PAPERWORK } from './paperwork.ts';
import { RAILWAY } from './railway.ts';
import { SCHOOL } from './school.ts';
import { SEA } from './sea.ts';
import { SNOW } from './snow.ts';
import { STARSHIP } from './starship.ts';
import { THEATRE } from './theatre.ts';
import { THINGS_AT_HOME } from './things.ts';
import { VILLAGE } from './village.ts';

/** Every corner of the world the lexicon knows. */
export const DOMAINS: readonly Domain[] = [
  BREAD,
  CITY,
  COURT,
  FOOTBALL,
  FORTRESS,
  HOSPITAL,
  HOUSE,
  KINGDOM,
  KITCHEN,
  LAKE,
  LAUNDRETTE,
  MACHINE,
  MEADOW,
  PAPERWORK,
  RAILWAY,
  SCHOOL,
  SEA,
  SNOW,
  STARSHIP,
  THEATRE,
  THINGS_AT_HOME,
  VILLAGE,
];

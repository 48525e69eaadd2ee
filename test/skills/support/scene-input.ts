import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';

/**
 * The input of narrate and generate-choices for a scene that a test describes flatly: who is here, what stands about,
 * what was done. Whatever is not said has its default.
 */
export function sceneInput(flat: JsonObject): JsonObject {
  const { place, things, exits, from, people, partner, persona, items, isHuman, isHurt, prose, ...rest } =
    flat;
  const { title, tone, constraints, opening, factions, recent, pace, decisions, wanted, calling, ...more } =
    rest;
  const { memories, ...brief } = more;
  const hasPlace = [place, things, exits, from].some((part) => isJsonObject(part) || Array.isArray(part));
  return {
    brief: {
      ...brief,
      ...known('campaign', { title, tone, constraints, premise: opening }),
      ...known('you', { ...objectIn(persona), items, isHuman, isHurt }),
      ...known('threads', { factions, recent, pace }),
      ...known('plot', { decisions, wanted, calling }),
      ...known('recalled', { memories }),
      ...(hasPlace && {
        place: { id: 'place:here', name: 'the place', ...parts({ things, exits, from }), ...objectIn(place) },
      }),
      ...parts({ people, partner }),
    },
    ...(typeof prose === 'string' && { telling: { paragraphs: [prose] } }),
  };
}

/** A part of the brief, when a test says anything of it. */
function known(name: string, values: Record<string, Json | undefined>): JsonObject {
  const given = parts(values);
  return Object.keys(given).length === 0 ? {} : { [name]: given };
}

function parts(values: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as JsonObject;
}

function objectIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

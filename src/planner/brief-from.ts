import type { JsonObject } from '../base/json.ts';
import { type Brief, BriefSchema } from '../contracts/brief.ts';
import { inputDocument } from '../contracts/document.ts';
import { readInput } from '../sdk/read-input.ts';

const DOCUMENT = inputDocument('Brief', BriefSchema);

/** A brief of the parts that are known; everything else has its default. */
export function briefFrom(parts: JsonObject): Brief {
  return readInput<Brief>(DOCUMENT, parts, 'brief');
}

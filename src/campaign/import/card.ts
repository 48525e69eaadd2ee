import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { cut } from '../archive/names.ts';
import { type Lorebook, readLorebook } from './book.ts';
import { badCard } from './failure.ts';
import { textIn, textsIn } from './text.ts';

export type CardFormat = 'chara_card_v1' | 'chara_card_v2' | 'chara_card_v3';

/** A character card of any version, with the fields that have a place here; macros are still in them. */
export interface Card {
  format: CardFormat;
  specVersion: string;
  name: string;
  /** What `{{char}}` stands for. */
  calledName: string;
  description: string;
  personality: string;
  scenario: string;
  firstMessage: string;
  greetings: string[];
  examples: string;
  /** What its author asks of whoever tells it: system prompt and post history instructions. */
  guidance: string[];
  creator: string;
  tags: string[];
  book: Lorebook | null;
  assets: CardAsset[];
  /** The whole card as it came. */
  original: JsonObject;
}

export interface CardAsset {
  type: string;
  name: string;
  uri: string;
}

const LONGEST_NAME = 100;

export function isCard(value: JsonObject): boolean {
  return formatOf(value) !== null;
}

export function readCard(original: JsonObject): Card {
  const format = formatOf(original);
  if (format === null) throw badCard('This is neither a character card nor a lorebook that is known here.');
  const data = isJsonObject(original['data']) ? original['data'] : original;
  const name = nameIn(textIn(data, 'name', 'char_name'));
  if (name === '') throw badCard('The card does not say what the character is called.');
  if (name.length > LONGEST_NAME)
    throw badCard(`The character's name is longer than ${LONGEST_NAME} letters.`);
  const nickname = cut(nameIn(textIn(data, 'nickname')), LONGEST_NAME);
  const book = data['character_book'];
  return {
    format,
    specVersion: textIn(original, 'spec_version'),
    name,
    calledName: nickname || name,
    description: textIn(data, 'description', 'char_persona'),
    personality: textIn(data, 'personality'),
    scenario: textIn(data, 'scenario', 'world_scenario'),
    firstMessage: textIn(data, 'first_mes', 'char_greeting'),
    greetings: [...textsIn(data, 'alternate_greetings'), ...textsIn(data, 'group_only_greetings')],
    examples: textIn(data, 'mes_example', 'example_dialogue'),
    guidance: [
      ...['system_prompt', 'post_history_instructions'].map((field) => textIn(data, field)),
      depthPrompt(data['extensions']),
    ].filter((text) => text !== ''),
    creator: textIn(data, 'creator'),
    tags: textsIn(data, 'tags').map((tag) => cut(tag, 40)),
    book: isJsonObject(book) ? readLorebook(book, name) : null,
    assets: assetsIn(data['assets']),
    original,
  };
}

/** As a sentence can have it: “Vivian "Viv" Marchetti” without the nickname, “K.E.S.T.R.E.L.” as a word, no pictures. */
function nameIn(text: string): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    // “Dave (your ghost)”, “Aria | Rival”: what stands behind the name says what they are.
    .replace(/(?<=\p{L})\s*(?:\([^()]*\)|\[[^[\]]*\]|\|.*)\s*$/u, '')
    .replace(/(?<=\S )["“'‘][^"“”'‘’]+["”'’] (?=\S)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/^(?:\p{Lu}\.){3,}\p{Lu}?\.?$/u.test(plain)) return plain || text.trim();
  const word = plain.replaceAll('.', '');
  return `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
}

/** What SillyTavern puts a few messages before the end, whatever comes up. */
function depthPrompt(extensions: Json | undefined): string {
  const prompt = isJsonObject(extensions) ? extensions['depth_prompt'] : undefined;
  return isJsonObject(prompt) ? textIn(prompt, 'prompt') : '';
}

/** Somebody of whom there is a name and a text. */
export function plainCard(name: string, description: string): Card {
  return readCard({ name, description });
}

/** Which of the formats it is; later versions say so, the first is known by its fields. */
function formatOf(value: JsonObject): CardFormat | null {
  const { spec, data } = value;
  if (isJsonObject(data)) {
    if (spec === 'chara_card_v3') return 'chara_card_v3';
    // Some programs forget to say so, and there will be later versions yet.
    if (spec === 'chara_card_v2' || describesSomeone(data)) return 'chara_card_v2';
  }
  return describesSomeone(value) ? 'chara_card_v1' : null;
}

function describesSomeone(value: JsonObject): boolean {
  const { name, char_name } = value;
  const isNamed =
    typeof name === 'string' && ['description', 'personality', 'first_mes'].some((key) => key in value);
  return isNamed || (typeof char_name === 'string' && 'char_persona' in value);
}

function assetsIn(assets: Json | undefined): CardAsset[] {
  if (!Array.isArray(assets)) return [];
  return assets.filter(isJsonObject).flatMap((asset) => {
    const { uri } = asset;
    if (typeof uri !== 'string') return [];
    return [{ type: textIn(asset, 'type') || 'other', name: textIn(asset, 'name') || 'unnamed', uri }];
  });
}

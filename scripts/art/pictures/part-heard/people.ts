import type { Picture } from '../../picture.ts';
import { type Person, portrait } from '../../portrait.ts';
import { ellipse, shape } from '../../svg.ts';
import {
  BANDS,
  BUTTONS,
  CAP_BADGE,
  CARNATION,
  CHEESE_WIRE,
  CHERRY,
  EPAULETTES,
  FRINGE,
  HALF_MOONS,
  HANDKERCHIEF,
  INK_ON_CHIN,
  JET,
  LORGNETTE,
  NOTEBOOK,
  pencil,
  SCARF,
  TAPE,
  TEACUP,
  WIG,
} from './belongings.ts';

/** Somebody at Lovibond's, as the profile's `appearance` says. */
function drawn(folder: string, idea: string, keywords: string[], person: Omit<Person, 'seed'>): Picture {
  return {
    name: `characters/${folder}`,
    idea,
    keywords: [folder, 'portrait', ...keywords],
    draw: (palette) => portrait({ ...person, seed: folder }, palette),
  };
}
export const portraits: readonly Picture[] = [
  drawn(
    'leopold',
    'Leopold Munk, head cashier, part-sentenced: small, neat, silver, a brown shop coat, a pencil behind each ear, a cup of tea.',
    ['client', 'cashier', 'tea', 'man', 'shop coat'],
    {
      face: {
        skin: '#d9ab8a',
        width: 106,
        height: 308,
        jaw: 0.4,
        age: 0.6,
        lids: 0.28,
        mouth: 0.55,
        brow: -0.45,
        browColour: '#8f8f96',
        nose: 0.95,
      },
      hair: { style: 'parted', colour: '#c9c9cf' },
      garment: { kind: 'coat', colour: '#7d5a3c' },
      behind: 'plain',
      extra: pencil(206, 330, 206, '#d9a23c') + pencil(434, 330, -26, '#b5473f') + TEACUP,
    },
  ),
  drawn(
    'marchbanks',
    'Judge Marchbanks: tall, beaked and upright, a yellowed wig, half-moon spectacles on a bootlace, white bands.',
    ['judge', 'bench', 'wig', 'woman', 'robe'],
    {
      face: {
        skin: '#dfb99f',
        width: 98,
        height: 340,
        jaw: 0.35,
        age: 0.85,
        lids: 0.35,
        mouth: -0.15,
        brow: 0.75,
        browColour: '#9b8f84',
        nose: 1.5,
      },
      hair: { style: 'bald', colour: '#ffffff' },
      garment: { kind: 'robe', colour: '#5c2338' },
      hat: { kind: 'wig', colour: '#e3d6b4' },
      behind: 'window',
      extra: WIG + HALF_MOONS + BANDS,
    },
  ),
  drawn(
    'tench',
    'Mr Tench, clerk of the court: long, stooped and beautifully dressed, a grey silk handkerchief, a pen on a black ribbon.',
    ['clerk', 'list', 'man', 'handkerchief', 'whisper'],
    {
      face: {
        skin: '#c9a188',
        width: 96,
        height: 346,
        jaw: 0.25,
        age: 0.58,
        lids: 0.66,
        mouth: -0.3,
        brow: -0.9,
        browColour: '#3a3038',
        nose: 1.25,
      },
      hair: { style: 'parted', colour: '#4a4049' },
      garment: { kind: 'jacket', colour: '#55505f' },
      behind: 'shelves',
      extra: HANDKERCHIEF,
    },
  ),
  drawn(
    'hester',
    'Hester Birdsall, counsel for the County: quick, pink about the nose, three pencils in her hair, a scarf in seven colours, a silver carnation.',
    ['prosecutor', 'county', 'woman', 'scarf', 'pencils'],
    {
      face: {
        skin: '#e5bfa2',
        width: 108,
        height: 300,
        jaw: 0.4,
        age: 0.05,
        lids: 0.1,
        mouth: -0.25,
        brow: 0.6,
        browColour: '#6a3420',
        nose: 0.85,
      },
      hair: { style: 'bun', colour: '#8a4a2c' },
      garment: { kind: 'robe', colour: '#2d2632' },
      behind: 'plain',
      extra:
        pencil(268, 176, 232, '#d9a23c') +
        pencil(330, 160, 268, '#4c8672') +
        pencil(382, 176, 304, '#b5473f') +
        ellipse(314, 374, 21, 16, '#d8665a', { opacity: 0.45 }) +
        SCARF +
        CARNATION,
    },
  ),
  drawn(
    'cyril',
    'Cyril Onions, lift attendant: round and upright, a plum uniform with brass buttons, a cap, a cheerful discretion.',
    ['lift', 'attendant', 'man', 'uniform', 'brass'],
    {
      face: {
        skin: '#8d5b41',
        width: 130,
        height: 306,
        jaw: 0.85,
        age: 0.72,
        lids: 0.2,
        mouth: 0.8,
        brow: -0.2,
        browColour: '#d8d3cb',
        nose: 1.15,
      },
      hair: { style: 'fringe', colour: '#d8d3cb' },
      beard: 'moustache',
      garment: { kind: 'waistcoat', colour: '#6b2a4a' },
      hat: { kind: 'cap', colour: '#6b2a4a' },
      behind: 'plain',
      extra:
        shape('M238,560 Q320,640 402,560 L420,800 L220,800Z', '#6b2a4a') +
        shape('M322,600 Q372,600 402,560 L420,800 L322,800Z', '#4d2039') +
        BUTTONS +
        EPAULETTES +
        CAP_BADGE,
    },
  ),
  drawn(
    'lovibond',
    'Miss Lovibond, last of the nine Daughters: tiny and straight, black silk, white hair dressed for a jubilee, a tape measure and a lorgnette.',
    ['landlady', 'shop', 'woman', 'tape measure', 'lorgnette'],
    {
      face: {
        skin: '#ecccb4',
        width: 98,
        height: 292,
        jaw: 0.3,
        age: 1,
        lids: 0.3,
        mouth: 0.45,
        brow: -0.3,
        browColour: '#b9b1a8',
        nose: 0.9,
      },
      hair: { style: 'bun', colour: '#efebe2' },
      garment: { kind: 'coat', colour: '#2a2130' },
      behind: 'window',
      extra: JET + TAPE + LORGNETTE,
    },
  ),
  drawn(
    'gannet',
    'Mrs Gannet, president of the Creditors, and cheese: broad as a counter, a man’s overcoat, a hat with a cherry on it.',
    ['creditor', 'market', 'cheese', 'woman', 'hat'],
    {
      face: {
        skin: '#d89a7c',
        width: 132,
        height: 306,
        jaw: 0.95,
        age: 0.62,
        lids: 0.25,
        mouth: 0.1,
        brow: 0.85,
        browColour: '#5a463c',
        nose: 1.1,
      },
      hair: { style: 'curls', colour: '#8d7a6a' },
      garment: { kind: 'coat', colour: '#4f5a4a' },
      hat: { kind: 'bowler', colour: '#3d4f63' },
      behind: 'window',
      extra: CHERRY + CHEESE_WIRE,
    },
  ),
  drawn(
    'fenella',
    'Fenella Sloe, shorthand writer: thin and pale, round spectacles, a fringe that she cut herself, ink on her chin, a notebook.',
    ['shorthand', 'notebook', 'woman', 'spectacles', 'record'],
    {
      face: {
        skin: '#edd3c0',
        width: 98,
        height: 310,
        jaw: 0.2,
        age: 0,
        lids: 0.12,
        mouth: 0.05,
        brow: -0.7,
        browColour: '#4a322a',
        nose: 0.85,
        spectacles: true,
      },
      hair: { style: 'long', colour: '#5a3d33' },
      garment: { kind: 'knit', colour: '#4c8672' },
      behind: 'stars',
      extra: FRINGE + INK_ON_CHIN + NOTEBOOK + pencil(452, 716, -52, '#d9a23c'),
    },
  ),
];

import type { Picture } from '../../picture.ts';
import { type Person, portrait } from '../../portrait.ts';
import { ellipse, line, rect, shape } from '../../svg.ts';

/** One of the Watch or of those round it, as the profile's `appearance` says. */
function drawn(folder: string, idea: string, keywords: string[], person: Omit<Person, 'seed'>): Picture {
  return {
    name: `characters/${folder}`,
    idea,
    keywords: [folder, 'portrait', ...keywords],
    draw: (palette) => portrait({ ...person, seed: folder }, palette),
  };
}

const KEYS =
  line('M250,650 a26,26 0 1 0 52,0 a26,26 0 1 0 -52,0', '#d9b35c', 7) +
  line('M262,674 l-18,70 m2,-12 l16,4 M284,676 l6,80 m-2,-14 l16,-2', '#d9b35c', 7);
const FEATHER =
  shape('M372,138 C400,76 450,52 482,30 C474,92 436,150 384,176Z', '#b84a3a') +
  line('M362,196 Q402,122 480,32', '#5c2620', 4);
const LEDGER =
  rect(196, 690, 250, 120, '#5d2f2a') +
  rect(206, 684, 230, 14, '#efe6d3') +
  line('M320,698 L320,800', '#2e1614', 4);
const POSSET =
  shape('M210,700 h150 l-14,100 h-122Z', '#b9894a') +
  ellipse(285, 700, 75, 14, '#efe6d3') +
  line('M250,676 q-12,-24 4,-44 M290,672 q-12,-26 6,-50 M326,678 q-10,-20 4,-38', '#efe6d3', 5, {
    opacity: 0.55,
  });
const THERMOMETER =
  line('M470,560 L392,742', '#efe6d3', 13) +
  line('M466,570 L400,724', '#b84a3a', 4) +
  ellipse(390, 746, 12, 12, '#b84a3a');
const STRAWS =
  line('M256,800 L232,628 M280,800 L276,606 M302,800 L318,640', '#d9b35c', 8) +
  shape('M226,800 L222,736 Q230,708 262,712 L318,716 Q346,722 342,752 L336,800Z', '#8a5738') +
  line('M254,716 l4,44 M286,716 l2,44 M316,718 l-2,42', '#4a2c1c', 4);

export const portraits: readonly Picture[] = [
  drawn(
    'hanne',
    'Hanne Tolliver, Warden of the Watch: square, grey bun, a coat buttoned to the throat, keys.',
    ['warden', 'watch', 'keys', 'woman', 'coat'],
    {
      face: {
        skin: '#c99a78',
        width: 120,
        height: 316,
        jaw: 0.8,
        age: 0.62,
        lids: 0.42,
        mouth: -0.35,
        brow: 0.5,
        browColour: '#5d5f66',
      },
      hair: { style: 'bun', colour: '#8d9098' },
      garment: { kind: 'coat', colour: '#33486a' },
      behind: 'window',
      extra: KEYS,
    },
  ),
  drawn(
    'anselm',
    'Anselm Marrow, the Turner: long soft face, white hair, a knitted collar, eyes that are always a little closed.',
    ['turner', 'watch', 'twin', 'man', 'knitwear'],
    {
      face: {
        skin: '#dcb08e',
        width: 104,
        height: 338,
        jaw: 0.25,
        age: 0.75,
        lids: 0.62,
        mouth: 0.25,
        brow: -0.8,
        browColour: '#c9c4ba',
        nose: 1.15,
      },
      hair: { style: 'parted', colour: '#d8d2c4' },
      garment: { kind: 'knit', colour: '#6a6f5c' },
      behind: 'plain',
    },
  ),
  drawn(
    'ezra',
    'Ezra Pym, Cook of the posset: round, bald and mournful, in an apron, with a steaming cup.',
    ['cook', 'watch', 'posset', 'man', 'apron'],
    {
      face: {
        skin: '#b57f5c',
        width: 128,
        height: 304,
        jaw: 0.9,
        age: 0.55,
        lids: 0.5,
        mouth: -0.9,
        brow: -1,
        browColour: '#2a211c',
        nose: 1.2,
      },
      hair: { style: 'fringe', colour: '#3a2e28' },
      beard: 'stubble',
      garment: { kind: 'apron', colour: '#7a4a3a' },
      behind: 'shelves',
      extra: POSSET,
    },
  ),
  drawn(
    'pip',
    'Pip Garland, the Reckoner: freckled, cropped copper hair, a crooked grin, the Book under her arm.',
    ['reckoner', 'watch', 'book', 'woman', 'gambler'],
    {
      face: {
        skin: '#e6bd9b',
        width: 108,
        height: 306,
        jaw: 0.3,
        age: 0.1,
        lids: 0.12,
        mouth: 0.9,
        brow: -0.2,
        browColour: '#8a3f1e',
        freckles: true,
        nose: 0.85,
      },
      hair: { style: 'wild', colour: '#b4562a' },
      garment: { kind: 'waistcoat', colour: '#4f6b3e' },
      behind: 'plain',
      extra: LEDGER,
    },
  ),
  drawn(
    'oake',
    'Bartholomew Oake, the Stoker: broad, burnt red, a beard like a hedge, a flat cap, firelight.',
    ['stoker', 'watch', 'stove', 'man', 'beard'],
    {
      face: {
        skin: '#b8694a',
        width: 130,
        height: 322,
        jaw: 0.8,
        age: 0.9,
        lids: 0.3,
        mouth: 0.3,
        brow: 0.2,
        browColour: '#d6d0c4',
        nose: 1.3,
      },
      hair: { style: 'fringe', colour: '#cfc7b6' },
      beard: 'full',
      garment: { kind: 'coat', colour: '#4a3a34' },
      hat: { kind: 'cap', colour: '#3a4152' },
      behind: 'fire',
    },
  ),
  drawn(
    'ambrose',
    'Sister Ambrose of the Vigil: very old, very awake, in veil and wimple, with a raised eyebrow.',
    ['nun', 'vigil', 'chapel', 'woman', 'veil'],
    {
      face: {
        skin: '#e2bfa4',
        width: 100,
        height: 300,
        jaw: 0.35,
        age: 1,
        lids: 0.02,
        mouth: 0.3,
        brow: 0.7,
        browColour: '#8b8178',
        nose: 1.1,
      },
      hair: { style: 'bald', colour: '#ffffff' },
      garment: { kind: 'habit', colour: '#2d3342' },
      hat: { kind: 'veil', colour: '#2d3342' },
      behind: 'stars',
    },
  ),
  drawn(
    'corrie',
    'Corrie Thirtle of the Ridge: wind-brown, braids, a fur collar, three straws in her fist.',
    ['ridge', 'trapper', 'woman', 'fur', 'straws'],
    {
      face: {
        skin: '#9c6644',
        width: 112,
        height: 312,
        jaw: 0.65,
        age: 0.32,
        lids: 0.3,
        mouth: -0.2,
        brow: 0.8,
        browColour: '#1d1714',
      },
      hair: { style: 'braids', colour: '#2a211e' },
      garment: { kind: 'fur', colour: '#7d6750' },
      behind: 'snow',
      extra: STRAWS,
    },
  ),
  drawn(
    'ferry',
    'Doctor Ferry, guest in the schoolroom: elegant, spectacled, a red feather in her hair, a thermometer.',
    ['doctor', 'science', 'schoolroom', 'woman', 'spectacles'],
    {
      face: {
        skin: '#d9ad8f',
        width: 104,
        height: 310,
        jaw: 0.3,
        age: 0.38,
        lids: 0.22,
        mouth: 0.45,
        brow: 0.1,
        browColour: '#241a1c',
        spectacles: true,
      },
      hair: { style: 'bun', colour: '#3b262c' },
      garment: { kind: 'jacket', colour: '#5a3444' },
      behind: 'window',
      extra: FEATHER + THERMOMETER,
    },
  ),
];

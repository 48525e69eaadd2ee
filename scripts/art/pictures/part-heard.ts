import type { Palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { bridalRoom } from './part-heard/bridal-room.ts';
import { cashOffice } from './part-heard/cash-office.ts';
import { cover } from './part-heard/cover.ts';
import { furVault } from './part-heard/fur-vault.ts';
import { lift } from './part-heard/lift.ts';
import { linenHall } from './part-heard/linen-hall.ts';
import { oldCourthouse } from './part-heard/old-courthouse.ts';
import { palmRoom } from './part-heard/palm-room.ts';
import { portraits } from './part-heard/people.ts';
import { perfumeHall } from './part-heard/perfume-hall.ts';

export const palette: Palette = {
  ink: '#20151f',
  shade: '#40293d',
  middle: '#84627a',
  pale: '#cfb9ae',
  paper: '#f7eddb',
  light: '#e8b650',
  accent: '#4c8672',
};

/** A place of the story, found by its name and by what there is to see. */
function place(file: string, idea: string, keywords: readonly string[], draw: Picture['draw']): Picture {
  return { name: `locations/${file}`, idea, keywords: [file.replaceAll('-', ' '), ...keywords], draw };
}

export const pictures: readonly Picture[] = [
  ...portraits,
  {
    name: 'cover',
    idea: 'A revolving door of brass and glass, a small man with a tea trolley going round in it, and one word over it.',
    keywords: ['cover', 'part heard', 'revolving door', 'tea', 'leopold'],
    draw: cover,
  },
  place(
    'the-perfume-hall',
    'The ground floor of Lovibond’s: counters, mirrored pillars, a plaster hand, a revolving door full of daylight.',
    ['counters', 'revolving door', 'pillars', 'ground floor'],
    perfumeHall,
  ),
  place(
    'the-lift',
    'A mahogany lift with a brass gate, a red settle and a dial of floors.',
    ['mahogany', 'gate', 'brass', 'settle'],
    lift,
  ),
  place(
    'the-linen-hall',
    'A court among the linens: a judge at the cutting table, a bed for a dock, napkin swans, a full cup.',
    ['court', 'judge', 'dock', 'linens', 'swans'],
    linenHall,
  ),
  place(
    'the-fur-vault',
    'A cold store with coat cages for cells, a trestle with bundles, a telephone that rings.',
    ['cells', 'cold', 'cages', 'telephone', 'fur'],
    furVault,
  ),
  place(
    'the-cash-office',
    'A glass box over a stairwell with the mouths of forty brass tubes, a wheel with a padlock, an urn.',
    ['tubes', 'diverter', 'urn', 'tea', 'brass'],
    cashOffice,
  ),
  place(
    'the-palm-room',
    'A restaurant under a glass roof in the rain: palms in tubs, a long table laid, one hat on a stand.',
    ['restaurant', 'palms', 'glass roof', 'rain', 'table'],
    palmRoom,
  ),
  place(
    'the-bridal-room',
    'A judge’s chambers with three tall mirrors and cupids, a desk with a lamp, a full waste-paper basket.',
    ['chambers', 'mirrors', 'cupids', 'desk'],
    bridalRoom,
  ),
  place(
    'the-old-courthouse',
    'A courthouse without a roof: a portico, saplings inside, a fallen clock, a cheese stall on the steps.',
    ['ruin', 'market', 'clock', 'justice', 'square'],
    (colours) => oldCourthouse(colours),
  ),
  place(
    'the-old-courthouse-at-dusk',
    'The roofless courthouse at dusk, and somebody under an umbrella looking up.',
    ['ruin', 'dusk', 'umbrella', 'evening', 'tench'],
    (colours) => oldCourthouse(colours, 'dusk'),
  ),
];

import { CENTRE } from './face.ts';
import { blend, type Palette } from './palette.ts';
import { ellipse, group, shape } from './svg.ts';

export type Hat = 'nightcap' | 'veil' | 'hood' | 'kerchief' | 'cap' | 'wig' | 'bowler' | 'none';

const C = CENTRE;

/** What is on the head, over the hair. */
export function hat(kind: Hat, colour: string, palette: Palette, width: number): string {
  const shade = blend(colour, palette.ink, 0.45);
  const lit = blend(colour, palette.light, 0.35);
  const w = width;
  switch (kind) {
    case 'nightcap':
      return group(
        {},
        shape(
          `M${C - w - 12},262 C${C - w},130 ${C - 40},80 ${C + 40},84 C${C + 150},92 ${C + 190},190 ${C + 176},330 C${C + 160},250 ${C + 140},220 ${C + w + 12},262Z`,
          colour,
        ),
        shape(
          `M${C + 40},84 C${C + 150},92 ${C + 190},190 ${C + 176},330 C${C + 160},250 ${C + 140},220 ${C + w + 12},262 C${C + 90},190 ${C + 60},150 ${C + 40},84Z`,
          shade,
        ),
        ellipse(C + 174, 344, 24, 24, lit),
        shape(
          `M${C - w - 18},240 Q${C},196 ${C + w + 18},240 L${C + w + 14},286 Q${C},240 ${C - w - 14},286Z`,
          lit,
        ),
      );
    case 'veil':
      return group(
        {},
        shape(
          `M${C},118 C${C - w - 70},118 ${C - w - 60},330 ${C - w - 66},460 L${C - w - 104},640 L${C - w + 20},560 C${C - w - 16},440 ${C - w - 12},270 ${C - w + 10},250 Q${C},196 ${C + w - 10},250 C${C + w + 12},270 ${C + w + 16},440 ${C + w - 20},560 L${C + w + 104},640 L${C + w + 66},460 C${C + w + 60},330 ${C + w + 70},118 ${C},118Z`,
          colour,
        ),
        shape(
          `M${C + 20},118 C${C + w + 70},124 ${C + w + 60},330 ${C + w + 66},460 L${C + w + 104},640 L${C + w - 20},560 C${C + w + 16},440 ${C + w + 12},270 ${C + w - 10},250Z`,
          shade,
        ),
        shape(
          `M${C - w - 2},290 Q${C - w + 6},236 ${C - w + 34},230 Q${C},190 ${C + w - 34},230 Q${C + w - 6},236 ${C + w + 2},290 Q${C + w - 30},246 ${C},238 Q${C - w + 30},246 ${C - w - 2},290Z`,
          palette.paper,
        ),
      );
    case 'hood':
      return group(
        {},
        ...Array.from({ length: 21 }, (_, index) => {
          const angle = Math.PI * (0.82 + (index / 20) * 1.36);
          return ellipse(
            C + Math.cos(angle) * (w + 40),
            340 + Math.sin(angle) * (w + 74),
            42,
            40,
            index < 11 ? (index % 2 === 0 ? colour : lit) : shade,
          );
        }),
      );
    case 'kerchief':
      return group(
        {},
        shape(
          `M${C - w - 14},320 C${C - w - 40},120 ${C + w + 40},120 ${C + w + 14},320 C${C + w},262 ${C + 60},222 ${C},220 C${C - 60},222 ${C - w},262 ${C - w - 14},320Z`,
          colour,
        ),
        shape(
          `M${C},170 C${C + w / 2 + 14},170 ${C + w + 27},220 ${C + w + 14},320 C${C + w},262 ${C + 60},222 ${C},220Z`,
          shade,
        ),
        shape(`M${C + w + 6},290 l44,24 l-8,22 l-38,-18 l18,54 l-26,2 l-12,-60Z`, shade),
        ...[-70, -30, 10].map((dx, index) => ellipse(C + dx, 190 + (index % 2) * 14, 6, 6, lit)),
      );
    case 'cap':
      return group(
        {},
        shape(
          `M${C - w - 20},256 C${C - w - 20},130 ${C + w + 20},120 ${C + w + 24},252 Q${C},206 ${C - w - 20},256Z`,
          colour,
        ),
        shape(
          `M${C + 2},157 C${C + w * 0.55},154 ${C + w + 20},186 ${C + w + 24},252 Q${C + 60},218 ${C + 2},216Z`,
          shade,
        ),
        shape(`M${C - w - 24},258 Q${C},196 ${C + w + 26},254 Q${C},236 ${C - w - 24},258Z`, palette.ink),
      );
    case 'bowler':
      return group(
        {},
        shape(`M${C - w + 4},232 C${C - w},90 ${C + w},90 ${C + w - 4},232Z`, colour),
        shape(`M${C + 10},126 C${C + w},110 ${C + w},180 ${C + w - 4},232 L${C + 10},232Z`, shade),
        shape(`M${C - w - 46},236 Q${C},190 ${C + w + 46},236 Q${C},262 ${C - w - 46},236Z`, palette.ink),
      );
    case 'wig':
      return group(
        {},
        shape(
          `M${C - w - 24},460 C${C - w - 70},130 ${C + w + 70},130 ${C + w + 24},460 L${C + w - 10},460 C${C + w + 6},280 ${C + 70},226 ${C},226 C${C - 70},226 ${C - w - 6},280 ${C - w + 10},460Z`,
          colour,
        ),
        ...Array.from({ length: 10 }, (_, index) =>
          ellipse(
            C + (index < 5 ? -1 : 1) * (w + 12),
            290 + (index % 5) * 40,
            26,
            19,
            index < 5 ? lit : shade,
          ),
        ),
      );
    default:
      return '';
  }
}

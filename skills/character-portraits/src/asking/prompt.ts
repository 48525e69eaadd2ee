import type { Preset } from '../drawing/draw.ts';

const MANNERS: Record<Preset, string> = {
  realistic: 'realistic painted portrait, natural light, fine detail',
  stylized: 'stylised illustration, bold clean lines, flat colours',
  anime: 'anime style portrait, clean line art, soft cel shading',
  pixel: 'pixel art portrait, limited palette, crisp pixels',
};
const LONGEST = 900;

/** What an image model is told; its looks come first, because models heed the beginning most. */
export function promptFor(name: string, description: string, preset: Preset): string {
  const who = description || name || 'a person nobody has described';
  const cut = who.length > LONGEST ? `${who.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : who;
  return `Head and shoulders portrait of ${cut.replace(/[.;,\s]+$/, '')}. ${MANNERS[preset]}, plain background, facing the viewer, no text.`;
}

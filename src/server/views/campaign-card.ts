import path from 'node:path';
import type { Json } from '../../base/json.ts';
import { plainText } from '../../base/plain-text.ts';
import { generatedWarning } from '../../campaign/ingest/notices.ts';
import type { CampaignPlace } from '../../campaign/list.ts';
import type { CampaignCard } from '../../contracts/api/library.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import type { ShelvedCampaign } from './campaign-shelf.ts';
import { seedColour } from './seed-colour.ts';

const LONGEST = 1000;

export function campaignCard(
  campaign: ShelvedCampaign,
  { id, origin }: Pick<CampaignPlace, 'id' | 'origin'>,
  media: MediaAddresses,
): CampaignCard {
  const { manifest, generatedFiles, leftOut, isSparse, problem } = campaign;
  const genre = text(manifest['genre']);
  const tone = text(manifest['tone']);
  const warnings = manifest['content_warnings'];
  return {
    id,
    title: titleOf(campaign),
    author: text(manifest['author']),
    description: text(manifest['description']),
    genre,
    tone,
    rating: text(manifest['content_rating']),
    warnings: Array.isArray(warnings) ? warnings.map(text).filter((warning) => warning !== '') : [],
    playTime: playTime(manifest['estimated_playtime_hours']),
    cover: coverOf(campaign, media),
    seedColour: seedColour(genre, tone),
    source: origin,
    generatedFiles,
    generatedWarning: generatedFiles === 0 ? '' : generatedWarning(generatedFiles),
    leftOut: leftOut.map((file) => plainText(file, LONGEST)),
    isSparse,
    problem,
  };
}

export function titleOf({ folder, manifest }: ShelvedCampaign): string {
  return text(manifest['title']) || path.basename(folder);
}

export function coverOf({ folder, art }: ShelvedCampaign, media: MediaAddresses): string | null {
  return art.cover === null ? null : media.addressOf(folder, art.cover);
}

export function colourOf({ manifest }: ShelvedCampaign): string {
  return seedColour(text(manifest['genre']), text(manifest['tone']));
}

function playTime(hours: Json | undefined): string {
  if (typeof hours !== 'number') return '';
  if (hours < 1) return 'About half an hour';
  return hours === 1 ? 'About an hour' : `About ${Math.round(hours)} hours`;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? plainText(value, LONGEST) : '';
}

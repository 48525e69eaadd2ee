import type { AssetView } from '../../../src/contracts/api/look.ts';
import { assetWords } from '../../words/assets.ts';
import { bytesInWords, labelOf, momentInWords, spanInWords } from '../../words/format.ts';
import { sharedWords } from '../../words/shared.ts';

export type AssetKind = AssetView['kind'];
export type Origin = AssetView['origin'];

/** Kinds that there are, in a fixed order, with how many of each. */
export function kindsIn(assets: readonly AssetView[]): { kind: AssetKind; count: number }[] {
  return (['image', 'audio', 'video', 'other'] as const)
    .map((kind) => ({ kind, count: assets.filter((asset) => asset.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

type Fact = readonly [string, string];

/** All that is known of a file, as names and values. */
export function factsOf(asset: AssetView): Fact[] {
  const { facts } = assetWords;
  return [
    [facts.kind, `${assetWords.kinds[asset.kind].one}, ${asset.mediaType}`],
    [facts.size, bytesInWords(asset.bytes)],
    ...(asset.scene === null ? [] : [[facts.since, sharedWords.scene(asset.scene)] as const]),
    ...factsIn(asset.metadata),
    ...(asset.keywords.length === 0 ? [] : [[facts.about, asset.keywords.join(', ')] as const]),
  ];
}

/** Loose data as names and values; what lies deeper is named by the way to it. */
export function factsIn(data: Readonly<Record<string, unknown>>, above = ''): Fact[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const label = above === '' ? labelOf(key) : `${above}, ${labelOf(key).toLowerCase()}`;
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value))
      return value.length === 0 ? [] : [[label, value.map(plain).join(', ')] as const];
    if (typeof value === 'object') return factsIn(value as Record<string, unknown>, label);
    return [[withoutUnit(label), inWords(key, value)] as const];
  });
}

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function inWords(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? sharedWords.yes : sharedWords.no;
  if (typeof value === 'string' && /_at$|At$/.test(key)) return momentInWords(value) || value;
  if (typeof value !== 'number') return String(value);
  if (/(_ms|Ms)$/.test(key)) return spanInWords(value);
  if (/(_seconds|Seconds)$|^duration$/.test(key)) return spanInWords(value * 1000);
  if (/^bit_?rate$/i.test(key)) return assetWords.bitRate(value);
  if (key === 'width' || key === 'height') return assetWords.pixels(value);
  return String(value);
}

const withoutUnit = (label: string): string => label.replace(/ (ms|seconds|at)$/, '');

/** What a picture shows, for those who cannot see it. */
export function altOf(asset: AssetView): string {
  const alt = asset.metadata['alt_text'] ?? asset.metadata['altText'];
  return typeof alt === 'string' && alt !== '' ? alt : asset.name;
}

/** How long it plays, or how big the picture is; empty when that is not known. */
export function measureOf({ metadata }: Pick<AssetView, 'metadata'>): string {
  const { width, height, duration_seconds: seconds } = metadata;
  if (typeof seconds === 'number') return spanInWords(seconds * 1000);
  return typeof width === 'number' && typeof height === 'number' ? `${width} × ${height}` : '';
}

import { CampaignFolder } from '../folder.ts';
import { loadCampaign } from '../load.ts';
import { reachableFrom, startAmong, waysFrom } from '../places.ts';
import { type InspectedFile, inspectFiles } from './files.ts';
import { type PlotPoint, plotPoints } from './plot.ts';

/** What the engine will see of a campaign. */
export interface Inspection {
  title: string;
  version: string;
  folder: string;
  /** What there was nothing of, so that it is lent by the house that belongs to no story. */
  borrowed: ('people' | 'places' | 'topics')[];
  people: {
    id: string;
    name: string;
    role: string;
    metAt: string[];
    factions: string[];
    secrets: number;
    file: string;
  }[];
  places: {
    id: string;
    name: string;
    exits: string[];
    things: string[];
    isReachable: boolean;
    file: string;
  }[];
  factions: {
    id: string;
    name: string;
    members: string[];
    allies: string[];
    rivals: string[];
    standing: number;
    file: string;
  }[];
  topics: { id: string; name: string; facts: number; file: string }[];
  plot: PlotPoint[];
  rules: { dice: string; stats: string[]; isOwn: boolean };
  constraints: string[];
  files: InspectedFile[];
  words: { human: number; generated: number };
}

/** Looks at a campaign with the engine's eyes. A campaign that cannot be loaded is refused, as when it is played. */
export function inspectCampaign(location: string): Inspection {
  const campaign = loadCampaign(location);
  const folder = new CampaignFolder(location);
  const files = inspectFiles(folder);
  const nameOf = new Map(
    [...campaign.places, ...campaign.people, ...campaign.factions].map(({ id, name }) => [id, name]),
  );
  const names = (ids: readonly string[]) => [...new Set(ids.map((id) => nameOf.get(id) ?? id))];
  const start = startAmong(campaign.places, campaign.template?.starting_location, campaign.premise);
  const ways = campaign.places.map((place) => ({ ...place, exits: waysFrom(place, campaign.places) }));
  const reachable = reachableFrom(start, ways);
  const isLent = (items: readonly { source: { file: string } }[]) =>
    items.some(({ source }) => !folder.has(source.file) || source.file === 'manifest.json');
  const count = (origin: InspectedFile['origin']) =>
    files.reduce(
      (sum, file) => sum + (file.origin === origin && file.replacedBy === undefined ? (file.words ?? 0) : 0),
      0,
    );
  return {
    title: campaign.manifest.title,
    version: campaign.manifest.version,
    folder: campaign.folder,
    borrowed: (['people', 'places', 'topics'] as const).filter((kind) => isLent(campaign[kind])),
    people: campaign.people.map(({ id, name, profile, haunts, source }) => ({
      id,
      name,
      role: profile.role,
      metAt: names(haunts.map(({ place }) => place)),
      factions: campaign.factions
        .filter(({ members }) => members.includes(id))
        .map((faction) => faction.name),
      secrets: campaign.facts.filter(({ about, kind }) => about === id && kind === 'secret').length,
      file: source.file,
    })),
    places: ways.map(({ id, name, exits, things, source }) => ({
      id,
      name,
      exits: names(exits),
      things: things.map((thing) => thing.name),
      isReachable: reachable.has(id),
      file: source.file,
    })),
    factions: campaign.factions.map(({ id, name, members, allies, rivals, standing, source }) => ({
      id,
      name,
      members: names(members),
      allies: names(allies),
      rivals: names(rivals),
      standing,
      file: source.file,
    })),
    topics: campaign.topics.map(({ id, name, source }) => ({
      id,
      name,
      facts: campaign.facts.filter(({ about }) => about === id).length,
      file: source.file,
    })),
    plot: plotPoints(campaign),
    rules: {
      dice: campaign.rules?.rules.dice ?? '2d6',
      stats: Object.keys(campaign.rules?.rules.stats ?? {}),
      isOwn: Object.keys(campaign.rules?.rules ?? {}).length > 0,
    },
    constraints: campaign.constraints,
    files,
    words: { human: count('human'), generated: count('generated') },
  };
}

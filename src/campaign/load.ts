import path from 'node:path';
import { CampaignManifestSchema } from '../contracts/campaign-manifest.ts';
import { PlayerTemplateSchema } from '../contracts/player-template.ts';
import { saidToThePlayer } from './addressed.ts';
import { arrivalIn } from './arrival.ts';
import { readBeats } from './beats.ts';
import { borrowMissing, type Draft } from './borrow.ts';
import { isLeftOut, leaveOutBroken } from './broken.ts';
import type { Campaign } from './campaign.ts';
import { heldTo } from './constraints/apply.ts';
import { compileConstraints } from './constraints/compile.ts';
import { deriveMissing } from './derive.ts';
import { readEndings } from './endings.ts';
import { readFactions } from './factions.ts';
import { isFaithful } from './faithful.ts';
import { CampaignFolder } from './folder.ts';
import { isProvenance } from './generated.ts';
import { readScenes, sceneTexts } from './ink/read.ts';
import { storyletsOf } from './ink/storylets.ts';
import { mentionFinder } from './mentions.ts';
import { hauntFinder, readPeople } from './people.ts';
import { readPlaces, startAmong } from './places.ts';
import { CampaignProblemError, isBroken, isPlayable, type Problem, shownPath } from './problem.ts';
import { paragraphsAsWritten, paragraphsOf } from './prose.ts';
import { wholeVersion } from './read/contract.ts';
import { readKeys } from './read-keys.ts';
import { readRules } from './rules.ts';
import { worldFacts } from './setting.ts';
import { namesInWords, withChoicesInWords } from './told/choice.ts';
import { templateAsTold } from './told/template.ts';
import { linesBetweenScenes, toldByAuthor } from './told-by-author.ts';
import { readTopics } from './topics.ts';

const TEMPLATE = 'characters/player/template.json';

/** Campaigns that are kept after they were read, and facts that one of them may have. */
const MOST_KEPT = 3;
const MOST_FACTS = 5_000;

/** The campaigns that were read last. Whoever asks gets a copy. */
const kept = new Map<string, { stamp: string; campaign: Campaign }>();

/** Reads a campaign folder. Only manifest.json must be there; whatever else is there must be right. */
export function loadCampaign(location: string): Campaign {
  const folder = new CampaignFolder(location);
  const key = `${location}\n${folder.root}`;
  const { stamp } = folder;
  const before = kept.get(key);
  const campaign = before?.stamp === stamp ? before.campaign : readFolder(folder, location);
  kept.delete(key);
  if (campaign.facts.length > MOST_FACTS) return campaign;
  kept.set(key, { stamp, campaign });
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return structuredClone(campaign);
}

function readFolder(folder: CampaignFolder, location: string): Campaign {
  const { notices, broken } = checkFolder(folder, location);
  const written = folder.json('manifest.json', CampaignManifestSchema);
  const manifest = { ...written, version: wholeVersion(written.version) ?? written.version };
  const plain = readBeats(folder);
  const shown = plain.map(({ description }) => description);
  const read = { places: readPlaces(folder), people: readPeople(folder, shown), topics: readTopics(folder) };
  const sheet = folder.pick(TEMPLATE);
  const player =
    sheet === null ? null : templateAsTold(folder.json(sheet, PlayerTemplateSchema), folder.identifiers);
  const names = namesInWords([...read.people.people, ...read.places.places]);
  const beats = plain.map((beat) => withChoicesInWords(beat, names));
  const endings = readEndings(folder).map((ending) => ({
    ...ending,
    frontMatter: withChoicesInWords(ending.frontMatter, names),
  }));
  const draft = {
    premise: paragraphsOf(folder, 'plot/premise.md'),
    places: read.places.places,
    people: read.people.people,
    topics: read.topics.topics,
    facts: [...read.places.facts, ...read.people.facts, ...read.topics.facts, ...worldFacts(folder)],
  };
  // Who has written little is lent a house; who has written a campaign gets nothing that is not theirs.
  const isLent = hasLittle(folder) && !isFaithful(manifest.hydration_guidance);
  const { premise, ...filled } = isLent
    ? borrowMissing(draft, manifest)
    : deriveMissing(draft, { folder, title: manifest.title, beats, endings, template: player });
  const limits = compileConstraints(folder, player, filled);
  const { places, people, topics, facts, template } = heldTo(limits, { ...filled, template: player });

  const mentionsIn = mentionFinder({ places, people, topics });
  for (const fact of facts)
    fact.mentions = [...new Set([...fact.mentions, ...mentionsIn(fact.text, fact.about)])];

  const texts = sceneTexts(folder);
  const tellings = toldByAuthor(facts, { beats, scenes: texts });
  for (const fact of facts) {
    const toldBy = tellings.get(fact.id);
    if (toldBy !== undefined) fact.toldBy = toldBy;
  }

  const start = startAmong(places, template?.starting_location, premise)?.id;
  const hauntsOf = hauntFinder(places, facts, { premise, start, beats });
  const present = saidToThePlayer(linesBetweenScenes(people, texts)).map((person) => {
    const comesWith = arrivalIn(person.profile.metadata?.first_appearance, beats);
    return { ...person, haunts: hauntsOf(person), ...(comesWith !== undefined && { comesWith }) };
  });
  const scenes = readScenes(folder);
  return {
    id: path.basename(folder.root),
    folder: folder.root,
    manifest,
    premise,
    truth: paragraphsOf(folder, 'plot/truth.md'),
    constraints: paragraphsAsWritten(folder, 'world/constraints.md'),
    style: paragraphsOf(folder, 'world/style.md'),
    limits,
    places,
    people: present,
    topics,
    facts,
    keyed: readKeys(folder),
    beats,
    template,
    endings,
    rules: readRules(folder),
    factions: readFactions(folder, people),
    ink: scenes.story,
    storylets: storyletsOf(scenes.flows, { people: present, places, endings }),
    notices: isLent ? [...notices, ...lentNotices(draft)] : notices,
    generated: folder
      .files('', '')
      .filter((file) => !isProvenance(file) && folder.originOf(file).isGenerated),
    leftOut: folder.rejected,
    broken,
  };
}

/** What the player should know; an error that keeps the campaign from being played is thrown. */
function checkFolder(folder: CampaignFolder, location: string): Pick<Campaign, 'notices' | 'broken'> {
  const found = leaveOutBroken(folder).filter(({ severity }) => severity === 'error');
  const isRejected = ({ code }: Problem) => REJECTED.includes(code);
  const isUnusable = (one: Problem) =>
    isBroken(one.code) && isPlayable(one) && one.code !== 'unknown_field' && !isRejected(one);
  const isOut = (one: Problem) => isRejected(one) || isUnusable(one);
  const out = found
    .filter(isOut)
    .filter((one, index, all) => all.findIndex(({ file }) => file === one.file) === index);
  const broken = out.filter(isUnusable).map((one) => ({
    file: one.file,
    message: new CampaignProblemError(one).message,
  }));
  const errors = found.filter((one) => !isOut(one));
  const fatal = errors.find((one) => !isPlayable(one));
  const [first] = fatal === undefined ? errors : [fatal];
  if (first === undefined) return { notices: leftOutNotices(out), broken };
  const more = errors.length === 1 ? 'how to put it right' : `this and ${errors.length - 1} more`;
  const hint = `Run \`narratoria campaign validate ${location}\` to see ${more}.`;
  const error = new CampaignProblemError({ ...first, hint });
  if (fatal !== undefined) throw error;
  return { notices: [...leftOutNotices(out), `${error.message} ${hint}`], broken };
}

/** A few files, or none: as many as the enrichment takes for a beginning. */
function hasLittle(folder: CampaignFolder): boolean {
  const content = folder.files('', '').filter((file) => /^(?:world|characters|plot|lore)[/]/.test(file));
  return content.length < ENOUGH_FILES;
}

function lentNotices({ places, people, topics }: Pick<Draft, 'places' | 'people' | 'topics'>): string[] {
  const missing = [
    ...(places.length === 0 ? ['places'] : []),
    ...(people.length === 0 ? ['people'] : []),
    ...(topics.length === 0 ? ['topics'] : []),
  ];
  if (missing.length === 0) return [];
  return [
    `The author has written no ${missing.join(', no ')}; these are lent by Narratoria, not by the author.`,
  ];
}

const ENOUGH_FILES = 3;
const REJECTED: readonly string[] = ['missing_provenance', 'invalid_provenance', 'provenance_of_human_file'];
const MOST_NAMED = 8;

function leftOutNotices(problems: readonly Problem[]): string[] {
  const named = problems
    .slice(0, MOST_NAMED)
    .map(
      (one) =>
        `${isLeftOut(one) || REJECTED.includes(one.code) ? 'Left out of the campaign' : 'Read only in part'}: ${shownPath(one.file.replace(/\.provenance\.json$/, ''))}:${one.line}: ${one.message}`,
    );
  const more = problems.length - named.length;
  return more > 0 ? [...named, `${more} more files are left out; \`campaign validate\` names them.`] : named;
}

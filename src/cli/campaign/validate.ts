import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pc from 'picocolors';
import { homeFolder } from '../../base/home.ts';
import { copyWithManifest } from '../../campaign/enrich/for-play.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { scanCampaign } from '../../campaign/ingest/scan.ts';
import { campaignStamp } from '../../campaign/ingest/stamp.ts';
import { campaignPlaces, campaignRoots, findCampaign, listCampaigns } from '../../campaign/list.ts';
import { isLostPart, isPlayable, type Problem, shownPath } from '../../campaign/problem.ts';
import { findProblems, findReadings } from '../../campaign/reader/read-campaign.ts';
import type { SentenceReading } from '../../campaign/sentence-reading.ts';
import type { Brought } from '../../campaign/validate/brought.ts';
import { skillFlags } from '../../engine/plot/what-is-so.ts';
import { WEATHER } from '../../engine/weather.ts';
import { broughtBy } from '../../skills/conformance/index.ts';
import { reportFailure } from '../failure.ts';
import { counted, plain } from '../plain.ts';

interface ValidateOptions {
  /** Folders of more skills. */
  skills: string[];
  json?: boolean;
  watch?: boolean;
}

/** Checks a campaign and prints what is wrong. Returns the exit code. */
export async function printProblems(wanted: string, options: ValidateOptions): Promise<number> {
  return options.watch === true ? await watchProblems(wanted, options) : await printOnce(wanted, options);
}

async function printOnce(wanted: string, options: ValidateOptions): Promise<number> {
  const folder = folderOf(wanted);
  const found = await findProblems(folder, await broughtIn(options.skills));
  const isUntitled = found.some(({ code }) => code === 'missing_manifest');
  const copy = isUntitled ? copyWithManifest(folder, homeFolder()) : null;
  const problems = found.map((one) => asShown(withNames(copy === null ? one : playedFromCopy(one), wanted)));
  const valid = problems.every(({ severity }) => severity === 'warning');
  const readings = problems.every(isNotInTheWay) ? await findReadings(copy ?? folder) : [];
  process.stdout.write(
    options.json === true
      ? `${JSON.stringify({ valid, problems, readings })}\n`
      : `${render(problems)}${renderReadings(readings)}`,
  );
  return valid ? 0 : 1;
}

/** What skills bring: their examples are run for it. */
async function broughtIn(folders: readonly string[]): Promise<Brought> {
  const skills = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name)),
  );
  const brought: Brought = { people: [], items: [], flags: [] };
  for (const skill of skills) {
    const { state, effects } = await broughtBy(skill);
    brought.flags.push(...skillFlags(state).map(([name]) => name));
    for (const effect of effects) {
      if (effect.kind === 'person') brought.people.push(effect.name);
      if (effect.kind === 'item') brought.items.push(effect.name);
      if (effect.kind === 'weather') brought.flags.push(WEATHER);
    }
  }
  return brought;
}

/** How often the folder is looked at. */
const LOOK_MS = 400;

/** Prints what is wrong whenever a file has changed, until the program is ended. */
async function watchProblems(wanted: string, options: ValidateOptions): Promise<number> {
  const folder = folderOf(wanted);
  let last: string | null = null;
  for (;;) {
    const stamp = stampOf(folder);
    if (stamp !== last) {
      if (options.json !== true)
        process.stdout.write(
          `${last === null ? '' : '\n'}${pc.dim(new Date().toLocaleTimeString('en-GB'))}\n`,
        );
      await printOnce(wanted, options).catch((error: unknown) =>
        reportFailure(error, { json: options.json === true }),
      );
      last = stamp;
    }
    await sleep(LOOK_MS);
  }
}

/** Changes with every file of the folder; a folder that cannot be read now may be back in a moment. */
function stampOf(location: string): string {
  try {
    const folder = new CampaignFolder(location);
    return campaignStamp(folder, scanCampaign(folder));
  } catch (error) {
    return String(error);
  }
}

/** A name from the list, or else a path; whether there is anything at it is for the validator to say. */
function folderOf(wanted: string): string {
  const place = campaignPlaces(campaignRoots()).find(({ id }) => id === wanted);
  if (place !== undefined) return place.folder;
  const isListed = listCampaigns(campaignRoots()).some(({ title }) => title === wanted);
  return isListed ? findCampaign(wanted, campaignRoots()) : wanted;
}

/** Someone who mistypes a name is told the names. */
function withNames(found: Problem, wanted: string): Problem {
  if (found.code !== 'no_folder' || /[\\/]/.test(wanted)) return found;
  const names = listCampaigns(campaignRoots()).map(({ id }) => id);
  return { ...found, hint: `Give a folder, or one of these: ${names.join(', ')}.` };
}

/** A stranger's folder without a manifest is played all the same. */
function playedFromCopy(found: Problem): Problem {
  if (found.code !== 'missing_manifest') return found;
  const hint =
    'It is played from a copy that has one. To list or pack it, make a manifest.json with at least "title" and "version".';
  return { ...found, severity: 'warning', hint };
}

/** What the story can do without is no error of the campaign. */
function asShown(found: Problem): Problem {
  if (!isLostPart(found)) return found;
  return { ...found, severity: 'warning', hint: `${found.hint} Until then the story does without it.` };
}

function render(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No problems found.\n';
  const groups = Map.groupBy(problems, ({ file }) => file);
  const blocks = [...groups.values()].map((group) => group.map(line).join('\n'));
  return `${blocks.join('\n\n')}\n\n${tally(problems)}\n`;
}

function line({ severity, file, line, column, message, hint }: Problem): string {
  const word = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  return `${shownPath(file)}:${line}:${column}: ${word}: ${plain(message)}\n    ${pc.dim(plain(hint))}`;
}

const isNotInTheWay = (found: Problem) => found.severity === 'warning' || isPlayable(found);

/** What the author can compare with what was meant. */
function renderReadings(readings: readonly SentenceReading[]): string {
  if (readings.length === 0) return '';
  const rows = readings.map(({ file, line, about, text, readAs, isRead }) => {
    const word = about === 'story' ? pc.yellow('note') : isRead ? pc.cyan('read') : pc.dim('not read');
    return `${shownPath(file)}:${line}: ${word}: ${plain(text)}\n    ${pc.dim(plain(readAs))}`;
  });
  return `\nHow it was read:\n\n${rows.join('\n')}\n`;
}

function tally(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const isLost = problems.every(isNotInTheWay) && (errors > 0 || problems.some(isLostPart));
  const verdict = isLost
    ? 'It can be played, but part of it is left out.'
    : errors === 0
      ? 'It can be played.'
      : 'It cannot be played until the errors are fixed.';
  return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}. ${verdict}`;
}

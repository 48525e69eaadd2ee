import pc from 'picocolors';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { readyCampaign } from '../../engine/play/ready-campaign.ts';
import { playAll, playsOf } from '../../engine/trial/plays.ts';
import { type NeverReached, type Reached, reportOf, type TrialReport } from '../../engine/trial/report.ts';
import { counted, plain } from '../plain.ts';

export interface TrialOptions {
  policies: number;
  scenes: number;
  seed: string;
  /** Folders of more skills. */
  skills: string[];
  json?: boolean;
}

/** Plays a campaign in many ways and prints what came of it. Returns the exit code. */
export async function printTrial(wanted: string, options: TrialOptions): Promise<number> {
  const { campaign } = await readyCampaign(findCampaign(wanted, campaignRoots()));
  const { policies: plays, scenes, seed } = options;
  const start = performance.now();
  const isWatched = options.json !== true && process.stderr.isTTY;
  const played = await playAll(
    { campaign, skillFolders: options.skills },
    playsOf({ plays, scenes, seed }),
    (done) => {
      if (isWatched) process.stderr.write(`\r${done} of ${counted(plays, 'play')}`);
    },
  );
  if (isWatched) process.stderr.write('\r\x1b[K');
  const report = { ...reportOf(campaign, played), seconds: (performance.now() - start) / 1000 };
  process.stdout.write(options.json === true ? `${JSON.stringify(report)}\n` : page(report));
  return report.mustFix.length === 0 ? 0 : 1;
}

function page(report: TrialReport & { seconds: number }): string {
  const { campaign, plays, scenes, seconds, msPerScene, overlap } = report;
  const blocks = [
    [
      pc.bold(plain(campaign)),
      `${counted(plays, 'play')}, ${counted(scenes, 'scene')} in ${seconds.toFixed(1)} s (${msPerScene.toFixed(0)} ms a scene)`,
    ],
    policyLines(report),
    reachedLines('Endings', report.endings, plays),
    ...(report.unended > 0 ? [[`  ${counted(report.unended, 'play')} came to no ending`]] : []),
    reachedLines('Beats', report.beats, plays),
    reachedLines('Storylets', report.storylets, plays),
    neverLines(report.neverReached),
    ['', pc.bold('Figures'), ...figures(report).map((line) => `  ${line}`)],
    ...(overlap === null
      ? []
      : [[`  overlap of beats and storylets between policies: ${overlap.toFixed(2)}`]]),
    exampleLines(report),
    verdictLines(report),
  ];
  return `${blocks.flat().join('\n')}\n`;
}

function policyLines({ policies }: TrialReport): string[] {
  const width = Math.max(...policies.map(({ policy }) => policy.length));
  return [
    '',
    pc.bold('Policies'),
    ...policies.map(({ policy, plays, scenes, beats, storylets, endings }) =>
      [
        `  ${policy.padEnd(width)}  ${counted(plays, 'play')}`,
        counted(scenes, 'scene'),
        counted(beats, 'beat'),
        counted(storylets, 'storylet'),
        endings.length === 0 ? 'no ending' : endings.map(bareId).join(', '),
      ].join('; '),
    ),
  ];
}

function reachedLines(title: string, all: readonly Reached[], plays: number): string[] {
  if (all.length === 0) return [];
  const met = all.filter((one) => one.plays > 0).sort((one, other) => other.plays - one.plays);
  return [
    '',
    pc.bold(`${title}: ${met.length} of ${all.length} reached`),
    ...met.map(({ id, title: name, plays: count, policies }) =>
      plain(
        `  ${String(count).padStart(String(plays).length)} of ${plays}  ${bareId(id)} (${name}): ${policies.join(', ')}`,
      ),
    ),
  ];
}

function neverLines(never: readonly NeverReached[]): string[] {
  if (never.length === 0) return [];
  return [
    '',
    pc.bold(`Never reached: ${never.length}`),
    ...never.map((one) => plain(`  ${one.kind} ${bareId(one.id)} (${one.title}): ${why(one)}`)),
  ];
}

function why({ neverSo, missing, instead, endedBy }: NeverReached): string {
  if (neverSo.length > 0) return `never so: ${neverSo.join('; ')}`;
  if (missing.length > 0)
    return `never all at once; when the least was missing, it was: ${missing.join('; ')}`;
  if (endedBy.length > 0) return `no play made a choice of ${endedBy.join(', ')} that ends with it`;
  const first = instead.length === 0 ? 'something else' : instead.map(bareId).join(', ');
  return `its conditions held, and ${first} came first`;
}

function figures({ questions, untold, decisions, results, moved, repeated }: TrialReport): string[] {
  const waits = Object.entries(decisions.waits)
    .map(([policy, scenes]) => `${policy} ${scenes}`)
    .join(', ');
  return [
    ...(questions.answered === null
      ? []
      : [
          `questions with two or more choices that answer them: ${percent(questions.answered)} of ${questions.scenes}`,
        ]),
    `choices that name something never told before: ${percent(untold.share)}`,
    `real decisions: ${decisions.perScene.toFixed(2)} a scene; longest wait for one: ${counted(decisions.longestWait, 'scene')} (${waits})`,
    ...(results.told === null
      ? []
      : [
          `scenes that tell what came of the choice: ${percent(results.told)} of the ${results.known} in which it can be known`,
        ]),
    `taken somewhere without having chosen it: ${percent(moved.perScene)} of scenes`,
    `sentences told again in the same play: ${repeated.perScene.toFixed(2)} a scene`,
  ];
}

function exampleLines({ questions, untold, results, moved, repeated }: TrialReport): string[] {
  const at = ({ policy, seed, scene }: { policy: string; seed: string; scene: number }) =>
    `${policy}, seed ${seed}, scene ${scene}`;
  return [
    ...examples(
      'Questions with fewer than two answers',
      questions.unanswered,
      (one) => `${one.answers}: ${one.kind} “${one.text}” (${at(one)})`,
    ),
    ...examples(
      'Choices that name something never told',
      untold.examples,
      (one) => `“${one.text}” (${at(one)})`,
    ),
    ...examples('Choices whose result is not told', results.untold, at),
    ...examples('Taken somewhere unasked', moved.examples, (one) => `to ${one.to} (${at(one)})`),
    ...examples(
      'Told again',
      repeated.examples,
      (one) => `${one.times} times in ${counted(one.plays, 'play')}: ${one.sentence}`,
    ),
  ];
}

function examples<Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] {
  return items.length === 0 ? [] : ['', pc.bold(title), ...items.map((item) => plain(`  ${line(item)}`))];
}

function verdictLines({ mustFix, concerns }: TrialReport): string[] {
  if (mustFix.length + concerns.length === 0) return ['', 'Nothing was found that must be mended.'];
  const listed = (title: string, found: readonly string[]) =>
    found.length === 0 ? [] : ['', title, ...found.map((text) => plain(`  ${text}`))];
  return [
    ...listed(pc.bold(pc.red('To be mended')), mustFix),
    ...listed(pc.bold(pc.yellow('Worth a look')), concerns),
  ];
}

function bareId(id: string): string {
  return id.replace(/^ending:/, '');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

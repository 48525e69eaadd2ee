import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkFile } from '../../../src/store/sqlite/database/integrity.ts';
import { call } from '../../../test/page/support/api.ts';
import { childrenOf } from '../../support/processes.ts';
import { BAD_KINDS } from './bad-scripts.ts';
import { between, type Trouble } from './trouble.ts';

/** A backup is made in the middle of play; it must be sound. */
const backedUp: Trouble = {
  name: 'backup while playing',
  async strike({ lives }) {
    const { name } = await call<{ name: string }>(lives.server, '/api/data/backup', {});
    const { ok, problems } = checkFile(path.join(lives.server.home, 'backups', name));
    if (!ok) throw new Error(`the backup is not sound: ${problems.join('; ')}`);
    return 'sound';
  },
};

/** Between nothing at all and a scene or two. */
const MOST_LEFT_BYTES = 128 * 1024;
/** Enough for a server to start, and for little more. */
const LEFT_AT_START_BYTES = [192 * 1024, 640 * 1024] as const;

/** The disk of the home is full, or as good as. */
const diskFilled: Trouble = {
  name: 'disk nearly full',
  async strike({ disk, lives }, random) {
    const left = random.below(MOST_LEFT_BYTES);
    const { pid } = lives.server;
    try {
      disk.fill(pid, left);
      await sleep(between(random, 4000, 8000));
    } finally {
      disk.free(pid);
    }
    return `${kilobytes(left)} left`;
  },
};

/** The server is started on a disk with hardly any room, so that what it writes first soon fills it. */
const diskFilledAtStart: Trouble = {
  name: 'disk nearly full at a start',
  async strike({ disk, lives }, random) {
    const left = between(random, ...LEFT_AT_START_BYTES);
    await lives.stop();
    try {
      if (disk.isPerProcess) disk.fill((await lives.start()).pid, left);
      else disk.fill(0, left);
      if (!lives.isRunning) await lives.start();
      await sleep(between(random, 6000, 12_000));
    } finally {
      disk.free(lives.server.pid);
      if (!lives.isRunning) await lives.start();
    }
    return `${kilobytes(left)} left`;
  },
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** The scripts of a skill are replaced on disk by ones that crash, hang, flood or talk nonsense, and put back later. */
const skillsSpoilt: Trouble[] = BAD_KINDS.map((kind) => ({
  name: `skill replaced: ${kind}`,
  async strike({ skills }, random) {
    const skill = random.pick(skills.names);
    skills.spoil(skill, kind);
    try {
      await sleep(between(random, 4000, 9000));
    } finally {
      skills.mend(skill);
    }
    return skill;
  },
}));

const HOUR_MS = 3_600_000;
const JUMPS_HOURS = [1, -1, 24, -24, 24 * 45, -24 * 45, 24 * 365 * 13];

/** The server's clock jumps to another day and, later, back. */
const clockJumped: Trouble = {
  name: 'clock jumped',
  async strike({ lives }, random) {
    const hours = random.pick(JUMPS_HOURS);
    lives.control.setClock(hours * HOUR_MS);
    await sleep(between(random, 2000, 5000));
    lives.control.setClock(0);
    return `${hours > 0 ? '+' : ''}${hours} h`;
  },
};

/** The power goes: the server is killed, wherever it is in its work, and started again. */
const serverKilled: Trouble = {
  name: 'server killed',
  async strike({ lives }, random) {
    await lives.kill();
    await sleep(between(random, 1500, 3000));
    await lives.start();
    return `life ${lives.count}`;
  },
};

const RELOAD_MS = 10_000;

/** A page is loaded anew, wherever it is, most often in the middle of a scene. */
const pageReloaded: Trouble = {
  name: 'page reloaded',
  async strike({ players }, random) {
    const player = random.pick(players);
    // Where the server is away just now, the player comes back to the page by themselves.
    return await player.disturb(() =>
      player.page
        .reload({ timeout: RELOAD_MS })
        .then(() => 'done')
        .catch(() => 'while the server was away'),
    );
  },
};

/** A page loses its connection, and gets it back. */
const connectionCut: Trouble = {
  name: 'connection cut',
  async strike({ players }, random) {
    const player = random.pick(players);
    const ms = between(random, 1000, 4000);
    await player.disturb(async () => {
      await player.page.context().setOffline(true);
      await sleep(ms);
      await player.page.context().setOffline(false);
    });
    return `${(ms / 1000).toFixed(1)} s`;
  },
};

/** The process that runs the models is killed, perhaps with work under way. */
const inferenceKilled: Trouble = {
  name: 'inference host killed',
  async strike({ lives }) {
    const hosts = childrenOf(lives.server.pid).filter(({ command }) => command.includes('inference-host'));
    for (const { pid } of hosts) process.kill(pid, 'SIGKILL');
    return hosts.length === 0 ? 'none was running' : `${hosts.length} killed`;
  },
};

export interface Lane {
  name: string;
  troubles: Trouble[];
  /** The time between two of them, in milliseconds. */
  gapMs: [number, number];
}

/** Troubles of one lane come one after the other; the lanes know nothing of each other. */
export function lanesOf({
  mayKillServer,
  canFillDisk,
}: {
  mayKillServer: boolean;
  canFillDisk: boolean;
}): Lane[] {
  const inOneLife = [backedUp, inferenceKilled, clockJumped, ...(canFillDisk ? [diskFilled] : [])];
  const inLives = [serverKilled, ...(canFillDisk ? [diskFilledAtStart] : [])];
  const ofServer = mayKillServer ? [...inOneLife, ...inLives] : inOneLife;
  return [
    { name: 'server', troubles: ofServer, gapMs: [1000, 4000] },
    { name: 'skills', troubles: skillsSpoilt, gapMs: [500, 5000] },
    { name: 'pages', troubles: [pageReloaded, connectionCut], gapMs: [4000, 10_000] },
  ];
}

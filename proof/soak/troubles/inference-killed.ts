import { childrenOf } from '../../support/processes.ts';
import type { Trouble } from './trouble.ts';

/** The process that runs the models is killed, perhaps with work under way. */
export const inferenceKilled: Trouble = {
  name: 'inference host killed',
  async strike({ lives }) {
    const hosts = childrenOf(lives.server.pid).filter(({ command }) => command.includes('inference-host'));
    for (const { pid } of hosts) process.kill(pid, 'SIGKILL');
    return hosts.length === 0 ? 'none was running' : `${hosts.length} killed`;
  },
};

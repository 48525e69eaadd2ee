import type { Command } from '../command.ts';
import { findProgram } from '../interpreters.ts';
import type { FurnishedBox } from './box.ts';
import { withLimits } from './box-limits.ts';
import { programView, systemView } from './visible.ts';

/** Wraps a command for bubblewrap: namespaces of its own, in which only the box and the system's programs exist. */
export function withBubblewrap(command: Command, box: FurnishedBox, environment: Environment): Command {
  const { folders, links } = systemView(box.network);
  const limited = withLimits(command);
  const showing = (places: readonly string[]) => places.flatMap((place) => ['--ro-bind-try', place, place]);
  return {
    program: findProgram('bwrap') ?? 'bwrap',
    args: [
      ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
      ...(box.network ? ['--share-net'] : []),
      ...showing(folders),
      ...links.flatMap(({ at, to }) => ['--symlink', to, at]),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
      ...showing([...programView(limited.program), ...programView(command.program)]),
      ...showing(box.read),
      ...showing([box.skillFolder, box.hostFolder]),
      ...[...box.write, box.dataFolder, box.tempFolder].flatMap((place) => ['--bind-try', place, place]),
      ...['--chdir', box.dataFolder],
      ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
      '--',
      limited.program,
      ...limited.args,
    ],
  };
}

/** Variables that only the script gets, not the program that confines it. */
export type Environment = Readonly<Record<string, string>>;

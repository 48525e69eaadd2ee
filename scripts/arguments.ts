import { realpathSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of a program for developers. `--help` prints `help` and ends it; what it does not know is named in a
 * sentence and ends it with 2.
 */
export function readArguments<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    misused(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** Ends a program that was called wrongly. */
export function misused(why: string): never {
  refuse(`${why.replace(/\.$/, '')}; --help says what there is`);
}

/** Ends a program that cannot begin. */
export function refuse(why: string): never {
  console.error(`${why}.`);
  process.exit(2);
}

/** Whether this file is the program rather than a part of one; `bin/dev` runs programs in its own process. */
export function isCalled(file: string): boolean {
  return realpathSync(process.argv[1] ?? '.') === file;
}

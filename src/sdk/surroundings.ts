import { AsyncLocalStorage } from 'node:async_hooks';

export interface AskOptions {
  signal?: AbortSignal;
  onProgress?: (line: string) => void;
}

/** What a script works with besides its call: a process of its own, or what the runtime gives it inside its own. */
export interface Surroundings {
  /** Takes one event, as a line with its newline. */
  write(line: string, written?: () => void): void;
  /** Takes what is meant for stderr. */
  writeError(text: string): void;
  /** The folder the script works in. */
  folder: string;
  /** Answers a JSON-RPC request by JSON text; null when requests go to `host.url`. */
  askHost: ((body: string, options: AskOptions) => Promise<string>) | null;
}

/** A call that is being worked on. */
export interface OpenCall {
  surroundings: Surroundings;
  /** Whether `done` has been said; what follows is dropped. */
  isDone: boolean;
}

const calls = new AsyncLocalStorage<OpenCall>();

const ownProcess: OpenCall = {
  surroundings: {
    write: (line, written) => void process.stdout.write(line, written),
    writeError: (text) => void process.stderr.write(text),
    get folder() {
      return process.cwd();
    },
    askHost: null,
  },
  isDone: false,
};

/** The call that the running code belongs to. */
export function currentCall(): OpenCall {
  return calls.getStore() ?? ownProcess;
}

/** Runs the work, and all that it starts, in these surroundings instead of the process's own. */
export function within<Result>(surroundings: Surroundings, work: () => Result): Result {
  return calls.run({ surroundings, isDone: false }, work);
}

/** The folder the script works in, for files of its own. */
export function workFolder(): string {
  return currentCall().surroundings.folder;
}

import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { packageRoot } from '../../base/package-root.ts';

/** Enough for a tokenizer and a long text; the model itself does not live in this heap. */
const HEAP_MEGABYTES = 256;

/** It may read files and load native modules: no writing, no processes, no workers, and from Node 25 on no network. */
const PERMISSIONS = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
];

const PASSED_ON = ['LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

interface StartOptions {
  entry?: string;
  /** The one folder it may write to. */
  writable?: string | null;
  /** Drivers of graphics cards are tried in a process of their own first. */
  mayStartProcesses?: boolean;
  heapMegabytes?: number;
}

/** Starts the process that runs models. */
export function startHost({
  entry = hostEntry(),
  writable = null,
  mayStartProcesses = false,
  heapMegabytes = HEAP_MEGABYTES,
}: StartOptions = {}): ChildProcess {
  return fork(entry, {
    execArgv: [
      ...PERMISSIONS,
      ...(writable === null ? [] : [`--allow-fs-write=${writable}`]),
      ...(mayStartProcesses ? ['--allow-child-process'] : []),
      `--max-old-space-size=${heapMegabytes}`,
    ],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name))),
      // Otherwise llama.cpp starts a debugger when it aborts, which takes seconds and may start no program here.
      GGML_NO_BACKTRACE: '1',
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  });
}

/** From source the file beside this one, in the bundle a file beside the program. */
function hostEntry(): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(import.meta.dirname, 'host.ts')
    : path.join(packageRoot(), 'dist', 'inference-host.mjs');
}

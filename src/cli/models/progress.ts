import type { WriteStream } from 'node:tty';
import type { DownloadProgress, ProgressListener } from '../../models/download/progress.ts';
import { formatBytes } from '../../models/format-bytes.ts';

const BAR = 24;
const CLEAR_LINE = '\r\u001b[K';
const VERBS = {
  waiting: 'waiting for',
  fetching: 'downloading',
  unpacking: 'unpacking',
  checking: 'checking',
};

/** Shows how a download goes: a bar that moves in a terminal, a line for every tenth elsewhere. */
export function showProgress(stream: NodeJS.WritableStream): { report: ProgressListener; end(): void } {
  return (stream as Partial<WriteStream>).isTTY === true ? bar(stream as WriteStream) : lines(stream);
}

function bar(stream: WriteStream): { report: ProgressListener; end(): void } {
  return {
    report: (progress) => stream.write(CLEAR_LINE + barLine(progress).slice(0, stream.columns || 80)),
    end: () => stream.write(CLEAR_LINE),
  };
}

function barLine({ phase, file, source, bytes, total, bytesPerSecond }: DownloadProgress): string {
  if (phase === 'waiting') return `waiting for ${source} to download ${file}`;
  const share = total === null || total === 0 ? 0 : Math.min(1, bytes / total);
  const filled = Math.round(share * BAR);
  const of = total === null ? formatBytes(bytes) : `${formatBytes(bytes)} of ${formatBytes(total)}`;
  const rate = bytesPerSecond === null ? '' : `, ${formatBytes(Math.round(bytesPerSecond))}/s`;
  return `${VERBS[phase]} ${file} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${Math.floor(share * 100)}% (${of}${rate})`;
}

function lines(stream: NodeJS.WritableStream): { report: ProgressListener; end(): void } {
  let step = '';
  let tenth = 0;
  return {
    report({ phase, file, source, bytes, total }) {
      const now = `${phase} ${file} ${source}`;
      if (now !== step) {
        step = now;
        tenth = 0;
        stream.write(`${VERBS[phase]} ${file} from ${source}\n`);
      }
      const reached = total === null || total === 0 ? 0 : Math.floor((10 * bytes) / total);
      if (reached <= tenth || phase !== 'fetching') return;
      tenth = reached;
      stream.write(`  ${reached * 10}% of ${formatBytes(total ?? 0)}\n`);
    },
    end: () => {},
  };
}

const EVERY_MS = 100;
const WONDERING_MS = 500;

/** One line on stderr while a large campaign is read; nothing where nobody looks, nor when it is soon done. */
export interface IndexingLine {
  update(done: number, total: number): void;
  /** Takes the line away; what goes on from here goes on unseen. */
  end(): void;
}

export function showIndexing(stream: NodeJS.WriteStream = process.stderr): IndexingLine {
  const start = performance.now();
  let last = start;
  let isShown = false;
  let isOver = !stream.isTTY;
  return {
    update(done, total) {
      const now = performance.now();
      if (isOver || now - start < WONDERING_MS || now - last < EVERY_MS) return;
      last = now;
      isShown = true;
      stream.write(`\r\u001B[2KLoading the campaign: ${done} of ${total} files`);
    },
    end() {
      if (isShown && !isOver) stream.write('\r\u001B[2K');
      isOver = true;
    },
  };
}

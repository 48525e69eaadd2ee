/** Why a source did not give a file. The next source may. */
export class SourceFailure extends Error {
  /** Whether the same source may do better in a moment: a cut, a stall, a busy server. */
  readonly isPassing: boolean;
  /** Whether it gave a file, but the wrong one. */
  readonly isWrongBytes: boolean;

  constructor(
    message: string,
    {
      isPassing = false,
      isWrongBytes = false,
      cause,
    }: { isPassing?: boolean; isWrongBytes?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'SourceFailure';
    this.isPassing = isPassing;
    this.isWrongBytes = isWrongBytes;
  }
}

/** What a document says is printed, with `…` for anything; on a line of its own it stands for any number of lines. */
export function patternOf(printed: string): RegExp {
  const lines = printed
    .trimEnd()
    .split('\n')
    .map((line) =>
      line === '…' ? '(?:[^\\n]*\\n)*?' : `${line.split('…').map(RegExp.escape).join('[^\\n]*')}\\n`,
    );
  return new RegExp(`^${lines.join('')}$`);
}

/** The path a link names, without its anchor and with `%20` and the like read. */
export function linkedPath(target: string): string {
  const bare = target.split('#')[0] ?? '';
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare; // a lone % is part of the name
  }
}

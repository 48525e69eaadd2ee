/** Whether an address is on this computer, on the local network, or somewhere else; null when it is no address. */
export function whereIs(address: string): { host: string; where: 'here' | 'network' | 'elsewhere' } | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null; // not typed to its end yet
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const name = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1' || /^127\./.test(name)) return { host: url.host, where: 'here' };
  return { host: url.host, where: isPrivate(name) ? 'network' : 'elsewhere' };
}

function isPrivate(name: string): boolean {
  if (/^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name)) return true;
  if (/^(f[cd][0-9a-f]{2}:|fe80:)/.test(name)) return true;
  return !name.includes('.') || /\.(local|lan|home|internal|home\.arpa)$/.test(name);
}

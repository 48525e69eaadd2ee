import { createStore, useStore } from '../ui/store.ts';

const KEY = 'narratoria.token';

/** The token in the address. It counts only when the stored one is refused: anybody can make a link. */
let offered = takeFromAddress();

/** False when the page has no token that the server takes, and has to be opened from its link. */
const mayAsk = createStore(tokensToTry().length > 0);
export const useMayAsk = (): boolean => useStore(mayAsk);

/** `serve` prints a link that ends in #token=…; it must not stay in the history of the browser. */
function takeFromAddress(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given === null) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return given === '' ? null : given;
}

export function tokensToTry(): string[] {
  return [localStorage.getItem(KEY), offered].filter((token) => token !== null);
}

/** The server takes this one. */
export function adoptToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** The server takes none of them. */
export function forgetTokens(): void {
  offered = null;
  localStorage.removeItem(KEY);
  askForLink();
}

/** Says that the page has to be opened from its link. */
export function askForLink(): void {
  mayAsk.set(false);
}

addEventListener('hashchange', () => {
  const given = takeFromAddress();
  if (given === null) return;
  offered = given;
  mayAsk.set(true);
});

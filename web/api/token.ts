import { createStore, useStore } from '../ui/store.ts';

const KEY = 'narratoria.token';

/** The key to this machine's server, or null when the page was opened without one. */
const token = createStore<string | null>(takeFromAddress() ?? localStorage.getItem(KEY));

/** `serve` prints an address that ends in #token=…; it must not stay in the history of the browser. */
function takeFromAddress(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given === null || given === '') return null;
  localStorage.setItem(KEY, given);
  history.replaceState(null, '', location.pathname + location.search);
  return given;
}

addEventListener('hashchange', () => {
  const given = takeFromAddress();
  if (given !== null) token.set(given);
});

export const currentToken = (): string | null => token.get();
export const useToken = (): string | null => useStore(token);

/** The server no longer takes it. */
export function forgetToken(): void {
  localStorage.removeItem(KEY);
  token.set(null);
}

import type { Page } from 'playwright-core';

/** What a player has before them at one moment. */
export interface Snapshot {
  path: string;
  /** The last scenes that are told to their end. */
  scenes: { scene: number; prose: string; notes: string[] }[];
  isTelling: boolean;
  choices: number;
  hasEnded: boolean;
  /** What a dialog, the bar about the connection, the line at the lower edge and a page without a story say. */
  dialog: string;
  lost: string;
  toast: string;
  /** What the line at the lower edge has said since the last look, however briefly. */
  said: string[];
  written: string;
  isLoading: boolean;
  /** Words that are none for a player: a stack trace, or a value that was never given. */
  strange: string;
}

const SNAPSHOT = `(() => {
  const words = (element) => element?.textContent?.trim() ?? '';
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const articles = all('article[data-scene]').slice(-3);
  const told = articles.filter((article) => article.getAttribute('aria-busy') === 'false');
  const seen = document.body.innerText;
  return {
    path: location.protocol === 'http:' ? location.pathname : location.href,
    scenes: told.map((article) => ({
      scene: Number(article.dataset.scene),
      prose: all('[data-prose] > div > p', article).map(words).join('\\n'),
      notes: all('[role=note] p', article).map(words),
    })),
    isTelling: articles.some((article) => article.getAttribute('aria-busy') === 'true'),
    choices: all('section[aria-label="What do you do?"] ol > li').length,
    hasEnded: all('section[aria-label="What next?"]').length > 0,
    dialog: all('[role=dialog]').map(words).join(' '),
    lost: all('[role=status]').map(words).filter((text) => text.includes('does not answer')).join(' '),
    toast: all('.MuiSnackbar-root').map(words).join(' '),
    said: (window.saidAtTheEdge ?? []).splice(0),
    written: articles.length === 0 ? words(all('section > h1, section > h2').find((title) => title.matches('h1') || title.textContent.includes('Ready to start'))) : '',
    isLoading: document.querySelector('.MuiSkeleton-root, [aria-busy=true]') !== null,
    strange: (/\\n\\s*at .{1,80}:\\d+:\\d+|\\[object Object\\]|\\bundefined\\b|\\bNaN\\b/.exec(seen) ?? [''])[0].trim(),
  };
})()`;

/** To be run in every page: notes what the line at the lower edge says, in case nobody looks while it does. */
export const LISTENER = `(() => {
  window.saidAtTheEdge = [];
  let last = '';
  new MutationObserver(() => {
    const text = [...document.querySelectorAll('.MuiSnackbar-root')].map((bar) => bar.textContent.trim()).join(' ');
    if (text !== '' && text !== last) window.saidAtTheEdge.push(text);
    last = text;
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()`;

/** Looks at the page; null when it is just being loaded. */
export async function look(page: Page): Promise<Snapshot | null> {
  try {
    return await page.evaluate<Snapshot>(SNAPSHOT);
  } catch (error) {
    const isOnItsWay = /navigat|context was destroyed|Target .*closed|null \(reading/i.test(String(error));
    if (isOnItsWay && !page.isClosed()) return null;
    throw error;
  }
}

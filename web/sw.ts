/** Keeps the shell of the page, so that it opens when the server does not answer. It never keeps what the API says. */
/** Filled in by the build: the files the page starts with, and a name that changes with them. */
declare const SHELL_FILES: string[];
declare const SHELL_NAME: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL_NAME);
      await cache.addAll(SHELL_FILES);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== SHELL_NAME) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/api/') || pathname.startsWith('/media/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The server's page when it answers, else the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept !== undefined) return kept;
    throw error;
  }
}

/** Names of assets change with their content, so a kept one is never out of date. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL_NAME)).put(request, fresh.clone());
  return fresh;
}

export {};

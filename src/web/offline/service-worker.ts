/** Written at the top of this file when the pages are built. */
declare const VERSION: string;
declare const FILES: string[];

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Extendable & {
  request: Request;
  respondWith(answer: Promise<Response> | Response): void;
};

const CACHE = `laureat-${VERSION}`;
const worker = self as unknown as {
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetched) => void): void;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

worker.addEventListener('install', (event) => event.waitUntil(keepPages()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What belongs to a person never enters this cache: calls go straight to the network.
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openScreen(request));
  else if (FILES.includes(pathname)) event.respondWith(fromCache(request));
});

/** Only what this build is made of. A file that cannot be fetched fails the whole: the older worker then stays. */
async function keepPages() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // Pages of any age work with any worker, their parts being named by their content: no need to wait.
  await worker.skipWaiting();
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** The server's page when it answers; without it, the application itself, which then says that it is offline. */
async function openScreen(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/index.html')) ?? Response.error();
  }
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

// Keeps the built app at hand for a lost connection. Answers of the API are never kept: they belong to a session.
const CACHE = 'angan-shell-3';
const KEPT_ASSETS = 200;
const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icons/icon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOthers());
});

/** What is kept, or nothing: a full or broken disk is no reason to show nothing. */
const keptFor = async (request) => {
  try {
    return await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

/** Keeps an answer beside the page's reading of it. Where there is no room for it, the app works, but not without a line. */
const keep = (event, request, answer) => {
  const kept = async () => {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer);
    // The oldest files go when there are too many.
    const assets = (await cache.keys()).filter((entry) => isAsset(new URL(entry.url)));
    for (const old of assets.slice(0, Math.max(0, assets.length - KEPT_ASSETS))) await cache.delete(old);
  };
  event.waitUntil(kept().catch((error) => console.warn('Not kept for a lost connection:', error)));
};

/** Hashed files never change: the kept copy is the file. */
const fromCacheFirst = async (event, request) => {
  const kept = await keptFor(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) keep(event, request, answer.clone());
  return answer;
};

/** A page comes from the network; without one, the kept shell opens and says that it is offline. */
const fromNetworkFirst = async (event) => {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && answer.headers.get('content-type')?.includes('text/html')) keep(event, '/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await keptFor('/');
    if (kept) return kept;
    throw error;
  }
};

/** Paths that the server answers itself, such as shared links, as whoever registered this worker says; and files. */
const serversOwn = new RegExp(new URL(location.href).searchParams.get('server'));
const isServersOwn = (path) => serversOwn.test(path) || /\.[a-z0-9]{2,11}$/i.test(path);

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (!isServersOwn(url.pathname)) event.respondWith(fromNetworkFirst(event));
  } else if (isAsset(url)) {
    event.respondWith(fromCacheFirst(event, event.request));
  }
});

// What the first page loaded before this worker was in charge.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.assets)) return;
  const urls = event.data.assets.map((url) => new URL(url, location.origin)).filter(isAsset);
  event.waitUntil(Promise.all(urls.map((url) => fromCacheFirst(event, new Request(url)).catch(() => undefined))));
});

self.addEventListener('push', (event) => {
  let message;
  try {
    message = event.data?.json();
  } catch {
    message = { body: event.data?.text() };
  }
  if (!message?.title && !message?.body) return;
  const shown = self.registration.showNotification(message.title || 'Angan', {
    body: message.body,
    icon: '/icons/icon-192.png',
    tag: message.tag,
    data: { url: message.url || '/' },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url || '/', location.origin);
  if (url.origin !== location.origin) return;
  const open = async () => {
    const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!window) return self.clients.openWindow(url.href);
    // What this worker is not in charge of yet cannot be led anywhere; a browser may also refuse to bring it forward.
    await window.focus().catch(() => undefined);
    return window.navigate(url.href).catch(() => self.clients.openWindow(url.href));
  };
  event.waitUntil(open());
});

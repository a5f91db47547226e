// What is named by its content is kept; the page itself is always asked for anew; without a network there is a page that says so.
const KEPT = 'tablee-1';
const OFFLINE = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request, { cache: 'no-cache' }).catch(() => caches.match('/offline.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// A reminder: it names the game, and leads to the seat; its button stops it.
self.addEventListener('push', (event) => {
  const { title, text, path, stop, table, words } = event.data.json();
  const look = { body: text, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { path, stop } };
  const shown = self.registration.showNotification(title, { ...look, actions: [{ action: 'stop', title: words }] });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.().catch(() => {})]));
});

self.addEventListener('notificationclick', (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  if (event.action === 'stop') event.waitUntil(fetch(`/api/reminders/${stop}/stop`, { method: 'POST' }));
  else event.waitUntil(seat(path));
});

// The window in which the table is open already, or a new one.
async function seat(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path.split('#')[0] && !path.includes('#'));
  return open ? open.focus() : self.clients.openWindow(path);
}

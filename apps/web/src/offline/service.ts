/** Runs beside the page in a browser that was here before: hands over every file without the network. */

import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

/** Every file of the build; put here when the page is built. */
declare const FILES: readonly PrecacheEntry[];

declare const self: EventTarget & { skipWaiting(): Promise<void> };

precacheAndRoute([...FILES]);
cleanupOutdatedCaches();

// A new version waits until no page of the old one is open, or until somebody asks for it.
self.addEventListener('message', (event) => {
  if (event instanceof MessageEvent && event.data?.type === 'SKIP_WAITING') self.skipWaiting();
});

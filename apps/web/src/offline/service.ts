/** Runs beside the page in a browser that was here before: hands over every file without the network. */

import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { noticeOf } from './notice.ts';

/** Every file of the build; put here when the page is built. */
declare const FILES: readonly PrecacheEntry[];

/** What the browser calls here, as far as it is used: the types of pages and of workers cannot stand side by side. */
declare const self: EventTarget & {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
};
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Told extends Event {
  waitUntil(done: Promise<unknown>): void;
  readonly data?: { text(): string } | null;
  readonly notification?: Notification;
}

precacheAndRoute([...FILES]);
cleanupOutdatedCaches();

// A new version waits until no page of the old one is open, or until somebody asks for it.
self.addEventListener('message', (event) => {
  if (event instanceof MessageEvent && event.data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const told = event as Told;
  const notice = noticeOf(told.data?.text() ?? '');
  if (notice) told.waitUntil(self.registration.showNotification(notice.title, notice.options));
});

// The table that a notice is about is brought to the front where it is open already.
self.addEventListener('notificationclick', (event) => {
  const told = event as Told;
  told.notification?.close();
  const address = String(told.notification?.data ?? '/');
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => url.endsWith(address));
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  told.waitUntil(open());
});

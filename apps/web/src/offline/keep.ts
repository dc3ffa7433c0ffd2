import { Workbox } from 'workbox-window';
import { newVersion } from './new-version.tsx';

/** Keeps the page for times without network. What cannot be kept is no fault: it is fetched when it is needed. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/service.js');
  workbox.addEventListener('waiting', () => newVersion.set(() => take(workbox)));
  workbox.register().catch(() => undefined);
}

/** Lets the newer version take over, and opens the page anew. */
function take(workbox: Workbox): void {
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
}

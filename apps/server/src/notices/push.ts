/** Notices that a browser shows while none of our pages is open: RFC 8030, encrypted for that browser alone. */

import webPush from 'web-push';
import type { Push, Storage } from '../storage/storage.ts';
import { type Reach, sendTo } from './webhook.ts';

/** The keys by which a push service knows whom a browser has let send. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of all servers on one database, made when they are asked for first. */
export async function pushKeys(storage: Storage): Promise<PushKeys> {
  const text = await storage.keptOnce('push keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys;
}

/** A service keeps a notice for a browser that is off for so long, in seconds. */
const KEPT_FOR = 24 * 3600;

/** A browser that takes no notices any more: it has been told so, or is gone. */
export class PushGone extends Error {}

/** Sends a notice to a browser by its push service. Throws `PushGone` when it takes none any more, and otherwise when it was not taken. */
export async function postPush(
  reach: Reach,
  { publicKey, privateKey }: PushKeys,
  page: string | null,
  { endpoint, keys }: Push,
  body: string,
): Promise<void> {
  const details = webPush.generateRequestDetails({ endpoint, keys }, body, {
    // Whom a push service may ask about what it is sent; it takes addresses of pages that are encrypted only.
    vapidDetails: {
      subject: page?.startsWith('https:') ? page : 'mailto:table@localhost',
      publicKey,
      privateKey,
    },
    TTL: KEPT_FOR,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).filter(([name]) => name !== 'Content-Length');
  const status = await sendTo(
    reach,
    endpoint,
    Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    details.body,
  );
  if (status === 404 || status === 410) throw new PushGone(`the browser is gone (${status})`);
  if (status < 200 || status > 299) throw new Error(`a push service answered ${status}`);
}

import { createECDH, randomBytes } from 'node:crypto';
import type { Pushed } from '@firing-arc/online';
import { decrypt } from 'http_ece';

/** What a browser that is to be sent notices keeps for itself and tells of it, and how it reads them. */
export function browserKeys() {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const read = (body: Buffer): string =>
    decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString();
  return {
    keys: { p256dh: privateKey.getPublicKey('base64url'), auth: authSecret },
    read,
    opened: (body: Buffer): Pushed => JSON.parse(read(body)),
  };
}

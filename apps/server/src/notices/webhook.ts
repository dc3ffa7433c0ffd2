/** Sends a notice to an address that a stranger has given: never into a private network, and nowhere else than there. */

import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Webhook } from '../storage/storage.ts';

/** What may be reached by a webhook, and by what a browser names for its notices. */
export interface Reach {
  /** Why an address is not taken, as far as it tells by itself; null when it is. */
  readonly problem: (address: URL) => string | null;
  /** Whether a machine may be reached. */
  readonly reaches: (ip: string) => boolean;
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
// Of version 6 only what is given to the public, without what leads on to addresses of version 4.
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address of a machine is one of the public net. */
export const isPublic = (ip: string): boolean =>
  isIPv6(ip) ? PUBLIC_6.check(ip, 'ipv6') && !PRIVATE.check(ip, 'ipv6') : !PRIVATE.check(ip, 'ipv4');

/** The public net over https, at the usual port. */
export const PUBLIC_NET: Reach = {
  problem: ({ protocol, port, username, password }) => {
    if (protocol !== 'https:') return 'a webhook is an https address';
    if (port !== '') return 'a webhook is at the usual port';
    return username + password === '' ? null : 'a webhook has no name and no password in its address';
  },
  reaches: isPublic,
};

/** Any machine, over http too: for a server that stands in a network of its own, whose players all may reach what it reaches. */
export const ANY_NET: Reach = { problem: () => null, reaches: () => true };

/** After so long without an answer a notice was not taken, in thousandths of a second. */
const PATIENCE = 10_000;

/** The machines of an address, each of which may be reached. Throws when one may not. */
export async function machinesOf(address: URL, reach: Reach): Promise<readonly string[]> {
  const problem = reach.problem(address);
  if (problem) throw new Error(problem);
  const found = await lookup(address.hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (found.length === 0) throw new Error('a webhook leads to no machine');
  // One that may not be reached is enough: which of them is taken is not for whoever gave the address to say.
  if (!found.every(({ address: ip }) => reach.reaches(ip)))
    throw new Error('a webhook leads to no private network');
  return found.map(({ address: ip }) => ip);
}

/**
 * Sends a body to a machine that was looked at: its name is not asked for once more, and redirects are not followed.
 * Gives the status of the answer.
 */
export async function sendTo(
  reach: Reach,
  text: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<number> {
  const address = new URL(text);
  const [host] = await machinesOf(address, reach);
  return new Promise<number>((resolve, reject) => {
    const send = address.protocol === 'https:' ? request : plainRequest;
    const sent = send(
      {
        host,
        port: address.port || (address.protocol === 'https:' ? 443 : 80),
        // A certificate is looked at for the name, not for the machine that was found.
        servername: isIP(address.hostname.replace(/^\[|\]$/g, '')) ? '' : address.hostname,
        path: address.pathname + address.search,
        method: 'POST',
        timeout: PATIENCE,
        signal: AbortSignal.timeout(PATIENCE),
        headers: { ...headers, Host: address.host, 'Content-Length': Buffer.byteLength(body) },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        // What it says is not read.
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a notice to a webhook, signed. Throws when it was not taken. */
export async function postWebhook(
  reach: Reach,
  { address, key }: Webhook,
  id: string,
  body: string,
): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Firing-Arc',
    'X-Firing-Arc-Notice': id,
    'X-Firing-Arc-Signature': `sha256=${signatureOf(key, body)}`,
  };
  const status = await sendTo(reach, address, headers, body);
  if (status < 200 || status > 299) throw new Error(`a webhook answered ${status}`);
}

/** How a receiver knows that a notice is of this server: HMAC-SHA-256 of the body by the key it was given. */
export const signatureOf = (key: string, body: string): string =>
  createHmac('sha256', key).update(body).digest('hex');

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SeatRow } from '../storage/storage.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The id of a table: 14 letters and digits, 83 bits, which nobody guesses. */
export function newTableId(): string {
  let id = '';
  while (id.length < 14)
    for (const byte of randomBytes(16)) if (byte < 248 && id.length < 14) id += LETTERS[byte % 62];
  return id;
}

/** 128 bits: whoever has them sits at a seat. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** All that is kept of a secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The seat of a secret, or null; how long it takes tells nothing of how near it was. */
export function seatOf(seats: readonly SeatRow[], secret: string): number | null {
  const given = Buffer.from(hashOfSecret(secret), 'hex');
  let found: number | null = null;
  for (const { seat, secret: kept } of seats) {
    const hash = Buffer.from(kept, 'hex');
    if (hash.length === given.length && timingSafeEqual(hash, given)) found = seat;
  }
  return found;
}

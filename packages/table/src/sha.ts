import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** One for all: noble's own makes an encoder and a copy at every call. */
const UTF8 = new TextEncoder();

/** The SHA-256 of a text in UTF-8: 32 bytes. */
export const sha256Of = (text: string): Uint8Array => sha256(UTF8.encode(text));

/** The same in 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Of(text));

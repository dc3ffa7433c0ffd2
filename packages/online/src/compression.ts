/**
 * How the server compresses the changes that it sends through a socket, if the other end can undo it (permessage-deflate, RFC 7692,
 * which browsers and socket libraries speak by themselves): each goes on from those before it, within a window of
 * 2 to the power of `windowBits` bytes.
 */
export const SOCKET_COMPRESSION = { windowBits: 12, memLevel: 5, level: 6 } as const;

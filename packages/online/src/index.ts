export {
  MOST_ADDRESS,
  MOST_FRAME,
  MOST_NAME,
  MOST_PACK,
  MOST_REPORTED,
  MOST_SAID,
  MOST_SQUAD,
} from './bounds.ts';
export * from './change.ts';
export * from './client-frames.ts';
export { SOCKET_COMPRESSION } from './compression.ts';
export * from './http.ts';
export * from './orders.ts';
export * from './read-frame.ts';
export * from './server-frames.ts';
export * from './table.ts';

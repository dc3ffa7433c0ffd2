export * from './change.ts';
export * from './client-frames.ts';
export * from './http.ts';
export * from './read-frame.ts';
export * from './server-frames.ts';
export * from './table.ts';

export * from './completed.ts';
export * from './kinds.ts';
export * from './named-phrases.ts';
export * from './phrases.ts';
export { capitalized, titled } from './sentences.ts';

export * from './corpus.ts';

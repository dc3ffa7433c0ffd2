export * from './attacks.ts';
export * from './corpus.ts';
export * from './table.ts';

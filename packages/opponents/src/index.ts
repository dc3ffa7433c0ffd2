export * from './opponent.ts';

import '../all-cards.ts';

export * from './attacks.ts';
export * from './corpus.ts';
export * from './duels.ts';
export * from './objectives.ts';
export * from './players.ts';
export * from './secrets.ts';
export * from './table.ts';

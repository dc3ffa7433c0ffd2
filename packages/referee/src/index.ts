export * from './fork.ts';
export * from './game.ts';
export * from './playout.ts';
export * from './question.ts';
export * from './record.ts';
export * from './referee.ts';
export * from './schema.ts';
export * from './window.ts';

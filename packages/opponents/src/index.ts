export * from './armada-opponent.ts';
export * from './first-opponent.ts';
export * from './opponent.ts';

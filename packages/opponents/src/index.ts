export * from './all-players.ts';
export * from './armada-in-setup.ts';
export * from './armada-opponent.ts';
export * from './first-in-setup.ts';
export * from './first-opponent.ts';
export * from './opponent.ts';
export { type Policy, policyPlayer } from './policy-player.ts';
export { type Searched, searcher } from './searcher.ts';
export * from './second-in-setup.ts';

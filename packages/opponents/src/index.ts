export * from './armada-in-setup.ts';
export * from './armada-opponent.ts';
export * from './coach/games.ts';
export * from './coach/puzzle.ts';
export * from './coach/report.ts';
export {
  type Budget,
  type Coaching,
  type Decided,
  type Reply,
  type WeighedDecision,
  weighDecision,
} from './coach/weigh.ts';
export * from './first-in-setup.ts';
export * from './first-opponent.ts';
export * from './lab/play.ts';
export * from './lab/report.ts';
export * from './ladder.ts';
export * from './opponent.ts';
export { type Policy, policyPlayer } from './policy-player.ts';
export { type Searched, searcher } from './searcher.ts';
export * from './second-in-setup.ts';
export * from './yardsticks.ts';

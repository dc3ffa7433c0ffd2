import type { Ruling } from '@firing-arc/referee';
import type { DeployWay } from './questions.ts';

/** What happens in docking. */
export type DockEvent = { readonly because: Ruling } & (
  | { readonly kind: 'docked'; readonly ship: number; readonly carrier: number }
  | {
      readonly kind: 'deployed';
      readonly ship: number;
      readonly carrier: number;
      readonly edge: DeployWay['edge'];
    }
  /** A card makes it whole again instead of its removal; then it docks. */
  | { readonly kind: 'restored'; readonly ship: number; readonly carrier: number }
  | { readonly kind: 'deploy-failed'; readonly ship: number; readonly carrier: number }
);

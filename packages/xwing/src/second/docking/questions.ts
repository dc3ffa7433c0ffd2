import type { Choice } from '@firing-arc/referee';

/** From which edge of its carrier a ship deploys, by which entry of its dial. */
export interface DeployWay {
  readonly edge: 'front' | 'rear' | 'left' | 'right';
  readonly entry: number;
}

/** What a ship may do about docking in the System Phase. */
export type DockOption =
  | { readonly kind: 'dock'; readonly carrier: number }
  | ({ readonly kind: 'deploy' } & DeployWay);

export type DockQuestion =
  | (Choice<{ readonly carrier: number }> & { readonly kind: 'start-docked'; readonly ship: number })
  | (Choice<{ readonly dock: boolean }> & {
      readonly kind: 'dock-instead';
      readonly ship: number;
      readonly carrier: number;
    })
  | (Choice<{ readonly deploy: boolean }> & { readonly kind: 'emergency-deploy'; readonly ship: number })
  | (Choice<DeployWay> & { readonly kind: 'deploy-maneuver'; readonly ship: number });

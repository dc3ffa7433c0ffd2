import type { Ruling } from '@firing-arc/referee';
import type { Pose, Template } from '../../common/index.ts';

/** What happens to devices, and to obstacles that cards place. `device` is a number, `name` the kind of the device. */
export type DeviceEvent = { readonly because: Ruling } & (
  | {
      readonly kind: 'device-placed';
      readonly player: number;
      /** The ship that placed it; -1 none. */
      readonly ship: number;
      readonly device: number;
      readonly name: string;
      readonly how: 'drop' | 'launch' | 'place';
      readonly template: Template | null;
      readonly at: Pose;
    }
  | { readonly kind: 'obstacle-added'; readonly player: number; readonly obstacle: number; readonly at: Pose }
  | {
      readonly kind: 'device-detonates';
      readonly player: number;
      readonly device: number;
      readonly name: string;
    }
  | {
      readonly kind: 'detonation-prevented';
      readonly ship: number;
      readonly device: number;
      readonly name: string;
    }
  | {
      readonly kind: 'device-removed';
      readonly player: number;
      readonly device: number;
      readonly name: string;
    }
  | {
      readonly kind: 'device-moved';
      readonly player: number;
      readonly device: number;
      readonly name: string;
      readonly from: Pose;
      readonly to: Pose;
    }
  | { readonly kind: 'device-met'; readonly ship: number; readonly device: number; readonly name: string }
  | { readonly kind: 'obstacle-removed'; readonly obstacle: number }
  | { readonly kind: 'device-fuse'; readonly device: number; readonly name: string; readonly fuses: number }
  | { readonly kind: 'obstacle-fuse'; readonly obstacle: number; readonly fuses: number }
);

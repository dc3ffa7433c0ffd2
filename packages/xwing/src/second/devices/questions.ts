import type { Choice, Place } from '@firing-arc/referee';
import type { Pose, Template } from '../../common/index.ts';
import type { DeviceKind } from './kinds.ts';

/** Where a device may be placed: by the charge of which upgrade, how, and by which of its guides. */
export interface DeviceOption {
  readonly kind: 'device';
  readonly upgrade: string;
  readonly device: DeviceKind;
  readonly how: 'drop' | 'launch';
  readonly template: Template;
  readonly guides: string;
  readonly at: Pose;
  /** The side of the base that the template is set to, and the card that lets it be. */
  readonly edge?: 'left' | 'right';
  readonly ability?: string;
}

/** Where a remote may be relocated: by a template from which of its guides. */
export interface RelocateOption {
  readonly kind: 'relocate';
  readonly guides: string;
  readonly template: Template;
  readonly at: Pose;
}

export type DeviceQuestion =
  | (Place & { readonly kind: 'lay-object'; readonly device: DeviceKind | 'cargodrift' })
  | (Choice<DeviceOption | { readonly kind: 'none' }> & {
      readonly kind: 'place-device';
      readonly ship: number;
    })
  | (Choice<{ readonly device: number; readonly ship: number }> & { readonly kind: 'choose-detonation' })
  | (Choice<{ readonly device: number }> & { readonly kind: 'remove-device'; readonly ship: number })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'mine-target'; readonly device: number })
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'seismic-obstacle'; readonly device: number })
  | (Choice<{ readonly take: 'expose' | 'strain' | 'nothing' }> & {
      readonly kind: 'expose-or-strain';
      readonly ship: number;
    })
  | (Choice<RelocateOption | { readonly kind: 'none' }> & {
      readonly kind: 'relocate';
      readonly ship: number;
    })
  | (Choice<{ readonly guides: 'front' | 'rear'; readonly at: Pose }> & {
      readonly kind: 'droid-guides';
      readonly ship: number;
      readonly device: number;
    });

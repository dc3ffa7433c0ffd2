/** A device that detonates, and the ship it does so on; -1 when it acts on all around it. */
export interface Detonation {
  readonly device: number;
  readonly ship: number;
}

/** The steps of devices. */
export type DeviceStep =
  /** These detonate at the same time; each is finished before the next (faq-objects.11). */
  | { readonly kind: 'detonations'; readonly left: readonly Detonation[] }
  | ({ readonly kind: 'detonate' } & Detonation)
  /** A ship moved through or overlaps a device. */
  | {
      readonly kind: 'meet-device';
      readonly ship: number;
      readonly device: number;
      readonly overlaps: boolean;
    }
  /** Another device by the same card, each by a template of its own. */
  | {
      readonly kind: 'place-more';
      readonly ship: number;
      readonly upgrade: string;
      readonly used: readonly string[];
    }
  /** A ship may place a device that its card names for this moment. */
  | { readonly kind: 'place-devices'; readonly when: 'start-of-engagement' | 'end' }
  | { readonly kind: 'place-device'; readonly ship: number; readonly when: 'start-of-engagement' | 'end' }
  | { readonly kind: 'commandos-move'; readonly left: readonly number[] }
  | { readonly kind: 'remote-engages'; readonly ship: number }
  /** After an attack a destroyed remote waits for the end of its own initiative (remotes.13). */
  | { readonly kind: 'remove-remote'; readonly ship: number; readonly waits: boolean }
  | { readonly kind: 'end-devices' };

/** What an event does to ships, for those who sum it up: ships by id. */

export type ShownHarm =
  /** A ship shoots at another; `how` tells the range. */
  | {
      readonly kind: 'attack';
      readonly attacker: number;
      readonly defender: number;
      readonly how: string;
      /** Critical icons of its dice are no damage. */
      readonly hitsOnly?: boolean;
    }
  /** A ship loses a shield or a point of hull; `card` is the faceup damage card it is dealt. */
  | {
      readonly kind: 'lost';
      readonly ship: number;
      readonly what: 'shields' | 'hull';
      readonly card?: string;
    }
  /** A piece that counts its hull has so much left of what it had at first. */
  | { readonly kind: 'hull-left'; readonly ship: number; readonly left: number; readonly of: number }
  | { readonly kind: 'destroyed'; readonly ship: number }
  /** A ship left the play area, and is lost. */
  | { readonly kind: 'fled'; readonly ship: number };

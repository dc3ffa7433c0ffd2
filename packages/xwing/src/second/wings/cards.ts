/** The ship can lead a wing of some ships: by their types, or of its own type (wings.2). */
export interface WingLeader {
  readonly kind: 'wing-leader';
  readonly mates: readonly string[] | 'own-type';
  /** How many wingmates there are at most; two at least (wings.1). */
  readonly most: number;
  /** All of them are of the same type. */
  readonly alike?: true;
  /** Of these types there are at most so many. */
  readonly atMost?: Readonly<Record<string, number>>;
  /** Their initiative is lower than the leader's. */
  readonly lower?: true;
  /** The leader is large, against wings.1. */
  readonly large?: true;
}

export const wingLeader = (
  mates: WingLeader['mates'],
  most: number,
  more: Pick<WingLeader, 'alike' | 'atMost' | 'lower' | 'large'> = {},
): WingLeader => ({ kind: 'wing-leader', mates, most, ...more });

/**
 * How the leader with this card leads otherwise: its wingmates fly purple maneuvers as red ones, or they may barrel
 * roll and boost, by which they leave the wing.
 */
export type LedOtherwise = 'purple-as-red' | 'reposition';

/** The ship can lead a wing of some ships: by their types, or of its own type (wings.2). */
export interface WingLeader {
  readonly kind: 'wing-leader';
  readonly mates: readonly string[] | 'own-type';
  /** How many wingmates there are at most; two at least (wings.1). */
  readonly most: number;
}

export const wingLeader = (mates: WingLeader['mates'], most: number): WingLeader => ({
  kind: 'wing-leader',
  mates,
  most,
});

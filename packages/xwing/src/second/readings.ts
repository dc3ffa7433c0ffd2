/**
 * Readings of rules that the reference leaves open, in one place: a later ruling is a change of one line here.
 * Each names the line of the rulebook whose note tells the conflict.
 */
export const READINGS = {
  /** attack.10: at attack range 0 a primary attack's dice are not increased; decreases still apply. */
  noMoreAttackDiceAtRangeZero: true,
  /** attack.15: only effects of enemy ships are barred from reducing; the defender's own tokens and cards still do. */
  enemiesCannotReduceDefenseDiceAtRangeZero: true,
  /** damage-deck.13: the crit damage that deals a card does not set that card off. */
  cardIgnoresTheDamageThatDealtIt: true,
  /** obstructed.6: at attack range 0 an attack is obstructed only if every contact point lies on the obstacle. */
  rangeZeroIsObstructedOnlyIfEveryContactIs: true,
  /** removed-from-the-game.2: locks that a removed ship had on others are broken. */
  removedShipsLoseTheirLocks: true,
  /** removed-from-the-game.3: when both sides are gone in the same round, mission points decide. */
  pointsDecideWhenBothAreGone: true,
  /** ship-sizes.5: a large ship may stick out of its deployment area if it reaches its own edge. */
  largeShipsMaySpanTheDeploymentArea: true,
  /** setup.7: an obstacle that fits nowhere is left out. */
  obstaclesThatFitNowhereAreLeftOut: true,
  /** bearing.15: a stationary maneuver overlaps anew what the ship lies on. */
  stationaryOverlapsAnew: true,
  /** damage-deck.4: a ship whose template lies on the obstacle it starts on moves through it, though unharmed by it (move.2). */
  leavingAnObstacleIsMovingThroughIt: true,
  /** ion.6: a stationary, reverse or sideslip dial gives the ion maneuver of its direction. */
  ionFollowsTheDialsDirection: true,
} as const;

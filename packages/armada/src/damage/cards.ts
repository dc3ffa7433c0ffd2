/** The damage deck: its 52 cards by name, how many there are of each, and their trait. armada:damage-cards.1, .10 */
export interface DamageKind {
  readonly name: DamageName;
  readonly count: number;
  readonly trait: 'ship' | 'crew';
}

export const DAMAGE_NAMES = [
  'blinded-gunners',
  'comm-noise',
  'compartment-fire',
  'crew-panic',
  'damaged-controls',
  'injured-crew',
  'life-support-failure',
  'capacitor-failure',
  'coolant-discharge',
  'damaged-munitions',
  'depowered-armament',
  'disengaged-fire-control',
  'faulty-countermeasures',
  'point-defense-failure',
  'power-failure',
  'projector-misaligned',
  'ruptured-engine',
  'shield-failure',
  'structural-damage',
  'targeter-disruption',
  'thrust-control-malfunction',
  'thruster-fissure',
] as const;
export type DamageName = (typeof DAMAGE_NAMES)[number];

const CREW: readonly DamageName[] = DAMAGE_NAMES.slice(0, 7);
const COUNTS: Partial<Record<DamageName, number>> = { 'injured-crew': 4, 'structural-damage': 8 };

/** The kinds of damage cards; a card's `kind` in the state is its place here. */
export const DAMAGE_CARDS: readonly DamageKind[] = DAMAGE_NAMES.map((name) => ({
  name,
  count: COUNTS[name] ?? 2,
  trait: CREW.includes(name) ? 'crew' : 'ship',
}));

/** The damage decks: which cards they hold and how many of each. What a card does is in the folder damage. */

/** `core` came with the first core set, `tfa` with the second; a GR-75 brings one for each half of its base. */
export const DECKS = ['core', 'tfa', 'transport-fore', 'transport-aft'] as const;
export type DeckName = (typeof DECKS)[number];

/** One kind of card in a deck. */
export interface DamageKind {
  readonly deck: DeckName;
  readonly name: DamageName;
  readonly count: number;
  readonly trait: 'pilot' | 'ship';
}

/** damage-deck-original-core-set.1 */
const CORE = {
  'blinded-pilot': 2,
  'console-fire': 2,
  'damaged-cockpit': 2,
  'damaged-engine': 2,
  'damaged-sensor-array': 2,
  'direct-hit': 7,
  'injured-pilot': 2,
  'minor-explosion': 2,
  'minor-hull-breach': 2,
  'munitions-failure': 2,
  'structural-damage': 2,
  'stunned-pilot': 2,
  'thrust-control-fire': 2,
  'weapon-malfunction': 2,
} as const;

/** damage-deck-the-force-awakens.1 */
const TFA = {
  'blinded-pilot': 2,
  'console-fire': 2,
  'damaged-cockpit': 2,
  'damaged-engine': 2,
  'damaged-sensor-array': 2,
  'direct-hit': 7,
  'loose-stabilizer': 2,
  'major-explosion': 2,
  'major-hull-breach': 2,
  'shaken-pilot': 2,
  'structural-damage': 2,
  'stunned-pilot': 2,
  'thrust-control-fire': 2,
  'weapons-failure': 2,
} as const;

/** damage-deck-rebel-transport.1 */
const TRANSPORT_FORE = {
  'broadcast-malfunction': 1,
  'damaged-stabilizers': 2,
  'direct-hit': 4,
  'hull-breach': 2,
  'secondary-drive-failure': 1,
} as const;

/** damage-deck-rebel-transport.1 */
const TRANSPORT_AFT = {
  'command-pod-casualties': 2,
  'engine-damage': 3,
  'projector-power-failure': 1,
  'reactor-cowl-rupture': 1,
  'reactor-leak': 3,
} as const;

export type DamageName =
  | keyof typeof CORE
  | keyof typeof TFA
  | keyof typeof TRANSPORT_FORE
  | keyof typeof TRANSPORT_AFT;

/** Cards with the trait Pilot; all others have the trait Ship. */
const OF_THE_PILOT: ReadonlySet<string> = new Set<DamageName>([
  'blinded-pilot',
  'damaged-cockpit',
  'injured-pilot',
  'shaken-pilot',
  'stunned-pilot',
]);

function deck<Name extends DamageName>(
  of: DeckName,
  cards: Readonly<Record<Name, number>>,
): readonly DamageKind[] {
  const names = Object.keys(cards) as Name[];
  return names.map((name) => ({
    deck: of,
    name,
    count: cards[name],
    trait: OF_THE_PILOT.has(name) ? 'pilot' : 'ship',
  }));
}

/** The kinds of cards of each deck. */
export const DAMAGE_DECKS: Readonly<Record<DeckName, readonly DamageKind[]>> = {
  core: deck('core', CORE),
  tfa: deck('tfa', TFA),
  'transport-fore': deck('transport-fore', TRANSPORT_FORE),
  'transport-aft': deck('transport-aft', TRANSPORT_AFT),
};

/** By what names the abilities of a game know the ships of their moments: in a moment of its own a ship is "it", too. */

type Node = Readonly<Record<string, unknown>>;

/** An ability as far as it tells whose moment it waits for. */
interface Told {
  readonly kind: string;
  readonly window?: unknown;
  readonly of?: unknown;
  readonly whom?: unknown;
  readonly whose?: unknown;
  readonly effect?: unknown;
  readonly requires?: readonly Node[];
}

/** Where blocks name a ship. */
const NAMING = ['who', 'of', 'on', 'by', 'from', 'to', 'chooser'];
/** Moments that are about no ship, so that nobody is "it" in them. */
const OF_NOBODY = /^(start-of|end-of|at-initiative|during-end)|placing-forces/;
/** What is looked at in other moments, but for whom it is given to. */
const LASTING: readonly unknown[] = ['lasting', 'lasts'];

/** What a game says of attacks. */
export interface OfAttacks {
  readonly isInAttack: (window: string) => boolean;
  /** Whether an attack with the card itself is one of its own ship; else it may be one with the same card of another ship. */
  readonly withThisIsOwn: boolean;
}

/** An ability with one name for each ship, and without requirements that always hold. */
export function byOneName(ability: object, of: OfAttacks): unknown {
  const placed = renamed(ability, partsIn(ability as Told, of.isInAttack), false);
  return withoutSure(renamed(placed, ownNames(placed as Told, of), true), of.withThisIsOwn);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesIn = (list: unknown): readonly Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

/** A block without requirements that always hold: its own ship is itself. */
function withoutSure(node: unknown, withThisIsOwn: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutSure(one, withThisIsOwn));
  if (!isNode(node)) return node;
  const holds = ({ kind, who, that }: Node): boolean =>
    kind === 'ship' &&
    who === 'self' &&
    nodesIn(that).every((test) => test.kind === 'is' && test.who === 'self');
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'requires'
        ? nodesIn(value)
            .filter((one) => !holds(one) && !(withThisIsOwn && isOwnAttack(one) && isWithOwnCard(value)))
            .map((one) => withoutSure(one, withThisIsOwn))
        : withoutSure(value, withThisIsOwn),
    ]),
  );
}

type Names = Readonly<Record<string, string>>;

/** A block with other names of ships; what tells who is who may stay. */
function renamed(node: unknown, names: Names, tellingStays: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => renamed(one, names, tellingStays));
  if (!isNode(node)) return node;
  if (LASTING.includes(node.kind))
    return typeof node.on === 'string' ? { ...node, on: names[node.on] ?? node.on } : node;
  if (tellingStays && isTelling(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && NAMING.includes(key)
        ? (names[value] ?? value)
        : renamed(value, names, tellingStays),
    ]),
  );
}

/** The parts in an attack of the ships that its moments are about. */
function partsIn({ kind, window }: Told, isInAttack: (window: string) => boolean): Names {
  if ((kind !== 'trigger' && kind !== 'strange') || typeof window !== 'string') return {};
  if (window === 'after-defending') return { it: 'defender', other: 'attacker' };
  return isInAttack(window) || window === 'after-attack' ? { it: 'attacker', other: 'defender' } : {};
}

/** By what other names an ability knows the card's own ship, and the enemy in its attack. */
function ownNames(ability: Told, { isInAttack, withThisIsOwn }: OfAttacks): Names {
  const { kind, window, of, whom, whose, effect } = ability;
  const own = new Set(
    nodesIn(ability.requires)
      .filter(isTelling)
      .map(({ who }) => who),
  );
  // A card's action is its own ship's.
  if (kind === 'action') own.add('it');
  if (kind === 'modifier' && isNode(of))
    for (const one of nodesIn(of.requires)) if (isTelling(one)) own.add(one.who);
  const made =
    isWithOwnCard(ability.requires) || (kind === 'modifier' && isNode(of) && isWithOwnCard(of.requires));
  if (withThisIsOwn && made) own.add('attacker');
  // What is rolled again outside attacks, too, is about nobody's attack.
  if (kind === 'dice' && typeof whose === 'string' && !(isNode(effect) && 'uncounted' in effect))
    own.add((whose === 'own') === (window === 'modify-attack-dice') ? 'attacker' : 'defender');
  if (kind === 'replacement' && whom === 'own') own.add('it');
  if ((kind === 'trigger' || kind === 'strange') && of === 'own' && typeof window === 'string') {
    if (!isInAttack(window) && !OF_NOBODY.test(window)) own.add('it');
    if (window === 'after-attack') own.add('attacker');
    if (window === 'after-defending') own.add('defender');
  }
  return {
    ...Object.fromEntries([...own].map((name) => [name, 'self'])),
    ...((own.has('attacker') || isFriendsAttack(ability)) && { enemy: 'defender' }),
  };
}

/**
 * Whether the attacker must be a friend, so that the enemy in the attack is the defender. Where a friend defends the enemy
 * is not always the attacker: there are cards by which friends attack each other.
 */
function isFriendsAttack({ kind, window, whose, requires, of }: Told): boolean {
  const asked = nodesIn(requires).concat(kind === 'modifier' && isNode(of) ? nodesIn(of.requires) : []);
  const dice = kind === 'dice' && window === 'modify-attack-dice' && isNode(whose) ? whose : undefined;
  return (
    (dice !== undefined && ('friendlyAt' in dice || nodesIn(dice.that).some(isFriendly))) ||
    asked.some((one) => one.kind === 'ship' && one.who === 'attacker' && nodesIn(one.that).some(isFriendly))
  );
}

const isFriendly = ({ kind, is, of }: Node): boolean => kind === 'side' && is === 'friendly' && of === 'self';

/** Whether an attack must be one with the card itself. */
const isWithOwnCard = (requires: unknown): boolean =>
  nodesIn(requires).some(({ kind, weapon }) => kind === 'attack-with' && weapon === 'this');

const isOwnAttack = (one: Node): boolean =>
  one.who === 'attacker' && isTelling(one) && nodesIn(one.that).length === 1;

/** Whether a requirement says that a ship is the card's own. */
const isTelling = (one: Node): boolean =>
  one.kind === 'ship' &&
  one.who !== 'self' &&
  nodesIn(one.that).some((test) => test.kind === 'is' && test.who === 'self');

type Dice = 'attack' | 'defense';

/** What dice never show. */
const NEVER: Readonly<Record<Dice, readonly unknown[]>> = { attack: ['evade'], defense: ['hit', 'crit'] };

/** Of some faces those that dice may show. */
export const shown = (dice: Dice, faces: readonly unknown[]): readonly unknown[] =>
  [...new Set(faces)].filter((face) => !NEVER[dice].includes(face)).sort();

/** The dice that an ability modifies; undefined if it modifies none. */
export const diceOf = ({ kind, window }: Pick<Told, 'kind' | 'window'>): Dice | undefined =>
  kind !== 'dice' ? undefined : window === 'modify-attack-dice' ? 'attack' : 'defense';

/**
 * Of what a block does to dice what may be said in several words, in one of them: a success of attack dice is a hit, one of
 * defense dice an evade; what a die never shows is neither changed nor counted.
 */
export function diceInOneWord(node: Node, dice: Dice | undefined): object | undefined {
  const { kind, to, from, faces } = node;
  const whose = node.dice === 'attack' || node.dice === 'defense' ? node.dice : dice;
  if (kind === 'change' && dice)
    return {
      ...(to === 'success' && { to: dice === 'attack' ? 'hit' : 'evade' }),
      ...(Array.isArray(from) && { from: shown(dice, from) }),
    };
  if ((kind === 'results' || kind === 'reroll' || kind === 'cancel') && whose && Array.isArray(faces))
    return { faces: shown(whose, faces) };
  return undefined;
}

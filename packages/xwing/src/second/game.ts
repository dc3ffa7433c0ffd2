import type { Game } from '@firing-arc/referee';
import {
  type BaseSize,
  band,
  distance,
  type OutlineBody,
  obstacleBody,
  RANGE_BAND,
} from '../common/index.ts';
import { DAMAGE_DECK } from './abilities/damage-deck.ts';
import { bodyOf, isRemote, rangeOf, unitBody } from './bodies.ts';
import { CONDITION_LINES, ownRuling } from './cards/card-lines.ts';
import {
  type BarAction,
  type Charges,
  type DialEntry,
  type Force,
  type PilotCard,
  standardSize,
  type UpgradeSlot,
  type UpgradeValues,
  type Weapon,
} from './cards/chassis.ts';
import { CARD_TEXT, type Indexed, type OwnedAbility, type TurnedArc, UPGRADE_REF } from './cards/gathered.ts';
import { shipCard, upgradeOf } from './cards/library.ts';
import { conditionCard } from './conditions/cards.ts';
import { remoteName } from './devices/remote-cards.ts';
import type { SecondEvent } from './events.ts';
import type { SecondQuestion } from './questions.ts';
import type { Obstacle, SecondState, Ship, Upgrade, Window } from './state.ts';

export { bodyOf, inPlay, isRemote } from './bodies.ts';
export type { OwnedAbility, ShipCard } from './cards/gathered.ts';
export { shipCard } from './cards/library.ts';

/** What the rules of X-Wing 2.5 see of a running game. */
export type SecondGame = Game<SecondState, SecondQuestion, SecondEvent>;

/** Streams of chance, by number: `Rules.streams` names them in this order. */
export const STREAMS = [
  'player order',
  'dice of player 1',
  'dice of player 2',
  'deck of player 1',
  'deck of player 2',
  'dice of player 3',
  'deck of player 3',
  'dice of player 4',
  'deck of player 4',
];
export const ORDER_STREAM = 0;
export const diceStream = (player: number): number => (player < 2 ? 1 + player : 1 + 2 * player);
export const deckStream = (player: number): number => (player < 2 ? 3 + player : 2 + 2 * player);

/** Streams that a game of so many players has: those of players who are not there are left out. */
export const streamsFor = (players: number): number => 1 + 2 * players;

/** What the ships that are docked with a ship let it do, and what it has from other pilots. */
const aboardOf = (ship: Ship): readonly Indexed[] => {
  if (!ship.aboard && !ship.borrows) return NOBODY;
  return [
    ...(ship.aboard ?? []).map((card) => shipCard(card).forCarrier),
    ...(ship.borrows ?? []).map((card) => shipCard(card).forBorrower),
  ];
};
const NOBODY: readonly Indexed[] = [];

/** What the side of an upgrade card adds that is up. */
function faceOf(upgrade: Upgrade): UpgradeValues & { readonly charges?: Charges } {
  const { card, back } = upgradeOf(upgrade.id);
  return upgrade.flipped ? back : card;
}

/** The upgrade of a ship on which the ability that `ref` names stands; undefined for its other cards. */
export function upgradeWith(ship: Ship, ref: string): Upgrade | undefined {
  if (!ref.startsWith(UPGRADE_REF)) return undefined;
  const id = ref.slice(UPGRADE_REF.length, ref.indexOf('.'));
  return ship.upgrades.find((upgrade) => upgrade.id === id);
}

/** The card with an id that a ship has: its ship card, or an upgrade. */
export const cardOf = (ship: Ship, id: string): Ship | Upgrade | undefined =>
  ship.card === id ? ship : ship.upgrades.find((upgrade) => upgrade.id === id);

/** A `ref` that names an upgrade card as a whole, as for the costs of its weapon. */
export const upgradeRef = (id: string): string => `${UPGRADE_REF}${id}.`;

/** Whether an upgrade card has another side. */
export const hasBack = (upgrade: Upgrade): boolean => upgradeOf(upgrade.id).card.back !== undefined;

/** Whether an upgrade of a ship replaces the ship ability. */
export function replacesShipAbility(ship: Ship): boolean {
  for (const { id } of ship.upgrades) if (upgradeOf(id).card.replacesShipAbility) return true;
  return false;
}

/** What a ship's own card says: its ship ability only while no upgrade replaces it. */
const ownCard = (ship: Ship): Indexed => {
  const card = shipCard(ship.card);
  return ship.upgrades.length > 0 && replacesShipAbility(ship) ? card.alone : card;
};

/** Whether an upgrade fills such a slot; one that fills several is an upgrade of each kind (faq-specific-card-questions.42). */
export const fillsSlot = (upgrade: Upgrade, slot: UpgradeSlot): boolean =>
  upgradeOf(upgrade.id).card.slots.includes(slot);

/** The charges of an upgrade, if the side that is up has any. */
export const chargesOfUpgrade = (upgrade: Upgrade): Charges | undefined => faceOf(upgrade).charges;

/** Hull value: the ship card's and what upgrades add. */
export const hullOf = (ship: Ship): number => {
  let hull = shipCard(ship.card).chassis.hull;
  for (const upgrade of ship.upgrades) hull += faceOf(upgrade).hull;
  return hull;
};

/** Shield capacity: the ship card's and what upgrades add (charges.22). */
export const shieldsOf = (ship: Ship): number => {
  let shields = shipCard(ship.card).chassis.shields;
  for (const upgrade of ship.upgrades) shields += faceOf(upgrade).shields;
  return shields;
};

/** Printed agility: the ship card’s and what upgrades add, never below 0. */
export const printedAgility = (ship: Ship): number => {
  let agility = shipCard(ship.card).chassis.agility;
  for (const upgrade of ship.upgrades) agility += faceOf(upgrade).agility;
  return Math.max(0, agility);
};

/** Force: capacities of ship card and upgrades together (charges.16, .17), and of what comes back only the most (charges.18). */
export function forceOf(ship: Ship): Charges | undefined {
  let force: Force | undefined = shipCard(ship.card).pilot.force;
  for (const upgrade of ship.upgrades) {
    const more = faceOf(upgrade).force;
    if (!more) continue;
    force = {
      limit: (force?.limit ?? 0) + more.limit,
      recurring: Math.max(force?.recurring ?? 0, more.recurring),
    };
  }
  if (force && ship.upgrades.some(({ id }) => upgradeOf(id).card.stillsForce))
    return { ...force, recurring: 0 };
  return force;
}

/** How much of the Force of a ship does not come back by itself. */
export function stillForceOf(ship: Ship): number {
  const all = forceOf(ship);
  if (!all || all.recurring === 0) return all?.limit ?? 0;
  const cards = [shipCard(ship.card).pilot.force, ...ship.upgrades.map((upgrade) => faceOf(upgrade).force)];
  return cards.reduce((sum, force) => sum + (force && force.recurring === 0 ? force.limit : 0), 0);
}

/** Hull value and shield capacity together. */
export const healthOf = (ship: Ship): number => hullOf(ship) + shieldsOf(ship);

/** The action bar: the ship card's, then what upgrades add (actions.3). */
export function actionBar(ship: Ship): readonly BarAction[] {
  const printed = shipCard(ship.card).chassis.actions;
  if (ship.upgrades.length === 0) return printed;
  return [...printed, ...ship.upgrades.flatMap((upgrade) => faceOf(upgrade).actions)];
}

/** Whether an action stands on a ship's bar only because of an upgrade of one of some slots. */
export function actionAddedBy(ship: Ship, action: string, slots: readonly UpgradeSlot[]): boolean {
  if (shipCard(ship.card).chassis.actions.some((one) => one.action === action)) return false;
  return ship.upgrades.some(
    (upgrade) =>
      slots.some((slot) => fillsSlot(upgrade, slot)) &&
      upgradeOf(upgrade.id).card.actions.some((one) => one.action === action),
  );
}

/** Every weapon: the primary ones of the ship card, then the special ones of its upgrades, by which attacks count them. */
export function weaponsOf(ship: Ship): readonly Weapon[] {
  const printed = shipCard(ship.card).chassis.weapons;
  if (ship.upgrades.length === 0 && !ship.aboard) return printed;
  let more = 0;
  for (const upgrade of ship.upgrades) more += faceOf(upgrade).frontValue;
  const own =
    more === 0
      ? printed
      : printed.map((weapon) =>
          weapon.arc === 'front' ? { ...weapon, value: weapon.value + more } : weapon,
        );
  const turned = ship.upgrades.some(({ id }) => upgradeOf(id).card.turnsFront);
  return [
    ...(turned ? own.map(throughTurret) : own),
    ...ship.upgrades.flatMap((upgrade) =>
      upgrade.flipped ? [] : asTurned(ship, upgradeOf(upgrade.id).weapons),
    ),
    ...tailGun(ship),
  ];
}

const throughTurret = (weapon: Weapon): Weapon =>
  weapon.arc === 'front' ? { ...weapon, arc: 'single-turret' } : weapon;

/** The rear gun that a ship has from the front arc weapon of the one docked with it. */
function tailGun(ship: Ship): readonly Weapon[] {
  const [docked] = ship.aboard ?? [];
  if (!docked || shipCard(ship.card).chassis.shipAbility !== 'Tail Gun') return NO_WEAPONS;
  const front = shipCard(docked).chassis.weapons.find(({ arc }) => arc === 'front');
  return front ? [{ arc: 'rear', value: front.value }] : NO_WEAPONS;
}
const NO_WEAPONS: readonly Weapon[] = [];

/** Weapons of an upgrade, with another arc than the front one where the ship's card says so. */
function asTurned(ship: Ship, weapons: readonly Weapon[]): readonly Weapon[] {
  if (weapons.length === 0) return weapons;
  const arcs = arcsTurned(ship);
  if (arcs.length === 0) return weapons;
  return weapons.map((weapon) => {
    const turned = arcs.find(({ slot }) => slot === weapon.special?.slot);
    return turned && weapon.arc === 'front' ? { ...weapon, arc: turned.to } : weapon;
  });
}

/** What the cards of a ship say now about the arcs of its front arc weapons. */
function arcsTurned(ship: Ship): readonly TurnedArc[] {
  let all = shipCard(ship.card).arcs;
  for (const { id, flipped } of ship.upgrades) {
    const { arcs } = upgradeOf(id);
    if (arcs.length > 0)
      all = [...all, ...arcs.filter(({ onBack }) => onBack === undefined || onBack === flipped)];
  }
  return all;
}

/** The abilities on a ship's cards, upgrades and conditions, without damage cards. */
export function cardAbilities(ship: Ship): readonly OwnedAbility[] {
  let all = ownCard(ship).abilities;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).abilities);
  if (ship.conditions.length > 0) all = joined(all, conditionAbilities(ship));
  for (const { abilities } of aboardOf(ship)) all = joined(all, abilities);
  return all;
}

/** Two lists, one after the other: most cards add nothing, and then nothing is copied. */
function joined(some: readonly OwnedAbility[], more: readonly OwnedAbility[]): readonly OwnedAbility[] {
  if (more.length === 0) return some;
  return some.length === 0 ? more : [...some, ...more];
}

/** The abilities on a ship's cards and upgrades that act in a window; damage cards have none on dice. */
export function abilitiesAt(
  ship: Ship,
  window: Window | 'modify-attack-dice' | 'modify-defense-dice',
): readonly OwnedAbility[] {
  let all = ownCard(ship).byWindow.get(window) ?? NO_ABILITIES;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).byWindow.get(window) ?? NO_ABILITIES);
  for (const { byWindow } of aboardOf(ship)) all = joined(all, byWindow.get(window) ?? NO_ABILITIES);
  if (ship.conditions.length === 0) return all;
  return joined(
    all,
    conditionAbilities(ship).filter(({ ability }) => 'window' in ability && ability.window === window),
  );
}

const NO_ABILITIES: readonly OwnedAbility[] = [];

/** Whether a card or upgrade of a ship has a replacement effect. */
export const hasReplacements = (ship: Ship): boolean =>
  ownCard(ship).replacements.length > 0 ||
  ship.conditions.length > 0 ||
  aboardOf(ship).some(({ replacements }) => replacements.length > 0) ||
  ship.upgrades.some(({ id }) => upgradeOf(id).replacements.length > 0);

/** Every ability of a ship that is active now: its cards', its upgrades' and its faceup damage cards'. */
export function activeAbilities(ship: Ship): readonly OwnedAbility[] {
  let all = cardAbilities(ship);
  for (const { up, uid, kind } of ship.damage) if (up) all = joined(all, damageAbilities(uid, kind));
  return all;
}

/** The abilities of the condition cards on a ship; a facedown one acts too, but a view does not tell which it is. */
function conditionAbilities(ship: Ship): readonly OwnedAbility[] {
  return ship.conditions.flatMap(({ uid, id, up }) => {
    const card = conditionCard(id);
    if (!card) return [];
    const ruling = up ? ownRuling(CONDITION_LINES, id, CARD_TEXT) : CARD_TEXT;
    return card.abilities.map((ability, i) => ({
      ref: `condition-${uid}.${i}`,
      name: up ? card.name : 'Secret condition',
      ability,
      ruling,
    }));
  });
}

/** The modifiers that a ship's cards have now; almost always none. */
export function activeModifiers(ship: Ship): readonly OwnedAbility[] {
  let all = ownCard(ship).modifiers;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).modifiers);
  if (ship.conditions.length > 0) all = joined(all, conditionAbilities(ship).filter(isModifier));
  for (const { modifiers } of aboardOf(ship)) all = joined(all, modifiers);
  for (const { up, uid, kind } of ship.damage)
    if (up) all = joined(all, damageAbilities(uid, kind).filter(isModifier));
  return all;
}

const isModifier = (owned: OwnedAbility): boolean => owned.ability.kind === 'modifier';

/** The abilities of one faceup damage card, as abilities of the ship that has it (card-interpretation.2). */
export function damageAbilities(uid: number, kind: number): readonly OwnedAbility[] {
  const card = DAMAGE_DECK[kind];
  return card
    ? card.abilities.map((ability, i) => ({
        ref: `damage-${uid}.${i}`,
        name: card.name,
        ability,
        ruling: card.ruling,
      }))
    : [];
}

/** The ability that `ref` names on a ship, if it is still active there. */
export function findAbility(ship: Ship, ref: string): OwnedAbility | undefined {
  return activeAbilities(ship).find((owned) => owned.ref === ref);
}

export { playerOrder } from './sides.ts';

export function shipOf(game: { readonly state: SecondState }, id: number): Ship {
  const ship = game.state.ships[id];
  if (!ship) throw new Error(`there is no ship ${id}`);
  return ship;
}

/** Whether a unit is a remote, in play or not any more: no ship of a squad. */
export const isRemoteCard = (ship: Ship): boolean => remoteName(ship.card) !== undefined;

/** Whether a ship is huge, with the many rules of its own (ship-sizes.6). */
export const isHuge = (ship: Ship): boolean => shipCard(ship.card).chassis.size === 'huge';

/** The size of the standard base that is as wide as a ship's. */
export const sizeOf = (ship: Ship): BaseSize => standardSize(shipCard(ship.card).chassis.size);

export const obstacleBodyOf = (obstacle: Obstacle): OutlineBody => obstacleBody(obstacle.outline, obstacle);

/** The dial of a ship: its own, or for a ship type without one that of the ship docked with it. */
export const dialFor = (ship: Ship): readonly DialEntry[] =>
  shipCard(pulledBy(ship) ?? ship.card).chassis.dial;

/** The card of the docked ship that moves a ship without a dial of its own; undefined for all others. */
const pulledBy = (ship: Ship): string | undefined =>
  ship.aboard && shipCard(ship.card).chassis.dial.length === 0 ? ship.aboard[0] : undefined;

/** The pilot card that gives a ship its name, initiative and charges: another's when it took over from that ship. */
export const pilotOf = (ship: Ship): PilotCard => shipCard(ship.successorOf ?? ship.card).pilot;

/** The initiative a ship has now: the most recent effect that still lasts, else the printed one (initiative.2, .3). */
export function initiativeOf(ship: Ship): number {
  const changed = ship.initiatives.length > 0 ? latestInitiative(ship) : undefined;
  // A huge ship's stays as it is (huge-ships.28).
  if (changed && !isHuge(ship)) return changed.value;
  return initiativeOnCard(ship);
}

/** The initiative that a ship's card gives it while it is damaged or undamaged, else the printed one. */
function initiativeOnCard(ship: Ship): number {
  const { pilot, modifiers } = shipCard(ship.successorOf ?? pulledBy(ship) ?? ship.card);
  for (const { ability } of modifiers) {
    if (ability.kind !== 'modifier' || !('value' in ability.of) || ability.of.value !== 'initiative')
      continue;
    if ((ability.of.while === 'damaged') === ship.damage.length > 0) return ability.of.to;
  }
  return pilot.initiative;
}

/** The latest change of a ship's initiative, or of that at which it activates or engages. */
function latestInitiative(ship: Ship, only?: string): { readonly value: number } | undefined {
  for (let at = ship.initiatives.length - 1; at >= 0; at--) {
    const change = ship.initiatives[at]!;
    if (change.only === undefined || change.only === only) return change;
  }
  return undefined;
}

/** The initiative at which a ship activates. */
export const activationOf = (ship: Ship): number =>
  ship.initiatives.length === 0 || isHuge(ship)
    ? initiativeOf(ship)
    : (latestInitiative(ship, 'activation')?.value ?? initiativeOf(ship));

/** The step in which a ship engages: its initiative, or the engagement value of a huge one (huge-ships.27). */
export const engagementOf = (ship: Ship): number =>
  shipCard(ship.card).pilot.engagement ??
  (ship.initiatives.length === 0 || isHuge(ship) ? undefined : latestInitiative(ship, 'engagement')?.value) ??
  initiativeOf(ship);

/** Ends the initiative changes that last until now. */
export function endInitiatives(state: SecondState, until: string): void {
  for (const ship of state.ships) {
    if (ship.initiatives.length > 0)
      ship.initiatives = ship.initiatives.filter((change) => change.until !== until);
  }
}

export const isStressed = (ship: Ship): boolean => ship.tokens.stress > 0;
export const isFocused = (ship: Ship): boolean => ship.tokens.focus > 0;
export const isEvading = (ship: Ship): boolean => ship.tokens.evade > 0;
export const isCalculating = (ship: Ship): boolean => ship.tokens.calculate > 0;
export const isShielded = (ship: Ship): boolean => ship.shields > 0;
export const isDamaged = (ship: Ship): boolean => ship.damage.length > 0;
export const isCriticallyDamaged = (ship: Ship): boolean => ship.damage.some((card) => card.up);
export const isCloaked = (ship: Ship): boolean => ship.tokens.cloak > 0;
/** Disarmed by a token, or by being cloaked (disarmed.1). */
export const isDisarmed = (ship: Ship): boolean => ship.tokens.disarm > 0 || isCloaked(ship);

export const isJammed = (ship: Ship): boolean => ship.tokens.jam > 0;

/** Ion and tractor tokens that it takes by size; for huge ships huge-ships.29, .57. */
const ION_LIMIT = { small: 1, medium: 2, large: 3, huge: 6 } as const;

/** As many tractor tokens as its size needs (tractor.1). */
export const isTractored = (ship: Ship): boolean =>
  ship.tokens.tractor > 0 && ship.tokens.tractor >= ION_LIMIT[shipCard(ship.card).chassis.size];

/** As many ion tokens as its size needs (ion.1). */
export const isIonized = (ship: Ship): boolean =>
  ship.tokens.ion >= ION_LIMIT[shipCard(ship.card).chassis.size] && ship.tokens.ion > 0;

/** Hull value less damage cards (hull.1); the hull value itself stays (damage-cards.9). */
export const hullRemaining = (ship: Ship): number => hullOf(ship) - ship.damage.length;

export function inContact(state: SecondState, a: number, b: number): boolean {
  const pairs = state.contacts;
  for (let i = 0; i < pairs.length; i += 2) {
    if ((pairs[i] === a && pairs[i + 1] === b) || (pairs[i] === b && pairs[i + 1] === a)) return true;
  }
  return false;
}

/** Forgets a ship's contacts, before it moves or when it is removed. */
export function breakContacts(state: SecondState, ship: number): void {
  if (!state.contacts.includes(ship)) return;
  const kept: number[] = [];
  for (let i = 0; i < state.contacts.length; i += 2) {
    const a = state.contacts[i]!;
    const b = state.contacts[i + 1]!;
    if (a !== ship && b !== ship) kept.push(a, b);
  }
  state.contacts = kept;
}

/** Range between two ships: 0 in contact, else the band of the closest points, 4 beyond range 3 (range.1, .13). */
export function rangeBetween(state: SecondState, a: Ship, b: Ship): number {
  if (isRemote(a) || isRemote(b)) return rangeOf(unitBody(a), unitBody(b));
  if (inContact(state, a.id, b.id)) return 0;
  return Math.max(1, band(distance(bodyOf(a), bodyOf(b))));
}

/** Whether a ship is at one of some ranges of another. */
export function atRange(state: SecondState, a: Ship, b: Ship, range: readonly [number, number]): boolean {
  if (range[1] < 3 && farApart(a, b, range[1] * RANGE_BAND)) return false;
  const between = rangeBetween(state, a, b);
  return between >= range[0] && between <= range[1];
}

/** A cheap test that two ships cannot be within so many mm: even the corners of two large bases are too far. */
export function farApart(a: Ship, b: Ship, mm: number): boolean {
  const reach = mm + 114;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy > reach * reach && !isHuge(a) && !isHuge(b);
}

/** Puts steps behind the abilities that are queued now: what must wait for the queue to be empty (ability-queue.8). */
export function afterQueue(game: SecondGame, step: SecondState['agenda'][number]): void {
  const agenda = game.state.agenda;
  let at = agenda.length;
  while (at > 0 && agenda[at - 1]!.kind === 'ability') at--;
  agenda.splice(at, 0, step);
}

/** Which abilities a ship or squadron has, and whether what they ask for holds. */
import { ON_LINE } from '@firing-arc/table';
import { isSuch, type Reach } from '../attack/dice.ts';
import { pieceOf } from '../attack/parties.ts';
import type { Party } from '../attack/schema.ts';
import { DAMAGE_ABILITIES, rulingOfDamage } from '../damage/abilities.ts';
import type { DamageName } from '../damage/cards.ts';
import { damageName } from '../damage/deck.ts';
import { bodyOf, isActivated, squadronBodyOf, squadronCardOf, squadronOf } from '../game.ts';
import { type AnyZone, type Distance, distance, endOfDistance } from '../geometry/index.ts';
import { keyword } from '../squadrons/keywords.ts';
import type { ArmadaState, DamageCard, DefenseToken, Ship, Squadron, Upgrade } from '../state.ts';
import type { Ability, Condition } from './language.ts';
import { SQUADRON_ABILITIES } from './squadrons.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

/** A card in play with its abilities. */
export interface Card {
  readonly name: string;
  /** The ruling that its acts stand on. */
  readonly because: string;
  readonly abilities: readonly Ability[];
  /** The card itself, if it is a damage or an upgrade card. */
  readonly damage: DamageCard | null;
  readonly upgrade: Upgrade | null;
}

/** An attack as far as cards look at it. */
export interface SeenAttack {
  readonly kind: string;
  readonly attacker: Party;
  readonly defender: Party;
  readonly reach: Reach;
  readonly obstructed: boolean;
}

/** Who bears a card. */
export type Bearer = Ship | Squadron;

export const isShip = (bearer: Bearer): bearer is Ship => 'shields' in bearer;

/** What a condition is asked about: who bears the card, and what is going on. */
export interface Scene {
  readonly state: ArmadaState;
  readonly bearer: Bearer;
  readonly attack?: SeenAttack | null;
  readonly zone?: AnyZone;
  readonly token?: DefenseToken;
  /** What a window is about: a command, for instance. */
  readonly what?: string;
}

/** Upgrades and squadrons act by the golden rule: a card beats the rules (golden-rules.2). */
const CARDS_ACT = 'armada:golden-rules.2';

/** The cards of a ship or squadron that do something. */
export const cardsOf = (bearer: Bearer): readonly Card[] =>
  isShip(bearer) ? shipCards(bearer) : squadronCards(bearer);

/** Upgrades that are not discarded, then faceup damage cards (effect-use-and-timing.10). */
function shipCards({ damage, upgrades }: Ship): readonly Card[] {
  if (damage.length === 0 && upgrades.length === 0) return NONE;
  const cards: Card[] = [];
  for (const upgrade of upgrades) {
    const abilities = UPGRADE_ABILITIES[upgrade.id];
    if (abilities && upgrade.side !== 'discarded')
      cards.push({ name: upgrade.id, because: CARDS_ACT, abilities, damage: null, upgrade });
  }
  for (const card of damage) {
    const name = damageName(card.kind);
    if (card.up && name) cards.push(damageCard(card, name));
  }
  return cards;
}

function squadronCards({ card: name }: Squadron): readonly Card[] {
  const abilities = SQUADRON_ABILITIES[name];
  return abilities ? [{ name, because: CARDS_ACT, abilities, damage: null, upgrade: null }] : NONE;
}

const NONE: readonly Card[] = [];

export const damageCard = (damage: DamageCard, name: DamageName): Card => ({
  name,
  because: rulingOfDamage(name),
  abilities: DAMAGE_ABILITIES[name],
  damage,
  upgrade: null,
});

/** Whether all conditions of an ability hold. */
export const hold = (scene: Scene, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(scene, condition));

function holds(scene: Scene, condition: Condition): boolean {
  const { bearer, attack } = scene;
  switch (condition.kind) {
    case 'target':
      return !!attack && (attack.defender.kind === 'zone') === (condition.is === 'ship');
    case 'reach':
      return !!attack && condition.in.includes(attack.reach);
    case 'from':
      return attack?.attacker.kind === 'zone' && attack.attacker.zone === condition.zone;
    case 'obstructed':
      return attack?.obstructed === true;
    case 'attacked-ship':
      return isShip(bearer) && bearer.attacksOnShips > 0;
    case 'attacked-before':
      return isShip(bearer) && !!attack && hasAttacked(bearer, attack);
    case 'bare-zone':
      return isShip(bearer) && scene.zone !== undefined && bearer.shields[scene.zone] === 0;
    case 'token':
      return scene.token?.kind === condition.is;
    case 'token-exhausted':
      return scene.token?.side === 'exhausted';
    case 'speed':
      return isShip(bearer) && bearer.speed >= condition.least;
    case 'command':
      return scene.what === condition.is;
    case 'attacker-has':
      return attackingSquadron(scene, (one) => keyword(scene.state, one, condition.keyword) > 0);
    case 'attacker-is':
      return (attack?.attacker.kind === 'zone') === (condition.is === 'ship');
    case 'attacker-near':
      return !!attack && isAtDistance(bearer, pieceOf(scene.state, attack.attacker), condition.within);
    case 'defender-near':
      return !!attack && isAtDistance(bearer, pieceOf(scene.state, attack.defender), condition.within);
    case 'counter':
      return attack?.kind === 'counter';
    case 'die':
      return scene.state.attack?.dice.some((die) => isSuch(die, condition.which)) === true;
    case 'unique-target':
      return attack?.defender.kind === 'squadron' && isUnique(scene.state, attack.defender.id);
    case 'activated-target':
      return !!attack && wasActivated(scene.state, pieceOf(scene.state, attack.defender));
    case 'target-again':
      return isShip(bearer) && !!attack && attacksOn(bearer, attack.defender.id) > 1;
    case 'bare-target':
      return !!attack && hasBareZone(pieceOf(scene.state, attack.defender), attack.defender.zone);
  }
}

function attackingSquadron({ state, attack }: Scene, fits: (squadron: Squadron) => boolean): boolean {
  return attack?.attacker.kind === 'squadron' && fits(squadronOf({ state }, attack.attacker.id));
}

const isUnique = (state: ArmadaState, id: number): boolean =>
  squadronCardOf(squadronOf({ state }, id)).unique;

const wasActivated = (state: ArmadaState, piece: Bearer): boolean =>
  isShip(piece) ? piece.activated : isActivated(state, piece);

const attacksOn = ({ attacks }: Ship, ship: number): number =>
  attacks.filter(({ target, id }) => target === 'ship' && id === ship).length;

const hasBareZone = (piece: Bearer, zone: AnyZone): boolean => isShip(piece) && piece.shields[zone] === 0;

/** Whether some part of one is at distance 1 up to a band of another (range-and-distance.5). */
export const isAtDistance = (one: Bearer, other: Bearer, band: Distance): boolean =>
  one === other || distance(baseOf(one), baseOf(other)) <= endOfDistance(band) + ON_LINE;

const baseOf = (piece: Bearer) => (isShip(piece) ? bodyOf(piece) : squadronBodyOf(piece));

/** Whether the attacking zone has attacked the same ship or squadron in this activation. */
function hasAttacked({ attacks }: Ship, { attacker, defender }: SeenAttack): boolean {
  const kind = defender.kind === 'zone' ? 'ship' : 'squadron';
  return attacks.some(
    ({ zone, target, id, more }) =>
      zone === attacker.zone && target === kind && (id === defender.id || more.includes(defender.id)),
  );
}

/** Which abilities a ship or squadron has, and whether what they ask for holds. */
import type { Reach } from '../attack/dice.ts';
import type { Party } from '../attack/schema.ts';
import { DAMAGE_ABILITIES, rulingOfDamage } from '../damage/abilities.ts';
import type { DamageName } from '../damage/cards.ts';
import { damageName } from '../damage/deck.ts';
import { squadronOf } from '../game.ts';
import type { AnyZone } from '../geometry/index.ts';
import { isNear, keyword } from '../squadrons/keywords.ts';
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
    case 'attacker-near':
      return !isShip(bearer) && attackingSquadron(scene, (one) => isNear(one, bearer));
  }
}

function attackingSquadron({ state, attack }: Scene, fits: (squadron: Squadron) => boolean): boolean {
  return attack?.attacker.kind === 'squadron' && fits(squadronOf({ state }, attack.attacker.id));
}

/** Whether the attacking zone has attacked the same ship or squadron in this activation. */
function hasAttacked({ attacks }: Ship, { attacker, defender }: SeenAttack): boolean {
  const kind = defender.kind === 'zone' ? 'ship' : 'squadron';
  return attacks.some(
    ({ zone, target, id, more }) =>
      zone === attacker.zone && target === kind && (id === defender.id || more.includes(defender.id)),
  );
}

/** Which abilities a ship or squadron has, and whether what they ask for holds. */

import { isSuch, type Reach } from '../attack/dice.ts';
import { isByShip, isOnShip, pieceOf, squadronIn, targetOf, tokensOf } from '../attack/parties.ts';
import type { AttackKind, Party } from '../attack/schema.ts';
import { isBehindSomething } from '../attack/targets.ts';
import { COMMANDS } from '../cards/index.ts';
import { DAMAGE_ABILITIES, rulingOfDamage } from '../damage/abilities.ts';
import type { DamageName } from '../damage/cards.ts';
import { damageName } from '../damage/deck.ts';
import type { CommandMeans } from '../events.ts';
import { mostShields, zonesBeside, zonesOf } from '../game.ts';
import type { Distance, Zone } from '../geometry/index.ts';
import { keyword } from '../squadrons/keywords.ts';
import type { ArmadaState, DamageCard, DefenseToken, Ship, Squadron, Upgrade } from '../state.ts';
import { begunBy, nameOf, spentDial } from './begun.ts';
import type { Ability, Condition, Who } from './language.ts';
import { abilitiesOf } from './library.ts';
import { type Bearer, isAll, isAtDistance, isShip, wasActivated } from './traits.ts';

export { type Bearer, isAtDistance, isShip } from './traits.ts';

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

/** What a condition is asked about: who bears the card, and what is going on. */
export interface Scene {
  readonly state: ArmadaState;
  readonly bearer: Bearer;
  /** The card that asks, for what it has begun. */
  readonly card?: string;
  readonly attack?: SeenAttack | null;
  readonly zone?: Zone;
  readonly token?: DefenseToken;
  /** Whom a moment is about. */
  readonly other?: Bearer | null;
  /** What a moment is about: a command, for instance, and with what it is resolved. */
  readonly what?: string;
  readonly means?: CommandMeans;
}

/** Upgrades and squadrons act by the golden rule: a card beats the rules (golden-rules.2). */
const CARDS_ACT = 'armada:golden-rules.2';

/** The lines of the FAQ that are about one card, by its id. */
const OWN_LINES: Readonly<Record<string, string>> = {
  'assault-concussion-missiles': 'armada:faq-cards-core-set.5',
  'dominator-title': 'armada:faq-cards-core-set.3',
  'electronic-countermeasures': 'armada:faq-cards-core-set.1',
  'gunnery-team': 'armada:faq-cards-core-set.4',
  'luke-skywalker-x-wing-squadron': 'armada:faq-cards-core-set.2',
  'wullf-yularen-officer': 'armada:faq-cards-core-set.6',
};

/** The ruling with which a card acts: its own line, else that cards beat the rules. */
export const rulingOfCard = (id: string): string => OWN_LINES[id] ?? CARDS_ACT;

/** The cards of a ship or squadron that do something. */
export const cardsOf = (bearer: Bearer): readonly Card[] =>
  isShip(bearer) ? shipCards(bearer) : squadronCards(bearer);

/** Upgrades that are not discarded or still go on, then faceup damage cards (effect-use-and-timing.10). */
function shipCards(ship: Ship): readonly Card[] {
  const { damage, upgrades } = ship;
  if (damage.length === 0 && upgrades.length === 0) return NONE;
  const cards: Card[] = [];
  for (const upgrade of upgrades) {
    const abilities = abilitiesOf(upgrade.id);
    if (abilities && (upgrade.side !== 'discarded' || ship.begun.some(({ card }) => card === upgrade.id)))
      cards.push({ name: upgrade.id, because: rulingOfCard(upgrade.id), abilities, damage: null, upgrade });
  }
  for (const card of damage) {
    const name = damageName(card.kind);
    if (card.up && name) cards.push(damageCard(card, name));
  }
  return cards;
}

function squadronCards({ card: name }: Squadron): readonly Card[] {
  const abilities = abilitiesOf(name);
  return abilities ? [{ name, because: rulingOfCard(name), abilities, damage: null, upgrade: null }] : NONE;
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
    case 'command':
      return condition.in.some((command) => command === scene.what);
    case 'means':
      return scene.means !== undefined && condition.are.includes(scene.means);
    case 'attacked-ship':
      return isShip(bearer) && bearer.attacksOnShips > 0;
    case 'bare-zone':
      return isShip(bearer) && scene.zone !== undefined && bearer.shields[scene.zone] === 0;
    case 'token':
      return scene.token?.kind === condition.is;
    case 'token-exhausted':
      return scene.token?.side === 'exhausted';
    case 'speed':
      return isShip(bearer) && bearer.speed >= condition.least;
    case 'overfull':
      return (
        isShip(bearer) && zonesOf(bearer).some((zone) => bearer.shields[zone] > mostShields(bearer, zone))
      );
    case 'overlapped':
      return scene.what?.split(' ').includes(condition.what) !== condition.not;
    case 'lasting':
      return lasts(scene, condition);
    case 'round':
      return (scene.state.round === condition.is) !== condition.not;
    case 'card-names-it':
      return isShip(bearer) && holdsCommand(bearer, scene);
    case 'card-holds-all':
      return isShip(bearer) && holdsAll(bearer, scene);
    case 'in-activation':
      return scene.state.agenda.some(
        (step) => step.kind === 'end-squadron-activation' && !isShip(bearer) && step.squadron === bearer.id,
      );
    case 'phase':
      return scene.state.phase === condition.is;
    case 'by-command':
      return scene.what !== '';
    case 'by-dial':
      return isShip(bearer) && spentDial(bearer, scene.what ?? '');
    case 'overlaps-this':
      return scene.what?.split(' ').includes(nameOf(bearer)) === true;
    case 'damage-trait':
      return scene.what === condition.is;
    case 'card-side':
      return isShip(bearer) && bearer.upgrades.find(({ id }) => id === scene.card)?.side === condition.is;
    case 'the': {
      const piece = whoIs(scene, condition.who);
      const attacker = attack ? pieceOf(scene.state, attack.attacker) : null;
      return piece !== null && isAll({ state: scene.state, bearer, attacker }, piece, condition.is);
    }
    default:
      return !!attack && holdsInAttack(scene, attack, condition);
  }
}

/** Facts of an attack. */
function holdsInAttack(scene: Scene, attack: SeenAttack, condition: Condition): boolean {
  const { bearer, state } = scene;
  const { attacker, defender } = attack;
  switch (condition.kind) {
    case 'target':
      return isOnShip(attack) === (condition.is === 'ship');
    case 'reach':
      return condition.in.includes(attack.reach);
    case 'from':
      return attacker.kind === 'zone' && condition.zones.includes(attacker.zone);
    case 'defending-zone':
      return defender.kind === 'zone' && condition.in.includes(defender.zone);
    case 'obstructed':
      return attack.obstructed;
    case 'attacked-before':
      return isShip(bearer) && hasAttacked(bearer, attack);
    case 'attacker-has': {
      const squadron = squadronIn(state, attacker);
      return squadron !== null && keyword(state, squadron, condition.keyword) > 0;
    }
    case 'attacker-is':
      return isByShip(attack) === (condition.is === 'ship');
    case 'attacker-near':
      return isNear(bearer, pieceOf(state, attacker), condition.within);
    case 'defender-near':
      return isNear(bearer, pieceOf(state, defender), condition.within);
    case 'attack-kind':
      return (attack.kind === (condition.is satisfies AttackKind)) !== condition.not;
    case 'die':
      return state.attack?.dice.some((die) => isSuch(die, condition.which)) === true;
    case 'unique-target':
      return (
        defender.kind === 'squadron' &&
        isAll({ state, bearer }, squadronIn(state, defender)!, [{ kind: 'unique', not: false }])
      );
    case 'activated-target':
      return isActivated(state, pieceOf(state, defender));
    case 'target-again':
      return isShip(bearer) && attacksOn(bearer, defender.id) > 1;
    case 'bare-target':
      return hasBareZone(pieceOf(state, defender), defender.zone) !== condition.not;
    case 'spent':
      return hasSpent(state, condition);
    case 'marked-zone':
      return isShip(bearer) && isMarked(state, bearer, attack, condition);
    case 'concentrating':
      return (
        state.attack?.used.includes(CONCENTRATING) === true &&
        (condition.with === undefined || state.attack.used.includes(concentratesBy(condition.with)))
      );
    case 'spent-fewer':
      return (state.attack?.spent.length ?? 0) < condition.than;
    case 'behind-something':
      return isBehindSomething(state, attacker, defender);
    case 'first-attack':
      return isFirstAttack(state, bearer);
    case 'first-target':
      return defender.kind === 'squadron' && state.attack?.squadrons.length === 0;
    case 'damaged':
      return (state.attack?.damage ?? 0) > 0;
    case 'commanded':
      return isShip(bearer) && state.attack?.by === bearer.id;
    default:
      return false;
  }
}

/** Whether the defender has spent such a token in this attack; one that was readied may lie exhausted now. */
function hasSpent(state: ArmadaState, { is, as }: Extract<Condition, { kind: 'spent' }>): boolean {
  const { attack } = state;
  if (!attack) return false;
  const defense = tokensOf(state, attack.defender);
  return attack.spent.some((at) => {
    const token = defense[at];
    if (!token || (is !== undefined && token.kind !== is)) return false;
    if (as === 'discarded') return token.side === 'discarded';
    return as === undefined || !attack.used.includes(spentExhausted(at));
  });
}

/** Whether a token on the card is of the command that the moment is about. */
const holdsCommand = ({ upgrades }: Ship, { card, what }: Scene): boolean =>
  upgrades.some(({ id, tokens }) => id === card && tokens.some((command) => command === what));

/** Whether tokens of all commands lie on the card. */
const holdsAll = ({ upgrades }: Ship, { card }: Scene): boolean =>
  upgrades.some(({ id, tokens }) => id === card && COMMANDS.every((command) => tokens.includes(command)));

/** What an attack notes of a token that was spent while exhausted. */
export const spentExhausted = (at: number): string => `exhausted-token-${at}`;

/** Whether a token on a ship marks the zone in question. */
function isMarked(
  { markers }: ArmadaState,
  ship: Ship,
  { attacker, defender }: SeenAttack,
  { token, which }: Extract<Condition, { kind: 'marked-zone' }>,
): boolean {
  const party = which === 'defending' ? defender : attacker;
  if (party.kind !== 'zone' || party.id !== ship.id) return false;
  const zones = which === 'beside-attacking' ? zonesBeside(ship, party.zone) : [party.zone];
  return markers.some(
    (one) => one.kind === token && one.ship === ship.id && zones.some((zone) => zone === one.zone),
  );
}

/** What an attack notes when its ship resolves concentrate fire in it. */
export const CONCENTRATING = 'concentrate-fire';

/** What an attack notes of what was paid for that. */
export const concentratesBy = (means: 'dial' | 'token'): string => `${CONCENTRATING}-${means}`;

/** Somebody who takes part, if anybody does. */
export function whoIs({ state, bearer, other, attack }: Scene, who: Who): Bearer | null {
  switch (who) {
    case 'it':
      return bearer;
    case 'other':
      return other ?? null;
    case 'attacker':
      return attack ? pieceOf(state, attack.attacker) : null;
    case 'defender':
      return attack ? pieceOf(state, attack.defender) : null;
  }
}

/** Whether what the card began goes on: for all, for the one that the moment is about, for this round or command. */
function lasts(
  { state, bearer, card = '', other, what }: Scene,
  asked: Extract<Condition, { kind: 'lasting' }>,
): boolean {
  if (asked.for === 'other') return !!other && begunBy(bearer, card, nameOf(other)) !== undefined;
  const begun = begunBy(bearer, card);
  if (asked.same === 'command') return begun !== undefined && begun.what === what;
  if (asked.same === 'round') return begun?.what.split(' ').includes(String(state.round)) === true;
  return begun !== undefined;
}

const attacksOn = ({ attacks }: Ship, ship: number): number =>
  attacks.filter(({ target, id }) => target === 'ship' && id === ship).length;

/** Near it, or activated; what takes part without being a ship or squadron is neither. */
const isNear = (bearer: Bearer, piece: Bearer | null, within: Distance): boolean =>
  piece !== null && isAtDistance(bearer, piece, within);
const isActivated = (state: ArmadaState, piece: Bearer | null): boolean =>
  piece !== null && wasActivated(state, piece);

const hasBareZone = (piece: Bearer | null, zone: Zone): boolean =>
  piece !== null && isShip(piece) && piece.shields[zone] === 0;

/** Whether an attack is the first one that a ship makes in its activation. */
const isFirstAttack = ({ active, attack }: ArmadaState, bearer: Bearer): boolean =>
  isShip(bearer) &&
  active === bearer.id &&
  attack?.attacker.kind === 'zone' &&
  attack.attacker.id === bearer.id &&
  bearer.attacks.length === 1;

/** Whether the attacking zone has attacked the same ship or squadron in this activation. */
function hasAttacked({ attacks }: Ship, { attacker, defender }: SeenAttack): boolean {
  const kind = targetOf(defender);
  return attacks.some(
    ({ zone, target, id, more }) =>
      zone === attacker.zone && target === kind && (id === defender.id || more.includes(defender.id)),
  );
}

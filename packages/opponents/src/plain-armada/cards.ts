/** Cards weighed by what their blocks do: about, and in fleet points, so that a new card needs no line here. */

import {
  type Ability,
  type ArmadaQuestion,
  type ArmadaState,
  abilitiesOf,
  critIcons,
  type Face,
  mayTurn,
  mostShields,
  pieceOf,
  type Ship,
  type Squadron,
  squadronCardOf,
  zonesOf,
} from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import { bestOf } from '../plain/choice.ts';
import { commandNeed } from './commands.ts';
import { worthOf } from './firepower.ts';
import { type Observation, shieldsLost } from './observation.ts';
import { critsCount, savedBy, shown, worthOfFace } from './pool.ts';

type Asked<Kind extends ArmadaQuestion['kind']> = Extract<ArmadaQuestion, { kind: Kind }>;
type Trigger = Extract<Ability, { kind: 'trigger' }>;
type Effect = Trigger['does'][number];
type Cost = Trigger['cost'][number];
type Piece = Ship | Squadron;

/** What things are worth, as shares of one damage to a ship in the fight. */
const SHARES = {
  token: 0.5,
  dial: 1,
  faceup: 1.3,
  attack: 1.5,
  move: 0.4,
  raid: 0.5,
  /** A defense token, and one that is only exhausted. */
  defense: 1.5,
  exhausted: 0.6,
  /** A card that recovers by itself, and one that is gone, for each round to come. */
  exhaustedCard: 0.15,
  discarded: 0.15,
  lasting: 1,
  other: 0.6,
} as const;

/** Who the blocks of a card are about. */
interface Scene {
  readonly observation: Observation;
  /** Who bears the card. */
  readonly bearer: Piece;
  /** Whom its effects are about. */
  readonly piece: Piece;
  readonly other: Piece | undefined;
}

const isShip = (piece: Piece): piece is Ship => 'shields' in piece;

/** What a damage to a ship or squadron costs its player, in fleet points; written positions name none. */
const damageTo = (piece: Piece): number =>
  (isShip(piece) ? worthOf(piece) : piece.points / Math.max(1, squadronCardOf(piece).hull)) || 1;

/** So many damages' worth that is good for a piece: a loss where it is an enemy's. */
const goodFor = ({ observation }: Scene, piece: Piece, share: number): number =>
  (piece.player === observation.player ? 1 : -1) * share * damageTo(piece);

/** Of an attack, how its damage counts: a gain for the attacker's side. */
interface Fight {
  readonly dice: NonNullable<ArmadaState['attack']>['dice'];
  readonly crits: boolean;
  /** What one more damage is worth to who is asked, negative where it hits his own. */
  readonly point: number;
  /** Damage that an accuracy icon keeps the defender from saving. */
  readonly locks: number;
}

/** The attack in progress, if there is one at a ship or squadron. */
export function fightIn({ state, player }: Observation): Fight | null {
  const { attack } = state;
  if (!attack) return null;
  const hit = pieceOf(state, attack.defender);
  if (!hit) return null;
  const crits = critsCount(state);
  const damage = shown(state);
  const saved = hit.defense.map(({ kind, side }) => (side === 'discarded' ? 0 : savedBy(kind, damage)));
  return {
    dice: attack.dice,
    crits,
    point: (hit.player === player ? -1 : 1) * damageTo(hit),
    locks: Math.max(0, ...saved),
  };
}

/** What a face is worth that a die is turned to: an accuracy what it locks. */
const turnedTo = ({ crits, locks }: Fight, face: Face): number =>
  face === 'accuracy' ? locks : worthOfFace(face, crits);

/** The most that turning one die to one of some faces changes the damage. */
function turnGain(fight: Fight, fits: (die: Fight['dice'][number]) => boolean, to: readonly Face[]): number {
  const { dice, crits, point } = fight;
  const gains = dice
    .filter((die) => mayTurn(die) && fits(die))
    .flatMap(({ face }) => to.map((one) => point * (turnedTo(fight, one) - worthOfFace(face, crits))));
  return Math.max(0, ...gains);
}

/** What rerolling so many dice is expected to gain. */
function rerollGain({ dice, crits, point }: Fight, most: number): number {
  const gains = dice
    .filter(mayTurn)
    .map(({ color, face }) => point * (armadaExpectedDamage(color, crits) - worthOfFace(face, crits)))
    .filter((gain) => gain > 0)
    .sort((a, b) => b - a);
  return gains.slice(0, most).reduce((sum, gain) => sum + gain, 0);
}

/** Effects that change the dice or the damage of an attack; null for all others. */
function gainInAttack({ observation }: Scene, effect: Effect): number | null {
  const fight = fightIn(observation);
  if (!fight) return null;
  const { dice, crits, point } = fight;
  const worths = dice.map(({ face }) => worthOfFace(face, crits));
  const damage = worths.reduce((sum, one) => sum + one, 0);
  switch (effect.kind) {
    case 'change-die':
      return turnGain(
        fight,
        ({ color }) => effect.which.color === undefined || effect.which.color === color,
        effect.to,
      );
    case 'add-dice': {
      const color = effect.color === 'red' || effect.color === 'blue' ? effect.color : 'black';
      return point * armadaExpectedDamage(color, crits) * (typeof effect.dice === 'number' ? effect.dice : 1);
    }
    case 'set-die':
      return point * Math.max(0.3, worthOfFace(effect.face, crits));
    case 'reroll':
      return rerollGain(fight, typeof effect.dice === 'number' ? effect.dice : dice.length);
    case 'cancel-die':
      return -point * Math.max(0, ...worths);
    case 'drop-die':
      return -point * Math.min(3, ...worths);
    case 'deal-faceup':
      return point * SHARES.faceup;
    case 'halve-dice':
      return (-point * damage) / 2;
    case 'remove-die':
      return -point * 0.6;
    case 'lessen':
      return -point * Math.min(damage, typeof effect.by === 'number' ? effect.by : 1);
    case 'cancel-for-faceup':
      return point * (SHARES.faceup - damage);
    case 'faceup-cards':
      return point * 0.3 * effect.cards;
    case 'damage-adjacent':
      return point * 2 * effect.damage;
    case 'strip-zones':
      return point * (effect.beside ? 3 : 1);
    case 'break-token':
    case 'exhaust-defense-tokens':
      return point * SHARES.defense;
    case 'watch-token':
    case 'waste-token':
      return point * SHARES.exhausted;
    case 'unlock-token':
    case 'paid-token-effect':
      return -point * Math.min(1, damage);
    case 'jam':
      return point * SHARES.token;
    default:
      return null;
  }
}

/** What an effect gains who is asked, in fleet points. */
function gainOf(scene: Scene, effect: Effect): number {
  const { observation, piece } = scene;
  const good = (share: number) => goodFor(scene, piece, share);
  switch (effect.kind) {
    case 'to':
      return gainForOthers(scene, effect);
    case 'either':
      return Math.max(...effect.of.map((one) => gainOf(scene, one)));
    case 'suffer':
    case 'deal-facedown':
      return good(effect.kind === 'suffer' ? -effect.damage : -effect.cards);
    case 'suffer-dice':
      return good(-effect.dice * armadaExpectedDamage(effect.color, true));
    case 'turn-up':
      return good(-0.5);
    case 'lose-shields':
      return good(-effect.zones);
    case 'lose-strongest-shields':
      return good(-1.5);
    case 'discard-defense-token':
      return good(-SHARES.defense);
    case 'exhaust-token':
    case 'spend-own-token':
      return good(-SHARES.exhausted);
    case 'spend-tokens':
      return good(-SHARES.defense);
    case 'begin':
      return good(SHARES.lasting);
    case 'discard-upgrade':
    case 'toggle':
      return good(-1);
    case 'discard-command-tokens':
    case 'discard-top-dial':
    case 'discard-dials':
    case 'new-top-command':
    case 'lose-token':
    case 'gain-raid':
    case 'slow':
    case 'exhaust-upgrade':
      return good(-SHARES.raid);
    case 'turn-down':
    case 'shrug-off':
      return good(0.5);
    case 'recover-shield':
      return isShip(piece) && shieldsLost(piece) > 0 ? good(1) : 0;
    case 'shift-shields':
      return isShip(piece) && emptyZones(piece) > 0 ? good(0.5) : 0;
    case 'discard-facedown':
    case 'discard-damage':
      return isShip(piece) && piece.damage.length > 0 ? good(1) : 0;
    case 'recover-hull':
      return isShip(piece) ? 0 : good(Math.min(effect.most, squadronCardOf(piece).hull - piece.hull));
    case 'ready-token':
    case 'recover-token':
    case 'gain-defense-token':
      return good(effect.kind === 'ready-token' ? SHARES.exhausted : SHARES.defense);
    case 'gain-dial':
      return good(SHARES.dial);
    case 'gain-tokens':
    case 'tokens-for-all':
      return SHARES.token * observation.own.reduce((sum, ship) => sum + worthOf(ship), 0);
    case 'attack':
    case 'attack-again':
    case 'salvo':
    case 'squadron-attack':
    case 'attack-squadron':
    case 'activate':
    case 'take-turn':
      return good(SHARES.attack);
    case 'change-speed':
    case 'raise-yaw':
    case 'move':
    case 'move-only':
    case 'place-squadron':
      return good(SHARES.move);
    default:
      return gainInAttack(scene, effect) ?? good(SHARES.other);
  }
}

const emptyZones = (ship: Ship): number =>
  zonesOf(ship).filter((zone) => ship.shields[zone] === 0 && mostShields(ship, zone) > 0).length;

/** An effect on somebody else: whom the moment or the attack is about, or those whom it would gain most with. */
function gainForOthers(scene: Scene, { whom, does }: Extract<Effect, { kind: 'to' }>): number {
  const on = (piece: Piece): number =>
    does.reduce((sum, effect) => sum + gainOf({ ...scene, piece }, effect), 0);
  const { observation, other } = scene;
  const { state, player } = observation;
  const { attack } = state;
  switch (whom.kind) {
    case 'other':
      return other ? on(other) : 0;
    case 'attacker':
    case 'defender': {
      const piece = attack && pieceOf(state, attack[whom.kind]);
      return piece ? on(piece) : 0;
    }
    case 'pick':
    case 'each': {
      // Who is near enough is known by whoever asks: of a side, one that is worth most stands for all.
      const isOwn = (scene.bearer.player === player) === (whom.side === 'friend');
      const side = isOwn ? observation.own : observation.enemies;
      const pieces = whom.side === 'any' ? [...observation.own, ...observation.enemies] : side;
      return pieces.reduce((most, piece) => Math.max(most, on(piece)), 0);
    }
  }
}

/** What paying costs, in fleet points. */
function priceOf({ observation, bearer }: Scene, cost: Cost): number {
  const point = damageTo(bearer);
  switch (cost.kind) {
    case 'exhaust':
    case 'exhaust-copy':
      return SHARES.exhaustedCard * point;
    case 'discard':
      return SHARES.discarded * Math.max(0, observation.state.rounds - observation.state.round) * point;
    case 'command-token':
    case 'card-command':
    case 'command':
      return SHARES.token * point;
    case 'shields':
      return (cost.zone ? 1 : 0.7) * point;
    case 'die': {
      const fight = fightIn(observation);
      if (!fight) return 0;
      const fitting = fight.dice.filter(({ color }) => !cost.which.color || cost.which.color === color);
      return (
        Math.abs(fight.point) * Math.min(3, ...fitting.map(({ face }) => worthOfFace(face, fight.crits)))
      );
    }
    case 'defense-token':
      return defensePrice(bearer, cost) * point;
    case 'engineering':
      return 0.4 * (cost.points === 'all' ? 4 : cost.points) * point;
    case 'either':
      return Math.min(
        ...cost.of.map((one) => priceOf({ observation, bearer, piece: bearer, other: undefined }, one)),
      );
  }
}

/** A token that is readied is exhausted, one that is exhausted is gone. */
function defensePrice({ defense }: Piece, { how, is }: Extract<Cost, { kind: 'defense-token' }>): number {
  const fitting = defense.filter(({ kind, side }) => side !== 'discarded' && (!is || kind === is));
  const isReadied = fitting.some(({ side }) => side === 'readied');
  return how === 'spend' && isReadied ? SHARES.exhausted : SHARES.defense;
}

/** What the blocks of a trigger gain beyond their price, in fleet points. */
const profitOf = (scene: Scene, { does, cost }: Trigger): number =>
  does.reduce((sum, effect) => sum + gainOf(scene, effect), 0) -
  cost.reduce((sum, one) => sum + priceOf(scene, one), 0);

/** The triggers of a card that may act in some moments, or in any. */
const triggersOf = (card: string, at?: readonly Trigger['at'][]): readonly Trigger[] =>
  (abilitiesOf(card) ?? []).filter(
    (one): one is Trigger => one.kind === 'trigger' && (!at || at.includes(one.at)),
  );

/** What the best of a card's triggers would gain; 0 where nothing is known of it. */
function profitBy(
  observation: Observation,
  bearer: Piece,
  triggers: readonly Trigger[],
  other?: Piece,
): number {
  const scene: Scene = { observation, bearer, piece: bearer, other };
  return triggers.length === 0 ? 0 : Math.max(...triggers.map((one) => profitOf(scene, one)));
}

/** Whom a question is about. */
const bearerIn = (
  { ships, squadrons }: ArmadaState,
  { ship, squadron }: { readonly ship: number; readonly squadron?: number },
): Piece => (squadron === undefined ? ships[ship]! : squadrons[squadron]!);

/** Whether a card acts that may be declined. */
export function chooseUse(observation: Observation, question: Asked<'use-card'>): number {
  const { state } = observation;
  const { about, card, options } = question;
  const other = about && (about.kind === 'ship' ? state.ships[about.ship] : state.squadrons[about.squadron]);
  const triggers = triggersOf(card).filter(({ may }) => may);
  // What is no trigger replaces or modifies something in the bearer's favor.
  const profit =
    triggers.length === 0 ? 1 : profitBy(observation, bearerIn(state, question), triggers, other);
  return bestOf(options, ({ kind }) => (kind === 'yes' ? profit : 0));
}

/** What a card of an attack is worth in it, in points of damage. */
export function effectGain(observation: Observation, card: string, at: Trigger['at']): number {
  const { attack } = observation.state;
  const party = at === 'defense-tokens' ? attack?.defender : attack?.attacker;
  const piece = party && pieceOf(observation.state, party);
  const fight = fightIn(observation);
  const triggers = triggersOf(card, [at]);
  if (!piece || !fight || triggers.length === 0) return 0.5;
  return profitBy(observation, piece, triggers) / Math.abs(fight.point);
}

/** Of the critical effects that are there, the one that does most: the standard one only where damage comes through. */
export function chooseCritical(observation: Observation, { options }: Asked<'critical-effect'>): number {
  const { attack, ships } = observation.state;
  const defender = attack?.defender;
  const ship = defender?.kind === 'zone' ? ships[defender.id] : undefined;
  const fight = fightIn(observation);
  const total = attack && fight ? shown(observation.state) : 0;
  const damage = attack?.braced ? Math.ceil(total / 2) : total;
  const isThrough = !ship || defender?.kind !== 'zone' || damage > ship.shields[defender.zone];
  return bestOf(options, (option) => {
    if (option.kind === 'none') return 0;
    if (option.effect === 'standard') return isThrough ? 0.5 : 0.05;
    return effectGain(observation, option.effect, 'critical-effect');
  });
}

/** The die whose new face does most. */
export function chooseTurned(observation: Observation, { options }: Asked<'change-die'>): number {
  const fight = fightIn(observation);
  if (!fight) return 0;
  const { crits, point } = fight;
  return bestOf(
    options,
    // Of two that do as much, the one that can still become a critical effect.
    ({ face, to }) =>
      point * (turnedTo(fight, to) - worthOfFace(face, crits) + 0.1 * (critIcons(to) - critIcons(face))),
  );
}

/** Whom a card is about: whoever gains the own side most by it. */
export function chooseTarget(observation: Observation, question: Asked<'pick-target'>): number {
  const { state } = observation;
  const bearer = bearerIn(state, question);
  const effects = triggersOf(question.card)
    .flatMap(({ does }) => does)
    .flatMap((effect) => (effect.kind === 'to' && effect.whom.kind === 'pick' ? effect.does : []));
  return bestOf(question.options, (option) => {
    if (option.kind === 'none') return 0;
    const piece = option.kind === 'ship' ? state.ships[option.ship]! : state.squadrons[option.squadron]!;
    const scene: Scene = { observation, bearer, piece, other: undefined };
    return effects.reduce((sum, effect) => sum + gainOf(scene, effect), 0) + 0.001 * damageTo(piece);
  });
}

/** Defense tokens, the first to go before the others. */
export const KEPT: readonly string[] = ['contain', 'salvo', 'evade', 'redirect', 'brace', 'scatter'];

/** The best of an enemy's tokens, or of own ones that come back; of own ones that are paid with, the least, readied first. */
export function chooseDefenseToken(
  { state, player }: Observation,
  question: Asked<'pick-defense-token'>,
): number {
  const { defense, player: owner } = bearerIn(state, question);
  const comesBack = question.options.every(({ token }) => defense[token]!.side === 'discarded');
  const sign = owner !== player || comesBack ? 1 : -1;
  return bestOf(question.options, ({ token, name }) => {
    const isExhausted = defense[token]!.side === 'exhausted';
    return sign * KEPT.indexOf(name) - (sign < 0 && isExhausted ? KEPT.length : 0);
  });
}

/** The command that a ship needs most; for a ship of the other side the one that is offered first. */
export function chooseNeeded(observation: Observation, question: Asked<'pick-command'>): number {
  const ship = question.squadron === undefined ? observation.state.ships[question.ship] : undefined;
  if (ship?.player !== observation.player) return 0;
  return bestOf(question.options, (option) =>
    'command' in option ? commandNeed(observation, ship, option.command, []) : 0,
  );
}

/** One of several effects of a card. */
export function chooseOneOf(observation: Observation, question: Asked<'choose-effect'>): number {
  const bearer = bearerIn(observation.state, question);
  const scene: Scene = { observation, bearer, piece: bearer, other: undefined };
  return bestOf(question.options, ({ effect }) => gainOf(scene, effect));
}

/** The hull zone of an own ship with the fewest shields, of an enemy's with the most. */
export function chooseZone({ state, player }: Observation, question: Asked<'pick-zone'>): number {
  const ship = state.ships[question.ship]!;
  const sign = ship.player === player ? -1 : 1;
  return bestOf(question.options, ({ zone }) => sign * ship.shields[zone]);
}

import {
  type ArmadaQuestion,
  type ArmadaState,
  armamentOf,
  cardOf,
  critIcons,
  evadeAt,
  gathered,
  mayTurn,
  pieceOf,
} from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import { bestOf } from '../plain/choice.ts';
import { effectGain } from './cards.ts';
import { worthOf } from './firepower.ts';
import type { Observation } from './observation.ts';
import { critsCount, savedBy, shown, worthOfFace } from './pool.ts';

type AttackQuestion = Extract<ArmadaQuestion, { kind: 'attack' | 'next-squadron' }>;
type Declared = Extract<AttackQuestion['options'][number], { kind: 'attack' }>;

/** The attack that does most, in fleet points. */
export function chooseAttack({ state }: Observation, question: AttackQuestion): number {
  return bestOf(question.options, (option) => (option.kind === 'none' ? 0 : attackValue(state, option)));
}

function attackValue(state: ArmadaState, { attacker, defender, reach, obstructed }: Declared): number {
  const crits = critsCount(state, { attacker, defender });
  const armament = armamentOf(state, reach === 'distance-2' ? 'snipe' : 'attack', attacker, defender);
  const dice = gathered(armament, reach).map((color) => armadaExpectedDamage(color, crits));
  const weakest = obstructed ? Math.min(...dice) : 0;
  // Without dice the attack is canceled (armada:obstructed.2).
  if (dice.length <= Number(obstructed)) return IN_VAIN;
  const damage = dice.reduce((sum, one) => sum + one, 0) - weakest;
  if (defender.kind === 'token') return MINE;
  if (defender.kind === 'obstacle') return 0.1 + damage * STATION;
  if (defender.kind === 'squadron') {
    const squadron = state.squadrons[defender.id]!;
    const share = Math.min(damage, squadron.hull) / squadron.hull;
    return squadron.points * share * (damage >= squadron.hull ? 1.2 : 0.8);
  }
  const ship = state.ships[defender.id]!;
  const bare = ship.shields[defender.zone] === 0 ? 1.3 : 1;
  const kills = damage > cardOf(ship).hull - ship.damage.length + ship.shields[defender.zone];
  return 0.1 + damage * worthOf(ship) * bare + (kills ? ship.points : 0);
}

/** An attack that rolls no dice is worse than none. */
const IN_VAIN = -1;
/** Points for a mine shot, and for each damage of a station. */
const MINE = 1;
const STATION = 6;

/** The attacker's effects: dice first, then accuracy on the token that would save most. */
export function chooseEffect(
  observation: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'attack-effect' }>,
): number {
  const { state } = observation;
  const blank = state.attack!.dice.some(({ face }) => worthOfFace(face, critsCount(state)) === 0);
  const damage = shown(state);
  return bestOf(options, (option) => {
    switch (option.kind) {
      case 'concentrate-fire':
        return option.with === 'token' ? (blank ? 9 : -1) : option.with === 'dial' ? 10 : blank ? 11 : 9.5;
      case 'effect':
        return effectValue(observation, option.effect);
      case 'accuracy':
        // An accuracy does nothing else, but to lock what saves nothing only tells the other what one has.
        return savedBy(tokensOf(state)[option.token]?.kind ?? '', damage) - 0.1;
      case 'done':
        return 0;
    }
  });
}

/** Keywords that reroll dice only where that gains something: swarm must reroll one; a hit is not spent for a raid token. */
function effectValue(observation: Observation, effect: string): number {
  switch (effect) {
    case 'swarm':
    case 'adept':
      return rerollGain(observation.state) > 0 ? 5 : -1;
    case 'assault':
      return -1;
    default: {
      const gain = effectGain(observation, effect, 'attack-effects');
      return gain > 0 ? 5 + gain : -1;
    }
  }
}

/** The most that a reroll of one die of the pool gains. */
function rerollGain(state: ArmadaState): number {
  const crits = critsCount(state);
  return state.attack!.dice.reduce(
    (best, die) =>
      mayTurn(die)
        ? Math.max(best, armadaExpectedDamage(die.color, crits) - worthOfFace(die.face, crits))
        : best,
    Number.NEGATIVE_INFINITY,
  );
}

/** Defense tokens of who is attacked. */
const tokensOf = (state: ArmadaState) => pieceOf(state, state.attack!.defender)?.defense ?? [];

/** The color whose dice do most. */
export const chooseColor = (
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'add-die' }>,
): number => bestOf(options, ({ color }) => armadaExpectedDamage(color, critsCount(state)));

/** The die whose loss hurts least. */
export const chooseDieNotRolled = (
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'die-not-rolled' }>,
): number => bestOf(options, ({ color }) => -armadaExpectedDamage(color, critsCount(state)));

/** Rerolls the die that is furthest below what its color promises. */
export function chooseReroll(
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'reroll-die' }>,
): number {
  const crits = critsCount(state);
  return bestOf(options, (option) =>
    option.kind === 'none'
      ? 0.1
      : armadaExpectedDamage(option.color, crits) - worthOfFace(option.face, crits),
  );
}

/** The token that saves most, if it is worth exhausting or discarding it. */
export function chooseDefense(
  observation: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'defense-token' }>,
): number {
  const { state } = observation;
  const { defender, braced } = state.attack!;
  const tokens = tokensOf(state);
  const shields = defender.kind === 'zone' ? state.ships[defender.id]!.shields[defender.zone] : 0;
  const total = shown(state);
  const damage = braced ? Math.ceil(total / 2) : total;
  const left = hullLeft(state);
  const dies = damage >= left + shields;
  return bestOf(options, (option) => {
    if (option.kind === 'done') return 0;
    if (option.kind === 'effect') return effectGain(observation, option.effect, 'defense-tokens');
    const token = tokens[option.token]!;
    const saved = saving(state, token.kind, damage, shields);
    const price = token.side === 'readied' ? 0.4 : dies ? 0.5 : 2;
    return saved > 0 ? saved - price + (dies ? 1 : 0) : -1;
  });
}

function hullLeft(state: ArmadaState): number {
  const { defender } = state.attack!;
  if (defender.kind === 'squadron') return state.squadrons[defender.id]!.hull;
  const ship = state.ships[defender.id]!;
  return cardOf(ship).hull - ship.damage.length;
}

/** What a token saves now, in points of damage. */
function saving(state: ArmadaState, kind: string, damage: number, shields: number): number {
  const { dice, reach, defender } = state.attack!;
  const crits = critsCount(state);
  switch (kind) {
    case 'brace':
      return Math.floor(damage / 2);
    case 'scatter':
      return damage;
    case 'redirect': {
      if (defender.kind !== 'zone' || damage <= shields) return 0;
      const ship = state.ships[defender.id]!;
      const beside =
        defender.zone === 'left' || defender.zone === 'right'
          ? (['front', 'rear'] as const)
          : (['left', 'right'] as const);
      return Math.min(damage - shields, Math.max(...beside.map((zone) => ship.shields[zone])));
    }
    case 'evade': {
      const evade = evadeAt(reach, state.edition);
      if (evade === null) return 0;
      const gains = dice.map(({ color, face }) => {
        const own = worthOfFace(face, crits);
        return evade.how === 'cancel' ? own : own - armadaExpectedDamage(color, crits);
      });
      return Math.max(0, ...gains);
    }
    case 'contain':
      return damage > shields && dice.some(({ face }) => critIcons(face) > 0) ? 1 : 0;
    default:
      return 0.6;
  }
}

/** A token is given up for one die more only where that die is a great part of what is left, or kills. */
export function chooseEvadeMore(
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'evade-more' }>,
): number {
  const { dice, reach, defender, braced } = state.attack!;
  const crits = critsCount(state);
  const cancels = evadeAt(reach, state.edition)?.how === 'cancel';
  const gain = dice.reduce((best, { color, face }) => {
    const own = worthOfFace(face, crits);
    return Math.max(best, cancels ? own : own - armadaExpectedDamage(color, crits));
  }, 0);
  const shields = defender.kind === 'zone' ? state.ships[defender.id]!.shields[defender.zone] : 0;
  const total = shown(state);
  const damage = braced ? Math.ceil(total / 2) : total;
  const dies = damage >= hullLeft(state) + shields;
  const worthIt = dies ? gain > 0 : gain > A_TOKEN;
  return bestOf(options, ({ kind }) => Number((kind === 'yes') === worthIt));
}

/** Damage that a defense token saves in the rest of a game, about. */
const A_TOKEN = 1.5;

/** The die that is worth least, where one must go. */
export const chooseSpent = (
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'spend-die' }>,
): number =>
  bestOf(options, (option) => (option.kind === 'none' ? -0.6 : -worthOfFace(option.face, critsCount(state))));

/** Another die in the place of one only if it does more. */
export const chooseSwap = (
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'replace-die' }>,
): number =>
  bestOf(options, (option) =>
    option.kind === 'none'
      ? 0
      : armadaExpectedDamage(option.to, critsCount(state)) -
        armadaExpectedDamage(option.from, critsCount(state)),
  );

/** One zone more takes damage as long as some goes through the shields. */
export function chooseMoreRedirected(
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'redirect-more' }>,
): number {
  const { defender } = state.attack!;
  const ship = state.ships[defender.id]!;
  const through = shown(state) > ship.shields[defender.zone];
  return bestOf(options, (option) => ('zone' in option ? (through ? ship.shields[option.zone] : -1) : 0.5));
}

/** Takes away the attacker's best die. */
export function chooseEvaded(
  { state }: Observation,
  { options, how }: Extract<ArmadaQuestion, { kind: 'evade-die' }>,
): number {
  const crits = critsCount(state);
  return bestOf(options, (option) => {
    if (option.kind === 'none') return 0.1;
    const own = worthOfFace(option.face, crits);
    return how === 'cancel' ? own : own - armadaExpectedDamage(option.color, crits);
  });
}

/** As much as goes through the shields of the zone that was hit, and no more than the other has. */
export function chooseRedirected(
  { state }: Observation,
  { options, zone }: Extract<ArmadaQuestion, { kind: 'redirect-damage' }>,
): number {
  const { defender, damage } = state.attack!;
  const ship = state.ships[defender.id]!;
  const through = Math.max(0, damage - ship.shields[defender.zone]);
  const wanted = Math.min(through, ship.shields[zone]);
  return bestOf(options, (option) => -Math.abs(option.damage - wanted));
}

/** The zone with most shields takes what is redirected. */
export const chooseRedirectZone = (
  { state }: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'redirect-zone' }>,
): number => {
  const ship = state.ships[state.attack!.defender.id]!;
  return bestOf(options, ({ zone }) => ship.shields[zone]);
};

/** An attack: its six steps, one after the other, each a step of the agenda (attack.1). */

import { announce } from '../abilities/announce.ts';
import { endLasting } from '../abilities/lasting.ts';
import { attacksOfStep } from '../abilities/modifiers.ts';
import { type ArmadaGame, inPlay, shipOf, squadronOf, squadronsInPlay } from '../game.ts';
import { sightLine } from '../geometry/index.ts';
import { objectiveAfterAttack, objectiveBeforeEffects, objectiveTargeted } from '../objectives/attacks.ts';
import { sightRule } from '../squadrons/engaged.ts';
import {
  type ArmadaState,
  type LentAttack,
  occasion,
  type Ship,
  type Squadron,
  type Step,
} from '../state.ts';
import { attackMoment } from './card-effects.ts';
import type { Color } from './dice.ts';
import { resolveAttackEffects } from './effects.ts';
import { ATTACK_STEPS, type AttackStepName } from './events.ts';
import { finishHitBack } from './finish.ts';
import { gatherDice } from './gather.ts';
import { ignitionAttacks, removeTargeting } from './ignition.ts';
import { hasMadeItsAttack, noteAttack } from './once-a-round.ts';
import { isOnShip, measured, pieceOf, shipIn, squadronParty, targetOf } from './parties.ts';
import { rollDice } from './pool.ts';
import type { AttackOption } from './questions.ts';
import {
  attacksLent,
  attacksOf,
  attacksOfSquadron,
  attacksOnAnySquadron,
  attacksOnSquadrons,
} from './reachable.ts';
import { resolveDamage } from './resolve-damage.ts';
import type { Attack, AttackKind, Party } from './schema.ts';
import {
  type AttackDeclared,
  attacksPerActivation,
  type Looked,
  lookAround,
  lookAroundSquadron,
  lookAt,
  targetRefusals,
} from './targets.ts';
import { spendDefenseTokens } from './tokens.ts';

/** The Attack step of a ship's activation: up to two attacks, each from another hull zone (attack.23). */
export function shipAttacks(
  game: ArmadaGame,
  { ship: id, most }: { readonly ship: number; readonly most?: number },
): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || hasMadeItsAttack(game.state, ship)) return;
  const all = attacksPerActivation(ship);
  if (ship.attacks.length >= Math.min(all, most ?? attacksOfStep(game.state, ship, all))) return;
  // The first attack must be one of ignition, if the ship's token lies on the table and it is able (ignition.2).
  const ignited = ship.attacks.length === 0 ? ignitionAttacks(game.state, ship) : [];
  const attacks = ignited.length > 0 ? ignited : attacksOf(game.state, ship);
  const option =
    ignited.length > 0
      ? chooseIgnition(game, ship, ignited)
      : chooseTarget(game, ship, attacks, { kind: 'attack', because: 'armada:attack.2' }, () =>
          lookAround(game.state, ship),
        );
  if (option.kind === 'none') {
    game.emit({ kind: 'no-attack', attacker: { kind: 'zone', id }, because: noAttack(attacks) });
    return;
  }
  const { attacker, defender } = option;
  ship.attacks.push({
    zone: attacker.zone,
    target: targetOf(defender),
    id: defender.id,
    targetZone: defender.kind === 'zone' ? defender.zone : '',
    more: [],
    again: false,
  });
  if (isOnShip(option)) ship.attacksOnShips += 1;
  game.next({ kind: 'ship-attacks', ship: id, ...(most !== undefined && { most }) });
  declare(game, ignited.length > 0 ? 'ignition' : 'attack', option);
}

/**
 * An attack on squadrons that a card gives a ship beside its own, from any zone: on one with its own dice, and no other
 * one after it, or with dice of the card.
 */
export function attackSquadrons(game: ArmadaGame, ship: Ship, dice: readonly Color[], because: string): void {
  const { state } = game;
  const attacks = attacksOnAnySquadron(state, ship, dice);
  const option = chooseTarget(game, ship, attacks, { kind: 'attack', because }, () => []);
  if (option.kind === 'none') return;
  const squadrons = dice.length > 0 ? [] : state.squadrons.map(({ id }) => id);
  declare(game, 'attack', option, { dice, squadrons });
}

/** A squadron attacks (attack.7); `by` is the ship whose command activated it, -1 without one. */
export function squadronAttack(
  game: ArmadaGame,
  { squadron: id, by, lent }: Omit<Extract<Step, { kind: 'squadron-attack' }>, 'kind'>,
): void {
  const squadron = squadronOf(game, id);
  if (!inPlay(squadron)) return;
  const attacks = lent ? attacksLent(game.state, squadron, lent) : attacksOfSquadron(game.state, squadron);
  const option = chooseTarget(game, squadron, attacks, { kind: 'attack', because: 'armada:attack.7' }, () =>
    lookAroundSquadron(game.state, squadron).filter((one) => isMeant(one, lent)),
  );
  if (option.kind === 'none') {
    game.emit({ kind: 'no-attack', attacker: { kind: 'squadron', id }, because: noAttack(attacks) });
    return;
  }
  if (lent?.at === 'each') {
    const attacked = [...lent.attacked, option.defender.id];
    game.next({ kind: 'squadron-attack', squadron: id, by, lent: { ...lent, attacked } });
  }
  const dice = lent?.dice ?? [];
  declare(game, option.reach === 'distance-2' ? 'snipe' : 'attack', option, { by, dice });
}

/** Whether a card that gives an attack means a target that was looked at: engaged or not, where it means one. */
function isMeant(looked: Looked, lent: LentAttack | undefined): boolean {
  if (!lent || looked.attack) return true;
  const { defender, ruling } = looked;
  if (typeof lent.at === 'object')
    return lent.at.kind === defender.kind && lent.at.id === defender.id && ruling !== 'armada:engagement.3';
  return lent.at === 'any' && lent.dice.length === 0 ? true : defender.kind === 'squadron';
}

/** One of the attacks that may be declared, or none. Why others may not is measured only when somebody asks. */
function chooseTarget(
  game: ArmadaGame,
  { player }: Ship | Squadron,
  attacks: readonly AttackDeclared[],
  asked: { readonly kind: 'attack' | 'next-squadron'; readonly because: string },
  look: () => readonly Looked[],
): AttackOption {
  return game.choose(
    {
      form: 'choice',
      ...asked,
      player,
      options: [...attacks, { kind: 'none' }],
    },
    { refused: () => targetRefusals(look()) },
  );
}

/** An ignition attack that must be made. */
const chooseIgnition = (
  game: ArmadaGame,
  { player }: Ship,
  attacks: readonly AttackDeclared[],
): AttackOption =>
  game.choose({
    form: 'choice',
    kind: 'attack',
    player,
    because: 'armada:ignition.2',
    options: attacks,
  });

const noAttack = (attacks: readonly AttackDeclared[]): string =>
  attacks.length > 0 ? 'armada:attack.2' : 'armada:attack.5';

interface Declared {
  readonly by?: number;
  readonly dice?: readonly Color[];
  readonly squadrons?: readonly number[];
}

/** Declare Target: who attacks whom is settled, and the other steps follow. */
export function declare(
  game: ArmadaGame,
  kind: AttackKind,
  { attacker, defender, reach, obstructed }: Omit<AttackDeclared, 'kind'>,
  { by = -1, dice = [], squadrons = [] }: Declared = {},
): void {
  const { state } = game;
  state.attack = {
    kind,
    attacker,
    defender,
    reach,
    obstructed,
    by,
    step: 'declare-target',
    dice: [],
    lent: [...dice],
    locked: [],
    spent: [],
    redirects: [],
    braced: false,
    contained: false,
    salvo: false,
    lessened: 0,
    critical: '',
    faceup: 0,
    damage: -1,
    used: [],
    squadrons: [...squadrons],
    mines: [],
  };
  const ship = shipIn(state, attacker);
  if (ship) noteAttack(state, ship);
  game.emit({ kind: 'attack-step', step: 'declare-target', because: 'armada:attack.1' });
  const sight = sightLine(measured(state, attacker), measured(state, defender), sightRule(state));
  game.emit({
    kind: 'attack',
    how: kind,
    attacker,
    defender,
    reach,
    obstructed,
    sight,
    because: 'armada:attack.6',
  });
  const steps = ATTACK_STEPS.slice(1).map((part) => ({ kind: 'attack-part' as const, part }));
  game.next(...steps, { kind: 'attack-part', part: 'end-attack' });
  objectiveTargeted(game, state.attack);
  attackMoment(game, state.attack, 'targeted');
}

/** Runs one of the steps after Declare Target; nothing when the attack was canceled. */
export function attackPart(
  game: ArmadaGame,
  { part }: { readonly part: AttackStepName | 'end-attack' },
): void {
  const { attack } = game.state;
  if (!attack) return;
  if (part === 'end-attack') return endAttack(game, attack);
  attack.step = part;
  if (part !== 'declare-additional-target' || mayGoOn(attack))
    game.emit({ kind: 'attack-step', step: part, because: 'armada:attack.1' });
  switch (part) {
    case 'declare-target':
      return;
    case 'roll-attack-dice':
      return rollAttackDice(game, attack);
    case 'resolve-attack-effects':
      objectiveBeforeEffects(game, attack);
      return resolveAttackEffects(game, attack);
    case 'spend-defense-tokens':
      return spendDefenseTokens(game, attack);
    case 'resolve-damage':
      return resolveDamage(game, attack);
    case 'declare-additional-target':
      return declareAdditionalTarget(game, attack);
  }
}

/** Dice are gathered and rolled; without any the attack is canceled, and that was it (attack.9, .10). */
function rollAttackDice(game: ArmadaGame, attack: Attack): void {
  const dice = gatherDice(game, attack);
  if (dice.length > 0) {
    rollDice(game, attack, dice);
    return attackMoment(game, attack, 'dice-rolled');
  }
  game.emit({
    kind: 'attack-canceled',
    because: attack.obstructed ? 'armada:obstructed.2' : 'armada:attack.9',
  });
  endAttack(game, attack);
}

/** A ship that attacked a squadron may attack more of them (attack.20), not one that shot a mine (proximity-mine-tokens.3). */
const mayGoOn = ({ kind, attacker, defender }: Attack): boolean =>
  kind === 'attack' && attacker.kind === 'zone' && defender.kind === 'squadron';

/** Another squadron in the same zone's arc and range, none twice (attack.20, .21); each is a new attack (attack.22). */
function declareAdditionalTarget(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const ship = mayGoOn(attack) ? shipIn(state, attack.attacker) : null;
  if (!ship || !inPlay(ship)) return;
  const { attacker, defender } = attack;
  const squadrons = [...attack.squadrons, defender.id];
  const left = squadronsLeft(state, ship, squadrons);
  const attacks = attacksOnSquadrons(state, ship, attacker.zone, left, attack.lent);
  if (attacks.length === 0) return;
  const option = chooseTarget(
    game,
    ship,
    attacks,
    { kind: 'next-squadron', because: 'armada:attack.20' },
    () => left.map((party) => lookAt(state, attacker, party)),
  );
  if (option.kind === 'none') return;
  ship.attacks[ship.attacks.length - 1]?.more.push(option.defender.id);
  announce(game, afterAttack(attack));
  declare(game, 'attack', option, { dice: attack.lent, squadrons });
}

/** Enemy squadrons that have not been attacked in this run. */
const squadronsLeft = (state: ArmadaState, ship: Ship, squadrons: readonly number[]): readonly Party[] =>
  squadronsInPlay(state)
    .filter(({ id, player }) => player !== ship.player && !squadrons.includes(id))
    .map(squadronParty);

const afterAttack = ({ attacker, defender }: Attack) =>
  occasion('after-attack', {
    ...(attacker.kind === 'zone' ? { ship: attacker.id } : { squadron: attacker.id }),
    ...(defender.kind === 'zone' ? { other: defender.id } : {}),
  });

/** The attack is over; whoever may hit back does so next, and is removed only then. */
function endAttack(game: ArmadaGame, attack: Attack): void {
  objectiveAfterAttack(game, attack);
  if (attack.kind === 'ignition') removeTargeting(game, shipOf(game, attack.attacker.id));
  if (pieceOf(game.state, attack.attacker)) announce(game, afterAttack(attack));
  attackMoment(game, attack, 'attack-over');
  attackMoment(game, attack, 'defense-over');
  endLasting([...game.state.ships, ...game.state.squadrons], 'attack');
  finishHitBack(game, attack);
}

/** What abilities do. */

import { acquireLock } from '../actions/acquire-lock.ts';
import { drawnTo } from '../actions/lock-range.ts';
import { turnAround } from '../actions/reposition.ts';
import { addDie, cancelResults, changeAll, fixPool, type PoolKind, rollPool } from '../attack/pool.ts';
import { loseShields } from '../damage/shields.ts';
import { dealDamageCard, sufferDamage, turnUp } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { shieldsOf, shipOf, skillOf } from '../game.ts';
import { lockOf, lockOn, moveBlueToken, removeLock } from '../locks.ts';
import { loseTokens } from '../lose-tokens.ts';
import type { Attack, Die, Ship, Step, Token } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { discardUpgrade, flipUpgrade } from '../upgrades.ts';
import { type Acting, rulingOf, sceneOf, stepOf, targetOf } from './acting.ts';
import { treatManeuver, turnDial } from './dials.ts';
import { meets, numberIn, shipsThat } from './evaluate.ts';
import type { CardVerb } from './language/verbs.ts';
import type { Effect, TokenClass } from './language/vocabulary.ts';
import { inTurn, isCardVerb } from './language.ts';
import { findAbility } from './owned.ts';
import { canLock, freeNames, kindsOf, possible } from './possible.ts';
import { applyCardVerb, grantedAttack } from './verbs.ts';

export type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** An effect happens. What it queues comes before the rest of the ability, which is a step of its own then. */
export function applyEffect(act: Acting, effect: Effect): void {
  if (isCardVerb(effect)) return applyCardVerb(act, effect, applyEffect);
  switch (effect.kind) {
    case 'choose':
      return chooseShips(act, effect);
    case 'each':
      return forEach(act, effect);
    case 'either':
      return chooseEffect(act, effect);
    case 'if': {
      const { then, else: otherwise } = effect;
      const next = meets(sceneOf(act), effect.requires) ? then : otherwise;
      return next ? applyEffect(act, next) : undefined;
    }
    case 'in-turn': {
      const [first, ...rest] = effect.effects;
      act.game.next(...rest.map((one) => stepOf(act, one)));
      return first && applyEffect(act, first);
    }
    case 'if-done':
      return ifDone(act, effect);
    case 'roll-die': {
      const face = rollSingleDie(act.game, act.ship, rulingOf(act.ability));
      const rows = effect.rows.filter(({ on }) => on.includes(face));
      return act.game.next(...rows.map(({ then }) => stepOf(act, then)));
    }
    case 'roll-defense-die': {
      const [die] = rollPool(act.game, act.ship, 'defense', 1, rulingOf(act.ability));
      return effect.faces.some((face) => face === die?.face) ? applyEffect(act, effect.then) : undefined;
    }
    case 'free-action':
      return freeAction(act, effect);
    case 'attack':
      return performAttack(act, effect);
    case 'choose-lock':
      return lockChosen(act, effect);
    case 'treat-maneuver':
      return treatManeuver(act, effect);
    default:
      return applyVerb(act, effect);
  }
}

type Verb = Exclude<
  Exclude<Effect, CardVerb>,
  {
    kind:
      | 'choose'
      | 'each'
      | 'either'
      | 'if'
      | 'in-turn'
      | 'if-done'
      | 'roll-die'
      | 'roll-defense-die'
      | 'free-action'
      | 'attack'
      | 'choose-lock'
      | 'treat-maneuver';
  }
>;

/** What happens at once and asks nothing, but which token. */
function applyVerb(act: Acting, effect: Verb): void {
  const { game } = act;
  const { state } = game;
  const on = 'on' in effect ? targetOf(act, effect.on) : undefined;
  switch (effect.kind) {
    case 'gain':
      return (
        on && gainTokens(game, on, effect.token, numberIn(sceneOf(act), effect.count), rulingOf(act.ability))
      );
    case 'remove':
      return on && removeTokens(act, on, effect);
    case 'transfer':
      return transferTokens(act, effect);
    case 'acquire-lock': {
      const by = targetOf(act, effect.by);
      if (by && on && canLock(sceneOf(act), by, on, effect.anyRange))
        acquireLock(game, by, on, rulingOf(act.ability));
      return;
    }
    case 'transfer-lock': {
      const [from, to] = [targetOf(act, effect.from), targetOf(act, effect.to)];
      const lock = from && lockOf(state, from);
      return lock && to && moveBlueToken(game, lock, to, rulingOf(act.ability));
    }
    case 'remove-lock': {
      const by = targetOf(act, effect.by);
      const lock = by && (on ? lockOn(state, by, on) : lockOf(state, by));
      return lock && removeLock(game, lock, rulingOf(act.ability));
    }
    case 'turn-up-dealt': {
      const { attack } = state;
      const defender = attack && state.ships[attack.defender];
      if (!defender) return;
      const dealt = defender.damage.filter(({ uid }) => attack.dealt.includes(uid));
      for (const card of dealt) turnUp(game, defender, card, rulingOf(act.ability));
      return;
    }
    case 'turn-dial':
      return turnDial(act, effect);
    case 'suffer':
      return on && sufferDamage(game, on, { hits: effect.hits, crits: effect.crits }, rulingOf(act.ability));
    case 'roll-damage': {
      if (!on) return;
      const faces = rollPool(game, act.ship, 'attack', effect.dice, rulingOf(act.ability)).map(
        ({ face }) => face,
      );
      const count = (face: string) => faces.filter((one) => one === face).length;
      return sufferDamage(game, on, { hits: count('hit'), crits: count('crit') }, rulingOf(act.ability));
    }
    case 'shields':
      return on && changeShields(act, on, effect.change);
    case 'deal':
      return on && dealDamageCard(game, on, effect.up, rulingOf(act.ability));
    case 'skill': {
      const to = typeof effect.to === 'number' ? effect.to : skillIn(act, effect.to);
      on?.skills.push({ value: to, until: effect.until });
      return;
    }
    case 'more-dice': {
      const change = numberIn(sceneOf(act), effect.change);
      if (!state.attack) return;
      if (effect.dice === 'attack') state.attack.attackMore += change;
      else state.attack.defenseMore += change;
      return;
    }
    case 'turn-results':
      return state.attack ? changeAll(poolOf(state.attack, effect.dice), effect.from, effect.to) : undefined;
    case 'fix-dice':
      if (state.attack) fixPool(state.attack, effect.dice);
      return;
    case 'roll-more': {
      const { attack } = state;
      if (!attack) return;
      const roller = shipOf(game, effect.dice === 'attack' ? attack.attacker : attack.defender);
      poolOf(attack, effect.dice).push(
        ...rollPool(game, roller, effect.dice, effect.count, rulingOf(act.ability)),
      );
      return;
    }
    case 'skip-action':
      act.ship.skipsAction ||= rulingOf(act.ability);
      return;
    case 'no-attack-next-round':
      act.ship.noAttackIn = state.round + 1;
      return;
    case 'flip-this': {
      const upgrade = act.ship.upgrades[upgradeOf(act)];
      if (upgrade) flipUpgrade(game, act.ship, upgrade, rulingOf(act.ability));
      return;
    }
    case 'obstacle-dice':
      return game.next({ kind: 'obstacle-dice', ship: act.ship.id });
    case 'flip-card': {
      const upgrade = act.ship.upgrades.find(({ id, discarded }) => id === effect.card && !discarded);
      if (upgrade) flipUpgrade(game, act.ship, upgrade, rulingOf(act.ability));
      return;
    }
    case 'turn-around':
      return turnAround(game, act.ship, rulingOf(act.ability));
    case 'agility':
      on?.agilities.push({ change: effect.change, until: effect.until });
      return;
    case 'discard-this':
      return discardUpgrade(game, act.ship, upgradeOf(act), rulingOf(act.ability));
    case 'cancel':
      return cancel(state, effect);
    case 'add-result': {
      const { attack } = state;
      const pool = effect.dice === 'attack' ? attack?.attackDice : attack?.defenseDice;
      for (let left = numberIn(sceneOf(act), effect.count); pool && left > 0; left--)
        addDie(pool, effect.face);
      return;
    }
  }
}

/** Cancels results of some faces, or of any. */
function cancel({ attack }: Acting['game']['state'], { dice, faces, count }: Of<'cancel'>): void {
  const pool = attack ? poolOf(attack, dice) : [];
  const most = count === 'all' ? 99 : count;
  for (const face of faces ?? new Set(pool.map((die) => die.face))) cancelResults(pool, face, most);
}

const poolOf = (attack: Attack, kind: PoolKind): Die[] =>
  kind === 'attack' ? attack.attackDice : attack.defenseDice;

/** Place of the upgrade card that an ability stands on; -1 when it stands on none. */
const upgradeOf = ({ game, ship, ability }: Acting): number =>
  findAbility(game.state, ship, ability)?.upgrade ?? -1;

function skillIn(act: Acting, who: Extract<Of<'skill'>['to'], string>): number {
  const ship = targetOf(act, who);
  return ship ? skillOf(ship) : 0;
}

/** Shields are recovered up to the shield value only (faq-ship-cards.30), and lost one by one. */
function changeShields(act: Acting, ship: Ship, change: number): void {
  const shields = Math.max(0, Math.min(shieldsOf(ship), ship.shields + change));
  if (shields === ship.shields) return;
  if (shields < ship.shields)
    return loseShields(act.game, ship, ship.shields - shields, rulingOf(act.ability));
  ship.shields = shields;
  act.game.emit({ kind: 'shield-recovered', ship: ship.id, shields, because: rulingOf(act.ability) });
}

// ── tokens ──

/** One token of some kinds that a ship has; of several kinds a player picks. */
function pickToken(act: Acting, ship: Ship, of: TokenClass | readonly Token[], player: number) {
  const kinds = kindsOf(ship, of);
  if (kinds.length < 2) return kinds[0];
  return act.game.choose({
    form: 'choice',
    kind: 'choose-token',
    player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    of: ship.id,
    options: kinds.map((token) => ({ token })),
  }).token;
}

function removeTokens(act: Acting, on: Ship, { of, count, chooser }: Of<'remove'>): void {
  const { player } = targetOf(act, chooser) ?? act.ship;
  for (let left = count === 'all' ? 99 : count; left > 0; left--) {
    const token = count === 'all' ? kindsOf(on, of)[0] : pickToken(act, on, of, player);
    if (!token) return;
    loseTokens(act.game, on, token, count === 'all' ? on.tokens[token] : 1, rulingOf(act.ability));
  }
}

function transferTokens(act: Acting, { of, count, from, to }: Of<'transfer'>): void {
  const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
  if (!giver || !taker) return;
  for (let left = count === 'all' ? 99 : count; left > 0; left--) {
    const token = count === 'all' ? kindsOf(giver, of)[0] : pickToken(act, giver, of, act.ship.player);
    if (!token) return;
    const moved = count === 'all' ? giver.tokens[token] : 1;
    loseTokens(act.game, giver, token, moved, rulingOf(act.ability));
    gainTokens(act.game, taker, token, moved, rulingOf(act.ability));
  }
}

// ── choices ──

/** One ship after the other is chosen; an optional ability may choose none. */
function chooseShips(act: Acting, effect: Of<'choose'>): void {
  const { that, count, must, then } = effect;
  const wanted = numberIn(sceneOf(act), count);
  const chosen: Ship[] = [];
  while (chosen.length < wanted) {
    const able = shipsThat(sceneOf(act), that).filter(
      (ship) => !chosen.includes(ship) && possible({ ...sceneOf(act), chosen: ship.id }, then),
    );
    const ship = pickShip(act, able, must);
    if (!ship) break;
    chosen.push(ship);
  }
  if (chosen.length === 0) return;
  act.use?.();
  const [first, ...rest] = chosen.map(({ id }) => id);
  act.game.next(...rest.map((id) => stepOf({ ...act, chosen: id }, then)));
  const one = withoutUse({ ...act, chosen: first! });
  // What turns out impossible may be given to another ship (faq-ship-cards.1).
  if (then.kind === 'free-action' && !must) return freeAction(one, then, undefined, effect);
  applyEffect(one, then);
}

const withoutUse = ({ game, ship, ability, occasion, chosen }: Acting): Acting => ({
  game,
  ship,
  ability,
  occasion,
  chosen,
});

function pickShip(
  act: Acting,
  ships: readonly Ship[],
  must: boolean,
  player = act.ship.player,
): Ship | undefined {
  if (ships.length === 0) return undefined;
  const options = ships.map(({ id }) => ({ kind: 'ship' as const, target: id }));
  const option = act.game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    options: must ? options : [...options, { kind: 'none' }],
  });
  return option.kind === 'none' ? undefined : act.game.state.ships[option.target];
}

function forEach(act: Acting, { that, then }: Of<'each'>): void {
  const steps = shipsThat(sceneOf(act), that).map(({ id }) => stepOf({ ...act, chosen: id }, then));
  act.game.next(...steps);
}

function chooseEffect(act: Acting, { chooser, options }: Of<'either'>): void {
  const able = options.flatMap((effect, at) => (possible(sceneOf(act), effect) ? [at] : []));
  if (able.length === 0) return;
  const { player } = targetOf(act, chooser) ?? act.ship;
  const { effect } = act.game.choose({
    form: 'choice',
    kind: 'choose-effect',
    player,
    because: rulingOf(act.ability),
    ship: act.ship.id,
    ability: act.ability,
    options: able.map((at) => ({ effect: at })),
  });
  applyEffect(act, options[effect]!);
}

function ifDone(act: Acting, { first, then }: Of<'if-done'>): void {
  if (first.kind === 'free-action') return freeAction(act, first, then);
  if (first.kind === 'turn-dial') return turnDial(act, first, then);
  if (first.kind === 'choose-lock') return lockChosen(act, first, then);
  if (first.kind === 'attack') return performAttack(act, first, then);
  if (first.kind !== 'choose') {
    act.game.next(stepOf(act, then));
    return applyEffect(act, first);
  }
  const after = inTurn(first.then, then);
  return chooseShips(act, chosenFor(first, after));
}

const chosenFor = ({ that, count, must }: Of<'choose'>, then: Effect): Of<'choose'> => ({
  kind: 'choose',
  that,
  count,
  must,
  then,
});

// ── actions, locks, attacks ──

/** A free action, which may be declined; what follows it waits until it is performed. */
function freeAction(act: Acting, { by, actions }: Of<'free-action'>, then?: Effect, again?: Effect): void {
  const ship = targetOf(act, by);
  if (!ship) return;
  const step: Step = {
    kind: 'action',
    ship: ship.id,
    free: freeNames(ship, actions),
    because: 'xwing1:actions.2',
    tried: [],
    granted: { ability: act.ability, ship: act.ship.id },
    ...(then && { after: stepOf(act, then) }),
    ...(act.otherwise && { otherwise: act.otherwise }),
    ...(again && { again: stepOf(act, again) }),
  };
  act.game.next(step);
}

/** An attack beyond the one of the ship's opportunity; the attack in whose moments it comes goes on afterwards. */
function performAttack(act: Acting, effect: Of<'attack'>, then?: Effect): void {
  const ship = targetOf(act, effect.by);
  if (!ship) return;
  const { attack } = act.game.state;
  const own: Step = {
    kind: 'attack',
    ship: ship.id,
    ...grantedAttack(act, effect),
    ...(then && { after: stepOf(act, then) }),
  };
  act.game.next(own, ...(attack ? [{ kind: 'resume-attack' as const, attack }] : []));
}

/** A ship locks one of some; which one, its own player picks. */
function lockChosen(act: Acting, { by, that }: Of<'choose-lock'>, then?: Effect): void {
  const ship = targetOf(act, by);
  if (!ship) return;
  const scene = sceneOf(act);
  const able = shipsThat(scene, that).filter((one) => canLock(scene, ship, one, false));
  const target = pickShip(act, drawnTo(act.game.state, ship, able), false, ship.player);
  if (!target) return;
  act.use?.();
  if (then) act.game.next(stepOf(act, then));
  acquireLock(act.game, ship, target, rulingOf(act.ability));
}

// ── whether an effect can do anything ──

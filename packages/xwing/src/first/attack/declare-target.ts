import { rulingOf } from '../abilities/acting.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { focusSources, lockSources } from '../abilities/lent.ts';
import { isBarredFromSpending } from '../abilities/modifiers.ts';
import { isWeapon } from '../abilities/requirements.ts';
import { firstAs } from '../damage/suffer.ts';
import { type FirstGame, inPlay, isHuge, shipOf } from '../game.ts';
import { spendLock } from '../locks.ts';
import type { Attack, GrantedAttack, Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import { PRIMARY, THROUGH_BOMB, THROUGH_EMITTER, type Weapon, weaponOf } from './printed-weapons.ts';
import type { AttackOption } from './questions.ts';
import {
  asUsed,
  attackOptions,
  attackRefusals,
  cannotAttack,
  goesThroughBomb,
  goesThroughEmitter,
  linesOfAttack,
  newAttack,
  shipsInTheWay,
  through,
} from './weapons.ts';

/**
 * Declare Target: the attacker may measure to all enemies first (attack.3); then weapon, target and costs in this
 * order (attack.4). Null when it does not attack.
 */
export function declareTarget(game: FirstGame, ship: Ship, granted: GrantedAttack = {}): Attack | null {
  const { state } = game;
  const options = attackOptions(state, ship, granted.arc).filter(
    (option) => isAllowed(ship, option, granted) && !isSpent(ship, option.weapon, granted),
  );
  if (options.length === 0) {
    game.emit({ kind: 'no-attack', ship: ship.id, because: cannotAttack(state, ship) ?? 'xwing1:attack.7' });
    return null;
  }
  const option: AttackOption = game.choose(
    {
      form: 'choice',
      kind: 'attack',
      player: ship.player,
      because: 'xwing1:attack.4',
      ship: ship.id,
      options: [...options, { kind: 'none' }],
    },
    {
      refused: () =>
        attackRefusals(state, ship, granted.arc, (weapon, target) =>
          isSpent(ship, weapon, granted)
            ? 'xwing1:huge-ships.25'
            : isAllowed(ship, { weapon, target }, granted)
              ? null
              : rulingOf(granted.by ?? ''),
        ),
    },
  );
  if (option.kind === 'none') {
    game.emit({ kind: 'no-attack', ship: ship.id, because: 'xwing1:attack.31' });
    return null;
  }
  const weapon = through(ship, asUsed(state, ship, weaponOf(ship, option.weapon)), granted.arc);
  const target = shipOf(game, option.target);
  if (granted.last) ship.attacksOver = granted.last === 'round' ? 'end of round' : `end of ${state.phase}`;
  const attack = declared(game, ship, weapon, target, option.range);
  if (isHuge(ship) && granted.by === undefined) ship.fired.push(weapon.number);
  payForAttack(game, ship, weapon, target);
  return attack;
}

/** A huge ship attacks with each of its weapons once, but where a card grants an attack (huge-ships.25). */
const isSpent = (ship: Ship, weapon: number, granted: GrantedAttack): boolean =>
  granted.by === undefined && ship.fired.includes(weapon);

/** Whether an ability that grants an attack allows it with a weapon, on a target. */
export const isAllowed = (
  ship: Ship,
  { weapon, target }: { readonly weapon: number; readonly target: number },
  { with: weapons, card, on, not }: GrantedAttack,
): boolean =>
  (!on || on.includes(target)) &&
  (!weapons ||
    weapons.some((one) => {
      if (one === 'another') return weapon !== not;
      return one === 'this' ? weapon === (card ?? -1) + 1 : isWeapon(ship, weapon, one);
    }));

/**
 * The second attack of a weapon that makes two: on the same target, with everything paid (faq-upgrade-cards.16, .17).
 * Null when it cannot be made any more.
 */
export function declareAgain(
  game: FirstGame,
  { attacker, defender, weapon, range, used }: Attack,
): Attack | null {
  const ship = shipOf(game, attacker);
  const target = shipOf(game, defender);
  if (!inPlay(ship) || !inPlay(target) || ship.attacksOver) return null;
  const again = declared(game, ship, weaponOf(ship, weapon), target, range);
  again.used.push(AGAIN, ...used.filter((one) => one === PAID));
  return again;
}

/** With Munitions Failsafe a weapon is discarded once it hits, and by a weapon of two attacks once. */
export function payForHit(game: FirstGame, attack: Attack): void {
  const ship = shipOf(game, attack.attacker);
  if (attack.used.includes(PAID) || !hasRule(game.state, ship, 'keeps-missed-weapons')) return;
  if (attack.weapon === PRIMARY || !weaponOf(ship, attack.weapon).secondary?.discarded) return;
  attack.used.push(PAID);
  discardUpgrade(game, ship, attack.weapon - 1, 'xwing1:attack.4');
}
/** Stands among the effects used in an attack whose weapon was discarded when it hit. */
const PAID = 'paid';

/** Stands among the effects used in an attack that is the second of two. */
export const AGAIN = 'again';

function declared(game: FirstGame, ship: Ship, weapon: Weapon, target: Ship, range: number): Attack {
  const line = chooseLine(game, ship, weapon, target);
  const { number } = weapon;
  const attack: Attack = {
    ...newAttack(ship, target),
    weapon: number,
    range: treatedRange(game, ship, number, range),
    obstructed: line?.obstructed ?? false,
  };
  game.state.attack = attack;
  if (line?.obstructed && goesThroughEmitter(game.state, ship, target, line.line))
    attack.used.push(THROUGH_EMITTER);
  if (hooked(game.state, 'rule first-card-faceup')) markFirst(attack, ship, target);
  if (goesThroughBomb(game.state, ship, weapon, target, attack.obstructed)) attack.used.push(THROUGH_BOMB);
  ship.hasAttacked = true;
  game.emit({ kind: 'attack-step', step: 'declare-target', because: 'xwing1:attack.2' });
  game.emit({
    kind: 'attack',
    attacker: ship.id,
    defender: target.id,
    weapon: number === PRIMARY ? null : ship.upgrades[number - 1]!.id,
    range,
    obstructed: attack.obstructed,
    line: line?.line ?? null,
    because: 'xwing1:attack.8',
  });
  return attack;
}

/** Keeps in mind whether an attack is the first of its attacker in the round, and the first on its defender. */
function markFirst(attack: Attack, attacker: Ship, defender: Ship): void {
  for (const [part, { used }] of [
    ['attacker', attacker],
    ['defender', defender],
  ] as const) {
    if (used.includes(`round ${firstAs(part)}`)) continue;
    used.push(`round ${firstAs(part)}`);
    attack.used.push(firstAs(part));
  }
}

/** The range that an attack counts as, which a card may change. */
const treatedRange = ({ state }: FirstGame, ship: Ship, weapon: number, range: number): number =>
  weapon === PRIMARY && range <= 3 && hasRule(state, ship, 'fights-as-at-range-1') ? 1 : range;

/** The attacker picks among equally short lines, where it matters (obstructed.4, .5). */
function chooseLine(game: FirstGame, ship: Ship, weapon: Weapon, target: Ship) {
  const { state } = game;
  if (!state.obstacles.some(({ placed }) => placed) && shipsInTheWay(state, ship, target).length === 0)
    return null;
  if (hasRule(game.state, ship, 'never-obstructed')) return null;
  const lines = linesOfAttack(game, ship, weapon, target);
  if (lines.length < 2) return lines[0] ?? null;
  const { obstructed } = game.choose({
    form: 'choice',
    kind: 'measuring-line',
    player: ship.player,
    because: 'xwing1:obstructed.5',
    ship: ship.id,
    options: lines.map((line) => ({ obstructed: line.obstructed })),
  });
  return lines.find((line) => line.obstructed === obstructed)!;
}

/** Costs are paid once weapon and target are settled (attack.4): tokens that the card spends, the card itself. */
function payForAttack(game: FirstGame, ship: Ship, { number, secondary }: Weapon, target: Ship): void {
  if (!secondary) return;
  const because = 'xwing1:attack.4';
  for (let paid = 0; paid < (secondary.spends ?? 0); paid++) {
    if (secondary.needs === 'target-lock') payLock(game, ship, target, because);
    if (secondary.needs === 'focus') pay(game, ship, target, because, ['focus']);
    // Energy is spent from the card itself (huge-ships.29).
    if (secondary.needs === 'energy') ship.upgrades[number - 1]!.held -= 1;
  }
  if (!secondary.discarded || hasRule(game.state, ship, 'keeps-missed-weapons')) return;
  discardUpgrade(game, ship, number - 1, because);
}

/** A target lock is spent, or a focus token where a card lets it serve. */
function payLock(game: FirstGame, ship: Ship, target: Ship, because: string): void {
  const focus =
    hasRule(game.state, ship, 'focus-for-locks') && !isBarredFromSpending(game.state, ship, 'focus');
  pay(game, ship, target, because, focus ? ['target-lock', 'focus'] : ['target-lock']);
}

/** One of some tokens is spent: the ship’s own, or a friend’s by a card of that. */
function pay(
  game: FirstGame,
  ship: Ship,
  target: Ship,
  because: string,
  kinds: readonly ('target-lock' | 'focus')[],
): void {
  const options = kinds.flatMap((pays) =>
    (pays === 'focus' ? focusSources(game.state, ship) : lockSources(game.state, ship, target, 'costs')).map(
      ({ id }) => (id === ship.id ? { pays } : { pays, of: id }),
    ),
  );
  const { pays, of } = game.choose({
    form: 'choice',
    kind: 'pay-for-attack',
    player: ship.player,
    because,
    ship: ship.id,
    options,
  });
  const from = shipOf(game, of ?? ship.id);
  if (pays === 'focus') spendToken(game, ship, 'focus', because, from);
  else spendLock(game, ship, target, because, from);
}

import {
  type Arc,
  type Body,
  lineCrosses,
  linesAmong,
  type MeasuringLine,
  type Pose,
} from '../../common/index.ts';
import { passesAll, rules } from '../abilities/evaluate.ts';
import { payCosts } from '../abilities/pay.ts';
import { permits } from '../abilities/permits.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { payForTeam, remoteLines } from '../devices/attack.ts';
import { deviceBodyOf, unitBody } from '../devices/bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { hugeBetween } from '../huge/between.ts';
import { costsNow } from '../huge/fired.ts';
import { notIgnored } from '../maneuver/ignoring.ts';
import { obstaclesUnder } from '../obstacles.ts';
import type { AttackOption } from '../questions.ts';
import { READINGS } from '../readings.ts';
import { REASONS } from '../reasons.ts';
import { upgradeRef } from '../ship/upgrades.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { Attack, SecondState, Ship } from '../state.ts';
import { measuringLines } from './measuring-line.ts';
import { weaponOf } from './weapon.ts';
import { type AttackLimits, attackOptions, cannotAttack, exemptionFor } from './weapons.ts';

/**
 * Declare Target: all ranges and arcs are known (attack.3), then weapon and defender are chosen (attack.4, .5).
 * Null when the ship does not attack (engagement-phase.2).
 */
export function declareTarget(
  game: SecondGame,
  ship: Ship,
  bonus: boolean,
  limits: AttackLimits = {},
): Attack | null {
  const options = attackOptions(game.state, ship, limits);
  const option = chooseAttack(game, ship, options, limits);
  if (option.kind === 'none') {
    game.emit({
      kind: 'no-attack',
      ship: ship.id,
      because:
        options.length > 0
          ? 'xwing2:engagement-phase.2'
          : (cannotAttack(game.state, ship) ?? 'xwing2:attack.7'),
    });
    return null;
  }
  const defender = shipOf(game, option.target);
  const line = chooseLine(game, ship, option.arc as Arc, defender, option.range);
  const range = countedRange(game.state, ship, option);
  const attack: Attack = {
    attacker: ship.id,
    defender: defender.id,
    weapon: option.weapon,
    arc: option.arc,
    range,
    obstructed: line?.obstructed ?? false,
    bonus,
    step: 'declare-target',
    attackDice: [],
    defenseDice: [],
    hit: false,
    attackMore: 0,
    defenseMore: 0,
    dealt: 0,
    dealtFaceup: 0,
    modified: false,
    attackerRerolled: 0,
    used: [],
  };
  game.state.attack = attack;
  game.emit({
    kind: 'attack',
    attacker: ship.id,
    defender: defender.id,
    weapon: option.weapon,
    arc: option.arc,
    range,
    obstructed: attack.obstructed,
    line: line?.line ?? null,
    because: 'xwing2:attack.5',
  });
  tellInTheWay(game, ship, defender, attack, line);
  payForReach(game, ship, option.ability);
  payForAttack(game, ship, attack, limits);
  return attack;
}

/**
 * Ships and devices through which range is measured obstruct the attack too, though that changes no dice (obstructed.1,
 * .2): of several lines equally short, those on the one that meets fewest kinds of things. None at range 0 (obstructed.6).
 */
function tellInTheWay(
  game: SecondGame,
  attacker: Ship,
  defender: Ship,
  attack: Attack,
  chosen: MeasuringLine | null,
): void {
  if (attack.range === 0) return;
  const { state } = game;
  const ships = state.ships.filter(
    (ship) => ship !== attacker && ship !== defender && inPlay(ship) && isBetween(ship, attacker, defender),
  );
  const devices = state.devices.filter((device) => isBetween(device, attacker, defender));
  if (ships.length === 0 && devices.length === 0) return;
  const bodies = [...ships.map((ship) => bodyOf(ship)), ...devices.map(deviceBodyOf)];
  const line =
    chosen?.line ??
    (isRemote(attacker)
      ? linesAmong([remoteLines(attacker, defender)], bodies)
      : measuringLines(bodyOf(attacker), attack.arc as Arc, unitBody(defender), attack.range, bodies))[0]
      ?.line;
  if (!line) return;
  const met = {
    ships: ships.filter((ship) => lineCrosses(line, bodyOf(ship))).map(({ id }) => id),
    devices: devices.filter((device) => lineCrosses(line, deviceBodyOf(device))).map(({ id }) => id),
  };
  if (met.ships.length === 0 && met.devices.length === 0) return;
  game.emit({
    kind: 'measured-through',
    attacker: attacker.id,
    defender: defender.id,
    ...met,
    because: 'xwing2:obstructed.1',
  });
}

/** Whether something lies near enough to be between two ships; a cheap look before lines are drawn. */
function isBetween(thing: Pose, attacker: Ship, defender: Ship): boolean {
  const dx = thing.x - (attacker.x + defender.x) / 2;
  const dy = thing.y - (attacker.y + defender.y) / 2;
  const reach = distanceOfMiddles(attacker, defender) / 2 + FARTHEST_CORNER;
  return dx * dx + dy * dy <= reach * reach;
}

/** No base or device reaches farther than this from its middle (mm). */
const FARTHEST_CORNER = 130;

/** The attack range that an attack is treated as made at, where a card says so. */
function countedRange(
  state: SecondState,
  ship: Ship,
  { range, weapon, target }: Extract<AttackOption, { kind: 'attack' }>,
): number {
  const rule = rules(state, 'attack-range-counts-as').find(
    ({ by, ref, of }) =>
      by === ship &&
      range >= of.from[0] &&
      range <= of.from[1] &&
      (of.withCard === undefined || weaponsOf(ship)[weapon]?.special?.upgrade === of.withCard) &&
      passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, state.ships[target]!, of.whom ?? []),
  );
  return rule?.of.to ?? range;
}

/** The price of the card that lets the attack reach its defender. */
function payForReach(game: SecondGame, ship: Ship, ability: string | undefined): void {
  const card = permits(game.state, ship, 'stretch-range').find(({ ref }) => ref === ability);
  if (card) payCosts(game, ship, card.ref, card.of.costs, { because: 'xwing2:attack.6' });
}

/** Pay Costs: after the defender is declared, before any die is rolled (attack.2, attack.6). */
function payForAttack(game: SecondGame, ship: Ship, attack: Attack, limits: AttackLimits): void {
  const { special } = weaponOf(game.state, attack);
  if (isRemote(ship)) payForTeam(game, ship);
  if (!special) return;
  const exempt = limits.withoutLock
    ? null
    : exemptionFor(game.state, ship, special, shipOf(game, attack.defender));
  if (exempt) payCosts(game, ship, exempt.ref, exempt.of.costs, { because: 'xwing2:attack.6' });
  if (limits.withoutCost) attack.unpaid = true;
  else
    payCosts(game, ship, upgradeRef(special.upgrade), costsNow(ship, special), {
      because: 'xwing2:attack.6',
    });
}

function chooseAttack(
  game: SecondGame,
  ship: Ship,
  options: readonly AttackOption[],
  limits: AttackLimits,
): AttackOption {
  // That it attacks nobody is told by itself: no choice is told beside it.
  if (options.length === 0) return { kind: 'none' };
  return game.choose(
    {
      form: 'choice',
      kind: 'attack',
      player: ship.player,
      because: 'xwing2:attack.5',
      ship: ship.id,
      options: [...options, { kind: 'none' }],
    },
    { refused: () => REASONS.attack(game.state, ship, options, limits) },
  );
}

/** The line range is measured along; when several are equally short the attacker picks (obstructed.4, .5). */
function chooseLine(
  game: SecondGame,
  attacker: Ship,
  arc: Arc,
  defender: Ship,
  range: number,
): MeasuringLine | null {
  const rocks = [
    ...rocksBetween(game.state, attacker, defender),
    ...hugeBetween(game.state, attacker, defender),
  ];
  if (rocks.length === 0) return null;
  const lines = isRemote(attacker)
    ? linesAmong([remoteLines(attacker, defender)], rocks)
    : measuringLines(bodyOf(attacker), arc, unitBody(defender), range, rocks);
  const shortest = lines[0];
  // The rules let nobody choose where one line is the shortest.
  if (!shortest || lines.length === 1) return shortest ?? null;
  if (range === 0 && READINGS.rangeZeroIsObstructedOnlyIfEveryContactIs) return shortest;
  return game.choose({
    form: 'choice',
    kind: 'attack-line',
    player: attacker.player,
    because: 'xwing2:obstructed.5',
    ship: attacker.id,
    options: lines,
  });
}

/** Obstacles near enough to lie between two ships; not those under the attacker that it ignores there. */
function rocksBetween(state: SecondState, attacker: Ship, defender: Ship): readonly Body[] {
  const rocks: Body[] = [];
  const ignored = ignoredUnder(state, attacker);
  const middleX = (attacker.x + defender.x) / 2;
  const middleY = (attacker.y + defender.y) / 2;
  const reach = distanceOfMiddles(attacker, defender) / 2 + LARGEST_ROCK;
  for (const obstacle of state.obstacles) {
    if (!obstacle.placed || ignored.includes(obstacle.id)) continue;
    const dx = obstacle.x - middleX;
    const dy = obstacle.y - middleY;
    if (dx * dx + dy * dy <= reach * reach) rocks.push(obstacleBodyOf(obstacle));
  }
  return rocks;
}

/** Obstacles that a ship lies on and ignores as long as it does. */
function ignoredUnder(state: SecondState, ship: Ship): readonly number[] {
  const under = obstaclesUnder(state, ship);
  const felt = notIgnored(state, ship, under, 'overlap');
  return felt.length === under.length ? [] : under.filter((id) => !felt.includes(id));
}

function distanceOfMiddles(a: Ship, b: Ship): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** No obstacle reaches farther than this from its middle (mm). */
const LARGEST_ROCK = 80;

/** Effects of cards on ships: speed, yaw, maneuvers, shields, damage cards, upgrades. */

import { type UpgradeIcon, upgradeCard } from '../../cards/index.ts';
import type { Cause } from '../../cause.ts';
import { discardCommandToken } from '../../commands/tokens.ts';
import { damageName } from '../../damage/deck.ts';
import { loseShield, turnUp } from '../../damage/suffer.ts';
import { discardCard } from '../../damage/turn-down.ts';
import { type ArmadaGame, cardOf, inPlay, mostShields, zonesOf } from '../../game.ts';
import type { Zone } from '../../geometry/index.ts';
import { setSpeed } from '../../maneuver/speed.ts';
import type { ArmadaState, DamageCard, Ship, Upgrade } from '../../state.ts';
import { chooseDamage, chooseUpgrade, chooseZone } from '../asking.ts';
import { BY_ENEMY } from '../language/conditions.ts';
import type { Ability, Effect } from '../language.ts';
import { beginOn } from '../lasting.ts';
import { abilitiesOf } from '../library.ts';
import { cannot, cardValue, mayYawAtRest, staysExhausted } from '../modifiers.ts';

/** Speeds that an effect may change a ship's to; its own among them. */
export function speedsWithin({ speed, ...ship }: Ship, by: number, least: number): readonly number[] {
  const most = cardOf(ship).speeds.length;
  const speeds: number[] = [];
  for (let one = speed - by; one <= speed + by; one++) {
    if (one === speed || (one >= least && one <= most)) speeds.push(one);
  }
  return speeds;
}

/** A player changes a ship's speed. */
export function changeSpeed(
  game: ArmadaGame,
  player: number,
  ship: Ship,
  { by, least }: Extract<Effect, { kind: 'change-speed' }>,
  because: string,
): void {
  const { speed } = game.choose({
    form: 'choice',
    kind: 'pick-speed',
    player,
    because,
    ship: ship.id,
    options: speedsWithin(ship, by, least).map((one) => ({ speed: one })),
  });
  setSpeed(game, ship, speed, because, player === ship.player ? '' : BY_ENEMY);
}

/** It discards a navigate token, or is slower by one. */
export function brake(game: ArmadaGame, ship: Ship, because: string): void {
  if (ship.tokens.includes('navigate')) {
    const { kind } = game.choose({
      form: 'choice',
      kind: 'brake',
      player: ship.player,
      because,
      ship: ship.id,
      options: [{ kind: 'token' }, ...(ship.speed > 1 ? [{ kind: 'speed' as const }] : [])],
    });
    if (kind === 'token') return discardCommandToken(game, ship, 'navigate', because);
  }
  if (ship.speed > 1) setSpeed(game, ship, ship.speed - 1, because);
}

/** What is noted of a joint that has more clicks in the next course. */
export const RAISED = 'raised';

/** A joint of the course that is plotted next has one more click, or the first one two. */
export function raiseYaw(
  game: ArmadaGame,
  ship: Ship,
  { joint, to }: Extract<Effect, { kind: 'raise-yaw' }>,
  because: string,
): void {
  const at = joint === 'any' ? chooseJoint(game, ship, because) : joint === 'first' ? 1 : jointsOf(ship);
  noteRaise(ship, at, to);
}

/** Joints that a course at the speed of the dial has; one at speed 0 if a card lets the ship yaw there. */
export const jointsOf = (ship: Ship): number => (ship.speed > 0 ? ship.speed : mayYawAtRest(ship) ? 1 : 0);

/** Notes that a joint has more clicks in the next course. */
export function noteRaise(ship: Ship, joint: number, to: 'one-more' | 'two'): void {
  const on = `${RAISED} ${ship.lasting.length}`;
  beginOn(ship, { card: RAISED, on, what: `${joint} ${to}`, until: 'activation' });
}

const chooseJoint = (game: ArmadaGame, ship: Ship, because: string): number =>
  game.choose({
    form: 'choice',
    kind: 'pick-joint',
    player: ship.player,
    because,
    ship: ship.id,
    options: Array.from({ length: jointsOf(ship) }, (_, at) => ({ joint: at + 1 })),
  }).joint;

/** Hull zones that can recover a shield. */
export const openZones = (state: ArmadaState, ship: Ship): readonly Zone[] =>
  zonesOf(ship).filter(
    (zone) =>
      ship.shields[zone] < mostShields(ship, zone) &&
      cannot(state, ship, { kind: 'receive-shields', zone }) === null &&
      cannot(state, ship, { kind: 'recover-shields', zone }) === null,
  );

/** One shield is recovered in a zone that its player picks. */
export function recoverShield(game: ArmadaGame, ship: Ship, because: string): void {
  const zones = openZones(game.state, ship);
  if (zones.length === 0) return;
  const zone = chooseZone(game, ship.player, ship, zones, because);
  ship.shields[zone] += 1;
  game.emit({ kind: 'shield-recovered', ship: ship.id, zone, shields: ship.shields[zone], because });
}

/** The speed of another ship, as far as its own chart allows. */
export const matchedSpeed = (ship: Ship, { speed }: Ship): number =>
  Math.min(speed, cardOf(ship).speeds.length);

/** It goes as fast as another ship. */
export function matchSpeed(game: ArmadaGame, ship: Ship, other: Ship, because: string): void {
  const speed = matchedSpeed(ship, other);
  if (speed !== ship.speed) setSpeed(game, ship, speed, because);
}

/** A zone filled beyond its dial holds so many shields at most. */
const MOST_SHIFTED = 6;

/** The most shields that a zone can ever hold: more than its dial prints, if a card of the ship lets it. */
export const mostEver = (ship: Ship, zone: Zone): number => {
  const abilities = ship.upgrades.flatMap(({ id }) => abilitiesOf(id) ?? []);
  const shifted = abilities.some(shifts) ? MOST_SHIFTED : 0;
  return Math.max(shifted, roomIn(ship, zone, abilities));
};

/** Shields that a repair command may bring a zone to, by cards that give it more room. */
export const roomIn = (ship: Ship, zone: Zone, abilities: readonly Ability[]): number =>
  abilities.reduce(
    (room, one) => {
      if (one.kind !== 'roomier-zones' || !one.zones.includes(zone)) return room;
      return Math.max(room, Math.min(one.most, mostShields(ship, zone) + one.add));
    },
    mostShields(ship, zone),
  );

const shifts = (ability: Ability): boolean =>
  ability.kind === 'trigger' && ability.does.some(({ kind }) => kind === 'shift-shields');

type ShieldMove = { readonly kind: 'move-shield'; readonly from: Zone; readonly to: Zone };

/** Shields that may be moved next, when some have come from and gone to these zones. */
export function shieldMoves(
  { attack }: ArmadaState,
  ship: Ship,
  effect: Extract<Effect, { kind: 'shift-shields' }>,
  from: ReadonlySet<Zone> = new Set(),
  to: ReadonlySet<Zone> = new Set(),
): readonly ShieldMove[] {
  const zones = zonesOf(ship);
  const targets =
    effect.to === 'defending'
      ? zones.filter((zone) => zone === attack?.defender.zone)
      : zones.filter((zone) => !from.has(zone) && (to.has(zone) || to.size < Number(effect.to)));
  return targets
    .filter((zone) => ship.shields[zone] < MOST_SHIFTED)
    .flatMap((target) =>
      zones
        .filter((zone) => zone !== target && !to.has(zone) && ship.shields[zone] > 0)
        .filter((zone) => effect.from === 'any' || from.has(zone) || from.size === 0)
        .map((zone): ShieldMove => ({ kind: 'move-shield', from: zone, to: target })),
    );
}

/** Its player moves shields, one after the other. */
export function shiftShields(
  game: ArmadaGame,
  ship: Ship,
  effect: Extract<Effect, { kind: 'shift-shields' }>,
  because: string,
): void {
  const from = new Set<Zone>();
  const to = new Set<Zone>();
  for (let moved = 0; moved < effect.most; moved++) {
    const moves = shieldMoves(game.state, ship, effect, from, to);
    if (moves.length === 0) return;
    const option = game.choose({
      form: 'choice',
      kind: 'shift-shields',
      player: ship.player,
      because,
      ship: ship.id,
      options: moved === 0 ? moves : [...moves, { kind: 'done' }],
    });
    if (option.kind === 'done') return;
    from.add(option.from);
    to.add(option.to);
    ship.shields[option.from] -= 1;
    ship.shields[option.to] += 1;
    game.emit({ kind: 'shield-moved', ship: ship.id, from: option.from, to: option.to, because });
  }
}

/** Facedown damage cards are discarded; nobody can tell one from another. */
export function discardFacedown(game: ArmadaGame, ship: Ship, most: number, because: string): void {
  const down = ship.damage.filter(({ up }) => !up).slice(0, most);
  for (const { uid } of down) discardCard(game, ship, uid, because);
}

/** Its player picks a damage card to discard. */
export function discardDamage(game: ArmadaGame, ship: Ship, because: string): void {
  const uid = chooseDamage(game, ship, { player: ship.player, because });
  if (uid !== undefined) discardCard(game, ship, uid, because);
}

/** A player looks at a ship's facedown cards and turns some faceup, one by one. */
export function turnUpCards(game: ArmadaGame, by: Ship, ship: Ship, because: string): void {
  const most = cardValue(game.state, by, 'engineering');
  for (let count = 0; count < most && inPlay(ship); count++) {
    const down = ship.damage.filter(({ up, kind }) => !up && damageName(kind) !== null);
    const card = chooseFacedown(game, by.player, ship, down, because);
    if (!card) return;
    turnUp(game, ship, card, because);
  }
}

/** One of some facedown cards, by its name, which only the one who is asked sees; or none. */
function chooseFacedown(
  game: ArmadaGame,
  player: number,
  ship: Ship,
  down: readonly DamageCard[],
  because: string,
): DamageCard | undefined {
  const names = [...new Set(down.map(({ kind }) => damageName(kind)))].filter((name) => name !== null);
  if (names.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'look-at-damage',
    player,
    because,
    ship: ship.id,
    options: [...names.map((card) => ({ card })), { kind: 'none' }],
  });
  return 'card' in option ? down.find(({ kind }) => damageName(kind) === option.card) : undefined;
}

/** What is noted of a ship whose next course is slower. */
export const SLOWED = 'slowed';

/** The next course is one slower; the speed dial stays (speed.3). */
export const slowCourse = (ship: Ship): void =>
  beginOn(ship, { card: SLOWED, on: `${SLOWED} ${ship.lasting.length}`, what: '', until: 'activation' });

/** An upgrade of a ship that one of some icons tells, or any but a commander; discarded ones and the card that asks are not. */
export const fitsIcons =
  (icons: readonly UpgradeIcon[] | null, but: Upgrade | null) =>
  (upgrade: Upgrade): boolean => {
    const { id, side } = upgrade;
    if (upgrade === but) return false;
    const own = upgradeCard(id)?.icons ?? [];
    if (side === 'discarded') return false;
    return icons === null ? !own.includes('commander') : own.some((icon) => icons.includes(icon));
  };

/** A player discards or exhausts an upgrade of a ship. */
export function useUpgrade(
  game: ArmadaGame,
  ship: Ship,
  now: 'exhausted' | 'discarded',
  fits: (upgrade: Upgrade) => boolean,
  { player, because }: Cause,
): void {
  const upgrade = chooseUpgrade(game, player, ship, because, fits);
  if (!upgrade) return;
  upgrade.side = now;
  game.emit({ kind: 'upgrade-used', ship: ship.id, upgrade: upgrade.id, now, because });
}

/** Another exhausted upgrade of it is readied. */
export function readyUpgrade(game: ArmadaGame, ship: Ship, but: Upgrade | null, because: string): void {
  const upgrade = chooseUpgrade(game, ship.player, ship, because, canBeReadied(game.state, ship, but));
  if (!upgrade) return;
  upgrade.side = 'readied';
  game.emit({ kind: 'upgrade-readied', ship: ship.id, upgrade: upgrade.id, because });
}

export const canBeReadied =
  (state: ArmadaState, ship: Ship, but: Upgrade | null) =>
  (upgrade: Upgrade): boolean =>
    upgrade !== but && upgrade.side === 'exhausted' && !staysExhausted(state, ship, upgrade);

/** The zone with most shields loses all of them; its owner breaks ties (damage-cards.17). */
export function loseStrongestShields(game: ArmadaGame, ship: Ship, because: string): void {
  const zones = zonesOf(ship);
  const most = Math.max(...zones.map((zone) => ship.shields[zone]));
  if (most === 0) return;
  const { zone } = game.choose({
    form: 'choice',
    kind: 'projector-misaligned',
    player: ship.player,
    because,
    ship: ship.id,
    options: zones.filter((one) => ship.shields[one] === most).map((one) => ({ zone: one })),
  });
  while (ship.shields[zone] > 0) loseShield(game, ship, zone, because);
}

/** The opponent picks up to so many zones that each lose a shield (damage-cards.19). */
export function loseShields(game: ArmadaGame, ship: Ship, count: number, because: string): void {
  const zones = zonesOf(ship).filter((zone) => ship.shields[zone] > 0);
  const { zones: picked } = game.choose({
    form: 'choice',
    kind: 'shield-failure',
    player: 1 - ship.player,
    because,
    ship: ship.id,
    options: upTo(zones, count).map((some) => ({ zones: some })),
  });
  for (const zone of picked) loseShield(game, ship, zone, because);
}

/** Every choice of up to `count` zones, the largest first. */
function upTo(zones: readonly Zone[], count: number): readonly (readonly Zone[])[] {
  if (count === 0 || zones.length === 0) return [[]];
  const [first, ...rest] = zones as readonly [Zone, ...Zone[]];
  const all = [...upTo(rest, count - 1).map((some) => [first, ...some]), ...upTo(rest, count)];
  return all.sort((a, b) => b.length - a.length);
}

/** The zone that attacks may make the next attack too. */
export function attackAgain(ship: Ship): void {
  const last = ship.attacks[ship.attacks.length - 1];
  if (last) last.again = true;
}

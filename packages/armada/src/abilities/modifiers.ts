/** What cards change about values and permissions: asked on demand, never stored. */
import type { Ruling } from '@firing-arc/referee';
import { pieceOf } from '../attack/parties.ts';
import type { DefenseTokenKind, SquadronKeyword } from '../cards/index.ts';
import type { DialOrToken } from '../events.ts';
import { cardOf, shipOf, shipsInPlay, squadronCardOf, squadronOf, squadronsInPlay } from '../game.ts';
import type { Armament, Distance, Zone } from '../geometry/index.ts';
import { type Ban, CANNOT } from '../refusal.ts';
import type { ArmadaState, DefenseToken, Ship, Squadron, Upgrade } from '../state.ts';
import { hold } from './evaluate.ts';
import { bearsOneOf, cardsWith, mayHave } from './kinds.ts';
import type { Change, EvadeBonus, Forbidden, Icon, Modifier, Reaching, Value } from './language.ts';
import { lastingBy, nameOf } from './lasting.ts';
import {
  type Bearer,
  CARDS_ACT,
  type Card,
  cardsOf,
  isAtDistance,
  modifiersOf,
  type Scene,
  type SeenAttack,
} from './scene.ts';

/** What a card can forbid a ship, with what it is about. */
export type Permission = { readonly kind: Forbidden } & Pick<Scene, 'attack' | 'zone' | 'token'>;

/** A value of a ship card with what other cards do to it, one after the other, never below 0. */
export function cardValue(
  state: ArmadaState,
  ship: Ship,
  value: 'command' | 'squadron' | 'engineering',
): number {
  return changed(state, ship, value, cardOf(ship)[value]);
}

/** Hull value: so many damage cards destroy the ship (damage.3). */
export const hullOf = (state: ArmadaState, ship: Ship): number =>
  changed(state, ship, 'hull', cardOf(ship).hull);

/** Engineering points that cards add when a ship resolves a repair command. */
export const extraEngineering = (state: ArmadaState, ship: Ship): number =>
  changed(state, ship, 'engineering-points', 0);

/** Damage of each critical icon of an attack, where the rules count it as so much. */
export function criticalDamage(state: ArmadaState, attack: SeenAttack, counted: number): number {
  const { kind, id } = attack.attacker;
  if (kind === 'zone')
    return counted && changed(state, shipOf({ state }, id), 'critical-damage', counted, { attack });
  if (kind !== 'squadron') return counted;
  const bearer = squadronOf({ state }, id);
  let damage = counted;
  for (const { abilities } of cardsOf(bearer)) {
    for (const one of abilities) {
      if (one.kind !== 'value' || one.of !== 'critical-damage') continue;
      if (hold({ state, bearer, attack }, one.if)) damage = changedBy(damage, one.change);
    }
  }
  return damage;
}

/** Modifiers of one kind of the ship whose command activated a squadron; none without such a ship. */
const commanding = <Kind extends Modifier['kind']>(state: ArmadaState, by: number, kind: Kind) =>
  by < 0 ? [] : modifiersOf(shipOf({ state }, by), kind);

/** Speed of a squadron in its activation; `by` is the ship whose command activated it, -1 without one, `printed` what its card says. */
export function commandedSpeed(
  state: ArmadaState,
  squadron: Squadron,
  by: number,
  printed = squadronCardOf(squadron).speed,
): Distance {
  const { keywords } = squadronCardOf(squadron);
  let sum: number = printed;
  for (const { add, having, lacking } of fleetSpeeds(state, by)) {
    const fits = !having || keywords[having] !== undefined;
    if (fits && (!lacking || keywords[lacking] === undefined)) sum += add;
  }
  return slowed(state, squadron, Math.min(5, sum));
}

/** What quickens squadrons of a command: cards of the ship, and those of its side that go on acting. */
function fleetSpeeds(
  state: ArmadaState,
  by: number,
): readonly Extract<Modifier, { kind: 'commanded-speed' }>[] {
  if (by < 0) return [];
  const ship = shipOf({ state }, by);
  return shipsInPlay(state).flatMap((bearer) =>
    bearer.player !== ship.player
      ? []
      : cardsOf(bearer).flatMap(({ name, abilities }) =>
          abilities.filter(
            (one): one is Extract<Modifier, { kind: 'commanded-speed' }> =>
              one.kind === 'commanded-speed' &&
              (one.all ? lastingBy(bearer, name) !== undefined : bearer === ship),
          ),
        ),
  );
}

/** Enemies near may hamper a squadron, never below speed 1. */
function slowed(state: ArmadaState, squadron: Squadron, speed: number): Distance {
  let result = speed;
  for (const enemy of squadronsInPlay(state)) {
    if (enemy.player === squadron.player) continue;
    for (const { by, within } of modifiersOf(enemy, 'hampers')) {
      if (isAtDistance(enemy, squadron, within)) result -= by;
    }
  }
  return Math.max(1, result) as Distance;
}

/** The speed at which a squadron of a command may move though it is engaged; null when it may not. */
export const slipSpeed = (state: ArmadaState, by: number): Distance | null =>
  commanding(state, by, 'commanded-slips')[0]?.speed ?? null;

/** An anti-squadron armament with the dice that the commanding ship lends. */
export function commandedArmament(state: ArmadaState, armament: Armament, by: number): Armament {
  let result = armament;
  for (const { color, dice } of commanding(state, by, 'commanded-dice')) {
    result = { ...result, [color]: (result[color] ?? 0) + dice };
  }
  return result;
}

/** Icons with which squadrons of a command may pay for assault beside hits. */
export function assaultIcons(state: ArmadaState, by: number): readonly (readonly Icon[])[] {
  if (by < 0) return [];
  const ship = shipOf({ state }, by);
  if (!mayHave(ship, 'wider-assault')) return [];
  return cardsOf(ship)
    .filter(({ name }) => lastingBy(ship, name) !== undefined)
    .flatMap(({ abilities }) =>
      abilities.flatMap((one) => (one.kind === 'wider-assault' ? [one.icons] : [])),
    );
}

/** Whether a card sends a squadron out as if by command. */
export function isSentOut(state: ArmadaState, squadron: Squadron): boolean {
  const waiting = cardsWith('at squadron-turn');
  return shipsInPlay(state).some(
    (ship) =>
      ship.player === squadron.player &&
      bearsOneOf(ship, waiting) &&
      cardsOf(ship).some(
        ({ name }) => waiting.has(name) && lastingBy(ship, name, nameOf(squadron)) !== undefined,
      ),
  );
}

/** Whether a keyword of enemy squadrons does nothing to a squadron. */
export const ignoresKeyword = (squadron: Squadron, name: SquadronKeyword): boolean =>
  modifiersOf(squadron, 'ignores-keywords').some(({ keywords }) => keywords.includes(name));

/** Whether a card lets a squadron attack ships up to close range. */
export const attacksShipsAtClose = (state: ArmadaState, squadron: Squadron): boolean =>
  squadronsInPlay(state).some(
    (other) =>
      other.player === squadron.player &&
      modifiersOf(other, 'ships-at-close').some(({ within }) => isAtDistance(other, squadron, within)),
  );

/** The yaw value that a card gives the joint at speed 0; 0 without one. */
export const yawAtRest = (ship: Ship): number =>
  modifiersOf(ship, 'yaws-at-rest').reduce((most, { clicks }) => Math.max(most, clicks), 0);

/** Whether it may yaw at speed 0: its card says so, and it has resolved its navigate command. */
export const mayYawAtRest = (ship: Ship): boolean =>
  ship.resolved.includes('navigate') && yawAtRest(ship) > 0;

/** Whether an enemy's card names a kind of defense token in this round, so that it goes when it is spent. */
export const isWornOut = (state: ArmadaState, { defender }: SeenAttack, kind: DefenseTokenKind): boolean => {
  const waiting = cardsWith('wears-out-tokens');
  const player = pieceOf(state, defender)?.player;
  return shipsInPlay(state).some(
    (ship) =>
      ship.player !== player &&
      bearsOneOf(ship, waiting) &&
      cardsOf(ship).some(({ name }) => waiting.has(name) && lastingBy(ship, name)?.what === kind),
  );
};

/** Dice that reach farther than their color does, in an attack on somebody; `anyTarget` whoever that is. */
export function fartherDice(
  state: ArmadaState,
  attack: SeenAttack,
): readonly Extract<Modifier, { kind: 'farther-dice' }>[] {
  const bearer = pieceOf(state, attack.attacker);
  if (!bearer || !mayHave(bearer, 'farther-dice')) return NO_DICE;
  return cardsOf(bearer).flatMap(({ name, abilities }) =>
    abilities.filter(
      (one): one is Extract<Modifier, { kind: 'farther-dice' }> =>
        one.kind === 'farther-dice' && hold({ state, bearer, attack, card: name }, one.if),
    ),
  );
}
const NO_DICE: readonly Extract<Modifier, { kind: 'farther-dice' }>[] = [];

/** How many squadrons hold one in place beside those engaged with it. */
export function pinnedBy(state: ArmadaState, squadron: Squadron): number {
  let sum = 0;
  for (const ship of shipsInPlay(state)) {
    if (ship.player === squadron.player) continue;
    for (const { squadrons, within } of modifiersOf(ship, 'pins')) {
      if (isAtDistance(ship, squadron, within)) sum += squadrons;
    }
  }
  return sum;
}

/** Whether a card lets a heavy squadron bind those engaged with it. */
export const heavyBinds = (state: ArmadaState, squadron: Squadron): boolean =>
  shipsInPlay(state).some(
    (ship) =>
      ship.player === squadron.player &&
      modifiersOf(ship, 'heavy-binds').some(({ within }) => isAtDistance(ship, squadron, within)),
  );

/** Whether a card keeps somebody in play until the attack that destroys it is over. */
export const outlivesAttack = (bearer: Bearer): boolean => modifiersOf(bearer, 'outlives-attack').length > 0;

/** Whether a card in play makes an attack count as obstructed. */
export function obstructsAttacks(state: ArmadaState, attack: SeenAttack): boolean {
  for (const bearer of [...shipsInPlay(state), ...squadronsInPlay(state)]) {
    if (!mayHave(bearer, 'obstructs-attacks')) continue;
    for (const { abilities } of cardsOf(bearer)) {
      for (const one of abilities) {
        if (one.kind === 'obstructs-attacks' && hold({ state, bearer, attack }, one.if)) return true;
      }
    }
  }
  return false;
}

/** The farthest range at which a ship commands squadrons (commands-squadron.2). */
export const commandRangeOf = (ship: Ship): 'close' | 'medium' | 'long' =>
  modifiersOf(ship, 'command-range')[0]?.upTo ?? 'medium';

/** Squadrons beside the squadron value that a command activates. */
export const extraSquadrons = (state: ArmadaState, ship: Ship, spending: DialOrToken): number =>
  changed(state, ship, 'squadrons', 0, { spending });

/** Dials that a ship has in all: as many as its command value, but for cards (command-phase.2). */
export const dialsOf = (state: ArmadaState, ship: Ship): number =>
  changed(state, ship, 'dials', cardValue(state, ship, 'command'));

/** Attacks of an Attack step (attack.23). */
export const attacksOfStep = (state: ArmadaState, ship: Ship, most: number): number =>
  changed(state, ship, 'attacks', most);

/** Command tokens that a ship can hold (command-tokens.2). */
export const heldTokens = (state: ArmadaState, ship: Ship): number =>
  modifiersOf(ship, 'holds-alike').some(({ anyNumber }) => anyNumber)
    ? Number.POSITIVE_INFINITY
    : changed(state, ship, 'held-tokens', cardValue(state, ship, 'command'));

/** Whether a ship holds command tokens that are alike. */
export const holdsAlike = (ship: Ship): boolean => modifiersOf(ship, 'holds-alike').length > 0;

/** Damage from each blue accuracy icon of an attack; none without a card that says so. */
export function accuracyDamage(state: ArmadaState, attack: SeenAttack): number {
  const { kind, id } = attack.attacker;
  return kind === 'zone' ? changed(state, shipOf({ state }, id), 'accuracy-damage', 0, { attack }) : 0;
}

/** What evades of a ship do more than the rules say: its own cards, and those of friends that reach it. */
export function evadeBonuses(state: ArmadaState, ship: Ship): readonly EvadeBonus[] {
  return shipsInPlay(state).flatMap((other) =>
    other.player !== ship.player
      ? []
      : modifiersOf(other, 'evades').flatMap((one) => (reaches(one.for, other, ship) ? [one.more] : [])),
  );
}

/** The attack in which a value is asked for, or what a command is resolved with. */
interface Asked {
  readonly attack?: SeenAttack;
  readonly spending?: DialOrToken;
}

const ALWAYS: Asked = {};

function changed(
  state: ArmadaState,
  ship: Ship,
  value: Value,
  printed: number,
  { attack, spending }: Asked = ALWAYS,
): number {
  let result = printed;
  for (const change of changesOf(state, ship, value, attack ?? null, spending))
    result = changedBy(result, change);
  return Math.max(0, result);
}

function changedBy(value: number, change: Change): number {
  if ('to' in change) return change.to;
  return 'add' in change ? value + change.add : Math.floor(value / 2);
}

/** What changes a value of a ship: its own cards, and those of friendly ships that reach it. */
function changesOf(
  state: ArmadaState,
  ship: Ship,
  value: Value,
  attack: SeenAttack | null,
  spending?: DialOrToken,
): readonly Change[] {
  const changes: Change[] = [];
  for (const other of shipsInPlay(state)) {
    if (other.player !== ship.player || !mayHave(other, 'value')) continue;
    for (const { abilities } of cardsOf(other)) {
      for (const ability of abilities) {
        if (ability.kind !== 'value' || ability.of !== value) continue;
        if (!reaches(ability.for, other, ship)) continue;
        const scene = { state, bearer: ship, attack, ...(spending && { spending }) };
        if (hold(scene, ability.if)) changes.push(ability.change);
      }
    }
  }
  return changes;
}

function reaches(whom: Reaching, bearer: Ship, ship: Ship): boolean {
  if (whom.kind === 'it') return bearer === ship;
  if (whom.size !== undefined && cardOf(ship).size !== whom.size) return false;
  return whom.within === undefined || bearer === ship || isAtDistance(bearer, ship, whom.within);
}

/** The ruling by which a ship may not do something; null when it may. */
export const cannot = (state: ArmadaState, bearer: Bearer, permission: Permission): Ruling | null =>
  forbidding(state, bearer, permission)?.ruling ?? null;

/** The card by which a ship may not do something, with its own line, else that "cannot" is absolute; null when it may. */
export function forbidding(state: ArmadaState, bearer: Bearer, permission: Permission): Ban | null {
  const card =
    forbiddenBy(state, bearer, bearer, 'it', permission) ??
    forbiddenByFriends(state, bearer, permission) ??
    forbiddenByDefender(state, bearer, permission);
  return card && { ruling: card.because === CARDS_ACT ? CANNOT : card.because, card: card.name };
}

function forbiddenBy(
  state: ArmadaState,
  bearer: Bearer,
  other: Bearer,
  whom: Extract<Modifier, { kind: 'cannot' }>['for'],
  permission: Permission,
): Card | null {
  if (!mayHave(bearer, 'cannot')) return null;
  for (const card of cardsOf(bearer)) {
    for (const ability of card.abilities) {
      if (ability.kind !== 'cannot' || ability.what !== permission.kind || ability.for !== whom) continue;
      if (hold({ state, bearer, other, card: card.name, ...permission }, ability.if)) return card;
    }
  }
  return null;
}

/** What a card forbids friendly ships, its own among them. */
function forbiddenByFriends(state: ArmadaState, bearer: Bearer, permission: Permission): Card | null {
  for (const friend of shipsInPlay(state)) {
    if (friend.player !== bearer.player) continue;
    const card = forbiddenBy(state, friend, bearer, 'friends', permission);
    if (card) return card;
  }
  return null;
}

/** What the card of the defender forbids the one that attacks it. */
function forbiddenByDefender(state: ArmadaState, other: Bearer, permission: Permission): Card | null {
  const { attack } = permission;
  const defender = attack ? pieceOf(state, attack.defender) : null;
  return defender && forbiddenBy(state, defender, other, 'its-attackers', permission);
}

type TokenLimit = Extract<Modifier, { readonly kind: 'limits-tokens' }>;

/** Limits on the defense tokens that the defender may spend, by the attacker's cards and its own. */
export function tokenLimits(
  state: ArmadaState,
  attack: SeenAttack,
): readonly { readonly limit: TokenLimit; readonly card: string }[] {
  return [attack.attacker, attack.defender].flatMap((party) => {
    const bearer = pieceOf(state, party);
    if (!bearer) return [];
    return cardsOf(bearer).flatMap(({ name, abilities }) =>
      abilities.flatMap((one) =>
        one.kind === 'limits-tokens' && hold({ state, bearer, attack, card: name }, one.if)
          ? [{ limit: one, card: name }]
          : [],
      ),
    );
  });
}

/** Whether the squadron that attacks a ship treats it as having no shields. */
export function shieldsIgnored(state: ArmadaState, ship: Ship): boolean {
  const { attack } = state;
  if (attack?.attacker.kind !== 'squadron' || attack.defender.kind !== 'zone') return false;
  if (attack.defender.id !== ship.id || attack.damage < 0) return false;
  const cards = cardsOf(squadronOf({ state }, attack.attacker.id));
  return cards.some(({ abilities }) => abilities.some(({ kind }) => kind === 'ignores-shields'));
}

/** Whether the last joint that can be clicked has one click less (damage-cards.22). */
export const lastYawLowered = (state: ArmadaState, ship: Ship): boolean =>
  changesOf(state, ship, 'last-yaw', null).length > 0;

/** The battery that is printed for a hull zone, or counts as printed. */
export function printedBattery(ship: Ship, zone: Zone): Armament {
  const card = modifiersOf(ship, 'prints-battery').find((one) => one.zone === zone);
  return card ? { [card.color]: card.dice } : (cardOf(ship).batteries[zone] ?? {});
}

/** The battery of a hull zone with the dice that cards add to it or take from it. */
export function batteryOf(ship: Ship, zone: Zone): Armament {
  let battery = printedBattery(ship, zone);
  for (const ability of modifiersOf(ship, 'battery')) {
    if (!ability.zones.includes(zone)) continue;
    battery = { ...battery, [ability.color]: Math.max(0, (battery[ability.color] ?? 0) + ability.dice) };
  }
  return battery;
}

/** The anti-squadron armament of a ship, in the color that a card gives it. */
export function antiSquadronOf(ship: Ship): Armament {
  const { antiSquadron } = cardOf(ship);
  const [changed] = modifiersOf(ship, 'anti-squadron-color');
  if (!changed) return antiSquadron;
  const { red = 0, blue = 0, black = 0 } = antiSquadron;
  return { [changed.color]: red + blue + black };
}

/** Blue dice with which a ship attacks squadrons back that attack it at distance 1. */
export const countersOf = (ship: Ship): number =>
  modifiersOf(ship, 'counters').reduce((sum, { dice }) => sum + dice, 0);

/** Whether an exhausted card says of itself that it cannot be readied now. */
export const staysExhausted = (state: ArmadaState, ship: Ship, upgrade: Upgrade): boolean =>
  mayHave(ship, 'cannot') &&
  cardsOf(ship).some(
    ({ name, abilities, upgrade: own }) =>
      own === upgrade &&
      abilities.some(
        (one) =>
          one.kind === 'cannot' &&
          one.what === 'ready-this' &&
          hold({ state, bearer: ship, card: name }, one.if),
      ),
  );

/** What `cannot` is asked about a defense token, and about shields. */
export const spendToken = (token: DefenseToken, zone: Zone): Permission => ({
  kind: 'spend-defense-token',
  token,
  zone,
});

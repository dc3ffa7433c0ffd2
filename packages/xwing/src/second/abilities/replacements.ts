import { toldBy } from '../../common/language/index.ts';
import { inPlay } from '../bodies.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { obstaclesUnder, obstacleType } from '../obstacles.ts';
import { activeAbilities, findAbility } from '../ship/abilities.ts';
import { relationOf } from '../sides.ts';
import { occasion, type SecondState, type Ship, type Token } from '../state.ts';
import { canPay } from './costs.ts';
import { meets, passesAll } from './evaluate.ts';
import { hooked, watched } from './hooks.ts';
import type { DamageSource, Instead, Replaceable, Replacement } from './language.ts';

/** Damage about to be suffered. */
export interface DamageAbout {
  readonly hits: number;
  readonly crits: number;
}

/** What does damage, where a card may ask: an obstacle, or a bomb of a player that detonates. */
export type DamageFrom = 'obstacle' | { readonly bombOf: number };

/** What is about to happen to a ship. */
export type About =
  | ({ readonly event: 'damage'; readonly from?: DamageFrom } & DamageAbout)
  | { readonly event: 'gain'; readonly token: Token; readonly count: number }
  | { readonly event: 'deal'; readonly up: boolean; readonly trait: 'pilot' | 'ship' | null }
  | { readonly event: 'destroyed' }
  | { readonly event: 'flee' }
  | { readonly event: 'overlap-obstacle'; readonly obstacle: number };

/** A replacement effect that could act, and the ship whose card it is on. */
export interface Applicable {
  readonly owned: OwnedAbility;
  readonly by: Ship;
  readonly ability: Replacement;
}

/** Every replacement effect that could act on what is about to happen to a ship (abilities.9). */
export function replacementsFor(state: SecondState, ship: Ship, about: About): readonly Applicable[] {
  if (!hooked(state, 'replacement')) return NOTHING;
  const found: Applicable[] = [];
  const everybody = watched(state, 'replacement');
  for (const by of state.ships) {
    if (!inPlay(by) || (by !== ship && !everybody)) continue;
    for (const owned of activeAbilities(by)) {
      const { ability } = owned;
      if (ability.kind !== 'replacement' || state.resolving.includes(`${owned.ref}@${by.id}`)) continue;
      const one = { owned, by, ability };
      if (applies(state, one, ship, about)) found.push(one);
    }
  }
  return found;
}

const NOTHING: readonly never[] = [];

function applies(
  state: SecondState,
  { owned: { ref }, by, ability }: Applicable,
  ship: Ship,
  about: About,
): boolean {
  if (!isAbout(state, ship, ability.of, about)) return false;
  const moment = occasionOf(ship, about);
  if (ability.whom === 'own') {
    if (by !== ship) return false;
  } else if (!passesAll({ state, self: by, ref, occasion: moment, chosen: -1 }, ship, ability.whom))
    return false;
  return (
    meets(state, by, ref, ability.requires, { occasion: moment }) &&
    canPay(state, by, ref, ability.costs, { occasion: moment })
  );
}

const occasionOf = (ship: Ship, about: About) =>
  occasion('after-gain', { ship: ship.id, what: about.event === 'gain' ? about.token : about.event });

/** How many other friendly ships lie on an obstacle. */
const friendsOn = (state: SecondState, ship: Ship, obstacle: number): number =>
  state.ships.filter(
    (other) =>
      other !== ship &&
      other.player === ship.player &&
      inPlay(other) &&
      obstaclesUnder(state, other).includes(obstacle),
  ).length;

/** Whether damage comes from one of some sources. */
function comesFrom(
  state: SecondState,
  ship: Ship,
  wanted: readonly DamageSource[],
  from: DamageFrom | undefined,
): boolean {
  if (from === undefined) return false;
  if (from === 'obstacle') return wanted.includes('obstacle');
  return wanted.includes('friendly-bomb') && relationOf(state, ship.player, from.bombOf) === 'friendly';
}

function isAbout(state: SecondState, ship: Ship, of: Replaceable, about: About): boolean {
  switch (of.event) {
    case 'damage':
      return about.event === 'damage' && (!of.from || comesFrom(state, ship, of.from, about.from));
    case 'hit-damage':
      return about.event === 'damage' && about.hits > 0;
    case 'gain':
      return about.event === 'gain' && of.tokens.includes(about.token);
    case 'deal':
      return (
        about.event === 'deal' &&
        (of.up === 'any' || of.up === about.up) &&
        (!of.trait || of.trait === about.trait)
      );
    case 'destroyed':
    case 'flee':
      return about.event === of.event;
    case 'overlap-obstacle':
      return (
        about.event === 'overlap-obstacle' &&
        of.types.includes(obstacleType(state.obstacles[about.obstacle]!.outline)) &&
        friendsOn(state, ship, about.obstacle) <= of.mostFriends
      );
  }
}

/**
 * Of several replacement effects only one acts (abilities.11): the player of the affected ship picks. It is paid for
 * and told; what it does is returned for the rule that asked. Null when nothing is replaced.
 */
export function chooseReplacement(
  game: SecondGame,
  ship: Ship,
  about: About,
): (Applicable & { readonly instead: Instead }) | null {
  const applicable = replacementsFor(game.state, ship, about);
  if (applicable.length === 0) return null;
  const options = applicable.map(({ owned, by }) => ({ ability: owned.ref, ship: by.id }));
  const optional = applicable.every(({ ability }) => ability.may);
  const chosen = game.choose({
    form: 'choice',
    kind: 'replacement',
    player: applicable.length === 1 ? applicable[0]!.by.player : ship.player,
    because: lineOfAll(applicable) ?? 'xwing2:abilities.11',
    ship: ship.id,
    options: optional ? [...options, { ability: '', ship: -1 }] : options,
  });
  const taken = applicable.find(({ owned, by }) => owned.ref === chosen.ability && by.id === chosen.ship);
  if (!taken) return null;
  const by = shipOf(game, taken.by.id);
  game.interpreter.payCosts(game, by, taken.owned.ref, taken.ability.costs, {
    occasion: occasionOf(ship, about),
  });
  game.emit({
    kind: 'ability',
    ship: by.id,
    ability: taken.owned.name,
    used: true,
    ...toldBy(taken.owned.lines, 'xwing2:abilities.9'),
  });
  return { ...taken, instead: taken.ability.effect };
}

/** The line of the card, where one alone could act. */
const lineOfAll = (applicable: readonly Applicable[]): string | undefined =>
  applicable.length === 1 ? applicable[0]!.owned.lines[0] : undefined;

/** Does an effect in place of what was about to happen to a ship; the ability is not asked again meanwhile. */
export function applyInstead(game: SecondGame, ship: Ship, taken: Applicable, about: About): void {
  const { instead } = { instead: taken.ability.effect };
  const effect =
    instead.kind === 'instead' || instead.kind === 'one-instead'
      ? instead.effect
      : instead.kind === 'discard'
        ? instead.then
        : null;
  if (!effect) return;
  const owned = findAbility(taken.by, taken.owned.ref) ?? taken.owned;
  game.state.resolving.push(`${taken.owned.ref}@${taken.by.id}`);
  game.interpreter.applyEffect(
    { game, ship: taken.by, owned, occasion: occasionOf(ship, about), chosen: ship.id },
    effect,
  );
  game.state.resolving.pop();
}

/** How many of some tokens are gained when all that replaces them has happened (abilities.10). */
export function leftToGain(game: SecondGame, ship: Ship, token: Token, count: number): number {
  if (!hooked(game.state, 'replacement')) return count;
  const about = { event: 'gain', token, count } as const;
  const taken = chooseReplacement(game, ship, about);
  if (!taken) return count;
  const because = taken.owned.lines[0] ?? 'xwing2:abilities.10';
  game.emit({ kind: 'replaced', ship: ship.id, what: 'gain', because });
  applyInstead(game, ship, taken, about);
  return taken.instead.kind === 'one-instead' ? count - 1 : 0;
}

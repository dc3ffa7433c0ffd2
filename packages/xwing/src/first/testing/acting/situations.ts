/**
 * Situations for abilities that a position by chance does not bring about: their moment itself comes, the action that they
 * wait for is granted, and what they name is held, assigned, discarded, docked or under the ship.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { CENTRE } from '../../../common/testing/acting/spots.ts';
import type { Ability } from '../../abilities/language.ts';
import { CONDITIONS } from '../../cards/conditions.ts';
import { CHASSIS, UPGRADES } from '../../cards/index.ts';
import { type Activity, type Position, type PositionShip, stepsOf } from '../../position/index.ts';
import { type FirstState, occasion, type Step } from '../../state.ts';
import { facedown } from './damage.ts';

/** A position with what an ability of its first ship names. */
export function situated(plain: Position, draw: Drawing): Position {
  const { text, words, chance } = draw;
  const [us, them, ...more] = plain.sides;
  const [bearer, ...friends] = us!.ships;
  const slots = UPGRADES.filter(({ slot }) => words.has(slot));
  const lost = /recover-upgrade|upgrade-discarded|replace-upgrade/.test(text) && slots.length > 0;
  const conditions = CONDITIONS.map(({ id }) => id).filter((id) => words.has(id));
  const first: PositionShip = {
    ...bearer!,
    tokens: {
      ...bearer!.tokens,
      ...(/energy|recover/.test(text) && { energy: 5 }),
      ...(/decloak/.test(text) && { cloak: 1 }),
      ...(/while-stressed/.test(text) && { stress: 1 }),
    },
    upgrades: [...(bearer!.upgrades ?? []), ...(lost ? [`discarded: ${draw.oneOf(slots).id}`] : [])],
    ...(/facedown/.test(text) && { damage: facedown(bearer!.pilot, 2) }),
    ...(/shields/.test(text) && { shields: 0 }),
  };
  return {
    ...plain,
    sides: [
      { ...us!, ships: [first, ...friends, ...docked(bearer!, draw)] },
      {
        ...them!,
        ships: them!.ships.map((ship) => (conditions.length > 0 ? { ...ship, conditions } : ship)),
      },
      ...more,
    ],
    ...(/hold|held/.test(text) && { set: { '/ships/0/upgrades/0/held': 2 } }),
    ...(/obstacle/.test(text) &&
      chance(70) && { obstacles: [{ outline: 'coreasteroid0', at: [CENTRE[0], CENTRE[1], 30] }] }),
  } as Position;
}

/** Ships of the types that dock with the first one, with the title that this asks for. */
function docked({ pilot }: PositionShip, { words, chance }: Drawing): readonly PositionShip[] {
  const own = CHASSIS.find(({ pilots }) => pilots.some(({ id }) => id === pilot));
  const aboard = CHASSIS.filter((type) => type !== own && words.has(type.id) && chance(70));
  const titles = UPGRADES.filter(({ id, slot }) => slot === 'title' && words.has(id)).map(({ id }) => id);
  return aboard.map(({ pilots }) => ({ pilot: pilots[0]!.id, upgrades: titles }) as PositionShip);
}

/** What happens there: the action that is waited for, the moment itself before what would happen else, or that alone. */
export function situatedSteps(
  state: FirstState,
  ability: Ability,
  activity: Activity,
  { text, chance }: Drawing,
): readonly Step[] {
  const usual = stepsOf(state, activity);
  if (ability.kind !== 'trigger' || chance(20)) return usual;
  const actions = /"kind":"action","actions":\["([a-z-]+)"/.exec(text)?.[1];
  if (ability.window === 'after-action' && actions)
    return [...stepsOf(state, { free: 0, actions: [actions] }), ...usual];
  const ship = ability.of === 'own' ? 0 : 1;
  return [{ kind: 'window', ...occasion(ability.window, { ship, other: 3 }) }, ...usual];
}

import {
  cardOf,
  deploysAtMost,
  type FirstQuestion,
  type Ship,
  shieldsOf,
  typeOf,
} from '@firing-arc/xwing/first/engine';
import { bestOf } from '../plain/choice.ts';
import { coordinateValue } from './bar.ts';
import type { Observation } from './observation.ts';

/** What only huge ships are asked: where their energy goes, and who comes along. */

type Asked<Kind extends FirstQuestion['kind']> = Extract<FirstQuestion, { kind: Kind }>;
type OneMore = 'second-lock' | 'second-coordinated' | 'take-aboard';

/** An energy token that makes a weapon ready to fire, that fills one further, or that waits on another card. */
const READY = 3;
const FILLED = 1.5;
const WAITING = 0.5;
/** One that is left for shields. */
const FOR_SHIELDS = 2;

/** Weapons that cannot fire first, then shields that are missing, then what else holds energy. */
export function allocateEnergy(
  { state }: Observation,
  { ship: id, options }: Asked<'allocate-energy'>,
): number {
  const ship = state.ships[id]!;
  const sections = state.ships.filter((one) => one === ship || one.section === id);
  const missing = Math.max(0, ...sections.map(missingShields));
  return bestOf(options, ({ of, at }) => {
    const upgrade = state.ships[of]?.upgrades[at];
    if (!upgrade) return missing >= ship.tokens.energy ? FOR_SHIELDS : 0;
    const { weapon } = cardOf(upgrade);
    if (!weapon) return WAITING;
    return upgrade.held < (weapon.spends ?? 0) ? READY : FILLED;
  });
}

/** Shields that a section could recover. */
const missingShields = (ship: Ship): number =>
  !ship.crippled && typeOf(ship).actions.includes('recover') ? shieldsOf(ship) - ship.shields : 0;

/** As much energy as shields are missing; of shields that a card turns into energy the fewest. */
export function chooseAmount({ state }: Observation, { ship: id, options }: Asked<'choose-amount'>): number {
  const ship = state.ships[id]!;
  const recovers = options.some(({ amount }) => amount === 0);
  const wanted = recovers ? Math.min(ship.tokens.energy, shieldsOf(ship) - ship.shields) : 1;
  return bestOf(options, ({ amount }) => -Math.abs(amount - wanted));
}

/** The dearest who can use the action; nobody rather than one that cannot. */
export const chooseSecond = ({ state }: Observation, { options }: Asked<OneMore>): number =>
  bestOf(options, ({ target }) => (target < 0 ? 0 : coordinateValue(state.ships[target]!)));

/** As many as one maneuver of the carrier deploys again. */
export function takeAboard({ state }: Observation, { ship: id, options }: Asked<OneMore>): number {
  const aboard = state.ships.filter(({ place, carrier }) => place === 'docked' && carrier === id).length;
  return aboard < deploysAtMost(state, state.ships[id]!) ? 0 : options.length - 1;
}

import { type BaseBody, bandOn, distance, EPIC_BANDS, RANGE_BANDS } from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import { payCosts } from '../abilities/pay.ts';
import { permits } from '../abilities/permits.ts';
import { bodyOf } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { acquireLock } from '../locking.ts';
import type { LockOption } from '../questions.ts';
import { REASONS } from '../reasons.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import { liesInArcs, lockTargets, objectBody } from './lock-targets.ts';
import { payFarther } from './pay-reach.ts';
import type { Resolved } from './perform.ts';
import { fartherBy } from './reach.ts';

/** The lock action: an object at range 0-3 must be chosen if there is one; else it fails (lock.2, lock.7). */
export function lockAction(game: SecondGame, ship: Ship, only?: Pick<LockOption, 'kind' | 'id'>): Resolved {
  const all = lockActionTargets(game.state, ship);
  const options = only ? all.filter(({ kind, id }) => kind === only.kind && id === only.id) : all;
  if (options.length === 0) return { failed: true, because: 'xwing2:lock.7' };
  const target = game.choose(
    {
      form: 'choice',
      kind: 'lock-target',
      player: ship.player,
      because: 'xwing2:lock.2',
      ship: ship.id,
      options,
    },
    { refused: () => (only ? [] : REASONS.lock(game.state, ship, options)) },
  );
  const permit = permits(game.state, ship, 'lock-at-any-range').find(({ ref }) => ref === target.ability);
  if (permit) payCosts(game, ship, permit.ref, permit.of.costs);
  else if (target.ability) {
    const range = objectRange(game.state, ship, target);
    payFarther(game, ship, 'lock', (more) => range <= RANGE_BANDS + more);
  }
  acquireLock(game, ship, target.kind, target.id);
  return { failed: false };
}

/** The cards that keep the action to some arcs. */
export const keptToArcs = (ship: Ship) =>
  activeModifiers(ship).flatMap(({ ref, ability }) =>
    ability.kind === 'modifier' && 'permission' in ability.of && ability.of.permission === 'lock-action'
      ? [{ ref, arcs: ability.of.only }]
      : [],
  );

/** What the action can choose: cards may let it reach farther, and keep it to some arcs. */
const lockActionTargets = (state: SecondState, ship: Ship): readonly LockOption[] =>
  keptToArcs(ship).reduce<readonly LockOption[]>(
    (left, { arcs }) => left.filter((option) => liesInArcs(state, ship, option, arcs)),
    [...lockTargets(state, ship), ...farTargets(state, ship)],
  );

/** Objects beyond the ship's range, where a card lets it lock them for a price. */
function farTargets(state: SecondState, ship: Ship): readonly LockOption[] {
  const permit = permits(state, ship, 'lock-at-any-range').find(({ ref, of }) =>
    canPay(state, ship, ref, of.costs),
  );
  if (!permit) return fartherTargets(state, ship);
  return beyondReach(state, ship).map((far) => ({ ...far, ability: permit.ref }));
}

/** Objects beyond the ship's range that it could pay to reach, up to range 5. */
function fartherTargets(state: SecondState, ship: Ship): readonly LockOption[] {
  const more = fartherBy(state, ship, 'lock');
  const card = permits(state, ship, 'reach-farther').find(({ of }) => of.actions.includes('lock'));
  if (more === 0 || !card) return [];
  const most = Math.min(EPIC_BANDS, RANGE_BANDS + more);
  return beyondReach(state, ship)
    .filter((far) => objectRange(state, ship, far) <= most)
    .map((far) => ({ ...far, ability: card.ref }));
}

/** What a ship could lock if its range did not matter, and cannot at its range. */
function beyondReach(state: SecondState, ship: Ship): readonly LockOption[] {
  const near = lockTargets(state, ship);
  return lockTargets(state, ship, true).filter(
    (far) => !near.some(({ kind, id }) => kind === far.kind && id === far.id),
  );
}

/** Range of an object, told apart up to 5; 6 beyond it. */
const objectRange = (state: SecondState, ship: Ship, option: LockOption): number =>
  bandOn(distance(bodyOf(ship), objectBody(state, option)), EPIC_BANDS) ?? EPIC_BANDS + 1;

/** From where a ship may lock at which ranges; the same for everything that it could lock. */
export interface Reach {
  readonly base: BaseBody;
  readonly within: (range: number) => boolean;
  /** A card lets it lock what is at range 0-3 of any friendly ship. */
  readonly nearFriends: boolean;
  /** Cards of other ships let it lock what is near those, whatever its own ranges are. */
  readonly lent: readonly { readonly by: Ship; readonly range: readonly [number, number] }[];
}

import { edgeDistances, insidePlayArea, type Pose, shipsOverlap } from '@firing-arc/xwing/common';
import {
  areEnemies,
  bodyOf,
  chargesOfUpgrade,
  enemySides,
  FULL_DECK,
  HARD_LIMIT,
  hullOf,
  inPlay,
  markerBodyOf,
  mayAttackFriends,
  mostLocks,
  type SecondState,
  type Ship,
  shieldsOf,
  shipCard,
  TOKENS,
} from '@firing-arc/xwing/second';

const DECK_SIZE = FULL_DECK.reduce((sum, count) => sum + count, 0);

/**
 * Watches one game: what is wrong with the position after a step, in words; empty when nothing is. Bases are
 * measured only when a ship has moved since the step before.
 */
export function watchInvariants(): (state: SecondState) => readonly string[] {
  const places = new Map<number, Pose>();
  return (state) => {
    const problems: string[] = [];
    for (const ship of state.ships) problems.push(...shipProblems(ship));
    problems.push(
      ...lockProblems(state),
      ...attackProblems(state),
      ...cardProblems(state),
      ...pointProblems(state),
      ...markerProblems(state),
    );
    for (const ship of state.ships) {
      if (!inPlay(ship)) continue;
      const last = places.get(ship.id);
      if (last && last.x === ship.x && last.y === ship.y && last.facing === ship.facing) continue;
      places.set(ship.id, { x: ship.x, y: ship.y, facing: ship.facing });
      problems.push(...placeProblems(state, ship));
    }
    return problems;
  };
}

function shipProblems(ship: Ship): readonly string[] {
  const problems: string[] = [];
  const { pilot } = shipCard(ship.card);
  for (const token of TOKENS) {
    const count = ship.tokens[token];
    if (!(count >= 0)) problems.push(`ship ${ship.id} has ${count} ${token} tokens`);
  }
  if (ship.shields < 0 || ship.shields > shieldsOf(ship))
    problems.push(`ship ${ship.id} has ${ship.shields} shields`);
  if (ship.charges < 0 || ship.charges > (pilot.charges?.limit ?? 0)) {
    problems.push(`ship ${ship.id} has ${ship.charges} charges`);
  }
  for (const upgrade of ship.upgrades) {
    const limit = chargesOfUpgrade(upgrade)?.limit ?? 0;
    if (upgrade.charges < 0 || upgrade.charges > limit)
      problems.push(`ship ${ship.id} has ${upgrade.charges} charges on ${upgrade.id}`);
  }
  if (inPlay(ship) && !ship.destroyed && ship.damage.length >= hullOf(ship)) {
    problems.push(`ship ${ship.id} flies on with ${ship.damage.length} damage cards`);
  }
  return problems;
}

/**
 * One thing locked by a ship, or as many as its cards allow (a second token on the same thing is the same lock,
 * faq-locking.2); ships that are docked or set aside keep theirs, removed ones do not.
 */
function lockProblems(state: SecondState): readonly string[] {
  return state.locks.flatMap((lock, at) => {
    const problems: string[] = [];
    const by = state.ships[lock.by];
    const earlier = state.locks.slice(0, at).filter((other) => other.by === lock.by);
    const others = new Set(earlier.map((other) => `${other.kind} ${other.on}`));
    others.delete(`${lock.kind} ${lock.on}`);
    if (by && others.size > 0 && others.size >= mostLocks(state, by))
      problems.push(`ship ${lock.by} has ${others.size + 1} locks`);
    const holders = lock.kind === 'ship' ? [lock.by, lock.on] : [lock.by];
    for (const id of holders) {
      const ship = state.ships[id];
      if (!ship || ship.place === 'removed') problems.push(`ship ${id} has left, but not its lock`);
    }
    return problems;
  });
}

function attackProblems(state: SecondState): readonly string[] {
  const problems: string[] = [];
  if (state.resolving.length > 0)
    problems.push(`${state.resolving.join(', ')} still resolves between two steps`);
  const { attack } = state;
  if (!attack) return problems;
  const most = Math.max(attack.attackDice.length, attack.defenseDice.length);
  if (most > HARD_LIMIT) problems.push(`${most} dice are rolled`);
  const [attacker, defender] = [state.ships[attack.attacker], state.ships[attack.defender]];
  if (!attacker || !defender || areEnemies(state, attacker.player, defender.player)) return problems;
  if (!mayAttackFriends(state, attacker)) problems.push(`ship ${attack.attacker} attacks a friend`);
  return problems;
}

/** All damage cards of a player are in the deck, on ships, on their conditions or discarded; counters are not cards. */
function cardProblems(state: SecondState): readonly string[] {
  return state.players.flatMap(({ deck, discarded }, player) => {
    let cards = 0;
    for (let kind = 0; kind < deck.length; kind++) {
      if (deck[kind]! < 0 || discarded[kind]! < 0) return [`player ${player} has a negative number of cards`];
      cards += deck[kind]! + discarded[kind]!;
    }
    for (const ship of state.ships) {
      if (ship.player !== player) continue;
      cards += ship.damage.filter((card) => card.kind >= 0).length;
      cards += ship.conditions.filter((condition) => condition.damage >= 0).length;
    }
    return cards === DECK_SIZE ? [] : [`player ${player} has ${cards} damage cards, not ${DECK_SIZE}`];
  });
}

/** Points that a ship earned by a card: two for each charge of Secret Provisions. */
function delivered({ upgrades }: Ship): number {
  const provisions = upgrades.find(({ id }) => id === 'secretprovisions-epicsl');
  return provisions ? 2 * (3 - provisions.charges) : 0;
}

/**
 * From the first round on a player's points are the other's deficit and the other's ships that are gone; in a
 * scenario what objectives and half points scored is more. Where a card lets players take points from each other,
 * those of all players are as many as they should be, without those that lie on conditions: at the end a ship that is
 * still there scores them.
 */
function pointProblems(state: SecondState): readonly string[] {
  if (state.round === 0) return [];
  const expected = state.players.map((_, player) => earned(state, player));
  const taken = total(state.ships.flatMap(({ conditions }) => conditions.map(({ points = 0 }) => points)));
  if (taken > 0) {
    const all = total(state.players.map(({ points }) => points));
    const due = total(expected) - taken;
    const sound = state.scenario ? all >= due : all === due || (state.result !== null && all === due + taken);
    return sound ? [] : [`all players have ${all} points instead of ${due}`];
  }
  return state.players.flatMap(({ points }, player) => {
    const due = expected[player]!;
    const sound = state.scenario ? points >= due : points === due;
    return sound ? [] : [`player ${player} has ${points} points instead of ${due}`];
  });
}

const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

/** What a player has earned outside of a scenario. */
function earned(state: SecondState, player: number): number {
  let points = 0;
  for (const [other, { deficit }] of state.players.entries())
    if (enemySides(state, other).includes(player)) points += deficit;
  for (const ship of state.ships) {
    if (ship.place === 'removed' && earns(state, player, ship)) points += ship.points;
    if (ship.player === player) points += delivered(ship);
  }
  return points;
}

/** Whether a player earns the points of a ship that is gone: its destroyer, else one player of each side against it. */
const earns = (state: SecondState, player: number, ship: Ship): boolean =>
  ship.destroyedBy >= 0 ? ship.destroyedBy === player : enemySides(state, ship.player).includes(player);

/** Each objective lies in the play area, or on the card of a ship in play, one at most on each, or was left out. */
function markerProblems(state: SecondState): readonly string[] {
  if (state.round === 0) return [];
  return state.markers.flatMap((marker) => {
    const carrier = state.ships[marker.carrier];
    const places = Number(marker.placed) + Number(carrier !== undefined) + Number(marker.leftOut ?? false);
    if (places !== 1) return [`objective ${marker.id} is in two places, or none`];
    if (marker.leftOut) return [];
    if (carrier) {
      if (!inPlay(carrier))
        return [`objective ${marker.id} is on the card of ship ${carrier.id}, which has left`];
      return state.markers.some((other) => other !== marker && other.carrier === carrier.id)
        ? [`ship ${carrier.id} carries two objectives`]
        : [];
    }
    const out = edgeDistances(markerBodyOf(marker), state.width, state.depth) < -1e-6;
    return out ? [`objective ${marker.id} is outside the play area`] : [];
  });
}

/** A ship that a huge one destroyed in its way lies under it until it is removed. */
const liesUnder = (ship: Ship, huge: Ship): boolean =>
  ship.destroyed && shipCard(huge.card).chassis.size === 'huge';

function placeProblems(state: SecondState, ship: Ship): readonly string[] {
  const problems: string[] = [];
  const body = bodyOf(ship);
  if (!insidePlayArea(body, state.width, state.depth))
    problems.push(`ship ${ship.id} is outside the play area`);
  for (const other of state.ships) {
    if (other === ship || !inPlay(other) || liesUnder(ship, other) || liesUnder(other, ship)) continue;
    if (shipsOverlap(body, bodyOf(other))) problems.push(`ships ${ship.id} and ${other.id} overlap`);
  }
  return problems;
}

import { insidePlayArea, type Pose, shipsOverlap } from '@firing-arc/xwing/common';
import {
  bodyOf,
  damageOn,
  type FirstState,
  hasRule,
  hullOf,
  inPlay,
  type Ship,
  shieldsOf,
  TOKENS,
  typeOf,
  wholeDeck,
} from '@firing-arc/xwing/first';

/**
 * Watches one game of First Edition: what is wrong with the position after a step, in words; empty when nothing is.
 * Bases are measured only when a ship has moved since the step before.
 */
export function watchFirstInvariants(): (state: FirstState) => readonly string[] {
  const places = new Map<number, Pose>();
  return (state) => {
    const problems = [
      ...state.ships.flatMap((ship) => shipProblems(state, ship)),
      ...lockProblems(state),
      ...attackProblems(state),
      ...cardProblems(state),
    ];
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

function shipProblems(state: FirstState, ship: Ship): readonly string[] {
  const problems: string[] = [];
  const say = (what: string) => problems.push(`ship ${ship.id} ${what}`);
  for (const token of TOKENS) {
    const count = ship.tokens[token];
    if (count < 0 || (count > 0 && !inPlay(ship))) say(`has ${count} ${token} tokens`);
  }
  if (ship.shields < 0 || ship.shields > shieldsOf(ship)) say(`has ${ship.shields} shields`);
  if (ship.dial >= typeOf(ship).dial.length) say(`has entry ${ship.dial} on its dial`);
  if (new Set(ship.performed).size < ship.performed.length) say(`performed ${ship.performed.join(', ')}`);
  // A crippled section stays with all its cards (huge-ships.33).
  const due = inPlay(ship) && !ship.destroyed && !ship.crippled && damageOn(state, ship) >= hullOf(ship);
  if (due && !hasRule(state, ship, 'dies-after-combat')) {
    say(`flies on with ${damageOn(state, ship)} damage`);
  }
  if (inPlay(ship) && ship.destroyed && !['combat', 'end'].includes(state.phase))
    say('is destroyed and stays');
  return problems;
}

/**
 * As many locks a ship as it may have, each on another ship but for one that may lock a ship twice, each pair with a letter of its own
 * (acquire-a-target-lock.4, .6), none of ships that have left.
 */
function lockProblems(state: FirstState): readonly string[] {
  const { locks, ships } = state;
  return locks.flatMap((lock, at) => {
    const earlier = locks.slice(0, at);
    const others = earlier.filter(({ by }) => by === lock.by);
    const twice = hasRule(state, ships[lock.by]!, 'locks-twice');
    const most = twice || hasRule(state, ships[lock.by]!, 'two-locks') ? 2 : 1;
    return [
      ...(others.length >= most || (!twice && others.some(({ on }) => on === lock.on))
        ? [`ship ${lock.by} has ${others.length + 1} target locks`]
        : []),
      ...(earlier.some(({ letter }) => letter === lock.letter)
        ? [`two pairs have letter ${lock.letter}`]
        : []),
      ...[lock.by, lock.on].flatMap((id) =>
        inPlay(ships[id]!) ? [] : [`ship ${id} has left, but not its target lock`],
      ),
    ];
  });
}

/** Nobody attacks a friend, but by a card that lets its ship do so. */
function attackProblems(state: FirstState): readonly string[] {
  const { attack, ships } = state;
  if (!attack) return [];
  const [attacker, defender] = [ships[attack.attacker]!, ships[attack.defender]!];
  const isFriend = attacker.player === defender.player && !hasRule(state, attacker, 'attacks-friends');
  return isFriend ? [`ship ${attacker.id} attacks a friend`] : [];
}

/** Damage cards on a ship, and on its condition cards. */
const cardsOn = ({ damage, conditions }: Ship): number =>
  damage.filter(({ kind }) => kind >= 0).length + conditions.filter((one) => one.damage >= 0).length;

/** All damage cards of a player are in the deck, on ships or discarded; counters are not cards. */
function cardProblems(state: FirstState): readonly string[] {
  return state.players.flatMap(({ deck, discarded }, player) => {
    const own = state.ships.filter((ship) => ship.player === player);
    const size = wholeDeck(state, own).reduce((sum, count) => sum + count, 0);
    if ([...deck, ...discarded].some((count) => count < 0))
      return [`player ${player} has a negative number of cards`];
    const lying = [...deck, ...discarded].reduce((sum, count) => sum + count, 0);
    const dealt = own.reduce((sum, ship) => sum + cardsOn(ship), 0);
    return lying + dealt === size ? [] : [`player ${player} has ${lying + dealt} damage cards, not ${size}`];
  });
}

function placeProblems(state: FirstState, ship: Ship): readonly string[] {
  const body = bodyOf(ship);
  const outside = insidePlayArea(body, state.width, state.depth)
    ? []
    : [`ship ${ship.id} is outside the play area`];
  const under = state.ships.filter(
    (other) =>
      other !== ship && other.id !== ship.section && inPlay(other) && shipsOverlap(body, bodyOf(other)),
  );
  return [...outside, ...under.map((other) => `ships ${ship.id} and ${other.id} overlap`)];
}

/** The table of First Edition as the page shows it. */

import { type FirstState, inPlay, type Ship, scoreOf, skillOf } from '@firing-arc/xwing/first';
import type { Edge, ShownTable, ShownTurn } from '../../shown/table.ts';
import { deviceThing, rockThing } from '../xwing/things.ts';
import { shownAttack } from './attack.ts';
import { cardOf, contactsOf, rankOf } from './card.ts';
import { caption, tableInWords } from './in-words.ts';
import { words } from './names.ts';
import { reachOfShip, shownShip } from './ships.ts';

const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];

export const shownTable = (state: FirstState): ShownTable => ({
  width: state.width,
  depth: state.depth,
  round: state.round,
  phase: state.phase,
  standing: state.round === 0 ? ['Setup'] : [`Round ${state.round}`, words.phase(state.phase)],
  first: { label: 'Initiative', player: state.initiative },
  sides: state.players.map(({ name, edge }, player) => ({
    name,
    score: scoreOf(state, player),
    edge: EDGES.find((one) => one === edge) ?? null,
  })),
  scoreName: 'points destroyed',
  ships: state.ships.map((ship) => shownShip(state, ship)),
  things: [
    ...state.obstacles
      .filter((obstacle) => obstacle.placed)
      .map((obstacle) => rockThing(obstacle, words.obstacle(state, obstacle.id))),
    ...state.bombs.map((bomb) => deviceThing(bomb, words.bomb(bomb.kind))),
  ],
  contacts: contactsOf(state),
  order: orderOf(state),
  attack: state.attack && shownAttack(state, state.attack),
  endedBy: state.result?.because ?? null,
  reach: (ship) => reachOfShip(state, ship),
  caption: (ship) => caption(state, ship),
  card: (ship) => cardOf(state, ship),
  inWords: () => tableInWords(state),
});

/** Activation goes from low pilot skill to high, combat from high to low; the initiative player's ships come first. */
function orderOf(state: FirstState): readonly ShownTurn[] {
  const way = state.phase === 'combat' ? -1 : 1;
  return state.ships
    .filter(inPlay)
    .toSorted(
      (a, b) =>
        way * (skillOf(a) - skillOf(b)) ||
        Number(a.player !== state.initiative) - Number(b.player !== state.initiative) ||
        a.id - b.id,
    )
    .map((ship) => ({
      ship: ship.id,
      done: hasActed(state, ship),
      rank: rankOf(ship),
      says: `pilot skill ${skillOf(ship)}`,
    }));
}

function hasActed(state: FirstState, ship: Ship): boolean {
  if (state.phase === 'activation') return ship.activated;
  return state.phase === 'combat' && ship.fought;
}

/** The table of First Edition as the page shows it. */

import { type FirstState, inPlay, type Ship, scoreOf, skillOf } from '@firing-arc/xwing/first/engine';
import type { ShownWaiting } from '../../shown/log.ts';
import type { ShownTable, ShownTurn } from '../../shown/table.ts';
import { say } from '../xwing/names.ts';
import { inOrder } from '../xwing/order.ts';
import { deviceThing, rockThing } from '../xwing/things.ts';
import { waitingAbilities } from '../xwing/waiting.ts';
import { EDGES } from '../xwing/zones.ts';
import { shownAttack } from './attack.ts';
import { cardOf, contactsOf } from './card.ts';
import { caption, tableInWords } from './in-words.ts';
import { bombOnCards, words } from './names.ts';
import { reachOfShip, shownShip } from './ships.ts';

const PHASES = ['planning', 'activation', 'combat', 'end'] as const;

export const shownTable = (state: FirstState): ShownTable => ({
  width: state.width,
  depth: state.depth,
  round: state.round,
  phase: state.phase,
  standing:
    state.round === 0 ? [say().setup] : [say().round({ round: state.round }), words.phase(state.phase)],
  phases: state.round === 0 ? [] : PHASES.map((id) => ({ id, name: say()[`${id}Phase`] })),
  first: { label: say().initiativeIs, player: state.initiative },
  sides: state.players.map(({ name, edge }, player) => ({
    name,
    score: scoreOf(state, player),
    edge: EDGES.find((one) => one === edge) ?? null,
    ...(state.teams.length > 0 && { team: state.teams[player]! }),
  })),
  scoreName: say().pointsDestroyed,
  ships: state.ships.map((ship) => shownShip(state, ship)),
  things: [
    ...state.obstacles
      .filter((obstacle) => obstacle.placed)
      .map((obstacle) => rockThing(obstacle, words.obstacle(state, obstacle.id))),
    ...state.bombs.map((bomb) =>
      deviceThing(bomb, words.bomb(bomb.kind), {
        onCards: bombOnCards(bomb.kind),
        says: words.bombEffect(bomb.kind),
      }),
    ),
  ],
  contacts: contactsOf(state),
  order: orderOf(state),
  attack: state.attack && shownAttack(state, state.attack),
  waiting: waitingIn(state),
  endedBy: state.result?.because ?? null,
  reach: (ship) => reachOfShip(state, ship),
  caption: (ship) => caption(state, ship),
  card: (ship) => cardOf(state, ship),
  inWords: () => tableInWords(state),
});

const orderOf = (state: FirstState): readonly ShownTurn[] =>
  inOrder(
    state.ships.filter(inPlay).map((ship) => ({
      ship: ship.id,
      player: ship.player,
      rank: skillOf(ship),
      done: hasActed(state, ship),
    })),
    {
      falling: state.phase === 'combat',
      first: state.initiative,
      short: (rank) => say().shortSkill({ rank }),
      long: (rank) => say().skill({ rank }),
    },
  );

function hasActed(state: FirstState, ship: Ship): boolean {
  if (state.phase === 'activation') return ship.activated;
  return state.phase === 'combat' && ship.fought;
}

const waitingIn = (state: FirstState): readonly ShownWaiting[] =>
  waitingAbilities(
    state.agenda.filter((step) => step.kind === 'ability'),
    state.ships,
    'xwing1:card-abilities.5',
    (question) => words.option(question, 0, state),
  );

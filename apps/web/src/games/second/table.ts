/** The table of X-Wing 2.5 as the page shows it. */

import { OBJECTIVE_OUTLINE } from '@firing-arc/xwing/common';
import {
  type Attack,
  edgeOf,
  initiativeOf,
  inPlay,
  type SecondState,
  type Ship,
  upgradeCard,
  weaponOf,
} from '@firing-arc/xwing/second/engine';
import type { ShownWaiting } from '../../shown/log.ts';
import type { ShownAttack, ShownTable, ShownThing, ShownTurn } from '../../shown/table.ts';
import { attackPool, defensePool } from '../xwing/attack.ts';
import { say } from '../xwing/names.ts';
import { inOrder } from '../xwing/order.ts';
import { deviceThing, rockThing } from '../xwing/things.ts';
import { waitingAbilities } from '../xwing/waiting.ts';
import { EDGES } from '../xwing/zones.ts';
import { cardOf, contactsOf } from './card.ts';
import { caption, tableInWords } from './in-words.ts';
import { deviceOnCards, taggedName, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { reachOfShip, shownShip } from './ships.ts';

const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;

export const shownTable = (state: SecondState): ShownTable => ({
  width: state.width,
  depth: state.depth,
  round: state.round,
  phase: state.phase,
  standing: [
    state.round === 0 ? say().setup : say().roundOf({ round: state.round, rounds: state.rounds }),
    ...(state.round > 0 ? [words.phase(state.phase)] : []),
    ...(state.scenario ? [state.scenario.name] : []),
  ],
  phases: state.round === 0 ? [] : PHASES.map((id) => ({ id, name: say()[`${id}Phase`] })),
  first: { label: say().first, player: state.firstPlayer },
  sides: state.players.map(({ name, points }, player) => ({
    name,
    score: points,
    edge: EDGES[edgeOf(state, player)],
    ...(state.teams.length > 0 && { team: state.teams[player]! }),
  })),
  scoreName: say().missionPoints,
  ships: state.ships.map((ship) => shownShip(state, ship)),
  things: thingsOf(state),
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

const thingsOf = (state: SecondState): readonly ShownThing[] => [
  ...state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle) => rockThing(obstacle, words.obstacle(state, obstacle.id))),
  ...objectivesOf(state),
  ...state.devices.map((device) =>
    deviceThing(device, words.device(state, device.id), {
      onCards: deviceOnCards(state, device.id),
      says: words.deviceEffect(device.kind),
      fuses: device.fuses,
    }),
  ),
];

/** The objectives of the scenario that lie on the table, each with its number and whose player marker it bears. */
function objectivesOf(state: SecondState): readonly ShownThing[] {
  const satellites = state.scenario?.marker === 'satellite';
  const says = state.scenario ? words.scenario(state.scenario).slice(1).join(' ') : '';
  return state.markers
    .filter((marker) => marker.placed)
    .map((marker) => {
      const held = marker.holder < 0 ? '' : `, ${words.player(marker.holder)}`;
      return {
        key: `marker ${marker.id}`,
        kind: 'objective',
        model: satellites ? 'satellite' : 'cache',
        player: marker.holder,
        outline: OBJECTIVE_OUTLINE,
        at: { x: marker.x, y: marker.y, facing: marker.facing },
        title: `${words.marker(state, marker.id)}${held}`,
        text: satellites
          ? say().satellite({ number: marker.id + 1 })
          : say().cache({ number: marker.id + 1 }),
        // Where it lies is seen; whose it is and what it scores is not.
        ...(says !== '' && { says }),
        size: satellites ? 0.8 : 0.65,
      };
    });
}

const orderOf = (state: SecondState): readonly ShownTurn[] =>
  inOrder(
    state.ships.filter(inPlay).map((ship) => ({
      ship: ship.id,
      player: ship.player,
      rank: initiativeOf(ship),
      done: hasActed(state, ship),
    })),
    {
      falling: state.phase === 'engagement',
      first: state.firstPlayer,
      short: (rank) => say().shortInitiative({ rank }),
      long: (rank) => say().initiative({ rank }),
    },
  );

function hasActed(state: SecondState, ship: Ship): boolean {
  if (state.phase === 'activation') return ship.activated;
  return state.phase === 'engagement' && ship.engaged;
}

/** An attack that goes on: who against whom, and the dice as they lie. */
function shownAttack(state: SecondState, attack: Attack): ShownAttack {
  const { special } = weaponOf(state, attack);
  const dice = (pool: readonly { readonly face: string; readonly rerolled: boolean }[]) =>
    pool.map(({ face, rerolled }) => ({ face, rerolled, name: words.face(face) }));
  return {
    attacker: taggedName(state, attack.attacker),
    defender: taggedName(state, attack.defender),
    between: [attack.attacker, attack.defender],
    how: [
      say().range({ range: attack.range }),
      words.arc(attack.arc),
      ...(special ? [upgradeCard(special.upgrade)?.name ?? special.upgrade] : []),
      ...(attack.obstructed ? [say().obstructed] : []),
    ].join(', '),
    pools: [
      attackPool(dice(attack.attackDice)),
      ...(attack.defenseDice.length > 0 ? [defensePool(dice(attack.defenseDice))] : []),
    ],
    odds: () => ODDS.part()?.attackOdds(state) ?? null,
  };
}

const waitingIn = (state: SecondState): readonly ShownWaiting[] =>
  waitingAbilities(
    state.agenda.filter((step) => step.kind === 'ability'),
    state.ships,
    'xwing2:ability-queue.3',
    (question) => words.option(question, 0, state),
  );

/** The table of Armada as the page shows it. */

import { type ArmadaState, deploymentZoneOf, inPlay, isActivated, scoreOf } from '@firing-arc/armada/engine';
import type { Edge, ShownSide, ShownTable, ShownTurn } from '../../shown/table.ts';
import { shownAttack } from './attack.ts';
import { cardOfPiece } from './card.ts';
import { caption, tableInWords } from './in-words.ts';
import { pieceOfSquadron, say, words } from './names.ts';
import { reachOf, shownShip, shownSquadron } from './pieces.ts';
import { rulerOf } from './ruler.ts';
import { thingsOf } from './things.ts';
import { waitingIn } from './waiting.ts';

export const EDGES: Readonly<Record<ArmadaState['players'][number]['edge'], Edge>> = {
  bottom: 'near',
  top: 'far',
  left: 'left',
  right: 'right',
};

const PHASES = ['command', 'ship', 'squadron', 'status'] as const;

export const shownTable = (view: ArmadaState): ShownTable => ({
  width: view.width,
  depth: view.depth,
  round: view.round,
  phase: view.phase,
  standing: standingOf(view),
  phases: view.round === 0 ? [] : PHASES.map((id) => ({ id, name: say()[`${id}Phase`] })),
  first: { label: say().firstPlayer, player: view.first },
  sides: view.players.map((_, player) => sideOf(view, player)),
  scoreName: say().points,
  ...commonCard(view),
  ships: [
    ...view.ships.map((ship) => shownShip(view, ship)),
    ...view.squadrons.map((squadron) => shownSquadron(view, squadron)),
  ],
  things: thingsOf(view),
  contacts: [],
  lines: view.phase === 'setup' ? areaLines(view) : [],
  ruler: rulerOf(view),
  order: orderOf(view),
  attack: view.attack && shownAttack(view, view.attack),
  waiting: waitingIn(view),
  endedBy: view.result?.because ?? null,
  reach: (piece) => reachOf(view, piece),
  caption: (piece) => caption(view, piece),
  card: (piece) => cardOfPiece(view, piece),
  inWords: () => tableInWords(view),
});

/** The objective, with what it does. */
function commonCard({ objective }: ArmadaState): Pick<ShownTable, 'common'> {
  const text = words.cardText(objective);
  return text === null ? {} : { common: { title: words.objective(objective), text } };
}

function standingOf({ round, rounds, phase, objective }: ArmadaState): readonly string[] {
  const named = objective === '' ? [] : [say().objective({ name: words.objective(objective) })];
  if (round === 0) return [words.phase('setup'), ...named];
  const counted = rounds > 0 ? say().roundOf({ round, rounds }) : say().round({ round });
  return [counted, words.phase(phase), ...named];
}

function sideOf(view: ArmadaState, player: number): ShownSide {
  const { name, edge, passTokens, victoryTokens } = view.players[player]!;
  return {
    name,
    score: scoreOf(view, player),
    edge: EDGES[edge],
    notes: [
      ...(passTokens > 0 ? [say().passTokens(passTokens)] : []),
      ...(victoryTokens > 0 ? [say().victoryTokens(victoryTokens)] : []),
    ],
  };
}

/** The bounds of the setup area and of both deployment zones. */
function areaLines(view: ArmadaState): readonly (readonly number[])[] {
  const zones = [0, 1].map((player) => deploymentZoneOf(view, player));
  return zones.flatMap(({ left, right, bottom, top }) => [
    [left, bottom, left, top],
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
  ]);
}

/** Players choose freely whom they activate: this only says who has been. */
function orderOf(view: ArmadaState): readonly ShownTurn[] {
  if (view.phase === 'ship') {
    return view.ships.filter(inPlay).map(({ id, activated, speed }) => ({
      ship: id,
      done: activated,
      rank: `»${speed}`,
      says: say().speedIs({ speed }),
    }));
  }
  if (view.phase !== 'squadron') return [];
  return view.squadrons.filter(inPlay).map((squadron) => ({
    ship: pieceOfSquadron(view, squadron.id),
    done: isActivated(view, squadron),
    rank: String(squadron.hull),
    says: say().hullIs({ hull: squadron.hull }),
  }));
}

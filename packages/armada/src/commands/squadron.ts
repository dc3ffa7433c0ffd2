import { cardValue, commandRangeOf, extraSquadrons } from '../abilities/modifiers.ts';
import type { CommandMeans } from '../events.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  isActivated,
  shipOf,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
} from '../game.ts';
import { distance, endOfDistance, RANGE_ENDS } from '../geometry/index.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import { commandResolved } from './spend.ts';

/** The squadron command: the squadron value by dial, one by token (commands-squadron.2, .3). */
export function commandSquadrons(game: ArmadaGame, ship: Ship, means: CommandMeans): void {
  const byDial = means === 'token' ? 0 : cardValue(game.state, ship, 'squadron');
  const left = byDial + (means === 'dial' ? 0 : 1) + extraSquadrons(game.state, ship, means);
  commandResolved(game, ship, 'squadron');
  game.next({ kind: 'command-squadrons', ship: ship.id, left, relayed: 0 });
}

/** One squadron is chosen and finished before the next (commands-squadron.5). */
export function commandNextSquadron(game: ArmadaGame, id: number, left: number, relayed: number): void {
  const ship = shipOf(game, id);
  if (left <= 0 || !inPlay(ship)) return;
  const { state } = game;
  const near = commandable(state, ship);
  const far = relayable(state, ship, relayed);
  const option = game.choose({
    form: 'choice',
    kind: 'command-squadron',
    player: ship.player,
    because: 'armada:commands-squadron.2',
    ship: id,
    options: [
      ...[...near, ...far].map((squadron) => ({ kind: 'squadron' as const, squadron: squadron.id })),
      { kind: 'done' },
    ],
    refused: () =>
      unactivated(state, ship.player)
        .filter((squadron) => !near.includes(squadron) && !far.includes(squadron))
        .map((squadron) => ({
          option: `squadron-${squadron.id}`,
          ruling: 'armada:commands-squadron.2',
          facts: { mm: distance(bodyOf(ship), squadronBodyOf(squadron)) },
        })),
  });
  if (option.kind === 'done') return;
  const byRelay = far.some((squadron) => squadron.id === option.squadron);
  game.next(
    { kind: 'activate-squadron', squadron: option.squadron, by: id, move: true, attack: true, both: true },
    { kind: 'command-squadrons', ship: id, left: left - 1, relayed: relayed + (byRelay ? 1 : 0) },
  );
}

const unactivated = (state: ArmadaState, player: number): readonly Squadron[] =>
  squadronsInPlay(state).filter((one) => one.player === player && !isActivated(state, one));

/** Squadrons at close-medium range of the ship, measured base to base (commands-squadron.2). */
function commandable(state: ArmadaState, ship: Ship): readonly Squadron[] {
  const body = bodyOf(ship);
  const { value } = RANGE_ENDS[commandRangeOf(ship)];
  return unactivated(state, ship.player).filter(
    (squadron) => distance(body, squadronBodyOf(squadron)) <= value,
  );
}

/** Squadrons beyond that which one with relay in command range passes the order to (squadron-keywords.9). */
function relayable(state: ArmadaState, ship: Ship, relayed: number): readonly Squadron[] {
  const body = bodyOf(ship);
  const { value } = RANGE_ENDS[commandRangeOf(ship)];
  const inRange = (squadron: Squadron): boolean => distance(body, squadronBodyOf(squadron)) <= value;
  const relays = squadronsInPlay(state).filter(
    (one) =>
      one.player === ship.player && (squadronCardOf(one).keywords.relay ?? 0) > relayed && inRange(one),
  );
  return unactivated(state, ship.player).filter(
    (squadron) =>
      !inRange(squadron) &&
      relays.some((relay) => distance(squadronBodyOf(relay), squadronBodyOf(squadron)) <= endOfDistance(3)),
  );
}

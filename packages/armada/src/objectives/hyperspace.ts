/** Hyperspace Assault: a ship and squadrons that arrive later (objective-cards-core-set.22 to .24). */
import type { Ruling } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  playArea,
  secondPlayer,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  distance,
  endOfDistance,
  isAt,
  isInside,
  overlaps,
  type ShipBody,
  SQUADRON_RADIUS,
  type SquadronBody,
  squadronBody,
} from '../geometry/index.ts';
import { banned, placesRefused } from '../refusal.ts';
import { askArrival } from '../setup/lay-ship.ts';
import { isAsideByCard } from '../setup/set-aside.ts';
import { type ArmadaState, type Marker, occasion, type Ship, type Squadron } from '../state.ts';
import { MOST_SQUADRONS } from './numbers.ts';
import { core, tokenBody, tokensOnTable } from './on-table.ts';
import { placeTokens, removeToken, shiftToken } from './parts.ts';
import { around } from './places.ts';
import type { ObjectiveRules } from './rules.ts';

export const hyperspaceAssault: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      setShipAside(game, second);
      for (let count = 0; count < MOST_SQUADRONS; count++) if (!setSquadronAside(game, second)) break;
      placeTokens(game, [second, second, second], { edges: 3, apart: 0, anywhere: true }, core(22));
    },
    'start-of-round': (game) => {
      const waiting = [...game.state.ships, ...game.state.squadrons].some(isWaiting);
      if (game.state.round > 1 && waiting && tokensOnTable(game.state).length > 0) arriveOrWait(game);
    },
  },
};

/** A ship or squadron that the objective has set aside, and no card. */
const isWaiting = (piece: Ship | Squadron): boolean => piece.place === 'set-aside' && !isAsideByCard(piece);

/** A small or medium ship, where the player has another one to begin with. */
function setShipAside(game: ArmadaGame, player: number): void {
  const { state } = game;
  const own = state.ships.filter((ship) => ship.player === player);
  const fitting = own.filter((ship) => ['small', 'medium'].includes(cardOf(ship).size));
  if (own.length < 2 || fitting.length === 0) return;
  const { ship } = game.choose(
    {
      form: 'choice',
      kind: 'set-aside-ship',
      player,
      because: core(22),
      options: fitting.map(({ id }) => ({ ship: id })),
    },
    {
      refused: () =>
        own
          .filter((one) => !fitting.includes(one))
          .map(({ id }) => banned(`ship-${id}`, { ruling: core(22), reason: 'size' })),
    },
  );
  state.ships[ship]!.place = 'set-aside';
}

/** One more squadron, or none; whether one was set aside. */
function setSquadronAside(game: ArmadaGame, player: number): boolean {
  const { state } = game;
  const waiting = state.squadrons.filter((one) => one.player === player && one.place === 'reserve');
  if (waiting.length === 0) return false;
  const option = game.choose({
    form: 'choice',
    kind: 'set-aside-squadron',
    player,
    because: core(22),
    options: [
      ...waiting.map(({ id }) => ({ kind: 'squadron' as const, squadron: id })),
      { kind: 'none' as const },
    ],
  });
  if (option.kind === 'none') return false;
  state.squadrons[option.squadron]!.place = 'set-aside';
  return true;
}

/** They come at one of the tokens, or each token may be moved (objective-cards-core-set.23, .24). */
function arriveOrWait(game: ArmadaGame): void {
  const tokens = tokensOnTable(game.state);
  const player = secondPlayer(game.state);
  const option = game.choose({
    form: 'choice',
    kind: 'hyperspace',
    player,
    because: core(23),
    options: [...tokens.map(({ id }) => ({ kind: 'token' as const, marker: id })), { kind: 'none' as const }],
  });
  if (option.kind === 'none') {
    for (const token of tokens) shiftToken(game, token, player, 1, core(24));
    return;
  }
  const at = tokens.find(({ id }) => id === option.marker)!;
  for (const ship of game.state.ships) if (isWaiting(ship)) arriveShip(game, ship, at);
  for (const one of game.state.squadrons) if (isWaiting(one)) arriveSquadron(game, one, at);
  for (const { id } of tokens) removeToken(game, id, -1, core(23));
}

const isNear = (token: Marker, body: ShipBody | SquadronBody): boolean => {
  const mm = distance(tokenBody(token), body);
  return isAt({ nearest: mm, farthest: mm }, 1);
};

/** The rulings against a place at which something arrives, `onOther` that of what it would lie on. */
const arrivalRulings = (
  state: ArmadaState,
  token: Marker,
  body: ShipBody | SquadronBody,
  onOther: Ruling | null,
): readonly Ruling[] => [
  ...(isNear(token, body) ? [] : [core(23)]),
  ...(isInside(body, playArea(state)) ? [] : ['armada:play-area.1']),
  ...(onOther ? [onOther] : []),
];

function shipRulings(
  state: ArmadaState,
  ship: Ship,
  token: Marker,
  [x = 0, y = 0, facing = 0]: readonly number[],
): readonly Ruling[] {
  const body = bodyOf(ship, poseAt(x, y, facing));
  const onShip = shipsInPlay(state).some((other) => overlaps(body, bodyOf(other)));
  return arrivalRulings(state, token, body, onShip ? 'armada:setup.9' : null);
}

function squadronRulings(
  state: ArmadaState,
  token: Marker,
  [x = 0, y = 0]: readonly number[],
): readonly Ruling[] {
  const body = squadronBody(x, y);
  const onOther =
    shipsInPlay(state).some((ship) => overlaps(body, bodyOf(ship))) ||
    squadronsInPlay(state).some((one) => overlaps(body, squadronBodyOf(one)));
  return arrivalRulings(state, token, body, onOther ? 'armada:overlapping.11' : null);
}

/** The ship is placed, on squadrons too: those are displaced as after a maneuver. Without room it keeps waiting. */
function arriveShip(game: ArmadaGame, ship: Ship, token: Marker): void {
  const { state } = game;
  const reach = endOfDistance(1) + bodyOf(ship).radius;
  const free = around(token, reach).filter((at) => shipRulings(state, ship, token, at).length === 0);
  if (free.length === 0) return;
  const { at, speed } = askArrival(game, ship, core(23), free, (place) =>
    placesRefused(place, shipRulings(state, ship, token, place)),
  );
  Object.assign(ship, at, { place: 'table', speed });
  game.emit({ kind: 'ship-deployed', ship: ship.id, at, speed, because: core(23) });
  game.next({ kind: 'window', ...occasion('ship-deployed', { ship: ship.id }) });
  const under = squadronsInPlay(state).filter((one) => overlaps(bodyOf(ship), squadronBodyOf(one)));
  if (under.length === 0) return;
  game.next({ kind: 'place-displaced', ship: ship.id, squadrons: under.map(({ id }) => id) });
}

function arriveSquadron(game: ArmadaGame, squadron: Squadron, token: Marker): void {
  const { state } = game;
  const free = around(token, endOfDistance(1) + SQUADRON_RADIUS).filter(
    (at) => squadronRulings(state, token, at).length === 0,
  );
  if (free.length === 0) return;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'deploy-squadron',
      player: squadron.player,
      because: core(23),
      squadron: squadron.id,
    },
    {
      validate: (at) => placesRefused(at, squadronRulings(state, token, at)),
      propose: (random) => free[Math.floor(random() * free.length)]!,
    },
  ) as readonly number[];
  const at = poseAt(answer[0]!, answer[1]!, 0);
  Object.assign(squadron, { x: at.x, y: at.y, place: 'table', slider: state.initiativeSide });
  game.emit({ kind: 'squadron-deployed', squadron: squadron.id, at, because: core(23) });
}

/** Defense objectives of the campaigns. */
import { cos, poseAt, sin } from '@firing-arc/table';
import { attackingPlayer, shipIn } from '../attack/parties.ts';
import { DEALT } from '../damage/attack-marks.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  setupArea,
  shipOf,
  shipsInPlay,
} from '../game.ts';
import {
  type Area,
  distance,
  endOfDistance,
  extent,
  overlaps,
  type ShipBody,
  squadronBody,
} from '../geometry/index.ts';
import { refusedAt } from '../refusal.ts';
import { deploySquadron } from '../setup/deploy.ts';
import { isAsideByCard } from '../setup/set-aside.ts';
import type { ArmadaState, Marker, Ship } from '../state.ts';
import { BY_CARD, byObjective, shipsOf, tokenBody, tokensNear } from './on-table.ts';
import { addToken, gainVictoryTokens, markShip, placeTokens, takeFromTable } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** A token that ships carry off and lose when they are destroyed. */
const captureTheVip: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const { state } = game;
      const area = setupArea(state);
      const bodies = placedObstacles(state).map(obstacleBodyOf);
      const may = (x: number, y: number): boolean =>
        gapTo(area, x, y) > endOfDistance(5) &&
        bodies.some((body) => distance(tokenBody({ x, y }), body) <= endOfDistance(1));
      placeTokens(game, [secondPlayer(state)], { edges: 0, apart: 0, also: may }, BY_CARD);
    },
    reveal: (game, { ship: id }) => {
      const ship = shipOf(game, id);
      if (takeFromTable(game, ship, tokensNear(game.state, ship), BY_CARD)) markShip(game, ship, BY_CARD);
    },
    'ship-destroyed': (game, { ship: id }) => {
      const ship = shipOf(game, id);
      if (ship.objective) drop(game, ship);
    },
    'end-of-game': (game) => {
      const bearer = shipsInPlay(game.state).find(({ objective }) => objective);
      if (bearer) gainVictoryTokens(game, bearer.player, 1, BY_CARD);
    },
  },
};

/** How far a point is from the nearest edge of an area, mm. */
const gapTo = ({ left, right, bottom, top }: Area, x: number, y: number): number =>
  Math.min(x - left, right - x, y - bottom, top - y);

/** How near the token lies to the base that it touches, mm. */
const TOUCHING = 0.5;

/** The opponent puts the token down touching the base of the destroyed ship. */
function drop(game: ArmadaGame, ship: Ship): void {
  const { state } = game;
  const body = bodyOf(ship);
  const { left, right, bottom, top } = playArea(state);
  const may = (x: number, y: number): boolean =>
    x >= left &&
    x <= right &&
    y >= bottom &&
    y <= top &&
    !overlaps(squadronPoint(x, y), body) &&
    distance(squadronPoint(x, y), body) <= TOUCHING;
  const spots = beside(body).filter(({ x, y }) => may(x, y));
  const [first] = spots;
  ship.objective = false;
  if (!first) return;
  const player = 1 - ship.player;
  const [x = 0, y = 0] = game.ask(
    {
      form: 'place',
      kind: 'place-token',
      player,
      because: BY_CARD,
      token: 1,
      tokens: 1,
    },
    {
      validate: (at) => (may(at[0] ?? 0, at[1] ?? 0) ? [] : [refusedAt(at, byObjective(state, BY_CARD))]),
      propose: (random) => {
        const spot = spots[Math.floor(random() * spots.length)] ?? first;
        return [spot.x, spot.y, 0];
      },
    },
  ) as readonly number[];
  addToken(game, { x, y }, { player, because: BY_CARD });
}

const squadronPoint = (x: number, y: number) => ({ ...squadronBody(x, y), radius: 0 });

/** Points just outside a base, found by halving the way from its middle. */
function beside(body: ShipBody): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: 24 }, (_, step) => {
    const way = step * 15;
    let inside = 0;
    let outside = body.radius + 1;
    for (let half = 0; half < 24; half++) {
      const middle = (inside + outside) / 2;
      const hit = overlaps(squadronPoint(body.x + middle * sin(way), body.y + middle * cos(way)), body);
      if (hit) inside = middle;
      else outside = middle;
    }
    const far = outside + TOUCHING / 4;
    return poseAt(body.x + far * sin(way), body.y + far * cos(way), 0);
  });
}

/** The second player's squadrons come last, and score with every ship that they damage. */
const fighterAmbush: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      for (const one of game.state.squadrons) {
        if (one.player === second && one.place === 'reserve') one.place = 'set-aside';
      }
    },
    'fleets-deployed': (game) => {
      for (const one of game.state.squadrons) {
        if (one.place === 'set-aside' && !isAsideByCard(one)) deploySquadron(game, one);
      }
    },
  },
  afterAttack: (game, attack) => {
    if (attack.attacker.kind !== 'squadron' || attack.defender.kind !== 'zone') return;
    if (attack.used.includes(DEALT)) gainVictoryTokens(game, attackingPlayer(game.state, attack), 1, BY_CARD);
  },
};

/** Ships keep tokens that ready their defense tokens, and lose them near the edges. */
const fleetInBeing: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      const { state } = game;
      for (const ship of shipsInPlay(state)) {
        const count = ship.player === state.first ? 1 : cardOf(ship).command;
        for (let token = 0; token < count; token++) addShipToken(game, ship);
      }
    },
    'end-of-round': (game) => {
      const { state } = game;
      for (const ship of shipsInPlay(state)) {
        if (isNearEdge(state, ship)) removeShipToken(game, ship);
      }
    },
    'end-of-game': (game) => {
      for (const player of [0, 1]) {
        const bare = shipsOf(game.state, 1 - player).filter(
          (ship) => tokensOf(game.state, ship).length === 0,
        );
        gainVictoryTokens(game, player, bare.length, BY_CARD);
      }
    },
  },
  targeted: (game, attack) => {
    const ship = shipIn(game.state, attack.defender);
    if (!ship || !inPlay(ship) || tokensOf(game.state, ship).length === 0) return;
    const exhausted = ship.defense.flatMap(({ kind, side }, token) =>
      side === 'exhausted' ? [{ kind: 'token' as const, token, name: kind }] : [],
    );
    if (exhausted.length === 0) return;
    const option = game.choose({
      form: 'choice',
      kind: 'fleet-in-being',
      player: ship.player,
      because: BY_CARD,
      ship: ship.id,
      options: [...exhausted, { kind: 'none' }],
    });
    if (option.kind === 'none') return;
    removeShipToken(game, ship);
    const token = ship.defense[option.token]!;
    token.side = 'readied';
    game.emit({
      kind: 'defense-token-turned',
      ship: ship.id,
      token: token.kind,
      now: 'readied',
      because: BY_CARD,
    });
  },
};

const tokensOf = (state: ArmadaState, { id }: Ship): readonly Marker[] =>
  state.markers.filter((one) => one.kind === 'objective' && one.ship === id);

function addShipToken(game: ArmadaGame, ship: Ship): void {
  const { state } = game;
  state.markers.push({
    id: state.nextUid++,
    kind: 'objective',
    player: -1,
    ship: ship.id,
    zone: '',
    x: 0,
    y: 0,
  });
  game.emit({ kind: 'objective-ship', ship: ship.id, because: BY_CARD });
}

function removeShipToken(game: ArmadaGame, ship: Ship): void {
  const [token] = tokensOf(game.state, ship);
  if (!token) return;
  game.state.markers = game.state.markers.filter((one) => one !== token);
  game.emit({ kind: 'objective-ship-over', ship: ship.id, because: BY_CARD });
}

/** At distance 1-5 of a short edge, or 1-3 of a player's edge. */
function isNearEdge(state: ArmadaState, ship: Ship): boolean {
  const { left, right, bottom, top } = extent(bodyOf(ship));
  return (
    Math.min(left, state.width - right) <= endOfDistance(5) ||
    Math.min(bottom, state.depth - top) <= endOfDistance(3)
  );
}

export const CAMPAIGN_DEFENSE_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'capture-the-vip': captureTheVip,
  'fighter-ambush': fighterAmbush,
  'fleet-in-being': fleetInBeing,
};

/** The table of Armada in words: where everything is, and who reaches whom. */

import {
  type ArmadaState,
  aim,
  bodyOf,
  distance,
  distanceOf,
  engagedWith,
  heldBy,
  inPlay,
  placedObstacles,
  type Range,
  type Ship,
  type Squadron,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
  type Zone,
  zoneBody,
  zonesOf,
} from '@firing-arc/armada/engine';
import type { ShownWords } from '../../shown/table.ts';
import { pieceOfSquadron, say, shipTag, squadronTag, taggedParty, words } from './names.ts';
import { hullLeft, keywordsOf } from './pieces.ts';
import { obstacleTitle, tokenTitle } from './things.ts';

const shipName = (view: ArmadaState, id: number): string => taggedParty(view, { kind: 'zone', id });
const squadronName = (view: ArmadaState, id: number): string => taggedParty(view, { kind: 'squadron', id });

export function tableInWords(view: ArmadaState): ShownWords {
  const ships = shipsInPlay(view);
  const squadrons = squadronsInPlay(view);
  const t = say();
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    t.at({ x: x.toFixed(0), y: y.toFixed(0) });
  return {
    columns: [
      t.columnSide,
      t.columnLeft,
      t.columnEdge,
      t.columnFacing,
      t.columnSpeed,
      t.columnHull,
      t.columnShields,
    ],
    rows: [
      ...ships.map((ship) => ({
        ship: ship.id,
        name: shipName(view, ship.id),
        type: ship.activated ? t.activated : '',
        cells: [
          words.player(ship.player),
          ship.x.toFixed(0),
          ship.y.toFixed(0),
          `${ship.facing.toFixed(0)}°`,
          String(ship.speed),
          String(hullLeft(ship)),
          zonesOf(ship)
            .map((zone) => `${words.zone(zone)} ${ship.shields[zone]}`)
            .join(', '),
        ],
      })),
      ...squadrons.map((squadron) => ({
        ship: pieceOfSquadron(view, squadron.id),
        name: squadronName(view, squadron.id),
        type: keywordsOf(squadron).join(', '),
        cells: [
          words.player(squadron.player),
          squadron.x.toFixed(0),
          squadron.y.toFixed(0),
          '',
          String(squadronCardOf(squadron).speed),
          String(squadron.hull),
          '',
        ],
      })),
    ],
    lists: [
      {
        label: t.arcsAndRanges,
        entries: ships.map((ship) => ({
          key: String(ship.id),
          title: shipName(view, ship.id),
          text: zonesText(view, ship),
        })),
      },
      {
        label: t.squadrons,
        entries: squadrons.map((squadron) => ({
          key: String(squadron.id),
          title: squadronName(view, squadron.id),
          text: squadronText(view, squadron),
        })),
      },
      {
        label: t.obstacles,
        entries: [
          ...placedObstacles(view).map((obstacle) => ({
            key: `obstacle ${obstacle.id}`,
            title: obstacleTitle(view, obstacle.id),
            text: at(obstacle),
          })),
          ...view.markers
            .filter(({ ship }) => ship < 0)
            .map((token) => ({
              key: `token ${token.id}`,
              title: tokenTitle(token.kind),
              text: at(token),
            })),
        ],
      },
    ].filter(({ entries }) => entries.length > 0),
  };
}

/** Which enemies are near a ship or squadron. */
export function caption(view: ArmadaState, piece: number): string {
  const ship = view.ships[piece];
  if (ship) return inPlay(ship) ? zonesText(view, ship, 'short') : '';
  const squadron = view.squadrons[piece - view.ships.length];
  return squadron && inPlay(squadron) ? squadronText(view, squadron) : '';
}

/** "front zone: 3 Victory at medium range; rear zone: …"; in short "front zone: 3 medium range". */
function zonesText(view: ArmadaState, ship: Ship, how: 'full' | 'short' = 'full'): string {
  const parts = zonesOf(ship).flatMap((zone) => {
    const targets = targetsOf(view, ship, zone);
    if (targets.length === 0) return [];
    const texts = targets.map(({ tag, name, range }) =>
      how === 'short' ? `${tag} ${words.reach(range)}` : say().atRange({ name, range: words.reach(range) }),
    );
    return [`${words.zone(zone)}: ${texts.join(', ')}`];
  });
  return parts.length > 0 ? `${parts.join('; ')}.` : say().nobodyNear;
}

interface Target {
  readonly tag: string;
  readonly name: string;
  readonly range: Range;
}

/** Enemies in the arc of a zone and on the ruler, each at its nearest zone; ships first. */
function targetsOf(view: ArmadaState, ship: Ship, zone: Zone): readonly Target[] {
  const from = zoneBody(bodyOf(ship), zone);
  const ships = shipsInPlay(view).filter((other) => other.player !== ship.player);
  const squadrons = squadronsInPlay(view).filter((other) => other.player !== ship.player);
  return [
    ...ships.flatMap((other): readonly Target[] => {
      const aims = zonesOf(other).map((target) => aim(from, zoneBody(bodyOf(other), target)));
      const seen = aims.flatMap((one) => (one.inArc && one.range !== 'extreme' ? [one] : []));
      if (seen.length === 0) return [];
      const { range } = seen.reduce((a, b) => (b.mm < a.mm ? b : a));
      return [{ tag: shipTag(other.id), name: shipName(view, other.id), range }];
    }),
    ...squadrons.flatMap((other): readonly Target[] => {
      const seen = aim(from, squadronBodyOf(other));
      if (!seen.inArc || seen.range === 'extreme') return [];
      return [{ tag: squadronTag(view, other), name: squadronTag(view, other), range: seen.range }];
    }),
  ];
}

/** With whom it is engaged, and what else is at distance 1. */
export function squadronText(view: ArmadaState, squadron: Squadron): string {
  const engaged = engagedWith(view, squadron);
  const body = squadronBodyOf(squadron);
  const near = shipsInPlay(view).filter(
    (ship) => ship.player !== squadron.player && distanceOf(distance(body, bodyOf(ship))) === 1,
  );
  const parts = [
    ...(engaged.length > 0
      ? [say().engagedWith({ squadrons: engaged.map((other) => squadronTag(view, other)).join(', ') })]
      : [say().notEngaged]),
    ...(heldBy(view, squadron) === null ? [] : [say().held]),
    ...(near.length > 0
      ? [say().atDistanceOne({ ships: near.map(({ id }) => shipName(view, id)).join(', ') })]
      : []),
  ];
  return `${parts.join('; ')}.`;
}

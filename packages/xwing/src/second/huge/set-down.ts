import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type BaseBody,
  type HugeBody,
  type Pose,
  type SetDownRefusal,
  setDownPlaces,
  setDownRefusals,
  shipBody,
} from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { destroy } from '../damage/destroy.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { otherShips, touchNeighbours } from '../maneuver/neighbours.ts';
import { mayTurnInPlace, rotateShip } from '../maneuver/rotate-ship.ts';
import { sizeOf } from '../ship/card.ts';
import { nextPlayer, opponentOf, playerOrder } from '../sides.ts';
import type { SecondState, Ship, Step } from '../state.ts';
import { gainTokens } from '../tokens.ts';

/** Dice that a huge ship rolls for each ship under it, by size (huge-ships.45). */
const DICE = { small: 1, medium: 2, large: 3, huge: 0 } as const;

/** What follows when a huge ship has run over others: they are placed, then it rolls for them (huge-ships.42, .45). */
export function setDownSteps(state: SecondState, huge: Ship, under: readonly Ship[]): readonly Step[] {
  if (under.length === 0) return [];
  let dice = 0;
  for (const ship of under) dice += DICE[shipCard(ship.card).chassis.size];
  return [
    { kind: 'set-down', huge: huge.id, player: state.firstPlayer },
    { kind: 'ran-over', huge: huge.id, dice },
  ];
}

/** Players place ships that were set aside in turn, the first player first; who has none left is passed over (huge-ships.42). */
export function setDownNext(game: SecondGame, hugeId: number, player: number): void {
  const aside = game.state.ships.filter((ship) => ship.place === 'aside');
  if (aside.length === 0) return;
  const order = playerOrder(game.state);
  const turn = order.indexOf(player);
  const own = [...order.slice(turn), ...order.slice(0, turn)]
    .map((one) => aside.filter((ship) => ship.player === one))
    .find((ships) => ships.length > 0)!;
  const placing = own[0]!.player;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-set-down',
    player: placing,
    because: 'xwing2:huge-ships.42',
    huge: hugeId,
    options: own.map((ship) => ({ ship: ship.id })),
  });
  setDown(game, shipOf(game, hugeId), shipOf(game, id));
  game.next({ kind: 'set-down', huge: hugeId, player: nextPlayer(game.state, placing) });
}

/** One ship is placed behind the huge one by its player, and may be turned by an opponent (huge-ships.42 to .44). */
function setDown(game: SecondGame, huge: Ship, ship: Ship): void {
  const { state } = game;
  const { bodies: others } = otherShips(state, ship);
  const hugeBody = bodyOf(huge) as HugeBody;
  const places = setDownPlaces(sizeOf(ship), hugeBody, others, state);
  if (places.length === 0) {
    ship.place = 'table';
    game.emit({
      kind: 'set-down',
      ship: ship.id,
      huge: huge.id,
      at: poseOf(ship),
      because: 'xwing2:huge-ships.43',
    });
    destroy(game, ship, 'xwing2:huge-ships.43');
    return;
  }
  const answer = game.ask(
    {
      form: 'place',
      kind: 'set-down',
      player: ship.player,
      because: 'xwing2:huge-ships.42',
      ship: ship.id,
      huge: huge.id,
    },
    {
      validate: (at) => refusals(state, ship, hugeBody, others, poseAt(at[0]!, at[1]!, at[2]!)),
      propose: (random) => {
        const { x, y, facing } = places[Math.floor(random() * places.length)]!;
        return [x, y, facing];
      },
    },
  ) as readonly number[];
  const at = poseAt(answer[0]!, answer[1]!, answer[2]!);
  Object.assign(ship, at, { place: 'table' });
  touchNeighbours(state, ship);
  game.emit({ kind: 'set-down', ship: ship.id, huge: huge.id, at, because: 'xwing2:huge-ships.42' });
  offerTurn(game, ship);
}

const poseOf = ({ x, y, facing }: Ship): Pose => ({ x, y, facing });

const WHY: Readonly<Record<SetDownRefusal, Omit<Refusal, 'option'>>> = {
  'overlaps-ship': { ruling: 'xwing2:overlap.1' },
  'not-in-full-rear-arc': { ruling: 'xwing2:huge-ships.42', facts: { out: 'arc' } },
  'not-at-range-0-1': { ruling: 'xwing2:huge-ships.42', facts: { out: 'range' } },
  'outside-play-area': { ruling: 'xwing2:ship-sizes.5' },
};

function refusals(
  state: SecondState,
  ship: Ship,
  huge: HugeBody,
  others: readonly BaseBody[],
  at: Pose,
): readonly Refusal[] {
  const option = `${shipCard(ship.card).pilot.name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  return setDownRefusals(shipBody(sizeOf(ship), at), huge, others, state).map((why) => ({
    option,
    ...WHY[why],
  }));
}

/** An opponent may turn the ship that was placed (huge-ships.44). */
function offerTurn(game: SecondGame, ship: Ship): void {
  const free = ([-90, 90] as const).filter((degrees) => mayTurnInPlace(game.state, ship, degrees));
  if (free.length === 0) return;
  const because = 'xwing2:huge-ships.44';
  const { degrees } = game.choose({
    form: 'choice',
    kind: 'rotate-set-down',
    player: opponentOf(game.state, ship.player),
    because,
    ship: ship.id,
    options: [...free.map((degrees) => ({ degrees })), { degrees: 0 as const }],
  });
  if (degrees !== 0) rotateShip(game, ship, degrees, because);
}

/** The huge ship rolls for the ships it ran over: stress for each hit, crit damage for each crit (huge-ships.45). */
export function sufferRunningOver(game: SecondGame, id: number, dice: number): void {
  const huge = shipOf(game, id);
  const because = 'xwing2:huge-ships.45';
  for (let i = 0; i < dice; i++) {
    if (!inPlay(huge) || huge.destroyed) return;
    const face = rollSingleDie(game, huge, because);
    if (face === 'hit') gainTokens(game, huge, 'stress', 1, because);
    if (face === 'crit') sufferDamage(game, huge, { hits: 0, crits: 1 }, because);
  }
}

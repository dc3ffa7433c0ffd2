import type { Refusal, Ruling } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import type { Acting } from '../abilities/act.ts';
import { announce } from '../abilities/announce.ts';
import { canAct } from '../abilities/can-act.ts';
import { keyword } from '../abilities/evaluate.ts';
import { bearsOneOf, cardsWith } from '../abilities/kinds.ts';
import { endLasting } from '../abilities/lasting.ts';
import { commandedSpeed, slipSpeed } from '../abilities/modifiers.ts';
import { staysBy } from '../abilities/strange/remembered.ts';
import { triggersIn } from '../abilities/triggers.ts';
import { squadronCanAttack } from '../attack/reachable.ts';
import { lookAroundSquadron } from '../attack/targets.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  playArea,
  shipsInPlay,
  squadronBodyOf,
  squadronOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Area,
  type Distance,
  endOfDistance,
  type ShipBody,
  type SquadronBody,
  squadronBody,
  squadronMoveReasons,
} from '../geometry/index.ts';
import { squadronOnObstacles } from '../maneuver/obstacles.ts';
import type { SquadronOption } from '../questions.ts';
import { type Ban, banned, CANNOT, placesRefused, refusedAt } from '../refusal.ts';
import { type ArmadaState, occasion, type Squadron, type SquadronTurn, type Step } from '../state.ts';
import { engagedWith } from './engaged.ts';
import { heldBy } from './engagement.ts';
import { moveTokenByStrategic } from './strategic.ts';

/** A squadron's activation begins. */
export function beginActivation(game: ArmadaGame, turn: SquadronTurn): void {
  const { squadron, by } = turn;
  if (!inPlay(squadronOf(game, squadron))) return;
  const because = by < 0 ? 'armada:squadron-phase.1' : 'armada:commands-squadron.4';
  game.emit({ kind: 'squadron-activated', squadron, by, because });
  game.next(
    { kind: 'window', ...occasion('squadron-activated', { squadron, ship: by }) },
    { ...turn, kind: 'squadron-acts' },
    { kind: 'end-squadron-activation', squadron, by },
  );
}

/** It moves, attacks, or neither (squadron-activation.1, .3); by command both, in either order (commands-squadron.4). */
export function squadronActs(game: ArmadaGame, turn: SquadronTurn): void {
  const { state } = game;
  const squadron = squadronOf(game, turn.squadron);
  if (!inPlay(squadron)) return;
  const slips = slipSpeed(state, turn.by);
  const engaged = heldBy(state, squadron);
  const held = slips === null ? engaged : null;
  const options: SquadronOption[] = [];
  if (turn.move && held === null && staysBy(squadron) === null) options.push({ kind: 'move' });
  if (turn.attack && squadronCanAttack(state, squadron)) options.push({ kind: 'attack' });
  const instead = turn.attack ? insteadOfAttack(state, squadron) : [];
  options.push(...instead.map(({ card }) => ({ kind: 'card' as const, card: card.name })));
  const { kind } = game.choose(
    {
      form: 'choice',
      kind: 'squadron',
      player: squadron.player,
      because: 'armada:squadron-activation.1',
      squadron: squadron.id,
      options: [...options, { kind: 'done' }],
    },
    { refused: () => actRefusals(state, turn, held) },
  );
  if (kind === 'done') return;
  const rest = { ...turn, [kind === 'card' ? 'attack' : kind]: false };
  if (turn.both) game.next({ ...rest, kind: 'squadron-acts' });
  if (kind === 'card') {
    for (const acting of instead) game.interpreter.resolve(game, acting);
    return;
  }
  if (kind === 'attack') {
    return game.next({ kind: 'squadron-attack', squadron: squadron.id, by: turn.by });
  }
  const slipping = engaged !== null && slips !== null;
  const speed = commandedSpeed(state, squadron, turn.by, slipping ? slips : undefined);
  beginMove(game, squadron, turn.speed ?? speed);
}

/** What its card may do in its activation in the place of an attack. */
const insteadOfAttack = (state: ArmadaState, squadron: Squadron): readonly Acting[] =>
  triggersIn(squadron, 'instead-of-attack', (whose) => whose === 'its')
    .map((one): Acting => ({ ...one, other: squadron, what: '' }))
    .filter((one) => canAct(state, one));

function actRefusals(state: ArmadaState, turn: SquadronTurn, held: Ruling | null): readonly Refusal[] {
  const squadron = squadronOf({ state }, turn.squadron);
  const move = turn.move ? moveBan(squadron, held) : doneBan(state, turn);
  const attack = turn.attack ? attackBan(state, squadron) : doneBan(state, turn);
  return [...(move ? [banned('move', move)] : []), ...(attack ? [banned('attack', attack)] : [])];
}

/** Why a squadron does not do once more what it has done, or does not do it at all by a card. */
function doneBan(state: ArmadaState, { squadron, by, both, narrowed }: SquadronTurn): Ban {
  if (narrowed !== undefined) return { ruling: CANNOT, card: narrowed };
  if (!both) return { ruling: 'armada:squadron-activation.1' };
  const isRogue = by < 0 && keyword(state, squadronOf({ state }, squadron), 'rogue') > 0;
  return { ruling: isRogue ? 'armada:squadron-keywords.8' : 'armada:commands-squadron.4' };
}

function moveBan(squadron: Squadron, held: Ruling | null): Ban | null {
  if (held !== null) return { ruling: held };
  const card = staysBy(squadron);
  return card === null ? null : { ruling: CANNOT, card };
}

/** Why a squadron has nobody to attack: what is against one at distance 1, else that there is nobody. */
function attackBan(state: ArmadaState, squadron: Squadron): Ban | null {
  if (squadronCanAttack(state, squadron)) return null;
  const near = lookAroundSquadron(state, squadron).find(
    ({ attack, ruling }) => attack === null && ruling !== 'armada:attack.7',
  );
  return near?.attack === null ? near : { ruling: 'armada:attack.7', reason: 'nobody' };
}

/** A squadron is about to move: where cards wait for that they act first. */
export function beginMove(game: ArmadaGame, squadron: Squadron, speed: Distance, clear?: string): void {
  const { id } = squadron;
  const waiting = cardsWith('at before-squadron-move');
  if (!squadronsInPlay(game.state).some((one) => bearsOneOf(one, waiting)))
    return moveSquadron(game, squadron, speed, clear);
  game.next(
    { kind: 'window', ...occasion('before-squadron-move', { squadron: id }) },
    { kind: 'move-squadron', squadron: id, speed, ...(clear && { clear }) },
  );
}

/** It moves, if what acted before has left it in play. */
export function moveInPlay(
  game: ArmadaGame,
  { squadron: id, speed, clear }: Extract<Step, { kind: 'move-squadron' }>,
) {
  const squadron = squadronOf(game, id);
  if (inPlay(squadron)) moveSquadron(game, squadron, speed, clear);
}

/** A squadron moves along the ruler up to a distance; it may stay and counts as having moved (squadron-movement.1, .3). */
export function moveSquadron(game: ArmadaGame, squadron: Squadron, speed: Distance, clear?: string): void {
  const { state } = game;
  const from = poseAt(squadron.x, squadron.y, 0);
  const move = moveOf(state, squadron, speed);
  const engages = ([x = 0, y = 0]: readonly number[]): boolean =>
    clear !== undefined && engagedWith(state, { ...squadron, x, y }).length > 0;
  const [x = 0, y = 0] = game.ask(
    {
      form: 'place',
      kind: 'move-squadron',
      player: squadron.player,
      because: 'armada:squadron-movement.1',
      squadron: squadron.id,
    },
    {
      validate: (at) => [
        ...moveProblems(move, at[0] ?? 0, at[1] ?? 0),
        ...(engages(at) ? [refusedAt(at, { ruling: CANNOT, card: clear! })] : []),
      ],
      propose: (random) => {
        const at = proposeMove(move, random);
        return engages(at) ? [squadron.x, squadron.y, 0] : at;
      },
    },
  ) as readonly number[];
  const to = poseAt(x, y, 0);
  Object.assign(squadron, { x: to.x, y: to.y });
  game.emit({
    kind: 'squadron-moved',
    squadron: squadron.id,
    from,
    to,
    because: 'armada:squadron-movement.1',
  });
  squadronOnObstacles(game, squadron);
  moveTokenByStrategic(game, squadron);
  announce(game, occasion('squadron-moved', { squadron: squadron.id }));
}

const RULINGS = {
  'too-far': 'armada:squadron-movement.1',
  'overlaps-ship': 'armada:overlapping.11',
  'overlaps-squadron': 'armada:overlapping.11',
  outside: 'armada:destroyed-ships-and-squadrons.2',
} as const;

/** A move, and what may be in its way. */
interface Move {
  readonly from: SquadronBody;
  readonly speed: Distance;
  readonly others: readonly (ShipBody | SquadronBody)[];
  readonly area: Area;
}

const moveOf = (state: ArmadaState, squadron: Squadron, speed: Distance): Move => ({
  from: squadronBodyOf(squadron),
  speed,
  others: [
    ...shipsInPlay(state).map((ship) => bodyOf(ship)),
    ...squadronsInPlay(state)
      .filter((other) => other.id !== squadron.id)
      .map(squadronBodyOf),
  ],
  area: playArea(state),
});

const reasonsAt = ({ from, speed, others, area }: Move, px: number, py: number) => {
  const { x, y } = poseAt(px, py, 0);
  return squadronMoveReasons(from, speed, squadronBody(x, y), others, area);
};

/** Why a squadron may not end its move here; empty when it may. */
const moveProblems = (move: Move, x: number, y: number): readonly Refusal[] =>
  placesRefused(
    [x, y],
    reasonsAt(move, x, y).map((reason) => RULINGS[reason]),
  );

/** A place within reach, or where it stands. */
function proposeMove(move: Move, random: () => number): readonly number[] {
  const { from, speed } = move;
  for (let tries = 0; tries < 8; tries++) {
    const way = random() * 360;
    const far = Math.sqrt(random()) * (endOfDistance(speed) - 0.001);
    const { x, y } = poseAt(from.x + far * sin(way), from.y + far * cos(way), 0);
    if (reasonsAt(move, x, y).length === 0) return [x, y, 0];
  }
  return [from.x, from.y, 0];
}

/** The slider is toggled (squadron-activation.2). */
export function endSquadronActivation(game: ArmadaGame, id: number, by: number): void {
  squadronOf(game, id).slider = 1 - game.state.initiativeSide;
  endLasting([...game.state.ships, ...game.state.squadrons], 'squadron-activation');
  const what = by < 0 ? '' : String(by);
  game.next({ kind: 'window', ...occasion('end-of-squadron-activation', { squadron: id, what }) });
}

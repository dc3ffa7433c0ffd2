/** Exogorths attack at the start of the Squadron Phase: as ships that are nobody's friends (obstacles.9). */
import { obstructsAttacks } from '../abilities/modifiers.ts';
import {
  type ArmadaGame,
  obstacleBodyOf,
  placedObstacles,
  secondPlayer,
  squadronBodyOf,
  squadronsInPlay,
  surroundings,
} from '../game.ts';
import { aim, distance, endOfDistance } from '../geometry/index.ts';
import { TOUCHING } from '../objectives/on-table.ts';
import { sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState, Obstacle, Squadron, Step } from '../state.ts';
import { declare } from './attack.ts';
import { obstacleParty, squadronParty } from './parties.ts';
import type { AttackOption } from './questions.ts';

type Declared = Extract<AttackOption, { kind: 'attack' }>;

const BECAUSE = 'armada:obstacles.9';

/** Exogorths on the table. */
export const exogorthsIn = (state: ArmadaState): readonly Obstacle[] =>
  placedObstacles(state).filter(({ type }) => type === 'exogorth');

/** What exogorths do before squadrons are activated; nothing without one. */
export const exogorthSteps = (state: ArmadaState): readonly Step[] =>
  exogorthsIn(state).length > 0
    ? [{ kind: 'exogorth-turn', player: secondPlayer(state), acted: [] }, { kind: 'exogorths-done' }]
    : [];

/** Each player picks one that has not attacked, the second player first. */
export function exogorthTurn(game: ArmadaGame, player: number, acted: readonly number[]): void {
  const waiting = exogorthsIn(game.state).filter(({ id }) => !acted.includes(id));
  if (waiting.length === 0) return;
  const { obstacle } = game.choose({
    form: 'choice',
    kind: 'exogorth',
    player,
    because: BECAUSE,
    options: waiting.map(({ id }) => ({ obstacle: id })),
  });
  game.next(
    { kind: 'exogorth-attacks', obstacle, player, attacked: [] },
    ...(acted.length === 0
      ? [{ kind: 'exogorth-turn' as const, player: 1 - player, acted: [obstacle] }]
      : []),
  );
}

/** It attacks each squadron at distance 1, in the order that its player picks. */
export function exogorthAttacks(
  game: ArmadaGame,
  step: Extract<Step, { readonly kind: 'exogorth-attacks' }>,
): void {
  const { state } = game;
  const exogorth = state.obstacles[step.obstacle]!;
  const attacks = squadronsInPlay(state)
    .filter(({ id }) => !step.attacked.includes(id))
    .flatMap((squadron) => attackOn(state, exogorth, squadron));
  if (attacks.length === 0) return;
  const { squadron: id } = game.choose({
    form: 'choice',
    kind: 'exogorth-target',
    player: step.player,
    because: BECAUSE,
    obstacle: exogorth.id,
    options: attacks.map(({ defender }) => ({ squadron: defender.id })),
  });
  game.next({ ...step, attacked: [...step.attacked, id] });
  declare(game, 'attack', attacks.find(({ defender }) => defender.id === id)!);
}

/** Its attack on a squadron; none beyond distance 1 and through dust. What it touches is not in its way. */
function attackOn(state: ArmadaState, exogorth: Obstacle, squadron: Squadron): readonly Declared[] {
  const body = obstacleBodyOf(exogorth);
  const target = squadronBodyOf(squadron);
  if (distance(body, target) > endOfDistance(1)) return [];
  const around = surroundings(state, body, endOfDistance(1) + 2 * target.radius);
  const placed = around.placed.filter((one) => distance(obstacleBodyOf(one), body) > TOUCHING);
  const obstacles = placed.map(obstacleBodyOf);
  const seen = aim(body, target, { ships: around.ships, obstacles }, sightRule(state));
  if (!seen.inArc) return [];
  const between = seen.obstructedBy.obstacles.map((at) => placed[at]!);
  if (between.some(({ type }) => type === 'dust field')) return [];
  const attack: Declared = {
    kind: 'attack',
    attacker: obstacleParty(exogorth),
    defender: squadronParty(squadron),
    reach: seen.range,
    obstructed: seen.obstructedBy.ships.length + between.length > 0,
  };
  return [{ ...attack, obstructed: attack.obstructed || obstructsAttacks(state, attack) }];
}

/** What the objective does when they have attacked. */
export const exogorthsDone = (game: ArmadaGame): void =>
  game.interpreter.objective(game.state).afterExogorths?.(game);

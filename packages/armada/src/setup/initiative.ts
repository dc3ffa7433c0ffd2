import { die } from '@firing-arc/table';
import { type ArmadaGame, INITIATIVE_STREAM, secondPlayer } from '../game.ts';
import { objectiveCard } from '../objectives/cards.ts';
import { type ArmadaState, occasion } from '../state.ts';
import { bringObstacles } from './obstacles.ts';
import { announceStep } from './steps.ts';

/** Setup, one step after the other (setup.1). */
export function beginSetup(game: ArmadaGame): void {
  announceStep(game, 'define-areas');
  announceStep(game, 'gather-components');
  game.state.players.forEach((side, player) => {
    game.emit({ kind: 'fleet', player, points: side.fleet, because: 'armada:setup.2' });
  });
  game.next(
    { kind: 'determine-initiative' },
    { kind: 'choose-objective' },
    { kind: 'place-obstacles' },
    { kind: 'deploy-fleets' },
    { kind: 'finish-setup' },
    { kind: 'round' },
  );
}

const COIN = die('coin', { heads: 1, tails: 1 });

/** The cheaper fleet chooses the first player; a coin decides who chooses between equals (setup.2). */
export function determineInitiative(game: ArmadaGame): void {
  const { state } = game;
  announceStep(game, 'determine-initiative');
  if (state.first < 0) {
    const { player } = game.choose({
      form: 'choice',
      kind: 'first-player',
      player: choosesInitiative(game),
      because: 'armada:setup.2',
      options: [{ player: 0 }, { player: 1 }],
    });
    state.first = player;
  }
  game.emit({
    kind: 'first-player',
    player: state.first,
    because: 'armada:first-player-and-second-player.1',
  });
}

function choosesInitiative(game: ArmadaGame): number {
  const [ours, theirs] = game.state.players.map(({ fleet }) => fleet) as [number, number];
  if (ours !== theirs) return ours < theirs ? 0 : 1;
  const face = game.roll(INITIATIVE_STREAM, COIN);
  game.emit({ kind: 'coin', face, because: 'armada:setup.2' });
  return face === 'heads' ? 0 : 1;
}

/** The first player picks one of the second player's objectives (objective-cards.1); none where none is brought. */
export function chooseObjective(game: ArmadaGame): void {
  const { state } = game;
  const { objectives } = state.players[secondPlayer(state)]!;
  if (objectives.length === 0) return;
  announceStep(game, 'choose-objective');
  state.objective = state.objectiveBy === 'draw' ? drawOne(game, objectives) : pickOne(game, objectives);
  game.emit({ kind: 'objective', objective: state.objective, because: 'armada:objective-cards.2' });
  if (objectiveCard(state.objective)?.shortEdges) takeShortEdges(state);
  bringObstacles(state);
  game.next({ kind: 'window', ...occasion('objective-chosen') });
}

const pickOne = (game: ArmadaGame, objectives: readonly string[]): string =>
  game.choose({
    form: 'choice',
    kind: 'objective',
    player: game.state.first,
    because: 'armada:objective-cards.1',
    options: objectives.map((objective) => ({ objective })),
  }).objective;

/** With the pieces of a core set alone the objective is drawn (setup.11). */
function drawOne(game: ArmadaGame, objectives: readonly string[]): string {
  const weights = objectives.map(() => 1);
  return objectives[game.draw(INITIATIVE_STREAM, objectives, weights, 'open')]!;
}

/** The players sit at the short edges, and the whole play area is setup area (short-player-edges-setup.1). */
function takeShortEdges(state: ArmadaState): void {
  state.setupLeft = 0;
  state.setupRight = state.width;
  state.players[0]!.edge = 'left';
  state.players[1]!.edge = 'right';
}

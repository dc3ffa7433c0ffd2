import { die } from '@firing-arc/table';
import { type ArmadaGame, INITIATIVE_STREAM, secondPlayer } from '../game.ts';
import { occasion } from '../state.ts';
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
  const { objective } = game.choose({
    form: 'choice',
    kind: 'objective',
    player: state.first,
    because: 'armada:objective-cards.1',
    options: objectives.map((id) => ({ objective: id })),
  });
  state.objective = objective;
  game.emit({ kind: 'objective', objective, because: 'armada:objective-cards.2' });
  game.next({ kind: 'window', ...occasion('objective-chosen') });
}

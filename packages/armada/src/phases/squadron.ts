import { type Acting, act } from '../abilities/act.ts';
import { keyword } from '../abilities/evaluate.ts';
import { cardsWith } from '../abilities/kinds.ts';
import { triggersIn } from '../abilities/triggers.ts';
import { exogorthSteps } from '../attack/exogorths.ts';
import { type ArmadaGame, inPlay, isActivated, shipsInPlay, squadronOf, squadronsInPlay } from '../game.ts';
import { beginMove } from '../squadrons/activate.ts';
import { type ArmadaState, occasion, type Squadron } from '../state.ts';
import { beginPhase } from './round.ts';

/** Squadrons that a player activates in one turn of the Squadron Phase (squadron-phase.1). */
const PER_TURN = 2;

export function squadronPhase(game: ArmadaGame): void {
  const { first } = game.state;
  beginPhase(
    game,
    'squadron',
    'start-of-squadron-phase',
    ...exogorthSteps(game.state),
    { kind: 'squadron-turn', player: first, left: PER_TURN },
    { kind: 'window', ...occasion('squadrons-activated') },
    { kind: 'cloaked-moves', player: first, moved: [] },
    { kind: 'cloaked-moves', player: 1 - first, moved: [] },
    { kind: 'window', ...occasion('end-of-squadron-phase') },
  );
}

const waiting = (state: ArmadaState, player: number): readonly Squadron[] =>
  squadronsInPlay(state).filter((one) => one.player === player && !isActivated(state, one));

/** A player activates two squadrons, one after the other, or passes with none left (squadron-phase.1 to .3). */
export function squadronTurn(game: ArmadaGame, player: number, left: number): void {
  const { state } = game;
  const own = waiting(state, player);
  const others = waiting(state, 1 - player);
  if (own.length === 0 && others.length === 0) return;
  if (own.length === 0 && left === PER_TURN) {
    game.emit({ kind: 'passes', player, with: 'none', because: 'armada:squadron-phase.3' });
  }
  if (own.length === 0 || left === 0) {
    return game.next({ kind: 'squadron-turn', player: 1 - player, left: PER_TURN });
  }
  if (left === PER_TURN && turnCards(state, player).some((one) => act(game, one))) return;
  const { squadron: id } = game.choose({
    form: 'choice',
    kind: 'choose-squadron',
    player,
    because: 'armada:squadron-phase.1',
    options: own.map((squadron) => ({ squadron: squadron.id })),
  });
  const both = keyword(state, squadronOf(game, id), 'rogue') > 0;
  game.next(
    { kind: 'activate-squadron', squadron: id, by: -1, move: true, attack: true, both },
    { kind: 'squadron-turn', player, left: left - 1 },
  );
}

/** Cards that act in the place of a player's turn of the Squadron Phase. */
const turnCards = (state: ArmadaState, player: number): readonly Acting[] =>
  cardsWith('at squadron-turn').size === 0
    ? []
    : shipsInPlay(state)
        .filter((ship) => ship.player === player)
        .flatMap((bearer) =>
          triggersIn(bearer, 'squadron-turn', (whose) => whose === 'its').map(
            (one): Acting => ({ ...one, other: null, what: '' }),
          ),
        );

/** At the end of the phase squadrons with cloak may move up to distance 1, engaged or not (squadron-keywords.16). */
export function cloakedMoves(game: ArmadaGame, player: number, moved: readonly number[]): void {
  const cloaked = squadronsInPlay(game.state).filter(
    (one) => one.player === player && !moved.includes(one.id) && keyword(game.state, one, 'cloak') > 0,
  );
  if (cloaked.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'cloaked-squadron',
    player,
    because: 'armada:squadron-keywords.16',
    options: [
      ...cloaked.map((squadron) => ({ kind: 'squadron' as const, squadron: squadron.id })),
      { kind: 'done' },
    ],
  });
  if (option.kind === 'done') return;
  game.next({ kind: 'cloaked-moves', player, moved: [...moved, option.squadron] });
  const squadron = squadronOf(game, option.squadron);
  if (inPlay(squadron)) beginMove(game, squadron, 1);
}

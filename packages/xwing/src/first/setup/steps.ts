import { ATTACK_DIE } from '../../common/index.ts';
import type { SetupStep } from '../events.ts';
import { endLasting, type FirstGame, INITIATIVE_STREAM, shieldsOf } from '../game.ts';
import { fillEnergy } from '../huge/energy.ts';
import type { Edge } from '../questions.ts';
import { rivalOf, speakerOf, teamOf } from '../sides.ts';
import { type FirstState, occasion, type Step } from '../state.ts';

/** The seven steps of setup, in order, then the first round (setup.1, round.2). */
export function beginSetup(game: FirstGame): void {
  announceStep(game, 'gather-forces');
  for (const [player, { squad }] of game.state.players.entries()) {
    game.emit({ kind: 'squad', player, points: squad, because: 'xwing1:setup.2' });
  }
  game.next(...SETUP_STEPS, { kind: 'window', ...occasion('end-of-setup') }, { kind: 'round' });
}

const SETUP_STEPS: readonly Step[] = [
  { kind: 'determine-initiative' },
  { kind: 'establish-play-area' },
  { kind: 'place-obstacles' },
  { kind: 'window', ...occasion('before-forces') },
  { kind: 'place-forces' },
  { kind: 'activate-shields' },
  { kind: 'prepare-other-components' },
];

export function announceStep(game: FirstGame, step: SetupStep): void {
  game.emit({ kind: 'setup-step', step, because: 'xwing1:setup.1' });
}

/** The player with the lower squad total chooses who has initiative (initiative.1); a die decides a tie (initiative.2). */
export function determineInitiative(game: FirstGame): void {
  announceStep(game, 'determine-initiative');
  const chooser = whoChooses(game);
  const { player } = game.choose({
    form: 'choice',
    kind: 'initiative',
    player: chooser,
    because: 'xwing1:initiative.1',
    options: [{ player: chooser }, { player: rivalOf(game.state, chooser) }],
  });
  game.state.initiative = player;
  game.emit({ kind: 'initiative', player, because: 'xwing1:initiative.1' });
}

function whoChooses(game: FirstGame): number {
  const { state } = game;
  const [one, other] = [speakerOf(state, 0), speakerOf(state, 1)];
  const lead = squadOf(state, one) - squadOf(state, other);
  if (lead !== 0) return lead < 0 ? one : other;
  const face = game.roll(INITIATIVE_STREAM, ATTACK_DIE);
  game.emit({ kind: 'initiative-roll', faces: [face], because: 'xwing1:initiative.2' });
  return face === 'hit' || face === 'crit' ? one : other;
}

/** Squad points of a player's side. */
const squadOf = (state: FirstState, player: number): number =>
  teamOf(state, player).reduce((sum, each) => sum + state.players[each]!.squad, 0);

export const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];

const OPPOSITE: Readonly<Record<Edge, Edge>> = { near: 'far', far: 'near', left: 'right', right: 'left' };

/** All four, or the long ones of an oblong play area (huge-ships.45), which hold the ships of epic play. */
const edgesOf = ({ width, depth }: FirstState): readonly Edge[] => (width > depth ? ['near', 'far'] : EDGES);

/** The player without initiative picks an edge after the last obstacle; the opponent gets the opposite one (setup.6). */
export function chooseEdge(game: FirstGame): void {
  const player = rivalOf(game.state, game.state.initiative);
  const { edge } = game.choose({
    form: 'choice',
    kind: 'choose-edge',
    player,
    because: 'xwing1:setup.6',
    options: edgesOf(game.state).map((edge) => ({ edge })),
  });
  takeEdge(game, player, edge);
  takeEdge(game, game.state.initiative, OPPOSITE[edge]);
}

/** Team mates share an edge. */
function takeEdge(game: FirstGame, speaker: number, edge: Edge): void {
  for (const player of teamOf(game.state, speaker)) {
    game.state.players[player]!.edge = edge;
    game.emit({ kind: 'edge', player, edge, because: 'xwing1:setup.6' });
  }
}

/** Each ship gets shield tokens equal to its shield value (setup.10). */
export function activateShields(game: FirstGame): void {
  announceStep(game, 'activate-shields');
  endLasting(game.state, 'end of placing');
  if (!game.state.mission) fillEnergy(game);
  for (const ship of game.state.ships) {
    ship.shields = shieldsOf(ship);
    if (ship.shields === 0) continue;
    game.emit({ kind: 'shields', ship: ship.id, shields: ship.shields, because: 'xwing1:setup.10' });
  }
}

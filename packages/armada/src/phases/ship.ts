import type { Refusal } from '@firing-arc/referee';
import { endLasting } from '../abilities/lasting.ts';
import { type ArmadaGame, shipOf, shipsInPlay } from '../game.ts';
import { banned, CANNOT } from '../refusal.ts';
import { waitsBy } from '../setup/set-aside.ts';
import { type ArmadaState, occasion, type Ship, type Step } from '../state.ts';
import { beginPhase } from './round.ts';

/** The Ship Phase: the players activate ships by turns, the first player first (ship-phase.1, initiative.1). */
export function shipPhase(game: ArmadaGame): void {
  for (const player of game.state.players) player.passed = false;
  beginPhase(game, 'ship', 'start-of-ship-phase', { kind: 'ship-turn', player: game.state.first });
}

/** Ships of a player that wait to be activated (ship-activation.2, command-dials.5). */
const waiting = (state: ArmadaState, player: number): readonly Ship[] =>
  shipsInPlay(state).filter((ship) => ship.player === player && !ship.activated);

/** One player's turn: a ship, or a pass, forced (ship-phase.2) or by a token (pass-tokens.2). */
export function shipTurn(game: ArmadaGame, player: number): void {
  const { state } = game;
  const own = waiting(state, player);
  if (own.length === 0) {
    if (waiting(state, 1 - player).length === 0) return;
    return pass(game, player, 'none');
  }
  const barred = passRefusal(state, player);
  const ready = own.filter((ship) => waitsBy(state, ship) === null);
  const open = ready.length > 0 ? ready : own;
  const chosen = game.choose(
    {
      form: 'choice',
      kind: 'choose-ship',
      player,
      because: 'armada:ship-phase.1',
      options: [
        ...open.map((ship) => ({ kind: 'ship' as const, ship: ship.id })),
        ...(barred ? [] : [{ kind: 'pass' as const }]),
      ],
    },
    {
      refused: () => [
        ...activatedAlready(state, player),
        ...own.filter((ship) => !open.includes(ship)).map((ship) => waitsForAnother(state, ship)),
        ...(barred ? [{ option: 'pass', ruling: barred }] : []),
      ],
    },
  );
  if (chosen.kind === 'pass') return pass(game, player, 'token');
  state.players[player]!.passed = false;
  activateShip(game, chosen.ship);
}

/** That a ship which a card brought in in this round is not the first one activated. */
const waitsForAnother = (state: ArmadaState, ship: Ship): Refusal =>
  banned(`ship-${ship.id}`, { ruling: CANNOT, card: waitsBy(state, ship)! });

function activatedAlready(state: ArmadaState, player: number): readonly Refusal[] {
  return shipsInPlay(state)
    .filter((ship) => ship.player === player && ship.activated)
    .map((ship) => ({ option: `ship-${ship.id}`, ruling: 'armada:ship-activation.2' }));
}

/** The ruling by which a player may not spend a pass token now; null when he may (ship-phase.3 to .5). */
function passRefusal(state: ArmadaState, player: number): string | null {
  const side = state.players[player]!;
  const [own, others] = [waiting(state, player).length, waiting(state, 1 - player).length];
  if (side.passTokens === 0) return 'armada:pass-tokens.2';
  if (side.passed) return 'armada:ship-phase.5';
  if (player !== state.first) return own > others ? 'armada:ship-phase.4' : null;
  const hasActivated = state.ships.some((ship) => ship.player === player && ship.activated);
  return hasActivated && own < others ? null : 'armada:ship-phase.3';
}

function pass(game: ArmadaGame, player: number, by: 'token' | 'none'): void {
  const side = game.state.players[player]!;
  side.passed = by === 'token';
  if (by === 'token') side.passTokens -= 1;
  const because = by === 'token' ? 'armada:pass-tokens.2' : 'armada:ship-phase.2';
  game.emit({ kind: 'passes', player, with: by, because });
  game.next({ kind: 'ship-turn', player: 1 - player });
}

/** A ship is activated; its opponent's turn comes after it. */
function activateShip(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  ship.activated = true;
  ship.attacks = [];
  game.state.active = id;
  game.emit({ kind: 'ship-activated', ship: id, because: 'armada:ship-phase.1' });
  game.next(...activationSteps(id), { kind: 'ship-turn', player: 1 - ship.player });
}

/** Reveal command dial, attack, execute maneuver (ship-activation.1). */
export const activationSteps = (ship: number): readonly Step[] => [
  { kind: 'window', ...occasion('before-reveal', { ship }) },
  { kind: 'reveal-dial', ship },
  { kind: 'window', ...occasion('before-attack', { ship }) },
  { kind: 'ship-attacks', ship },
  { kind: 'targeting-over', ship },
  { kind: 'window', ...occasion('attacks-made', { ship }) },
  { kind: 'window', ...occasion('before-maneuver', { ship }) },
  { kind: 'determine-course', ship },
  { kind: 'end-activation', ship },
];

/** Dials not spent are discarded (command-dials.3). */
export function endActivation(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  for (const command of ship.revealed) {
    game.emit({ kind: 'dial-discarded', ship: id, command, because: 'armada:command-dials.3' });
  }
  ship.revealed = [];
  endLasting([...game.state.ships, ...game.state.squadrons], 'activation');
  game.state.active = -1;
  game.emit({ kind: 'activation-ends', ship: id, because: 'armada:ship-activation.1' });
  game.next(
    { kind: 'offer-targeting', ship: id },
    { kind: 'window', ...occasion('end-of-activation', { ship: id }) },
  );
}

import type { Refusal } from '@firing-arc/referee';
import type { Template } from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { announce } from '../abilities/windows.ts';
import { type FirstGame, inPlay, isCloaked, nextBySkill, shipOf } from '../game.ts';
import type { DecloakMove, RollWay } from '../questions.ts';
import { type FirstState, occasion, type Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import { templateOfRoll } from './barrel-roll.ts';
import { boost, boostRefusal, type RepositionRulings, roll, rollRefusal } from './reposition.ts';
import { declarationKey } from './tell.ts';

const RULINGS: RepositionRulings = {
  ship: 'xwing1:cloak.12',
  obstacle: 'xwing1:cloak.12',
  template: 'xwing1:cloak.12',
  edge: 'xwing1:cloak.13',
};

/** A ship decloaks by the 2 straight template (cloak.8). */
const SPEED = 2;
const MOVES: readonly DecloakMove[] = ['roll-left', 'roll-right', 'boost'];
const BENT: readonly DecloakMove[] = [
  'roll-left-forward',
  'roll-left-back',
  'roll-right-forward',
  'roll-right-back',
  'boost-left',
  'boost-right',
];

/** How a ship may decloak: by the 2 straight template, or by the 2 bank where its card says so. */
const movesOf = (state: FirstState, ship: Ship): readonly DecloakMove[] =>
  hasRule(state, ship, 'decloaks-by-banks') ? BENT : MOVES;

/** What a declared move is: a roll to a side, or a boost by a template (faq-ship-cards.22). */
export function decloakParts(move: DecloakMove): { readonly roll?: RollWay; readonly boost?: Template } {
  const [how, side, by] = move.split('-');
  const direction = side === 'left' || side === 'right' ? side : 'straight';
  if (how === 'boost' || direction === 'straight')
    return { boost: { speed: SPEED, shape: direction === 'straight' ? 'straight' : 'bank', direction } };
  return { roll: by === 'forward' || by === 'back' ? { side: direction, by } : { side: direction } };
}

/** Cloaked ships may decloak one after the other, in ascending pilot skill (cloak.7); stressed and ionized ones too (cloak.10). */
export function decloakNext(game: FirstGame): void {
  const waiting = game.state.ships.filter((ship) => inPlay(ship) && isCloaked(ship) && !ship.decloaked);
  const next = nextBySkill(game.state, waiting, 'ascending');
  if (next.length === 0) return;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-decloak',
    player: next[0]!.player,
    because: 'xwing1:cloak.7',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  shipOf(game, id).decloaked = true;
  game.next({ kind: 'decloak', ship: id, tried: [] }, { kind: 'decloak-next' });
}

/**
 * A ship decloaks or stays cloaked: how is declared before the template is laid (cloak.11); what does not fit may be
 * replaced by something else (cloak.14), and without any way it stays cloaked (cloak.15).
 */
export function decloakStep(game: FirstGame, id: number, tried: readonly string[]): void {
  const ship = shipOf(game, id);
  const { state } = game;
  const left = movesOf(state, ship).filter((move) => mayDeclare(state, ship, move, tried));
  if (left.length === 0) return stay(game, ship, 'xwing1:cloak.15');
  const { move } = game.choose(
    {
      form: 'choice',
      kind: 'decloak',
      player: ship.player,
      because: 'xwing1:cloak.8',
      ship: id,
      options: [...left.map((one) => ({ move: one })), { move: 'none' as const }],
    },
    { refused: () => refusedMoves(state, ship, left) },
  );
  if (move === 'none') return stay(game, ship, 'xwing1:cloak.14');
  const because = moveRefusal(state, ship, move);
  if (because) {
    const what = { kind: 'decloak', move } as const;
    game.emit({ kind: 'impossible', ship: id, what, because });
    game.next({ kind: 'decloak', ship: id, tried: [...tried, declarationKey(what)] });
    return;
  }
  spendToken(game, ship, 'cloak', 'xwing1:cloak.8');
  const { roll: way, boost: template } = decloakParts(move);
  if (template) boost(game, ship, template, 'xwing1:cloak.8');
  if (way)
    roll(game, ship, way.side, templateOfRoll(way, SPEED), { rulings: RULINGS, because: 'xwing1:cloak.8' });
  game.emit({ kind: 'decloaked', ship: id, because: 'xwing1:cloak.8' });
  announce(game, occasion('after-decloak', { ship: id }));
}

function mayDeclare(state: FirstState, ship: Ship, move: DecloakMove, tried: readonly string[]): boolean {
  if (tried.includes(declarationKey({ kind: 'decloak', move }))) return false;
  return state.measuring !== 'free' || moveRefusal(state, ship, move) === null;
}

function moveRefusal(state: FirstState, ship: Ship, move: DecloakMove): string | null {
  const { roll: way, boost: template } = decloakParts(move);
  if (template) return boostRefusal(state, ship, template, RULINGS);
  return way ? rollRefusal(state, ship, way.side, templateOfRoll(way, SPEED), RULINGS) : null;
}

function refusedMoves(state: FirstState, ship: Ship, left: readonly DecloakMove[]): readonly Refusal[] {
  return movesOf(state, ship).flatMap((move) =>
    left.includes(move)
      ? []
      : [{ option: move, ruling: moveRefusal(state, ship, move) ?? 'xwing1:cloak.14' }],
  );
}

function stay(game: FirstGame, ship: Ship, because: string): void {
  game.emit({ kind: 'stays-cloaked', ship: ship.id, because });
}

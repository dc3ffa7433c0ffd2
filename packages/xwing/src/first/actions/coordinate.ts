import type { Refusal } from '@firing-arc/referee';
import { hasRule } from '../abilities/evaluate.ts';
import { announce } from '../abilities/windows.ts';
import { atRange, type FirstGame, friendly, inPlay, isHuge } from '../game.ts';
import { type FirstState, occasion, type Ship } from '../state.ts';

/** The friendly ships that a ship could coordinate: others at range 1-2 (coordinate.1). */
export const coordinable = (state: FirstState, ship: Ship): readonly Ship[] =>
  state.ships.filter((other) => other !== ship && inCommand(state, ship, other));

const inCommand = (state: FirstState, ship: Ship, other: Ship): boolean =>
  inPlay(other) &&
  friendly(ship, other) &&
  !isHuge(other) &&
  atRange(state, ship, other, [1, hasRule(state, ship, 'friends-seem-near') ? 3 : 2]);

/** The action: another friendly ship may perform one free action (coordinate.1). */
export function coordinate(game: FirstGame, ship: Ship): void {
  const { state } = game;
  const able = coordinable(state, ship);
  const { target } = game.choose(
    {
      form: 'choice',
      kind: 'coordinate-target',
      player: ship.player,
      because: 'xwing1:coordinate.1',
      ship: ship.id,
      options: able.map(({ id }) => ({ target: id })),
    },
    { refused: () => refusedTargets(state, ship, able) },
  );
  game.emit({ kind: 'coordinated', ship: ship.id, other: target, because: 'xwing1:coordinate.1' });
  const second =
    able.length > 1 && hasRule(state, ship, 'coordinates-two') ? secondOf(game, ship, able, target) : -1;
  for (const one of [second, target]) {
    if (one < 0) continue;
    if (one === second)
      game.emit({ kind: 'coordinated', ship: ship.id, other: one, because: 'xwing1:golden-rules.2' });
    game.next({ kind: 'action', ship: one, free: ['any'], because: 'xwing1:coordinate.1', tried: [] });
  }
  announce(game, occasion('coordinating', { ship: ship.id, other: target }));
}

/** Another ship that a card lets be coordinated too; -1 for none. */
const secondOf = (game: FirstGame, ship: Ship, able: readonly Ship[], first: number): number =>
  game.choose({
    form: 'choice',
    kind: 'second-coordinated',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    options: [...able.filter(({ id }) => id !== first).map(({ id }) => ({ target: id })), { target: -1 }],
  }).target;

const refusedTargets = (state: FirstState, ship: Ship, able: readonly Ship[]): readonly Refusal[] =>
  state.ships.flatMap((other) =>
    other === ship || !inPlay(other) || !friendly(ship, other) || able.includes(other)
      ? []
      : [
          {
            option: `ship-${other.id}`,
            ruling: isHuge(other) ? 'xwing1:huge-ships.23' : 'xwing1:coordinate.1',
          },
        ],
  );

import { ARMADA, type Command, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { chooseClearing } from './commands.ts';
import { observe } from './observation.ts';

const state = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'raided'));

/** How the first ship clears raid tokens that keep it from navigating, with some dials revealed. */
function cleared(revealed: readonly Command[], tokens: readonly Command[] = []): string {
  const ship = {
    ...state.ships[0]!,
    revealed: [...revealed],
    tokens: [...tokens],
    raids: ['navigate' as const],
  };
  const options = [
    { kind: 'dial' as const },
    ...tokens.map((command) => ({ kind: 'token' as const, command })),
    { kind: 'none' as const },
  ];
  const question = {
    form: 'choice',
    kind: 'clear-raid',
    player: ship.player,
    because: 'armada:raid-tokens.2',
    ship: 0,
    options,
  } as const;
  const seen = observe({ ...state, ships: state.ships.with(0, ship) }, ship.player);
  return options[chooseClearing(seen, question)]!.kind;
}

// A ship revealed navigate dials six rounds long that it could not use for the raid token, and kept both.
it('clears a raid token by the dial that it stops, by no other, and by a token first', () => {
  expect(cleared(['navigate'])).toBe('dial');
  expect(cleared(['repair'])).toBe('none');
  expect(cleared(['navigate', 'repair'])).toBe('none');
  expect(cleared(['navigate'], ['navigate'])).toBe('token');
});

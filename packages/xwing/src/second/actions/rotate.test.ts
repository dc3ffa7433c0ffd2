import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import type { At } from '../testing/index.ts';
import { decimator, table } from '../testing/index.ts';
import { rotateTurret } from './rotate.ts';
import '../testing/cards.ts';

const HERE: At = [400, 200, 0];
const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3];

describe('rotating', () => {
  it('xwing2:rotate.1 turns a single indicator to any other standard arc', () => {
    const game = table({ us: [{ pilot: 'plain', at: HERE, turret: FRONT }] }).act(0);
    game.pick({ action: 'rotate' });
    expect(game.options).toEqual([{ arc: RIGHT }, { arc: REAR }, { arc: LEFT }]);
    game.pick({ arc: LEFT });
    expect(game.ship(0).turret).toBe(LEFT);
  });

  it('xwing2:rotate.2 turns a double indicator to the two arcs it was not on', () => {
    const game = table({ us: [decimator(HERE, { turret: 0 })] })
      .act(0)
      .pick({ action: 'rotate' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).turret).toBe(1);
    const target = {
      us: [decimator(HERE, { turret: 1 })],
      them: [{ pilot: 'academypilot', at: [600, 200, 0] as const }],
    };
    expect(table(target).engage(0).offers({ kind: 'attack', arc: 'right', target: 1 })).toBe(true);
    const ahead = { ...target, them: [{ pilot: 'academypilot', at: [400, 400, 0] as const }] };
    expect(table(ahead).engage(0).eventsOf('no-attack').length).toBe(1);
  });

  it('xwing2:rotate.3 rotating because an effect says so leaves the action', () => {
    const game = table({ us: [decimator(HERE, { turret: 0 })] });
    game.does((rules) => rotateTurret(rules, shipOf(rules, 0)));
    expect(game.ship(0).turret).toBe(1);
    game.act(0).pick({ action: 'rotate' });
    expect(game.ship(0).turret).toBe(0);
  });

  it('xwing2:rotate.4 turns the indicator, not the ship', () => {
    const game = table({ us: [{ pilot: 'plain', at: HERE, turret: FRONT }] }).act(0);
    game.pick({ action: 'rotate' }).pick({ arc: REAR });
    expect(game.pose(0)).toEqual({ x: 400, y: 200, facing: 0 });
    expect(game.eventsOf('turret')).toMatchObject([{ arc: REAR, because: 'xwing2:rotate.1' }]);
  });
});

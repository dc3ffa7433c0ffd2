import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import type { At } from '../testing/index.ts';
import { table, tie, xwing, yt1300 } from '../testing/index.ts';
import { rotateShip } from './rotate-ship.ts';

const HERE: At = [400, 400, 0];

describe('rotating a ship', () => {
  it('xwing2:rotate-a-ship.1 changes its facing; its turret keeps its arc', () => {
    const game = table({ us: [yt1300(HERE, { turret: 1 })] }).does((rules) =>
      expect(rotateShip(rules, shipOf(rules, 0), 90)).toBe(true),
    );
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 90 });
    expect(game.ship(0).turret).toBe(1);
    expect(game.eventsOf('ship-rotated')).toMatchObject([{ degrees: 90, because: 'xwing2:rotate-a-ship.1' }]);
    game.act(0).pick({ action: 'rotate' });
    expect(game.ship(0).turret).toBe(0);
    expect(game.pose(0).facing).toBe(90);
  });

  it('xwing2:rotate-a-ship.2 is no move', () => {
    const game = table({ us: [xwing(HERE)] }).does((rules) => rotateShip(rules, shipOf(rules, 0), -90));
    expect(game.story).toEqual(['ship-rotated']);
    expect(game.ship(0).flown.bearing).toBe('');
  });

  it('xwing2:rotate-a-ship.4 onto an obstacle has no effects of overlapping it', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [{ outline: 'coreasteroid0', at: [425, 400, 0] }] });
    game.does((rules) => expect(rotateShip(rules, shipOf(rules, 0), 90)).toBe(true));
    expect(game.story).toEqual(['ship-rotated']);
    expect(game.ship(0)).toMatchObject({ damage: [], skipsAction: '' });
  });

  it('does not happen when the guides would hit a ship; contacts are measured anew', () => {
    const touching = table({
      us: [xwing(HERE)],
      them: [tie([440, 400, 0])],
      contacts: [[0, 1]],
    });
    touching.does((rules) => expect(rotateShip(rules, shipOf(rules, 0), 90)).toBe(false));
    expect(touching.pose(0).facing).toBe(0);
    const behind = table({ us: [xwing(HERE)], them: [tie([443.5, 400, 0])] });
    behind.does((rules) => rotateShip(rules, shipOf(rules, 0), 180));
    expect(behind.pose(0).facing).toBe(180);
    expect(behind.state.contacts).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, type TestGame, table, tie, xwing, ywing } from '../testing/index.ts';
import { layDevice } from './testing.ts';

const HERE: At = [400, 200, 0];

/** A ship without shields flies a maneuver with a mine on its way. */
function fliesOver(
  kind: Parameters<typeof layDevice>[1],
  at: At,
  maneuver: string,
  ...faces: readonly string[]
): TestGame {
  const game = table({ us: [ywing(HERE, { shields: 0 })], them: [xwing([800, 800, 180])] });
  layDevice(game, kind, at);
  return game
    .rolls(...faces)
    .fly(0, maneuver)
    .passAll();
}

const AHEAD: At = [400, 300, 0];

describe('mines', () => {
  it('xwing2:mine.3 xwing2:move.4 xwing2:objects-bombs-and-mines.17 detonate after a ship moves through or overlaps them', () => {
    const through = fliesOver('proximitymine', [400, 270, 0], '3 straight', 'blank', 'blank');
    expect(through.eventsOf('device-met')).toMatchObject([
      { ship: 0, name: 'proximitymine', because: 'xwing2:move.4' },
    ]);
    expect(through.eventsOf('rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
    expect(through.state.devices).toEqual([]);
    expect(through.story.indexOf('maneuver')).toBeLessThan(through.story.indexOf('device-detonates'));
    const over = fliesOver('proximitymine', [400, 312, 0], '1 straight', 'blank', 'blank');
    expect(over.state.devices).toEqual([]);
  });

  it('xwing2:objects-bombs-and-mines.18 a proximity mine: 1 hit damage and what the dice show', () => {
    const game = table({ us: [ywing(HERE, { shields: 0 })] });
    layDevice(game, 'proximitymine', AHEAD);
    game
      .rolls('blank', 'crit')
      .deals('Structural Damage', 'Structural Damage')
      .fly(0, '2 straight')
      .passAll();
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([false, true]);
  });

  it('xwing2:objects-bombs-and-mines.11 a Conner net: 1 hit damage and 3 ions', () => {
    const game = fliesOver('connernet', AHEAD, '2 straight');
    expect(game.ship(0)).toMatchObject({ damage: [{ up: false }], tokens: { ion: 3 } });
  });

  it('xwing2:objects-bombs-and-mines.8 a set of cluster mines is three objects, the others in the hollows of the first', () => {
    const game = table({ us: [xwing([400, 400, 0], { upgrades: ['clustermines'] })] });
    game.run({ kind: 'system-ship', ship: 0 }).pick({ kind: 'device' });
    const [centre, left, right] = game.state.devices;
    expect(game.state.devices).toHaveLength(3);
    expect(centre).toMatchObject({ kind: 'clustermine', x: 400 });
    expect(left!.x - centre!.x).toBeCloseTo(-40.3, 6);
    expect(right!.x - centre!.x).toBeCloseTo(40.3, 6);
    expect(left!.y - centre!.y).toBeCloseTo(right!.y - centre!.y, 6);
  });

  it('xwing2:objects-bombs-and-mines.9 xwing2:objects-bombs-and-mines.10 one mine of a set detonates, the others stay', () => {
    const game = table({ us: [ywing(HERE, { shields: 0 })] });
    layDevice(game, 'clustermine', [400, 280, 0]);
    layDevice(game, 'clustermine-side', [340, 280, 0]);
    layDevice(game, 'clustermine-side', [460, 280, 0]);
    game.rolls('hit', 'crit').deals('Structural Damage', 'Structural Damage').fly(0, '2 straight').passAll();
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([false, true]);
    expect(game.state.devices.map(({ kind }) => kind)).toEqual(['clustermine-side', 'clustermine-side']);
  });

  it('xwing2:device.18 a mine under the part of the template that a blocked ship did not fly stays', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 400, 180]), tie([400, 330, 180])] });
    layDevice(game, 'proximitymine', [400, 347, 0]);
    game.fly(0, '4 straight').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'partially' }]);
    expect(game.state.devices).toHaveLength(1);
  });

  it('detonate under a ship that boosts over them', () => {
    const game = table({ us: [xwing(HERE, { shields: 2 })] });
    layDevice(game, 'connernet', [400, 290, 0]);
    game.ship(0).card = 'phoenixsquadronpilot';
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.ship(0).tokens.ion).toBe(3);
    const told = game.story.filter((kind) => ['moved', 'device-detonates'].includes(kind));
    expect(told).toEqual(['moved', 'device-detonates']);
    game.passAll();
  });

  it('xwing2:faq-objects.5 xwing2:device.15 a mine dropped under ships detonates at once on one that its player picks', () => {
    const game = table({
      us: [xwing([400, 400, 0], { upgrades: ['connernets'] })],
      them: [tie([379.9, 300, 0]), tie([420.1, 300, 0])],
    });
    game.run({ kind: 'system-ship', ship: 0 }).pick({ kind: 'device' });
    expect(game.question).toMatchObject({
      kind: 'mine-target',
      player: 0,
      options: [{ ship: 1 }, { ship: 2 }],
    });
    game.pick({ ship: 2 });
    expect([1, 2].map((ship) => game.ship(ship).tokens.ion)).toEqual([0, 3]);
    expect(game.state.devices).toEqual([]);
  });

  it('xwing2:faq-objects.10 of a set under several ships each mine gets a ship first, then their player orders them', () => {
    const game = table({
      us: [xwing([400, 400, 0], { upgrades: ['clustermines'] })],
      them: [tie([360, 310, 0]), tie([440, 310, 0])],
    });
    game.run({ kind: 'system-ship', ship: 0 }).pick({ kind: 'device' });
    const asked: string[] = [];
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    while (game.question) {
      asked.push(game.question.kind);
      game.answer(0);
    }
    expect(asked).toEqual(['mine-target', 'choose-detonation', 'choose-detonation']);
    expect(game.eventsOf('device-detonates')).toHaveLength(3);
  });

  it('xwing2:faq-objects.7 xwing2:faq-objects.8 a fused mine loses its fuse, and detonates the next time', () => {
    const game = table({ us: [xwing(HERE)] });
    layDevice(game, 'proximitymine', [400, 320, 0], { player: 0, fuses: 1 });
    game.fly(0, '2 straight').passAll();
    expect(game.state.devices).toMatchObject([{ fuses: 0 }]);
    expect(game.eventsOf('device-detonates')).toEqual([]);
    expect(game.ship(0).shields).toBe(2);
    game.rolls('blank', 'blank').fly(0, '1 bank left').passAll();
    expect(game.eventsOf('device-detonates')).toHaveLength(1);
    expect(game.ship(0).shields).toBe(1);
  });

  it('obstacles come before devices, and devices before ships that were run into', () => {
    const game = table({
      us: [ywing(HERE, { shields: 0 })],
      them: [tie([400, 400, 180])],
      obstacles: [{ outline: 'yt2400debris0', at: [400, 290, 0] }],
    });
    layDevice(game, 'connernet', [400, 290, 0]);
    game.rolls('blank').fly(0, '3 straight').passAll();
    const order = game.story.filter((kind) => ['obstacle-hit', 'device-met', 'overlap'].includes(kind));
    expect(order).toEqual(['obstacle-hit', 'device-met', 'overlap']);
  });
});

import { describe, expect, it } from 'vitest';
import { lambda, phantom, type TestShip, t70, table, tie, xwing, yt1300, ywing } from '../testing/index.ts';

const rounded = ({ x, y, facing }: { x: number; y: number; facing: number }) =>
  [x, y, facing].map((value) => Math.round(value * 1e4) / 1e4);

describe('executing a maneuver', () => {
  it('xwing1:activation-phase.3 moves, then checks stress, then cleans up', () => {
    const game = table({ us: [xwing([400, 400, 0])] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(game.story).toEqual(['dial-revealed', 'maneuver', 'gained', 'cleaned-up', 'action-skipped']);
    expect(rounded(game.pose(0))).toEqual([400, 600, 180]);
  });

  it('xwing1:activation-phase.5 xwing1:difficulty.4 a red maneuver gives one stress token, beside any other', () => {
    const game = table({ us: [xwing([400, 400, 0])] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    const more = table({ us: [phantom([400, 400, 0], { tokens: { stress: 1 } })] });
    more.state.ships[0]!.flown = { ...more.state.ships[0]!.flown, difficulty: 'red', speed: 4 };
    more.run({ kind: 'check-stress', ship: 0 });
    expect(more.ship(0).tokens.stress).toBe(2);
  });

  it('xwing1:activation-phase.6 a green maneuver takes one stress token, and xwing1:difficulty.2 a white one none', () => {
    const flown = (dial: string) =>
      table({ us: [xwing([400, 400, 0], { tokens: { stress: 2 } })] })
        .fly(0, dial)
        .passAll()
        .ship(0).tokens.stress;
    expect(flown('2 straight')).toBe(1);
    expect(flown('3 straight')).toBe(2);
  });

  it('xwing1:stress.3 a green maneuver takes a stress token even if the ship overlaps a ship or hits a rock', () => {
    const bump = table({ us: [xwing([400, 400, 0], { tokens: { stress: 1 } })], them: [tie([400, 520, 0])] });
    bump.fly(0, '2 straight').passAll();
    expect(bump.ship(0).tokens.stress).toBe(0);
    const rock = table({
      us: [xwing([400, 400, 0], { tokens: { stress: 1 } })],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 460, 0] }],
    });
    rock.rolls('blank').fly(0, '2 straight').passAll();
    expect(rock.ship(0).tokens.stress).toBe(0);
  });

  it('xwing1:activation-phase.13 a ship beside the way is not met', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([441, 480, 0])] })
      .fly(0, '4 straight')
      .passAll();
    expect(rounded(game.pose(0))).toEqual([400, 600, 0]);
    expect(game.eventsOf('maneuver')[0]!.overlapped).toEqual([]);
  });

  it('xwing1:large-ship.1 a large ship flies from the front of a base twice as long', () => {
    const game = table({ us: [yt1300([400, 400, 0])] })
      .fly(0, '2 straight')
      .passAll();
    expect(rounded(game.pose(0))).toEqual([400, 560, 0]);
  });

  it('xwing1:bearing.8 xwing1:bearing.12 a stationary maneuver is executed where the ship stands', () => {
    const game = table({ us: [lambda([400, 400, 30])] })
      .fly(0, '0 stationary')
      .passAll();
    expect(rounded(game.pose(0))).toEqual([400, 400, 30]);
    expect(game.eventsOf('maneuver')).toHaveLength(1);
    expect(game.ship(0).flown).toMatchObject({ bearing: 'stationary', speed: 0 });
  });
});

describe('overlapping ships', () => {
  it('xwing1:overlapping-ships.1 xwing1:overlapping-ships.4 xwing1:actions.6 the ship stops at the other and skips its action', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 540, 0])] }).fly(0, '3 straight');
    expect(game.question).toBeUndefined();
    expect(rounded(game.pose(0))).toEqual([400, 494.2, 0]);
    expect(game.eventsOf('maneuver')).toMatchObject([
      { overlapped: [1], because: 'xwing1:overlapping-ships.1' },
    ]);
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing1:overlapping-ships.4' }]);
  });

  it('xwing1:bearing.9 a blocked Koiogran turn keeps its facing', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 600, 0])] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(rounded(game.pose(0))).toEqual([400, 554.2, 0]);
  });

  it('xwing1:overlapping-ships.3 xwing1:overlapping-ships.8 of two in line only the one cleared last is touched', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 592, 0]), tie([400, 550, 0])] });
    game.fly(0, '4 straight').passAll();
    expect(game.state.contacts).toEqual([{ ships: [0, 2], moved: [] }]);
    expect(game.ship(0).flown.overlapped).toEqual([2]);
  });

  it('xwing1:touching.1 a perfect landing beside a ship is no touching', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([440, 520, 0])] })
      .fly(0, '2 straight')
      .passAll();
    expect(rounded(game.pose(0))).toEqual([400, 520, 0]);
    expect(game.state.contacts).toEqual([]);
  });

  it('xwing1:touching.2 it ends when one of them moves away, xwing1:touching.4 and two can be touched at once', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([375, 520, 0]), tie([425, 520, 0])] });
    game.fly(0, '2 straight').passAll();
    expect(game.state.contacts.map(({ ships }) => ships)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    game.fly(1, '3 straight').passAll();
    expect(game.state.contacts.map(({ ships }) => ships)).toEqual([[0, 2]]);
  });

  it('xwing1:touching.3 once both have moved they touch no more, though their bases do', () => {
    const beside = (moved: readonly number[]) =>
      table({
        us: [xwing([400, 360, 0])],
        them: [yt1300([460, 400, 0])],
        contacts: [[0, 1]],
        set: { '/contacts/0/moved': moved },
      })
        .fly(0, '1 straight')
        .passAll();
    expect(beside([]).state.contacts).toEqual([{ ships: [0, 1], moved: [0] }]);
    expect(beside([1]).state.contacts).toEqual([]);
    expect(beside([1]).pose(0).y).toBe(440);
  });

  it('xwing1:faq-clarifications.6 a ship that touches another and stays still touches it', () => {
    const game = table({ us: [lambda([400, 400, 0])], them: [tie([400, 460, 0])], contacts: [[0, 1]] });
    game.fly(0, '0 stationary').passAll();
    expect(game.state.contacts).toHaveLength(1);
  });

  it('xwing1:moving-through.1 xwing1:moving-through.2 flying over a ship has no effect', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 470, 0])] }).fly(0, '4 straight');
    expect(rounded(game.pose(0))).toEqual([400, 600, 0]);
    expect(game.offers({ kind: 'action', action: 'focus' })).toBe(true);
    game.passAll();
  });
});

describe('Tallon Rolls', () => {
  const roll = (...them: readonly TestShip[]) =>
    table({ us: [t70([400, 400, 0])], them }).fly(0, '3 tallon left');

  it('xwing1:bearing.6 xwing1:bearing.7 the player picks where the base’s side lies on the template’s end', () => {
    const game = roll();
    expect(game.question).toMatchObject({ kind: 'tallon-placement', form: 'place', player: 0 });
    expect(game.tryAnswer([290, 499.9, 180])).toMatchObject([{ ruling: 'xwing1:bearing.7' }]);
    expect(game.tryAnswer([291, 505, 180])).toMatchObject([{ ruling: 'xwing1:bearing.10' }]);
    expect(game.tryAnswer([290, 505, 170])).toHaveLength(1);
    game.answer([290, 503, 180]);
    expect(rounded(game.pose(0))).toEqual([290, 503, 180]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing1:bearing.10 where only some places are free, only those may be taken', () => {
    const game = roll(tie([290, 560, 0]));
    expect(game.tryAnswer([290, 515, 180])).toMatchObject([{ ruling: 'xwing1:bearing.10' }]);
    game.answer([290, 505, 180]);
    expect(game.eventsOf('maneuver')[0]!.overlapped).toEqual([]);
  });

  it('xwing1:bearing.11 where none is free it flies the plain turn and backs up', () => {
    const game = roll(tie([290, 510, 0]));
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('maneuver')[0]!.overlapped).toEqual([1]);
    expect(game.pose(0).facing).toBeGreaterThan(269);
  });

  it('xwing1:obstacles.10 a rock does not stop its rotation', () => {
    const game = table({
      us: [t70([400, 400, 0])],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 440, 0] }],
    });
    game.rolls('blank').fly(0, '3 tallon left').answer([290, 510, 180]);
    expect(game.pose(0).facing).toBe(180);
    expect(game.eventsOf('obstacle-hit')).toHaveLength(1);
  });
});

describe('obstacles', () => {
  const rock = (x: number, y: number) => ({ outline: 'coreasteroid0', at: [x, y, 0] as const });
  const debris = (x: number, y: number) => ({ outline: 'vt49decimatordebris1', at: [x, y, 0] as const });

  it('xwing1:obstacles.1 a ship that meets one flies its full maneuver', () => {
    const game = table({ us: [xwing([400, 400, 0])], obstacles: [rock(400, 480)] });
    game.rolls('blank').fly(0, '4 straight').passAll();
    expect(rounded(game.pose(0))).toEqual([400, 600, 0]);
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ obstacle: 0, how: 'moved-through' }]);
  });

  it('xwing1:obstacles.2 xwing1:obstacles.3 an asteroid takes the action, then a die: hit is damage, crit critical damage', () => {
    const hurt = (face: string) => {
      const game = table({ us: [ywing([400, 400, 0], { shields: 0 })], obstacles: [rock(400, 500)] });
      if (face === 'crit') game.deals('structural-damage');
      return game.rolls(face).fly(0, '3 straight').passAll();
    };
    expect(hurt('hit').story.slice(-3)).toEqual(['action-skipped', 'rolled', 'damage-dealt']);
    expect(hurt('hit').ship(0).damage).toMatchObject([{ up: false }]);
    expect(hurt('crit').ship(0).damage).toMatchObject([{ up: true }]);
    expect(hurt('focus').ship(0).damage).toEqual([]);
  });

  it('xwing1:dice-results.4 a focus result outside an attack does nothing', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { focus: 1 } })], obstacles: [rock(400, 500)] });
    game.rolls('focus').fly(0, '3 straight').passAll();
    expect(game.ship(0)).toMatchObject({ shields: 2, damage: [], tokens: { focus: 1 } });
  });

  it('xwing1:obstacles.5 xwing1:obstacles.6 debris gives a stress token after the check, and a die after the action', () => {
    const flown = (face: string) => {
      const game = table({
        us: [xwing([400, 400, 0], { tokens: { stress: 1 } })],
        obstacles: [debris(400, 480)],
      });
      return game.rolls(face).fly(0, '2 straight').passAll();
    };
    expect(flown('hit').ship(0)).toMatchObject({ shields: 2, tokens: { stress: 1 } });
    expect(flown('crit').ship(0)).toMatchObject({ shields: 1 });
    expect(flown('blank').story).toEqual([
      'dial-revealed',
      'maneuver',
      'obstacle-hit',
      'lost',
      'gained',
      'cleaned-up',
      'action-skipped',
      'rolled',
    ]);
  });

  it('xwing1:obstacles.9 a rock does not stop a Koiogran turn', () => {
    const game = table({ us: [xwing([400, 400, 0])], obstacles: [rock(400, 500)] });
    game.rolls('blank').fly(0, '4 koiogran').passAll();
    expect(game.pose(0).facing).toBe(180);
  });

  it('xwing1:obstacles.11 xwing1:free-actions.2 xwing1:overlapping-ships.7 free actions are open though the step is skipped', () => {
    const game = table({ us: [xwing([400, 400, 0])], obstacles: [rock(400, 500)] });
    game.rolls('blank').fly(0, '3 straight');
    expect(game.eventsOf('action-skipped')).toHaveLength(1);
    game.free(0, 'focus').pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing1:obstacles.12 after backing up only the template up to the ship counts', () => {
    const flown = (...them: readonly TestShip[]) =>
      table({ us: [xwing([400, 400, 0])], them, obstacles: [rock(400, 560)] });
    const blocked = flown(tie([400, 600, 0]), tie([400, 554, 0]), tie([400, 508, 0])).fly(0, '4 straight');
    expect(blocked.eventsOf('obstacle-hit')).toEqual([]);
    expect(rounded(blocked.pose(0))).toEqual([400, 462.2, 0]);
    const free = flown().rolls('blank').fly(0, '4 straight');
    expect(free.eventsOf('obstacle-hit')).toHaveLength(1);
  });

  it('xwing1:obstacles.13 several are suffered one after the other, the nearest to the start first', () => {
    const game = table({ us: [xwing([400, 400, 0])], obstacles: [rock(400, 560), debris(400, 470)] });
    game.rolls('blank', 'hit').fly(0, '4 straight');
    expect(game.eventsOf('obstacle-hit').map(({ obstacle }) => obstacle)).toEqual([1, 0]);
    expect(game.eventsOf('rolled').map(({ because }) => because)).toEqual([
      'xwing1:obstacles.6',
      'xwing1:obstacles.3',
    ]);
    expect(game.ship(0).shields).toBe(1);
  });

  it('xwing1:obstacles.14 a rock under the ship before it moves is ignored', () => {
    const game = table({ us: [xwing([400, 400, 0])], obstacles: [rock(400, 375)] }).fly(0, '2 straight');
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    game.passAll();
  });

  it('xwing1:guides.1 guides on a rock are an overlap', () => {
    const game = table({
      us: [xwing([400, 400, 0])],
      obstacles: [{ outline: 'core2asteroid1', at: [412, 564, 0] }],
    });
    game.rolls('blank').fly(0, '2 straight').passAll();
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ how: 'overlapped' }]);
  });
});

describe('fleeing', () => {
  it('xwing1:fleeing-the-battlefield.1 xwing1:fleeing-the-battlefield.3 a corner outside is the end of the ship, with no action', () => {
    const game = table({ us: [xwing([400, 820, 0])] }).fly(0, '2 straight');
    expect(game.question).toBeUndefined();
    expect(game.story).toEqual(['dial-revealed', 'maneuver', 'fled', 'removed']);
    expect(game.ship(0)).toMatchObject({ place: 'removed', destroyed: true });
  });

  it('xwing1:fleeing-the-battlefield.2 a template outside does no harm', () => {
    const game = table({ us: [xwing([30, 400, 330])] }).fly(0, '3 turn right');
    expect(game.ship(0).place).toBe('table');
    game.passAll();
  });

  it('xwing1:fleeing-the-battlefield.4 a ship backed up over the edge has fled', () => {
    const game = table({ us: [xwing([25, 100, 0])], them: [tie([25, 200, 0])] })
      .fly(0, '1 bank left')
      .passAll();
    expect(game.eventsOf('fled')).toMatchObject([{ ship: 0 }]);
  });

  it('xwing1:destroying-ships.1 xwing1:destroying-ships.2 xwing1:damage.5 tokens and locks leave with it, its damage cards are discarded', () => {
    const game = table({
      us: [
        xwing([400, 820, 0], {
          tokens: { focus: 2 },
          damage: ['facedown: console-fire', 'facedown: direct-hit'],
        }),
      ],
      them: [tie([400, 100, 0])],
      locks: [[1, 0]],
    });
    game.fly(0, '2 straight');
    expect(game.ship(0)).toMatchObject({ damage: [], tokens: { focus: 0 } });
    expect(game.state.locks).toEqual([]);
    expect(game.state.players[0]!.discarded.reduce((sum, count) => sum + count)).toBe(2);
    expect(game.view(1).players[0]!.discarded).toEqual(game.state.players[0]!.discarded);
  });
});

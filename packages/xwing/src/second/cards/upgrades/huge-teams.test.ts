import { describe, expect, it } from 'vitest';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, dialEntry, type TestGame, type TestShip, table, tie } from '../../testing/index.ts';

/** Teams, cargo, commands and titles of huge ships that spend energy as often as they like, or reach farther. */

const HERE: At = [457, 300, 0];
const corvette = (more: Partial<TestShip>): TestShip => ({ pilot: 'alderaanianguard', at: HERE, ...more });
const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });

describe('Damage Control Team', () => {
  it('flips as many offline upgrades as it spends energy, before it engages', () => {
    const upgrades = ['damagecontrolteam', 'turbolaserbattery', 'ioncannonbattery'];
    const flips = (energy: number, ...more: readonly boolean[]) => {
      const game = at(
        table({
          us: [corvette({ upgrades })],
          set: {
            '/ships/0/energy': energy,
            '/ships/0/upgrades/1/flipped': true,
            '/ships/0/upgrades/2/flipped': true,
          },
        }),
        'before-engaging',
      ).pick({ use: true });
      if (game.question?.kind === 'choose-upgrade') game.pick({ upgrade: 'ioncannonbattery' });
      for (const use of more) game.pick({ use });
      const still = game.ship(0).upgrades.filter(({ flipped }) => flipped);
      return [still.length, game.ship(0).energy];
    };
    expect(flips(3, true)).toEqual([0, 1]);
    expect(flips(3, false)).toEqual([1, 2]);
    expect(flips(1)).toEqual([1, 0]);
  });

  it('asks nothing while all upgrades are online', () => {
    const game = table({ us: [corvette({ upgrades: ['damagecontrolteam', 'turbolaserbattery'] })] });
    expect(at(game, 'before-engaging').question).toBeUndefined();
  });

  it('repairs ship damage cards as its action, one for each energy, and no pilot damage', () => {
    const damaged = (energy: number) =>
      table({
        us: [
          corvette({
            upgrades: ['damagecontrolteam'],
            damage: ['Hull Breach', 'Fuel Leak', 'Blinded Pilot'],
          }),
        ],
        set: { '/ships/0/energy': energy },
      }).act(0);
    const repaired = (energy: number, ...more: readonly boolean[]) => {
      const game = damaged(energy).takes({ kind: 'card', ability: 'upgrade-damagecontrolteam.1' });
      if (game.question?.kind === 'repair-which') game.answer(0);
      for (const use of more) game.pick({ use });
      game.passAll();
      return [game.ship(0).damage.map(({ up }) => up), game.ship(0).energy];
    };
    expect(repaired(3, true)).toEqual([[false, false, true], 1]);
    expect(repaired(3, false)).toEqual([[false, true, true], 2]);
    expect(damaged(0).everOffers({ ability: 'upgrade-damagecontrolteam.1' })).toBe(false);
  });
});

describe('Ordnance Team', () => {
  const reloaded = (energy: number, tubes: number) =>
    at(
      table({
        us: [
          corvette({
            upgrades: ['ordnanceteam', 'clustermissiles', 'protontorpedoes'],
            tokens: { disarm: 1 },
          }),
        ],
        set: {
          '/ships/0/energy': energy,
          '/ships/0/upgrades/1/charges': tubes,
          '/ships/0/upgrades/2/charges': 0,
        },
      }),
      'after-action',
      0,
      { what: 'reload' },
    );

  /** What the energy and the charges of both cards are when all is used that is offered, up to so many times. */
  const used = (energy: number, tubes: number, times: number) => {
    const game = reloaded(energy, tubes);
    let left = times;
    for (let i = 0; i < 20 && game.question; i++) {
      if (game.question.kind === 'use-ability') game.pick({ use: left-- > 0 });
      else if (game.question.kind === 'choose-upgrade') game.pick({ upgrade: 'protontorpedoes' });
      else game.answer(0);
    }
    const { energy: rest, upgrades, tokens } = game.ship(0);
    return { energy: rest, charges: upgrades.slice(1).map(({ charges }) => charges), disarm: tokens.disarm };
  };

  it('recovers a charge of missiles or torpedoes for each energy, and loses the disarm token for one', () => {
    expect(used(4, 4, 9)).toEqual({ energy: 1, charges: [4, 2], disarm: 0 });
    expect(used(4, 4, 1)).toEqual({ energy: 3, charges: [4, 1], disarm: 1 });
    expect(used(4, 4, 0)).toEqual({ energy: 4, charges: [4, 0], disarm: 1 });
  });

  it('spends three energy on charges at most', () => {
    expect(used(5, 1, 9)).toEqual({ energy: 1, charges: [2, 2], disarm: 0 });
  });

  it('does nothing after another action', () => {
    const game = table({ us: [corvette({ upgrades: ['ordnanceteam', 'clustermissiles'] })] });
    game.ship(0).upgrades[1]!.charges = 0;
    expect(at(game, 'after-action', 0, { what: 'focus' }).question).toBeUndefined();
  });
});

describe('Trident', () => {
  const trident = (more: Partial<TestShip> = {}): TestShip => ({
    pilot: 'lawlesspirates',
    at: HERE,
    upgrades: ['trident'],
    ...more,
  });
  const fly = (game: TestGame, ship: number, maneuver: string): TestGame => {
    game.ship(ship).dial = dialEntry(game.ship(ship), maneuver);
    return game.run({ kind: 'maneuver', ship });
  };

  it('gives 3 tractor tokens to a ship that overlaps it, unless that one is tractored', () => {
    const met = (tractor: number) => {
      const game = table({ us: [trident()], them: [tie([457, 500, 180], { tokens: { tractor } })] });
      const asked = fly(game, 1, '3 straight').everOffers({ use: true });
      return [asked, game.ship(1).tokens.tractor];
    };
    expect(met(1)).toEqual([false, 1]);
    const game = table({ us: [trident()], them: [tie([457, 500, 180])] });
    const energy = game.ship(0).energy;
    fly(game, 1, '3 straight').takes({ use: true });
    game.passAll();
    expect([game.ship(1).tokens.tractor, game.ship(0).energy]).toEqual([3, energy - 1]);
  });

  it('gives them to a ship that it runs over, and to none that it does not meet', () => {
    const ran = (y: number, player: 'them' | 'us') => {
      const victim = { pilot: 'outerrimsmuggler', at: [457, y, 0] as At };
      const game = table(player === 'us' ? { us: [trident(), victim] } : { us: [trident()], them: [victim] });
      fly(game, 0, '2 straight');
      if (game.question?.form === 'place') game.answer([457, 150, 0]);
      if (game.question?.kind === 'rotate-set-down') game.pick({ degrees: 0 });
      while (game.question) game.answer(0);
      return [game.ship(1).place, game.ship(1).tokens.tractor];
    };
    expect(ran(480, 'them')).toEqual(['table', 3]);
    expect(ran(480, 'us')).toEqual(['table', 3]);
    expect(ran(800, 'them')).toEqual(['table', 0]);
  });
});

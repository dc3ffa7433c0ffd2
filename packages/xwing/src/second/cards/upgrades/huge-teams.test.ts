import { describe, expect, it } from 'vitest';
import { coordinate } from '../../actions/coordinate.ts';
import { jam } from '../../actions/jam.ts';
import { lockAction } from '../../actions/lock.ts';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, dialEntry, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

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

describe('Bombardment Specialists', () => {
  /** The ranges at which its front weapon, of range 1-3, may attack, and what the attack costs in calculate tokens. */
  const shot = (y: number, calculate: number) => {
    const game = table({
      us: [
        { pilot: 'outerrimgarrison', at: HERE, upgrades: ['bombardmentspecialists'], tokens: { calculate } },
      ],
      them: [tie([457, y, 180])],
    }).run({ kind: 'huge-attack', ship: 0, before: -1 });
    if (!game.offers({ target: 1 })) return null;
    game.pick({ target: 1 });
    const left = game.ship(0).tokens.calculate;
    game.passAll();
    return calculate - left;
  };

  it('attack one range farther for a calculate token, and pay nothing within their range', () => {
    expect(shot(600, 1)).toBe(0);
    expect(shot(780, 1)).toBe(1);
    expect(shot(780, 0)).toBeNull();
    expect(shot(880, 1)).toBeNull();
  });
});

describe('Boosted Scanners', () => {
  const scanning = (energy: number, at: At, action: 'lock' | 'jam' | 'coordinate') => {
    const other = tie(at);
    const us: TestShip = { pilot: 'outerrimgarrison', at: HERE, upgrades: ['boostedscanners'] };
    const game = table({
      us: action === 'coordinate' ? [us, xwing(at)] : [us],
      them: action === 'coordinate' ? [] : [other],
      size: [914.4, 1200],
      set: { '/ships/0/energy': energy },
    });
    const target = action === 'lock' ? { kind: 'ship', id: 1 } : { ship: 1 };
    game.does((inner) => {
      const ship = inner.state.ships[0]!;
      if (action === 'lock') lockAction(inner, ship);
      else if (action === 'jam') jam(inner, ship);
      else coordinate(inner, ship, 'white');
    });
    if (game.offers(target)) game.pick(target);
    const chosen =
      game.eventsOf('jammed').length + game.eventsOf('coordinated').length + game.state.locks.length;
    const left = game.ship(0).energy;
    game.passAll();
    return [chosen, energy - left];
  };

  it('lock at range 4 and 5 for an energy each, never beyond', () => {
    expect(scanning(3, [457, 650, 180], 'lock')).toEqual([1, 0]);
    expect(scanning(3, [457, 780, 180], 'lock')).toEqual([1, 1]);
    expect(scanning(3, [457, 870, 180], 'lock')).toEqual([1, 2]);
    expect(scanning(1, [457, 870, 180], 'lock')).toEqual([0, 0]);
    expect(scanning(3, [457, 990, 180], 'lock')).toEqual([0, 0]);
  });

  it('jam and coordinate up to three ranges farther', () => {
    expect(scanning(3, [700, 300, 180], 'jam')).toEqual([1, 1]);
    expect(scanning(3, [800, 300, 180], 'jam')).toEqual([1, 2]);
    expect(scanning(1, [800, 300, 180], 'jam')).toEqual([0, 0]);
    expect(scanning(3, [457, 650, 180], 'coordinate')).toEqual([1, 1]);
    expect(scanning(3, [457, 870, 180], 'coordinate')).toEqual([1, 3]);
    expect(scanning(2, [457, 870, 180], 'coordinate')).toEqual([0, 0]);
  });
});

describe('Jan Dodonna', () => {
  const shot = (at: At) =>
    table({
      us: [corvette({ upgrades: ['jandodonna'], tokens: { focus: 1, evade: 1 } }), xwing(at)],
      them: [tie([at[0], at[1] + 150, 180])],
    }).rolls('hit', 'hit', 'focus', 'blank');

  it('lends its focus and evade tokens to a friend at range 0-3 that defends', () => {
    for (const token of ['focus', 'evade'] as const) {
      const game = shot([600, 300, 0])
        .attack(2, 1)
        .takes({ kind: `spend-${token}`, of: 0 });
      expect(game.ship(0).tokens[token]).toBe(0);
      game.passAll();
      expect(game.eventsOf('modified')[0]!.faces).toContain('evade');
    }
    expect(shot([860, 300, 0]).attack(2, 1).everOffers({ kind: 'spend-evade', of: 0 })).toBe(false);
  });

  it('lends no evade token to a friend that attacks', () => {
    const game = shot([600, 300, 0]).rolls('blank', 'blank').attack(1, 2);
    expect(game.offers({ kind: 'spend-evade', of: 0 })).toBe(false);
    game.passAll();
  });
});

import { describe, expect, it } from 'vitest';
import { lastDeployments } from '../../setup/deploy.ts';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, bomber, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Upgrades of huge ships of which each does something of its own. */

const HERE: At = [457, 300, 0];
const huge = (pilot: string, upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: HERE,
  upgrades: [upgrade],
  ...more,
});
const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const blanks = (count: number) => new Array<string>(count).fill('blank');

describe('what captains do when ships are hurt', () => {
  it('Agent Terex rewards whoever destroys an enemy in an attack at range 1-2 of him', () => {
    const after = (at: At) => {
      const game = table({
        us: [huge('firstordercollaborators', 'agentterex-epicsl'), xwing(at)],
        them: [tie([at[0], at[1] + 120, 180], { damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'] })],
      })
        .rolls('hit', 'hit', ...blanks(5))
        .deals('Fuel Leak')
        .attack(1, 2);
      game.passAll();
      return [game.ship(2).destroyed || game.ship(2).place === 'removed', game.ship(1).tokens.focus];
    };
    expect(after([600, 300, 0])).toEqual([true, 1]);
    expect(after([900, 300, 0])).toEqual([true, 0]);
  });

  it('Hosnian Lament strains the attacker of a friend that suffers two damage, for an energy', () => {
    const shot = (faces: readonly string[]) =>
      table({
        us: [huge('newrepublicvolunteers', 'hosnianlament-epicsl'), xwing([600, 300, 0])],
        them: [tie([600, 400, 180])],
      })
        .rolls(...faces)
        .attack(2, 1);
    const game = shot(['hit', 'hit', 'blank', ...blanks(2)]).takes({ use: true });
    expect(game.ship(2).tokens.strain).toBe(1);
    expect(game.ship(0).energy).toBe(3);
    game.passAll();
    expect(shot(['hit', 'blank', 'blank', ...blanks(2)]).everOffers({ use: true })).toBe(false);
  });

  it('AQ-Series Battle Droids jam an enemy that becomes tractored, not one that was', () => {
    const jammed = (pilot: string, tractor: number, count: number) => {
      const game = table({
        us: [huge('colicoiddestroyer', 'aqseriesbattledroids-epicsl')],
        them: [{ pilot, at: [600, 300, 0], tokens: { tractor } }],
      });
      return at(game, 'after-gain', 1, { what: 'tractor', count }).ship(1).tokens.jam;
    };
    expect(jammed('academypilot', 1, 1)).toBe(1);
    expect(jammed('academypilot', 2, 1)).toBe(0);
    expect(jammed('outerrimsmuggler', 2, 2)).toBe(0);
    expect(jammed('outerrimsmuggler', 3, 2)).toBe(1);
  });

  it('AQ-Series Battle Droids jam what a friendly spacetug has in its bullseye arc', () => {
    const game = table({
      us: [
        huge('colicoiddestroyer', 'aqseriesbattledroids-epicsl'),
        { pilot: 'jakkugunrunner', at: [640, 300, 0] },
      ],
      them: [tie([640, 380, 180])],
    });
    game.act(1).pick({ kind: 'card' }).passAll();
    expect(game.ship(2).tokens).toMatchObject({ tractor: 2, jam: 1 });
  });

  it('Azmorigan equips an illicit upgrade of a destroyed friend with all charges, TX-25 a relay', () => {
    const inherited = (upgrade: string, theirs: string, x = 600) =>
      at(
        table({
          us: [huge('syndicatesmugglers', upgrade), xwing([x, 300, 0], { upgrades: [theirs] })],
          them: [tie([100, 850, 180])],
        }),
        'after-destroyed',
        1,
      );
    const game = inherited('azmorigan-epicsl', 'inertialdampeners').pick({ use: true }).passAll();
    expect(game.ship(0).upgrades.map(({ id }) => id)).toEqual(['azmorigan-epicsl', 'inertialdampeners']);
    expect(game.ship(1).upgrades).toEqual([]);
    expect(inherited('azmorigan-epicsl', 'predator').question).toBeUndefined();
    expect(inherited('azmorigan-epicsl', 'inertialdampeners', 880).question).toBeUndefined();
    expect(inherited('tx25-epicsl', 'kraken').question?.kind).toBe('use-ability');
    expect(inherited('tx25-epicsl', 'inertialdampeners').question).toBeUndefined();
  });
});

describe('what captains do besides', () => {
  it('Secret Provisions: two mission points for a charge near the opponent’s edge', () => {
    const delivers = (y: number) =>
      at(
        table({
          us: [huge('republicjudiciary', 'secretprovisions-epicsl', { at: [457, y, 0] })],
          them: [tie([100, 850, 180])],
        }),
        'during-end',
      );
    const game = delivers(600).pick({ use: true });
    expect(game.state.players.map(({ points }) => points)).toEqual([2, 0]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(2);
    expect(delivers(300).question).toBeUndefined();
  });

  it('Sensor Experts lock up to two more objects near the one that was locked, for an energy each', () => {
    const game = table({
      us: [huge('outerrimgarrison', 'sensorexperts')],
      them: [tie([457, 600, 180]), tie([520, 620, 180]), tie([900, 850, 180])],
      locks: [[0, 1]],
    });
    at(game, 'after-action', 0, { what: 'lock' }).pick({ use: true });
    expect(game.state.locks.map(({ on }) => on)).toEqual([1, 2]);
    expect(game.ship(0).energy).toBe(2);
    const none = table({
      us: [huge('outerrimgarrison', 'sensorexperts')],
      them: [tie([457, 600, 180])],
      locks: [[0, 1]],
    });
    expect(at(none, 'after-action', 0, { what: 'lock' }).question).toBeUndefined();
  });

  it('Droid Crew focuses only as a red action', () => {
    const game = table({ us: [huge('colicoiddestroyer', 'droidcrew')] }).act(0);
    expect(game.offers({ action: 'focus', difficulty: 'red' })).toBe(true);
    expect(game.offers({ action: 'focus', difficulty: 'white' })).toBe(false);
    game.passAll();
  });

  it('Droid Crew repairs all faceup Pilot cards, which stand for the crew’s, in the End Phase', () => {
    const after = (damage: readonly string[]) =>
      at(table({ us: [huge('colicoiddestroyer', 'droidcrew', { damage })] }), 'start-of-end')
        .passAll()
        .ship(0).damage;
    expect(after(['Panicked Pilot', 'Wounded Pilot', 'Fuel Leak', 'facedown'])).toMatchObject([
      { up: false },
      { up: false },
      { up: true },
      { up: false },
    ]);
  });

  it('B6 Blade Wing Prototype reaches range 4, ionizes itself, and adds a result for each after the first', () => {
    const shot = (y: number) =>
      table({
        us: [
          { pilot: 'bladesquadronveteran', at: [457, 300, 0], upgrades: ['b6bladewingprototype-command'] },
        ],
        them: [bomber([457, y, 180])],
        locks: [[0, 1]],
      }).engage(0);
    const game = shot(680);
    game
      .rolls('hit', 'hit', 'crit', ...blanks(4))
      .deals('Fuel Leak', 'Fuel Leak')
      .pick({ weapon: 1 });
    game.passAll();
    expect(game.ship(0).tokens.ion).toBe(1);
    expect(game.eventsOf('neutralized')).toHaveLength(1);
    expect(game.ship(1).damage.length).toBe(5);
    expect(shot(780).everOffers({ weapon: 1 })).toBe(false);
  });
});

describe('where ships are placed', () => {
  it('Corvus: the raider is placed like a standard ship with initiative 5', () => {
    const turn = (upgrades: readonly string[]) => {
      const game = table({
        us: [
          huge('outerrimpatrol', 'corvus-epicsl', { upgrades }),
          tie([100, 40, 0]),
          { pilot: 'soontirfel', at: [300, 40, 0] },
        ],
      });
      for (const ship of game.state.ships) ship.place = 'reserve';
      return game.run({ kind: 'deploy' }).question;
    };
    expect(turn([])).toMatchObject({ kind: 'place-ship', ship: 0 });
    expect(turn(['corvus-epicsl'])).toMatchObject({ kind: 'place-ship', ship: 1 });
  });

  it('Luminous waits in reserve and is placed near a friend at the end of setup', () => {
    const game = table({ us: [huge('echobaseevacuees', 'luminous'), xwing([457, 450, 0])] });
    game.ship(0).place = 'reserve';
    game.run(...lastDeployments(game.state));
    expect(game.tryAnswer([457, 850, 90])).not.toEqual([]);
    game.answer([700, 450, 0]).passAll();
    expect(game.ship(0)).toMatchObject({ place: 'table', x: 700, y: 450 });
  });

  it('Syliure-31 Hyperdrive: anywhere far from enemies, their edge and obstacles', () => {
    const placed = (at: At) => {
      const game = table({
        us: [{ pilot: 'transgalmegcontrollink', at: [457, 40, 0], upgrades: ['syliure31hyperdrive'] }],
        them: [tie([800, 500, 180])],
        obstacles: [{ outline: 'coreasteroid0', at: [200, 450, 0] }],
      });
      game.ship(0).place = 'reserve';
      game.run({ kind: 'deploy' });
      if (game.question?.kind === 'choose-deployment') game.pick({ ship: 0 });
      const refusals = game.tryAnswer([...at]);
      if (refusals.length > 0) game.answer([457, 40, 0]);
      game.passAll();
      return refusals.length === 0;
    };
    expect(placed([400, 400, 0])).toBe(true);
    expect(placed([700, 400, 0])).toBe(false);
    expect(placed([300, 450, 0])).toBe(false);
    expect(placed([400, 700, 0])).toBe(false);
  });
});

describe('rings aboard huge ships', () => {
  it('xwing2:dock.12 are lost with their carrier: they have no maneuver to deploy by', () => {
    const game = table({
      us: [
        huge('wezsynat-epicsl', 'spectreofnayr-epicsl'),
        { pilot: 'transgalmegcontrollink', at: [457, 40, 0], docked: 0 },
      ],
    });
    game.ship(0).destroyed = true;
    game.run({ kind: 'remove-destroyed' });
    expect(game.question).toBeUndefined();
    expect(game.state.ships.map(({ place }) => place)).toEqual(['removed', 'removed']);
  });
});

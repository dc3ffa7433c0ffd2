import { describe, expect, it } from 'vitest';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

/** Abilities of upgrades whose other abilities have tests elsewhere: each test fails when only this one is taken away. */

const HERE: At = [400, 300, 0];
const AHEAD: At = [400, 500, 180];
const carries = (...upgrades: readonly string[]): TestShip => xwing(HERE, { upgrades });

describe('upgrades', () => {
  it('Flight-Assist Astromech keeps its ship from attacking outside its firing arc', () => {
    const attacks = (at: At, ...upgrades: readonly string[]) =>
      table({ us: [carries('ioncannonturret', ...upgrades)], them: [tie(at)] })
        .combat(0)
        .everOffers({ kind: 'attack' });
    const behind: At = [400, 150, 180];
    expect(attacks(behind)).toBe(true);
    expect(attacks(behind, 'flightassistastromech')).toBe(false);
    expect(attacks(AHEAD, 'flightassistastromech')).toBe(true);
  });

  it('Agent Kallus turns a focus result in defense against the ship that he chose', () => {
    const game = table({
      us: [{ pilot: 'omicrongrouppilot', at: HERE, upgrades: ['agentkallus'] }],
      them: [tie(AHEAD), tie([480, 500, 180])],
    }).run({ kind: 'window', ...occasion('start-of-planning') });
    game.pick({ target: 2 });
    const offered = (attacker: number) =>
      game.rolls('hit', 'hit', 'focus').attack(attacker, 0).everOffers({ ability: '0:agentkallus#2' });
    expect([offered(1), offered(2)]).toEqual([false, true]);
  });

  it('Attanni Mindlink shares a stress token with friends that have it and none', () => {
    const game = table({
      us: [
        carries('attannimindlink'),
        xwing([600, 300, 0], { upgrades: ['attannimindlink'] }),
        xwing([700, 300, 0]),
      ],
      them: [tie([800, 850, 180])],
    });
    game.fly(0, '4 koiogran').passAll();
    expect([0, 1, 2].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });

  it('Unguided Rockets: no card of the attacker changes their dice', () => {
    const game = table({
      us: [xwing(HERE, { upgrades: ['unguidedrockets', 'guidancechips'], tokens: { focus: 1 } })],
      them: [ywing(AHEAD)],
    });
    game.rolls('hit', 'focus', 'blank').combat(0).pick({ kind: 'attack', weapon: 1 });
    expect(game.options).toEqual([{ kind: 'focus' }, { kind: 'done' }]);
    game.rolls('blank').passAll();
  });

  it('Electronic Baffle discards an ion token for a damage', () => {
    const gained = (what: 'ion' | 'weapons-disabled') =>
      table({
        us: [xwing(HERE, { upgrades: ['electronicbaffle'], tokens: { [what]: 1 } })],
        them: [tie(AHEAD)],
      }).run({ kind: 'window', ...occasion('after-token', { ship: 0, what }) });
    const game = gained('ion').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 1, tokens: { ion: 0 } });
    expect(gained('weapons-disabled').question).toBeUndefined();
  });

  it('Ghost lets the Phantom II that is docked deploy after a maneuver', () => {
    const flown = (title: string) =>
      table({
        us: [
          { pilot: 'lothalrebel', at: [450, 300, 0], upgrades: [title] },
          { pilot: 'ap5', upgrades: ['phantomii'] },
        ],
        them: [tie([800, 850, 180])],
      }).fly(0, '1 straight');
    const game = flown('ghost-swx72');
    expect(game.question).toMatchObject({ kind: 'use-ability', ship: 0 });
    game.passAll();
  });
});

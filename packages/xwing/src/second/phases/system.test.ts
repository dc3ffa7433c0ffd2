import { describe, expect, it } from 'vitest';
import type { At, TestShip } from '../testing/index.ts';
import { table, tie, xwing } from '../testing/index.ts';
import { systemOptions } from './system.ts';

const CLOAKED = { tokens: { cloak: 1 } };
/** Cloaked ships of initiative 1, 4 and 3. */
const tie1 = (at: At): TestShip => tie(at, CLOAKED);
const sigma = (at: At): TestShip => ({ pilot: 'sigmasquadronace', at, ...CLOAKED });
const imdaar = (at: At): TestShip => ({ pilot: 'imdaartestpilot', at, ...CLOAKED });

/** Who is asked in turn, everybody passing. */
function order(us: readonly TestShip[], them: readonly TestShip[], firstPlayer: 0 | 1 = 0) {
  const game = table({ us, them, firstPlayer }).run({ kind: 'system' });
  const asked: number[] = [];
  while (game.question) {
    const { question } = game;
    if (question.kind === 'system') asked.push(question.ship);
    if (question.kind === 'choose-system') game.answer(0);
    else game.pick('done');
  }
  return asked;
}

describe('the System Phase', () => {
  it('xwing2:system-phase.1 runs by ascending initiative', () => {
    const us = [sigma([200, 200, 0]), tie1([400, 200, 0]), xwing([700, 200, 0])];
    expect(order(us, [imdaar([400, 700, 180])])).toEqual([1, 3, 0]);
  });

  it('xwing2:system-phase.2 lets each ship do what it may, or nothing', () => {
    const game = table({ us: [imdaar([400, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0, because: 'xwing2:system-phase.2' });
    game.pick('done');
    expect(game.ship(0)).toMatchObject({ systemDone: true, tokens: { cloak: 1 } });
    expect(game.story).toEqual(['phase']);
  });

  const bomber = () =>
    table({ us: [xwing([400, 400, 0], { ...CLOAKED, upgrades: ['seismiccharges'] })] }).run({
      kind: 'system',
    });

  it('xwing2:system-phase.3 xwing2:device.12 a cloaked bomber decloaks or drops, not both', () => {
    const drops = bomber();
    expect(drops.offers({ kind: 'decloak', move: 'boost' })).toBe(true);
    drops.pick({ kind: 'device' });
    expect(drops.offers({ kind: 'decloak' })).toBe(false);
    drops.passAll();
    expect(drops.ship(0).tokens.cloak).toBe(1);
    expect(drops.state.devices.length).toBe(1);
  });

  it('xwing2:cloak.12 a ship that decloaked in this phase drops nothing', () => {
    const game = bomber().pick({ move: 'boost' });
    expect(game.ship(0).tokens.cloak).toBe(0);
    expect(game.question).toBeUndefined();
    expect(systemOptions(game.state, game.ship(0))).toEqual([]);
    const failed = table({
      us: [xwing([400, 400, 0], { ...CLOAKED, upgrades: ['seismiccharges'] })],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 460, 0] }],
    })
      .run({ kind: 'system' })
      .pick({ move: 'boost' });
    expect(failed.offers({ kind: 'device' })).toBe(true);
    failed.passAll();
  });

  it('xwing2:system-phase.4 a player with several at one initiative picks, and finishes one', () => {
    const game = table({ us: [imdaar([200, 200, 0]), imdaar([600, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'choose-system', player: 0 });
    expect(game.options).toEqual([{ ship: 0 }, { ship: 1 }]);
    game.pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    game.pick({ move: 'boost' });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 }); // Stygium Array
    game.pick('none');
    expect(game.question).toMatchObject({ kind: 'system', ship: 0 });
    game.passAll();
  });

  it('xwing2:system-phase.5 the first player’s ships come before the other’s', () => {
    const ships = [[imdaar([200, 200, 0])], [imdaar([600, 700, 180])]] as const;
    expect(order(...ships, 0)).toEqual([0, 1]);
    expect(order(...ships, 1)).toEqual([1, 0]);
  });

  it('does not go back to an initiative that is over', () => {
    const game = table({ us: [imdaar([200, 200, 0]), tie([600, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0 });
    game.ship(1).tokens.cloak = 1;
    game.pick('done');
    expect(game.question).toBeUndefined();
  });
});

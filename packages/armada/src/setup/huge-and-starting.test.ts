import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { attacksPerActivation } from '../attack/targets.ts';
import { gainCommandToken } from '../commands/tokens.ts';
import { scoreOf } from '../phases/end.ts';
import '../cards/upgrades.ts';
import { ARMADA } from '../rules.ts';
import { attackOn } from '../testing/attacks.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { cr90, ship, TestGame, type TestShip, table, victory } from '../testing/table.ts';

const HUGE = 'executor-i-class-star-dreadnought';
const dreadnought = (more: Partial<TestShip> = {}) =>
  table({ us: [cr90([200, 100, 0])], them: [ship(HUGE, [900, 600, 180], { points: 411, ...more })] });

describe('a huge ship', () => {
  it('armada:huge-ship.2 makes up to three attacks', () => {
    expect(dreadnought().state.ships.map(attacksPerActivation)).toEqual([2, 3]);
  });

  it('armada:huge-ship.1 attacks and is attacked in six zones; redirect goes to those beside the auxiliary one', () => {
    const beside = () => table({ us: [ship(HUGE, [900, 450, 0])], them: [cr90([728, 363, 90])] });
    const ours = beside().attack(0);
    expect(ours.offers(attackOn('left-auxiliary', 1, 'front'))).toBe(true);
    expect(ours.offers(attackOn('left', 1, 'front'))).toBe(false);
    expect(ours.state.ships[0]!.shields).toMatchObject({ left: 5, 'left-auxiliary': 5, rear: 3 });
    const theirs = beside().rolls('double-hit', 'double-hit', 'hit').attack(1);
    theirs.pick(attackOn('front', 0, 'left-auxiliary', 1)).pick({ name: 'redirect' });
    expect(theirs.options).toEqual([{ zone: 'left' }, { zone: 'rear' }]);
  });

  it('armada:huge-ship.3 gets the matching token too when its dial is revealed', () => {
    const game = dreadnought({ dials: ['navigate'] }).run({ kind: 'reveal-dial', ship: 1 });
    game.pick('keep').passAll();
    expect(game.ship(1)).toMatchObject({ revealed: ['navigate'], tokens: ['navigate'] });
  });

  it('armada:huge-ship.5 deploys touching its player’s edge, also beyond the zone, and on no obstacle', () => {
    const [ours, theirs] = STANDARD_SETUP.sides;
    const sides = [{ ...ours, ships: [{ card: HUGE, points: 411 }] }, theirs] as const;
    const state = ARMADA.begin({ ...STANDARD_SETUP, first: 0, sides }, growStreams('huge', ARMADA.streams));
    Object.assign(state.obstacles[0]!, { x: 900, y: 240, facing: 0, placed: true });
    const game = new TestGame(state).run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    game.pick({ ship: 0, speed: 1 });
    const length = 351.4;
    expect(game.tryAnswer([700, length / 2 + 1, 0])[0]?.ruling).toBe('armada:huge-ship.5');
    expect(game.tryAnswer([900, length / 2, 0])[0]?.ruling).toBe('armada:huge-ship.5');
    expect(game.tryAnswer([700, length / 2, 0])).toEqual([]);
    expect(game.ship(0).y + length / 2).toBeGreaterThan(185);
  });

  it('armada:huge-ship.6 scores half its cost, rounded up, with cards of half its hull, rounded up', () => {
    const cards = (count: number) => Array.from({ length: count }, () => 'facedown: structural-damage');
    const worth = (count: number) => {
      const game = dreadnought();
      game.state.ships[1]!.damage = cards(count).map((_, uid) => ({ uid, kind: 0, up: false }));
      return scoreOf(game.state, 0);
    };
    // Its hull is 33.
    expect([worth(16), worth(17)]).toEqual([0, 206]);
  });
});

describe('cards that start with tokens or dials', () => {
  it('armada:upgrade-cards-with-tokens-or-dials.1 get them when their ship is deployed, and keep them', () => {
    const game = table({
      us: [cr90([200, 100, 0], { upgrades: ['admiral-ackbar-commander', 'bail-organa-commander'] })],
      them: [victory([900, 700, 180])],
    }).run({ kind: 'deploy-fleets' });
    expect(game.options).toEqual([{ command: 'navigate' }, { command: 'repair' }]);
    const chosen = ['navigate', 'repair', 'repair', 'navigate', 'repair'] as const;
    for (const command of chosen) game.pick({ command });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).upgrades.map(({ tokens }) => tokens)).toEqual([[], chosen]);
    expect(game.ship(0).tokens).toEqual([]);
    game.maneuver(0);
    expect(game.question?.kind).toBe('course');
    game.passAll();
  });
});

describe('the supply', () => {
  it('armada:supply.1 never runs out of tokens', () => {
    const us = Array.from({ length: 20 }, (_, i) => cr90([80 + i * 80, 100, 0]));
    const game = table({ us }).does((now) => {
      for (const one of now.state.ships) gainCommandToken(now, one, 'repair', 'armada:command-dials.2');
    });
    expect(game.state.ships.every(({ tokens }) => tokens.includes('repair'))).toBe(true);
  });
});

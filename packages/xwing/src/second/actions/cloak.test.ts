import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { isCloaked, isDisarmed } from '../ship/conditions.ts';
import { agilityOf } from '../ship/values.ts';
import { type At, decimator, interceptor, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { gainTokens, TOKEN_COLOUR } from '../tokens.ts';
import { cloakShip } from './cloak.ts';

const HERE: At = [400, 200, 0];
const phantom = (more: Partial<TestShip> = {}): TestShip => ({ pilot: 'imdaartestpilot', at: HERE, ...more });
const CLOAKED = { tokens: { cloak: 1 } };
/** Rocks that leave no place on the left of HERE, and none straight ahead. */
const LEFT = { outline: 'coreasteroid0', at: [330, 200, 0] as At };
const AHEAD = { outline: 'coreasteroid0', at: [400, 260, 0] as At };

const system = (ship: TestShip, obstacles: readonly (typeof LEFT)[] = []) =>
  table({ us: [ship], obstacles }).run({ kind: 'system' });

describe('a cloaked ship', () => {
  it('xwing2:cloak.1 has a blue token, by the cloak action', () => {
    const game = table({ us: [phantom()] })
      .act(0)
      .pick({ action: 'cloak' });
    expect(game.ship(0).tokens.cloak).toBe(1);
    expect(isCloaked(game.ship(0))).toBe(true);
    expect(TOKEN_COLOUR.cloak).toBe('blue');
    game.passAll();
  });

  it('xwing2:cloak.2 has 2 more agility', () => {
    const game = table({ us: [phantom()] });
    expect(agilityOf(game.ship(0))).toBe(2);
    game.does((rules) => cloakShip(rules, shipOf(rules, 0)));
    expect(agilityOf(game.ship(0))).toBe(4);
  });

  it('xwing2:cloak.3 is disarmed without a disarm token', () => {
    const game = table({ us: [phantom(CLOAKED)], them: [tie([400, 400, 180])] }).engage(0);
    expect(game.ship(0).tokens.disarm).toBe(0);
    expect(isDisarmed(game.ship(0))).toBe(true);
    expect(game.eventsOf('no-attack').length).toBe(1);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:cloak.4 can neither cloak nor gain a second token', () => {
    const game = table({ us: [phantom(CLOAKED)] }).act(0);
    expect(game.offers({ action: 'cloak' })).toBe(false);
    expect(game.refusal('cloak')).toBe('xwing2:cloak.4');
    game.passAll().does((rules) => gainTokens(rules, shipOf(rules, 0), 'cloak', 1, 'xwing2:cloak.1'));
    expect(game.ship(0).tokens.cloak).toBe(1);
    expect(game.eventsOf('gained')).toEqual([]);
  });
});

describe('decloaking', () => {
  it('xwing2:cloak.5 is an option in the System Phase and costs the token', () => {
    const game = system(phantom(CLOAKED));
    expect(game.question).toMatchObject({ kind: 'system', player: 0, ship: 0 });
    expect(game.options).toEqual([
      { kind: 'decloak', move: 'roll-left' },
      { kind: 'decloak', move: 'roll-right' },
      { kind: 'decloak', move: 'boost' },
      { kind: 'done' },
    ]);
    game.pick({ move: 'boost' });
    expect(game.ship(0).tokens.cloak).toBe(0);
    expect(game.pose(0)).toEqual({ x: 400, y: 320, facing: 0 });
    expect(game.eventsOf('decloaked')).toMatchObject([{ ship: 0, because: 'xwing2:cloak.5' }]);
    const stays = system(phantom(CLOAKED)).pick('done');
    expect(stays.ship(0).tokens.cloak).toBe(1);
    expect(stays.pose(0)).toEqual({ x: 400, y: 200, facing: 0 });
  });

  it('xwing2:cloak.6 moves a small ship by the 2 straight template', () => {
    const game = system(phantom(CLOAKED)).pick({ move: 'roll-right' }).pick({ placement: 'middle' });
    expect(game.pose(0)).toEqual({ x: 520, y: 200, facing: 0 });
    expect(game.eventsOf('moved')).toMatchObject([
      { how: 'barrel-roll', way: 'right', template: { speed: 2, shape: 'straight' } },
    ]);
  });

  it('xwing2:cloak.6 has rolled, or boosted, after which its cards may act', () => {
    const pollard = { pilot: 'netrempollard', at: HERE, ...CLOAKED };
    const chooses = (move: string) => {
      const game = system(pollard).pick({ move });
      if (game.question?.kind === 'barrel-roll-placement') game.pick({ placement: 'middle' });
      return game.question?.kind;
    };
    expect([chooses('roll-right'), chooses('boost')]).toEqual(['choose-ship', undefined]);
  });

  it('xwing2:cloak.7 moves a large ship by the 1 straight template', () => {
    const boost = system(decimator(HERE, CLOAKED)).pick({ move: 'boost' });
    expect(boost.pose(0)).toEqual({ x: 400, y: 320, facing: 0 });
    const roll = system(decimator(HERE, CLOAKED)).pick({ move: 'roll-right' }).pick({ placement: 'middle' });
    expect(roll.pose(0)).toEqual({ x: 500, y: 200, facing: 0 });
  });

  it('xwing2:cloak.8 is neither a maneuver nor an action', () => {
    const game = system(xwing(HERE, CLOAKED)).pick({ move: 'boost' });
    expect(game.ship(0)).toMatchObject({ performed: [], flown: { bearing: '' } });
    expect(game.story).toEqual(['phase', 'moved', 'spent', 'decloaked']);
    game.act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    game.passAll();
  });

  it('xwing2:cloak.9 is open to a stressed ship', () => {
    const game = system(phantom({ tokens: { cloak: 1, stress: 2 } })).pick({ move: 'boost' });
    expect(game.ship(0).tokens).toMatchObject({ cloak: 0, stress: 2 });
  });

  it('xwing2:cloak.10 is declared first: when that way is blocked no other is open', () => {
    const game = system(phantom(CLOAKED), [LEFT]).pick({ move: 'roll-left' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.cloak).toBe(1);
  });

  it('xwing2:cloak.11 leaves the ship where it was, and cloaked, when it fails', () => {
    const game = system(phantom(CLOAKED), [AHEAD]).pick({ move: 'boost' });
    expect(game.pose(0)).toEqual({ x: 400, y: 200, facing: 0 });
    expect(game.ship(0)).toMatchObject({ decloakedIn: '', tokens: { cloak: 1 } });
    expect(game.eventsOf('effect-failed')).toMatchObject([{ ship: 0, what: 'decloak' }]);
    expect(game.eventsOf('decloaked')).toEqual([]);
  });

  it('xwing2:flee.5 never makes a ship flee', () => {
    const game = system(phantom({ ...CLOAKED, at: [400, 890, 0] })).pick({ move: 'boost' });
    expect(game.ship(0)).toMatchObject({ place: 'table', fled: false, tokens: { cloak: 1 } });
  });

  it('is not asked of ships that are not cloaked', () => {
    const game = table({ us: [xwing(HERE)], them: [interceptor([400, 600, 180])] }).run({ kind: 'system' });
    expect(game.question).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { typeOf } from '../game.ts';
import { bomber, lambda, table, tie, xwing, yt1300 } from '../testing/index.ts';

describe('a stressed ship with a red dial', () => {
  it('xwing1:activation-phase.10 xwing1:difficulty.3 flies what the opponent picks of its green and white maneuvers', () => {
    const game = table({
      us: [xwing([400, 400, 0], { tokens: { stress: 1 } })],
      them: [tie([100, 800, 180])],
    });
    game.fly(0, '4 koiogran');
    expect(game.question).toMatchObject({ kind: 'opponent-maneuver', player: 1, ship: 0 });
    const { dial } = typeOf(game.ship(0));
    const offered = game.options.map((option) => dial[(option as { entry: number }).entry]!.difficulty);
    expect(offered).toHaveLength(dial.length - 1);
    expect(offered).not.toContain('red');
    expect(game.refusal('4 koiogran')).toBe('xwing1:difficulty.3');
    game.pick({
      entry: dial.findIndex(({ maneuver }) => maneuver.bearing === 'straight' && maneuver.speed === 1),
    });
    expect(game.pose(0)).toEqual({ x: 400, y: 480, facing: 0 });
    expect(game.eventsOf('maneuver-replaced')).toMatchObject([
      { ship: 0, because: 'xwing1:activation-phase.10' },
    ]);
    game.passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('flies a green or white dial as it is', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { stress: 1 } })] }).fly(0, '3 straight');
    expect(game.eventsOf('maneuver-replaced')).toEqual([]);
    expect(game.pose(0).y).toBe(560);
  });

  it('xwing1:damage-deck-the-force-awakens.7 turns are red with Damaged Engine', () => {
    const game = table({ us: [xwing([400, 400, 0], { damage: ['damaged-engine'] })] }).fly(0, '2 turn left');
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ difficulty: 'red' }]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('a ship without a dial', () => {
  it('xwing1:faq-missed-opportunities.3 xwing1:faq-missed-opportunities.4 flies any maneuver the opponent picks, then acts as usual', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([100, 800, 180])] }).activate(0);
    expect(game.question).toMatchObject({ kind: 'opponent-maneuver', player: 1 });
    expect(game.options).toHaveLength(typeOf(game.ship(0)).dial.length);
    game.pick({ entry: 0 });
    expect(game.question).toMatchObject({ kind: 'action', player: 0 });
    game.passAll();
  });

  it('xwing1:activation-phase.14 reveals nothing', () => {
    const game = table({
      us: [bomber([400, 400, 0], { upgrades: ['seismiccharges'], tokens: { ion: 1 } })],
    }).activate(0);
    expect(game.eventsOf('dial-revealed')).toEqual([]);
    expect(game.question?.kind).toBe('action');
    game.passAll();
    expect(game.state.bombs).toEqual([]);
  });
});

describe('ion tokens', () => {
  it('xwing1:ion-token.1 xwing1:ion-token.3 a small ship with one flies a white 1 straight', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { ion: 1, stress: 1 } })] }).activate(0);
    expect(game.pose(0)).toEqual({ x: 400, y: 480, facing: 0 });
    expect(game.ship(0).tokens).toMatchObject({ stress: 1 });
    expect(game.eventsOf('maneuver')).toMatchObject([
      { difficulty: 'white', maneuver: { speed: 1, bearing: 'straight' } },
    ]);
  });

  it('xwing1:ion-token.4 then all its ion tokens go, and xwing1:ion-token.5 it may act', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { ion: 3 } })] }).activate(0);
    expect(game.ship(0).tokens.ion).toBe(0);
    expect(game.eventsOf('lost')).toMatchObject([{ token: 'ion', because: 'xwing1:ion-token.4' }]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
  });

  it('xwing1:ion-token.7 it is not treated as revealing a maneuver', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { ion: 1 } })] }).fly(0, '3 straight');
    expect(game.eventsOf('dial-revealed')).toEqual([]);
    expect(game.ship(0).revealed).toBe(false);
    game.passAll();
  });

  it('xwing1:large-ship.2 one alone does nothing to a large ship, and stays', () => {
    const game = table({ us: [yt1300([400, 400, 0], { tokens: { ion: 1 } })] })
      .fly(0, '2 straight')
      .passAll();
    expect(game.ship(0)).toMatchObject({ y: 560, tokens: { ion: 1 } });
  });

  it('xwing1:large-ship.3 two ionize it, and go after the maneuver', () => {
    const game = table({ us: [lambda([400, 400, 0], { tokens: { ion: 2 } })] })
      .activate(0)
      .passAll();
    expect(game.ship(0)).toMatchObject({ y: 520, tokens: { ion: 0 } });
    expect(game.eventsOf('lost')).toMatchObject([{ token: 'ion', count: 2, because: 'xwing1:large-ship.3' }]);
  });
});

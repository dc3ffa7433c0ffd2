import { describe, expect, it } from 'vitest';
import { scoreOf } from '../phases/end.ts';
import { bomber, firespray, table, tie, xwing, ywing } from '../testing/index.ts';

const carrier = (...upgrades: readonly string[]) => bomber([400, 400, 0], { upgrades });

describe('dropping a bomb', () => {
  it('xwing1:bombs.1 xwing1:bombs.2 after its dial is revealed, behind the ship by the 1 straight template', () => {
    const game = table({ us: [carrier('seismiccharges')] }).fly(0, '3 straight');
    expect(game.question).toMatchObject({ kind: 'drop-bomb', ship: 0 });
    expect(game.options).toEqual([{ upgrade: 'seismiccharges' }, { upgrade: '' }]);
    game.pick({ upgrade: 'seismiccharges' });
    const [bomb] = game.state.bombs;
    // Rear edge at 380, template to 340, the token’s guides 13.81 mm ahead of its middle.
    expect(bomb).toMatchObject({ kind: 'seismiccharge', player: 0, x: 400, facing: 0 });
    expect(bomb!.y).toBeCloseTo(340 - 13.81, 2);
    expect(game.story.indexOf('bomb-dropped')).toBeLessThan(game.story.indexOf('maneuver'));
    game.passAll();
  });

  it('discards its card, which is out of play', () => {
    const game = table({ us: [carrier('seismiccharges')] })
      .fly(0, '3 straight')
      .pick({ upgrade: 'seismiccharges' })
      .passAll();
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
    game.state.ships[0]!.bombsDropped = 0;
    game.fly(0, '2 straight');
    expect(game.question?.kind).toBe('action');
    game.passAll();
  });

  it('xwing1:bombs.9 a ship drops one bomb per round', () => {
    const game = table({ us: [carrier('seismiccharges', 'proximitymines')] }).fly(0, '3 straight');
    game.pick({ upgrade: 'seismiccharges' });
    expect(game.question).toMatchObject({ kind: 'action' });
    expect(game.offers({ kind: 'bomb' })).toBe(false);
    game.passAll();
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([true, false]);
  });

  it('offers copies of a card once, and discards one of them', () => {
    const game = table({ us: [carrier('seismiccharges', 'seismiccharges')] }).fly(0, '3 straight');
    expect(game.options).toEqual([{ upgrade: 'seismiccharges' }, { upgrade: '' }]);
    game.pick({ upgrade: 'seismiccharges' }).passAll();
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([true, false]);
  });

  it('xwing1:upgrade-cards.5 a discarded card counts for the cost of its ship, and xwing1:upgrade-cards.6 is back when it is turned up', () => {
    const us = [bomber([400, 400, 0], { points: 20, upgrades: ['discarded: seismiccharges'] })];
    const game = table({ us, them: [tie([800, 800, 180])] }).fly(0, '3 straight');
    expect(game.question?.kind).toBe('action');
    game.passAll();
    game.state.ships[0]!.destroyed = true;
    expect(scoreOf(game.state, 1)).toBe(20);
    Object.assign(game.state.ships[0]!, { destroyed: false });
    game.state.ships[0]!.upgrades[0]!.discarded = false;
    game.fly(0, '2 straight');
    expect(game.offers({ upgrade: 'seismiccharges' })).toBe(true);
    game.passAll();
  });

  it('xwing1:faq-errata.6 proximity mines are dropped by an action, and go off when a ship comes onto them', () => {
    const game = table({ us: [carrier('proximitymines')], them: [xwing([400, 250, 0])] }).act(0);
    game.pick({ kind: 'bomb', upgrade: 'proximitymines' });
    expect(game.ship(0)).toMatchObject({
      performed: ['bomb proximitymines'],
      upgrades: [{ discarded: true }],
    });
    game.rolls('hit', 'focus', 'blank').fly(1, '2 straight').passAll();
    expect(game.eventsOf('bomb-detonates')).toHaveLength(1);
    expect(game.ship(1).shields).toBe(1);
  });

  it('xwing1:bombs.5 a seismic charge under a ship waits, a mine goes off at once', () => {
    const charge = table({ us: [carrier('seismiccharges')], them: [ywing([400, 310, 0])] }).fly(
      0,
      '3 straight',
    );
    charge.pick({ upgrade: 'seismiccharges' }).passAll();
    expect(charge.state.bombs).toHaveLength(1);
    const mine = table({ us: [carrier('proximitymines')], them: [ywing([400, 310, 0])] }).act(0);
    mine.rolls('hit', 'hit', 'blank').pick({ kind: 'bomb' });
    expect(mine.ship(1).shields).toBe(1);
    expect(mine.state.bombs).toEqual([]);
  });

  it('xwing1:bombs.6 under several ships the player who dropped it picks whose it is', () => {
    const game = table({
      us: [carrier('proximitymines')],
      them: [ywing([375, 310, 0]), ywing([425, 310, 0])],
    }).act(0);
    game.pick({ kind: 'bomb' });
    expect(game.question).toMatchObject({ kind: 'mine-victim', player: 0 });
    expect(game.options).toEqual([{ ship: 1 }, { ship: 2 }]);
    game.rolls('hit', 'blank', 'blank').pick({ ship: 2 });
    expect([game.ship(1).shields, game.ship(2).shields]).toEqual([3, 2]);
  });
});

describe('mines', () => {
  const mine = (x: number, y: number) => [{ kind: 'proximitymine', player: 0, at: [x, y, 0] as const }];

  it('xwing1:bombs.7 go off under the template of a barrel roll too', () => {
    const game = table({ us: [xwing([800, 800, 0])], them: [tie([400, 400, 0])], bombs: mine(440, 400) });
    game.rolls('blank', 'blank', 'focus').act(1).pick({ action: 'barrel-roll' }).pick({ side: 'right' });
    game.answer([480, 400, 0]);
    expect(game.eventsOf('bomb-detonates')).toMatchObject([{ token: 'proximitymine' }]);
  });

  it('xwing1:bombs.11 not under the template that a ship backed up along', () => {
    const them = [xwing([400, 400, 0]), tie([400, 600, 0]), tie([400, 554, 0]), tie([400, 508, 0])];
    const game = table({ us: [], them, bombs: mine(400, 545) });
    game.fly(0, '4 straight').passAll();
    expect(game.eventsOf('bomb-detonates')).toEqual([]);
    expect(game.state.bombs).toHaveLength(1);
  });

  it('xwing1:bombs.13 three dice: a hit is damage, a crit critical damage', () => {
    const game = table({ us: [], them: [xwing([400, 400, 0], { shields: 1 })], bombs: mine(400, 480) });
    game.rolls('hit', 'crit', 'focus').deals('structural-damage').fly(0, '2 straight').passAll();
    expect(game.ship(0)).toMatchObject({ shields: 0, damage: [{ up: true }] });
  });

  it('xwing1:faq-upgrade-cards.55 all that a move crosses go off, even if the first destroys the ship', () => {
    const bombs = [...mine(400, 450), ...mine(400, 560)];
    const game = table({ us: [], them: [tie([400, 400, 0])], bombs });
    game.rolls('hit', 'hit', 'hit').deals('direct-hit', 'direct-hit', 'console-fire').fly(0, '4 straight');
    expect(game.ship(0).place).toBe('removed');
    expect(game.state.bombs).toEqual([]);
  });
});

describe('timed bombs', () => {
  const bomb = (kind: string, x: number, y: number) => [{ kind, player: 0, at: [x, y, 0] as const }];

  it('go off at the end of the Activation phase', () => {
    const game = table({
      us: [xwing([100, 100, 0])],
      them: [tie([400, 400, 0])],
      bombs: bomb('seismiccharge', 800, 800),
    });
    for (const ship of game.state.ships) ship.dial = 1;
    game.run({ kind: 'activation' }).passAll();
    expect(game.story.lastIndexOf('activates')).toBeLessThan(game.story.indexOf('bomb-detonates'));
    expect(game.state.bombs).toEqual([]);
  });

  it('xwing1:bombs.12 xwing1:damage.9 a proton bomb deals a faceup card to each ship at range 1, shields or not', () => {
    const game = table({
      us: [ywing([400, 500, 0])],
      them: [xwing([400, 350, 0]), xwing([700, 700, 0])],
      bombs: bomb('protonbomb', 400, 420),
    });
    game.deals('structural-damage', 'damaged-engine').run({ kind: 'detonations' });
    expect(game.state.ships.map(({ shields, damage }) => [shields, damage.length])).toEqual([
      [3, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(game.ship(0).damage[0]!.up).toBe(true);
  });

  it('xwing1:faq-clarifications.5 no evade token stops a card that is dealt', () => {
    const them = [xwing([400, 350, 0], { tokens: { evade: 1 } })];
    const game = table({ us: [], them, bombs: bomb('protonbomb', 400, 420) });
    game.deals('structural-damage').run({ kind: 'detonations' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0)).toMatchObject({ shields: 2, tokens: { evade: 1 }, damage: [{ up: true }] });
  });

  it('xwing1:bombs.14 a seismic charge gives each ship at range 1 a damage', () => {
    const game = table({
      us: [xwing([400, 476, 0])],
      them: [tie([400, 620, 0])],
      bombs: bomb('seismiccharge', 400, 400),
    });
    game.run({ kind: 'detonations' });
    expect([game.ship(0).shields, game.ship(1).damage.length]).toEqual([1, 0]);
  });

  it('xwing1:bombs.8 xwing1:range.8 range is measured to the guides of the token', () => {
    // The body ends 13.81 mm ahead of its middle, the guides 16.28 behind.
    const at = (y: number) =>
      table({ us: [xwing([400, y, 0])], bombs: bomb('seismiccharge', 400, 400) })
        .run({ kind: 'detonations' })
        .ship(0).shields;
    const reach = [500, 520, 540, 545, 550].map(at);
    expect(reach[0]).toBe(1);
    expect(reach[4]).toBe(2);
  });

  it('xwing1:bombs.10 of a bomb partly outside only the part inside counts', () => {
    const shields = (y: number) => {
      const game = table({ us: [xwing([400, y, 0])], bombs: bomb('seismiccharge', 400, 0) });
      return game.run({ kind: 'detonations' }).ship(0).shields;
    };
    expect(shields(120)).toBe(1);
    expect(shields(160)).toBe(2);
    const gone = table({ us: [xwing([400, 60, 0])], bombs: bomb('seismiccharge', 400, -60) });
    expect(gone.run({ kind: 'detonations' }).ship(0).shields).toBe(2);
  });

  it('a large ship drops behind its own base', () => {
    const game = table({ us: [firespray([400, 400, 0], { upgrades: ['protonbombs'] })] }).fly(
      0,
      '3 straight',
    );
    game.pick({ upgrade: 'protonbombs' });
    expect(game.state.bombs[0]!.y).toBeCloseTo(320 - 13.81, 2);
    game.passAll();
  });
});

/** Ignition: the targeting token, the special arc and battery, and the cards that have to do with them. */
import '../all-cards.ts';
import { describe, expect, it } from 'vitest';
import { attackOn } from '../testing/attacks.ts';
import {
  cr90,
  nebulon,
  ship,
  type TestGame,
  type TestPiece,
  type TestShip,
  table,
  ties,
  victory,
  xwings,
} from '../testing/table.ts';
import { arcAt, targetingToken } from './ignition.ts';

const onager = (more: Partial<TestShip> = {}): TestShip =>
  ship('onager-class-star-destroyer', [900, 150, 0], more);

/** An Onager (ship 0) whose token lies so far ahead of its front edge, and enemies. */
function aimed(far: number, them: readonly TestPiece[], more: Partial<TestShip> = {}): TestGame {
  const game = table({ us: [onager(more)], them });
  const y = 150 + 64.25 + far;
  game.state.markers = [{ id: 70, kind: 'targeting', player: 0, ship: -1, zone: 'front', x: 900, y, of: 0 }];
  return game;
}
/** A Victory II bow to bow with the Onager, its token so far from that of the Onager. */
const target = (gap: number): TestPiece => victory([900, 150 + 64.25 + gap + 50.75, 180]);

describe('the targeting token', () => {
  it('armada:ignition.1 may be placed at the end of an activation, in the special arc and within the band', () => {
    const game = table({ us: [onager()], them: [cr90([200, 850, 180])] });
    game.run({ kind: 'offer-targeting', ship: 0 });
    expect(game.question).toMatchObject({ kind: 'aim-token', player: 0, ship: 0 });
    game.pick('yes');
    // With a special battery alone it has ignition at close range.
    expect(game.tryAnswer([900, 150 + 64.25 + 123.3 - 9.4, 0])[0]?.ruling).toBe('armada:ignition.1');
    expect(game.tryAnswer([990, 150 + 64.25 + 60, 0])[0]?.ruling).toBe('armada:ignition.1');
    game.answer([900, 150 + 64.25 + 100, 0]);
    expect(targetingToken(game.state, game.ship(0))).toMatchObject({ x: 900, zone: 'front' });
    const plain = table({ us: [victory([900, 150, 0])], them: [cr90([200, 850, 180])] });
    expect(plain.run({ kind: 'offer-targeting', ship: 0 }).question).toBeUndefined();
  });

  it('armada:ignition.1 lies in any one of the bands that keywords name, not between them', () => {
    const long = table({
      us: [onager({ upgrades: ['orbital-bombardment-particle-cannons'] })],
      them: [cr90([200, 850, 180])],
    });
    const at = (far: number) => arcAt(long.state, long.ship(0), 900, 150 + 64.25 + far);
    expect([at(100), at(150), at(250), at(300)]).toEqual(['front', null, 'front', null]);
  });

  it('armada:special-battery-armament-and-firing-arc.1 the special arc is narrower than that of the front', () => {
    const game = table({ us: [onager()], them: [cr90([200, 850, 180])] });
    const at = (x: number) => arcAt(game.state, game.ship(0), 900 + x, 150 + 64.25 + 80);
    expect([at(0), at(40), at(60), at(-60)]).toEqual(['front', 'front', null, null]);
  });
});

describe('an ignition attack', () => {
  it('armada:ignition.2 must be the first attack if able, and then the token goes', () => {
    const game = aimed(100, [target(100), xwings([700, 300])]);
    // There is but this one, so that nothing is asked.
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0);
    expect(game.eventsOf('attack')).toMatchObject([{ how: 'ignition', ...attackOn('front', 1, 'front') }]);
    game.passAll();
    expect(game.state.markers).toEqual([]);
    expect(game.eventsOf('targeting-removed')).toHaveLength(1);
  });

  it('armada:ignition.2 without a target the other attacks are made, and the token goes when they are over', () => {
    const game = aimed(100, [victory([600, 150, 90])]).attack(0);
    expect(game.offers('none')).toBe(true);
    expect(game.offers(attackOn('left', 1, 'front'))).toBe(true);
    game.passAll().run({ kind: 'targeting-over', ship: 0 });
    expect(game.state.markers).toEqual([]);
  });

  it('armada:ignition.3 reaches beyond the ruler, with the dice of the range from the token', () => {
    const far = aimed(280, [target(400)]).attack(0);
    expect(far.eventsOf('attack')[0]).toMatchObject({ reach: 'extreme' });
    // From the token to the Victory are 110 mm: close range, all of 3 red, 2 blue, 2 black.
    expect(far.eventsOf('dice-gathered')[0]!.dice).toHaveLength(7);
    const medium = aimed(280, [target(430)]).attack(0);
    expect(medium.eventsOf('dice-gathered')[0]!.dice).toEqual(['red', 'red', 'red', 'blue', 'blue']);
    const out = aimed(100, [target(430)]).attack(0);
    expect(out.eventsOf('attack')).toEqual([]);
  });

  it('armada:special-battery-armament-and-firing-arc.1 aims through the special arc, and no other attack uses its battery', () => {
    const beside = victory([1110, 500, 180]);
    const game = aimed(100, [beside]).attack(0);
    expect(game.eventsOf('attack')).toEqual([]);
    expect(game.offers(attackOn('front', 1, 'front'))).toBe(true);
    const usual = table({ us: [onager()], them: [target(100)] }).attack(0);
    usual.pick(attackOn('front', 1, 'front'));
    expect(usual.eventsOf('dice-gathered')[0]!.dice).toEqual(['red', 'red', 'blue', 'blue', 'black']);
  });

  it('armada:defense-tokens.11 is no attack in which salvo is resolved', () => {
    const game = aimed(100, [ship('venator-i-class-star-destroyer', [900, 150 + 64.25 + 100 + 64.25, 180])]);
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0);
    expect(game.question?.kind).toBe('defense-token');
    expect(game.offers({ name: 'salvo' })).toBe(false);
    expect(game.offers({ name: 'brace' })).toBe(true);
    game.passAll();
  });
});

describe('superweapons', () => {
  const crits = ['crit', 'crit', 'blank', 'crit', 'hit', 'hit-crit', 'hit'] as const;

  it('Orbital Bombardment Particle Cannons hurt ships and squadrons at distance 1 of the defender', () => {
    const game = aimed(
      100,
      [target(100), nebulon([980, 150 + 64.25 + 100 + 50, 0]), ties([830, 320]), ties([400, 800])],
      { upgrades: ['orbital-bombardment-particle-cannons'] },
    );
    game
      .rolls(...crits)

      .attack(0)
      .pick(attackOn('front', 1, 'front'))
      .pick('done');
    game.pick({ effect: 'orbital-bombardment-particle-cannons' }).passAll();
    expect(game.eventsOf('shield-lost').filter(({ ship: one }) => one === 2)).toHaveLength(2);
    expect([game.squadron(0).hull, game.squadron(1).hull]).toEqual([2, 3]);
  });

  it('Superheavy Composite Beam Turbolasers do 1 damage for each red or blue critical icon', () => {
    const game = aimed(100, [target(100)], { upgrades: ['superheavy-composite-beam-turbolasers'] });
    game
      .rolls(...crits)
      .attack(0)
      .pick('done');
    game.pick({ effect: 'superheavy-composite-beam-turbolasers' });
    const zones: unknown[] = [];
    while (game.question?.kind === 'damage-zone') {
      zones.push(game.question);
      game.pick({ zone: 'rear' });
    }
    // Two red and one blue; the black one does not count.
    expect(zones).toHaveLength(3);
    game.passAll();
  });

  it('their critical effects are for ignition attacks alone', () => {
    const usual = table({
      us: [onager({ upgrades: ['superheavy-composite-beam-turbolasers'] })],
      them: [target(100)],
    });
    usual
      .rolls('crit', 'crit', 'crit', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('front', 1, 'front'));
    usual.pick('done');
    expect(usual.question?.kind).toBe('critical-effect');
    expect(usual.offers({ effect: 'superheavy-composite-beam-turbolasers' })).toBe(false);
    usual.passAll();
  });

  it('Magnite Crystal Tractor Beam Array gives an enemy the speed of its ship, and is not readied at speed 0', () => {
    const starhawk = (speed: number, at: number) => {
      const game = table({
        us: [
          ship('starhawk-class-battleship-mark-i', [900, 300, 0], {
            speed,
            upgrades: ['magnite-crystal-tractor-beam-array'],
          }),
        ],
        them: [cr90([900, at, 180], { speed: 3 })],
      });
      return game.run({
        kind: 'window',
        window: 'end-of-activation',
        ship: 0,
        squadron: -1,
        other: -1,
        what: '',
      });
    };
    const pulled = starhawk(1, 600).pick('yes').passAll();
    expect(pulled.ship(1).speed).toBe(1);
    expect(pulled.run({ kind: 'ready-upgrades' }).passAll().ship(0).upgrades[0]!.side).toBe('readied');
    expect(starhawk(1, 850).question).toBeUndefined();
    const still = starhawk(0, 600).pick('yes').passAll();
    expect(still.ship(1).speed).toBe(0);
    expect(still.run({ kind: 'ready-upgrades' }).passAll().ship(0).upgrades[0]!.side).toBe('exhausted');
  });
});

describe('other cards of ignition', () => {
  const start = {
    kind: 'window',
    window: 'start-of-ship-phase',
    ship: -1,
    squadron: -1,
    other: -1,
    what: '',
  } as const;

  it('Cataclysm spends a concentrate fire token to place the token at the start of the Ship Phase', () => {
    const game = (tokens: TestShip['tokens'] & {}) =>
      table({
        us: [onager({ upgrades: ['cataclysm-title'], tokens })],
        them: [cr90([200, 850, 180])],
      }).run(start);
    const used = game(['concentrate-fire']).pick('yes').answer([900, 310, 0]);
    expect(used.ship(0).tokens).toEqual([]);
    expect(used.state.markers).toMatchObject([{ kind: 'targeting', of: 0 }]);
    expect(game(['repair']).question).toBeUndefined();
  });

  it('SPHA-T lends a battery and arcs to front and sides, and places no token while it is exhausted', () => {
    const venator = (side: 'readied' | 'exhausted') => {
      const game = table({
        us: [ship('venator-ii-class-star-destroyer', [900, 300, 0], { upgrades: ['spha-t'] })],
        them: [victory([900 + 36.5 + 100 + 50.75, 280, 270])],
      });
      game.state.ships[0]!.upgrades[0]!.side = side;
      return game.run({ kind: 'offer-targeting', ship: 0 });
    };
    expect(venator('exhausted').question).toBeUndefined();
    const game = venator('readied')
      .pick('yes')
      .answer([900 + 36.5 + 60, 270, 0]);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    expect(game.state.markers[0]).toMatchObject({ zone: 'right' });
    game.attack(0);
    expect(game.eventsOf('attack')[0]).toMatchObject(attackOn('right', 1, 'front'));
    expect(game.eventsOf('dice-gathered')[0]!.dice).toEqual([
      'blue',
      'blue',
      'blue',
      'blue',
      'blue',
      'black',
    ]);
    game.passAll();
  });
});

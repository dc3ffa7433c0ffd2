import { describe, expect, it } from 'vitest';
import { occasion } from '../../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../../testing/index.ts';

/** Titles: each by what it does, and beside it where it does nothing. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const titled = (title: string, more: Partial<TestShip> = {}) => xwing(us, { upgrades: [title], ...more });
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

type Game = ReturnType<typeof table>;

describe('titles', () => {
  it('the Millennium Falcon rerolls a defense die while evading', () => {
    const shot = (evade: number): Game =>
      table({
        us: [xwing(us)],
        them: [tie(ahead(150), { upgrades: ['millenniumfalcon'], tokens: { evade } })],
      })
        .rolls('hit', ...BLANK.slice(2))
        .attack(0, 1);
    expect(shot(1).everOffers({ kind: 'ability' })).toBe(true);
    expect(shot(0).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('the Moldy Crow keeps two focus tokens in the End Phase', () => {
    const game = table({ us: [titled('moldycrow', { tokens: { focus: 3, evade: 1 } })], phase: 'end' });
    game.run({ kind: 'end' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 2, evade: 0 });
  });

  it('xwing2:errata-upgrade-cards.24 Slave I turns the other way, stressed or not', () => {
    const game = table({ us: [titled('slavei', { tokens: { stress: 1 } })] }).fly(0, '2 bank left');
    game.pick({ use: true });
    while (game.question) game.answer(0);
    expect(game.ship(0).flown).toMatchObject({ bearing: 'bank', direction: 'right', speed: 2 });
    const straight = table({ us: [titled('slavei')] }).fly(0, '2 straight');
    expect(straight.offers({ use: true })).toBe(false);
    straight.passAll();
  });

  it('Soulless One rerolls against an attacker outside its firing arc', () => {
    const shot = (facing: number): Game =>
      table({ us: [xwing(us)], them: [tie([400, 590, facing], { upgrades: ['soullessone'] })] })
        .rolls('hit', ...BLANK.slice(2))
        .attack(0, 1);
    expect(shot(0).everOffers({ kind: 'ability' })).toBe(true);
    expect(shot(180).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('xwing2:errata-upgrade-cards.22 the Outrider turns an evade only through an obstacle', () => {
    const shot = (obstacles: readonly { readonly outline: string; readonly at: At }[]): Game =>
      table({ us: [titled('outrider')], them: [tie(ahead(180))], obstacles })
        .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank', ...(obstacles.length > 0 ? ['blank'] : []))
        .attack(0, 1);
    expect(shot([{ outline: 'coreasteroid2', at: [400, 520, 0] }]).everOffers({ kind: 'ability' })).toBe(
      true,
    );
    expect(shot([]).everOffers({ kind: 'ability' })).toBe(false);
    // A huge ship across the line obstructs as well, but is no obstacle.
    const behindShip = table({
      us: [titled('outrider'), { pilot: 'alderaanianguard', at: [400, 520, 90] }],
      them: [tie(ahead(180))],
    })
      .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank', 'blank')
      .attack(0, 2);
    expect(behindShip.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
    expect(behindShip.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Scimitar jams an enemy in the bullseye arc after decloaking', () => {
    const game = table({ us: [titled('scimitar')], them: [tie(ahead(150), { tokens: { focus: 1 } })] });
    game.run({ kind: 'window', ...occasion('after-decloak', { ship: 0 }) });
    game.pick({ target: 1 }).passAll();
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 1, token: 'jam' }]);
  });
});

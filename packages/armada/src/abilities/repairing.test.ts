/** Cards that act while a ship repairs, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { ZONES } from '../geometry/index.ts';
import { cr90, led, type TestShip, table, victory } from '../testing/index.ts';
import { mostEver } from './verbs/ships.ts';

const repairing = (card: string, points: number, more: Partial<TestShip> = {}, friend = 1050) =>
  table({
    us: [
      victory([900, 300, 0], led(card, more)),
      victory([friend, 300, 0], { shields: { front: 1, left: 1 } }),
    ],
    them: [cr90([200, 850, 180])],
  }).run({ kind: 'repair', ship: 0, points });

describe('Projection Experts', () => {
  const card = 'projection-experts';

  it('carry up to two shields to one friend for a point each, once', () => {
    const game = repairing(card, 3).pick({ card });
    game
      .pick({ zone: 'rear' })
      .pick({ zone: 'front' })
      .pick('yes')
      .pick({ zone: 'front' })
      .pick({ zone: 'left' });
    expect(game.ship(0).shields).toMatchObject({ front: 2, rear: 0 });
    expect(game.ship(1).shields).toMatchObject({ front: 2, left: 2 });
    expect(game.question).toMatchObject({ kind: 'repair', points: 1 });
    expect(game.offers({ card })).toBe(false);
    game.passAll();
  });

  it('carry one if the player stops, and none without points or a friend near', () => {
    const one = repairing(card, 3).pick({ card }).pick({ zone: 'rear' }).pick({ zone: 'front' }).pick('no');
    expect(one.question).toMatchObject({ kind: 'repair', points: 2 });
    one.passAll();
    expect(repairing(card, 0).question).toBeUndefined();
    expect(repairing(card, 3, { shields: { front: 0 } }, 1700).offers({ card })).toBe(false);
  });
});

describe('Auxiliary Shields Team', () => {
  it('brings side zones to one shield over their maximum, up to four, and no other zone', () => {
    const game = repairing('auxiliary-shields-team', 5);
    expect(game.offers({ kind: 'recover-shield', zone: 'front' })).toBe(false);
    game.pick({ kind: 'recover-shield', zone: 'left' });
    expect(game.ship(0).shields.left).toBe(4);
    expect(game.offers({ kind: 'recover-shield', zone: 'left' })).toBe(false);
    game.pick({ kind: 'move-shield', from: 'front', to: 'right' });
    expect(game.ship(0).shields.right).toBe(4);
    expect(ZONES.map((zone) => mostEver(game.ship(0), zone))).toEqual([3, 4, 4, 1]);
    game.passAll();
    expect(repairing('engineering-team', 5).offers({ kind: 'recover-shield', zone: 'left' })).toBe(false);
  });

  it('leaves zones alone that hold four already', () => {
    const wide = table({
      us: [
        { ...victory([900, 300, 0]), card: 'mc80h-command-cruiser', upgrades: ['auxiliary-shields-team'] },
      ],
    });
    wide.ship(0).shields = { ...wide.ship(0).shields, front: 3, left: 4, right: 3 };
    wide.run({ kind: 'repair', ship: 0, points: 2 });
    expect(wide.offers({ kind: 'recover-shield', zone: 'left' })).toBe(false);
    expect(wide.offers({ kind: 'recover-shield', zone: 'right' })).toBe(true);
    wide.passAll();
  });
});

describe('Wat Tambor', () => {
  const card = 'wat-tambor-officer';

  it('turns up to two shields, its own of any zones, into two points each', () => {
    const game = repairing(card, 1).pick({ card }).pick({ ship: 0 });
    game.pick({ zone: 'front' }).pick('yes').pick({ zone: 'rear' });
    expect(game.ship(0).shields).toMatchObject({ front: 2, rear: 0 });
    expect(game.question).toMatchObject({ kind: 'repair', points: 5 });
    expect(game.offers({ card })).toBe(false);
    game.passAll();
  });

  it('takes those of a friend from one zone alone', () => {
    const game = repairing(card, 0, { shields: { rear: 0 } });
    game.pick({ card }).pick({ ship: 1 }).pick({ zone: 'right' }).pick('yes');
    expect(game.ship(1).shields).toMatchObject({ right: 1, front: 1, left: 1 });
    expect(game.question).toMatchObject({ points: 4 });
    game.passAll();
  });
});

describe('Battle Droid Reserves', () => {
  const card = 'battle-droid-reserves';
  const damage = ['injured-crew', 'capacitor-failure', 'facedown: blinded-gunners'];

  it('turn crew cards facedown, and facedown cards go for two points', () => {
    const game = repairing(card, 4, { damage });
    expect(game.offers({ kind: 'discard-card', name: null })).toBe(true);
    game.pick({ card });
    game.pick({ name: 'injured-crew' });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, true, false]);
    game.pick({ kind: 'discard-card', name: null });
    expect(game.question).toMatchObject({ kind: 'repair', points: 2 });
    expect(game.offers({ kind: 'discard-card', name: 'capacitor-failure' })).toBe(false);
    game.pick({ kind: 'discard-card', name: null });
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    game.passAll();
  });

  it('do nothing exhausted', () => {
    const game = repairing(card, 0);
    game.passAll();
    game.ship(0).upgrades[0]!.side = 'exhausted';
    game.ship(0).damage = [{ uid: 900, kind: 0, up: false }];
    game.run({ kind: 'repair', ship: 0, points: 2 });
    expect(game.offers({ card })).toBe(false);
    expect(game.offers({ kind: 'discard-card' })).toBe(false);
    game.passAll();
  });
});

import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Upgrades that change how actions are performed, and those with a turret or fuse markers of their own. */

const US: At = [400, 200, 0];
const FAR: At = [850, 850, 180];

describe('actions that may be treated as red', () => {
  it('Independent Calculations: a white calculate action, treated as red, gives 1 token more', () => {
    const vulture: TestShip = {
      pilot: 'tradefederationdrone',
      at: US,
      upgrades: ['independentcalculations'],
    };
    const game = table({ us: [vulture], them: [tie(FAR)] }).act(0);
    game.pick({ action: 'calculate', difficulty: 'red' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ calculate: 2, stress: 1 });
    const white = table({ us: [vulture], them: [tie(FAR)] }).act(0);
    white.pick({ action: 'calculate', difficulty: 'white' }).passAll();
    expect(white.ship(0).tokens).toMatchObject({ calculate: 1, stress: 0 });
    const plain = table({ us: [{ ...vulture, upgrades: [] }], them: [tie(FAR)] }).act(0);
    expect(plain.everOffers({ difficulty: 'red', action: 'calculate' })).toBe(false);
  });

  it('Independent Calculations: no other ship spends its calculate tokens', () => {
    const defends = (upgrades: readonly string[]) => {
      const friend: TestShip = {
        pilot: 'tradefederationdrone',
        at: [445, 200, 0],
        upgrades,
        tokens: { calculate: 1 },
      };
      const us = [{ pilot: 'tradefederationdrone', at: US }, friend];
      const game = table({ us, them: [tie([400, 360, 180])] }).rolls('blank', 'blank', 'focus', 'focus');
      return game.attack(2, 0).everOffers({ kind: 'ability' });
    };
    expect(defends([])).toBe(true);
    expect(defends(['independentcalculations'])).toBe(false);
  });

  it('Baze Malbus focuses as a red action for a token more for each enemy at range 0-1, up to 2', () => {
    const focuses = (enemies: number) => {
      const near: At[] = [
        [400, 290, 180],
        [470, 200, 180],
        [330, 200, 180],
      ];
      const us = [xwing(US, { upgrades: ['bazemalbus'] })];
      const game = table({ us, them: near.slice(0, enemies).map((at) => tie(at)) }).act(0);
      return game.pick({ action: 'focus', difficulty: 'red' }).passAll().ship(0).tokens;
    };
    expect(focuses(0)).toMatchObject({ focus: 1, stress: 1 });
    expect(focuses(1)).toMatchObject({ focus: 2, stress: 1 });
    expect(focuses(3)).toMatchObject({ focus: 3, stress: 1 });
  });
});

describe('several coordinated ships', () => {
  const friends: readonly TestShip[] = [tie([500, 200, 0]), tie([560, 200, 0]), xwing([300, 200, 0])];
  const shuttle = (upgrade: string): TestShip => ({
    pilot: 'omicrongrouppilot',
    at: US,
    upgrades: [upgrade],
  });

  it('General Hux coordinates up to 3 ships of one type as a red action: the same action, red', () => {
    const game = table({ us: [shuttle('generalhux'), ...friends], them: [tie(FAR)] }).act(0);
    game.pick({ action: 'coordinate', difficulty: 'red' }).pick({ ship: 1 });
    expect(game.offers({ target: 3 })).toBe(false);
    game.pick({ target: 2 }).pick({ action: 'focus' }).passAll();
    expect([1, 2].map((id) => game.ship(id).tokens)).toMatchObject([
      { focus: 1, stress: 1 },
      { focus: 1, stress: 1 },
    ]);
    expect(game.ship(0).tokens.stress).toBe(1);
    const white = table({ us: [shuttle('generalhux'), ...friends], them: [tie(FAR)] }).act(0);
    white
      .pick({ action: 'coordinate', difficulty: 'white' })
      .pick({ ship: 1 })
      .pick({ action: 'focus' })
      .passAll();
    expect([0, 1, 2].map((id) => white.ship(id).tokens.stress)).toEqual([0, 0, 0]);
    expect(white.ship(2).tokens.focus).toBe(0);
  });

  it('Battle Meditation coordinates 2 non-limited ships of one type by its purple action, and no limited ones', () => {
    const jedi: TestShip = { pilot: 'lukeskywalker', at: US, upgrades: ['battlemeditation'] };
    const us = [jedi, ...friends, { pilot: 'howlrunner', at: [400, 300, 0] as At }];
    const game = table({ us, them: [tie(FAR)] })
      .act(0)
      .pick({ action: 'coordinate' });
    expect(game.offers({ ship: 4 })).toBe(false);
    game.pick({ ship: 1 }).pick({ target: 2 }).pick({ action: 'evade' }).passAll();
    expect([1, 2].map((id) => game.ship(id).tokens)).toMatchObject([
      { evade: 1, stress: 0 },
      { evade: 1, stress: 0 },
    ]);
  });

  it('Moff Jerjerrod lets each friend boost as a red action by the template that he chose', () => {
    const us = [shuttle('moffjerjerrod'), tie([500, 200, 0])];
    const game = table({ us, them: [tie(FAR)], phase: 'system' }).run({ kind: 'system' });
    game.takes({ kind: 'ability' }).takes({ use: true }).pick({ effect: 1 });
    game.pick('none').pick({ action: 'boost' }).passAll();
    expect(game.pose(1)).toMatchObject({ x: 500, facing: 0 });
    expect(game.pose(1).y).toBeGreaterThan(250);
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    const empty = table({ us: [{ ...us[0]!, upgrades: ['moffjerjerrod:1'] }], phase: 'system' });
    expect(empty.run({ kind: 'system' }).everOffers({ kind: 'ability' })).toBe(false);
  });
});

describe('Vectored Cannons', () => {
  const awing = (turret: number, upgrades = ['vectoredcannonsrz1']): TestShip => ({
    pilot: 'phoenixsquadronpilot',
    at: US,
    turret,
    upgrades,
  });

  it('attack through the turret arc, which points to the front or rear', () => {
    const offers = (turret: number, enemy: At) =>
      table({ us: [awing(turret)], them: [tie(enemy)] })
        .engage(0)
        .everOffers({ kind: 'attack', target: 1 });
    expect(offers(0, [400, 360, 180])).toBe(true);
    expect(offers(2, [400, 360, 180])).toBe(false);
    expect(offers(2, [400, 40, 0])).toBe(true);
  });

  it('boost or rotate as a red action in the System Phase', () => {
    const system = (ship: TestShip) =>
      table({ us: [ship], them: [tie(FAR)], phase: 'system' }).run({ kind: 'system' });
    const game = system(awing(0)).takes({ kind: 'ability', ability: 'upgrade-vectoredcannonsrz1.1' });
    game.takes({ action: 'rotate' });
    game.passAll();
    expect(game.ship(0)).toMatchObject({ turret: 2, tokens: { stress: 1 } });
  });
});

describe('IG-11', () => {
  it('takes a fuse marker and a calculate token instead of a faceup damage card, and turns over with the second', () => {
    const suffers = (fuses: number) => {
      const us = [xwing(US, { upgrades: ['ig11'], shields: 0 })];
      const game = table({ us, them: [tie([400, 360, 180])] });
      if (fuses > 0) game.state.ships[0]!.upgrades[0]!.fuses = fuses;
      return game.rolls('crit', 'blank', 'blank', 'blank').attack(1, 0).passAll();
    };
    const once = suffers(0);
    expect(once.ship(0)).toMatchObject({ damage: [], tokens: { calculate: 1 } });
    expect(once.ship(0).upgrades[0]).toMatchObject({ fuses: 1, flipped: false });
    expect(suffers(1).ship(0).upgrades[0]).toMatchObject({ fuses: 2, flipped: true });
  });

  it('turned over, he burns a fuse each round; without one his ship is destroyed, and hurts those at range 0-1', () => {
    const ends = (fuses: number) => {
      const us = [xwing(US, { upgrades: ['ig11'] }), xwing([460, 200, 0]), xwing([800, 200, 0])];
      const game = table({
        us,
        them: [tie(FAR)],
        phase: 'end',
        set: { '/ships/0/upgrades/0/flipped': true },
      });
      game.state.ships[0]!.upgrades[0]!.fuses = fuses;
      return game.run({ kind: 'window', ...occasion('during-end') }).passAll();
    };
    const burns = ends(2);
    expect(burns.ship(0).destroyed).toBe(false);
    expect(burns.ship(0).upgrades[0]!.fuses).toBe(1);
    const gone = ends(1);
    expect(gone.ship(0).destroyed).toBe(true);
    expect([1, 2].map((id) => gone.ship(id).shields)).toEqual([1, 2]);
    const set = { '/ships/0/upgrades/0/flipped': true };
    const act = table({ us: [xwing(US, { upgrades: ['ig11'] })], set })
      .act(0)
      .pick({ kind: 'card' });
    expect(act.passAll().ship(0).upgrades[0]!.fuses).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const NEAR = 80;
const MIDDLE = 150;

/** What an attack with the first upgrade of a ship finds and does. */
interface Shot {
  readonly by?: (at: At, more: Partial<TestShip>) => TestShip;
  readonly with: readonly string[];
  readonly at?: TestShip;
  readonly others?: readonly TestShip[];
  readonly tokens?: TestShip['tokens'];
}

/** A ship with a lock and a focus token attacks with the weapon that is its first upgrade; dice are forced before. */
function shot(
  { by = xwing, with: upgrades, at = ywing(ahead(MIDDLE)), others = [], tokens }: Shot,
  ...rolls: string[]
) {
  const game = table({
    us: [by([400, 300, 0], { upgrades, tokens: { focus: 1, ...tokens } })],
    them: [at, ...others],
    locks: [[0, 1]],
  });
  return game
    .rolls(...rolls)
    .combat(0)
    .pick({ kind: 'attack', weapon: 1, target: 1 });
}
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** The ability of the weapon is used, on these dice where it asks for some. */
const use = (game: TestGame, dice: readonly number[], ...then: string[]) =>
  game.rolls(...then).pick({ kind: 'ability', dice });

describe('results that a weapon changes', () => {
  it.each([
    ['protontorpedoes', ['focus', 'focus', 'hit', 'blank'], [0], ['crit', 'focus', 'hit', 'blank']],
    ['concussionmissiles', ['focus', 'blank', 'hit', 'blank'], [1], ['focus', 'hit', 'hit', 'blank']],
    ['manglercannon', ['hit', 'hit', 'blank'], [0], ['crit', 'hit', 'blank']],
  ])('%s', (weapon, rolled, dice, shown) => {
    const game = use(shot({ with: [weapon] }, ...rolled), dice, 'blank');
    expect(game.eventsOf('modified')[0]?.faces).toEqual(shown);
    game.passAll();
  });

  it('Advanced Proton Torpedoes turn up to three blanks into focus results', () => {
    const game = shot({ with: ['advprotontorpedoes'], at: ywing(ahead(NEAR)) }, ...blanks(4), 'hit');
    expect(game.offers({ kind: 'ability', dice: [0] })).toBe(true);
    expect(game.offers({ kind: 'ability', dice: [0, 1, 2, 3] })).toBe(false);
    use(game, [0, 1, 2]);
    game.rolls('blank').pick({ kind: 'focus' });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'hit', 'blank', 'hit']);
  });

  it('xwing1:faq-upgrade-cards.41 Heavy Laser Cannon: crits become hits right after the roll, a reroll may give one', () => {
    const game = shot({ with: ['heavylasercannon'] }, 'crit', 'blank', 'hit', 'blank');
    game.rolls('crit', 'blank', 'blank').pick({ kind: 'target-lock', dice: [1, 3] });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'crit', 'hit', 'blank']);
    game.passAll();
  });

  it('Synced Turret rerolls as many dice as the primary weapon has, if the defender is in the primary arc', () => {
    const game = shot({ by: ywing, with: ['syncedturret'], at: ywing(ahead(NEAR)) }, ...blanks(3));
    expect(game.offers({ kind: 'ability', dice: [0, 1] })).toBe(true);
    expect(game.offers({ kind: 'ability', dice: [0, 1, 2] })).toBe(false);
    use(game, [0, 1], 'hit', 'hit', 'blank').passAll();
    const behind = shot({ by: ywing, with: ['syncedturret'], at: ywing([400, 180, 0]) }, ...blanks(4));
    expect(behind.everOffers({ kind: 'ability', dice: [0] })).toBe(false);
  });

  it('Unguided Rockets: dice are modified by the focus token alone, by nobody else', () => {
    const game = shot(
      { with: ['unguidedrockets'], at: ywing(ahead(MIDDLE), { upgrades: ['elusiveness'] }) },
      'hit',
      'focus',
      'blank',
    );
    expect(game.options).toEqual([{ kind: 'focus' }, { kind: 'done' }]);
    expect(game.question).toMatchObject({ player: 0 });
    game.rolls('blank').pick({ kind: 'focus' });
    expect(game.ship(1).shields).toBe(1);
    expect(game.ship(0).upgrades[0]!.discarded).toBe(false);
  });

  it('Linked Battery rerolls a die of primary weapons and cannons, not of missiles', () => {
    const offers = (weapon: number, ...upgrades: string[]) => {
      const game = table({
        us: [xwing([400, 300, 0], { upgrades })],
        them: [ywing(ahead(MIDDLE))],
        locks: [[0, 1]],
      });
      const dice = weapon === 0 || upgrades[0] === 'ioncannon' ? 3 : 4;
      game
        .rolls(...blanks(dice + 1))
        .combat(0)
        .pick({ kind: 'attack', weapon });
      return game.everOffers({ kind: 'ability', dice: [0] });
    };
    expect(offers(0, 'ioncannon', 'linkedbattery')).toBe(true);
    expect(offers(1, 'ioncannon', 'linkedbattery')).toBe(true);
    expect(offers(1, 'assaultmissiles', 'linkedbattery')).toBe(false);
  });
});

describe('dice that a weapon adds', () => {
  it('Dorsal Turret rolls one more at range 1', () => {
    const dice = (mm: number) => {
      const game = shot({ with: ['dorsalturret'], at: ywing(ahead(mm)) }, ...blanks(mm === NEAR ? 4 : 3));
      const { length } = game.eventsOf('rolled')[0]!.faces;
      game.passAll();
      return length;
    };
    expect([dice(NEAR), dice(MIDDLE)]).toEqual([3, 2]);
  });

  it('Proton Rockets roll agility more, three at most', () => {
    const dice = (by: (at: At, more: Partial<TestShip>) => TestShip, more: number) => {
      const game = shot({ by, with: ['protonrockets'], at: ywing(ahead(NEAR)) });
      game
        .rolls(...blanks(2 + more + 1))
        .pick({ use: true })
        .passAll();
      return game.eventsOf('rolled')[0]!.faces.length;
    };
    expect(dice(xwing, 2)).toBe(4);
    expect(dice(tie, 3)).toBe(5);
    expect(
      dice(
        (at, more) =>
          tie(at, {
            ...more,
            tokens: { ...more.tokens, cloak: 0 },
            upgrades: ['protonrockets', 'stealthdevice'],
          }),
        3,
      ),
    ).toBe(5);
  });

  it('Cruise Missiles roll the speed of the maneuver more, four at most', () => {
    const dice = (speed: number, more: number) => {
      const game = table({
        us: [xwing([400, 300, 0], { upgrades: ['cruisemissiles'] })],
        them: [ywing(ahead(MIDDLE))],
        locks: [[0, 1]],
        set: { '/ships/0/flown/speed': speed },
      });
      game
        .combat(0)
        .pick({ kind: 'attack', weapon: 1 })
        .rolls(...blanks(1 + more + 1))
        .pick({ use: true })
        .passAll();
      return game.eventsOf('rolled')[0]!.faces.length;
    };
    expect([dice(2, 2), dice(5, 4)]).toEqual([3, 5]);
  });
});

describe('instead of the results', () => {
  it.each([
    ['ioncannon', 'shields', { shields: 2, tokens: { ion: 1 } }],
    ['ioncannonturret', 'shields', { shields: 2, tokens: { ion: 1 } }],
    ['ionpulsemissiles', 'shields', { shields: 2, tokens: { ion: 2 } }],
    ['twinlaserturret', 'shields', { shields: 1, tokens: { ion: 0 } }],
  ])('%s', (weapon, _name, left) => {
    const dice = ['hit', 'crit', 'hit', 'blank'];
    const twice = weapon === 'twinlaserturret';
    const game = shot({ with: [weapon], tokens: { focus: 0 } }, ...dice);
    if (twice) game.rolls(...dice);
    game.passAll();
    expect(game.ship(1)).toMatchObject({ ...left, damage: [] });
  });

  it('Flechette Cannon stresses an unstressed defender only', () => {
    const stress = (before: number) => {
      const at = ywing(ahead(MIDDLE), { tokens: { stress: before } });
      const game = shot({ with: ['flechettecannon'], at }, 'hit', 'hit', 'hit', 'blank').passAll();
      expect(game.ship(1).shields).toBe(2);
      return game.ship(1).tokens.stress;
    };
    expect([stress(0), stress(1)]).toEqual([1, 1]);
  });

  it('Advanced Homing Missiles deal a faceup card, shields or not', () => {
    const game = table({
      us: [xwing([400, 300, 0], { upgrades: ['advhomingmissiles'] })],
      them: [ywing(ahead(170))],
      locks: [[0, 1]],
    });
    game
      .rolls('hit', 'hit', 'hit', 'blank')
      .deals('structural-damage')
      .combat(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.ship(1)).toMatchObject({ shields: 3, damage: [{ up: true }] });
  });

  it.each([
    'advhomingmissiles',
    'ioncannon',
    'iontorpedoes',
    'ionpulsemissiles',
    'jammingbeam',
    'tractorbeam',
    'flechettecannon',
    'harpoonmissiles',
  ])('%s does nothing when another weapon of its ship hits', (upgrade) => {
    const game = table({
      us: [xwing([400, 300, 0], { upgrades: [upgrade] })],
      them: [ywing(ahead(170))],
      locks: [[0, 1]],
    });
    game.rolls('hit', 'hit', 'blank', 'blank').combat(0).pick({ weapon: 0 }).passAll();
    const { shields, damage, tokens, conditions } = game.ship(1);
    expect({ shields, damage, conditions }).toEqual({ shields: 1, damage: [], conditions: [] });
    expect(Object.entries(tokens).filter(([, count]) => count > 0)).toEqual([]);
  });

  it('nothing of it happens on a miss', () => {
    const game = shot({ with: ['ioncannon'] }, 'blank', 'blank', 'hit', 'evade').passAll();
    expect(game.ship(1)).toMatchObject({ shields: 3, tokens: { ion: 0 } });
  });

  it('XX-23 S-Thread Tracers let each friendly ship at range 1-2 lock the defender', () => {
    const game = table({
      us: [
        xwing([400, 300, 0], { upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } }),
        tie([500, 300, 0]),
        tie([400, 20, 0]),
      ],
      them: [ywing(ahead(MIDDLE))],
    });
    game.rolls('hit', 'hit', 'hit', 'blank').combat(0).pick({ weapon: 1 }).pick('done');
    expect(game.options).toEqual([
      { kind: 'ship', target: 0 },
      { kind: 'ship', target: 1 },
      { kind: 'none' },
    ]);
    game.pick({ target: 1 }).pick({ target: 0 });
    expect(game.state.locks.map(({ by, on }) => [by, on])).toEqual([
      [1, 3],
      [0, 3],
    ]);
    expect(game.ship(3)).toMatchObject({ shields: 3 });
  });
});

describe('what happens beside the damage', () => {
  it('Ion Torpedoes: the defender and each ship at range 1 of it', () => {
    const others = [tie([480, 490, 180]), tie([800, 490, 180])];
    const game = shot({ with: ['iontorpedoes'], others }, 'hit', 'hit', 'blank', 'blank', 'blank').passAll();
    expect(game.state.ships.map(({ tokens }) => tokens.ion)).toEqual([0, 1, 1, 0]);
    expect(game.ship(1).shields).toBe(1);
  });

  it('Assault Missiles: each other ship at range 1 of the defender suffers a damage', () => {
    const others = [ywing([480, 490, 180]), ywing([800, 490, 180])];
    const game = shot(
      { with: ['assaultmissiles'], others },
      'hit',
      'hit',
      'blank',
      'blank',
      'blank',
    ).passAll();
    expect(game.state.ships.map(({ shields }) => shields)).toEqual([2, 1, 2, 3]);
  });

  it('Plasma Torpedoes remove a shield once the damage is dealt', () => {
    const game = shot({ with: ['plasmatorpedoes'] }, 'hit', 'blank', 'blank', 'blank', 'blank').passAll();
    expect(game.ship(1)).toMatchObject({ shields: 1, damage: [] });
    const missed = shot({ with: ['plasmatorpedoes'] }, 'blank', 'blank', 'blank', 'blank', 'blank').passAll();
    expect(missed.ship(1).shields).toBe(3);
  });

  it('xwing1:faq-upgrade-cards.37 Flechette Torpedoes look at the hull value, Hull Upgrade counted, damage not', () => {
    const stress = (hull: readonly string[], damage: readonly string[]) => {
      const at = tie(ahead(MIDDLE), { upgrades: hull, damage });
      return shot({ with: ['flechettetorpedoes'], at }, ...blanks(6))
        .passAll()
        .ship(1).tokens.stress;
    };
    expect(stress([], [])).toBe(1);
    expect(stress(['hullupgrade'], [])).toBe(1);
    expect(stress(['hullupgrade', 'hullupgrade'], [])).toBe(0);
    expect(stress(['hullupgrade', 'hullupgrade'], ['facedown: console-fire'])).toBe(0);
  });

  it('xwing1:faq-upgrade-cards.42 Homing Missiles keep the lock, and no evade token is spent against them', () => {
    const at = tie(ahead(MIDDLE), { tokens: { evade: 1 } });
    const game = shot({ with: ['homingmissiles'], at }, 'hit', 'blank', 'blank', 'blank', ...blanks(3));
    expect(game.everOffers({ kind: 'evade' })).toBe(false);
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('xwing1:faq-upgrade-cards.19 no evade cancels a hit of an Autoblaster; it may cancel a crit', () => {
    const at = tie(ahead(NEAR), { tokens: { evade: 1 } });
    const game = shot({ with: ['autoblaster'], at, tokens: { focus: 0 } }, 'hit', 'hit', 'blank');
    game.rolls('blank', 'blank', 'blank').pick('done').pick({ kind: 'evade' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2, crits: 0 }]);
    const crits = shot({ with: ['autoblasterturret'], at, tokens: { focus: 0 } }, 'crit', 'hit');
    crits.rolls('blank', 'blank', 'blank').pick('done').pick({ kind: 'evade' });
    expect(crits.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
  });
});

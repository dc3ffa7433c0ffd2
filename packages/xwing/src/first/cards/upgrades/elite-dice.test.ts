import { describe, expect, it } from 'vitest';
import {
  type At,
  firespray,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  yt1300,
} from '../../testing/index.ts';

const NEAR = 80;
const MIDDLE = 150;
/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
/** An X-wing with elite upgrades, which its slots need not hold here. */
const flier = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip =>
  xwing([400, 300, 0], { upgrades, ...more });
const offersCard = (game: TestGame): boolean => game.offers({ kind: 'ability' });

/** One X-wing attacks a TIE fighter: what its dice show before they are modified. */
function attacks(ship: TestShip, target: TestShip, ...faces: readonly string[]): TestGame {
  return table({ us: [ship], them: [target] })
    .rolls(...faces)
    .attack(0, 1);
}

describe('rerolls of elite upgrades', () => {
  it('Predator rerolls one die, or up to two against a pilot skill of 2 or less', () => {
    const one = attacks(
      flier(['predator']),
      { pilot: 'howlrunner', at: ahead(MIDDLE) },
      'blank',
      'blank',
      'hit',
    );
    expect(one.options).toHaveLength(3);
    one.rolls('hit', 'blank', 'blank', 'blank').pick({ kind: 'ability', dice: [0] });
    expect(one.eventsOf('compared')).toMatchObject([{ hits: 2 }]);
    const two = attacks(flier(['predator']), tie(ahead(MIDDLE)), 'blank', 'blank', 'hit');
    two.rolls('hit', 'hit', 'blank', 'blank', 'blank').pick({ kind: 'ability', dice: [0, 1] });
    expect(two.eventsOf('compared')).toMatchObject([{ hits: 3 }]);
  });

  it('xwing1:faq-errata.5 Lone Wolf rerolls one blank without other friends at range 1-2', () => {
    const alone = (friend: number) =>
      table({ us: [flier(['lonewolf']), xwing([friend, 300, 0])], them: [tie(ahead(MIDDLE))] })
        .rolls('blank', 'blank', 'focus')
        .attack(0, 2);
    const far = alone(400 + 40 + 201);
    expect(far.options).toEqual([
      { kind: 'ability', ability: '0:lonewolf#0', holder: 0, dice: [0] },
      { kind: 'done' },
    ]);
    far.rolls('hit', 'blank', 'blank', 'blank').pick({ kind: 'ability' });
    expect(far.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    const near = table({ us: [flier(['lonewolf']), xwing([640, 300, 0])], them: [tie(ahead(MIDDLE))] })
      .rolls('blank', 'blank', 'focus', 'blank', 'blank', 'blank')
      .attack(0, 2);
    expect(near.question).toBeUndefined();
  });

  it('Lone Wolf works on defense dice too', () => {
    const game = table({ us: [tie([400, 300, 0])], them: [xwing(ahead(MIDDLE), { upgrades: ['lonewolf'] })] })
      .rolls('hit', 'blank', 'blank', 'focus')
      .attack(0, 1);
    game.rolls('evade').pick({ kind: 'ability', ability: '0:lonewolf#1' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0 }]);
  });

  it('Wired rerolls focus results of a stressed ship, as many as it likes', () => {
    const wired = (stress: number) =>
      attacks(
        flier(['wired'], { tokens: { stress } }),
        tie(ahead(MIDDLE)),
        'focus',
        'focus',
        'blank',
        ...(stress ? [] : ['blank', 'blank', 'blank']),
      );
    const game = wired(1);
    expect(game.options).toMatchObject([{ dice: [0] }, { dice: [0, 1] }, { kind: 'done' }]);
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank').pick({ dice: [0, 1] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2 }]);
    expect(wired(0).question).toBeUndefined();
  });
});

describe('results that elite upgrades change or add', () => {
  it('xwing1:faq-upgrade-cards.10 Calculation makes one critical hit; another token still turns the rest to hits', () => {
    const ship = flier(['calculation'], { tokens: { focus: 2 } });
    const game = attacks(ship, tie(ahead(MIDDLE)), 'focus', 'focus', 'focus').pick({ kind: 'ability' });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'focus', 'focus']);
    expect(offersCard(game)).toBe(false);
    game.rolls('evade', 'blank', 'blank').pick({ kind: 'focus' });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'hit', 'hit']);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 1 }]);
  });

  it('Expertise turns all focus results to hits for a ship without stress', () => {
    const expert = (stress: number) =>
      attacks(
        flier(['expertise'], { tokens: { stress } }),
        tie(ahead(MIDDLE)),
        'focus',
        'focus',
        'blank',
        ...(stress ? ['blank', 'blank', 'blank'] : []),
      );
    const game = expert(0);
    game.rolls('blank', 'blank', 'blank').pick({ kind: 'ability' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2 }]);
    expect(expert(1).question).toBeUndefined();
  });

  it('Juke turns an evade to a focus for a ship that has an evade token', () => {
    const juke = (evade: number) =>
      attacks(
        flier(['juke'], { tokens: { evade } }),
        tie(ahead(MIDDLE)),
        'hit',
        'blank',
        'blank',
        'evade',
        'blank',
        'blank',
      );
    const game = juke(1).pick({ kind: 'ability', ability: '0:juke#0' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    expect(game.ship(0).tokens.evade).toBe(1);
    expect(juke(0).question).toBeUndefined();
  });

  it('Fearlessness adds a hit where both have each other in arc at range 1', () => {
    const fearless = (at: At, faces: readonly string[]) =>
      attacks(flier(['fearlessness']), tie(at), ...faces);
    const game = fearless(ahead(NEAR), ['blank', 'blank', 'blank', 'blank']);
    game.rolls('blank', 'blank', 'blank').pick({ kind: 'ability' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    const none = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
    expect(fearless(ahead(MIDDLE), none).question).toBeUndefined();
    expect(fearless([400, 340 + NEAR, 0], [...none, 'blank']).question).toBeUndefined();
  });
});

describe('dice that elite upgrades add before the roll', () => {
  it('Opportunist adds a die for stress, against a ship without focus and evade tokens', () => {
    const shoots = (mine: TestShip['tokens'], theirs: TestShip['tokens']) =>
      table({
        us: [flier(['opportunist'], { tokens: mine ?? {} })],
        them: [tie(ahead(MIDDLE), { tokens: theirs ?? {} })],
      });
    const game = shoots({}, {}).attack(0, 1);
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank').pick({ use: true });
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
    expect(game.ship(0).tokens.stress).toBe(1);
    const faces = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
    for (const [mine, theirs] of [
      [{ stress: 1 }, {}],
      [{}, { focus: 1 }],
      [{}, { evade: 1 }],
    ]) {
      const not = shoots(mine, theirs)
        .rolls(...faces)
        .attack(0, 1);
      expect(not.everOffers({ use: true })).toBe(false);
    }
  });

  it('Trick Shot adds a die when the attack is obstructed', () => {
    const shoots = (x: number) =>
      table({
        us: [flier(['trickshot'])],
        them: [tie(ahead(250))],
        obstacles: [{ outline: 'coreasteroid0', at: [x, 440, 0] }],
      });
    const game = shoots(400).attack(0, 1);
    game
      .rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .pick({ use: true });
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 5]);
    const clear = shoots(700)
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(clear.question).toBeUndefined();
  });

  it('Swarm Leader takes an evade token from up to two friends for a die each', () => {
    const wing = (x: number, evade: number) => tie([x, 300, 0], { tokens: { evade } });
    const game = table({
      us: [
        { pilot: 'howlrunner', at: [400, 300, 0], upgrades: ['swarmleader'] },
        wing(350, 1),
        wing(450, 1),
        wing(500, 0),
      ],
      them: [xwing(ahead(MIDDLE))],
    }).attack(0, 4);
    expect(game.options).toMatchObject([{ target: 1 }, { target: 2 }, { kind: 'none' }]);
    game.pick({ target: 1 }).rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').pick({ target: 2 });
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
    expect([1, 2].map((id) => game.ship(id).tokens.evade)).toEqual([0, 0]);
  });
});

describe('Outmaneuver', () => {
  const defends = (at: At, faces: number, ship: Partial<TestShip> = {}) => {
    const dice = ['blank', 'blank', 'blank', ...Array.from({ length: faces }, () => 'blank')];
    const game = attacks(flier(['outmaneuver'], ship), tie(at), ...dice);
    return game.eventsOf('rolled')[1]?.faces.length;
  };

  it('lowers agility of a ship in arc that has this one out of its arc', () => {
    expect(defends([400, 340 + MIDDLE, 0], 2)).toBe(2);
    expect(defends(ahead(MIDDLE), 3)).toBe(3);
  });

  /** How many defense dice a large ship of such agility loses when it is attacked at range 2, facing so. */
  const loses = (one: (at: At) => TestShip, agility: number, facing: number, lost: number) => {
    const dice = Array.from({ length: 3 + agility - lost }, () => 'blank');
    const game = attacks(flier(['outmaneuver']), one([400, 360 + MIDDLE, facing]), ...dice);
    return agility - (game.eventsOf('rolled')[1]?.faces.length ?? 0);
  };

  it('xwing1:faq-upgrade-cards.51 the reach of a turret is no arc, only what is printed', () => {
    expect(loses(yt1300, 1, 0, 1)).toBe(1);
    expect(loses(yt1300, 1, 180, 0)).toBe(0);
  });

  it('xwing1:faq-upgrade-cards.52 the auxiliary arc of a Firespray is one: it loses nothing, but sideways', () => {
    expect(loses(firespray, 2, 0, 0)).toBe(0);
    expect(loses(firespray, 2, 180, 0)).toBe(0);
    expect(loses(firespray, 2, 90, 1)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, at: At = [400, 300, 0], more = {}) => ({ pilot: name, at, ...more });
/** A TIE fighter facing down, so many mm of base to base ahead of the ship in the middle. */
const ahead = (mm: number, more = {}) => tie([400, 340 + mm, 180], more);
const NEAR = 80;
const MIDDLE = 150;

describe('“Howlrunner”', () => {
  const flight = (near: At) =>
    table({ us: [tie([400, 300, 0]), pilot('howlrunner', near)], them: [xwing([400, 490, 180])] });

  it('lets another ship at range 1 reroll one die of its primary weapon', () => {
    const game = flight([480, 300, 0]).rolls('blank', 'blank').attack(0, 2);
    expect(game.offers({ kind: 'ability', ability: 'howlrunner#0', holder: 1 })).toBe(true);
    game.rolls('crit', 'blank', 'blank').pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('ability')).toMatchObject([{ ship: 1, card: 'howlrunner' }]);
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'ability', faces: ['crit', 'blank'] }]);
  });

  it('xwing1:modifying-dice.5 a die that it rerolled is not rerolled by a target lock', () => {
    const game = table({
      us: [tie([400, 300, 0]), pilot('howlrunner', [480, 300, 0])],
      them: [xwing([400, 490, 180])],
      locks: [[0, 2]],
    })
      .rolls('blank', 'focus')
      .attack(0, 2);
    game.rolls('hit').pick({ kind: 'ability', dice: [0] });
    expect(game.offers({ kind: 'target-lock', dice: [1] })).toBe(true);
    expect(game.offers({ kind: 'target-lock', dice: [0] })).toBe(false);
    game.rolls('blank', 'blank').pick('done');
  });

  it('is too far away at range 2, and has nothing for its own attack', () => {
    const far = flight([600, 300, 0]).rolls('blank', 'blank', 'blank', 'blank').attack(0, 2);
    expect(far.question).toBeUndefined();
    const own = flight([480, 300, 0]).rolls('blank', 'blank', 'blank', 'blank').attack(1, 2);
    expect(own.question).toBeUndefined();
  });

  it('xwing1:card-abilities.1 is used once in an attack', () => {
    const game = flight([480, 300, 0]).rolls('blank', 'blank').attack(0, 2);
    game.rolls('hit', 'blank', 'blank').pick({ kind: 'ability', dice: [0] });
    expect(game.question).toBeUndefined();
  });
});

describe('more and fewer dice', () => {
  const rolled = (us: string, them: ReturnType<typeof ahead>, attack: number, defense: number) => {
    const dice = new Array<string>(attack + defense).fill('blank');
    const game = table({ us: [pilot(us)], them: [them] })
      .rolls(...dice)
      .attack(0, 1)
      .passAll();
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([attack, defense]);
  };

  it('“Mauler Mithel” rolls one more at range 1', () => {
    rolled('maulermithel', ahead(NEAR), 4, 3);
    rolled('maulermithel', ahead(MIDDLE), 2, 3);
  });

  it('“Backstabber” rolls one more from behind', () => {
    rolled('backstabber', { ...ahead(MIDDLE), at: [400, 490, 0] }, 3, 3);
    rolled('backstabber', ahead(MIDDLE), 2, 3);
  });

  it('xwing1:faq-ship-cards.2 “Backstabber” gets none in the rear arc of a Firespray', () => {
    rolled('backstabber', { pilot: 'bountyhunter', at: [400, 510, 0] }, 2, 2);
  });

  it('xwing1:faq-ship-cards.3 “Backstabber” looks at printed arcs, not where a turret fires', () => {
    rolled('backstabber', { pilot: 'outerrimsmuggler', at: [400, 510, 0] }, 3, 1);
  });

  it('Wedge Antilles lowers the agility of the defender', () => {
    rolled('wedgeantilles', ahead(MIDDLE), 3, 2);
  });

  it('xwing1:faq-ship-cards.54 Commander Kenkirk adds 1 before the floor of 0', () => {
    const kenkirk = (shields: number, damage: readonly string[]) => ({
      pilot: 'commanderkenkirk',
      at: [400, 510, 180] as const,
      shields,
      damage,
    });
    rolled('rookiepilot', kenkirk(0, ['structural-damage']), 3, 0);
    rolled('rookiepilot', kenkirk(0, ['console-fire']), 3, 1);
    rolled('rookiepilot', kenkirk(1, ['console-fire']), 3, 0);
  });
});

describe('changed and rerolled dice', () => {
  it('“Winged Gundark” turns a hit at range 1 into a critical hit', () => {
    const attack = (mm: number, ...dice: string[]) =>
      table({ us: [pilot('wingedgundark')], them: [ahead(mm)] })
        .rolls(...dice)
        .attack(0, 1);
    const near = attack(NEAR, 'hit', 'hit', 'blank');
    near.rolls('blank', 'blank', 'blank').pick({ kind: 'ability', dice: [0] });
    expect(near.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 1 }]);
    expect(attack(MIDDLE, 'hit', 'hit', 'evade', 'evade', 'evade').question).toBeUndefined();
  });

  it('xwing1:card-abilities.2 Luke Skywalker turns a focus of his own defense into an evade, not of another’s', () => {
    const shot = (target: 0 | 1) =>
      table({
        us: [pilot('lukeskywalker', [300, 300, 0]), xwing([400, 300, 0])],
        them: [tie([350, 490, 180])],
      })
        .rolls('hit', 'hit', 'focus', 'blank')
        .attack(2, target);
    const luke = shot(0).pick({ kind: 'ability', dice: [0] });
    expect(luke.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    expect(shot(1).question).toBeUndefined();
  });

  it('Ibtisam rerolls a die while she is stressed, attacking or defending', () => {
    const fight = (stress: number) =>
      table({ us: [pilot('ibtisam', undefined, { tokens: { stress } })], them: [ahead(MIDDLE)] });
    const game = fight(1).rolls('blank', 'blank', 'hit').attack(0, 1);
    game.rolls('hit', 'evade', 'blank', 'blank').pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    const defends = fight(1).rolls('hit', 'blank', 'blank').attack(1, 0);
    expect(defends.offers({ kind: 'ability' })).toBe(true);
    defends.rolls('evade').pick({ kind: 'ability', dice: [0] });
    expect(fight(0).rolls('blank', 'blank', 'blank', 'evade', 'blank', 'blank').attack(0, 1).question).toBe(
      undefined,
    );
  });
});

it('Chewbacca turns faceup damage cards down', () => {
  const game = table({
    us: [xwing([400, 300, 0])],
    them: [pilot('chewbacca', [400, 500, 180], { shields: 0 })],
  })
    .rolls('crit', 'hit', 'blank', 'blank')
    .deals('direct-hit', 'direct-hit')
    .attack(0, 1);
  expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false]);
});

it('xwing1:faq-ship-cards.17 Chewbacca turns Injured Pilot down too, and keeps his ability', () => {
  const game = table({
    us: [xwing([400, 300, 0])],
    them: [pilot('chewbacca', [400, 500, 180], { shields: 0 })],
    damageDeck: 'core',
  })
    .rolls('crit', 'crit', 'blank', 'blank')
    .deals('injured-pilot', 'direct-hit')
    .attack(0, 1);
  expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false]);
});

it('xwing1:damage-deck-original-core-set.2 Injured Pilot takes a pilot’s ability away', () => {
  const game = table({
    us: [pilot('wingedgundark', undefined, { damage: ['injured-pilot'] })],
    them: [ywing([400, 430, 180])],
    damageDeck: 'core',
  })
    .rolls('hit', 'hit', 'blank', 'blank')
    .attack(0, 1);
  expect(game.question).toBeUndefined();
});

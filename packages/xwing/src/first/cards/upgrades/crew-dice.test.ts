import { describe, expect, it } from 'vitest';
import {
  type At,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const MIDDLE = 150;
const FAR = 250;
const ahead = (mm: number): At => [400, 340 + mm, 180];
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');

/** An attack by an X-wing with an upgrade, up to its dice being modified, with what the table has besides. */
interface Shot {
  readonly ship?: Partial<TestShip>;
  readonly target?: Partial<TestShip>;
  readonly at?: At;
  readonly rolls?: readonly string[];
  readonly table?: Partial<TestTable>;
}
function shot(
  upgrade: string,
  { ship, target, at = ahead(MIDDLE), rolls = [], table: more }: Shot,
): TestGame {
  return table({
    us: [xwing([400, 300, 0], { upgrades: [upgrade], ...ship })],
    them: [tie(at, target)],
    ...more,
  })
    .rolls(...rolls)
    .attack(0, 1);
}

/** A card, where it acts and what it makes of the attack dice; where it does not act. */
const CHANGES: readonly (readonly [upgrade: string, acts: Shot, faces: readonly string[], not: Shot])[] = [
  [
    'hansolo',
    { rolls: ['focus', 'focus', 'blank'], table: { locks: [[0, 1]] } },
    ['hit', 'hit', 'blank'],
    { rolls: ['focus', 'focus', 'blank'] },
  ],
  [
    'ezrabridger',
    { rolls: ['focus', 'focus', 'blank'], ship: { tokens: { stress: 1 } } },
    ['crit', 'focus', 'blank'],
    { rolls: ['focus', 'focus', 'blank'] },
  ],
  [
    'finn',
    { rolls: ['hit', 'blank', 'blank'] },
    ['hit', 'blank', 'blank', 'blank'],
    { at: [400, 260 - MIDDLE, 0], rolls: ['hit', 'blank', 'blank'], ship: { pilot: 'outerrimsmuggler' } },
  ],
  [
    'bistan',
    { rolls: ['hit', 'hit', 'blank'] },
    ['crit', 'hit', 'blank'],
    { at: ahead(FAR), rolls: ['hit', 'hit', 'blank', 'blank'] },
  ],
  [
    'sawgerrera',
    { rolls: ['focus', 'focus', 'blank'] },
    ['crit', 'crit', 'blank'],
    { rolls: ['hit', 'hit', 'blank'] },
  ],
  [
    'igrmthugdroids',
    { rolls: ['hit', 'hit', 'blank'] },
    ['crit', 'hit', 'blank'],
    { rolls: ['focus', 'crit', 'blank'] },
  ],
];

describe('attack dice that upgrades change', () => {
  it.each(CHANGES)('%s', (upgrade, acts, faces, not) => {
    const game = shot(upgrade, acts);
    const ability = `0:${upgrade}#0`;
    game.takes({ kind: 'ability', ability });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(faces);
    game.passAll();
    expect(shot(upgrade, not).everOffers({ kind: 'ability', ability })).toBe(false);
  });
});

describe('dice that upgrades reroll or add', () => {
  it('Flight Instructor rerolls a focus, or a blank against a pilot skill of 2 or less', () => {
    const defends = (pilot: string) =>
      table({
        us: [{ pilot, at: [400, 300, 0] }],
        them: [xwing(ahead(MIDDLE), { upgrades: ['flightinstructor'] })],
      })
        .rolls('hit', 'hit', 'blank', 'focus')
        .attack(0, 1);
    const able = (game: TestGame) =>
      game.options.flatMap(
        (option) =>
          JSON.stringify(option)
            .match(/\d+(?=\]\})/)
            ?.map(Number) ?? [],
      );
    const skilled = defends('blacksquadronpilot');
    expect(able(skilled)).toEqual([1]);
    skilled.rolls('evade').pick({ dice: [1] });
    expect(skilled.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    const raw = defends('academypilot');
    expect(able(raw)).toEqual([1, 0]);
    raw.rolls('evade').pick({ dice: [0] });
    expect(raw.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('Wookiee Commandos reroll focus results', () => {
    const game = shot('wookieecommandos', { rolls: ['focus', 'focus', 'blank'] });
    expect(game.options).toMatchObject([{ dice: [0] }, { dice: [0, 1] }, { kind: 'done' }]);
    game.rolls('hit', ...blanks(3)).pick({ dice: [0] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('Finn adds a blank to defense dice where the attacker is in the own arc', () => {
    const defends = (facing: number) =>
      table({
        us: [tie([400, 300, 0])],
        them: [xwing([400, 490, facing], { upgrades: ['finn'] })],
      })
        .rolls('hit', 'hit', ...blanks(2))
        .attack(0, 1);
    const game = defends(180).pick({ kind: 'ability', ability: '0:finn#1' });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['blank', 'blank', 'blank'] }]);
    expect(defends(0).question).toBeUndefined();
  });

  it('Jan Dodonna turns a hit of another friend at range 1 to a critical hit', () => {
    const attacks = (x: number) =>
      table({
        us: [tie([400, 300, 0]), xwing([x, 300, 0], { upgrades: ['jandodonna'] })],
        them: [xwing(ahead(MIDDLE))],
      })
        .rolls('hit', 'hit')
        .attack(0, 2);
    const game = attacks(500);
    game.rolls(...blanks(2)).pick({ kind: 'ability', ability: '0:jandodonna#0' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 1 }]);
    expect(
      attacks(700)
        .rolls(...blanks(2))
        .everOffers({ kind: 'ability' }),
    ).toBe(false);
  });

  it('Ordnance Experts turn a blank of a torpedo or missile attack at range 1-3 to a hit, once per round', () => {
    const game = table({
      us: [
        tie([400, 300, 0], { upgrades: ['concussionmissiles'] }),
        xwing([500, 300, 0], { upgrades: ['ordnanceexperts'] }),
      ],
      them: [xwing(ahead(MIDDLE))],
      locks: [[0, 2]],
    });
    game.rolls('hit', 'hit', 'hit', 'blank').combat(0).pick({ kind: 'attack', weapon: 1 });
    game.takes({ kind: 'ability', ability: '0:ordnanceexperts#0' });
    expect(
      game
        .eventsOf('modified')
        .at(-1)
        ?.faces.filter((face) => face === 'hit'),
    ).toHaveLength(4);
    game.passAll();
    expect(game.ship(1).used).toEqual(['round 0:ordnanceexperts#0']);
    const primary = game.rolls('hit', 'blank', ...blanks(2)).attack(0, 2);
    expect(primary.everOffers({ kind: 'ability' })).toBe(false);
  });
});

describe('dice of the other side', () => {
  it('R7 Astromech spends the lock on the attacker to have attack dice rerolled, once per round', () => {
    const defends = (locks: readonly (readonly [number, number])[]) =>
      table({
        us: [tie([400, 300, 0])],
        them: [xwing(ahead(MIDDLE), { upgrades: ['r7astromech'] })],
        locks,
      })
        .rolls('hit', 'hit')
        .attack(0, 1);
    const game = defends([[1, 0]]);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 1 });
    game.rolls('blank', 'blank', ...blanks(2)).pick({ dice: [0, 1] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0 }]);
    expect(game.state.locks).toEqual([]);
    expect(
      defends([])
        .rolls(...blanks(2))
        .everOffers({ kind: 'ability' }),
    ).toBe(false);
  });

  it('R4-B11 spends the lock on the defender to have defense dice rerolled', () => {
    const game = table({
      us: [tie([400, 300, 0], { upgrades: ['r4b11'] })],
      them: [xwing(ahead(MIDDLE))],
      locks: [[0, 1]],
    })
      .rolls('hit', 'hit')
      .attack(0, 1)
      .rolls('evade', 'evade')
      .pick('done');
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    game.rolls('blank', 'blank').pick({ dice: [0, 1] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2 }]);
  });

  it('R3 Astromech cancels a focus of a primary attack for an evade token', () => {
    const game = shot('r3astromech', { rolls: ['focus', 'hit', 'blank'] });
    game.rolls(...blanks(3)).pick({ kind: 'ability' });
    expect(game.ship(0).tokens.evade).toBe(1);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    const none = shot('r3astromech', { rolls: ['hit', 'hit', 'blank', ...blanks(3)] });
    expect(none.question).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { ModifyOption } from '../questions.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';
import '../testing/attack-cards.ts';

const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), so many mm between the bases; in contact the guides keep them 5.8 mm apart. */
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const trial = (name: string, at: At = us, tokens: TestShip['tokens'] = {}) => ({
  pilot: `trial-${name}`,
  at,
  tokens,
});
const locked = [[0, 1]] as const;
const touching = [[0, 1]] as const;

/** Ship 0 attacks ship 1 at range 2 with 3 attack and 3 defense dice; tokens as given. */
function attack(
  tokens: { us?: TestShip['tokens']; them?: TestShip['tokens'] },
  ...faces: string[]
): TestGame {
  const game = table({
    us: [xwing(us, { tokens: tokens.us ?? {} })],
    them: [tie(ahead(150), { tokens: tokens.them ?? {} })],
  });
  return game.rolls(...faces).attack(0, 1);
}

const faces = (game: TestGame, dice: 'attack' | 'defense') =>
  (dice === 'attack' ? game.state.attack!.attackDice : game.state.attack!.defenseDice).map((die) => die.face);
const kinds = (game: TestGame) => (game.options as readonly ModifyOption[]).map((option) => option.kind);

describe('focus', () => {
  it('xwing2:focus.2 attacking: one token turns all focus results to hits', () => {
    const game = attack({ us: { focus: 2 } }, 'focus', 'focus', 'focus', 'blank', 'blank', 'blank');
    expect(kinds(game)).toEqual(['spend-focus', 'done']);
    game.deals('Panicked Pilot', 'Panicked Pilot', 'Fuel Leak').pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified')).toMatchObject([
      { how: 'change', faces: ['hit', 'hit', 'hit'], because: 'xwing2:focus.2' },
    ]);
    expect(game.eventsOf('spent')).toMatchObject([{ ship: 0, token: 'focus' }]);
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.ship(1).damage).toHaveLength(3);
  });

  it('xwing2:focus.3 defending: one token turns all focus results to evades', () => {
    const game = attack({ them: { focus: 1 } }, 'hit', 'hit', 'blank', 'focus', 'focus', 'blank');
    game.pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified')).toMatchObject([
      { ship: 1, dice: 'defense', faces: ['evade', 'evade', 'blank'], because: 'xwing2:focus.3' },
    ]);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.ship(1).tokens.focus).toBe(0);
  });

  it('xwing2:focus.4 without a focus result it cannot be spent', () => {
    const game = attack(
      { us: { focus: 1 }, them: { focus: 1 } },
      'hit',
      'hit',
      'blank',
      'evade',
      'blank',
      'evade',
    );
    expect(game.question).toBeUndefined();
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([1, 1]);
  });
});

describe('calculate', () => {
  it('xwing2:calculate.3 attacking: each token turns one focus result to a hit', () => {
    const game = attack({ us: { calculate: 2 } }, 'focus', 'focus', 'focus', 'evade', 'evade', 'blank');
    game.pick({ kind: 'spend-calculate' });
    expect(faces(game, 'attack')).toEqual(['hit', 'focus', 'focus']);
    game.pick({ kind: 'spend-calculate' });
    expect(game.eventsOf('modified').map((event) => event.faces)).toEqual([
      ['hit', 'focus', 'focus'],
      ['hit', 'hit', 'focus'],
    ]);
    expect(game.eventsOf('modified')[0]!.because).toBe('xwing2:calculate.3');
    expect(game.ship(0).tokens.calculate).toBe(0);
  });

  it('xwing2:calculate.4 defending: each token turns one focus result to an evade', () => {
    const game = attack({ them: { calculate: 1 } }, 'hit', 'blank', 'blank', 'focus', 'focus', 'blank');
    game.pick({ kind: 'spend-calculate' });
    expect(game.eventsOf('modified')).toMatchObject([
      { ship: 1, faces: ['evade', 'focus', 'blank'], because: 'xwing2:calculate.4' },
    ]);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:calculate.5 without a focus result it cannot be spent', () => {
    const calculate = { calculate: 1 };
    const game = attack(
      { us: calculate, them: calculate },
      'hit',
      'crit',
      'blank',
      'evade',
      'blank',
      'evade',
    );
    expect(game.question).toBeUndefined();
    expect([game.ship(0).tokens.calculate, game.ship(1).tokens.calculate]).toEqual([1, 1]);
  });
});

describe('evade', () => {
  it('xwing2:evade.2 each token turns one blank or focus result to an evade', () => {
    const game = attack({ them: { evade: 2 } }, 'hit', 'hit', 'blank', 'blank', 'focus', 'evade');
    expect(game.options).toEqual([
      { kind: 'spend-evade', die: 0 },
      { kind: 'spend-evade', die: 1 },
      { kind: 'done' },
    ]);
    game.pick({ kind: 'spend-evade', die: 1 });
    expect(faces(game, 'defense')).toEqual(['blank', 'evade', 'evade']);
    game.pick({ kind: 'spend-evade', die: 0 });
    expect(game.eventsOf('modified')[1]).toMatchObject({
      faces: ['evade', 'evade', 'evade'],
      because: 'xwing2:evade.2',
    });
    expect(game.ship(1).tokens.evade).toBe(0);
  });

  it('xwing2:evade.3 without a blank or focus result, or without dice, a token does nothing', () => {
    const game = attack({ them: { evade: 1 } }, 'hit', 'hit', 'blank', 'evade', 'evade', 'evade');
    expect(game.question).toBeUndefined();
    const none = table({ us: [xwing(us)], them: [ywing(ahead(150), { tokens: { evade: 1, strain: 1 } })] });
    none.rolls('hit', 'blank', 'blank').attack(0, 1);
    expect(none.question).toBeUndefined();
    expect(none.eventsOf('rolled')[1]!.faces).toEqual([]);
    expect(none.ship(1).tokens.evade).toBe(1);
  });
});

describe('lock', () => {
  const lockedTable = () =>
    table({ us: [xwing(us)], them: [tie(ahead(150)), tie([450, 590, 180])], locks: locked });

  it('xwing2:lock.5 spent on the defender it rerolls one or more dice, each choice of faces once', () => {
    const game = lockedTable().rolls('hit', 'blank', 'focus').attack(0, 1);
    const choices = (game.options as readonly ModifyOption[]).flatMap((option) =>
      option.kind === 'spend-lock' ? [option.dice.join()] : [],
    );
    expect([...choices].sort()).toEqual(['0', '0,1', '0,1,2', '0,2', '1', '1,2', '2']);
    game.rolls('hit', 'crit', 'evade', 'evade', 'evade').pick({ kind: 'spend-lock', dice: [1, 2] });
    expect(game.eventsOf('lock-spent')).toMatchObject([{ ship: 0, on: 1, because: 'xwing2:lock.5' }]);
    expect(game.eventsOf('modified')).toMatchObject([
      { how: 'reroll', faces: ['hit', 'hit', 'crit'], because: 'xwing2:lock.5' },
    ]);
    expect(game.state.locks).toEqual([]);
  });

  it('xwing2:lock.5 dice with the same face are one choice', () => {
    const game = lockedTable().rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.options).toEqual([
      { kind: 'spend-lock', dice: [0] },
      { kind: 'spend-lock', dice: [0, 1] },
      { kind: 'spend-lock', dice: [0, 1, 2] },
      { kind: 'done' },
    ]);
    game.passAll();
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing2:lock.5 a lock on another ship does not help', () => {
    const game = lockedTable().rolls('blank', 'blank', 'blank').attack(0, 2);
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing2:faq-locking.4 “your lock” is the one a ship has placed, not the one on it', () => {
    const game = lockedTable().rolls('blank', 'blank').attack(1, 0);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 1, defender: 0 }]);
  });
});

describe('modifications', () => {
  it('xwing2:dice-modification.3 a changed die shows the new face', () => {
    const game = attack({ us: { calculate: 1 } }, 'focus', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.pick({ kind: 'spend-calculate' });
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 0 }]);
  });

  it('xwing2:dice-modification.4 xwing2:introduction.4 a die is rerolled once, whatever effects follow', () => {
    const game = table({
      us: [trial('rerolls-two')],
      them: [tie(ahead(150))],
      locks: locked,
    }).rolls('hit', 'blank', 'blank');
    game
      .attack(0, 1)
      .rolls('blank')
      .pick({ kind: 'spend-lock', dice: [1] });
    expect(game.state.attack!.attackDice.map((die) => die.rerolled)).toEqual([false, true, false]);
    // Of the two dice left, the card rerolls both.
    expect(game.options).toEqual([
      { kind: 'ability', ability: 'pilot.0', ship: 0, dice: [0, 2] },
      { kind: 'done' },
    ]);
    game.rolls('crit', 'focus').pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[1]!.faces).toEqual(['crit', 'blank', 'focus']);
    game.passAll();
  });

  it('xwing2:dice-modification.6 only in the Modify Dice substep of the dice', () => {
    const game = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [tie(ahead(150), { tokens: { focus: 1, evade: 1 } })],
      locks: locked,
    }).rolls('focus', 'hit', 'hit', 'focus', 'blank', 'blank');
    const asked: [string, string][] = [];
    game.attack(0, 1);
    while (game.question) {
      asked.push([game.question.kind, game.state.attack!.step]);
      game.pick('done');
    }
    expect(asked).toEqual([
      ['modify-attack-dice', 'modify-attack-dice'],
      ['modify-defense-dice', 'modify-defense-dice'],
    ]);
  });

  it('xwing2:dice-modification.7 a rerolled die can still be changed', () => {
    const game = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
      locks: locked,
    }).rolls('blank', 'hit', 'hit');
    game
      .attack(0, 1)
      .rolls('focus')
      .pick({ kind: 'spend-lock', dice: [0] });
    expect(kinds(game)).toEqual(['spend-focus', 'done']);
    game.rolls('evade', 'evade', 'evade').pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified')[1]!.faces).toEqual(['hit', 'hit', 'hit']);
  });

  it('xwing2:dice-modification.9 dice that cannot be modified still come in more or fewer', () => {
    const game = table({
      us: [xwing(us, { damage: ['Blinded Pilot', 'Weapons Failure'], tokens: { focus: 1 } })],
      them: [tie(ahead(50))],
    }).rolls('focus', 'focus', 'focus');
    game.attack(0, 1);
    expect(game.eventsOf('dice-count').map((event) => event.change)).toEqual([1, -1]);
    expect(game.eventsOf('rolled')[0]!.faces).toHaveLength(3);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:dice-modification.10 a face that the die does not have changes nothing', () => {
    const game = table({ us: [trial('turns-hits-to-evades')], them: [tie(ahead(150))] }).rolls(
      'hit',
      'hit',
      'hit',
    );
    game
      .attack(0, 1)
      .rolls('evade', 'evade', 'evade')
      .pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')[0]!.faces).toEqual(['hit', 'hit', 'hit']);
  });

  it('xwing2:attack.11 attack dice: first the defending player’s abilities, then the attacking player’s', () => {
    const game = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [trial('blanks-enemy-attack-dice', ahead(150))],
    }).rolls('hit', 'focus', 'hit');
    game.attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 1 });
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0 });
    expect(faces(game, 'attack')).toEqual(['blank', 'focus', 'hit']);
    game.rolls('evade', 'evade').pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified').map((event) => event.faces)).toEqual([
      ['blank', 'focus', 'hit'],
      ['blank', 'hit', 'hit'],
    ]);
  });

  it('xwing2:attack.14 defense dice: first the attacking player’s abilities, then the defending player’s', () => {
    const game = table({
      us: [trial('blanks-enemy-defense-dice')],
      them: [tie(ahead(150), { tokens: { focus: 1 } })],
    }).rolls('blank', 'blank', 'blank', 'evade', 'focus', 'focus');
    game.attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1 });
    expect(faces(game, 'defense')).toEqual(['blank', 'focus', 'focus']);
    game.pick('done');
  });

  it('xwing2:attack.12 at range 0 only the defender modifies the attack dice', () => {
    const layout = {
      us: [xwing(us, { tokens: { focus: 1 } }), { pilot: 'howlrunner', at: [480, 400, 0] as const }],
      contacts: [[0, 2]] as const,
      locks: [[0, 2]] as const,
    };
    const plain = table({ ...layout, them: [tie(ahead(0))] })
      .rolls('focus', 'focus', 'focus')
      .attack(0, 2);
    expect(plain.question).toBeUndefined();
    expect(plain.ship(0).tokens.focus).toBe(1);
    const spoiled = table({ ...layout, them: [trial('rerolls-enemy-attack-dice', ahead(0))] });
    spoiled.rolls('hit', 'hit', 'hit').attack(0, 2);
    expect(spoiled.question).toMatchObject({ kind: 'modify-attack-dice', player: 1 });
    spoiled.rolls('blank', 'evade', 'evade').pick({ kind: 'ability' });
    expect(spoiled.eventsOf('modified')).toMatchObject([{ how: 'reroll', faces: ['blank', 'hit', 'hit'] }]);
  });

  it('xwing2:attack.16 at range 0 enemies do not modify the defender’s results; it does, and they cancel', () => {
    const game = table({
      us: [trial('blanks-enemy-defense-dice')],
      them: [tie(ahead(0), { tokens: { focus: 1 } })],
      contacts: touching,
    }).rolls('hit', 'hit', 'hit', 'evade', 'focus', 'focus');
    game.attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1 });
    game.pick({ kind: 'spend-focus' });
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 0 }]);
  });

  it('xwing2:faq-engagement-phase-and-attacking.2 a side uses its modifications in any order, without a queue', () => {
    const layout = {
      us: [trial('rerolls-two', us, { focus: 1 }), { pilot: 'howlrunner', at: [480, 400, 0] as const }],
      them: [tie(ahead(150))],
      locks: [[0, 2]] as const,
    };
    const game = table(layout).rolls('focus', 'blank', 'blank');
    game.attack(0, 2);
    expect([...new Set(kinds(game))].sort()).toEqual(['ability', 'done', 'spend-focus', 'spend-lock']);
    game.pick({ kind: 'spend-focus' });
    game.rolls('blank').pick({ kind: 'ability', ship: 1, dice: [1] });
    game.rolls('hit').pick({ kind: 'spend-lock', dice: [2] });
    // A reroll of two takes the one die that is left.
    game.rolls('crit', 'evade', 'evade', 'evade').pick({ kind: 'ability', ship: 0 });
    expect(game.eventsOf('modified').map((event) => event.faces.join(' '))).toEqual([
      'hit blank blank',
      'hit blank blank',
      'hit blank hit',
      'crit blank hit',
    ]);
  });

  it('xwing2:faq-engagement-phase-and-attacking.2 what is mandatory need not come first, but is not left out', () => {
    const norra = { pilot: 'norrawexley-btla4ywing', at: ahead(50), tokens: { focus: 1 } };
    const game = table({ us: [xwing(us)], them: [norra] }).rolls('hit', 'hit', 'hit', 'blank', 'focus');
    game.attack(0, 1);
    expect(kinds(game)).toEqual(['ability', 'spend-focus']);
    game.pick({ kind: 'spend-focus' });
    expect(game.eventsOf('modified').map((event) => event.faces.join(' '))).toEqual(['evade', 'evade evade']);
  });
});

describe('rerolls', () => {
  it('xwing2:faq-rolling-and-rerolling-dice.1 a reroll is told as a modification, not as a roll', () => {
    const game = table({
      us: [xwing(us, { tokens: { deplete: 1 } })],
      them: [tie(ahead(150))],
      locks: locked,
    });
    game.rolls('blank', 'blank').attack(0, 1);
    game.rolls('hit', 'hit', 'evade', 'evade', 'evade').pick({ dice: [0, 1] });
    expect(game.eventsOf('rolled').map((roll) => roll.dice)).toEqual(['attack', 'defense']);
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'reroll' }]);
    expect(game.eventsOf('dice-count')).toHaveLength(1);
  });

  it('xwing2:faq-rolling-and-rerolling-dice.2 with too few dice a stated number is as many as possible', () => {
    const game = table({
      us: [trial('rerolls-two', us, { deplete: 1 })],
      them: [tie(ahead(150))],
      locks: locked,
    });
    game.rolls('blank', 'focus').attack(0, 1);
    game.rolls('focus').pick({ kind: 'spend-lock', dice: [0] });
    expect(game.options).toEqual([
      { kind: 'ability', ability: 'pilot.0', ship: 0, dice: [1] },
      { kind: 'done' },
    ]);
    game.passAll();
  });

  it('xwing2:faq-rolling-and-rerolling-dice.3 with enough dice it is exactly that number', () => {
    const game = table({ us: [trial('rerolls-two')], them: [tie(ahead(150))] }).rolls(
      'blank',
      'focus',
      'hit',
    );
    game.attack(0, 1);
    expect(
      (game.options as readonly ModifyOption[]).flatMap((one) => ('dice' in one ? [one.dice] : [])),
    ).toEqual(
      expect.arrayContaining([
        [0, 1],
        [0, 2],
        [1, 2],
      ]),
    );
    expect(game.options).toHaveLength(4);
    game.pick('done');
  });
});

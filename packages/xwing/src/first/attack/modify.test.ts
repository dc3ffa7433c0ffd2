import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing, yt1300, ywing } from '../testing/index.ts';

const HERE: At = [400, 300, 0];
const THERE: At = [400, 490, 180];
const ship = (
  pilot: string,
  at: At,
  upgrades: readonly string[] = [],
  more: Partial<TestShip> = {},
): TestShip => ({
  pilot,
  at,
  upgrades,
  ...more,
});

describe('whose turn it is with the dice', () => {
  it('xwing1:attack.12 xwing1:attack.20 the other side first, then who rolled them', () => {
    // Sensor Jammer is the defender's, Juke the attacker's.
    const game = table({
      us: [ship('blacksquadronpilot', HERE, ['juke'], { tokens: { focus: 1, evade: 1 } })],
      them: [ship('omicrongrouppilot', THERE, ['sensorjammer'], { tokens: { focus: 1 } })],
    });
    game.rolls('hit', 'focus', 'evade').attack(0, 1);
    const asked: unknown[] = [];
    while (game.question) {
      const { kind, player, because } = game.question;
      asked.push([kind, player, because]);
      game.answer(game.options.length - 1);
    }
    expect(asked).toEqual([
      ['modify-attack-dice', 1, 'xwing1:attack.12'],
      ['modify-attack-dice', 0, 'xwing1:attack.12'],
      ['modify-defense-dice', 0, 'xwing1:attack.20'],
      ['modify-defense-dice', 1, 'xwing1:attack.20'],
    ]);
  });

  it('xwing1:spend.2 with the dice of the other side no token helps, and nothing is said of them', () => {
    const game = table({
      us: [xwing(HERE)],
      them: [ship('omicrongrouppilot', THERE, ['sensorjammer'], { tokens: { focus: 1, evade: 1 } })],
    });
    game.rolls('hit', 'blank', 'blank').attack(0, 1);
    expect(game.options).toMatchObject([{ kind: 'ability', dice: [0] }, { kind: 'done' }]);
    expect(['focus', 'evade', 'target-lock'].map((option) => game.refusal(option))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    game.passAll();
  });

  it('xwing1:modifying-dice.1 each modification is told with its own line', () => {
    const game = table({
      us: [ship('rookiepilot', HERE, [], { tokens: { focus: 1 } })],
      them: [ship('omicrongrouppilot', THERE, ['sensorjammer'], { tokens: { focus: 1, evade: 1 } })],
      locks: [[0, 1]],
    });
    game.rolls('hit', 'focus', 'blank', 'hit', 'focus').attack(0, 1);
    game
      .pick({ kind: 'ability' })
      .pick({ kind: 'target-lock', dice: [2] })
      .pick({ kind: 'focus' })
      .pick({ kind: 'evade' })
      .pick({ kind: 'focus' });
    expect(
      game.eventsOf('modified').map(({ ship, dice, how, because }) => [ship, dice, how, because]),
    ).toEqual([
      [1, 'attack', 'ability', 'xwing1:modifying-dice.1'],
      [0, 'attack', 'target-lock', 'xwing1:attack.14'],
      [0, 'attack', 'focus', 'xwing1:attack.13'],
      [1, 'defense', 'evade', 'xwing1:attack.22'],
      [1, 'defense', 'focus', 'xwing1:attack.21'],
    ]);
    expect(game.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['focus', 'focus', 'blank'],
      ['focus', 'focus', 'hit'],
      ['hit', 'hit', 'hit'],
      ['focus', 'evade'],
      ['evade', 'evade'],
    ]);
  });
});

describe('a focus token that must be spent', () => {
  const hotshot = (tokens: TestShip['tokens']) =>
    table({
      us: [ship('outerrimsmuggler', HERE, ['hotshotcopilot'], { tokens: { focus: 1 } })],
      them: [ywing(THERE, tokens ? { tokens } : {})],
    }).rolls('focus', 'blank', 'focus');

  it('xwing1:card-abilities.4 Hotshot Co-pilot: the defender is not done before, and the attacker is free', () => {
    const game = hotshot({ focus: 2 }).attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0 });
    expect(game.offers('done')).toBe(true);
    game.pick('done');
    // Nothing else is left to do with its defense die, so that is done for it, and it may stop then.
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1 });
    expect(game.offers('done')).toBe(true);
    game.pick('done');
  });

  it('xwing1:card-abilities.4 Hotshot Co-pilot: who attacks its ship must spend one too', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { focus: 1 } })],
      them: [ship('outerrimsmuggler', THERE, ['hotshotcopilot'], { tokens: { focus: 1 } })],
    });
    game.rolls('hit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1 });
    expect(game.offers('done')).toBe(true);
    game.pick('done');
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('xwing1:card-abilities.4 Hotshot Co-pilot: with a lock it may begin with that', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { focus: 1 } })],
      them: [ship('outerrimsmuggler', THERE, ['hotshotcopilot'])],
      locks: [[0, 1]],
    });
    game.rolls('blank', 'hit', 'hit', 'focus', 'blank').attack(0, 1);
    expect(game.offers('done')).toBe(false);
    expect(game.offers({ kind: 'target-lock', dice: [0] })).toBe(true);
    game.pick({ kind: 'target-lock', dice: [0] });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.eventsOf('modified').map(({ how }) => how)).toEqual(['target-lock', 'focus']);
  });
});

describe('tokens of friends', () => {
  it('xwing1:spend.2 Esege Tuketu lends a focus token to an attack, of which it is told whose it is', () => {
    const game = table({
      us: [
        xwing(HERE, { tokens: { focus: 1 } }),
        ship('esegetuketu', [520, 300, 0], [], { tokens: { focus: 1 } }),
      ],
      them: [ywing(THERE)],
    });
    game.rolls('focus', 'blank', 'blank', 'blank').attack(0, 2);
    expect(game.options).toEqual([{ kind: 'focus' }, { kind: 'focus', of: 1 }, { kind: 'done' }]);
    game.pick({ kind: 'focus', of: 1 }).passAll();
    expect([0, 1].map((id) => game.ship(id).tokens.focus)).toEqual([1, 0]);
    expect(game.eventsOf('modified')).toMatchObject([
      { ship: 0, how: 'focus', faces: ['hit', 'blank', 'blank'] },
    ]);
  });

  it('xwing1:spend.2 and to no defense', () => {
    const game = table({
      us: [xwing(HERE), ship('esegetuketu', [520, 300, 0], [], { tokens: { focus: 1 } })],
      them: [tie(THERE)],
    });
    game.rolls('blank', 'blank', 'focus', 'focus').attack(2, 0);
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('xwing1:acquire-a-target-lock.3 Shara Bey lends her lock to a reroll', () => {
    const game = table({
      us: [xwing(HERE), ship('sharabey', [500, 300, 0])],
      them: [ywing(THERE)],
      locks: [[1, 2]],
    });
    game.rolls('blank', 'hit', 'hit', 'crit', 'blank').attack(0, 2);
    expect(game.options.slice(0, 2)).toEqual([
      { kind: 'target-lock', dice: [], of: 1 },
      { kind: 'target-lock', dice: [1], of: 1 },
    ]);
    game.pick({ kind: 'target-lock', dice: [0], of: 1 });
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('lock-spent')).toMatchObject([{ ship: 1, on: 2 }]);
  });
});

describe('cards that forbid to modify dice', () => {
  it('xwing1:golden-rules.2 Dark Curse: the attacker spends no focus token and rerolls nothing', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { focus: 1 } })],
      them: [ship('darkcurse', THERE, [], { tokens: { focus: 1 } })],
      locks: [[0, 1]],
    });
    game.rolls('focus', 'focus', 'hit', 'evade', 'focus', 'blank').attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1 });
    game.pick('done');
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing1:golden-rules.2 “Omega Leader”: who is locked modifies nothing against him, and why not', () => {
    const game = table({
      us: [ship('omegaleader', HERE, [], { tokens: { focus: 1 } })],
      them: [xwing(THERE, { tokens: { focus: 1, evade: 1 } })],
      locks: [[0, 1]],
    });
    game.rolls('hit', 'focus', 'focus', 'focus').attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0 });
    game.pick('done');
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  it('xwing1:faq-errata.3 Accuracy Corrector: its dice are not modified again, and the card is why', () => {
    const game = table({
      us: [ship('omicrongrouppilot', HERE, ['accuracycorrector', 'guidancechips'], { tokens: { focus: 1 } })],
      them: [ywing(THERE)],
      locks: [[0, 1]],
    });
    game.rolls('blank', 'focus', 'focus', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'focus' })).toBe(true);
    game.pick({ kind: 'ability', ability: '0:accuracycorrector#0' });
    expect(game.everOffers({ kind: 'focus' })).toBe(false);
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing1:spend.2 says why a token is missing, of each kind by itself', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { focus: 1 } })],
      them: [tie(THERE, { tokens: { evade: 1 } })],
    });
    game.rolls('focus', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    const told = () => ['focus', 'evade', 'target-lock'].map((option) => game.refusal(option));
    expect(told()).toEqual([undefined, 'xwing1:attack.22', 'xwing1:attack.14']);
    game.pick('done');
    expect(told()).toEqual(['xwing1:spend.2', undefined, 'xwing1:acquire-a-target-lock.3']);
    game.pick('done');
  });
});

describe('rerolls', () => {
  it('xwing1:acquire-a-target-lock.3 any choice of dice, alike ones once', () => {
    const game = table({ us: [xwing(HERE)], them: [ywing(THERE)], locks: [[0, 1]] });
    game.rolls('blank', 'hit', 'blank', 'blank').attack(0, 1);
    expect(game.options).toEqual([
      ...[[], [1], [0], [0, 1], [0, 2], [0, 2, 1]]
        .map((dice) => ({ kind: 'target-lock', dice }))
        .sort((one, other) => order(one.dice) - order(other.dice)),
      { kind: 'done' },
    ]);
    game.pick('done');
    function order(dice: readonly number[]): number {
      return dice.filter((at) => at !== 1).length * 2 + (dice.includes(1) ? 1 : 0);
    }
  });

  it('xwing1:golden-rules.2 Magva Yarro: one die in all while a friend near her defends', () => {
    const attacked = (magva: At) =>
      table({
        us: [ship('magvayarro', magva), xwing([400, 490, 180])],
        them: [ship('blacksquadronpilot', HERE, ['predator'])],
        locks: [[2, 1]],
      })
        .rolls('blank', 'blank')
        .attack(2, 1);
    const near = attacked([500, 510, 0]);
    expect(near.offers({ kind: 'ability', dice: [0] })).toBe(true);
    expect(near.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(false);
    near.rolls('hit').pick({ kind: 'target-lock', dice: [0] });
    expect(near.offers({ kind: 'ability', dice: [1] })).toBe(false);
    near.rolls('blank', 'blank').passAll();
    const far = attacked([850, 850, 0]);
    expect(far.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(true);
    far.rolls('blank', 'blank').passAll();
  });
});

describe('rerolls beside other effects', () => {
  it('xwing1:golden-rules.2 Magva Yarro counts rerolled dice, and nothing else that was done in the attack', () => {
    const game = table({
      us: [ship('magvayarro', [500, 510, 0]), ship('omicrongrouppilot', THERE, ['sensorjammer'])],
      them: [ship('blacksquadronpilot', HERE)],
      locks: [[2, 1]],
    });
    // The die that Sensor Jammer turned is rerolled no more; of the others one is.
    game.rolls('hit', 'blank', 'blank').attack(2, 1);
    game.pick({ kind: 'ability' });
    expect(game.options).toEqual([
      { kind: 'target-lock', dice: [] },
      { kind: 'target-lock', dice: [1] },
      { kind: 'done' },
    ]);
    game.pick('done');
  });

  it('xwing1:faq-upgrade-cards.63 R4 Agromech: the lock that a focus token brings serves in the same attack', () => {
    const us = [ywing(HERE, { pilot: 'syndicatethug', upgrades: ['r4agromech'], tokens: { focus: 1 } })];
    const game = table({ us, them: [ywing(THERE)] })
      .rolls('focus', 'blank')
      .attack(0, 1);
    expect(game.offers({ kind: 'target-lock' })).toBe(false);
    game.pick({ kind: 'focus' }).pick({ use: true });
    expect(game.eventsOf('modified').map(({ faces }) => faces)).toEqual([['hit', 'blank']]);
    game.rolls('crit', 'blank').pick({ kind: 'target-lock', dice: [1] });
    expect(game.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['hit', 'blank'],
      ['hit', 'crit'],
    ]);
    expect(game.eventsOf('attack-step')).toHaveLength(7);
  });
});

describe('rolled dice', () => {
  const c3po = (tokens: TestShip['tokens'] = {}) =>
    table({ us: [tie(HERE)], them: [yt1300(THERE, { upgrades: ['c3po'], tokens })] })
      .rolls('hit', 'hit')
      .attack(0, 1);

  it('xwing1:faq-upgrade-cards.7 C-3PO: who guesses the evades right has one more, at once', () => {
    const right = c3po().rolls('blank').pick({ guess: 0 });
    expect(right.eventsOf('modified')).toMatchObject([
      {
        ship: 1,
        dice: 'defense',
        how: 'ability',
        faces: ['blank', 'evade'],
        because: 'xwing1:faq-upgrade-cards.7',
      },
    ]);
    const wrong = c3po().rolls('evade').pick({ guess: 0 });
    expect(wrong.eventsOf('modified')).toEqual([]);
    const none = c3po().rolls('evade').passAll();
    expect(none.eventsOf('modified')).toEqual([]);
  });

  it('xwing1:modifying-dice.2 Sunny Bounder: dice that all show one result get one more of it, rerolled ones too', () => {
    const bounder = ship('sunnybounder', HERE);
    const same = table({ us: [bounder], them: [ywing(THERE)] })
      .rolls('hit', 'hit', 'blank')
      .attack(0, 1);
    same.pick({ use: true });
    expect(same.eventsOf('modified')).toMatchObject([{ how: 'ability', faces: ['hit', 'hit', 'hit'] }]);
    const other = table({ us: [bounder], them: [ywing(THERE)] })
      .rolls('hit', 'focus', 'blank')
      .attack(0, 1);
    expect(other.question).toBeUndefined();
    expect(other.eventsOf('modified')).toEqual([]);
    const rerolled = table({ us: [bounder], them: [ywing(THERE)], locks: [[0, 1]] });
    rerolled
      .rolls('hit', 'focus', 'hit', 'blank')
      .attack(0, 1)
      .pick({ kind: 'target-lock', dice: [1] });
    rerolled.pick({ use: true });
    expect(rerolled.eventsOf('compared')).toMatchObject([{ hits: 3 }]);
  });

  it('xwing1:attack.17 the dice of each player are rolled from a stream of their own', () => {
    const game = table({ us: [xwing(HERE)], them: [tie(THERE)] });
    game.rolls('hit', 'focus', 'blank', 'focus', 'evade', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')).toMatchObject([
      { ship: 0, dice: 'attack', faces: ['hit', 'focus', 'blank'], because: 'xwing1:attack.9' },
      { ship: 1, dice: 'defense', faces: ['focus', 'evade', 'blank'], because: 'xwing1:attack.17' },
    ]);
  });

  it('xwing1:card-abilities.1 Emperor Palpatine: a result that was named is one of the dice, and stays', () => {
    const emperor = ship('omicrongrouppilot', [600, 300, 0], ['emperorpalpatine']);
    const game = table({ us: [tie(HERE, { tokens: { focus: 1 } }), emperor], them: [ywing(THERE)] })
      .rolls('blank', 'focus', 'blank')
      .attack(0, 2);
    expect(game.question).toMatchObject({ kind: 'name-result', player: 0, ship: 0 });
    game.pick({ result: 'focus' }).pick({ result: 'blank' }).pick({ kind: 'focus' }).passAll();
    expect(game.eventsOf('modified')).toMatchObject([
      {
        ship: 0,
        dice: 'attack',
        how: 'ability',
        faces: ['focus', 'focus'],
        because: 'xwing1:card-abilities.1',
      },
      { ship: 0, dice: 'attack', how: 'focus', faces: ['focus', 'hit'] },
    ]);
  });

  it('xwing1:attack.32 nothing is named for dice that are not rolled', () => {
    const emperor = ship('omicrongrouppilot', [600, 300, 0], ['emperorpalpatine']);
    const us = [
      ship('academypilot', HERE, [], { damage: ['weapon-malfunction', 'weapon-malfunction'] }),
      emperor,
    ];
    const game = table({ us, them: [ywing(THERE)], damageDeck: 'core' })
      .rolls('blank')
      .attack(0, 2);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([0, 1]);
  });
});

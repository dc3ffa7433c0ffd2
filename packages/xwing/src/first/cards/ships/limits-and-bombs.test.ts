import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** A ship in the middle, facing up, with some upgrades. */
const ship = (pilot: string, at: At = [400, 400, 0], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at,
  ...more,
});
const deflected = (pilot: string, at?: At): TestShip =>
  ship(pilot, at, { upgrades: ['deflectiveplating'], shields: 0 });

describe('bombs that do not hurt', () => {
  const detonations = { kind: 'detonations' } as const;
  const charge = (player: number) => [{ kind: 'seismiccharge', player, at: [400, 440, 0] as const }];

  it('Captain Nym of the Rebels keeps one friendly bomb a round from going off, and it stays', () => {
    const nym = ship('captainnym-rebelalliance', [100, 100, 0]);
    const game = table({ us: [nym, xwing([400, 400, 0])], bombs: charge(0) }).run(detonations);
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: 'captainnym-rebelalliance#0' });
    game.pick({ use: true });
    expect(game.state.bombs).toHaveLength(1);
    expect(game.ship(1).shields).toBe(2);
    game.run(detonations);
    expect(game.state.bombs).toHaveLength(0);
    expect(game.ship(1).shields).toBe(1);
  });

  it('Captain Nym of the Rebels has no say in an enemy bomb', () => {
    const nym = ship('captainnym-rebelalliance', [100, 100, 0]);
    const game = table({ us: [nym], them: [xwing([400, 400, 0])], bombs: charge(1) }).run(detonations);
    expect(game.state.bombs).toHaveLength(0);
    expect(game.ship(1).shields).toBe(1);
  });

  it.each([
    ['hit', true],
    ['crit', false],
    ['blank', false],
  ])('Deflective Plating: its die shows %s, and the card goes: %s', (face, gone) => {
    const game = table({ us: [deflected('scimitarsquadronpilot')], bombs: charge(0) })
      .rolls(face)
      .run(detonations)
      .pick({ use: true });
    expect(game.ship(0).damage).toHaveLength(0);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(gone);
  });

  it('Deflective Plating: who wants may suffer, and an enemy bomb is suffered', () => {
    const own = table({ us: [deflected('scimitarsquadronpilot')], bombs: charge(0) });
    own.run(detonations).pick({ use: false });
    expect(own.ship(0).damage).toHaveLength(1);
    const theirs = table({
      us: [deflected('scimitarsquadronpilot')],
      them: [tie([800, 800, 0])],
      bombs: charge(1),
    });
    theirs.run(detonations);
    expect(theirs.ship(0).damage).toHaveLength(1);
  });
});

describe('dice that are limited', () => {
  const attacked = (magva: At) =>
    table({
      us: [ship('magvayarro', magva), xwing([400, 400, 180])],
      them: [ship('blacksquadronpilot', [400, 250, 0])],
      locks: [[2, 1]],
    })
      .rolls('blank', 'blank')
      .attack(2, 1);

  it('Magva Yarro lets an attacker of a ship at range 1-2 reroll one die only', () => {
    const game = attacked([500, 420, 0]);
    expect(game.offers({ kind: 'target-lock', dice: [0] })).toBe(true);
    expect(game.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(false);
    game
      .rolls('hit', 'blank', 'blank')
      .pick({ kind: 'target-lock', dice: [0] })
      .passAll();
  });

  it('Magva Yarro does nothing for a ship beyond that, and nothing for herself', () => {
    const game = attacked([880, 880, 0]);
    expect(game.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(true);
    game.rolls('blank', 'blank').pick({ kind: 'target-lock', dice: [] }).passAll();
    const alone = table({
      us: [ship('magvayarro', [400, 400, 180])],
      them: [ship('blacksquadronpilot', [400, 220, 0])],
      locks: [[1, 0]],
    })
      .rolls('blank', 'blank')
      .attack(1, 0);
    expect(alone.offers({ kind: 'target-lock', dice: [0, 1] })).toBe(true);
    alone.rolls('blank').pick({ kind: 'target-lock', dice: [] }).passAll();
  });

  it('Sunny Bounder may add to dice that all show the same, once per round', () => {
    const game = table({ us: [ship('sunnybounder', [400, 250, 0])], them: [tie([400, 400, 180])] })
      .rolls('hit', 'hit')
      .attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: 'sunnybounder#0' });
    game.rolls('blank', 'blank', 'blank').pick({ use: true }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.eventsOf('ability')).toHaveLength(0);
  });

  it('Sunny Bounder adds nothing to mixed dice, and is asked again after a reroll', () => {
    const game = table({
      us: [ship('sunnybounder', [400, 250, 0])],
      them: [tie([400, 400, 180])],
      locks: [[0, 1]],
    })
      .rolls('hit', 'blank')
      .attack(0, 1);
    expect(game.question?.kind).toBe('modify-attack-dice');
    game.rolls('hit').pick({ kind: 'target-lock', dice: [1] });
    expect(game.question?.kind).toBe('use-ability');
    game.rolls('blank', 'blank', 'blank').pick({ use: true }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
  });

  const watched = (stress: number, at: At = [400, 400, 180]) =>
    table({
      us: [ship('fennrau-sheathipedeclassshuttle', [400, 250, 0], { tokens: { stress } })],
      them: [xwing(at, { tokens: { focus: 1 } })],
      locks: [[1, 0]],
    }).combat(1);

  it('Fenn Rau takes stress so that an enemy in his arc spends no tokens on its attack dice', () => {
    const game = watched(0);
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.rolls('focus', 'focus', 'focus').pick({ use: true }).pick({ kind: 'attack', target: 0 });
    expect(game.offers({ kind: 'focus' })).toBe(false);
    expect(game.offers({ kind: 'target-lock', dice: [] })).toBe(false);
    expect(game.ship(0).tokens.stress).toBe(1);
    game.rolls('blank', 'blank').passAll();
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('Fenn Rau is not asked while he is stressed, or without an enemy in his arcs', () => {
    expect(watched(1).question?.kind).toBe('attack');
    expect(watched(0, [600, 250, 270]).question?.kind).toBe('attack');
  });
});

describe('cards that are turned, or ignored', () => {
  it('Tomax Bren turns a discarded elite card faceup once per round', () => {
    const tomax = ship('tomaxbren', [400, 250, 0], { upgrades: ['crackshot', 'adrenalinerush'] });
    const game = table({ us: [tomax], them: [tie([400, 400, 180])] })
      .rolls('hit', 'hit', 'evade', 'evade', 'blank')
      .attack(0, 1);
    game.takes({ use: true }).passAll();
    expect(game.eventsOf('upgrade-recovered')).toMatchObject([{ upgrade: 'crackshot' }]);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(false);
    game.rolls('hit', 'hit', 'evade', 'evade', 'blank').attack(0, 1).takes({ use: true }).passAll();
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  it('Tomax Bren brings no other card back', () => {
    const tomax = ship('tomaxbren', [400, 250, 0], { upgrades: ['concussionmissiles'] });
    const game = table({ us: [tomax], them: [tie([400, 400, 180])], locks: [[0, 1]] })
      .rolls('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ kind: 'attack', weapon: 1 })
      .passAll();
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  const aileron = (pilot: string) =>
    table({ us: [ship(pilot, [400, 200, 0], { upgrades: ['adaptiveailerons'] })] }).fly(0, '2 straight');

  it('“Duchess” may ignore her ailerons, others not', () => {
    const duchess = aileron('duchess');
    expect(duchess.question).toMatchObject({ kind: 'use-ability', ability: '0:adaptiveailerons#0' });
    duchess.pick({ use: false }).passAll();
    expect(duchess.eventsOf('maneuver')).toHaveLength(1);
    const flown = aileron('duchess').pick({ use: true });
    expect(flown.question?.kind).toBe('choose-maneuver');
    flown.passAll();
    expect(aileron('imperialtrainee').question?.kind).toBe('choose-maneuver');
  });
});

describe('attacks and locks out of turn', () => {
  it('Captain Jostero attacks an enemy that suffers damage outside an attack, once per round', () => {
    const game = table({
      us: [ship('captainjostero', [400, 250, 0])],
      them: [tie([400, 400, 180]), tie([460, 400, 180])],
      bombs: [{ kind: 'seismiccharge', player: 0, at: [430, 440, 0] }],
    })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .run({ kind: 'detonations' });
    game.pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', target: 2 }, { kind: 'none' }]);
    game.pick({ kind: 'attack', target: 2 }).passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
  });

  it('Captain Jostero does not follow an attack on the ship that defends', () => {
    const game = table({
      us: [ship('captainjostero', [400, 250, 0]), xwing([300, 250, 0])],
      them: [tie([400, 400, 180])],
    })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(1, 2)
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
  });

  it('“Redline” locks a ship twice, and spends the locks one by one', () => {
    const redline = ship('redline', [400, 250, 0]);
    const game = table({ us: [redline], them: [tie([400, 400, 180]), tie([500, 400, 180])] });
    game.act(0).pick({ action: 'target-lock' }).pick({ target: 1 }).pick({ target: 1 });
    expect(game.state.locks).toMatchObject([
      { by: 0, on: 1 },
      { by: 0, on: 1 },
    ]);
    game
      .rolls('blank', 'focus')
      .attack(0, 1)
      .rolls('hit')
      .pick({ kind: 'target-lock', dice: [0] });
    expect(game.state.locks).toHaveLength(1);
    game.rolls('hit').pick({ kind: 'target-lock', dice: [1] });
    expect(game.state.locks).toHaveLength(0);
    game.rolls('blank', 'blank', 'blank').passAll();
  });

  it('“Redline” has locks on one ship only, and two at most', () => {
    const redline = ship('redline', [400, 250, 0]);
    const game = table({
      us: [redline],
      them: [tie([400, 400, 180]), tie([500, 400, 180])],
      locks: [
        [0, 1],
        [0, 1],
      ],
    });
    game.act(0).pick({ action: 'target-lock' }).pick({ target: 2 }).pick({ target: -1 });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
  });
});

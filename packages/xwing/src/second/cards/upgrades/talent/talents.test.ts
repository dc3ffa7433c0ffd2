import { describe, expect, it } from 'vitest';
import { occasion } from '../../../state.ts';
import {
  type At,
  fang,
  interceptor,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../../../testing/index.ts';

const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), facing it, so many mm between the bases. */
const ahead = (gap: number): At => [400, 440 + gap, 180];
/** Far from everything. */
const away: At = [850, 60, 0];

const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;
const activationEnds = { kind: 'window', ...occasion('end-of-activation') } as const;

/** An X-wing with a talent attacks a TIE fighter ahead of it at range 2 (three attack dice, three defense dice). */
const attacking = (talent: string, mine: Partial<TestShip> = {}, theirs: Partial<TestShip> = {}) =>
  table({ us: [xwing(us, { upgrades: [talent], ...mine })], them: [tie(ahead(150), theirs)] });

describe('talents that change attack dice', () => {
  it('Apex Predator rerolls one die against a lower initiative only', () => {
    const game = attacking('apexpredator-battleoverendor');
    game.rolls('hit', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'ability' })).toBe(true);
    game.rolls('evade', 'evade', 'evade').passAll();
    const fast = table({
      us: [tie(us, { upgrades: ['apexpredator-battleoverendor'] })],
      them: [xwing(ahead(150))],
    });
    fast.rolls('hit', 'blank').attack(0, 1);
    expect(fast.offers({ kind: 'ability' })).toBe(false);
    fast.rolls('evade', 'evade').passAll();
  });

  it('Fanatic turns a focus to a hit once its ship is damaged, Fanatical once it has no shields', () => {
    const whole = attacking('fanatic-battleofyavin').rolls('focus', 'blank', 'blank').attack(0, 1);
    expect(whole.offers({ kind: 'ability' })).toBe(false);
    whole.rolls('evade', 'evade', 'evade').passAll();
    const hurt = attacking('fanatic-battleofyavin', { damage: ['facedown: Hull Breach'] });
    hurt
      .rolls('focus', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ kind: 'ability' })
      .passAll();
    expect(hurt.ship(1).damage).toHaveLength(1);
    const bare = attacking('fanatical', { shields: 0 });
    bare
      .rolls('focus', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ kind: 'ability' })
      .passAll();
    expect(bare.ship(1).damage).toHaveLength(1);
  });

  it('Heroic rerolls any number, but only of a roll of blanks', () => {
    const game = attacking('heroic').rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'ability' })).toBe(true);
    game.rolls('evade', 'evade', 'evade').passAll();
    const mixed = attacking('heroic').rolls('blank', 'blank', 'focus').attack(0, 1);
    expect(mixed.offers({ kind: 'ability' })).toBe(false);
    mixed.rolls('evade', 'evade', 'evade').passAll();
  });

  it('Ruthless turns a die to a hit and hurts a friend near the defender', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['ruthless'] }), ywing([480, 590, 0])],
      them: [tie(ahead(150))],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2).pick({ kind: 'ability' });
    if (game.offers({ target: 1 })) game.pick({ target: 1 });
    game.passAll();
    expect([game.ship(1).shields, game.ship(2).damage.length]).toEqual([1, 1]);
    const alone = attacking('ruthless')
      .rolls('blank', 'blank', 'blank', 'evade', 'evade', 'evade')
      .attack(0, 1);
    expect(alone.offers({ kind: 'ability' })).toBe(false);
    alone.passAll();
  });

  it('Trick Shot rolls one more die through an obstacle', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['trickshot'] })],
      them: [tie(ahead(150))],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 515, 0] }],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'evade', 'evade', 'evade', 'evade').attack(0, 1).passAll();
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
  });
});

describe('talents of the defender and its friends', () => {
  const defending = (talent: string, mine: Partial<TestShip> = {}) =>
    table({ us: [xwing(us)], them: [tie(ahead(150), { upgrades: [talent], ...mine })] });

  it('Intimidation takes a defense die from an enemy in contact', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['intimidation'] }), xwing([400, 590, 180])],
      them: [tie([400, 440, 0])],
      contacts: [[0, 2]],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'evade').attack(1, 2).passAll();
    expect(game.eventsOf('rolled').at(-1)?.faces).toEqual(['blank', 'evade']);
  });

  it('Enduring has crits neutralized before hits outside the bullseye', () => {
    const beside = table({
      us: [xwing([440, 400, 0])],
      them: [tie([400, 590, 180], { upgrades: ['enduring'] })],
    });
    beside.rolls('hit', 'crit', 'blank', 'evade', 'blank', 'blank').attack(0, 1).passAll();
    expect(beside.ship(1).damage.map(({ up }) => up)).toEqual([false]);
    const straight = defending('enduring').rolls('hit', 'crit', 'blank', 'evade', 'blank', 'blank');
    straight.deals('Hull Breach').attack(0, 1).passAll();
    expect(straight.ship(1).damage.map(({ up }) => up)).toEqual([true]);
  });

  it('Dedicated strains itself to let another ship at its side reroll a blank', () => {
    const game = table({
      us: [xwing(us)],
      them: [{ pilot: 'fennrau', at: ahead(150) }, fang([470, 590, 180], { upgrades: ['dedicated'] })],
    });
    game.rolls('hit', 'hit', 'hit', 'blank', 'evade', 'evade', 'evade').attack(0, 1);
    while (game.question && !game.offers({ kind: 'ability', ship: 2 })) game.pick('done');
    game.pick({ kind: 'ability', ship: 2 }).passAll();
    expect(game.ship(2).tokens.strain).toBe(1);
    expect(game.ship(1).damage).toHaveLength(0);
  });

  it('Selfless suffers a crit damage to cancel a crit against a friend beside it', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(150)), tie([450, 590, 180], { upgrades: ['selfless'] })],
    });
    game.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('Loose Stabilizer').attack(0, 1);
    while (game.question && !game.offers({ use: true })) game.pick('done');
    game.pick({ use: true }).passAll();
    expect([game.ship(1).damage.length, game.ship(2).damage.length]).toEqual([0, 1]);
  });
});

describe('talents after maneuvers and actions', () => {
  it('Ion Limiter Override rolls barrels after a red maneuver though stressed, and rolls a die for it', () => {
    const game = table({ us: [interceptor(us, { upgrades: ['ionlimiteroverride'] })] });
    game.fly(0, '4 koiogran').pick({ action: 'barrel-roll' });
    game.pick({ side: 'left' }).rolls('crit').answer(0);
    game.passAll();
    expect(game.ship(0).tokens).toMatchObject({ stress: 1, ion: 1, strain: 0 });
    const declined = table({ us: [interceptor(us, { upgrades: ['ionlimiteroverride'] })] });
    declined.fly(0, '4 koiogran').pick('none').passAll();
    expect(declined.ship(0).tokens).toMatchObject({ stress: 1, ion: 0, strain: 0 });
  });

  it('Push the Limit trades stress for strain, not while strained', () => {
    const game = table({ us: [xwing(us, { upgrades: ['pushthelimit-battleoverendor'] })] });
    game.fly(0, '4 koiogran').pick({ use: true }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ stress: 0, strain: 1 });
    const strained = table({
      us: [xwing(us, { upgrades: ['pushthelimit-battleoverendor'], tokens: { strain: 1 } })],
    });
    strained.fly(0, '4 koiogran').passAll();
    expect(strained.ship(0).tokens).toMatchObject({ stress: 1 });
  });

  it('Attack Speed boosts straight on after a fast straight', () => {
    const game = table({ us: [xwing(us, { upgrades: ['attackspeed-battleofyavin'] })] });
    game.fly(0, '3 straight').pick({ use: true }).passAll();
    expect(game.pose(0).y).toBeCloseTo(400 + 160 + 80, 6);
    const slow = table({ us: [xwing(us, { upgrades: ['attackspeed-battleofyavin'] })] }).fly(0, '2 straight');
    expect(slow.offers({ use: true })).toBe(false);
    slow.passAll();
  });

  it('Efficient Processing gains a second calculate token', () => {
    const game = table({ us: [{ pilot: 'hiredgun', at: us, upgrades: ['efficientprocessing-swz103'] }] });
    game.does((running) =>
      running.next({ kind: 'window', ...occasion('after-action', { ship: 0, what: 'calculate' }) }),
    );
    expect(game.ship(0).tokens.calculate).toBe(1);
  });

  it('xwing2:errata-upgrade-cards.8 Composure lets a ship focus after a failed action, and nothing more this round', () => {
    const game = table({ us: [xwing(us, { upgrades: ['composure'] })] });
    game.run({ kind: 'window', ...occasion('action-failed', { ship: 0, what: 'boost' }) });
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
    game.act(0);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:faq-activation-phase-and-actions.2 Debris Gambit makes a red evade white near an obstacle, linked or not', () => {
    const near = table({
      us: [xwing(us, { upgrades: ['debrisgambit'] })],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 480, 0] }],
    });
    near.act(0);
    expect(near.offers({ action: 'evade', difficulty: 'white' })).toBe(true);
    near.pick({ action: 'evade' });
    expect(near.ship(0).tokens).toMatchObject({ evade: 1, stress: 0 });
    const open = table({ us: [xwing(us, { upgrades: ['debrisgambit'] })] }).act(0);
    expect(open.offers({ action: 'evade', difficulty: 'red' })).toBe(true);
    open.passAll();
  });

  it('True Grit trades a red or orange token for strain at the end of the Activation Phase', () => {
    const game = table({ us: [tie(us, { upgrades: ['truegrit-swz98'], tokens: { stress: 1 } })] });
    game.run(activationEnds).pick({ use: true }).pick({ token: 'stress' });
    expect(game.ship(0).tokens).toMatchObject({ stress: 0, strain: 1 });
    const strained = table({ us: [tie(us, { upgrades: ['truegrit-swz98'], tokens: { strain: 1 } })] });
    expect(strained.run(activationEnds).question).toBeUndefined();
  });
});

describe('talents of the Engagement Phase', () => {
  it('Ace in the Hole rolls barrels for a charge and a jam token', () => {
    const game = table({ us: [tie(us, { upgrades: ['aceinthehole-battleoverendor'] })] });
    game.run(engagement).pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer(0).passAll();
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
    expect(game.ship(0).tokens.jam).toBe(1);
    expect(game.pose(0).x).toBeLessThan(400);
  });

  it('Clan Training focuses in red at an enemy at range 1, and comes back when one is destroyed', () => {
    const game = table({
      us: [fang(us, { upgrades: ['clantraining'] })],
      them: [tie(ahead(50), { damage: ['facedown: Hull Breach', 'facedown: Hull Breach'] })],
    });
    game.engage(0).pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(game.ship(0).upgrades[0]?.charges).toBe(0);
    game
      .rolls('hit', 'hit', 'hit', 'hit')
      .pick({ kind: 'attack' })
      .rolls('blank', 'blank', 'blank')
      .passAll();
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
  });

  it('xwing2:saw-reaper-corrections.8 Swarm Tactics lends its initiative to any friend at range 1', () => {
    const game = table({
      us: [{ pilot: 'fennrau', at: us, upgrades: ['swarmtactics'] }, fang([480, 400, 0]), fang(away)],
    });
    game.run(engagement);
    expect(game.options).toEqual([{ target: 1 }, { target: -1 }]);
    game.pick({ target: 1 }).passAll();
    expect(game.ship(1).initiatives).toEqual([{ value: 6, until: 'end of round' }]);
  });

  it('Collected spends a focus token for two evade tokens after a primary attack', () => {
    const game = attacking('collected-battleoverendor', { tokens: { focus: 1 } });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    while (game.question && !game.offers({ use: true })) game.pick('done');
    game.pick({ use: true }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 2 });
  });

  it('Notorious strains an attacker in its firing arc', () => {
    const game = table({ us: [xwing(us)], them: [fang(ahead(150), { upgrades: ['notorious'] })] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    while (game.question && !game.offers({ use: true })) game.pick('done');
    game.pick({ use: true }).passAll();
    expect(game.ship(0).tokens.strain).toBe(1);
  });
});

describe('talents for a fallen friend', () => {
  const fallen = (talent: string, friend: TestShip, mine: Partial<TestShip> = {}) =>
    table({ us: [tie(us, { upgrades: [talent], ...mine }), friend] }).run({
      kind: 'window',
      ...occasion('after-destroyed', { ship: 1 }),
    });

  it('Disciplined locks or rolls barrels, Hopeful focuses or boosts, for a limited ship or one of their kind', () => {
    const limited = { pilot: 'howlrunner', at: [480, 400, 0] as At };
    expect(fallen('disciplined', limited).offers({ action: 'barrel-roll' })).toBe(true);
    expect(fallen('hopeful', limited).offers({ action: 'boost' })).toBe(true);
    expect(fallen('hopeful', tie([480, 400, 0], { upgrades: ['hopeful'] })).offers({ action: 'focus' })).toBe(
      true,
    );
    expect(fallen('hopeful', tie([480, 400, 0])).question).toBeUndefined();
  });

  it('Mercenary takes over a green token', () => {
    const game = fallen('mercenary-swz103', tie([480, 400, 0], { tokens: { evade: 1 } }));
    expect([game.ship(0).tokens.evade, game.ship(1).tokens.evade]).toEqual([1, 0]);
  });

  it('Vengeful removes a red token', () => {
    const game = fallen(
      'vengeful-battleofyavin',
      { pilot: 'howlrunner', at: [480, 400, 0] },
      { tokens: { stress: 1 } },
    );
    game.pick({ use: true }).passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, firespray, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

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
/** What is left of the dice of an attack. */
const left = (us: TestShip, them: TestShip, faces: readonly string[], weapon = 0) => {
  const game = table({ us: [us], them: [them] })
    .rolls(...faces)
    .combat(0)
    .pick({ weapon });
  game.passAll();
  const { hits, crits } = game.eventsOf('compared')[0]!;
  return [hits, crits];
};

describe('dice for range', () => {
  const dice = (us: TestShip, them: TestShip) =>
    table({ us: [us], them: [them] })
      .attack(0, 1)
      .passAll()
      .eventsOf('rolled')
      .map(({ faces }) => faces.length);

  it('xwing1:attack.11 xwing1:attack.18 one at range 1 for the attack, one at range 3 for the defense', () => {
    expect([420, 490, 590].map((y) => dice(tie(HERE), ywing([400, y, 180])))).toEqual([
      [3, 1],
      [2, 1],
      [2, 2],
    ]);
  });

  it('xwing1:golden-rules.2 Talonbane Cobra has two, in attack and defense', () => {
    const cobra = (at: At) => ship('talonbanecobra', at);
    expect([420, 490, 590].map((y) => dice(cobra(HERE), ywing([400, y, 180])))).toEqual([
      [5, 1],
      [3, 1],
      [3, 2],
    ]);
    expect([420, 490, 590].map((y) => dice(tie(HERE), cobra([400, y, 180])))).toEqual([
      [3, 2],
      [2, 2],
      [2, 4],
    ]);
  });

  it('xwing1:golden-rules.2 The Inquisitor attacks as at range 1, which the event does not hide', () => {
    const game = table({ us: [ship('theinquisitor', HERE)], them: [ywing([400, 590, 180])] });
    game.attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 3 }]);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 1]);
  });

  it('xwing1:golden-rules.2 but not with a secondary weapon', () => {
    const us = [ship('theinquisitor', HERE, ['concussionmissiles'])];
    const game = table({ us, them: [ywing([400, 590, 180])], locks: [[0, 1]] });
    game.combat(0).pick({ weapon: 1 }).passAll();
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 1]);
  });

  it('xwing1:attack.10 xwing1:attack.19 dice that cards add count for their pool, in attack and defense', () => {
    expect(dice(ship('grazthehunter', HERE), ywing(THERE))).toEqual([3, 1]);
    expect(dice(tie(HERE), ship('grazthehunter', THERE))).toEqual([2, 3]);
    expect(dice(tie([400, 300, 90]), ship('grazthehunter', [560, 300, 0]))).toEqual([2, 2]);
    const vrill = (stress: number) =>
      dice(ship('eadenvrill', [400, 280, 0]), ywing(THERE, { tokens: { stress } }));
    expect([vrill(0), vrill(1)]).toEqual([
      [2, 1],
      [3, 1],
    ]);
    const zuckuss = (use: boolean) => {
      const game = table({ us: [ship('zuckuss', HERE)], them: [ywing(THERE)] }).attack(0, 1);
      game.pick({ use }).passAll();
      return game.eventsOf('rolled').map(({ faces }) => faces.length);
    };
    expect([zuckuss(true), zuckuss(false)]).toEqual([
      [4, 2],
      [3, 1],
    ]);
  });

  it('xwing1:golden-rules.2 Single Turbolasers double the agility', () => {
    const corvette: readonly TestShip[] = [
      ship('cr90corvettefore', [457, 300, 0], ['singleturbolasers', 'quadlasercannons']),
      { pilot: 'cr90corvetteaft', at: [457, 300, 0] },
    ];
    const set = { '/ships/0/upgrades/0/held': 2, '/ships/0/upgrades/1/held': 2 };
    const game = table({ us: corvette, them: [tie([90, 350, 90])], set })
      .combat(0)
      .pick({ weapon: 1 });
    game.passAll();
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 6]);
    expect(game.ship(0).upgrades.map(({ held }) => held)).toEqual([0, 2]);
  });

  it('xwing1:faq-damage-cards.1 a blinded pilot of the first deck attacks without dice', () => {
    const blinded = xwing(HERE, { damage: ['blinded-pilot'] });
    const game = table({ us: [blinded], them: [ywing(THERE)], damageDeck: 'core' })
      .rolls('blank')
      .attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([0, 1]);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false]);
  });

  it('xwing1:reinforce.2 a reinforce token adds an evade on the side that it names', () => {
    const added = (token: 'reinforce-fore' | 'reinforce-aft') => {
      const huge: TestShip = { pilot: 'gr75mediumtransport', at: [457, 500, 180], tokens: { [token]: 1 } };
      const game = table({ us: [xwing([457, 200, 0])], them: [huge] }).rolls('hit', 'hit', 'blank');
      game.attack(0, 1).passAll();
      return game
        .eventsOf('modified')
        .map(({ ship: by, dice: kind, how, because }) => [by, kind, how, because]);
    };
    expect(added('reinforce-fore')).toEqual([[1, 'defense', 'reinforce', 'xwing1:reinforce.2']]);
    expect(added('reinforce-aft')).toEqual([]);
    const huge: TestShip = {
      pilot: 'gr75mediumtransport',
      at: [457, 500, 180],
      tokens: { 'reinforce-fore': 1 },
    };
    const game = table({ us: [xwing([457, 200, 0])], them: [huge] }).rolls('hit', 'hit', 'blank');
    game.attack(0, 1).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['evade']);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });
});

describe('comparing results', () => {
  it('xwing1:attack.24 xwing1:attack.25 evades take hits first, then crits', () => {
    const shot = (...defense: readonly string[]) =>
      left(xwing(HERE), tie(THERE, { pilot: 'academypilot' }), ['hit', 'crit', 'crit', ...defense]);
    expect([
      shot('blank', 'focus', 'blank'),
      shot('evade', 'blank', 'blank'),
      shot('evade', 'evade', 'blank'),
      shot('evade', 'evade', 'evade'),
    ]).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
      [0, 0],
    ]);
  });

  it('xwing1:golden-rules.2 “Zeb” Orrelios may cancel crits first, and is asked only where it matters', () => {
    const zeb = (attack: readonly string[], defense: readonly string[]) =>
      table({ us: [xwing(HERE)], them: [ship('zeborrelios-attackshuttle', THERE)] })
        .rolls(...attack, ...defense)
        .attack(0, 1);
    const matters = (attack: readonly string[], defense: readonly string[]) => {
      const game = zeb(attack, defense);
      const asked = game.question?.kind === 'use-ability';
      game.passAll();
      return asked;
    };
    expect(matters(['hit', 'crit', 'blank'], ['evade', 'blank'])).toBe(true);
    expect(matters(['hit', 'crit', 'crit'], ['evade', 'evade'])).toBe(true);
    expect(matters(['hit', 'hit', 'blank'], ['evade', 'blank'])).toBe(false);
    expect(matters(['crit', 'crit', 'blank'], ['evade', 'blank'])).toBe(false);
    expect(matters(['hit', 'crit', 'blank'], ['blank', 'focus'])).toBe(false);
    expect(matters(['hit', 'crit', 'blank'], ['evade', 'evade'])).toBe(false);
    const used = zeb(['hit', 'crit', 'blank'], ['evade', 'blank']).pick({ use: true }).passAll();
    expect(used.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    const left = zeb(['hit', 'crit', 'blank'], ['evade', 'blank']).pick({ use: false }).passAll();
    expect(left.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
  });

  it('xwing1:faq-upgrade-cards.19 Autoblaster: its hits stay, its crits do not', () => {
    const near: At = [400, 420, 180];
    const us = firespray(HERE, { upgrades: ['autoblaster'], at: [400, 280, 0] });
    const faces = (attack: readonly string[]) => [...attack, 'evade', 'evade', 'evade'];
    expect(left(us, tie(near), faces(['hit', 'hit', 'crit']), 1)).toEqual([2, 0]);
    expect(left(us, tie(near), faces(['hit', 'crit', 'crit', 'blank']), 0)).toEqual([0, 0]);
  });

  it('xwing1:golden-rules.2 Ten Numb keeps one crit, and no hit', () => {
    const shot = (...attack: readonly string[]) =>
      left(ship('tennumb', HERE), tie(THERE), [...attack, 'evade', 'evade', 'evade']);
    expect([shot('crit', 'crit', 'hit'), shot('hit', 'hit', 'hit'), shot('crit', 'hit', 'blank')]).toEqual([
      [0, 1],
      [0, 0],
      [0, 1],
    ]);
  });

  it('xwing1:golden-rules.2 Fanatical Devotion: one hit of a focus result stays, where there was one', () => {
    const devoted = (faces: readonly string[]) => {
      const game = table({
        us: [xwing(HERE, { tokens: { focus: 1 } })],
        them: [tie(THERE)],
        set: { '/ships/0/conditions': [{ id: 'fanaticaldevotion', from: 0, damage: -1 }] },
      }).rolls(...faces, 'evade', 'evade', 'evade');
      game.attack(0, 1).pick({ kind: 'focus' }).passAll();
      return game.eventsOf('compared').map(({ hits, crits }) => [hits, crits]);
    };
    expect(devoted(['focus', 'focus', 'blank'])).toEqual([[1, 0]]);
    expect(devoted(['hit', 'hit', 'blank'])).toEqual([[0, 0]]);
  });

  it('xwing1:attack.26 xwing1:attack.27 a hit or a miss, and what is told of it', () => {
    const shot = (pilot: string, ...faces: readonly string[]) => {
      const game = table({ us: [ship(pilot, HERE)], them: [ywing(THERE)] }).rolls(...faces);
      game.attack(0, 1).passAll();
      return game.events.flatMap((event) =>
        event.kind === 'attack-hits' || event.kind === 'attack-misses' ? [[event.kind, event.because]] : [],
      );
    };
    const hit = [['attack-hits', 'xwing1:attack.26']];
    const miss = [['attack-misses', 'xwing1:attack.27']];
    expect(shot('banditsquadronpilot', 'hit', 'blank', 'blank')).toEqual(hit);
    expect(shot('banditsquadronpilot', 'crit', 'blank', 'blank')).toEqual(hit);
    expect(shot('banditsquadronpilot', 'hit', 'blank', 'evade')).toEqual(miss);
    expect(shot('banditsquadronpilot', 'blank', 'blank', 'blank')).toEqual(miss);
    expect(shot('lieutenantblount', 'blank', 'blank', 'blank')).toEqual(hit);
  });
});

describe('weapons that attack twice', () => {
  const cluster = (
    faces: readonly string[],
    them: TestShip = ywing(THERE),
    upgrades: readonly string[] = [],
  ) =>
    table({
      us: [xwing(HERE, { upgrades: ['clustermissiles', ...upgrades] })],
      them: [them, tie([850, 850, 0])],
      locks: [[0, 1]],
    })
      .rolls(...faces)
      .combat(0)
      .pick({ weapon: 1 })
      .passAll();

  it('xwing1:faq-upgrade-cards.17 two attacks, no third one, each with its steps', () => {
    const game = cluster(['hit', 'blank', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank']);
    expect(game.eventsOf('attack')).toMatchObject([
      { attacker: 0, defender: 1, weapon: 'clustermissiles', range: 2 },
      { attacker: 0, defender: 1, weapon: 'clustermissiles', range: 2 },
    ]);
    expect(game.eventsOf('attack-step')).toHaveLength(14);
    expect(game.eventsOf('compared').map(({ hits }) => hits)).toEqual([1, 1]);
    expect(game.ship(1).shields).toBe(1);
    expect(game.state.attack).toBeNull();
  });

  it('xwing1:faq-upgrade-cards.17 the second is not made on who is gone', () => {
    const game = cluster(
      ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      tie(THERE, { damage: ['facedown: stunned-pilot', 'facedown: stunned-pilot'] }),
    );
    expect(game.ship(1).place).not.toBe('table');
    expect(game.eventsOf('attack')).toHaveLength(1);
  });

  it('xwing1:faq-upgrade-cards.18 with Munitions Failsafe it is discarded once one of them hits, and kept when both miss', () => {
    const discards = (first: string, second: string) =>
      cluster([first, 'blank', 'blank', 'blank', second, 'blank', 'blank', 'blank'], ywing(THERE), [
        'munitionsfailsafe',
      ])
        .eventsOf('upgrade-discarded')
        .map(({ upgrade }) => upgrade);
    expect([
      discards('blank', 'blank'),
      discards('hit', 'blank'),
      discards('blank', 'hit'),
      discards('hit', 'hit'),
    ]).toEqual([[], ['clustermissiles'], ['clustermissiles'], ['clustermissiles']]);
  });

  it('xwing1:faq-upgrade-cards.40 xwing1:faq-errata.4 Gunner forfeits the second, for one with the primary weapon', () => {
    const us = [firespray([400, 280, 0], { upgrades: ['clustermissiles', 'gunner', 'ioncannon'] })];
    const game = table({ us, them: [ywing(THERE)], locks: [[0, 1]] })
      .rolls('blank', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ weapon: 1 })
      .pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 0 }, { kind: 'none' }]);
    expect(game.refusal('weapon 3 target 1')).toBe('xwing1:faq-errata.4');
    game.rolls('blank', 'blank', 'blank', 'blank').pick({ weapon: 0 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack').map(({ weapon }) => weapon)).toEqual(['clustermissiles', null]);
    expect(game.ship(0).attacksOver).toBe('end of round');
    expect(game.combat(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:faq-errata.4' }]);
  });
});

describe('what an attack leaves', () => {
  it('xwing1:attack.8 nothing on ships whose cards ask for nothing, and no line where nothing is in the way', () => {
    const game = table({ us: [xwing(HERE)], them: [ywing(THERE)] })
      .attack(0, 1)
      .passAll();
    expect([0, 1].map((id) => game.ship(id).used)).toEqual([[], []]);
    expect(game.ship(0).hasAttacked).toBe(true);
    expect(game.eventsOf('attack')).toMatchObject([
      { obstructed: false, line: null, because: 'xwing1:attack.8' },
    ]);
  });

  it('xwing1:golden-rules.2 Greedo: the first card of his first attack and of his first defense in a round lies faceup', () => {
    const game = table({
      us: [firespray([400, 200, 0], { upgrades: ['greedo'], shields: 0 })],
      them: [tie([400, 350, 180]), tie([500, 350, 180])],
    });
    const dealt = (by: number, on: number, count: number) => {
      game.rolls('hit', ...Array.from({ length: count - 1 }, () => 'blank'));
      return game
        .attack(by, on)
        .passAll()
        .eventsOf('damage-dealt')
        .map(({ card }) => card !== null);
    };
    game.deals('weapons-failure');
    expect(dealt(0, 1, 6)).toEqual([true]);
    expect(dealt(0, 2, 6)).toEqual([false]);
    game.deals('weapons-failure');
    expect(dealt(1, 0, 4)).toEqual([true]);
    expect(dealt(2, 0, 4)).toEqual([false]);
  });
});

describe('huge ships attack', () => {
  it('xwing1:huge-ships.25 with one weapon after the other, each once, and may stop', () => {
    const us: readonly TestShip[] = [
      ship('cr90corvettefore', [457, 300, 0], ['quadlasercannons', 'singleturbolasers']),
      { pilot: 'cr90corvetteaft', at: [457, 300, 0] },
    ];
    const set = { '/ships/0/upgrades/0/held': 2, '/ships/0/upgrades/1/held': 2 };
    const game = table({ us, them: [xwing([60, 350, 90]), tie([300, 350, 90])], set }).combat(0);
    game.pick({ weapon: 0, target: 2 });
    while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
    expect([game.offers({ weapon: 0 }), game.offers({ weapon: 1, target: 3 })]).toEqual([false, true]);
    expect(game.refused('weapon 0 target 2')).toEqual({
      option: 'weapon 0 target 2',
      ruling: 'xwing1:huge-ships.25',
    });
    game.pick('none');
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing1:attack.31' }]);
  });
});

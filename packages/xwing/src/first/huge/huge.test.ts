import { describe, expect, it } from 'vitest';
import json from '../../../../../formats/xwing1.json';
import { damageOn } from '../damage/deck.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { bodyOf, rangeBetween } from '../game.ts';
import { setupProblems } from '../setup/setup.ts';
import { checkSquad } from '../squads/legality.ts';
import { packFrom } from '../squads/pack.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, yt1300 } from '../testing/index.ts';
import { testSetup } from '../testing/squads.ts';
import { gainTokens } from '../tokens.ts';

const HERE: At = [457, 300, 0];
const FAR = tie([100, 850, 180]);
const gr75 = (at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'gr75mediumtransport',
  at,
  ...more,
});
const gozanti = (at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'gozanticlasscruiser',
  at,
  ...more,
});
/** Both sections of a corvette: the fore one is the first. */
const cr90 = (at: At = HERE, fore: Partial<TestShip> = {}, aft: Partial<TestShip> = {}): TestShip[] => [
  { pilot: 'cr90corvettefore', at, ...fore },
  { pilot: 'cr90corvetteaft', at, ...aft },
];
const facedown = (count: number) => Array.from({ length: count }, () => 'facedown: direct-hit');
const MIXED = ['console-fire', 'damaged-cockpit', 'damaged-engine', 'structural-damage'].flatMap((name) => [
  `facedown: ${name}`,
  `facedown: ${name}`,
]);
const rock = (at: At) => ({ outline: 'coreasteroid0', at });
const suffers = (game: TestGame, ship: number, hits: number, crits = 0): TestGame =>
  game.does((running) =>
    sufferDamage(running, running.state.ships[ship]!, { hits, crits }, 'xwing1:damage.1'),
  );

describe('maneuvers of huge ships', () => {
  it('xwing1:huge-ships.6 go by their tool: 3 straight is 120 mm, a bank turns by 45 degrees', () => {
    expect(
      table({ us: [gr75()], them: [FAR] })
        .fly(0, '3 straight')
        .passAll()
        .pose(0),
    ).toEqual({
      x: 457,
      y: 420,
      facing: 0,
    });
    expect(
      table({ us: [gr75()], them: [FAR] })
        .fly(0, '1 bank left')
        .passAll()
        .pose(0).facing,
    ).toBe(315);
  });

  it('xwing1:huge-ships.7 xwing1:huge-ships.19 takes an obstacle at its end off the table for a faceup card, none on its way', () => {
    const game = table({
      us: [gr75(HERE, { shields: 4 })],
      them: [FAR],
      obstacles: [rock([457, 560, 0]), rock([457, 120, 0])],
    })
      .deals('direct-hit')
      .fly(0, '4 straight')
      .passAll();
    expect(game.state.obstacles.map(({ placed }) => placed)).toEqual([false, true]);
    expect(game.ship(0)).toMatchObject({ shields: 4, damage: [{ up: true }] });
  });

  it('xwing1:huge-ships.9 acts whatever it ran over', () => {
    const game = table({ us: [gr75()], them: [FAR], obstacles: [rock([457, 480, 0])] })
      .deals('direct-hit')
      .fly(0, '3 straight');
    expect(game.question).toMatchObject({ kind: 'action', ship: 0 });
    game.passAll();
  });

  it('xwing1:faq-qanda-general.1 one that was placed on an asteroid is dealt the card when it has moved', () => {
    const game = table({ us: [gr75()], them: [FAR], obstacles: [rock([457, 380, 0])] });
    expect(game.ship(0).damage).toEqual([]);
    game.deals('direct-hit').fly(0, '1 straight').passAll();
    expect(game.ship(0).damage).toHaveLength(1);
  });

  it('xwing1:huge-ships.8 flees with both sections', () => {
    const game = table({ us: [...cr90([457, 780, 0]), xwing([100, 100, 0])], them: [FAR] }).fly(
      0,
      '3 straight',
    );
    expect([game.ship(0), game.ship(1)]).toMatchObject([{ place: 'removed' }, { place: 'removed' }]);
    expect(game.eventsOf('fled')).toHaveLength(1);
  });

  it('xwing1:huge-ships.16 xwing1:huge-ships.17 stops short of another huge ship, and both are dealt a faceup card', () => {
    const game = table({ us: [gr75()], them: [gozanti([457, 600, 0])] })
      .deals('direct-hit', 'structural-damage')
      .fly(0, '3 straight')
      .passAll();
    expect(game.pose(0).y).toBe(340);
    expect([game.ship(0).damage, game.ship(1).damage]).toMatchObject([[{ up: true }], [{ up: true }]]);
  });

  it('xwing1:huge-ships.18 destroys what it comes to stand on, and rolls 1 die for a small and 2 for a large ship', () => {
    const game = table({
      us: [gr75(HERE, { shields: 4 }), yt1300([457, 520, 0])],
      them: [tie([420, 440, 180])],
    })
      .rolls('hit', 'crit', 'blank')
      .fly(0, '3 straight')
      .passAll();
    expect([game.ship(1).place, game.ship(2).place]).toEqual(['removed', 'removed']);
    expect(game.ship(0).shields).toBe(2);
  });

  it('xwing1:huge-ships.18 the section that comes to stand on it suffers', () => {
    const rammed = (y: number) => {
      const game = table({ us: cr90(), them: [tie([457, y, 180])] }).rolls('crit');
      game.fly(0, '4 straight').passAll();
      expect(game.ship(2).place).toBe('removed');
      return [0, 1].map((id) => game.ship(id).shields);
    };
    const [fore, aft] = rammed(520);
    expect(rammed(432)).toEqual([fore! + 1, aft! - 1]);
  });

  it('xwing1:huge-ships.20 a fighter that flies into one backs up, rolls a die and suffers it', () => {
    const game = table({ us: [xwing([457, 100, 0])], them: [gozanti([457, 400, 180])] })
      .rolls('hit')
      .fly(0, '4 straight')
      .passAll();
    expect(game.pose(0).y).toBeCloseTo(400 - 110.5 - 22.9, 0);
    expect(game.ship(0).shields).toBe(1);
  });

  it('xwing1:huge-ships.5 come after all others, whatever their pilot skill', () => {
    const game = table({
      us: [{ pilot: 'croccruiser', at: HERE }],
      them: [{ pilot: 'howlrunner', at: [700, 800, 180] }],
    });
    game.ship(0).dial = 1;
    game.ship(1).dial = 1;
    game.run({ kind: 'activate-next' }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([1, 0]);
  });
});

describe('energy', () => {
  const flown = (more: Partial<TestShip> = {}, maneuver = '1 straight') =>
    table({ us: [gr75(HERE, more)], them: [FAR] }).fly(0, maneuver);

  it('xwing1:huge-ships.11 comes by the maneuver', () => {
    expect(flown().passAll().ship(0).tokens.energy).toBe(3);
    expect(flown({}, '2 bank left').passAll().ship(0).tokens.energy).toBe(1);
  });

  it('xwing1:huge-ships.10 is limited by the ship card, more with a title', () => {
    expect(
      flown({ tokens: { energy: 3 } })
        .passAll()
        .ship(0).tokens.energy,
    ).toBe(4);
    expect(
      flown({ tokens: { energy: 5 }, upgrades: ['brighthope'] })
        .passAll()
        .ship(0).tokens.energy,
    ).toBe(6);
  });

  it('xwing1:huge-ships.10 is one for both sections', () => {
    const game = table({ us: cr90(), them: [FAR] })
      .fly(0, '2 straight')
      .passAll();
    expect([game.ship(0).tokens.energy, game.ship(1).tokens.energy]).toEqual([3, 3]);
  });

  it('xwing1:huge-ships.15 is less by each ion token; these go and ionize nobody', () => {
    const game = flown({ tokens: { ion: 2 } }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ energy: 1, ion: 0 });
    const planning = table({ us: [gr75(HERE, { tokens: { ion: 3 } })], them: [FAR] }).run({ kind: 'dials' });
    expect(planning.question).toMatchObject({ form: 'each', parts: [{ about: 0 }] });
    planning.answer([0]).answer([0]);
  });

  it('xwing1:huge-ships.12 is allocated to upgrade cards up to their own limit', () => {
    const us = [gozanti(HERE, { upgrades: ['duallaserturret'] })];
    const game = table({ us, them: [FAR] }).fly(0, '1 straight');
    expect(game.question).toMatchObject({ kind: 'allocate-energy', ship: 0 });
    game.pick({ upgrade: 'duallaserturret' });
    expect(game.question).toMatchObject({ kind: 'action' });
    game.passAll();
    expect(game.ship(0)).toMatchObject({ tokens: { energy: 2 }, upgrades: [{ held: 1 }] });
  });

  it('xwing1:huge-ships.13 is used before the action', () => {
    const game = flown({ upgrades: ['tibannagassupplies'], tokens: { energy: 0 } }, '3 straight');
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'action' });
    game.passAll();
    expect(game.ship(0).tokens.energy).toBe(4);
  });

  it('xwing1:huge-ships.42 xwing1:faq-qanda-missions.5 is full at the start, on weapons too, and none in a mission', () => {
    const us = [gozanti(HERE, { upgrades: ['duallaserturret', 'ionizationreactor'] })];
    const game = table({ us, them: [FAR] }).run({ kind: 'activate-shields' });
    expect(game.ship(0)).toMatchObject({ tokens: { energy: 4 }, upgrades: [{ held: 1 }, { held: 0 }] });
    const mission = {
      name: 'Hold',
      objectives: [{ player: 0, kind: 'hold' as const, ships: [0], rounds: 5 }],
    };
    const played = table({ us, them: [FAR], mission }).run({ kind: 'activate-shields' });
    expect(played.ship(0).tokens.energy).toBe(0);
  });

  it('xwing1:huge-ships.22 recover spends all energy for shields', () => {
    const game = table({ us: [gr75(HERE, { shields: 1, tokens: { energy: 3 } })], them: [FAR] }).act(0);
    game.pick({ action: 'recover' });
    expect(game.ship(0)).toMatchObject({ shields: 4, tokens: { energy: 0 } });
    const none = table({ us: [gr75(HERE, { shields: 1 })], them: [FAR] }).act(0);
    expect(none.refusal('recover')).toBe('xwing1:huge-ships.22');
    none.passAll();
  });
});

describe('tokens and actions of huge ships', () => {
  it('xwing1:huge-ships.14 no focus, evade, stress and cloak tokens', () => {
    const game = table({ us: [gr75()], them: [FAR] }).does((running) => {
      for (const token of ['focus', 'evade', 'stress', 'cloak'] as const)
        gainTokens(running, running.state.ships[0]!, token, 1, 'xwing1:focus.1');
    });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, stress: 0, cloak: 0 });
  });

  it('xwing1:huge-ships.21 each section performs an action, the fore one first', () => {
    const game = table({ us: cr90(HERE, {}, { shields: 1 }), them: [FAR] }).fly(0, '2 straight');
    expect(game.question).toMatchObject({ kind: 'action', ship: 0 });
    expect(game.offers({ action: 'target-lock' })).toBe(true);
    game.pick('none');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ action: 'recover' });
    expect(game.ship(1).shields).toBe(3);
  });

  it('xwing1:huge-ships.23 no free actions, so it is not coordinated', () => {
    const us = [gr75(), gr75([600, 300, 0]), xwing([457, 500, 0])];
    const game = table({ us, them: [FAR] })
      .act(0)
      .pick({ action: 'coordinate' });
    game.passAll();
    expect(game.eventsOf('coordinated')).toMatchObject([{ ship: 0, other: 2 }]);
    const free = table({ us, them: [FAR] }).free(0, 'jam');
    expect(free.question).toBeUndefined();
    const several = table({ us: [...us, xwing([520, 470, 0])], them: [FAR] })
      .act(0)
      .pick({ action: 'coordinate' });
    expect(several.refusal('ship-1')).toBe('xwing1:huge-ships.23');
    several.passAll();
  });

  it('xwing1:huge-ships.26 jams up to two stress tokens at range 2', () => {
    const them = [tie([457, 300 + 110.5 + 20 + 150, 180], { tokens: { stress: 1 } })];
    const game = table({ us: [gr75()], them })
      .act(0)
      .pick({ action: 'jam' });
    expect(game.ship(1).tokens).toMatchObject({ stress: 2, jam: 0 });
    const none = table({ us: [gr75()], them: [{ ...them[0]!, tokens: { stress: 2 } }] }).act(0);
    expect(none.refusal('jam')).toBe('xwing1:huge-ships.26');
    none.passAll();
    const several = [tie([430, 300 + 110.5 + 20 + 150, 180]), tie([480, 300 + 110.5 + 20 + 150, 180]), FAR];
    const jamming = table({ us: [gr75()], them: several })
      .act(0)
      .pick({ action: 'jam' });
    expect(jamming.refusal('ship-3')).toBe('xwing1:huge-ships.26');
    jamming.passAll();
  });

  it('xwing1:huge-ships.24 a reinforce token goes to either section and counts against all', () => {
    const game = table({ us: cr90(), them: [tie([300, 360, 90])] }).act(1);
    game.pick({ action: 'reinforce' }).pick({ side: 'fore' });
    expect(game.ship(0).tokens['reinforce-fore']).toBe(1);
    game.rolls('hit', 'hit', 'hit');
    game.attack(2, 0).passAll();
    expect(game.ship(0).shields).toBe(3);
  });

  it('xwing1:huge-ships.24 whichever side of the token is up, and from wherever the attack comes', () => {
    const hits = (reinforced: 'reinforce-fore' | 'reinforce-aft', y: number) => {
      const us = cr90(HERE, { tokens: { [reinforced]: 1 } });
      const game = table({ us, them: [tie([300, y, 90])] }).rolls('hit', 'hit', 'hit');
      return game.attack(2, 0).passAll().eventsOf('modified');
    };
    for (const y of [320, 390])
      for (const side of ['reinforce-fore', 'reinforce-aft'] as const)
        expect(hits(side, y)).toMatchObject([{ how: 'reinforce' }]);
  });
});

describe('attacks of huge ships', () => {
  it('xwing1:huge-ships.25 once with each weapon', () => {
    const us = cr90(HERE, { upgrades: ['quadlasercannons', 'singleturbolasers'] });
    const game = table({ us, them: [xwing([60, 350, 90]), tie([300, 350, 90])] });
    game.ship(0).upgrades[0]!.held = 2;
    game.combat(0).pick({ weapon: 0, target: 2 });
    while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
    expect([game.offers({ weapon: 0 }), game.offers({ weapon: 1, target: 3 })]).toEqual([false, true]);
    expect(game.refusal('weapon 0 target 2')).toBe('xwing1:huge-ships.25');
    game.passAll();
  });

  it('xwing1:huge-ships.27 at range 3 and beyond the defender rolls 1 die more against a primary weapon', () => {
    const game = table({ us: cr90(), them: [tie([57, 350, 90])] })
      .attack(0, 2)
      .passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 4 }]);
    expect(game.eventsOf('rolled').find(({ dice }) => dice === 'defense')?.faces).toHaveLength(4);
  });

  it('xwing1:huge-ships.28 through the arcs of the section: a corvette to both sides, a raider ahead', () => {
    const them = [tie([157, 350, 90]), tie([457, 700, 180])];
    const corvette = table({ us: cr90(), them }).combat(0);
    expect(corvette.options).toMatchObject([{ target: 2 }, { kind: 'none' }]);
    corvette.passAll();
    const raider = table({
      us: [
        { pilot: 'raiderclasscorvettefore', at: HERE },
        { pilot: 'raiderclasscorvetteaft', at: HERE },
      ],
      them,
    }).combat(0);
    expect(raider.options).toMatchObject([{ target: 3 }, { kind: 'none' }]);
    raider.passAll();
  });

  it('xwing1:huge-ships.29 an attack with energy is paid from the card', () => {
    const us = [gozanti(HERE, { upgrades: ['duallaserturret'] })];
    const game = table({ us, them: [tie([457, 550, 180])] });
    const empty = table({ us, them: [tie([457, 550, 180])] }).combat(0);
    expect(empty.eventsOf('no-attack')).toHaveLength(1);
    game.ship(0).upgrades[0]!.held = 1;
    game.combat(0).pick({ target: 1 }).passAll();
    expect(game.ship(0).upgrades[0]!.held).toBe(0);
  });

  it('xwing1:huge-ships.30 not across the other section', () => {
    const game = table({ us: [tie([457, 30, 0])], them: cr90([457, 300, 0]) }).combat(0);
    expect(game.options).toMatchObject([{ target: 2 }, { kind: 'none' }]);
    expect(game.refused('weapon 0 target 1')).toMatchObject({ ruling: 'xwing1:huge-ships.30' });
    game.passAll();
  });

  it('xwing1:huge-ships.31 a huge ship in the way obstructs', () => {
    const us = [xwing([250, 300, 90]), gr75([400, 300, 0])];
    const game = table({ us, them: [tie([520, 300, 270])] })
      .attack(0, 2)
      .passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
  });
});

describe('sections', () => {
  it('xwing1:huge-ships.2 are halves of one base', () => {
    const game = table({ us: cr90(), them: [FAR] });
    expect([game.ship(0).section, game.ship(1).section]).toEqual([1, 0]);
    expect([bodyOf(game.ship(0)).y, bodyOf(game.ship(1)).y]).toEqual([355.25, 244.75]);
    game.run({ kind: 'dials' });
    expect(game.question).toMatchObject({ form: 'each', parts: [{ about: 0 }] });
    game.answer([0]).answer([0]);
  });

  it('xwing1:huge-ships.2 of two alike go together in their order', () => {
    const game = table({ us: [...cr90(), ...cr90([700, 300, 0])], them: [FAR] });
    expect([0, 1, 2, 3].map((id) => game.ship(id).section)).toEqual([1, 0, 3, 2]);
    game.run({ kind: 'dials' });
    expect(game.question).toMatchObject({ form: 'each', parts: [{ about: 0 }, { about: 2 }] });
    game.answer([0, 0]).answer([0]);
  });

  it('xwing1:huge-ships.32 have ranges of their own', () => {
    const game = table({ us: cr90(), them: [tie([457, 480, 180])] });
    expect([0, 1].map((id) => rangeBetween(game.state, game.ship(id), game.ship(2)))).toEqual([1, 2]);
  });

  it('xwing1:huge-ships.3 suffer damage each for itself', () => {
    const game = suffers(table({ us: cr90(), them: [FAR] }), 0, 2);
    expect([game.ship(0).shields, game.ship(1).shields]).toEqual([3, 3]);
  });

  it('xwing1:huge-ships.4 take damage cards of the player’s deck, but for the GR-75', () => {
    const game = suffers(table({ us: [gozanti(HERE, { shields: 0 })], them: [FAR] }), 0, 1);
    expect(game.state.players[0]!.deck.reduce((sum, one) => sum + one, 0)).toBe(32);
  });

  it('xwing1:huge-ships.33 xwing1:huge-ships.35 are crippled by as many cards as their hull, and suffer no more', () => {
    const us = cr90(HERE, { shields: 0, damage: facedown(7) });
    const game = table({ us, them: [tie([457, 520, 180])] });
    suffers(game, 0, 1);
    expect(game.eventsOf('crippled')).toMatchObject([{ ship: 0 }]);
    suffers(game, 0, 2);
    expect(game.ship(0)).toMatchObject({ crippled: true, destroyed: false, place: 'table' });
    expect(damageOn(game.state, game.ship(0))).toBe(8);
    game.combat(2);
    expect(game.eventsOf('no-attack')).toHaveLength(1);
    const beside = table({ us: [...us, xwing([457, 620, 180])], them: [tie([457, 520, 0])] });
    suffers(beside, 0, 1);
    beside.combat(3);
    expect(beside.refusal('weapon 0 target 0')).toBe('xwing1:huge-ships.35');
    beside.passAll();
  });

  it('xwing1:huge-ships.34 lose upgrades, energy, actions and maneuvers', () => {
    const game = table({
      us: cr90(
        HERE,
        {},
        {
          shields: 0,
          damage: facedown(7),
          upgrades: ['quadlasercannons', 'backupshieldgenerator'],
          tokens: { energy: 5 },
        },
      ),
      them: [FAR],
    });
    suffers(game, 1, 1);
    expect(game.ship(1).upgrades.map(({ discarded }) => discarded)).toEqual([true, false]);
    expect(game.ship(1).tokens.energy).toBe(1);
    game.run({ kind: 'dials' });
    expect(game.question?.kind === 'dials' && game.question.parts[0]!.options).toHaveLength(4);
    game.answer([0]).answer([0]);
    game.act(1);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:huge-ships.36 both crippled destroy the ship', () => {
    const crippled = { shields: 0, damage: facedown(7) };
    const other = { shields: 0, damage: MIXED.slice(1) };
    const game = table({ us: [...cr90(HERE, crippled, other), xwing([100, 100, 0])], them: [FAR] });
    suffers(suffers(game, 0, 1), 1, 1);
    expect([game.ship(0), game.ship(1)]).toMatchObject([
      { place: 'removed', destroyed: true },
      { place: 'removed', destroyed: true },
    ]);
  });

  it('xwing1:faq-upgrade-cards.61 R2-D2 needs both without shields', () => {
    const after = (shields: number) => {
      const us = cr90(HERE, { shields: 0, upgrades: ['r2d2-swx22'] }, { shields });
      const game = table({ us, them: [FAR] })
        .rolls('blank')
        .run({ kind: 'end' });
      if (game.question?.kind === 'use-ability') game.pick({ use: true });
      return game.ship(0).shields;
    };
    expect([after(1), after(0)]).toEqual([0, 1]);
  });

  it('xwing1:faq-upgrade-cards.66 a WED-15 Repair Droid mends either by the action of its own', () => {
    const us = cr90(
      HERE,
      { damage: facedown(1) },
      { damage: MIXED.slice(0, 1), upgrades: ['wed15repairdroid'], tokens: { energy: 2 } },
    );
    const game = table({ us, them: [FAR] })
      .act(1)
      .pick({ kind: 'card' });
    expect(game.question).toMatchObject({ kind: 'choose-ship', ship: 1 });
    game.pick({ target: 0 });
    expect([game.ship(0).damage, game.ship(1).damage, game.ship(1).tokens.energy]).toMatchObject([
      [],
      [{}],
      1,
    ]);
  });

  it('xwing1:huge-ships.44 come together', () => {
    const setup = testSetup('firesprays', 'firesprays');
    const [one, other] = setup.sides;
    const alone = {
      ...setup,
      sides: [{ ...one, ships: [{ pilot: 'cr90corvettefore', points: 50 }] }, other],
    };
    expect(setupProblems(alone)).toEqual([
      "setup.sides[0].ships: 'cr90corvettefore' comes with as many of 'cr90corvetteaft'",
    ]);
  });
});

describe('huge ships come to a game', () => {
  it('xwing1:huge-ships.43 placed before all others, sticking out of the strip', () => {
    const game = table({ us: [xwing([0, 0, 0]), ...cr90([0, 0, 0])], them: [FAR] });
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run({ kind: 'deploy' });
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    expect(game.tryAnswer([457, 150, 0])[0]).toMatchObject({ ruling: 'xwing1:setup.9' });
    game.answer([457, 110.5, 0]);
    expect(game.ship(2)).toMatchObject({ place: 'table', x: 457, y: 110.5 });
    game.answer([800, 860, 180]).answer([200, 50, 0]);
  });

  it('xwing1:huge-ships.45 along the long edges', () => {
    const game = table({ us: [gr75()], them: [FAR], size: [1828.8, 914.4] });
    game.run({ kind: 'choose-edge' });
    expect(game.options).toEqual([{ edge: 'near' }, { edge: 'far' }]);
    game.answer(0);
  });

  const pack = packFrom(json);
  const epic = (faction: 'rebel' | 'imperial', ...ships: readonly string[]) =>
    checkSquad(
      {
        faction,
        ships: ships.map((one) => {
          const [pilot = '', ...upgrades] = one.split('+');
          return { pilot, upgrades };
        }),
      },
      pack,
      { play: 'epic' },
    );

  it('xwing1:huge-ships.1 xwing1:huge-ships.37 to epic play, for 5 epic points', () => {
    expect(epic('rebel', 'gr75mediumtransport', 'gr75mediumtransport')).toMatchObject({
      legal: true,
      playable: true,
    });
    const three = epic('rebel', 'gr75mediumtransport', 'gr75mediumtransport', 'gr75mediumtransport');
    expect(three.refusals.map(({ ruling }) => ruling)).toEqual(['xwing1:huge-ships.37']);
  });

  it('xwing1:huge-ships.38 with one modification for both sections', () => {
    const twice = epic('rebel', 'cr90corvettefore+optimizedgenerators', 'cr90corvetteaft+automatedprotocols');
    expect(twice.refusals.map(({ ruling }) => ruling)).toEqual(['xwing1:huge-ships.38']);
  });

  it('xwing1:huge-ships.39 with ordnance in hardpoints by Ordnance Tubes', () => {
    expect(epic('imperial', 'gozanticlasscruiser+ordnancetubes+protontorpedoes').legal).toBe(true);
    expect(epic('imperial', 'gozanticlasscruiser+protontorpedoes').legal).toBe(false);
    expect(epic('imperial', 'gozanticlasscruiser+ordnancetubes+protontorpedoes+duallaserturret').legal).toBe(
      false,
    );
  });
});

describe('carriers', () => {
  it('xwing1:huge-ships.40 take fighters of one type aboard before they are placed', () => {
    const game = table({
      us: [
        gozanti(HERE, { upgrades: ['dockingclamps'] }),
        tie(HERE),
        tie(HERE),
        { pilot: 'alphasquadronpilot', at: HERE },
      ],
      them: [xwing([100, 850, 180])],
    });
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run({ kind: 'place-forces' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }, { target: 3 }, { target: -1 }]);
    game.pick({ target: 2 });
    expect(game.options).toEqual([{ target: 1 }, { target: -1 }]);
    game.pick({ target: 1 });
    expect([1, 2, 3].map((id) => game.ship(id).place)).toEqual(['docked', 'docked', 'reserve']);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 0 });
    game.answer([457, 110.5, 0]).answer([200, 50, 0]).answer([200, 860, 180]);
  });

  it('xwing1:huge-ships.41 deploy two after a maneuver, four with Vector', () => {
    for (const [titles, most] of [
      [[], 2],
      [['vector'], 4],
    ] as const) {
      const game = table({
        us: [
          gozanti(HERE, { upgrades: ['dockingclamps', ...titles] }),
          ...Array.from({ length: 4 }, () => tie(HERE)),
        ],
        them: [xwing([100, 850, 180])],
      });
      for (const id of [1, 2, 3, 4]) Object.assign(game.ship(id), { place: 'docked', carrier: 0 });
      game.fly(0, '1 straight').pick({ use: true });
      for (let left = most; left > 0; left--) game.answer(0);
      expect(game.question?.kind).toBe('deploy-maneuver');
      game.passAll();
      expect(game.eventsOf('deployed')).toHaveLength(most);
    }
  });
});

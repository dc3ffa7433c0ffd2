import { describe, expect, it } from 'vitest';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Talents, titles and droids of ships of all sizes. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const HUGE: At = [457, 300, 0];
const ability = { kind: 'ability', ship: 0 };
const TWO = ['facedown: Hull Breach', 'facedown: Hull Breach'];
const uses = { use: true };
const blanks = (count: number) => new Array<string>(count).fill('blank');
const flies = (pilot: string, upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: us,
  upgrades: [upgrade],
  ...more,
});
const at = (game: TestGame, window: Window, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship: 0, ...more }) });
const whetherOffered = (cases: readonly (readonly [TestGame, Readonly<Record<string, unknown>>])[]) =>
  cases.map(([game, wanted]) => game.everOffers(wanted));

describe('dice that titles and talents reroll or change', () => {
  it('Marauder rerolls a die behind itself', () => {
    const shot = (y: number) =>
      table({ us: [flies('bountyhunter', 'marauder')], them: [tie([400, y, 0])] })
        .rolls('blank', 'blank', 'blank')
        .attack(0, 1);
    expect(
      whetherOffered([
        [shot(200), ability],
        [shot(600), ability],
      ]),
    ).toEqual([true, false]);
  });

  it('Slave I turns a hit to a crit behind the defender', () => {
    const shot = (facing: number) =>
      table({ us: [flies('bountyhunter', 'slavei-swz82')], them: [tie([400, 600, facing])] })
        .rolls('hit', 'blank', 'blank')
        .attack(0, 1);
    const game = shot(0).takes(ability);
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'blank', 'blank']);
    game.passAll();
    expect(shot(180).everOffers(ability)).toBe(false);
  });

  it('Millennium Falcon of Endor rerolls a die with a red token, attacking and defending', () => {
    const falcon = (tokens: TestShip['tokens']) =>
      table({
        us: [
          flies('outerrimsmuggler', 'millenniumfalcon-battleoverendor', {
            tokens: tokens ?? {},
            turret: 0,
          }),
        ],
        them: [tie([400, 640, 180])],
      });
    const attacks = (tokens: TestShip['tokens']) =>
      falcon(tokens)
        .rolls(...blanks(3))
        .attack(0, 1)
        .everOffers(ability);
    const defends = (tokens: TestShip['tokens']) => falcon(tokens).attack(1, 0).everOffers(ability);
    expect([attacks({ stress: 1 }), attacks({ focus: 1 })]).toEqual([true, false]);
    expect([defends({ disarm: 1 }), defends({ evade: 1 })]).toEqual([true, false]);
  });

  it('It’s a Trap! rerolls a blank among friends, No Escape one of a lone defender', () => {
    const trap = (x: number) =>
      table({
        us: [xwing(us, { upgrades: ['itsatrap-battleoverendor'] }), xwing([x, 400, 0])],
        them: [tie(ahead(150))],
      })
        .rolls('hit', 'hit', 'blank', 'blank')
        .attack(2, 0)
        .everOffers(ability);
    expect([trap(480), trap(800)]).toEqual([true, false]);
    const lone = (friend: At, enemy: At) =>
      table({
        us: [xwing(us, { upgrades: ['noescape-battleoverendor'] }), xwing(friend)],
        them: [tie(ahead(150)), tie(enemy)],
      })
        .rolls(...blanks(3))
        .attack(0, 2)
        .everOffers(ability);
    const [near, far]: At[] = [
      [480, 590, 180],
      [850, 60, 0],
    ];
    expect([lone(near!, far!), lone(far!, far!), lone(near!, [320, 590, 180])]).toEqual([true, false, false]);
  });

  it('Gravitic Deflection rerolls a die for each tractored ship in the attack arc', () => {
    const dice = (tractor: number) =>
      table({
        us: [xwing(us, { upgrades: ['graviticdeflection'] }), tie([440, 480, 0], { tokens: { tractor } })],
        them: [tie(ahead(150))],
      })
        .rolls('hit', 'hit', 'blank', 'blank')
        .attack(2, 0)
        .everOffers(ability);
    expect([dice(1), dice(0)]).toEqual([true, false]);
  });

  it('R6-D8 rerolls a die for each friend with the defender in its bullseye', () => {
    const dice = (x: number) =>
      table({
        us: [xwing([460, 400, 0], { upgrades: ['r6d8'] }), xwing([x, 400, 0])],
        them: [decimator([400, 660, 180])],
      })
        .rolls(...blanks(3))
        .attack(0, 2)
        .everOffers(ability);
    expect([dice(400), dice(540)]).toEqual([true, false]);
  });

  it('TV-94 adds a hit to a roll of two dice at most in a bullseye, for a calculate token of the attacker', () => {
    const adds = (x: number, calculate: number) =>
      table({
        us: [
          flies('tradefederationdrone', 'tv94', { at: [500, 300, 0], upgrades: ['tv94'] }),
          { pilot: 'tradefederationdrone', at: [x, 400, 0], tokens: { calculate } },
        ],
        them: [decimator([400, 660, 180])],
      })
        .rolls(...blanks(2))
        .attack(1, 2)
        .everOffers(ability);
    expect([adds(400, 1), adds(400, 0), adds(470, 1)]).toEqual([true, false, false]);
  });

  it('Instigator rerolls two dice against a ship with a red or orange token, Blood Crow adds a focus near', () => {
    const huge = (upgrade: string, y: number, theirs: Partial<TestShip> = {}) =>
      table({
        us: [flies('outerrimgarrison', upgrade, { at: HUGE })],
        them: [tie([457, y, 180], theirs)],
      })
        .attack(0, 1)
        .everOffers(ability);
    expect([
      huge('instigator', 620, { tokens: { stress: 1 } }),
      huge('instigator', 620, { tokens: { focus: 1 } }),
    ]).toEqual([true, false]);
    expect([huge('bloodcrow', 620), huge('bloodcrow', 700)]).toEqual([true, false]);
  });
});

describe('dice more', () => {
  const pool = (game: TestGame, dice: 'attack' | 'defense') => {
    game.passAll();
    return game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;
  };

  it('Punishing One rolls one more against who is ahead, not behind', () => {
    const rolls = (y: number, turret: number) =>
      pool(
        table({
          us: [flies('contractedscout', 'punishingone', { turret })],
          them: [tie([400, y, 180])],
        }).attack(0, 1),
        'attack',
      );
    expect([rolls(620, 0), rolls(180, 2)]).toEqual([3, 2]);
  });

  it.each([
    ['Assailer at range 1', 'assailer', 480, 700, {}],
    ['Neimoidian Grasp while it evades', 'neimoidiangrasp', 620, 0, { evade: 1 }],
    ['Tantive IV behind', 'tantiveiv', 20, 620, {}],
  ] as const)('%s may roll one more defense die', (_, upgrade, y, otherwise, tokens) => {
    const may = (distance: number, own: TestShip['tokens']) =>
      table({
        us: [flies('outerrimgarrison', upgrade, { at: HUGE, tokens: own ?? {} })],
        them: [tie([457, distance, distance < 300 ? 0 : 180])],
      })
        .attack(1, 0)
        .everOffers(uses);
    expect([may(y, tokens), may(otherwise || y, {})]).toEqual([true, false]);
  });

  it('Jaina’s Light lends a friend near a defense die for energy, if an obstacle obstructs', () => {
    const lends = (energy: number, obstacles: readonly { outline: string; at: At }[]) =>
      table({
        us: [flies('alderaanianguard', 'jainaslight', { at: HUGE }), xwing([600, 400, 0])],
        them: [tie([600, 590, 180])],
        obstacles,
        set: { '/ships/0/energy': energy },
      })
        .attack(2, 1)
        .everOffers(uses);
    const rock = { outline: 'coreasteroid0', at: [600, 500, 0] as At };
    expect([lends(3, [rock]), lends(0, [rock]), lends(3, [])]).toEqual([true, false, false]);
  });
});

describe('titles after attacks and maneuvers', () => {
  it('Shadow Caster tractors who is ahead and in the turret after a hit', () => {
    const tractor = (turret: number, face: string) =>
      table({
        us: [flies('shadowporthunter', 'shadowcaster', { turret })],
        them: [decimator([400, 660, 180])],
      })
        .rolls(...new Array<string>(turret === 0 ? 3 : 3).fill(face))
        .engage(0)
        .pick({ weapon: 0 })
        .passAll()
        .eventsOf('gained')
        .filter(({ token }) => token === 'tractor').length;
    expect([tractor(0, 'hit'), tractor(0, 'blank'), tractor(1, 'hit')]).toEqual([1, 0, 0]);
  });

  it.each([
    ['Impetuous focuses or locks once the defender is destroyed', 'impetuous', 'focus', 'defender-destroyed'],
    ['Neimoidian Grasp evades after any attack', 'neimoidiangrasp', 'evade', 'any'],
  ] as const)('%s', (_, upgrade, action, when) => {
    const acts = (face: string) =>
      table({
        us: [flies('outerrimgarrison', upgrade, { at: HUGE })],
        them: [tie([457, 620, 180], { damage: TWO }), tie([60, 60, 0])],
      })
        .rolls(face, face, face, ...blanks(2))
        .attack(0, 1)
        .everOffers({ action });
    expect([acts('hit'), acts('blank')]).toEqual([true, when === 'any']);
  });

  it('Broken Horn flies fast more easily while damaged', () => {
    const stress = (damage: readonly string[], upgrades: readonly string[]) => {
      const game = table({ us: [{ pilot: 'separatistprivateers', at: HUGE, damage, upgrades }] });
      game.fly(0, '4 straight').passAll();
      return game.eventsOf('maneuver').map(({ difficulty }) => difficulty);
    };
    expect(stress(['facedown: Hull Breach'], ['brokenhorn'])).not.toEqual(stress([], ['brokenhorn']));
    expect(stress(['facedown: Hull Breach'], [])).toEqual(stress([], []));
  });

  it('Nightbrother gains a token after revealing a maneuver that is not blue, while stressed', () => {
    const gains = (maneuver: string, stress: number) =>
      table({ us: [flies('shadowcollectiveoperator', 'nightbrother', { tokens: { stress } })] })
        .fly(0, maneuver)
        .everOffers(uses);
    expect([gains('2 turn left', 1), gains('2 turn left', 0), gains('2 straight', 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('Rey’s Falcon flies a Segnor’s Loop while stressed, and boosts', () => {
    const falcon = (upgrades: readonly string[]) =>
      table({ us: [{ pilot: 'resistancesympathizer', at: us, upgrades, tokens: { stress: 1 } }] });
    const boosts = (upgrades: readonly string[]) => falcon(upgrades).act(0).everOffers({ action: 'boost' });
    expect([boosts(['reysmillenniumfalcon']), boosts([])]).toEqual([true, false]);
    const flown = (upgrades: readonly string[]) => {
      const game = falcon(upgrades).fly(0, '3 segnor left').passAll();
      return game.pose(0).facing;
    };
    expect(flown(['reysmillenniumfalcon'])).not.toEqual(flown([]));
  });
});

describe('talents of all moments', () => {
  it('Cutthroat loses a red token when a limited friend near is destroyed', () => {
    const after = (other: string) =>
      at(
        table({
          us: [
            xwing(us, { upgrades: ['cutthroat'], tokens: { stress: 1 } }),
            { pilot: other, at: [500, 400, 0] },
          ],
        }),
        'after-destroyed',
        { ship: 1 },
      ).everOffers(uses);
    expect([after('lukeskywalker'), after('bluesquadronescort')]).toEqual([true, false]);
  });

  it.each([
    ['captainseevor', false],
    ['moraloeval', true],
  ] as const)(
    'Cutthroat brings back a charge that does not come back by itself: of %s, %s',
    (pilot, brings) => {
      const game = table({
        us: [flies(pilot, 'cutthroat', { charges: 0 }), { pilot: 'lukeskywalker', at: [500, 400, 0] }],
      });
      expect(at(game, 'after-destroyed', { ship: 1 }).everOffers(uses)).toBe(brings);
    },
  );

  it('TA-175 hands out calculate tokens when a droid near is destroyed', () => {
    const tokens = (other: string) => {
      const game = table({
        us: [flies('tradefederationdrone', 'ta175'), { pilot: other, at: [500, 400, 0] }],
      });
      return at(game, 'after-destroyed', { ship: 1 }).passAll().ship(0).tokens.calculate;
    };
    expect([tokens('tradefederationdrone'), tokens('bluesquadronescort')]).toEqual([1, 0]);
  });

  it('Ensnare passes a tractor token on to a ship in the turret', () => {
    const passes = (tractor: number, turret: number) => {
      const game = at(
        table({
          us: [flies('petranakiarenaace', 'ensnare', { tokens: { tractor }, turret })],
          them: [xwing([400, 480, 180])],
        }),
        'end-of-activation',
      );
      return game.everOffers({ target: 1 });
    };
    expect([passes(1, 0), passes(0, 0), passes(1, 2)]).toEqual([true, false, false]);
  });

  it('Silent Hunter locks an enemy in the bullseye after decloaking', () => {
    const locks = (x: number) => {
      const game = at(
        table({ us: [flies('sigmasquadronace', 'silenthunter-tiephphantom')], them: [tie([x, 590, 180])] }),
        'after-decloak',
      );
      while (game.question) game.answer(0);
      return game.state.locks.length;
    };
    expect([locks(400), locks(500)]).toEqual([1, 0]);
  });

  it('Without a Trace drops a red token on cloaking, and is not locked while cloaked', () => {
    const phantom = (tokens: TestShip['tokens']) =>
      table({
        us: [flies('sigmasquadronace', 'withoutatrace-tiephphantom', { tokens: tokens ?? {} })],
        them: [xwing(ahead(150))],
      });
    const game = at(phantom({ stress: 1 }), 'after-gain', { what: 'cloak' });
    while (game.question) game.answer(0);
    expect(game.ship(0).tokens.stress).toBe(0);
    const locked = (cloak: number) => {
      const tried = phantom({ cloak }).act(1).pick({ action: 'lock' });
      while (tried.question) tried.answer(0);
      return tried.state.locks.length;
    };
    expect([locked(0), locked(1)]).toEqual([1, 0]);
  });

  it('Swift Approach boosts after a drop of the System Phase only', () => {
    const boosts = (phase: string) =>
      at(
        table({ us: [flies('scimitarsquadronpilot', 'swiftapproach-swz98')], phase }),
        'after-drop',
      ).everOffers({ action: 'barrel-roll' });
    expect([boosts('system'), boosts('activation')]).toEqual([true, false]);
  });

  it('Parting Gift drops a bomb when its ship is destroyed', () => {
    const drops = (charges: number) =>
      at(
        table({
          us: [
            flies('scimitarsquadronpilot', '', {
              upgrades: ['partinggift-battleoverendor', `protonbombs:${charges}`],
            }),
          ],
        }),
        'after-destroyed',
      ).everOffers(uses);
    expect([drops(1), drops(0)]).toEqual([true, false]);
  });

  it('Treacherous cancels a result when another ship obstructs the attack, which is strained', () => {
    const obstructed = (x: number) => {
      const game = table({
        us: [xwing(us, { upgrades: ['treacherous'] }), decimator([x, 520, 0])],
        them: [tie([400, 680, 180])],
      });
      game.rolls('hit', 'hit').attack(2, 0);
      while (game.question) game.answer(0);
      return [game.ship(1).tokens.strain, game.ship(0).upgrades[0]?.charges];
    };
    expect(obstructed(400)).toEqual([1, 0]);
    expect(obstructed(700)).toEqual([0, 1]);
  });
});

describe('droids', () => {
  it.each(['r2a3-battleofyavin', 'r2d2-battleofyavin', 'r2f2-battleofyavin'])(
    '%s recovers a shield after revealing, for a charge and a disarm token',
    (droid) => {
      const game = table({ us: [xwing(us, { upgrades: [droid], shields: 1 })] }).fly(0, '2 straight');
      game.takes(uses).passAll();
      expect([game.ship(0).shields, game.ship(0).upgrades[0]?.charges, game.ship(0).tokens.disarm]).toEqual([
        2, 1, 1,
      ]);
    },
  );

  it('R2-A3 of Endor locks after an action, for a charge', () => {
    const after = (charges: number) =>
      at(
        table({
          us: [xwing(us, { upgrades: [`r2a3-battleoverendor:${charges}`] })],
          them: [tie(ahead(150))],
        }),
        'after-action',
        { what: 'focus' },
      ).everOffers(uses);
    expect([after(1), after(0)]).toEqual([true, false]);
  });

  it('R4-P Astromech makes a basic maneuver easier, for a charge', () => {
    const stress = (use: boolean) => {
      const game = table({
        us: [xwing(us, { upgrades: ['r4pastromech'], tokens: { stress: 1 } })],
      }).fly(0, '3 bank left');
      game.takes({ use });
      return game.passAll().ship(0).tokens.stress;
    };
    expect([stress(true), stress(false)]).toEqual([0, 1]);
  });

  it.each(['r5k6-battleofyavin', 'r5d8-battleofyavin', 'r5d8'])(
    '%s repairs a facedown card for a charge, and a faceup one without',
    (id) => {
      const repaired = (damage: string, charges: number) => {
        const game = table({
          us: [xwing(us, { upgrades: [`${id}:${charges}`], damage: [damage] })],
        }).act(0);
        game.pick({ kind: 'card' });
        while (game.question) game.answer(0);
        return [game.ship(0).damage.map(({ up }) => up), game.ship(0).upgrades[0]?.charges];
      };
      expect(repaired('facedown: Fuel Leak', 1)).toEqual([[], 0]);
      expect(repaired('facedown: Fuel Leak', 0)).toEqual([[false], 0]);
      expect(repaired('Loose Stabilizer', 0)).toEqual([[false], 0]);
    },
  );

  it('L4E-R5 passes a calculate token on to a friend in its arc', () => {
    const passes = (y: number) =>
      at(
        table({ us: [xwing(us, { upgrades: ['l4er5'], tokens: { calculate: 1 } }), xwing([400, y, 0])] }),
        'start-of-engagement',
      ).everOffers({ target: 1 });
    expect([passes(600), passes(200)]).toEqual([true, false]);
  });

  it.each([
    ['Stabilizing Astromech acts', xwing(us), 'stabilizingastromech-battleoverendor', 'focus'],
    ['Stygium Reserve boosts', flies('sigmasquadronace', ''), 'stygiumreserve-tiephphantom', 'boost'],
  ] as const)('%s after a full maneuver though stressed, for a charge', (_, ship, upgrade, action) => {
    const acts = (charges: number) =>
      table({ us: [{ ...ship, upgrades: [`${upgrade}:${charges}`], tokens: { stress: 2 } }] }).fly(
        0,
        '2 straight',
      );
    const game = acts(1);
    while (game.question && !game.offers({ action }) && !game.offers(uses))
      game.answer(game.options.length - 1);
    if (game.offers(uses)) game.pick(uses);
    expect(game.offers({ action })).toBe(true);
    game.passAll();
    expect(acts(0).everOffers(uses)).toBe(false);
  });
});

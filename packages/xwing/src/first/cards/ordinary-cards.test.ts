import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, yt1300, ywing } from '../testing/index.ts';

/** Pilots and upgrades that read like others, each where it acts and where it does not. */

const US: At = [400, 300, 0];
const ahead = (mm: number): At => [400, 340 + mm, 180];
const FAR = tie([850, 850, 180]);
const blanks = (count: number) => new Array<string>(count).fill('blank');
const ship = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });
const at = (game: TestGame, window: Window, of = 0, more: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship: of, ...more }) });
const targets = (game: TestGame): readonly number[] =>
  (game.options as readonly { target?: number }[]).flatMap(({ target }) =>
    target === undefined || target < 0 ? [] : target,
  );
/** What the abilities asked about now would be done to; nobody is chosen. */
const chosen = (game: TestGame): readonly number[] => {
  if (game.question?.kind === 'use-ability') game.pick({ use: true });
  const all = targets(game);
  game.passAll();
  return all;
};
const actions = (one: TestShip): readonly string[] => {
  const game = table({ us: [one], them: [tie(ahead(150))] }).act(0);
  const all = (game.options as readonly { action?: string }[]).flatMap(({ action }) => action ?? []);
  game.passAll();
  return all;
};
const added = (pilot: string, upgrade: string) => {
  const plain = actions(ship(pilot));
  return actions(ship(pilot, { upgrades: [upgrade] })).filter((one) => !plain.includes(one));
};

describe('pilots', () => {
  it('Ketsu Onyo: a tractor beam token to a ship at range 1 in both of her arcs', () => {
    const pulls = (arc: number, mm: number) => {
      const game = table({ us: [ship('ketsuonyo', { arc })], them: [tie([400, 360 + mm, 180])] });
      at(game, 'start-of-combat', -1);
      if (game.question) game.answer(0);
      while (game.question) game.answer(game.options.length - 1);
      return game
        .eventsOf('gained')
        .filter(({ token }) => token === 'tractor-beam')
        .map((one) => one.ship);
    };
    expect([pulls(0, 50), pulls(1, 50), pulls(0, 180)]).toEqual([[1], [], []]);
  });

  it('Captain Feroph adds an evade against a jammed attacker', () => {
    const faces = (jam: number) => {
      const game = table({
        us: [ship('captainferoph')],
        them: [xwing(ahead(200), { tokens: { jam } })],
      }).attack(1, 0);
      game.passAll();
      const rolled = game.eventsOf('rolled').find(({ dice }) => dice === 'defense')!.faces.length;
      return game
        .eventsOf('modified')
        .some(({ faces: now }) => now.length === rolled + 1 && now.at(-1) === 'evade');
    };
    expect([faces(1), faces(0)]).toEqual([true, false]);
  });

  it('Kylo Ren in his shuttle assigns I’ll Show You the Dark Side to who hits him, once a round', () => {
    const game = table({
      us: [ship('kyloren-upsilonclassshuttle')],
      them: [xwing(ahead(200)), xwing([480, 540, 180])],
    });
    const hits = (by: number) => {
      game.rolls('hit', ...blanks(3)).attack(by, 0);
      while (game.question) game.answer(game.question.kind === 'pick-damage' ? 0 : game.options.length - 1);
      return game.ship(by).conditions.length;
    };
    expect([hits(1), hits(2)]).toEqual([1, 0]);
  });
});

describe('actions on cards', () => {
  const acts = (game: TestGame, upgrade: string): TestGame =>
    game.act(0).pick({ kind: 'card', ability: `0:${upgrade}#0` });

  it('“Chopper” discards another card to recover a shield', () => {
    const game = acts(
      table({ us: [xwing(US, { upgrades: ['chopper-swx72', 'protontorpedoes'], shields: 1 })], them: [FAR] }),
      'chopper-swx72',
    );
    while (game.question) game.answer(0);
    expect(game.ship(0)).toMatchObject({ shields: 2, upgrades: [{ discarded: false }, { discarded: true }] });
  });

  it('xwing1:shields.1 a Shield Upgrade that is discarded takes its shield with it', () => {
    const discards = (shields: number) => {
      const game = acts(
        table({ us: [xwing(US, { upgrades: ['chopper-swx72', 'shieldupgrade'], shields })], them: [FAR] }),
        'chopper-swx72',
      );
      while (game.question) game.answer(0);
      const lost = game.events.filter(({ kind }) => kind === 'shield-lost');
      return { shields: game.ship(0).shields, lost: lost.map(({ because }) => because) };
    };
    expect(discards(3)).toEqual({ shields: 2, lost: ['xwing1:shields.1'] });
    expect(discards(1)).toEqual({ shields: 2, lost: [] });
  });

  it('xwing1:damage.3 a Hull Upgrade that is discarded leaves a ship whose hull is gone', () => {
    const game = acts(
      table({
        us: [
          xwing(US, {
            upgrades: ['chopper-swx72', 'hullupgrade'],
            shields: 1,
            damage: ['facedown: console-fire', 'facedown: weapons-failure', 'facedown: loose-stabilizer'],
          }),
        ],
        them: [FAR],
      }),
      'chopper-swx72',
    );
    while (game.question) game.answer(0);
    expect(game.ship(0).destroyed).toBe(true);
  });

  it('Jyn Erso: a focus token to a friend for each enemy in the firing arc, three at most', () => {
    const focus = (enemies: number) => {
      const them = [-90, -30, 30, 90, 0]
        .slice(0, enemies)
        .map((x) => tie([400 + x, 560 + (x === 0 ? 60 : 0), 180]));
      const game = acts(
        table({ us: [yt1300(US, { upgrades: ['jynerso'] }), xwing([560, 300, 0])], them: [...them, FAR] }),
        'jynerso',
      );
      game.pick({ target: 1 }).passAll();
      return game.ship(1).tokens.focus;
    };
    expect([focus(1), focus(2), focus(4)]).toEqual([1, 2, 3]);
  });

  it('Squad Leader: a free action of a friend of lower skill at range 1-2', () => {
    const game = acts(
      table({
        us: [
          ship('wedgeantilles', { upgrades: ['squadleader'] }),
          xwing([480, 300, 0]),
          ship('wesjanson', { at: [320, 300, 0] }),
          xwing([60, 880, 0]),
          xwing([560, 300, 0]),
        ],
        them: [FAR],
      }),
      'squadleader',
    );
    expect(targets(game)).toEqual([1, 2, 4]);
    game.pick({ target: 1 }).pick({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('Black Market Slicer Tools: a stressed enemy trades a stress token for a facedown card, on a hit', () => {
    const after = (face: string) => {
      const game = table({
        us: [yt1300(US, { upgrades: ['blackmarketslicertools'] })],
        them: [tie(ahead(120), { tokens: { stress: 1 } }), tie([480, 460, 180])],
      }).rolls(face);
      acts(game, 'blackmarketslicertools');
      if (game.question) game.pick({ target: 1 });
      game.passAll();
      return [
        game.ship(1).tokens.stress,
        game.ship(1).damage.map(({ up }) => up),
        game.ship(2).damage.length,
      ];
    };
    expect([after('crit'), after('focus')]).toEqual([
      [0, [false], 0],
      [1, [], 0],
    ]);
  });

  it('Spacetug Tractor Array: a tractor beam token to a ship in the firing arc at range 1, also a friend', () => {
    const game = acts(
      table({
        us: [ship('jakkugunrunner', { upgrades: ['spacetugtractorarray'] }), xwing([430, 400, 0])],
        them: [tie([370, 400, 180]), tie([400, 560, 180])],
      }),
      'spacetugtractorarray',
    );
    expect(targets(game)).toEqual([1, 2]);
    game.pick({ target: 2 });
    while (game.question) game.answer(game.options.length - 1);
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 2, token: 'tractor-beam' }]);
  });

  it('titles and cards that add an action', () => {
    expect(added('ruthlessfreelancer', 'misthunter')).toEqual(['barrel-roll']);
    expect(added('outerrimsmuggler', 'millenniumfalcon')).toEqual(['evade']);
  });
});

describe('bombs', () => {
  const detonates = (kind: string) =>
    table({
      us: [xwing([850, 60, 0])],
      them: [xwing([400, 400, 0]), tie([480, 400, 0]), tie([650, 400, 0])],
      bombs: [{ kind, player: 0, at: [440, 460, 0] }],
    }).run({ kind: 'detonations' });

  it('Ion Bombs: two ion tokens to each ship at range 1', () => {
    const game = detonates('ionbomb').passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.ion)).toEqual([2, 2, 0]);
    expect(game.state.bombs).toEqual([]);
  });

  it('Thermal Detonators: a damage and a stress token to each ship at range 1', () => {
    const game = detonates('thermaldetonator').passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1, 0]);
    expect([game.ship(1).shields, game.ship(2).damage.length, game.ship(3).damage.length]).toEqual([1, 1, 0]);
  });

  it.each(['ionbombs', 'thermaldetonators'])(
    '%s are dropped when the maneuver is revealed, and discarded',
    (id) => {
      const game = table({ us: [ship('gammasquadronpilot', { upgrades: [id] })], them: [FAR] }).fly(
        0,
        '2 straight',
      );
      expect(game.question).toMatchObject({ kind: 'drop-bomb' });
      game.pick({ upgrade: id }).passAll();
      expect(game.state.bombs).toHaveLength(1);
      expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
    },
  );
});

describe('attacks', () => {
  it('Tractor Beam: a tractor beam token, and no other result', () => {
    const game = table({
      us: [ship('bountyhunter', { upgrades: ['tractorbeam'] })],
      them: [ywing(ahead(150))],
    });
    game
      .rolls('hit', 'crit', 'hit', ...blanks(1))
      .combat(0)
      .pick({ weapon: 1 });
    while (game.question) game.answer(game.options.length - 1);
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 1, token: 'tractor-beam' }]);
    expect(game.ship(1)).toMatchObject({ shields: 3, damage: [] });
  });

  it('Scrambler Missiles: a jam token to the defender and all at range 1 of it, and no other result', () => {
    const game = table({
      us: [ship('prototypepilot', { upgrades: ['scramblermissiles'] })],
      them: [ywing(ahead(150)), tie([480, 490, 180]), tie([850, 850, 180])],
      locks: [[0, 1]],
    });
    game.rolls('hit', 'hit', 'hit', 'blank').combat(0).pick({ weapon: 1 });
    game.passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.jam)).toEqual([1, 1, 0]);
    expect(game.ship(1).shields).toBe(3);
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Tail Gunner: one agility less through the auxiliary arc behind', () => {
    const dice = (upgrades: readonly string[], y: number) => {
      const game = table({
        us: [ship('bountyhunter', { upgrades })],
        them: [tie([400, y, 0])],
      })
        .attack(0, 1)
        .passAll();
      return game.eventsOf('rolled').find((one) => one.dice === 'defense')!.faces.length;
    };
    expect([dice(['tailgunner'], 100), dice([], 100)]).toEqual([2, 3]);
    expect(dice(['tailgunner'], 500)).toBe(3);
  });

  it('Shadow Caster: a tractor beam token to whom it hit in its mobile arc', () => {
    const beams = (arc: number) => {
      const game = table({
        us: [ship('shadowporthunter', { upgrades: ['shadowcaster'], arc })],
        them: [ywing(ahead(150))],
      });
      game.rolls('hit', 'hit', 'hit', 'blank').attack(0, 1);
      while (game.question) game.answer(game.offers({ use: true }) ? 0 : game.options.length - 1);
      return game.eventsOf('gained').length;
    };
    expect([beams(0), beams(1)]).toEqual([1, 0]);
  });

  it('Punishing One attacks with a die more', () => {
    const dice = (upgrades: readonly string[]) =>
      table({ us: [ship('contractedscout', { upgrades })], them: [tie(ahead(150))] })
        .attack(0, 1)
        .passAll()
        .eventsOf('rolled')
        .find((one) => one.dice === 'attack')!.faces.length;
    expect(dice(['punishingone']) - dice([])).toBe(1);
  });

  it('Jaina’s Light draws another card for a faceup one, once in an attack', () => {
    const game = table({
      us: [
        { pilot: 'cr90corvettefore', at: [457, 300, 0], upgrades: ['jainaslight'], shields: 0 },
        { pilot: 'cr90corvetteaft', at: [457, 300, 0] },
      ],
      them: [xwing([457, 560, 180])],
      damageDeck: 'tfa',
    })
      .rolls('crit', 'crit', 'blank')
      .deals('direct-hit', 'damaged-engine', 'structural-damage')
      .attack(2, 0);
    game.takes({ use: true });
    expect(game.everOffers({ use: true })).toBe(false);
    expect(game.ship(0).damage).toHaveLength(2);
  });
});

describe('tokens and moments', () => {
  it('Inspiring Recruit: a friend that loses a stress token may lose another, once a round', () => {
    const flown = (x: number) => {
      const game = table({
        us: [yt1300(US, { upgrades: ['inspiringrecruit'] }), xwing([x, 300, 0], { tokens: { stress: 2 } })],
        them: [FAR],
      }).fly(1, '2 straight');
      while (game.question) game.answer(game.offers({ use: true }) ? 0 : game.options.length - 1);
      return game.ship(1).tokens.stress;
    };
    expect([flown(500), flown(820)]).toEqual([0, 1]);
  });

  it('Ketsu Onyo, the crew: the tractor beam tokens of an enemy in the firing arc stay', () => {
    const ends = (upgrades: readonly string[]) => {
      const game = table({
        us: [yt1300(US, { upgrades })],
        them: [tie(ahead(120), { tokens: { 'tractor-beam': 1 } })],
      }).run({ kind: 'end' });
      while (game.question && game.question.kind !== 'dials') game.answer(0);
      return game.ship(1).tokens['tractor-beam'];
    };
    expect([ends(['ketsuonyo']), ends([])]).toEqual([1, 0]);
  });

  it('Scavenger Crane: a discarded card comes back after a ship near is destroyed; a blank costs the crane', () => {
    const after = (face: string) => {
      const game = table({
        us: [yt1300(US, { upgrades: ['scavengercrane', 'discarded: concussionmissiles'] })],
        them: [tie(ahead(120)), FAR],
      }).rolls(face);
      at(game, 'destroyed', 1);
      while (game.question) game.answer(0);
      return game.ship(0).upgrades.map(({ discarded }) => discarded);
    };
    expect([after('hit'), after('blank')]).toEqual([
      [false, false],
      [true, false],
    ]);
    const far = table({
      us: [yt1300(US, { upgrades: ['scavengercrane', 'discarded: concussionmissiles'] })],
      them: [tie(ahead(120)), FAR],
    });
    expect(chosen(at(far, 'destroyed', 2))).toEqual([]);
    expect(far.ship(0).upgrades[1]!.discarded).toBe(true);
  });

  it('Burnout SLAM is discarded after a SLAM, Twin Ion Engine Mk. II makes banks green', () => {
    const slammed = table({ us: [xwing(US, { upgrades: ['burnoutslam'] })], them: [FAR] }).fly(
      0,
      '2 straight',
    );
    slammed.pick({ action: 'slam' });
    while (slammed.question) slammed.answer(0);
    expect(slammed.ship(0).upgrades[0]!.discarded).toBe(true);
    const stress = (upgrades: readonly string[]) =>
      table({ us: [tie(US, { upgrades, tokens: { stress: 1 } })], them: [FAR] })
        .fly(0, '3 bank left')
        .passAll()
        .ship(0).tokens.stress;
    expect([stress(['twinionenginemkii']), stress([])]).toEqual([0, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, bomber, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

const HERE: At = [400, 300, 0];
/** So many mm in front of a small ship that stands there, and behind it. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const behind = (mm: number): At => [400, 260 - mm, 180];
const ship = (pilot: string, upgrades: readonly string[] = [], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: HERE,
  upgrades,
  ...more,
});
/** The two sections of a corvette. */
const cr90 = (at: At, fore: Partial<TestShip> = {}): readonly TestShip[] => [
  { pilot: 'cr90corvettefore', at, ...fore },
  { pilot: 'cr90corvetteaft', at },
];

describe('whom a ship may attack', () => {
  it('xwing1:attack.30 xwing1:faq-errata.1 enemies in play; of itself and of who is gone nothing is said', () => {
    const game = table({
      us: [xwing(HERE), xwing([480, 300, 0])],
      them: [tie(ahead(150)), tie([440, 490, 180])],
      set: { '/ships/3/place': 'destroyed' },
    }).combat(0);
    expect(game.options).toEqual([{ kind: 'attack', weapon: 0, target: 2, range: 2 }, { kind: 'none' }]);
    expect([0, 1, 2, 3].map((id) => game.refused(`weapon 0 target ${id}`))).toEqual([
      undefined,
      { option: 'weapon 0 target 1', ruling: 'xwing1:attack.30' },
      undefined,
      undefined,
    ]);
    game.pick('none');
  });

  it('xwing1:golden-rules.2 with R5-TK friends too, but never itself', () => {
    const us = [ywing(HERE, { pilot: 'syndicatethug', upgrades: ['r5tk'] }), xwing(ahead(80))];
    const game = table({ us, them: [tie([460, 490, 180])] }).combat(0);
    expect(game.options).toMatchObject([{ target: 1 }, { target: 2 }, { kind: 'none' }]);
    game.pick('none');
  });

  it('xwing1:huge-ships.35 not a crippled section, which stands among the others', () => {
    const game = table({
      us: [xwing([457, 520, 180])],
      them: [...cr90([457, 300, 0]), tie([500, 420, 0])],
      set: { '/ships/1/crippled': true },
    }).combat(0);
    expect(game.offers({ target: 1 })).toBe(false);
    expect(game.refusal('weapon 0 target 1')).toBe('xwing1:huge-ships.35');
    game.passAll();
  });

  it('xwing1:huge-ships.30 no section across the other one', () => {
    const game = table({ us: [tie([457, 30, 0])], them: cr90([457, 300, 0]) }).combat(0);
    expect(game.options).toMatchObject([{ target: 2 }, { kind: 'none' }]);
    expect(game.refused('weapon 0 target 1')).toEqual({
      option: 'weapon 0 target 1',
      ruling: 'xwing1:huge-ships.30',
    });
    game.passAll();
  });

  it('xwing1:faq-ship-cards.4 not whom a card shields, and the card is named', () => {
    const game = table({
      us: [xwing([400, 490, 180]), ship('biggsdarklighter', [], { at: [480, 490, 180] })],
      them: [bomber(HERE)],
    }).combat(2);
    expect(game.options).toMatchObject([{ target: 1 }, { kind: 'none' }]);
    expect(game.refused('weapon 0 target 0')?.facts).toEqual({ card: 'biggsdarklighter' });
    game.pick('none');
  });

  it('xwing1:faq-ship-cards.16 not whom a card keeps from the focus token that the weapon spends', () => {
    const shooter = ywing(HERE, { upgrades: ['blasterturret'], tokens: { focus: 1 } });
    const game = table({
      us: [shooter],
      them: [ship('darkcurse', [], { at: ahead(120) }), tie([460, 460, 180])],
    }).combat(0);
    expect(game.offers({ weapon: 1, target: 1 })).toBe(false);
    expect(game.offers({ weapon: 1, target: 2 })).toBe(true);
    expect(game.refusal('weapon 1 target 1')).toBe('xwing1:golden-rules.2');
    game.pick('none');
  });
});

describe('a ship that does not attack', () => {
  const kept = (us: TestShip, set: Readonly<Record<string, unknown>> = {}) =>
    table({ us: [us], them: [tie(ahead(150))], set, round: 3 }).combat(0);

  it.each([
    ['xwing1:faq-errata.4 once its attacks are over', { '/ships/0/attacksOver': 'end of round' }],
    ['xwing1:golden-rules.2 in a round in which a card forbids it', { '/ships/0/noAttackIn': 3 }],
  ])('%s', (name, set) => {
    const game = kept(xwing(HERE), set);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: name.split(' ')[0] }]);
  });

  it('xwing1:golden-rules.2 but in another round it does', () => {
    const game = kept(xwing(HERE), { '/ships/0/noAttackIn': 2 });
    expect(game.offers({ target: 1 })).toBe(true);
    game.pick('none');
  });

  it('xwing1:weapons-disabled-token.1 with a weapons disabled token', () => {
    const game = kept(xwing(HERE, { tokens: { 'weapons-disabled': 1 } }));
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:weapons-disabled-token.1' }]);
  });

  it('xwing1:weapons-disabled-token.1 but with weapons that a card frees of it', () => {
    const game = kept(
      ship('nusquadronpilot', ['xg1assaultconfiguration', 'flechettecannon'], {
        tokens: { 'weapons-disabled': 1 },
      }),
    );
    expect(game.options).toMatchObject([{ weapon: 2, target: 1 }, { kind: 'none' }]);
    expect(game.refused('weapon 0 target 1')).toEqual({
      option: 'weapon 0 target 1',
      ruling: 'xwing1:weapons-disabled-token.1',
    });
    game.pick('none');
  });

  it('xwing1:damage-deck-the-force-awakens.2 whose pilot is blinded, which ends with the opportunity', () => {
    const game = kept(xwing(HERE, { damage: ['blinded-pilot'] }));
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:damage-deck-the-force-awakens.2' }]);
  });

  it('xwing1:obstacles.4 on an asteroid, unless it is huge or a card lets it', () => {
    const rock = [{ outline: 'coreasteroid0', at: HERE }];
    const on = (us: TestShip, them: At) => table({ us: [us], them: [tie(them)], obstacles: rock }).combat(0);
    expect(on(xwing(HERE), ahead(150)).question).toBeUndefined();
    const dash = on(ship('outerrimsmuggler', ['dashrendar']), ahead(150));
    expect(dash.offers({ target: 1 })).toBe(true);
    dash.pick('none');
    const huge = on(ship('gozanticlasscruiser', ['duallaserturret']), ahead(150));
    expect(huge.eventsOf('no-attack')).not.toMatchObject([{ because: 'xwing1:obstacles.4' }]);
  });
});

describe('weapons as cards let them be used', () => {
  it('xwing1:golden-rules.2 Outrider: its cannon fires all around, and its primary weapon not at all', () => {
    const us = [ship('wildspacefringer', ['outrider', 'ioncannon'])];
    const game = table({ us, them: [tie(behind(150)), tie(ahead(150))] }).combat(0);
    expect(game.options).toMatchObject([
      { weapon: 2, target: 1 },
      { weapon: 2, target: 2 },
      { kind: 'none' },
    ]);
    expect(game.refused('weapon 0 target 2')).toEqual({
      option: 'weapon 0 target 2',
      ruling: 'xwing1:golden-rules.2',
      facts: { card: 'outrider' },
    });
    game.pick('none');
  });

  it('xwing1:auxiliary-firing-arc.2 Moralo Eval: a cannon fires through the auxiliary arc, nothing else does', () => {
    const us = [ship('moraloeval', ['ioncannon', 'concussionmissiles'])];
    const game = table({ us, them: [tie([620, 330, 270]), tie(behind(150))], locks: [[0, 1]] }).combat(0);
    expect(game.offers({ weapon: 1, target: 1 })).toBe(true);
    expect(game.refusal('weapon 2 target 1')).toBe('xwing1:attack.6');
    expect(game.offers({ target: 2 })).toBe(false);
    game.pick('none');
  });

  it('xwing1:attack.6 BTL-A4 Y-wing: its turret fires ahead alone', () => {
    const us = [ship('goldsquadronpilot', ['btla4ywing', 'ioncannonturret'])];
    const game = table({ us, them: [tie(ahead(80)), tie([540, 300, 270])] }).combat(0);
    expect(game.offers({ weapon: 2, target: 1 })).toBe(true);
    expect(game.offers({ weapon: 2, target: 2 })).toBe(false);
    expect(game.refusal('weapon 2 target 2')).toBe('xwing1:attack.6');
    game.pick('none');
  });

  it('xwing1:weapon-range.1 Major Rhymer: secondary weapons reach one range more and less, within 1 to 3', () => {
    const us = [ship('majorrhymer', ['protontorpedoes', 'clustermissiles'])];
    const at = (mm: number) => {
      const game = table({ us, them: [tie(ahead(mm))], locks: [[0, 1]] }).combat(0);
      const found = [0, 1, 2].filter((weapon) => game.offers({ weapon }));
      if (game.question) game.pick('none');
      return found;
    };
    expect([at(50), at(150), at(250), at(310)]).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2], []]);
  });

  it('xwing1:weapon-range.1 a weapon that fires in any direction has its own range, on both sides', () => {
    const us = [ywing(HERE, { upgrades: ['blasterturret'], tokens: { focus: 1 } })];
    const at = (spot: At) => {
      const game = table({ us, them: [tie(spot), tie([430, 490, 180])] }).combat(0);
      const told = [game.offers({ weapon: 1, target: 1 }), game.refusal('weapon 1 target 1')];
      game.pick('none');
      return told;
    };
    expect([at(behind(80)), at(behind(180)), at(behind(240)), at(behind(420))]).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 'xwing1:weapon-range.1'],
      [false, 'xwing1:weapon-range.1'],
    ]);
  });

  it('xwing1:attack.5 a primary weapon that is out of reach has no card to blame', () => {
    const game = table({ us: [xwing(HERE)], them: [tie(ahead(150)), tie(behind(80))] }).combat(0);
    expect(game.refused('weapon 0 target 2')).toEqual({
      option: 'weapon 0 target 2',
      ruling: 'xwing1:attack.5',
    });
    game.pick('none');
  });

  it('xwing1:huge-ships.27 weapons of huge ships reach as far as their cards print', () => {
    const us = cr90([457, 300, 0], { upgrades: ['singleturbolasers'] });
    const set = { '/ships/0/upgrades/0/held': 2 };
    const at = (x: number) => {
      const game = table({ us, them: [tie([x, 350, 90])], set, size: [1828.8, 914.4] }).combat(0);
      const ranges = game.options.flatMap((one) => {
        const { weapon, range } = one as { weapon?: number; range: number };
        return weapon === undefined ? [] : [[weapon, range]];
      });
      if (game.question) game.pick('none');
      return ranges;
    };
    expect([at(620), at(790), at(890), at(990), at(1090)]).toEqual([
      [],
      [
        [0, 3],
        [1, 3],
      ],
      [
        [0, 4],
        [1, 4],
      ],
      [
        [0, 5],
        [1, 5],
      ],
      [],
    ]);
  });
});

describe('what a weapon asks for', () => {
  const deadeye = (more: Partial<TestShip>, locks: readonly (readonly [number, number])[] = []) =>
    table({
      us: [ship('rookiepilot', ['deadeye', 'protontorpedoes'], more)],
      them: [tie(ahead(150))],
      locks,
    }).combat(0);

  it('xwing1:secondary-weapons.3 Deadeye: a focus token pays where the lock is missing', () => {
    const game = deadeye({ tokens: { focus: 1 } });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').pick({ weapon: 2 });
    expect(game.ship(0).tokens.focus).toBe(0);
    const none = deadeye({});
    expect(none.refusal('weapon 2 target 1')).toBe('xwing1:secondary-weapons.3');
    none.pick('none');
    const without = table({
      us: [ship('rookiepilot', ['protontorpedoes'], { tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
    }).combat(0);
    expect(without.offers({ weapon: 1 })).toBe(false);
    expect(without.refusal('weapon 1 target 1')).toBe('xwing1:secondary-weapons.3');
    without.pick('none');
  });

  it('xwing1:attack.4 Deadeye: the attacker chooses what it spends', () => {
    const both = () => deadeye({ tokens: { focus: 1 } }, [[0, 1]]).pick({ weapon: 2 });
    const faces = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
    expect(both().question).toMatchObject({ kind: 'pay-for-attack', because: 'xwing1:attack.4' });
    expect(both().options).toEqual([{ pays: 'target-lock' }, { pays: 'focus' }]);
    const lock = both()
      .rolls(...faces)
      .pick({ pays: 'target-lock' })
      .passAll();
    expect([lock.ship(0).tokens.focus, lock.state.locks.length]).toEqual([1, 0]);
    const focus = both()
      .rolls(...faces)
      .pick({ pays: 'focus' })
      .passAll();
    expect([focus.ship(0).tokens.focus, focus.state.locks.length]).toEqual([0, 1]);
  });

  it('xwing1:attack.4 a lent focus token pays for a turret, and is its owner’s', () => {
    const game = table({
      us: [
        ywing(HERE, { upgrades: ['blasterturret'] }),
        ship('esegetuketu', [], { at: [520, 300, 0], tokens: { focus: 2 } }),
      ],
      them: [tie(ahead(120))],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 }).passAll();
    expect([0, 1].map((id) => game.ship(id).tokens.focus)).toEqual([0, 1]);
  });

  it('xwing1:attack.4 a missile is discarded when it fires; with Munitions Failsafe only when it hits', () => {
    const fired = (upgrades: readonly string[], face: string) => {
      const game = table({ us: [xwing(HERE, { upgrades })], them: [ywing(ahead(150))], locks: [[0, 1]] });
      game.rolls(face, 'blank', 'blank', 'blank', 'blank').combat(0).pick({ weapon: 1 }).passAll();
      return [game.ship(0).upgrades[0]!.discarded, game.eventsOf('upgrade-discarded').length];
    };
    expect([fired(['protontorpedoes'], 'blank'), fired(['protontorpedoes'], 'hit')]).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect(fired(['protontorpedoes', 'munitionsfailsafe'], 'blank')).toEqual([false, 0]);
    expect(fired(['protontorpedoes', 'munitionsfailsafe'], 'hit')).toEqual([true, 1]);
  });
});

describe('lines of attack', () => {
  const gr75 = (upgrades: readonly string[]): TestShip => ({
    pilot: 'gr75mediumtransport',
    at: [400, 300, 0],
    upgrades,
  });

  it('xwing1:huge-ships.31 a huge ship in the way obstructs, and with an EM Emitter by three dice', () => {
    const dice = (upgrades: readonly string[]) => {
      const game = table({ us: [xwing([250, 300, 90]), gr75(upgrades)], them: [tie([520, 300, 270])] });
      game.attack(0, 2).passAll();
      expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
      return game.eventsOf('rolled')[1]?.faces.length;
    };
    expect([dice([]), dice(['ememitter'])]).toEqual([5, 7]);
  });

  it('xwing1:huge-ships.31 an EM Emitter beside the line, behind another huge ship, adds no more than one die', () => {
    const game = table({
      us: [xwing([250, 300, 90]), gr75([]), { ...gr75(['ememitter']), at: [400, 700, 0] }],
      them: [tie([520, 300, 270])],
    });
    game.attack(0, 3).passAll();
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(5);
  });

  it('xwing1:golden-rules.2 a Tactical Jammer obstructs attacks of its enemies alone', () => {
    const shuttle: TestShip = { pilot: 'omicrongrouppilot', at: [400, 440, 0], upgrades: ['tacticaljammer'] };
    const obstructed = (us: readonly TestShip[], them: readonly TestShip[], target: number) =>
      table({ us, them }).attack(0, target).passAll().eventsOf('attack')[0]?.obstructed;
    expect(obstructed([xwing(HERE)], [tie(ahead(250)), shuttle], 1)).toBe(true);
    expect(obstructed([xwing(HERE), shuttle], [tie(ahead(250))], 2)).toBe(false);
    expect(obstructed([xwing(HERE)], [shuttle], 1)).toBe(false);
    expect(obstructed([shuttle], [tie([400, 600, 180])], 1)).toBe(false);
  });

  const rock = [{ outline: 'coreasteroid0', at: [400, 420, 0] as At }];
  it('xwing1:golden-rules.2 Dash Rendar’s attacks are never obstructed, and no line is asked for', () => {
    const shot = (us: TestShip) =>
      table({ us: [us], them: [ywing(ahead(250))], obstacles: rock })
        .attack(0, 1)
        .passAll()
        .eventsOf('attack');
    expect(shot(ship('outerrimsmuggler', ['dashrendar']))).toMatchObject([{ obstructed: false }]);
    expect(shot(ship('outerrimsmuggler'))).toMatchObject([{ obstructed: true }]);
  });

  it('xwing1:obstructed.5 the line that is picked is the line of the attack', () => {
    const aside = [{ outline: 'coreasteroid0', at: [430, 420, 0] as At }];
    const along = (obstructed: boolean) => {
      const game = table({ us: [tie([400, 270, 0])], them: [ywing([400, 580, 180])], obstacles: aside });
      game.attack(0, 1);
      expect(game.question).toMatchObject({
        kind: 'measuring-line',
        player: 0,
        because: 'xwing1:obstructed.5',
      });
      game.pick({ obstructed }).passAll();
      return [game.eventsOf('attack')[0]?.obstructed, game.eventsOf('rolled')[1]?.faces.length];
    };
    expect([along(true), along(false)]).toEqual([
      [true, 3],
      [false, 2],
    ]);
  });

  it('xwing1:golden-rules.2 Captain Nym of the Scum: friends are covered by friendly bombs on the line alone', () => {
    const offered = (bomb: At, player: number) => {
      const game = table({
        us: [
          ship('captainnym-scumandvillainy', [], { at: [100, 800, 0] }),
          ship('cartelspacer', [], { at: [400, 400, 225] }),
        ],
        them: [tie([400, 200, 0])],
        bombs: [{ kind: 'seismiccharge', player, at: bomb }],
      })
        .rolls('hit', 'hit', 'blank', 'blank', 'blank')
        .attack(2, 1);
      return game.everOffers({ kind: 'ability' });
    };
    expect([offered([400, 300, 0], 0), offered([400, 300, 0], 1), offered([460, 300, 0], 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

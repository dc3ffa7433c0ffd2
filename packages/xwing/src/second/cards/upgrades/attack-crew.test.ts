import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Astromechs, crew and gunners that act in an attack. */

const US: At = [400, 200, 0];
const AWAY: At = [400, 440, 180];
const carries = (upgrade: string, more: Partial<TestShip> = {}): TestShip =>
  xwing(US, { upgrades: [upgrade], ...more });
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

describe('astromechs', () => {
  it('R5-P8 rerolls a die against a defender ahead, and a crit hurts its ship', () => {
    const rerolls = (face: string) => {
      const game = table({ us: [carries('r5p8')], them: [tie(AWAY)] });
      game.rolls('blank', 'hit', 'hit', face, 'evade', 'evade', 'evade').attack(0, 1);
      return game.takes({ ability: 'upgrade-r5p8.0', dice: [0] }).passAll();
    };
    expect(rerolls('crit').ship(0).shields).toBe(1);
    expect(rerolls('hit').ship(0).shields).toBe(2);
    expect(rerolls('hit').ship(0).upgrades[0]!.charges).toBe(2);
  });

  it('R4-B11 removes an orange or red token of the defender to reroll its dice', () => {
    const shoots = (tokens: object) =>
      table({ us: [carries('r4b11')], them: [tie(AWAY, { tokens })] })
        .rolls('hit', 'hit', 'hit', 'evade', 'evade', 'blank')
        .attack(0, 1);
    const game = shoots({ ion: 1 }).rolls('blank', 'blank').deals('Fuel Leak', 'Fuel Leak', 'Fuel Leak');
    game.takes({ ability: 'upgrade-r4b11.0', dice: [0, 1] }).passAll();
    expect(game.ship(1).tokens.ion).toBe(0);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 3 }]);
    const none = shoots({ focus: 1 });
    expect(none.everOffers({ ability: 'upgrade-r4b11.0' })).toBe(false);
  });
});

describe('crew', () => {
  it('4-LOM names a kind of green token for 2 ion tokens: the defender cannot spend it in this attack', () => {
    const shoots = (use: boolean) => {
      const them = [tie(AWAY, { tokens: { evade: 1, focus: 1 } })];
      const game = table({ us: [carries('4lom')], them });
      game.rolls('hit', 'blank', 'blank', 'focus', 'blank', 'blank').attack(0, 1);
      if (use) game.takes({ use: true }).pick({ token: 'evade' });
      while (game.question && game.question.kind !== 'modify-defense-dice')
        game.answer(game.options.length - 1);
      return game;
    };
    const game = shoots(true);
    expect(game.offers({ kind: 'spend-evade' })).toBe(false);
    expect(game.offers({ kind: 'spend-focus' })).toBe(true);
    expect(game.ship(0).tokens.ion).toBe(2);
    game.passAll();
    const kept = shoots(false);
    expect(kept.offers({ kind: 'spend-evade' })).toBe(true);
    kept.passAll();
  });

  it('Bo-Katan lets friends at range 0-2 remove a red or orange token when the defender was destroyed', () => {
    const shoots = (damage: readonly string[]) => {
      const us = [
        carries('bokatankryze-rebel-scum', { tokens: { stress: 1 } }),
        tie([480, 200, 0], { tokens: { ion: 1 } }),
        tie([850, 100, 0], { tokens: { ion: 1 } }),
      ];
      const them = [tie(AWAY, { damage })];
      const game = table({ us, them })
        .rolls('hit', 'blank', 'blank', ...blanks(3))
        .attack(0, 3);
      return game;
    };
    const game = shoots(['facedown: Fuel Leak', 'facedown: Fuel Leak'])
      .takes({ use: true })
      .takes({ use: true });
    game.passAll();
    expect([0, 1, 2].map((id) => game.ship(id).tokens.stress + game.ship(id).tokens.ion)).toEqual([0, 0, 1]);
    expect(shoots([]).everOffers({ use: true })).toBe(false);
  });

  it('Ghost Company attacks another ship from a turret arc after a primary attack, if focused', () => {
    const falcon = (focus: number): TestShip => ({
      pilot: 'outerrimsmuggler',
      at: US,
      turret: 0,
      tokens: { focus },
      upgrades: ['ghostcompany'],
    });
    const shoots = (focus: number) =>
      table({ us: [falcon(focus)], them: [tie(AWAY), tie([470, 440, 180])] })
        .rolls(...blanks(8))
        .attack(0, 1);
    const game = shoots(1);
    while (game.question && !game.offers({ kind: 'attack' })) game.answer(game.options.length - 1);
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(true);
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(false);
    const dice = game.options.length;
    expect(dice).toBe(2);
    game
      .rolls(...blanks(4))
      .pick({ target: 2 })
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
  });

  it('K2-B4: a friend at range 0-3 adds an evade for a calculate token, unless the attacker takes strain', () => {
    const defends = (calculate: number) => {
      const us = [carries('k2b4'), tie([400, 280, 0], { tokens: { calculate } })];
      return table({ us, them: [tie([400, 440, 180])] })
        .rolls('hit', 'hit', ...blanks(3))
        .attack(2, 1);
    };
    const added = defends(1).deals('Hull Breach').takes({ ability: 'upgrade-k2b4.0' });
    expect(added.question).toMatchObject({ player: 1 });
    added.pick({ use: false });
    expect(added.eventsOf('modified')).toMatchObject([{ how: 'add', dice: 'defense' }]);
    expect(added.passAll().ship(1).tokens.calculate).toBe(0);
    const strained = defends(1).deals('Hull Breach', 'Hull Breach').takes({ ability: 'upgrade-k2b4.0' });
    strained.pick({ use: true }).passAll();
    expect(strained.ship(2).tokens.strain).toBe(1);
    expect(strained.eventsOf('modified')).toEqual([]);
    const none = defends(0).deals('Hull Breach', 'Hull Breach');
    expect(none.everOffers({ ability: 'upgrade-k2b4.0' })).toBe(false);
  });
});

describe('gunners', () => {
  it('Greedo turns a hit to a crit for his charge, and with it active so may who attacks him', () => {
    const shoots = (attacker: 0 | 1, charges: number) =>
      table({ us: [carries(`greedo:${charges}`)], them: [xwing(AWAY)] })
        .rolls('hit', 'blank', 'blank', 'evade', 'blank')
        .attack(attacker, attacker === 0 ? 1 : 0);
    const own = shoots(0, 1).takes({ ability: 'upgrade-greedo.0' });
    own.passAll();
    expect(own.ship(0).upgrades[0]!.charges).toBe(0);
    const theirs = shoots(1, 1);
    expect(theirs.question).toMatchObject({ kind: 'modify-attack-dice', player: 1 });
    theirs.takes({ ability: 'upgrade-greedo.1' }).passAll();
    expect(theirs.eventsOf('modified')).toMatchObject([{ faces: ['crit', 'blank', 'blank'] }]);
    expect(theirs.ship(0).upgrades[0]!.charges).toBe(1);
    expect(shoots(1, 0).everOffers({ ability: 'upgrade-greedo.1' })).toBe(false);
  });

  it('Seventh Fleet Gunner gives a friend’s primary attack in its arc a die for a charge, up to 4', () => {
    const shoots = (enemy: At, charges = 1) => {
      const us = [carries(`seventhfleetgunner:${charges}`), xwing([500, 200, 0])];
      return table({ us, them: [tie(enemy)] })
        .engage(1)
        .pick({ kind: 'attack', target: 2 });
    };
    const dice = (game: ReturnType<typeof shoots>) => game.passAll().eventsOf('rolled')[0]?.faces.length;
    expect(dice(shoots([450, 440, 180]).takes({ use: true }))).toBe(4);
    expect(dice(shoots([450, 300, 180]).takes({ use: true }))).toBe(4);
    expect(shoots([450, 440, 180], 0).everOffers({ use: true })).toBe(false);
    expect(shoots([640, 360, 180]).everOffers({ use: true })).toBe(false);
  });

  it('Gar Saxon removes an orange or red token of the defender for a die more, up to 4', () => {
    const shoots = (tokens: object) =>
      table({ us: [carries('garsaxon-gunner')], them: [tie(AWAY, { tokens })] }).attack(0, 1);
    const game = shoots({ stress: 1 }).takes({ use: true }).passAll();
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
    expect(game.ship(1).tokens.stress).toBe(0);
    expect(shoots({ focus: 1 }).everOffers({ use: true })).toBe(false);
  });

  it('Ezra Bridger attacks from another turret arc for a Force, with a reroll while stressed', () => {
    const shoots = (stress: number) => {
      const us: TestShip = {
        pilot: 'outerrimsmuggler',
        at: US,
        turret: 0,
        tokens: { stress },
        upgrades: ['ezrabridger'],
      };
      const game = table({ us: [us], them: [tie(AWAY), tie([400, 20, 0])], set: { '/ships/0/force': 1 } });
      return game.engage(0).pick({ kind: 'attack', target: 1, arc: 'front' });
    };
    const game = shoots(1).takes({ use: true }).takes({ kind: 'attack', arc: 'rear' });
    expect(game.takes({ ability: 'upgrade-ezrabridger.1' }).passAll().eventsOf('attack')).toHaveLength(2);
    expect(game.ship(0).force).toBe(0);
    const calm = shoots(0).takes({ use: true }).takes({ kind: 'attack', arc: 'rear' });
    expect(calm.everOffers({ ability: 'upgrade-ezrabridger.1' })).toBe(false);
    const plain = shoots(1);
    plain.passAll();
    expect(plain.eventsOf('attack')).toHaveLength(1);
  });
});

describe('Force powers and torpedoes', () => {
  it('Predictive Shot: a defender in the bullseye arc rolls no more dice than there are hits and crits', () => {
    const dice = (x: number, use: boolean) => {
      const us = { pilot: 'lukeskywalker', at: US, upgrades: ['predictiveshot'] };
      const game = table({ us: [us], them: [tie([x, 440, 180])] })
        .rolls('hit', 'blank', 'blank')
        .attack(0, 1);
      if (use) game.takes({ use: true });
      return game
        .passAll()
        .eventsOf('rolled')
        .find((roll) => roll.dice === 'defense')?.faces.length;
    };
    expect(dice(400, true)).toBe(1);
    expect(dice(400, false)).toBe(3);
    expect(() => dice(460, true)).toThrow();
  });

  it('Homing Torpedoes: the defender may suffer a crit, and the attack hits without dice', () => {
    const fires = () =>
      table({ us: [carries('homingtorpedoes')], them: [xwing([400, 380, 180])], locks: [[0, 1]] })
        .engage(0)
        .pick({ kind: 'attack', weapon: 1 });
    const game = fires();
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 1 });
    game.pick({ use: true }).passAll();
    expect(game.eventsOf('rolled')).toEqual([]);
    expect(game.eventsOf('attack-hits')).toHaveLength(1);
    expect(game.ship(1).shields).toBe(1);
    const rolled = fires()
      .rolls(...blanks(6))
      .pick({ use: false })
      .passAll();
    expect(rolled.eventsOf('rolled')).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const pool = (game: TestGame, dice: string) =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;

describe('Republic and Resistance pilots', () => {
  it('Anakin Skywalker and Obi-Wan Kenobi of the Siege help each other and themselves out of a crowd', () => {
    const pairs = [
      ['anakinskywalker-siegeofcoruscant', 'obiwankenobi-siegeofcoruscant', 'barrel-roll'],
      ['obiwankenobi-siegeofcoruscant', 'anakinskywalker-siegeofcoruscant', 'boost'],
    ] as const;
    for (const [helper, flier, action] of pairs) {
      const flown = (enemies: readonly At[]) =>
        table({
          us: [pilot(flier, { upgrades: [] }), pilot(helper, { at: [400, 200, 0], upgrades: [] })],
          them: enemies.map((at) => tie(at)),
        }).fly(0, '2 straight');
      const crowd = flown([[480, 560, 180]]);
      expect(crowd.question).toMatchObject({ kind: 'order-abilities' });
      const alone = flown([[100, 100, 180]]);
      expect(alone.question).toMatchObject({ kind: 'action', ship: 0 });
      alone.passAll();
      const own = table({ us: [pilot(helper, { upgrades: [] })], them: [tie([480, 560, 180])] }).fly(
        0,
        '2 straight',
      );
      own.pick({ action });
      while (own.ship(0).performed.length === 0) own.answer(0);
      expect([own.ship(0).force, own.ship(0).performed]).toEqual([2, [action]]);
      own.passAll();
      crowd.passAll();
    }
  });

  it('“Axe” lets a friend at his side that was born for this lock the defender', () => {
    const axe = pilot('axe-siegeofcoruscant', { upgrades: [] });
    const shot = (friend: string, at: At) =>
      table({ us: [axe, { pilot: friend, at, upgrades: [] }], them: [tie(ahead(150))] })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank')
        .attack(0, 2);
    const game = shot('kickback-siegeofcoruscant', [520, 400, 0]).pick({ target: 1 });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    expect(shot('oddball', [520, 400, 0]).question).toBeUndefined();
    expect(shot('kickback-siegeofcoruscant', [400, 300, 0]).question).toBeUndefined();
  });

  it('“Contrail” blanks a focus of a ship that revealed the same bearing', () => {
    const contrail = pilot('contrail-siegeofcoruscant', { upgrades: [] });
    const shot = (theirs: number) =>
      table({
        us: [contrail],
        them: [tie(ahead(150))],
        set: {
          '/ships/0/dial': 6,
          '/ships/0/revealed': true,
          '/ships/1/dial': theirs,
          '/ships/1/revealed': true,
        },
      });
    const dial = shot(0).ship(0);
    expect(dial.revealed).toBe(true);
    const offered = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((entry) => {
      const game = shot(entry).rolls('focus', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
      const asked = game.question?.player === 0 && game.offers({ kind: 'ability' });
      if (asked) {
        game.pick({ kind: 'ability' });
        expect(game.eventsOf('modified')).toMatchObject([{ ship: 1, faces: ['blank', 'blank'] }]);
      }
      game.passAll();
      return asked;
    });
    expect(offered).toContain(true);
    expect(offered).toContain(false);
  });

  it('“Jag” locks whom a friend at his side attacks, unless he is strained', () => {
    const shot = (strain: number) =>
      table({
        us: [pilot('jag-siegeofcoruscant', { upgrades: [], tokens: { strain } }), xwing([520, 400, 0])],
        them: [tie([520, 600, 180])],
      })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .attack(1, 2);
    const game = shot(0).pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
    expect(shot(1).question).toBeUndefined();
  });

  it('“Kickback” locks after a barrel roll, red, or white for a strain', () => {
    const rolled = () => {
      const game = table({
        us: [pilot('kickback-siegeofcoruscant', { upgrades: [] })],
        them: [tie(ahead(150))],
      })
        .act(0)
        .pick({ action: 'barrel-roll' });
      while (game.question && game.question.kind !== 'order-abilities' && game.question.kind !== 'action')
        game.answer(0);
      return game;
    };
    const colours = [0, 1].map((first) => {
      const game = rolled();
      game.answer(first);
      while (game.question) {
        const lock = { action: 'lock' };
        if (game.offers(lock)) game.pick(lock);
        else if (game.question.kind === 'lock-target') game.answer(0);
        else game.answer(game.options.length - 1);
      }
      expect(game.state.locks).toHaveLength(1);
      return [game.ship(0).tokens.stress, game.ship(0).tokens.strain];
    });
    expect(colours).toContainEqual([1, 0]);
    expect(colours).toContainEqual([0, 1]);
  });

  it('“Klick” takes range bonuses from a fight of a ship that he has locked', () => {
    const klick = pilot('klick-siegeofcoruscant', { upgrades: [] });
    const near = { us: [klick, xwing([520, 400, 0])], them: [tie([520, 490, 180])] };
    const game = table({ ...near, locks: [[0, 2]] })
      .attack(2, 1)
      .pick({ use: true })
      .passAll();
    expect([pool(game, 'attack'), game.ship(0).charges]).toEqual([2, 0]);
    expect(pool(table(near).attack(2, 1).passAll(), 'attack')).toBe(3);
    const far = table({ us: [klick, xwing([520, 400, 0])], them: [tie([520, 690, 180])], locks: [[0, 2]] });
    expect(pool(far.attack(1, 2).pick({ use: true }).passAll(), 'defense')).toBe(3);
  });

  it('xwing2:errata-ship-cards.21 “Odd Ball” locks an enemy in his bullseye arc after a red maneuver that he fully executed', () => {
    for (const name of [
      'oddball',
      'oddball-arc170starfighter',
      'oddball-btlbywing',
      'oddball-nimbusclassvwing',
    ]) {
      const red = {
        oddball: '3 koiogran',
        'oddball-arc170starfighter': '4 straight',
        'oddball-btlbywing': '4 straight',
        'oddball-nimbusclassvwing': '4 koiogran',
      }[name]!;
      const away: At = red.endsWith('koiogran') ? [400, 300, 0] : [400, 850, 180];
      const game = table({ us: [pilot(name)], them: [tie(away)] }).fly(0, red);
      if (game.offers({ use: true })) game.pick({ use: true });
      if (game.offers({ kind: 'ship', id: 1 })) game.pick({ kind: 'ship', id: 1 });
      expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
      game.passAll();
      const blocked: At = red.endsWith('koiogran')
        ? [400, name === 'oddball' ? 530 : 570, 180]
        : [400, 600, 180];
      const bumped = table({ us: [pilot(name)], them: [tie(blocked), tie(away)] })
        .fly(0, red)
        .passAll();
      expect([bumped.ship(0).flown.fully, bumped.state.locks]).toEqual([false, []]);
    }
    const sides = [tie([320, 700, 180]), tie([480, 700, 180])];
    const roll = table({ us: [pilot('oddball-btlbywing')], them: sides })
      .act(0)
      .pick({ action: 'barrel-roll' });
    while (roll.question) roll.answer(0);
    expect(roll.state.locks).toMatchObject([{ by: 0 }]);
  });

  it('“Odd Ball” of the Siege lets a friend lock an enemy at range 0-1 of him', () => {
    const game = table({
      us: [pilot('oddball-siegeofcoruscant', { upgrades: [] }), xwing([400, 300, 0])],
      them: [tie([480, 620, 180]), tie([480, 850, 180])],
    }).fly(0, '4 straight');
    game.pick({ target: 1 });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    game.passAll();
  });

  it('Saesee Tiin resets a friend’s dial to a maneuver as fast and as hard', () => {
    for (const name of ['saeseetiin', 'saeseetiin-delta7baethersprite']) {
      const game = table({ us: [pilot(name), xwing([520, 400, 0])] })
        .fly(1, '2 straight')
        .pick({ use: true });
      expect(game.question).toMatchObject({ player: 0, ship: 1 });
      const count = game.options.length;
      game.answer(0);
      expect([count, game.ship(0).force, game.ship(1).flown.speed, game.ship(1).flown.bearing]).toEqual([
        2,
        1,
        2,
        'bank',
      ]);
      game.passAll();
      const far = table({ us: [pilot(name), xwing([800, 400, 0])] })
        .fly(1, '2 straight')
        .passAll();
      expect(far.eventsOf('ability')).toEqual([]);
    }
  });

  it('“Wolffe” rerolls ahead for his charge and recovers it for a die behind', () => {
    const front = table({
      us: [pilot('wolffe-siegeofcoruscant', { upgrades: [] })],
      them: [tie(ahead(150, 30))],
    });
    front.rolls('blank', 'blank', 'blank').attack(0, 1);
    front
      .rolls('hit', 'blank', 'blank', 'blank')
      .pick({ kind: 'ability', dice: [0] })
      .passAll();
    expect(front.ship(0).charges).toBe(0);
    const behind = (charges: number) =>
      table({
        us: [pilot('wolffe-siegeofcoruscant', { upgrades: [], charges })],
        them: [tie([400, 200, 0])],
      }).attack(0, 1);
    const more = behind(0).pick({ use: true }).passAll();
    expect([pool(more, 'attack'), more.ship(0).charges]).toEqual([3, 1]);
    const full = behind(1).passAll();
    expect([pool(full, 'attack'), full.eventsOf('ability')]).toEqual([2, []]);
  });

  it('Cova Nell rolls one die more after a red maneuver', () => {
    const dice = (maneuver: string) => {
      const game = table({ us: [pilot('covanell')], them: [tie([400, 800, 180])] })
        .fly(0, maneuver)
        .passAll();
      return [pool(game.attack(0, 1).passAll(), 'attack'), pool(game.attack(1, 0).passAll(), 'defense')];
    };
    const [red, white] = [dice('4 straight'), dice('3 straight')];
    expect(red).toEqual([3, 2]);
    expect(white).toEqual([2, 1]);
  });

  it('Chewbacca acts and attacks when a friend is destroyed', () => {
    const game = table({
      us: [
        pilot('chewbacca-scavengedyt1300', { turret: 0 }),
        tie([520, 450, 0], { damage: ['facedown: Stunned Pilot', 'facedown: Stunned Pilot'] }),
      ],
      them: [tie([520, 600, 180])],
    });
    game
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(2, 1)
      .pick({ use: true })
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(true);
    game.passAll();
  });

  it('Chewbacca acts and attacks when he is destroyed himself, before he is removed', () => {
    const damage = ['Stunned Pilot', 'Wounded Pilot', 'Console Fire', 'Hull Breach'].flatMap((card) => [
      `facedown: ${card}`,
      `facedown: ${card}`,
    ]);
    const game = table({
      us: [pilot('chewbacca-scavengedyt1300', { turret: 0, damage: damage.slice(1), shields: 0 })],
      them: [tie([400, 560, 180])],
    });
    game.rolls('hit', 'hit', 'blank', 'blank').attack(1, 0).pick({ use: true }).pick({ action: 'focus' });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    game.passAll();
  });

  it('Nien Nunb removes the stress that he gains facing an enemy at range 0-1', () => {
    const red = (at: At) => table({ us: [pilot('niennunb')], them: [tie(at)] }).fly(0, '4 koiogran');
    const near = red([400, 500, 180]).pick({ use: true });
    expect(near.ship(0).tokens.stress).toBe(0);
    near.passAll();
    const far = red([400, 200, 0]).passAll();
    expect(far.ship(0).tokens.stress).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type At,
  awing,
  decimator,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const us: At = [400, 400, 0];
const flies = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
/** At attack range 2, with no defense dice of its own. */
const target = decimator([400, 660, 180]);
/** At attack range 2, with three defense dice. */
const foe = tie([400, 640, 180]);
const near = tie([400, 500, 180]);

/** How many dice were rolled first of a kind. */
const rolled = (game: TestGame, dice: 'attack' | 'defense'): number =>
  game.eventsOf('rolled').find((one) => one.dice === dice)!.faces.length;
const uses = (game: TestGame): TestGame => game.pick({ use: true }).passAll();
const ability = { kind: 'ability', ship: 0 };

describe('more and fewer dice', () => {
  const always: readonly [string, TestShip[], TestShip[], 'attack' | 'defense', number][] = [
    ['wedgeantilles', [flies('wedgeantilles')], [foe], 'defense', 2],
    ['wedgeantilles-rz1awing', [flies('wedgeantilles-rz1awing')], [foe], 'defense', 2],
    [
      'wedgeantilles-battleofyavin with a friend in the arc',
      [flies('wedgeantilles-battleofyavin'), xwing([460, 400, 0])],
      [foe],
      'defense',
      2,
    ],
    ['wedgeantilles-battleofyavin alone', [flies('wedgeantilles-battleofyavin')], [foe], 'defense', 3],
  ];
  it.each(always)('%s', (_, own, them, dice, count) => {
    const game = table({ us: own, them });
    expect(rolled(game.attack(0, own.length).passAll(), dice)).toBe(count);
  });

  it('Adon Fox while stressed', () => {
    const game = (stress: number) =>
      table({ us: [flies('adonfox-battleoverendor', { tokens: { stress } })], them: [foe] });
    expect(rolled(game(1).attack(1, 0).passAll(), 'defense')).toBe(2);
    expect(rolled(game(0).attack(1, 0).passAll(), 'defense')).toBe(1);
  });

  it('Dex Tiree with a friend near', () => {
    const game = (friend: At) =>
      table({ us: [flies('dextiree-battleofyavin'), xwing(friend)], them: [foe] }).attack(2, 0);
    expect(rolled(uses(game([460, 400, 0])), 'defense')).toBe(2);
    expect(game([700, 400, 0]).question?.kind).not.toBe('use-ability');
  });

  it('Wullffwarro while damaged, with his primary weapon', () => {
    const game = (damage: readonly string[]) =>
      table({ us: [flies('wullffwarro', { damage })], them: [target] }).attack(0, 1);
    expect(rolled(uses(game(['facedown: Fuel Leak'])), 'attack')).toBe(4);
    const whole = game([]);
    expect(rolled(whole.passAll(), 'attack')).toBe(3);
  });

  it('Lieutenant Blount when a friend is near the defender', () => {
    const game = (friend: At) =>
      table({ us: [flies('lieutenantblount'), xwing(friend)], them: [target] }).attack(0, 2);
    expect(rolled(uses(game([500, 660, 0])), 'attack')).toBe(3);
    expect(rolled(game([400, 100, 0]).passAll(), 'attack')).toBe(2);
  });

  it('Jan Ors strains herself for a friend in her arc', () => {
    const game = (tokens: TestShip['tokens']) =>
      table({ us: [flies('janors', { tokens: tokens ?? {} }), xwing([400, 470, 0])], them: [target] });
    const used = uses(game({}).attack(1, 2));
    expect(rolled(used, 'attack')).toBe(4);
    expect(used.ship(0).tokens.stress).toBe(1);
    expect(game({ stress: 1 }).attack(1, 2).question?.kind).not.toBe('use-ability');
  });

  it('Alexsandr Kallus against an attacker that modified its dice', () => {
    const game = (focus: number) =>
      table({ us: [flies('alexsandrkallus')], them: [tie([400, 660, 180], { tokens: { focus } })] })
        .rolls('focus', 'blank')
        .attack(1, 0);
    const used = game(1).pick({ kind: 'spend-focus' });
    expect(used.question?.kind).toBe('use-ability');
    expect(rolled(uses(used), 'defense')).toBe(1);
    expect(game(0).question?.kind).not.toBe('use-ability');
  });

  it('Kanan Jarrus takes a die for a Force', () => {
    const game = table({ us: [flies('kananjarrus'), xwing([400, 520, 0])], them: [tie([400, 700, 180])] });
    uses(game.attack(2, 1));
    expect(rolled(game, 'attack')).toBe(1);
    expect(game.ship(0).force).toBe(1);
  });

  it('Evaan Verlaine spends a focus for a friend until the end of the round', () => {
    const game = table({
      us: [flies('evaanverlaine', { tokens: { focus: 1 } }), xwing([460, 400, 0])],
      them: [tie([430, 620, 180])],
    });
    game.run({ kind: 'window', ...moment('start-of-engagement') }).pick({ target: 1 });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(rolled(game.attack(2, 1).passAll(), 'defense')).toBe(3);
    expect(rolled(game.attack(2, 0).passAll(), 'defense')).toBe(1);
  });

  it('Lowhhrick gives a friend an evade for a reinforce', () => {
    const game = table({
      us: [flies('lowhhrick', { tokens: { 'reinforce-fore': 1 } }), xwing([480, 400, 0])],
      them: [tie([480, 640, 180])],
    });
    game.attack(2, 1).pick({ use: true });
    expect(game.ship(0).tokens['reinforce-fore']).toBe(0);
    expect(game.ship(1).tokens.evade).toBe(1);
    game.passAll();
  });
});

describe('results they change', () => {
  /** The pilot attacks, with these results; whether one of its abilities is offered. */
  const attacks = (
    own: TestShip[],
    faces: readonly string[],
    locks: readonly (readonly [number, number])[] = [],
  ) =>
    table({ us: own, them: [target], locks })
      .rolls(...faces)
      .attack(0, own.length);
  /** The pilot defends against a shot that hits. */
  const defends = (own: TestShip, dice: readonly string[], by = foe) =>
    table({ us: [own], them: [by] })
      .rolls('hit', 'hit', ...(by === near ? ['hit'] : []), ...dice)
      .attack(1, 0);

  it.each([
    'ezrabridger',
    'ezrabridger-sheathipedeclassshuttle',
    'ezrabridger-tielnfighter',
    'ezrabridger-gauntletfighter',
  ])('%s turns two focus for a Force while stressed', (pilot) => {
    const game = (stress: number) => {
      const game = table({ us: [flies(pilot, { tokens: { stress } })], them: [target] });
      const count = rolled(
        table({ us: [flies(pilot)], them: [target] })
          .attack(0, 1)
          .passAll(),
        'attack',
      );
      return game.rolls(...Array.from({ length: count }, () => 'focus')).attack(0, 1);
    };
    expect(game(0).offers(ability)).toBe(false);
    const used = game(1);
    used.pick({ ...ability, dice: [0, 1] });
    expect(used.eventsOf('modified').at(-1)?.faces.slice(0, 2)).toEqual(['hit', 'hit']);
    expect(used.ship(0).force).toBe(0);
    used.passAll();
  });

  it.each(['sharabey', 'sharabey-rz1awing', 'sharabey-swz106'])('%s spends a lock for a focus', (pilot) => {
    const faces = pilot === 'sharabey' ? ['hit', 'hit', 'hit'] : ['hit', 'hit'];
    const game = attacks([flies(pilot)], faces, [[0, 1]]).pick(ability);
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual([...faces, 'focus']);
    expect(game.state.locks).toEqual([]);
    game.passAll();
    expect(attacks([flies(pilot)], faces).offers(ability)).toBe(false);
  });

  it.each(['hortonsalm', 'hortonsalm-swz106'])('%s rerolls as many dice as friends are near', (pilot) => {
    const friends = [xwing([330, 640, 0]), xwing([490, 640, 0])];
    const game = attacks([flies(pilot), ...friends], ['blank', 'blank']).rolls('hit', 'crit');
    game.pick({ ...ability, dice: [0, 1] });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'crit']);
    game.passAll();
    expect(attacks([flies(pilot)], ['blank', 'blank']).offers(ability)).toBe(false);
  });

  it('Braylen Stramm rerolls up to two while stressed', () => {
    const game = (stress: number) =>
      attacks([flies('braylenstramm', { tokens: { stress } })], ['blank', 'blank', 'hit']);
    expect(game(1).offers({ ...ability, dice: [0, 1] })).toBe(true);
    expect(game(0).offers(ability)).toBe(false);
  });

  it('Ten Numb spends a stress for all focus', () => {
    const game = attacks([flies('tennumb', { tokens: { stress: 1 } })], ['focus', 'focus', 'blank']).pick(
      ability,
    );
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'blank']);
    expect(game.ship(0).tokens.stress).toBe(0);
    game.passAll();
  });

  it('Gavin Darklighter crits for every friend', () => {
    const game = table({ us: [flies('gavindarklighter'), xwing([460, 400, 0])], them: [target] });
    game.rolls('hit', 'blank', 'blank').attack(1, 2).pick(ability);
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'blank', 'blank']);
    game.passAll();
  });

  it('Clan Wren Volunteer with a friend of the same speed', () => {
    const game = (speed: string) => {
      const game = table({
        us: [flies('clanwrenvolunteer'), xwing([560, 400, 0])],
        them: [decimator([400, 500, 180])],
      });
      game.fly(0, '2 straight').passAll();
      game.fly(1, speed).passAll();
      Object.assign(game.ship(0), { x: 400, y: 400 });
      Object.assign(game.ship(1), { x: 540, y: 400 });
      game.state.contacts = [];
      return game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 2);
    };
    expect(game('2 straight').offers(ability)).toBe(true);
    expect(game('1 straight').offers(ability)).toBe(false);
  });

  it('“Pops” Krail of Yavin rerolls up to two through his turret, not through his front arc', () => {
    const through = (weapon: number) => {
      const game = table({
        us: [flies('popskrail-battleofyavin', { turret: 1, upgrades: ['ioncannonturret'] })],
        them: [decimator([660, 400, 270])],
      });
      const ahead = table({
        us: [flies('popskrail-battleofyavin', { turret: 1, upgrades: ['ioncannonturret'] })],
        them: [target],
      });
      return weapon === 0
        ? ahead.rolls('blank', 'blank').attack(0, 1)
        : game.rolls('blank', 'blank', 'blank').attack(0, 1);
    };
    expect(through(1).offers({ ...ability, dice: [0, 1] })).toBe(true);
    expect(through(0).offers(ability)).toBe(false);
  });

  it('Yendor strains himself for a blank', () => {
    const game = attacks([flies('yendor-battleoverendor')], ['blank', 'hit', 'hit'])
      .rolls('crit')
      .pick(ability);
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'hit', 'hit']);
    expect(game.ship(0).tokens.strain).toBe(1);
    game.passAll();
    expect(attacks([flies('yendor-battleoverendor')], ['focus', 'hit', 'hit']).offers(ability)).toBe(false);
  });

  it('Arvel Crynyd of Endor strains himself for a focus, Gemmer Sojan for two blanks', () => {
    const arvel = defends(flies('arvelcrynyd-battleoverendor'), ['focus', 'blank', 'blank']).pick(ability);
    expect(arvel.eventsOf('modified').at(-1)?.faces).toEqual(['evade', 'blank', 'blank']);
    expect(arvel.passAll().ship(0).tokens.strain).toBe(1);
    const gemmer = defends(flies('gemmersojan-battleoverendor'), ['evade', 'blank', 'blank']);
    gemmer.pick({ ...ability, dice: [1, 2] });
    expect(gemmer.eventsOf('modified').at(-1)?.faces).toEqual(['evade', 'focus', 'focus']);
    expect(gemmer.passAll().ship(0).tokens.strain).toBe(1);
  });

  it('Sabine Wren changes a result at attack range 1 in the front arc of the enemy', () => {
    const close = defends(flies('sabinewren-rz1awing'), ['blank', 'blank', 'blank'], near);
    expect(close.offers(ability)).toBe(true);
    close.pick({ ...ability, dice: [0] });
    expect(close.eventsOf('modified').at(-1)?.faces).toEqual(['evade', 'blank', 'blank']);
    close.passAll();
    expect(defends(flies('sabinewren-rz1awing'), ['blank', 'blank', 'blank']).offers(ability)).toBe(false);
    const attack = table({ us: [flies('sabinewren-rz1awing')], them: [tie([400, 500, 0])] });
    // The enemy looks away.
    expect(attack.rolls('blank', 'blank', 'blank').attack(0, 1).offers(ability)).toBe(false);
  });

  it.each(['zeborrelios', 'zeborrelios-sheathipedeclassshuttle', 'zeborrelios-tielnfighter'])(
    '%s: crits are neutralized first',
    (pilot) => {
      const game = table({ us: [flies(pilot, { at: [400, 400, 90] })], them: [foe] });
      const count = rolled(game.attack(1, 0).passAll(), 'defense');
      const again = table({ us: [flies(pilot, { at: [400, 400, 90] })], them: [foe] });
      again.rolls('hit', 'crit', 'evade', ...Array.from({ length: count - 1 }, () => 'blank')).attack(1, 0);
      again.passAll();
      expect(again.eventsOf('neutralized')[0]).toMatchObject({ hits: 1, crits: 0 });
    },
  );

  it('Saw Gerrera: a damaged friend rerolls a die', () => {
    const game = (damage: readonly string[]) =>
      table({ us: [flies('sawgerrera'), awing([480, 400, 0], { damage })], them: [target] })
        .rolls('blank', 'hit')
        .attack(1, 2);
    expect(game(['facedown: Fuel Leak']).offers(ability)).toBe(true);
    expect(game([]).offers(ability)).toBe(false);
  });

  it('Biggs Darklighter suffers a hit for a friend in the attack arc', () => {
    const game = (at: At) =>
      table({ us: [flies('biggsdarklighter', { at }), xwing([400, 470, 0])], them: [tie([400, 700, 180])] })
        .rolls('hit', 'crit', 'blank', 'blank')
        .attack(2, 1);
    const used = game(us);
    used.pick({ use: true }).pick({ face: 'crit' });
    expect(used.ship(0).shields).toBe(1);
    expect(used.eventsOf('neutralized')[0]).toMatchObject({ hits: 1, crits: 0 });
    expect(game([700, 470, 0]).question).toBeUndefined();
  });
});

const moment = (window: 'start-of-engagement') => ({
  window,
  ship: -1,
  other: -1,
  side: -1,
  what: '',
  colour: '',
  count: 0,
  granted: false,
  link: false,
  bonus: false,
});

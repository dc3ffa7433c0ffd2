import { describe, expect, it } from 'vitest';
import { type At, firespray, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, more: Partial<TestShip> = {}, at: At = [400, 300, 0]): TestShip => ({
  pilot: name,
  at,
  ...more,
});
/** A TIE fighter facing down at range 1 or 2 ahead. */
const near = (more: Partial<TestShip> = {}) => tie([400, 420, 180], more);
const ahead = (more: Partial<TestShip> = {}) => tie([400, 490, 180], more);
const behind = (more: Partial<TestShip> = {}) => tie([400, 110, 0], more);

/** Numbers of attack and defense dice when the first of us attacks the first of them, and all else is passed on. */
function dice(
  us: readonly TestShip[],
  them: readonly TestShip[],
  wanted: readonly [number, number],
  more = {},
) {
  const game = table({ us, them, ...more })
    .rolls(...new Array<string>(wanted[0] + wanted[1]).fill('blank'))
    .attack(0, us.length)
    .passAll();
  expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual(wanted);
}

describe('one more attack die', () => {
  it('Eaden Vrill against stressed ships', () => {
    dice([pilot('eadenvrill')], [ahead({ tokens: { stress: 1 } })], [3, 3]);
    dice([pilot('eadenvrill')], [ahead()], [2, 3]);
  });

  it('Kath Scarlet of the scum through her auxiliary arc', () => {
    dice([pilot('kathscarlet-scumandvillainy')], [behind()], [4, 3]);
    dice([pilot('kathscarlet-scumandvillainy')], [tie([400, 510, 180])], [3, 3]);
  });

  it('N’dru Suhlak without a friend at range 1-2', () => {
    dice([pilot('ndrusuhlak')], [ahead()], [3, 3]);
    dice([pilot('ndrusuhlak'), ywing([550, 300, 0])], [ahead()], [2, 3]);
  });

  it('Kavil with a turret out of his firing arc', () => {
    const kavil = pilot('kavil', { upgrades: ['blasterturret'], tokens: { focus: 1 } });
    const game = (target: TestShip, attack: number) => {
      const fought = table({ us: [kavil], them: [target] })
        .rolls(...new Array<string>(attack + 3).fill('blank'))
        .combat(0)
        .pick({ kind: 'attack', weapon: 1 });
      expect(fought.eventsOf('rolled')[0]?.faces).toHaveLength(attack);
    };
    game(behind(), 4);
    game(ahead(), 3);
  });

  it('“Scourge” against damaged ships', () => {
    dice([pilot('scourge')], [ahead({ damage: ['facedown: direct-hit'] })], [3, 3]);
    dice([pilot('scourge')], [ahead()], [2, 3]);
  });

  it('“Pure Sabacc” with one damage card at most', () => {
    const hurt = (...damage: string[]) => pilot('puresabacc', { damage });
    dice([hurt('facedown: direct-hit')], [ahead()], [4, 3]);
    dice([hurt('facedown: direct-hit', 'facedown: direct-hit')], [ahead()], [3, 3]);
  });

  it('Wullffwarro without shields and with a damage card', () => {
    const worn = (shields: number) => pilot('wullffwarro', { shields, damage: ['facedown: direct-hit'] });
    dice([worn(0)], [ahead()], [4, 3]);
    dice([worn(1)], [ahead()], [3, 3]);
  });

  it('“Zeta Leader” for a stress token', () => {
    const attack = (stress: number) =>
      table({ us: [pilot('zetaleader', { tokens: { stress } })], them: [ahead()] });
    const game = attack(0).attack(0, 1);
    game.rolls(...new Array<string>(6).fill('blank')).pick({ use: true });
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(3);
    expect(game.ship(0).tokens.stress).toBe(1);
    dice([pilot('zetaleader', { tokens: { stress: 1 } })], [ahead()], [2, 3]);
  });

  it('Fenn Rau at range 1, in attack and defense', () => {
    const game = table({ us: [pilot('fennrau-protectoratestarfighter')], them: [near()] }).attack(0, 1);
    game.rolls(...new Array<string>(8).fill('blank')).pick({ use: true });
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(5);
    const shot = table({ us: [near()], them: [pilot('fennrau-protectoratestarfighter')] })
      .rolls('blank', 'blank', 'blank')
      .attack(0, 1);
    shot.rolls('blank', 'blank', 'blank', 'blank').pick({ use: true });
    expect(shot.eventsOf('rolled')[1]?.faces).toHaveLength(4);
    dice([pilot('fennrau-protectoratestarfighter')], [ahead()], [3, 3]);
  });

  it('Miranda Doni for a shield, or one fewer for a shield, once in a round', () => {
    const attack = (shields: number) =>
      table({ us: [pilot('mirandadoni', { shields })], them: [ahead()] })
        .attack(0, 1)
        .pick({ use: true });
    const more = attack(3)
      .rolls(...new Array<string>(6).fill('blank'))
      .pick({ effect: 0 });
    expect(more.eventsOf('rolled')[0]?.faces).toHaveLength(3);
    expect(more.ship(0).shields).toBe(2);
    expect(more.ship(0).used).toEqual(['round mirandadoni#0']);
    const fewer = attack(3)
      .rolls(...new Array<string>(4).fill('blank'))
      .pick({ effect: 1 });
    expect(fewer.eventsOf('rolled')[0]?.faces).toHaveLength(1);
    expect(fewer.ship(0).shields).toBe(4);
    const again = more.rolls(...new Array<string>(5).fill('blank')).run({ kind: 'attack', ship: 0 });
    again.pick({ kind: 'attack' });
    expect(again.eventsOf('rolled')[0]?.faces).toHaveLength(2);
  });
});

describe('other numbers of dice', () => {
  it('Graz the Hunter rolls one more against an attacker in his arc', () => {
    dice([xwing([400, 300, 0])], [pilot('grazthehunter', {}, [400, 490, 180])], [3, 3]);
    dice([xwing([400, 300, 0])], [pilot('grazthehunter', {}, [400, 490, 0])], [3, 2]);
  });

  it('Gemmer Sojan has 1 more agility with an enemy at range 1', () => {
    dice([xwing([400, 300, 0])], [pilot('gemmersojan', {}, [400, 420, 180])], [4, 4]);
    dice([xwing([400, 300, 0])], [pilot('gemmersojan', {}, [400, 490, 180])], [3, 3]);
  });

  it('“Blackout” takes two dice from a defender whose attack is obstructed', () => {
    const rock = { obstacles: [{ outline: 'coreasteroid0', at: [400, 395, 0] as At }] };
    dice([pilot('testpilotblackout')], [tie([400, 500, 180])], [3, 2], rock);
    dice([pilot('testpilotblackout')], [tie([400, 500, 180])], [3, 3]);
  });

  it('Zertik Strom takes the die for range 1 from enemies there', () => {
    dice([near()], [pilot('zertikstrom')], [2, 3]);
    dice([near()], [pilot('tempestsquadronpilot')], [3, 3]);
  });

  it('Kanan Jarrus takes a die from an attacker for a focus token', () => {
    const game = (at: At) =>
      table({
        us: [xwing(at)],
        them: [pilot('kananjarrus', { tokens: { focus: 1 } }, [400, 560, 180]), ahead()],
      });
    const close = game([400, 300, 0]).attack(0, 2);
    close.rolls(...new Array<string>(5).fill('blank')).pick({ use: true });
    expect(close.eventsOf('rolled')[0]?.faces).toHaveLength(2);
    expect(close.ship(1).tokens.focus).toBe(0);
    const far = game([400, 200, 0])
      .rolls(...new Array<string>(7).fill('blank'))
      .attack(0, 2);
    expect(far.eventsOf('rolled')[0]?.faces).toHaveLength(3);
  });
});

describe('where weapons reach', () => {
  const offers = (
    ship: TestShip,
    target: TestShip,
    weapon: number,
    locks: readonly [number, number][] = [],
  ) => {
    const game = table({ us: [ship], them: [target, tie([80, 80, 0])], locks }).combat(0);
    const offered = game.offers({ weapon, target: 1 });
    game.passAll();
    return offered;
  };

  it('Major Rhymer fires missiles 1 range farther or nearer', () => {
    const armed = (name: string) => pilot(name, { upgrades: ['concussionmissiles'] });
    expect(offers(armed('majorrhymer'), near(), 1, [[0, 1]])).toBe(true);
    expect(offers(armed('scimitarsquadronpilot'), near(), 1, [[0, 1]])).toBe(false);
  });

  it('Nera Dantels fires torpedoes in any direction', () => {
    const armed = (name: string) => pilot(name, { upgrades: ['protontorpedoes'] });
    expect(offers(armed('neradantels'), behind(), 1, [[0, 1]])).toBe(true);
    expect(offers(armed('neradantels'), behind(), 0)).toBe(false);
    expect(offers(armed('bluesquadronpilot'), behind(), 1, [[0, 1]])).toBe(false);
  });

  it('Moralo Eval fires cannons through his auxiliary arc', () => {
    const armed = (name: string) => pilot(name, { upgrades: ['heavylasercannon'] });
    const beside = tie([640, 320, 270]);
    expect(offers(armed('moraloeval'), beside, 1)).toBe(true);
    expect(offers(armed('trandoshanslaver'), beside, 1)).toBe(false);
    expect(offers(armed('moraloeval'), firespray([400, 60, 0]), 1)).toBe(false);
  });
});

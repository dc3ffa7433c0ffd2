import { describe, expect, it } from 'vitest';
import { type Occasion, occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

/** Upgrades that only the captains of the X-Wing Alliance's huge ships carry: dice, energy and tokens. */

const HERE: At = [457, 300, 0];
const BROADSIDE: At = [700, 300, 270];
const corvette = (upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alderaanianguard',
  at: HERE,
  upgrades: [upgrade],
  ...more,
});
const cruiser = (upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  ...corvette(upgrade, more),
  pilot: 'outerrimgarrison',
});
const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });

/** Whether an ability on dice is offered at any time from now on. */
const turnsDice = (game: TestGame) => game.everOffers({ kind: 'ability' });

describe('while a captain attacks', () => {
  const ROLLS = ['focus', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
  const shoots = (ship: TestShip, faces: readonly string[] = ROLLS) =>
    table({ us: [ship], them: [tie(BROADSIDE)] })
      .rolls(...faces)
      .attack(0, 1);

  it('Fanatical turns a focus without shields, not with them', () => {
    expect(turnsDice(shoots(corvette('fanatical-epicsl', { shields: 0 })))).toBe(true);
    expect(turnsDice(shoots(corvette('fanatical-epicsl', { shields: 1 })))).toBe(false);
  });

  it('Jinata Security Forces spend a focus token on a blank', () => {
    const armed = corvette('jinatasecurityforces-epicsl', { tokens: { focus: 1 } });
    const game = shoots(armed).takes({ kind: 'ability' });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(turnsDice(game)).toBe(false);
    expect(turnsDice(shoots(corvette('jinatasecurityforces-epicsl')))).toBe(false);
  });

  it('Blood Crow adds a focus for an energy at range 1, not beyond', () => {
    const ahead = (y: number) =>
      table({ us: [cruiser('bloodcrow-epicsl')], them: [tie([457, y, 180])] })
        .rolls(...ROLLS.slice(0, 7))
        .attack(0, 1);
    const near = ahead(480).takes({ kind: 'ability' });
    expect(near.ship(0).energy).toBe(2);
    near.passAll();
    expect(turnsDice(ahead(640))).toBe(false);
  });

  it('Tantive IV lets a friend reroll all blanks for a damage or 2 energy, not a single die or a focus', () => {
    const shot = (...faces: readonly string[]) =>
      table({
        us: [corvette('tantiveiv-resistance'), xwing([457, 520, 0])],
        them: [tie([457, 640, 180])],
      })
        .rolls(...faces)
        .attack(1, 2);
    const game = shot('blank', 'blank', 'blank', 'blank', 'blank', 'blank').takes({ kind: 'ability' });
    game.passAll();
    expect([game.ship(0).shields, game.ship(0).energy]).toContain(game.ship(0).shields < 7 ? 6 : 5);
    expect(game.eventsOf('modified').filter(({ how }) => how === 'reroll')).not.toEqual([]);
    expect(turnsDice(shot('blank', 'blank', 'focus', 'blank', 'evade', 'blank'))).toBe(false);
  });

  it('Inferno Squad suffers a damage to turn a result of Gideon Hask to a hit, of nobody else', () => {
    const shot = (pilot: string) =>
      table({
        us: [corvette('infernosquad-epicsl'), { pilot, at: [457, 520, 0] }],
        them: [tie([457, 640, 180])],
      })
        .rolls('blank', 'blank', 'blank', 'evade', 'blank', 'blank')
        .attack(1, 2);
    const game = shot('gideonhask').takes({ kind: 'ability' });
    expect(game.ship(0).shields).toBe(6);
    game.passAll();
    expect(turnsDice(shot('academypilot'))).toBe(false);
  });

  it('Alpha Revue has a Vulture suffer a damage to cancel an evade, with the defender in its bullseye arc', () => {
    const shot = (x: number) =>
      table({
        us: [cruiser('alpharevue-epicsl'), { pilot: 'tradefederationdrone', at: [457, 520, 0] }],
        them: [tie([x, 640, 180])],
      })
        .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank')
        .attack(1, 2);
    const game = shot(457).takes({ use: true });
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.eventsOf('attack-hits')).toHaveLength(1);
    game.passAll();
    expect(shot(510).everOffers({ use: true })).toBe(false);
  });

  it('Nien Nunb: a second primary attack for 2 energy and the charge, not against the same ship', () => {
    const game = table({
      us: [corvette('niennunb-epicsl')],
      them: [tie(BROADSIDE), tie([700, 400, 270])],
    })
      .rolls(...ROLLS)
      .attack(0, 1);
    game.takes({ use: true });
    expect(game.ship(0)).toMatchObject({ energy: 5, upgrades: [{ charges: 0 }] });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(false);
    game.rolls(...ROLLS).pick({ kind: 'attack', target: 2 });
    expect(game.everOffers({ use: true })).toBe(false);
  });

  it('the turrets fire as bonus attacks: the heavy laser at range 3 with a die more', () => {
    const dice = (y: number) => {
      const game = table({
        us: [cruiser('heavylasercannonturret-epicsl')],
        them: [tie([457, y, 180])],
      }).engage(0);
      game.rolls(...new Array<string>(y > 650 ? 8 : 6).fill('blank')).pick({ kind: 'attack', weapon: 1 });
      const rolled = game.eventsOf('rolled').find(({ dice: kind }) => kind === 'attack')!.faces.length;
      expect(game.ship(0).energy).toBe(2);
      game.passAll();
      return rolled;
    };
    expect([dice(600), dice(700)]).toEqual([3, 4]);
  });

  it('the Drill Beak turns hits to crits at range 0 only, and costs nothing', () => {
    const rammed = (contacts: readonly (readonly [number, number])[]) =>
      table({
        us: [{ ...corvette('drillbeak-epicsl'), pilot: 'colicoiddestroyer' }],
        them: [tie([457, 160, 0])],
        contacts,
      })
        .rolls('hit', 'hit', 'blank', 'evade', 'evade', 'evade')
        .engage(0)
        .pick({ kind: 'attack', weapon: 1 });
    const crits = (game: TestGame) =>
      game
        .passAll()
        .eventsOf('modified')
        .some(({ faces }) => faces.includes('crit'));
    expect(crits(rammed([[0, 1]]))).toBe(true);
    expect(crits(rammed([]))).toBe(false);
  });
});

describe('while a captain defends', () => {
  /** A TIE attacks the captain at range 3, who rolls one die, or so many of its own. */
  const shot = (ship: TestShip, face: string, attacker: Partial<TestShip> = {}) =>
    table({ us: [ship], them: [tie([457, 700, 180], attacker)], set: { '/firstPlayer': 1 } })
      .rolls('hit', 'hit', face)
      .attack(1, 0);
  const missed = (game: TestGame) => game.passAll().ship(0).shields;

  it('C-3PO turns a result to an evade for a strain token', () => {
    const game = shot(corvette('c3po-epicsl'), 'blank').takes({ kind: 'ability' });
    expect(game.ship(0).tokens.strain).toBe(1);
    expect(missed(game)).toBe(6);
  });

  it('Caij Vanda adds an evade against an attacker ahead, not beside', () => {
    const face = (x: number, y: number, rolls: readonly string[]) => {
      const game = table({ us: [cruiser('caijvanda-epicsl')], them: [tie([x, y, x === 457 ? 180 : 270])] });
      return missed(game.rolls(...rolls).attack(1, 0));
    };
    expect(face(457, 700, ['hit', 'hit', 'blank'])).toBe(4);
    expect(face(770, 300, ['hit', 'hit', 'blank'])).toBe(3);
  });

  it('Tantive IV turns a result without green tokens of its own', () => {
    expect(turnsDice(shot(corvette('tantiveiv-republic'), 'blank'))).toBe(true);
    expect(turnsDice(shot(corvette('tantiveiv-republic', { tokens: { focus: 1 } }), 'blank'))).toBe(false);
  });

  it('Trident adds an evade against an attacker without green tokens', () => {
    expect(turnsDice(shot(corvette('trident-epicsl'), 'blank'))).toBe(true);
    expect(turnsDice(shot(corvette('trident-epicsl'), 'blank', { tokens: { evade: 1 } }))).toBe(false);
  });

  it('Illegal Countermeasures take the range bonus away for an energy, of a locked ship nearby too', () => {
    const ship = { ...corvette('illegalcountermeasures-epicsl'), pilot: 'syndicatesmugglers' };
    const own = table({ us: [ship], them: [tie([457, 700, 180])] })
      .rolls('hit', 'hit')
      .attack(1, 0);
    own.takes({ use: true });
    expect(own.ship(0).energy).toBe(3);
    expect(missed(own)).toBe(2);
    const others = (locks: readonly (readonly [number, number])[]) =>
      table({ us: [ship, xwing([457, 450, 0])], them: [tie([457, 700, 180])], locks })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', ...(locks.length > 0 ? [] : ['blank']))
        .attack(1, 2);
    const locked = others([[0, 2]]).takes({ use: true });
    expect(locked.passAll().ship(0).energy).toBe(3);
    expect(others([]).everOffers({ use: true })).toBe(false);
  });

  it('Born for This lets a friend spend its focus and strains it, unless it is strained', () => {
    const helped = (strain: number) =>
      table({
        us: [corvette('bornforthis-epicsl', { tokens: { focus: 1, strain } }), xwing([457, 480, 0])],
        them: [tie([457, 600, 180])],
      })
        .rolls('hit', 'hit', 'blank', 'focus', 'blank')
        .attack(2, 1);
    const game = helped(0).takes({ kind: 'ability' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, strain: 1 });
    game.passAll();
    expect(turnsDice(helped(1))).toBe(false);
  });

  it('Protectorate Gleb takes a focus token from a friend, which is strained or depleted', () => {
    const ship = { ...corvette('protectorategleb-epicsl'), pilot: 'firstordercollaborators' };
    const fight = (focus: number) =>
      table({ us: [ship, xwing([560, 300, 0], { tokens: { focus } })], them: [tie([457, 700, 180])] })
        .rolls('hit', 'hit', 'blank')
        .attack(2, 0);
    const game = fight(1).takes({ kind: 'ability' });
    game.pick({ target: 1 }).pick({ token: 'deplete' });
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, deplete: 1 });
    game.passAll();
    expect(turnsDice(fight(0))).toBe(false);
  });
});

describe('between attacks', () => {
  it('Urcos Furdam recovers an energy after a blue maneuver, not after a white one', () => {
    const after = (difficulty: string) => {
      const game = table({ us: [corvette('urcosfurdam-epicsl')], set: { '/ships/0/energy': 1 } });
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed: 2, difficulty };
      return at(game, 'after-maneuver').passAll().ship(0).energy;
    };
    expect([after('blue'), after('white')]).toEqual([2, 1]);
  });

  it('Precursor turns a shield into energy or back', () => {
    const game = (effect: number) =>
      at(
        table({ us: [cruiser('precursor-epicsl', { shields: 3 })], set: { '/ships/0/energy': 1 } }),
        'end-of-engagement',
      )
        .pick({ use: true })
        .pick({ effect })
        .ship(0);
    expect(game(0)).toMatchObject({ energy: 2, shields: 2 });
    expect(game(1)).toMatchObject({ energy: 0, shields: 4 });
  });

  it('R2-D2 recovers a shield of a ship without, and on a hit it is dealt a damage card', () => {
    const after = (face: string, shields = 0) =>
      at(table({ us: [corvette('r2d2-epicsl', { shields })] }).rolls(face), 'end-of-engagement')
        .pick({ use: true })
        .ship(0);
    expect(after('crit')).toMatchObject({ shields: 1, damage: [] });
    expect(after('hit').damage).toHaveLength(1);
    const shielded = table({ us: [corvette('r2d2-epicsl', { shields: 1 })] });
    expect(at(shielded, 'end-of-engagement').question).toBeUndefined();
  });

  it('Leia Organa: another friend nearby acts after one is destroyed', () => {
    const after = (player: 'us' | 'them') => {
      const lost = xwing([560, 300, 0]);
      const game = table({
        us: [corvette('leiaorgana-epicsl'), xwing([350, 300, 0]), ...(player === 'us' ? [lost] : [])],
        them: player === 'them' ? [lost] : [tie([800, 800, 180])],
      });
      return at(game, 'after-destroyed', 2);
    };
    const game = after('us');
    expect(game.offers({ target: 2 })).toBe(false);
    game.pick({ target: 1 }).takes({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(after('them').question).toBeUndefined();
  });

  it('Nautolan’s Revenge has a tractored enemy behind suffer one damage more', () => {
    const after = (tokens: NonNullable<TestShip['tokens']>, y: number) => {
      const game = table({
        us: [{ ...corvette('nautolansrevenge-epicsl'), pilot: 'lawlesspirates' }],
        them: [tie([457, y, 0], { tokens })],
      });
      return at(game, 'after-damage', 1, { count: 1 });
    };
    const game = after({ tractor: 1 }, 150).pick({ use: true });
    expect(game.ship(1).damage).toHaveLength(1);
    game.passAll();
    expect(after({}, 150).question).toBeUndefined();
    expect(after({ tractor: 1 }, 500).question).toBeUndefined();
  });

  it('Petty Officer Thanisson doubles what an enemy ahead gains', () => {
    const gained = (stress: number) => {
      const ship = cruiser('pettyofficerthanisson-epicsl', { tokens: { stress } });
      const game = table({ us: [ship], them: [tie([457, 500, 180])], phase: 'engagement' });
      return at(game, 'after-gain', 1, { what: 'strain' });
    };
    const game = gained(0).pick({ use: true });
    expect(game.ship(1).tokens.strain).toBe(1);
    expect(gained(1).question).toBeUndefined();
  });
});

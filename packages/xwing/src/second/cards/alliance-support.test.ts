import { describe, expect, it } from 'vitest';
import { jamShip } from '../actions/jam.ts';
import { assignCondition } from '../conditions/conditions.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { ahead, asks, BESIDE, card, duel, HERE, moment, onDice, pool } from '../testing/rows.ts';

/** Cards of the X-Wing Alliance about several ships at once: coordinating, jamming, tractor beams, mission points. */

const middle = tie(ahead(150));
const FAR: At = [850, 850, 180];

describe('General Hux of the evacuation of D’Qar', () => {
  const fo = (at: At): TestShip => ({ pilot: 'epsilonsquadroncadet', at });
  const sf = (at: At): TestShip => ({ pilot: 'zetasquadronsurvivor', at });
  const hux = (...friends: readonly TestShip[]) =>
    table({
      us: [card('starkillerbasepilot', { upgrades: ['generalhux-evacuationofdqar'] }), ...friends],
      them: [tie(FAR)],
    }).act(0);

  it('coordinates up to 2 more TIE/fo or TIE/sf, mixed, by his action treated as red: the same action, red', () => {
    const game = hux(fo([520, 400, 0]), sf([600, 400, 0]), fo([280, 400, 0]), xwing([200, 400, 0]));
    game.pick({ action: 'coordinate', difficulty: 'red' });
    expect(game.offers({ ship: 4 })).toBe(false);
    game.pick({ ship: 1 });
    expect(game.offers({ target: 4 })).toBe(false);
    game.pick({ target: 2 }).pick({ target: 3 }).pick({ action: 'focus' }).passAll();
    expect([0, 1, 2, 3].map((id) => game.ship(id).tokens)).toMatchObject([
      { focus: 0, stress: 1 },
      { focus: 1, stress: 1 },
      { focus: 1, stress: 1 },
      { focus: 1, stress: 1 },
    ]);
  });

  it('coordinates whom he likes by the white action, and has no red one without a TIE/fo or TIE/sf in reach', () => {
    const game = hux(fo([520, 400, 0]), xwing([280, 400, 0]));
    game.pick({ action: 'coordinate', difficulty: 'white' }).pick({ ship: 2 }).pick({ action: 'focus' });
    expect([0, 1, 2].map((id) => game.passAll().ship(id).tokens.stress)).toEqual([0, 0, 0]);
    expect(game.ship(2).tokens.focus).toBe(1);
    const none = hux(xwing([280, 400, 0]));
    expect(none.offers({ action: 'coordinate', difficulty: 'white' })).toBe(true);
    expect(none.offers({ action: 'coordinate', difficulty: 'red' })).toBe(false);
  });
});

describe('Sabine Wren in command', () => {
  const us = (upgrades: readonly string[]): readonly TestShip[] => [
    card('herasyndulla-vcx100', { pilot: 'lothalrebel', upgrades }),
    xwing([540, 400, 0]),
    { pilot: 'phoenixsquadronpilot', at: [260, 400, 0] },
  ];
  const coordinates = (upgrades: readonly string[]) =>
    table({ us: us(upgrades), them: [tie(FAR)] })
      .act(0)
      .pick({ action: 'coordinate' })
      .pick({ ship: 1 });

  it('coordinates 1 ship more, of whatever type, and each performs its own action', () => {
    const game = coordinates(['sabinewren-command']).pick({ target: 2 });
    game.pick({ action: 'focus' }).pick({ action: 'evade' }).passAll();
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, stress: 0 });
    expect(game.ship(2).tokens).toMatchObject({ evade: 1, stress: 0 });
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('need not coordinate a second one', () => {
    const game = coordinates(['sabinewren-command']).pick({ target: -1 }).pick({ action: 'focus' }).passAll();
    expect(game.ship(2).performed).toEqual([]);
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('is assigned Trials of the Darksaber before forces are placed', () => {
    const assigned = (upgrades: readonly string[]) =>
      table({ us: us(upgrades), them: [tie(FAR)] })
        .run(moment('before-placing-forces', { ship: -1 }))
        .ship(0)
        .conditions.map(({ id }) => id);
    expect(assigned(['sabinewren-command'])).toEqual(['trialsofthedarksaber']);
    expect(assigned([])).toEqual([]);
  });
});

describe('Trials of the Darksaber', () => {
  const trials = (
    target: TestShip,
    points: readonly [number, number],
    onCard?: number,
    own = {},
  ): TestGame => {
    const game = duel(xwing(HERE, own), target).does((running) =>
      assignCondition(running, running.state.ships[0]!, {
        card: 'trialsofthedarksaber',
        by: 0,
        facedown: false,
        because: 'xwing2:condition-cards.1',
      }),
    );
    game.state.players.forEach((side, player) => {
      side.points = points[player]!;
    });
    if (onCard !== undefined) game.ship(0).conditions[0]!.points = onCard;
    return game;
  };
  const faces = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'];

  it('spends a crit for a mission point of a defender who has more, which lies on the card', () => {
    const game = trials(middle, [3, 5])
      .rolls(...faces)
      .attack(0, 1);
    game.pick({ kind: 'ability', ship: 0 }).passAll();
    expect(game.state.players.map(({ points }) => points)).toEqual([3, 4]);
    expect(game.ship(0).conditions).toMatchObject([{ points: 1 }]);
    expect(game.eventsOf('point-on-condition')).toMatchObject([{ ship: 0, player: 1, total: 4 }]);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });

  it('takes no point of a defender who has no more, and asks for a crit at range 0-2', () => {
    const even = trials(middle, [5, 5])
      .rolls(...faces)
      .attack(0, 1);
    even.pick({ kind: 'ability', ship: 0 }).passAll();
    expect(even.state.players.map(({ points }) => points)).toEqual([5, 5]);
    expect(even.ship(0).conditions[0]!.points).toBeUndefined();
    const offered = (gap: number, first: string) =>
      onDice(trials(tie(ahead(gap)), [3, 5]), 0, 1, [first, ...faces.slice(1)]);
    expect(offered(150, 'crit')).toBe(true);
    expect(offered(150, 'hit')).toBe(false);
    expect(offered(250, 'crit')).toBe(false);
  });

  it('goes to the enemy that destroys its ship at range 0-2, with its points', () => {
    const destroyed = (gap: number) => {
      const game = trials(tie(ahead(gap)), [0, 0], 2, {
        shields: 0,
        damage: ['facedown: Hull Breach', 'facedown: Fuel Leak', 'facedown: Stunned Pilot'],
      });
      const evades = gap > 200 ? ['blank', 'blank', 'blank'] : ['blank', 'blank'];
      game
        .rolls('hit', 'hit', ...evades)
        .attack(1, 0)
        .passAll();
      return [0, 1].map((id) => game.ship(id).conditions.map(({ points }) => points));
    };
    expect(destroyed(150)).toEqual([[], [2]]);
    expect(destroyed(250)).toEqual([[2], []]);
  });

  it('scores its points when the game ends, which may decide it', () => {
    const ends = (onCard: number, round: number) => {
      const game = trials(tie(FAR), [3, 4], onCard);
      game.state.round = round;
      return game.run({ kind: 'end-round' }).state;
    };
    expect(ends(2, 12)).toMatchObject({ result: { winner: 0 }, players: [{ points: 5 }, { points: 4 }] });
    expect(ends(0, 12)).toMatchObject({ result: { winner: 1 }, players: [{ points: 3 }, { points: 4 }] });
    expect(ends(2, 11)).toMatchObject({ result: null, players: [{ points: 3 }, { points: 4 }] });
  });
});

describe('Zorii Bliss', () => {
  const jammed = (at: At, tokens: TestShip['tokens'] & object, charges = 1) => {
    const us = [xwing(HERE, { upgrades: [`zoriibliss-legendsandrelics:${charges}`] })];
    const game = table({ us, them: [tie(at, { tokens })], phase: 'system' });
    return game.does((running) => running.state.ships[1]!.tokens.jam === 0 && gainJam(running));
  };
  const gainJam = (running: Parameters<Parameters<TestGame['does']>[0]>[0]) => {
    jamShip(running, running.state.ships[1]!, 0);
  };

  it('gains what a jammed enemy at range 1-2 loses to the jam', () => {
    const game = jammed(ahead(150), { evade: 1 });
    game.takes({ use: true }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, focus: 0 });
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    expect(game.ship(1).tokens).toMatchObject({ evade: 0, jam: 0 });
  });

  it('gains nothing at range 3, without a charge, or from a ship with nothing to lose', () => {
    expect(asks(jammed(ahead(150), { focus: 1 }))).toBe(true);
    expect(asks(jammed(ahead(250), { focus: 1 }))).toBe(false);
    expect(asks(jammed(ahead(150), { focus: 1 }, 0))).toBe(false);
    expect(asks(jammed(ahead(150), {}))).toBe(false);
  });

  it('copies an action on her bar in a Perform Action step, as a pilot of the wartime loadout, for a charge', () => {
    const copies = (action: string, gap: number, charges = 1) =>
      table({
        us: [card('zoriibliss-wartime', { charges }), tie([400, 400 - 40 - gap, 0])],
        phase: 'activation',
      })
        .run(moment('after-action', { ship: 1, what: action, colour: 'white' }), {
          kind: 'end-activation',
          ship: 1,
        })
        .everOffers({ action, difficulty: 'red' });
    expect(copies('focus', 50)).toBe(true);
    expect(copies('evade', 50)).toBe(false);
    expect(copies('focus', 150)).toBe(false);
    expect(copies('focus', 50, 0)).toBe(false);
  });
});

describe('Gravitic Well', () => {
  const well = ['graviticwell-legendsandrelics'];
  const tractored = { tokens: { tractor: 1 } };
  const attackDice = (upgrades: readonly string[], own: object, theirs: object) =>
    pool(
      duel(card('sunfac', { turret: 0, upgrades, ...own }), tie(ahead(150), theirs))
        .engage(0)
        .pick({ kind: 'attack', weapon: 0 })
        .passAll(),
      'attack',
    );

  it('strains each other small ship at range 0-1 when its ship is tractored', () => {
    const strained = (own: object) => {
      const game = table({
        us: [card('sunfac', { turret: 0, upgrades: well, ...own }), tie(BESIDE)],
        them: [tie(ahead(50)), tie(ahead(150)), { pilot: 'patrolleader', at: [300, 400, 0] }],
      });
      game.run(moment('start-of-engagement', { ship: -1 })).passAll();
      return game.state.ships.map(({ tokens }) => tokens.strain);
    };
    expect(strained(tractored)).toEqual([0, 1, 1, 0, 0]);
    expect(strained({})).toEqual([0, 0, 0, 0, 0]);
  });

  it('lets Sun Fac’s ability ask whether he is tractored, instead of the defender', () => {
    expect(attackDice(well, tractored, {})).toBe(4);
    expect(attackDice(well, {}, tractored)).toBe(3);
    expect(attackDice([], {}, tractored)).toBe(4);
    expect(attackDice([], tractored, {})).toBe(3);
  });

  it('and Chertek’s', () => {
    const rerolls = (upgrades: readonly string[], own: object, theirs: object) =>
      duel(card('chertek', { turret: 0, upgrades, ...own }), tie(ahead(150), theirs))
        .rolls('blank', 'blank', 'blank')
        .engage(0)
        .pick({ kind: 'attack', weapon: 0 })
        .everOffers({ kind: 'ability', ship: 0 });
    expect(rerolls(well, tractored, {})).toBe(true);
    expect(rerolls(well, {}, tractored)).toBe(false);
    expect(rerolls([], {}, tractored)).toBe(true);
    expect(rerolls([], tractored, {})).toBe(false);
  });
});

describe('Lega Fossang of the wartime loadout', () => {
  it('rerolls a die for each calculating friend in the attack arc', () => {
    const most = (calculate: number) => {
      const friend = xwing([440, 500, 0], { tokens: { calculate } });
      const game = table({ us: [card('legafossang-wartime'), friend], them: [tie(ahead(200))] });
      game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 2);
      return game.everOffers({ kind: 'ability', ship: 0 });
    };
    expect(most(1)).toBe(true);
    expect(most(0)).toBe(false);
  });
});

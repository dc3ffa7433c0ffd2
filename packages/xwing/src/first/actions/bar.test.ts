import { describe, expect, it } from 'vitest';
import { type At, lambda, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
/** A TIE reaper, an Auzituck gunship, a Lancer, a Star Wing and a Sheathipede: the generic pilots of ships with these actions. */
const reaper = (at: At, more: Partial<TestShip> = {}) => ship('scarifbasepilot', at, more);
const gunship = (at: At, more: Partial<TestShip> = {}) => ship('kashyyykdefender', at, more);
const lancer = (at: At, more: Partial<TestShip> = {}) => ship('shadowporthunter', at, more);
const starWing = (at: At, more: Partial<TestShip> = {}) => ship('rhosquadronveteran', at, more);
const shuttle = (at: At, more: Partial<TestShip> = {}) =>
  ship('zeborrelios-sheathipedeclassshuttle', at, more);
const MIDDLE: At = [400, 400, 0];
/** Ahead of a ship in the middle, facing it: range 2 of large and small bases. */
const AHEAD: At = [400, 600, 180];

describe('coordinate', () => {
  it('xwing1:coordinate.1 another friendly ship at range 1-2 performs a free action', () => {
    const game = table({
      us: [shuttle(MIDDLE), xwing([500, 400, 0]), xwing([800, 400, 0])],
      them: [tie([500, 500, 180])],
    })
      .act(0)
      .pick({ action: 'coordinate' });
    expect(game.eventsOf('coordinated')).toMatchObject([{ ship: 0, other: 1 }]);
    expect(game.question).toMatchObject({ kind: 'action', ship: 1, because: 'xwing1:coordinate.1' });
    game.pick({ action: 'focus' });
    expect(game.ship(1)).toMatchObject({ tokens: { focus: 1 }, performed: ['focus'] });
    expect(game.ship(0).performed).toEqual(['coordinate']);
  });

  it('xwing1:coordinate.1 of several its player picks, and one too far away is refused', () => {
    const game = table({
      us: [shuttle(MIDDLE), xwing([500, 400, 0]), xwing([300, 400, 0]), xwing([800, 400, 0])],
    })
      .act(0)
      .pick({ action: 'coordinate' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    expect(game.refusal('ship-3')).toBe('xwing1:coordinate.1');
    game.pick({ target: 2 }).passAll();
    expect(game.eventsOf('no-action')).toMatchObject([{ ship: 2 }]);
  });

  it('xwing1:coordinate.2 without such a ship it cannot be performed', () => {
    const game = table({ us: [shuttle(MIDDLE), xwing([800, 400, 0])] }).act(0);
    expect(game.refusal('coordinate')).toBe('xwing1:coordinate.2');
    game.passAll();
  });

  it('AP-5 takes stress off the ship that he coordinates', () => {
    const game = table({ us: [ship('ap5', MIDDLE), xwing([500, 400, 0], { tokens: { stress: 1 } })] })
      .act(0)
      .pick({ action: 'coordinate' });
    game.pick({ use: true });
    expect([game.ship(0).tokens.stress, game.ship(1).tokens.stress]).toEqual([2, 0]);
    game.pick({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
  });
});

describe('jam', () => {
  const jamming = (them: readonly TestShip[]) => table({ us: [reaper(MIDDLE)], them }).act(0);

  it('xwing1:jam.1 an enemy at range 1, or ahead at range 2, gets a jam token; one behind at range 2 does not', () => {
    const game = jamming([tie(AHEAD), tie([400, 200, 0]), tie([330, 330, 0])]).pick({ action: 'jam' });
    expect(game.options).toEqual([{ target: 1 }, { target: 3 }]);
    expect(game.refusal('ship-2')).toBe('xwing1:jam.1');
    game.pick({ target: 1 });
    expect(game.ship(1).tokens.jam).toBe(1);
    expect(game.eventsOf('jams')).toMatchObject([{ ship: 0, other: 1 }]);
  });

  it('xwing1:jam.1 a ship is not jammed twice', () => {
    const game = jamming([tie(AHEAD, { tokens: { jam: 1 } })]);
    expect(game.refusal('jam')).toBe('xwing1:jam.1');
    game.passAll();
  });

  it('xwing1:jam.2 a focus token goes with the jam token', () => {
    const game = jamming([tie(AHEAD, { tokens: { focus: 1 } })]).pick({ action: 'jam' });
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, jam: 0 });
  });

  it('xwing1:jam.2 of a focus token, an evade token and a lock its own player picks one', () => {
    const game = table({
      us: [reaper(MIDDLE)],
      them: [tie(AHEAD, { tokens: { focus: 1, evade: 1 } })],
      locks: [[1, 0]],
    })
      .act(0)
      .pick({ action: 'jam' });
    expect(game.question).toMatchObject({ kind: 'jammed', player: 1 });
    expect(game.options).toEqual([
      { kind: 'token', token: 'focus' },
      { kind: 'token', token: 'evade' },
      { kind: 'lock' },
    ]);
    game.pick({ kind: 'lock' });
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, evade: 1, jam: 0 });
    expect(game.state.locks).toEqual([]);
  });

  it('xwing1:jam.3 the next focus token of a jammed ship is lost, the one after it stays', () => {
    const game = table({ us: [xwing(MIDDLE, { tokens: { jam: 1 } })] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, jam: 0 });
    game.does((played) => {
      played.state.ships[0]!.performed = [];
    });
    game.act(0).pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing1:jam.3 the next lock of a jammed ship is lost', () => {
    const game = table({ us: [xwing(MIDDLE, { tokens: { jam: 1 } })], them: [tie(AHEAD)] })
      .act(0)
      .pick({ action: 'target-lock' });
    expect(game.ship(0).tokens.jam).toBe(0);
    expect(game.state.locks).toEqual([]);
  });

  it('xwing1:jam.4 it stays in the End phase', () => {
    const game = table({ us: [xwing(MIDDLE, { tokens: { jam: 1, focus: 1 } })] }).run({
      kind: 'end-cleanup',
    });
    expect(game.ship(0).tokens).toMatchObject({ jam: 1, focus: 0 });
  });

  it('ISB Slicer jams another ship near the first', () => {
    const game = table({
      us: [reaper(MIDDLE, { upgrades: ['isbslicer'] })],
      them: [tie(AHEAD), tie([450, 620, 180]), tie([400, 850, 180])],
    })
      .act(0)
      .pick({ action: 'jam' });
    game.pick({ target: 1 });
    expect(game.options).toContainEqual({ kind: 'ship', target: 2 });
    expect(game.options).not.toContainEqual({ kind: 'ship', target: 3 });
    game.pick({ target: 2 });
    expect([1, 2, 3].map((id) => game.ship(id).tokens.jam)).toEqual([1, 1, 0]);
  });
});

describe('reinforce', () => {
  it('xwing1:reinforce.1 a token with the side up that its player picks', () => {
    const game = table({ us: [gunship(MIDDLE)] })
      .act(0)
      .pick({ action: 'reinforce' })
      .pick({ side: 'aft' });
    expect(game.ship(0).tokens).toMatchObject({ 'reinforce-fore': 0, 'reinforce-aft': 1 });
  });

  /** What the gunship's one defense die shows, attacked from ahead. */
  const defended = (tokens: NonNullable<TestShip['tokens']>) =>
    table({ us: [xwing([400, 600, 180])], them: [gunship(MIDDLE, { tokens })] })
      .rolls('hit', 'hit', 'blank', 'blank')
      .attack(0, 1)
      .passAll();

  it('xwing1:reinforce.2 adds an evade result against an attacker on its side', () => {
    expect(defended({ 'reinforce-fore': 1 }).eventsOf('modified')).toMatchObject([
      { how: 'reinforce', faces: ['blank', 'evade'], because: 'xwing1:reinforce.2' },
    ]);
    expect(defended({ 'reinforce-fore': 1 }).ship(1).shields).toBe(2);
    expect(defended({ 'reinforce-aft': 1 }).ship(1).shields).toBe(1);
  });

  it('xwing1:reinforce.3 is not spent, and goes in the End phase', () => {
    const game = defended({ 'reinforce-fore': 1 });
    expect(game.ship(1).tokens['reinforce-fore']).toBe(1);
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(1).tokens['reinforce-fore']).toBe(0);
  });

  it('Lowhhrick spends his token for a friend at range 1', () => {
    const game = table({
      us: [xwing([400, 600, 180])],
      them: [ywing(MIDDLE), ship('lowhhrick', [300, 400, 0], { tokens: { 'reinforce-fore': 1 } })],
    })
      .rolls('hit', 'hit', 'blank', 'blank')
      .attack(0, 1)
      .takes({ kind: 'ability', ability: 'lowhhrick#0' })
      .passAll();
    expect(game.ship(2).tokens['reinforce-fore']).toBe(0);
    expect(game.ship(1).shields).toBe(2);
  });
});

describe('reload', () => {
  const spent = {
    upgrades: ['discarded: concussionmissiles', 'discarded: protontorpedoes', 'discarded: predator'],
  };

  it('xwing1:reload.1 torpedoes and missiles are back, for a weapons disabled token', () => {
    const game = table({ us: [starWing(MIDDLE, spent)] })
      .act(0)
      .pick({ action: 'reload' });
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([false, false, true]);
    expect(game.ship(0).tokens['weapons-disabled']).toBe(1);
  });

  it('xwing1:reload.2 needs something to turn up', () => {
    const game = table({ us: [starWing(MIDDLE, { upgrades: ['concussionmissiles'] })] }).act(0);
    expect(game.refusal('reload')).toBe('xwing1:reload.2');
    game.passAll();
  });
});

describe('mobile firing arcs', () => {
  const RIGHT: At = [600, 400, 270];

  it('xwing1:rotate-arc.1 the arc turns to one of the three other quarters', () => {
    const game = table({ us: [lancer(MIDDLE)] })
      .act(0)
      .pick({ action: 'rotate-arc' });
    expect(game.options).toEqual([{ arc: 1 }, { arc: 2 }, { arc: 3 }]);
    game.pick({ arc: 1 });
    expect(game.ship(0).arc).toBe(1);
    expect(game.eventsOf('arc-rotated')).toMatchObject([{ ship: 0, arc: 1 }]);
  });

  it('xwing1:mobile-firing-arc.1 the primary weapon attacks through it and through the printed arc', () => {
    const targets = (arc: number) => {
      const game = table({ us: [lancer(MIDDLE, { arc })], them: [tie(AHEAD), tie(RIGHT)] }).combat(0);
      const ids = [1, 2].filter((target) => game.offers({ kind: 'attack', target }));
      game.pick('none');
      return ids;
    };
    expect(targets(0)).toEqual([1]);
    expect(targets(1)).toEqual([1, 2]);
    expect(targets(2)).toEqual([1]);
  });

  it('xwing1:mobile-firing-arc.2 other weapons do not', () => {
    const game = table({
      us: [lancer(MIDDLE, { arc: 1, upgrades: ['ioncannon'] })],
      them: [tie(RIGHT)],
    }).combat(0);
    expect(game.offers({ kind: 'attack', weapon: 0 })).toBe(true);
    expect(game.offers({ kind: 'attack', weapon: 1 })).toBe(false);
    game.pick('none');
  });

  it('Gyroscopic Targeting turns it after combat, when the ship was fast', () => {
    const after = (maneuver: string) =>
      table({
        us: [lancer([400, 100, 0], { upgrades: ['gyroscopictargeting'] })],
        them: [tie([850, 850, 180])],
      })
        .fly(0, maneuver)
        .passAll()
        .run({ kind: 'window', window: 'end-of-combat', ship: -1, other: -1, what: '' });
    const game = after('3 straight').pick({ use: true }).pick({ arc: 3 });
    expect(game.ship(0).arc).toBe(3);
    expect(after('1 straight').question).toBeUndefined();
  });
});

describe('tractor beams', () => {
  /** A ship receives tractor beam tokens. */
  const pulled = (them: readonly TestShip[], more: Partial<Parameters<typeof table>[0]> = {}, count = 1) =>
    table({ us: [xwing([100, 100, 0])], them, ...more }).run({
      kind: 'effect',
      ability: 'x',
      ship: 0,
      occasion: { window: 'hit', ship: 0, other: 1, what: '' },
      chosen: 1,
      effect: { kind: 'gain', token: 'tractor-beam', count, on: 'chosen' },
    });

  it('xwing1:tractor-beam-token.1 each costs a point of agility in combat, down to 0', () => {
    const dice = (tokens: number, phase: string) => {
      const game = table({
        us: [xwing([400, 600, 180])],
        them: [xwing(MIDDLE, { tokens: { 'tractor-beam': tokens } })],
        phase,
      })
        .rolls('blank', 'blank', 'blank', ...new Array<string>(Math.max(0, 2 - tokens)).fill('blank'))
        .attack(0, 1)
        .passAll();
      return game.eventsOf('rolled').map(({ faces }) => faces.length);
    };
    expect(dice(1, 'combat')).toEqual([3, 1]);
    expect(dice(3, 'combat')).toEqual([3, 0]);
  });

  it('xwing1:tractor-beam-token.2 they go in the End phase', () => {
    const game = table({ us: [xwing(MIDDLE, { tokens: { 'tractor-beam': 2 } })] }).run({
      kind: 'end-cleanup',
    });
    expect(game.ship(0).tokens['tractor-beam']).toBe(0);
  });

  it('xwing1:tractor-beam-token.3 the opposing player moves a small ship by its first token of the round', () => {
    const game = pulled([tie(MIDDLE)], {}, 2);
    expect(game.question).toMatchObject({ kind: 'tractor-move', player: 0, ship: 1 });
    expect(game.options).toEqual([
      { move: 'roll-left' },
      { move: 'roll-right' },
      { move: 'boost' },
      { move: 'none' },
    ]);
    game.pick({ move: 'boost' });
    expect(game.pose(1)).toEqual({ x: 400, y: 480, facing: 0 });
    expect(game.ship(1)).toMatchObject({ tokens: { 'tractor-beam': 2 }, performed: [], tractored: true });
  });

  it('xwing1:tractor-beam-token.3 a roll ends where the opposing player wants it', () => {
    const game = pulled([tie(MIDDLE)]).pick({ move: 'roll-left' });
    expect(game.question).toMatchObject({ kind: 'roll-placement', player: 0, ship: 1 });
    game.answer([320, 410, 0]);
    expect(game.pose(1)).toEqual({ x: 320, y: 410, facing: 0 });
  });

  it('xwing1:tractor-beam-token.3 nobody moves a large ship', () => {
    const game = pulled([lambda(MIDDLE)]);
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens['tractor-beam']).toBe(1);
  });

  it('xwing1:tractor-beam-token.4 it may end on an asteroid, whose die is rolled, but on no ship and not outside', () => {
    const rock = { outline: 'coreasteroid5', at: [400, 480, 0] as At };
    const game = pulled([tie(MIDDLE), ywing([480, 400, 0])], { obstacles: [rock] });
    expect(game.refusal('roll-right')).toBe('xwing1:tractor-beam-token.4');
    game.rolls('hit').pick({ move: 'boost' });
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ ship: 1, obstacle: 0, how: 'overlapped' }]);
    expect(game.ship(1).damage).toHaveLength(1);
    const edge = pulled([tie([25, 400, 0])]);
    expect(edge.refusal('roll-left')).toBe('xwing1:tractor-beam-token.4');
    edge.pick({ move: 'none' });
    expect(edge.pose(1)).toEqual({ x: 25, y: 400, facing: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { cr90, type TestPiece, table, ties, victory, xwings } from '../testing/table.ts';
import { scoreOf } from './end.ts';

const ours = [cr90([300, 200, 0]), cr90([600, 200, 0])];
const theirs = [victory([500, 800, 180])];

describe('the command phase', () => {
  it('armada:command-phase.1 asks both at once, and neither sees what the other has chosen', () => {
    const game = table({ us: [ours[0]!], them: theirs }).run({ kind: 'choose-commands' });
    expect(game.questions.map(({ player }) => player)).toEqual([0, 1]);
    game.answer([2]);
    expect(game.view(1).ships[0]!.dials).toEqual([]);
    game.answer([0, 1, 2]);
    expect(game.view(1).ships[0]!.dials).toEqual(['hidden']);
    expect(game.view(0).ships[1]!.dials).toEqual(['hidden', 'hidden', 'hidden']);
    expect(game.view(0).ships[0]!.dials).toEqual(['repair']);
  });

  it('armada:command-phase.2 fills each ship up to its command value', () => {
    const game = table({ us: [ours[0]!], them: theirs }).run({ kind: 'choose-commands' });
    game.answer([0]).answer([0, 1, 2]);
    expect(game.ship(1).dials).toHaveLength(3);
    game.state.ships[1]!.dials.shift();
    game.run({ kind: 'choose-commands' });
    expect(game.question).toMatchObject({ player: 1, parts: [{ about: 1 }] });
    game.answer([3]);
    expect(game.ship(1).dials).toEqual(['squadron', 'repair', 'concentrate-fire']);
  });

  it('armada:command-phase.3 armada:command-dials.6 puts a new dial under those already there', () => {
    const game = table({
      us: [cr90([300, 200, 0], { dials: ['repair'] })],
      them: [victory([500, 800, 180], { dials: ['navigate', 'squadron'] })],
    });
    game.run({ kind: 'choose-commands' }).answer([2]);
    expect(game.ship(1).dials).toEqual(['navigate', 'squadron', 'repair']);
    expect(game.view(1).ships[1]!.dials).toEqual(['navigate', 'squadron', 'repair']);
  });
});

describe('the ship phase', () => {
  it('armada:ship-phase.1 armada:ship-phase.2 activates by turns, and passes for free with none left', () => {
    const game = table({ us: ours, them: theirs }).run({ kind: 'ship-phase' });
    game.passAll();
    expect(game.eventsOf('ship-activated').map(({ ship }) => ship)).toEqual([1, 2, 0]);
    expect(game.eventsOf('passes')).toMatchObject([]);
    const three = table({ us: [...ours, cr90([900, 200, 0])], them: theirs }).run({ kind: 'ship-phase' });
    three.passAll();
    expect(three.eventsOf('ship-activated').map(({ ship }) => ship)).toEqual([2, 3, 1, 0]);
    expect(three.eventsOf('passes')).toMatchObject([{ player: 1, with: 'none' }]);
  });

  it('armada:ship-activation.1 reveals, attacks and moves, in this order', () => {
    const game = table({ us: [cr90([500, 600, 0], { dials: ['repair'] })], them: theirs }).activate(0);
    game.pick('keep').pick('none').pick('none').passAll();
    const told = ['dial-revealed', 'no-attack', 'maneuver', 'activation-ends'];
    expect(game.story.filter((kind) => told.includes(kind))).toEqual(told);
  });

  const passing = (us: readonly TestPiece[], them: readonly TestPiece[], player: 0 | 1) => {
    const game = table({ us, them, first: 0 });
    game.state.players[player]!.passTokens = 2;
    return game.run({ kind: 'ship-turn', player });
  };
  const done = (piece: TestPiece): TestPiece => ({ ...piece, activated: true });

  it('armada:ship-phase.3 the first player passes only after activating and with fewer ships left', () => {
    const [a, b] = ours as [TestPiece, TestPiece];
    const [foe] = theirs as [TestPiece];
    const more = [foe, victory([800, 800, 180])];
    const fresh = passing([a], more, 0);
    expect(fresh.story).toContain('ship-activated');
    fresh.passAll();
    const even = passing([a, done(b)], [foe, done(more[1]!)], 0);
    expect(even.story).toContain('ship-activated');
    even.passAll();
    const fewer = passing([a, done(b)], more, 0);
    expect(fewer.offers('pass')).toBe(true);
    fewer.pick('pass').passAll();
    expect(fewer.state.players[0]!.passTokens).toBe(1);
    const asked = passing(ours, more, 0);
    expect(asked.offers('pass')).toBe(false);
    expect(asked.refusal('pass')).toBe('armada:ship-phase.3');
    asked.passAll();
  });

  it('armada:ship-phase.4 the second player passes unless he has more ships left', () => {
    const [a, b] = ours as [TestPiece, TestPiece];
    const even = passing([a], theirs, 1);
    expect(even.offers('pass')).toBe(true);
    even.pick('pass').passAll();
    const more = passing([a], [theirs[0]!, victory([800, 800, 180])], 1);
    expect(more.offers('pass')).toBe(false);
    expect(more.refusal('pass')).toBe('armada:ship-phase.4');
    more.pick('ship').passAll();
    const asked = (passTokens: number, passed: boolean) => {
      const game = table({ us: ours, them: [theirs[0]!, victory([800, 800, 180])], first: 0 });
      Object.assign(game.state.players[1]!, { passTokens, passed });
      return game.run({ kind: 'ship-turn', player: 1 }).refusal('pass');
    };
    expect([asked(0, true), asked(1, true)]).toEqual(['armada:pass-tokens.2', 'armada:ship-phase.5']);
    expect(b.kind).toBe('ship');
  });

  it('armada:ship-phase.5 armada:pass-tokens.2 discards the token, the turn passes, and not twice in a row', () => {
    const game = passing(ours, theirs, 1).pick('pass');
    expect(game.state.players[1]!.passTokens).toBe(1);
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0 });
    game.pick({ ship: 0 });
    while (game.question?.kind !== 'choose-ship' && game.question?.player === 0)
      game.answer(game.options.length - 1);
    // His only ship is activated without being asked: passing again is not offered.
    expect(game.eventsOf('ship-activated').map(({ ship }) => ship)).toEqual([0, 2]);
    game.passAll();
    expect(game.state.players[1]!.passTokens).toBe(1);
  });
});

describe('the squadron phase', () => {
  const flights = (count: number, y: number, make: typeof xwings) =>
    Array.from({ length: count }, (_, i) => make([300 + i * 60, y]));

  it('armada:squadron-phase.1 armada:squadron-phase.3 activates two by turns until all are done', () => {
    const game = table({
      us: [...ours, ...flights(3, 400, xwings)],
      them: [...theirs, ...flights(2, 600, ties)],
    }).run({ kind: 'squadron-phase' });
    const order: number[] = [];
    while (game.question) {
      if (game.question.kind === 'choose-squadron') order.push(game.question.player);
      game.answer(game.options.length - 1);
    }
    expect(
      game
        .eventsOf('squadron-activated')
        .map(({ squadron }) => (squadron < 3 ? 'A' : 'B'))
        .join(''),
    ).toBe('AABBA');
    expect(order).toEqual([0, 0, 1]);
  });

  it('armada:squadron-phase.2 chooses the second when the first has finished', () => {
    const game = table({ us: [...ours, ...flights(3, 400, xwings)], them: theirs });
    game.run({ kind: 'squadron-phase' }).pick({ squadron: 1 });
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 1 });
    game.pick('done');
    expect(game.question).toMatchObject({
      kind: 'choose-squadron',
      options: [{ squadron: 0 }, { squadron: 2 }],
    });
    game.passAll();
  });

  it('armada:initiative.1 begins with the first player', () => {
    const layout = { us: [...ours, ...flights(2, 400, xwings)], them: [...theirs, ...flights(2, 600, ties)] };
    for (const first of [0, 1] as const) {
      const game = table({ ...layout, first }).run({ kind: 'squadron-phase' });
      expect(game.question?.player).toBe(first);
      game.passAll();
      expect(game.run({ kind: 'ship-phase' }).story).toContain('phase');
      game.passAll();
      expect(game.state.first).toBe(first);
    }
  });
});

describe('the status phase', () => {
  it('armada:status-phase.1 readies tokens and upgrades, flips initiative, then a round begins', () => {
    const game = table({
      us: [cr90([300, 200, 0], { defense: ['exhausted', 'readied', 'readied'] })],
      them: theirs,
    });
    game.run({ kind: 'status-phase' }, { kind: 'end-round' });
    expect(game.story.slice(0, 4)).toEqual(['phase', 'tokens-readied', 'initiative-flipped', 'round']);
    game.answer([0]).answer([0, 0, 0]).passAll();
  });

  it('armada:status-phase.2 readies all exhausted defense tokens, not the discarded', () => {
    const game = table({
      us: [cr90([300, 200, 0], { defense: ['exhausted', 'discarded', 'readied'] })],
      them: theirs,
    }).run({ kind: 'ready-tokens' });
    expect(game.ship(0).defense.map(({ side }) => side)).toEqual(['readied', 'discarded', 'readied']);
  });

  it('armada:status-phase.3 flipping makes all squadrons read as not activated, and keeps the first player', () => {
    const game = table({
      us: [...ours, xwings([300, 400], { activated: true })],
      them: theirs,
    });
    game.run({ kind: 'squadron-turn', player: 0, left: 2 });
    expect(game.question).toBeUndefined();
    game.run({ kind: 'flip-initiative' });
    expect(game.state).toMatchObject({ initiativeSide: 1, first: 0 });
    game.run({ kind: 'squadron-turn', player: 0, left: 2 });
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 0 });
    game.pick('done');
  });
});

describe('the end of the game', () => {
  const points = 50;
  const priced = (x: number) => cr90([x, 200, 0], { points });

  it('armada:round.1 armada:winning-and-losing.1 comes after six rounds; the higher score wins, a tie the second player', () => {
    for (const [lost, winner] of [
      [[], 1],
      [['them'], 0],
      [['us', 'them'], 1],
    ] as const) {
      const game = table({
        us: [priced(300), xwings([300, 400], { points })],
        them: [...theirs, ties([400, 400], { points })],
        round: 6,
      });
      if (lost.some((side) => side === 'us')) game.state.squadrons[0]!.place = 'destroyed';
      if (lost.some((side) => side === 'them')) game.state.squadrons[1]!.place = 'destroyed';
      game.run({ kind: 'end-round' });
      expect(game.state.result).toEqual({ winner, because: 'armada:winning-and-losing.1' });
    }
  });

  it('armada:winning-and-losing.2 comes at once for a fleet without ships, its squadrons notwithstanding', () => {
    const game = table({
      us: [cr90([600, 880, 0]), xwings([300, 400], { points })],
      them: theirs,
    }).run({ kind: 'move-ship', ship: 0, course: { clicks: [0], side: 'left' } }, { kind: 'round' });
    expect(game.state.result).toEqual({ winner: 1, because: 'armada:winning-and-losing.2' });
    expect(game.state.round).toBe(1);
  });

  it('armada:winning-and-losing.3 goes by score when both lose their last ships together', () => {
    const dying = Array.from({ length: 3 }, () => 'facedown: structural-damage');
    const game = table({
      us: [cr90([600, 300, 0], { points: 44, damage: dying })],
      them: [cr90([600, 400, 0], { points: 39, damage: dying })],
    }).fly(0, [0]);
    expect(game.state.result).toEqual({ winner: 1, because: 'armada:winning-and-losing.3' });
    expect(game.eventsOf('score').map((event) => event.points)).toEqual([39, 44]);
  });

  it('armada:scoring.1 armada:upgrade-cards.4 armada:scoring.2 armada:scoring.3 counts destroyed ships with all upgrades, squadrons and victory tokens', () => {
    const game = table({
      us: [priced(300)],
      them: [
        victory([500, 800, 180], { points: 67 }),
        cr90([900, 800, 180], { points: 44 }),
        ties([400, 400], { points: 8 }),
      ],
    });
    expect(scoreOf(game.state, 0)).toBe(0);
    game.state.ships[1]!.place = 'destroyed';
    game.state.squadrons[0]!.place = 'destroyed';
    expect(scoreOf(game.state, 0)).toBe(75);
    game.state.objective = 'fire-lanes';
    game.state.players[0]!.victoryTokens = 3;
    expect(scoreOf(game.state, 0)).toBe(75 + 45);
  });

  it('armada:set-aside-ships-and-squadrons.1 armada:set-aside-ships-and-squadrons.2 what is still set aside is out of play, and destroyed at the end', () => {
    const game = table({
      us: [priced(300), priced(500)],
      them: [...theirs, ties([400, 400], { points })],
      round: 6,
    });
    game.state.squadrons[0]!.place = 'set-aside';
    game.state.ships[1]!.place = 'set-aside';
    game.run({ kind: 'squadron-turn', player: 1, left: 2 });
    expect(game.question).toBeUndefined();
    game.run({ kind: 'end-round' });
    expect(game.eventsOf('score')).toMatchObject([{ points }, { points }]);
  });

  it('armada:optional-rules.1 without a limit play goes on and initiative passes every round', () => {
    const game = table({ us: ours, them: theirs, round: 7, rounds: 0 }).run({ kind: 'end-round' });
    expect(game.state).toMatchObject({ round: 8, first: 1, result: null });
    game.answer([0, 0]).answer([0, 0, 0]).passAll();
  });
});

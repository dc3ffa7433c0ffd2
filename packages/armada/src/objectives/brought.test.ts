/** Objectives that bring obstacles of their own. */
import { describe, expect, it } from 'vitest';
import { obstacleBodyOf } from '../game.ts';
import { distance, endOfDistance } from '../geometry/index.ts';
import { scoreOf } from '../phases/end.ts';
import {
  answerPlace,
  CLOSE,
  chance,
  cr90,
  MEDIUM,
  noseToNose,
  offeredThenPassed,
  onFront,
  playing,
  settingUp,
  type TestGame,
  ties,
  victory,
  when,
} from '../testing/index.ts';
import { eventText, optionText, questionText } from '../words/index.ts';

/** What a player hears of the question that waits: itself, and its options. */
const heard = (game: TestGame): readonly string[] => [
  questionText(game.question!, game.state),
  ...game.options.map((_, at) => optionText(game.question!, at, game.state)),
];

/** The setup of an objective up to deployment, every obstacle where it is proposed. */
function placedFor(objective: string): TestGame {
  const game = settingUp(objective);
  game.state.players[1]!.objectives = [objective];
  game.run({ kind: 'choose-objective' }, { kind: 'place-obstacles' });
  const random = chance(objective);
  while (game.question && game.question.kind !== 'place-token') {
    if (game.question.form === 'choice') game.answer(0);
    else answerPlace(game, random);
  }
  return game;
}
const kinds = (game: TestGame) => game.state.obstacles.map(({ type }) => type);
const find = (game: TestGame, type: string) => game.state.obstacles.find((one) => one.type === type)!;
const token = (x: number, y: number, id = 90) => ({
  id,
  kind: 'objective',
  player: -1,
  ship: -1,
  zone: '',
  x,
  y,
});
const rift = (at: readonly [number, number, number]) => [{ outline: 'gravity-rift', at }];

describe('obstacles that objectives bring', () => {
  it('stand for those of the standard set that the objective leaves out', () => {
    const game = placedFor('jamming-barrier');
    const rock = 'asteroid field';
    expect(kinds(game)).toEqual([rock, rock, rock, 'dust field', 'dust field']);
    expect(game.eventsOf('obstacle-placed')).toHaveLength(5);
    expect(kinds(placedFor('ion-storm'))).not.toContain('station');
  });

  it('lie in the middle first, and the others around them, where the objective says so', () => {
    const game = placedFor('salvage-run');
    const [first] = game.eventsOf('obstacle-placed');
    const station = find(game, 'station');
    expect(first).toMatchObject({ player: 1, obstacle: station.id });
    expect([station.x, station.y].map((mm) => Math.round(mm * 10) / 10)).toEqual([914.4, 457.2]);
    for (const one of game.state.obstacles) {
      if (one !== station)
        expect(distance(obstacleBodyOf(one), obstacleBodyOf(station))).toBeLessThanOrEqual(304.8);
    }
  });

  it('the second player turns what lies in the middle', () => {
    const game = settingUp('salvage-run');
    game.run({ kind: 'place-obstacles' });
    expect(game.question).toMatchObject({ kind: 'turn-obstacle', player: 1 });
    expect(heard(game).slice(0, 3)).toEqual([
      'How is station 6 in the middle turned?',
      '0 degrees.',
      '45 degrees.',
    ]);
    game.pick({ facing: 45 });
    expect(find(game, 'station').facing).toBe(45);
  });

  it('the second player places purrgil after all others, far from the edges', () => {
    const game = placedFor('marked-for-destruction');
    const order = game.eventsOf('obstacle-placed').map(({ player, obstacle, at }) => {
      return { player, type: game.state.obstacles[obstacle]!.type, at };
    });
    expect(order.slice(4).map(({ player, type }) => [player, type])).toEqual([
      [1, 'purrgil'],
      [1, 'purrgil'],
    ]);
    for (const { at } of order.slice(4)) expect(Math.min(at.y, 914.4 - at.y)).toBeGreaterThan(304.8);
  });

  it('Rift Ambush: the second player places all, the rift beyond distance 5 of the edges', () => {
    const game = placedFor('rift-ambush');
    expect(new Set(game.eventsOf('obstacle-placed').map(({ player }) => player))).toEqual(new Set([1]));
    const { y } = find(game, 'gravity rift');
    expect(Math.min(y, 914.4 - y) - 50).toBeGreaterThan(304.8);
  });

  it('Doomed Station: the rift in the middle, the first player goes on, the second places the station last', () => {
    const game = placedFor('doomed-station');
    const order = game
      .eventsOf('obstacle-placed')
      .map(({ player, obstacle }) => [player, game.state.obstacles[obstacle]!.type]);
    expect(order[0]).toEqual([1, 'gravity rift']);
    expect(order[1]![0]).toBe(0);
    expect(order.at(-1)).toEqual([1, 'station']);
    expect(order).toHaveLength(7);
  });

  it('armada:obstacles.13 at the end of a round each player moves a different purrgil, the second first', () => {
    const game = playing('marked-for-destruction', {
      us: [cr90([300, 300, 0])],
      them: [victory([1500, 600, 180])],
      obstacles: [
        { outline: 'purrgil_1', at: [700, 450, 0] },
        { outline: 'purrgil_2', at: [1000, 450, 0] },
      ],
    });
    game.run({ kind: 'flip-initiative' });
    expect(game.question).toMatchObject({ kind: 'drifting-obstacle', player: 1 });
    game.pick({ obstacle: 1 });
    expect(game.tryAnswer([1000, 700, 0])[0]?.ruling).toBe('armada:obstacle-and-token-movement.1');
    game.answer([1000, 500, 0]);
    expect(game.question).toMatchObject({ kind: 'move-obstacle', player: 0, obstacle: 0 });
    game.answer([700, 400, 0]);
    expect(game.question).toBeUndefined();
    expect(game.state.obstacles.map(({ y }) => y)).toEqual([400, 500]);
  });
});

describe('Close-Range Intel Scan', () => {
  it('the second player pays one accuracy for a token, the first two', () => {
    for (const [first, cost] of [
      [1, 1],
      [0, 2],
    ] as const) {
      const game = playing('close-range-intel-scan', noseToNose(CLOSE));
      game.state.first = first === 1 ? 1 : 0;
      game.rolls('accuracy', 'blank', 'accuracy').attack(0).pick(onFront);
      game.pick({ effect: 'close-range-intel-scan' });
      // With two of them its player picks which one goes.
      expect(game.question?.kind).toBe('spend-die');
      while (game.question?.kind === 'spend-die') game.pick({ face: 'accuracy' });
      expect(game.state.attack!.dice).toHaveLength(3 - cost);
      expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
      game.passAll();
    }
    const one = playing('close-range-intel-scan', noseToNose(CLOSE));
    one.rolls('accuracy', 'blank', 'hit').attack(0).pick(onFront);
    expect(offeredThenPassed(one, 'close-range-intel-scan')).toBe(false);
  });
});

describe('Salvage Run', () => {
  it('four tokens at distance 1 of the station and beyond it of each other, a navigate token for the second player', () => {
    const game = placedFor('salvage-run');
    for (let count = 0; count < 4; count++) answerPlace(game, chance(`token ${count}`));
    const { markers } = game.state;
    expect(markers).toHaveLength(4);
    for (const one of markers) {
      for (const other of markers) {
        const mm = Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
        if (one !== other) expect(mm).toBeGreaterThan(endOfDistance(1));
      }
    }
    const fleets = when(playing('salvage-run', noseToNose(CLOSE)), 'fleets-deployed');
    expect(fleets.state.ships.map(({ tokens }) => tokens)).toEqual([[], ['navigate']]);
  });

  it('a ship that reveals a dial beside a token may take it', () => {
    const game = playing('salvage-run', noseToNose(CLOSE));
    game.state.markers = [token(960, 300), token(1400, 300, 91)];
    when(game, 'reveal', { ship: 0, what: 'navigate' }).pick({ kind: 'token', marker: 90 });
    expect(game.state.markers.map(({ id }) => id)).toEqual([91]);
    expect(scoreOf(game.state, 0)).toBe(20);
  });
});

describe('Jamming Barrier', () => {
  const fires = (faces: readonly string[], ...markers: ReturnType<typeof token>[]) => {
    const game = playing('jamming-barrier', noseToNose(CLOSE));
    game.state.markers = markers;
    return game
      .rolls(...faces)
      .attack(0)
      .pick(onFront);
  };

  it('half the dice, rounded down, are not rolled across the line between the tokens', () => {
    const game = fires(['blank', 'hit'], token(800, 385), token(1000, 385, 91));
    game.pick({ color: 'blue' });
    expect(game.eventsOf('dice-rolled').map(({ dice }) => dice.length)).toEqual([2]);
    game.passAll();
  });

  it('nothing happens beside the line, or when a ship lies on a token', () => {
    for (const tokens of [
      [token(500, 385), token(700, 385, 91)],
      [token(900, 300), token(1000, 385, 91)],
    ]) {
      const game = fires(['blank', 'hit', 'hit'], ...tokens);
      expect(game.eventsOf('dice-rolled').map(({ dice }) => dice.length)).toEqual([3]);
      game.passAll();
    }
  });
});

describe('Volatile Deposits', () => {
  const beside = { outline: 'asteroid_1', at: [980, 385, 0] as const };

  it('a blue critical of anybody, any of the second player, hurts all at distance 1 of an obstacle', () => {
    const layout = { ...noseToNose(CLOSE), obstacles: [beside] };
    const fired = (...faces: readonly string[]) => {
      const game = playing('volatile-deposits', { ...layout, them: [...layout.them!, ties([1040, 385])] });
      game
        .rolls(...faces)
        .attack(0)
        .pick(onFront);
      while (game.question && game.question.kind !== 'critical-effect') game.pick('done');
      return game;
    };
    // Against the second player's ship a red critical is not enough.
    const red = fired('crit', 'blank', 'hit');
    expect(red.offers({ effect: 'standard' })).toBe(true);
    expect(offeredThenPassed(red, 'volatile-deposits')).toBe(false);
    const game = fired('blank', 'blank', 'crit');
    game.pick({ effect: 'volatile-deposits' });
    expect(game.question).toMatchObject({ kind: 'damage-zone' });
    const { hull } = game.squadron(0);
    game.passAll();
    expect(game.squadron(0).hull).toBe(hull - 1);
    expect(game.eventsOf('shield-lost').filter(({ ship }) => ship === 0)).toHaveLength(1);
  });

  it('asteroid fields score for the higher command values at distance 1', () => {
    const game = playing('volatile-deposits', { ...noseToNose(CLOSE), obstacles: [beside] });
    when(game, 'end-of-round');
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 1, count: 1 }]);
  });
});

describe('Rift Assault', () => {
  it('a die with an icon marks a ship in the open, and the mark changes a die later', () => {
    const game = playing('rift-assault', noseToNose(CLOSE));
    game.rolls('blank', 'hit', 'hit').attack(0).pick(onFront).pick({ effect: 'rift-assault' });
    expect(game.offers({ face: 'blank' })).toBe(false);
    game.pick({ kind: 'die', color: 'blue' });
    expect(game.ship(1).objective).toBe(true);
    game.pick({ effect: 'rift-assault#2' });
    expect(game.offers({ to: 'double-hit' })).toBe(false);
    game.pick({ face: 'blank', to: 'hit' });
    expect(game.ship(1).objective).toBe(false);
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    game.passAll();
  });

  it('the second player turns a die to any icon; beside an obstacle nobody is marked', () => {
    const game = playing('rift-assault', { ...noseToNose(CLOSE), obstacles: rift([980, 385, 0]) });
    game.state.first = 1;
    game.ship(1).objective = true;
    game.rolls('blank', 'hit', 'hit').attack(0).pick(onFront);
    expect(game.offers({ effect: 'rift-assault' })).toBe(false);
    game.pick({ effect: 'rift-assault#2' });
    expect(game.offers({ face: 'blank', to: 'double-hit' })).toBe(true);
    game.passAll();
  });

  it('slow ships near the rift get a facedown card at the end of a round', () => {
    const game = playing('rift-assault', {
      us: [cr90([700, 300, 0], { speed: 1 }), cr90([900, 300, 0], { speed: 2 })],
      them: [victory([1500, 600, 180], { speed: 1 })],
      obstacles: rift([800, 420, 0]),
    });
    when(game, 'end-of-round');
    expect(game.state.ships.map(({ damage }) => damage.map(({ up }) => up))).toEqual([[false], [], []]);
  });
});

describe('Rift Ambush', () => {
  const near = (first: 0 | 1 = 0) => {
    const game = playing('rift-ambush', {
      us: [cr90([700, 200, 0], { speed: 2 })],
      them: [victory([1500, 600, 180])],
      obstacles: rift([810, 400, 0]),
      first,
    });
    game.state.active = 0;
    return game.fly(0, [0, 0]);
  };
  const flown = (game: TestGame) => game.eventsOf('maneuver').map(({ speed }) => speed);

  it('pulls a ship on that ends near the rift, once in an activation; the second player may turn', () => {
    const game = near();
    expect(game.question).toMatchObject({ kind: 'course', speed: 1 });
    expect(game.offers({ clicks: [1] })).toBe(false);
    game.passAll();
    expect(flown(game)).toEqual([2, 1]);
    const second = near(1);
    expect(second.offers({ clicks: [1] })).toBe(true);
    second.passAll();
    expect(flown(second)).toEqual([2, 1]);
  });

  it('after deployment the second player may pull a ship of the first and change its speed', () => {
    const game = playing('rift-ambush', {
      us: [cr90([700, 200, 0], { speed: 2 })],
      them: [victory([1500, 600, 180])],
    });
    when(game, 'fleets-deployed');
    expect(game.question?.player).toBe(1);
    expect(heard(game)[0]).toBe('Which enemy ship does the gravity rift pull?');
    game.pick({ ship: 0 }).pick({ side: 'left' });
    expect(flown(game)).toEqual([1]);
    game.pick({ speed: 3 });
    expect(game.ship(0).speed).toBe(3);
  });
});

describe('Doomed Station', () => {
  it('armada:obstacle-and-token-movement.6 obstacles move toward the rift, from the end of distance 1 to that of 2', () => {
    const game = playing('doomed-station', {
      us: [cr90([300, 300, 0])],
      them: [victory([1040, 250, 180])],
      obstacles: [
        ...rift([900, 450, 0]),
        { outline: 'station', at: [1200, 450, 0] },
        { outline: 'asteroid_1', at: [980, 450, 0] },
      ],
    });
    const before = game.state.obstacles[1]!.x;
    when(game, 'end-of-round');
    expect(game.question).toMatchObject({ kind: 'drifting-obstacle', player: 1 });
    expect(game.offers({ obstacle: 0 })).toBe(false);
    game.pick({ obstacle: 1 });
    const ways = game.options as { mm: number }[];
    expect(heard(game).slice(0, 2)).toEqual(['How far does station 2 move?', '77 mm.']);
    expect(ways[0]!.mm).toBeCloseTo(76.5, 6);
    expect(ways[1]!.mm).toBeLessThanOrEqual(124.5);
    game.answer(0);
    expect(before - game.state.obstacles[1]!.x).toBeCloseTo(76.5, 0);
    // The asteroid field has less than that to go: it touches the rift and is gone.
    expect(game.eventsOf('obstacle-removed')).toMatchObject([{ obstacle: 2 }]);
    expect(eventText(game.eventsOf('obstacle-removed')[0]!, game.state)).toBe('Asteroid field 3 is removed.');
    expect(game.eventsOf('victory-token')).toEqual([]);
    expect(game.state.markers).toEqual([]);
  });
});

describe('Marked for Destruction', () => {
  it('a critical up to medium range marks the defender alone; its cost counts twice', () => {
    const game = playing('marked-for-destruction', noseToNose(MEDIUM));
    game.rolls('crit', 'blank').attack(0).pick(onFront);
    while (game.question && game.question.kind !== 'critical-effect') game.pick('done');
    game.pick({ effect: 'marked-for-destruction' }).passAll();
    expect(game.ship(1).objective).toBe(true);
    Object.assign(game.ship(1), { points: 90, own: 80, place: 'destroyed' });
    expect(scoreOf(game.state, 0)).toBe(170);
    const far = playing('marked-for-destruction', noseToNose(250));
    far.rolls('crit').attack(0).pick(onFront);
    while (far.question && far.question.kind !== 'critical-effect') far.pick('done');
    expect(offeredThenPassed(far, 'marked-for-destruction')).toBe(false);
  });

  it('who moves a purrgil beside a marked ship may hurt it, and its enemy scores', () => {
    const game = playing('marked-for-destruction', {
      us: [cr90([700, 300, 0])],
      them: [victory([1500, 600, 180])],
      obstacles: [{ outline: 'purrgil_1', at: [900, 450, 0] }],
    });
    game.ship(0).objective = true;
    game.run({ kind: 'flip-initiative' }).answer([790, 420, 0]);
    expect(heard(game)[0]).toBe('From which ship beside the purrgil do you discard an objective token?');
    game.pick({ ship: 0 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false]);
    expect(game.ship(0).objective).toBe(false);
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 1, count: 1 }]);
  });
});

describe('Abandoned Mining Facility', () => {
  const repairing = (outline: string, points: number) =>
    playing('abandoned-mining-facility', {
      us: [victory([900, 300, 0])],
      them: [cr90([300, 800, 180])],
      obstacles: [{ outline, at: [1000, 300, 0] }],
    }).run({ kind: 'repair', ship: 0, points });

  it('engineering points buy tokens: three at a station, two at a dust field, which more than one uses up', () => {
    const station = repairing('station', 4);
    expect(heard(station)).toContain('1 victory token for 3 points at station 1.');
    station.pick({ kind: 'salvage', tokens: 1, points: 3 });
    expect(station.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    expect(station.offers({ kind: 'salvage' })).toBe(false);
    expect(station.state.obstacles[0]!.placed).toBe(true);
    station.passAll();
    const one = repairing('dust-field_1', 4).pick({ kind: 'salvage', tokens: 1 });
    expect(one.state.obstacles[0]!.placed).toBe(true);
    one.passAll();
    const two = repairing('dust-field_1', 4).pick({ kind: 'salvage', tokens: 2, points: 4 });
    expect(two.eventsOf('obstacle-removed')).toHaveLength(1);
    two.passAll();
  });

  it('each ship of the second player begins with a repair token', () => {
    const game = when(playing('abandoned-mining-facility', noseToNose(CLOSE)), 'fleets-deployed');
    expect(game.state.ships.map(({ tokens }) => tokens)).toEqual([[], ['repair']]);
  });
});

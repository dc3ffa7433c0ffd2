/** Objectives in which something attacks, or swims, that belongs to nobody. */
import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { bodyOf, obstacleBodyOf, squadronBodyOf } from '../game.ts';
import { distance, endOfDistance, overlaps } from '../geometry/index.ts';
import { scoreOf } from '../phases/end.ts';
import { ARMADA } from '../rules.ts';
import type { ArmadaSetup } from '../setup/setup.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import {
  AWAY,
  answerPlace,
  chance,
  cr90,
  playing,
  settingUp,
  squadron,
  type TestGame,
  type TestTable,
  ties,
  until,
  when,
  xwings,
} from '../testing/index.ts';
import { keenAnswerer } from '../testing/players.ts';
import { optionText, questionText } from '../words/index.ts';
import { TOUCHING } from './on-table.ts';

const OURS = cr90([200, 100, 0]);
const rock = { outline: 'asteroid_2', at: [900, 450, 0] } as const;
const debris = { outline: 'debris_2', at: [1200, 450, 0] } as const;
const worm = (x: number, y: number, outline = 'exogorth_1') => ({ outline, at: [x, y, 0] as const });
/** An exogorth that touches the top of the rock. */
const beside = worm(905.5, 450 + 30.2 + 28.9);
const token = (x: number, y: number, id = 90, player = -1) => ({
  id,
  kind: 'objective',
  player,
  ship: -1,
  zone: '',
  x,
  y,
});

/** Answers what is asked with the first option and any place; the kinds of the questions. */
function answerAll(game: TestGame, last?: string): readonly string[] {
  const kinds: string[] = [];
  const random = chance('guests');
  while (game.question && game.question.kind !== last) {
    kinds.push(game.question.kind);
    if (game.question.form === 'choice') game.answer(0);
    else answerPlace(game, random);
  }
  return kinds;
}

/** Setup of an objective of player 1, up to deployment. */
function setUp(objective: string): TestGame {
  const game = settingUp(objective);
  game.state.players[1]!.objectives = [objective];
  game.run({ kind: 'choose-objective' }, { kind: 'place-obstacles' });
  answerAll(game);
  return game;
}

const touching = (game: TestGame, id: number): readonly number[] => {
  const body = obstacleBodyOf(game.state.obstacles[id]!);
  return game.state.obstacles
    .filter((one) => one.id !== id && one.placed && distance(obstacleBodyOf(one), body) <= TOUCHING)
    .map((one) => one.id);
};

describe('exogorths', () => {
  const field = (layout: Partial<TestTable>): TestGame =>
    playing('asteroid-tactics', { us: [OURS], them: [AWAY], obstacles: [rock, beside], ...layout });

  it('armada:obstacles.9 each player picks one, the second first; it attacks all squadrons at distance 1 with 3 blue dice', () => {
    const game = field({
      us: [OURS, xwings([850, 540])],
      them: [AWAY, ties([940, 560]), ties([900, 680])],
      obstacles: [rock, beside, debris, worm(1200, 530, 'exogorth_2')],
    });
    game.rolls('accuracy', 'hit', 'crit', 'hit', 'accuracy', 'accuracy');
    game.run({ kind: 'squadron-phase' });
    expect(game.question).toMatchObject({ kind: 'exogorth', player: 1 });
    expect(questionText(game.question!, game.state)).toBe('Which exogorth attacks?');
    game.pick({ obstacle: 1 }).pick({ squadron: 0 });
    answerAll(game, 'choose-squadron');
    expect(game.eventsOf('attack').map(({ attacker, defender }) => [attacker.id, defender.id])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(game.eventsOf('dice-gathered').map(({ dice }) => dice)).toEqual([
      ['blue', 'blue', 'blue'],
      ['blue', 'blue', 'blue'],
    ]);
    // Each is resolved by the defender's opponent; critical icons do no harm to squadrons.
    expect(game.eventsOf('dice-rolled').map(({ player }) => player)).toEqual([1, 0]);
    expect([game.squadron(0).hull, game.squadron(1).hull, game.squadron(2).hull]).toEqual([4, 2, 3]);
    expect(game.eventsOf('slider-turned').map((event) => event.squadron)).toEqual([0, 1]);
    expect(game.eventsOf('obstacle-removed').map(({ obstacle }) => obstacle)).toEqual([1, 3]);
  });

  it('a squadron that suffers no damage is not activated, and the obstacle they touch is not in the way', () => {
    const game = field({ us: [OURS, xwings([900, 400])], obstacles: [rock, beside] });
    game.state.squadrons[0]!.y = 450 - 30.5 - 17;
    expect(distance(squadronBodyOf(game.squadron(0)), obstacleBodyOf(game.state.obstacles[1]!))).toBeLessThan(
      endOfDistance(1),
    );
    game.rolls('accuracy', 'crit', 'crit').run({ kind: 'squadron-phase' });
    answerAll(game, 'squadron');
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false, reach: 'close' }]);
    expect(game.eventsOf('slider-turned')).toEqual([]);
  });

  it('come out at the end of a round, each touching another obstacle, and push squadrons aside', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
      const turn = (at * Math.PI) / 4;
      return xwings([900 + 58 * Math.sin(turn), 450 + 58 * Math.cos(turn)]);
    });
    const game = playing('asteroid-tactics', {
      us: [OURS, ...ring],
      them: [AWAY],
      obstacles: [rock, debris, worm(0, 0), worm(0, 0, 'exogorth_2')],
      first: 0,
    });
    for (const id of [2, 3]) Object.assign(game.state.obstacles[id]!, { placed: false, leftOut: true });
    when(game, 'end-of-round');
    expect(game.question).toMatchObject({ kind: 'exogorth-host', player: 1 });
    game.pick({ obstacle: 0 });
    const kinds = answerAll(game);
    expect(kinds).toContain('place-beside');
    expect(touching(game, 2)).toEqual([0]);
    expect(touching(game, 3)).toEqual([1]);
    const moved = game.eventsOf('squadron-placed');
    expect(moved.length).toBeGreaterThan(0);
    for (const { squadron: id } of moved) {
      const body = squadronBodyOf(game.squadron(id));
      const exogorth = obstacleBodyOf(game.state.obstacles[2]!);
      expect(distance(body, exogorth)).toBeLessThanOrEqual(TOUCHING);
      expect(game.state.squadrons.filter((one) => overlaps(body, squadronBodyOf(one)))).toHaveLength(1);
    }
  });

  it('do not come out on ships, and the place is pulled into contact', () => {
    const game = playing('asteroid-tactics', {
      us: [OURS],
      them: [AWAY, cr90([900, 530, 90])],
      obstacles: [rock, worm(0, 0)],
    });
    Object.assign(game.state.obstacles[1]!, { placed: false, leftOut: true });
    when(game, 'end-of-round');
    expect(game.question).toMatchObject({ kind: 'place-exogorth', obstacle: 1, host: 0 });
    expect(game.tryAnswer([900, 600, 0])).toMatchObject([{ ruling: 'armada:golden-rules.2' }]);
    expect(game.tryAnswer([900, 300, 0])).toEqual([]);
    expect(touching(game, 1)).toEqual([0]);
    expect(overlaps(bodyOf(game.ship(2)), obstacleBodyOf(game.state.obstacles[1]!))).toBe(false);
  });
});

describe('Asteroid Tactics', () => {
  const onRock = (player: 0 | 1, defense: readonly ('readied' | 'exhausted' | 'discarded')[]): TestGame => {
    const flier = cr90([900, 450, 0], { defense });
    const game = playing('asteroid-tactics', {
      us: player === 0 ? [flier] : [OURS],
      them: player === 1 ? [flier] : [AWAY],
      obstacles: [rock],
      first: 0,
    });
    if (player === 0) game.draws('targeter-disruption');
    return game.run({ kind: 'on-obstacles', ship: player, obstacles: [0] });
  };

  it('the first player gets a discarded token back exhausted, and the card of the field', () => {
    const game = onRock(0, ['discarded', 'exhausted', 'readied']);
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.options.map((_, at) => optionText(game.question!, at, game.state))).toEqual([
      'Get evade back.',
      'None.',
    ]);
    game.answer(0);
    expect(game.ship(0).defense.map(({ side }) => side)).toEqual(['exhausted', 'exhausted', 'readied']);
  });

  it('the second player’s pass unharmed, and get one back readied or ready one', () => {
    const game = onRock(1, ['discarded', 'exhausted', 'readied']);
    expect(game.ship(1).damage).toEqual([]);
    expect(game.options.map((_, at) => optionText(game.question!, at, game.state))).toEqual([
      'Get evade back.',
      'Ready evade.',
      'None.',
    ]);
    game.answer(1);
    expect(game.ship(1).defense.map(({ side }) => side)).toEqual(['discarded', 'readied', 'readied']);
  });

  it('unique squadrons too, but no scatter comes back', () => {
    const at = (card: string): TestGame => {
      const game = playing('asteroid-tactics', {
        us: [OURS],
        them: [AWAY, squadron(card, [900, 300])],
        obstacles: [rock],
        first: 0,
      });
      for (const one of game.squadron(0).defense) one.side = 'discarded';
      game.squadronActs(0).pick({ kind: 'move' });
      return game.answer([900, 420, 0]);
    };
    const ace = at('howlrunner-tie-fighter-squadron');
    expect(ace.options.map((_, i) => optionText(ace.question!, i, ace.state))).toEqual([
      'Get brace back.',
      'None.',
    ]);
    ace.answer(0);
    expect(ace.squadron(0).defense).toEqual([
      { kind: 'scatter', side: 'discarded' },
      { kind: 'brace', side: 'readied' },
    ]);
    expect(at('tie-fighter-squadron').question?.kind).not.toBe('asteroid-token');
  });
});

describe('Infested Fields', () => {
  it('a token lies on each obstacle, and two exogorths beside obstacles of their own', () => {
    const game = setUp('infested-fields');
    const { obstacles, markers } = game.state;
    expect(markers.map(({ zone }) => zone)).toEqual(['0', '1', '2', '3', '4']);
    const hosts = obstacles.filter(({ type }) => type === 'exogorth').flatMap(({ id }) => touching(game, id));
    expect(hosts).toHaveLength(2);
    expect(new Set(hosts).size).toBe(2);
  });

  it('whoever overlaps an obstacle may take its token, a squadron too', () => {
    const game = playing('infested-fields', {
      us: [cr90([1200, 450, 0]), xwings([900, 300])],
      them: [AWAY],
      obstacles: [rock, debris],
      first: 0,
    });
    game.state.markers = [
      { ...token(900, 450), zone: '0' },
      { ...token(1200, 450, 91), zone: '1' },
    ];
    game.squadronActs(0).pick({ kind: 'move' }).answer([900, 420, 0]);
    expect(questionText(game.question!, game.state)).toBe(
      'Does X-wing Squadron take an objective token for a victory token?',
    );
    game.answer(0).passAll();
    game.run({ kind: 'on-obstacles', ship: 0, obstacles: [1] });
    answerAll(game);
    expect(game.state.markers).toEqual([]);
    expect(scoreOf(game.state, 0)).toBe(30);
  });

  it('after the attacks they are gone, and the second player moves their obstacles with the tokens on them', () => {
    const game = playing('infested-fields', {
      us: [OURS, xwings([300, 100])],
      them: [AWAY],
      obstacles: [rock, beside],
      first: 0,
    });
    game.state.markers = [{ ...token(900, 450), zone: '0' }];
    game.run({ kind: 'squadron-phase' });
    expect(game.question).toMatchObject({ kind: 'move-obstacle', player: 1, obstacle: 0 });
    game.answer([980, 450, 0]);
    expect(game.state.markers[0]).toMatchObject({ x: game.state.obstacles[0]!.x, y: 450, zone: '0' });
    expect(game.state.obstacles[0]!.x).toBeCloseTo(980, 5);
    expect(game.state.obstacles[1]).toMatchObject({ placed: false, leftOut: true });
    game.passAll();
  });
});

describe('Planetary Ion Cannon', () => {
  const shot = (zone: string, id = 90) => ({
    attacker: { kind: 'token', id, zone: 'front' },
    defender: { kind: 'zone', id: 0, zone },
  });
  const cannon = (...tokens: readonly ReturnType<typeof token>[]): TestGame => {
    const game = playing('planetary-ion-cannon', {
      us: [cr90([900, 300, 0], { speed: 2 }), cr90([300, 300, 0])],
      them: [AWAY],
      obstacles: [{ outline: 'debris_1', at: [900, 400, 0] }],
      first: 0,
    });
    game.state.markers = [...tokens];
    return game;
  };

  it('three tokens of the second player, beyond distance 5 of both edges', () => {
    const { markers } = setUp('planetary-ion-cannon').state;
    expect(markers).toHaveLength(3);
    for (const { y } of markers) expect(Math.min(y, 914.4 - y)).toBeGreaterThan(304.8);
  });

  it('one of them fires 4 blue dice at medium range at any zone of a ship at distance 1 to 3, and is gone', () => {
    const game = cannon(token(900, 500), token(980, 450, 91));
    when(game, 'end-of-command-phase');
    expect(game.question).toMatchObject({ kind: 'attack', player: 1 });
    expect(game.options).toHaveLength(9);
    expect(optionText(game.question!, 0, game.state)).toBe(
      'CR90 Corvette A A, front zone, at medium range (the token A near CR90 Corvette A A).',
    );
    game.rolls('hit', 'hit', 'accuracy', 'accuracy').pick(shot('rear')).passAll();
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue', 'blue', 'blue', 'blue'] }]);
    expect(game.eventsOf('attack')).toMatchObject([{ reach: 'medium', obstructed: false }]);
    expect(game.ship(0).shields.rear).toBe(0);
    expect(game.state.markers.map(({ id }) => id)).toEqual([91]);
  });

  it('is fired or not, and not at ships beyond distance 3', () => {
    const game = cannon(token(900, 500));
    when(game, 'end-of-command-phase').pick({ kind: 'none' });
    expect(game.state.markers).toHaveLength(1);
    expect(when(cannon(token(900, 640)), 'end-of-command-phase').question).toBeUndefined();
  });

  it('its critical has the defender exhaust a token; the standard one may be resolved instead', () => {
    const game = cannon(token(900, 500));
    when(game, 'end-of-command-phase').rolls('crit', 'hit', 'accuracy', 'accuracy').pick(shot('front'));
    until(game, 'critical-effect');
    expect(game.options).toHaveLength(3);
    game.pick({ effect: 'planetary-ion-cannon' });
    expect(game.question).toMatchObject({ kind: 'pick-defense-token', player: 0 });
    game.answer(0).passAll();
    expect(game.ship(0).defense.filter(({ side }) => side === 'exhausted')).toHaveLength(1);
  });
});

describe('Hyperspace Migration', () => {
  const swim = (layout: Partial<TestTable> = {}): TestGame => {
    const game = playing('hyperspace-migration', {
      us: [OURS],
      them: [AWAY],
      obstacles: [{ outline: 'purrgil_1', at: [150, 450, 0] }],
      first: 0,
      ...layout,
    });
    game.state.markers = [token(40, 450, 90, 1), token(1790, 450, 91)];
    return game;
  };

  it('a token lies at distance 1 of each short edge, and no purrgil is placed', () => {
    const { markers, width, obstacles } = setUp('hyperspace-migration').state;
    expect(markers).toHaveLength(2);
    expect(markers[0]!.x).toBeLessThanOrEqual(endOfDistance(1));
    expect(markers[1]!.x).toBeGreaterThanOrEqual(width - endOfDistance(1));
    expect(obstacles.map(({ type, placed }) => type === 'purrgil' && placed)).not.toContain(true);
  });

  it('in rounds 1 and 3 the second player places one at distance 1 of the same token', () => {
    const game = swim({ obstacles: [worm(0, 0, 'purrgil_1'), worm(0, 0, 'purrgil_2')] });
    for (const one of game.state.obstacles) Object.assign(one, { placed: false, leftOut: true });
    game.state.markers = [token(40, 450), token(1790, 450, 91)];
    const placed = () => game.state.obstacles.filter((one) => one.type === 'purrgil' && one.placed);
    game.state.round = 1;
    when(game, 'start-of-ship-phase');
    expect(game.question).toMatchObject({ kind: 'migration-start', player: 1 });
    game.answer(1);
    expect(game.tryAnswer([900, 450, 0])).not.toEqual([]);
    answerAll(game);
    game.state.round = 2;
    when(game, 'start-of-ship-phase');
    expect(placed()).toHaveLength(1);
    game.state.round = 3;
    when(game, 'start-of-ship-phase');
    expect(game.question?.kind).toBe('place-obstacle');
    answerAll(game);
    expect(placed()).toHaveLength(2);
    const start = game.state.markers[1]!;
    for (const one of placed()) {
      const { x, y } = start;
      expect(distance(obstacleBodyOf(one), { kind: 'squadron', x, y, radius: 0 })).toBeLessThanOrEqual(
        endOfDistance(1),
      );
    }
  });

  it('it swims toward the other token: from the end of distance 1 to that of distance 2, whatever moves it', () => {
    const game = swim().run({ kind: 'move-purrgil', player: 1, moved: [] });
    expect(game.options).toEqual(([1, 2] as const).map((band) => ({ mm: endOfDistance(band) })));
    game.answer(1);
    expect(game.state.obstacles[0]!.x).toBeGreaterThan(270);
  });

  it('is gone when it touches it', () => {
    const game = swim({ obstacles: [{ outline: 'purrgil_1', at: [1700, 450, 0] }] });
    game.run({ kind: 'move-purrgil', player: 1, moved: [] });
    answerAll(game);
    expect(game.eventsOf('obstacle-removed')).toMatchObject([{ obstacle: 0 }]);
  });

  it('a ship beside a purrgil is marked at the end of a round, and scores at the next one', () => {
    const game = swim({ us: [cr90([230, 450, 0]), cr90([600, 450, 0])], them: [AWAY] });
    when(game, 'end-of-round');
    expect(game.state.ships.map(({ objective }) => objective)).toEqual([true, false, false]);
    expect(scoreOf(game.state, 0)).toBe(0);
    when(game, 'end-of-round');
    expect(game.ship(0).objective).toBe(false);
    expect(scoreOf(game.state, 0)).toBe(20);
  });
});

describe('whole games', () => {
  it.each([
    'asteroid-tactics',
    'infested-fields',
    'planetary-ion-cannon',
    'station-assault',
    'hyperspace-migration',
  ])('of %s are sound at every step and end', (objective) => {
    const [ours, theirs] = STANDARD_SETUP.sides;
    const setup: ArmadaSetup = {
      ...STANDARD_SETUP,
      first: 0,
      sides: [ours, { ...theirs, objectives: [objective] }],
    };
    const state = ARMADA.begin(setup, growStreams(objective, ARMADA.streams));
    const streams = growStreams(`minds of ${objective}`, ['one', 'two']);
    let steps = 0;
    playOut(ARMADA, state, [keenAnswerer(streams, 0), randomAnswerer(streams, 1)], {
      onStep: (now) => {
        if (++steps % 60 === 0 && now.agenda.length > 0 && !now.result) checkStep(ARMADA, now);
      },
    });
    expect(state.objective).toBe(objective);
    expect(state.result).not.toBeNull();
  });
});

import { placeHelp } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { distance, objectiveBody } from '../../common/index.ts';
import { packFrom } from '../squads/pack.ts';
import { table, tie } from '../testing/index.ts';
import { rulingsAt, scenariosOf } from './testing.ts';

const { beforeMarkers, scenarioNamed, scenarioTable } = scenariosOf(packFrom(amg));

const SIDES = { us: [tie([400, 100, 0])], them: [tie([400, 800, 180])] };
const MIDDLE = 457.2;
/** The marker reaches 18.05 mm to both sides of its middle. */
const HALF = 18.05;

/** Places in turn: own, own, theirs, theirs as seen from player 1. */
const FOUR: readonly (readonly [number, number, number])[] = [
  [MIDDLE, 190, 0],
  [MIDDLE, 730, 0],
  [200, 600, 0],
  [200, 300, 0],
];

describe('Assault at the Satellite Array', () => {
  it('xwing2:scenario-assault.1 begins with a satellite in the centre', () => {
    const game = beforeMarkers('assault', SIDES);
    expect(game.eventsOf('marker-placed')).toEqual([
      {
        kind: 'marker-placed',
        player: -1,
        marker: 0,
        at: { x: expect.closeTo(MIDDLE, 6), y: expect.closeTo(MIDDLE, 6), facing: 0 },
        because: 'xwing2:scenario-assault.1',
      },
    ]);
    for (const place of FOUR) game.answer(place);
  });

  it('xwing2:scenario-assault.2 four more lie at range 3 of it and beyond range 2 of each other, in turn', () => {
    for (const firstPlayer of [0, 1] as const) {
      const game = beforeMarkers('assault', { ...SIDES, firstPlayer });
      const places = firstPlayer === 0 ? FOUR : FOUR.map(([x, y]) => [x, 2 * MIDDLE - y, 0] as const);
      const toCentre = (y: number) =>
        distance(
          objectiveBody({ x: MIDDLE, y: MIDDLE, facing: 0 }),
          objectiveBody({ x: MIDDLE, y, facing: 0 }),
        );
      const side = firstPlayer === 0 ? 1 : -1;
      const at = (mm: number) => MIDDLE - side * (2 * HALF + mm);
      expect(toCentre(at(200))).toBeCloseTo(200, 0);
      expect(rulingsAt(game, MIDDLE, at(196))).toEqual(['xwing2:scenario-assault.2']);
      expect(rulingsAt(game, MIDDLE, at(206))).toEqual([]);
      expect(rulingsAt(game, MIDDLE, at(294))).toEqual([]);
      expect(rulingsAt(game, MIDDLE, at(306))).toEqual(['xwing2:scenario-assault.2']);
      game.answer(places[0]).answer(places[1]);
      expect(rulingsAt(game, 350, places[1]![1])).toEqual(['xwing2:scenario-assault.2']);
      game.answer(places[2]).answer(places[3]);
      const placed = game.eventsOf('marker-placed');
      expect(placed.map(({ marker }) => marker)).toEqual([0, 1, 2, 3, 4]);
      expect(placed.map(({ player }) => player)).toEqual([
        -1,
        firstPlayer,
        1 - firstPlayer,
        firstPlayer,
        1 - firstPlayer,
      ]);
      expect(game.state.markers.every((marker) => marker.placed)).toBe(true);
      expect(game.question).toBeUndefined();
    }
  });

  it('xwing2:scenario-assault.3 the first of a player at range 2-4 of the own edge, the second of the opponent’s', () => {
    const game = beforeMarkers('assault', SIDES);
    // At range 3 of the centre, 401 mm from the own edge; and nearer to the other player's.
    expect(rulingsAt(game, 200, 419.5)).toEqual(['xwing2:scenario-assault.3']);
    expect(rulingsAt(game, 200, 417)).toEqual([]);
    expect(rulingsAt(game, MIDDLE, 730)).toEqual(['xwing2:scenario-assault.3']);
    game.answer(FOUR[0]);
    expect(rulingsAt(game, MIDDLE, 190)).toEqual(['xwing2:scenario-assault.3']);
    game.answer(FOUR[1]);
    expect(rulingsAt(game, 200, 300)).toEqual(['xwing2:scenario-assault.3']);
    game.answer(FOUR[2]);
    expect(rulingsAt(game, 200, 600)).toEqual(['xwing2:scenario-assault.3']);
    game.answer(FOUR[3]);
    // On a deep table range 3 of the centre is out of reach of an edge's range 4: what fits nowhere is left out.
    const deep = beforeMarkers('assault', { ...SIDES, size: [914.4, 1900] });
    expect(deep.eventsOf('marker-skipped').length).toBe(4);
    expect(deep.state.markers.map(({ placed, leftOut }) => [placed, leftOut ?? false])).toEqual([
      [true, false],
      ...Array.from({ length: 4 }, () => [false, true]),
    ]);
    const shallow = beforeMarkers('assault', { ...SIDES, size: [914.4, 700] });
    expect(rulingsAt(shallow, MIDDLE, 100)).toEqual(['xwing2:scenario-assault.3']);
    expect(rulingsAt(shallow, 200, 200)).toEqual([]);
    shallow.answer([200, 200, 0]).answer([200, 500, 0]).answer([700, 500, 0]).answer([700, 200, 0]);
  });
});

describe('the other scenarios', () => {
  it('xwing2:scenario-chance-engagement.1 Chance Engagement has one satellite, in the centre', () => {
    const game = beforeMarkers('chance', SIDES);
    expect(game.question).toBeUndefined();
    expect(game.state.markers).toMatchObject([
      { placed: true, x: expect.closeTo(MIDDLE, 6), y: expect.closeTo(MIDDLE, 6) },
    ]);
  });

  it('xwing2:scenario-salvage-mission.1 xwing2:scenario-scramble.2 the first player of the setup is red for the whole game', () => {
    for (const [scenario, ruling] of [
      ['salvage', 'xwing2:scenario-salvage-mission.1'],
      ['scramble', 'xwing2:scenario-scramble.2'],
    ] as const) {
      const game = beforeMarkers(scenario, { ...SIDES, firstPlayer: 1 });
      expect(game.eventsOf('player-markers')).toEqual([{ kind: 'player-markers', red: 1, because: ruling }]);
      game.answer(scenario === 'salvage' ? [MIDDLE, 730, 0] : FOUR[0]);
      game.answer(scenario === 'salvage' ? [MIDDLE, 190, 0] : FOUR[1]);
      if (scenario === 'salvage') game.answer([200, 300, 0]).answer([200, 600, 0]);
      game.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').run({ kind: 'player-order' });
      expect(game.state).toMatchObject({ firstPlayer: 0, red: 1 });
    }
    expect(beforeMarkers('chance', SIDES).state.red).toBe(-1);
  });

  it('xwing2:scenario-salvage-mission.2 Salvage Mission has five supply caches, placed like satellites of Assault', () => {
    const game = beforeMarkers('salvage', SIDES);
    expect(rulingsAt(game, MIDDLE, MIDDLE - 230)).toEqual(['xwing2:scenario-salvage-mission.2']);
    for (const place of FOUR) game.answer(place);
    expect(game.eventsOf('marker-placed').length).toBe(5);
    expect(game.eventsOf('marker-placed')[1]).toMatchObject({ because: 'xwing2:scenario-salvage-mission.2' });
  });

  it('xwing2:scenario-salvage-mission.3 the first cache of a player near the own edge, the second near the opponent’s', () => {
    const game = beforeMarkers('salvage', SIDES);
    expect(rulingsAt(game, MIDDLE, 730)).toEqual(['xwing2:scenario-salvage-mission.3']);
    game.answer(FOUR[0]).answer(FOUR[1]);
    expect(rulingsAt(game, 200, 300)).toEqual(['xwing2:scenario-salvage-mission.3']);
    game.answer(FOUR[2]).answer(FOUR[3]);
  });

  it('xwing2:scenario-scramble.1 Scramble has three satellites; each player places one near the opponent’s edge', () => {
    const game = beforeMarkers('scramble', SIDES);
    expect(rulingsAt(game, MIDDLE, 190)).toEqual(['xwing2:scenario-scramble.1']);
    expect(rulingsAt(game, MIDDLE, 730)).toEqual([]);
    game.answer([200, 500, 0]);
    expect(rulingsAt(game, MIDDLE, 730)).toEqual(['xwing2:scenario-scramble.1']);
    // The two outer ones may be near each other.
    expect(rulingsAt(game, 200, 414)).toEqual([]);
    game.answer([200, 414, 0]);
    expect(game.state.markers.length).toBe(3);
    expect(game.question).toBeUndefined();
  });

  it('keeps the outer satellites of Scramble apart where the format says so', () => {
    const game = beforeMarkers(scenarioNamed('scramble', { apart: true }), SIDES).answer([200, 500, 0]);
    expect(rulingsAt(game, 200, 414)).toEqual(['xwing2:scenario-scramble.1']);
    game.answer([MIDDLE, 190, 0]);
  });
});

describe('every proposal', () => {
  it('is a legal place', () => {
    for (const scenario of ['assault', 'salvage', 'scramble']) {
      const game = beforeMarkers(scenario, SIDES);
      let seed = 0;
      const random = () => {
        seed = (seed * 16807 + 11) % 2147483647;
        return seed / 2147483647;
      };
      while (game.question?.form === 'place') {
        const { propose, validate } = placeHelp(game.question, game.help);
        for (let i = 0; i < 50; i++) expect(validate(propose(random)!)).toEqual([]);
        expect(validate(propose(() => 0.999)!)).toEqual([]);
        game.answer(propose(random));
      }
    }
  });
});

describe('obstacles', () => {
  it('xwing2:scenarios.11 may not overlap objectives, six on a table of three feet', () => {
    const game = scenarioTable(
      'chance',
      { ...SIDES, phase: 'setup', obstacles: [{ outline: 'coreasteroid0', at: [0, 0, 0] }] },
      [{ at: [MIDDLE, MIDDLE] }],
    );
    game.state.obstacles[0]!.placed = false;
    game.run({ kind: 'place-obstacle', player: 0 });
    expect(rulingsAt(game, MIDDLE + 20, MIDDLE)).toEqual(['xwing2:scenarios.11']);
    expect(rulingsAt(game, MIDDLE + 60, MIDDLE)).toEqual([]);
    game.answer([MIDDLE + 60, MIDDLE, 0]);
    const bare = table({
      ...SIDES,
      phase: 'setup',
      obstacles: [{ outline: 'coreasteroid0', at: [0, 0, 0] }],
    });
    bare.state.obstacles[0]!.placed = false;
    bare.run({ kind: 'place-obstacle', player: 0 }).answer([MIDDLE + 20, MIDDLE, 0]);
  });
});

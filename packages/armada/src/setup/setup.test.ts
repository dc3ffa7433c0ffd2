import { placeHelp, playOut, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import type { ArmadaEvent } from '../events.ts';
import { ARMADA } from '../rules.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { TestGame } from '../testing/table.ts';
import { LEARNING_SCENARIO } from './learning.ts';
import { type ArmadaSetup, setupProblems } from './setup.ts';

type Side = ArmadaSetup['sides'][number];

const OBJECTIVES = ['most-wanted', 'fire-lanes', 'superior-positions'];
const [CORVETTES, DESTROYERS] = STANDARD_SETUP.sides;
const sidesWith = (first: Partial<Side>, second: Partial<Side> = {}): ArmadaSetup['sides'] => [
  { ...CORVETTES, ...first },
  { ...DESTROYERS, ...second },
];
const begin = (setup: Partial<ArmadaSetup> = {}): TestGame =>
  new TestGame(ARMADA.begin({ ...STANDARD_SETUP, ...setup }, growStreams('setup', ARMADA.streams)));

/** Events of a whole game of random players. */
function eventsOf(setup: ArmadaSetup): readonly ArmadaEvent[] {
  const events: ArmadaEvent[] = [];
  const streams = growStreams('minds', ['one', 'two']);
  const players = [0, 1].map((index) => randomAnswerer(streams, index));
  playOut(ARMADA, ARMADA.begin(setup, growStreams('setup', ARMADA.streams)), players, {
    onEvent: (event) => events.push(event),
  });
  return events;
}

describe('setup', () => {
  it('armada:setup.1 runs its eight steps in order', () => {
    const setup = {
      ...STANDARD_SETUP,
      sides: sidesWith({ objectives: OBJECTIVES }, { objectives: OBJECTIVES }),
    };
    const steps = eventsOf(setup).flatMap((event) => (event.kind === 'setup-step' ? [event.step] : []));
    expect(steps).toEqual([
      'define-areas',
      'gather-components',
      'determine-initiative',
      'choose-objective',
      'place-obstacles',
      'deploy-ships',
      'prepare-other-components',
      'clean-up',
    ]);
  });

  it('armada:setup.2 armada:first-player-and-second-player.1 the cheaper fleet chooses; a coin between equals', () => {
    const ships = (points: number) => [{ card: 'cr90-corvette-a', points }];
    const asked = (ours: number, theirs: number) => {
      const sides = sidesWith({ ships: ships(ours), squadrons: [] }, { ships: ships(theirs), squadrons: [] });
      return begin({ sides });
    };
    const cheaper = asked(395, 400).run({ kind: 'determine-initiative' });
    expect(cheaper.question).toMatchObject({ kind: 'first-player', player: 0 });
    cheaper.pick({ player: 1 });
    expect(cheaper.state.first).toBe(1);
    const even = asked(400, 400).rolls('tails').run({ kind: 'determine-initiative' });
    expect(even.question?.player).toBe(1);
    even.pick({ player: 1 });
  });

  it('armada:setup.3 armada:obstacles.14 the players place three obstacles each of six, the second player first', () => {
    const placed = eventsOf({ ...STANDARD_SETUP, first: 0 }).filter(({ kind }) => kind === 'obstacle-placed');
    expect(placed).toMatchObject([1, 0, 1, 0, 1, 0].map((player) => ({ player })));
    const { obstacles } = begin().state;
    expect(obstacles.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 3 }, () => 'asteroid field'),
      ...Array.from({ length: 2 }, () => 'debris field'),
      'station',
    ]);
  });

  it('armada:setup.4 obstacles lie beyond distance 3 of edges and distance 1 of each other', () => {
    const game = begin({ first: 0 }).run({ kind: 'place-obstacle', player: 1 });
    game.pick({ outline: 'asteroid_1' });
    // The outline reaches 34.4 mm from its middle to either side of it.
    expect(game.tryAnswer([900, 185 + 34.3, 0])[0]?.ruling).toBe('armada:setup.4');
    expect(game.tryAnswer([900, 185 + 34.5, 0])).toEqual([]);
    game.pick({ outline: 'asteroid_2' });
    expect(game.tryAnswer([900, 185 + 34.5 + 34.4 + 30 + 70, 0])[0]?.ruling).toBe('armada:setup.4');
    game.answer([1200, 450, 0]);
    expect(game.state.obstacles.filter(({ placed }) => placed)).toHaveLength(2);
    while (game.question) {
      if (game.question.form === 'choice') game.answer(0);
      else
        game.answer(
          game.question.form === 'place' ? placeHelp(game.question, game.help).propose(randoms()) : null,
        );
    }
  });

  it('armada:setup.5 armada:setup.6 armada:setup.9 a turn places one ship with a speed of its chart, apart from others', () => {
    const game = begin({ first: 0 }).run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    expect(game.options.map((one) => (one as { kind: string }).kind)).not.toContain('squadron');
    expect(game.offers({ kind: 'ship', ship: 0, speed: 0 })).toBe(false);
    expect(game.offers({ kind: 'ship', ship: 0, speed: 4 })).toBe(true);
    game.pick({ kind: 'ship', ship: 0, speed: 3 });
    expect(game.tryAnswer([900, 300, 0])[0]?.ruling).toBe('armada:deployment-zone.1');
    game.answer([900, 100, 0]);
    expect(game.ship(0)).toMatchObject({ place: 'table', speed: 3, x: 900 });
    expect(game.question?.player).toBe(1);
    game.pick({ kind: 'ship', ship: 3, speed: 1 }).answer([900, 800, 180]);
    game.pick({ kind: 'ship', ship: 1, speed: 1 });
    expect(game.tryAnswer([930, 100, 0])[0]?.ruling).toBe('armada:setup.9');
    game.answer([1000, 100, 0]);
    expect(game.question?.player).toBe(1);
    game.pick({ kind: 'squadron', squadron: 5 }).answer([820, 800, 0]);
    expect(game.question?.player).toBe(1);
    game.pick({ kind: 'squadron', squadron: 6 }).answer([980, 800, 0]);
    expect(game.question?.player).toBe(0);
  });

  it('armada:setup.7 squadrons lie wholly within distance 2 of a ship of their fleet', () => {
    const game = begin({ first: 0 });
    Object.assign(game.state.ships[0]!, { place: 'table', x: 900, y: 100, facing: 0 });
    game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 }).pick({ squadron: 0 });
    // Distance 2 ends 124.5 mm from the side of the base at x = 921.5; the squadron is 34.2 mm across.
    expect(game.tryAnswer([921.5 + 124.6 - 17.1, 100, 0])[0]?.ruling).toBe('armada:setup.7');
    expect(game.tryAnswer([921.5 + 124.4 - 17.1, 100, 0])).toEqual([]);
  });

  it('armada:setup.8 a lone last squadron waits until all ships are placed', () => {
    const ships = CORVETTES.ships.slice(0, 2);
    const squadrons = CORVETTES.squadrons.slice(0, 1);
    const game = begin({ first: 0, sides: sidesWith({ ships, squadrons }) });
    Object.assign(game.state.ships[0]!, { place: 'table', x: 900, y: 100, facing: 0 });
    game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    expect(game.offers('squadron')).toBe(false);
    expect(game.refusal('squadron-0')).toBe('armada:setup.8');
    Object.assign(game.state.ships[1]!, { place: 'table', x: 600, y: 100, facing: 0 });
    const last = new TestGame(game.state).run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    expect(last.question).toMatchObject({ kind: 'deploy-squadron', squadron: 0 });
  });

  it('armada:setup.10 armada:readied.1 everything starts at its maximum, readied and not activated', () => {
    const { ships, squadrons, initiativeSide } = begin().state;
    expect(ships[3]!.shields).toMatchObject({ front: 3, left: 3, right: 3, rear: 1 });
    expect(ships[3]!.defense.every(({ side }) => side === 'readied')).toBe(true);
    expect(ships.some(({ activated }) => activated)).toBe(false);
    expect(squadrons.every(({ slider }) => slider === initiativeSide)).toBe(true);
    expect(squadrons[0]!.hull).toBe(5);
  });

  it('armada:setup.11 with a core set alone: three feet square, four obstacles, the objective drawn of two', () => {
    const setup: Partial<ArmadaSetup> = {
      width: 914.4,
      margin: 0,
      obstacles: STANDARD_SETUP.obstacles.slice(0, 4),
      first: 0,
      drawObjective: true,
      sides: sidesWith({}, { objectives: OBJECTIVES.slice(0, 2) }),
    };
    const game = begin(setup).draws('fire-lanes').run({ kind: 'choose-objective' });
    expect(game.state).toMatchObject({ objective: 'fire-lanes', width: 914.4, depth: 914.4 });
    expect(game.state.obstacles).toHaveLength(4);
    expect(eventsOf({ ...STANDARD_SETUP, ...setup }).at(-1)?.kind).toBe('game-over');
  });

  it('armada:objective-cards.1 armada:objective-cards.2 the first player picks one of the second player’s three', () => {
    const game = begin({
      first: 1,
      sides: sidesWith({ objectives: OBJECTIVES }, { objectives: ['minefields'] }),
    });
    game.run({ kind: 'choose-objective' });
    expect(game.question).toMatchObject({ kind: 'objective', player: 1 });
    expect(game.options).toEqual(OBJECTIVES.map((objective) => ({ objective })));
    game.pick({ objective: 'fire-lanes' });
    expect(game.state.objective).toBe('fire-lanes');
  });

  it('armada:short-player-edges-setup.1 some objectives use the short edges, with zones of two rulers', () => {
    const game = begin({ first: 1, sides: sidesWith({ objectives: ['blockade-run'] }) });
    game.run({ kind: 'choose-objective' });
    expect(game.state.players.map(({ edge }) => edge)).toEqual(['left', 'right']);
    game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 }).pick({ ship: 0, speed: 1 });
    // Facing right the base reaches 35.5 mm ahead of its middle.
    expect(game.tryAnswer([609.6 - 35.4, 400, 90])[0]?.ruling).toBe('armada:deployment-zone.1');
    expect(game.tryAnswer([609.6 - 35.6, 20 + 21.5, 90])).toEqual([]);
  });

  it('armada:pass-tokens.1 fewer ships give pass tokens, one fewer to the first player', () => {
    const tokens = (first: 0 | 1, edition: '1.6' | '2015' = '1.6') => {
      const ships = Array.from({ length: 5 }, () => ({ card: 'cr90-corvette-a', points: 44 }));
      const game = begin({ first, edition, sides: sidesWith({ ships }, { ships: ships.slice(0, 3) }) });
      return game.run({ kind: 'finish-setup' }).state.players.map(({ passTokens }) => passTokens);
    };
    expect(tokens(0)).toEqual([0, 2]);
    expect(tokens(1)).toEqual([0, 1]);
    expect(tokens(0, '2015')).toEqual([0, 0]);
  });

  it('armada:play-area.1 armada:setup-area.1 the play area is 6 by 3 feet, its middle 4 feet the setup area', () => {
    const { width, depth, setupLeft, setupRight } = begin().state;
    expect([width, depth, setupLeft, setupRight]).toEqual([1828.8, 914.4, 304.8, 1524]);
  });
});

describe('the learning scenario', () => {
  it('armada:learning-scenario.1 has its units on three feet, all ships at speed 2, the Rebels first', () => {
    const state = ARMADA.begin(LEARNING_SCENARIO, growStreams('learn', ARMADA.streams));
    expect(setupProblems(LEARNING_SCENARIO)).toEqual([]);
    expect(state).toMatchObject({ width: 914.4, depth: 914.4, first: 0 });
    expect(state.ships.map(({ card, player, speed }) => [card, player, speed])).toEqual([
      ['nebulon-b-escort-frigate', 0, 2],
      ['cr90-corvette-a', 0, 2],
      ['victory-ii-class-star-destroyer', 1, 2],
    ]);
    const flown = (card: string) => state.squadrons.filter((squadron) => squadron.card === card).length;
    expect([flown('x-wing-squadron'), flown('tie-fighter-squadron')]).toEqual([4, 6]);
  });
});

describe('a setup from outside', () => {
  it('is told everything that is wrong with it', () => {
    expect(setupProblems(null)).toEqual(['setup: expected an object']);
    const [side] = sidesWith({
      ships: [{ card: 'death-star', points: -1, at: [1, 2, 3], speed: 9 }],
    });
    const wrong = {
      ...STANDARD_SETUP,
      edition: '3',
      width: -1,
      first: 2,
      obstacles: ['moon'],
      sides: [side, { ...side, ships: [], squadrons: null, objectives: [1] }],
    };
    expect(setupProblems(wrong)).toEqual([
      'setup.width: expected 600 to 4000 mm',
      'setup.edition: expected 1.6 or 1.5 or 2015',
      'setup.first: expected 0 or 1',
      "setup.obstacles[0]: there is no obstacle 'moon'",
      "setup.sides[0].ships[0].card: there is no ship 'death-star' in the house",
      'setup.sides[0].ships[0].points: expected a whole number',
      'setup.sides[0].ships[0].speed: expected 0 to 0',
      'setup.sides[1].ships: expected at least one ship',
      'setup.sides[1].squadrons: expected a list',
      "setup.sides[1].objectives[0]: there is no objective '1' in the house",
    ]);
  });
});

/** Fractions of the golden ratio: spread evenly, and the same in every run. */
function randoms(): () => number {
  let draws = 0;
  return () => (++draws * 0.6180339887498949) % 1;
}

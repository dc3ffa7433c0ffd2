import { playOut, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { PLAY_AREA } from '../../common/index.ts';
import { sufferDamage } from '../damage/suffer.ts';
import type { SecondEvent } from '../events.ts';
import { SECOND } from '../rules.ts';
import { DEFAULT_PAIR } from '../squads/index.ts';
import { packFrom } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import { table, tie } from '../testing/index.ts';
import { setupFromSquads } from './from-squads.ts';
import { type SecondSetup, setupProblems } from './setup.ts';

const SETUP = setupFromSquads(packFrom(amg), [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad]);
const begin = (setup: SecondSetup = SETUP, seed = 'setup') =>
  SECOND.begin(setup, growStreams(seed, SECOND.streams));

/** Events of a whole setup with random players, up to the first dials. */
function setupEvents(): readonly SecondEvent[] {
  const events: SecondEvent[] = [];
  const streams = growStreams('players', ['one', 'two']);
  const players = [0, 1].map((index) => randomAnswerer(streams, index));
  playOut(SECOND, begin(), players, { onEvent: (event) => events.push(event) });
  return events.slice(0, events.findIndex((event) => event.kind === 'round') + 1);
}

describe('setup', () => {
  it('xwing2:setup.1 gathers forces, rolls for order, sets the play area, obstacles, forces and the rest, in order', () => {
    const first = begin();
    expect(first.ships.map((ship) => ship.place)).toEqual(new Array(10).fill('reserve'));
    expect([first.width, first.depth]).toEqual([914.4, 914.4]);
    const kinds = setupEvents()
      .map((event) => event.kind)
      .filter((kind) => kind !== 'turret');
    expect(kinds).toEqual([
      'player-order',
      ...new Array<string>(6).fill('obstacle-placed'),
      ...new Array<string>(10).fill('ship-placed'),
      'round',
    ]);
  });

  it('xwing2:setup.2 ships begin with full shields, charges and Force, and are told apart by a number', () => {
    const pilots = ['lukeskywalker', 'idenversio', 'bluesquadronescort', 'moffgideon'];
    const side = { ...SETUP.sides[0], ships: pilots.map((pilot) => ({ pilot, points: 5 })) };
    const { ships } = begin({ ...SETUP, sides: [side, SETUP.sides[1]] });
    expect(
      ships.slice(0, 4).map(({ id, shields, charges, force }) => ({ id, shields, charges, force })),
    ).toEqual([
      { id: 0, shields: 2, charges: 0, force: 2 },
      { id: 1, shields: 0, charges: 1, force: 0 },
      { id: 2, shields: 2, charges: 0, force: 0 },
      { id: 3, shields: 0, charges: 2, force: 0 },
    ]);
    expect(new Set(ships.map((ship) => ship.id)).size).toBe(ships.length);
  });

  it('xwing2:charges.7 xwing2:charges.17 a card begins with its charge limit, all active, and without Force with none', () => {
    const side = { ...SETUP.sides[0], ships: [{ pilot: 'zamwesell', points: 5 }] };
    expect(begin({ ...SETUP, sides: [side, SETUP.sides[1]] }).ships[0]).toMatchObject({
      charges: 4,
      force: 0,
    });
  });

  it('xwing2:setup.4 the play area is 3 feet square, and the players have opposite edges', () => {
    expect(PLAY_AREA).toEqual({ width: 914.4, depth: 914.4 });
    expect(SETUP).toMatchObject(PLAY_AREA);
    const placed = setupEvents().flatMap((event) => (event.kind === 'ship-placed' ? [event] : []));
    const sides = begin().ships.map((ship) => ship.player);
    for (const { ship, at } of placed) {
      expect(sides[ship] === 0 ? at.y : 914.4 - at.y).toBeLessThanOrEqual(80);
    }
  });

  it('takes any size of play area and any number of rounds', () => {
    const custom = { ...SETUP, width: 1219.2, depth: 914.4, rounds: 8 };
    expect(setupProblems(custom)).toEqual([]);
    expect(begin(custom)).toMatchObject({ width: 1219.2, depth: 914.4, rounds: 8 });
  });

  it('xwing2:setup.11 each player shuffles a deck of their own: the seed decides its order, no card comes twice', () => {
    const cards = (seed: string, player: 0 | 1) => {
      const layout = { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])] };
      const game = table({ ...layout, phase: 'engagement' });
      game.state.streams = growStreams(seed, SECOND.streams);
      game.does((running) =>
        sufferDamage(running, running.state.ships[player]!, { hits: 33, crits: 0 }, 'xwing2:damage.1'),
      );
      expect(game.eventsOf('deck-reshuffled')).toEqual([]);
      expect(game.state.players[player]!.deck.every((count) => count === 0)).toBe(true);
      return game.ship(player).damage.map((card) => card.kind);
    };
    expect(cards('a', 0)).toEqual(cards('a', 0));
    expect(cards('a', 0)).not.toEqual(cards('b', 0));
    expect(cards('a', 0)).not.toEqual(cards('a', 1));
    expect([...cards('a', 0)].sort((a, b) => a - b)).toEqual([...cards('b', 1)].sort((a, b) => a - b));
  });

  it('xwing2:arc.15 upgrades come with their charges, and a turret among them with an indicator to point', () => {
    const ships = [
      { pilot: 'goldsquadronveteran', points: 5, upgrades: ['dorsalturret', 'concussionmissiles'] },
      { pilot: 'goldsquadronveteran', points: 5 },
    ];
    const [armed, bare] = begin({ ...SETUP, sides: [{ ...SETUP.sides[0], ships }, SETUP.sides[1]] }).ships;
    expect([armed?.turret, bare?.turret]).toEqual([0, -1]);
    expect([armed?.upgrades, bare?.upgrades]).toMatchObject([
      [
        { id: 'dorsalturret', charges: 0 },
        { id: 'concussionmissiles', charges: 3 },
      ],
      [],
    ]);
  });

  it('refuses upgrades that are not in the house, or twice on a ship', () => {
    const ships = (upgrades: unknown) => [{ pilot: 'goldsquadronveteran', points: 5, upgrades }];
    const problems = (upgrades: unknown) =>
      setupProblems({ ...SETUP, sides: [{ ...SETUP.sides[0], ships: ships(upgrades) }, SETUP.sides[1]] });
    expect(problems(['dorsalturret'])).toEqual([]);
    expect(problems('dorsalturret')).toEqual(['setup.sides[0].ships[0].upgrades: expected a list']);
    expect(problems(['dorsalturret', 'a ladder', 'dorsalturret'])).toEqual([
      "setup.sides[0].ships[0].upgrades[1]: there is no upgrade 'a ladder' in the house",
      "setup.sides[0].ships[0].upgrades[2]: 'dorsalturret' is there twice",
    ]);
  });

  it('takes the upgrades of a squad that the house has', () => {
    const pack = packFrom(amg);
    const squad = (upgrades: readonly string[]): Squad => ({
      faction: 'galacticempire',
      ships: [{ pilot: 'gammasquadronace', upgrades }],
    });
    const setup = setupFromSquads(pack, [squad(['iontorpedoes', 'teapot']), squad([])]);
    expect(setup.sides.map((side) => side.ships)).toEqual([
      [{ pilot: 'gammasquadronace', points: 4, upgrades: ['iontorpedoes'] }],
      [{ pilot: 'gammasquadronace', points: 4 }],
    ]);
  });

  it('says everything that is wrong with a setup, and where', () => {
    const bad = {
      ...SETUP,
      rounds: 0,
      sides: [{ ...SETUP.sides[0], ships: [{ pilot: 'nobody', points: 1.5 }], obstacles: ['a brick'] }, null],
    };
    expect(setupProblems(bad)).toEqual([
      'setup.rounds: expected 1 to 100 whole rounds',
      "setup.sides[0].ships[0].pilot: there is no pilot 'nobody' in the house",
      'setup.sides[0].ships[0].points: expected a whole number',
      "setup.sides[0].obstacles[0]: there is no obstacle 'a brick'",
      'setup.sides[1]: expected an object',
    ]);
    expect(setupProblems(null)).toEqual(['setup: expected an object']);
  });
});

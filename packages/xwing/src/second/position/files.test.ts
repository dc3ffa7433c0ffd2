import { problemsBy, Referee } from '@firing-arc/referee';
import { spoiledSetups } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { knownCards } from '../cards/index.ts';
import { shipCard } from '../cards/library.ts';
import { SECOND } from '../rules.ts';
import type { SecondState } from '../state.ts';
import { type Activity, dialEntry, dialName, type Position, scenarioFiles } from './index.ts';
import { PositionSchema } from './schema.ts';

const GAME = scenarioFiles(() => ({}));
const POSITION: Position = {
  round: 3,
  sides: [
    {
      ships: [
        {
          pilot: 'lukeskywalker',
          at: [400, 300, 0],
          dial: '3 bank left',
          upgrades: ['protonbombs'],
          tokens: { focus: 1 },
          damage: ['Fuel Leak'],
        },
      ],
    },
    {
      ships: [
        { pilot: 'academypilot', at: [400, 450, 180], dial: '3 turn right' },
        { pilot: 'academypilot' },
      ],
    },
  ],
  devices: [{ kind: 'sensorbuoy', at: [600, 300, 0] }],
};

function built(): SecondState {
  const found = GAME.build(POSITION);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.state;
}

describe('what happens in a position', () => {
  const CASES: readonly (readonly [
    what: Activity,
    phase: string,
    question: string,
    player: number,
    told: string,
  ])[] = [
    [{ activate: 0 }, 'activation', 'action', 0, 'dial-revealed maneuver'],
    [{ activate: 1, dial: '1 turn left' }, 'activation', 'action', 1, 'dial-revealed maneuver'],
    [{ engage: 0 }, 'engagement', 'attack', 0, ''],
    [{ engage: 1 }, 'engagement', 'attack', 1, ''],
    [{ action: 1 }, 'activation', 'action', 1, ''],
    [{ system: 0 }, 'system', 'system', 0, ''],
    [{ phase: 'planning' }, 'planning', 'dials', 0, 'phase'],
    [{ phase: 'system' }, 'system', 'system', 0, 'phase'],
    [{ phase: 'activation' }, 'activation', 'action', 1, 'phase activates dial-revealed maneuver'],
    [{ phase: 'engagement' }, 'engagement', 'attack', 0, 'phase engages'],
    [{ phase: 'end' }, 'planning', 'dials', 0, 'phase lost round phase'],
    [{ game: 'system' }, 'system', 'system', 0, 'phase'],
  ];

  it.each(CASES)('%j', (activity, phase, question, player, told) => {
    const state = built();
    expect(GAME.activityProblems(state, activity)).toEqual([]);
    GAME.begin(state, activity);
    const game = Referee.start(SECOND, state);
    expect(game.state.phase).toBe(phase);
    expect(game.questions[0]).toMatchObject({ kind: question, player });
    expect(game.events.map(({ kind }) => kind).join(' ')).toBe(told);
  });

  it('goes on with the phases that follow, and begins with the setup', () => {
    const steps = (activity: Activity) => {
      const state = built();
      GAME.begin(state, activity);
      return [state.phase, state.round, ...state.agenda.map(({ kind }) => kind).reverse()];
    };
    expect(steps({ game: 'activation' })).toEqual(['activation', 3, 'activation', 'engagement', 'end']);
    expect(steps({ game: 'end' })).toEqual(['activation', 3, 'end']);
    expect(steps({ phase: 'planning' })).toEqual(['activation', 3, 'planning', 'player-order']);
    expect(steps({ game: 'setup' })).toEqual(['setup', 0, 'setup-order']);
  });

  it('has been done: a ship has activated, or engaged, and its dial is set', () => {
    const state = built();
    GAME.begin(state, { activate: 1, dial: '1 turn left' });
    expect(state.ships[1]).toMatchObject({
      activated: true,
      engaged: false,
      dial: dialEntry('academypilot', '1 turn left'),
    });
    GAME.begin(state, { engage: 1 });
    expect(state.ships[1]).toMatchObject({ engaged: true });
  });

  it('cannot happen to ships that are not there, or with maneuvers that are on no dial', () => {
    const why = (activity: Activity) =>
      GAME.activityProblems(built(), activity).map(({ where, reason }) => `${where} ${reason}`);
    for (const field of ['activate', 'engage', 'action', 'system'])
      expect(why({ [field]: 9 } as unknown as Activity)).toEqual([`/${field} no-such-ship`]);
    expect(why({ activate: 0, dial: '5 bank left' })).toEqual(['/dial unknown-maneuver']);
    expect(why({ activate: 0, dial: '3 bank left' })).toEqual([]);
    expect(why({ engage: 0 })).toEqual([]);
  });
});

describe('names in a file', () => {
  it('of maneuvers find each place on the dial of each pilot, and no other', () => {
    for (const pilot of knownCards().pilots) {
      const places = shipCard(pilot).chassis.dial.map((_, entry) => entry);
      expect(places.map((entry) => dialEntry(pilot, dialName(pilot, entry)!))).toEqual(places);
    }
    expect(dialName('academypilot', 99)).toBeUndefined();
    expect(
      ['9 straight', '3 straight left', '3 bank', 'straight'].map((name) => dialEntry('academypilot', name)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stand for a dial, a damage card and the card of an ability', () => {
    const state = built();
    const [ship] = state.ships;
    const fuelLeak = DAMAGE_DECK.findIndex(({ name }) => name === 'Fuel Leak');
    const called = (...[field, value, id]: readonly [string, number | string, number?]) =>
      GAME.called!(state, field, value, id);
    expect(called('dial', ship!.dial, 0)).toEqual(['3 bank left']);
    expect(called('entry', ship!.dial, 0)).toEqual(['3 bank left']);
    expect(called('dial', ship!.dial)).toEqual([]);
    expect([called('kind', fuelLeak), called('damage', fuelLeak)]).toEqual([['Fuel Leak'], ['Fuel Leak']]);
    expect(called('card', ship!.damage[0]!.uid)).toEqual(['Fuel Leak']);
    expect([called('card', 99), called('kind', 99), called('shields', 1)]).toEqual([[], [], []]);
    expect(called('ability', 'pilot.0', 0)).toEqual(['Luke Skywalker', 'lukeskywalker']);
    expect([
      called('ability', 'pilot.0', 1),
      called('ability', 'pilot.0'),
      called('word', 'pilot.0', 0),
    ]).toEqual([[], [], []]);
  });

  it('of maneuvers answer the question for dials alone', () => {
    const asked = (activity: Activity) => {
      const state = built();
      GAME.begin(state, activity);
      const game = Referee.start(SECOND, state);
      return (name: string) => GAME.named!(game.questions[0]!, 0, name, game.state);
    };
    const dials = asked({ phase: 'planning' });
    expect([dials('3 bank left'), dials('9 straight')]).toEqual([
      dialEntry('lukeskywalker', '3 bank left'),
      undefined,
    ]);
    expect(asked({ engage: 0 })('3 bank left')).toBeUndefined();
  });

  it('measure between ships and remotes that are there', () => {
    const state = built();
    const buoy = state.devices[0]!.unit;
    const measured = (from: number, to: number) => GAME.measured!(state, from, to);
    expect(measured(0, 1)).toMatchObject({
      range: 2,
      touching: false,
      arcs: { front: true, rear: false, bullseye: true },
    });
    expect(measured(1, 0)).toMatchObject({ arcs: { front: true, left: false } });
    expect(measured(0, buoy)).toMatchObject({ range: 2, arcs: { right: true, front: false } });
    expect(measured(buoy, 0)).toMatchObject({ range: 2, arcs: { front: false, left: false, rear: false } });
    expect([measured(0, 2), measured(2, 0), measured(0, 9), measured(9, 0)]).toEqual(
      Array(4).fill(undefined),
    );
    state.ships[1]!.y = 700;
    expect(measured(0, 1)).toMatchObject({ range: null });
    state.ships[1]!.y = 622;
    expect(measured(0, 1)).toMatchObject({ range: 3 });
  });
});

describe('the shape of a position', () => {
  const ship: Required<Omit<Position['sides'][number]['ships'][number], 'lasting'>> = {
    pilot: 'lukeskywalker',
    at: [400, 300, 0],
    place: 'table',
    docked: 1,
    points: 5,
    upgrades: [
      'predator',
      { id: 'protontorpedoes', charges: 1, flipped: true, under: 'predator', turret: 'front' },
    ],
    shields: 1,
    charges: 0,
    force: 1,
    energy: 1,
    turret: 1,
    dial: 1,
    revealed: true,
    dialShown: true,
    destroyed: true,
    fled: true,
    halfScored: true,
    tokens: { focus: 1 },
    damage: ['Fuel Leak'],
    conditions: [{ card: 'hunted', by: 1, facedown: true, damage: 'Fuel Leak', points: 1 }],
    split: true,
    initiatives: [{ value: 6, until: 'end of round', only: 'activation' }],
    activated: true,
    engaged: true,
    performed: ['focus'],
    failed: ['boost'],
    bonusAttacked: true,
    systemUsed: ['device'],
    systemDone: true,
    devicesPlaced: 1,
    tractored: true,
    decloakedIn: 'system',
    skipsAction: 'xwing2:overlap.9',
    noMoreActions: true,
    flown: {
      maneuver: '3 bank left',
      difficulty: 'red',
      fully: true,
      ion: true,
      obstacle: true,
      through: [1],
    },
  };
  const side = {
    name: 'us',
    faction: 'rebelalliance',
    points: 1,
    deficit: 2,
    ships: [ship],
    wings: [{ leader: 0, mates: [1] }],
  };
  const FULL: Omit<Required<Position>, 'set' | 'scenario'> = {
    size: [900, 900],
    round: 1,
    rounds: 6,
    phase: 'end',
    engaging: 4,
    firstPlayer: 1,
    order: [0, 1],
    points: 20,
    sides: [side, side],
    teams: [0, 1],
    obstacles: [{ outline: 'coreasteroid0', at: [1, 1, 0], fuses: 1, player: 0, removed: true }],
    devices: [
      {
        kind: 'sensorbuoy',
        at: [1, 1, 0],
        player: 1,
        fuses: 1,
        id: 1,
        damage: ['facedown'],
        charges: 1,
        removed: true,
      },
    ],
    objectives: [{ at: [1, 1, 0], carrier: 0, holder: 1, charges: 1 }],
    red: 1,
    informed: [0],
    hideable: ['predator'],
    environment: 'comettail',
    locks: [{ by: 0, on: 1, kind: 'ship' }],
    contacts: [[0, 1]],
  };

  it('is refused with any field of another kind, with a further one, or with a pair of three', () => {
    expect(problemsBy(PositionSchema, FULL)).toEqual([]);
    const spoiled = spoiledSetups(FULL).filter(({ large }) => !large);
    expect(spoiled.length).toBeGreaterThan(150);
    const through = spoiled.filter(({ setup }) => problemsBy(PositionSchema, setup).length === 0);
    expect(through.map(({ path }) => path)).toEqual([]);
    const further: readonly object[] = [
      { colour: 'red' },
      { sides: [{ ...side, colour: 'red' }, side] },
      { sides: [{ ...side, ships: [{ ...ship, colour: 'red' }] }, side] },
      { sides: [side] },
      { contacts: [[0, 1, 2]] },
      { size: [900, 0] },
      { size: [0, 900] },
      { rounds: 0 },
      { points: 0 },
      { locks: [{ by: 0, on: 1, colour: 'red' }] },
      { devices: [{ kind: 'sensorbuoy', at: [1, 1] }] },
    ];
    for (const wrong of further)
      expect(problemsBy(PositionSchema, { ...FULL, ...wrong }), JSON.stringify(wrong)).not.toEqual([]);
  });
});

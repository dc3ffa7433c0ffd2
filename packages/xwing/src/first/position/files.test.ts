import { Referee } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { CHASSIS, chassisOf } from '../cards/index.ts';
import { deckKinds } from '../damage/deck.ts';
import { FIRST } from '../rules.ts';
import type { FirstState } from '../state.ts';
import { type Activity, dialEntry, dialName, type Position, SCENARIO_FILES, writePosition } from './index.ts';

const POSITION: Position = {
  round: 3,
  sides: [
    { ships: [{ pilot: 'rookiepilot', at: [400, 300, 0], dial: '3 bank left', damage: ['blinded-pilot'] }] },
    {
      ships: [
        { pilot: 'academypilot', at: [400, 450, 180], dial: '3 turn right' },
        { pilot: 'academypilot' },
      ],
    },
  ],
};

function built(more: Partial<Position> = {}): FirstState {
  const found = SCENARIO_FILES.build({ ...POSITION, ...more });
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.state;
}

describe('names in a file', () => {
  it('of maneuvers find each place on the dial of each pilot, and no other', () => {
    for (const pilot of CHASSIS.flatMap(({ pilots }) => pilots.map(({ id }) => id))) {
      const places = (chassisOf(pilot)?.dial ?? []).map((_, entry) => entry);
      expect(places.map((entry) => dialEntry(pilot, dialName(pilot, entry)!))).toEqual(places);
    }
    expect(['9 straight', '3 bank', 'straight'].map((name) => dialEntry('academypilot', name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stand for a dial, a damage card and the card of an ability', () => {
    const state = built();
    const [ship] = state.ships;
    const blinded = deckKinds(state).findIndex(({ name }) => name === 'blinded-pilot');
    const called = (...[field, value, id]: readonly [string, number | string, number?]) =>
      SCENARIO_FILES.called!(state, field, value, id);
    expect([called('dial', ship!.dial, 0), called('entry', ship!.dial, 0)]).toEqual([
      ['3 bank left'],
      ['3 bank left'],
    ]);
    expect(called('dial', ship!.dial)).toEqual([]);
    expect([called('kind', blinded), called('damage', blinded)]).toEqual([
      ['blinded-pilot'],
      ['blinded-pilot'],
    ]);
    expect(called('card', ship!.damage[0]!.uid)).toEqual(['blinded-pilot']);
    expect([called('card', 99), called('kind', 99), called('shields', 1)]).toEqual([[], [], []]);
    expect([called('ability', '0:r2d2#1'), called('ability', ''), called('word', 'r2d2')]).toEqual([
      ['r2d2', 'R2-D2'],
      [],
      [],
    ]);
    expect(called('ability', 'friend:rattled#0')).toEqual(['rattled', 'Rattled']);
    const known = SCENARIO_FILES.names.abilities!();
    expect(known).toEqual(expect.arrayContaining(['howlrunner', '“Howlrunner”', 'R2-D2', 'Rattled']));
  });

  it('of maneuvers answer the question for dials alone', () => {
    const asked = (activity: Activity) => {
      const state = built();
      SCENARIO_FILES.begin(state, activity);
      const game = Referee.start(FIRST, state);
      return (name: string) => SCENARIO_FILES.named!(game.questions[0]!, 0, name, game.state);
    };
    const dials = asked({ phase: 'planning' });
    expect([dials('3 bank left'), dials('9 straight')]).toEqual([
      dialEntry('rookiepilot', '3 bank left'),
      undefined,
    ]);
    expect(asked({ action: 0 })('3 bank left')).toBeUndefined();
  });

  it('measure between ships that are there', () => {
    const state = built();
    const measured = (from: number, to: number) => SCENARIO_FILES.measured!(state, from, to);
    expect(measured(0, 1)).toMatchObject({
      range: 2,
      touching: false,
      arcs: { front: true, rear: false, left: false },
    });
    expect([measured(0, 2), measured(2, 0), measured(0, 9), measured(9, 0)]).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('a position before anybody has initiative', () => {
  it('is written by its path, as no player is meant', () => {
    const { initiative, set } = writePosition(built({ set: { '/initiative': -1 } }));
    expect([initiative, set]).toEqual([undefined, { '/initiative': -1 }]);
  });
});

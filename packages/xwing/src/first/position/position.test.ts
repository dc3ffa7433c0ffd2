import { playOut, playScenario, problemsBy } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { deckKinds } from '../damage/deck.ts';
import { skillOf } from '../game.ts';
import { FIRST } from '../rules.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { testSetup } from '../testing/squads.ts';
import { buildPosition, type Position, SCENARIO_FILES, writePosition } from './index.ts';

const alone = (ship: Position['sides'][0]['ships'][0], more: Partial<Position> = {}): Position => ({
  sides: [{ ships: [ship] }, { ships: [] }],
  ...more,
});

const reasons = (position: Position): readonly string[] => {
  const built = buildPosition(position);
  return 'problems' in built ? built.problems.map(({ where, reason }) => `${where} ${reason}`) : [];
};

describe('a position', () => {
  it('has whole ships and no tokens where nothing else is said', () => {
    const built = buildPosition(alone({ pilot: 'goldsquadronpilot', at: [400, 400, 90] }));
    expect('state' in built && built.state.ships[0]).toMatchObject({
      place: 'table',
      x: 400,
      facing: 90,
      shields: 3,
    });
    expect('state' in built && built.state).toMatchObject({ round: 1, initiative: 0, phase: 'activation' });
    expect('state' in built && built.state.players.map(({ edge }) => edge)).toEqual(['near', 'far']);
  });

  it('assigns conditions, each by the first enemy where nobody else is named, and lays bombs', () => {
    const at = [400, 400, 90] as [number, number, number];
    const conditions = [
      'optimizedprototype',
      { card: 'illshowyouthedarkside', from: 0, damage: 'blinded-pilot' },
    ];
    const built = buildPosition({
      sides: [
        { ships: [{ pilot: 'rookiepilot', at, conditions }] },
        { ships: [{ pilot: 'academypilot', at: [400, 600, 180] }] },
      ],
      bombs: [{ kind: 'protonbomb', player: 1, at: [100, 100, 0] }],
    });
    if ('problems' in built) throw new Error(JSON.stringify(built.problems));
    const [ship] = built.state.ships;
    const kinds = deckKinds(built.state);
    expect(ship).toMatchObject({
      shields: 3,
      conditions: [
        { id: 'optimizedprototype', from: 1, damage: -1 },
        {
          id: 'illshowyouthedarkside',
          from: 0,
          damage: kinds.findIndex(({ name }) => name === 'blinded-pilot'),
        },
      ],
    });
    expect(built.state.bombs).toMatchObject([{ kind: 'protonbomb', player: 1, x: 100 }]);
    expect(writePosition(built.state).sides[0]!.ships[0]!.conditions).toEqual([
      { card: 'optimizedprototype', from: 1 },
      { card: 'illshowyouthedarkside', from: 0, damage: 'blinded-pilot' },
    ]);
  });

  it('tells what means nothing, and where it stands', () => {
    expect(reasons(alone({ pilot: 'nobody', upgrades: ['nothing'] }))).toEqual([
      '/sides/0/ships/0/pilot unknown-card',
      '/sides/0/ships/0/upgrades/0 unknown-card',
    ]);
    const ship = { pilot: 'rookiepilot', at: [400, 400, 0] as [number, number, number] };
    expect(reasons(alone({ ...ship, dial: '5 straight' }))).toEqual([
      '/sides/0/ships/0/dial unknown-maneuver',
    ]);
    expect(reasons(alone({ ...ship, damage: ['headache'] }))).toEqual([
      '/sides/0/ships/0/damage/0 unknown-card',
    ]);
    expect(buildPosition(alone({ ...ship, damage: ['Console Fire'] }))).toMatchObject({
      problems: [{ what: "there is no damage card 'Console Fire'; did you mean console-fire?" }],
    });
    const three = ['console-fire', 'console-fire', 'facedown: console-fire'];
    expect(reasons(alone({ ...ship, damage: three }))).toEqual(['/sides/0/ships/0/damage/2 none-left']);
    expect(reasons(alone(ship, { locks: [{ by: 0, on: 7 }] }))).toEqual(['/locks/0/on no-such-ship']);
    const assigned = (condition: object) =>
      reasons(alone({ ...ship, conditions: [condition as { card: string }] }));
    expect(assigned({ card: 'rattled', from: 7 })).toEqual([
      '/sides/0/ships/0/conditions/0/from no-such-ship',
    ]);
    expect(assigned({ card: 'rattled', damage: 'headache' })).toEqual([
      '/sides/0/ships/0/conditions/0/damage unknown-card',
    ]);
    const bomb = { kind: 'ionbomb', player: 2, at: [400, 400, 0] as [number, number, number] } as const;
    expect(reasons(alone(ship, { bombs: [bomb] }))).toEqual(['/bombs/0/player no-such-side']);
    expect(reasons(alone(ship, { contacts: [[0, 3]] }))).toEqual(['/contacts/0/1 no-such-ship']);
    expect(reasons(alone(ship, { set: { '/nothing': 1 } }))).toEqual(['/set/~1nothing path']);
    expect(reasons(alone(ship, { set: { '/round': 'one' } }))).toEqual(['/set state']);
    expect(reasons(alone({ pilot: 'rookiepilot', place: 'table' }))).toEqual(['/sides/0/ships/0 no-place']);
    expect(reasons(alone(ship, { obstacles: [{ outline: 'planet', at: [1, 1, 0] }] }))).toEqual([
      '/obstacles/0/outline unknown-outline',
    ]);
  });

  it('is refused in a scenario file when no game comes to it', () => {
    const unsound = (ship: Position['sides'][0]['ships'][0], more: Partial<Position> = {}) => {
      const built = SCENARIO_FILES.build(alone(ship, more));
      return 'problems' in built ? (built.problems ?? []).map(({ reason }) => reason) : [];
    };
    const at = [400, 400, 0] as [number, number, number];
    expect(unsound({ pilot: 'rookiepilot', at, shields: 3 })).toEqual(['too-many']);
    expect(unsound({ pilot: 'rookiepilot', at: [10, 400, 0] })).toEqual(['outside']);
    expect(unsound({ pilot: 'academypilot', at, damage: ['direct-hit', 'console-fire'] })).toEqual(['state']);
    const sides: Position['sides'] = [
      { ships: [{ pilot: 'rookiepilot', at }] },
      { ships: [{ pilot: 'rookiepilot', at: [410, 400, 0] }] },
    ];
    expect(unsound({ pilot: 'rookiepilot', at }, { sides })).toEqual(['overlap']);
    const touching = (x: number) =>
      unsound(
        { pilot: 'rookiepilot', at },
        {
          sides: [
            { ships: [{ pilot: 'rookiepilot', at }] },
            { ships: [{ pilot: 'rookiepilot', at: [x, 400, 0] }] },
          ],
          contacts: [[0, 1]],
        },
      );
    expect([touching(440), touching(460)]).toEqual([[], ['apart']]);
    expect(unsound({ pilot: 'rookiepilot', at })).toEqual([]);
  });

  it('lets a Damaged Cockpit of an earlier round act: the pilot skill is 0', () => {
    const skill = (damage: readonly string[]) => {
      const built = buildPosition(alone({ pilot: 'rookiepilot', at: [400, 400, 0], damage: [...damage] }));
      return 'state' in built && skillOf(built.state.ships[0]!);
    };
    expect(skill(['damaged-cockpit'])).toBe(0);
    expect(skill(['facedown: damaged-cockpit'])).toBe(2);
    expect(skill(['console-fire'])).toBe(2);
  });

  it('xwing1:actions.1 gives a ship its Perform Action step', () => {
    const file = {
      game: 'xwing1',
      name: 'an action',
      position: alone({ pilot: 'rookiepilot', at: [400, 400, 0] }),
      run: [{ action: 0 }],
      answers: [{ question: 'action', options: [{ action: 'focus' }, 'none'], answer: { action: 'focus' } }],
      complete: true,
      expect: { counts: [{ event: { kind: 'action', action: 'focus', free: false }, times: 1 }] },
    };
    expect(problemsBy(SCENARIO_FILES.activity, file.run[0])).toEqual([]);
    expect(playScenario(SCENARIO_FILES, file).problems).toEqual([]);
    expect(
      SCENARIO_FILES.activityProblems(
        FIRST.begin(testSetup('bombers and a phantom', 'firesprays'), growStreams('w', FIRST.streams)),
        { action: 99 },
      ),
    ).toHaveLength(1);
  });

  it('writes every state of a game so that it can be set up again', () => {
    const start = FIRST.begin(
      testSetup('bombers and a phantom', 'firesprays'),
      growStreams('w', FIRST.streams),
    );
    const streams = growStreams('writers', ['one', 'two']);
    let steps = 0;
    let written = 0;
    playOut(FIRST, start, [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)], {
      onStep: (state) => {
        if (++steps % 60 !== 0) return;
        const built = buildPosition(JSON.parse(JSON.stringify(writePosition(state))) as Position);
        expect('state' in built && FIRST.schema.hash(built.state)).toBe(FIRST.schema.hash(state));
        written++;
      },
    });
    expect(written).toBeGreaterThan(10);
  });
});

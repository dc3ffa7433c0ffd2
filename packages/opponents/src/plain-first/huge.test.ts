import { firstPosition, newRecord, playOut, Referee } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { insidePlayArea } from '@firing-arc/xwing/common';
import {
  buildPosition,
  FIRST,
  hugeCourse,
  isHuge,
  type Position,
  packFrom,
  type Step,
  setupFromSquads,
  typeOf,
  wholeBodyOf,
} from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../formats/xwing1.json' with { type: 'json' };
import { firstOpponent } from '../index.ts';

const EMPIRE = {
  faction: 'imperial',
  ships: [
    { pilot: 'gozanticlasscruiser', upgrades: ['duallaserturret'] },
    { pilot: 'academypilot', upgrades: [] },
    { pilot: 'academypilot', upgrades: [] },
  ],
} as const;
const REBELS = {
  faction: 'rebel',
  ships: [
    { pilot: 'cr90corvettefore', upgrades: ['quadlasercannons'] },
    { pilot: 'cr90corvetteaft', upgrades: [] },
    { pilot: 'rookiepilot', upgrades: [] },
  ],
} as const;

type Ships = Position['sides'][number]['ships'];
const ship = (pilot: string, at: readonly [number, number, number], more = {}) => ({
  pilot,
  at: [...at] as [number, number, number],
  ...more,
});
const ENEMY = ship('academypilot', [457, 1700, 180]);

/** The state after plain has answered everything that some steps ask its ships, and its answers. */
function answers(us: Ships, step: Step, more: Partial<Position> = {}) {
  const built = buildPosition({
    size: [914.4, 1828.8],
    sides: [{ ships: us }, { ships: [ENEMY] }],
    ...more,
  });
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  built.state.agenda = [{ kind: 'end-round' }, step];
  const referee = Referee.start(FIRST, built.state);
  const plain = firstOpponent('plain', growStreams('huge', ['plain']), 0);
  const given: unknown[] = [];
  for (
    let asked = referee.questions[0];
    asked?.player === 0 && asked.kind !== 'dials';
    asked = referee.questions[0]
  ) {
    const now = asked;
    const answer = plain(now, () => referee.look(now.player), referee.help(now.player));
    given.push(now.form === 'choice' ? now.options[answer as number] : answer);
    answerNow(referee, now.player, answer);
  }
  return given;
}

describe('plain flies huge ships of First Edition by their tool', () => {
  /** Where a ship stands after the next maneuvers of plain, alone on the table but for an enemy far away. */
  const flies = (pilot: string, at: readonly [number, number, number], rounds: number) => {
    const built = buildPosition({
      size: [914.4, 1828.8],
      sides: [{ ships: [ship(pilot, at)] }, { ships: [ENEMY] }],
      phase: 'planning',
    });
    if ('problems' in built) throw new Error(JSON.stringify(built.problems));
    const { state } = built;
    const [huge] = state.ships;
    const plain = firstOpponent('plain', growStreams('huge', ['plain']), 0);
    for (let round = 0; round < rounds; round++) {
      const options = typeOf(huge!).dial.map((_, entry) => ({ entry }));
      const question = {
        form: 'each',
        kind: 'dials',
        player: 0,
        because: 'xwing1:planning-phase.1',
        id: '',
        parts: [{ about: 0, options }],
      } as const;
      const [entry] = plain(question, () => FIRST.view(state, 0), {}) as readonly number[];
      Object.assign(huge!, hugeCourse(huge!, typeOf(huge!).dial[entry!]!.maneuver, []).pose);
      if (!insidePlayArea(wholeBodyOf(huge!), state.width, state.depth)) return round;
    }
    return rounds;
  };

  it.each([
    ['gr75mediumtransport', [330, 500, 270]],
    ['croccruiser', [330, 900, 270]],
    ['gozanticlasscruiser', [460, 900, 0]],
  ] as const)('%s from %j stays on the table for twelve rounds', (pilot, at) => {
    expect(flies(pilot, at, 12)).toBe(12);
  });

  it('keeps its huge ships on the table in epic games, and fires what needs energy', () => {
    const pack = packFrom(xwing1);
    const squads = [EMPIRE, REBELS] as const;
    let fled = 0;
    let attacks = 0;
    let crashed = 0;
    for (const seed of ['huge one', 'huge two']) {
      const state = firstPosition(
        FIRST,
        newRecord(FIRST, setupFromSquads(pack, squads, { play: 'epic' }), seed),
      );
      const huge = new Set(state.ships.filter(isHuge).map(({ id }) => id));
      const streams = growStreams(seed, ['player 1', 'player 2']);
      const players = [0, 1].map((at) => firstOpponent('plain', streams, at));
      playOut(FIRST, state, players, {
        onEvent: (event) => {
          if (event.kind === 'fled' && huge.has(event.ship)) fled++;
          if (event.kind === 'attack' && huge.has(event.attacker) && event.weapon !== null) attacks++;
          if (event.kind === 'obstacle-removed') crashed++;
        },
      });
    }
    expect(fled).toBe(0);
    expect(attacks).toBeGreaterThan(8);
    expect(crashed).toBeLessThan(4);
  });
});

describe('plain uses energy', () => {
  it('gives it to weapons that cannot fire first', () => {
    const us = [
      ship('gozanticlasscruiser', [457, 300, 0], {
        upgrades: ['ionizationreactor', 'heavylaserturret'],
        tokens: { energy: 3 },
      }),
    ];
    const given = answers(us, { kind: 'allocate-energy', ship: 0 });
    expect(given.slice(0, 2)).toMatchObject([
      { upgrade: 'heavylaserturret' },
      { upgrade: 'heavylaserturret' },
    ]);
  });

  it('keeps it for shields that are missing, and recovers them', () => {
    const us = [
      ship('gozanticlasscruiser', [457, 300, 0], {
        upgrades: ['ionizationreactor'],
        shields: 1,
        tokens: { energy: 3 },
      }),
    ];
    expect(answers(us, { kind: 'allocate-energy', ship: 0 })).toMatchObject([{ of: -1 }]);
    const acts = { kind: 'action', ship: 0, because: 'xwing1:actions.1', tried: [] } as const;
    expect(answers(us, acts)).toEqual([{ kind: 'action', action: 'recover' }]);
    const technician = [{ ...us[0]!, upgrades: ['shieldtechnician'], shields: 4 }];
    expect(answers(technician, acts)).toEqual([{ kind: 'action', action: 'recover' }, { amount: 1 }]);
    const whole = [{ ...us[0]!, shields: 5 }];
    expect(answers(whole, acts)).not.toContainEqual({ kind: 'action', action: 'recover' });
  });

  it('coordinates a second friend who can act, and takes as many aboard as it can set down', () => {
    const pride = [
      ship('cr90corvettefore', [457, 300, 0], { upgrades: ['dodonnaspride'] }),
      ship('cr90corvetteaft', [457, 300, 0]),
      ship('rookiepilot', [600, 300, 0]),
      ship('rookiepilot', [680, 300, 0], { tokens: { stress: 1 } }),
      ship('rookiepilot', [300, 300, 0], { points: 40 }),
    ];
    const acts = { kind: 'action', ship: 0, because: 'xwing1:actions.1', tried: [] } as const;
    const given = answers(pride, acts, { set: { '/ships/0/performed': ['target-lock'] } });
    expect(given.slice(0, 3)).toEqual([
      { kind: 'action', action: 'coordinate' },
      { target: 4 },
      { target: 2 },
    ]);
  });
});

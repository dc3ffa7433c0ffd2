import { playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../formats/xwing2-epic.json' with { type: 'json' };
import { SECOND } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { packFrom } from '../squads/pack.ts';
import { randomSquad, squadPool } from '../squads/random-squad.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { buildPosition, type Position, writePosition } from './index.ts';

/** Steps between two positions that are written: each game writes about twenty. */
const EVERY = 23;
const ROUNDS = 3;
const GAMES: readonly (readonly [what: string, pack: object, scenario: string])[] = [
  ['a dogfight', amg, 'none'],
  ['Assault', amg, 'assault'],
  ['Chance Engagement', amg, 'chance'],
  ['Salvage', amg, 'salvage'],
  ['Scramble', amg, 'scramble'],
  ['Epic play', epic, 'none'],
];

describe('a written position', () => {
  it.each(GAMES)('of any moment of %s sets up the same state again', (what, json, scenario) => {
    const pack = packFrom(json);
    const draws = growStreams(what, ['one', 'two']);
    const pool = squadPool(pack);
    const squads = [randomSquad(pool, draws, 0), randomSquad(pool, draws, 1)] as const;
    const setup = { ...setupFromSquads(pack, squads, scenario), rounds: ROUNDS };
    const streams = growStreams('write', ['one', 'two']);
    let steps = 0;
    let written = 0;
    playOut(
      SECOND,
      SECOND.begin(setup, growStreams('write', SECOND.streams)),
      [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)],
      {
        onStep: (state) => {
          if (++steps % EVERY > 0) return;
          const position = JSON.parse(JSON.stringify(writePosition(state))) as Position;
          const built = buildPosition(position);
          if ('problems' in built) throw new Error(JSON.stringify(built.problems));
          expect(built.state).toEqual(state);
          written++;
        },
      },
    );
    expect(written).toBeGreaterThan(5);
  });
});

import { firstPosition, newRecord } from '@firing-arc/referee';
import { type Compared, LEAKING, type Sent, twoWorlds } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../formats/xwing1.json';
import { FIRST } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { packFrom } from './squads/pack.ts';
import { randomSquad, squadPool } from './squads/random-squad.ts';
import type { FirstState } from './state.ts';
import { stayingAnswerer } from './testing/players.ts';
import { SECRETS } from './testing/secrets.ts';

const PACK = packFrom(xwing1);
const POOL = squadPool(PACK);

interface Played {
  readonly rules?: typeof FIRST;
  readonly sent?: Sent;
  readonly every?: number;
}

/** A game between two squads by chance, with upgrades in about half of their slots. */
function compare(seed: string, { rules = FIRST, sent, every = 7 }: Played = {}): Compared {
  const chance = growStreams(seed, ['squads']);
  const setup = setupFromSquads(PACK, [randomSquad(POOL, chance, 0), randomSquad(POOL, chance, 0)]);
  const streams = growStreams(seed, ['one', 'two']);
  const players = [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)];
  const position = firstPosition(FIRST, newRecord(FIRST, setup, seed));
  return twoWorlds(rules, position, seed, SECRETS, { every, players, ...(sent && { sent }) });
}

/** Those in which a question comes; nothing is asked in the End phase of these games. */
const PHASES = ['setup', 'planning', 'activation', 'combat'];
const SEEDS = ['seed 3', 'seed 5'];

describe('two worlds that differ only in what a seat may not know', () => {
  it('xwing1:planning-phase.1 give it the same bytes, in every phase and to spectators', () => {
    const met: Record<string, number> = {};
    let alike = 0;
    for (const seed of SEEDS) {
      const compared = compare(seed);
      for (const [phase, times] of Object.entries(compared.phases)) met[phase] = (met[phase] ?? 0) + times;
      alike += compared.alike;
      expect(compared.impossible).toBe(0);
    }
    for (const phase of PHASES) expect(met[phase], phase).toBeGreaterThan(2);
    expect(alike).toBeGreaterThan(80);
  });

  it('xwing1:optional-rules-team-play.1 give it the same bytes among three in two teams, whose friends see no more than foes', () => {
    const chance = growStreams('three', ['squads']);
    const squads = [0, 1, 2].map(() => randomSquad(POOL, chance, 0));
    const setup = setupFromSquads(PACK, [squads[0]!, squads[1]!, squads[2]!], {
      teams: [0, 1, 0],
      rounds: 6,
    });
    const streams = growStreams('three', ['one', 'two', 'three']);
    const players = setup.sides.map((_, at) => stayingAnswerer(streams, at));
    const begin = () => firstPosition(FIRST, newRecord(FIRST, setup, 'three'));
    const { phases, alike, impossible } = twoWorlds(FIRST, begin(), 'three', SECRETS, { every: 15, players });
    for (const phase of PHASES) expect(phases[phase], phase).toBeGreaterThan(2);
    expect(impossible).toBe(0);
    expect(alike).toBeGreaterThan(50);
    const leaking = { every: 15, players, sent: LEAKING['what others have answered in secret']! };
    expect(() => twoWorlds(FIRST, begin(), 'three', SECRETS, leaking)).toThrow(/can tell two worlds apart/);
  });

  /** Rules that show a seat something more of the position than First Edition does. */
  const showing = (show: (seen: FirstState, state: FirstState) => void): typeof FIRST => ({
    ...FIRST,
    view: (state, seat) => {
      const seen = FIRST.view(state, seat);
      show(seen, state);
      return seen;
    },
  });
  const leaks: Readonly<Record<string, typeof FIRST>> = {
    'a hidden dial': showing((seen, { ships }) => {
      for (const ship of ships) seen.ships[ship.id]!.dial = ship.dial;
    }),
    'a facedown damage card': showing((seen, { ships }) => {
      for (const ship of ships) seen.ships[ship.id]!.damage = ship.damage.map((card) => ({ ...card }));
    }),
    'what is left in a deck': showing((seen, { players }) => {
      seen.players.forEach((side, at) => {
        side.deck = [...players[at]!.deck];
      });
    }),
    'the order of a deck': showing((seen, { streams }) => {
      seen.streams = [...streams];
    }),
    'a dial in an event': {
      ...FIRST,
      run: (game, step) => {
        FIRST.run(game, step);
        const { phase, ships } = game.state;
        const ships0 = ships[0]?.dial ?? -1;
        if (phase === 'planning' && ships0 >= 0)
          game.emit({ kind: 'dials-set', player: 0, ships: ships0, because: 'xwing1:planning-phase.1' });
      },
    },
  };

  const notices = (played: Played) => () => {
    for (const seed of SEEDS) compare(seed, played);
  };
  it.each(Object.keys(leaks))('are told apart by rules that show %s', (what) => {
    expect(notices({ rules: leaks[what]! })).toThrow(/can tell two worlds apart/);
  });
  it.each(Object.keys(LEAKING))('are told apart by a referee that sends %s', (what) => {
    expect(notices({ sent: LEAKING[what]! })).toThrow(/can tell two worlds apart/);
  });
});

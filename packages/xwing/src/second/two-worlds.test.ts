import { firstPosition, newRecord } from '@firing-arc/referee';
import { type Compared, LEAKING, type Sent, twoWorlds } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../formats/xwing2-amg.json';
import './cards/all.ts';
import { SECOND } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { packFrom } from './squads/pack.ts';
import { randomSquad, squadPool } from './squads/random-squad.ts';
import type { Squad } from './squads/squad.ts';
import type { SecondState } from './state.ts';
import { stayingAnswerer } from './testing/players.ts';
import { SECRETS } from './testing/secrets.ts';

const PACK = packFrom(amg);
const POOL = squadPool(PACK);

/** Two squads by chance, with upgrades in about half of their slots. */
function byChance(seed: string): readonly [Squad, Squad] {
  const streams = growStreams(seed, ['squads']);
  return [randomSquad(POOL, streams, 0), randomSquad(POOL, streams, 0)];
}

/** A facedown upgrade that is chosen in setup, and a facedown condition. */
const FACEDOWN: readonly [Squad, Squad] = [
  {
    faction: 'scumandvillainy',
    ships: [
      { pilot: 'themandalorian', upgrades: ['razorcrest'] },
      { pilot: 'fennrau', upgrades: [] },
    ],
  },
  {
    faction: 'separatistalliance',
    ships: [
      { pilot: 'zamwesell', upgrades: [] },
      { pilot: 'jangofett', upgrades: [] },
    ],
  },
];

interface Played {
  readonly rules?: typeof SECOND;
  readonly sent?: Sent;
  readonly every?: number;
}

function compare(
  seed: string,
  squads: readonly [Squad, Squad],
  { rules = SECOND, sent, every = 7 }: Played = {},
): Compared {
  const record = newRecord(SECOND, setupFromSquads(PACK, squads), seed);
  const streams = growStreams(seed, ['one', 'two']);
  const players = [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)];
  return twoWorlds(rules, firstPosition(SECOND, record), seed, SECRETS, {
    every,
    players,
    ...(sent && { sent }),
  });
}

const PHASES = ['setup', 'planning', 'system', 'activation', 'engagement', 'end'];
const GAMES: readonly (readonly [string, readonly [Squad, Squad]])[] = [
  ['facedown 4', FACEDOWN],
  ...['1', '4', '7'].map((seed) => [seed, byChance(seed)] as const),
];

describe('two worlds that differ only in what a seat may not know', () => {
  it('xwing2:dial.3 xwing2:damage-cards.10 xwing2:condition-cards.6 give it the same bytes, in every phase and to spectators', () => {
    const met: Record<string, number> = {};
    let alike = 0;
    for (const [seed, squads] of GAMES) {
      const compared = compare(seed, squads);
      for (const [phase, times] of Object.entries(compared.phases)) met[phase] = (met[phase] ?? 0) + times;
      alike += compared.alike;
      expect(compared.impossible).toBe(0);
    }
    for (const phase of PHASES) expect(met[phase], phase).toBeGreaterThan(2);
    expect(alike).toBeGreaterThan(150);
  });

  it('give it the same bytes among three in two teams, whose friends see no more than foes', () => {
    const [one, two] = byChance('1');
    const setup = setupFromSquads(PACK, [one, two, byChance('4')[0]], 'none', undefined, [0, 1, 0]);
    const streams = growStreams('three', ['one', 'two', 'three']);
    const players = setup.sides.map((_, at) => stayingAnswerer(streams, at));
    const begin = () => firstPosition(SECOND, newRecord(SECOND, setup, 'three'));
    const { phases, alike, impossible } = twoWorlds(SECOND, begin(), 'three', SECRETS, {
      every: 40,
      players,
    });
    for (const phase of ['setup', 'planning', 'activation', 'engagement'])
      expect(phases[phase], phase).toBeGreaterThan(2);
    expect(impossible).toBe(0);
    expect(alike).toBeGreaterThan(50);
    const leaking = { every: 40, players, sent: LEAKING['what others have answered in secret']! };
    expect(() => twoWorlds(SECOND, begin(), 'three', SECRETS, leaking)).toThrow(/can tell two worlds apart/);
  });

  /** Rules that show a seat something more of the position than 2.5 does. */
  const showing = (show: (seen: SecondState, state: SecondState) => void): typeof SECOND => ({
    ...SECOND,
    view: (state, seat) => {
      const seen = SECOND.view(state, seat);
      show(seen, state);
      return seen;
    },
  });
  /** Rules that tell or ask something more whenever a dial of the first side is set and hidden. */
  const acting = (act: (game: Parameters<typeof SECOND.run>[0], dial: number) => void): typeof SECOND => ({
    ...SECOND,
    run: (game, step) => {
      SECOND.run(game, step);
      const [ship] = game.state.ships;
      if (ship && ship.dial >= 0 && !ship.revealed && game.state.phase === 'system') act(game, ship.dial);
    },
  });
  const leaks: Readonly<Record<string, typeof SECOND>> = {
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
    'a facedown upgrade': showing((seen, { ships }) => {
      for (const ship of ships)
        ship.upgrades.forEach(({ under }, at) => {
          if (under !== undefined) seen.ships[ship.id]!.upgrades[at]!.under = under;
        });
    }),
    'a facedown condition': showing((seen, { ships }) => {
      for (const ship of ships)
        ship.conditions.forEach(({ id }, at) => {
          seen.ships[ship.id]!.conditions[at]!.id = id;
        });
    }),
    'a dial in an event': acting((game, dial) =>
      game.emit({ kind: 'dials-set', player: 0, ships: dial, because: 'xwing2:dial.3' }),
    ),
    'a dial in the options of a question': acting((game, dial) => {
      const options = Array.from({ length: dial + 2 }, (_, arc) => ({ arc }));
      game.ask({
        form: 'choice',
        kind: 'turret',
        player: 1,
        ship: 0,
        because: 'xwing2:dial.3',
        options,
      } as never);
    }),
    'a dial in a refusal': acting((game, dial) => {
      const options = [{ arc: 0 }, { arc: 1 }];
      const refused = () => [{ option: `arc ${dial}`, ruling: 'xwing2:dial.3' }];
      game.ask(
        { form: 'choice', kind: 'turret', player: 1, ship: 0, because: 'xwing2:dial.3', options } as never,
        { refused },
      );
    }),
  };

  const notices = (played: Played) => () => {
    for (const [seed, squads] of GAMES) compare(seed, squads, played);
  };
  it.each(Object.keys(leaks))('are told apart by rules that show %s', (what) => {
    expect(notices({ rules: leaks[what]! })).toThrow(/can tell two worlds apart/);
  });
  it.each(Object.keys(LEAKING))('are told apart by a referee that sends %s', (what) => {
    expect(notices({ sent: LEAKING[what]! })).toThrow(/can tell two worlds apart/);
  });
});

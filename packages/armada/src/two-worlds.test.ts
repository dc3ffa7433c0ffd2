import { firstPosition, newRecord } from '@firing-arc/referee';
import { type Compared, LEAKING, type Sent, twoWorlds } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import armada from '../../../formats/armada.json';
import { COMMANDS } from './cards/index.ts';
import { DAMAGE_CARDS } from './damage/cards.ts';
import { dealCard } from './damage/suffer.ts';
import { packFrom } from './fleets/pack.ts';
import { fleetPool, randomFleet } from './fleets/random-fleet.ts';
import { shipOf } from './game.ts';
import { ARMADA } from './rules.ts';
import { setupFromFleets } from './setup/from-fleets.ts';
import type { ArmadaState } from './state.ts';
import { nebulon, table, victory } from './testing/index.ts';
import { keenAnswerer } from './testing/players.ts';
import { SECRETS } from './testing/secrets.ts';

const PACK = packFrom(armada);
const POOL = fleetPool(PACK, 'standard');

interface Played {
  readonly rules?: typeof ARMADA;
  readonly sent?: Sent;
  readonly every?: number;
}

/** A game between two fleets by chance, with upgrades in about half of their slots. */
function compare(seed: string, { rules = ARMADA, sent, every = 19 }: Played = {}): Compared {
  const chance = growStreams(seed, ['fleets']);
  const setup = setupFromFleets(PACK, [randomFleet(POOL, chance, 0), randomFleet(POOL, chance, 0)]);
  const streams = growStreams(seed, ['one', 'two']);
  const players = [keenAnswerer(streams, 0), keenAnswerer(streams, 1)];
  const position = firstPosition(ARMADA, newRecord(ARMADA, setup, seed));
  return twoWorlds(rules, position, seed, SECRETS, { every, players, ...(sent && { sent }) });
}

const PHASES = ['setup', 'command', 'ship', 'squadron', 'status'];
const SEEDS = ['seed 3', 'seed 7'];

describe('two worlds that differ only in what a seat may not know', () => {
  it('armada:information.3 armada:command-dials.6 give it the same bytes, in every phase and to spectators', () => {
    const met: Record<string, number> = {};
    let alike = 0;
    for (const seed of SEEDS) {
      const compared = compare(seed);
      for (const [phase, times] of Object.entries(compared.phases)) met[phase] = (met[phase] ?? 0) + times;
      alike += compared.alike;
      expect(compared.impossible).toBe(0);
    }
    for (const phase of PHASES) expect(met[phase], phase).toBeGreaterThan(2);
    expect(alike).toBeGreaterThan(150);
  });

  /** Rules that show a seat something more of the position than Armada does. */
  const showing = (show: (seen: ArmadaState, state: ArmadaState) => void): typeof ARMADA => ({
    ...ARMADA,
    view: (state, seat) => {
      const seen = ARMADA.view(state, seat);
      show(seen, state);
      return seen;
    },
  });
  const leaks: Readonly<Record<string, typeof ARMADA>> = {
    'a stack of command dials': showing((seen, { ships }) => {
      for (const ship of ships) seen.ships[ship.id]!.dials = [...ship.dials];
    }),
    'a facedown damage card': showing((seen, { ships }) => {
      for (const ship of ships) seen.ships[ship.id]!.damage = ship.damage.map((card) => ({ ...card }));
    }),
    'what is left in the deck': showing((seen, { deck }) => {
      seen.deck = [...deck];
    }),
    'the order of the deck': showing((seen, { streams }) => {
      seen.streams = [...streams];
    }),
    'a dial in an event': {
      ...ARMADA,
      run: (game, step) => {
        ARMADA.run(game, step);
        const face = game.state.ships[0]?.dials.at(-1);
        if (game.state.phase !== 'command' || face === undefined || face === 'hidden') return;
        const dials = COMMANDS.indexOf(face);
        game.emit({ kind: 'commands-chosen', player: 0, dials, because: 'armada:command-phase.1' });
      },
    },
  };

  it('armada:faq.1 part where a player is asked to set another’s dial anew: the question shows what it was', () => {
    const { state } = table({
      us: [nebulon([900, 300, 0], { speed: 2, dials: ['navigate', 'repair'] })],
      them: [victory([300, 800, 0])],
    });
    const dealing = 'deal Comm Noise';
    const rules: typeof ARMADA = {
      ...ARMADA,
      run: (game, step) => {
        const kind: string = step.kind;
        if (kind === dealing) dealCard(game, shipOf(game, 0), true, 'armada:damage.5');
        else ARMADA.run(game, step);
      },
      outcome: ({ agenda }) => (agenda.length === 0 ? { winner: null, because: 'armada:damage.5' } : null),
    };
    const position: ArmadaState = {
      ...state,
      agenda: [{ kind: dealing } as never],
      deck: DAMAGE_CARDS.map(({ name }) => (name === 'comm-noise' ? 1 : 0)),
    };
    const players = [() => 0, () => 1];
    for (const seed of SEEDS) {
      const { kinds, parted } = twoWorlds(rules, position, seed, SECRETS, { every: 1, players });
      expect(kinds['choose-effect']).toBe(3);
      expect(kinds['pick-command']).toBeGreaterThan(1);
      expect(parted).toBeGreaterThan(0);
    }
  });

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

import { type Answer, type Answerer, firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  FIRST,
  type FirstQuestion,
  type FirstState,
  packFrom,
  READY_SQUADS,
  setupFromSquads,
  squadPool,
  typeOf,
  wholeDeck,
} from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import { firstOpponent, type OpponentName } from './index.ts';
import { firstArenaSetup, firstBout, firstSelfPlay, watchFirstInvariants } from './testing/index.ts';

const pack = packFrom(xwing1);
const pool = squadPool(pack);
const battles = squadPool(pack, undefined, 'epic');

/** A game of two ready squads by their place in the list. */
function firstOf(squads: readonly [number, number], seed: string): FirstState {
  const [a, b] = squads.map((at) => READY_SQUADS[at]!.squad);
  return firstPosition(FIRST, newRecord(FIRST, setupFromSquads(pack, [a!, b!]), seed));
}

describe('computer players of First Edition', () => {
  it('play forty random games of random legal squads to the end, sound after every step', () => {
    const broken = Array.from({ length: 40 }, (_, game) =>
      firstSelfPlay(pool, `first-${game}`, { source: 'random' }),
    );
    expect(broken.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('play twenty epic ones with huge ships to the end, sound after every step', () => {
    const broken = Array.from({ length: 20 }, (_, game) =>
      firstSelfPlay(battles, `epic-${game}`, { source: 'random' }),
    );
    expect(broken.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('plain finishes an epic one against itself', () => {
    expect(
      firstSelfPlay(battles, 'epic plain', { source: 'random', names: ['plain', 'plain'] }),
    ).toMatchObject({
      problem: null,
    });
  });

  it('plain finishes games against itself, sound after every step', () => {
    for (const source of ['ready', 'random'] as const) {
      for (let game = 0; game < 3; game++) {
        const played = firstSelfPlay(pool, `plain ${game}`, { source, names: ['plain', 'plain'] });
        expect(played).toMatchObject({ problem: null });
        expect(played.rounds).toBeGreaterThan(2);
      }
    }
  });

  // Two Upsilon shuttles block each other and a TIE between them, and nobody has a shot.
  it('xwing1:optional-rules-round-limit-and-time-limit.1 ends a game in which both sides still fly after its last round', () => {
    const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad], { rounds: 2 });
    const streams = growStreams('limit', ['player 1', 'player 2']);
    const players = [0, 1].map((index) => firstOpponent('plain', streams, index));
    const { state, outcome } = playOut(
      FIRST,
      firstPosition(FIRST, newRecord(FIRST, setup, 'limit')),
      players,
    );
    expect(state.round).toBe(2);
    expect(
      state.players.map((_, player) => state.ships.some((ship) => ship.player === player && !ship.destroyed)),
    ).toEqual([true, true]);
    expect(outcome).not.toBeNull();
  });

  it('plain keeps its ships on the table', () => {
    // Games in which ships had left, most into corners from which no maneuver stays.
    const left = ['f-2', 'f-9', 'f-13', 'f-15', 'f-21', 'f-23'].flatMap((seed) => {
      const setup = firstArenaSetup(pool, 'ready', seed);
      const [one, other] = setup.sides;
      return (
        [
          [one!, other!],
          [other!, one!],
        ] as const
      ).map((sides) => {
        const streams = growStreams(seed, ['player 1', 'player 2']);
        const players = [0, 1].map((index) => firstOpponent('plain', streams, index));
        const { tallies } = firstBout({ ...setup, sides }, seed, players);
        return tallies.map((tally) => tally['ships that left the table'] ?? 0);
      });
    });
    expect(left).toEqual(left.map(() => [0, 0]));
  });

  it('plain beats random in at least 19 of 20 games, from both sides', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const names: readonly OpponentName[] = game % 2 === 0 ? ['plain', 'random'] : ['random', 'plain'];
      const streams = growStreams(`duel ${game}`, ['player 1', 'player 2']);
      const players = names.map((name, index) => firstOpponent(name, streams, index));
      const { outcome } = playOut(FIRST, firstOf([game % 10, (3 * game + 1) % 10], `duel ${game}`), players);
      if (outcome?.winner !== null && names[outcome!.winner] === 'plain') won++;
    }
    expect(won).toBeGreaterThanOrEqual(19);
  });

  it('tell the same game again from the same seed', () => {
    const once = firstSelfPlay(pool, 'same', { source: 'ready', names: ['plain', 'random'] });
    expect(firstSelfPlay(pool, 'same', { source: 'ready', names: ['plain', 'random'] })).toEqual(once);
    expect(firstSelfPlay(pool, 'other', { source: 'ready', names: ['plain', 'random'] })).not.toEqual(once);
  });
});

/** The same position with everything changed that a player may not know: enemy dials, facedown cards, chance. */
function withOtherSecrets(state: FirstState, player: number): FirstState {
  const other = FIRST.schema.copy(state);
  other.streams = other.streams.map((value) => (value ^ 0x5bd1e995) | 0);
  for (const ship of other.ships) {
    const { length } = typeOf(ship).dial;
    if (ship.player !== player && !ship.revealed && ship.dial >= 0) ship.dial = (ship.dial + 5) % length;
    const { deck } = other.players[ship.player]!;
    for (const card of ship.damage) {
      const swapped = deck.findIndex((count, kind) => count > 0 && kind !== card.kind);
      if (card.up || card.kind < 0 || swapped < 0) continue;
      deck[swapped]! -= 1;
      deck[card.kind]! += 1;
      card.kind = swapped;
    }
  }
  return other;
}

describe('plain does not know', () => {
  it('enemy dials, facedown cards or the dice to come: other secrets, same answers', () => {
    let asked = 0;
    for (let game = 0; game < 2; game++) {
      const state = firstOf([game, game + 5], `secret ${game}`);
      const spy = (player: number): Answerer<FirstState, FirstQuestion> => {
        const streams = growStreams(`spy ${player}`, ['player']);
        const first = firstOpponent('plain', streams, 0);
        return (question, view, help): Answer => {
          const again = firstOpponent('plain', [...streams], 0);
          const answer = first(question, view, help);
          const blind = again(question, () => FIRST.view(withOtherSecrets(state, player), player), help);
          expect(blind, question.kind).toEqual(answer);
          asked++;
          return answer;
        };
      };
      playOut(FIRST, state, [spy(0), spy(1)]);
    }
    expect(asked).toBeGreaterThan(150);
  });
});

describe('the watch over a game of First Edition', () => {
  const streams = growStreams('middle', ['player 1', 'player 2']);
  let middle: FirstState | null = null;
  playOut(
    FIRST,
    firstOf([0, 1], 'middle'),
    [firstOpponent('plain', streams, 0), firstOpponent('plain', streams, 1)],
    {
      onStep: (state) => {
        if (state.round === 3) middle ??= FIRST.schema.copy(state);
      },
    },
  );
  const sound = middle as FirstState | null;

  it('finds nothing in a sound position', () => {
    expect(watchFirstInvariants()(sound!)).toEqual([]);
  });

  it.each([
    [
      'negative tokens',
      (state: FirstState) => Object.assign(state.ships[0]!.tokens, { stress: -1 }),
      'has -1 stress',
    ],
    [
      'a lost card',
      (state: FirstState) => state.players[0]!.deck.splice(0, 1, -1),
      'a negative number of cards',
    ],
    [
      'a card too many',
      (state: FirstState) => state.players[1]!.discarded.splice(0, 1, 9),
      `damage cards, not ${wholeDeck({ damageDeck: 'tfa' }, []).reduce((sum, count) => sum + count, 0)}`,
    ],
    [
      'a place outside',
      (state: FirstState) => Object.assign(state.ships[0]!, { x: -5 }),
      'outside the play area',
    ],
    [
      'a second target lock',
      (state: FirstState) => state.locks.push({ letter: 8, by: 0, on: 1 }, { letter: 9, by: 0, on: 1 }),
      'ship 0 has 2 target locks',
    ],
    [
      'overlapping bases',
      (state: FirstState) =>
        Object.assign(state.ships[0]!, { x: state.ships[1]!.x + 5, y: state.ships[1]!.y }),
      'overlap',
    ],
  ])('notices %s', (_, spoil, expected) => {
    const state = FIRST.schema.copy(sound!);
    spoil(state);
    expect(watchFirstInvariants()(state).join('; ')).toContain(expected);
  });
});

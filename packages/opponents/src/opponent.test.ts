import { type Answer, type Answerer, firstPosition, NO_HELP, newRecord, playOut } from '@firing-arc/referee';
import { below, growStreams, nextUint32 } from '@firing-arc/table';
import { BASES, insidePlayArea, previewManeuver, shipBody } from '@firing-arc/xwing/common';
import {
  maneuverToExecute,
  packFrom,
  READY_SQUADS,
  SECOND,
  type SecondQuestion,
  type SecondState,
  setupFromSquads,
  shipCard,
  sizeOf,
  squadPool,
} from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import amg from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { OPPONENTS, type OpponentName, opponent } from './index.ts';
import { selfPlay } from './testing/index.ts';

const pack = packFrom(amg);
const pool = squadPool(pack);

/** A game of two ready squads by their place in the list. */
function firstOf(squads: readonly [number, number], seed: string): SecondState {
  const [a, b] = squads.map((at) => READY_SQUADS[at]!.squad);
  return firstPosition(SECOND, newRecord(SECOND, setupFromSquads(pack, [a!, b!]), seed));
}

/** Who wins: the name of an opponent, or a draw. */
function winnerOf(
  names: readonly [OpponentName, OpponentName],
  squads: readonly [number, number],
  seed: string,
) {
  const streams = growStreams(seed, ['player 1', 'player 2']);
  const players = names.map((name, index) => opponent(name, streams, index));
  const { outcome } = playOut(SECOND, firstOf(squads, seed), players);
  const winner = outcome?.winner ?? null;
  return winner === null ? 'draw' : names[winner]!;
}

describe('the opponents of the house', () => {
  it('are named with one line each', () => {
    expect(OPPONENTS.map(({ name }) => name)).toEqual([
      ...['random', 'cadet', 'tables', 'wingman', 'plain'],
      ...['jouster', 'flanker', 'skirmisher'],
    ]);
    for (const { text } of OPPONENTS) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it('plain beats random in at least 36 of 40 games, from both sides, with all ready squads', () => {
    const winners = Array.from({ length: 40 }, (_, game) => {
      const names = game % 2 === 0 ? (['plain', 'random'] as const) : (['random', 'plain'] as const);
      return winnerOf(names, game < 10 ? [0, 1] : [game % 10, (3 * game + 1) % 10], `duel ${game}`);
    });
    expect(winners.filter((winner) => winner === 'plain').length).toBeGreaterThanOrEqual(36);
  });

  it('plain finishes games against itself, sound after every step', () => {
    for (const source of ['ready', 'random'] as const) {
      for (let game = 0; game < 6; game++) {
        const played = selfPlay(pool, `plain ${game}`, { source, names: ['plain', 'plain'] });
        expect(played).toMatchObject({ problem: null });
      }
    }
  });

  it('plain answers the same from the same streams', () => {
    const once = selfPlay(pool, 'same', { source: 'ready', names: ['plain', 'plain'] });
    expect(selfPlay(pool, 'same', { source: 'ready', names: ['plain', 'plain'] })).toEqual(once);
  });
});

/** A position in the Planning Phase with ships strewn over the table, some with stress or ions. */
function strewn(seed: string): SecondState {
  const streams = growStreams(seed, ['strewn']);
  const random = () => nextUint32(streams, 0) / 4294967296;
  const state = firstOf([below(streams, 0, 10), below(streams, 0, 10)], seed);
  state.phase = 'planning';
  state.round = 1;
  for (const ship of state.ships) {
    const reach = 1.5 * BASES[sizeOf(ship)].half;
    ship.place = 'table';
    ship.x = reach + random() * (state.width - 2 * reach);
    ship.y = reach + random() * (state.depth - 2 * reach);
    ship.facing = Math.floor(random() * 360);
    ship.tokens.stress = below(streams, 0, 3) === 0 ? 1 : 0;
    ship.tokens.ion = below(streams, 0, 6) === 0 ? 3 : 0;
  }
  return state;
}

function dialsOf(state: SecondState, player: number): Extract<SecondQuestion, { kind: 'dials' }> {
  const parts = state.ships
    .filter((ship) => ship.player === player)
    .map((ship) => ({
      about: ship.id,
      options: shipCard(ship.card).chassis.dial.map((_, entry) => ({ entry })),
    }));
  return { form: 'each', kind: 'dials', player, because: 'xwing2:planning-phase.1', parts };
}

/** Whether a ship that nobody stops is still on the table after this entry of its dial. */
function stays(state: SecondState, id: number, entry: number): boolean {
  const ship = state.ships[id]!;
  const size = sizeOf(ship);
  const plan = maneuverToExecute({ ...ship, dial: entry, revealed: true });
  return insidePlayArea(
    shipBody(size, previewManeuver(size, ship, plan.maneuver).pose),
    state.width,
    state.depth,
  );
}

describe('plain sets its dials', () => {
  it('so that no ship leaves the play area when another maneuver keeps it there', () => {
    let saved = 0;
    for (let at = 0; at < 150; at++) {
      const state = strewn(`strewn ${at}`);
      const question = dialsOf(state, at % 2);
      const player = opponent('plain', growStreams(`pilot ${at}`, ['player']), 0);
      const answer = player(question, () => SECOND.view(state, at % 2), NO_HELP) as readonly number[];
      question.parts.forEach((part, i) => {
        const ways = part.options.filter(({ entry }) => stays(state, part.about, entry));
        if (ways.length === 0) return;
        if (ways.length < part.options.length) saved++;
        expect(stays(state, part.about, answer[i]!), `ship ${part.about} of strewn ${at}`).toBe(true);
      });
    }
    expect(saved).toBeGreaterThan(100);
  });
});

/** The same position with everything changed that a player may not know: enemy dials, facedown cards, chance. */
function withOtherSecrets(state: SecondState, player: number): SecondState {
  const other = SECOND.schema.copy(state);
  other.streams = other.streams.map((value) => (value ^ 0x5bd1e995) | 0);
  for (const ship of other.ships) {
    const { length } = shipCard(ship.card).chassis.dial;
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
    for (let game = 0; game < 3; game++) {
      const state = firstOf([game, game + 5], `secret ${game}`);
      const spy = (player: number): Answerer<SecondState, SecondQuestion> => {
        const streams = growStreams(`spy ${player}`, ['player']);
        const first = opponent('plain', streams, 0);
        return (question, view, help): Answer => {
          const again = opponent('plain', [...streams], 0);
          const answer = first(question, view, help);
          const blind = again(question, () => SECOND.view(withOtherSecrets(state, player), player), help);
          expect(blind, question.kind).toEqual(answer);
          asked++;
          return answer;
        };
      };
      playOut(SECOND, state, [spy(0), spy(1)]);
    }
    expect(asked).toBeGreaterThan(300);
  });
});

import { playOut } from '@firing-arc/referee';
import { noLeak } from '@firing-arc/referee/testing';
import { below, growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './cards/index.ts';
import { DECK_STREAM } from './game.ts';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';
import type { ArmadaState } from './state.ts';
import { keenAnswerer } from './testing/players.ts';
import { cr90, table, victory } from './testing/table.ts';
import { glanceAt, UNKNOWN_CARD } from './view.ts';

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

/** Changes what a player may not know: others' facedown dials, facedown cards, the dice and cards to come. */
function changeHidden(state: ArmadaState, player: number, streams: number[]): void {
  for (const ship of state.ships) {
    if (ship.player !== player) ship.dials = ship.dials.map(() => COMMANDS[below(streams, 0, 4)]!);
    for (const card of ship.damage) {
      const other = below(streams, 0, state.deck.length);
      if (card.up || card.kind < 0 || state.deck[other] === 0) continue;
      state.deck[card.kind]! += 1;
      state.deck[other]! -= 1;
      card.kind = other;
    }
  }
  for (let i = 0; i < STREAM_SIZE; i++) state.streams[DECK_STREAM * STREAM_SIZE + i]! ^= 0x5a5a5a5a;
}

describe('what a player may see', () => {
  it('armada:information.3 tells nothing of facedown dials and cards and of the deck, in whole games', () => {
    const streams = growStreams('secrets', ['changes']);
    const players = growStreams('minds', ['one', 'two']);
    let dials = 0;
    let facedown = 0;
    let steps = 0;
    const start = ARMADA.begin(LEARNING_SCENARIO, growStreams('secrets', ARMADA.streams));
    playOut(ARMADA, start, [keenAnswerer(players, 0), keenAnswerer(players, 1)], {
      onStep: (state) => {
        if (++steps % 25 !== 0) return;
        dials += state.ships.reduce((sum, ship) => sum + ship.dials.length, 0);
        facedown += state.ships.flatMap((ship) => ship.damage).filter((card) => !card.up).length;
        for (const player of [0, 1, -1])
          noLeak(ARMADA, state, (other) => changeHidden(other, player, streams), player);
        for (const player of [0, 1, -1]) {
          const before = ARMADA.schema.hash(state);
          expect(glanceAt(state, player)).toEqual(ARMADA.view(state, player));
          expect(ARMADA.schema.hash(state)).toBe(before);
        }
      },
    });
    expect(dials).toBeGreaterThan(10);
    expect(facedown).toBeGreaterThan(3);
  });

  it('armada:damage.7 shows a facedown card as one of those that nobody has seen, to its owner too', () => {
    const game = table({ us: [cr90([400, 400, 0], { damage: ['power-failure', 'facedown: comm-noise'] })] });
    for (const player of [0, 1, -1]) {
      const seen = game.view(player);
      expect(seen.ships[0]!.damage.map(({ kind }) => kind)).toEqual([
        game.ship(0).damage[0]!.kind,
        UNKNOWN_CARD,
      ]);
      expect(seen.deck.reduce((sum, count) => sum + count)).toBe(51);
    }
  });

  it('armada:information.1 armada:information.2 shows everybody cards, tokens, objective, discards and what was done', () => {
    const game = table({
      us: [cr90([400, 400, 0], { tokens: ['repair'], raids: ['navigate'], damage: ['power-failure'] })],
      them: [victory([900, 400, 0], { revealed: ['squadron'] })],
    });
    game.state.objective = 'fire-lanes';
    game.state.discarded[3] = 1;
    game.state.players[0]!.victoryTokens = 2;
    for (const player of [0, 1, -1]) {
      const { ships, objective, discarded, players } = game.view(player);
      expect(ships).toMatchObject([
        { tokens: ['repair'], raids: ['navigate'], damage: [{ up: true }] },
        { revealed: ['squadron'] },
      ]);
      expect([objective, discarded[3], players[0]!.victoryTokens]).toEqual(['fire-lanes', 1, 2]);
    }
  });

  it('armada:victory-tokens.1 armada:premeasuring.1 shows both players victory tokens, and where everything lies', () => {
    const game = table({ us: [cr90([400, 400, 0])], them: [victory([900, 400, 0])] });
    game.state.players[1]!.victoryTokens = 2;
    for (const player of [0, 1]) {
      expect(game.view(player).players.map(({ victoryTokens }) => victoryTokens)).toEqual([0, 2]);
      expect(game.view(player).ships).toMatchObject([{ x: 400 }, { x: 900 }]);
    }
  });
});

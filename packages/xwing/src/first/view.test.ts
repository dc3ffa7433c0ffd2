import { playOut } from '@firing-arc/referee';
import { noLeak } from '@firing-arc/referee/testing';
import { below, growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { deckStream, typeOf } from './game.ts';
import { FIRST } from './rules.ts';
import type { FirstState } from './state.ts';
import { table, tie, xwing } from './testing/index.ts';
import { stayingAnswerer } from './testing/players.ts';
import { testSetup } from './testing/squads.ts';
import { HIDDEN_DIAL, UNKNOWN_CARD } from './view.ts';

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

/** Changes what a player may not know: others' dials that are set, facedown cards, the order of the decks. */
function changeHidden(state: FirstState, player: number, streams: number[]): void {
  for (const ship of state.ships) {
    const dial = typeOf(ship).dial.length;
    if (ship.player !== player && ship.dial >= 0 && !ship.revealed) {
      ship.dial = (ship.dial + 1 + below(streams, 0, dial - 1)) % dial;
    }
    const { deck } = state.players[ship.player]!;
    for (const card of ship.damage) {
      if (card.up || card.kind < 0) continue;
      const other = (card.kind + 1 + below(streams, 0, deck.length - 1)) % deck.length;
      if (deck[other]! === 0) continue;
      deck[card.kind]! += 1;
      deck[other]! -= 1;
      card.kind = other;
    }
  }
  for (const side of [0, 1]) {
    for (let i = 0; i < STREAM_SIZE; i++) state.streams[deckStream(side) * STREAM_SIZE + i]! ^= 0x5a5a5a5a;
  }
}

describe('what a player may see', () => {
  it('tells nothing of hidden dials, facedown cards and the decks, in whole games', () => {
    const streams = growStreams('secrets', ['changes']);
    const players = growStreams('minds', ['one', 'two']);
    let dials = 0;
    let facedown = 0;
    let steps = 0;
    const start = FIRST.begin(
      testSetup('bombers and a phantom', 'firesprays'),
      growStreams('secrets', FIRST.streams),
    );
    playOut(FIRST, start, [stayingAnswerer(players, 0), stayingAnswerer(players, 1)], {
      onStep: (state) => {
        if (++steps % 25 !== 0) return;
        dials += state.ships.filter((ship) => ship.dial >= 0 && !ship.revealed).length;
        facedown += state.ships.flatMap((ship) => ship.damage).filter((card) => !card.up).length;
        for (const player of [0, 1, -1])
          noLeak(FIRST, state, (other) => changeHidden(other, player, streams), player);
      },
    });
    expect(dials).toBeGreaterThan(10);
    expect(facedown).toBeGreaterThan(3);
  });

  it('shows a facedown card as one of those that nobody has seen, and a faceup one as it is', () => {
    const game = table({ us: [xwing([400, 400, 0], { damage: ['console-fire', 'facedown: direct-hit'] })] });
    const seen = game.view(0);
    expect(seen.ships[0]!.damage.map(({ kind }) => kind)).toEqual([
      game.ship(0).damage[0]!.kind,
      UNKNOWN_CARD,
    ]);
    expect(seen.players[0]!.deck.reduce((sum, count) => sum + count)).toBe(32);
  });

  it('xwing1:damage.6 shows everybody the discard pile', () => {
    const game = table({
      us: [xwing([400, 820, 0], { damage: ['facedown: direct-hit'] })],
      them: [tie([100, 100, 0])],
    });
    game.fly(0, '2 straight');
    for (const player of [0, 1, -1]) {
      expect(game.view(player).players[0]!.discarded).toEqual(game.state.players[0]!.discarded);
      expect(game.view(player).players[0]!.discarded.reduce((sum, count) => sum + count)).toBe(1);
    }
  });

  it('xwing1:attack.3 xwing1:faq-measuring-range.1 leaves poses open, from which any range may be told', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([300, 500, 0])] });
    game.state.ships[1]!.dial = 0;
    const [, theirs] = game.view(0).ships;
    expect(theirs).toMatchObject({ x: 300, y: 500, facing: 0, dial: HIDDEN_DIAL });
  });
});

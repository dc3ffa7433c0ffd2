import { playOut, Referee, rulesEvents } from '@firing-arc/referee';
import { noLeak } from '@firing-arc/referee/testing';
import { below, growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../formats/xwing2-amg.json';
import { shipCard } from './cards/library.ts';
import type { SecondEvent } from './events.ts';
import { SECOND } from './rules.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { READY_SQUADS } from './squads/index.ts';
import { packFrom } from './squads/pack.ts';
import type { SecondState } from './state.ts';
import { deckStream } from './streams.ts';
import { table, tie, ywing } from './testing/index.ts';
import { stayingAnswerer } from './testing/players.ts';
import { HIDDEN_DIAL } from './view.ts';

const squadOf = (id: string) => READY_SQUADS.find((ready) => ready.id === id)!.squad;
const beginGame = (ours: string, theirs: string, seed: string): SecondState =>
  SECOND.begin(
    setupFromSquads(packFrom(amg), [squadOf(ours), squadOf(theirs)]),
    growStreams(seed, SECOND.streams),
  );

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

/** Changes what a player may not know: others' dials that are set, facedown cards, the order of the decks. */
function changeHidden(state: SecondState, player: number, streams: number[]): void {
  for (const ship of state.ships) {
    const dial = shipCard(ship.card).chassis.dial.length;
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

/** Whether an event turns something over for all to see. */
const reveals = (event: SecondEvent): boolean =>
  event.kind === 'dial-revealed' ||
  event.kind === 'exposed' ||
  (event.kind === 'damage-dealt' && event.card !== null);

/** What a player is told from a position on, up to the first thing that is turned over, and then asked. */
function learnt(position: SecondState, player: number): readonly string[] {
  const { events: told, questions } = Referee.start(SECOND, position).view(player);
  const events = rulesEvents(told);
  const end = events.findIndex(reveals);
  const seen = end < 0 ? [...events, ...questions, 'end'] : events.slice(0, end);
  return seen.map((part) => JSON.stringify(part));
}

/** Counts of what the check met, so that it cannot pass by meeting nothing. */
interface Met {
  positions: number;
  dials: number;
  facedown: number;
}

function checkPosition(state: SecondState, streams: number[], met: Met): void {
  met.positions++;
  met.dials += state.ships.filter((ship) => ship.dial >= 0 && !ship.revealed).length;
  met.facedown += state.ships.flatMap((ship) => ship.damage).filter((card) => !card.up).length;
  for (const player of [0, 1, -1]) {
    noLeak(SECOND, state, (other) => changeHidden(other, player, streams), player);
    const other = SECOND.schema.copy(state);
    changeHidden(other, player, streams);
    const [seen, seenOther] = [learnt(state, player), learnt(other, player)];
    const both = Math.min(seen.length, seenOther.length);
    expect(seenOther.slice(0, both)).toEqual(seen.slice(0, both));
  }
}

describe('what a player may see', () => {
  it('is the same in positions that differ only in what is hidden, over random games', () => {
    const met: Met = { positions: 0, dials: 0, facedown: 0 };
    const hidden = growStreams('what is hidden', ['changes']);
    for (const [ours, theirs] of [
      ['four-x-wings', 'howlrunners-six'],
      ['decimator', 'hunter-and-fangs'],
      ['interceptors-and-bombers', 'freighter-and-escort'],
    ] as const) {
      const streams = growStreams(`${ours} ${theirs}`, ['one', 'two']);
      let steps = 0;
      playOut(
        SECOND,
        beginGame(ours, theirs, ours),
        [0, 1].map((i) => stayingAnswerer(streams, i)),
        {
          onStep: (state) => {
            if (state.agenda.length > 0 && !state.result && steps++ % 23 === 0)
              checkPosition(state, hidden, met);
          },
        },
      );
    }
    expect(met.positions).toBeGreaterThan(100);
    expect(met.dials).toBeGreaterThan(100);
    expect(met.facedown).toBeGreaterThan(100);
  });

  it('xwing2:damage-cards.10 leaves out the kind of every facedown card, for owners and spectators too', () => {
    const game = table({
      us: [tie([457, 200, 0], { damage: ['facedown: Fuel Leak', 'Hull Breach'] })],
      them: [ywing([457, 700, 180], { damage: ['facedown: Direct Hit!'] })],
    });
    for (const player of [0, 1, -1]) {
      const seen = game.view(player);
      expect(seen.ships.flatMap((ship) => ship.damage.map((card) => card.kind))).toEqual([-2, 7, -2]);
      noLeak(SECOND, game.state, (other) => changeHidden(other, player, [1, 2, 3, 4]), player);
    }
  });

  it('shows one’s own dials, and nobody else’s before they are revealed', () => {
    const game = table({ us: [tie([200, 200, 0])], them: [tie([200, 700, 180]), tie([300, 700, 180])] });
    for (const [id, dial] of [4, 5, 6].entries()) game.ship(id).dial = dial;
    game.ship(2).revealed = true;
    const dials = (player: number) => game.view(player).ships.map((ship) => ship.dial);
    expect(dials(0)).toEqual([4, HIDDEN_DIAL, 6]);
    expect(dials(1)).toEqual([HIDDEN_DIAL, 5, 6]);
    expect(dials(-1)).toEqual([HIDDEN_DIAL, HIDDEN_DIAL, 6]);
  });

  it('tells nothing of the dice and cards to come', () => {
    const game = table({ us: [tie([200, 200, 0])] });
    game.state.streams = growStreams('secret', SECOND.streams);
    expect(new Set(game.view(0).streams)).toEqual(new Set([0]));
  });
});

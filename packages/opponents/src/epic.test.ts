import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { EPIC_SQUADS, packFrom, SECOND, setupFromSquads, shipCard } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import epic from '../../../formats/xwing2-epic.json' with { type: 'json' };
import { opponent } from './index.ts';

const pack = packFrom(epic);

/** What became of plain's huge ships in a game of ready squads against random. */
function playedBy(plain: 0 | 1, game: number) {
  const streams = growStreams(`epic ${game}`, ['player 1', 'player 2']);
  const players = [0, 1].map((at) => opponent(at === plain ? 'plain' : 'random', streams, at));
  const squads = [EPIC_SQUADS[game % 4]!.squad, EPIC_SQUADS[(3 * game + 1) % 4]!.squad] as const;
  const state = firstPosition(SECOND, newRecord(SECOND, setupFromSquads(pack, squads), `epic ${game}`));
  const huge = state.ships.filter(
    ({ player, card }) => player === plain && shipCard(card).chassis.size === 'huge',
  );
  const own = new Set(huge.map(({ id }) => id));
  let attacks = 0;
  let fled = 0;
  const { outcome } = playOut(SECOND, state, players, {
    onEvent: (event) => {
      if (event.kind === 'attack' && own.has(event.attacker)) attacks++;
      if (event.kind === 'fled' && own.has(event.ship)) fled++;
    },
  });
  return { won: outcome?.winner === plain, huge: huge.length, attacks, fled };
}

describe('plain in epic games', () => {
  const games = Array.from({ length: 12 }, (_, game) => playedBy(game % 2 === 0 ? 0 : 1, game));
  const sum = (count: (game: (typeof games)[number]) => number) =>
    games.reduce((total, game) => total + count(game), 0);

  it('beats random in at least eleven of twelve', () => {
    expect(games.filter(({ won }) => won).length).toBeGreaterThanOrEqual(11);
  });

  it('keeps its huge ships on the table and attacks with them', () => {
    expect(sum(({ fled }) => fled)).toBe(0);
    expect(sum(({ attacks }) => attacks)).toBeGreaterThan(3 * sum(({ huge }) => huge));
  });
});

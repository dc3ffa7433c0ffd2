import { humansOf } from '../game/options.ts';
import type { Shown } from '../game/store.ts';
import { sideMates } from '../shown/sides.ts';
import type { recapWords } from '../words/en/recap.ts';
import type { screenWords } from '../words/en/screen.ts';
import { shortPlayer } from '../words/index.ts';
import { listText } from '../words/list.ts';

/** Who won, said to the one person at this screen, or of the players where there are several or none. */
export function endingOf(
  { winner, options, table: { sides } }: Shown,
  t: ReturnType<typeof screenWords.get>,
  again: ReturnType<typeof recapWords.get>,
): string {
  if (winner === null) return t.draw;
  const winners = sideMates(sides, winner);
  const [alone, ...more] = humansOf(options);
  const isOurs = alone !== undefined && more.length === 0 && winners.includes(alone);
  if (winners.length > 1) {
    const players = listText(winners.map((player) => shortPlayer(options, player)));
    return (isOurs ? again.yourTeamWins : again.teamWins)({ players });
  }
  return isOurs ? again.youWin : t.wins({ player: shortPlayer(options, winner) });
}

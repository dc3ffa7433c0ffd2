import type { Seat } from '../game/options.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';

/** Who can play on from somewhere. */
export const WHO = ['first', 'second', 'both'] as const;
export type Who = (typeof WHO)[number];

/** The seats of so many players where one of them is at this screen and the computer plays the others, or all are here. */
export const seatsFor = (who: Who, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, player) =>
    who === 'both' || player === (who === 'first' ? 0 : 1) ? 'human' : 'plain',
  );

/** Chooses who plays on. */
export function WhoPlays({ who, onWho }: { readonly who: Who; readonly onWho: (who: Who) => void }) {
  const t = useWords(replayWords);
  return (
    <label className="field">
      {t.who}
      <select value={who} onChange={({ target }) => onWho(WHO.find((one) => one === target.value) ?? who)}>
        {WHO.map((one) => (
          <option key={one} value={one}>
            {t[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

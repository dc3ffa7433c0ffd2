import type { GameOptions } from '../game/options.ts';
import { replayWords } from '../words/en/replays.ts';
import { useWords } from '../words/language.ts';

/** Who can play on from somewhere. */
export const SEATS = {
  first: ['human', 'plain'],
  second: ['plain', 'human'],
  both: ['human', 'human'],
} as const satisfies Readonly<Record<string, GameOptions['seats']>>;

export const WHO = ['first', 'second', 'both'] as const;
export type Who = (typeof WHO)[number];

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

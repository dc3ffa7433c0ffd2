import { lazy, type ReactNode, Suspense, useState } from 'react';
import { QUICK_GAME } from '../game/options.ts';
import type { Playing } from '../game/playing.ts';
import type { GameStore, Shown } from '../game/store.ts';
import type { Match } from '../games/format.ts';
import { type GameId, loadFormat } from '../games/index.ts';
import { quickMatch } from '../games/quick.ts';
import { go } from '../places.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';
import { keepLast, type Wanted } from './wanted.ts';

// Asked only where a game runs already.
const InsteadOf = lazy(async () => ({ default: (await import('./instead-of.tsx')).InsteadOf }));

/** Something that leads to a game on the table, once it is there. */
type Beginning = () => Promise<void>;

export interface Begin {
  /** Begins a game's quick match. */
  readonly quick: (game: GameId) => void;
  readonly match: (wanted: Wanted) => void;
  /** Goes on with a game that stands already. */
  readonly from: (playing: () => Promise<Playing>) => void;
  /** What has to be asked or told first; shown somewhere on the page. */
  readonly dialogs: ReactNode;
}

/** How a game is begun: asks before it takes the place of a running one, and tells why it could not begin. */
export function useBegin(store: GameStore, game: Shown | null): Begin {
  const { couldNotBegin } = useWords(startWords);
  const [wanted, setWanted] = useState<{ readonly begin: Beginning } | null>(null);
  const [problem, setProblem] = useState('');
  const running = game !== null && game.turn.kind !== 'over';
  const begin = async (beginning: Beginning) => {
    setWanted(null);
    setProblem('');
    try {
      await beginning();
      go('game');
    } catch (error) {
      setProblem(couldNotBegin({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  const ask = (beginning: Beginning) => (running ? setWanted({ begin: beginning }) : begin(beginning));
  const start = (match: Match, options = QUICK_GAME) => store.start(match(options));
  return {
    quick: (id) => ask(async () => start(await quickMatch(id))),
    match: (next) => ask(() => beginMatch(next, start)),
    from: (playing) => ask(async () => store.start(await playing())),
    dialogs: (
      <>
        {problem && <p role="alert">{problem}</p>}
        {wanted && (
          <Suspense fallback={null}>
            <InsteadOf store={store} onYes={() => begin(wanted.begin)} onNo={() => setWanted(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}

async function beginMatch(
  wanted: Wanted,
  start: (match: Match, options: Wanted['options']) => void,
): Promise<void> {
  const { format, squads, scenario, options, teams } = wanted;
  const { match, read } = await loadFormat(format);
  start(match(squads, scenario, teams), options);
  keepLast(localStorage, { ...wanted, names: squads.map((squad) => read(squad).findings?.name ?? '') });
}

import type { GameStore } from '../game/store.ts';
import { Confirm } from '../screen/confirm.tsx';
import { download } from '../screen/download.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';

/** Asks before a new game takes the place of the one that runs. */
export function InsteadOf(props: {
  readonly store: GameStore;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const { store, onYes, onNo } = props;
  const { gameRuns, takesPlace, downloadRecord, beginNew } = useWords(startWords);
  const save = () => download('firing-arc-record.json', JSON.stringify(store.record(), null, 1));
  return (
    <Confirm title={gameRuns} yes={beginNew} onYes={onYes} onNo={onNo}>
      <p>{takesPlace}</p>
      <p>
        <button type="button" onClick={save}>
          {downloadRecord}
        </button>
      </p>
    </Confirm>
  );
}

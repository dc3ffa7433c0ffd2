import { useSyncExternalStore } from 'react';
import { narrow } from './narrow.ts';

function listen(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the sheet lies below the board, as it is now: a phone may be turned. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow().matches);

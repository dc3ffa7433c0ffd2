import { useEffect, useState } from 'react';

/** What is being fetched, once it is there; null before, and when it could not be fetched. */
export function useLoaded<Thing>(load: () => Promise<Thing>): Thing | null {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly thing: Thing } | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (thing) => current && setLoaded({ load, thing }),
      () => undefined, // Who begins a game is told why it cannot begin.
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded?.load === load ? loaded.thing : null;
}

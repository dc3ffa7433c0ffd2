import { useEffect, useState } from 'react';

type Loaded<Thing> = { readonly of: unknown } & ({ readonly thing: Thing } | { readonly error: unknown });

/**
 * What is being fetched, once it is there; null before. `of` names what it is, where it may be fetched again in another
 * way (in another language): until that is there, and where it cannot be fetched, the one there was stays. Throws where
 * nothing could be fetched: its place then says so, and how to try again.
 */
export function useLoaded<Thing>(load: () => Promise<Thing>, of: unknown = load): Thing | null {
  const [loaded, setLoaded] = useState<Loaded<Thing> | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (thing) => current && setLoaded({ of, thing }),
      (error: unknown) =>
        current &&
        setLoaded((before) => (before && before.of === of && 'thing' in before ? before : { of, error })),
    );
    return () => {
      current = false;
    };
  }, [load, of]);
  if (!loaded || loaded.of !== of) return null;
  if ('error' in loaded) throw loaded.error;
  return loaded.thing;
}

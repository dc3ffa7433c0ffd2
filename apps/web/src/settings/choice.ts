/** Something that is chosen for this browser, one of several values: kept in storage, known everywhere on the page. */

import { useSyncExternalStore } from 'react';

export interface Choice<Value extends string> {
  readonly values: readonly Value[];
  readonly get: () => Value;
  readonly choose: (value: Value) => void;
  readonly listen: (listener: () => void) => () => void;
}

/** The first of the values is what holds until another is chosen; `apply` is told of each, and of the first at once. */
export function keptChoice<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  apply: (value: Value) => void = () => undefined,
): Choice<Value> {
  const listeners = new Set<() => void>();
  let chosen = values[0];
  try {
    const kept = localStorage.getItem(key);
    chosen = values.find((value) => value === kept) ?? chosen;
  } catch {
    // Without storage the choice holds until the page is left.
  }
  apply(chosen);
  return {
    values,
    get: () => chosen,
    choose: (value) => {
      chosen = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // As above.
      }
      apply(value);
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useChoice = <Value extends string>({ listen, get }: Choice<Value>): Value =>
  useSyncExternalStore(listen, get);

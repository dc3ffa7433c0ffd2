import type { GameEvent } from '@firing-arc/referee';

/** One event with its ruling; rounds and phases stand out. */
export function logLine<S, E extends GameEvent>(
  words: { readonly event: (event: E, state: S) => string },
  event: E,
  state: S,
): string {
  const line = `${words.event(event, state)}  [${event.because}]`;
  if (event.kind === 'round') return `\n${line}`;
  return event.kind === 'phase' ? ` ${line}` : `  ${line}`;
}

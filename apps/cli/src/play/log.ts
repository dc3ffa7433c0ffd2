import type { GameEvent } from '@firing-arc/referee';

/** One event with its ruling; rounds and phases stand out. */
export function logLine<S, E extends GameEvent>(
  words: { readonly event: (event: E, state: S) => string },
  event: E,
  state: S,
): string {
  const rulings = [event.because, ...(event.also ?? [])].join(', ');
  const line = `${words.event(event, state)}  [${rulings}]`;
  if (event.kind === 'round') return `\n${line}`;
  return event.kind === 'phase' ? ` ${line}` : `  ${line}`;
}

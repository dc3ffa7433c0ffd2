/** The chapters of a game as a film: its rounds, their phases, attacks, and what was lost. */

import type { ShownEvent } from '../game/store.ts';
import { screenWords } from '../words/en/screen.ts';

export interface Scene {
  readonly kind: 'phase' | 'attack' | 'kill';
  /** After so many decisions. */
  readonly step: number;
  readonly title: string;
}

export interface Chapter {
  readonly step: number;
  readonly title: string;
  readonly scenes: readonly Scene[];
}

/** The chapters of a game; `stepOf` tells after how many decisions an event had happened. */
export function chaptersIn(
  events: readonly Pick<ShownEvent, 'kind' | 'text' | 'heading' | 'harm'>[],
  stepOf: (event: number) => number,
): readonly Chapter[] {
  const { setup, round } = screenWords.get();
  const chapters: (Chapter & { readonly scenes: Scene[] })[] = [{ step: 0, title: setup, scenes: [] }];
  let rounds = 0;
  events.forEach((event, at) => {
    const step = stepOf(at);
    if (event.kind === 'round') {
      rounds++;
      chapters.push({ step, title: round({ number: rounds }), scenes: [] });
      return;
    }
    const add = (kind: Scene['kind'], title: string) => chapters.at(-1)!.scenes.push({ kind, step, title });
    const heading = event.heading();
    if (event.kind === 'phase') add('phase', event.text());
    else if (heading?.kind === 'attack') add('attack', heading.title);
    const harm = event.harm()?.kind;
    if (harm === 'destroyed' || harm === 'fled') add('kill', event.text());
  });
  return chapters.filter(({ scenes }, at) => at > 0 || scenes.length > 0);
}

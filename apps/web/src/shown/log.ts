/** How the log is divided, and what it tells beside the events. */

/** What an event begins: an activation, or an attack in one. */
export interface ShownHeading {
  readonly kind: 'activation' | 'attack';
  readonly title: string;
}

/** A player had nothing to choose and passed; `at`: before which event that was. */
export interface ShownPass {
  readonly at: number;
  readonly player: number;
  readonly because: string;
  readonly text: () => string;
}

/** An ability, or a step, that waits to be resolved, and whose it is. */
export interface ShownWaiting {
  readonly player: number;
  readonly text: () => string;
  /** Whether the rules say it, or the page. */
  readonly by: 'rules' | 'page';
}

/** What the referee told between the events of the rules: every die that fell, and every decision that came up. */

import { isRefereeEvent, type RefereeEvent, type RefereeView } from '@firing-arc/referee';

/** A die that was rolled or rolled again. `at`: how many events of the rules there were before. */
export interface RolledDie {
  readonly player: number;
  readonly die: string;
  readonly face: string;
  /** Whether an attack went on: dice for obstacles, bombs or the first player are rolled outside of one. */
  readonly inAttack: boolean;
  readonly at: number;
}

/** A decision that came up; `only`: the one option there was, so that nobody was asked. */
export interface CameUp {
  readonly kind: string;
  readonly player: number;
  readonly because: string;
  /** What it was about, if nobody was asked and it was about one ship or squadron. */
  readonly ship: number | null;
  readonly squadron: number | null;
  readonly only: object | null;
  readonly at: number;
}

export interface Between {
  readonly rolled: readonly RolledDie[];
  readonly cameUp: readonly CameUp[];
}

/** Sorts out what was told; `attackStep` is the kind of the step in which a game rolls for attacks. */
export function toldBetween(told: RefereeView['events'], attackStep: string): Between {
  const rolled: RolledDie[] = [];
  const cameUp: CameUp[] = [];
  let at = 0;
  for (const event of told) {
    if (!isRefereeEvent(event)) at++;
    else if (event.kind === 'dice-fell') rolled.push(...diceOf(event, attackStep, at));
    else cameUp.push(decisionOf(event, at));
  }
  return { rolled, cameUp };
}

const diceOf = (
  { stream, die, faces, step }: Extract<RefereeEvent, { kind: 'dice-fell' }>,
  attackStep: string,
  at: number,
): readonly RolledDie[] =>
  // In every game the dice of a player are the stream after the table's own.
  faces.map((face) => ({ player: stream - 1, die, face, inAttack: step === attackStep, at }));

function decisionOf(event: Exclude<RefereeEvent, { kind: 'dice-fell' }>, at: number): CameUp {
  const { question: kind, player, because } = event;
  const asked = { kind, player, because, ship: null, squadron: null, only: null, at };
  if (event.kind === 'asked') return asked;
  const { ship = null, squadron = null, option = {} } = event;
  return { ...asked, ship, squadron, only: option as object };
}

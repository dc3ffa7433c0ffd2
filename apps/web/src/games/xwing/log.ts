/** How the log of either edition of X-Wing is divided, and where nobody could change the dice. */

import type { GameEvent } from '@firing-arc/referee';
import { ATTACK_DIE, DEFENSE_DIE } from '@firing-arc/xwing/common';
import { countedDie } from '../../dice/tally.ts';
import type { CameUp } from '../../game/between.ts';
import type { ShownHeading, ShownPass } from '../../shown/log.ts';
import { logWords } from '../../words/en/log.ts';

/** The dice of both editions, by what helps the player who rolls them. */
export const XWING_DICE = [
  countedDie(ATTACK_DIE, (face) => (face === 'hit' || face === 'crit' ? 1 : 0), {
    named: 'attackDice',
    counts: 'hitsAndCrits',
  }),
  countedDie(DEFENSE_DIE, (face) => (face === 'evade' ? 1 : 0), { named: 'defenseDice', counts: 'evades' }),
];

/** An event of an attack, as both editions tell it. */
interface Told extends GameEvent {
  readonly ship?: number;
  readonly attacker?: number;
  readonly defender?: number;
  readonly dice?: 'attack' | 'defense';
}

/** `activations`: the events with which ships begin to act. */
export function headingOf(
  event: Told,
  activations: readonly string[],
  nameOf: (ship: number) => string,
): ShownHeading | null {
  if (event.kind === 'attack') {
    const [attacker, defender] = [nameOf(event.attacker!), nameOf(event.defender!)];
    return { kind: 'attack', title: logWords.get().attack({ attacker, defender }) };
  }
  return activations.includes(event.kind) ? { kind: 'activation', title: nameOf(event.ship!) } : null;
}

/** The rules of an edition that give the steps in which dice are modified, and the event after them. */
interface Steps {
  readonly attack: string;
  readonly defense: string;
  readonly compared: string;
}

/** Attacks in which the one whose dice they were had nothing to change them with. */
export function passesOf(
  events: readonly Told[],
  cameUp: readonly CameUp[],
  steps: Steps,
  {
    nameOf,
    playerOf,
  }: { readonly nameOf: (ship: number) => string; readonly playerOf: (ship: number) => number },
): readonly ShownPass[] {
  const passes: ShownPass[] = [];
  let attack: Told | null = null;
  let rolled = -1;
  const pass = (dice: 'attack' | 'defense', at: number, ship: number) => {
    const player = playerOf(ship);
    const asked = cameUp.some(
      (one) => one.kind === `modify-${dice}-dice` && one.player === player && one.at > rolled && one.at <= at,
    );
    if (asked) return;
    const key = dice === 'attack' ? 'attackDiceStay' : 'defenseDiceStay';
    const text = () => logWords.get()[key]({ ship: nameOf(ship) });
    passes.push({ at, player, because: steps[dice], text });
  };
  events.forEach((event, at) => {
    if (event.kind === 'attack') attack = event;
    if (!attack) return;
    if (event.kind === 'rolled' && event.dice === 'attack' && event.ship === attack.attacker) rolled = at;
    if (event.kind === 'rolled' && event.dice === 'defense' && event.ship === attack.defender) {
      pass('attack', at, attack.attacker!);
      rolled = at;
    }
    if (event.kind !== steps.compared) return;
    pass('defense', at, attack.defender!);
    attack = null;
  });
  return passes;
}

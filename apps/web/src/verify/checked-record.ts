import {
  checkDice,
  type DiceCheck,
  type FairDice,
  type GameEvent,
  type GameRecord,
  type Question,
  type Rules,
  type State,
  setupHash,
} from '@firing-arc/referee';

/** The dice of a record after they were checked, and what they come from. */
export interface CheckedRecord {
  readonly check: DiceCheck;
  readonly seed: string;
  readonly setup: string;
  readonly dice: FairDice;
}

/** Checks the dice of a record. Throws when its dice were not contributed to by its seats. */
export function checkedRecord<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): CheckedRecord {
  const { dice, seed, game, setup } = record;
  const check = checkDice(rules, record);
  if (!dice) throw new Error(check.ok ? 'there are no dice' : check.problem);
  return { check, seed, setup: setupHash(game, setup), dice };
}

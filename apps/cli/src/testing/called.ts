// What an option would be called where it is refused, in the words of each game's refusals.
import type { ArmadaState } from '@firing-arc/armada';
import type { Question, State } from '@firing-arc/referee';
import { dialName, type FirstState } from '@firing-arc/xwing/first';
import { actionKey as firstActionKey } from '@firing-arc/xwing/first/testing';
import type { SecondState } from '@firing-arc/xwing/second';
import { actionKey, weaponsOf } from '@firing-arc/xwing/second/testing';

/** An option of any question, by the fields that may name it. */
type Fields = Readonly<Record<string, unknown>>;

/** All names by which a question could refuse an option. */
export type Called<S extends State> = (option: Fields, question: Question, state: S) => readonly string[];

/** Names that are fields of the option as they stand. */
const plainly = (option: Fields, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => (typeof option[field] === 'string' ? [option[field]] : []));

const shipIn = (question: Question): number => (question as unknown as { readonly ship: number }).ship;

export const calledInSecond: Called<SecondState> = (option, question, state) => {
  const { kind, target } = option;
  if (kind === 'attack') {
    const { special } = weaponsOf(state.ships[shipIn(question)]!)[Number(option.weapon)]!;
    const card = special ? [`upgrade-${special.upgrade}`, `upgrade-${special.upgrade} ship-${target}`] : [];
    return [`ship-${target}`, ...card];
  }
  if (kind === 'device') return [`upgrade-${option.upgrade}`];
  if (kind === 'dock') return ['dock'];
  if (kind === 'ability') return [`ability-${option.ability}@${option.ship}`];
  if (question.kind === 'action') return [actionKey(option as never)];
  if (kind === 'ship') return [`ship-${option.id ?? option.ship}`];
  return [...plainly(option, ['action', 'placement']), `ship-${target ?? option.ship}`];
};

export const calledInFirst: Called<FirstState> = (option, question, state) => {
  const { kind, target } = option;
  if (kind === 'attack') return [`weapon ${option.weapon} target ${target}`];
  if (question.kind === 'action') return [firstActionKey(option as never)];
  if (question.kind === 'opponent-maneuver')
    return [dialName(state.ships[shipIn(question)]!.card, Number(option.entry)) ?? ''];
  if (question.kind === 'barrel-roll') return [[option.side, option.by].filter(Boolean).join(' ')];
  return [...plainly(option, ['kind', 'action', 'direction', 'move', 'way']), `ship-${target}`];
};

interface Party {
  readonly kind: string;
  readonly id: number;
  readonly zone: string;
}

export const calledInArmada: Called<ArmadaState> = (option) => {
  const { kind } = option;
  if (kind === 'attack' && option.defender !== undefined) {
    const [attacker, defender] = [option.attacker as Party, option.defender as Party];
    const target =
      defender.kind === 'zone' ? `ship ${defender.id} ${defender.zone}` : `${defender.kind} ${defender.id}`;
    return [attacker.kind === 'zone' ? `${attacker.zone} at ${target}` : target];
  }
  if (kind === 'token') return plainly(option, ['name']);
  if (kind === 'recover-shield') return [`recover-shield ${option.zone}`];
  return [...plainly(option, ['kind']), `ship-${option.ship}`, `squadron-${option.squadron}`];
};

import type { AttackEvent, AttackStep } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { FirstState } from '../../state.ts';
import { repeated, shipLabel } from '../labels.ts';
import { faces, of, upgrade } from './terms.ts';

/** Attacks in words. */

const STEPS: Readonly<Record<AttackStep, string>> = {
  'declare-target': 'the target is declared',
  'roll-attack-dice': 'attack dice are rolled',
  'modify-attack-dice': 'attack dice are modified',
  'roll-defense-dice': 'defense dice are rolled',
  'modify-defense-dice': 'defense dice are modified',
  'compare-results': 'results are compared',
  'deal-damage': 'damage is dealt',
};

export const HOW = {
  reinforce: 'a reinforce token',
  focus: 'a focus token',
  'target-lock': 'the target lock',
  evade: 'an evade token',
  ability: 'what a card does',
} as const;

export function attackEvent(event: AttackEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'no-attack':
      return `${ship(event.ship)} does not attack`;
    case 'attack-step':
      return STEPS[event.step];
    case 'attack': {
      const weapon = event.weapon === null ? 'primary weapon' : upgrade(event.weapon);
      const rock = event.obstructed ? ', obstructed' : '';
      return `${ship(event.attacker)} attacks ${ship(event.defender)} at range ${event.range} (${weapon}${rock})`;
    }
    case 'modified':
      return `${of(ship(event.ship))} ${event.dice} dice show ${faces(event.faces)} by ${HOW[event.how]}`;
    case 'compared':
      if (event.hits + event.crits === 0) return 'no hit is left';
      return `${faces([...repeated('crit', event.crits), ...repeated('hit', event.hits)])} left`;
    case 'attack-hits':
      return `${ship(event.attacker)} hits ${ship(event.defender)}`;
    case 'attack-misses':
      return `${ship(event.attacker)} misses ${ship(event.defender)}`;
  }
}

export function attackQuestion(asked: AttackQuestion, view: FirstState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'attack':
      return `${ship} attacks: choose a target.`;
    case 'measuring-line':
      return `Along which line does ${ship} measure?`;
    case 'pay-for-attack':
      return `What does ${ship} spend for the attack?`;
    case 'discard-weapon':
      return `Which secondary weapon does ${ship} discard?`;
    case 'modify-attack-dice':
      return `How does ${ship} modify the attack dice (${faces(shown(view, 'attackDice'))})?`;
    case 'modify-defense-dice':
      return `How does ${ship} modify the defense dice (${faces(shown(view, 'defenseDice'))})?`;
  }
}

const shown = (view: FirstState, pool: 'attackDice' | 'defenseDice'): readonly string[] =>
  view.attack?.[pool].map(({ face }) => face) ?? [];

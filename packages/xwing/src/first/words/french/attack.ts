import type { AttackEvent, AttackStep } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { FirstState } from '../../state.ts';
import { repeated, shipLabel, upgradeName } from '../labels.ts';
import { de } from './grammar.ts';
import { faces } from './terms.ts';

/** Attacks in words. */

const STEPS: Readonly<Record<AttackStep, string>> = {
  'declare-target': 'la cible est déclarée',
  'roll-attack-dice': 'les dés d’attaque sont lancés',
  'modify-attack-dice': 'les dés d’attaque sont modifiés',
  'roll-defense-dice': 'les dés de défense sont lancés',
  'modify-defense-dice': 'les dés de défense sont modifiés',
  'compare-results': 'les résultats sont comparés',
  'deal-damage': 'les dégâts sont infligés',
};

/** What changes dice, behind "par". */
const HOW = {
  reinforce: 'un jeton de renforcement',
  focus: 'un jeton de concentration',
  'target-lock': 'l’acquisition de cible',
  evade: 'un jeton d’évasion',
  ability: 'une carte',
} as const;

export function attackEvent(event: AttackEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'no-attack':
      return `${ship(event.ship)} n’attaque pas`;
    case 'attack-step':
      return STEPS[event.step];
    case 'attack': {
      const weapon = event.weapon === null ? 'arme principale' : upgradeName(event.weapon);
      const rock = event.obstructed ? ', gênée' : '';
      return `${ship(event.attacker)} attaque ${ship(event.defender)} à portée ${event.range} (${weapon}${rock})`;
    }
    case 'modified':
      return `les dés ${event.dice === 'attack' ? 'd’attaque' : 'de défense'} ${de(ship(event.ship))} montrent ${faces(event.faces)} par ${HOW[event.how]}`;
    case 'compared':
      if (event.hits + event.crits === 0) return 'il ne reste aucune touche';
      return `il reste : ${faces([...repeated('crit', event.crits), ...repeated('hit', event.hits)])}`;
    case 'attack-hits':
      return `${ship(event.attacker)} touche ${ship(event.defender)}`;
    case 'attack-misses':
      return `${ship(event.attacker)} rate ${ship(event.defender)}`;
  }
}

export function attackQuestion(asked: AttackQuestion, view: FirstState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'attack':
      return `${ship} attaque : choisissez une cible.`;
    case 'measuring-line':
      return `Le long de quelle ligne ${ship} mesure-t-il ?`;
    case 'pay-for-attack':
      return `Que dépense ${ship} pour l’attaque ?`;
    case 'discard-weapon':
      return `Quelle arme secondaire ${ship} défausse-t-il ?`;
    case 'modify-attack-dice':
      return `Comment ${ship} modifie-t-il les dés d’attaque (${faces(shown(view, 'attackDice'))}) ?`;
    case 'modify-defense-dice':
      return `Comment ${ship} modifie-t-il les dés de défense (${faces(shown(view, 'defenseDice'))}) ?`;
  }
}

const shown = (view: FirstState, pool: 'attackDice' | 'defenseDice'): readonly string[] =>
  view.attack?.[pool].map(({ face }) => face) ?? [];

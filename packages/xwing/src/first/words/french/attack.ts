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

export function attackEvent(told: AttackEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'no-attack':
      return `${ship(told.ship)} n’attaque pas`;
    case 'attack-step':
      return STEPS[told.step];
    case 'attack': {
      const weapon = told.weapon === null ? 'arme principale' : upgradeName(told.weapon);
      const rock = told.obstructed ? ', gênée' : '';
      return `${ship(told.attacker)} attaque ${ship(told.defender)} à portée ${told.range} (${weapon}${rock})`;
    }
    case 'modified':
      return `les dés ${told.dice === 'attack' ? 'd’attaque' : 'de défense'} ${de(ship(told.ship))} montrent ${faces(told.faces)} par ${HOW[told.how]}`;
    case 'compared':
      if (told.hits + told.crits === 0) return 'il ne reste aucune touche';
      return `il reste : ${faces([...repeated('crit', told.crits), ...repeated('hit', told.hits)])}`;
    case 'attack-hits':
      return `${ship(told.attacker)} touche ${ship(told.defender)}`;
    case 'attack-misses':
      return `${ship(told.attacker)} rate ${ship(told.defender)}`;
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

import type { AttackEvent, AttackStep } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import type { FirstState } from '../../state.ts';
import { repeated, shipLabel, upgradeName } from '../labels.ts';
import { faces } from './terms.ts';

/** Attacks in words. */

const STEPS: Readonly<Record<AttackStep, string>> = {
  'declare-target': 'das Ziel wird angesagt',
  'roll-attack-dice': 'die Angriffswürfel werden geworfen',
  'modify-attack-dice': 'die Angriffswürfel werden verändert',
  'roll-defense-dice': 'die Verteidigungswürfel werden geworfen',
  'modify-defense-dice': 'die Verteidigungswürfel werden verändert',
  'compare-results': 'die Ergebnisse werden verglichen',
  'deal-damage': 'der Schaden wird zugeteilt',
};

/** What changes dice, behind "durch". */
const HOW = {
  reinforce: 'einen Verstärkungsmarker',
  focus: 'einen Fokusmarker',
  'target-lock': 'die Zielerfassung',
  evade: 'einen Ausweichmarker',
  ability: 'eine Karte',
} as const;

export function attackEvent(event: AttackEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'no-attack':
      return `${ship(event.ship)} greift nicht an`;
    case 'attack-step':
      return STEPS[event.step];
    case 'attack': {
      const weapon = event.weapon === null ? 'Primärwaffe' : upgradeName(event.weapon);
      const rock = event.obstructed ? ', versperrt' : '';
      return `${ship(event.attacker)} greift ${ship(event.defender)} in Reichweite ${event.range} an (${weapon}${rock})`;
    }
    case 'modified': {
      const dice = event.dice === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel';
      return `die ${dice} von ${ship(event.ship)} zeigen durch ${HOW[event.how]} ${faces(event.faces)}`;
    }
    case 'compared':
      if (event.hits + event.crits === 0) return 'kein Treffer ist übrig';
      return `übrig: ${faces([...repeated('crit', event.crits), ...repeated('hit', event.hits)])}`;
    case 'attack-hits':
      return `${ship(event.attacker)} trifft ${ship(event.defender)}`;
    case 'attack-misses':
      return `${ship(event.attacker)} verfehlt ${ship(event.defender)}`;
  }
}

export function attackQuestion(asked: AttackQuestion, view: FirstState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'attack':
      return `${ship} greift an: Wähle ein Ziel.`;
    case 'measuring-line':
      return `Entlang welcher Linie misst ${ship}?`;
    case 'pay-for-attack':
      return `Was gibt ${ship} für den Angriff aus?`;
    case 'discard-weapon':
      return `Welche Sekundärwaffe legt ${ship} ab?`;
    case 'modify-attack-dice':
      return `Wie verändert ${ship} die Angriffswürfel (${faces(shown(view, 'attackDice'))})?`;
    case 'modify-defense-dice':
      return `Wie verändert ${ship} die Verteidigungswürfel (${faces(shown(view, 'defenseDice'))})?`;
  }
}

const shown = (view: FirstState, pool: 'attackDice' | 'defenseDice'): readonly string[] =>
  view.attack?.[pool].map(({ face }) => face) ?? [];

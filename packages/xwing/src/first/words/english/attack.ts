import type { AttackEvent, AttackStep } from '../../attack/events.ts';
import type { AttackQuestion } from '../../attack/questions.ts';
import { cardOf, shipOf } from '../../game.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { cardNamed, faces, of, upgrade } from './terms.ts';

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

const HOW = {
  reinforce: 'a reinforce token',
  focus: 'a focus token',
  'target-lock': 'the target lock',
  evade: 'an evade token',
  ability: 'what a card does',
} as const;

export function attackEvent(told: AttackEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'no-attack':
      return `${ship(told.ship)} does not attack`;
    case 'attack-step':
      return STEPS[told.step];
    case 'attack': {
      const weapon = told.weapon === null ? 'primary weapon' : upgrade(told.weapon);
      const rock = told.obstructed ? ', obstructed' : '';
      return `${ship(told.attacker)} attacks ${ship(told.defender)} at range ${told.range} (${weapon}${rock})`;
    }
    case 'modified':
      return `${of(ship(told.ship))} ${told.dice} dice show ${faces(told.faces)} by ${HOW[told.how]}`;
    case 'compared':
      if (told.hits + told.crits === 0) return 'no hit is left';
      return `${faces([...repeat('crit', told.crits), ...repeat('hit', told.hits)])} left`;
    case 'attack-hits':
      return `${ship(told.attacker)} hits ${ship(told.defender)}`;
    case 'attack-misses':
      return `${ship(told.attacker)} misses ${ship(told.defender)}`;
  }
}

const repeat = (face: string, count: number): readonly string[] => new Array<string>(count).fill(face);

export function attackQuestion(asked: AttackQuestion, view: FirstState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'attack':
      return `Whom does ${ship} attack?`;
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

/** Undefined when there is no such option. */
export function attackOption(asked: AttackQuestion, index: number, view: FirstState): string | undefined {
  switch (asked.kind) {
    case 'attack': {
      const one = asked.options[index];
      if (!one || one.kind === 'none') return one && 'no attack';
      const weapon = weaponName(view, asked.ship, one.weapon);
      return `${shipLabel(view, one.target)} at range ${one.range} with ${weapon}`;
    }
    case 'measuring-line': {
      const one = asked.options[index];
      return one && (one.obstructed ? 'along the obstructed line' : 'along the clear line');
    }
    case 'pay-for-attack': {
      const one = asked.options[index];
      return one && (one.pays === 'focus' ? 'a focus token' : 'its target lock');
    }
    case 'discard-weapon': {
      const one = asked.options[index];
      return one && upgrade(one.upgrade);
    }
    case 'modify-attack-dice':
    case 'modify-defense-dice': {
      const one = asked.options[index];
      const pool = asked.kind === 'modify-attack-dice' ? 'attackDice' : 'defenseDice';
      switch (one?.kind) {
        case undefined:
          return undefined;
        case 'done':
          return 'done';
        case 'focus':
        case 'evade':
          return `spend ${HOW[one.kind]}`;
        case 'ability': {
          const dice = one.dice.map((die) => shown(view, pool)[die] ?? 'blank');
          const taken = dice.length === 0 ? '' : ` on ${faces(dice)}`;
          return `use ${cardNamed(one.ability)}${taken}`;
        }
        case 'target-lock': {
          const dice = one.dice.map((die) => shown(view, pool)[die] ?? 'blank');
          return `spend the target lock and reroll ${dice.length === 0 ? 'nothing' : faces(dice)}`;
        }
      }
    }
  }
}

/** The weapon of a ship by its number: 0 is the primary one. */
function weaponName(view: FirstState, id: number, weapon: number): string {
  if (weapon === 0) return 'its primary weapon';
  const card = view.ships[id] && shipOf({ state: view }, id).upgrades[weapon - 1];
  return card ? cardOf(card).name : 'a secondary weapon';
}

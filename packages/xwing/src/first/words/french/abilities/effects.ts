import type { Who } from '../../../../common/language/index.ts';
import { type Deed, does, letDo, type Verb, verb } from '../../../../common/words/french/deeds.ts';
import { actor } from '../../../../common/words/french/ships.ts';
import type { CardManeuver } from '../../../abilities/language/verbs.ts';
import type { Effect, TreatedAs, Until } from '../../../abilities/language.ts';
import { de, list, NOUNS, to } from '../grammar.ts';
import { actionNoun, maneuver } from '../terms.ts';
import { amount, maneuverWith, who } from './ships.ts';

/** What effects do, in words. */

export const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'jusqu’à la fin de la manche',
  'end of combat': 'jusqu’à la fin de la phase de combat',
  'end of activation': 'jusqu’à la fin de la phase d’activation',
  'end of attack': 'jusqu’à la fin de l’attaque',
  'end of placing': 'pendant le placement',
  'end of game': 'pour le reste de la partie',
};

export const CANCEL = verb('annuler', 'annule');
export const CHANGE = verb('changer', 'change');
export const CHOOSE = verb('choisir', 'choisit');
export const FLIP = verb('retourner', 'retourne');
export const PERFORM = verb('effectuer', 'effectue');
export const ROLL = verb('lancer', 'lance');
export const TURN = verb('tourner', 'tourne');
export const TURN_UP = verb('révéler', 'révèle');
export const TRANSFER = verb('transférer', 'transfère');
export const ACQUIRE = verb('acquérir', 'acquiert');

export const doing = (part: Who, verb_: Verb, rest: string, tail = '') =>
  letDo(actor(part), verb_, rest, tail);

export const EITHER = ' d’une des deux sections';

export const EXECUTE = verb('exécuter', 'exécute');
export const cardManeuver = (one: CardManeuver): string => maneuver(one);

/** " du vaisseau choisi à lui-même": from the card's ship goes without saying. */
export function fromTo(from: Who, into: Who): string {
  const start = from === 'self' ? '' : ` ${de(who(from))}`;
  return `${start} ${into === 'self' ? 'à lui-même' : to(who(into))}`;
}

export const itsLock = (part: Who): string =>
  part === 'self' ? 'son acquisition de cible' : `l’acquisition de cible ${de(who(part))}`;

export const dieOf = (dice: 'attack' | 'defense') => (dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);

export function dialDeed({
  to: into,
  allowed,
  direction,
  speed,
  bearing,
  difficulty,
}: Extract<Effect, { kind: 'turn-dial' }>['like']): Deed {
  const same = [
    ...(speed ? ['vitesse'] : []),
    ...(bearing ? ['type'] : []),
    ...(direction && !bearing ? ['direction'] : []),
    ...(difficulty ? ['difficulté'] : []),
  ];
  const what = into ? maneuverWith(into) : 'une autre manœuvre';
  const like = same.length === 0 ? '' : ` de même ${list(same)}`;
  const not = allowed ? ', mais pas sur une rouge s’il est stressé' : '';
  return does(TURN, `son cadran sur ${what}${like}`, not);
}

export function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'l’attaquant' : 'le défenseur';
  const less = typeof change === 'number' && change < 0;
  const number = typeof change === 'number' ? Math.abs(change) : change;
  return letDo(roller, ROLL, amount(number, dieOf(dice), less ? ' de moins' : ' de plus'));
}

export function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const what =
    bearing || difficulty
      ? maneuverWith({ ...(bearing && { bearing }), ...(difficulty && { difficulty }) })
      : 'une manœuvre semblable';
  if (faster) return `${what} plus rapide ou plus lente de 1 (au moins 1)`;
  const by = template ? ' et de même direction, avec le même gabarit' : '';
  return `${what} ${speeds ? `de vitesse ${list(speeds.map(String), 'ou')}` : 'de même vitesse'}${by}`;
}

export const LAST = { round: 'manche', phase: 'phase' } as const;

export function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return 'une action gratuite';
  if (actions === 'bombs') return 'l’action d’une carte Bombe comme action gratuite';
  if (actions === 'upgrades') return 'une action gratuite d’une amélioration';
  if (actions === 'bar') return 'une action gratuite de sa barre d’action';
  return list(
    actions.map((one) => `une ${actionNoun(one, 'action gratuite')}`),
    'ou',
  );
}

import type { Requirement, Trigger } from '../../../abilities/language.ts';
import { isInAttack, type Window } from '../../../state.ts';
import { de, list, que, si } from '../grammar.ts';
import { actionWith, conditions, flight, isYou, someToken } from './conditions.ts';
import { shipWith } from './ships.ts';

/**
 * When an ability acts, in words. `§` is the ship that the moment is about, `§que` and `§de` the same behind those.
 * Moments of an attack are those of its attacker.
 */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-forces': 'avant de placer les vaisseaux',
  'ship-placed': 'pendant la mise en place, après §que a été placé',
  'end-of-planning': 'à la fin de la phase de préparation',
  'end-of-setup': 'à la fin de la mise en place',
  'start-of-planning': 'au début de la phase de préparation',
  coordinating: 'quand § coordonne, avant que l’autre vaisseau agisse',
  'start-of-activation': 'au début de la phase d’activation',
  'before-reveal': 'avant la révélation du cadran §de',
  reveal: 'quand § révèle son cadran',
  'after-maneuver': 'après §que a exécuté une manœuvre',
  'after-stress-check': 'après §que a vérifié son stress',
  'gaining-energy': 'quand § gagne de l’énergie par sa manœuvre',
  'energy-allocated': 'quand § place de l’énergie sur une carte d’amélioration',
  'using-energy': 'pendant l’étape Utiliser l’énergie §de',
  recovering: 'quand § effectue une action de récupération, avant de dépenser l’énergie',
  deploying: 'quand § déploie un vaisseau',
  'after-decloak': 'après §que s’est désocculté',
  'after-drop': 'après §que a largué une bombe',
  'after-token': 'quand § reçoit un jeton',
  'after-lock': 'quand § acquiert une cible',
  'lock-spent': 'quand § dépense une acquisition de cible',
  'after-spend': 'après §que a dépensé un jeton',
  'token-lost': 'après §que a perdu un jeton',
  'after-action': 'après §que a effectué une action',
  'end-of-activation': 'à la fin de la phase d’activation',
  'start-of-combat': 'au début de la phase de combat',
  opportunity: 'quand § devient le vaisseau actif pendant la phase de combat',
  'attack-declared': 'quand § déclare une attaque',
  'before-attack-dice': 'avant §que lance les dés d’attaque',
  'after-attack-dice': 'après §que a lancé les dés d’attaque',
  'before-defense-dice': 'quand § attaque, avant le lancer des dés de défense',
  'after-defense-dice': 'quand § attaque, après le lancer des dés de défense',
  'before-comparing': 'quand § attaque, avant la comparaison des résultats',
  'after-comparing': 'quand § attaque, après la comparaison des résultats',
  hit: 'quand une attaque §de touche',
  'damage-dealt': 'quand § reçoit une carte de dégât',
  'before-damage': 'quand § attaque, avant que le défenseur subisse les résultats',
  'attack-dealt': 'après qu’une attaque §de a infligé ses dégâts',
  'after-attack': 'après §que a attaqué',
  'after-defending': 'après §que a défendu',
  'shield-lost': 'quand § perd un bouclier',
  'after-damage': 'après §que a subi des dégâts',
  'upgrade-discarded': 'après §que a défaussé une carte d’amélioration',
  destroyed: 'quand § est détruit',
  'after-opportunity': 'après le tour §de pendant la phase de combat',
  'end-of-combat': 'à la fin de la phase de combat',
  'start-of-end': 'au début de la phase de dénouement',
  'end-of-end': 'à la fin de la phase de dénouement',
};

/** Moments of any attack, whoever attacks. */
const OF_ANY: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'quand une attaque est déclarée',
  'before-attack-dice': 'avant le lancer des dés d’attaque',
  'after-attack-dice': 'après le lancer des dés d’attaque',
  'before-defense-dice': 'avant le lancer des dés de défense',
  'after-defense-dice': 'après le lancer des dés de défense',
  'before-comparing': 'pendant une attaque, avant la comparaison des résultats',
  'after-comparing': 'pendant une attaque, après la comparaison des résultats',
  hit: 'quand une attaque touche',
  'before-damage': 'pendant une attaque, avant que le défenseur subisse les résultats',
  'attack-dealt': 'après qu’une attaque a infligé ses dégâts',
};

/** Moments of an attack on the card's ship. */
const OF_DEFENDER: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'quand § est déclaré comme cible d’une attaque',
  'before-defense-dice': 'avant §que lance les dés de défense',
  'after-defense-dice': 'après §que a lancé les dés de défense',
  'before-comparing': 'quand § défend, avant la comparaison des résultats',
  hit: 'quand § est touché par une attaque',
  'before-damage': 'quand § défend, avant qu’il subisse les résultats',
};

export const ONCE = { round: 'une fois par manche, ', game: 'une fois par partie, ' } as const;

/** "après que ce vaisseau a exécuté une manœuvre rouge, si …". */
export function moment({ window, of, requires, once }: Trigger): string {
  const { text, rest } = momentOf(window, of, requires);
  const about = of === 'own' ? 'ce vaisseau' : shipWith(of);
  const said = text.replaceAll('§que', que(about)).replaceAll('§de', de(about)).replaceAll('§', about);
  const found = conditions(rest);
  return `${once ? ONCE[once] : ''}${said}${found.length === 0 ? '' : `, ${si(list(found))}`}`;
}

/** What a moment is called, and what it leaves of the requirements. */
function momentOf(
  window: Window,
  of: Trigger['of'],
  requires: readonly Requirement[],
): { readonly text: string; readonly rest: readonly Requirement[] } {
  if (of === 'own' && isInAttack(window)) {
    const [first, ...rest] = requires;
    if (isYou(first, 'attacker')) return { text: MOMENTS[window], rest };
    const defends = isYou(first, 'defender') ? OF_DEFENDER[window] : undefined;
    return defends ? { text: defends, rest } : { text: OF_ANY[window] ?? MOMENTS[window], rest: requires };
  }
  const what = requires.find(({ kind }) => NAMED[window] === kind);
  const named = what && namedMoment(window, what);
  if (!named) return { text: MOMENTS[window], rest: requires };
  return { text: named, rest: requires.filter((one) => one !== what) };
}

/** Moments that say themselves what is required of their maneuver, action or token. */
const NAMED: Readonly<Partial<Record<Window, Requirement['kind']>>> = {
  'after-maneuver': 'flown',
  'after-action': 'action',
  'after-token': 'token-is',
  'after-spend': 'token-is',
  'token-lost': 'token-is',
};

function namedMoment(window: Window, what: Requirement): string | undefined {
  if (what.kind === 'flown') return `après §que a exécuté ${flight(what)}`;
  if (what.kind === 'action') return `après §que a effectué ${actionWith(what.actions)}`;
  if (what.kind !== 'token-is') return undefined;
  const token = someToken(what.tokens);
  if (window === 'after-token') return `quand § reçoit ${token}`;
  return `après §que a ${window === 'after-spend' ? 'dépensé' : 'perdu'} ${token}`;
}

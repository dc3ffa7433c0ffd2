/** Triggers as French sentences. */

import { list, que } from '@firing-arc/words/french';
import type { Moment, Trigger } from '../../../abilities/language.ts';
import { partedConditions, whatIsIt } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import { color, keyword } from '../terms.ts';
import { placed, THIS, traitsText, within } from './conditions.ts';
import { costsText } from './costs.ts';
import { effectsText } from './effects.ts';

export function triggerText(trigger: Trigger, bearer: BearerKind): string {
  const { at, of, if: conditions, may, cost, does, icon, once, times, inSalvo, oneCopy } = trigger;
  const what = `${costsText(cost)}${effectsText(does, bearer)}`;
  const often = once ? `${times ? `jusqu’à ${times} fois` : 'une fois'} ${ONCE[once]}, ` : '';
  const done = may ? `vous pouvez${often && `, ${often.trim()}`} ${what}` : `${often}${what}`;
  const { facts, rest } = partedConditions(of, conditions, {
    having: (one) => `avec ${keyword(one)}`,
    within,
    traits: (traits) => traitsText(traits, bearer),
  });
  const who = of === 'its' ? THIS[bearer] : `${WHOSE[of][whatIsIt(at, conditions)]}${facts}`;
  if (at === 'critical-effect') {
    const colors = icon ? ` ${list(icon.map(color), 'ou')}` : '';
    return `${of === 'its' ? '' : `${who} : `}effet critique${colors}${inSalvo ? ', aussi d’une salve' : ''}${placed(rest, bearer).behind} : ${done}`;
  }
  const { behind, clauses, asides } = placed(rest, bearer);
  const commands = at === 'squadron-activated' && of === 'its' && bearer === 'ship';
  const moment = commands ? `quand ${who} active un escadron par un ordre` : MOMENTS[at](who);
  // One attacks somebody, and everything else is done against somebody.
  const when = `${moment}${behind}${asides}${clauses && `,${clauses}`}`.replace(
    /( attaqu(?:e|é)) contre /,
    '$1 ',
  );
  const copies = oneCopy ? ' ; un seul exemplaire de cette carte agit par attaque' : '';
  return `${when}${may ? ',' : ' :'} ${done}${copies}`;
}

const ONCE = { activation: 'par activation', round: 'par tour' } as const;

const WHOSE = {
  friends: {
    ship: 'un autre vaisseau allié',
    squadron: 'un autre escadron allié',
    either: 'un autre vaisseau ou escadron allié',
  },
  sides: {
    ship: 'un vaisseau allié',
    squadron: 'un escadron allié',
    either: 'un vaisseau ou escadron allié',
  },
  enemies: {
    ship: 'un vaisseau ennemi',
    squadron: 'un escadron ennemi',
    either: 'un vaisseau ou escadron ennemi',
  },
} as const;

const MOMENTS: Readonly<Record<Moment, (who: string) => string>> = {
  dealt: () => 'quand cette carte est distribuée face visible',
  'dice-gathered': (who) => `avant ${que(who)} lance les dés d’attaque`,
  'dice-against': (who) => `avant que les dés d’attaque soient lancés contre ${who}`,
  'dice-rolled': (who) => `après ${que(who)} a lancé des dés d’attaque`,
  'attack-effects': (who) => `quand ${who} attaque`,
  'critical-effect': (who) => `quand ${who} résout un effet critique`,
  'attack-over': (who) => `après ${que(who)} a attaqué`,
  targeted: (who) => `quand ${who} devient une cible`,
  'defense-tokens': (who) => `pendant ${que(who)} défend`,
  'tokens-spent': (who) => `après ${que(who)} a dépensé ses pions de défense contre une attaque`,
  'resolving-damage': (who) => `quand commence la résolution des dégâts contre ${who}`,
  commanding: (who) => `quand ${who} résout un ordre d’escadron`,
  'squadron-turn': () => 'quand c’est à vous d’activer des escadrons pendant la phase des escadrons',
  repairing: (who) => `pendant ${que(who)} dépense des points d’ingénierie`,
  'before-damage': (who) => `avant ${que(who)} subisse les dégâts d’une attaque`,
  'defense-over': (who) => `après ${que(who)} a défendu`,
  'command-paid': (who) => `quand ${who} a payé pour un ordre`,
  'faceup-dealt': (who) => `quand ${who} reçoit une carte de dégâts face visible`,
  'objective-chosen': () => 'quand l’objectif est choisi',
  'obstacles-placed': () => 'quand les obstacles sont placés',
  'fleets-deployed': () => 'quand les flottes sont déployées',
  'moved-in-setup': (who) => `quand l’objectif déplace ${who} pendant la mise en place`,
  'end-of-setup': () => 'à la fin de la mise en place',
  'start-of-round': () => 'au début d’un tour',
  'start-of-command-phase': () => 'au début de la phase de commandement',
  'ship-deployed': (who) => `quand ${who} a été déployé`,
  'end-of-command-phase': () => 'à la fin de la phase de commandement',
  'end-of-ship-phase': () => 'à la fin de la phase des vaisseaux',
  'start-of-ship-phase': () => 'au début de la phase des vaisseaux',
  'before-reveal': (who) => `avant ${que(who)} révèle un cadran`,
  reveal: (who) => `quand ${who} révèle un cadran`,
  'dials-used': (who) => `après ${que(who)} a fini de révéler son cadran`,
  'token-spent': (who) => `quand ${who} a dépensé un pion de commandement`,
  'after-command': (who) => `quand ${who} résout un ordre`,
  'before-attack': (who) => `avant ${que(who)} attaque`,
  'after-attack': (who) => `après ${que(who)} a attaqué`,
  'attacks-made': (who) => `quand ${who} termine ses attaques`,
  'before-maneuver': (who) => `avant ${que(who)} exécute une manœuvre`,
  'determine-course': (who) => `quand ${who} détermine sa trajectoire`,
  'speed-changed': (who) => `quand ${who} change sa vitesse`,
  overlapped: (who) => `quand ${who} chevauche un vaisseau ou un obstacle`,
  'after-maneuver': (who) => `après ${que(who)} a exécuté une manœuvre`,
  'end-of-activation': (who) => `quand ${who} termine son activation`,
  'start-of-squadron-phase': () => 'au début de la phase des escadrons',
  'squadron-activated': (who) => `quand ${who} est activé`,
  'before-squadron-move': (who) => `avant ${que(who)} se déplace`,
  'token-gone': (who) =>
    `quand un pion d’objectif à distance 1-2 de ${who}, qui n’est pas sur un obstacle, est déplacé ou retiré`,
  'instead-of-attack': () => 'au lieu d’attaquer pendant son activation',
  'squadron-moved': (who) => `après ${que(who)} s’est déplacé`,
  'end-of-squadron-activation': (who) => `quand ${who} termine son activation`,
  'squadrons-activated': () => 'quand tous les escadrons ont été activés dans la phase des escadrons',
  'end-of-squadron-phase': () => 'à la fin de la phase des escadrons',
  'start-of-status-phase': () => 'au début de la phase de statut',
  'end-of-round': () => 'à la fin d’un tour',
  'end-of-game': () => 'à la fin de la partie',
  'damage-faceup': () => 'quand une carte de dégâts est retournée face visible',
  'ship-destroyed': (who) => `quand ${who} est détruit`,
  'squadron-destroyed': (who) => `quand ${who} est détruit`,
};

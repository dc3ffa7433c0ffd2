import { type Deed, does, letDo, verb } from '../../../../common/words/french/deeds.ts';
import { actor } from '../../../../common/words/french/ships.ts';
import type { CardVerb, ToldManeuver } from '../../../abilities/language/verbs.ts';
import { conditionName } from '../../labels.ts';
import { counted, de, list, NOUNS, to } from '../grammar.ts';
import { distance, face, maneuver } from '../terms.ts';
import { DISCARD, GAIN, REMOVE, SUFFER } from './conditions.ts';
import { CHOOSE, deedOf, ROLL, rows, TURN, TURN_UP, UNTIL } from './effects.ts';
import { shipWith, slotUpgrade, tokensOr, who } from './ships.ts';
import { abilityText } from './text.ts';

const EITHER = ' d’une des deux sections';

const EXECUTE = verb('exécuter', 'exécute');

/** Verbs of First Edition alone in words. */
export function verbDeed(effect: CardVerb): Deed {
  switch (effect.kind) {
    case 'lasts': {
      const gives = effect.gives.map((one) => `« ${abilityText(one).replace(/\.$/, '')} »`);
      const what = gives.length === 1 ? 'cette capacité' : 'ces capacités';
      return letDo(actor(effect.on), GAIN, `${what} ${UNTIL[effect.until]}`, ` : ${list(gives)}`);
    }
    case 'fly':
      return does(EXECUTE, `une manœuvre blanche (${list(effect.maneuvers.map(told), 'ou')})`);
    case 'fly-instead':
      return does(EXECUTE, `une manœuvre blanche (${told(effect.maneuver)}) à la place`);
    case 'swap-skill':
      return does(
        verb('échanger', 'échange'),
        `sa valeur de pilotage avec ${who(effect.on)} ${UNTIL[effect.until]}`,
      );
    case 'take-results': {
      const many = effect.count !== 1;
      const what = list(
        effect.faces.map((name) => face(name, many)),
        'ou',
      );
      const number = effect.count === 'all' ? 'tous les résultats' : `${effect.count}`;
      const canceled = effect.count === 'all' ? 'non annulés' : many ? 'non annulées' : 'non annulé';
      return letDo(actor(effect.on), SUFFER, `${number} ${what} ${canceled} à la place du défenseur`);
    }
    case 'cancel-beyond':
      return does(
        verb('annuler', 'annule'),
        `des ${face(effect.face, true)} jusqu’à ce qu’il en reste ${effect.left}`,
      );
    case 'roll-defense':
      return does(
        ROLL,
        counted(effect.dice, NOUNS.defenseDie),
        ` ; ${rows(effect.rows, effect.dice === 1 ? 'sur' : 'pour chaque')}`,
      );
    case 'turn-up-random':
      return letDo(actor(effect.on), TURN_UP, 'une carte de dégât face cachée au hasard');
    case 'turn-down':
      return does(
        verb('retourner face cachée', 'retourne face cachée'),
        `une carte de dégât ${effect.trait === 'ship' ? 'Vaisseau' : 'Pilote'} face visible`,
      );
    case 'discard-facedown':
      return does(DISCARD, 'une carte de dégât face cachée', effect.either ? EITHER : '');
    case 'discard-faceup':
      return does(DISCARD, 'une carte de dégât face visible', effect.either ? EITHER : '');
    case 'shields-to-energy':
      return does(REMOVE, `jusqu’à ${counted(effect.most, NOUNS.shield)}`, ' et gagne 1 énergie pour chacun');
    case 'draw-attack':
      return does(verb('devenir', 'devient'), 'la cible de cette attaque à la place', ', s’il le peut');
    case 'deploy-several':
      return does(verb('déployer', 'déploie'), 'des vaisseaux qui lui sont amarrés');
    case 'hold':
      return effect.change > 0
        ? does(verb('placer', 'place'), '1 jeton sur cette carte')
        : does(REMOVE, '1 jeton de cette carte');
    case 'nothing':
      return does(verb('ne rien faire', 'ne fait rien'), '');
    case 'even-in-vain':
      return deedOf(effect.effect);
    case 'attacks-over':
      return does(verb('ne plus attaquer', 'n’attaque plus'), 'pendant cette manche');
    case 'discard-upgrade':
      return does(
        DISCARD,
        effect.of === 'self' ? 'une autre de ses améliorations' : `1 amélioration ${de(who(effect.of))}`,
      );
    case 'replace-upgrade':
      return does(
        verb('remplacer', 'remplace'),
        `une ${slotUpgrade(effect.slots)} par une autre du même emplacement qui ne coûte pas plus de points d’escadron`,
      );
    case 'recover-upgrade':
      return does(verb('remettre en jeu', 'remet en jeu'), `une ${slotUpgrade(effect.slots)} défaussée`);
    case 'bar-token':
      return does(
        CHOOSE,
        `1 ${tokensOr(effect.tokens)} du défenseur`,
        ', qui ne peut pas être dépensé pendant cette attaque',
      );
    case 'pull':
      return letDo(
        actor(effect.on),
        GAIN,
        '1 jeton de rayon tracteur',
        ', que le joueur de ce vaisseau résout',
      );
    case 'assign-condition': {
      const whom = effect.on === 'self' ? 'à lui-même' : to(who(effect.on));
      return does(verb('assigner', 'assigne'), `l’état ${conditionName(effect.condition)} ${whom}`);
    }
    case 'remove-condition':
      return does(REMOVE, 'cette carte');
    case 'mark':
      return does(verb('noter', 'note'), `${who(effect.on)} sur cette carte`);
    case 'drop-bomb':
      return does(verb('larguer', 'largue'), 'une bombe d’une carte sans action');
    case 'deploy-docked':
      return does(verb('déployer', 'déploie'), 'par ses guides arrière le vaisseau qui lui est amarré');
    case 'rotate-arc':
      return does(TURN, 'son arc de tir mobile');
    case 'owner-chooses':
      return does(
        verb('laisser', 'laisse'),
        `le joueur ${de(who(effect.of))} choisir un de ses vaisseaux : ${shipWith(effect.that)}`,
        ` ; puis ${deedOf(effect.then).main('ce vaisseau')}`,
      );
    case 'guess-dial':
      return does(
        verb('deviner', 'devine'),
        `la manœuvre et la vitesse du cadran ${de(who(effect.of))}`,
        ', puis le regarde ; s’il a deviné juste, il peut tourner son propre cadran sur une autre manœuvre',
      );
    case 'roll-and-suffer':
      return letDo(
        actor(effect.on),
        ROLL,
        counted(effect.dice, NOUNS.attackDie),
        ' et subit ce que montre le résultat',
      );
    case 'blast-obstacle':
      return does(
        CHOOSE,
        `un obstacle ${distance(effect.range)} dans son arc de tir principal`,
        ' ; chaque vaisseau à portée 1 de celui-ci lance 1 dé d’attaque et subit ce qu’il montre ; puis l’obstacle est retiré',
      );
    case 'drop-cargo':
      return does(verb('larguer', 'largue'), '1 marqueur de cargaison', ', qui est un nuage de débris');
    case 'lay-mines':
      return does(
        DISCARD,
        'autant de ses cartes Bombe qu’il veut',
        ' ; leurs marqueurs sont placés dans l’aire de jeu au-delà de la portée 3 des vaisseaux ennemis',
      );
    case 'decloak-or-uncloak':
      return does(
        verb('se désocculter', 'se désocculte'),
        '',
        ' ; si c’est impossible, son jeton d’occultation est retiré',
      );
    case 'look-at-dial':
      return does(verb('regarder', 'regarde'), `le cadran ${de(who(effect.of))}`);
    case 'turn-adjacent':
      return does(
        verb('faire', 'fait'),
        `tourner le cadran ${de(who(effect.of))} par son propriétaire sur une manœuvre adjacente`,
      );
  }
}

const told = (one: ToldManeuver): string => maneuver(one);

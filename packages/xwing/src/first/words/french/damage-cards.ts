import type { DamageTexts } from '../damage-cards.ts';

const UNTIL_HIT_OR_CRIT =
  'Action : lancez un dé d’attaque ; sur une touche ou un critique, cette carte est retournée face cachée.';
const UNTIL_HIT = 'Action : lancez un dé d’attaque ; sur une touche, cette carte est retournée face cachée.';
const UNTIL_ACTION = 'Action : cette carte est retournée face cachée.';

/** What faceup damage cards do, in the house's words; by the lines damage-deck-… of the ledger. */
export const DAMAGE_TEXTS: DamageTexts = {
  'blinded-pilot':
    'Ce vaisseau ne peut pas attaquer. Après sa prochaine occasion d’attaquer, avec ou sans cible, cette carte est retournée face cachée.',
  'console-fire': `Au début de chaque phase de combat, lancez un dé d’attaque : sur une touche, ce vaisseau subit 1 dégât. ${UNTIL_ACTION}`,
  'damaged-cockpit': 'Dès la prochaine manche, la valeur de pilotage de ce vaisseau est 0.',
  'damaged-engine': 'Tous les virages serrés de ce vaisseau sont rouges.',
  'damaged-sensor-array': `Ce vaisseau n’effectue que les actions des cartes de dégât. ${UNTIL_HIT_OR_CRIT}`,
  'direct-hit': 'Cette carte compte comme 2 dégâts.',
  'injured-pilot': 'La capacité du pilote et les améliorations Élite de ce vaisseau sont ignorées.',
  'loose-stabilizer': `Après avoir exécuté une manœuvre blanche, ce vaisseau reçoit 1 jeton de stress. ${UNTIL_ACTION}`,
  'major-explosion':
    'Lancez un dé d’attaque : sur une touche, ce vaisseau subit 1 dégât critique. Puis cette carte est retournée face cachée.',
  'major-hull-breach': `Dès la prochaine manche, toutes les cartes de dégât de ce vaisseau arrivent face visible. ${UNTIL_ACTION}`,
  'minor-explosion':
    'Lancez un dé d’attaque : sur une touche, ce vaisseau subit 1 dégât. Puis cette carte est retournée face cachée.',
  'minor-hull-breach':
    'Après que ce vaisseau a exécuté une manœuvre rouge, lancez un dé d’attaque : sur une touche, il subit 1 dégât.',
  'munitions-failure':
    'Choisissez une arme secondaire de ce vaisseau et défaussez-la. Puis cette carte est retournée face cachée.',
  'shaken-pilot':
    'Aucune manœuvre tout droit ne peut être choisie pour ce vaisseau. Dès qu’il révèle son cadran, cette carte est retournée face cachée.',
  'structural-damage': `L’agilité de ce vaisseau est réduite de 1, sans descendre sous 0. ${UNTIL_HIT_OR_CRIT}`,
  'stunned-pilot':
    'Après une manœuvre qui laisse ce vaisseau au contact d’un autre ou sur un obstacle, il subit 1 dégât.',
  'thrust-control-fire': 'Ce vaisseau reçoit 1 jeton de stress. Puis cette carte est retournée face cachée.',
  'weapon-malfunction': `La valeur de l’arme principale de ce vaisseau est réduite de 1, sans descendre sous 0. ${UNTIL_HIT_OR_CRIT}`,
  'weapons-failure': `Ce vaisseau attaque avec un dé d’attaque de moins. ${UNTIL_HIT_OR_CRIT}`,
  // The decks of the GR-75.
  'broadcast-malfunction': `Ce vaisseau ne peut pas effectuer d’action de brouillage. ${UNTIL_HIT}`,
  'command-pod-casualties':
    'Le joueur de ce vaisseau donne 1 jeton de stress à un petit ou grand vaisseau allié ; puis l’adversaire peut en donner 1 à un petit ou grand vaisseau de ce joueur. Puis cette carte est retournée face cachée.',
  'damaged-stabilizers': `Après avoir exécuté un virage léger, ce vaisseau subit 1 dégât, du paquet de dégâts avant. ${UNTIL_HIT}`,
  'engine-damage':
    'Si la vitesse d’une manœuvre que ce vaisseau exécute et le nombre de ses cartes face visible de ce nom font 5 ou plus, il passe son étape « Effectuer une action » pendant cette manche.',
  'hull-breach':
    'Une carte d’amélioration de ce vaisseau est placée sous cette carte, inutilisable tant que cette carte est face visible. Énergie : dépensez 2 énergies, et cette carte est retournée face cachée.',
  'projector-power-failure': 'Ce vaisseau n’effectue une action de renforcement qu’avec 3 énergies ou plus.',
  'reactor-cowl-rupture':
    'Une action de récupération de ce vaisseau dépense toute son énergie, mais ne récupère pas plus de 2 boucliers.',
  'reactor-leak': 'Quand ce vaisseau exécute une manœuvre, il gagne 1 énergie de moins.',
  'secondary-drive-failure': 'Ce vaisseau dépense 1 énergie pour chaque action qu’il effectue.',
};

/** Cards of the older deck that do something else under the same name. */
export const DAMAGE_TEXTS_OF_CORE: Partial<DamageTexts> = {
  'blinded-pilot':
    'La prochaine fois que ce vaisseau attaque, il ne lance aucun dé d’attaque. Après cette attaque, cette carte est retournée face cachée.',
  'damaged-sensor-array': `Ce vaisseau n’effectue que les actions des cartes de dégât. ${UNTIL_HIT}`,
  'structural-damage': `L’agilité de ce vaisseau est réduite de 1, sans descendre sous 0. ${UNTIL_HIT}`,
  'stunned-pilot':
    'Après une manœuvre où ce vaisseau chevauche un autre vaisseau, ou qui le laisse sur un obstacle, il subit 1 dégât.',
};

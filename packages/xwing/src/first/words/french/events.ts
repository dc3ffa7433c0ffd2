import type { AttackStep } from '../../attack/events.ts';
import type { SetupStep } from '../../events.ts';
import type { DeclarationPhrases, EventPhrases } from '../events.ts';
import { counted, de, NOUNS } from './grammar.ts';
import { actionNoun } from './terms.ts';

const SETUP_STEPS: Readonly<Record<SetupStep, string>> = {
  'gather-forces': 'les deux escadrons sont révélés',
  'determine-initiative': 'qui a l’initiative est décidé',
  'establish-play-area': 'l’aire de jeu est établie',
  'place-obstacles': 'les obstacles sont placés',
  'place-forces': 'les vaisseaux sont placés',
  'activate-shields': 'les boucliers sont activés',
  'prepare-other-components': 'les paquets de dégâts sont mélangés',
};

const ATTACK_STEPS: Readonly<Record<AttackStep, string>> = {
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

const ROLLS = { left: 'à gauche', straight: 'tout droit', right: 'à droite' } as const;

/** What happened. */
export const EVENTS: EventPhrases = {
  'setup-step': (_, { step }) => SETUP_STEPS[step],
  squad: ({ player }, { points }) => `l’escadron de ${player} coûte ${counted(points, NOUNS.point)}`,
  'initiative-roll': ({ faces }) => `le dé d’initiative montre ${faces}`,
  initiative: ({ player }) => `${player} a l’initiative`,
  'obstacle-placed': ({ player, obstacle }) => `${player} place ${obstacle}`,
  'obstacle-skipped': 'un obstacle ne tient nulle part et est écarté',
  edge: ({ player, edge }) => `${player} prend ${edge}`,
  'ship-placed': ({ ship }) => `${ship} est placé`,
  shields: ({ ship }, { shields }) => `${ship} a ${counted(shields, NOUNS.shield)}`,
  round: (_, { round }) => `la manche ${round} commence`,
  phase: ({ phase }) => `${phase} : début`,
  'dials-set': ({ player }, { ships }) => `${player} a réglé ${counted(ships, NOUNS.dial)}`,
  activates: ({ ship }) => `${ship} s’active`,
  'dial-revealed': ({ ship, maneuver, difficulty }) =>
    `le cadran ${de(ship)} montre ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver, difficulty }) =>
    `${ship} doit exécuter ${maneuver} (${difficulty})`,
  maneuver: ({ ship, maneuver, overlapped }) =>
    `${ship} exécute ${maneuver}${overlapped ? `, arrêté par ${overlapped}` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    how === 'overlapped' ? `${ship} chevauche ${obstacle}` : `${ship} traverse ${obstacle}`,
  'cleaned-up': ({ ship }) => `la manœuvre ${de(ship)} est finie`,
  'action-skipped': ({ ship }) => `${ship} passe son action`,
  'no-action': ({ ship }) => `${ship} n’effectue aucune action`,
  action: ({ ship }, { action, free }) =>
    `${ship} effectue une ${actionNoun(action, free ? 'action gratuite' : 'action')}`,
  tracked: ({ ship }, { tokens }) => `${ship} a ${counted(tokens, NOUNS.tracking)}`,
  impossible: ({ ship, what }) => `${ship} ne peut pas ${what}`,
  moved: ({ ship }, { how, way }) =>
    `${ship} ${how === 'boost' ? 'accélère' : 'fait un tonneau'} ${ROLLS[way]}`,
  decloaked: ({ ship }) => `${ship} se désocculte`,
  'stays-cloaked': ({ ship }) => `${ship} reste occulté`,
  'bomb-dropped': ({ ship, upgrade }) => `${ship} largue ${upgrade}`,
  'bomb-detonates': ({ token }) => `${token} : explosion`,
  'upgrade-discarded': ({ ship, upgrade }) => `${ship} défausse ${upgrade}`,
  'ordnance-spent': ({ ship, upgrade }, { left }) =>
    `${ship} défausse un jeton de munitions de ${upgrade}, il en reste ${left}`,
  'upgrade-flipped': ({ ship, upgrade }) => `${ship} retourne ${upgrade}`,
  'arc-rotated': ({ ship, arc }) => `${ship} tourne son arc de tir mobile ${arc}`,
  coordinated: ({ ship, other }) => `${ship} coordonne ${other}`,
  'energy-allocated': ({ ship, upgrade }) => `${ship} place 1 énergie sur ${upgrade}`,
  crippled: ({ ship }) => `${ship} est hors service`,
  jams: ({ ship, other }) => `${ship} brouille ${other}`,
  deployed: ({ ship, carrier }, { guides }) =>
    `${ship} se déploie par l’${guides === 'front' ? 'avant' : 'arrière'} de ${carrier}`,
  turned: ({ ship }) => `${ship} fait demi-tour`,
  rolled: ({ ship, faces }, { dice }) =>
    `${ship} obtient ${faces} (${dice === 'attack' ? 'attaque' : 'défense'})`,
  'in-combat': ({ ship }) => `c’est à ${ship} d’attaquer`,
  'game-over': ({ winner, winners }) =>
    winners
      ? `${winners} gagnent la partie`
      : winner
        ? `${winner} gagne la partie`
        : 'la partie finit sur un match nul',
  ability: ({ ship, card }) => `${ship} utilise ${card}`,
  gained: ({ ship, token }) => `${ship} reçoit ${token}`,
  spent: ({ ship, token }) => `${ship} dépense ${token}`,
  lost: ({ ship, token }) => `${ship} perd ${token}`,
  locked: ({ ship, on, letter }) => `${ship} acquiert une cible : ${on} (${letter})`,
  'lock-removed': ({ ship, on, letter }) => `${ship} n’a plus d’acquisition ${letter} sur ${on}`,
  'lock-spent': ({ ship, on }) => `${ship} dépense son acquisition de cible sur ${on}`,
  'no-attack': ({ ship }) => `${ship} n’attaque pas`,
  'attack-step': (_, { step }) => ATTACK_STEPS[step],
  attack: ({ attacker, defender, weapon }, { range, obstructed }) =>
    `${attacker} attaque ${defender} à portée ${range} (${weapon || 'arme principale'}${obstructed ? ', gênée' : ''})`,
  modified: ({ ship, faces }, { dice, how }) =>
    `les dés ${dice === 'attack' ? 'd’attaque' : 'de défense'} ${de(ship)} montrent ${faces} par ${HOW[how]}`,
  compared: ({ hits }) => (hits ? `il reste : ${hits}` : 'il ne reste aucune touche'),
  'attack-hits': ({ attacker, defender }) => `${attacker} touche ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} rate ${defender}`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} récupère un bouclier, ${shields} en tout`,
  'shield-lost': ({ ship }, { shields }) => `${ship} perd un bouclier, il en reste ${shields}`,
  'damage-dealt': ({ card, ship }) => `${ship} reçoit ${card || 'une carte de dégât face cachée'}`,
  'damage-flipped': ({ ship, card }) => `${card} ${de(ship)} est retournée face cachée`,
  'damage-turned-up': ({ ship, card }) => `${card} ${de(ship)} est révélée`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} mélange ${counted(cards, NOUNS.card)} pour refaire son paquet de dégâts`,
  destroyed: ({ ship }) => `${ship} est détruit`,
  removed: ({ ship }) => `${ship} quitte la partie`,
  fled: ({ ship }) => `${ship} quitte l’aire de jeu et est perdu`,
  'condition-assigned': ({ ship, condition }) => `${ship} reçoit l’état ${condition}`,
  'condition-removed': ({ ship, condition }) => `${ship} perd l’état ${condition}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} est retiré`,
  'cargo-dropped': ({ ship }) => `${ship} largue un marqueur de cargaison`,
  'upgrade-replaced': ({ ship, by, upgrade }) => `${ship} remplace ${upgrade} par ${by}`,
  'upgrade-covered': ({ ship, upgrade }) =>
    `${upgrade} ${de(ship)} est inutilisable tant que Hull Breach est face visible`,
  'upgrade-recovered': ({ ship, upgrade }) => `${upgrade} ${de(ship)} revient en jeu`,
  'attack-drawn': ({ ship, attacker }) => `${ship} attire sur lui l’attaque ${de(attacker)}`,
  'dial-looked-at': ({ ship, by }) => `le joueur ${de(by)} regarde le cadran ${de(ship)}`,
  'damage-discarded': ({ ship, card }) => `${ship} défausse ${card || 'une carte de dégât face cachée'}`,
};

/** What turned out impossible, after "ne peut pas". */
export const DECLARATIONS: DeclarationPhrases = {
  'target-lock': ({ target }) => `acquérir cette cible : ${target}`,
  'barrel-roll': ({ side }) => `faire un tonneau ${side}`,
  boost: ({ direction }) => `accélérer : ${direction}`,
  decloak: ({ move }) => `se désocculter : ${move}`,
};

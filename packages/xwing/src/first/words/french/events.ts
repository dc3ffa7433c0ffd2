import { isCardEvent } from '../../abilities/events.ts';
import type { Declaration, FirstEvent, SetupStep } from '../../events.ts';
import type { FirstState } from '../../state.ts';
import { cardName, letter, shipLabel, upgradeName } from '../labels.ts';
import { cardEvent } from './abilities/events.ts';
import { attackEvent } from './attack.ts';
import { damageEvent } from './damage.ts';
import { counted, de, list, NOUNS, sentence } from './grammar.ts';
import {
  actionNoun,
  bomb,
  boostWay,
  decloakMove,
  difficulty,
  edge,
  faces,
  maneuver,
  obstacle,
  phase,
  player,
  quarter,
  rollWay,
  token,
} from './terms.ts';

/** What happened, as one short sentence. */
export const event = (told: FirstEvent, view: FirstState): string => sentence(eventWords(told, view));

const STEPS: Readonly<Record<SetupStep, string>> = {
  'gather-forces': 'les deux escadrons sont révélés',
  'determine-initiative': 'qui a l’initiative est décidé',
  'establish-play-area': 'l’aire de jeu est établie',
  'place-obstacles': 'les obstacles sont placés',
  'place-forces': 'les vaisseaux sont placés',
  'activate-shields': 'les boucliers sont activés',
  'prepare-other-components': 'les paquets de dégâts sont mélangés',
};

/** A table of phrases, one for each kind of event. */
function eventWords(told: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(told)) return cardEvent(told, view);
  switch (told.kind) {
    case 'setup-step':
      return STEPS[told.step];
    case 'squad':
      return `l’escadron de ${player(told.player)} coûte ${counted(told.points, NOUNS.point)}`;
    case 'initiative-roll':
      return `le dé d’initiative montre ${faces(told.faces)}`;
    case 'initiative':
      return `${player(told.player)} a l’initiative`;
    case 'obstacle-placed':
      return `${player(told.player)} place ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'un obstacle ne tient nulle part et est écarté';
    case 'edge':
      return `${player(told.player)} prend ${edge(told.edge)}`;
    case 'ship-placed':
      return `${ship(told.ship)} est placé`;
    case 'shields':
      return `${ship(told.ship)} a ${counted(told.shields, NOUNS.shield)}`;
    case 'round':
      return `la manche ${told.round} commence`;
    case 'phase':
      return `${phase(told.phase)} : début`;
    case 'dials-set':
      return `${player(told.player)} a réglé ${counted(told.ships, NOUNS.dial)}`;
    case 'activates':
      return `${ship(told.ship)} s’active`;
    case 'dial-revealed':
      return `le cadran ${de(ship(told.ship))} montre ${maneuver(told.maneuver)} (${difficulty(told.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} doit exécuter ${maneuver(told.maneuver)} (${difficulty(told.difficulty)})`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, arrêté par ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} exécute ${maneuver(told.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return told.how === 'overlapped'
        ? `${ship(told.ship)} chevauche ${obstacle(view, told.obstacle)}`
        : `${ship(told.ship)} traverse ${obstacle(view, told.obstacle)}`;
    case 'cleaned-up':
      return `la manœuvre ${de(ship(told.ship))} est finie`;
    case 'action-skipped':
      return `${ship(told.ship)} passe son action`;
    case 'no-action':
      return `${ship(told.ship)} n’effectue aucune action`;
    case 'action':
      return `${ship(told.ship)} effectue une ${actionNoun(told.action, told.free ? 'action gratuite' : 'action')}`;
    case 'tracked':
      return `${ship(told.ship)} a ${counted(told.tokens, NOUNS.tracking)}`;
    case 'impossible':
      return `${ship(told.ship)} ne peut pas ${declarationWords(told.what, view)}`;
    case 'moved': {
      const way = { left: 'à gauche', straight: 'tout droit', right: 'à droite' }[told.way];
      return `${ship(told.ship)} ${told.how === 'boost' ? 'accélère' : 'fait un tonneau'} ${way}`;
    }
    case 'decloaked':
      return `${ship(told.ship)} se désocculte`;
    case 'stays-cloaked':
      return `${ship(told.ship)} reste occulté`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(told, view);
    case 'bomb-dropped':
      return `${ship(told.ship)} largue ${upgradeName(told.upgrade)}`;
    case 'bomb-detonates':
      return `${bomb(told.token)} : explosion`;
    case 'upgrade-discarded':
      return `${ship(told.ship)} défausse ${upgradeName(told.upgrade)}`;
    case 'ordnance-spent':
      return `${ship(told.ship)} défausse un jeton de munitions de ${upgradeName(told.upgrade)}, il en reste ${told.left}`;
    case 'upgrade-flipped':
      return `${ship(told.ship)} retourne ${upgradeName(told.upgrade)}`;
    case 'arc-rotated':
      return `${ship(told.ship)} tourne son arc de tir mobile ${quarter(told.arc)}`;
    case 'coordinated':
      return `${ship(told.ship)} coordonne ${ship(told.other)}`;
    case 'energy-allocated':
      return `${ship(told.ship)} place 1 énergie sur ${upgradeName(told.upgrade)}`;
    case 'crippled':
      return `${ship(told.ship)} est hors service`;
    case 'jams':
      return `${ship(told.ship)} brouille ${ship(told.other)}`;
    case 'deployed':
      return `${ship(told.ship)} se déploie par l’${told.guides === 'front' ? 'avant' : 'arrière'} de ${ship(told.carrier)}`;
    case 'turned':
      return `${ship(told.ship)} fait demi-tour`;
    case 'rolled':
      return `${ship(told.ship)} obtient ${faces(told.faces)} (${told.dice === 'attack' ? 'attaque' : 'défense'})`;
    case 'in-combat':
      return `c’est à ${ship(told.ship)} d’attaquer`;
    case 'game-over':
      if (told.winners) return `${list(told.winners.map(player))} gagnent la partie`;
      return told.winner < 0 ? 'la partie finit sur un match nul' : `${player(told.winner)} gagne la partie`;
    case 'ability':
      return `${ship(told.ship)} utilise ${cardName(told.card)}`;
    case 'shield-recovered':
    case 'shield-lost':
    case 'damage-dealt':
    case 'damage-flipped':
    case 'damage-turned-up':
    case 'deck-reshuffled':
    case 'destroyed':
    case 'removed':
    case 'fled':
      return damageEvent(told, view);
    default:
      return attackEvent(told, view);
  }
}

type TokenEvent = Extract<
  FirstEvent,
  { readonly kind: 'gained' | 'spent' | 'lost' | 'locked' | 'lock-removed' | 'lock-spent' }
>;

/** Tokens and target locks. */
function tokenEvent(told: TokenEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'gained':
      return `${ship(told.ship)} reçoit ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} dépense ${token(told.token, 1)}`;
    case 'lost':
      return `${ship(told.ship)} perd ${token(told.token, told.count)}`;
    case 'locked':
      return `${ship(told.ship)} acquiert une cible : ${ship(told.on)} (${letter(told.letter)})`;
    case 'lock-removed':
      return `${ship(told.ship)} n’a plus d’acquisition ${letter(told.letter)} sur ${ship(told.on)}`;
    case 'lock-spent':
      return `${ship(told.ship)} dépense son acquisition de cible sur ${ship(told.on)}`;
  }
}

/** What turned out impossible, after "ne peut pas". */
function declarationWords(what: Declaration, view: FirstState): string {
  switch (what.kind) {
    case 'target-lock':
      return `acquérir cette cible : ${shipLabel(view, what.target)}`;
    case 'barrel-roll':
      return `faire un tonneau ${rollWay(what)}`;
    case 'boost':
      return `accélérer : ${boostWay(what.direction)}`;
    case 'decloak':
      return `se désocculter : ${decloakMove(what.move)}`;
  }
}

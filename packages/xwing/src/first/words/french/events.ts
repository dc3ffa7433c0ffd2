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
export const event = (event: FirstEvent, view: FirstState): string => sentence(eventWords(event, view));

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
function eventWords(event: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(event)) return cardEvent(event, view);
  switch (event.kind) {
    case 'setup-step':
      return STEPS[event.step];
    case 'squad':
      return `l’escadron de ${player(event.player)} coûte ${counted(event.points, NOUNS.point)}`;
    case 'initiative-roll':
      return `le dé d’initiative montre ${faces(event.faces)}`;
    case 'initiative':
      return `${player(event.player)} a l’initiative`;
    case 'obstacle-placed':
      return `${player(event.player)} place ${obstacle(view, event.obstacle)}`;
    case 'obstacle-skipped':
      return 'un obstacle ne tient nulle part et est écarté';
    case 'edge':
      return `${player(event.player)} prend ${edge(event.edge)}`;
    case 'ship-placed':
      return `${ship(event.ship)} est placé`;
    case 'shields':
      return `${ship(event.ship)} a ${counted(event.shields, NOUNS.shield)}`;
    case 'round':
      return `la manche ${event.round} commence`;
    case 'phase':
      return `${phase(event.phase)} : début`;
    case 'dials-set':
      return `${player(event.player)} a réglé ${counted(event.ships, NOUNS.dial)}`;
    case 'activates':
      return `${ship(event.ship)} s’active`;
    case 'dial-revealed':
      return `le cadran ${de(ship(event.ship))} montre ${maneuver(event.maneuver)} (${difficulty(event.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(event.ship)} doit exécuter ${maneuver(event.maneuver)} (${difficulty(event.difficulty)})`;
    case 'maneuver': {
      const met = event.overlapped.length > 0 ? `, arrêté par ${list(event.overlapped.map(ship))}` : '';
      return `${ship(event.ship)} exécute ${maneuver(event.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return event.how === 'overlapped'
        ? `${ship(event.ship)} chevauche ${obstacle(view, event.obstacle)}`
        : `${ship(event.ship)} traverse ${obstacle(view, event.obstacle)}`;
    case 'cleaned-up':
      return `la manœuvre ${de(ship(event.ship))} est finie`;
    case 'action-skipped':
      return `${ship(event.ship)} passe son action`;
    case 'no-action':
      return `${ship(event.ship)} n’effectue aucune action`;
    case 'action':
      return `${ship(event.ship)} effectue une ${actionNoun(event.action, event.free ? 'action gratuite' : 'action')}`;
    case 'tracked':
      return `${ship(event.ship)} a ${counted(event.tokens, NOUNS.tracking)}`;
    case 'impossible':
      return `${ship(event.ship)} ne peut pas ${declarationWords(event.what, view)}`;
    case 'moved': {
      const way = { left: 'à gauche', straight: 'tout droit', right: 'à droite' }[event.way];
      return `${ship(event.ship)} ${event.how === 'boost' ? 'accélère' : 'fait un tonneau'} ${way}`;
    }
    case 'decloaked':
      return `${ship(event.ship)} se désocculte`;
    case 'stays-cloaked':
      return `${ship(event.ship)} reste occulté`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(event, view);
    case 'bomb-dropped':
      return `${ship(event.ship)} largue ${upgradeName(event.upgrade)}`;
    case 'bomb-detonates':
      return `${bomb(event.token)} : explosion`;
    case 'upgrade-discarded':
      return `${ship(event.ship)} défausse ${upgradeName(event.upgrade)}`;
    case 'ordnance-spent':
      return `${ship(event.ship)} défausse un jeton de munitions de ${upgradeName(event.upgrade)}, il en reste ${event.left}`;
    case 'upgrade-flipped':
      return `${ship(event.ship)} retourne ${upgradeName(event.upgrade)}`;
    case 'arc-rotated':
      return `${ship(event.ship)} tourne son arc de tir mobile ${quarter(event.arc)}`;
    case 'coordinated':
      return `${ship(event.ship)} coordonne ${ship(event.other)}`;
    case 'energy-allocated':
      return `${ship(event.ship)} place 1 énergie sur ${upgradeName(event.upgrade)}`;
    case 'crippled':
      return `${ship(event.ship)} est hors service`;
    case 'jams':
      return `${ship(event.ship)} brouille ${ship(event.other)}`;
    case 'deployed':
      return `${ship(event.ship)} se déploie par l’${event.guides === 'front' ? 'avant' : 'arrière'} de ${ship(event.carrier)}`;
    case 'turned':
      return `${ship(event.ship)} fait demi-tour`;
    case 'rolled':
      return `${ship(event.ship)} obtient ${faces(event.faces)} (${event.dice === 'attack' ? 'attaque' : 'défense'})`;
    case 'in-combat':
      return `c’est à ${ship(event.ship)} d’attaquer`;
    case 'game-over':
      if (event.winners) return `${list(event.winners.map(player))} gagnent la partie`;
      return event.winner < 0
        ? 'la partie finit sur un match nul'
        : `${player(event.winner)} gagne la partie`;
    case 'ability':
      return `${ship(event.ship)} utilise ${cardName(event.card)}`;
    case 'shield-recovered':
    case 'shield-lost':
    case 'damage-dealt':
    case 'damage-flipped':
    case 'damage-turned-up':
    case 'deck-reshuffled':
    case 'destroyed':
    case 'removed':
    case 'fled':
      return damageEvent(event, view);
    default:
      return attackEvent(event, view);
  }
}

type TokenEvent = Extract<
  FirstEvent,
  { readonly kind: 'gained' | 'spent' | 'lost' | 'locked' | 'lock-removed' | 'lock-spent' }
>;

/** Tokens and target locks. */
function tokenEvent(event: TokenEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'gained':
      return `${ship(event.ship)} reçoit ${token(event.token, event.count)}`;
    case 'spent':
      return `${ship(event.ship)} dépense ${token(event.token, 1)}`;
    case 'lost':
      return `${ship(event.ship)} perd ${token(event.token, event.count)}`;
    case 'locked':
      return `${ship(event.ship)} acquiert une cible : ${ship(event.on)} (${letter(event.letter)})`;
    case 'lock-removed':
      return `${ship(event.ship)} n’a plus d’acquisition ${letter(event.letter)} sur ${ship(event.on)}`;
    case 'lock-spent':
      return `${ship(event.ship)} dépense son acquisition de cible sur ${ship(event.on)}`;
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

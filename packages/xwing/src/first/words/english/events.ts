import { isCardEvent } from '../../abilities/events.ts';
import type { Declaration, FirstEvent, SetupStep } from '../../events.ts';
import type { FirstState } from '../../state.ts';
import { letter, shipLabel } from '../labels.ts';
import { cardEvent } from './abilities/events.ts';
import { attackEvent } from './attack.ts';
import { damageEvent } from './damage.ts';
import {
  action,
  article,
  bomb,
  cardName,
  decloakMove,
  edge,
  faces,
  list,
  maneuver,
  obstacle,
  of,
  phase,
  player,
  plural,
  quarter,
  sentence,
  token,
  upgrade,
} from './terms.ts';

/** What happened, as one short sentence. */
export const event = (told: FirstEvent, view: FirstState): string => sentence(eventWords(told, view));

const STEPS: Readonly<Record<SetupStep, string>> = {
  'gather-forces': 'both squads are laid open',
  'determine-initiative': 'who has initiative is settled',
  'establish-play-area': 'the play area is laid out',
  'place-obstacles': 'the obstacles are placed',
  'place-forces': 'the ships are placed',
  'activate-shields': 'shields go up',
  'prepare-other-components': 'the damage decks are shuffled',
};

/** A table of phrases, one for each kind of event. */
function eventWords(told: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(told)) return cardEvent(told, view);
  switch (told.kind) {
    case 'setup-step':
      return STEPS[told.step];
    case 'squad':
      return `${of(player(told.player))} squad costs ${plural(told.points, 'point')}`;
    case 'initiative-roll':
      return `the die for initiative shows ${faces(told.faces)}`;
    case 'initiative':
      return `${player(told.player)} has initiative`;
    case 'obstacle-placed':
      return `${player(told.player)} places ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'an obstacle fits nowhere and is left out';
    case 'edge':
      return `${player(told.player)} takes ${edge(told.edge)}`;
    case 'ship-placed':
      return `${ship(told.ship)} is placed`;
    case 'shields':
      return `${ship(told.ship)} has ${plural(told.shields, 'shield')}`;
    case 'round':
      return `round ${told.round} begins`;
    case 'phase':
      return `${phase(told.phase)} begins`;
    case 'dials-set':
      return `${player(told.player)} has set ${plural(told.ships, 'dial')}`;
    case 'activates':
      return `${ship(told.ship)} activates`;
    case 'dial-revealed':
      return `${of(ship(told.ship))} dial shows ${maneuver(told.maneuver)} (${told.difficulty})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} must fly ${maneuver(told.maneuver)} (${told.difficulty})`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, stopped by ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} flies ${maneuver(told.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return `${ship(told.ship)} ${told.how === 'overlapped' ? 'lies on' : 'moves through'} ${obstacle(view, told.obstacle)}`;
    case 'cleaned-up':
      return `${of(ship(told.ship))} maneuver is done`;
    case 'action-skipped':
      return `${ship(told.ship)} skips its action`;
    case 'no-action':
      return `${ship(told.ship)} performs no action`;
    case 'action': {
      const free = told.free ? 'free ' : '';
      return `${ship(told.ship)} performs ${article(`${free}${action(told.action)}`)} action`;
    }
    case 'tracked':
      return `${ship(told.ship)} has ${plural(told.tokens, 'tracking token')}`;
    case 'impossible':
      return `${ship(told.ship)} cannot ${declarationWords(told.what, view)}`;
    case 'moved': {
      const way = told.way === 'straight' ? 'straight ahead' : `to the ${told.way}`;
      return `${ship(told.ship)} ${told.how === 'boost' ? 'boosts' : 'rolls'} ${way}`;
    }
    case 'decloaked':
      return `${ship(told.ship)} has decloaked`;
    case 'stays-cloaked':
      return `${ship(told.ship)} stays cloaked`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(told, view);
    case 'bomb-dropped':
      return `${ship(told.ship)} drops ${upgrade(told.upgrade)}`;
    case 'bomb-detonates':
      return `a ${bomb(told.token)} goes off`;
    case 'upgrade-discarded':
      return `${ship(told.ship)} discards ${upgrade(told.upgrade)}`;
    case 'ordnance-spent':
      return `${ship(told.ship)} discards an ordnance token of ${upgrade(told.upgrade)}, ${told.left} left`;
    case 'upgrade-flipped':
      return `${ship(told.ship)} flips ${upgrade(told.upgrade)}`;
    case 'arc-rotated':
      return `${ship(told.ship)} turns its mobile arc ${quarter(told.arc)}`;
    case 'coordinated':
      return `${ship(told.ship)} coordinates ${ship(told.other)}`;
    case 'energy-allocated':
      return `${ship(told.ship)} moves 1 energy to ${upgrade(told.upgrade)}`;
    case 'crippled':
      return `${ship(told.ship)} is crippled`;
    case 'jams':
      return `${ship(told.ship)} jams ${ship(told.other)}`;
    case 'deployed':
      return `${ship(told.ship)} deploys from the ${told.guides} of ${ship(told.carrier)}`;
    case 'turned':
      return `${ship(told.ship)} turns around`;
    case 'rolled':
      return `${ship(told.ship)} rolls ${faces(told.faces)} (${told.dice})`;
    case 'in-combat':
      return `it is ${of(ship(told.ship))} turn to attack`;
    case 'game-over':
      if (told.winners) return `${list(told.winners.map(player))} win the game`;
      return told.winner < 0 ? 'the game is a draw' : `${player(told.winner)} wins the game`;
    case 'ability':
      return `${ship(told.ship)} uses ${cardName(told.card)}`;
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
      return `${ship(told.ship)} gets ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} spends ${token(told.token, 1)}`;
    case 'lost':
      return `${ship(told.ship)} loses ${token(told.token, told.count)}`;
    case 'locked':
      return `${ship(told.ship)} locks ${ship(told.on)} (${letter(told.letter)})`;
    case 'lock-removed':
      return `${of(ship(told.ship))} lock ${letter(told.letter)} on ${ship(told.on)} is gone`;
    case 'lock-spent':
      return `${ship(told.ship)} spends its lock on ${ship(told.on)}`;
  }
}

/** What turned out impossible, after "cannot". */
function declarationWords(what: Declaration, view: FirstState): string {
  switch (what.kind) {
    case 'target-lock':
      return `lock ${shipLabel(view, what.target)}`;
    case 'barrel-roll':
      return `roll to the ${what.side}`;
    case 'boost':
      return `boost ${what.direction === 'straight' ? 'straight ahead' : `to the ${what.direction}`}`;
    case 'decloak':
      return `decloak: ${decloakMove(what.move)}`;
  }
}

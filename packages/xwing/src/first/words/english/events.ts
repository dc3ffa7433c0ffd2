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
export const event = (event: FirstEvent, view: FirstState): string => sentence(eventWords(event, view));

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
function eventWords(event: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(event)) return cardEvent(event, view);
  switch (event.kind) {
    case 'setup-step':
      return STEPS[event.step];
    case 'squad':
      return `${of(player(event.player))} squad costs ${plural(event.points, 'point')}`;
    case 'initiative-roll':
      return `the die for initiative shows ${faces(event.faces)}`;
    case 'initiative':
      return `${player(event.player)} has initiative`;
    case 'obstacle-placed':
      return `${player(event.player)} places ${obstacle(view, event.obstacle)}`;
    case 'obstacle-skipped':
      return 'an obstacle fits nowhere and is left out';
    case 'edge':
      return `${player(event.player)} takes ${edge(event.edge)}`;
    case 'ship-placed':
      return `${ship(event.ship)} is placed`;
    case 'shields':
      return `${ship(event.ship)} has ${plural(event.shields, 'shield')}`;
    case 'round':
      return `round ${event.round} begins`;
    case 'phase':
      return `${phase(event.phase)} begins`;
    case 'dials-set':
      return `${player(event.player)} has set ${plural(event.ships, 'dial')}`;
    case 'activates':
      return `${ship(event.ship)} activates`;
    case 'dial-revealed':
      return `${of(ship(event.ship))} dial shows ${maneuver(event.maneuver)} (${event.difficulty})`;
    case 'maneuver-replaced':
      return `${ship(event.ship)} must fly ${maneuver(event.maneuver)} (${event.difficulty})`;
    case 'maneuver': {
      const met = event.overlapped.length > 0 ? `, stopped by ${list(event.overlapped.map(ship))}` : '';
      return `${ship(event.ship)} flies ${maneuver(event.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return `${ship(event.ship)} ${event.how === 'overlapped' ? 'lies on' : 'moves through'} ${obstacle(view, event.obstacle)}`;
    case 'cleaned-up':
      return `${of(ship(event.ship))} maneuver is done`;
    case 'action-skipped':
      return `${ship(event.ship)} skips its action`;
    case 'no-action':
      return `${ship(event.ship)} performs no action`;
    case 'action': {
      const free = event.free ? 'free ' : '';
      return `${ship(event.ship)} performs ${article(`${free}${action(event.action)}`)} action`;
    }
    case 'tracked':
      return `${ship(event.ship)} has ${plural(event.tokens, 'tracking token')}`;
    case 'impossible':
      return `${ship(event.ship)} cannot ${declarationWords(event.what, view)}`;
    case 'moved': {
      const way = event.way === 'straight' ? 'straight ahead' : `to the ${event.way}`;
      return `${ship(event.ship)} ${event.how === 'boost' ? 'boosts' : 'rolls'} ${way}`;
    }
    case 'decloaked':
      return `${ship(event.ship)} has decloaked`;
    case 'stays-cloaked':
      return `${ship(event.ship)} stays cloaked`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(event, view);
    case 'bomb-dropped':
      return `${ship(event.ship)} drops ${upgrade(event.upgrade)}`;
    case 'bomb-detonates':
      return `a ${bomb(event.token)} goes off`;
    case 'upgrade-discarded':
      return `${ship(event.ship)} discards ${upgrade(event.upgrade)}`;
    case 'ordnance-spent':
      return `${ship(event.ship)} discards an ordnance token of ${upgrade(event.upgrade)}, ${event.left} left`;
    case 'upgrade-flipped':
      return `${ship(event.ship)} flips ${upgrade(event.upgrade)}`;
    case 'arc-rotated':
      return `${ship(event.ship)} turns its mobile arc ${quarter(event.arc)}`;
    case 'coordinated':
      return `${ship(event.ship)} coordinates ${ship(event.other)}`;
    case 'energy-allocated':
      return `${ship(event.ship)} moves 1 energy to ${upgrade(event.upgrade)}`;
    case 'crippled':
      return `${ship(event.ship)} is crippled`;
    case 'jams':
      return `${ship(event.ship)} jams ${ship(event.other)}`;
    case 'deployed':
      return `${ship(event.ship)} deploys from the ${event.guides} of ${ship(event.carrier)}`;
    case 'turned':
      return `${ship(event.ship)} turns around`;
    case 'rolled':
      return `${ship(event.ship)} rolls ${faces(event.faces)} (${event.dice})`;
    case 'in-combat':
      return `it is ${of(ship(event.ship))} turn to attack`;
    case 'game-over':
      if (event.winners) return `${list(event.winners.map(player))} win the game`;
      return event.winner < 0 ? 'the game is a draw' : `${player(event.winner)} wins the game`;
    case 'ability':
      return `${ship(event.ship)} uses ${cardName(event.card)}`;
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
      return `${ship(event.ship)} gets ${token(event.token, event.count)}`;
    case 'spent':
      return `${ship(event.ship)} spends ${token(event.token, 1)}`;
    case 'lost':
      return `${ship(event.ship)} loses ${token(event.token, event.count)}`;
    case 'locked':
      return `${ship(event.ship)} locks ${ship(event.on)} (${letter(event.letter)})`;
    case 'lock-removed':
      return `${of(ship(event.ship))} lock ${letter(event.letter)} on ${ship(event.on)} is gone`;
    case 'lock-spent':
      return `${ship(event.ship)} spends its lock on ${ship(event.on)}`;
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

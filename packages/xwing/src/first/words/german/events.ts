import { isCardEvent } from '../../abilities/events.ts';
import type { Declaration, FirstEvent, SetupStep } from '../../events.ts';
import type { FirstState } from '../../state.ts';
import { cardName, letter, shipLabel, upgradeName } from '../labels.ts';
import { cardEvent } from './abilities/events.ts';
import { attackEvent } from './attack.ts';
import { damageEvent } from './damage.ts';
import { counted, list, NOUNS, sentence } from './grammar.ts';
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
  'gather-forces': 'beide Staffeln liegen offen',
  'determine-initiative': 'wer die Initiative hat, steht fest',
  'establish-play-area': 'der Spielbereich ist festgelegt',
  'place-obstacles': 'die Hindernisse werden gelegt',
  'place-forces': 'die Schiffe werden aufgestellt',
  'activate-shields': 'die Schilde werden aktiviert',
  'prepare-other-components': 'die Schadensstapel werden gemischt',
};

/** A table of phrases, one for each kind of event. */
function eventWords(event: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(event)) return cardEvent(event, view);
  switch (event.kind) {
    case 'setup-step':
      return STEPS[event.step];
    case 'squad':
      return `die Staffel von ${player(event.player)} kostet ${counted(event.points, NOUNS.point)}`;
    case 'initiative-roll':
      return `der Würfel um die Initiative zeigt ${faces(event.faces)}`;
    case 'initiative':
      return `${player(event.player)} hat die Initiative`;
    case 'obstacle-placed':
      return `${player(event.player)} legt ${obstacle(view, event.obstacle)}`;
    case 'obstacle-skipped':
      return 'ein Hindernis passt nirgends und bleibt weg';
    case 'edge':
      return `${player(event.player)} nimmt ${edge(event.edge)}`;
    case 'ship-placed':
      return `${ship(event.ship)} wird aufgestellt`;
    case 'shields':
      return `${ship(event.ship)} hat ${counted(event.shields, NOUNS.shield)}`;
    case 'round':
      return `Runde ${event.round} beginnt`;
    case 'phase':
      return `${phase(event.phase)} beginnt`;
    case 'dials-set':
      return `${player(event.player)} hat ${counted(event.ships, NOUNS.dial)} eingestellt`;
    case 'activates':
      return `${ship(event.ship)} wird aktiviert`;
    case 'dial-revealed':
      return `das Rad von ${ship(event.ship)} zeigt ${maneuver(event.maneuver)} (${difficulty(event.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(event.ship)} muss ${maneuver(event.maneuver)} (${difficulty(event.difficulty)}) fliegen`;
    case 'maneuver': {
      const met = event.overlapped.length > 0 ? `, im Weg: ${list(event.overlapped.map(ship))}` : '';
      return `${ship(event.ship)} fliegt ${maneuver(event.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return event.how === 'overlapped'
        ? `${ship(event.ship)} liegt auf ${obstacle(view, event.obstacle)}`
        : `${ship(event.ship)} bewegt sich durch ${obstacle(view, event.obstacle)}`;
    case 'cleaned-up':
      return `das Manöver von ${ship(event.ship)} ist beendet`;
    case 'action-skipped':
      return `${ship(event.ship)} überspringt seine Aktion`;
    case 'no-action':
      return `${ship(event.ship)} führt keine Aktion aus`;
    case 'action':
      return `${ship(event.ship)} führt eine ${event.free ? 'freie ' : ''}${actionNoun(event.action)} aus`;
    case 'tracked':
      return `${ship(event.ship)} hat ${counted(event.tokens, NOUNS.tracking)}`;
    case 'impossible':
      return `${ship(event.ship)} kann ${declarationWords(event.what, view)}`;
    case 'moved': {
      const way =
        event.way === 'straight' ? 'geradeaus' : `nach ${event.way === 'left' ? 'links' : 'rechts'}`;
      return event.how === 'boost'
        ? `${ship(event.ship)} gibt Schub ${way}`
        : `${ship(event.ship)} rollt ${way}`;
    }
    case 'decloaked':
      return `${ship(event.ship)} enttarnt sich`;
    case 'stays-cloaked':
      return `${ship(event.ship)} bleibt getarnt`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(event, view);
    case 'bomb-dropped':
      return `${ship(event.ship)} wirft ${upgradeName(event.upgrade)} ab`;
    case 'bomb-detonates':
      return `${bomb(event.token)} explodiert`;
    case 'upgrade-discarded':
      return `${ship(event.ship)} legt ${upgradeName(event.upgrade)} ab`;
    case 'ordnance-spent':
      return `${ship(event.ship)} legt einen Munitionsmarker von ${upgradeName(event.upgrade)} ab, noch ${event.left}`;
    case 'upgrade-flipped':
      return `${ship(event.ship)} dreht ${upgradeName(event.upgrade)} um`;
    case 'arc-rotated':
      return `${ship(event.ship)} dreht seinen beweglichen Feuerwinkel ${quarter(event.arc)}`;
    case 'coordinated':
      return `${ship(event.ship)} koordiniert ${ship(event.other)}`;
    case 'energy-allocated':
      return `${ship(event.ship)} legt 1 Energie auf ${upgradeName(event.upgrade)}`;
    case 'crippled':
      return `${ship(event.ship)} ist lahmgelegt`;
    case 'jams':
      return `${ship(event.ship)} stört ${ship(event.other)}`;
    case 'deployed':
      return `${ship(event.ship)} dockt ${event.guides === 'front' ? 'vorn' : 'hinten'} von ${ship(event.carrier)} ab`;
    case 'turned':
      return `${ship(event.ship)} dreht sich um 180°`;
    case 'rolled':
      return `${ship(event.ship)} würfelt ${faces(event.faces)} (${event.dice === 'attack' ? 'Angriff' : 'Verteidigung'})`;
    case 'in-combat':
      return `${ship(event.ship)} ist mit dem Angriff an der Reihe`;
    case 'game-over':
      if (event.winners) return `${list(event.winners.map(player))} gewinnen das Spiel`;
      return event.winner < 0 ? 'das Spiel endet unentschieden' : `${player(event.winner)} gewinnt das Spiel`;
    case 'ability':
      return `${ship(event.ship)} nutzt ${cardName(event.card)}`;
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
      return `${ship(event.ship)} erhält ${token(event.token, event.count)}`;
    case 'spent':
      return `${ship(event.ship)} gibt ${token(event.token, 1)} aus`;
    case 'lost':
      return `${ship(event.ship)} verliert ${token(event.token, event.count)}`;
    case 'locked':
      return `${ship(event.ship)} erfasst ${ship(event.on)} als Ziel (${letter(event.letter)})`;
    case 'lock-removed':
      return `die Zielerfassung ${letter(event.letter)} von ${ship(event.ship)} auf ${ship(event.on)} ist weg`;
    case 'lock-spent':
      return `${ship(event.ship)} gibt seine Zielerfassung auf ${ship(event.on)} aus`;
  }
}

/** What turned out impossible, after "kann". */
function declarationWords(what: Declaration, view: FirstState): string {
  switch (what.kind) {
    case 'target-lock':
      return `${shipLabel(view, what.target)} nicht als Ziel erfassen`;
    case 'barrel-roll':
      return `nicht rollen: ${rollWay(what)}`;
    case 'boost':
      return `keinen Schub geben: ${boostWay(what.direction)}`;
    case 'decloak':
      return `sich nicht enttarnen: ${decloakMove(what.move)}`;
  }
}

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
export const event = (told: FirstEvent, view: FirstState): string => sentence(eventWords(told, view));

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
function eventWords(told: FirstEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  if (isCardEvent(told)) return cardEvent(told, view);
  switch (told.kind) {
    case 'setup-step':
      return STEPS[told.step];
    case 'squad':
      return `die Staffel von ${player(told.player)} kostet ${counted(told.points, NOUNS.point)}`;
    case 'initiative-roll':
      return `der Würfel um die Initiative zeigt ${faces(told.faces)}`;
    case 'initiative':
      return `${player(told.player)} hat die Initiative`;
    case 'obstacle-placed':
      return `${player(told.player)} legt ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'ein Hindernis passt nirgends und bleibt weg';
    case 'edge':
      return `${player(told.player)} nimmt ${edge(told.edge)}`;
    case 'ship-placed':
      return `${ship(told.ship)} wird aufgestellt`;
    case 'shields':
      return `${ship(told.ship)} hat ${counted(told.shields, NOUNS.shield)}`;
    case 'round':
      return `Runde ${told.round} beginnt`;
    case 'phase':
      return `${phase(told.phase)} beginnt`;
    case 'dials-set':
      return `${player(told.player)} hat ${counted(told.ships, NOUNS.dial)} eingestellt`;
    case 'activates':
      return `${ship(told.ship)} wird aktiviert`;
    case 'dial-revealed':
      return `das Rad von ${ship(told.ship)} zeigt ${maneuver(told.maneuver)} (${difficulty(told.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} muss ${maneuver(told.maneuver)} (${difficulty(told.difficulty)}) fliegen`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, im Weg: ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} fliegt ${maneuver(told.maneuver)}${met}`;
    }
    case 'obstacle-hit':
      return told.how === 'overlapped'
        ? `${ship(told.ship)} liegt auf ${obstacle(view, told.obstacle)}`
        : `${ship(told.ship)} bewegt sich durch ${obstacle(view, told.obstacle)}`;
    case 'cleaned-up':
      return `das Manöver von ${ship(told.ship)} ist beendet`;
    case 'action-skipped':
      return `${ship(told.ship)} überspringt seine Aktion`;
    case 'no-action':
      return `${ship(told.ship)} führt keine Aktion aus`;
    case 'action':
      return `${ship(told.ship)} führt eine ${told.free ? 'freie ' : ''}${actionNoun(told.action)} aus`;
    case 'tracked':
      return `${ship(told.ship)} hat ${counted(told.tokens, NOUNS.tracking)}`;
    case 'impossible':
      return `${ship(told.ship)} kann ${declarationWords(told.what, view)}`;
    case 'moved': {
      const way = told.way === 'straight' ? 'geradeaus' : `nach ${told.way === 'left' ? 'links' : 'rechts'}`;
      return told.how === 'boost'
        ? `${ship(told.ship)} gibt Schub ${way}`
        : `${ship(told.ship)} rollt ${way}`;
    }
    case 'decloaked':
      return `${ship(told.ship)} enttarnt sich`;
    case 'stays-cloaked':
      return `${ship(told.ship)} bleibt getarnt`;
    case 'gained':
    case 'spent':
    case 'lost':
    case 'locked':
    case 'lock-removed':
    case 'lock-spent':
      return tokenEvent(told, view);
    case 'bomb-dropped':
      return `${ship(told.ship)} wirft ${upgradeName(told.upgrade)} ab`;
    case 'bomb-detonates':
      return `${bomb(told.token)} explodiert`;
    case 'upgrade-discarded':
      return `${ship(told.ship)} legt ${upgradeName(told.upgrade)} ab`;
    case 'ordnance-spent':
      return `${ship(told.ship)} legt einen Munitionsmarker von ${upgradeName(told.upgrade)} ab, noch ${told.left}`;
    case 'upgrade-flipped':
      return `${ship(told.ship)} dreht ${upgradeName(told.upgrade)} um`;
    case 'arc-rotated':
      return `${ship(told.ship)} dreht seinen beweglichen Feuerwinkel ${quarter(told.arc)}`;
    case 'coordinated':
      return `${ship(told.ship)} koordiniert ${ship(told.other)}`;
    case 'energy-allocated':
      return `${ship(told.ship)} legt 1 Energie auf ${upgradeName(told.upgrade)}`;
    case 'crippled':
      return `${ship(told.ship)} ist lahmgelegt`;
    case 'jams':
      return `${ship(told.ship)} stört ${ship(told.other)}`;
    case 'deployed':
      return `${ship(told.ship)} dockt ${told.guides === 'front' ? 'vorn' : 'hinten'} von ${ship(told.carrier)} ab`;
    case 'turned':
      return `${ship(told.ship)} dreht sich um 180°`;
    case 'rolled':
      return `${ship(told.ship)} würfelt ${faces(told.faces)} (${told.dice === 'attack' ? 'Angriff' : 'Verteidigung'})`;
    case 'in-combat':
      return `${ship(told.ship)} ist mit dem Angriff an der Reihe`;
    case 'game-over':
      if (told.winners) return `${list(told.winners.map(player))} gewinnen das Spiel`;
      return told.winner < 0 ? 'das Spiel endet unentschieden' : `${player(told.winner)} gewinnt das Spiel`;
    case 'ability':
      return `${ship(told.ship)} nutzt ${cardName(told.card)}`;
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
      return `${ship(told.ship)} erhält ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} gibt ${token(told.token, 1)} aus`;
    case 'lost':
      return `${ship(told.ship)} verliert ${token(told.token, told.count)}`;
    case 'locked':
      return `${ship(told.ship)} erfasst ${ship(told.on)} als Ziel (${letter(told.letter)})`;
    case 'lock-removed':
      return `die Zielerfassung ${letter(told.letter)} von ${ship(told.ship)} auf ${ship(told.on)} ist weg`;
    case 'lock-spent':
      return `${ship(told.ship)} gibt seine Zielerfassung auf ${ship(told.on)} aus`;
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

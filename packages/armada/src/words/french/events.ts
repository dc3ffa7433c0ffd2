import { counted, de, list, spaced } from '@firing-arc/referee/grammar/french';
import type { ArmadaEvent } from '../../events.ts';
import type { SetupStep } from '../../setup/steps.ts';
import type { ArmadaState } from '../../state.ts';
import { isDamageEvent, isObjectiveEvent } from '../families.ts';
import { lengthOf, objectiveName, shipLabel, squadronLabel, upgradeName } from '../labels.ts';
import { attackEvent } from './attack.ts';
import { damageEvent } from './damage.ts';
import { objectiveEvent } from './objectives.ts';
import {
  clicks,
  command,
  commandDial,
  commandToken,
  means,
  NOUNS,
  obstacle,
  onThe,
  phase,
  player,
  theZone,
} from './terms.ts';

/** What happened, as one short sentence. */
export const event = (told: ArmadaEvent, view: ArmadaState): string => spaced(eventWords(told, view));

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'l’aire de jeu et la zone de mise en place sont délimitées',
  'gather-components': 'les deux flottes sont présentées',
  'determine-initiative': 'le premier joueur est déterminé',
  'choose-objective': 'un objectif est choisi',
  'place-obstacles': 'les obstacles sont placés',
  'deploy-ships': 'les flottes sont déployées',
  'prepare-other-components': 'le paquet de dégâts est mélangé',
  'clean-up': 'tout le reste est rangé',
};

const COIN: Readonly<Record<string, string>> = { heads: 'face', tails: 'pile' };

/** A table of phrases, one for each kind of event. */
function eventWords(told: ArmadaEvent, view: ArmadaState): string {
  const ship = (id: number) => shipLabel(view, id);
  const squadron = (id: number) => squadronLabel(view, id);
  if (isDamageEvent(told)) return damageEvent(told, view);
  if (isObjectiveEvent(told)) return objectiveEvent(told, view);
  switch (told.kind) {
    case 'setup-step':
      return STEPS[told.step];
    case 'fleet':
      return `la flotte de ${player(told.player)} coûte ${counted(told.points, NOUNS.point)}`;
    case 'coin':
      return `la pièce montre ${COIN[told.face] ?? told.face}`;
    case 'first-player':
      return `${player(told.player)} est le premier joueur`;
    case 'objective':
      return `l’objectif est ${objectiveName(told.objective)}`;
    case 'obstacle-placed':
      return `${player(told.player)} place ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'un obstacle ne tient nulle part et reste de côté';
    case 'ship-deployed':
      return `${ship(told.ship)} est déployé à la vitesse ${told.speed}`;
    case 'squadron-deployed':
      return `${squadron(told.squadron)} est déployé`;
    case 'starting-commands':
      return `${upgradeName(told.upgrade)} ${de(ship(told.ship))} commence avec ${list(told.commands.map(command))}`;
    case 'pass-tokens':
      return `${player(told.player)} reçoit ${counted(told.count, NOUNS.passToken)}`;
    case 'round':
      return `le tour ${told.round} commence`;
    case 'phase':
      return `${phase(told.phase)} : début`;
    case 'commands-chosen':
      return `${player(told.player)} a choisi ${counted(told.dials, NOUNS.command)}`;
    case 'passes':
      return `${player(told.player)} ${told.with === 'token' ? 'dépense un pion de passe' : 'n’a plus rien et passe'}`;
    case 'ship-activated':
      return `${ship(told.ship)} est activé`;
    case 'dial-revealed':
      return `${ship(told.ship)} révèle un ${commandDial(told.command)}`;
    case 'no-dial':
      return `${ship(told.ship)} ne révèle aucun cadran`;
    case 'dial-discarded':
      return `${ship(told.ship)} défausse son ${commandDial(told.command)}`;
    case 'command-token':
      return `${ship(told.ship)} reçoit un ${commandToken(told.command)}`;
    case 'command-token-lost':
      return `${ship(told.ship)} défausse un ${commandToken(told.command)}`;
    case 'raid-cleared':
      return `${ship(told.ship)} est débarrassé du pion de raid : ${command(told.command)}`;
    case 'command':
      return `${ship(told.ship)} résout : ${command(told.command)} avec ${means(told.with)}`;
    case 'engineering':
      return `${ship(told.ship)} a ${counted(told.points, NOUNS.repairPoint)}`;
    case 'shield-moved':
      return `${ship(told.ship)} déplace un bouclier de ${theZone(told.from)} vers ${theZone(told.to)}`;
    case 'shield-recovered':
      return `${theZone(told.zone)} ${de(ship(told.ship))} récupère un bouclier, ${told.shields} maintenant`;
    case 'speed':
      return `${ship(told.ship)} est maintenant à la vitesse ${told.speed}`;
    case 'course':
      return `${ship(told.ship)} trace une trajectoire à la vitesse ${told.speed} : ${clicks(told.clicks)}, l’outil ${onThe(told.side)}`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, arrêté par ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} vole à la vitesse ${told.speed} : ${clicks(told.clicks)}${met}`;
    }
    case 'squadrons-displaced':
      return `${ship(told.ship)} se pose sur ${list(told.squadrons.map(squadron))}`;
    case 'squadron-placed':
      return `${squadron(told.squadron)} est placé`;
    case 'on-obstacle':
      return `${ship(told.ship)} finit sur ${obstacle(view, told.obstacle)}`;
    case 'squadron-on-obstacle':
      return `${squadron(told.squadron)} finit sur ${obstacle(view, told.obstacle)}`;
    case 'kept-in-play':
      return `${told.ship < 0 ? squadron(told.squadron) : ship(told.ship)} reste en jeu jusqu’à la fin du tour`;
    case 'hull-recovered':
      return `${squadron(told.squadron)} revient à ${told.hull} de coque`;
    case 'maneuver-executed':
      return `la manœuvre ${de(ship(told.ship))} est exécutée`;
    case 'activation-ends':
      return `l’activation ${de(ship(told.ship))} se termine`;
    case 'squadron-activated':
      return `${squadron(told.squadron)} est activé${told.by < 0 ? '' : ` par ${ship(told.by)}`}`;
    case 'squadron-moved':
      return `${squadron(told.squadron)} se déplace, distance ${lengthOf(told)}`;
    case 'tokens-readied':
      return `${counted(told.count, NOUNS.defenseToken)} ${told.count === 1 ? 'préparé' : 'préparés'}`;
    case 'upgrade-readied':
      return `${upgradeName(told.upgrade)} ${de(ship(told.ship))} est préparée`;
    case 'initiative-flipped':
      return 'le pion d’initiative est retourné';
    case 'victory-token':
      return `${player(told.player)} gagne ${counted(told.count, NOUNS.victoryToken)}`;
    case 'score':
      return `${player(told.player)} marque ${counted(told.points, NOUNS.point)}`;
    case 'game-over':
      return `${player(told.winner)} gagne la partie`;
    default:
      return attackEvent(told, view);
  }
}

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
  list,
  means,
  obstacle,
  of,
  phase,
  player,
  plural,
  sentence,
  zone,
} from './terms.ts';

/** What happened, as one short sentence. */
export const event = (told: ArmadaEvent, view: ArmadaState): string => sentence(eventWords(told, view));

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'the play area and the setup area are laid out',
  'gather-components': 'both fleets are laid open',
  'determine-initiative': 'who is the first player is settled',
  'choose-objective': 'an objective is chosen',
  'place-obstacles': 'the obstacles are placed',
  'deploy-ships': 'the fleets are deployed',
  'prepare-other-components': 'the damage deck is shuffled',
  'clean-up': 'everything else is put away',
};

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
      return `${of(player(told.player))} fleet costs ${plural(told.points, 'point')}`;
    case 'coin':
      return `the coin shows ${told.face}`;
    case 'first-player':
      return `${player(told.player)} is the first player`;
    case 'objective':
      return `the objective is ${objectiveName(told.objective)}`;
    case 'obstacle-placed':
      return `${player(told.player)} places ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'an obstacle fits nowhere and is left out';
    case 'ship-deployed':
      return `${ship(told.ship)} is deployed with speed ${told.speed}`;
    case 'squadron-deployed':
      return `${squadron(told.squadron)} is deployed`;
    case 'starting-commands':
      return `${upgradeName(told.upgrade)} of ${ship(told.ship)} starts with ${list(told.commands.map(command))}`;
    case 'pass-tokens':
      return `${player(told.player)} gets ${plural(told.count, 'pass token')}`;
    case 'round':
      return `round ${told.round} begins`;
    case 'phase':
      return `${phase(told.phase)} begins`;
    case 'commands-chosen':
      return `${player(told.player)} has chosen ${plural(told.dials, 'command')}`;
    case 'passes':
      return `${player(told.player)} ${told.with === 'token' ? 'spends a pass token' : 'has nothing left and passes'}`;
    case 'ship-activated':
      return `${ship(told.ship)} is activated`;
    case 'dial-revealed':
      return `${ship(told.ship)} reveals ${command(told.command)}`;
    case 'no-dial':
      return `${ship(told.ship)} reveals no dial`;
    case 'dial-discarded':
      return `${ship(told.ship)} discards its ${command(told.command)} dial`;
    case 'command-token':
      return `${ship(told.ship)} gets a ${command(told.command)} token`;
    case 'command-token-lost':
      return `${ship(told.ship)} discards a ${command(told.command)} token`;
    case 'raid-cleared':
      return `${ship(told.ship)} is rid of the raid token for ${command(told.command)}`;
    case 'command':
      return `${ship(told.ship)} resolves ${command(told.command)} with ${means(told.with)}`;
    case 'engineering':
      return `${ship(told.ship)} has ${plural(told.points, 'engineering point')}`;
    case 'shield-moved':
      return `${ship(told.ship)} moves a shield from its ${zone(told.from)} to its ${zone(told.to)}`;
    case 'shield-recovered':
      return `${of(ship(told.ship))} ${zone(told.zone)} recovers a shield, ${told.shields} now`;
    case 'speed':
      return `${of(ship(told.ship))} speed is now ${told.speed}`;
    case 'course':
      return `${ship(told.ship)} plots a course at speed ${told.speed}: ${clicks(told.clicks)}, the tool on its ${told.side}`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, stopped by ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} flies at speed ${told.speed}: ${clicks(told.clicks)}${met}`;
    }
    case 'squadrons-displaced':
      return `${ship(told.ship)} comes down on ${list(told.squadrons.map(squadron))}`;
    case 'squadron-placed':
      return `${squadron(told.squadron)} is placed`;
    case 'on-obstacle':
      return `${ship(told.ship)} ends on ${obstacle(view, told.obstacle)}`;
    case 'squadron-on-obstacle':
      return `${squadron(told.squadron)} ends on ${obstacle(view, told.obstacle)}`;
    case 'kept-in-play':
      return `${told.ship < 0 ? squadron(told.squadron) : ship(told.ship)} stays in play until the round ends`;
    case 'hull-recovered':
      return `${squadron(told.squadron)} recovers to ${told.hull} hull`;
    case 'maneuver-executed':
      return `${of(ship(told.ship))} maneuver is executed`;
    case 'activation-ends':
      return `${of(ship(told.ship))} activation ends`;
    case 'squadron-activated':
      return `${squadron(told.squadron)} is activated${told.by < 0 ? '' : ` by ${ship(told.by)}`}`;
    case 'squadron-moved':
      return `${squadron(told.squadron)} moves, distance ${lengthOf(told)}`;
    case 'tokens-readied':
      return `${plural(told.count, 'defense token')} readied`;
    case 'upgrade-readied':
      return `${upgradeName(told.upgrade)} of ${ship(told.ship)} is readied`;
    case 'initiative-flipped':
      return 'the initiative token is flipped';
    case 'victory-token':
      return `${player(told.player)} gains ${plural(told.count, 'victory token')}`;
    case 'score':
      return `${player(told.player)} scores ${plural(told.points, 'point')}`;
    case 'game-over':
      return `${player(told.winner)} wins the game`;
    default:
      return attackEvent(told, view);
  }
}

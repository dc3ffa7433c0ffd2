import type { Rules } from '@firing-arc/referee';
import { applyEffect } from './abilities/effects/apply.ts';
import { endLasting } from './abilities/modifiers.ts';
import { payCosts } from './abilities/pay.ts';
import { openWindow } from './abilities/queue.ts';
import { resolveAbility, resolveEffect } from './abilities/resolve.ts';
import { grantedAction, performActionStep } from './actions/perform.ts';
import { endSlam } from './actions/slam.ts';
import { attackStep, noteAttack } from './attack/attack.ts';
import { removeDestroyed } from './damage/removal.ts';
import { moveCommandos } from './devices/phases.ts';
import { runDeviceStep } from './devices/run.ts';
import { deployedAction, emergencyDeploy, offerDock, startDocked, startDockedSteps } from './docking/dock.ts';
import type { SecondEvent } from './events.ts';
import { type Interpreter, type SecondGame, shipOf } from './game.ts';
import { hugeAttack } from './huge/attacks.ts';
import { setDownNext, sufferRunningOver } from './huge/set-down.ts';
import { imagine } from './imagine.ts';
import { checkDifficulty } from './maneuver/execute.ts';
import { executeRevealedManeuver } from './maneuver/fly.ts';
import { sufferObstacle } from './maneuver/obstacle-effects.ts';
import { sufferOverlap } from './maneuver/overlap-effects.ts';
import { queueTractorMoves, tractorShip } from './maneuver/tractor.ts';
import { activateNext, endActivation, revealDial } from './phases/activation.ts';
import { cleanUp, endRound } from './phases/end.ts';
import { endPhase, engageNext } from './phases/engagement.ts';
import { planningPhase, rollPlayerOrder, setDials } from './phases/planning.ts';
import { beginPhase, startRound } from './phases/round.ts';
import { beginSystem, systemNext, systemShip } from './phases/system.ts';
import type { SecondQuestion } from './questions.ts';
import { dealEnvironment } from './scenarios/environments.ts';
import { scoreObjectives } from './scenarios/objectives.ts';
import { markerSteps, placeMarker } from './scenarios/place-markers.ts';
import { scoreDeficits } from './scoring.ts';
import { deployLast, deployNext, lastDeployments } from './setup/deploy.ts';
import { placeNextObstacle } from './setup/place-obstacles.ts';
import { rollForPlayerOrder } from './setup/player-order.ts';
import { returnShip } from './setup/reserve.ts';
import { beginGame, NOBODY_ENGAGED, type SecondSetup, setupProblems } from './setup/setup.ts';
import { endInitiatives } from './ship/initiative.ts';
import { MOST_PLAYERS, teamOf } from './sides.ts';
import { compiledState, type SecondState, type Step, windowStep } from './state.ts';
import { STREAMS } from './streams.ts';
import { viewOf } from './view.ts';
import { followLeader } from './wings/follow.ts';
import { checkWings, joinWings, leaveWings } from './wings/wings.ts';

/** X-Wing 2.5 as a game the referee can run. */
export const SECOND: Rules<SecondState, SecondSetup, SecondQuestion, SecondEvent, Interpreter> = {
  id: 'xwing2',
  version: '4',
  players: MOST_PLAYERS,
  seats: (state) => state.players.length,
  streams: STREAMS,
  schema: compiledState,
  interpreter: { resolveAbility, applyEffect, payCosts },
  setupProblems,
  begin: beginGame,
  run(game, step) {
    runStep(game, step);
    queueTractorMoves(game);
    if (game.state.wings) checkWings(game);
  },
  view: viewOf,
  imagine,
  secret: (question) => question.kind === 'dials' || ('secret' in question && question.secret === true),
  outcome: (state) =>
    state.result && {
      winner: state.result.winner < 0 ? null : state.result.winner,
      ...(state.result.winner >= 0 &&
        state.teams.length > 0 && { winners: teamOf(state, state.result.winner) }),
      because: state.result.because,
    },
};

/** Runs one step of the agenda. */
function runStep(game: SecondGame, step: Step): void {
  switch (step.kind) {
    // First, because of eight hundred steps of a game more than two hundred are windows.
    case 'window':
      return openWindow(game, step);
    case 'setup-order':
    case 'place-marker':
    case 'place-obstacle':
    case 'deploy':
    case 'deploy-last':
    case 'return':
    case 'start-docked':
    case 'offer-dock':
    case 'deployed-action':
    case 'emergency-deploy':
    case 'start-game':
      return runSetupStep(game, step);
    case 'round':
      return startRound(game);
    case 'planning':
      return planningPhase(game);
    case 'dials':
      return setDials(game);
    case 'player-order':
      return rollPlayerOrder(game);
    case 'system':
      beginSystem(game.state);
      return beginPhase(game, 'system', 'start-of-system', 'xwing2:system-phase.1', { kind: 'system-next' });
    case 'system-next':
      return systemNext(game);
    case 'system-ship':
      return systemShip(game, step.ship);
    case 'tractor':
      return tractorShip(game, step.ship, step.player);
    case 'activation':
      beginPhase(game, 'activation', 'start-of-activation', 'xwing2:activation-phase.1', {
        kind: 'activate-next',
      });
      return moveCommandos(game);
    case 'activate-next':
      return activateNext(game);
    case 'reveal':
      return revealDial(game, step.ship);
    case 'maneuver':
      return executeRevealedManeuver(game, step.ship);
    case 'obstacle':
      return sufferObstacle(game, step.ship, step.obstacle, step.placed);
    case 'check-difficulty':
      return checkDifficulty(game, shipOf(game, step.ship), step.difficulty);
    case 'overlap':
      return sufferOverlap(game, step.ship, step.friendly);
    case 'action':
      return performActionStep(game, step.ship);
    case 'granted-action':
      return grantedAction(game, step.ship, step.by, step);
    case 'end-slam':
      return endSlam(game, step.ship);
    case 'end-activation':
      return endActivation(game, step.ship);
    case 'end-phase-of':
      return endPhase(game, step.phase);
    case 'engagement':
      return engagementPhase(game);
    case 'engage-next':
      return engageNext(game);
    case 'attack':
      return attackStep(game, step.ship, step.bonus, step);
    case 'end-attack':
      endLasting(game.state, 'end of attack');
      noteAttack(game.state);
      game.state.attack = step.outer;
      return;
    case 'remove-destroyed':
      return removeDestroyed(game, step.announced, step.last);
    case 'end':
      return endOfRoundPhase(game);
    case 'end-cleanup':
      return cleanUp(game);
    case 'end-round':
      return endRound(game);
    case 'detonations':
    case 'detonate':
    case 'meet-device':
    case 'place-more':
    case 'place-devices':
    case 'place-device':
    case 'commandos-move':
    case 'remote-engages':
    case 'remove-remote':
    case 'end-devices':
      return runDeviceStep(game, step);
    case 'follow-leader':
      return followLeader(game, step.ship);
    case 'join-wings':
      return joinWings(game);
    case 'leave-wings':
      return leaveWings(game);
    case 'set-down':
      return setDownNext(game, step.huge, step.player);
    case 'ran-over':
      return sufferRunningOver(game, step.huge, step.dice);
    case 'huge-attack':
      return hugeAttack(game, step.ship, step.before);
    case 'ability':
      return resolveAbility(game, step.ability, step.ship, step.occasion);
    case 'effect':
      return resolveEffect(game, step);
    default:
      throw new Error(`there is no step of the kind '${(step satisfies never as Step).kind}'`);
  }
}

type SetupStep = Extract<
  Step,
  {
    readonly kind:
      | 'setup-order'
      | 'place-marker'
      | 'place-obstacle'
      | 'deploy'
      | 'deploy-last'
      | 'return'
      | 'start-docked'
      | 'offer-dock'
      | 'deployed-action'
      | 'emergency-deploy'
      | 'start-game';
  }
>;

/** The steps before the first round, and ships that come into play later. */
function runSetupStep(game: SecondGame, step: SetupStep): void {
  switch (step.kind) {
    case 'setup-order':
      dealEnvironment(game);
      rollForPlayerOrder(game, 'xwing2:setup.3');
      return game.next(
        ...markerSteps(game.state),
        { kind: 'place-obstacle', player: game.state.firstPlayer },
        ...startDockedSteps(game.state),
        windowStep('before-placing-forces'),
        { kind: 'deploy' },
        windowStep('after-placing-forces'),
        ...lastDeployments(game.state),
        windowStep('end-of-setup'),
        { kind: 'start-game' },
        { kind: 'round' },
      );
    case 'place-marker':
      return placeMarker(game, step.turn);
    case 'place-obstacle':
      return placeNextObstacle(game, step.player);
    case 'deploy':
      return deployNext(game);
    case 'deploy-last':
      return deployLast(game, step.ship);
    case 'return':
      return returnShip(game, step.ship);
    case 'start-docked':
      return startDocked(game, step.ship);
    case 'offer-dock':
      return offerDock(game, step.ship, step.carrier);
    case 'deployed-action':
      return deployedAction(game, step.ship);
    case 'emergency-deploy':
      return emergencyDeploy(game, step.ship);
    case 'start-game':
      endInitiatives(game.state, 'end of setup');
      return scoreDeficits(game);
  }
}

function engagementPhase(game: SecondGame): void {
  game.state.engaging = NOBODY_ENGAGED;
  beginPhase(
    game,
    'engagement',
    'start-of-engagement',
    'xwing2:engagement-phase.1',
    { kind: 'place-devices', when: 'start-of-engagement' },
    { kind: 'engage-next' },
  );
}

/** The End Phase: what ends with it, then objectives score. */
function endOfRoundPhase(game: SecondGame): void {
  beginPhase(
    game,
    'end',
    'start-of-end',
    'xwing2:end-phase.1',
    { kind: 'end-devices' },
    windowStep('during-end'),
    ...(game.state.wings ? [{ kind: 'leave-wings' as const }] : []),
    { kind: 'end-cleanup' },
    windowStep('end-of-end'),
    { kind: 'end-round' },
  );
  scoreObjectives(game);
}

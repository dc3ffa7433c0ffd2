import type { Rules } from '@firing-arc/referee';
import { act, resolve } from './abilities/act.ts';
import { openWindow } from './abilities/windows.ts';
import { attackPart, shipAttacks, squadronAttack } from './attack/attack.ts';
import { exogorthAttacks, exogorthsDone, exogorthTurn } from './attack/exogorths.ts';
import { removeDestroyed } from './attack/finish.ts';
import { hitBack } from './attack/hit-back.ts';
import { offerTargeting, removeTargeting } from './attack/ignition.ts';
import { repair } from './commands/repair.ts';
import { clearRaids, resolveCommands, revealDial, useDial } from './commands/reveal.ts';
import { commandNextSquadron } from './commands/squadron.ts';
import type { ArmadaEvent } from './events.ts';
import { type ArmadaGame, type Interpreter, STREAMS, shipOf } from './game.ts';
import { imagine } from './imagine.ts';
import { extraManeuver, plotCourse } from './maneuver/course.ts';
import { placeDisplaced } from './maneuver/displaced.ts';
import { maneuverExecuted, moveShip, overlapDamage } from './maneuver/move.ts';
import { determineCourse, navigate } from './maneuver/navigate.ts';
import { onObstacles } from './maneuver/obstacles.ts';
import { objective } from './objectives/rules.ts';
import { chooseCommands, commandPhase } from './phases/command.ts';
import { endGame, endRound, endsNow, nameWinner } from './phases/end.ts';
import { movePurrgil } from './phases/purrgil.ts';
import { payToReady, readyUpgrades } from './phases/ready-upgrades.ts';
import { startRound } from './phases/round.ts';
import { endActivation, shipPhase, shipTurn } from './phases/ship.ts';
import { cloakedMoves, squadronPhase, squadronTurn } from './phases/squadron.ts';
import { flipInitiative, readyTokens, statusPhase } from './phases/status.ts';
import type { ArmadaQuestion } from './questions.ts';
import { deployFleets, deploymentTurn } from './setup/deploy.ts';
import { finishSetup } from './setup/finish.ts';
import { beginSetup, chooseObjective, determineInitiative } from './setup/initiative.ts';
import { placeNextObstacle, placeObstacles } from './setup/obstacles.ts';
import { type ArmadaSetup, beginGame, setupProblems } from './setup/setup.ts';
import { chooseStartingCommands } from './setup/starting-commands.ts';
import { beginActivation, endSquadronActivation, moveInPlay, squadronActs } from './squadrons/activate.ts';
import { type ArmadaState, compiledState, type Step } from './state.ts';
import { glanceAt, viewOf } from './view.ts';

/** Armada as a game the referee can run. */
export const ARMADA: Rules<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent, Interpreter> = {
  id: 'armada',
  version: '3',
  players: 2,
  streams: STREAMS,
  interpreter: { act, resolve, objective },
  schema: compiledState,
  added: { 'obstacles.*.damage': [] },
  renamed: { 'ships.*.lasting': 'begun', 'squadrons.*.lasting': 'begun' },
  setupProblems,
  begin: beginGame,
  run: runStep,
  view: viewOf,
  glance: glanceAt,
  imagine,
  secret: isSecret,
  outcome: ({ result }) => result && { winner: result.winner, because: result.because },
};

/** Runs one step of the agenda; a fleet without ships ends the game before it (winning-and-losing.2). */
function runStep(game: ArmadaGame, step: Step): void {
  if (step.kind !== 'end-game' && endsNow(game.state)) {
    game.state.agenda = [];
    return game.next({ kind: 'end-game' });
  }
  performStep(game, step);
}

function performStep(game: ArmadaGame, step: Step): void {
  switch (step.kind) {
    case 'begin-setup':
      return beginSetup(game);
    case 'determine-initiative':
      return determineInitiative(game);
    case 'choose-objective':
      return chooseObjective(game);
    case 'place-obstacles':
      return placeObstacles(game);
    case 'place-obstacle':
      return placeNextObstacle(game, step.player);
    case 'deploy-fleets':
      return deployFleets(game);
    case 'deployment-turn':
      return deploymentTurn(game, step.player, step.squadrons);
    case 'starting-commands':
      return chooseStartingCommands(game, step.ship, step.upgrade);
    case 'finish-setup':
      return finishSetup(game);
    case 'round':
      return startRound(game);
    case 'command-phase':
      return commandPhase(game);
    case 'choose-commands':
      return chooseCommands(game);
    case 'ship-phase':
      return shipPhase(game);
    case 'ship-turn':
      return shipTurn(game, step.player);
    case 'reveal-dial':
      return revealDial(game, step.ship);
    case 'clear-raids':
      return clearRaids(game, step.ship);
    case 'use-dial':
      return useDial(game, step.ship, step.at);
    case 'resolve-commands':
      return resolveCommands(game, step.ship);
    case 'command-squadrons':
      return commandNextSquadron(game, step);
    case 'repair':
      return repair(game, step);
    case 'ship-attacks':
      return shipAttacks(game, step);
    case 'targeting-over':
      return removeTargeting(game, shipOf(game, step.ship));
    case 'offer-targeting':
      return offerTargeting(game, step.ship);
    case 'attack-part':
      return attackPart(game, step);
    case 'squadron-attack':
      return squadronAttack(game, step);
    case 'hit-back':
      return hitBack(game, step);
    case 'remove-destroyed':
      return removeDestroyed(game, step);
    case 'determine-course':
      return determineCourse(game, step.ship);
    case 'navigate':
      return navigate(game, step.ship, step.with);
    case 'plot-course':
      return plotCourse(game, step.ship, step.raised);
    case 'move-ship':
      return moveShip(game, step.ship, step.course);
    case 'place-displaced':
      return placeDisplaced(game, step.ship, step.squadrons);
    case 'overlap-damage':
      return overlapDamage(game, step.ship, step.other);
    case 'on-obstacles':
      return onObstacles(game, step);
    case 'maneuver-executed':
      return maneuverExecuted(game, step.ship, step.met);
    case 'extra-maneuver':
      return extraManeuver(game, step);
    case 'end-activation':
      return endActivation(game, step.ship);
    case 'squadron-phase':
      return squadronPhase(game);
    case 'exogorth-turn':
      return exogorthTurn(game, step.player, step.acted);
    case 'exogorth-attacks':
      return exogorthAttacks(game, step);
    case 'exogorths-done':
      return exogorthsDone(game);
    case 'squadron-turn':
      return squadronTurn(game, step.player, step.left);
    case 'activate-squadron':
      return beginActivation(game, step);
    case 'squadron-acts':
      return squadronActs(game, step);
    case 'end-squadron-activation':
      return endSquadronActivation(game, step.squadron, step.by);
    case 'move-squadron':
      return moveInPlay(game, step);
    case 'cloaked-moves':
      return cloakedMoves(game, step.player, step.moved);
    case 'status-phase':
      return statusPhase(game);
    case 'ready-tokens':
      return readyTokens(game);
    case 'ready-upgrades':
      return readyUpgrades(game);
    case 'pay-to-ready':
      return payToReady(game, step.player, step.passed);
    case 'flip-initiative':
      return flipInitiative(game);
    case 'move-purrgil':
      return movePurrgil(game, step.player, step.moved);
    case 'end-round':
      return endRound(game);
    case 'end-game':
      return endGame(game);
    case 'name-winner':
      return nameWinner(game);
    case 'window':
      return openWindow(game, step);
    default:
      throw new Error(`there is no step of the kind '${(step satisfies never as Step).kind}'`);
  }
}

/** Command dials are set and looked at in secret, and so are damage cards of which one is picked. */
function isSecret(question: ArmadaQuestion): boolean {
  if (question.kind === 'pick-command') return question.dial !== undefined;
  return question.kind === 'commands' || question.kind === 'pick-damage-card';
}

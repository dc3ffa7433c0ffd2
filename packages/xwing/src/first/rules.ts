import type { Rules } from '@firing-arc/referee';
import { payCosts } from './abilities/costs.ts';
import { applyEffect } from './abilities/effects.ts';
import { openWindow } from './abilities/open-window.ts';
import { resolveAbility, resolveEffect } from './abilities/resolve.ts';
import { uncloak } from './abilities/verbs.ts';
import { decloakNext, decloakStep } from './actions/decloak.ts';
import { actionStep } from './actions/perform.ts';
import { spendOnShields } from './actions/recover.ts';
import { endSlam } from './actions/slam.ts';
import { tractorStep } from './actions/tractor.ts';
import { attackPart, attackStep, endAttack, resumeAttack } from './attack/attack.ts';
import { dropOnReveal } from './bombs/bombs.ts';
import { detonate, detonateTimed } from './bombs/detonate.ts';
import { removeShip } from './damage/removal.ts';
import { deployDocked } from './docking/deploy.ts';
import type { FirstEvent } from './events.ts';
import { type FirstGame, type Interpreter, STREAMS, shipOf } from './game.ts';
import { allocateEnergy, gainByManeuver } from './huge/energy.ts';
import { imagine } from './imagine.ts';
import { moveShip } from './maneuver/execute.ts';
import { rollForObstacles } from './maneuver/obstacles.ts';
import { revealDial } from './maneuver/revealed.ts';
import { checkPilotStress, cleanUp } from './maneuver/stress.ts';
import { checkObjectives } from './missions/objectives.ts';
import { activateNext } from './phases/activation.ts';
import { beginOpportunity, combatNext, endOpportunity } from './phases/combat.ts';
import { cleanUpRound, endPhase, endRound } from './phases/end.ts';
import { planningPhase, setDials } from './phases/planning.ts';
import { beginPhase, startRound } from './phases/round.ts';
import type { FirstQuestion } from './questions.ts';
import { deployNext, placeForces } from './setup/deploy.ts';
import { placeNextObstacle, placeObstacles } from './setup/place-obstacles.ts';
import { beginGame, type FirstSetup, setupProblems } from './setup/setup.ts';
import { activateShields, announceStep, beginSetup, chooseEdge, determineInitiative } from './setup/steps.ts';
import { MOST_PLAYERS, teamOf } from './sides.ts';
import { compiledState, type FirstState, occasion, type Step } from './state.ts';
import { viewOf } from './view.ts';

/** X-Wing First Edition as a game the referee can run. */
export const FIRST: Rules<FirstState, FirstSetup, FirstQuestion, FirstEvent, Interpreter> = {
  id: 'xwing1',
  version: '9',
  players: MOST_PLAYERS,
  seats: (state) => state.players.length,
  streams: STREAMS,
  interpreter: { applyEffect, payCosts },
  schema: compiledState,
  added: {
    'ships.*.section': -1,
    'ships.*.crippled': false,
    'ships.*.fired': [],
    'ships.*.tokens.energy': 0,
    'ships.*.tokens.reinforce-fore': 0,
    'ships.*.tokens.reinforce-aft': 0,
    'ships.*.tokens.jam': 0,
    'ships.*.tokens.tractor-beam': 0,
    'ships.*.conditions': [],
    'ships.*.tractored': false,
    'ships.*.hasAttacked': false,
    'ships.*.carrier': -1,
    'ships.*.stock': [],
    'ships.*.upgrades.*.marked': -1,
    'ships.*.upgrades.*.points': 0,
    'ships.*.upgrades.*.under': 0,
    'attack.attackDice.*.fixed': false,
    'attack.defenseDice.*.fixed': false,
  },
  setupProblems,
  begin: beginGame,
  run(game, step) {
    runStep(game, step);
    if (game.state.mission) checkObjectives(game);
  },
  view: viewOf,
  imagine,
  secret: ({ kind }) => kind === 'dials',
  outcome: (state) =>
    state.result && {
      winner: state.result.winner < 0 ? null : state.result.winner,
      ...(state.result.winner >= 0 &&
        state.teams.length > 0 && { winners: teamOf(state, state.result.winner) }),
      because: state.result.because,
    },
};

/** Runs one step of the agenda. */
function runStep(game: FirstGame, step: Step): void {
  switch (step.kind) {
    case 'gather-forces':
      return beginSetup(game);
    case 'determine-initiative':
      return determineInitiative(game);
    case 'establish-play-area':
      return announceStep(game, 'establish-play-area');
    case 'place-obstacles':
      return placeObstacles(game);
    case 'place-obstacle':
      return placeNextObstacle(game, step.player);
    case 'choose-edge':
      return chooseEdge(game);
    case 'place-forces':
      return placeForces(game);
    case 'deploy':
      return deployNext(game);
    case 'activate-shields':
      return activateShields(game);
    case 'prepare-other-components':
      return announceStep(game, 'prepare-other-components');
    case 'round':
      return startRound(game);
    case 'planning':
      return planningPhase(game);
    case 'dials':
      return setDials(game);
    case 'activation':
      // Decloaking comes after all that acts at the start of the phase (cloak.6).
      return beginPhase(
        game,
        'activation',
        'start-of-activation',
        { kind: 'decloak-next' },
        { kind: 'activate-next' },
      );
    case 'decloak-next':
      return decloakNext(game);
    case 'decloak':
      return decloakStep(game, step.ship, step.tried);
    case 'uncloak':
      return uncloak(game, step.ship);
    case 'activate-next':
      return activateNext(game);
    case 'reveal':
      return revealDial(game, step.ship);
    case 'drop-bomb':
      return dropOnReveal(game, step.ship);
    case 'maneuver':
      return moveShip(game, step.ship, step.plan);
    case 'check-stress':
      return checkPilotStress(game, step.ship, step.late);
    case 'clean-up':
      return cleanUp(game, step.ship);
    case 'action':
      return actionStep(game, step);
    case 'obstacle-dice':
      return rollForObstacles(game, step.ship, step.met);
    case 'slam-end':
      return endSlam(game, step.ship);
    case 'gain-energy':
      return gainByManeuver(game, step.ship);
    case 'allocate-energy':
      return allocateEnergy(game, step.ship);
    case 'recover':
      return spendOnShields(game, step.ship);
    case 'deploy-docked':
      return deployDocked(game, step.ship, step.lost);
    case 'remove':
      return removeShip(game, shipOf(game, step.ship), step.because);
    case 'tractor':
      return tractorStep(game, step.ship, step.player);
    case 'detonations':
      return detonateTimed(game);
    case 'detonate':
      return detonate(game, step.bomb, step.ship);
    case 'combat':
      return beginPhase(game, 'combat', 'start-of-combat', { kind: 'combat-next' });
    case 'combat-next':
      return combatNext(game);
    case 'combat-ship':
      return beginOpportunity(game, step.ship);
    case 'attack':
      return attackStep(game, step);
    case 'resume-attack':
      return resumeAttack(game, step.attack);
    case 'attack-part':
      return attackPart(game, step.part, step.turn);
    case 'end-attack':
      return endAttack(game);
    case 'end-combat-ship':
      return endOpportunity(game, step.ship);
    case 'end':
      return beginPhase(
        game,
        'end',
        'start-of-end',
        { kind: 'end-cleanup' },
        { kind: 'window', ...occasion('end-of-end') },
        { kind: 'end-round' },
      );
    case 'end-cleanup':
      return cleanUpRound(game);
    case 'end-round':
      return endRound(game);
    case 'end-phase-of':
      return endPhase(game, step.phase);
    case 'window':
      return openWindow(game, step);
    case 'ability':
      return resolveAbility(game, step);
    case 'effect':
      return resolveEffect(game, step);
    default:
      throw new Error(`there is no step of the kind '${(step satisfies never as Step).kind}'`);
  }
}

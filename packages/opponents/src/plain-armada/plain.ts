import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import type { Answer, Help } from '@firing-arc/referee';
import { bestOf } from '../plain/choice.ts';
import type { Policy } from '../policy-player.ts';
import type { Style } from '../styles.ts';
import {
  chooseAttack,
  chooseColor,
  chooseDefense,
  chooseDieNotRolled,
  chooseEffect,
  chooseEvaded,
  chooseEvadeMore,
  chooseMoreRedirected,
  chooseRedirected,
  chooseRedirectZone,
  chooseReroll,
  chooseSpent,
  chooseSwap,
} from './attack.ts';
import {
  chooseCritical,
  chooseDefenseToken,
  chooseNeeded,
  chooseOneOf,
  chooseTarget,
  chooseTurned,
  chooseUse,
  chooseZone,
  KEPT,
} from './cards.ts';
import {
  chooseClearing,
  chooseCommands,
  chooseDialUse,
  chooseDiscarded,
  chooseRepair,
  chooseResolution,
  chooseShip,
} from './commands.ts';
import { chooseCourse, chooseNavigation, chooseSpeed } from './course.ts';
import { type Observation, observe } from './observation.ts';
import { answerInSetup } from './setup.ts';
import { chooseAct, chooseCommanded, chooseMove, chooseSquadron } from './squadrons.ts';

/** The plain opponent with a style; without one it likes no way to fly more than another. */
export const styledArmada =
  (style: Style | null): Policy<ArmadaState, ArmadaQuestion> =>
  (streams, index) =>
  (question, view, help) =>
    decide(observe(view(), question.player, style), question, help, streams, index);

/**
 * The plain opponent of Armada: for every question it weighs each option by where things stand one step later, in
 * fleet points. Chance only breaks ties and shuffles places.
 */
export const plainArmada = styledArmada(null);

function decide(
  observation: Observation,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'commands':
      return chooseCommands(observation, question);
    case 'choose-ship':
      return chooseShip(observation, question);
    case 'discard-command-token':
      return chooseDiscarded(observation, question);
    case 'clear-raid':
      return chooseClearing(observation, question);
    case 'dial-use':
      return chooseDialUse(observation, question);
    case 'resolve-command':
      return chooseResolution(observation, question);
    case 'command-squadron':
    case 'cloaked-squadron':
      return chooseCommanded(observation, question);
    case 'repair':
      return chooseRepair(observation, question);
    case 'navigate':
      return chooseNavigation(observation, question);
    case 'course':
      return chooseCourse(observation, question);
    case 'choose-squadron':
      return chooseSquadron(observation, question);
    case 'squadron':
      return chooseAct(question);
    case 'move-squadron':
      return chooseMove(observation, question, help, streams, index);
    default:
      return decideInAttack(observation, question, help, streams, index);
  }
}

function decideInAttack(
  observation: Observation,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'attack':
    case 'next-squadron':
      return chooseAttack(observation, question);
    case 'die-not-rolled':
      return chooseDieNotRolled(observation, question);
    case 'attack-effect':
      return chooseEffect(observation, question);
    case 'add-die':
      return chooseColor(observation, question);
    case 'reroll-die':
      return chooseReroll(observation, question);
    case 'defense-token':
      return chooseDefense(observation, question);
    case 'evade-more':
      return chooseEvadeMore(observation, question);
    case 'spend-die':
      return chooseSpent(observation, question);
    case 'replace-die':
      return chooseSwap(observation, question);
    case 'redirect-more':
      return chooseMoreRedirected(observation, question);
    case 'pick-color':
      return bestOf(question.options, ({ color }) => armadaExpectedDamage(color, true));
    case 'evade-die':
      return chooseEvaded(observation, question);
    case 'redirect-zone':
      return chooseRedirectZone(observation, question);
    case 'redirect-damage':
      return chooseRedirected(observation, question);
    case 'discard-defense-token':
      return bestOf(question.options, ({ name }) => -KEPT.indexOf(name));
    case 'shield-failure': {
      const { shields } = observation.state.ships[question.ship]!;
      return bestOf(question.options, ({ zones }) =>
        zones.reduce((sum, zone) => sum + Math.min(1, shields[zone]), 0),
      );
    }
    case 'station-repair':
      return bestOf(question.options, (option) =>
        option.kind === 'none' ? 0 : option.name === null ? 1 : 2,
      );
    case 'damage-zone': {
      const { shields } = observation.state.ships[question.ship]!;
      return bestOf(question.options, ({ zone }) => shields[zone]);
    }
    default:
      return decideOfCard(observation, question, help, streams, index);
  }
}

function decideOfCard(
  observation: Observation,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'use-card':
      return chooseUse(observation, question);
    case 'critical-effect':
      return chooseCritical(observation, question);
    case 'change-die':
      return chooseTurned(observation, question);
    case 'pick-target':
      return chooseTarget(observation, question);
    case 'pick-defense-token':
      return chooseDefenseToken(observation, question);
    case 'pick-command':
      return chooseNeeded(observation, question);
    case 'choose-effect':
      return chooseOneOf(observation, question);
    case 'pick-zone':
      return chooseZone(observation, question);
    case 'pick-speed':
      return chooseSpeed(observation, question);
    default:
      return answerInSetup(observation, question, help, streams, index);
  }
}

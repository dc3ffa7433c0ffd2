import type { ObjectiveEvent } from '../../objectives/events.ts';
import type { ObjectiveQuestion } from '../../objectives/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, objectiveName, shipLabel, squadronLabel, tokenOn } from '../labels.ts';
import { command, face, list, obstacle, player, tokenLabel, zone } from './terms.ts';

/** What happened by an objective, as the words of a sentence. */
export function objectiveEvent(told: ObjectiveEvent, view: ArmadaState): string {
  switch (told.kind) {
    case 'objective-ship':
      return `${shipLabel(view, told.ship)} gets an objective token`;
    case 'objective-ship-over':
      return `${shipLabel(view, told.ship)} loses an objective token`;
    case 'objective-dial':
      return `the objective reveals ${command(told.command)}`;
    case 'token-placed':
      return `${player(told.player)} places an objective token`;
    case 'token-moved':
      return 'an objective token is moved';
    case 'token-removed':
      return told.ship < 0
        ? 'an objective token is removed'
        : `an objective token is removed by ${shipLabel(view, told.ship)}`;
    case 'mine-destroyed':
      return 'the mine is destroyed';
    case 'obstacle-moved':
      return `${player(told.player)} moves ${obstacle(view, told.obstacle)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} is removed`;
    case 'zone-marked':
      return `a ${told.token} token marks the ${zone(told.zone)} of ${shipLabel(view, told.ship)}`;
    case 'zone-unmarked':
      return `the ${told.token} token of ${shipLabel(view, told.ship)} is removed`;
    case 'station-damaged':
      return `${obstacle(view, told.obstacle)} gets a facedown damage card`;
    case 'station-destroyed':
      return `${obstacle(view, told.obstacle)} is destroyed, and stays`;
    case 'mine':
      return `a mine goes off beside ${shipLabel(view, told.ship)}: ${list(told.faces.map(face))}`;
  }
}

/** What a player is asked by an objective. */
export function objectiveQuestion(asked: ObjectiveQuestion, view: ArmadaState): string {
  switch (asked.kind) {
    case 'objective-ship':
      return `Which ship is an objective ship of ${objectiveName(view.objective)}?`;
    case 'place-token':
      return `Where does objective token ${asked.token} of ${asked.tokens} lie?`;
    case 'place-targeting':
      return `Where does the targeting token of ${shipLabel(view, asked.ship)} lie?`;
    case 'move-token':
      return `Where is the objective token${tokenLabel(tokenOn(view, asked.marker))} moved?`;
    case 'strategic-token':
      return `Which objective token does ${squadronLabel(view, asked.squadron)} move?`;
    case 'drifting-obstacle':
      return 'Which obstacle is moved?';
    case 'volatile-obstacle':
      return 'Which obstacle goes off?';
    case 'way-toward':
      return `How far does ${obstacle(view, asked.obstacle)} move?`;
    case 'pulled-ship':
      return 'Which enemy ship does the gravity rift pull?';
    case 'marked-ship':
      return 'From which ship beside the purrgil do you discard an objective token?';
    case 'sensor-token':
      return 'Which token is moved away?';
    case 'corona-edge':
      return 'Which short edge is the corona?';
    case 'objective-dial':
      return 'Which command lies on the objective card next?';
    case 'discharge':
      return `Does ${shipLabel(view, asked.ship)} discard its objective token?`;
    case 'fleet-in-being':
      return `Which defense token of ${shipLabel(view, asked.ship)} does an objective token ready?`;
    case 'turn-obstacle':
      return `How is ${obstacle(view, asked.obstacle)} in the middle turned?`;
    case 'move-obstacle':
      return `Where is ${obstacle(view, asked.obstacle)} moved?`;
    case 'set-aside-ship':
      return 'Which ship arrives later?';
    case 'set-aside-squadron':
      return 'Which squadron arrives later?';
    case 'hyperspace':
      return 'At which token does what was set aside arrive?';
    case 'migration-start':
      return 'At which token do purrgil come?';
    case 'exogorth':
      return 'Which exogorth attacks?';
    case 'exogorth-target':
      return `Which squadron does ${obstacle(view, asked.obstacle)} attack next?`;
    case 'exogorth-host':
      return 'Beside which obstacle does the exogorth come out?';
    case 'place-exogorth':
      return `Where does ${obstacle(view, asked.obstacle)} lie beside ${obstacle(view, asked.host)}?`;
    case 'place-beside':
      return `Where is ${squadronLabel(view, asked.squadron)} placed, touching ${obstacle(view, asked.obstacle)}?`;
    case 'asteroid-token':
      return `Which defense token does ${bearerLabel(view, asked)} get back in the asteroid field?`;
    case 'take-token':
      return `Does ${bearerLabel(view, asked)} take an objective token for a victory token?`;
  }
}

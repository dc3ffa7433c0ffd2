import { params, words } from '../language.ts';

/** How the log is divided, and what it says where nothing could be decided. */
export const logWords = words('log', {
  attack: params('Attack: {attacker} on {defender}'),
  attackDiceStay: params('{ship}: nothing to change the attack dice with, passed.'),
  defenseDiceStay: params('{ship}: nothing to change the defense dice with, passed.'),
  noEffects: params('{ship}: no effect to use on the attack, passed.'),
  noTokens: params('{ship}: no defense token to spend, passed.'),
  noCommand: params('{ship}: no command to resolve, passed.'),
  noSquadronToCommand: params('{ship}: no squadron to command, passed.'),
  noMoreRepair: params('{ship}: nothing more to repair, passed.'),
  noUpgradeToReady: params('{ship}: no upgrade card to ready, passed.'),
  nothingMoreToDo: params('{ship}: nothing more to do, passed.'),
  nothingToChoose: params('{ship}: nothing to choose, passed.'),
  waiting: 'What waits to be resolved, in this order',
  resolveCommands: 'Resolve commands',
  commandSquadrons: 'Activate squadrons by command',
  shipAttacks: 'Attacks of the ship',
  shipMoves: 'Its maneuver',
  placeDisplaced: 'Place displaced squadrons',
});

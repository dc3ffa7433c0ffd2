import type { logWords } from '../en/log.ts';
import type { Translated } from '../language.ts';

export const log: Translated<typeof logWords> = {
  attack: 'Angriff: {attacker} auf {defender}',
  attackDiceStay: '{ship}: nichts, um die Angriffswürfel zu ändern, gepasst.',
  defenseDiceStay: '{ship}: nichts, um die Verteidigungswürfel zu ändern, gepasst.',
  noEffects: '{ship}: kein Effekt für den Angriff, gepasst.',
  noTokens: '{ship}: kein Verteidigungsmarker auszugeben, gepasst.',
  noCommand: '{ship}: kein Befehl auszuführen, gepasst.',
  noSquadronToCommand: '{ship}: keine Staffel zu befehligen, gepasst.',
  noMoreRepair: '{ship}: nichts mehr zu reparieren, gepasst.',
  noUpgradeToReady: '{ship}: keine Aufwertungskarte bereitzumachen, gepasst.',
  nothingMoreToDo: '{ship}: nichts mehr zu tun, gepasst.',
  nothingToChoose: '{ship}: nichts zu wählen, gepasst.',
  waiting: 'Was noch abzuhandeln ist, in dieser Reihenfolge',
  resolveCommands: 'Befehle ausführen',
  commandSquadrons: 'Staffeln durch den Befehl aktivieren',
  shipAttacks: 'Angriffe des Schiffs',
  shipMoves: 'Sein Manöver',
  placeDisplaced: 'Verdrängte Staffeln setzen',
};

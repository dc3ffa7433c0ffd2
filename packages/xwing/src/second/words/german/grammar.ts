/** How German words change, and the nouns of this game. */

import { noun } from '@firing-arc/referee/grammar/german';

export * from '@firing-arc/referee/grammar/german';

/** Nouns that the game counts. */
export const NOUNS = {
  action: noun('f', 'Aktion', 'Aktionen'),
  attackDie: noun('m', 'Angriffswürfel'),
  card: noun('f', 'Karte', 'Karten'),
  charge: noun('f', 'Ladung', 'Ladungen'),
  damageCard: noun('f', 'Schadenskarte', 'Schadenskarten'),
  defenseDie: noun('m', 'Verteidigungswürfel'),
  device: noun('n', 'Gerät', 'Geräte'),
  dial: noun('n', 'Rad', 'Räder'),
  fuse: noun('m', 'Zündermarker'),
  lock: noun('f', 'Zielerfassung', 'Zielerfassungen'),
  maneuver: noun('n', 'Manöver'),
  point: noun('m', 'Missionspunkt', 'Missionspunkte'),
  shield: noun('m', 'Schild', 'Schilde'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  step: noun('f', 'Stufe', 'Stufen'),
  token: noun('m', 'Marker'),
  upgrade: noun('f', 'Aufwertung', 'Aufwertungen'),
  wingmate: noun('n', 'Formationsmitglied', 'Formationsmitglieder'),
} as const;

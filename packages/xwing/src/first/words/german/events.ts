import type { AttackStep } from '../../attack/events.ts';
import type { SetupStep } from '../../events.ts';
import type { DeclarationPhrases, EventPhrases } from '../events.ts';
import { counted, NOUNS } from './grammar.ts';
import { actionNoun } from './terms.ts';

const SETUP_STEPS: Readonly<Record<SetupStep, string>> = {
  'gather-forces': 'beide Staffeln liegen offen',
  'determine-initiative': 'wer die Initiative hat, steht fest',
  'establish-play-area': 'der Spielbereich ist festgelegt',
  'place-obstacles': 'die Hindernisse werden gelegt',
  'place-forces': 'die Schiffe werden aufgestellt',
  'activate-shields': 'die Schilde werden aktiviert',
  'prepare-other-components': 'die Schadensstapel werden gemischt',
};

const ATTACK_STEPS: Readonly<Record<AttackStep, string>> = {
  'declare-target': 'das Ziel wird angesagt',
  'roll-attack-dice': 'die Angriffswürfel werden geworfen',
  'modify-attack-dice': 'die Angriffswürfel werden verändert',
  'roll-defense-dice': 'die Verteidigungswürfel werden geworfen',
  'modify-defense-dice': 'die Verteidigungswürfel werden verändert',
  'compare-results': 'die Ergebnisse werden verglichen',
  'deal-damage': 'der Schaden wird zugeteilt',
};

/** What changes dice, behind "durch". */
const HOW = {
  reinforce: 'einen Verstärkungsmarker',
  focus: 'einen Fokusmarker',
  'target-lock': 'die Zielerfassung',
  evade: 'einen Ausweichmarker',
  ability: 'eine Karte',
} as const;

const ROLLS = { left: 'nach links', straight: 'geradeaus', right: 'nach rechts' } as const;

/** What happened. */
export const EVENTS: EventPhrases = {
  'setup-step': (_, { step }) => SETUP_STEPS[step],
  squad: ({ player }, { points }) => `die Staffel von ${player} kostet ${counted(points, NOUNS.point)}`,
  'initiative-roll': ({ faces }) => `der Würfel um die Initiative zeigt ${faces}`,
  initiative: ({ player }) => `${player} hat die Initiative`,
  'obstacle-placed': ({ player, obstacle }) => `${player} legt ${obstacle}`,
  'obstacle-skipped': 'ein Hindernis passt nirgends und bleibt weg',
  edge: ({ player, edge }) => `${player} nimmt ${edge}`,
  'ship-placed': ({ ship }) => `${ship} wird aufgestellt`,
  shields: ({ ship }, { shields }) => `${ship} hat ${counted(shields, NOUNS.shield)}`,
  round: (_, { round }) => `Runde ${round} beginnt`,
  phase: ({ phase }) => `${phase} beginnt`,
  'dials-set': ({ player }, { ships }) => `${player} hat ${counted(ships, NOUNS.dial)} eingestellt`,
  activates: ({ ship }) => `${ship} wird aktiviert`,
  'dial-revealed': ({ ship, maneuver, difficulty }) =>
    `das Rad von ${ship} zeigt ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver, difficulty }) => `${ship} muss ${maneuver} (${difficulty}) fliegen`,
  maneuver: ({ ship, maneuver, overlapped }) =>
    `${ship} fliegt ${maneuver}${overlapped ? `, im Weg: ${overlapped}` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    how === 'overlapped' ? `${ship} liegt auf ${obstacle}` : `${ship} bewegt sich durch ${obstacle}`,
  'cleaned-up': ({ ship }) => `das Manöver von ${ship} ist beendet`,
  'action-skipped': ({ ship }) => `${ship} überspringt seine Aktion`,
  'no-action': ({ ship }) => `${ship} führt keine Aktion aus`,
  action: ({ ship }, { free, action }) =>
    `${ship} führt eine ${free ? 'freie ' : ''}${actionNoun(action)} aus`,
  tracked: ({ ship }, { tokens }) => `${ship} hat ${counted(tokens, NOUNS.tracking)}`,
  impossible: ({ ship, what }) => `${ship} kann ${what}`,
  moved: ({ ship }, { how, way }) => `${ship} ${how === 'boost' ? 'gibt Schub' : 'rollt'} ${ROLLS[way]}`,
  decloaked: ({ ship }) => `${ship} enttarnt sich`,
  'stays-cloaked': ({ ship }) => `${ship} bleibt getarnt`,
  'bomb-dropped': ({ ship, upgrade }) => `${ship} wirft ${upgrade} ab`,
  'bomb-detonates': ({ token }) => `${token} explodiert`,
  'upgrade-discarded': ({ ship, upgrade }) => `${ship} legt ${upgrade} ab`,
  'ordnance-spent': ({ ship, upgrade }, { left }) =>
    `${ship} legt einen Munitionsmarker von ${upgrade} ab, noch ${left}`,
  'upgrade-flipped': ({ ship, upgrade }) => `${ship} dreht ${upgrade} um`,
  'arc-rotated': ({ ship, arc }) => `${ship} dreht seinen beweglichen Feuerwinkel ${arc}`,
  coordinated: ({ ship, other }) => `${ship} koordiniert ${other}`,
  'energy-allocated': ({ ship, upgrade }) => `${ship} legt 1 Energie auf ${upgrade}`,
  crippled: ({ ship }) => `${ship} ist lahmgelegt`,
  jams: ({ ship, other }) => `${ship} stört ${other}`,
  deployed: ({ ship, carrier }, { guides }) =>
    `${ship} dockt ${guides === 'front' ? 'vorn' : 'hinten'} von ${carrier} ab`,
  turned: ({ ship }) => `${ship} dreht sich um 180°`,
  rolled: ({ ship, faces }, { dice }) =>
    `${ship} würfelt ${faces} (${dice === 'attack' ? 'Angriff' : 'Verteidigung'})`,
  'in-combat': ({ ship }) => `${ship} ist mit dem Angriff an der Reihe`,
  'game-over': ({ winner, winners }) =>
    winners
      ? `${winners} gewinnen das Spiel`
      : winner
        ? `${winner} gewinnt das Spiel`
        : 'das Spiel endet unentschieden',
  ability: ({ ship, card }) => `${ship} nutzt ${card}`,
  gained: ({ ship, token }) => `${ship} erhält ${token}`,
  spent: ({ ship, token }) => `${ship} gibt ${token} aus`,
  lost: ({ ship, token }) => `${ship} verliert ${token}`,
  locked: ({ ship, on, letter }) => `${ship} erfasst ${on} als Ziel (${letter})`,
  'lock-removed': ({ ship, on, letter }) => `die Zielerfassung ${letter} von ${ship} auf ${on} ist weg`,
  'lock-spent': ({ ship, on }) => `${ship} gibt seine Zielerfassung auf ${on} aus`,
  'no-attack': ({ ship }) => `${ship} greift nicht an`,
  'attack-step': (_, { step }) => ATTACK_STEPS[step],
  attack: ({ attacker, defender, weapon }, { range, obstructed }) =>
    `${attacker} greift ${defender} in Reichweite ${range} an (${weapon || 'Primärwaffe'}${obstructed ? ', versperrt' : ''})`,
  modified: ({ ship, faces }, { dice, how }) =>
    `die ${dice === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel'} von ${ship} zeigen durch ${HOW[how]} ${faces}`,
  compared: ({ hits }) => (hits ? `übrig: ${hits}` : 'kein Treffer ist übrig'),
  'attack-hits': ({ attacker, defender }) => `${attacker} trifft ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} verfehlt ${defender}`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} erhält einen Schild zurück und hat ${shields}`,
  'shield-lost': ({ ship }, { shields }) => `${ship} verliert einen Schild und hat noch ${shields}`,
  'damage-dealt': ({ card, ship }) => `${ship} bekommt ${card || 'eine verdeckte Schadenskarte'}`,
  'damage-flipped': ({ ship, card }) => `${card} von ${ship} wird umgedreht und ist verdeckt`,
  'damage-turned-up': ({ ship, card }) => `${card} von ${ship} wird aufgedeckt`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} mischt ${counted(cards, NOUNS.card)} zu einem neuen Schadensstapel`,
  destroyed: ({ ship }) => `${ship} ist zerstört`,
  removed: ({ ship }) => `${ship} wird aus dem Spiel entfernt`,
  fled: ({ ship }) => `${ship} verlässt den Spielbereich und ist verloren`,
  'condition-assigned': ({ ship, condition }) => `${ship} bekommt einen Zustand: ${condition}`,
  'condition-removed': ({ ship, condition }) => `${ship} verliert einen Zustand: ${condition}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} wird entfernt`,
  'cargo-dropped': ({ ship }) => `${ship} wirft einen Frachtmarker ab`,
  'upgrade-replaced': ({ ship, by, upgrade }) => `${ship} ersetzt ${upgrade} durch ${by}`,
  'upgrade-covered': ({ ship, upgrade }) =>
    `${upgrade} von ${ship} gilt nicht, solange Hull Breach offen liegt`,
  'upgrade-recovered': ({ ship, upgrade }) => `${upgrade} von ${ship} ist wieder im Spiel`,
  'attack-drawn': ({ ship, attacker }) => `${ship} zieht den Angriff von ${attacker} auf sich`,
  'dial-looked-at': ({ ship, by }) => `der Spieler von ${by} sieht sich das Rad von ${ship} an`,
  'damage-discarded': ({ ship, card }) => `${ship} legt ${card || 'eine verdeckte Schadenskarte'} ab`,
};

/** What turned out impossible, after "kann". */
export const DECLARATIONS: DeclarationPhrases = {
  'target-lock': ({ target }) => `${target} nicht als Ziel erfassen`,
  'barrel-roll': ({ side }) => `nicht rollen: ${side}`,
  boost: ({ direction }) => `keinen Schub geben: ${direction}`,
  decloak: ({ move }) => `sich nicht enttarnen: ${move}`,
};

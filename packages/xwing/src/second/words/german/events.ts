import type { Incomplete } from '@firing-arc/words';
import type { SecondEvent } from '../../events.ts';
import type { EventPhrases } from '../events.ts';
import { EDGES } from './docking.ts';
import { counted, list, NOUNS } from './grammar.ts';
import { action, faces, performedAction, player, WAYS } from './terms.ts';

const CHARGES = { standard: 'Ladung', force: 'Macht', shield: 'Schild', energy: 'Energie' } as const;

const CAN_FAIL: Readonly<Record<Extract<SecondEvent, { kind: 'effect-failed' }>['what'], string>> = {
  'barrel-roll': 'die Fassrolle',
  boost: 'der Schub',
  coordinate: 'die Koordination',
  decloak: 'das Enttarnen',
  deploy: 'das Aufstellen',
  jam: 'das Störsignal',
  lock: 'die Zielerfassung',
  slam: 'der SLAM',
};

const MODIFIED = {
  add: ' (hinzugefügt)',
  change: ' (geändert)',
  reroll: ' (neu geworfen)',
  spend: ' (ausgegeben)',
} as const;

const ofUpgrade = (name: string): string => (name ? ` von ${name}` : '');

/** What happened. */
export const EVENTS: Incomplete<EventPhrases> = {
  'player-order': (_, { rolls, first, players, place = 0 }) => {
    const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} würfelt ${faces(roll)}`).join('; ');
    return `${shown}: ${first < 0 ? 'noch einmal würfeln' : `${player(first)} ist ${['Erster', 'Zweiter', 'Dritter'][place]}`}`;
  },
  'obstacle-placed': ({ player, obstacle }) => `${player} legt ${obstacle}`,
  'obstacle-skipped': 'ein Hindernis passt nirgends und bleibt weg',
  environment: (_, { card }) => `die Umgebung ist ${card}`,
  'player-markers': (_, { red }) =>
    `${player(red)} hat die roten Spielermarker, ${player(1 - red)} die blauen`,
  'marker-placed': ({ player, marker }, event) =>
    event.player < 0 ? `${marker} liegt in der Mitte` : `${player} legt ${marker}`,
  'marker-skipped': ({ marker }) => `${marker} passt nirgends und bleibt weg`,
  towed: ({ ship, marker }) => `${ship} schleppt ${marker} ab`,
  jettisoned: ({ ship, marker }) => `${ship} lässt ${marker} los`,
  claimed: ({ ship, marker }) => `${ship} legt den Marker seines Spielers auf ${marker}`,
  informed: ({ ship, marker }) => `${ship} erfährt, was ${marker} birgt`,
  forgot: ({ ship }) => `${ship} gibt auf, was es erfahren hat`,
  'ship-placed': ({ ship }) => `${ship} wird aufgestellt`,
  points: ({ player }, { points, total }) =>
    `${player} bekommt ${counted(points, NOUNS.point)} und hat ${total}`,
  round: (_, { round }) => `Runde ${round} beginnt`,
  phase: ({ phase }) => `${phase} beginnt`,
  'dials-set': ({ player }, { ships }) => `${player} hat ${counted(ships, NOUNS.dial)} eingestellt`,
  activates: ({ ship }) => `${ship} wird aktiviert`,
  'dial-revealed': ({ ship, maneuver, difficulty }) =>
    `das Rad von ${ship} zeigt ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver, difficulty }) =>
    `${ship} muss stattdessen ${maneuver} (${difficulty}) fliegen`,
  maneuver: ({ ship, maneuver, overlapped, placement }, { executed }) =>
    `${ship} fliegt ${maneuver}, ${executed === 'fully' ? 'ganz' : `nur teilweise, im Weg: ${overlapped}`}${placement ? `, ${placement} gesetzt` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    how === 'overlapped' ? `${ship} liegt auf ${obstacle}` : `${ship} bewegt sich durch ${obstacle}`,
  overlap: ({ ship }, { friendly }) =>
    `${ship} fliegt gegen ein ${friendly ? 'befreundetes' : 'feindliches'} Schiff`,
  'action-skipped': ({ ship }) => `${ship} überspringt seine Aktion`,
  action: ({ ship }, { action, difficulty }) => `${ship} führt ${performedAction(action, difficulty)} aus`,
  'action-failed': ({ ship }, event) => `${action(event.action)} von ${ship} schlägt fehl`,
  moved: ({ ship, template }, { how, way }) =>
    `${ship} bewegt sich (${action(how === 'boost' ? 'boost' : 'barrel-roll')} ${WAYS[way]}${template ? `, ${template}` : ''})`,
  'ship-rotated': ({ ship }, { degrees }) =>
    `${ship} dreht sich um ${Math.abs(degrees)}° nach ${degrees < 0 ? 'links' : 'rechts'}`,
  'effect-failed': ({ ship }, { what }) => `${CAN_FAIL[what]} von ${ship} schlägt fehl`,
  decloaked: ({ ship }) => `${ship} enttarnt sich`,
  jammed: ({ ship, other }) => `${ship} stört ${other}`,
  'dial-shown': ({ ship, maneuver }) => `das Rad von ${ship} wird aufgedeckt: ${maneuver}`,
  'dial-set': ({ ship, maneuver }) =>
    `das Rad von ${ship} wird neu eingestellt${maneuver ? `: ${maneuver}` : ''}`,
  turret: ({ ship, upgrade, arc }) => `${ship} richtet ${upgrade || 'seinen Turm'} aus: ${arc}`,
  gained: ({ ship, token }) => `${ship} erhält ${token}`,
  spent: ({ ship, token }) => `${ship} gibt ${token} aus`,
  lost: ({ ship, token }) => `${ship} verliert ${token}`,
  'charge-spent': ({ ship, upgrade }, { charge }) =>
    `${ship} gibt 1 ${CHARGES[charge]}${ofUpgrade(upgrade)} aus`,
  'charges-recovered': ({ ship, upgrade }, { charge, charges }) =>
    `${ship} hat wieder ${charge === 'force' ? `${charges} Macht` : counted(charges, NOUNS.charge)}${ofUpgrade(upgrade)}`,
  locked: ({ ship, on }) => `${ship} erfasst ${on} als Ziel`,
  'lock-broken': ({ ship, on }) => `die Zielerfassung von ${ship} auf ${on} ist weg`,
  'lock-spent': ({ ship, on }) => `${ship} gibt seine Zielerfassung auf ${on} aus`,
  coordinated: ({ ship, other }) => `${ship} koordiniert ${other}`,
  engages: ({ ship }) => `${ship} kämpft`,
  'no-attack': ({ ship }) => `${ship} greift nicht an`,
  attack: ({ attacker, defender, weapon, arc }, { range, obstructed }) =>
    `${attacker} greift ${defender} in Reichweite ${range} an (${weapon}${arc}${obstructed ? ', versperrt' : ''})`,
  'measured-through': ({ attacker, defender, ships }) =>
    `der Angriff von ${attacker} auf ${defender} ist versperrt (${ships}), was keine Würfel ändert`,
  'dice-count': ({ ship }, { dice, change }) =>
    `${ship} wirft ${counted(Math.abs(change), dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie)} ${change < 0 ? 'weniger' : 'mehr'}`,
  rolled: ({ ship, faces }, { dice }) =>
    `${ship} würfelt ${faces} (${dice === 'attack' ? 'Angriff' : 'Verteidigung'})`,
  modified: ({ ship, faces }, { dice, how }) =>
    `die ${dice === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel'} von ${ship} zeigen jetzt ${faces}${MODIFIED[how]}`,
  canceled: ({ ship, face }) => `1 ${face} von ${ship} wird aufgehoben`,
  neutralized: ({ hits }) =>
    hits ? `nach dem Aufheben übrig: ${hits}` : 'nach dem Aufheben ist kein Treffer übrig',
  reinforced: ({ ship, face }) => `${ship} ist verstärkt: 1 ${face} wird aufgehoben`,
  'attack-hits': ({ attacker, defender }) => `${attacker} trifft ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} verfehlt ${defender}`,
  'shield-lost': ({ ship }, { shields }) => `${ship} verliert einen Schild und hat noch ${shields}`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} stellt einen Schild wieder her, ${shields} aktiv`,
  'charges-lost': ({ ship, upgrade }, { charges }) =>
    `${ship} verliert Ladungen${ofUpgrade(upgrade)}: noch ${charges}`,
  flipped: ({ ship, upgrade }) => `${ship} dreht ${upgrade} um`,
  'recovery-stopped': ({ ship }) => `eine Ladung oder Macht von ${ship} kommt nicht zurück`,
  'maneuver-skipped': ({ ship }) => `${ship} überspringt das Ausführen seines Manövers`,
  'upgrades-exchanged': ({ ship, other, upgrade, otherUpgrade }) =>
    `${ship} und ${other} tauschen ${upgrade} und ${otherUpgrade}`,
  'upgrade-hidden': ({ ship, under }) => `${ship} legt eine Aufwertung verdeckt unter ${under}`,
  'upgrade-revealed': ({ ship, upgrade, under }) =>
    `${ship} deckt ${upgrade} unter ${under} auf und rüstet es aus`,
  'upgrade-handed-on': ({ ship, other, upgrade }) => `${other} bekommt ${upgrade} von ${ship}`,
  'dial-looked-at': ({ ship }) => `der Gegner sieht sich das Rad von ${ship} an`,
  'card-fused': ({ ship, upgrade }, { count }) => `${count} Zündermarker auf ${upgrade} von ${ship}`,
  'on-card': ({ ship, upgrade, token }) => `${token} auf ${upgrade} von ${ship}`,
  replaced: ({ ship }) => `für ${ship} geschieht stattdessen etwas anderes`,
  'damage-dealt': ({ ship }, { card }) => `${ship} bekommt ${card ?? 'eine verdeckte Schadenskarte'}`,
  'damage-prevented': ({ ship }, { damage }) => `${damage} Schaden an ${ship} wird verhindert`,
  'damage-turned': ({ ship }, { damage }) => `${damage} Trefferschaden an ${ship} wird zu Kritschaden`,
  'damage-revealed': ({ ship }, { cards }) => `${ship} zeigt verdeckte Schadenskarten: ${list(cards)}`,
  'damage-discarded': ({ ship }, { cards }) => `${ship} legt ${counted(cards, NOUNS.damageCard)} ab`,
  exposed: ({ ship }, { card }) => `eine Schadenskarte von ${ship} wird aufgedeckt: ${card}`,
  repaired: ({ ship }, { card }) => `${ship} repariert ${card ?? 'eine verdeckte Schadenskarte'}`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} mischt ${counted(cards, NOUNS.card)} zu einem neuen Schadensstapel`,
  destroyed: ({ ship }) => `${ship} ist zerstört`,
  removed: ({ ship }) => `${ship} wird aus dem Spiel entfernt`,
  reserved: ({ ship }) => `${ship} ist in Reserve`,
  fled: ({ ship }) => `${ship} verlässt den Spielbereich und ist verloren`,
  ability: ({ ship, ability }, { used }) => `${ship} nutzt ${ability}${used ? '' : ' nicht'}`,
  'game-over': (_, { winner, winners }) => {
    if (winner < 0) return 'das Spiel endet unentschieden';
    return winners
      ? `${list(winners.map(player))} gewinnen das Spiel`
      : `${player(winner)} gewinnt das Spiel`;
  },
  'device-placed': ({ ship, name, template }, { how }) => {
    const by = template ? ` (${template})` : '';
    if (how === 'place') return `${ship} legt ${name}${by}`;
    return `${ship} ${how === 'drop' ? 'wirft' : 'feuert'} ${name} ab${by}`;
  },
  'obstacle-added': ({ obstacle }) => `${obstacle} liegt jetzt auf dem Tisch`,
  'device-detonates': ({ player, name }) => `${name} von ${player} explodiert`,
  'detonation-prevented': ({ ship, name }) => `${ship} verhindert, dass ${name} explodiert`,
  'device-removed': ({ player, name }) => `${name} von ${player} wird entfernt`,
  'device-moved': ({ player, name }) => `${name} von ${player} bewegt sich`,
  'device-met': ({ ship, name }) => `${ship} trifft auf ${name}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} wird entfernt`,
  'device-fuse': ({ name }, { fuses }) => `${name}: ${counted(fuses, NOUNS.fuse)}`,
  'obstacle-fuse': ({ obstacle }, { fuses }) => `${obstacle}: ${counted(fuses, NOUNS.fuse)}`,
  'condition-assigned': ({ ship, condition }) => `${ship} bekommt einen Zustand: ${condition}`,
  'condition-removed': ({ ship, condition }) => `${ship} verliert einen Zustand: ${condition}`,
  'card-on-condition': ({ ship, condition }, { card }) =>
    `${card} liegt auf dem Zustand von ${ship}: ${condition}`,
  'point-on-condition': ({ ship, player, condition }, { total }) =>
    `${player} verliert 1 Missionspunkt, der nun auf dem Zustand von ${ship} liegt (${condition}), und hat noch ${total}`,
  'condition-revealed': ({ ship, condition }) => `der geheime Zustand von ${ship} ist ${condition}`,
  docked: ({ ship, carrier }) => `${ship} dockt an ${carrier} an`,
  deployed: ({ ship, carrier }, { edge }) => `${ship} dockt ${EDGES[edge]} von ${carrier} ab`,
  restored: ({ ship, carrier }) => `${ship} wird an Bord von ${carrier} wiederhergestellt`,
  'deploy-failed': ({ ship, carrier }) => `${ship} findet keinen Platz zum Abdocken und bleibt an ${carrier}`,
  energy: ({ ship }, { energy }) => `${ship} hat ${energy} Energie`,
  'indicator-shared': ({ ship, other, upgrade }) =>
    `${ship} hat einen gemeinsamen Zeiger für ${upgrade} und ${other}`,
  'upgrade-taken': ({ ship, from, upgrade }) => `${ship} übernimmt ${upgrade} von ${from}`,
  'set-aside': ({ ship, huge }) => `${ship} wird beiseitegelegt, ${huge} steht an seinem Platz`,
  'set-down': ({ ship, huge }) => `${ship} kommt hinter ${huge}`,
  'wing-split': ({ ship, leader }) => `${ship} verlässt die Formation von ${leader}`,
  'wing-joined': ({ ship, leader }) => `${ship} schließt sich der Formation von ${leader} an`,
};

import type { Incomplete } from '@firing-arc/words';
import { titled } from '@firing-arc/words';
import { counted, list } from '@firing-arc/words/german';
import type { AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackKind } from '../../attack/schema.ts';
import { LEFT_PLAY } from '../../damage/events.ts';
import type { SetupStep } from '../../setup/steps.ts';

import type { EventPhrases } from '../phrases.ts';
import {
  atReach,
  clicks,
  color,
  colors,
  commandDial,
  commandToken,
  defenseToken,
  dialOrToken,
  dice,
  die,
  face,
  NOUNS,
  onThe,
  side,
  theZone,
  zoneDative,
} from './terms.ts';

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'Spielfeld und Aufbaubereich werden abgesteckt',
  'gather-components': 'beide Flotten werden offengelegt',
  'determine-initiative': 'es wird geklärt, wer Startspieler ist',
  'choose-objective': 'ein Auftrag wird gewählt',
  'place-obstacles': 'die Hindernisse werden gelegt',
  'deploy-ships': 'die Flotten werden aufgestellt',
  'prepare-other-components': 'der Schadensstapel wird gemischt',
  'clean-up': 'alles andere wird weggeräumt',
};

const ATTACK_STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'ein Ziel wird angesagt',
  'roll-attack-dice': 'Angriffswürfel werden geworfen',
  'resolve-attack-effects': 'Angriffseffekte werden abgehandelt',
  'spend-defense-tokens': 'Verteidigungsmarker dürfen ausgegeben werden',
  'resolve-damage': 'der Schaden wird abgehandelt',
  'declare-additional-target': 'eine weitere Staffel darf angegriffen werden',
};

const HOW: Readonly<Record<AttackKind, readonly [verb: string, apart: string]>> = {
  attack: ['greift', ' an'],
  snipe: ['nimmt', ' aufs Korn'],
  counter: ['greift', ' zurück an'],
  salvo: ['greift', ' mit einer Salve an'],
  ignition: ['greift', ' mit Zündung an'],
};

const CHANGED: Readonly<Record<Modification, string>> = {
  add: 'hinzugefügt',
  reroll: 'neu geworfen',
  spend: 'ausgegeben',
  cancel: 'aufgehoben',
  remove: 'entfernt',
  change: 'gedreht',
  set: 'dazugelegt',
};

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'kann keine Präzision ausgeben',
  'critical-effect': 'kann keinen kritischen Effekt abhandeln',
};

const COIN: Readonly<Record<string, string>> = { heads: 'Kopf', tails: 'Zahl' };

/** What happened, by its kind: a phrase without capital letter and full stop. */
export const EVENTS: Incomplete<EventPhrases> = {
  'setup-step': ({ step }) => STEPS[step],
  fleet: ({ player, points }) => `die Flotte von ${player} kostet ${counted(points, NOUNS.point)}`,
  coin: ({ face }) => `die Münze zeigt ${COIN[face] ?? face}`,
  'first-player': ({ player }) => `${player} ist Startspieler`,
  objective: ({ objective }) => `der Auftrag ist ${objective}`,
  'obstacle-placed': ({ obstacle, player }) => `${player} legt ${obstacle}`,
  'obstacle-skipped': 'ein Hindernis passt nirgends hin und bleibt weg',
  'ship-deployed': ({ ship, speed }) => `${ship} wird mit Geschwindigkeit ${speed} aufgestellt`,
  'squadron-deployed': ({ squadron }) => `${squadron} wird aufgestellt`,
  'starting-commands': ({ commands, ship, upgrade }) =>
    `${upgrade} von ${ship} beginnt mit ${list(commands)}`,
  'pass-tokens': ({ count, player }) => `${player} erhält ${counted(count, NOUNS.passToken)}`,
  round: ({ round }) => `Runde ${round} beginnt`,
  phase: ({ phase }) => `${phase} beginnt`,
  'commands-chosen': ({ dials, player }) => `${player} hat ${counted(dials, NOUNS.command)} gewählt`,
  passes: ({ player }, event) =>
    `${player} ${event.with === 'token' ? 'gibt einen Passmarker aus' : 'hat nichts mehr und passt'}`,
  'ship-activated': ({ ship }) => `${ship} wird aktiviert`,
  'dial-revealed': ({ ship }, event) => `${ship} deckt ein ${commandDial(event.command)} auf`,
  'no-dial': ({ ship }) => `${ship} deckt kein Rad auf`,
  'dial-discarded': ({ ship }, event) => `${ship} legt das ${commandDial(event.command)} ab`,
  'command-token': ({ ship }, event) => `${ship} erhält einen ${commandToken(event.command)}`,
  'command-token-lost': ({ ship }, event) => `${ship} legt einen ${commandToken(event.command)} ab`,
  'raid-cleared': ({ command, ship }) => `${ship} ist den Überfallmarker los: ${command}`,
  command: ({ command, ship }, event) => `${ship} führt aus: ${command} mit ${dialOrToken(event.with)}`,
  engineering: ({ points, ship }) => `${ship} hat ${counted(points, NOUNS.repairPoint)}`,
  'shield-moved': ({ from, ship, to }) =>
    `${ship} verlegt einen Schild aus der ${zoneDative(from)} in ${theZone(to)}`,
  'shield-recovered': ({ shields, ship, zone }) =>
    `${theZone(zone)} von ${ship} gewinnt einen Schild zurück, jetzt ${shields}`,
  speed: ({ ship, speed }) => `${ship} hat jetzt Geschwindigkeit ${speed}`,
  course: ({ ship, side, speed }, event) =>
    `${ship} legt mit Geschwindigkeit ${speed} einen Kurs fest: ${clicks(event.clicks)}, das Werkzeug ${onThe(side)}`,
  maneuver: ({ overlapped, ship, speed }, event) => {
    const met = overlapped.length > 0 ? `, aufgehalten von ${list(overlapped)}` : '';
    return `${ship} fliegt mit Geschwindigkeit ${speed}: ${clicks(event.clicks)}${met}`;
  },
  'squadrons-displaced': ({ ship, squadrons }) => `${ship} landet auf ${list(squadrons)}`,
  'squadron-placed': ({ squadron }) => `${squadron} wird hingestellt`,
  'on-obstacle': ({ obstacle, ship }) => `${ship} endet auf ${obstacle}`,
  'squadron-on-obstacle': ({ obstacle, squadron }) => `${squadron} endet auf ${obstacle}`,
  'kept-in-play': ({ ship, squadron }) => `${ship || squadron} bleibt bis zum Ende der Runde im Spiel`,
  'hull-recovered': ({ hull, squadron }) => `${squadron} hat wieder Hülle ${hull}`,
  'maneuver-executed': ({ ship }) => `das Manöver von ${ship} ist ausgeführt`,
  'activation-ends': ({ ship }) => `die Aktivierung von ${ship} endet`,
  'squadron-activated': ({ by, squadron }) => `${squadron} wird${by ? ` von ${by}` : ''} aktiviert`,
  'squadron-moved': ({ distance, squadron }) => `${squadron} bewegt sich, Distanz ${distance}`,
  'tokens-readied': ({ count }) => `${counted(count, NOUNS.defenseToken)} bereitgemacht`,
  'upgrade-readied': ({ ship, upgrade }) => `${upgrade} von ${ship} wird bereitgemacht`,
  'initiative-flipped': 'der Initiativemarker wird umgedreht',
  'victory-token': ({ count, player }) => `${player} erhält ${counted(count, NOUNS.victoryToken)}`,
  score: ({ player, points }) => `${player} erzielt ${counted(points, NOUNS.point)}`,
  'game-over': ({ winner }) => `${winner} gewinnt das Spiel`,
  'no-attack': ({ attacker }) => `${attacker} greift nicht an`,
  'attack-step': ({ step }) => ATTACK_STEPS[step],
  attack: ({ attackerZone, defenderZone, how, reach }, event) => {
    const [verb, apart] = HOW[how];
    const obstructed = event.obstructed ? ', behindert' : '';
    return `${attackerZone} ${verb} ${defenderZone} ${atReach(reach)}${apart}${obstructed}`;
  },
  'dice-gathered': ({ dice }) => `Würfel: ${colors(dice)}`,
  'die-not-rolled': (_, event) => `ein ${color(event.color)}er Würfel wird nicht geworfen`,
  'die-replaced': ({ from, to }) => `ein ${color(to)}er Würfel ersetzt einen ${color(from)}en`,
  'attack-canceled': 'der Angriff wird abgebrochen',
  'dice-rolled': (_, event) => `die Würfel zeigen ${dice(event.dice)}`,
  'dice-modified': ({ how }, event) =>
    `ein ${color(event.color)}er Würfel wird ${CHANGED[how]}, jetzt: ${dice(event.dice)}`,
  suppressed: ({ party, tokens, what }) =>
    what === 'defense-tokens'
      ? `${party} kann jetzt nicht ausgeben: ${tokens.map(defenseToken).join(', ')}`
      : `${party} ${SUPPRESSED[what]}`,
  'token-locked': ({ defender, token }) => `eine Präzision sperrt ${defenseToken(token)} von ${defender}`,
  'defense-token-spent': ({ defender, now, token }) =>
    `${defender} gibt ${defenseToken(token)} aus, jetzt ${side(now)}`,
  'defense-token-exhausted': ({ defender, token }) => `${defenseToken(token)} von ${defender} wird erschöpft`,
  'redirect-zone': ({ ship, zone }) => `${ship} leitet auf ${theZone(zone)} um`,
  'critical-effect': ({ effect }, event) =>
    event.effect === 'standard'
      ? 'ein kritischer Effekt: Die erste Schadenskarte wird offen ausgeteilt'
      : `ein kritischer Effekt: ${effect}`,
  'targeting-placed': ({ ship }) => `${ship} legt seinen Zielmarker`,
  'targeting-removed': ({ ship }) => `der Zielmarker von ${ship} wird entfernt`,
  'effect-used': ({ effect, party }) => `${party} nutzt ${effect}`,
  'upgrade-used': ({ now, ship, upgrade }) => `${upgrade} von ${ship} ist jetzt ${side(now)}`,
  'damage-totaled': ({ braced, damage }) =>
    `${braced ? 'abgefangen: ' : ''}der Angriff macht ${damage} Schaden`,
  redirected: ({ damage, ship, zone }) => `${ship} nimmt ${damage} davon auf der ${zoneDative(zone)}`,
  'raid-token': ({ command, ship }) => `${ship} erhält einen Überfallmarker: ${command}`,
  'shield-lost': ({ shields, ship, zone }) =>
    `${theZone(zone)} von ${ship} verliert einen Schild, noch ${shields}`,
  'damage-dealt': ({ card, ship }) => `${ship} erhält ${card || 'eine verdeckte Schadenskarte'}`,
  'damage-flipped': ({ card, ship }) => `${card} von ${ship} wird verdeckt`,
  'damage-turned-up': ({ card, ship }) => `eine Karte von ${ship} wird aufgedeckt: ${card}`,
  'damage-discarded': ({ card, ship }) => `${ship} legt ${card || 'eine Schadenskarte'} ab`,
  'hull-lost': ({ hull, squadron }) => `${squadron} hat noch Hülle ${hull}`,
  'deck-reshuffled': ({ cards }) =>
    `aus dem Ablagestapel wird ein Schadensstapel mit ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  'ship-destroyed': ({ ship }, { because }) =>
    because === LEFT_PLAY ? `${ship} verlässt das Spielfeld und ist zerstört` : `${ship} ist zerstört`,
  'squadron-destroyed': ({ squadron }) => `${squadron} ist zerstört`,
  'defense-token-discarded': ({ ship, token }) => `${ship} verliert ${defenseToken(token)}`,
  'dial-changed': ({ ship }) => `das oberste Rad von ${ship} wird neu eingestellt`,
  'defense-token-turned': ({ now, ship, squadron, token }) => {
    const whose = squadron || ship;
    return `${defenseToken(token)} von ${whose} ist jetzt ${side(now)}`;
  },
  'slider-turned': ({ squadron }) => `${squadron} gilt als aktiviert`,
  'dial-gained': ({ ship }, event) => `${ship} erhält ein ${commandDial(event.command)}`,
  'dials-seen': ({ dials, ship }) =>
    dials === 1
      ? `das oberste Rad von ${ship} wird angesehen`
      : `${dials} Räder von ${ship} werden angesehen`,
  'dials-shown': ({ commands, ship }) => `${ship} zeigt die neuen Räder: ${list(commands)}`,
  'command-on-card': ({ ship, upgrade }, event) =>
    `ein ${commandToken(event.command)} wird auf ${upgrade} von ${ship} gelegt`,
  'die-on-card': ({ ship, upgrade }, event) => `auf ${upgrade} von ${ship} liegt ein Würfel: ${die(event)}`,
  'upgrade-passed': ({ heir, ship, upgrade }) => `${upgrade} geht von ${ship} auf ${heir} über`,
  'upgrade-replaced': ({ by, ship, upgrade }) => `${by} tritt auf ${ship} an die Stelle von ${upgrade}`,
  'slider-turned-back': ({ squadron }) => `${squadron} darf noch einmal aktiviert werden`,
  'target-moved': ({ ship, zone }) => `der Angriff trifft jetzt ${theZone(zone)} von ${ship}`,
  'card-command': ({ command, ship, upgrade }) => `${upgrade} von ${ship} verbraucht ${command}`,
  'objective-ship': ({ ship }) => `${ship} erhält einen Auftragsmarker`,
  'objective-ship-over': ({ ship }) => `${ship} verliert einen Auftragsmarker`,
  'objective-dial': ({ command }) => `der Auftrag deckt auf: ${command}`,
  'token-placed': ({ player }) => `${player} legt einen Auftragsmarker`,
  'token-moved': 'ein Auftragsmarker wird bewegt',
  'token-removed': ({ ship }) =>
    !ship ? 'ein Auftragsmarker wird entfernt' : `${ship} entfernt einen Auftragsmarker`,
  'mine-destroyed': 'die Mine ist zerstört',
  'obstacle-moved': ({ obstacle, player }) => `${player} bewegt ${obstacle}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} wird entfernt`,
  'zone-marked': ({ ship, token, zone }) =>
    `ein Marker (${titled(token)}) markiert ${theZone(zone)} von ${ship}`,
  'zone-unmarked': ({ ship, token }) => `der Marker (${titled(token)}) von ${ship} wird entfernt`,
  'station-damaged': ({ obstacle }) => `${obstacle} erhält eine verdeckte Schadenskarte`,
  'station-destroyed': ({ obstacle }) => `${obstacle} ist zerstört und bleibt liegen`,
  mine: ({ faces, ship }) => `eine Mine neben ${ship} geht hoch: ${list(faces.map(face))}`,
};

import type { Window } from '../../../state.ts';
import { momentIn } from '../../moments.ts';
import { list, oder } from '../grammar.ts';
import { actionWith, inAttack, made, someToken } from './requirements.ts';
import { maneuverWith, shipWith, who } from './ships.ts';

/**
 * When an ability acts, in words, before the verb of the sentence; what ends with a comma is a clause. `§` is the
 * ship that the moment is about, `§m` the same in the dative.
 */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-placing-forces': 'im Aufbau, bevor Schiffe aufgestellt werden,',
  'after-placed': 'im Aufbau, nachdem § aufgestellt wurde,',
  'after-placing-forces': 'im Aufbau, nachdem alle Schiffe aufgestellt wurden,',
  'end-of-setup': 'am Ende des Aufbaus',
  'start-of-planning': 'zu Beginn der Planungsphase',
  'start-of-system': 'zu Beginn der Systemphase',
  'during-system': 'in der Systemphase',
  'start-of-activation': 'zu Beginn der Aktivierungsphase',
  'before-activating': 'bevor § aktiviert wird,',
  'before-reveal': 'bevor § sein Rad aufdeckt,',
  'after-free-move': 'nachdem § durch eine Wirkung bewegt wurde,',
  'after-reveal': 'nachdem § sein Rad aufgedeckt hat,',
  'before-maneuver': 'bevor § ein Manöver ausführt,',
  'before-difficulty': 'vor dem Schritt „Schwierigkeit prüfen“ eines Manövers von §m',
  'obstacle-met': 'nachdem § sich durch ein Hindernis bewegt oder es überlappt hat,',
  'after-overlap': 'nachdem § ein anderes Schiff überlappt hat,',
  'after-maneuver': 'nachdem § ein Manöver ausgeführt hat,',
  'action-begins': 'wenn § eine Aktion beginnt,',
  'maneuver-skipped': 'nachdem § seinen Schritt „Manöver ausführen“ übersprungen hat,',
  'after-action': 'nachdem § eine Aktion ausgeführt hat,',
  'action-failed': 'nachdem § eine Aktion misslungen ist,',
  'after-coordinate': 'nachdem § koordiniert hat,',
  'after-jam': 'nachdem § gestört hat,',
  'after-decloak': 'nachdem § sich enttarnt hat,',
  'after-activating': 'nachdem § aktiviert wurde,',
  'end-of-activation': 'am Ende der Aktivierungsphase',
  'start-of-engagement': 'zu Beginn der Kampfphase',
  'at-initiative': 'in der Kampfphase',
  'before-engaging': 'bevor § kämpft,',
  'after-engaging': 'nachdem § gekämpft hat,',
  'end-of-engagement': 'am Ende der Kampfphase',
  'start-of-end': 'zu Beginn der Endphase',
  'during-end': 'in der Endphase',
  'green-removed': 'nachdem § in der Endphase grüne Marker entfernt hat,',
  'end-of-end': 'am Ende der Endphase',
  'end-of-game': 'am Ende des Spiels',
  'after-crit-damage': 'nachdem § einen Kritschaden erlitten hat,',
  'dealt-faceup': 'wenn diese Karte auf §m aufgedeckt wird,',
  'after-damage': 'nachdem § Schaden erlitten hat,',
  'after-shield-lost': 'nachdem § einen Schild verloren hat,',
  'after-dealt': 'nachdem § eine Schadenskarte bekommen hat,',
  'after-repair': 'nachdem § eine Schadenskarte repariert hat,',
  'after-destroyed': 'nachdem § zerstört wurde,',
  'before-removed': 'bevor § entfernt wird,',
  'after-gain': 'nachdem § einen Marker erhalten hat,',
  'after-jam-loss': 'nachdem § durch einen Störsignalmarker einen grünen Marker verloren hat,',
  'after-spend': 'nachdem § einen Marker ausgegeben hat,',
  'after-lock': 'nachdem § ein Ziel erfasst hat,',
  'after-assigned': 'nachdem § dies zugewiesen wurde,',
  'after-drop': 'nachdem § ein Gerät abgeworfen oder abgefeuert hat,',
  'after-place': 'nachdem § ein Gerät anders gelegt hat,',
  'detonation-near': 'nachdem in Reichweite 0-1 von §m ein Gerät explodiert ist,',
  'after-detonation': 'nachdem ein Gerät von §m explodiert ist,',
  'after-device-effect': 'nachdem § die Wirkung eines befreundeten Geräts erlitten hat,',
  'after-deploy': 'nachdem § abgedockt ist,',
  'attack-declared': 'nachdem ein Angriff angesagt wurde,',
  'before-attack-dice': 'bevor Angriffswürfel geworfen werden,',
  'after-attack-dice': 'nachdem Angriffswürfel geworfen wurden,',
  'before-modifying-attack': 'bevor Angriffswürfel verändert werden,',
  'before-defense-dice': 'bevor Verteidigungswürfel geworfen werden,',
  'after-defense-dice': 'nachdem Verteidigungswürfel geworfen wurden,',
  'after-reroll': 'nachdem Würfel neu geworfen wurden,',
  'before-modifying-defense': 'bevor Verteidigungswürfel verändert werden,',
  'before-neutralizing': 'in einem Angriff, bevor Ergebnisse aufgehoben werden,',
  'after-neutralizing': 'in einem Angriff, nachdem Ergebnisse aufgehoben wurden,',
  'after-hit': 'nachdem ein Angriff getroffen hat,',
  aftermath: 'im Nachspiel eines Angriffs',
  'after-attack': 'nachdem § angegriffen hat,',
  'after-defending': 'nachdem § verteidigt hat,',
};

/** Moments in which something happens to a ship, which stands in the dative then. */
const TO_WHOM: readonly Window[] = ['action-failed', 'after-assigned'];

/** Moments between two ships, where the other one is this ship. */
const ON_THIS: Partial<Readonly<Record<Window, string>>> = {
  'after-overlap': 'nachdem § dieses Schiff überlappt hat,',
  'after-lock': 'nachdem § dieses Schiff als Ziel erfasst hat,',
  'after-coordinate': 'nachdem § dieses Schiff koordiniert hat,',
  'after-deploy': 'nachdem § von diesem Schiff abgedockt ist,',
};

/** "nachdem dieses Schiff ein rotes Manöver ausgeführt hat, falls …,"; the verb comes next. */
export const moment = momentIn({
  windows: MOMENTS,
  onThis: ON_THIS,
  inAttack,
  made,
  attacked: (how) => `nachdem § ${how} angegriffen hat,`,
  initiative: (step) => `bei Initiative ${step} der Kampfphase`,
  token: (tokens, does) =>
    `nachdem § ${oder(tokens.map((name) => someToken(name, 'acc')))} ${does === 'gains' ? 'erhalten' : 'ausgegeben'} hat,`,
  action: (wanted, window) =>
    window === 'action-begins'
      ? `wenn § ${actionWith(wanted)} beginnt,`
      : `nachdem § ${actionWith(wanted)} ausgeführt hat,`,
  flight: ({ fully, ion, notStraight, sideslip, obstacle, crossed, ...test }) => {
    const adverb = fully === undefined ? '' : fully ? 'vollständig ' : 'teilweise ';
    const kind = ion ? 'ein Ionenmanöver' : maneuverWith(test);
    const slip = sideslip === undefined ? '' : sideslip ? ' mit Seitgleiten' : ' ohne Seitgleiten';
    const rock = obstacle ? ' durch oder auf ein Hindernis' : crossed ? ' durch ein Hindernis' : '';
    return `nachdem § ${kind}${notStraight ? ' außer geradeaus' : ''}${slip}${rock} ${adverb}ausgeführt hat,`;
  },
  checking: (flight) =>
    `vor dem Schritt „Schwierigkeit prüfen“, ${flight.replace(/^nachdem/, 'während').replace(/ausgeführt hat,$/, 'ausführt,')}`,
  about: (moment, that, window) => {
    const ship = (how: 'nom' | 'dat') => (that ? shipWith(that, 'one', how) : who('self', how));
    return moment
      .replaceAll('§m', ship('dat'))
      .replaceAll('§', ship(TO_WHOM.includes(window) ? 'dat' : 'nom'));
  },
  when: (moment, found) => `${moment.replace(/,$/, '')}, falls ${list(found)},`,
});

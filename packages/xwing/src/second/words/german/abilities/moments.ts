import type { Requirement, ShipTest, Strange, Trigger } from '../../../abilities/language.ts';
import type { Window } from '../../../state.ts';
import { isOnThis } from '../../on-this.ts';
import { list } from '../grammar.ts';
import { actionWith, conditions, someToken } from './requirements.ts';
import { maneuverWith, shipWith } from './ships.ts';

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
  'dealt-faceup': 'wenn diese Karte auf dem Schiff aufgedeckt wird,',
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

const OF_ACTIONS: readonly Window[] = ['after-action', 'action-begins'];
const FLIGHTS: readonly Window[] = ['after-maneuver', 'before-difficulty'];
const TOKEN_MOMENTS: readonly Window[] = ['after-gain', 'after-spend'];

/** "nachdem dieses Schiff ein rotes Manöver ausgeführt hat, falls …,"; the verb comes next. */
export function moment({ window, of, requires }: Trigger | Strange): string {
  const tests = of as readonly ShipTest[];
  const about = (how: 'nom' | 'dat') =>
    of === 'own' ? (how === 'dat' ? 'diesem Schiff' : 'dieses Schiff') : shipWith(tests, 'one', how);
  const onThis = requires.some(isOnThis) ? ON_THIS[window] : undefined;
  const named = tokenMoment(window, requires) ?? stepMoment(requires) ?? onThis;
  const base = named ?? flightMoment(window, requires) ?? actionMoment(window, requires);
  const said = base
    .replaceAll('§m', about('dat'))
    .replaceAll('§', about(TO_WHOM.includes(window) ? 'dat' : 'nom'));
  const rest = requires.filter(
    (one) =>
      !(named && (one.kind === 'token-is' || one.kind === 'initiative-step')) &&
      !(onThis !== undefined && isOnThis(one)) &&
      !(FLIGHTS.includes(window) && one.kind === 'flown') &&
      !(OF_ACTIONS.includes(window) && one.kind === 'action'),
  );
  const found = conditions(rest);
  if (found.length === 0) return said;
  return `${said.replace(/,$/, '')}, falls ${list(found)},`;
}

/** "bei Initiative 7 der Kampfphase". */
function stepMoment(requires: readonly Requirement[]): string | null {
  const step = requires.find((requirement) => requirement.kind === 'initiative-step');
  return step?.kind === 'initiative-step' ? `bei Initiative ${step.is} der Kampfphase` : null;
}

/** "nachdem dieses Schiff einen Stressmarker erhalten hat,". */
function tokenMoment(window: Window, requires: readonly Requirement[]): string | null {
  if (!TOKEN_MOMENTS.includes(window)) return null;
  const wanted = requires.find((requirement) => requirement.kind === 'token-is');
  if (wanted?.kind !== 'token-is') return null;
  const what = list(
    wanted.tokens.map((name) => someToken(name, 'acc')),
    'oder',
  );
  return `nachdem § ${what} ${window === 'after-gain' ? 'erhalten' : 'ausgegeben'} hat,`;
}

function actionMoment(window: Window, requires: readonly Requirement[]): string {
  const wanted = requires.find((requirement) => requirement.kind === 'action');
  if (!OF_ACTIONS.includes(window) || wanted?.kind !== 'action') return MOMENTS[window];
  if (window === 'action-begins') return `wenn § ${actionWith(wanted)} beginnt,`;
  return `nachdem § ${actionWith(wanted)} ausgeführt hat,`;
}

function flightMoment(window: Window, requires: readonly Requirement[]): string | null {
  if (window === 'after-maneuver') return flightText(requires);
  if (window !== 'before-difficulty') return null;
  const flown = flightText(requires)
    .replace(/^nachdem/, 'während')
    .replace(/ausgeführt hat,$/, 'ausführt,');
  return `vor dem Schritt „Schwierigkeit prüfen“, ${flown}`;
}

function flightText(requires: readonly Requirement[]): string {
  const flown = requires.find((requirement) => requirement.kind === 'flown');
  if (flown?.kind !== 'flown') return MOMENTS['after-maneuver'];
  const adverb = flown.fully === undefined ? '' : flown.fully ? 'vollständig ' : 'teilweise ';
  const kind = flown.ion ? 'ein Ionenmanöver' : maneuverWith(flown);
  const but = flown.notStraight ? ' außer geradeaus' : '';
  const slip = flown.sideslip === undefined ? '' : flown.sideslip ? ' mit Seitgleiten' : ' ohne Seitgleiten';
  const rock = flown.obstacle ? ' durch oder auf ein Hindernis' : flown.crossed ? ' durch ein Hindernis' : '';
  return `nachdem § ${kind}${but}${slip}${rock} ${adverb}ausgeführt hat,`;
}

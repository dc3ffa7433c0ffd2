import type { Requirement, Trigger } from '../../../abilities/language.ts';
import { isInAttack, type Window } from '../../../state.ts';
import { list } from '../grammar.ts';
import { actionWith, conditions, flight, isYou, someToken } from './conditions.ts';
import { ofShip, shipWith } from './ships.ts';

/**
 * When an ability acts, in words, before the verb of the sentence; what ends with a comma is a clause. `§` is the
 * ship that the moment is about, `§von` the same as an owner. Moments of an attack are those of its attacker.
 */
const MOMENTS: Readonly<Record<Window, string>> = {
  'before-forces': 'bevor Schiffe aufgestellt werden,',
  'ship-placed': 'während des Aufbaus, nachdem § aufgestellt wurde,',
  'end-of-planning': 'am Ende der Planungsphase',
  'end-of-setup': 'am Ende des Aufbaus',
  'start-of-planning': 'zu Beginn der Planungsphase',
  coordinating: 'wenn § koordiniert, bevor das andere Schiff handelt,',
  'start-of-activation': 'zu Beginn der Aktivierungsphase',
  'before-reveal': 'bevor § sein Rad aufdeckt,',
  reveal: 'wenn § sein Rad aufdeckt,',
  'after-maneuver': 'nachdem § ein Manöver ausgeführt hat,',
  'after-stress-check': 'nachdem § seinen Stress geprüft hat,',
  'gaining-energy': 'wenn § durch sein Manöver Energie erhält,',
  'energy-allocated': 'wenn § Energie auf eine Aufwertungskarte legt,',
  'using-energy': 'im Schritt „Energie verwenden“ §von',
  recovering: 'wenn § eine Wiederherstellungs-Aktion ausführt, bevor Energie ausgegeben wird,',
  deploying: 'wenn § ein Schiff absetzt,',
  'after-decloak': 'nachdem § sich enttarnt hat,',
  'after-drop': 'nachdem § eine Bombe abgeworfen hat,',
  'after-token': 'wenn § einen Marker erhält,',
  'after-lock': 'wenn § ein Ziel erfasst,',
  'lock-spent': 'wenn § eine Zielerfassung ausgibt,',
  'after-spend': 'nachdem § einen Marker ausgegeben hat,',
  'token-lost': 'nachdem § einen Marker verloren hat,',
  'after-action': 'nachdem § eine Aktion ausgeführt hat,',
  'end-of-activation': 'am Ende der Aktivierungsphase',
  'start-of-combat': 'zu Beginn der Kampfphase',
  opportunity: 'wenn § in der Kampfphase zum aktiven Schiff wird,',
  'attack-declared': 'wenn § einen Angriff ansagt,',
  'before-attack-dice': 'bevor § Angriffswürfel wirft,',
  'after-attack-dice': 'nachdem § Angriffswürfel geworfen hat,',
  'before-defense-dice': 'wenn § angreift, bevor Verteidigungswürfel geworfen werden,',
  'after-defense-dice': 'wenn § angreift, nachdem Verteidigungswürfel geworfen wurden,',
  'before-comparing': 'wenn § angreift, bevor die Ergebnisse verglichen werden,',
  'after-comparing': 'wenn § angreift, nachdem die Ergebnisse verglichen wurden,',
  hit: 'wenn ein Angriff §von trifft,',
  'damage-dealt': 'wenn § eine Schadenskarte bekommt,',
  'before-damage': 'wenn § angreift, bevor der Verteidiger die Ergebnisse erleidet,',
  'attack-dealt': 'nachdem ein Angriff §von seinen Schaden zugeteilt hat,',
  'after-attack': 'nachdem § angegriffen hat,',
  'after-defending': 'nachdem § verteidigt hat,',
  'shield-lost': 'wenn § einen Schild verliert,',
  'after-damage': 'nachdem § Schaden erlitten hat,',
  'upgrade-discarded': 'nachdem § eine Aufwertungskarte abgelegt hat,',
  destroyed: 'wenn § zerstört wird,',
  'after-opportunity': 'nach dem Zug §von in der Kampfphase',
  'end-of-combat': 'am Ende der Kampfphase',
  'start-of-end': 'zu Beginn der Endphase',
  'end-of-end': 'am Ende der Endphase',
};

/** Moments of any attack, whoever attacks. */
const OF_ANY: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'wenn ein Angriff angesagt wird,',
  'before-attack-dice': 'bevor Angriffswürfel geworfen werden,',
  'after-attack-dice': 'nachdem Angriffswürfel geworfen wurden,',
  'before-defense-dice': 'bevor Verteidigungswürfel geworfen werden,',
  'after-defense-dice': 'nachdem Verteidigungswürfel geworfen wurden,',
  'before-comparing': 'in einem Angriff, bevor die Ergebnisse verglichen werden,',
  'after-comparing': 'in einem Angriff, nachdem die Ergebnisse verglichen wurden,',
  hit: 'wenn ein Angriff trifft,',
  'before-damage': 'in einem Angriff, bevor der Verteidiger die Ergebnisse erleidet,',
  'attack-dealt': 'nachdem ein Angriff seinen Schaden zugeteilt hat,',
};

/** Moments of an attack on the card's ship. */
const OF_DEFENDER: Readonly<Partial<Record<Window, string>>> = {
  'attack-declared': 'wenn § als Ziel eines Angriffs angesagt wird,',
  'before-defense-dice': 'bevor § Verteidigungswürfel wirft,',
  'after-defense-dice': 'nachdem § Verteidigungswürfel geworfen hat,',
  'before-comparing': 'wenn § verteidigt, bevor die Ergebnisse verglichen werden,',
  hit: 'wenn § von einem Angriff getroffen wird,',
  'before-damage': 'wenn § verteidigt, bevor es die Ergebnisse erleidet,',
};

const ONCE = { round: 'einmal pro Runde, ', game: 'einmal pro Spiel, ' } as const;

/** "nachdem dieses Schiff ein rotes Manöver ausgeführt hat, falls …,"; the verb comes next. */
export function moment({ window, of, requires, once }: Trigger): string {
  const { text, rest } = momentOf(window, of, requires);
  const [about, whose] =
    of === 'own' ? ['dieses Schiff', 'dieses Schiffs'] : [shipWith(of, 'one', 'nom'), ofShip(of)];
  const said = text.replaceAll('§von', whose).replaceAll('§', about);
  const found = conditions(rest);
  const when = found.length === 0 ? said : `${said.replace(/,$/, '')}, falls ${list(found)},`;
  return once ? `${ONCE[once]}${when.replace(/,$/, '')},` : when;
}

/** What a moment is called, and what it leaves of the requirements. */
function momentOf(
  window: Window,
  of: Trigger['of'],
  requires: readonly Requirement[],
): { readonly text: string; readonly rest: readonly Requirement[] } {
  if (of === 'own' && isInAttack(window)) {
    const [first, ...rest] = requires;
    if (isYou(first, 'attacker')) return { text: MOMENTS[window], rest };
    const defends = isYou(first, 'defender') ? OF_DEFENDER[window] : undefined;
    return defends ? { text: defends, rest } : { text: OF_ANY[window] ?? MOMENTS[window], rest: requires };
  }
  const what = requires.find(({ kind }) => NAMED[window] === kind);
  const named = what && namedMoment(window, what);
  if (!named) return { text: MOMENTS[window], rest: requires };
  return { text: named, rest: requires.filter((one) => one !== what) };
}

/** Moments that say themselves what is required of their maneuver, action or token. */
const NAMED: Readonly<Partial<Record<Window, Requirement['kind']>>> = {
  'after-maneuver': 'flown',
  'after-action': 'action',
  'after-token': 'token-is',
  'after-spend': 'token-is',
  'token-lost': 'token-is',
};

function namedMoment(window: Window, what: Requirement): string | undefined {
  if (what.kind === 'flown') return `nachdem § ${flight(what)} ausgeführt hat,`;
  if (what.kind === 'action') return `nachdem § ${actionWith(what.actions)} ausgeführt hat,`;
  if (what.kind !== 'token-is') return undefined;
  const token = someToken(what.tokens, 'acc');
  if (window === 'after-token') return `wenn § ${token} erhält,`;
  return `nachdem § ${token} ${window === 'after-spend' ? 'ausgegeben' : 'verloren'} hat,`;
}

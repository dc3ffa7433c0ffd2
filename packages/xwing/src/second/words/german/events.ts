import type { SecondEvent } from '../../events.ts';
import { isDoubleTurret } from '../../huge/turrets.ts';
import { hasDoubleTurret } from '../../setup/setup.ts';
import type { SecondState } from '../../state.ts';
import { isOwnAbility, repeated, shipLabel, specialWeapon, upgradeName } from '../labels.ts';
import { conditionEvent } from './conditions.ts';
import { deviceEvent, deviceLabel } from './devices.ts';
import { dockEvent } from './docking.ts';
import { counted, list, NOUNS, sentence } from './grammar.ts';
import { hugeEvent } from './huge.ts';
import {
  action,
  arc,
  difficulty,
  face,
  faces,
  maneuver,
  marker,
  obstacle,
  performedAction,
  phase,
  placement,
  player,
  template as templateWords,
  token,
  turret,
  WAYS,
} from './terms.ts';
import { wingEvent } from './wings.ts';

/** What happened, as one short sentence. */
export function event(told: SecondEvent, view: SecondState): string {
  return sentence(eventWords(told, view));
}

type Told<Kind extends SecondEvent['kind']> = Extract<SecondEvent, { kind: Kind }>;

/** A table of phrases, one for each kind of event, in the order of `SecondEvent`. */
function eventWords(told: SecondEvent, view: SecondState): string {
  const ship = (id: number) => shipLabel(view, id);
  const target = (kind: 'ship' | 'obstacle' | 'device', id: number) =>
    kind === 'ship' ? ship(id) : kind === 'device' ? deviceLabel(view, id) : obstacle(view, id);
  const inTheWay = ({ ships, devices }: Told<'measured-through'>) => [
    ...ships.map(ship),
    ...devices.map((id) => deviceLabel(view, id)),
  ];
  switch (told.kind) {
    case 'player-order':
      return orderWords(told);
    case 'obstacle-placed':
      return `${player(told.player)} legt ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'ein Hindernis passt nirgends und bleibt weg';
    case 'environment':
      return `die Umgebung ist ${told.card}`;
    case 'player-markers':
      return `${player(told.red)} hat die roten Spielermarker, ${player(1 - told.red)} die blauen`;
    case 'marker-placed':
      return told.player < 0
        ? `${marker(view, told.marker)} liegt in der Mitte`
        : `${player(told.player)} legt ${marker(view, told.marker)}`;
    case 'marker-skipped':
      return `${marker(view, told.marker)} passt nirgends und bleibt weg`;
    case 'towed':
      return `${ship(told.ship)} schleppt ${marker(view, told.marker)} ab`;
    case 'jettisoned':
      return `${ship(told.ship)} lässt ${marker(view, told.marker)} los`;
    case 'claimed':
      return `${ship(told.ship)} legt den Marker seines Spielers auf ${marker(view, told.marker)}`;
    case 'informed':
      return `${ship(told.ship)} erfährt, was ${marker(view, told.marker)} birgt`;
    case 'forgot':
      return `${ship(told.ship)} gibt auf, was es erfahren hat`;
    case 'ship-placed':
      return `${ship(told.ship)} wird aufgestellt`;
    case 'points':
      return `${player(told.player)} bekommt ${counted(told.points, NOUNS.point)} und hat ${told.total}`;
    case 'round':
      return `Runde ${told.round} beginnt`;
    case 'phase':
      return `${phase(told.phase)} beginnt`;
    case 'dials-set':
      return `${player(told.player)} hat ${counted(told.ships, NOUNS.dial)} eingestellt`;
    case 'activates':
      return `${ship(told.ship)} wird aktiviert`;
    case 'dial-revealed':
      return `das Rad von ${ship(told.ship)} zeigt ${maneuver(told.maneuver)} (${difficulty(told.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} muss stattdessen ${maneuver(told.maneuver)} (${difficulty(told.difficulty)}) fliegen`;
    case 'maneuver':
      return maneuverWords(told, view);
    case 'obstacle-hit':
      return told.how === 'overlapped'
        ? `${ship(told.ship)} liegt auf ${obstacle(view, told.obstacle)}`
        : `${ship(told.ship)} bewegt sich durch ${obstacle(view, told.obstacle)}`;
    case 'overlap':
      return `${ship(told.ship)} fliegt gegen ein ${told.friendly ? 'befreundetes' : 'feindliches'} Schiff`;
    case 'action-skipped':
      return `${ship(told.ship)} überspringt seine Aktion`;
    case 'action':
      return `${ship(told.ship)} führt ${performedAction(told.action, told.difficulty)} aus`;
    case 'action-failed':
      return `${action(told.action)} von ${ship(told.ship)} schlägt fehl`;
    case 'moved':
      return `${ship(told.ship)} bewegt sich (${moveWords(told)})`;
    case 'ship-rotated':
      return `${ship(told.ship)} dreht sich um ${Math.abs(told.degrees)}° nach ${told.degrees < 0 ? 'links' : 'rechts'}`;
    case 'effect-failed':
      return `${CAN_FAIL[told.what]} von ${ship(told.ship)} schlägt fehl`;
    case 'decloaked':
      return `${ship(told.ship)} enttarnt sich`;
    case 'jammed':
      return `${ship(told.ship)} stört ${ship(told.other)}`;
    case 'dial-shown':
      return `das Rad von ${ship(told.ship)} wird aufgedeckt: ${maneuver(told.maneuver)}`;
    case 'dial-set':
      return `das Rad von ${ship(told.ship)} wird neu eingestellt${told.maneuver ? `: ${maneuver(told.maneuver)}` : ''}`;
    case 'turret':
      return told.upgrade
        ? `${ship(told.ship)} richtet ${upgradeName(told.upgrade)} aus: ${turret(told.arc, isDoubleTurret(told.upgrade))}`
        : `${ship(told.ship)} richtet seinen Turm aus: ${turret(told.arc, hasDoubleTurret(view.ships[told.ship]?.card ?? ''))}`;
    case 'gained':
      return `${ship(told.ship)} erhält ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} gibt ${token(told.token, 1)} aus`;
    case 'lost':
      return `${ship(told.ship)} verliert ${token(told.token, told.count)}`;
    case 'charge-spent':
      return `${ship(told.ship)} gibt 1 ${CHARGES[told.charge]}${ofUpgrade(told.upgrade)} aus`;
    case 'charges-recovered':
      return `${ship(told.ship)} hat wieder ${told.charge === 'force' ? `${told.charges} Macht` : counted(told.charges, NOUNS.charge)}${ofUpgrade(told.upgrade)}`;
    case 'locked':
      return `${ship(told.ship)} erfasst ${target(told.target, told.on)} als Ziel`;
    case 'lock-broken':
      return `die Zielerfassung von ${ship(told.ship)} auf ${target(told.target, told.on)} ist weg`;
    case 'lock-spent':
      return `${ship(told.ship)} gibt seine Zielerfassung auf ${ship(told.on)} aus`;
    case 'coordinated':
      return `${ship(told.ship)} koordiniert ${ship(told.other)}`;
    case 'engages':
      return `${ship(told.ship)} kämpft`;
    case 'no-attack':
      return `${ship(told.ship)} greift nicht an`;
    case 'attack': {
      const rock = told.obstructed ? ', versperrt' : '';
      return `${ship(told.attacker)} greift ${ship(told.defender)} in Reichweite ${told.range} an (${specialWeapon(view, told.attacker, told.weapon)}${arc(told.arc)}${rock})`;
    }
    case 'measured-through':
      return `der Angriff von ${ship(told.attacker)} auf ${ship(told.defender)} ist versperrt (${list(inTheWay(told))}), was keine Würfel ändert`;
    case 'dice-count': {
      const die = told.dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie;
      return `${ship(told.ship)} wirft ${counted(Math.abs(told.change), die)} ${told.change < 0 ? 'weniger' : 'mehr'}`;
    }
    case 'rolled':
      return `${ship(told.ship)} würfelt ${faces(told.faces)} (${told.dice === 'attack' ? 'Angriff' : 'Verteidigung'})`;
    case 'modified':
      return `die ${told.dice === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel'} von ${ship(told.ship)} zeigen jetzt ${faces(told.faces)}${MODIFIED[told.how]}`;
    case 'canceled':
      return `1 ${face(told.face)} von ${ship(told.ship)} wird aufgehoben`;
    case 'neutralized':
      if (told.crits + told.hits === 0) return 'nach dem Aufheben ist kein Treffer übrig';
      return `nach dem Aufheben übrig: ${faces([...repeated('crit', told.crits), ...repeated('hit', told.hits)])}`;
    case 'reinforced':
      return `${ship(told.ship)} ist verstärkt: 1 ${face(told.face)} wird aufgehoben`;
    case 'attack-hits':
      return `${ship(told.attacker)} trifft ${ship(told.defender)}`;
    case 'attack-misses':
      return `${ship(told.attacker)} verfehlt ${ship(told.defender)}`;
    case 'shield-lost':
      return `${ship(told.ship)} verliert einen Schild und hat noch ${told.shields}`;
    case 'shield-recovered':
      return `${ship(told.ship)} stellt einen Schild wieder her, ${told.shields} aktiv`;
    case 'charges-lost':
      return `${ship(told.ship)} verliert Ladungen${ofUpgrade(told.upgrade)}: noch ${told.charges}`;
    case 'flipped':
      return `${ship(told.ship)} dreht ${upgradeName(told.upgrade)} um`;
    case 'recovery-stopped':
      return `eine Ladung oder Macht von ${ship(told.ship)} kommt nicht zurück`;
    case 'maneuver-skipped':
      return `${ship(told.ship)} überspringt das Ausführen seines Manövers`;
    case 'upgrades-exchanged':
      return `${ship(told.ship)} und ${ship(told.other)} tauschen ${upgradeName(told.upgrade)} und ${upgradeName(told.otherUpgrade)}`;
    case 'upgrade-hidden':
      return `${ship(told.ship)} legt eine Aufwertung verdeckt unter ${upgradeName(told.under)}`;
    case 'upgrade-revealed':
      return `${ship(told.ship)} deckt ${upgradeName(told.upgrade)} unter ${upgradeName(told.under)} auf und rüstet es aus`;
    case 'upgrade-handed-on':
      return `${ship(told.other)} bekommt ${upgradeName(told.upgrade)} von ${ship(told.ship)}`;
    case 'dial-looked-at':
      return `der Gegner sieht sich das Rad von ${ship(told.ship)} an`;
    case 'card-fused':
      return `${told.count} Zündermarker auf ${upgradeName(told.upgrade)} von ${ship(told.ship)}`;
    case 'on-card':
      return `${token(told.token, told.count)} auf ${upgradeName(told.upgrade)} von ${ship(told.ship)}`;
    case 'replaced':
      return `für ${ship(told.ship)} geschieht stattdessen etwas anderes`;
    case 'damage-dealt':
      return `${ship(told.ship)} bekommt ${told.card ?? 'eine verdeckte Schadenskarte'}`;
    case 'damage-prevented':
      return `${told.damage} Schaden an ${ship(told.ship)} wird verhindert`;
    case 'damage-turned':
      return `${told.damage} Trefferschaden an ${ship(told.ship)} wird zu Kritschaden`;
    case 'damage-revealed':
      return `${ship(told.ship)} zeigt verdeckte Schadenskarten: ${list(told.cards)}`;
    case 'damage-discarded':
      return `${ship(told.ship)} legt ${counted(told.cards, NOUNS.damageCard)} ab`;
    case 'exposed':
      return `eine Schadenskarte von ${ship(told.ship)} wird aufgedeckt: ${told.card}`;
    case 'repaired':
      return `${ship(told.ship)} repariert ${told.card ?? 'eine verdeckte Schadenskarte'}`;
    case 'deck-reshuffled':
      return `${player(told.player)} mischt ${counted(told.cards, NOUNS.card)} zu einem neuen Schadensstapel`;
    case 'destroyed':
      return `${ship(told.ship)} ist zerstört`;
    case 'removed':
      return `${ship(told.ship)} wird aus dem Spiel entfernt`;
    case 'reserved':
      return `${ship(told.ship)} ist in Reserve`;
    case 'fled':
      return `${ship(told.ship)} verlässt den Spielbereich und ist verloren`;
    case 'ability':
      return abilityWords(told, view);
    case 'device-placed':
    case 'obstacle-added':
    case 'device-detonates':
    case 'detonation-prevented':
    case 'device-removed':
    case 'device-moved':
    case 'device-met':
    case 'obstacle-removed':
    case 'device-fuse':
    case 'obstacle-fuse':
      return deviceEvent(told, view);
    case 'condition-assigned':
    case 'card-on-condition':
    case 'point-on-condition':
    case 'condition-removed':
    case 'condition-revealed':
      return conditionEvent(told, view);
    case 'docked':
    case 'deployed':
    case 'restored':
    case 'deploy-failed':
      return dockEvent(told, view);
    case 'energy':
    case 'indicator-shared':
    case 'upgrade-taken':
    case 'set-aside':
    case 'set-down':
      return hugeEvent(told, view);
    case 'wing-split':
    case 'wing-joined':
      return wingEvent(told, view);
    case 'game-over':
      if (told.winner < 0) return 'das Spiel endet unentschieden';
      if (told.winners) return `${list(told.winners.map(player))} gewinnen das Spiel`;
      return `${player(told.winner)} gewinnt das Spiel`;
  }
}

const CHARGES = { standard: 'Ladung', force: 'Macht', shield: 'Schild', energy: 'Energie' } as const;

const CAN_FAIL: Readonly<Record<Told<'effect-failed'>['what'], string>> = {
  'barrel-roll': 'die Fassrolle',
  boost: 'der Schub',
  coordinate: 'die Koordination',
  decloak: 'das Enttarnen',
  deploy: 'das Aufstellen',
  jam: 'das Störsignal',
  lock: 'die Zielerfassung',
  slam: 'der SLAM',
};

/** "Fassrolle links"; with an unusual template "Schub links, 2 Wende links". */
function moveWords({ how, way, template }: Told<'moved'>): string {
  const move = `${action(how === 'boost' ? 'boost' : 'barrel-roll')} ${WAYS[way]}`;
  return template ? `${move}, ${templateWords(template)}` : move;
}

const ofUpgrade = (id: string | undefined): string => (id === undefined ? '' : ` von ${upgradeName(id)}`);

const MODIFIED = {
  add: ' (hinzugefügt)',
  change: ' (geändert)',
  reroll: ' (neu geworfen)',
  spend: ' (ausgegeben)',
} as const;

const PLACES = ['Erster', 'Zweiter', 'Dritter'];

function orderWords({ rolls, first, players, place = 0 }: Told<'player-order'>): string {
  const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} würfelt ${faces(roll)}`).join('; ');
  return `${shown}: ${first < 0 ? 'noch einmal würfeln' : `${player(first)} ist ${PLACES[place]}`}`;
}

function maneuverWords(told: Told<'maneuver'>, view: SecondState): string {
  const where = told.placement ? `, ${placement(told.placement)} gesetzt` : '';
  const over = told.overlapped.map((id) => shipLabel(view, id));
  const how = told.executed === 'fully' ? 'ganz' : `nur teilweise, im Weg: ${list(over)}`;
  return `${shipLabel(view, told.ship)} fliegt ${maneuver(told.maneuver)}, ${how}${where}`;
}

/** A pilot's own ability goes without its name: the card is called as the ship. */
function abilityWords({ ship, ability, used }: Told<'ability'>, view: SecondState): string {
  const label = shipLabel(view, ship);
  const what = isOwnAbility(ability, label) ? 'seine Fähigkeit' : ability;
  return used ? `${label} nutzt ${what}` : `${label} nutzt ${what} nicht`;
}

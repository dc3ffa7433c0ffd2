import type { SecondEvent } from '../../events.ts';
import { isDoubleTurret } from '../../huge/turrets.ts';
import { hasDoubleTurret } from '../../setup/setup.ts';
import type { SecondState } from '../../state.ts';
import { isOwnAbility, repeated, shipLabel, specialWeapon, upgradeName } from '../labels.ts';
import { conditionEvent } from './conditions.ts';
import { deviceEvent, deviceLabel } from './devices.ts';
import { dockEvent } from './docking.ts';
import { hugeEvent } from './huge.ts';
import {
  arc,
  article,
  colouredAction,
  face,
  faces,
  list,
  maneuver,
  marker,
  obstacle,
  of,
  phase,
  placement,
  player,
  plural,
  sentence,
  template as templateWords,
  token,
  turret,
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
      return `${player(told.player)} places ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'an obstacle fits nowhere and is left out';
    case 'environment':
      return `the environment is ${told.card}`;
    case 'player-markers':
      return `${player(told.red)} has the red player markers, ${player(1 - told.red)} the blue ones`;
    case 'marker-placed':
      return told.player < 0
        ? `${marker(view, told.marker)} lies in the centre`
        : `${player(told.player)} places ${marker(view, told.marker)}`;
    case 'marker-skipped':
      return `${marker(view, told.marker)} fits nowhere and is left out`;
    case 'towed':
      return `${ship(told.ship)} tows ${marker(view, told.marker)}`;
    case 'jettisoned':
      return `${ship(told.ship)} lets go of ${marker(view, told.marker)}`;
    case 'claimed':
      return `${ship(told.ship)} puts its player’s marker on ${marker(view, told.marker)}`;
    case 'informed':
      return `${ship(told.ship)} learns what ${marker(view, told.marker)} holds`;
    case 'forgot':
      return `${ship(told.ship)} gives up what it learned`;
    case 'ship-placed':
      return `${ship(told.ship)} deploys`;
    case 'points':
      return `${player(told.player)} earns ${plural(told.points, 'mission point')} and has ${told.total}`;
    case 'round':
      return `round ${told.round} begins`;
    case 'phase':
      return `${phase(told.phase)} begins`;
    case 'dials-set':
      return `${player(told.player)} has set ${plural(told.ships, 'dial')}`;
    case 'activates':
      return `${ship(told.ship)} activates`;
    case 'dial-revealed':
      return `${of(ship(told.ship))} dial shows ${maneuver(told.maneuver)} (${told.difficulty})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} must fly ${maneuver(told.maneuver)} (${told.difficulty}) instead`;
    case 'maneuver':
      return maneuverWords(told, view);
    case 'obstacle-hit':
      return `${ship(told.ship)} ${told.how === 'overlapped' ? 'lies on' : 'moves through'} ${obstacle(view, told.obstacle)}`;
    case 'overlap':
      return `${ship(told.ship)} runs into ${told.friendly ? 'a friendly' : 'an enemy'} ship`;
    case 'action-skipped':
      return `${ship(told.ship)} skips its action`;
    case 'action':
      return `${ship(told.ship)} performs ${article(colouredAction(told.action, told.difficulty))} action`;
    case 'action-failed':
      return `${of(ship(told.ship))} ${colouredAction(told.action, 'white')} fails`;
    case 'moved':
      return `${ship(told.ship)} moves (${moveWords(told)})`;
    case 'ship-rotated':
      return `${ship(told.ship)} turns by ${Math.abs(told.degrees)}° to the ${told.degrees < 0 ? 'left' : 'right'}`;
    case 'effect-failed':
      return `${of(ship(told.ship))} ${CAN_FAIL[told.what]} fails`;
    case 'decloaked':
      return `${ship(told.ship)} decloaks`;
    case 'jammed':
      return `${ship(told.ship)} jams ${ship(told.other)}`;
    case 'dial-shown':
      return `${of(ship(told.ship))} dial is turned up: ${maneuver(told.maneuver)}`;
    case 'dial-set':
      return `${of(ship(told.ship))} dial is set again${told.maneuver ? `: ${maneuver(told.maneuver)}` : ''}`;
    case 'turret':
      return told.upgrade
        ? `${ship(told.ship)} points its ${upgradeName(told.upgrade)}: ${turret(told.arc, isDoubleTurret(told.upgrade))}`
        : `${ship(told.ship)} points its turret: ${turret(told.arc, hasDoubleTurret(view.ships[told.ship]?.card ?? ''))}`;
    case 'gained':
      return `${ship(told.ship)} gains ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} spends ${token(told.token, 1)}`;
    case 'lost':
      return `${ship(told.ship)} loses ${token(told.token, told.count)}`;
    case 'charge-spent':
      return `${ship(told.ship)} spends 1 ${CHARGES[told.charge]}${ofUpgrade(told.upgrade)}`;
    case 'charges-recovered':
      return `${ship(told.ship)} has ${told.charge === 'force' ? `${told.charges} Force` : plural(told.charges, 'charge')}${ofUpgrade(told.upgrade)} again`;
    case 'locked':
      return `${ship(told.ship)} locks ${target(told.target, told.on)}`;
    case 'lock-broken':
      return `${of(ship(told.ship))} lock on ${target(told.target, told.on)} is gone`;
    case 'lock-spent':
      return `${ship(told.ship)} spends its lock on ${ship(told.on)}`;
    case 'coordinated':
      return `${ship(told.ship)} coordinates ${ship(told.other)}`;
    case 'engages':
      return `${ship(told.ship)} engages`;
    case 'no-attack':
      return `${ship(told.ship)} does not attack`;
    case 'attack': {
      const rock = told.obstructed ? ', obstructed' : '';
      return `${ship(told.attacker)} attacks ${ship(told.defender)} at range ${told.range} (${specialWeapon(view, told.attacker, told.weapon)}${arc(told.arc)}${rock})`;
    }
    case 'measured-through':
      return `${of(ship(told.attacker))} attack on ${ship(told.defender)} is obstructed by ${list(inTheWay(told))}, which changes no dice`;
    case 'dice-count':
      return `${ship(told.ship)} rolls ${plural(Math.abs(told.change), `${told.dice} die`)} ${told.change < 0 ? 'fewer' : 'more'}`;
    case 'rolled':
      return `${ship(told.ship)} rolls ${faces(told.faces)} (${told.dice})`;
    case 'modified':
      return `${of(ship(told.ship))} ${told.dice} dice now show ${faces(told.faces)}${MODIFIED[told.how]}`;
    case 'canceled':
      return `1 ${face(told.face)} of ${ship(told.ship)} is canceled`;
    case 'neutralized':
      if (told.crits + told.hits === 0) return 'no hit is left after canceling';
      return `${faces([...repeated('crit', told.crits), ...repeated('hit', told.hits)])} left after canceling`;
    case 'reinforced':
      return `${ship(told.ship)} is reinforced: 1 ${face(told.face)} is canceled`;
    case 'attack-hits':
      return `${ship(told.attacker)} hits ${ship(told.defender)}`;
    case 'attack-misses':
      return `${ship(told.attacker)} misses ${ship(told.defender)}`;
    case 'shield-lost':
      return `${ship(told.ship)} loses a shield and has ${told.shields} left`;
    case 'shield-recovered':
      return `${ship(told.ship)} recovers a shield, ${told.shields} active`;
    case 'charges-lost':
      return `${ship(told.ship)} loses charges${told.upgrade ? ` of ${upgradeName(told.upgrade)}` : ''}: ${told.charges} left`;
    case 'flipped':
      return `${ship(told.ship)} turns ${upgradeName(told.upgrade)} over`;
    case 'recovery-stopped':
      return `a charge or Force of ${ship(told.ship)} does not come back`;
    case 'maneuver-skipped':
      return `${ship(told.ship)} skips its Execute Maneuver step`;
    case 'upgrades-exchanged':
      return `${ship(told.ship)} and ${ship(told.other)} exchange ${upgradeName(told.upgrade)} and ${upgradeName(told.otherUpgrade)}`;
    case 'upgrade-hidden':
      return `${ship(told.ship)} places an upgrade facedown under ${upgradeName(told.under)}`;
    case 'upgrade-revealed':
      return `${ship(told.ship)} equips ${upgradeName(told.upgrade)}, which lay facedown under ${upgradeName(told.under)}`;
    case 'upgrade-handed-on':
      return `${ship(told.other)} gets ${upgradeName(told.upgrade)} from ${ship(told.ship)}`;
    case 'dial-looked-at':
      return `the opponent looks at the dial of ${ship(told.ship)}`;
    case 'card-fused':
      return `${plural(told.count, 'fuse marker')} on ${upgradeName(told.upgrade)} of ${ship(told.ship)}`;
    case 'on-card':
      return `${plural(told.count, `${token(told.token)} token`)} on ${upgradeName(told.upgrade)} of ${ship(told.ship)}`;
    case 'replaced':
      return `for ${ship(told.ship)} something else happens instead`;
    case 'damage-dealt':
      return `${ship(told.ship)} is dealt ${told.card ?? 'a facedown damage card'}`;
    case 'damage-prevented':
      return `${told.damage} damage to ${ship(told.ship)} is prevented`;
    case 'damage-turned':
      return `${told.damage} hit damage to ${ship(told.ship)} becomes crit damage`;
    case 'damage-revealed':
      return `${ship(told.ship)} shows facedown damage cards: ${list(told.cards)}`;
    case 'damage-discarded':
      return `${ship(told.ship)} discards ${plural(told.cards, 'damage card')}`;
    case 'exposed':
      return `a damage card of ${ship(told.ship)} turns up: ${told.card}`;
    case 'repaired':
      return `${ship(told.ship)} repairs ${told.card ?? 'a facedown damage card'}`;
    case 'deck-reshuffled':
      return `${player(told.player)} shuffles ${plural(told.cards, 'card')} into an empty damage deck`;
    case 'destroyed':
      return `${ship(told.ship)} is destroyed`;
    case 'removed':
      return `${ship(told.ship)} is removed from the game`;
    case 'reserved':
      return `${ship(told.ship)} is in reserve`;
    case 'fled':
      return `${ship(told.ship)} leaves the play area and is lost`;
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
      if (told.winner < 0) return 'the game ends in a draw';
      if (told.winners) return `${list(told.winners.map(player))} win the game`;
      return `${player(told.winner)} wins the game`;
  }
}

const CHARGES = { standard: 'charge', force: 'Force', shield: 'shield', energy: 'energy' } as const;

const CAN_FAIL: Readonly<Record<Told<'effect-failed'>['what'], string>> = {
  'barrel-roll': 'barrel roll',
  boost: 'boost',
  coordinate: 'coordinate',
  decloak: 'decloak',
  deploy: 'deployment',
  jam: 'jam',
  lock: 'lock',
  slam: 'SLAM',
};

/** "barrel roll left"; with an unusual template "boost left, 2 turn". */
function moveWords({ how, way, template }: Told<'moved'>): string {
  const move = `${how === 'boost' ? 'boost' : 'barrel roll'} ${way}`;
  return template ? `${move}, ${templateWords(template)}` : move;
}

const ofUpgrade = (id: string | undefined): string => (id === undefined ? '' : ` of ${upgradeName(id)}`);

const MODIFIED = { add: ' (added)', change: ' (changed)', reroll: ' (rerolled)', spend: ' (spent)' } as const;

const PLACES = ['first', 'second', 'third'];

function orderWords({ rolls, first, players, place = 0 }: Told<'player-order'>): string {
  const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} rolls ${faces(roll)}`).join('; ');
  return `${shown}: ${first < 0 ? 'roll again' : `${player(first)} is ${PLACES[place]}`}`;
}

function maneuverWords(told: Told<'maneuver'>, view: SecondState): string {
  const where = told.placement ? `, set ${placement(told.placement)}` : '';
  const over = told.overlapped.map((id) => shipLabel(view, id));
  const how = told.executed === 'fully' ? 'fully' : `only partially, ${list(over)} in the way`;
  return `${shipLabel(view, told.ship)} executes ${maneuver(told.maneuver)}, ${how}${where}`;
}

/** A pilot's own ability goes without its name: the card is called as the ship. */
function abilityWords({ ship, ability, used }: Told<'ability'>, view: SecondState): string {
  const label = shipLabel(view, ship);
  const what = isOwnAbility(ability, label) ? 'its ability' : ability;
  return used ? `${label} uses ${what}` : `${label} does not use ${what}`;
}

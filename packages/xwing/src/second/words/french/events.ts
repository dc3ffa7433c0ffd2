import type { SecondEvent } from '../../events.ts';
import { isDoubleTurret } from '../../huge/turrets.ts';
import { hasDoubleTurret } from '../../setup/setup.ts';
import type { SecondState } from '../../state.ts';
import { isOwnAbility, repeated, shipLabel, specialWeapon, upgradeName } from '../labels.ts';
import { conditionEvent } from './conditions.ts';
import { deviceEvent, deviceLabel } from './devices.ts';
import { dockEvent } from './docking.ts';
import { counted, de, list, NOUNS, noun, sentence } from './grammar.ts';
import { hugeEvent } from './huge.ts';
import {
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
  theAction,
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
      return `${player(told.player)} place ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'un obstacle ne tient nulle part et est écarté';
    case 'environment':
      return `l’environnement est ${told.card}`;
    case 'player-markers':
      return `${player(told.red)} a les marqueurs rouges, ${player(1 - told.red)} les bleus`;
    case 'marker-placed':
      return told.player < 0
        ? `${marker(view, told.marker)} est au centre`
        : `${player(told.player)} place ${marker(view, told.marker)}`;
    case 'marker-skipped':
      return `${marker(view, told.marker)} ne tient nulle part et est écarté`;
    case 'towed':
      return `${ship(told.ship)} remorque ${marker(view, told.marker)}`;
    case 'jettisoned':
      return `${ship(told.ship)} lâche ${marker(view, told.marker)}`;
    case 'claimed':
      return `${ship(told.ship)} pose le marqueur de son joueur sur ${marker(view, told.marker)}`;
    case 'informed':
      return `${ship(told.ship)} apprend ce que contient ${marker(view, told.marker)}`;
    case 'forgot':
      return `${ship(told.ship)} renonce à ce qu’il a appris`;
    case 'ship-placed':
      return `${ship(told.ship)} est déployé`;
    case 'points':
      return `${player(told.player)} gagne ${counted(told.points, NOUNS.point)} et en a ${told.total}`;
    case 'round':
      return `la manche ${told.round} commence`;
    case 'phase':
      return `${phase(told.phase)} : début`;
    case 'dials-set':
      return `${player(told.player)} a réglé ${counted(told.ships, NOUNS.dial)}`;
    case 'activates':
      return `${ship(told.ship)} s’active`;
    case 'dial-revealed':
      return `le cadran ${de(ship(told.ship))} montre ${maneuver(told.maneuver)} (${difficulty(told.difficulty)})`;
    case 'maneuver-replaced':
      return `${ship(told.ship)} doit exécuter ${maneuver(told.maneuver)} (${difficulty(told.difficulty)}) à la place`;
    case 'maneuver':
      return maneuverWords(told, view);
    case 'obstacle-hit':
      return told.how === 'overlapped'
        ? `${ship(told.ship)} chevauche ${obstacle(view, told.obstacle)}`
        : `${ship(told.ship)} traverse ${obstacle(view, told.obstacle)}`;
    case 'overlap':
      return `${ship(told.ship)} percute un vaisseau ${told.friendly ? 'allié' : 'ennemi'}`;
    case 'action-skipped':
      return `${ship(told.ship)} passe son action`;
    case 'action':
      return `${ship(told.ship)} effectue ${performedAction(told.action, told.difficulty)}`;
    case 'action-failed':
      return `${theAction(told.action)} ${de(ship(told.ship))} échoue`;
    case 'moved':
      return `${ship(told.ship)} se déplace (${moveWords(told)})`;
    case 'ship-rotated':
      return `${ship(told.ship)} pivote de ${Math.abs(told.degrees)}° ${told.degrees < 0 ? WAYS.left : WAYS.right}`;
    case 'effect-failed':
      return `${CAN_FAIL[told.what]} ${de(ship(told.ship))} échoue`;
    case 'decloaked':
      return `${ship(told.ship)} se désocculte`;
    case 'jammed':
      return `${ship(told.ship)} brouille ${ship(told.other)}`;
    case 'dial-shown':
      return `le cadran ${de(ship(told.ship))} est révélé : ${maneuver(told.maneuver)}`;
    case 'dial-set':
      return `le cadran ${de(ship(told.ship))} est réglé à nouveau${told.maneuver ? ` : ${maneuver(told.maneuver)}` : ''}`;
    case 'turret':
      return told.upgrade
        ? `${ship(told.ship)} pointe ${upgradeName(told.upgrade)} : ${turret(told.arc, isDoubleTurret(told.upgrade))}`
        : `${ship(told.ship)} pointe sa tourelle : ${turret(told.arc, hasDoubleTurret(view.ships[told.ship]?.card ?? ''))}`;
    case 'gained':
      return `${ship(told.ship)} gagne ${token(told.token, told.count)}`;
    case 'spent':
      return `${ship(told.ship)} dépense ${token(told.token, 1)}`;
    case 'lost':
      return `${ship(told.ship)} perd ${token(told.token, told.count)}`;
    case 'charge-spent':
      return `${ship(told.ship)} dépense 1 ${CHARGES[told.charge]}${ofUpgrade(told.upgrade)}`;
    case 'charges-recovered':
      return `${ship(told.ship)} a de nouveau ${told.charge === 'force' ? `${told.charges} Force` : counted(told.charges, NOUNS.charge)}${ofUpgrade(told.upgrade)}`;
    case 'locked':
      return `${ship(told.ship)} verrouille ${target(told.target, told.on)}`;
    case 'lock-broken':
      return `${ship(told.ship)} n’a plus de verrouillage sur ${target(told.target, told.on)}`;
    case 'lock-spent':
      return `${ship(told.ship)} dépense son verrouillage sur ${ship(told.on)}`;
    case 'coordinated':
      return `${ship(told.ship)} coordonne ${ship(told.other)}`;
    case 'engages':
      return `${ship(told.ship)} s’engage`;
    case 'no-attack':
      return `${ship(told.ship)} n’attaque pas`;
    case 'attack': {
      const rock = told.obstructed ? ', gênée' : '';
      return `${ship(told.attacker)} attaque ${ship(told.defender)} à portée ${told.range} (${specialWeapon(view, told.attacker, told.weapon)}${arc(told.arc)}${rock})`;
    }
    case 'measured-through':
      return `l’attaque de ${ship(told.attacker)} contre ${ship(told.defender)} est gênée (${list(inTheWay(told))}), ce qui ne change aucun dé`;
    case 'dice-count': {
      const die = told.dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie;
      return `${ship(told.ship)} lance ${counted(Math.abs(told.change), die)} de ${told.change < 0 ? 'moins' : 'plus'}`;
    }
    case 'rolled':
      return `${ship(told.ship)} obtient ${faces(told.faces)} (${told.dice === 'attack' ? 'attaque' : 'défense'})`;
    case 'modified':
      return `les dés ${told.dice === 'attack' ? 'd’attaque' : 'de défense'} ${de(ship(told.ship))} montrent maintenant ${faces(told.faces)}${MODIFIED[told.how]}`;
    case 'canceled':
      return `annulation : 1 ${face(told.face)} ${de(ship(told.ship))}`;
    case 'neutralized':
      if (told.crits + told.hits === 0) return 'après annulation, il ne reste aucune touche';
      return `restent après annulation : ${faces([...repeated('crit', told.crits), ...repeated('hit', told.hits)])}`;
    case 'reinforced':
      return `${ship(told.ship)} est renforcé : 1 ${face(told.face)} en moins`;
    case 'attack-hits':
      return `${ship(told.attacker)} touche ${ship(told.defender)}`;
    case 'attack-misses':
      return `${ship(told.attacker)} rate ${ship(told.defender)}`;
    case 'shield-lost':
      return `${ship(told.ship)} perd un bouclier, il en reste ${told.shields}`;
    case 'shield-recovered':
      return `${ship(told.ship)} récupère un bouclier, ${told.shields} en tout`;
    case 'charges-lost':
      return `${ship(told.ship)} perd des charges${ofUpgrade(told.upgrade)} : il en reste ${told.charges}`;
    case 'flipped':
      return `${ship(told.ship)} retourne ${upgradeName(told.upgrade)}`;
    case 'recovery-stopped':
      return `une charge ou Force ${de(ship(told.ship))} ne revient pas`;
    case 'maneuver-skipped':
      return `${ship(told.ship)} passe son étape Exécuter une manœuvre`;
    case 'upgrades-exchanged':
      return `${ship(told.ship)} et ${ship(told.other)} échangent ${upgradeName(told.upgrade)} et ${upgradeName(told.otherUpgrade)}`;
    case 'upgrade-hidden':
      return `${ship(told.ship)} place une amélioration face cachée sous ${upgradeName(told.under)}`;
    case 'upgrade-revealed':
      return `${ship(told.ship)} s’équipe ${de(upgradeName(told.upgrade))}, qui était face cachée sous ${upgradeName(told.under)}`;
    case 'upgrade-handed-on':
      return `${ship(told.other)} reçoit ${upgradeName(told.upgrade)} ${de(ship(told.ship))}`;
    case 'dial-looked-at':
      return `l’adversaire regarde le cadran ${de(ship(told.ship))}`;
    case 'card-fused':
      return `${told.count} marqueur${told.count === 1 ? '' : 's'} de mèche sur ${upgradeName(told.upgrade)} ${de(ship(told.ship))}`;
    case 'on-card':
      return `${token(told.token, told.count)} sur ${upgradeName(told.upgrade)} ${de(ship(told.ship))}`;
    case 'replaced':
      return `pour ${ship(told.ship)}, autre chose se passe à la place`;
    case 'damage-dealt':
      return `${ship(told.ship)} reçoit ${told.card ?? 'une carte de dégât face cachée'}`;
    case 'damage-prevented':
      return `${counted(told.damage, DAMAGE)} sur ${ship(told.ship)} ${told.damage === 1 ? 'est évité' : 'sont évités'}`;
    case 'damage-turned':
      return told.damage === 1
        ? `1 dégât normal sur ${ship(told.ship)} devient critique`
        : `${told.damage} dégâts normaux sur ${ship(told.ship)} deviennent critiques`;
    case 'damage-revealed':
      return `${ship(told.ship)} montre des cartes de dégât face cachée : ${list(told.cards)}`;
    case 'damage-discarded':
      return `${ship(told.ship)} défausse ${counted(told.cards, NOUNS.damageCard)}`;
    case 'exposed':
      return `une carte de dégât ${de(ship(told.ship))} est révélée : ${told.card}`;
    case 'repaired':
      return `${ship(told.ship)} répare ${told.card ?? 'une carte de dégât face cachée'}`;
    case 'deck-reshuffled':
      return `${player(told.player)} mélange ${counted(told.cards, NOUNS.card)} pour refaire son paquet de dégâts`;
    case 'destroyed':
      return `${ship(told.ship)} est détruit`;
    case 'removed':
      return `${ship(told.ship)} quitte la partie`;
    case 'reserved':
      return `${ship(told.ship)} est en réserve`;
    case 'fled':
      return `${ship(told.ship)} quitte l’aire de jeu et est perdu`;
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
      if (told.winner < 0) return 'la partie finit sur un match nul';
      if (told.winners) return `${list(told.winners.map(player))} gagnent la partie`;
      return `${player(told.winner)} gagne la partie`;
  }
}

const DAMAGE = noun('m', 'dégât');

const CHARGES = { standard: 'charge', force: 'Force', shield: 'bouclier', energy: 'énergie' } as const;

const CAN_FAIL: Readonly<Record<Told<'effect-failed'>['what'], string>> = {
  'barrel-roll': 'le tonneau',
  boost: 'l’accélération',
  coordinate: 'la coordination',
  decloak: 'la désoccultation',
  deploy: 'le déploiement',
  jam: 'le brouillage',
  lock: 'le verrouillage',
  slam: 'le SLAM',
};

/** "tonneau à gauche"; with an unusual template "accélération à gauche, 2 virage serré à gauche". */
function moveWords({ how, way, template }: Told<'moved'>): string {
  const move = `${how === 'boost' ? 'accélération' : 'tonneau'} ${WAYS[way]}`;
  return template ? `${move}, ${templateWords(template)}` : move;
}

const ofUpgrade = (id: string | undefined): string => (id === undefined ? '' : ` de ${upgradeName(id)}`);

const MODIFIED = {
  add: ' (ajout)',
  change: ' (changement)',
  reroll: ' (relance)',
  spend: ' (dépense)',
} as const;

const PLACES = ['premier', 'deuxième', 'troisième'];

function orderWords({ rolls, first, players, place = 0 }: Told<'player-order'>): string {
  const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} obtient ${faces(roll)}`).join(' ; ');
  return `${shown} : ${first < 0 ? 'on relance' : `${player(first)} est ${PLACES[place]}`}`;
}

function maneuverWords(told: Told<'maneuver'>, view: SecondState): string {
  const where = told.placement ? `, placé ${placement(told.placement)}` : '';
  const over = told.overlapped.map((id) => shipLabel(view, id));
  const how = told.executed === 'fully' ? 'entièrement' : `partiellement seulement, gêné par ${list(over)}`;
  return `${shipLabel(view, told.ship)} exécute ${maneuver(told.maneuver)}, ${how}${where}`;
}

/** A pilot's own ability goes without its name: the card is called as the ship. */
function abilityWords({ ship, ability, used }: Told<'ability'>, view: SecondState): string {
  const label = shipLabel(view, ship);
  const what = isOwnAbility(ability, label) ? 'sa capacité' : ability;
  return used ? `${label} utilise ${what}` : `${label} n’utilise pas ${what}`;
}

import type { Incomplete } from '@firing-arc/words';
import type { SecondEvent } from '../../events.ts';
import type { EventPhrases } from '../events.ts';
import { EDGES } from './docking.ts';
import { counted, de, list, NOUNS, noun } from './grammar.ts';
import { faces, performedAction, player, theAction, WAYS } from './terms.ts';

const DAMAGE = noun('m', 'dégât');

const CHARGES = { standard: 'charge', force: 'Force', shield: 'bouclier', energy: 'énergie' } as const;

const CAN_FAIL: Readonly<Record<Extract<SecondEvent, { kind: 'effect-failed' }>['what'], string>> = {
  'barrel-roll': 'le tonneau',
  boost: 'l’accélération',
  coordinate: 'la coordination',
  decloak: 'la désoccultation',
  deploy: 'le déploiement',
  jam: 'le brouillage',
  lock: 'le verrouillage',
  slam: 'le SLAM',
};

const MODIFIED = {
  add: ' (ajout)',
  change: ' (changement)',
  reroll: ' (relance)',
  spend: ' (dépense)',
} as const;

const HOW = { drop: 'largue', launch: 'lance', place: 'place' } as const;

const ofUpgrade = (name: string): string => (name ? ` de ${name}` : '');

/** What happened. */
export const EVENTS: Incomplete<EventPhrases> = {
  'player-order': (_, { rolls, first, players, place = 0 }) => {
    const shown = rolls.map((roll, i) => `${player(players?.[i] ?? i)} obtient ${faces(roll)}`).join(' ; ');
    return `${shown} : ${first < 0 ? 'on relance' : `${player(first)} est ${['premier', 'deuxième', 'troisième'][place]}`}`;
  },
  'obstacle-placed': ({ player, obstacle }) => `${player} place ${obstacle}`,
  'obstacle-skipped': 'un obstacle ne tient nulle part et est écarté',
  environment: (_, { card }) => `l’environnement est ${card}`,
  'player-markers': (_, { red }) => `${player(red)} a les marqueurs rouges, ${player(1 - red)} les bleus`,
  'marker-placed': ({ player, marker }, event) =>
    event.player < 0 ? `${marker} est au centre` : `${player} place ${marker}`,
  'marker-skipped': ({ marker }) => `${marker} ne tient nulle part et est écarté`,
  towed: ({ ship, marker }) => `${ship} remorque ${marker}`,
  jettisoned: ({ ship, marker }) => `${ship} lâche ${marker}`,
  claimed: ({ ship, marker }) => `${ship} pose le marqueur de son joueur sur ${marker}`,
  informed: ({ ship, marker }) => `${ship} apprend ce que contient ${marker}`,
  forgot: ({ ship }) => `${ship} renonce à ce qu’il a appris`,
  'ship-placed': ({ ship }) => `${ship} est déployé`,
  points: ({ player }, { points, total }) =>
    `${player} gagne ${counted(points, NOUNS.point)} et en a ${total}`,
  round: (_, { round }) => `la manche ${round} commence`,
  phase: ({ phase }) => `${phase} : début`,
  'dials-set': ({ player }, { ships }) => `${player} a réglé ${counted(ships, NOUNS.dial)}`,
  activates: ({ ship }) => `${ship} s’active`,
  'dial-revealed': ({ ship, maneuver, difficulty }) =>
    `le cadran ${de(ship)} montre ${maneuver} (${difficulty})`,
  'maneuver-replaced': ({ ship, maneuver, difficulty }) =>
    `${ship} doit exécuter ${maneuver} (${difficulty}) à la place`,
  maneuver: ({ ship, maneuver, overlapped, placement }, { executed }) =>
    `${ship} exécute ${maneuver}, ${executed === 'fully' ? 'entièrement' : `partiellement seulement, gêné par ${overlapped}`}${placement ? `, placé ${placement}` : ''}`,
  'obstacle-hit': ({ ship, obstacle }, { how }) =>
    how === 'overlapped' ? `${ship} chevauche ${obstacle}` : `${ship} traverse ${obstacle}`,
  overlap: ({ ship }, { friendly }) => `${ship} percute un vaisseau ${friendly ? 'allié' : 'ennemi'}`,
  'action-skipped': ({ ship }) => `${ship} passe son action`,
  action: ({ ship }, { action, difficulty }) => `${ship} effectue ${performedAction(action, difficulty)}`,
  'action-failed': ({ ship }, { action }) => `${theAction(action)} ${de(ship)} échoue`,
  moved: ({ ship, template }, { how, way }) =>
    `${ship} se déplace (${how === 'boost' ? 'accélération' : 'tonneau'} ${WAYS[way]}${template ? `, ${template}` : ''})`,
  'ship-rotated': ({ ship }, { degrees }) =>
    `${ship} pivote de ${Math.abs(degrees)}° ${degrees < 0 ? WAYS.left : WAYS.right}`,
  'effect-failed': ({ ship }, { what }) => `${CAN_FAIL[what]} ${de(ship)} échoue`,
  decloaked: ({ ship }) => `${ship} se désocculte`,
  jammed: ({ ship, other }) => `${ship} brouille ${other}`,
  'dial-shown': ({ ship, maneuver }) => `le cadran ${de(ship)} est révélé : ${maneuver}`,
  'dial-set': ({ ship, maneuver }) =>
    `le cadran ${de(ship)} est réglé à nouveau${maneuver ? ` : ${maneuver}` : ''}`,
  turret: ({ ship, upgrade, arc }) => `${ship} pointe ${upgrade || 'sa tourelle'} : ${arc}`,
  gained: ({ ship, token }) => `${ship} gagne ${token}`,
  spent: ({ ship, token }) => `${ship} dépense ${token}`,
  lost: ({ ship, token }) => `${ship} perd ${token}`,
  'charge-spent': ({ ship, upgrade }, { charge }) =>
    `${ship} dépense 1 ${CHARGES[charge]}${ofUpgrade(upgrade)}`,
  'charges-recovered': ({ ship, upgrade }, { charge, charges }) =>
    `${ship} a de nouveau ${charge === 'force' ? `${charges} Force` : counted(charges, NOUNS.charge)}${ofUpgrade(upgrade)}`,
  locked: ({ ship, on }) => `${ship} verrouille ${on}`,
  'lock-broken': ({ ship, on }) => `${ship} n’a plus de verrouillage sur ${on}`,
  'lock-spent': ({ ship, on }) => `${ship} dépense son verrouillage sur ${on}`,
  coordinated: ({ ship, other }) => `${ship} coordonne ${other}`,
  engages: ({ ship }) => `${ship} s’engage`,
  'no-attack': ({ ship }) => `${ship} n’attaque pas`,
  attack: ({ attacker, defender, weapon, arc }, { range, obstructed }) =>
    `${attacker} attaque ${defender} à portée ${range} (${weapon}${arc}${obstructed ? ', gênée' : ''})`,
  'measured-through': ({ attacker, defender, ships }) =>
    `l’attaque de ${attacker} contre ${defender} est gênée (${ships}), ce qui ne change aucun dé`,
  'dice-count': ({ ship }, { dice, change }) =>
    `${ship} lance ${counted(Math.abs(change), dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie)} de ${change < 0 ? 'moins' : 'plus'}`,
  rolled: ({ ship, faces }, { dice }) =>
    `${ship} obtient ${faces} (${dice === 'attack' ? 'attaque' : 'défense'})`,
  modified: ({ ship, faces }, { dice, how }) =>
    `les dés ${dice === 'attack' ? 'd’attaque' : 'de défense'} ${de(ship)} montrent maintenant ${faces}${MODIFIED[how]}`,
  canceled: ({ ship, face }) => `annulation : 1 ${face} ${de(ship)}`,
  neutralized: ({ hits }) =>
    hits ? `restent après annulation : ${hits}` : 'après annulation, il ne reste aucune touche',
  reinforced: ({ ship, face }) => `${ship} est renforcé : 1 ${face} en moins`,
  'attack-hits': ({ attacker, defender }) => `${attacker} touche ${defender}`,
  'attack-misses': ({ attacker, defender }) => `${attacker} rate ${defender}`,
  'shield-lost': ({ ship }, { shields }) => `${ship} perd un bouclier, il en reste ${shields}`,
  'shield-recovered': ({ ship }, { shields }) => `${ship} récupère un bouclier, ${shields} en tout`,
  'charges-lost': ({ ship, upgrade }, { charges }) =>
    `${ship} perd des charges${ofUpgrade(upgrade)} : il en reste ${charges}`,
  flipped: ({ ship, upgrade }) => `${ship} retourne ${upgrade}`,
  'recovery-stopped': ({ ship }) => `une charge ou Force ${de(ship)} ne revient pas`,
  'maneuver-skipped': ({ ship }) => `${ship} passe son étape Exécuter une manœuvre`,
  'upgrades-exchanged': ({ ship, other, upgrade, otherUpgrade }) =>
    `${ship} et ${other} échangent ${upgrade} et ${otherUpgrade}`,
  'upgrade-hidden': ({ ship, under }) => `${ship} place une amélioration face cachée sous ${under}`,
  'upgrade-revealed': ({ ship, upgrade, under }) =>
    `${ship} s’équipe ${de(upgrade)}, qui était face cachée sous ${under}`,
  'upgrade-handed-on': ({ ship, other, upgrade }) => `${other} reçoit ${upgrade} ${de(ship)}`,
  'dial-looked-at': ({ ship }) => `l’adversaire regarde le cadran ${de(ship)}`,
  'card-fused': ({ ship, upgrade }, { count }) =>
    `${count} marqueur${count === 1 ? '' : 's'} de mèche sur ${upgrade} ${de(ship)}`,
  'on-card': ({ ship, upgrade, token }) => `${token} sur ${upgrade} ${de(ship)}`,
  replaced: ({ ship }) => `pour ${ship}, autre chose se passe à la place`,
  'damage-dealt': ({ ship }, { card }) => `${ship} reçoit ${card ?? 'une carte de dégât face cachée'}`,
  'damage-prevented': ({ ship }, { damage }) =>
    `${counted(damage, DAMAGE)} sur ${ship} ${damage === 1 ? 'est évité' : 'sont évités'}`,
  'damage-turned': ({ ship }, { damage }) =>
    damage === 1
      ? `1 dégât normal sur ${ship} devient critique`
      : `${damage} dégâts normaux sur ${ship} deviennent critiques`,
  'damage-revealed': ({ ship }, { cards }) =>
    `${ship} montre des cartes de dégât face cachée : ${list(cards)}`,
  'damage-discarded': ({ ship }, { cards }) => `${ship} défausse ${counted(cards, NOUNS.damageCard)}`,
  exposed: ({ ship }, { card }) => `une carte de dégât ${de(ship)} est révélée : ${card}`,
  repaired: ({ ship }, { card }) => `${ship} répare ${card ?? 'une carte de dégât face cachée'}`,
  'deck-reshuffled': ({ player }, { cards }) =>
    `${player} mélange ${counted(cards, NOUNS.card)} pour refaire son paquet de dégâts`,
  destroyed: ({ ship }) => `${ship} est détruit`,
  removed: ({ ship }) => `${ship} quitte la partie`,
  reserved: ({ ship }) => `${ship} est en réserve`,
  fled: ({ ship }) => `${ship} quitte l’aire de jeu et est perdu`,
  ability: ({ ship, ability }, { used }) => `${ship} ${used ? 'utilise' : 'n’utilise pas'} ${ability}`,
  'game-over': (_, { winner, winners }) => {
    if (winner < 0) return 'la partie finit sur un match nul';
    return winners ? `${list(winners.map(player))} gagnent la partie` : `${player(winner)} gagne la partie`;
  },
  'device-placed': ({ ship, name, template }, { how }) =>
    `${ship} ${HOW[how]} ${name}${template ? ` (${template})` : ''}`,
  'obstacle-added': ({ obstacle }) => `${obstacle} est maintenant sur la table`,
  'device-detonates': ({ player, name }) => `${name} de ${player} explose`,
  'detonation-prevented': ({ ship, name }) => `${ship} empêche ${name} d’exploser`,
  'device-removed': ({ player, name }) => `${name} de ${player} quitte la table`,
  'device-moved': ({ player, name }) => `${name} de ${player} se déplace`,
  'device-met': ({ ship, name }) => `${ship} rencontre ${name}`,
  'obstacle-removed': ({ obstacle }) => `${obstacle} quitte la table`,
  'device-fuse': ({ name }, { fuses }) => `${name} : ${counted(fuses, NOUNS.fuse)}`,
  'obstacle-fuse': ({ obstacle }, { fuses }) => `${obstacle} : ${counted(fuses, NOUNS.fuse)}`,
  'condition-assigned': ({ ship, condition }) => `${ship} reçoit ${condition}`,
  'condition-removed': ({ ship, condition }) => `${ship} perd ${condition}`,
  'card-on-condition': ({ ship, condition }, { card }) => `${card} est posée sur ${condition}, sur ${ship}`,
  'point-on-condition': ({ ship, player, condition }, { total }) =>
    `${player} perd 1 point de mission, posé sur ${condition}, sur ${ship}, et en a encore ${total}`,
  'condition-revealed': ({ ship, condition }) => `l’état secret ${de(ship)} est ${condition}`,
  docked: ({ ship, carrier }) => `${ship} s’amarre à ${carrier}`,
  deployed: ({ ship, carrier }, { edge }) => `${ship} se déploie ${EDGES[edge]} ${de(carrier)}`,
  restored: ({ ship, carrier }) => `${ship} est remis à neuf à bord ${de(carrier)}`,
  'deploy-failed': ({ ship, carrier }) =>
    `${ship} ne trouve pas de place pour se déployer et reste amarré à ${carrier}`,
  energy: ({ ship }, { energy }) => `${ship} a ${energy} d’énergie`,
  'indicator-shared': ({ ship, other, upgrade }) =>
    `${ship} a un seul indicateur pour ${upgrade} et ${other}`,
  'upgrade-taken': ({ ship, from, upgrade }) => `${ship} récupère ${upgrade} ${de(from)}`,
  'set-aside': ({ ship, huge }) => `${ship} est mis de côté, ${huge} prend sa place`,
  'set-down': ({ ship, huge }) => `${ship} est placé derrière ${huge}`,
  'wing-split': ({ ship, leader }) => `${ship} quitte la formation ${de(leader)}`,
  'wing-joined': ({ ship, leader }) => `${ship} rejoint la formation ${de(leader)}`,
};

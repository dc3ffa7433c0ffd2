import type { Incomplete } from '@firing-arc/words';
import { titled } from '@firing-arc/words';
import { counted, de, list } from '@firing-arc/words/french';
import type { AttackStepName, Modification } from '../../attack/events.ts';
import type { AttackKind } from '../../attack/schema.ts';
import { LEFT_PLAY } from '../../damage/events.ts';
import type { SetupStep } from '../../setup/steps.ts';

import type { EventPhrases } from '../phrases.ts';
import {
  clicks,
  color,
  colors,
  commandDial,
  commandToken,
  defenseToken,
  defenseTokenNoun,
  dialOrToken,
  dice,
  die,
  face,
  NOUNS,
  onThe,
  reach,
  side,
  theZone,
} from './terms.ts';

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'l’aire de jeu et la zone de mise en place sont délimitées',
  'gather-components': 'les deux flottes sont présentées',
  'determine-initiative': 'le premier joueur est déterminé',
  'choose-objective': 'un objectif est choisi',
  'place-obstacles': 'les obstacles sont placés',
  'deploy-ships': 'les flottes sont déployées',
  'prepare-other-components': 'le paquet de dégâts est mélangé',
  'clean-up': 'tout le reste est rangé',
};

const ATTACK_STEPS: Readonly<Record<AttackStepName, string>> = {
  'declare-target': 'une cible est déclarée',
  'roll-attack-dice': 'les dés d’attaque sont lancés',
  'resolve-attack-effects': 'les effets d’attaque sont résolus',
  'spend-defense-tokens': 'des pions de défense peuvent être dépensés',
  'resolve-damage': 'les dégâts sont résolus',
  'declare-additional-target': 'un autre escadron peut être attaqué',
};

const HOW: Readonly<Record<AttackKind, string>> = {
  attack: 'attaque',
  snipe: 'tire de loin sur',
  counter: 'riposte contre',
  salvo: 'tire une salve sur',
  ignition: 'attaque par ignition',
};

const CHANGED: Readonly<Record<Modification, string>> = {
  add: 'ajouté',
  reroll: 'relancé',
  spend: 'dépensé',
  cancel: 'annulé',
  remove: 'retiré',
  change: 'changé',
  set: 'posé',
};

const SUPPRESSED: Readonly<Record<'accuracy' | 'critical-effect', string>> = {
  accuracy: 'ne peut pas dépenser sa précision',
  'critical-effect': 'ne peut pas résoudre d’effet critique',
};

const COIN: Readonly<Record<string, string>> = { heads: 'face', tails: 'pile' };

/** What happened, by its kind: a phrase without capital letter and full stop. */
export const EVENTS: Incomplete<EventPhrases> = {
  'setup-step': ({ step }) => STEPS[step],
  fleet: ({ player, points }) => `la flotte de ${player} coûte ${counted(points, NOUNS.point)}`,
  coin: ({ face }) => `la pièce montre ${COIN[face] ?? face}`,
  'first-player': ({ player }) => `${player} est le premier joueur`,
  objective: ({ objective }) => `l’objectif est ${objective}`,
  'obstacle-placed': ({ obstacle, player }) => `${player} place ${obstacle}`,
  'obstacle-skipped': 'un obstacle ne tient nulle part et reste de côté',
  'ship-deployed': ({ ship, speed }) => `${ship} est déployé à la vitesse ${speed}`,
  'squadron-deployed': ({ squadron }) => `${squadron} est déployé`,
  'starting-commands': ({ commands, ship, upgrade }) =>
    `${upgrade} ${de(ship)} commence avec ${list(commands)}`,
  'pass-tokens': ({ count, player }) => `${player} reçoit ${counted(count, NOUNS.passToken)}`,
  round: ({ round }) => `le tour ${round} commence`,
  phase: ({ phase }) => `${phase} : début`,
  'commands-chosen': ({ dials, player }) => `${player} a choisi ${counted(dials, NOUNS.command)}`,
  passes: ({ player }, event) =>
    `${player} ${event.with === 'token' ? 'dépense un pion de passe' : 'n’a plus rien et passe'}`,
  'ship-activated': ({ ship }) => `${ship} est activé`,
  'dial-revealed': ({ ship }, event) => `${ship} révèle un ${commandDial(event.command)}`,
  'no-dial': ({ ship }) => `${ship} ne révèle aucun cadran`,
  'dial-discarded': ({ ship }, event) => `${ship} défausse son ${commandDial(event.command)}`,
  'command-token': ({ ship }, event) => `${ship} reçoit un ${commandToken(event.command)}`,
  'command-token-lost': ({ ship }, event) => `${ship} défausse un ${commandToken(event.command)}`,
  'raid-cleared': ({ command, ship }) => `${ship} est débarrassé du pion de raid : ${command}`,
  command: ({ command, ship }, event) => `${ship} résout : ${command} avec ${dialOrToken(event.with)}`,
  engineering: ({ points, ship }) => `${ship} a ${counted(points, NOUNS.repairPoint)}`,
  'shield-moved': ({ from, ship, to }) =>
    `${ship} déplace un bouclier de ${theZone(from)} vers ${theZone(to)}`,
  'shield-recovered': ({ shields, ship, zone }) =>
    `${theZone(zone)} ${de(ship)} récupère un bouclier, ${shields} maintenant`,
  speed: ({ ship, speed }) => `${ship} est maintenant à la vitesse ${speed}`,
  course: ({ ship, side, speed }, event) =>
    `${ship} trace une trajectoire à la vitesse ${speed} : ${clicks(event.clicks)}, l’outil ${onThe(side)}`,
  maneuver: ({ overlapped, ship, speed }, event) => {
    const met = overlapped.length > 0 ? `, arrêté par ${list(overlapped)}` : '';
    return `${ship} vole à la vitesse ${speed} : ${clicks(event.clicks)}${met}`;
  },
  'squadrons-displaced': ({ ship, squadrons }) => `${ship} se pose sur ${list(squadrons)}`,
  'squadron-placed': ({ squadron }) => `${squadron} est placé`,
  'on-obstacle': ({ obstacle, ship }) => `${ship} finit sur ${obstacle}`,
  'squadron-on-obstacle': ({ obstacle, squadron }) => `${squadron} finit sur ${obstacle}`,
  'kept-in-play': ({ ship, squadron }) => `${ship || squadron} reste en jeu jusqu’à la fin du tour`,
  'hull-recovered': ({ hull, squadron }) => `${squadron} revient à ${hull} de coque`,
  'maneuver-executed': ({ ship }) => `la manœuvre ${de(ship)} est exécutée`,
  'activation-ends': ({ ship }) => `l’activation ${de(ship)} se termine`,
  'squadron-activated': ({ by, squadron }) => `${squadron} est activé${by ? ` par ${by}` : ''}`,
  'squadron-moved': ({ distance, squadron }) => `${squadron} se déplace, distance ${distance}`,
  'tokens-readied': ({ count }) =>
    `${counted(count, NOUNS.defenseToken)} ${count === 1 ? 'préparé' : 'préparés'}`,
  'upgrade-readied': ({ ship, upgrade }) => `${upgrade} ${de(ship)} est préparée`,
  'initiative-flipped': 'le pion d’initiative est retourné',
  'victory-token': ({ count, player }) => `${player} gagne ${counted(count, NOUNS.victoryToken)}`,
  score: ({ player, points }) => `${player} marque ${counted(points, NOUNS.point)}`,
  'game-over': ({ winner }) => `${winner} gagne la partie`,
  'no-attack': ({ attacker }) => `${attacker} n’attaque pas`,
  'attack-step': ({ step }) => ATTACK_STEPS[step],
  attack: ({ attackerZone, defenderZone, how }, event) => {
    const obstructed = event.obstructed ? ', attaque gênée' : '';
    return `${attackerZone} ${HOW[how]} ${defenderZone} à ${reach(event.reach)}${obstructed}`;
  },
  'dice-gathered': ({ dice }) => `dés : ${colors(dice)}`,
  'die-not-rolled': (_, event) => `un dé ${color(event.color)} n’est pas lancé`,
  'die-replaced': ({ from, to }) => `un dé ${color(to)} remplace un ${color(from)}`,
  'attack-canceled': 'l’attaque est annulée',
  'dice-rolled': (_, event) => `les dés montrent ${dice(event.dice)}`,
  'dice-modified': ({ how }, event) =>
    `un dé ${color(event.color)} est ${CHANGED[how]}, maintenant : ${dice(event.dice)}`,
  suppressed: ({ party, tokens, what }) =>
    what === 'defense-tokens'
      ? `${party} ne peut pas dépenser : ${tokens.map(defenseToken).join(', ')}`
      : `${party} ${SUPPRESSED[what]}`,
  'token-locked': ({ defender, token }) =>
    `une précision verrouille un ${defenseTokenNoun(token)} ${de(defender)}`,
  'defense-token-spent': ({ defender, now, token }) =>
    `${defender} dépense un ${defenseTokenNoun(token)}, maintenant ${side(now)}`,
  'defense-token-exhausted': ({ defender, token }) =>
    `un ${defenseTokenNoun(token)} ${de(defender)} est épuisé`,
  'redirect-zone': ({ ship, zone }) => `${ship} redirige vers ${theZone(zone)}`,
  'critical-effect': ({ effect }, event) =>
    event.effect === 'standard'
      ? 'un effet critique : la première carte de dégâts est distribuée face visible'
      : `un effet critique : ${effect}`,
  'targeting-placed': ({ ship }) => `${ship} place son pion de visée`,
  'targeting-removed': ({ ship }) => `le pion de visée ${de(ship)} est retiré`,
  'effect-used': ({ effect, party }) => `${party} utilise ${effect}`,
  'upgrade-used': ({ now, ship, upgrade }) => `${upgrade} ${de(ship)} est ${side(now, 'f')}`,
  'damage-totaled': ({ braced, damage }) =>
    `${braced ? 'avec renforcement, ' : ''}l’attaque fait ${damage} ${damage > 1 ? 'dégâts' : 'dégât'}`,
  redirected: ({ damage, ship, zone }) => `${ship} en subit ${damage} sur ${theZone(zone)}`,
  'raid-token': ({ command, ship }) => `${ship} reçoit un pion de raid : ${command}`,
  'shield-lost': ({ shields, ship, zone }) =>
    `${theZone(zone)} ${de(ship)} perd un bouclier, il en reste ${shields}`,
  'damage-dealt': ({ card, ship }) => `${ship} reçoit ${card || 'une carte de dégâts face cachée'}`,
  'damage-flipped': ({ card, ship }) => `${card} ${de(ship)} est retournée face cachée`,
  'damage-turned-up': ({ card, ship }) => `une carte ${de(ship)} est retournée face visible : ${card}`,
  'damage-discarded': ({ card, ship }) => `${ship} défausse ${card || 'une carte de dégâts'}`,
  'hull-lost': ({ hull, squadron }) => `il reste ${hull} de coque à ${squadron}`,
  'deck-reshuffled': ({ cards }) =>
    `la défausse devient un paquet de dégâts de ${cards} ${cards === 1 ? 'carte' : 'cartes'}`,
  'ship-destroyed': ({ ship }, { because }) =>
    because === LEFT_PLAY ? `${ship} quitte l’aire de jeu et est détruit` : `${ship} est détruit`,
  'squadron-destroyed': ({ squadron }) => `${squadron} est détruit`,
  'defense-token-discarded': ({ ship, token }) => `${ship} perd un ${defenseTokenNoun(token)}`,
  'dial-changed': ({ ship }) => `le cadran du dessus ${de(ship)} est réglé à nouveau`,
  'defense-token-turned': ({ now, ship, squadron, token }) => {
    const whose = squadron || ship;
    return `un ${defenseTokenNoun(token)} ${de(whose)} est ${side(now)}`;
  },
  'slider-turned': ({ squadron }) => `${squadron} compte comme activé`,
  'dial-gained': ({ ship }, event) => `${ship} gagne un ${commandDial(event.command)}`,
  'dials-seen': ({ dials, ship }) =>
    dials === 1
      ? `le cadran du dessus ${de(ship)} est regardé`
      : `${dials} cadrans ${de(ship)} sont regardés`,
  'dials-shown': ({ commands, ship }) => `${ship} montre ses nouveaux cadrans : ${list(commands)}`,
  'command-on-card': ({ ship, upgrade }, event) =>
    `un ${commandToken(event.command)} est posé sur ${upgrade} ${de(ship)}`,
  'die-on-card': ({ ship, upgrade }, event) => `un dé est posé sur ${upgrade} ${de(ship)} : ${die(event)}`,
  'upgrade-passed': ({ heir, ship, upgrade }) => `${upgrade} passe de ${ship} à ${heir}`,
  'upgrade-replaced': ({ by, ship, upgrade }) => `${by} prend la place de ${upgrade} sur ${ship}`,
  'slider-turned-back': ({ squadron }) => `${squadron} peut être activé à nouveau`,
  'target-moved': ({ ship, zone }) => `l’attaque frappe maintenant ${theZone(zone)} ${de(ship)}`,
  'card-command': ({ ship, upgrade }, event) =>
    `${upgrade} ${de(ship)} consomme un ${commandToken(event.command)}`,
  'objective-ship': ({ ship }) => `${ship} reçoit un pion d’objectif`,
  'objective-ship-over': ({ ship }) => `${ship} perd un pion d’objectif`,
  'objective-dial': ({ command }) => `l’objectif révèle : ${command}`,
  'token-placed': ({ player }) => `${player} place un pion d’objectif`,
  'token-moved': 'un pion d’objectif est déplacé',
  'token-removed': ({ ship }) =>
    !ship ? 'un pion d’objectif est retiré' : `${ship} retire un pion d’objectif`,
  'mine-destroyed': 'la mine est détruite',
  'obstacle-moved': ({ obstacle, player }) => `${player} déplace ${obstacle}`,
  'obstacle-removed': ({ obstacle }) => `obstacle retiré : ${obstacle}`,
  'zone-marked': ({ ship, token, zone }) => `un pion (${titled(token)}) marque ${theZone(zone)} ${de(ship)}`,
  'zone-unmarked': ({ ship, token }) => `le pion (${titled(token)}) ${de(ship)} est retiré`,
  'station-damaged': ({ obstacle }) => `carte de dégâts face cachée pour ${obstacle}`,
  'station-destroyed': ({ obstacle }) => `détruite, mais elle reste en jeu : ${obstacle}`,
  mine: ({ faces, ship }) => `une mine explose à côté ${de(ship)} : ${list(faces.map(face))}`,
};

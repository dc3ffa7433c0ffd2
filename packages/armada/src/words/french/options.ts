import type { Incomplete } from '@firing-arc/words';
import { counted, de, list } from '@firing-arc/words/french';
import type { OptionPhrases } from '../words.ts';
import {
  color,
  command,
  commandToken,
  dialOrToken,
  NOUNS,
  onThe,
  reach,
  theZone,
  tokenLabel,
  zone,
} from './terms.ts';

/** What is said of options: small phrases without capital letter and full stop. */
export const OPTIONS: Incomplete<OptionPhrases> = {
  unnamed: (number) => `choix ${number}`,
  plain: {
    none: 'aucun',
    done: 'terminé',
    yes: 'oui',
    no: 'non',
    move: 'se déplacer',
    attack: 'attaquer',
    dial: 'le cadran',
    token: 'le pion',
    speed: 'réduire la vitesse',
    ship: 'le vaisseau',
    squadron: 'l’escadron',
  },
  place: 'un emplacement sur la table',
  facedownCard: (number) => (number === null ? 'une carte face cachée' : `la carte face cachée ${number}`),
  withSpeed: (ship, speed) => `${ship} à la vitesse ${speed}`,
  pass: 'dépenser un pion de passe',
  raid: {
    dial: 'défausser le cadran et les retirer tous',
    none: 'n’en retirer aucun',
    token: (which) => `défausser un ${commandToken(which)}`,
  },
  dialUse: { keep: 'garder le cadran', token: 'prendre le pion' },
  commandWith: (which, how) => `${command(which)} avec ${dialOrToken(how)}`,
  recovers: (token) => `récupérer : ${token}`,
  readies: (token) => `préparer : ${token}`,
  readied: (upgrade, ship, which, own) =>
    `${upgrade} ${de(ship)} pour un ${commandToken(which)}${own ? ' posé dessus' : ''}`,
  moveShield: (from, to) => `déplacer un bouclier de ${theZone(from)} vers ${theZone(to)}`,
  recoverShield: (where) => `récupérer un bouclier dans ${theZone(where)}`,
  discards: (card) => `défausser ${card}`,
  salvage: (tokens, points, where) =>
    `${counted(tokens, NOUNS.victoryToken)} pour ${counted(points, NOUNS.point)} : ${where}`,
  speed: (speed) => `vitesse ${speed}`,
  oneMoreClick: (joint) => `un cran de plus à l’articulation ${joint}`,
  course: (joints, where) => `${joints}, l’outil ${onThe(where)}`,
  aDie: (name) => `un dé ${color(name)}`,
  damage: (damage) => `${damage} ${damage > 1 ? 'dégâts' : 'dégât'}`,
  noAttack: 'pas d’attaque',
  target: (defender, at, from, far, obstructed) =>
    [
      at ? `${defender}, ${zone(at)},` : defender,
      ...(from ? [`depuis ${theZone(from)}`] : []),
      `à ${reach(far)}${obstructed ? ', gênée' : ''}`,
    ].join(' '),
  locks: (token) => `verrouiller : ${token}, avec une précision`,
  concentrates: {
    dial: 'concentration de tir avec le cadran',
    token: 'concentration de tir avec le pion',
    both: 'concentration de tir avec le cadran et le pion',
  },
  uses: (name) => `utiliser ${name}`,
  standardCritical: 'première carte de dégâts face visible',
  swaps: (to, from) => `un dé ${color(to)} à la place d’un ${color(from)}`,
  cardOf: (card, bearer) => `${card} ${de(bearer)}`,
  rounds: (rounds) => `tours ${list(rounds.map(String))}`,
  joint: (joint) => `articulation ${joint}`,
  degrees: (degrees) => `${degrees} degrés`,
  edge: { left: 'le bord gauche', right: 'le bord droit' },
  shipOf: (ship, owner) => `${ship}, ${owner}`,
  token: (which) => `le pion${tokenLabel(which)}`,
};

import { counted, de, list, spaced } from '@firing-arc/referee/grammar/french';
import { optionIn } from '../options.ts';
import type { PlainOption } from '../words.ts';
import { costText } from './abilities/costs.ts';
import { effectText } from './abilities/effects.ts';
import {
  clicks,
  color,
  command,
  commandToken,
  defenseToken,
  die,
  effect,
  means,
  NOUNS,
  obstacle,
  onThe,
  party,
  player,
  reach,
  theZone,
  tokenLabel,
} from './terms.ts';

const PLAIN: Readonly<Record<PlainOption, string>> = {
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
};

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export const option = optionIn({
  sentence: spaced,
  list,
  player,
  obstacle,
  party,
  command,
  defenseToken,
  unnamed: (number) => `choix ${number}`,
  plain: PLAIN,
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
  commandWith: (which, how) => `${command(which)} avec ${means(how)}`,
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
  clicks,
  course: (joints, where) => `${joints}, l’outil ${onThe(where)}`,
  theZone,
  aDie: (name) => `un dé ${color(name)}`,
  die,
  damage: (damage) => `${damage} ${damage > 1 ? 'dégâts' : 'dégât'}`,
  noAttack: 'pas d’attaque',
  target: (defender, at, from, far, obstructed) =>
    [
      at ? `${theZone(at)} ${de(defender)}` : defender,
      ...(from ? [`depuis ${theZone(from)}`] : []),
      `à ${reach(far)}${obstructed ? ', gênée' : ''}`,
    ].join(' '),
  locks: (token) => `verrouiller : ${token}, avec une précision`,
  concentrates: {
    dial: 'concentration de tir avec le cadran',
    token: 'concentration de tir avec le pion',
    both: 'concentration de tir avec le cadran et le pion',
  },
  effect,
  uses: (name) => `utiliser ${name}`,
  standardCritical: 'première carte de dégâts face visible',
  swaps: (to, from) => `un dé ${color(to)} à la place d’un ${color(from)}`,
  effectText,
  costText,
  cardOf: (card, bearer) => `${card} ${de(bearer)}`,
  rounds: (rounds) => `tours ${list(rounds.map(String))}`,
  joint: (joint) => `articulation ${joint}`,
  degrees: (degrees) => `${degrees} degrés`,
  edge: { left: 'le bord gauche', right: 'le bord droit' },
  shipOf: (ship, owner) => `${ship}, ${owner}`,
  token: (which) => `le pion${tokenLabel(which)}`,
});

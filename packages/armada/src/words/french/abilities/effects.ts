/** Effects as infinitives. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list, to } from '@firing-arc/words/french';
import {
  ANY_NUMBER,
  type DieColor,
  type Effect,
  type WhichCommand,
  type Whom,
} from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import { type Color, isColor } from '../../../attack/dice.ts';
import type { BearerKind } from '../../words.ts';
import { color, command, commandToken, defenseTokenNoun, face, icon, side } from '../terms.ts';
import { diceText, dieText, MARKERS, THIS, traitsText, within } from './conditions.ts';

/** "subir 1 dégât, puis retourner cette carte face cachée". */
export const effectsText = (effects: readonly Effect[], bearer: BearerKind): string =>
  effects.map((one) => effectText(one, bearer)).join(', puis ');

/** An effect alone, as an option too. */
export const effectText = (effect: Effect, bearer: BearerKind): string => sayByKind(EFFECTS, effect, bearer);

/** Effects by their kind. */
const EFFECTS: PhrasesByKind<Effect, [bearer: BearerKind]> = {
  either: (effect, bearer) => {
    const named = kindsText(effect.of);
    if (named) return named;
    const of = effect.of.map((one) => effectText(one, bearer));
    return `${effect.by === 'opponent' ? 'au choix de l’adversaire, ' : ''}${list(of, 'ou')}`;
  },
  to: (effect, bearer) => toText(effect, bearer),
  'turn-up': (_, bearer) =>
    `retourner face visible des cartes de dégâts face cachée, jusqu’à la valeur d’ingénierie de ${THIS[bearer]}`,
  'take-turn': ({ speed }, bearer) =>
    `déplacer ${THIS[bearer]} à la vitesse ${speed} et attaquer comme pendant une activation`,
  'place-squadron': (effect, bearer) => `être placé à nouveau ${within(effect.within)} de ${THIS[bearer]}`,
  'place-mines': (effect, bearer) => minesText(effect, bearer),
  'spend-tokens': (_, bearer) =>
    `dépenser des pions de défense de votre choix, jusqu’à la valeur d’escadron de ${THIS[bearer]}`,
  suffer: ({ damage }) => `subir ${damage} ${damage > 1 ? 'dégâts' : 'dégât'}`,
  'suffer-dice': (effect) =>
    `subir 1 dégât pour chaque touche et chaque critique de ${effect.dice} dés ${color(effect.color)}s lancés`,
  'deal-facedown': ({ cards }) =>
    cards === 1
      ? 'recevoir une carte de dégâts face cachée'
      : `recevoir ${cards} cartes de dégâts face cachée`,
  slow: ({ by }) => `réduire la vitesse de ${by}`,
  'lose-strongest-shields': 'perdre tous les boucliers de la zone qui en a le plus',
  'lose-shields': ({ zones }) =>
    `perdre un bouclier dans un maximum de ${zones} zones au choix de l’adversaire`,
  'recover-shield': 'récupérer un bouclier',
  'place-targeting': 'placer son pion de visée',
  'match-speed': 'prendre la vitesse de ce vaisseau',
  'suffer-criticals': ({ of }) =>
    `subir 1 dégât par symbole critique sur les dés de la réserve (${list(of.map((one) => color(one)))})`,
  'shift-shields': (effect) => shiftText(effect),
  'discard-facedown': ({ most }) => `défausser jusqu’à ${most} cartes de dégâts face cachée`,
  'discard-damage': 'défausser une carte de dégâts',
  'shrug-off': ({ how }) =>
    how === 'discard' ? 'défausser cette carte de dégâts' : 'retourner cette carte de dégâts face cachée',
  'change-speed': ({ by, least }) =>
    `changer la vitesse de ${by} au plus${least > 0 ? ` (pas moins de ${least})` : ''}`,
  brake: 'défausser un pion de navigation ou réduire la vitesse de 1 (pas moins de 1)',
  'raise-yaw': ({ joint, to }) =>
    to === 'two'
      ? 'avoir deux crans à la première articulation pour cette manœuvre'
      : `avoir un cran de plus à ${JOINTS[joint]} pour cette manœuvre`,
  'slow-course': 'exécuter cette manœuvre à une vitesse de moins',
  maneuver: ({ straight }) => `exécuter une manœuvre ${straight ? 'en ligne droite ' : ''}à la vitesse 1`,
  'set-aside': 'être mis de côté avant le déploiement',
  arrive: (effect) =>
    `déployer le vaisseau mis de côté ${within(effect.within)} de ce vaisseau, sur aucun escadron${effect.waits ? ' et sans être le premier activé ce tour-ci' : ''}`,
  redeploy: 'se déployer à nouveau dans la zone de déploiement',
  toggle: ({ otherwise }) =>
    `tourner le curseur du côté activé${otherwise > 0 ? ` ou, s’il y est déjà, subir ${otherwise} dégât` : ''}`,
  move: ({ clear, upTo }) =>
    `se déplacer jusqu’à la distance ${upTo}, ${clear ? 'sans finir engagé' : 'même engagé'}`,
  activate: ({ by }) => `être activé comme par ${by ? 'cet' : 'un'} ordre d’escadron`,
  'squadron-attack': (effect) => squadronAttackText(effect),
  'recover-hull': ({ most }) => `récupérer jusqu’à ${most} ${most > 1 ? 'points' : 'point'} de coque`,
  'attack-only': 'attaquer sans se déplacer pendant cette activation',
  'move-only': ({ speed }) => `se déplacer seulement, à la vitesse ${speed}, pendant cette activation`,
  'discard-defense-token': 'défausser un pion de défense',
  'ready-token': ({ most, unspent }) => {
    if (unspent) return 'préparer un pion de défense qu’il n’a pas dépensé';
    return most === 1 ? 'préparer un pion de défense' : `préparer jusqu’à ${most} pions de défense`;
  },
  'wear-out': ({ is }) => `nommer ${defenseTokenNoun(is)} pour ce tour, une fois par partie`,
  'recover-token': (effect) => `récupérer un pion de défense défaussé, ${side(effect.side)}`,
  'exhaust-token': 'épuiser un pion de défense de votre choix',
  'spend-own-token': 'dépenser un pion de défense sans effet',
  'gain-defense-token': ({ is }) => `gagner un ${defenseTokenNoun(is)}`,
  'replace-defense-token': ({ by }) => `remplacer un pion de défense par un ${defenseTokenNoun(by)}`,
  'discard-command-tokens': 'défausser tous les pions de commandement',
  'new-top-command': 'régler à nouveau le cadran du dessus',
  'reveal-nothing': 'défausser le cadran et n’en révéler aucun ce tour-ci',
  'gain-token': ({ of }) => `gagner un pion de commandement ${ofCommand(of)}`,
  'gain-tokens': 'gagner des pions de commandement jusqu’à sa valeur de commandement',
  'gain-dial': ({ of }) => `gagner un cadran ${ofCommand(of)}`,
  'gain-raid': ({ of }) => `gagner un pion de raid ${ofCommand(of)}`,
  'lose-token': ({ of }) => `défausser un ${commandToken(of)}`,
  'hand-out': (effect) =>
    `répartir un par un les pions (${command(effect.of)}) de cette carte sur autant de vaisseaux alliés ${within(effect.within)}`,
  'lay-command': 'poser un pion de cet ordre sur cette carte',
  'gain-engineering': ({ points }) => `avoir ${points} points d’ingénierie de plus`,
  'swap-token': 'défausser un pion de commandement et en gagner un d’un ordre quelconque',
  'discard-top-dial': 'défausser le cadran du dessus',
  'discard-dials': 'défausser tous les cadrans',
  'tokens-for-all': 'choisir un ordre et en faire gagner un pion à chaque vaisseau allié',
  'change-command': ({ to }) => `changer l’ordre en ${list(to.map(command), 'ou')}`,
  'regain-token': 'gagner un pion du même ordre',
  'share-command': 'régler sur cet ordre le cadran du dessus d’un autre vaisseau allié à distance 1-5',
  'resolve-squadrons': 'résoudre maintenant son ordre d’escadron, si vous voulez',
  'command-squadrons': 'résoudre un ordre d’escadron comme avec un cadran',
  'count-as': ({ last, spending }) =>
    `le résoudre comme avec ${COUNTED[spending]}${last ? ', et aucun autre ordre ce tour-ci' : ''}`,
  'turn-down': 'retourner cette carte face cachée',
  'discard-this': 'défausser cette carte',
  begin: (effect) => beginText(effect, effect.for === 'it' ? ' pour lui' : ''),
  'place-round-tokens': 'nommer pour cette carte deux tours qui ne se suivent pas',
  'ready-upgrade': 'préparer une autre amélioration épuisée',
  'exhaust-upgrade': 'épuiser une amélioration de votre choix',
  'discard-upgrade': ({ icons }) =>
    `défausser une amélioration de votre choix (${icons === null ? 'pas un commandant' : list(icons.map(icon), 'ou')})`,
  'mark-zone': ({ token }) => `marquer une de ses zones de coque avec un ${MARKERS[token]}`,
  unmark: ({ token }) => `retirer le ${MARKERS[token]}`,
  'place-grav-token': 'placer un pion gravitationnel n’importe où dans l’aire de jeu',
  'shift-obstacles': ({ near, upTo }) =>
    `déplacer au besoin chaque obstacle ${within(near)} du pion gravitationnel, jusqu’à la distance ${upTo}`,
  attack: 'faire une attaque de plus parmi les deux qu’il a',
  'attack-squadron': ({ dice }) => {
    const [first] = dice;
    return first
      ? `attaquer des escadrons depuis n’importe quelle zone de coque, qu’elle ait déjà attaqué ou non, chacun avec ${dice.length} ${dice.length === 1 ? `dé ${color(first)}` : `dés ${color(first)}s`}`
      : 'attaquer un escadron depuis n’importe quelle zone de coque';
  },
  strange: ({ act }) => STRANGE_TEXTS[act].fr,
  'attack-again': 'laisser la zone qui attaque faire aussi l’attaque suivante de cette activation',
  'remove-die': 'enlever un dé de votre choix',
  'replace-dice': ({ most }) => `remplacer jusqu’à ${most} dés par des dés de n’importe quelle couleur`,
  'recolor-dice': ({ from, to }) => `remplacer tous les dés ${color(from)}s par des dés ${color(to)}s`,
  'halve-dice': 'enlever la moitié des dés de votre choix (arrondie à l’inférieur)',
  'change-die': ({ fixed, to, which }) =>
    `changer ${dieText(which)} en ${list(to.map(face), 'ou')}${fixed ? ' sans que rien ne le modifie ensuite' : ''}`,
  'add-dice': (effect) => addedDice(effect),
  reroll: (effect) => rerollText(effect),
  'set-die': (effect) =>
    `ajouter un dé ${color(effect.color)} qui montre ${face(effect.face)}${effect.fixed ? ', ni relancé ni changé' : ''}`,
  'only-target': 'n’attaquer aucun autre escadron avec cette attaque',
  'cancel-die': 'annuler un dé d’attaque',
  'drop-die': 'retirer un dé d’attaque',
  'deal-faceup': 'donner au défenseur une carte de dégâts face visible',
  'faceup-cards': ({ cards }) =>
    `distribuer face visible les ${cards} premières cartes de dégâts de cette attaque`,
  'break-token': ({ by }) =>
    by === 'defender'
      ? 'faire défausser un pion de défense au défenseur'
      : 'défausser un pion de défense du défenseur',
  'watch-token':
    'nommer un pion de défense du défenseur : s’il est dépensé pendant cette attaque, il est défaussé',
  'paid-token-effect': 'en donner l’effet au défenseur',
  'waste-token': 'dépenser sans effet un pion de défense du défenseur',
  jam: 'défausser un pion de commandement du défenseur ou, s’il n’en a pas, retirer un bouclier à la zone qui défend',
  'exhaust-defense-tokens': 'épuiser tous les pions de défense du défenseur',
  'damage-adjacent': ({ damage }) =>
    `infliger ${damage} ${damage > 1 ? 'dégâts' : 'dégât'} à chaque zone à côté de celle qui défend`,
  'strip-zones': ({ beside }) =>
    `retirer un bouclier à la zone qui défend${beside ? ' et à chaque zone à côté' : ''}`,
  salvo: 'riposter comme avec un pion de salve',
  'unlock-token': 'dépenser un pion de défense qu’une précision verrouille',
  'cancel-for-faceup':
    'annuler tous les dés d’attaque et donner au défenseur une carte de dégâts face visible',
  lessen: ({ by, least }) =>
    `réduire les dégâts ${by === 'as-paid' ? 'd’autant' : `de ${by}`}${least > 0 ? ` (pas moins de ${least})` : ''}`,
};

/** Effects that differ in the kind of a defense token alone: "nommer un pion de salve pour ce tour". */
function kindsText(effects: readonly Effect[]): string | null {
  const worn = effects.flatMap((one) => (one.kind === 'wear-out' ? [`un ${defenseTokenNoun(one.is)}`] : []));
  if (worn.length === effects.length)
    return `nommer ${list(worn, 'ou')} pour ce tour, chacun une fois par partie`;
  const gained = effects.flatMap((one) =>
    one.kind === 'gain-defense-token' ? [`un ${defenseTokenNoun(one.is)}`] : [],
  );
  return gained.length === effects.length ? `gagner ${list(gained, 'ou')}` : null;
}

/** "faire subir 1 dégât au défenseur", "amener le défenseur à …"; what a card begins is not the other's deed. */
function toText({ whom, does }: Extract<Effect, { kind: 'to' }>, bearer: BearerKind): string {
  const deeds = does.filter(({ kind }) => kind !== 'begin').map((one) => effectText(one, bearer));
  const who = whomText(whom, bearer);
  const lasting = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, ` pour ${deeds.length > 0 || who === 'le' ? 'lui' : who}`)] : [],
  );
  return [...(deeds.length > 0 ? [letDo(who, deeds)] : []), ...lasting].join(', puis ');
}

/** Somebody else does something; "le" is whom the moment is about. */
function letDo(who: string, deeds: readonly string[]): string {
  const [only = ''] = deeds;
  const isPlain = deeds.length === 1 && !/^(se |être |attaquer|tourner |au choix)| ou |,/.test(only);
  if (isPlain && who === 'le') return `lui faire ${only}`;
  if (isPlain && !who.startsWith('jusqu’à')) return `faire ${only} ${to(who)}`;
  const several = /^(?:jusqu’à|n’importe)/.test(who);
  const all = deeds
    .map(
      (one) => `à ${several ? one.replace(/(?:être|finir|même) (?:activé|engagé)(?!\p{L})/gu, '$&s') : one}`,
    )
    .join(', puis ');
  return who === 'le' ? `l’amener ${all}` : `amener ${who} ${all}`;
}

/** "poser une mine à distance 1 de ce vaisseau". */
function minesText({ mines, where }: Extract<Effect, { kind: 'place-mines' }>, bearer: BearerKind): string {
  const what =
    mines === 'half-engineering'
      ? 'des mines jusqu’à la moitié de sa valeur d’ingénierie'
      : mines === 1
        ? 'une mine'
        : `${mines} mines`;
  const spot = {
    it: `à distance 1 de ${THIS[bearer]}`,
    obstacle: 'à distance 1-2 d’un obstacle et au-delà de la distance 3 des vaisseaux ennemis',
    anywhere: 'n’importe où au-delà de la distance 5 des vaisseaux ennemis',
  }[where];
  return `poser ${what} ${spot}`;
}

const beginText = ({ until }: Extract<Effect, { kind: 'begin' }>, whom: string): string =>
  `laisser agir cette carte${whom} jusqu’à la fin ${UNTIL[until]}`;

const UNTIL = {
  attack: 'de l’attaque',
  activation: 'de l’activation',
  'squadron-activation': 'de l’activation de l’escadron',
  round: 'du tour',
  game: 'de la partie',
} as const;

function whomText(whom: Whom, bearer: BearerKind): string {
  switch (whom.kind) {
    case 'other':
      return 'le';
    case 'attacker':
      return 'l’attaquant';
    case 'defender':
      return 'le défenseur';
    case 'each':
      return `chaque ${piecesText(whom, bearer, 'one')}`;
    case 'pick':
      return pickText(whom, bearer);
  }
}

type Several = Extract<Whom, { readonly side: string }>;

function pickText(whom: Extract<Whom, { readonly kind: 'pick' }>, bearer: BearerKind): string {
  if (whom.most === 'squadron-value')
    return `jusqu’à la valeur d’escadron de ${THIS[bearer]} en ${piecesText(whom, bearer, 'many')}`;
  if (whom.most >= ANY_NUMBER) return `n’importe quel nombre de ${piecesText(whom, bearer, 'many')}`;
  return whom.most === 1
    ? `un ${piecesText(whom, bearer, 'one')}`
    : `jusqu’à ${whom.most} ${piecesText(whom, bearer, 'many')}`;
}

/** "vaisseau ennemi (à distance 1-3 de ce vaisseau)". */
function piecesText({ side: on, is }: Several, bearer: BearerKind, how: 'one' | 'many'): string {
  const piece = is.find((one) => one.kind === 'piece');
  const rest = is.filter((one) => one.kind !== 'piece');
  const one = { friend: ' allié', enemy: ' ennemi', any: '' }[on];
  const many = one && `${one}s`;
  const nouns =
    how === 'one'
      ? { ship: `vaisseau${one}`, squadron: `escadron${one}`, either: `vaisseau ou escadron${one}` }
      : { ship: `vaisseaux${many}`, squadron: `escadrons${many}`, either: `vaisseaux ou escadrons${many}` };
  return `${nouns[piece?.is ?? 'either']}${rest.length > 0 ? ` (${traitsText(rest, bearer, how)})` : ''}`;
}

/** "attaquer un escadron avec 2 dés bleus". */
function squadronAttackText({ whom, dice }: Extract<Effect, { kind: 'squadron-attack' }>): string {
  if (whom === 'that') return 'attaquer cette cible, même engagé';
  if (whom === 'each') return 'attaquer chaque escadron ennemi à distance 1, attaque gênée';
  const [first] = dice;
  return first ? `attaquer un escadron avec ${dice.length} dés ${color(first)}s` : 'attaquer';
}

const JOINTS = {
  any: 'une articulation',
  first: 'la première articulation',
  last: 'la dernière articulation',
} as const;

/** "de cet ordre". */
function ofCommand(of: WhichCommand): string {
  switch (of) {
    case 'that':
    case 'paid':
    case 'lasting':
      return 'de cet ordre';
    case 'any':
      return 'd’un ordre quelconque';
    default:
      return `(${command(of)})`;
  }
}

const COUNTED = { dial: 'un cadran', token: 'un pion', both: 'un cadran et un pion' } as const;

const ADDED: Readonly<Record<Exclude<DieColor, Color>, string>> = {
  'in-pool': 'd’une couleur de la réserve',
  any: 'de n’importe quelle couleur',
  beside: 'd’une couleur de la batterie d’une zone à côté',
};

export const dieColor = (name: DieColor): string => (isColor(name) ? color(name) : ADDED[name]);

function rerollText({ dice, which }: Extract<Effect, { kind: 'reroll' }>): string {
  switch (dice) {
    case 'all':
      return 'faire relancer tous les dés';
    case 'any':
      return `faire relancer ${diceText('n’importe quel nombre de', which)}`;
    case 'as-enemies':
      return 'faire relancer un dé pour chaque ennemi à distance 1';
    case 'any-of-a-color':
      return 'faire relancer n’importe quel nombre de dés d’une couleur';
    case 1:
      return `faire relancer ${dieText(which)}`;
    default:
      return `faire relancer ${diceText(`jusqu’à ${dice}`, which)}`;
  }
}

function addedDice({ color: of, dice }: Extract<Effect, { kind: 'add-dice' }>): string {
  const what = dieColor(of);
  const many = (count: string) => `${count} dés ${what}${isColor(of) ? 's' : ''}`;
  const one = `un dé ${what}`;
  switch (dice) {
    case 'as-paid':
      return `ajouter ${many('autant de')}`;
    case 'as-discarded':
      return `ajouter ${one} pour chaque pion de défense qu’il a défaussé`;
    case 'as-raided':
      return `ajouter ${one} pour chaque pion de raid du défenseur (deux au plus)`;
    default:
      return `ajouter ${dice === 1 ? one : many(String(dice))}`;
  }
}

/** "déplacer jusqu’à 2 boucliers d’une autre zone vers la zone en défense (jusqu’à 6 dans celle-ci)". */
function shiftText({ to, from, most }: Extract<Effect, { kind: 'shift-shields' }>): string {
  const what = most === ANY_NUMBER ? 'autant de boucliers que voulu' : `jusqu’à ${most} boucliers`;
  const whence = from === 'one' ? 'd’une autre zone' : 'des autres zones';
  const where =
    to === 'defending' ? 'vers la zone en défense' : to === 1 ? 'vers une zone' : `vers ${to} zones au plus`;
  return `déplacer ${what} ${whence} ${where} (jusqu’à 6 par zone)`;
}

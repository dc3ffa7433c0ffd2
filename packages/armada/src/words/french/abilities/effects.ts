/** Effects as infinitives. */

import { ANY_NUMBER, type Effect, type WhichCommand, type Whom } from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import type { Color } from '../../../attack/dice.ts';
import type { BearerKind } from '../../words.ts';
import { list, to } from '../grammar.ts';
import { color, command, commandToken, defenseTokenNoun, face, icon, side } from '../terms.ts';
import { diceText, dieText, MARKERS, THIS, traitsText, within } from './conditions.ts';

/** "subir 1 dégât, puis retourner cette carte face cachée". */
export const effectsText = (effects: readonly Effect[], bearer: BearerKind): string =>
  effects.map((one) => effectText(one, bearer)).join(', puis ');

/** An effect alone, as an option too. */
export function effectText(effect: Effect, bearer: BearerKind): string {
  switch (effect.kind) {
    case 'either': {
      const named = kindsText(effect.of);
      if (named) return named;
      const of = effect.of.map((one) => effectText(one, bearer));
      return `${effect.by === 'opponent' ? 'au choix de l’adversaire, ' : ''}${list(of, 'ou')}`;
    }
    case 'to':
      return toText(effect, bearer);
    case 'turn-up':
      return `retourner face visible des cartes de dégâts face cachée, jusqu’à la valeur d’ingénierie de ${THIS[bearer]}`;
    case 'take-turn':
      return `déplacer ${THIS[bearer]} à la vitesse ${effect.speed} et attaquer comme pendant une activation`;
    case 'place-squadron':
      return `être placé à nouveau ${within(effect.within)} de ${THIS[bearer]}`;
    case 'place-mines':
      return minesText(effect, bearer);
    case 'spend-tokens':
      return `dépenser des pions de défense de votre choix, jusqu’à la valeur d’escadron de ${THIS[bearer]}`;
    default:
      return (
        pieceEffect(effect) ??
        tokenEffect(effect) ??
        commandEffect(effect) ??
        cardEffect(effect) ??
        attackEffect(effect)
      );
  }
}

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
  const begun = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, ` pour ${deeds.length > 0 || who === 'le' ? 'lui' : who}`)] : [],
  );
  return [...(deeds.length > 0 ? [letDo(who, deeds)] : []), ...begun].join(', puis ');
}

/** Somebody else does something; "le" is whom the moment is about. */
function letDo(who: string, deeds: readonly string[]): string {
  const [only = ''] = deeds;
  const isPlain = deeds.length === 1 && !/^(se |être |attaquer|tourner |au choix)| ou |,/.test(only);
  if (isPlain && who === 'le') return `lui faire ${only}`;
  if (isPlain && !who.startsWith('jusqu’à')) return `faire ${only} ${to(who)}`;
  const all = deeds.map((one) => `à ${one}`).join(', puis ');
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

function pickText(whom: Several, bearer: BearerKind): string {
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
  return `${nouns[piece?.is ?? 'either']}${rest.length > 0 ? ` (${traitsText(rest, bearer)})` : ''}`;
}

/** Effects on a ship or squadron: its damage, shields, speed and moves. */
function pieceEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'suffer':
      return `subir ${effect.damage} ${effect.damage > 1 ? 'dégâts' : 'dégât'}`;
    case 'suffer-dice':
      return `subir 1 dégât pour chaque touche et chaque critique de ${effect.dice} dés ${color(effect.color)}s lancés`;
    case 'deal-facedown':
      return effect.cards === 1
        ? 'recevoir une carte de dégâts face cachée'
        : `recevoir ${effect.cards} cartes de dégâts face cachée`;
    case 'slow':
      return `réduire la vitesse de ${effect.by}`;
    case 'lose-strongest-shields':
      return 'perdre tous les boucliers de la zone qui en a le plus';
    case 'lose-shields':
      return `perdre un bouclier dans un maximum de ${effect.zones} zones au choix de l’adversaire`;
    case 'recover-shield':
      return 'récupérer un bouclier';
    case 'place-targeting':
      return 'placer son pion de visée';
    case 'match-speed':
      return 'prendre la vitesse de ce vaisseau';
    case 'suffer-criticals':
      return `subir 1 dégât par symbole critique sur les dés de la réserve (${list(effect.of.map((one) => color(one)))})`;
    case 'shift-shields':
      return shiftText(effect);
    case 'discard-facedown':
      return `défausser jusqu’à ${effect.most} cartes de dégâts face cachée`;
    case 'discard-damage':
      return 'défausser une carte de dégâts';
    case 'shrug-off':
      return effect.how === 'discard'
        ? 'défausser cette carte de dégâts'
        : 'retourner cette carte de dégâts face cachée';
    case 'change-speed':
      return `changer la vitesse de ${effect.by} au plus${effect.least > 0 ? ` (pas moins de ${effect.least})` : ''}`;
    case 'brake':
      return 'défausser un pion de navigation ou réduire la vitesse de 1 (pas moins de 1)';
    case 'raise-yaw':
      return effect.to === 'two'
        ? 'avoir deux crans à la première articulation pour cette manœuvre'
        : `avoir un cran de plus à ${JOINTS[effect.joint]} pour cette manœuvre`;
    case 'slow-course':
      return 'exécuter cette manœuvre à une vitesse de moins';
    case 'maneuver':
      return `exécuter une manœuvre ${effect.straight ? 'en ligne droite ' : ''}à la vitesse 1`;
    case 'set-aside':
      return 'être mis de côté avant le déploiement';
    case 'arrive':
      return `déployer le vaisseau mis de côté ${within(effect.within)} de ce vaisseau, sur aucun escadron${effect.waits ? ' et sans être le premier activé ce tour-ci' : ''}`;
    case 'redeploy':
      return 'se déployer à nouveau dans la zone de déploiement';
    case 'toggle':
      return `tourner le curseur du côté activé${effect.otherwise > 0 ? ` ou, s’il y est déjà, subir ${effect.otherwise} dégât` : ''}`;
    case 'move':
      return `se déplacer jusqu’à la distance ${effect.upTo}, ${effect.clear ? 'sans finir engagé' : 'même engagé'}`;
    case 'activate':
      return `être activé comme par ${effect.by ? 'cet' : 'un'} ordre d’escadron`;
    case 'squadron-attack':
      return squadronAttackText(effect);
    case 'recover-hull':
      return `récupérer jusqu’à ${effect.most} ${effect.most > 1 ? 'points' : 'point'} de coque`;
    case 'attack-only':
      return 'attaquer sans se déplacer pendant cette activation';
    case 'move-only':
      return `se déplacer seulement, à la vitesse ${effect.speed}, pendant cette activation`;
    default:
      return undefined;
  }
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

/** Effects on defense tokens. */
function tokenEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-defense-token':
      return 'défausser un pion de défense';
    case 'ready-token':
      if (effect.unspent) return 'préparer un pion de défense qu’il n’a pas dépensé';
      return effect.most === 1
        ? 'préparer un pion de défense'
        : `préparer jusqu’à ${effect.most} pions de défense`;
    case 'wear-out':
      return `nommer ${defenseTokenNoun(effect.is)} pour ce tour, une fois par partie`;
    case 'recover-token':
      return `récupérer un pion de défense défaussé, ${side(effect.side)}`;
    case 'exhaust-token':
      return 'épuiser un pion de défense de votre choix';
    case 'spend-own-token':
      return 'dépenser un pion de défense sans effet';
    case 'gain-defense-token':
      return `gagner un ${defenseTokenNoun(effect.is)}`;
    case 'replace-defense-token':
      return `remplacer un pion de défense par un ${defenseTokenNoun(effect.by)}`;
    default:
      return undefined;
  }
}

/** "de cet ordre". */
function ofCommand(of: WhichCommand): string {
  switch (of) {
    case 'that':
    case 'paid':
    case 'begun':
      return 'de cet ordre';
    case 'any':
      return 'd’un ordre quelconque';
    default:
      return `(${command(of)})`;
  }
}

/** Effects on commands. */
function commandEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-command-tokens':
      return 'défausser tous les pions de commandement';
    case 'new-top-command':
      return 'régler à nouveau le cadran du dessus';
    case 'reveal-nothing':
      return 'défausser le cadran et n’en révéler aucun ce tour-ci';
    case 'gain-token':
      return `gagner un pion de commandement ${ofCommand(effect.of)}`;
    case 'gain-tokens':
      return 'gagner des pions de commandement jusqu’à sa valeur de commandement';
    case 'gain-dial':
      return `gagner un cadran ${ofCommand(effect.of)}`;
    case 'gain-raid':
      return `gagner un pion de raid ${ofCommand(effect.of)}`;
    case 'lose-token':
      return `défausser un ${commandToken(effect.of)}`;
    case 'hand-out':
      return `répartir un par un les pions (${command(effect.of)}) de cette carte sur autant de vaisseaux alliés ${within(effect.within)}`;
    case 'lay-command':
      return 'poser un pion de cet ordre sur cette carte';
    case 'gain-engineering':
      return `avoir ${effect.points} points d’ingénierie de plus`;
    case 'swap-token':
      return 'défausser un pion de commandement et en gagner un d’un ordre quelconque';
    case 'discard-top-dial':
      return 'défausser le cadran du dessus';
    case 'discard-dials':
      return 'défausser tous les cadrans';
    case 'tokens-for-all':
      return 'choisir un ordre et en faire gagner un pion à chaque vaisseau allié';
    case 'change-command':
      return `changer l’ordre en ${list(effect.to.map(command), 'ou')}`;
    case 'regain-token':
      return 'gagner un pion du même ordre';
    case 'share-command':
      return 'régler sur cet ordre le cadran du dessus d’un autre vaisseau allié à distance 1-5';
    case 'resolve-squadrons':
      return 'résoudre maintenant son ordre d’escadron';
    case 'command-squadrons':
      return 'résoudre un ordre d’escadron comme avec un cadran';
    case 'count-as':
      return `le résoudre comme avec ${COUNTED[effect.means]}${effect.last ? ', et aucun autre ordre ce tour-ci' : ''}`;
    default:
      return undefined;
  }
}

const COUNTED = { dial: 'un cadran', token: 'un pion', both: 'un cadran et un pion' } as const;

/** Effects on cards and on what they place. */
function cardEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'turn-down':
      return 'retourner cette carte face cachée';
    case 'discard-this':
      return 'défausser cette carte';
    case 'begin':
      return beginText(effect, effect.for === 'it' ? ' pour lui' : '');
    case 'place-round-tokens':
      return 'nommer pour cette carte deux tours qui ne se suivent pas';
    case 'ready-upgrade':
      return 'préparer une autre amélioration épuisée';
    case 'exhaust-upgrade':
      return 'épuiser une amélioration de votre choix';
    case 'discard-upgrade':
      return `défausser une amélioration de votre choix (${effect.icons === null ? 'pas un commandant' : list(effect.icons.map(icon), 'ou')})`;
    case 'mark-zone':
      return `marquer une de ses zones de coque avec un ${MARKERS[effect.token]}`;
    case 'unmark':
      return `retirer le ${MARKERS[effect.token]}`;
    case 'place-grav-token':
      return 'placer un pion gravitationnel n’importe où dans l’aire de jeu';
    case 'shift-obstacles':
      return `déplacer au besoin chaque obstacle ${within(effect.near)} du pion gravitationnel, jusqu’à la distance ${effect.upTo}`;
    default:
      return undefined;
  }
}

/** Effects on dice, and on the defender. */
function attackEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'attack':
      return 'faire une attaque de plus parmi les deux qu’il a';
    case 'attack-squadron': {
      const [first] = effect.dice;
      return first
        ? `attaquer des escadrons depuis n’importe quelle zone de coque, qu’elle ait déjà attaqué ou non, chacun avec ${effect.dice.length} ${effect.dice.length === 1 ? `dé ${color(first)}` : `dés ${color(first)}s`}`
        : 'attaquer un escadron depuis n’importe quelle zone de coque';
    }
    case 'strange':
      return STRANGE_TEXTS[effect.act].fr;
    case 'attack-again':
      return 'laisser la zone qui attaque faire aussi l’attaque suivante de cette activation';
    case 'remove-die':
      return 'enlever un dé de votre choix';
    case 'replace-dice':
      return `remplacer jusqu’à ${effect.most} dés par des dés de n’importe quelle couleur`;
    case 'recolor-dice':
      return `remplacer tous les dés ${color(effect.from)}s par des dés ${color(effect.to)}s`;
    case 'halve-dice':
      return 'enlever la moitié des dés de votre choix (arrondie à l’inférieur)';
    case 'change-die':
      return `changer ${dieText(effect.which)} en ${list(effect.to.map(face), 'ou')}${effect.fixed ? ' sans que rien ne le modifie ensuite' : ''}`;
    case 'add-dice':
      return addedDice(effect);
    case 'reroll':
      return rerollText(effect);
    case 'set-die':
      return `ajouter un dé ${color(effect.color)} qui montre ${face(effect.face)}${effect.fixed ? ', ni relancé ni changé' : ''}`;
    case 'only-target':
      return 'n’attaquer aucun autre escadron avec cette attaque';
    case 'cancel-die':
      return 'annuler un dé d’attaque';
    case 'drop-die':
      return 'retirer un dé d’attaque';
    case 'deal-faceup':
      return 'donner au défenseur une carte de dégâts face visible';
    case 'faceup-cards':
      return `distribuer face visible les ${effect.cards} premières cartes de dégâts de cette attaque`;
    default:
      return defenderEffect(effect);
  }
}

/** Effects on the defender. */
function defenderEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'break-token':
      return effect.by === 'defender'
        ? 'faire défausser un pion de défense au défenseur'
        : 'défausser un pion de défense du défenseur';
    case 'watch-token':
      return 'nommer un pion de défense du défenseur : s’il est dépensé pendant cette attaque, il est défaussé';
    case 'paid-token-effect':
      return 'en donner l’effet au défenseur';
    case 'waste-token':
      return 'dépenser sans effet un pion de défense du défenseur';
    case 'jam':
      return 'défausser un pion de commandement du défenseur ou, s’il n’en a pas, retirer un bouclier à la zone qui défend';
    case 'exhaust-defense-tokens':
      return 'épuiser tous les pions de défense du défenseur';
    case 'damage-adjacent':
      return `infliger ${effect.damage} ${effect.damage > 1 ? 'dégâts' : 'dégât'} à chaque zone à côté de celle qui défend`;
    case 'strip-zones':
      return `retirer un bouclier à la zone qui défend${effect.beside ? ' et à chaque zone à côté' : ''}`;
    case 'salvo':
      return 'riposter comme avec un pion de salve';
    case 'unlock-token':
      return 'dépenser un pion de défense qu’une précision verrouille';
    case 'cancel-for-faceup':
      return 'annuler tous les dés d’attaque et donner au défenseur une carte de dégâts face visible';
    case 'lessen':
      return `réduire les dégâts ${effect.by === 'as-paid' ? 'd’autant' : `de ${effect.by}`}${effect.least > 0 ? ` (pas moins de ${effect.least})` : ''}`;
    default:
      return effect.kind;
  }
}

const ADDED: Readonly<Record<string, string>> = {
  'in-pool': 'd’une couleur de la réserve',
  any: 'de n’importe quelle couleur',
  beside: 'd’une couleur de la batterie d’une zone à côté',
};

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
  const behind = ADDED[of];
  const many = (count: string) => `${count} dés ${behind ?? `${color(of as Color)}s`}`;
  const one = `un dé ${behind ?? color(of as Color)}`;
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

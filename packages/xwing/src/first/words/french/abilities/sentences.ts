import { usedByRoller } from '../../../../common/words/dice-users.ts';

/** What abilities say: an effect can give abilities, whose sentences say effects; so they stand in one file. */

import { type ByKind, saidByKind } from '@firing-arc/words';
import {
  allows,
  behind,
  type Deed,
  does,
  inTurn,
  joined,
  letDo,
  optional,
  purpose,
  said,
  verb,
} from '../../../../common/words/french/deeds.ts';
import { addDeed, changeDeed, rerollDeed } from '../../../../common/words/french/dice.ts';
import { actor, damageText } from '../../../../common/words/french/ships.ts';
import type {
  Ability,
  CardAction,
  DiceEffect,
  DiceTrigger,
  Effect,
  ModifierOf,
  Trigger,
} from '../../../abilities/language.ts';
import { cardName, chassisName, conditionName, upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS, sentence, si, to } from '../grammar.ts';
import { distance, face, tokenNoun } from '../terms.ts';
import { conditions, DISCARD, GAIN, ifBehind, prices, REMOVE, SPEND, SUFFER, weapon } from './conditions.ts';
import {
  ACQUIRE,
  CANCEL,
  CHANGE,
  CHOOSE,
  cardManeuver,
  dialDeed,
  dieOf,
  doing,
  EITHER,
  EXECUTE,
  FLIP,
  freeActions,
  fromTo,
  itsLock,
  LAST,
  moreDice,
  PERFORM,
  ROLL,
  TRANSFER,
  TURN,
  TURN_UP,
  treated,
  UNTIL,
} from './effects.ts';
import { cannotText, canText, RULES, valueText } from './modifiers.ts';
import { moment, ONCE } from './moments.ts';
import {
  ARCS,
  asMany,
  DICE,
  eachChosen,
  facesOr,
  ofEach,
  resultsText,
  shipWith,
  slotUpgrade,
  tokenCount,
  tokens,
  tokensOr,
  who,
} from './ships.ts';

/** What an effect does. */
export const deedOf = (effect: Effect): Deed => saidByKind(EFFECTS, effect);

/** Effects that both editions may have, by their kind. */
const EFFECTS: ByKind<Effect, Deed> = {
  gain: ({ count, on, token }) =>
    doing(
      on,
      GAIN,
      typeof count === 'number'
        ? tokenCount(token, count)
        : `autant ${de(tokens(token, true))} ${asMany(count)}`,
    ),
  remove: ({ count, of, on }) =>
    doing(on, REMOVE, count === 'all' ? `tous ses ${tokens(of, true)}` : tokenCount(of, count)),
  transfer: ({ count, from, of, to }) => {
    const all = count === 'all';
    const what = tokensOr(typeof of === 'string' ? [of] : of, all || count !== 1);
    return does(TRANSFER, `${all ? 'tous les' : count} ${what}${fromTo(from, to)}`);
  },
  'acquire-lock': ({ anyRange, by, on }) =>
    doing(by, ACQUIRE, `comme cible ${who(on)}${anyRange ? ' à n’importe quelle portée' : ''}`),
  // Who picks a ship to lock may pick none.
  'choose-lock': ({ by, that }) => {
    const target = `comme cible ${shipWith(that)}`;
    return by === 'self' ? optional(does(ACQUIRE, target)) : allows(who(by), `acquérir ${target}`);
  },
  'transfer-lock': (effect) =>
    behind(does(TRANSFER, `${itsLock(effect.from)} ${to(who(effect.to))}`), ', s’il n’en a pas'),
  'remove-lock': ({ by, on }) => does(REMOVE, `${itsLock(by)}${on ? ` sur ${who(on)}` : ''}`),
  'turn-up-dealt': does(TURN_UP, 'les cartes de dégât infligées par l’attaque'),
  'turn-dial': ({ like }) => dialDeed(like),
  suffer: ({ crits, hits, on }) => doing(on, SUFFER, damageText(hits, crits)),
  'roll-damage': ({ dice, on }) =>
    doing(
      on,
      ROLL,
      `${counted(dice, NOUNS.attackDie)} (1 dégât subi par touche, 1 dégât critique par critique)`,
    ),
  shields: ({ change, on }) =>
    doing(
      on,
      change > 0 ? verb('récupérer', 'récupère') : verb('perdre', 'perd'),
      counted(Math.abs(change), NOUNS.shield),
    ),
  deal: ({ on, up }) => doing(on, GAIN, `une carte de dégât face ${up ? 'visible' : 'cachée'}`),
  skill: ({ on, to, until }) => {
    const value =
      typeof to === 'number' ? `une valeur de pilotage de ${to}` : `la valeur de pilotage ${de(who(to))}`;
    return doing(on, verb('prendre', 'prend'), `${value} ${UNTIL[until]}`);
  },
  'more-dice': (effect) => moreDice(effect),
  cancel: ({ count, dice, faces }) =>
    does(
      CANCEL,
      !faces ? `tous les résultats des ${DICE[dice]}` : `${resultsText(count, faces)} des ${DICE[dice]}`,
    ),
  'turn-results': ({ dice, from, to }) =>
    does(CHANGE, `${resultsText('all', [from])} des ${DICE[dice]} en ${face(to, true)}`),
  'fix-dice': ({ dice }) =>
    does(verb('laisser', 'laisse'), `les ${DICE[dice]} tels quels pour le reste de l’attaque`),
  'roll-more': ({ count, dice }) => does(ROLL, `${counted(count, dieOf(dice))} de plus`),
  'skip-action': does(verb('passer', 'passe'), 'son étape Effectuer une action'),
  'no-attack-next-round': does(verb('renoncer', 'renonce'), 'à ses attaques de la prochaine manche'),
  'treat-maneuver': ({ as }) => does(verb('traiter', 'traite'), `cette manœuvre comme ${treated(as)}`),
  'flip-this': does(FLIP, 'cette carte'),
  'obstacle-dice': does(ROLL, 'les dés des obstacles qu’il a rencontrés'),
  'flip-card': ({ card }) => does(FLIP, upgradeName(card)),
  'turn-around': does(verb('pivoter', 'pivote'), 'de 180°'),
  agility: ({ change, on, until }) =>
    doing(
      on,
      change < 0 ? verb('perdre', 'perd') : verb('gagner', 'gagne'),
      `${Math.abs(change)} d’agilité ${UNTIL[until]}`,
    ),
  'discard-this': does(DISCARD, 'cette carte'),
  'add-result': (effect) => {
    const what =
      typeof effect.count === 'number'
        ? `${effect.count} ${face(effect.face, effect.count !== 1)}`
        : `autant ${de(face(effect.face, true))} ${asMany(effect.count)}`;
    return does(verb('ajouter', 'ajoute'), `${what} aux ${DICE[effect.dice]}`);
  },
  choose: (effect) => (effect.must ? chooseDeed(effect) : optional(chooseDeed(effect))),
  each: ({ that, then }) => {
    const ship = shipWith(that, 'each');
    return said(deedOf(then), (words) => ofEach(words, ship));
  },
  'roll-die': (effect) => does(ROLL, '1 dé d’attaque', ` ; ${rows(effect.rows)}`),
  'roll-defense-die': ({ faces, then }) => does(ROLL, '1 dé de défense', ` ; ${row(faces, then)}`),
  either: (effect) => {
    const options = effect.options.map(deedOf);
    if (effect.chooser === 'self') return joined(options, 'ou');
    const isOwn = options.every((one) => one.actor === who(effect.chooser));
    const each = options.map((one) => (isOwn ? one.bare : one.main('ce vaisseau')));
    const named = each.some((one) => one.includes(',')) ? each.join(' ; ou ') : list(each, 'ou');
    return letDo(who(effect.chooser), CHOOSE, '', ` : ${named}`);
  },
  if: ({ else: instead, requires, then }) => {
    const otherwise = instead ? ` ; sinon, ${deedOf(instead).main('il')}` : '';
    return behind(deedOf(then), `${ifBehind(requires)}${otherwise}`);
  },
  'in-turn': ({ effects }) => inTurn(effects.map(deedOf)),
  'if-done': ({ first, then }) =>
    behind(deedOf(first), ` ; dans ce cas, ${deedOf(then).main('ce vaisseau')}`),
  'free-action': ({ actions, by }) => {
    const act = freeActions(actions);
    return by === 'self' ? optional(does(PERFORM, act)) : allows(who(by), `effectuer ${act}`);
  },
  attack: (effect) => {
    const how = effect.with.length === 0 ? '' : ` avec ${list(effect.with.map(weapon), 'ou')}`;
    const on = effect.on ? ` contre ${shipWith(effect.on)}` : '';
    const arc = effect.arc ? ` par son ${ARCS[effect.arc]}` : '';
    const last = effect.last ? ` ; il n’attaque plus pendant cette ${LAST[effect.last]}` : '';
    return letDo(actor(effect.by), PERFORM, `une attaque${how}${arc}${on}`, last);
  },
  lasts: (effect) => {
    const gives = effect.gives.map((one) => `« ${abilityText(one).replace(/\.$/, '')} »`);
    const what = gives.length === 1 ? 'cette capacité' : 'ces capacités';
    return letDo(actor(effect.on), GAIN, `${what} ${UNTIL[effect.until]}`, ` : ${list(gives)}`);
  },
  fly: ({ maneuvers }) => does(EXECUTE, `une manœuvre blanche (${list(maneuvers.map(cardManeuver), 'ou')})`),
  'fly-instead': ({ maneuver }) =>
    does(EXECUTE, `une manœuvre blanche (${cardManeuver(maneuver)}) à la place`),
  'swap-skill': ({ on, until }) =>
    does(verb('échanger', 'échange'), `sa valeur de pilotage avec ${who(on)} ${UNTIL[until]}`),
  'take-results': ({ count, faces, on }) => {
    const many = count !== 1;
    const what = list(
      faces.map((name) => face(name, many)),
      'ou',
    );
    const number = count === 'all' ? 'tous les résultats' : `${count}`;
    const canceled = count === 'all' ? 'non annulés' : many ? 'non annulées' : 'non annulé';
    return letDo(actor(on), SUFFER, `${number} ${what} ${canceled} à la place du défenseur`);
  },
  'cancel-beyond': (effect) =>
    does(
      verb('annuler', 'annule'),
      `des ${face(effect.face, true)} jusqu’à ce qu’il en reste ${effect.left}`,
    ),
  'roll-defense': (effect) =>
    does(
      ROLL,
      counted(effect.dice, NOUNS.defenseDie),
      ` ; ${rows(effect.rows, effect.dice === 1 ? 'sur' : 'pour chaque')}`,
    ),
  'turn-up-random': ({ on }) => letDo(actor(on), TURN_UP, 'une carte de dégât face cachée au hasard'),
  'turn-down': ({ trait }) =>
    does(
      verb('retourner face cachée', 'retourne face cachée'),
      `une carte de dégât ${trait === 'ship' ? 'Vaisseau' : 'Pilote'} face visible`,
    ),
  'discard-facedown': ({ either }) => does(DISCARD, 'une carte de dégât face cachée', either ? EITHER : ''),
  'discard-faceup': ({ either }) => does(DISCARD, 'une carte de dégât face visible', either ? EITHER : ''),
  'shields-to-energy': ({ most }) =>
    does(REMOVE, `jusqu’à ${counted(most, NOUNS.shield)}`, ' et gagne 1 énergie pour chacun'),
  'draw-attack': does(verb('devenir', 'devient'), 'la cible de cette attaque à la place', ', s’il le peut'),
  'deploy-several': does(verb('déployer', 'déploie'), 'des vaisseaux qui lui sont amarrés'),
  hold: ({ change }) =>
    change > 0
      ? does(verb('placer', 'place'), `${change} ${change === 1 ? 'jeton' : 'jetons'} sur cette carte`)
      : does(REMOVE, `${-change} ${change === -1 ? 'jeton' : 'jetons'} de cette carte`),
  nothing: does(verb('ne rien faire', 'ne fait rien'), ''),
  'even-in-vain': ({ effect }) => deedOf(effect),
  'attacks-over': does(verb('ne plus attaquer', 'n’attaque plus'), 'pendant cette manche'),
  'discard-upgrade': ({ of }) =>
    does(DISCARD, of === 'self' ? 'une autre de ses améliorations' : `1 amélioration ${de(who(of))}`),
  'replace-upgrade': ({ slots }) =>
    does(
      verb('remplacer', 'remplace'),
      `une ${slotUpgrade(slots)} par une autre du même emplacement qui ne coûte pas plus de points d’escadron`,
    ),
  'recover-upgrade': ({ slots }) =>
    does(verb('remettre en jeu', 'remet en jeu'), `une ${slotUpgrade(slots)} défaussée`),
  'bar-token': ({ tokens }) =>
    does(
      CHOOSE,
      `1 ${tokensOr(tokens)} du défenseur`,
      ', qui ne peut pas être dépensé pendant cette attaque',
    ),
  pull: ({ on }) =>
    letDo(actor(on), GAIN, '1 jeton de rayon tracteur', ', que le joueur de ce vaisseau résout'),
  'assign-condition': ({ condition, on }) => {
    const whom = on === 'self' ? 'à lui-même' : to(who(on));
    return does(verb('assigner', 'assigne'), `l’état ${conditionName(condition)} ${whom}`);
  },
  'remove-condition': does(REMOVE, 'cette carte'),
  mark: ({ on }) => does(verb('noter', 'note'), `${who(on)} sur cette carte`),
  'drop-bomb': does(verb('larguer', 'largue'), 'une bombe d’une carte sans action'),
  'deploy-docked': does(verb('déployer', 'déploie'), 'par ses guides arrière le vaisseau qui lui est amarré'),
  'rotate-arc': does(TURN, 'son arc de tir mobile'),
  'owner-chooses': ({ of, that, then }) =>
    does(
      verb('laisser', 'laisse'),
      `le joueur ${de(who(of))} choisir un de ses vaisseaux : ${shipWith(that)}`,
      ` ; puis ${deedOf(then).main('ce vaisseau')}`,
    ),
  'guess-dial': ({ of }) =>
    does(
      verb('deviner', 'devine'),
      `la manœuvre et la vitesse du cadran ${de(who(of))}`,
      ', puis le regarde ; s’il a deviné juste, il peut tourner son propre cadran sur une autre manœuvre',
    ),
  'roll-and-suffer': ({ dice, on }) =>
    letDo(actor(on), ROLL, counted(dice, NOUNS.attackDie), ' et subit ce que montre le résultat'),
  'blast-obstacle': ({ range }) =>
    does(
      CHOOSE,
      `un obstacle ${distance(range)} dans son arc de tir principal`,
      ' ; chaque vaisseau à portée 1 de celui-ci lance 1 dé d’attaque et subit ce qu’il montre ; puis l’obstacle est retiré',
    ),
  'drop-cargo': does(verb('larguer', 'largue'), '1 marqueur de cargaison', ', qui est un nuage de débris'),
  'lay-mines': does(
    DISCARD,
    'autant de ses cartes Bombe qu’il veut',
    ' ; leurs marqueurs sont placés dans l’aire de jeu au-delà de la portée 3 des vaisseaux ennemis',
  ),
  'decloak-or-uncloak': does(
    verb('se désocculter', 'se désocculte'),
    '',
    ' ; si c’est impossible, son jeton d’occultation est retiré',
  ),
  'look-at-dial': ({ of }) => does(verb('regarder', 'regarde'), `le cadran ${de(who(of))}`),
  'turn-adjacent': ({ of }) =>
    does(
      verb('faire', 'fait'),
      `tourner le cadran ${de(who(of))} par son propriétaire sur une manœuvre adjacente`,
    ),
};

function chooseDeed({ that, count, then }: Extract<Effect, { kind: 'choose' }>): Deed {
  const bare = shipWith(that, 'bare');
  const anyNumber = typeof count !== 'number' && count.kind === 'ships';
  const whom =
    count === 1
      ? shipWith(that)
      : typeof count === 'number'
        ? `${count} ${bare}`
        : anyNumber
          ? `n’importe quel nombre ${de(bare)}`
          : `autant ${de(bare)} ${asMany(count)}`;
  const chosen = does(CHOOSE, whom);
  const each = (words: string) => (count === 1 ? words : eachChosen(words));
  if (then.kind === 'if' && then.else === null)
    return behind(
      chosen,
      each(` ; ${si(list(conditions(then.requires)))}, ${deedOf(then.then).main('ce vaisseau')}`),
    );
  return behind(chosen, each(` ; puis ${deedOf(then).main('ce vaisseau')}`));
}

export const rows = (
  all: readonly { readonly on: readonly string[]; readonly then: Effect }[],
  each?: string,
): string => all.map(({ on, then }) => row(on, then, each)).join(' ; ');

/** "sur touche ou critique, ce vaisseau retire 1 jeton de stress". */
const row = (on: readonly string[], then: Effect, each = 'sur'): string =>
  `${each} ${facesOr(on)}, ${deedOf(then).main('ce vaisseau')}`;

/** An effect behind "peut". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

/** What an ability says, as a sentence about "ce vaisseau". */
export const abilityText = (ability: Ability): string => sentence(words(ability));

function words(ability: Ability): string {
  switch (ability.kind) {
    case 'trigger':
      return triggerText(ability);
    case 'dice':
      return diceText(ability);
    case 'modifier':
      return modifierText(ability.of);
    case 'action':
      return actionText(ability);
  }
}

function triggerText(trigger: Trigger): string {
  const { may, costs, effect, of } = trigger;
  const when = moment(trigger);
  const subject = of === 'own' && when.includes('ce vaisseau') ? 'il' : 'ce vaisseau';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when}, ${subject} ${may ? 'peut' : 'doit'} ${prices(costs).may} ${purpose(done)}`;
  return may ? `${when}, ${subject} peut ${done.may}` : `${when}, ${done.main(subject)}`;
}

function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, once } = block;
  const attack = window === 'modify-attack-dice';
  const enemy = whose === 'enemy';
  const attacks = attack !== enemy;
  const by = attacks && block.weapon !== 'any' ? ` avec ${weapon(block.weapon)}` : '';
  const when = `${once ? ONCE[once] : ''}${whileRoller(whose)} ${attacks ? 'attaque' : 'défend'}${by}${ifBehind(requires)}`;
  const done = behind(diceDeed(block, attack, enemy), afterwards(block));
  if (costs.length > 0) {
    const payer = typeof whose === 'string' ? 'il' : 'ce vaisseau';
    return `${when}, ${payer} peut ${prices(costs).may} ${purpose(done)}`;
  }
  const user = typeof whose === 'string' || usedByRoller(whose) ? 'il' : 'ce vaisseau';
  return may ? `${when}, ${user} peut ${done.bare}` : `${when}, ${done.main(user)}`;
}

function diceDeed({ effect }: { readonly effect: DiceEffect }, attack: boolean, enemy: boolean): Deed {
  const own = { pool: attack ? 'attack' : 'defense', enemy, asMany } as const;
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then);
    case 'reroll':
      return rerollDeed(effect, own);
    case 'add':
      return addDeed(effect, own);
    case 'change':
      return changeDeed(effect, own);
    case 'spend-result':
      return does(SPEND, `1 ${facesOr(effect.faces)}`, ` ; puis ${deedOf(effect.then).main('il')}`);
  }
}

/** What each die costs, whether it is fixed then, and what comes next. */
function afterwards({ perDie, forGood, thenTurns, after }: DiceTrigger): string {
  return [
    ...(perDie ? [` ; pour chacun d’eux, ${prices([perDie]).main('il')}`] : []),
    ...(forGood ? [' ; ce dé n’est plus relancé'] : []),
    ...(thenTurns
      ? [` ; puis tous ses résultats ${face(thenTurns.from)} deviennent des ${face(thenTurns.to, true)}`]
      : []),
    ...(after ? [` ; puis ${deedOf(after).main('ce vaisseau')}`] : []),
  ].join('');
}

function actionText({ requires, costs, effect }: CardAction): string {
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may} ${purpose(done)}` : done.may;
  return `en tant qu’action${ifBehind(requires)}, ce vaisseau peut ${act}`;
}

function whileRoller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'tant que ce vaisseau';
  return 'that' in whose
    ? `tant qu’${shipWith(whose.that)}`
    : `tant qu’un autre vaisseau allié ${distance(whose.friendlyAt)}`;
}

/** Values, permissions and prohibitions in words: sentences about "ce vaisseau". */
export function modifierText(of: ModifierOf): string {
  if ('value' in of) return valueText(of);
  if ('can' in of) return canText(of);
  if ('cannot' in of) return cannotText(of);
  switch (of.rule) {
    case 'dealt-card':
      return dealtCardText(of);
    case 'evade-for-focus':
      return `une fois par manche, quand un vaisseau allié ${distance(of.range)} devrait recevoir un jeton de concentration, il peut recevoir 1 jeton d’évasion à la place`;
    case 'keeps-tokens':
      return `ce vaisseau garde ses ${list(of.tokens.map((one) => tokenNoun(one, true)))} inutilisés pendant la phase de dénouement`;
    case 'docks':
      return `le vaisseau allié de type ${chassisName(of.type)} équipé ${de(upgradeName(of.title))} commence la partie amarré à ce vaisseau`;
    case 'escape-ship':
      return `${cardName(of.pilot)} commence la partie amarré à ce vaisseau ; quand ce vaisseau est perdu, avant d’être retiré, cet autre peut se déployer par ses guides avant ou arrière, et ne peut pas attaquer pendant cette manche`;
    case 'while-docked':
      return `tant que ce vaisseau est amarré, son transporteur a : ${list(of.gives.map((one) => `« ${abilityText(one).replace(/\.$/, '')} »`))}`;
    case 'takes-aboard':
      return `jusqu’à ${of.most} vaisseaux alliés d’un même type parmi ceux-ci peuvent commencer la partie amarrés à ce vaisseau : ${list(of.types.map(chassisName), 'ou')}`;
    case 'survives-once':
      return `la première fois que ce vaisseau devrait être détruit, il défausse toutes ses cartes de dégât et en reçoit ${of.cards} face cachée`;
    default:
      return `${RULES[of.rule]}${'requires' in of ? ifBehind(of.requires) : ''}`;
  }
}

function dealtCardText(of: Extract<ModifierOf, { rule: 'dealt-card' }>): string {
  const trait = { pilot: ' Pilote', ship: ' Vaisseau', any: '' }[of.only.trait ?? 'any'];
  const done =
    of.does === 'discard'
      ? does(DISCARD, 'la carte de dégât')
      : does(verb('retourner', 'retourne'), 'la carte de dégât face cachée');
  const act = !of.may
    ? done.main('il')
    : of.costs.length > 0
      ? `il peut ${prices(of.costs).may} ${purpose(done)}`
      : `il peut ${done.may}`;
  const then = of.after ? ` ; puis ${deedOf(of.after).main('ce vaisseau')}` : '';
  const once = of.once ? 'une fois par attaque, tant que ce vaisseau défend, ' : '';
  return `${once}quand ce vaisseau reçoit une carte de dégât${trait}${of.only.up ? ' face visible' : ''}, avant de la résoudre, ${act}${then}`;
}

import {
  allowing,
  allows,
  behind,
  type Deed,
  doing,
  holds,
  inTurn,
  joined,
  optional,
  others,
  purpose,
  said,
} from '../../../../common/words/french/deeds.ts';
import { actor, damageText, eachChosen, ofEach, resultsText } from '../../../../common/words/french/ships.ts';
import type { Effect, FlownInstead, Until, Who } from '../../../abilities/language.ts';
import { type EffectPhrases, effectsIn, turns } from '../../effects.ts';
import { cardName, conditionTitle } from '../../labels.ts';
import { deviceName } from '../devices.ts';
import { counted, de, list, NOUNS, ou, to } from '../grammar.ts';
import { BEARINGS, difficulty, face, performedAction, range, tokenNoun, WAYS } from '../terms.ts';
import { placingDeed } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { ifBehind, prices, weapon } from './requirements.ts';
import {
  amount,
  arcs,
  asMany,
  DICE,
  facesOr,
  SLOTS,
  saidOf,
  shipWith,
  slotUpgrade,
  tokenCount,
  tokens,
  who,
} from './ships.ts';

const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'jusqu’à la fin de la manche',
  'end of activation': 'jusqu’à la fin de la phase d’activation',
  'end of its activation': 'jusqu’à la fin de son activation',
  'end of engagement': 'jusqu’à la fin de la phase d’engagement',
  'end of system': 'jusqu’à la fin de la phase de système',
  'end of attack': 'pendant cette attaque',
  'end of setup': 'pendant la mise en place',
  'next planning': 'jusqu’au début de la prochaine phase de planification',
};

const DIE = { attack: NOUNS.attackDie, defense: NOUNS.defenseDie } as const;
/** How many kinds of results dice can show. */
const ALL_FACES = { attack: 4, defense: 3 } as const;
const fuses = (count: number): string => `${count} marqueur${count === 1 ? '' : 's'} de mèche`;
const ROLLER = { attack: 'l’attaquant', defense: 'le défenseur' } as const;
const ANY_RANGE = ' à n’importe quelle portée';
const anyRange = (any: boolean): string => (any ? ANY_RANGE : '');
const tokensOr = (names: readonly Parameters<typeof tokenNoun>[0][], many = false): string =>
  ou(names.map((one) => tokenNoun(one, many)));
const traitName = (trait: 'ship' | 'pilot' | undefined): string =>
  trait === undefined ? '' : trait === 'ship' ? ' Vaisseau' : ' Pilote';
const directions = (ways: readonly (keyof typeof WAYS)[]): string => ` (${ou(ways.map((way) => WAYS[way]))})`;
/** " du vaisseau choisi à ce vaisseau": of the card's ship goes without saying. */
const fromTo = (from: Who, into: Who): string =>
  `${from === 'self' ? '' : ` ${de(who(from))}`} ${into === 'self' ? 'à lui-même' : to(who(into))}`;
const moved = (what: string, from: Who, into: Who): string =>
  `déplacer|déplace ${what} ${de(who(from))} vers ${who(into)}`;

function otherManeuver({ bearing, speed, direction, difficulty: colour, harder }: FlownInstead): string {
  const name = bearing === 'sideslip' ? 'glissade' : BEARINGS[bearing as keyof typeof BEARINGS];
  const how = speed === undefined ? 'de même vitesse' : `de vitesse ${speed}`;
  return `une manœuvre${colour ? ` ${difficulty(colour)}` : ''} (${name}${direction ? ` ${WAYS[direction]}` : ''}${harder ? ', un niveau plus difficile' : ''}) ${how}`;
}

/** "lancer|lance 1 dé d’attaque de plus". */
function rollsMore({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): string {
  if (typeof change !== 'number') return `lancer|lance ${amount(change, DIE[dice], ' de plus')}`;
  return `lancer|lance ${counted(Math.abs(change), DIE[dice])} de ${change < 0 ? 'moins' : 'plus'}`;
}

const PHRASES: EffectPhrases<Deed> = {
  doing,
  allowing,
  optional,
  inTurn,
  oneOf: (deeds) => joined(deeds, 'ou'),
  prices,
  gain: ({ token: name, count }) => {
    const word = (many: boolean) =>
      name === 'reinforce' ? `jeton${many ? 's' : ''} de renforcement` : tokenNoun(name, many);
    return `gagner|gagne ${typeof count === 'number' ? `${count} ${word(count !== 1)}` : `autant ${de(word(true))} ${asMany(count)}`}`;
  },
  assign: ({ conditions, facedown, on }) =>
    `assigner|assigne ${ou(conditions.map(conditionTitle))}${facedown ? ' face cachée' : ''} ${on === 'self' ? 'à lui-même' : to(who(on))}`,
  'discard-condition': 'défausser|défausse cette carte',
  'take-point':
    'poser|pose 1 point de mission du joueur du défenseur sur cette carte, s’il en a plus que celui de ce vaisseau',
  'reveal-condition': 'révéler|révèle cette carte',
  'pass-on-condition': 'assigner|assigne cette carte à l’attaquant, avec les points de mission posés dessus',
  'score-points': others(
    'le joueur de ce vaisseau',
    'marquer|marque les points de mission posés sur cette carte',
  ),
  'show-dial': 'révéler|révèle son cadran',
  'place-device': ({ of, hows, by }) => placingDeed(of, hows, by),
  'move-obstacle': [
    'choisir|choisit un obstacle',
    'le_placer|le_place n’importe où au-delà de la portée 2 de tout bord et vaisseau et au-delà de la portée 1 des autres obstacles',
  ],
  'ignore-obstacle': 'ignorer|ignore cet obstacle jusqu’à la fin de la manche',
  'give-held': ({ on }) => others(who(on), 'gagner|gagne un des jetons de cette carte'),
  'remove-device': ({ range: span }) => `retirer|retire 1 engin à ${range(span)}`,
  'fuse-device': 'placer|place 1 marqueur de mèche sur cet engin',
  'gain-one-of': ({ tokens: names, chooser }) =>
    `gagner|gagne 1 ${tokensOr(names)}${chooser === 'opponent' ? ' au choix d’un adversaire' : ''}`,
  removing: (of, count) => {
    if (count === 'all') return `retirer|retire tous ses ${tokens(of, true)}`;
    return `retirer|retire ${count === 'any' ? `autant de ${tokens(of, true)} qu’il veut` : tokenCount(of, count)}`;
  },
  pickedByThis: ' au choix de ce vaisseau',
  transferring: ({ of, count, from, to: into, onlyNew }) => {
    const named = typeof of === 'string' ? tokens(of, count !== 1) : tokensOr(of, count !== 1);
    const what =
      count === 'all'
        ? `tous les ${named}`
        : count === 'any'
          ? `autant de ${named} qu’il veut`
          : `${count} ${named}`;
    return `transférer|transfère ${what}${onlyNew ? ' d’un type que le receveur n’a pas' : ''}${fromTo(from, into)}`;
  },
  'acquire-lock': ({ on, anyRange: any }) => `verrouiller|verrouille ${who(on)}${anyRange(any)}`,
  'choose-lock': ({ that, anyRange: any }) => {
    const what =
      that === 'object'
        ? 'un objet'
        : 'lockedByFriends' in that
          ? `un objet à ${range(that.lockedByFriends)} verrouillé par un allié`
          : 'objectsIn' in that
            ? `un objet dans ${arcs([that.objectsIn])}`
            : shipWith(that);
    return `verrouiller|verrouille ${what}${anyRange(any)}`;
  },
  'break-locks': ({ of, on, onto }) =>
    of === 'by'
      ? `rompre|rompt son verrouillage${onto ? ` sur ${who(onto)}` : ''}`
      : `rompre|rompt tous les verrouillages sur ${who(on)}`,
  'break-friendly-lock': 'rompre|rompt le verrouillage d’un autre vaisseau allié sur cet objet',
  'spend-lock': ({ on }) => `dépenser|dépense son verrouillage sur ${who(on)}`,
  'transfer-that': ({ to: into }) => `transférer|transfère ce jeton ${to(who(into))}`,
  'lock-alike': ({ of, within, inRange }) => {
    if (of) return `verrouiller|verrouille la cible verrouillée par ${who(of)}${inRange ? '' : ANY_RANGE}`;
    const where = within ? ` à ${range(within)}` : inRange ? '' : ANY_RANGE;
    return `verrouiller|verrouille la cible verrouillée par ce vaisseau${where}`;
  },
  'transfer-lock': ({ from, to: into }) => `transférer|transfère 1 verrouillage${fromTo(from, into)}`,
  'hand-over-lock': ({ from, to: into, friendly }) =>
    moved(`1 verrouillage${friendly ? ' allié' : ''}`, from, into),
  'exchange-upgrades': ({ slot, that }) =>
    `échanger|échange 2 améliorations (${slotUpgrade([slot])}) entre ${shipWith(that, 'many')}`,
  'hand-on-upgrades': ({ slot, most, that }) => {
    const [number, any] = most >= 99 ? ['autant de ses', ' qu’il veut'] : [`jusqu’à ${most} de ses`, ''];
    return `remettre|remet ${number} améliorations ${SLOTS[slot]}${any} à ${shipWith(that, 'many')}, une à chacun`;
  },
  'move-objective': ({ from, to: into }) =>
    `transférer|transfère l’objectif que porte ${who(from)} ${to(who(into))}`,
  'bar-tokens': ({ on }) =>
    `nommer|nomme une sorte de jetons verts~ que ${who(on)} ne peut pas dépenser pendant cette attaque`,
  jam: ({ on }) => `brouiller|brouille ${who(on)}`,
  suffer: ({ hits, crits }) => `subir|subit ${damageText(hits, crits)}`,
  ram: ({ dice }) =>
    `lancer|lance ${counted(dice, NOUNS.attackDie)}~ ; chaque vaisseau grand ou énorme à portée 0 subit, malgré ses boucliers, 1 dégât normal pour chaque touche et critique`,
  'roll-damage': ({ dice }) =>
    `lancer|lance ${counted(dice, NOUNS.attackDie)} (1 dégât subi par touche et par critique)`,
  shields: ({ change }) =>
    `${change > 0 ? 'récupérer|récupère' : 'perdre|perd'} ${counted(Math.abs(change), NOUNS.shield)}`,
  deal: ({ on, up }) => doing(on, `recevoir|reçoit une carte de dégât face ${up ? 'visible' : 'cachée'}`),
  expose: 'révéler|révèle une de ses cartes de dégât face cachée',
  'reveal-damage': 'montrer|montre toutes ses cartes de dégât face cachée',
  'discard-damage': ({ of }) =>
    `défausser|défausse toutes ses cartes ${of !== 'all' && 'named' in of ? of.named : `de dégât${traitName(of === 'all' ? undefined : of.trait)}`}`,
  'repair-faceup': ({ trait }) => `réparer|répare toutes ses cartes de dégât${traitName(trait)} face visible`,
  'expose-picked': ({ on }) => [
    `regarder|regarde les cartes de dégât face cachée ${de(who(on))}`,
    'en_révéler|en_révèle une',
  ],
  destroy: 'être|est détruit',
  repair: ({ what, trait }) =>
    what === 'this'
      ? 'réparer|répare cette carte'
      : `réparer|répare 1 carte de dégât${traitName(trait)}${{ any: '', faceup: ' face visible', facedown: ' face cachée' }[what]}`,
  'recover-charge': ({ count, of, recurring }) => {
    const named = {
      this: 'de cette carte',
      ship: 'de sa carte de vaisseau',
      weapon: 'de la carte de l’arme',
      'any-upgrade': 'd’une de ses améliorations',
    };
    const card =
      typeof of === 'string'
        ? named[of]
        : 'card' in of
          ? `de ${cardName(of.card)}`
          : `d’une ${slotUpgrade(of)}`;
    const kind = recurring === undefined ? '' : recurring ? ' récurrente' : ' non récurrente';
    const plural = kind !== '' && count > 1 ? 's' : '';
    return `récupérer|récupère ${counted(count, NOUNS.charge)}${kind}${plural} ${card}`;
  },
  'recover-energy': ({ count }) => `récupérer|récupère ${count} d’énergie`,
  'lose-charge': ({ count }) => `perdre|perd ${counted(count, NOUNS.charge)} de cette carte`,
  force: ({ change }) =>
    typeof change === 'number'
      ? `${change > 0 ? 'récupérer|récupère' : 'perdre|perd'} ${Math.abs(change)} Force`
      : `récupérer|récupère autant de Force ${asMany(change)}`,
  performing: (what) => `effectuer|effectue ${what}`,
  granted: {
    any: 'une action',
    white: 'une action blanche',
    bar: 'une action de sa barre',
    'its-action': 'la même action',
    coordinated: 'l’action de sa barre que le vaisseau coordonné a effectuée, sans son lien',
    'your-bar': 'une action de la barre de ce vaisseau',
  },
  grantedActions: (actions) => ou(actions.map((one) => performedAction(one.action, one.difficulty))),
  directions,
  onBarOf: (part) => ` qui est aussi dans la barre d’action ${de(who(part))}`,
  as: (colour) => ` traitée comme ${difficulty(colour)}`,
  evenWhileStressed: ', même stressé',
  move: ({ how, directions: ways }) =>
    `effectuer|effectue ${how === 'boost' ? 'une accélération' : 'un tonneau'}${ways ? directions(ways) : ''} qui n’est pas une action`,
  coordinate: ({ on }) => `coordonner|coordonne ${who(on)}${ANY_RANGE}`,
  'rotate-ship': ({ degrees }) => {
    const ways = turns(degrees).map(({ by, side }) => `${by}°${side === null ? '' : ` ${WAYS[side]}`}`);
    return `pivoter|pivote sur place de ${ou(ways)}`;
  },
  'skip-action-step': 'passer|passe son étape Effectuer une action',
  decloak: ({ orLose }) =>
    `se_désocculter|se_désocculte${orLose ? '~ ; si cela échoue, il perd son jeton d’occultation' : ''}`,
  'rotate-turret': 'tourner|tourne son indicateur de tourelle',
  settingDial: (like) => `régler|règle son cadran sur ${like}`,
  otherManeuver: (isBasic, words) =>
    ['une autre manœuvre', ...(isBasic ? ['de base'] : []), list(words)].join(' ').trim(),
  dialTests: {
    'same speed': 'de même vitesse',
    'one-more speed': 'de 1 vitesse de plus',
    'one-more-or-less speed': 'de 1 vitesse de plus ou de moins',
    'same bearing': 'de même direction',
    'same difficulty': 'de même difficulté',
    'not-red difficulty': 'qui n’est pas rouge',
    'opposite direction': 'vers l’autre côté',
  },
  'no-longer': 'mettre_fin|met_fin au reste de cette carte',
  'opponent-assigns': ({ condition, count, rather }) =>
    others(
      'un adversaire',
      `assigner|assigne ${conditionTitle(condition)} à ${count} de ses vaisseaux${rather.length > 0 ? ` (si possible ${shipWith(rather, 'many')})` : ''}`,
    ),
  'put-that-on-card': 'le_placer|le_place sur cette carte',
  'fuse-card': ({ change }) =>
    change > 0
      ? `placer|place ${fuses(change)} sur cette carte`
      : `retirer|retire ${fuses(-change)} de cette carte`,
  'take-all-held': ['retirer|retire tous les jetons de cette carte', 'en_gagner|en_gagne autant'],
  'put-on-card': ({ token: name }) => `placer|place 1 ${tokenNoun(name)} sur cette carte`,
  'gain-that': 'gagner|gagne 1 jeton de ce type',
  'look-at-dial': ({ on }) => `regarder|regarde le cadran ${de(who(on))}`,
  'place-remotes': ({ count, device, beyondEdges }) =>
    `placer|place ${count} objets distants (${deviceName(device)}) au-delà de la portée ${beyondEdges} de tout bord`,
  fly: ({ speed, bearing, direction }) =>
    `exécuter|exécute la manœuvre ${speed} ${BEARINGS[bearing]}${direction === 'straight' ? '' : ` ${WAYS[direction]}`}`,
  flyingInstead: (maneuver) => `exécuter|exécute ${maneuver} à la place de la manœuvre de son cadran`,
  skippingManeuver: 'passer|passe son étape Exécuter une manœuvre',
  sameByTemplate: (template) =>
    `la même manœuvre avec le gabarit ${template === 'turn' ? 'de virage' : 'droit'} de sa vitesse`,
  sameFaster: (by) => `la même manœuvre à 1 vitesse de ${by > 0 ? 'plus' : 'moins'}`,
  sameAtSpeed: (speed) => `la même manœuvre à la vitesse ${speed}`,
  maneuverInstead: otherManeuver,
  initiative: ({ to: value, until, only }) => {
    const named = typeof value === 'number' ? `l’initiative ${value}` : `l’initiative ${de(who(value))}`;
    if (!only) return `avoir|a ${named} ${UNTIL[until]}`;
    return `${only === 'activation' ? 's’activer|s’active' : 's’engager|s’engage'} à ${named} pendant cette phase`;
  },
  modifiers: (of) => list(of.map((one) => modifierOf(one, deedOf))),
  saidOfShip: (words, part) => saidOf(words, who(part)),
  saidOfEach: (words, that) => saidOf(words, shipWith(that, 'each')),
  lasting: (until, clause) => holds(UNTIL[until], clause),
  flip: 'retourner|retourne cette carte',
  reserve: ({ until }) =>
    until === 'called'
      ? 'rester|reste en réserve'
      : `aller|va en réserve~ ; au début de la prochaine phase de préparation, il est placé à portée 1 du bord ${until === 'own-edge' ? 'de son joueur' : 'par lequel il est sorti'}`,
  'come-back': ({ beyondEnemies }) =>
    `être|est placé à portée 1 d’un bord quelconque et au-delà de la portée ${beyondEnemies} de tout vaisseau ennemi`,
  'flip-upgrade': ({ slot }) => `retourner|retourne son ${slotUpgrade([slot])} à deux faces`,
  'back-online': 'retourner|retourne 1 de ses améliorations hors ligne',
  'take-locks': ({ from, to: into }) => moved('tous les verrouillages ennemis', from, into),
  'gain-like': ({ of }) => `gagner|gagne un jeton comme l’un des ${tokens(of, true)} de ce vaisseau`,
  'lose-upgrade-charge': 'perdre|perd 1 charge non récurrente d’une amélioration',
  'split-wing': others('chacun de ses ailiers', 'quitter|quitte la formation'),
  'more-dice': (effect) => others(ROLLER[effect.dice], rollsMore(effect)),
  cancel: ({ count, faces, dice }) => `annuler|annule ${resultsText(count, faces)} ${de(ROLLER[dice])}`,
  'add-result': ({ count, face: shown, dice }) =>
    typeof count === 'number'
      ? `ajouter|ajoute ${count} ${face(shown, count !== 1)} aux ${DICE[dice]}`
      : `ajouter|ajoute autant ${de(face(shown, true))} ${asMany(count)} aux ${DICE[dice]}`,
  'turn-results': ({ count, from, dice, to: shown }) =>
    `changer|change ${resultsText(count, from)} des ${DICE[dice]} en ${count === 1 ? '1 ' : ''}${face(shown, count !== 1)}`,
  'reroll-results': ({ upTo, count, faces, dice }) =>
    `relancer|relance ${upTo ? `jusqu’à ${faces.length < ALL_FACES[dice] ? resultsText(count, faces) : count}` : resultsText(count, faces)} des ${DICE[dice]}`,
  'roll-another': 'lancer|lance 1 dé d’attaque supplémentaire',
  'name-result':
    'nommer|nomme un résultat~ ; s’il manque au lancer, le vaisseau qui a lancé les dés en change 1 en ce résultat',
  'spend-results': ({ face: shown, dice }) => `dépenser|dépense 1 ${face(shown)} des ${DICE[dice]}`,
  'hit-without-dice': others('l’attaque', 'toucher|touche~ sans qu’aucun dé soit lancé'),
  'guess-evades':
    'annoncer|annonce un nombre d’évasions (au moins 1)~ ; si le lancer en a exactement autant, 1 évasion s’y ajoute',
  guessingSpeed: (on, then) =>
    `annoncer|annonce une vitesse~ ; si le cadran ${de(who(on))} l’indique, ${then.main('ce vaisseau')}`,
  guessingDial: (on, then) =>
    `annoncer|annonce la vitesse et la direction de la manœuvre du cadran ${de(who(on))}, puis le regarde~ ; si c’est exact, ${then.main('ce vaisseau')}`,
  'suffer-to-cancel': ({ faces }) => {
    const kinds = ou(faces.map((one) => (one === 'hit' ? 'normal' : 'critique')));
    return `subir|subit 1 dégât ${kinds}~, pour annuler 1 résultat semblable de l’attaquant`;
  },
  'bonus-attack': ({ with: weapons, another, against, withoutLock, withoutCost, fresh, closes }) => {
    const kinds = weapons.length > 0 ? ou(weapons.map(weapon)) : another ? 'une arme' : '';
    const other = kinds.replace(/^(une?) /, '$1 autre ');
    return [
      `effectuer|effectue une attaque bonus${kinds ? ` avec ${another ? other : kinds}` : ''}`,
      against.length > 0 ? ` contre ${shipWith(against)}` : '',
      withoutLock ? ', sans verrouillage' : '',
      withoutCost ? ', sans en payer le coût' : '',
      fresh ? ', depuis un arc d’où il n’a pas encore attaqué pendant cette manche' : '',
      closes ? '~ ; il n’attaque plus depuis cet arc pendant cette manche' : '',
    ].join('');
  },
  choosing: (ships, isOne, requires, then) => {
    const done = requires
      ? ` ;${ifBehind(requires).slice(1)}, ${then.main('ce vaisseau')}`
      : ` ; ${then.main('ce vaisseau')}`;
    return behind(doing('self', `choisir|choisit ${ships}`), isOne ? done : eachChosen(done));
  },
  oneShip: (that) => shipWith(that),
  anyNumber: (that) => `n’importe quel nombre ${de(shipWith(that, 'bare'))}`,
  ships: (count, { that, must, opposed }) =>
    `${must ? '' : 'jusqu’à '}${count} ${shipWith(that, 'bare')}${opposed ? ' qui ne sont pas alliés entre eux' : ''}`,
  asManyShips: (that, count) => `autant ${de(shipWith(that, 'bare'))} ${asMany(count)}`,
  choosingTwo: ({ that, second }, then) =>
    `choisir|choisit ${shipWith(that)} et, comme autre vaisseau, ${shipWith(second)}~ ; puis ${then.main('ce vaisseau')}`,
  each: ({ that }, then) => said(then, (words) => ofEach(words, shipWith(that, 'each'))),
  rollingDie: (rows) =>
    `lancer|lance 1 dé d’attaque~ ; ${rows.map(({ on, deed }) => `sur ${facesOr(on)}, ${deed.main('ce vaisseau')}`).join(' ; ')}`,
  rollingDice: ({ count, dice }, rows, blanks) => {
    const each = rows.map(({ on, deed }) => `pour chaque ${facesOr(on)}, ${deed.main('ce vaisseau')}`);
    const none = blanks ? [`si tous montrent une face vierge, ${blanks.main('ce vaisseau')}`] : [];
    return `lancer|lance ${amount(count, DIE[dice])}~ ; ${[...each, ...none].join(' ; ')}`;
  },
  anyInitiative: (first, low, high) =>
    said(first, (words) => words.replace(/l’initiative \d+/, `une initiative de ${low} à ${high} au choix`)),
  unless: (chooser, otherwise, pays) =>
    behind(otherwise, `, sauf si ${who(chooser)} en décide autrement : alors ${pays.main(who(chooser))}`),
  paying: (price, then) => behind(price, ` ${purpose(then)}`),
  letting: (part, price, then) => {
    const act = then.actor === actor(part) ? then.bare : then.may;
    return allows(who(part), price ? `${price.bare} pour ${act}` : act);
  },
  if: (requires, then, otherwise) =>
    behind(then, `${ifBehind(requires)}${otherwise ? ` ; sinon, ${otherwise.main('ce vaisseau')}` : ''}`),
  asOften: (price, then, most) =>
    behind(price, ` ${purpose(then)}, ${most ? `jusqu’à ${most} fois` : 'autant de fois que voulu'}`),
  ifDone: (first, then) => behind(first, ` ; dans ce cas, ${then.main('ce vaisseau')}`),
};

/** What an effect does. */
export const deedOf = effectsIn(PHRASES);

/** The same in an attack in which the card's ship is known to attack or defend: it is the one that rolls. */
export const deedInFight = (fights: 'attack' | 'defense' | null): typeof deedOf =>
  fights === null
    ? deedOf
    : effectsIn({
        ...PHRASES,
        'more-dice': (effect) =>
          effect.dice === fights ? rollsMore(effect) : others(ROLLER[effect.dice], rollsMore(effect)),
      });

/** An effect behind "peut". */
export const effectMay = (effect: Parameters<typeof deedOf>[0]): string => deedOf(effect).may;

import {
  allows,
  behind,
  type Deed,
  does,
  holds,
  inTurn,
  joined,
  letDo,
  purpose,
  said,
  type Verb,
  verb,
} from '../../../../common/words/french/deeds.ts';
import { actor, damageText, eachChosen, ofEach, resultsText } from '../../../../common/words/french/ships.ts';
import type {
  ActionGrant,
  Cost,
  DialTest,
  Effect,
  FlownInstead,
  ModifierOf,
  Until,
  Who,
} from '../../../abilities/language.ts';
import { cardName, conditionTitle } from '../../labels.ts';
import { deviceName } from '../devices.ts';
import { counted, de, list, NOUNS, to } from '../grammar.ts';
import { BEARINGS, difficulty, face, performedAction, range, tokenNoun, WAYS } from '../terms.ts';
import { placingDeed } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { GAIN, ifBehind, prices, REMOVE, SPEND, SUFFER, TURN_UP, weapon } from './requirements.ts';
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

const BE = verb('être', 'est');
const BREAK = verb('rompre', 'rompt');
const CANCEL = verb('annuler', 'annule');
const CHOOSE = verb('choisir', 'choisit');
const DISCARD = verb('défausser', 'défausse');
const FLIP = verb('retourner', 'retourne');
const LOCK = verb('verrouiller', 'verrouille');
const LOOK = verb('regarder', 'regarde');
const LOSE = verb('perdre', 'perd');
const PERFORM = verb('effectuer', 'effectue');
const PLACE = verb('placer', 'place');
const RECOVER = verb('récupérer', 'récupère');
const REPAIR = verb('réparer', 'répare');
const REROLL = verb('relancer', 'relance');
const ROLL = verb('lancer', 'lance');
const SKIP = verb('passer', 'passe');
const TRANSFER = verb('transférer', 'transfère');
const ANY_RANGE = ' à n’importe quelle portée';

/** An effect behind "peut". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

/** What an effect does. */
export function deedOf(effect: Effect): Deed {
  const doing = (part: Who, verb_: Verb, rest: string, tail = '') => letDo(actor(part), verb_, rest, tail);
  switch (effect.kind) {
    case 'gain':
      return gainDeed(effect);
    case 'assign': {
      const names = list(effect.conditions.map(conditionTitle), 'ou');
      const secret = effect.facedown ? ' face cachée' : '';
      const on = effect.on === 'self' ? 'à lui-même' : to(who(effect.on));
      return does(verb('assigner', 'assigne'), `${names}${secret} ${on}`);
    }
    case 'discard-condition':
      return does(DISCARD, 'cette carte');
    case 'take-point':
      return does(
        verb('poser', 'pose'),
        '1 point de mission du joueur du défenseur sur cette carte, s’il en a plus que celui de ce vaisseau',
      );
    case 'reveal-condition':
      return does(TURN_UP, 'cette carte');
    case 'pass-on-condition':
      return does(
        verb('assigner', 'assigne'),
        'cette carte à l’attaquant, avec les points de mission posés dessus',
      );
    case 'score-points':
      return letDo(
        'le joueur de ce vaisseau',
        verb('marquer', 'marque'),
        'les points de mission posés sur cette carte',
      );
    case 'show-dial':
      return doing(effect.on, TURN_UP, 'son cadran');
    case 'place-device':
      return placingDeed(effect.of, effect.hows, effect.by);
    case 'move-obstacle':
      return inTurn([
        does(CHOOSE, 'un obstacle'),
        does(
          verb('le placer', 'le place'),
          'n’importe où au-delà de la portée 2 de tout bord et vaisseau et au-delà de la portée 1 des autres obstacles',
        ),
      ]);
    case 'ignore-obstacle':
      return does(verb('ignorer', 'ignore'), 'cet obstacle jusqu’à la fin de la manche');
    case 'give-held':
      return letDo(who(effect.on), GAIN, 'un des jetons de cette carte');
    case 'remove-device':
      return does(REMOVE, `1 engin à ${range(effect.range)}`);
    case 'fuse-device':
      return does(PLACE, '1 marqueur de mèche sur cet engin');
    case 'gain-one-of':
      return doing(
        effect.on,
        GAIN,
        `1 ${list(
          effect.tokens.map((one) => tokenNoun(one)),
          'ou',
        )}${effect.chooser === 'opponent' ? ' au choix d’un adversaire' : ''}`,
      );
    case 'remove': {
      const chosen =
        effect.chooser !== effect.on && effect.on !== 'self' && CLASSES.includes(effect.of)
          ? ' au choix de ce vaisseau'
          : '';
      const what =
        effect.count === 'all'
          ? `tous ses ${tokens(effect.of, true)}`
          : effect.count === 'any'
            ? `autant de ${tokens(effect.of, true)} qu’il veut`
            : tokenCount(effect.of, effect.count);
      return doing(effect.on, REMOVE, `${what}${chosen}`);
    }
    case 'transfer':
      return transferDeed(effect);
    case 'acquire-lock':
      return doing(effect.by, LOCK, `${who(effect.on)}${anyRange(effect.anyRange)}`);
    case 'choose-lock': {
      const on =
        effect.that === 'object'
          ? 'un objet'
          : 'lockedByFriends' in effect.that
            ? `un objet à ${range(effect.that.lockedByFriends)} verrouillé par un allié`
            : 'objectsIn' in effect.that
              ? `un objet dans ${arcs([effect.that.objectsIn])}`
              : shipWith(effect.that);
      return doing(effect.by, LOCK, `${on}${anyRange(effect.anyRange)}`);
    }
    case 'break-locks':
      return effect.of === 'by'
        ? doing(effect.on, BREAK, `son verrouillage${effect.onto ? ` sur ${who(effect.onto)}` : ''}`)
        : does(BREAK, `tous les verrouillages sur ${who(effect.on)}`);
    case 'break-friendly-lock':
      return does(BREAK, 'le verrouillage d’un autre vaisseau allié sur cet objet');
    case 'spend-lock':
      return does(SPEND, `son verrouillage sur ${who(effect.on)}`);
    case 'transfer-that':
      return does(TRANSFER, `ce jeton ${to(who(effect.to))}`);
    case 'lock-alike':
      return effect.of
        ? doing(effect.by, LOCK, `la cible verrouillée par ${who(effect.of)}`)
        : doing(
            effect.by,
            LOCK,
            `la cible verrouillée par ce vaisseau${effect.within ? ` à ${range(effect.within)}` : effect.inRange ? '' : ANY_RANGE}`,
          );
    case 'transfer-lock':
      return does(TRANSFER, `1 verrouillage${fromTo(effect.from, effect.to)}`);
    case 'hand-over-lock':
      return does(
        verb('déplacer', 'déplace'),
        `1 verrouillage${effect.friendly ? ' allié' : ''} ${de(who(effect.from))} vers ${who(effect.to)}`,
      );
    case 'exchange-upgrades':
      return does(
        verb('échanger', 'échange'),
        `2 améliorations (${slotUpgrade([effect.slot])}) entre ${shipWith(effect.that, 'many')}`,
      );
    case 'hand-on-upgrades':
      return does(
        verb('remettre', 'remet'),
        `${effect.most >= 99 ? 'autant de ses' : `jusqu’à ${effect.most} de ses`} améliorations ${SLOTS[effect.slot]}${effect.most >= 99 ? ' qu’il veut' : ''} à ${shipWith(effect.that, 'many')}, une à chacun`,
      );
    case 'move-objective':
      return does(TRANSFER, `l’objectif que porte ${who(effect.from)} ${to(who(effect.to))}`);
    case 'bar-tokens':
      return does(
        verb('nommer', 'nomme'),
        'une sorte de jetons verts',
        ` que ${who(effect.on)} ne peut pas dépenser pendant cette attaque`,
      );
    case 'jam':
      return does(verb('brouiller', 'brouille'), who(effect.on));
    case 'suffer':
      return doing(effect.on, SUFFER, damageText(effect.hits, effect.crits));
    case 'ram':
      return does(
        ROLL,
        counted(effect.dice, NOUNS.attackDie),
        ' ; chaque vaisseau grand ou énorme à portée 0 subit, malgré ses boucliers, 1 dégât normal pour chaque touche et critique',
      );
    case 'roll-damage':
      return doing(
        effect.on,
        ROLL,
        `${counted(effect.dice, NOUNS.attackDie)} (1 dégât subi par touche et par critique)`,
      );
    case 'shields':
      return effect.change > 0
        ? doing(effect.on, RECOVER, counted(effect.change, NOUNS.shield))
        : doing(effect.on, LOSE, counted(-effect.change, NOUNS.shield));
    case 'deal':
      return letDo(
        actor(effect.on),
        verb('recevoir', 'reçoit'),
        `une carte de dégât face ${effect.up ? 'visible' : 'cachée'}`,
      );
    case 'expose':
      return doing(effect.on, TURN_UP, 'une de ses cartes de dégât face cachée');
    case 'reveal-damage':
      return does(verb('montrer', 'montre'), 'toutes ses cartes de dégât face cachée');
    case 'discard-damage':
      return does(DISCARD, discarded(effect.of));
    case 'repair-faceup':
      return does(REPAIR, `toutes ses cartes de dégât${traitName(effect.trait)} face visible`);
    case 'expose-picked':
      return inTurn([
        does(LOOK, `les cartes de dégât face cachée ${de(who(effect.on))}`),
        does(verb('en révéler', 'en révèle'), 'une'),
      ]);
    case 'destroy':
      return does(BE, 'détruit');
    case 'repair':
      return doing(effect.on, REPAIR, repaired(effect));
    case 'recover-charge':
      return doing(effect.on, RECOVER, `${counted(effect.count, NOUNS.charge)} ${chargesOf(effect.of)}`);
    case 'recover-energy':
      return does(RECOVER, `${effect.count} d’énergie`);
    case 'lose-charge':
      return does(LOSE, `${counted(effect.count, NOUNS.charge)} de cette carte`);
    case 'force':
      if (typeof effect.change !== 'number')
        return doing(effect.on, RECOVER, `autant de Force ${asMany(effect.change)}`);
      return doing(effect.on, effect.change > 0 ? RECOVER : LOSE, `${Math.abs(effect.change)} Force`);
    case 'perform-action': {
      const act = `${granted(effect)}${effect.evenWhileStressed ? ', même stressé' : ''}`;
      return effect.by === 'self' ? does(PERFORM, act) : allows(who(effect.by), `effectuer ${act}`);
    }
    case 'move':
      return doing(
        effect.by,
        PERFORM,
        `${effect.how === 'boost' ? 'une accélération' : 'un tonneau'}${
          effect.directions
            ? ` (${list(
                effect.directions.map((way) => WAYS[way]),
                'ou',
              )})`
            : ''
        } qui n’est pas une action`,
      );
    case 'coordinate':
      return does(verb('coordonner', 'coordonne'), `${who(effect.on)}${ANY_RANGE}`);
    case 'rotate-ship': {
      const ways = [...new Set(effect.degrees.map(Math.abs))].map((one) => `${one}°`);
      const [only] = effect.degrees;
      const side = effect.degrees.length > 1 || only === 180 ? '' : ` ${only! < 0 ? WAYS.left : WAYS.right}`;
      return doing(effect.on, verb('pivoter', 'pivote'), `sur place de ${list(ways, 'ou')}${side}`);
    }
    case 'skip-action-step':
      return does(SKIP, 'son étape Effectuer une action');
    case 'decloak':
      return does(
        verb('se désocculter', 'se désocculte'),
        '',
        effect.orLose ? ' ; si cela échoue, il perd son jeton d’occultation' : '',
      );
    case 'rotate-turret':
      return doing(effect.on, verb('tourner', 'tourne'), 'son indicateur de tourelle');
    case 'set-dial':
      return doing(effect.on, verb('régler', 'règle'), `son cadran sur ${dialLike(effect.like)}`);
    case 'no-longer':
      return does(verb('mettre fin', 'met fin'), 'au reste de cette carte');
    case 'opponent-assigns': {
      const rather = effect.rather.length > 0 ? ` (si possible ${shipWith(effect.rather, 'many')})` : '';
      return letDo(
        'un adversaire',
        verb('assigner', 'assigne'),
        `${conditionTitle(effect.condition)} à ${effect.count} de ses vaisseaux${rather}`,
      );
    }
    case 'put-that-on-card':
      return does(verb('le placer', 'le place'), 'sur cette carte');
    case 'fuse-card':
      return does(
        effect.change > 0 ? PLACE : REMOVE,
        `1 marqueur de mèche ${effect.change > 0 ? 'sur' : 'de'} cette carte`,
      );
    case 'take-all-held':
      return inTurn([
        does(REMOVE, 'tous les jetons de cette carte'),
        does(verb('en gagner', 'en gagne'), 'autant'),
      ]);
    case 'put-on-card':
      return does(PLACE, `1 ${tokenNoun(effect.token)} sur cette carte`);
    case 'gain-that':
      return doing(effect.on, GAIN, '1 jeton de ce type');
    case 'look-at-dial':
      return does(LOOK, `le cadran ${de(who(effect.on))}`);
    case 'place-remotes':
      return does(
        PLACE,
        `${effect.count} objets distants (${deviceName(effect.device)}) au-delà de la portée ${effect.beyondEdges} de tout bord`,
      );
    case 'fly': {
      const way = effect.direction === 'straight' ? '' : ` ${WAYS[effect.direction]}`;
      return does(
        verb('exécuter', 'exécute'),
        `la manœuvre ${effect.speed} ${BEARINGS[effect.bearing]}${way}`,
      );
    }
    case 'fly-instead':
      return effect.maneuver
        ? doing(
            effect.on ?? 'self',
            verb('exécuter', 'exécute'),
            `${insteadOf(effect.maneuver)} à la place de la manœuvre de son cadran`,
          )
        : does(SKIP, 'son étape Exécuter une manœuvre');
    case 'initiative':
      return initiativeDeed(effect);
    case 'lasting':
      return lastingDeed(effect, who(effect.on));
    case 'flip':
      return does(FLIP, 'cette carte');
    case 'reserve':
      return effect.until === 'called'
        ? does(verb('rester', 'reste'), 'en réserve')
        : does(
            verb('aller', 'va'),
            'en réserve',
            ` ; au début de la prochaine phase de préparation, il est placé à portée 1 du bord ${effect.until === 'own-edge' ? 'de son joueur' : 'par lequel il est sorti'}`,
          );
    case 'come-back':
      return does(
        BE,
        `placé à portée 1 d’un bord quelconque et au-delà de la portée ${effect.beyondEnemies} de tout vaisseau ennemi`,
      );
    case 'flip-upgrade':
      return doing(effect.on, FLIP, `son ${slotUpgrade([effect.slot])} à deux faces`);
    case 'back-online':
      return does(FLIP, '1 de ses améliorations hors ligne');
    case 'take-locks':
      return does(
        verb('déplacer', 'déplace'),
        `tous les verrouillages ennemis ${de(who(effect.from))} vers ${who(effect.to)}`,
      );
    case 'gain-like':
      return doing(effect.on, GAIN, `un jeton comme l’un des ${tokens(effect.of, true)} de ce vaisseau`);
    case 'lose-upgrade-charge':
      return doing(effect.on, LOSE, '1 charge non récurrente d’une amélioration');
    case 'split-wing':
      return letDo('chacun de ses ailiers', verb('quitter', 'quitte'), 'la formation');
    case 'more-dice':
      return moreDice(effect);
    case 'cancel':
      return does(
        CANCEL,
        `${resultsText(effect.count, effect.faces)} ${effect.dice === 'attack' ? 'de l’attaquant' : 'du défenseur'}`,
      );
    case 'add-result': {
      const what =
        typeof effect.count === 'number'
          ? `${effect.count} ${face(effect.face, effect.count !== 1)}`
          : `autant ${de(face(effect.face, true))} ${asMany(effect.count)}`;
      return does(verb('ajouter', 'ajoute'), `${what} aux ${DICE[effect.dice]}`);
    }
    case 'turn-results': {
      const one = effect.count === 1;
      return does(
        verb('changer', 'change'),
        `${resultsText(effect.count, effect.from)} des ${DICE[effect.dice]} en ${one ? '1 ' : ''}${face(effect.to, !one)}`,
      );
    }
    case 'reroll-results':
      if (effect.upTo) return does(REROLL, `jusqu’à ${effect.count} des ${DICE[effect.dice]}`);
      return does(REROLL, `${resultsText(effect.count, effect.faces)} des ${DICE[effect.dice]}`);
    case 'roll-another':
      return doing('attacker', ROLL, '1 dé d’attaque supplémentaire');
    case 'name-result':
      return does(
        verb('nommer', 'nomme'),
        'un résultat',
        ' ; s’il manque au lancer, le vaisseau qui a lancé les dés en change 1 en ce résultat',
      );
    case 'spend-results':
      return does(SPEND, `1 ${face(effect.face)} des ${DICE[effect.dice]}`);
    case 'hit-without-dice':
      return letDo('l’attaque', verb('toucher', 'touche'), '', ' sans qu’aucun dé soit lancé');
    case 'guess-evades':
      return does(
        verb('annoncer', 'annonce'),
        'un nombre d’évasions (au moins 1)',
        ' ; si le lancer en a exactement autant, 1 évasion s’y ajoute',
      );
    case 'guess-dial':
      if (effect.speed)
        return does(
          verb('annoncer', 'annonce'),
          'une vitesse',
          ` ; si le cadran ${de(who(effect.on))} l’indique, ${deedOf(effect.then).main('ce vaisseau')}`,
        );
      return does(
        verb('annoncer', 'annonce'),
        `la vitesse et la direction de la manœuvre du cadran ${de(who(effect.on))}, puis le regarde`,
        ` ; si c’est exact, ${deedOf(effect.then).main('ce vaisseau')}`,
      );
    case 'suffer-to-cancel': {
      const kinds = list(
        effect.faces.map((one) => (one === 'hit' ? 'normal' : 'critique')),
        'ou',
      );
      return doing(
        effect.on,
        SUFFER,
        `1 dégât ${kinds}`,
        ', pour annuler 1 résultat semblable de l’attaquant',
      );
    }
    case 'bonus-attack':
      return bonusAttack(effect);
    case 'choose':
      return chooseDeed(effect);
    case 'choose-two':
      return does(
        CHOOSE,
        `${shipWith(effect.that)} et, comme autre vaisseau, ${shipWith(effect.second)}`,
        ` ; puis ${deedOf(effect.then).main('ce vaisseau')}`,
      );
    case 'each':
      return eachDeed(effect);
    case 'roll-die': {
      const rows = effect.rows.map(
        (row) => `sur ${facesOr(row.on)}, ${deedOf(row.then).main('ce vaisseau')}`,
      );
      return does(ROLL, '1 dé d’attaque', ` ; ${rows.join(' ; ')}`);
    }
    case 'roll-dice': {
      const dice = amount(effect.count, effect.dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);
      const rows = effect.rows.map(
        (row) => `pour chaque ${facesOr(row.on)}, ${deedOf(row.then).main('ce vaisseau')}`,
      );
      const blanks = effect.blanks
        ? [`si tous montrent une face vierge, ${deedOf(effect.blanks).main('ce vaisseau')}`]
        : [];
      return does(ROLL, dice, ` ; ${[...rows, ...blanks].join(' ; ')}`);
    }
    case 'either':
      return initiatives(effect.options) ?? joined(effect.options.map(deedOf), 'ou');
    case 'unless':
      return behind(
        deedOf(effect.else),
        `, sauf si ${who(effect.chooser)} en décide autrement : alors ${deedOf(effect.pays).main(who(effect.chooser))}`,
      );
    case 'let':
      return letDeed(effect);
    case 'if': {
      const otherwise = effect.else ? ` ; sinon, ${deedOf(effect.else).main('ce vaisseau')}` : '';
      return behind(deedOf(effect.then), `${ifBehind(effect.requires)}${otherwise}`);
    }
    case 'as-often':
      return behind(
        prices(effect.costs as readonly Cost[]),
        ` ${purpose(deedOf(effect.then))}, ${effect.most ? `jusqu’à ${effect.most} fois` : 'autant de fois que voulu'}`,
      );
    case 'in-turn':
      return inTurn(effect.effects.map(deedOf));
    case 'if-done':
      return behind(deedOf(effect.first), ` ; dans ce cas, ${deedOf(effect.then).main('ce vaisseau')}`);
  }
}

const CLASSES: readonly string[] = [
  'green',
  'orange',
  'red',
  'red-but-locks',
  'red-but-stress',
  'red-or-orange',
  'red-or-orange-but-locks',
  'blue-or-red',
  'circular',
  'focus-or-calculate',
];

const anyRange = (any: boolean): string => (any ? ANY_RANGE : '');

function gainDeed({ token: name, count, on }: Extract<Effect, { kind: 'gain' }>): Deed {
  const word = (many: boolean) =>
    name === 'reinforce' ? `jeton${many ? 's' : ''} de renforcement` : tokenNoun(name, many);
  return letDo(
    actor(on),
    GAIN,
    typeof count === 'number' ? `${count} ${word(count !== 1)}` : `autant ${de(word(true))} ${asMany(count)}`,
  );
}

function transferDeed({ of, count, from, to: into, onlyNew }: Extract<Effect, { kind: 'transfer' }>): Deed {
  const many = count !== 1;
  const named =
    typeof of === 'string'
      ? tokens(of, many)
      : list(
          of.map((one) => tokenNoun(one, many)),
          'ou',
        );
  const what =
    count === 'all'
      ? `tous les ${named}`
      : count === 'any'
        ? `autant de ${named} qu’il veut`
        : `${count} ${named}`;
  const kind = onlyNew ? ' d’un type que le receveur n’a pas' : '';
  return does(TRANSFER, `${what}${kind}${fromTo(from, into)}`);
}

/** " du vaisseau choisi à ce vaisseau": of the card's ship goes without saying. */
function fromTo(from: Who, into: Who): string {
  const start = from === 'self' ? '' : ` ${de(who(from))}`;
  return `${start} ${into === 'self' ? 'à lui-même' : to(who(into))}`;
}

function initiativeDeed({ to: value, until, on, only }: Extract<Effect, { kind: 'initiative' }>): Deed {
  const named = typeof value === 'number' ? `l’initiative ${value}` : `l’initiative ${de(who(value))}`;
  if (only === 'activation')
    return letDo(actor(on), verb('s’activer', 's’active'), `à ${named} pendant cette phase`);
  if (only === 'engagement')
    return letDo(actor(on), verb('s’engager', 's’engage'), `à ${named} pendant cette phase`);
  return letDo(actor(on), verb('avoir', 'a'), `${named} ${UNTIL[until]}`);
}

/** "jusqu’à la fin de la manche, les manœuvres du vaisseau choisi sont plus faciles". */
const lastingDeed = ({ until, of }: Extract<Effect, { kind: 'lasting' }>, ship: string): Deed =>
  holds(UNTIL[until], saidOf(list(of.map((one: ModifierOf) => modifierOf(one, deedOf))), ship));

/** What is said of the chosen ship, said of each of some ships: named in full once. */
function eachDeed({ that, then }: Extract<Effect, { kind: 'each' }>): Deed {
  const ship = shipWith(that, 'each');
  if (then.kind === 'lasting') return lastingDeed(then, ship);
  return said(deedOf(then), (words) => ofEach(words, ship));
}

/** "à l’initiative 1 à 6", where an initiative is what is chosen. */
function initiatives(options: readonly Effect[]): Deed | null {
  const steps = options.flatMap((one) =>
    one.kind === 'initiative' && typeof one.to === 'number' ? [one.to] : [],
  );
  const [first] = options;
  if (first?.kind !== 'initiative' || steps.length < 3 || steps.length < options.length) return null;
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  if (high - low + 1 !== steps.length) return null;
  return said(initiativeDeed(first), (words) =>
    words.replace(/l’initiative \d+/, `une initiative de ${low} à ${high} au choix`),
  );
}

function letDeed({ who: part, costs, then, must }: Extract<Effect, { kind: 'let' }>): Deed {
  const price = prices(costs as readonly Cost[]);
  const done = deedOf(then);
  if (must) return behind(price, ` ${purpose(done)}`);
  const act = done.actor === actor(part) ? done.bare : done.may;
  return allows(who(part), costs.length === 0 ? act : `${price.bare} pour ${act}`);
}

function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'l’attaquant' : 'le défenseur';
  const die = dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie;
  if (typeof change !== 'number') return letDo(roller, ROLL, amount(change, die, ' de plus'));
  return letDo(roller, ROLL, `${counted(Math.abs(change), die)} de ${change < 0 ? 'moins' : 'plus'}`);
}

function chargesOf(of: Extract<Effect, { kind: 'recover-charge' }>['of']): string {
  if (of === 'this') return 'de cette carte';
  if (of === 'ship') return 'de sa carte de vaisseau';
  if (of === 'weapon') return 'de la carte de l’arme';
  if (of === 'any-upgrade') return 'd’une de ses améliorations';
  return 'card' in of ? `de ${cardName(of.card)}` : `d’une ${slotUpgrade(of)}`;
}

function repaired({ what, trait }: Extract<Effect, { kind: 'repair' }>): string {
  if (what === 'this') return 'cette carte';
  const kind = what === 'any' ? '' : what === 'faceup' ? ' face visible' : ' face cachée';
  return `1 carte de dégât${traitName(trait)}${kind}`;
}

const traitName = (trait: 'ship' | 'pilot' | undefined): string =>
  trait === undefined ? '' : trait === 'ship' ? ' Vaisseau' : ' Pilote';

/** "une action d’accélération rouge ou une action de concentration", "une action de sa barre (rouge)". */
export function granted({ actions, as, directions, onBarOf }: ActionGrant): string {
  const way = directions
    ? ` (${list(
        directions.map((one) => WAYS[one]),
        'ou',
      )})`
    : '';
  const red = as ? ` traitée comme ${difficulty(as)}` : '';
  const onBar = onBarOf ? ` qui est aussi dans la barre d’action ${de(who(onBarOf))}` : '';
  return `${grantedNames(actions)}${way}${onBar}${red}`;
}

function grantedNames(actions: ActionGrant['actions']): string {
  switch (actions) {
    case 'any':
      return 'une action';
    case 'white':
      return 'une action blanche';
    case 'bar':
      return 'une action de sa barre';
    case 'its-action':
      return 'la même action';
    case 'coordinated':
      return 'l’action de sa barre que le vaisseau coordonné a effectuée, sans son lien';
    case 'your-bar':
      return 'une action de la barre de ce vaisseau';
    default:
      return list(
        actions.map((one) => performedAction(one.action, one.difficulty)),
        'ou',
      );
  }
}

function insteadOf({
  bearing,
  speed,
  direction,
  difficulty: colour,
  faster,
  harder,
  template,
}: FlownInstead): string {
  if (bearing === 'same' && template)
    return `la même manœuvre avec le gabarit ${template === 'turn' ? 'de virage' : 'droit'} de sa vitesse`;
  if (bearing === 'same')
    return faster
      ? `la même manœuvre à 1 vitesse de ${faster > 0 ? 'plus' : 'moins'}`
      : `la même manœuvre à la vitesse ${speed}`;
  const name = bearing === 'sideslip' ? 'glissade' : BEARINGS[bearing];
  const way = direction ? ` ${WAYS[direction]}` : '';
  const kind = colour ? ` ${difficulty(colour)}` : '';
  const step = harder ? ', un niveau plus difficile' : '';
  const how = speed === undefined ? 'de même vitesse' : `de vitesse ${speed}`;
  return `une manœuvre${kind} (${name}${way}${step}) ${how}`;
}

function dialLike({ speed, bearing, difficulty: colour, direction }: DialTest): string {
  const words = [
    ...(speed === 'same' ? ['de même vitesse'] : []),
    ...(speed === 'one-more' ? ['de 1 vitesse de plus'] : []),
    ...(speed === 'one-more-or-less' ? ['de 1 vitesse de plus ou de moins'] : []),
    ...(bearing === 'same' ? ['de même direction'] : []),
    ...(colour === 'same' ? ['de même difficulté'] : []),
    ...(colour === 'not-red' ? ['qui n’est pas rouge'] : []),
    ...(direction === 'opposite' ? ['vers l’autre côté'] : []),
  ];
  return ['une autre manœuvre', ...(bearing === 'basic' ? ['de base'] : []), list(words)].join(' ').trim();
}

function bonusAttack(effect: Extract<Effect, { kind: 'bonus-attack' }>): Deed {
  const kinds =
    effect.with.length > 0 ? list(effect.with.map(weapon), 'ou') : effect.another ? 'une arme' : '';
  const other = kinds.replace(/^(une?) /, '$1 autre ');
  const with_ = kinds ? ` avec ${effect.another ? other : kinds}` : '';
  const against = effect.against.length > 0 ? ` contre ${shipWith(effect.against)}` : '';
  const lock = effect.withoutLock ? ', sans verrouillage' : '';
  const free = effect.withoutCost ? ', sans en payer le coût' : '';
  const arc = effect.fresh ? ', depuis un arc d’où il n’a pas encore attaqué pendant cette manche' : '';
  const once = effect.closes ? ' ; il n’attaque plus depuis cet arc pendant cette manche' : '';
  return does(PERFORM, `une attaque bonus${with_}${against}${lock}${free}${arc}`, once);
}

function chooseDeed({ that, count, must, opposed, then }: Extract<Effect, { kind: 'choose' }>): Deed {
  const bare = shipWith(that, 'bare');
  const whom =
    count === 1
      ? shipWith(that)
      : count === 99
        ? `n’importe quel nombre ${de(bare)}`
        : typeof count === 'number'
          ? `${must ? '' : 'jusqu’à '}${count} ${bare}${opposed ? ' qui ne sont pas alliés entre eux' : ''}`
          : `autant ${de(bare)} ${asMany(count)}`;
  const chosen = does(CHOOSE, whom);
  const each = (words: string) => (count === 1 ? words : eachChosen(words));
  if (then.kind === 'if' && then.else === null)
    return behind(
      chosen,
      each(` ;${ifBehind(then.requires).slice(1)}, ${deedOf(then.then).main('ce vaisseau')}`),
    );
  return behind(chosen, each(` ; ${deedOf(then).main('ce vaisseau')}`));
}

function discarded(of: Extract<Effect, { kind: 'discard-damage' }>['of']): string {
  if (of === 'all') return 'toutes ses cartes de dégât';
  if ('named' in of) return `toutes ses cartes ${of.named}`;
  return `toutes ses cartes de dégât ${of.trait === 'pilot' ? 'Pilote' : 'Vaisseau'}`;
}

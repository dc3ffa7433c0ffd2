import type { Who } from '../../../../common/language/index.ts';
import {
  allows,
  behind,
  type Deed,
  does,
  inTurn,
  joined,
  letDo,
  said,
  type Verb,
  verb,
} from '../../../../common/words/french/deeds.ts';
import { actor, damageText } from '../../../../common/words/french/ships.ts';
import { type Effect, isCardVerb, type TreatedAs, type Until } from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS, si, to } from '../grammar.ts';
import { actionNoun, face } from '../terms.ts';
import { conditions, DISCARD, GAIN, ifBehind, REMOVE, SUFFER, weapon } from './conditions.ts';
import {
  ARCS,
  amount,
  asMany,
  DICE,
  eachChosen,
  facesOr,
  maneuverWith,
  ofEach,
  resultsText,
  shipWith,
  tokenCount,
  tokens,
  tokensOr,
  who,
} from './ships.ts';
import { verbDeed } from './verbs.ts';

/** What effects do, in words. */

export const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'jusqu’à la fin de la manche',
  'end of combat': 'jusqu’à la fin de la phase de combat',
  'end of activation': 'jusqu’à la fin de la phase d’activation',
  'end of attack': 'jusqu’à la fin de l’attaque',
  'end of placing': 'pendant le placement',
  'end of game': 'pour le reste de la partie',
};

const CANCEL = verb('annuler', 'annule');
const CHANGE = verb('changer', 'change');
export const CHOOSE = verb('choisir', 'choisit');
export const FLIP = verb('retourner', 'retourne');
export const PERFORM = verb('effectuer', 'effectue');
export const ROLL = verb('lancer', 'lance');
export const TURN = verb('tourner', 'tourne');
export const TURN_UP = verb('révéler', 'révèle');
const TRANSFER = verb('transférer', 'transfère');
const ACQUIRE = verb('acquérir', 'acquiert');

/** An effect behind "peut". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

/** What an effect does. */
export function deedOf(effect: Effect): Deed {
  if (isCardVerb(effect)) return verbDeed(effect);
  const doing = (part: Who, verb_: Verb, rest: string, tail = '') => letDo(actor(part), verb_, rest, tail);
  switch (effect.kind) {
    case 'gain':
      return doing(
        effect.on,
        GAIN,
        typeof effect.count === 'number'
          ? tokenCount(effect.token, effect.count)
          : `autant ${de(tokens(effect.token, true))} ${asMany(effect.count)}`,
      );
    case 'remove':
      return doing(
        effect.on,
        REMOVE,
        effect.count === 'all' ? `tous ses ${tokens(effect.of, true)}` : tokenCount(effect.of, effect.count),
      );
    case 'transfer': {
      const all = effect.count === 'all';
      const what = tokensOr(
        typeof effect.of === 'string' ? [effect.of] : effect.of,
        all || effect.count !== 1,
      );
      return does(TRANSFER, `${all ? 'tous les' : effect.count} ${what}${fromTo(effect.from, effect.to)}`);
    }
    case 'acquire-lock':
      return doing(
        effect.by,
        ACQUIRE,
        `comme cible ${who(effect.on)}${effect.anyRange ? ' à n’importe quelle portée' : ''}`,
      );
    case 'choose-lock':
      return doing(effect.by, ACQUIRE, `comme cible ${shipWith(effect.that)}`);
    case 'transfer-lock':
      return does(TRANSFER, `${itsLock(effect.from)} ${to(who(effect.to))}`);
    case 'remove-lock':
      return does(REMOVE, `${itsLock(effect.by)}${effect.on ? ` sur ${who(effect.on)}` : ''}`);
    case 'turn-up-dealt':
      return does(TURN_UP, 'les cartes de dégât infligées par l’attaque');
    case 'turn-dial':
      return dialDeed(effect.like);
    case 'suffer':
      return doing(effect.on, SUFFER, damageText(effect.hits, effect.crits));
    case 'roll-damage':
      return doing(
        effect.on,
        ROLL,
        `${counted(effect.dice, NOUNS.attackDie)} (1 dégât subi par touche, 1 dégât critique par critique)`,
      );
    case 'shields':
      return doing(
        effect.on,
        effect.change > 0 ? verb('récupérer', 'récupère') : verb('perdre', 'perd'),
        counted(Math.abs(effect.change), NOUNS.shield),
      );
    case 'deal':
      return doing(effect.on, GAIN, `une carte de dégât face ${effect.up ? 'visible' : 'cachée'}`);
    case 'skill': {
      const value =
        typeof effect.to === 'number'
          ? `une valeur de pilotage de ${effect.to}`
          : `la valeur de pilotage ${de(who(effect.to))}`;
      return doing(effect.on, verb('prendre', 'prend'), `${value} ${UNTIL[effect.until]}`);
    }
    case 'more-dice':
      return moreDice(effect);
    case 'cancel':
      return does(
        CANCEL,
        effect.count === 'all' && effect.faces.length === 5
          ? `tous les résultats des ${DICE[effect.dice]}`
          : `${resultsText(effect.count, effect.faces)} des ${DICE[effect.dice]}`,
      );
    case 'turn-results':
      return does(
        CHANGE,
        `${resultsText('all', [effect.from])} des ${DICE[effect.dice]} en ${face(effect.to, true)}`,
      );
    case 'fix-dice':
      return does(
        verb('laisser', 'laisse'),
        `les ${DICE[effect.dice]} tels quels pour le reste de l’attaque`,
      );
    case 'roll-besides':
      return does(ROLL, `${counted(effect.count, dieOf(effect.dice))} de plus`);
    case 'skip-action':
      return does(verb('passer', 'passe'), 'son étape Effectuer une action');
    case 'no-attack-next-round':
      return does(verb('renoncer', 'renonce'), 'à ses attaques de la prochaine manche');
    case 'treat-maneuver':
      return does(verb('traiter', 'traite'), `cette manœuvre comme ${treated(effect.as)}`);
    case 'flip-this':
      return does(FLIP, 'cette carte');
    case 'obstacle-dice':
      return does(ROLL, 'les dés des obstacles qu’il a rencontrés');
    case 'flip-card':
      return does(FLIP, upgradeName(effect.card));
    case 'turn-around':
      return does(verb('pivoter', 'pivote'), 'de 180°');
    case 'agility':
      return doing(
        effect.on,
        effect.change < 0 ? verb('perdre', 'perd') : verb('gagner', 'gagne'),
        `${Math.abs(effect.change)} d’agilité ${UNTIL[effect.until]}`,
      );
    case 'discard-this':
      return does(DISCARD, 'cette carte');
    case 'add-result': {
      const what =
        typeof effect.count === 'number'
          ? `${effect.count} ${face(effect.face, effect.count !== 1)}`
          : `autant ${de(face(effect.face, true))} ${asMany(effect.count)}`;
      return does(verb('ajouter', 'ajoute'), `${what} aux ${DICE[effect.dice]}`);
    }
    default:
      return choiceDeed(effect);
  }
}

/** " du vaisseau choisi à lui-même": from the card's ship goes without saying. */
function fromTo(from: Who, into: Who): string {
  const start = from === 'self' ? '' : ` ${de(who(from))}`;
  return `${start} ${into === 'self' ? 'à lui-même' : to(who(into))}`;
}

const itsLock = (part: Who): string =>
  part === 'self' ? 'son acquisition de cible' : `l’acquisition de cible ${de(who(part))}`;

const dieOf = (dice: 'attack' | 'defense') => (dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);

function dialDeed({
  to: into,
  allowed,
  direction,
  speed,
  bearing,
  difficulty,
}: Extract<Effect, { kind: 'turn-dial' }>['like']): Deed {
  const same = [
    ...(speed ? ['vitesse'] : []),
    ...(bearing ? ['type'] : []),
    ...(direction && !bearing ? ['direction'] : []),
    ...(difficulty ? ['difficulté'] : []),
  ];
  const what = into ? maneuverWith(into) : 'une autre manœuvre';
  const like = same.length === 0 ? '' : ` de même ${list(same)}`;
  const not = allowed ? ', mais pas sur une rouge s’il est stressé' : '';
  return does(TURN, `son cadran sur ${what}${like}`, not);
}

function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'l’attaquant' : 'le défenseur';
  const less = typeof change === 'number' && change < 0;
  const number = typeof change === 'number' ? Math.abs(change) : change;
  return letDo(roller, ROLL, amount(number, dieOf(dice), less ? ' de moins' : ' de plus'));
}

function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const what =
    bearing || difficulty
      ? maneuverWith({ ...(bearing && { bearing }), ...(difficulty && { difficulty }) })
      : 'une manœuvre semblable';
  if (faster) return `${what} plus rapide ou plus lente de 1 (au moins 1)`;
  const by = template ? ' et de même direction, avec le même gabarit' : '';
  return `${what} ${speeds ? `de vitesse ${list(speeds.map(String), 'ou')}` : 'de même vitesse'}${by}`;
}

type ChoiceEffect = Extract<
  Effect,
  {
    kind:
      | 'choose'
      | 'each'
      | 'roll-die'
      | 'roll-defense-die'
      | 'either'
      | 'if'
      | 'in-turn'
      | 'free-action'
      | 'attack'
      | 'if-done';
  }
>;

function choiceDeed(effect: ChoiceEffect): Deed {
  switch (effect.kind) {
    case 'choose':
      return chooseDeed(effect);
    case 'each': {
      const ship = shipWith(effect.that, 'each');
      return said(deedOf(effect.then), (words) => ofEach(words, ship));
    }
    case 'roll-die':
      return does(ROLL, '1 dé d’attaque', ` ; ${rows(effect.rows)}`);
    case 'roll-defense-die':
      return does(ROLL, '1 dé de défense', ` ; ${row(effect.faces, effect.then)}`);
    case 'either': {
      const options = effect.options.map(deedOf);
      if (effect.chooser === 'self') return joined(options, 'ou');
      const isOwn = options.every((one) => one.actor === who(effect.chooser));
      const each = options.map((one) => (isOwn ? one.bare : one.main('ce vaisseau')));
      const named = each.some((one) => one.includes(',')) ? each.join(' ; ou ') : list(each, 'ou');
      return letDo(who(effect.chooser), CHOOSE, '', ` : ${named}`);
    }
    case 'if': {
      const otherwise = effect.else ? ` ; sinon, ${deedOf(effect.else).main('il')}` : '';
      return behind(deedOf(effect.then), `${ifBehind(effect.requires)}${otherwise}`);
    }
    case 'in-turn':
      return inTurn(effect.effects.map(deedOf));
    case 'if-done':
      return behind(deedOf(effect.first), ` ; dans ce cas, ${deedOf(effect.then).main('ce vaisseau')}`);
    case 'free-action': {
      const act = freeActions(effect.actions);
      return effect.by === 'self' ? does(PERFORM, act) : allows(who(effect.by), `effectuer ${act}`);
    }
    case 'attack': {
      const how = effect.with.length === 0 ? '' : ` avec ${list(effect.with.map(weapon), 'ou')}`;
      const on = effect.on ? ` contre ${shipWith(effect.on)}` : '';
      const arc = effect.arc ? ` par son ${ARCS[effect.arc]}` : '';
      const last = effect.last ? ` ; il n’attaque plus pendant cette ${LAST[effect.last]}` : '';
      return letDo(actor(effect.by), PERFORM, `une attaque${how}${arc}${on}`, last);
    }
  }
}

const LAST = { round: 'manche', phase: 'phase' } as const;

/** "sur touche ou critique, ce vaisseau retire 1 jeton de stress". */
const row = (on: readonly string[], then: Effect, each = 'sur'): string =>
  `${each} ${facesOr(on)}, ${deedOf(then).main('ce vaisseau')}`;

export const rows = (
  all: readonly { readonly on: readonly string[]; readonly then: Effect }[],
  each?: string,
): string => all.map(({ on, then }) => row(on, then, each)).join(' ; ');

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

function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return 'une action gratuite';
  if (actions === 'bombs') return 'l’action d’une carte Bombe comme action gratuite';
  if (actions === 'upgrades') return 'une action gratuite d’une amélioration';
  if (actions === 'bar') return 'une action gratuite de sa barre d’action';
  return list(
    actions.map((one) => `une ${actionNoun(one, 'action gratuite')}`),
    'ou',
  );
}

/** Conditions and traits as parts of a French sentence. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/french';
import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import { type PlacedPhrases, placedPhrase } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import {
  color,
  command,
  defenseTokenNoun,
  face,
  keyword,
  phase,
  reach,
  size,
  tag,
  theZone,
} from '../terms.ts';

/** The one that bears the card. */
export const THIS = { ship: 'ce vaisseau', squadron: 'cet escadron' } as const;

/** "à distance 1-3", "à portée courte à longue". */
export const within = (band: number | string): string => {
  if (typeof band === 'string')
    return band === 'close' ? 'à courte portée' : `à portée ${UP_TO[band] ?? band}`;
  return band === 1 ? 'à distance 1' : `à distance 1-${band}`;
};

const UP_TO: Readonly<Record<string, string>> = { medium: 'courte à moyenne', long: 'courte à longue' };

const withIcons = (icons: DieIs['icons']): string => (icons ? ` avec ${list(icons.map(face), 'ou')}` : '');

/** "un dé bleu avec précision". */
export const dieText = ({ color: of, icons }: DieIs): string =>
  `un dé${of ? ` ${color(of)}` : ''}${withIcons(icons)}`;

/** "n’importe quel nombre de dés noirs avec critique". */
export const diceText = (count: string, { color: of, icons }: DieIs): string =>
  `${count} dés${of ? ` ${color(of)}s` : ''}${withIcons(icons)}`;

/** What conditions are in a sentence: words behind its verb, clauses behind them, asides in brackets. */
interface Placed {
  readonly behind: string;
  readonly clauses: string;
  readonly asides: string;
}

/** Conditions by their place; each part begins with what sets it apart. */
export function placed(conditions: readonly Condition[], bearer: BearerKind): Placed {
  const said = conditions.map((one) => placedPhrase(CONDITIONS, one, bearer));
  const of = (place: Place) => said.filter(([where]) => where === place).map(([, text]) => text);
  const asides = of('aside');
  return {
    behind: of('behind')
      .map((text) => ` ${text}`)
      .join(''),
    clauses: of('clause')
      .map((text) => ` ${text}`)
      .join(''),
    asides: asides.length > 0 ? ` (${asides.join(' ; ')})` : '',
  };
}

type Place = 'behind' | 'clause' | 'aside';

const aPiece = (is: 'ship' | 'squadron'): string => (is === 'ship' ? 'un vaisseau' : 'un escadron');

/** Conditions by their kind. */
const CONDITIONS: PlacedPhrases<Place> = {
  target: ({ is }) => ['behind', `contre ${aPiece(is)}`],
  reach: ({ in: which }) => [
    'behind',
    list(
      which.map((one) => `à ${reach(one)}`),
      'ou',
    ),
  ],
  from: ({ zones }) => ['behind', `depuis ${list(zones.map(theZone), 'ou')}`],
  'defending-zone': ({ in: which }) => ['behind', `sur ${list(which.map(theZone), 'ou')}`],
  obstructed: ['clause', 'si l’attaque est gênée'],
  'attacked-ship': ['clause', 's’il a déjà attaqué un vaisseau ce tour-ci'],
  'bare-zone': ['behind', 'pour une zone de coque sans boucliers'],
  token: ({ is }) => ['behind', `de ${defenseTokenNoun(is)}`],
  'token-exhausted': ['behind', 'de pion de défense épuisé'],
  speed: ({ least }) => ['behind', `à la vitesse ${least} ou plus`],
  command: ({ in: which }) => ['behind', `(${list(which.map(command), 'ou')})`],
  spending: ({ are }) => [
    'behind',
    `avec ${list(
      are.map((one) => SPENDING[one]),
      'ou',
    )}`,
  ],
  'attacker-has': (condition) => ['behind', `avec ${keyword(condition.keyword)}`],
  'attacker-is': ({ is }) => ['aside', `attaquant : ${aPiece(is)}`],
  'attacker-near': (condition) => ['aside', `attaquant : ${within(condition.within)}`],
  'defender-near': (condition, bearer) => [
    'aside',
    `défenseur : ${within(condition.within)} de ${THIS[bearer]}`,
  ],
  'attack-kind': ({ is, not }) => ['behind', `${not ? 'autrement que ' : ''}par ${ATTACKS[is]}`],
  die: ({ which }) => ['clause', `s’il y a ${dieText(which)} dans la réserve`],
  'unique-target': ['clause', 'si la cible a un nom propre'],
  'activated-target': ['clause', 'si la cible a déjà été activée'],
  'target-again': ['clause', 's’il a déjà attaqué la cible ce tour-ci'],
  'bare-target': ({ not }) => ['clause', `si la zone qui défend ${not ? 'a des' : 'n’a pas de'} boucliers`],
  'attacked-before': ['clause', 'si la même zone de coque a déjà attaqué la cible pendant cette activation'],
  the: (condition, bearer) => {
    const who = condition.who === 'it' ? THIS[bearer] : WHO[condition.who];
    return ['aside', `${who} : ${traitsText(condition.is, bearer)}`];
  },
  lasting: ({ for: whom, same }) => ['clause', LASTING[same ?? whom]],
  concentrating: ({ with: spending }) => [
    'clause',
    `si la concentration de tir y est résolue${spending ? ` avec un ${spending === 'dial' ? 'cadran' : 'pion'}` : ''}`,
  ],
  spent: ({ as, is }) => [
    'clause',
    `si un ${defenseTokenNoun(is)}${as === 'readied' ? ' prêt' : ''} y a été ${as === 'discarded' ? 'défaussé' : 'dépensé'}`,
  ],
  round: ({ is, not }) => ['aside', `${not ? 'pas au ' : ''}tour ${is}`],
  'spent-fewer': ({ than }) => ['clause', `si moins de ${than} pions de défense y ont été dépensés`],
  'behind-something': ['clause', 'si un vaisseau ou un obstacle gêne l’attaque'],
  'card-names-it': ['behind', 'd’un ordre qui est sur cette carte'],
  'card-holds-all': ['clause', 'si un pion de chaque ordre est sur cette carte'],
  'first-attack': ['behind', 'comme première attaque de son activation'],
  overfull: ['clause', 'tant qu’une de ses zones a plus de boucliers que sa valeur imprimée'],
  'first-target': ['behind', 'comme première cible'],
  phase: ({ is }) => ['behind', `pendant la ${phase(is).toLowerCase()}`],
  'card-side': ({ is }) => ['clause', `tant que cette carte est ${is === 'readied' ? 'prête' : 'épuisée'}`],
  'damage-trait': ({ is }) => ['behind', `avec le trait ${is === 'ship' ? 'vaisseau' : 'équipage'}`],
  'marked-zone': ({ token, which }) => ['behind', `${MARKED[which]} ${MARKERS[token]}`],
  'in-activation': ['behind', 'pendant son activation'],
  damaged: ['clause', 'si l’attaque a fait des dégâts'],
  overlapped: (condition) => {
    const what = condition.what === 'ship' ? 'vaisseau' : 'obstacle';
    return ['clause', condition.not ? `s’il n’y a chevauché aucun ${what}` : `s’il y a chevauché un ${what}`];
  },
  'by-command': ['behind', 'par un ordre'],
  'by-dial': ['behind', 'avec un cadran'],
  'not-by-enemy': ['clause', 'sauf par une carte ennemie'],
  'overlaps-this': (_, bearer) => ['aside', THIS[bearer]],
  commanded: (_, bearer) => ['behind', `pendant une activation par un ordre de ${THIS[bearer]}`],
};

const ATTACKS = {
  attack: 'une attaque ordinaire',
  snipe: 'un tir d’élite',
  counter: 'une riposte',
  salvo: 'une salve',
  ignition: 'une attaque par ignition',
} as const;

const MARKED = {
  defending: 'sur la zone avec le',
  attacking: 'depuis la zone avec le',
  'beside-attacking': 'depuis une zone à côté de celle avec le',
} as const;

/** Tokens that cards place. */
export const MARKERS = { chaff: 'pion de leurre', focus: 'pion de visée' } as const;

const SPENDING = { dial: 'un cadran seul', token: 'un pion seul', both: 'un cadran et un pion' } as const;

const WHO = { other: 'vaisseau ou escadron', attacker: 'attaquant', defender: 'défenseur' } as const;

const LASTING = {
  all: 'tant que cette carte agit',
  other: 'tant que cette carte s’y applique',
  command: 'tant que cette carte agit pour cet ordre',
  round: 'si le tour est nommé pour cette carte',
} as const;

/** "petit ou moyen et à distance 1-5 de ce vaisseau", behind one or, as "non activés et sans Riposte", behind several. */
export const traitsText = (
  traits: readonly Trait[],
  bearer: BearerKind,
  how: 'one' | 'many' = 'one',
): string => list(traits.map((one) => sayByKind(TRAITS, one, bearer, how === 'many' ? 's' : '')));

/** Traits by their kind; `s` is what adjectives have behind several. */
const TRAITS: PhrasesByKind<Trait, [bearer: BearerKind, s: '' | 's']> = {
  piece: ({ is }) => aPiece(is),
  self: ({ not }, bearer) => `${not ? 'autre que ' : ''}${THIS[bearer]}`,
  side: ({ is }, _, s) => `${is === 'friend' ? 'allié' : 'ennemi'}${s}`,
  'not-that': 'autre que celui-là',
  size: ({ in: which }, _, s) =>
    list(
      which.map((one) => `${size(one)}${s}`),
      'ou',
    ),
  tag: ({ has, not }) => `${not ? 'pas une ' : 'avec le trait '}${tag(has)}`,
  keyword: ({ in: which, not }) => `${not ? 'sans' : 'avec'} ${list(which.map(keyword), 'ou')}`,
  unique: ({ not }) => (not ? 'sans nom propre' : 'avec un nom propre'),
  fast: ({ least, most }) => `à la vitesse ${least}${most === least ? '' : ' ou plus'}`,
  faster: (_, bearer, s) => `plus rapide${s} que ${THIS[bearer]}`,
  'no-larger': (_, bearer, s) => `pas plus grand${s} que ${THIS[bearer]}`,
  resolved: (trait) => `${command(trait.command)} ${trait.not ? 'non résolue' : 'résolue'} ce tour-ci`,
  'first-command': 'sans autre ordre résolu ce tour-ci',
  'near-obstacle': (trait) => `${within(trait.within)} d’un obstacle`,
  'near-defender': (trait) => `${within(trait.within)} du défenseur`,
  'near-it': (trait) => `${within(trait.within)} de celui-là`,
  'engaged-with-defender': (_, __, s) => `engagé${s} avec le défenseur`,
  'engaged-with-it': (_, bearer, s) => `engagé${s} avec ${THIS[bearer]}`,
  'engaged-elsewhere': (_, bearer, s) => `engagé${s} avec un autre que ${THIS[bearer]}`,
  weak: ({ hull }) => `avec ${hull} de coque ou moins`,
  activated: ({ not }, _, s) => `${not ? 'non ' : ''}activé${s}`,
  engaged: ({ not }, _, s) => `${not ? 'non ' : ''}engagé${s}`,
  near: (trait, bearer) => `${within(trait.within)} de ${THIS[bearer]}`,
  'in-range': ({ upTo }, bearer) => `${within(upTo)} de ${THIS[bearer]}`,
  'friends-near': (trait, bearer) => friendsNear(trait, bearer),
  raided: 'avec un pion de raid',
  'command-at-most': ({ value }) => `avec une valeur de commandement de ${value} ou moins`,
  stripped: 'sans boucliers',
  'spent-out': ({ not }) => (not ? 'avec un pion de défense prêt' : 'sans pion de défense prêt'),
  touching: (_, bearer) => `en contact avec ${THIS[bearer]}`,
  'engaged-by': ({ most }, _, s) => `engagé${s} avec ${most} au plus`,
  'ship-or-ace': 'pas un escadron sans nom propre',
};

function friendsNear(
  { is, least, within: near, of }: Extract<Trait, { kind: 'friends-near' }>,
  bearer: BearerKind,
): string {
  const noun = is === 'ship' ? 'vaisseau' : 'escadron';
  const others = is === 'ship' ? 'autres vaisseaux alliés' : 'autres escadrons alliés';
  const which = of.length > 0 ? ` (${traitsText(of, bearer, least === 1 ? 'one' : 'many')})` : '';
  return `${within(near)} ${least === 1 ? `d’un autre ${noun} allié` : `de ${least} ${others}`}${which}`;
}

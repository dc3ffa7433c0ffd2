/** Conditions and traits as parts of a French sentence. */

import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import type { BearerKind } from '../../words.ts';
import { list } from '../grammar.ts';
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
  const said = conditions.map((one) => conditionText(one, bearer));
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

function conditionText(condition: Condition, bearer: BearerKind): readonly [Place, string] {
  switch (condition.kind) {
    case 'target':
      return ['behind', `contre ${aPiece(condition.is)}`];
    case 'reach':
      return [
        'behind',
        list(
          condition.in.map((one) => `à ${reach(one)}`),
          'ou',
        ),
      ];
    case 'from':
      return ['behind', `depuis ${list(condition.zones.map(theZone), 'ou')}`];
    case 'defending-zone':
      return ['behind', `sur ${list(condition.in.map(theZone), 'ou')}`];
    case 'obstructed':
      return ['clause', 'si l’attaque est gênée'];
    case 'attacked-ship':
      return ['clause', 's’il a déjà attaqué un vaisseau ce tour-ci'];
    case 'bare-zone':
      return ['behind', 'pour une zone de coque sans boucliers'];
    case 'token':
      return ['behind', `de ${defenseTokenNoun(condition.is)}`];
    case 'token-exhausted':
      return ['behind', 'de pion de défense épuisé'];
    case 'speed':
      return ['behind', `à la vitesse ${condition.least} ou plus`];
    case 'command':
      return ['behind', `(${list(condition.in.map(command), 'ou')})`];
    case 'means':
      return [
        'behind',
        `avec ${list(
          condition.are.map((one) => MEANS[one]),
          'ou',
        )}`,
      ];
    case 'attacker-has':
      return ['behind', `avec ${keyword(condition.keyword)}`];
    case 'attacker-is':
      return ['aside', `attaquant : ${aPiece(condition.is)}`];
    case 'attacker-near':
      return ['aside', `attaquant : ${within(condition.within)}`];
    case 'defender-near':
      return ['aside', `défenseur : ${within(condition.within)} de ${THIS[bearer]}`];
    case 'attack-kind':
      return ['behind', `${condition.not ? 'autrement que ' : ''}par ${ATTACKS[condition.is]}`];
    case 'die':
      return ['clause', `s’il y a ${dieText(condition.which)} dans la réserve`];
    case 'unique-target':
      return ['clause', 'si la cible a un nom propre'];
    case 'activated-target':
      return ['clause', 'si la cible a déjà été activée'];
    case 'target-again':
      return ['clause', 's’il a déjà attaqué la cible ce tour-ci'];
    case 'bare-target':
      return ['clause', `si la zone qui défend ${condition.not ? 'a des' : 'n’a pas de'} boucliers`];
    case 'attacked-before':
      return ['clause', 'si la même zone de coque a déjà attaqué la cible pendant cette activation'];
    case 'the': {
      const who = condition.who === 'it' ? THIS[bearer] : WHO[condition.who];
      return ['aside', `${who} : ${traitsText(condition.is, bearer)}`];
    }
    case 'lasting':
      return ['clause', LASTING[condition.same ?? condition.for]];
    case 'concentrating':
      return [
        'clause',
        `si la concentration de tir y est résolue${condition.with ? ` avec un ${condition.with === 'dial' ? 'cadran' : 'pion'}` : ''}`,
      ];
    case 'spent':
      return [
        'clause',
        `si un ${defenseTokenNoun(condition.is)}${condition.as === 'readied' ? ' prêt' : ''} y a été ${condition.as === 'discarded' ? 'défaussé' : 'dépensé'}`,
      ];
    case 'round':
      return ['aside', `${condition.not ? 'pas au ' : ''}tour ${condition.is}`];
    case 'spent-fewer':
      return ['clause', `si moins de ${condition.than} pions de défense y ont été dépensés`];
    case 'behind-something':
      return ['clause', 'si un vaisseau ou un obstacle gêne l’attaque'];
    case 'card-names-it':
      return ['behind', 'd’un ordre qui est sur cette carte'];
    case 'card-holds-all':
      return ['clause', 'si un pion de chaque ordre est sur cette carte'];
    case 'first-attack':
      return ['behind', 'comme première attaque de son activation'];
    case 'overfull':
      return ['clause', 'tant qu’une de ses zones a plus de boucliers que sa valeur imprimée'];
    case 'first-target':
      return ['behind', 'comme première cible'];
    case 'phase':
      return ['behind', `pendant la ${phase(condition.is).toLowerCase()}`];
    case 'card-side':
      return ['clause', `tant que cette carte est ${condition.is === 'readied' ? 'prête' : 'épuisée'}`];
    case 'damage-trait':
      return ['behind', `avec le trait ${condition.is === 'ship' ? 'vaisseau' : 'équipage'}`];
    case 'marked-zone':
      return ['behind', `${MARKED[condition.which]} ${MARKERS[condition.token]}`];
    case 'in-activation':
      return ['behind', 'pendant son activation'];
    case 'damaged':
      return ['clause', 'si l’attaque a fait des dégâts'];
    case 'overlapped': {
      const what = condition.what === 'ship' ? 'vaisseau' : 'obstacle';
      return [
        'clause',
        condition.not ? `s’il n’y a chevauché aucun ${what}` : `s’il y a chevauché un ${what}`,
      ];
    }
    case 'by-command':
      return ['behind', 'par un ordre'];
    case 'by-dial':
      return ['behind', 'avec un cadran'];
    case 'overlaps-this':
      return ['aside', THIS[bearer]];
    case 'commanded':
      return ['behind', `pendant une activation par un ordre de ${THIS[bearer]}`];
  }
}

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

const MEANS = { dial: 'un cadran seul', token: 'un pion seul', both: 'un cadran et un pion' } as const;

const WHO = { other: 'vaisseau ou escadron', attacker: 'attaquant', defender: 'défenseur' } as const;

const LASTING = {
  all: 'tant que cette carte agit',
  other: 'tant que cette carte s’y applique',
  command: 'tant que cette carte agit pour cet ordre',
  round: 'si le tour est nommé pour cette carte',
} as const;

/** "petit ou moyen et à distance 1-5 de ce vaisseau". */
export const traitsText = (traits: readonly Trait[], bearer: BearerKind): string =>
  list(traits.map((one) => traitText(one, bearer)));

function traitText(trait: Trait, bearer: BearerKind): string {
  const me = THIS[bearer];
  switch (trait.kind) {
    case 'piece':
      return aPiece(trait.is);
    case 'self':
      return `${trait.not ? 'autre que ' : ''}${me}`;
    case 'side':
      return trait.is === 'friend' ? 'allié' : 'ennemi';
    case 'not-that':
      return 'autre que celui-là';
    case 'size':
      return list(trait.in.map(size), 'ou');
    case 'tag':
      return `${trait.not ? 'pas une ' : 'avec le trait '}${tag(trait.has)}`;
    case 'keyword':
      return `${trait.not ? 'sans' : 'avec'} ${list(trait.in.map(keyword), 'ou')}`;
    case 'unique':
      return trait.not ? 'sans nom propre' : 'avec un nom propre';
    case 'fast':
      return `à la vitesse ${trait.least}${trait.most === trait.least ? '' : ' ou plus'}`;
    case 'faster':
      return `plus rapide que ${me}`;
    case 'no-larger':
      return `pas plus grand que ${me}`;
    case 'resolved':
      return `${command(trait.command)} ${trait.not ? 'non résolue' : 'résolue'} ce tour-ci`;
    case 'first-command':
      return 'sans autre ordre résolu ce tour-ci';
    case 'near-obstacle':
      return `${within(trait.within)} d’un obstacle`;
    case 'near-defender':
      return `${within(trait.within)} du défenseur`;
    case 'near-it':
      return `${within(trait.within)} de celui-là`;
    case 'engaged-with-defender':
      return 'engagé avec le défenseur';
    case 'engaged-with-it':
      return `engagé avec ${me}`;
    case 'engaged-elsewhere':
      return `engagé avec un autre que ${me}`;
    case 'weak':
      return `avec ${trait.hull} de coque ou moins`;
    case 'activated':
      return `${trait.not ? 'non ' : ''}activé`;
    case 'engaged':
      return `${trait.not ? 'non ' : ''}engagé`;
    case 'near':
      return `${within(trait.within)} de ${me}`;
    case 'in-range':
      return `${within(trait.upTo)} de ${me}`;
    case 'friends-near':
      return friendsNear(trait, bearer);
    case 'raided':
      return 'avec un pion de raid';
    case 'command-at-most':
      return `avec une valeur de commandement de ${trait.value} ou moins`;
    case 'stripped':
      return 'sans boucliers';
    case 'spent-out':
      return trait.not ? 'avec un pion de défense prêt' : 'sans pion de défense prêt';
    case 'touching':
      return `en contact avec ${me}`;
    case 'engaged-by':
      return `engagé avec ${trait.most} au plus`;
    case 'ship-or-ace':
      return 'pas un escadron sans nom propre';
  }
}

function friendsNear(
  { is, least, within: near, of }: Extract<Trait, { kind: 'friends-near' }>,
  bearer: BearerKind,
): string {
  const noun = is === 'ship' ? 'vaisseau' : 'escadron';
  const others = is === 'ship' ? 'autres vaisseaux alliés' : 'autres escadrons alliés';
  const which = of.length > 0 ? ` (${traitsText(of, bearer)})` : '';
  return `${within(near)} ${least === 1 ? `d’un autre ${noun} allié` : `de ${least} ${others}`}${which}`;
}

/** Modifiers as French sentences about the one that bears the card. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/french';
import type {
  Change,
  Condition,
  EvadeBonus,
  Forbidden,
  Modifier,
  Reaching,
  Value,
} from '../../../abilities/language.ts';
import type { Color } from '../../../attack/dice.ts';
import { aboutFriends, atSquadrons, isDefending } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import { color, face, keyword, reach, theZone } from '../terms.ts';
import { placed, THIS, traitsText, within } from './conditions.ts';

/** Who bears the card, by kind and in words. */
interface Bearer {
  readonly bearer: BearerKind;
  readonly me: string;
}

export const modifierText = (modifier: Modifier, bearer: BearerKind): string =>
  sayByKind(MODIFIERS, modifier, { bearer, me: THIS[bearer] });

/** Modifiers by their kind. */
const MODIFIERS: PhrasesByKind<Modifier, [about: Bearer]> = {
  cannot: (modifier, { bearer }) => cannotText(modifier, bearer),
  value: (modifier, { bearer }) => valueText(modifier, bearer),
  battery: (modifier, { bearer }) => batteryText(modifier, bearer),
  'ignores-shields': (_, { me }) => `les vaisseaux que ${me} attaque comptent comme sans boucliers`,
  'lends-keyword': (modifier, { bearer }) => {
    const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to, bearer, 'many')})` : '';
    const where = modifier.lasting
      ? ' pour lesquels cette carte agit'
      : modifier.within
        ? ` ${within(modifier.within)}`
        : '';
    const much =
      modifier.add === 'armament'
        ? '1 pour chaque dé de leur armement anti-escadron, 3 au plus'
        : modifier.add;
    return `les ${modifier.lasting || bearer === 'ship' ? '' : 'autres '}escadrons alliés${whom}${where} ont ${keyword(modifier.keyword)} ${much}${modifier.during ? ' pendant la phase des escadrons' : ''}, ou autant de plus`;
  },
  'has-keyword': (modifier, { bearer, me }) => {
    const { behind, clauses, asides } = placed(modifier.if, bearer);
    return `${me} a ${keyword(modifier.keyword)}${behind}${clauses}${asides}`;
  },
  'commanded-speed': (modifier, { bearer }) => commandedSpeed(modifier, bearer),
  'commanded-dice': (modifier, { me }) =>
    `les escadrons que ${me} active par un ordre prennent ${modifier.dice} dé ${color(modifier.color)} de plus contre les escadrons`,
  'commanded-slips': ({ speed }, { me }) =>
    `les escadrons que ${me} active par un ordre peuvent se déplacer même engagés, alors à la vitesse ${speed}`,
  'command-range': ({ upTo }, { me }) => `${me} active des escadrons ${within(upTo)} par un ordre`,
  'fixes-dials':
    'tant qu’un pion de commandement est sur cette carte, chaque nouveau cadran de la phase de commandement montre son ordre et l’adversaire le voit ; ensuite le pion est défaussé',
  'roomier-zones': ({ add, most, zones }, { me }) =>
    `les ordres de réparation de ${me} amènent dans ${list(zones.map(theZone))} ${add} bouclier${add === 1 ? '' : 's'} de plus que leur maximum, jusqu’à ${most} dans chacune`,
  'cheaper-facedown': ({ by }) =>
    `tant que cette carte agit, défausser une carte de dégâts face cachée coûte ${by} ${by === 1 ? 'point' : 'points'} d’ingénierie de moins`,
  'free-commands': ({ times }, { me }) =>
    `jusqu’à ${times} fois par activation, ${me} peut résoudre un ordre comme avec un pion sans en dépenser ; il gagne alors un pion de raid de cet ordre`,
  'slow-clearing': (modifier) =>
    `les vaisseaux ennemis ${within(modifier.within)} ne défaussent qu’un pion de raid d’un ordre quelconque quand ils défaussent un cadran pour cela`,
  'anti-squadron-color': (modifier, { me }) =>
    `tous les dés de l’armement anti-escadron de ${me} sont ${color(modifier.color)}s`,
  counters: ({ dice }, { me }) =>
    `${me} a ${keyword('counter')} ${dice} contre les escadrons qui l’attaquent à distance 1`,
  'more-criticals': (_, { me }) =>
    `après un effet critique de ${me}, vous pouvez épuiser cette carte pour résoudre un autre effet critique`,
  'spreads-damage': (_, { me }) =>
    `quand ${me} subit des dégâts d’une attaque, pour chaque pion de défense dépensé contre elle, 1 de ces dégâts peut aller sur les boucliers d’une zone à côté de celle qui défend`,
  'wider-assault': ({ icons }, { me }) =>
    `tant que cette carte agit, les escadrons que ${me} active par un ordre peuvent dépenser pour ${keyword('assault')} un dé avec ${list(icons.map(face), 'ou')}`,
  'obstructs-attacks': ({ if: conditions }, { bearer }) => obstructsText(conditions, bearer),
  'may-ignore-obstacles': ({ discard }, { me }) =>
    discard
      ? `${me} peut défausser cette carte pour ignorer un obstacle qu’il chevauche`
      : `${me} peut ignorer les obstacles qu’il chevauche`,
  unbound: ({ if: conditions }, { bearer, me }) => {
    const { behind, clauses, asides } = placed(conditions, bearer);
    return `${me} peut se déplacer et attaquer des vaisseaux même engagé${behind}${clauses}${asides}`;
  },
  hampers: (modifier) =>
    `les escadrons ennemis ${within(modifier.within)} ont une vitesse réduite de ${modifier.by}, 1 au moins`,
  'keeps-destroyed':
    'une fois par tour, le premier vaisseau allié ou escadron allié avec un nom propre détruit dans l’aire de jeu reste en jeu jusqu’à la fin de la phase de statut',
  'farther-dice': (modifier, { bearer, me }) => {
    const { behind, clauses, asides } = placed(modifier.if, bearer);
    const range = modifier.upTo === 'long' ? 'longue' : 'moyenne';
    return `les dés ${color(modifier.color)}s ${atSquadrons(modifier.if) ? 'de l’armement anti-escadron' : 'des batteries'} de ${me} portent${behind} jusqu’à ${range} portée${clauses}${asides}`;
  },
  pins: (modifier) =>
    `les escadrons ennemis ${within(modifier.within)} sont retenus comme si ${modifier.squadrons} escadrons de plus étaient engagés avec eux`,
  'spends-at-rest': ({ tokens }) =>
    `à la vitesse 0, il peut encore dépenser ${tokens} pion${tokens === 1 ? '' : 's'} de défense`,
  'holds-squadrons': ({ having, most }, { me }) =>
    `tant que ${me} est en jeu, jusqu’à ${most} escadrons alliés avec ${keyword(having)} peuvent être mis de côté avec cette carte au lieu d’être déployés`,
  'yaws-at-rest': ({ clicks }, { me }) =>
    `dans une manœuvre à la vitesse 0 avec un ordre de navigation, ${me} peut tourner comme à une articulation de ${clicks === 1 ? '1 cran' : `${clicks} crans`}`,
  'prints-battery': (modifier) =>
    `pour ${theZone(modifier.zone)}, seuls ${modifier.dice} dés ${color(modifier.color)}s comptent comme imprimés`,
  ignition: (modifier, { me }) => ignitionText(modifier, me),
  'heavy-binds': (modifier) =>
    `les escadrons alliés lourds ${within(modifier.within)} empêchent les escadrons engagés avec eux d’attaquer des vaisseaux`,
  'holds-alike': ({ anyNumber }, { me }) =>
    anyNumber
      ? `${me} peut avoir n’importe quel nombre de pions de commandement, même plusieurs du même ordre`
      : `${me} peut avoir plusieurs pions de commandement du même ordre`,
  scores: ({ destroyed, inEnemyZone }, { me }) =>
    `à la fin de la partie, vous marquez ${inEnemyZone} points de plus si ${me} est entièrement dans la zone de déploiement ennemie ; s’il a été détruit, l’adversaire en marque ${destroyed} de plus`,
  'tokens-add-dice': (_, { me }) =>
    `au lieu de relancer un dé, les pions de concentration de tir de ${me} peuvent ajouter un dé d’une couleur de la réserve`,
  'contains-all': (_, { me }) => `les pions de confinement de ${me} empêchent tout effet critique`,
  'wears-out-tokens':
    'quand un ennemi dépense un pion de défense du type nommé pour le tour, ce pion est défaussé',
  'outlives-attack': (_, { me }) =>
    `si une attaque détruit ${me}, il ne quitte le jeu qu’après cette attaque`,
  'ignores-keywords': ({ keywords }, { me }) =>
    `${list(keywords.map(keyword))} des escadrons ennemis ${keywords.length === 1 ? 'est' : 'sont'} sans effet sur ${me}`,
  'ships-at-close': (modifier, { me }) =>
    `les escadrons alliés ${within(modifier.within)}, ${me} compris, attaquent les vaisseaux jusqu’à courte portée`,
  'passes-commands': (modifier, { bearer }) => passesText(modifier, bearer),
  evades: ({ for: whom, more }, { me }) =>
    `les pions d’évasion de ${whom.kind === 'it' ? me : friendsText(whom)} ${EVADES[more]}`,
  rams: ({ when }, { me }) =>
    when === 'overlapping'
      ? `les vaisseaux ennemis que ${me} chevauche reçoivent leur carte de dégâts face visible`
      : `les vaisseaux ennemis qui chevauchent ${me} reçoivent leur carte de dégâts face visible`,
  'shoves-aside': (_, { me }) =>
    `${me} ne reçoit pas de carte de dégâts quand un vaisseau plus petit et lui se chevauchent`,
  'grav-well': (modifier) =>
    `les vaisseaux déployés ${within(modifier.within)} du pion gravitationnel sont à la vitesse 0`,
  'yaw-for-speed': (_, { me }) =>
    `quand ${me} dépense aussi un pion pour la navigation, un cran de plus peut remplacer un changement de vitesse`,
  redirects: ({ anywhere, zones }, { me }) =>
    `la redirection de ${me} peut nommer ${anywhere ? 'n’importe quelles autres zones' : `${zones} zones`}`,
  'limits-redirect': ({ to }, { me }) =>
    `contre les attaques de ${me}, la redirection prend au plus ${to} dégât par zone`,
  'limits-brace': ({ to }, { me }) =>
    `contre les attaques de ${me}, le renforcement retire au plus ${to} dégât, sauf si c’est le seul pion dépensé`,
  'limits-tokens': ({ exhausted, if: conditions, to }, { bearer, me }) => {
    const defending = conditions.some(isDefending);
    const { behind, clauses, asides } = placed(
      conditions.filter((one) => !isDefending(one)),
      bearer,
    );
    const tokens =
      to === 1
        ? `1 pion de défense${exhausted ? ' épuisé' : ''}`
        : `${to} pions de défense${exhausted ? ' épuisés' : ''}`;
    if (defending)
      return `quand ${me} défend${behind}${clauses}${asides}, il ne peut pas dépenser plus de ${tokens}`;
    return `pendant les attaques de ${me}${behind}${clauses}${asides}, le défenseur ne peut pas dépenser plus de ${tokens}`;
  },
};

/** "un vaisseau allié peut activer par un ordre jusqu’à 3 escadrons …". */
function passesText(
  { most, within: near, to, of, inRange, if: conditions }: Extract<Modifier, { kind: 'passes-commands' }>,
  bearer: BearerKind,
): string {
  const by = of.length > 0 ? ` (${traitsText(of, bearer)})` : '';
  const whom = to.length > 0 ? ` (${traitsText(to, bearer, 'many')})` : '';
  const where = inRange ? `, si ${THIS[bearer]} y est lui-même` : '';
  const { behind, clauses, asides } = placed(conditions, bearer);
  return `un ${bearer === 'ship' ? 'autre ' : ''}vaisseau allié${by} peut${behind} activer par un ordre, même au-delà de sa portée de commandement, jusqu’à ${most} escadrons${whom} ${within(near)} de ${THIS[bearer]}${where}${clauses}${asides}`;
}

function batteryText(
  { zones, dice, color: of }: Extract<Modifier, { kind: 'battery' }>,
  bearer: BearerKind,
): string {
  const count = Math.abs(dice);
  const what = `${count} ${count === 1 ? `dé ${color(of)}` : `dés ${color(of)}s`} de ${dice > 0 ? 'plus' : 'moins'}`;
  const one = zones.length === 1;
  return `${list(zones.map(theZone))} de ${THIS[bearer]} ${one ? 'a' : 'ont chacune'} ${what}`;
}

function commandedSpeed(
  { add, having, lacking, all }: Extract<Modifier, { kind: 'commanded-speed' }>,
  bearer: BearerKind,
): string {
  const whom = having ? ` avec ${keyword(having)}` : lacking ? ` sans ${keyword(lacking)}` : '';
  const by = all ? 'qu’un vaisseau allié' : `que ${THIS[bearer]}`;
  const while_ = all ? ', tant que cette carte agit' : '';
  return `les escadrons${whom} ${by} active par un ordre ont une vitesse augmentée de ${add}, 5 au plus${while_}`;
}

/** "les attaques de vaisseaux comptent comme gênées (défenseur : ce vaisseau)". */
function obstructsText(conditions: readonly Condition[], bearer: BearerKind): string {
  const by = conditions.find((one) => one.kind === 'attacker-is');
  const rest = conditions.filter((one) => one.kind !== 'attacker-is');
  const { behind, clauses, asides } = placed(rest, bearer);
  const of = by ? (by.is === 'ship' ? ' de vaisseaux' : ' d’escadrons') : '';
  return `les attaques${of}${behind} comptent comme gênées${clauses}${asides}`;
}

function cannotText(
  { what, if: conditions, for: whom }: Extract<Modifier, { kind: 'cannot' }>,
  bearer: BearerKind,
): string {
  const { behind, clauses, asides } = placed(aboutFriends(conditions, whom), bearer);
  const me = THIS[bearer];
  const who = {
    it: `${me} ne peut`,
    'its-attackers': `qui attaque ${me} ne peut`,
    friends: 'les vaisseaux alliés ne peuvent',
  }[whom];
  return `${FORBIDDEN[what](who, me)}${behind}${clauses}${asides}`.replace('attaquer contre ', 'attaquer ');
}

const FORBIDDEN: Readonly<Record<Forbidden, (who: string, me: string) => string>> = {
  attack: (who) => `${who} pas attaquer`,
  'attack-twice': (who) => `${who} pas attaquer plus d’une fois par tour`,
  'spend-accuracy': (who) => `${who} pas dépenser de précision`,
  'critical-effect': (who) => `${who} pas résoudre d’effet critique`,
  'spend-defense-token': (who) => `${who} pas dépenser`,
  'receive-shields': (who) => `${who} ni récupérer ni recevoir de boucliers`,
  'recover-shields': (who) => `${who} pas récupérer de boucliers`,
  'ready-defense-tokens': (_, me) => `les pions de défense de ${me} ne sont pas préparés`,
  'hold-command-tokens': (who) => `${who} pas garder de pions de commandement`,
  'be-obstructed': (_, me) => `les attaques de ${me} ne peuvent pas être gênées`,
  'lose-obstructed-die': (who) => `${who} pas perdre de dé parce que l’attaque est gênée`,
  'place-targeting-token': (who) => `${who} pas placer de pion de visée`,
  'spend-engineering': (who) => `${who} pas dépenser de points d’ingénierie`,
  'ready-this': () => 'cette carte ne peut pas être préparée',
  'pay-fleet-commands': (who) => `${who} pas payer de commandement de flotte avec des pions`,
};

function valueText(
  { of, change, for: whom, if: conditions }: Extract<Modifier, { kind: 'value' }>,
  bearer: BearerKind,
): string {
  const { behind, clauses, asides } = placed(conditions, bearer);
  const whose = whom.kind === 'it' ? THIS[bearer] : friendsText(whom);
  return `${VALUES[of]} de ${whose}${behind} ${howText(change)}${clauses}${asides}`;
}

function howText(change: Change): string {
  if ('halve' in change) return 'est divisée par deux, arrondie à l’inférieur';
  if ('to' in change) return `vaut ${change.to}`;
  return `${change.add > 0 ? 'augmente' : 'diminue'} de ${Math.abs(change.add)}`;
}

/** "chaque petit vaisseau allié à distance 1-5". */
function friendsText(whom: Extract<Reaching, { kind: 'friendly-ships' }>): string {
  return `chaque ${whom.size ? SHIPS[whom.size] : 'vaisseau'} allié${whom.within ? ` ${within(whom.within)}` : ''}`;
}

const SHIPS = { small: 'petit vaisseau', medium: 'vaisseau moyen', large: 'grand vaisseau' } as const;

const VALUES: Readonly<Record<Value, string>> = {
  hull: 'la valeur de coque',
  command: 'la valeur de commandement',
  squadron: 'la valeur d’escadron',
  engineering: 'la valeur d’ingénierie',
  'engineering-points': 'la somme des points d’ingénierie',
  'last-yaw': 'la dernière rotation au-dessus de 0, à la vitesse réglée,',
  'critical-damage': 'le dégât de chaque critique',
  'accuracy-damage': 'le dégât de chaque précision bleue non dépensée',
  dials: 'le nombre de cadrans',
  squadrons: 'le nombre d’escadrons activés par un ordre d’escadron',
  'held-tokens': 'le nombre maximal de pions de commandement',
  attacks: 'le nombre d’attaques à l’étape d’attaque',
};

const EVADES: Readonly<Record<EvadeBonus, string>> = {
  'cancel-at-medium': 'annulent le dé à moyenne portée',
  'one-more-close': 'agissent sur un dé de plus à courte portée et à distance 1',
  'cancel-close': 'annulent le dé à courte portée et à distance 1',
  'one-more': 'agissent sur un dé de plus',
};

/** "ce vaisseau a l’ignition à courte portée, avec une batterie spéciale de …". */
function ignitionText(
  { range, battery, zones, exhausts }: Extract<Modifier, { kind: 'ignition' }>,
  me: string,
): string {
  const dice = Object.entries(battery ?? {}).map(([of, count]) => `${count} ${color(of as Color)}`);
  const lent = battery ? ` avec une batterie spéciale (dés : ${list(dice)})` : '';
  const arcs = zones
    ? ` ; les arcs de ces zones sont aussi des arcs spéciaux : ${list(zones.map(theZone))}`
    : '';
  const then = exhausts ? ' ; cette carte est épuisée quand le pion de visée est placé' : '';
  return `${me} a l’ignition à ${reach(range)}${lent}${arcs}${then}`;
}

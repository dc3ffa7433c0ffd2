/** Conditions and traits as parts of a German sentence. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { ein, list } from '@firing-arc/words/german';
import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import type { Zone } from '../../../geometry/index.ts';
import { type PlacedPhrases, placedPhrase } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import {
  atReach,
  color,
  command,
  defenseTokenNoun,
  faceDative,
  keyword,
  phase,
  size,
  tag,
  zoneDative,
} from '../terms.ts';

/** The one that bears the card. */
export const THIS = {
  ship: { name: 'dieses Schiff', dative: 'diesem Schiff', genitive: 'dieses Schiffs' },
  squadron: { name: 'diese Staffel', dative: 'dieser Staffel', genitive: 'dieser Staffel' },
} as const;

/** "in Abstand 1-3", "in kurzer bis langer Reichweite". */
export const within = (band: number | string): string => {
  if (typeof band === 'string') return `in kurzer${UP_TO[band] ?? ''} Reichweite`;
  return band === 1 ? 'in Abstand 1' : `in Abstand 1-${band}`;
};

const UP_TO: Readonly<Record<string, string>> = { medium: ' bis mittlerer', long: ' bis langer' };

const withIcons = (icons: DieIs['icons']): string =>
  icons ? ` mit ${list(icons.map(faceDative), 'oder')}` : '';

/** "einen blauen Würfel mit Präzision"; "ein blauer Würfel" in the nominative. */
export function dieText({ color: of, icons }: DieIs, how: 'acc' | 'nom' = 'acc'): string {
  const colored = of ? `${color(of)}${how === 'acc' ? 'en' : 'er'} ` : '';
  return `${ein('m', how)} ${colored}Würfel${withIcons(icons)}`;
}

/** "beliebig viele schwarze Würfel mit Treffer". */
export const diceText = (count: string, { color: of, icons }: DieIs): string =>
  `${count} ${of ? `${color(of)}e ` : ''}Würfel${withIcons(icons)}`;

/** What a condition is in a sentence: words before its verb, a clause behind it, or an aside in brackets. */
interface Placed {
  readonly before: string;
  readonly clauses: string;
  readonly asides: string;
}

/** Conditions by their place; each part begins with what sets it apart. */
export function placed(conditions: readonly Condition[], bearer: BearerKind): Placed {
  const said = conditions.map((one) => placedPhrase(CONDITIONS, one, bearer));
  const of = (place: Place) => said.filter(([where]) => where === place).map(([, text]) => text);
  const asides = of('aside');
  return {
    before: of('before')
      .map((text) => ` ${text}`)
      .join(''),
    clauses: of('clause')
      .map((text) => `, ${text}`)
      .join(''),
    asides: asides.length > 0 ? ` (${asides.join('; ')})` : '',
  };
}

/** "der linken Zone oder der Heckzone". */
const anyZone = (zones: readonly Zone[]): string =>
  list(
    zones.map((one) => `der ${zoneDative(one)}`),
    'oder',
  );

type Place = 'before' | 'clause' | 'aside';

const aPiece = (is: 'ship' | 'squadron'): string => (is === 'ship' ? 'ein Schiff' : 'eine Staffel');

/** Conditions by their kind. */
const CONDITIONS: PlacedPhrases<Place> = {
  target: ({ is }) => ['before', `gegen ${aPiece(is)}`],
  reach: ({ in: which }) => [
    'before',
    list(which.map(atReach), 'oder').replace(' Reichweite oder auf ', ' oder '),
  ],
  from: ({ zones }) => ['before', `aus ${anyZone(zones)}`],
  'defending-zone': ({ in: which }) => ['before', `an ${anyZone(which)}`],
  obstructed: ['clause', 'falls der Angriff behindert ist'],
  'attacked-ship': ['clause', 'nachdem es in dieser Runde ein Schiff angegriffen hat'],
  'bare-zone': ['before', 'für eine Rumpfzone ohne Schilde'],
  token: ({ is }) => ['before', defenseTokenNoun(is)],
  'token-exhausted': ['before', 'erschöpfte Verteidigungsmarker'],
  speed: ({ least }) => ['before', `mit Geschwindigkeit ${least} oder mehr`],
  command: ({ in: which }) => ['before', `(${list(which.map(command), 'oder')})`],
  spending: ({ are }) => [
    'before',
    `mit ${list(
      are.map((one) => SPENDING[one]),
      'oder',
    )}`,
  ],
  'attacker-has': (condition) => ['before', `mit ${keyword(condition.keyword)}`],
  'attacker-is': ({ is }) => ['aside', `Angreifer: ${aPiece(is)}`],
  'attacker-near': (condition) => ['aside', `Angreifer: ${within(condition.within)}`],
  'defender-near': (condition, bearer) => [
    'aside',
    `Verteidiger: ${within(condition.within)} von ${THIS[bearer].dative}`,
  ],
  'attack-kind': ({ is, not }) => ['before', `${not ? 'nicht ' : ''}mit ${ATTACKS[is]}`],
  die: ({ which }) => ['clause', `falls im Vorrat ${dieText(which, 'nom')} liegt`],
  'unique-target': ['clause', 'falls das Ziel einen eigenen Namen hat'],
  'activated-target': ['clause', 'falls das Ziel schon aktiviert wurde'],
  'target-again': ['clause', 'falls es das Ziel in dieser Runde schon angegriffen hat'],
  'bare-target': ({ not }) => ['clause', `falls die verteidigende Zone ${not ? '' : 'keine '}Schilde hat`],
  'attacked-before': [
    'clause',
    'falls dieselbe Rumpfzone das Ziel in dieser Aktivierung schon angegriffen hat',
  ],
  the: (condition, bearer) => {
    const who = condition.who === 'it' ? THIS[bearer].name : WHO[condition.who];
    return ['aside', `${who}: ${traitsText(condition.is, bearer)}`];
  },
  lasting: ({ for: whom, same }) => ['clause', LASTING[same ?? whom]],
  concentrating: ({ with: spending }) => [
    'clause',
    `falls dabei${spending ? ` mit einem ${spending === 'dial' ? 'Rad' : 'Marker'}` : ''} Feuer gebündelt wird`,
  ],
  spent: ({ as, is }) => [
    'clause',
    `falls dabei ein ${as === 'readied' ? 'bereiter ' : ''}${defenseTokenNoun(is)} ${as === 'discarded' ? 'abgelegt' : 'ausgegeben'} wurde`,
  ],
  round: ({ is, not }) => ['aside', `${not ? 'nicht in ' : ''}Runde ${is}`],
  'spent-fewer': ({ than }) => [
    'clause',
    `falls dabei weniger als ${than} Verteidigungsmarker ausgegeben wurden`,
  ],
  'behind-something': ['clause', 'falls ein Schiff oder ein Hindernis den Angriff behindert'],
  'card-names-it': ['before', 'mit einem Befehl, der auf dieser Karte liegt,'],
  'card-holds-all': ['clause', 'falls auf dieser Karte ein Marker jedes Befehls liegt'],
  'first-attack': ['before', 'als erster Angriff seiner Aktivierung'],
  overfull: ['clause', 'solange eine Zone mehr Schilde hat als aufgedruckt'],
  'first-target': ['before', 'als erstes Ziel'],
  phase: ({ is }) => ['before', `in der ${phase(is)}`],
  'card-side': ({ is }) => ['clause', `solange diese Karte ${is === 'readied' ? 'bereit' : 'erschöpft'} ist`],
  'damage-trait': ({ is }) => ['before', `mit dem Merkmal ${is === 'ship' ? 'Schiff' : 'Besatzung'}`],
  'marked-zone': ({ token, which }) => ['before', `${MARKED[which]} mit dem ${MARKERS[token]}`],
  'in-activation': ['before', 'in der eigenen Aktivierung'],
  damaged: ['clause', 'falls dabei Schaden entstand'],
  overlapped: ({ not, what }) => [
    'clause',
    `falls dabei ${not ? 'k' : ''}ein ${what === 'ship' ? 'Schiff' : 'Hindernis'} überlappt wurde`,
  ],
  'by-command': ['before', 'durch einen Befehl'],
  'by-dial': ['before', 'mit einem Rad'],
  'not-by-enemy': ['clause', 'falls es nicht durch eine gegnerische Karte geschieht'],
  'overlaps-this': (_, bearer) => ['aside', THIS[bearer].name],
  commanded: (_, bearer) => ['before', `in einer Aktivierung durch einen Befehl ${THIS[bearer].genitive}`],
};

const ATTACKS = {
  attack: 'einem gewöhnlichen Angriff',
  snipe: 'einem Scharfschützenangriff',
  counter: 'einem Gegenangriff',
  salvo: 'einer Salve',
  ignition: 'einem Zündungsangriff',
} as const;

const MARKED = {
  defending: 'an der Zone',
  attacking: 'aus der Zone',
  'beside-attacking': 'aus einer Zone neben der',
} as const;

/** Tokens that cards place. */
export const MARKERS = { chaff: 'Düppelmarker', focus: 'Fokusmarker' } as const;

const SPENDING = { dial: 'einem Rad allein', token: 'einem Marker allein', both: 'Rad und Marker' } as const;

const WHO = { other: 'Schiff oder Staffel', attacker: 'Angreifer', defender: 'Verteidiger' } as const;

const LASTING = {
  all: 'solange diese Karte weiterwirkt',
  other: 'solange diese Karte dafür weiterwirkt',
  command: 'solange diese Karte für diesen Befehl weiterwirkt',
  round: 'falls die Runde für diese Karte genannt ist',
} as const;

/** "klein oder mittelgroß und in Abstand 1-5 von diesem Schiff". */
export const traitsText = (traits: readonly Trait[], bearer: BearerKind): string =>
  list(traits.map((one) => traitText(one, bearer)));

const traitText = (trait: Trait, bearer: BearerKind): string => sayByKind(TRAITS, trait, bearer);

/** Traits by their kind. */
const TRAITS: PhrasesByKind<Trait, [bearer: BearerKind]> = {
  piece: ({ is }) => aPiece(is),
  self: ({ not }, bearer) => `${not ? 'nicht ' : ''}${THIS[bearer].name}`,
  side: ({ is }) => (is === 'friend' ? 'befreundet' : 'feindlich'),
  'not-that': 'ein anderes',
  size: ({ in: which }) => list(which.map(size), 'oder'),
  tag: ({ has, not }) => `${not ? 'keine' : 'mit dem Merkmal'} ${tag(has)}`,
  keyword: ({ in: which, not }) => `${not ? 'ohne' : 'mit'} ${list(which.map(keyword), 'oder')}`,
  unique: ({ not }) => (not ? 'ohne eigenen Namen' : 'mit eigenem Namen'),
  fast: ({ least, most }) => `mit Geschwindigkeit ${least}${most === least ? '' : ' oder mehr'}`,
  faster: (_, bearer) => `schneller als ${THIS[bearer].name}`,
  'no-larger': (_, bearer) => `nicht größer als ${THIS[bearer].name}`,
  resolved: (trait) =>
    `${command(trait.command)} in dieser Runde ${trait.not ? 'noch nicht' : 'schon'} ausgeführt`,
  'first-command': 'ohne anderen ausgeführten Befehl in dieser Runde',
  'near-obstacle': (trait) => `${within(trait.within)} eines Hindernisses`,
  'near-defender': (trait) => `${within(trait.within)} des Verteidigers`,
  'near-it': (trait) => `${within(trait.within)} davon`,
  'engaged-with-defender': 'im Gefecht mit dem Verteidiger',
  'engaged-with-it': (_, bearer) => `im Gefecht mit ${THIS[bearer].dative}`,
  'engaged-elsewhere': (_, bearer) => `im Gefecht mit einer anderen als ${THIS[bearer].dative}`,
  weak: ({ hull }) => `mit Hülle ${hull} oder weniger`,
  activated: ({ not }) => `${not ? 'nicht ' : ''}aktiviert`,
  engaged: ({ not }) => `${not ? 'nicht ' : ''}im Gefecht`,
  near: (trait, bearer) => `${within(trait.within)} von ${THIS[bearer].dative}`,
  'in-range': ({ upTo }, bearer) => `${within(upTo)} von ${THIS[bearer].dative}`,
  'friends-near': (trait, bearer) => friendsNear(trait, bearer),
  raided: 'mit Überfallmarker',
  'command-at-most': ({ value }) => `mit Befehlswert ${value} oder weniger`,
  stripped: 'ohne Schilde',
  'spent-out': ({ not }) => (not ? 'mit bereitem Verteidigungsmarker' : 'ohne bereite Verteidigungsmarker'),
  touching: (_, bearer) => `in Berührung mit ${THIS[bearer].dative}`,
  'engaged-by': ({ most }) =>
    most === 1 ? 'höchstens mit einer im Gefecht' : `höchstens mit ${most} im Gefecht`,
  'ship-or-ace': 'keine namenlose Staffel',
};

function friendsNear(
  { is, least, within: near, of }: Extract<Trait, { kind: 'friends-near' }>,
  bearer: BearerKind,
): string {
  const others = is === 'ship' ? 'anderen befreundeten Schiffen' : 'anderen befreundeten Staffeln';
  const another = is === 'ship' ? 'einem anderen befreundeten Schiff' : 'einer anderen befreundeten Staffel';
  const which = of.length > 0 ? ` (${traitsText(of, bearer)})` : '';
  return `${within(near)} von ${least === 1 ? another : `${least} ${others}`}${which}`;
}

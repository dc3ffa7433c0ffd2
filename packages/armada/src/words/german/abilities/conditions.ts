/** Conditions and traits as parts of a German sentence. */

import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import type { Zone } from '../../../geometry/index.ts';
import type { BearerKind } from '../../words.ts';
import { ein, list } from '../grammar.ts';
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
  const said = conditions.map((one) => conditionText(one, bearer));
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

function conditionText(condition: Condition, bearer: BearerKind): readonly [Place, string] {
  switch (condition.kind) {
    case 'target':
      return ['before', `gegen ${aPiece(condition.is)}`];
    case 'reach':
      return ['before', list(condition.in.map(atReach), 'oder').replace(' Reichweite oder auf ', ' oder ')];
    case 'from':
      return ['before', `aus ${anyZone(condition.zones)}`];
    case 'defending-zone':
      return ['before', `an ${anyZone(condition.in)}`];
    case 'obstructed':
      return ['clause', 'falls der Angriff behindert ist'];
    case 'attacked-ship':
      return ['clause', 'nachdem es in dieser Runde ein Schiff angegriffen hat'];
    case 'bare-zone':
      return ['before', 'für eine Rumpfzone ohne Schilde'];
    case 'token':
      return ['before', defenseTokenNoun(condition.is)];
    case 'token-exhausted':
      return ['before', 'erschöpfte Verteidigungsmarker'];
    case 'speed':
      return ['before', `mit Geschwindigkeit ${condition.least} oder mehr`];
    case 'command':
      return ['before', `(${list(condition.in.map(command), 'oder')})`];
    case 'means':
      return [
        'before',
        `mit ${list(
          condition.are.map((one) => MEANS[one]),
          'oder',
        )}`,
      ];
    case 'attacker-has':
      return ['before', `mit ${keyword(condition.keyword)}`];
    case 'attacker-is':
      return ['aside', `Angreifer: ${aPiece(condition.is)}`];
    case 'attacker-near':
      return ['aside', `Angreifer: ${within(condition.within)}`];
    case 'defender-near':
      return ['aside', `Verteidiger: ${within(condition.within)} von ${THIS[bearer].dative}`];
    case 'attack-kind':
      return ['before', `${condition.not ? 'nicht ' : ''}mit ${ATTACKS[condition.is]}`];
    case 'die':
      return ['clause', `falls im Vorrat ${dieText(condition.which, 'nom')} liegt`];
    case 'unique-target':
      return ['clause', 'falls das Ziel einen eigenen Namen hat'];
    case 'activated-target':
      return ['clause', 'falls das Ziel schon aktiviert wurde'];
    case 'target-again':
      return ['clause', 'falls es das Ziel in dieser Runde schon angegriffen hat'];
    case 'bare-target':
      return ['clause', `falls die verteidigende Zone ${condition.not ? '' : 'keine '}Schilde hat`];
    case 'attacked-before':
      return ['clause', 'falls dieselbe Rumpfzone das Ziel in dieser Aktivierung schon angegriffen hat'];
    case 'the': {
      const who = condition.who === 'it' ? THIS[bearer].name : WHO[condition.who];
      return ['aside', `${who}: ${traitsText(condition.is, bearer)}`];
    }
    case 'lasting':
      return ['clause', LASTING[condition.same ?? condition.for]];
    case 'concentrating':
      return [
        'clause',
        `falls dabei${condition.with ? ` mit einem ${condition.with === 'dial' ? 'Rad' : 'Marker'}` : ''} Feuer gebündelt wird`,
      ];
    case 'spent':
      return [
        'clause',
        `falls dabei ein ${condition.as === 'readied' ? 'bereiter ' : ''}${defenseTokenNoun(condition.is)} ${condition.as === 'discarded' ? 'abgelegt' : 'ausgegeben'} wurde`,
      ];
    case 'round':
      return ['aside', `${condition.not ? 'nicht in ' : ''}Runde ${condition.is}`];
    case 'spent-fewer':
      return ['clause', `falls dabei weniger als ${condition.than} Verteidigungsmarker ausgegeben wurden`];
    case 'behind-something':
      return ['clause', 'falls ein Schiff oder ein Hindernis den Angriff behindert'];
    case 'card-names-it':
      return ['before', 'mit einem Befehl, der auf dieser Karte liegt,'];
    case 'card-holds-all':
      return ['clause', 'falls auf dieser Karte ein Marker jedes Befehls liegt'];
    case 'first-attack':
      return ['before', 'als erster Angriff seiner Aktivierung'];
    case 'overfull':
      return ['clause', 'solange eine Zone mehr Schilde hat als aufgedruckt'];
    case 'first-target':
      return ['before', 'als erstes Ziel'];
    case 'phase':
      return ['before', `in der ${phase(condition.is)}`];
    case 'card-side':
      return ['clause', `solange diese Karte ${condition.is === 'readied' ? 'bereit' : 'erschöpft'} ist`];
    case 'damage-trait':
      return ['before', `mit dem Merkmal ${condition.is === 'ship' ? 'Schiff' : 'Besatzung'}`];
    case 'marked-zone':
      return ['before', `${MARKED[condition.which]} mit dem ${MARKERS[condition.token]}`];
    case 'in-activation':
      return ['before', 'in der eigenen Aktivierung'];
    case 'damaged':
      return ['clause', 'falls dabei Schaden entstand'];
    case 'overlapped':
      return [
        'clause',
        `falls dabei ${condition.not ? 'k' : ''}ein ${condition.what === 'ship' ? 'Schiff' : 'Hindernis'} überlappt wurde`,
      ];
    case 'by-command':
      return ['before', 'durch einen Befehl'];
    case 'by-dial':
      return ['before', 'mit einem Rad'];
    case 'overlaps-this':
      return ['aside', THIS[bearer].name];
    case 'commanded':
      return ['before', `in einer Aktivierung durch einen Befehl ${THIS[bearer].genitive}`];
  }
}

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

const MEANS = { dial: 'einem Rad allein', token: 'einem Marker allein', both: 'Rad und Marker' } as const;

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

function traitText(trait: Trait, bearer: BearerKind): string {
  const me = THIS[bearer];
  switch (trait.kind) {
    case 'piece':
      return aPiece(trait.is);
    case 'self':
      return `${trait.not ? 'nicht ' : ''}${me.name}`;
    case 'side':
      return trait.is === 'friend' ? 'befreundet' : 'feindlich';
    case 'not-that':
      return 'ein anderes';
    case 'size':
      return list(trait.in.map(size), 'oder');
    case 'tag':
      return `${trait.not ? 'keine' : 'mit dem Merkmal'} ${tag(trait.has)}`;
    case 'keyword':
      return `${trait.not ? 'ohne' : 'mit'} ${list(trait.in.map(keyword), 'oder')}`;
    case 'unique':
      return trait.not ? 'ohne eigenen Namen' : 'mit eigenem Namen';
    case 'fast':
      return `mit Geschwindigkeit ${trait.least}${trait.most === trait.least ? '' : ' oder mehr'}`;
    case 'faster':
      return `schneller als ${me.name}`;
    case 'no-larger':
      return `nicht größer als ${me.name}`;
    case 'resolved':
      return `${command(trait.command)} in dieser Runde ${trait.not ? 'noch nicht' : 'schon'} ausgeführt`;
    case 'first-command':
      return 'ohne anderen ausgeführten Befehl in dieser Runde';
    case 'near-obstacle':
      return `${within(trait.within)} eines Hindernisses`;
    case 'near-defender':
      return `${within(trait.within)} des Verteidigers`;
    case 'near-it':
      return `${within(trait.within)} davon`;
    case 'engaged-with-defender':
      return 'im Gefecht mit dem Verteidiger';
    case 'engaged-with-it':
      return `im Gefecht mit ${me.dative}`;
    case 'engaged-elsewhere':
      return `im Gefecht mit einer anderen als ${me.dative}`;
    case 'weak':
      return `mit Hülle ${trait.hull} oder weniger`;
    case 'activated':
      return `${trait.not ? 'nicht ' : ''}aktiviert`;
    case 'engaged':
      return `${trait.not ? 'nicht ' : ''}im Gefecht`;
    case 'near':
      return `${within(trait.within)} von ${me.dative}`;
    case 'in-range':
      return `${within(trait.upTo)} von ${me.dative}`;
    case 'friends-near':
      return friendsNear(trait, bearer);
    case 'raided':
      return 'mit Überfallmarker';
    case 'command-at-most':
      return `mit Befehlswert ${trait.value} oder weniger`;
    case 'stripped':
      return 'ohne Schilde';
    case 'spent-out':
      return trait.not ? 'mit bereitem Verteidigungsmarker' : 'ohne bereite Verteidigungsmarker';
    case 'touching':
      return `in Berührung mit ${me.dative}`;
    case 'engaged-by':
      return trait.most === 1 ? 'höchstens mit einer im Gefecht' : `höchstens mit ${trait.most} im Gefecht`;
    case 'ship-or-ace':
      return 'keine namenlose Staffel';
  }
}

function friendsNear(
  { is, least, within: near, of }: Extract<Trait, { kind: 'friends-near' }>,
  bearer: BearerKind,
): string {
  const others = is === 'ship' ? 'anderen befreundeten Schiffen' : 'anderen befreundeten Staffeln';
  const another = is === 'ship' ? 'einem anderen befreundeten Schiff' : 'einer anderen befreundeten Staffel';
  const which = of.length > 0 ? ` (${traitsText(of, bearer)})` : '';
  return `${within(near)} von ${least === 1 ? another : `${least} ${others}`}${which}`;
}

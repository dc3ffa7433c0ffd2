/** Modifiers as German sentences about the one that bears the card. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/german';
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
import { atReach, color, face, keyword, theZone } from '../terms.ts';
import { placed, THIS, traitsText, within } from './conditions.ts';

/** Who bears the card, by kind and in the cases. */
type Bearer = { readonly bearer: BearerKind } & (typeof THIS)[BearerKind];

export const modifierText = (modifier: Modifier, bearer: BearerKind): string =>
  sayByKind(MODIFIERS, modifier, { bearer, ...THIS[bearer] });

/** Modifiers by their kind. */
const MODIFIERS: PhrasesByKind<Modifier, [about: Bearer]> = {
  cannot: (modifier, { bearer }) => cannotText(modifier, bearer),
  value: (modifier, { bearer }) => valueText(modifier, bearer),
  battery: (modifier, { bearer }) => batteryText(modifier, bearer),
  'ignores-shields': (_, { name }) => `Schiffe, die ${name} angreift, gelten als ohne Schilde`,
  'lends-keyword': (modifier, { bearer }) => {
    const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to, bearer)})` : '';
    const where = modifier.lasting
      ? ', für die diese Karte weiterwirkt,'
      : modifier.within
        ? ` ${within(modifier.within)}`
        : '';
    const during = modifier.during ? ' in der Staffelphase' : '';
    const much =
      modifier.add === 'armament'
        ? '1 für jeden Würfel ihrer Bewaffnung gegen Staffeln, höchstens 3,'
        : modifier.add;
    return `${modifier.lasting || bearer === 'ship' ? '' : 'andere '}befreundete Staffeln${whom}${where} haben${during} ${keyword(modifier.keyword)} ${much} oder um so viel mehr davon`;
  },
  'has-keyword': (modifier, { bearer, name }) => {
    const { before, clauses, asides } = placed(modifier.if, bearer);
    return `${name} hat${before} ${keyword(modifier.keyword)}${clauses}${asides}`;
  },
  'commanded-speed': (modifier, { bearer }) => commandedSpeed(modifier, bearer),
  'commanded-dice': (modifier, { name }) =>
    `Staffeln, die ${name} durch Befehl aktiviert, nehmen gegen Staffeln ${modifier.dice} ${color(modifier.color)}en Würfel mehr`,
  'commanded-slips': ({ speed }, { name }) =>
    `Staffeln, die ${name} durch Befehl aktiviert, dürfen sich auch im Gefecht bewegen, dann mit Geschwindigkeit ${speed}`,
  'command-range': ({ upTo }, { name }) => `${name} aktiviert Staffeln ${within(upTo)} durch Befehl`,
  'fixes-dials':
    'solange ein Befehlsmarker auf dieser Karte liegt, zeigt in der Befehlsphase jedes neue Rad dessen Befehl, und der Gegner sieht es; dann wird der Marker abgelegt',
  'roomier-zones': ({ add, most, zones }, { genitive }) =>
    `Reparaturbefehle ${genitive} bringen in ${list(zones.map(theZone))} ${add} Schild${add === 1 ? '' : 'e'} mehr als deren Höchstzahl, bis zu je ${most}`,
  'cheaper-facedown': ({ by }) =>
    `solange diese Karte weiterwirkt, kostet das Ablegen einer verdeckten Schadenskarte ${by} Reparaturpunkt${by === 1 ? '' : 'e'} weniger`,
  'free-commands': ({ times }, { bearer, name }) =>
    `bis zu ${times}-mal je Aktivierung darf ${name} einen Befehl wie mit einem Marker ausführen, ohne einen auszugeben; dafür erhält ${bearer === 'ship' ? 'es' : 'sie'} einen Überfallmarker dieses Befehls`,
  'slow-clearing': (modifier) =>
    `feindliche Schiffe ${within(modifier.within)} legen nur einen Überfallmarker beliebigen Befehls ab, wenn sie dafür ein Rad ablegen`,
  'anti-squadron-color': (modifier, { genitive }) =>
    `alle Würfel der Bewaffnung ${genitive} gegen Staffeln sind ${color(modifier.color)}`,
  counters: ({ dice }, { name }) =>
    `${name} hat ${keyword('counter')} ${dice} gegen Staffeln, die in Abstand 1 angreifen`,
  'more-criticals': (_, { name }) =>
    `nachdem ${name} einen kritischen Effekt genutzt hat, darfst du diese Karte erschöpfen und einen anderen kritischen Effekt nutzen`,
  'spreads-damage': (_, { name }) =>
    `wenn ${name} durch einen Angriff Schaden nimmt, darf für jeden gegen diesen Angriff ausgegebenen Verteidigungsmarker 1 dieses Schadens auf Schilde einer Zone neben der verteidigenden gehen`,
  'wider-assault': ({ icons }, { name }) =>
    `solange diese Karte weiterwirkt, dürfen Staffeln, die ${name} durch Befehl aktiviert, für ${keyword('assault')} einen Würfel mit ${list(icons.map(face), 'oder')} ausgeben`,
  'obstructs-attacks': ({ if: conditions }, { bearer }) => obstructsText(conditions, bearer),
  'may-ignore-obstacles': ({ discard }, { name }) =>
    discard
      ? `${name} darf diese Karte ablegen und dafür ein überlapptes Hindernis ignorieren`
      : `${name} darf überlappte Hindernisse ignorieren`,
  unbound: ({ if: conditions }, { bearer, name }) => {
    const { before, clauses, asides } = placed(conditions, bearer);
    return `${name} darf sich auch im Gefecht bewegen und Schiffe angreifen${before}${clauses}${asides}`;
  },
  hampers: (modifier) =>
    `feindliche Staffeln ${within(modifier.within)} haben eine um ${modifier.by} niedrigere Geschwindigkeit, mindestens 1`,
  'keeps-destroyed':
    'einmal je Runde bleibt das erste befreundete Schiff oder die erste befreundete Staffel mit eigenem Namen, die auf dem Spielfeld zerstört wird, bis zum Ende der Statusphase im Spiel',
  'farther-dice': (modifier, { bearer }) => fartherText(modifier, bearer),
  pins: (modifier) =>
    `feindliche Staffeln ${within(modifier.within)} gelten als mit ${modifier.squadrons} Staffeln mehr im Gefecht, wenn sie sich bewegen wollen`,
  'spends-at-rest': ({ tokens }) => `bei Tempo 0 kann es noch ${tokens} Verteidigungsmarker ausgeben`,
  'holds-squadrons': ({ having, most }, { name }) =>
    `solange ${name} im Spiel ist, dürfen bis zu ${most} befreundete Staffeln mit ${keyword(having)} bei dieser Karte beiseitegestellt statt aufgestellt werden`,
  'yaws-at-rest': ({ clicks }, { name }) =>
    `bei einem Manöver mit Geschwindigkeit 0 und einem Navigationsbefehl kann sich ${name} drehen wie an einem Gelenk mit ${clicks === 1 ? '1 Klick' : `${clicks} Klicks`}`,
  'prints-battery': (modifier) =>
    `für ${theZone(modifier.zone)} gelten nur ${modifier.dice} ${color(modifier.color)}e Würfel als aufgedruckt`,
  ignition: (modifier, { name }) => ignitionText(modifier, name),
  'heavy-binds': (modifier) =>
    `schwere befreundete Staffeln ${within(modifier.within)} hindern Staffeln, die mit ihnen im Gefecht sind, Schiffe anzugreifen`,
  'holds-alike': ({ anyNumber }, { name }) =>
    anyNumber
      ? `${name} kann beliebig viele Befehlsmarker haben, auch mehrere desselben Befehls`
      : `${name} kann mehrere Befehlsmarker desselben Befehls haben`,
  scores: ({ destroyed, inEnemyZone }, { bearer, name }) =>
    `am Ende des Spiels erhältst du ${inEnemyZone} Punkte mehr, falls ${name} innerhalb der feindlichen Aufstellungszone ist; wurde ${bearer === 'ship' ? 'es' : 'sie'} zerstört, erhält der Gegner ${destroyed} Punkte mehr`,
  'tokens-add-dice': (_, { genitive }) =>
    `statt einen Würfel neu zu werfen, dürfen Feuerkonzentrationsmarker ${genitive} einen Würfel einer Farbe im Vorrat hinzufügen`,
  'contains-all': (_, { dative }) => `Eindämmen verhindert bei ${dative} jeden kritischen Effekt`,
  'wears-out-tokens':
    'wenn Feinde einen Verteidigungsmarker der für die Runde genannten Art ausgeben, wird er abgelegt',
  'outlives-attack': (_, { bearer, name }) =>
    `wird ${name} durch einen Angriff zerstört, verlässt ${bearer === 'ship' ? 'es' : 'sie'} das Spiel erst nach diesem Angriff`,
  'ignores-keywords': ({ keywords }, { name }) =>
    `${list(keywords.map(keyword))} feindlicher Staffeln ${keywords.length === 1 ? 'wirkt' : 'wirken'} nicht auf ${name}`,
  'ships-at-close': (modifier, { name }) =>
    `befreundete Staffeln ${within(modifier.within)} (auch ${name}) greifen Schiffe bis in kurze Reichweite an`,
  'passes-commands': (modifier, { bearer }) => passesText(modifier, bearer),
  evades: ({ for: whom, more }, { genitive }) =>
    `Ausweichmarker ${whom.kind === 'it' ? genitive : friendsText(whom)} ${EVADES[more]}`,
  rams: ({ when }, { name }) =>
    when === 'overlapping'
      ? `feindliche Schiffe, die ${name} überlappt, erhalten ihre Schadenskarte offen`
      : `feindliche Schiffe, die ${name} überlappen, erhalten ihre Schadenskarte offen`,
  'shoves-aside': (_, { name }) =>
    `${name} erhält keine Schadenskarte, wenn ein kleineres Schiff und ${name} sich überlappen`,
  'grav-well': (modifier) =>
    `Schiffe, die ${within(modifier.within)} des Gravmarkers aufgestellt werden, haben Geschwindigkeit 0`,
  'yaw-for-speed': (_, { name }) =>
    `wenn ${name} für Navigation auch einen Marker ausgibt, darf ein Klick mehr an die Stelle einer Änderung der Geschwindigkeit treten`,
  redirects: ({ anywhere, zones }, { dative }) =>
    `Umleiten darf bei ${dative} ${anywhere ? 'beliebige andere Zonen' : `${zones} Zonen`} nennen`,
  'limits-redirect': ({ to }, { genitive }) =>
    `Umleiten nimmt bei Angriffen ${genitive} höchstens ${to} Schaden je Zone`,
  'limits-brace': ({ to }, { genitive }) =>
    `Abfangen nimmt bei Angriffen ${genitive} höchstens ${to} Schaden weg, außer es ist der einzige ausgegebene Marker`,
  'limits-tokens': ({ exhausted, if: conditions, to }, { bearer, name, genitive }) => {
    if (conditions.some(isDefending)) {
      const rest = placed(
        conditions.filter((one) => !isDefending(one)),
        bearer,
      );
      return `als Verteidiger kann ${name}${rest.before} nicht mehr als ${to} Verteidigungsmarker ausgeben${rest.clauses}${rest.asides}`;
    }
    const { before, clauses, asides } = placed(conditions, bearer);
    return `bei Angriffen ${genitive}${before}${clauses}${clauses ? ',' : ''}${asides} kann der Verteidiger nicht mehr als ${to} ${exhausted ? 'erschöpften ' : ''}Verteidigungsmarker ausgeben`;
  },
};

/** "ein befreundetes Schiff darf durch Befehl bis zu 3 Staffeln … aktivieren". */
function passesText(
  { most, within: near, to, of, inRange, if: conditions }: Extract<Modifier, { kind: 'passes-commands' }>,
  bearer: BearerKind,
): string {
  const by = of.length > 0 ? ` (${traitsText(of, bearer)})` : '';
  const whom = to.length > 0 ? ` (${traitsText(to, bearer)})` : '';
  const where = inRange ? `, falls ${THIS[bearer].name} selbst darin ist` : '';
  const { before, clauses, asides } = placed(conditions, bearer);
  return `ein ${bearer === 'ship' ? 'anderes ' : ''}befreundetes Schiff${by} darf${before} auch jenseits seiner Befehlsreichweite bis zu ${most} Staffeln${whom} ${within(near)} von ${THIS[bearer].dative} durch Befehl aktivieren${where}${clauses}${asides}`;
}

/** "die schwarzen Würfel der Batterien dieses Schiffs reichen bis in mittlere Reichweite". */
function fartherText(
  { color: of, upTo, if: conditions }: Extract<Modifier, { kind: 'farther-dice' }>,
  bearer: BearerKind,
): string {
  const { before, clauses, asides } = placed(conditions, bearer);
  const range = upTo === 'long' ? 'lange' : 'mittlere';
  return `die ${color(of)}en Würfel der ${atSquadrons(conditions) ? 'Bewaffnung gegen Staffeln' : 'Batterien'} ${THIS[bearer].genitive} reichen${before} bis in ${range} Reichweite${clauses}${asides}`;
}

function batteryText(
  { zones, dice, color: of }: Extract<Modifier, { kind: 'battery' }>,
  bearer: BearerKind,
): string {
  const count = Math.abs(dice);
  const what = `${count} ${color(of)}${count === 1 ? 'en' : 'e'} Würfel ${dice > 0 ? 'mehr' : 'weniger'}`;
  const one = zones.length === 1;
  return `${list(zones.map(theZone))} ${THIS[bearer].genitive} ${one ? 'hat' : 'haben je'} ${what}`;
}

function commandedSpeed(
  { add, having, lacking, all }: Extract<Modifier, { kind: 'commanded-speed' }>,
  bearer: BearerKind,
): string {
  const whom = having ? ` mit ${keyword(having)}` : lacking ? ` ohne ${keyword(lacking)}` : '';
  const by = all ? 'ein befreundetes Schiff' : THIS[bearer].name;
  const while_ = all ? ', solange diese Karte weiterwirkt' : '';
  return `Staffeln${whom}, die ${by} durch Befehl aktiviert, haben eine um ${add} höhere Geschwindigkeit, höchstens 5${while_}`;
}

/** "Angriffe von Schiffen gelten als behindert (Verteidiger: dieses Schiff)". */
function obstructsText(conditions: readonly Condition[], bearer: BearerKind): string {
  const by = conditions.find((one) => one.kind === 'attacker-is');
  const rest = conditions.filter((one) => one.kind !== 'attacker-is');
  const { before, clauses, asides } = placed(rest, bearer);
  const of = by ? ` von ${by.is === 'ship' ? 'Schiffen' : 'Staffeln'}` : '';
  return `Angriffe${of}${before} gelten als behindert${clauses}${asides}`;
}

function cannotText(
  { what, if: conditions, for: whom }: Extract<Modifier, { kind: 'cannot' }>,
  bearer: BearerKind,
): string {
  const { before, clauses, asides } = placed(aboutFriends(conditions, whom), bearer);
  const who = {
    it: THIS[bearer].name,
    'its-attackers': `wer ${THIS[bearer].name} angreift,`,
    friends: 'befreundete Schiffe',
  }[whom];
  const can = whom === 'friends' ? 'können' : 'kann';
  return `${FORBIDDEN[what](who, can, before, THIS[bearer].genitive)}${clauses}${asides}`;
}

/** What is forbidden, of whom, with what stands before the verb. */
type Forbids = (who: string, can: string, before: string, genitive: string) => string;

const FORBIDDEN: Readonly<Record<Forbidden, Forbids>> = {
  attack: (who, can, before) => `${who} ${can}${before} nicht angreifen`,
  'attack-twice': (who, can, before) =>
    `${who} ${can}${before} in einer Runde nicht mehr als einmal angreifen`,
  'spend-accuracy': (who, can, before) => `${who} ${can}${before} keine Präzision ausgeben`,
  'critical-effect': (who, can, before) => `${who} ${can}${before} keine kritischen Effekte nutzen`,
  'spend-defense-token': (who, can, before) => `${who} ${can}${before} nicht ausgeben`,
  'receive-shields': (who, can, before) =>
    `${who} ${can}${before} keine Schilde wiederherstellen oder erhalten`,
  'recover-shields': (who, can, before) => `${who} ${can}${before} keine Schilde wiederherstellen`,
  'ready-defense-tokens': (_, __, before, genitive) =>
    `die Verteidigungsmarker ${genitive} werden${before} nicht bereitgemacht`,
  'hold-command-tokens': (who, can, before) => `${who} ${can}${before} keine Befehlsmarker halten`,
  'be-obstructed': (_, __, before, genitive) =>
    `die Angriffe ${genitive} können${before} nicht behindert werden`,
  'lose-obstructed-die': (who, can, before) =>
    `${who} ${can}${before} durch Behinderung keinen Würfel verlieren`,
  'place-targeting-token': (who, can, before) => `${who} ${can}${before} keine Zielmarker legen`,
  'spend-engineering': (who, can, before) => `${who} ${can}${before} keine Reparaturpunkte ausgeben`,
  'ready-this': (_, can, before) => `diese Karte ${can}${before} nicht bereitgemacht werden`,
  'pay-fleet-commands': (who, can, before) =>
    `${who} ${can}${before} Flottenbefehle nicht mit Markern bezahlen`,
};

function valueText(
  { of, change, for: whom, if: conditions }: Extract<Modifier, { kind: 'value' }>,
  bearer: BearerKind,
): string {
  const { before, clauses, asides } = placed(conditions, bearer);
  const whose = whom.kind === 'it' ? THIS[bearer].genitive : friendsText(whom);
  return `${VALUES[of]} ${whose}${before} ist ${howText(change)}${clauses}${asides}`;
}

function howText(change: Change): string {
  if ('halve' in change) return 'halbiert und abgerundet';
  if ('to' in change) return String(change.to);
  return `um ${Math.abs(change.add)} ${change.add > 0 ? 'höher' : 'niedriger'}`;
}

/** "jedes befreundeten kleinen Schiffs in Abstand 1-5". */
function friendsText(whom: Extract<Reaching, { kind: 'friendly-ships' }>): string {
  const size = whom.size ? `${SIZES[whom.size]} ` : '';
  return `jedes befreundeten ${size}Schiffs${whom.within ? ` ${within(whom.within)}` : ''}`;
}

const SIZES = { small: 'kleinen', medium: 'mittelgroßen', large: 'großen' } as const;

const VALUES: Readonly<Record<Value, string>> = {
  hull: 'der Hüllenwert',
  command: 'der Befehlswert',
  squadron: 'der Staffelwert',
  engineering: 'der Technikwert',
  'engineering-points': 'die Summe der Reparaturpunkte',
  'last-yaw': 'die letzte Drehung über 0 bei der eingestellten Geschwindigkeit',
  'critical-damage': 'der Schaden jedes kritischen Treffers',
  'accuracy-damage': 'der Schaden jeder nicht ausgegebenen blauen Präzision',
  dials: 'die Zahl der Räder',
  squadrons: 'die Zahl der durch Staffelbefehl aktivierten Staffeln',
  'held-tokens': 'die Höchstzahl der Befehlsmarker',
  attacks: 'die Zahl der Angriffe im Angriffsschritt',
};

const EVADES: Readonly<Record<EvadeBonus, string>> = {
  'cancel-at-medium': 'heben den Würfel auf mittlere Reichweite auf',
  'one-more-close': 'wirken auf kurze Reichweite und in Abstand 1 auf einen Würfel mehr',
  'cancel-close': 'heben den Würfel auf kurze Reichweite und in Abstand 1 auf',
  'one-more': 'wirken auf einen Würfel mehr',
};

/** "dieses Schiff hat Zündung auf nahe Reichweite, mit einer Spezialbewaffnung von …". */
function ignitionText(
  { range, battery, zones, exhausts }: Extract<Modifier, { kind: 'ignition' }>,
  who: string,
): string {
  const dice = Object.entries(battery ?? {}).map(([of, count]) => `${count} ${color(of as Color)}`);
  const lent = battery ? ` mit einer Spezialbewaffnung (Würfel: ${list(dice)})` : '';
  const arcs = zones
    ? `; auch die Feuerwinkel dieser Zonen sind Spezialwinkel: ${list(zones.map(theZone))}`
    : '';
  const then = exhausts ? '; diese Karte wird erschöpft, wenn der Zielmarker gelegt wird' : '';
  return `${who} hat Zündung ${atReach(range)}${lent}${arcs}${then}`;
}

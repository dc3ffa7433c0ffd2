/** Effects as infinitives: each ends with its verb, so that "lassen" can stand behind it. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/german';
import {
  ANY_NUMBER,
  type DieColor,
  type Effect,
  type WhichCommand,
  type Whom,
} from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import { type Color, isColor } from '../../../attack/dice.ts';
import type { Command } from '../../../cards/index.ts';
import type { BearerKind } from '../../words.ts';
import {
  color,
  command,
  commandToken,
  defenseTokenNoun,
  face,
  faceAccusative,
  icon,
  side,
} from '../terms.ts';
import { diceText, dieText, MARKERS, THIS, traitsText, within } from './conditions.ts';

/** Who bears the card, and the pronoun of the other one whom the moment is about. */
export interface Cast {
  readonly bearer: BearerKind;
  readonly other: 'es' | 'sie';
  /** Who moves or is activated: named, or "sich" of somebody else. */
  readonly self: string;
}

/** "1 Schaden erleiden, dann diese Karte verdeckt drehen". */
export const effectsText = (effects: readonly Effect[], cast: Cast, joint = ', dann '): string =>
  effects.map((one) => castEffectText(one, cast)).join(joint);

/** An effect alone, as an option. */
export const effectText = (effect: Effect, bearer: BearerKind): string =>
  castEffectText(effect, { bearer, other: 'es', self: THIS[bearer].name });

const castEffectText = (effect: Effect, cast: Cast): string => sayByKind(EFFECTS, effect, cast);

/** Effects by their kind. */
const EFFECTS: PhrasesByKind<Effect, [cast: Cast]> = {
  either: (effect, cast) => {
    const named = kindsText(effect.of);
    if (named) return named;
    const of = effect.of.map((one) => castEffectText(one, cast));
    return `${effect.by === 'opponent' ? 'nach Wahl des Gegners ' : ''}${list(of, 'oder')}`;
  },
  to: (effect, cast) => toText(effect, cast),
  'turn-up': (_, cast) =>
    `verdeckte Schadenskarten bis zum Technikwert ${THIS[cast.bearer].genitive} aufdecken`,
  'place-squadron': (effect, cast) =>
    `neu ${within(effect.within)} von ${THIS[cast.bearer].dative} aufstellen`,
  'place-mines': (effect, cast) => minesText(effect, cast.bearer),
  'spend-tokens': (_, cast) =>
    `Verteidigungsmarker deiner Wahl bis zum Staffelwert ${THIS[cast.bearer].genitive} ausgeben`,
  suffer: ({ damage }) => `${damage} Schaden erleiden`,
  'suffer-dice': (effect) =>
    `für jeden Treffer und kritischen Treffer von ${effect.dice} geworfenen ${color(effect.color)}en Würfeln 1 Schaden erleiden`,
  'deal-facedown': ({ cards }) =>
    cards === 1 ? 'eine verdeckte Schadenskarte erhalten' : `${cards} verdeckte Schadenskarten erhalten`,
  slow: ({ by }) => `die Geschwindigkeit um ${by} senken`,
  'lose-strongest-shields': 'alle Schilde der Zone mit den meisten verlieren',
  'lose-shields': ({ zones }) => `in bis zu ${zones} Zonen nach Wahl des Gegners einen Schild verlieren`,
  'recover-shield': 'einen Schild wiederherstellen',
  'place-targeting': 'seinen Zielmarker legen',
  'match-speed': 'das Tempo dieses Schiffs annehmen',
  'suffer-criticals': ({ of }) =>
    `je kritischem Symbol auf Würfeln im Vorrat (${list(of.map((one) => color(one)))}) 1 Schaden erleiden`,
  'shift-shields': (effect) => shiftText(effect),
  'discard-facedown': ({ most }) => `bis zu ${most} verdeckte Schadenskarten ablegen`,
  'discard-damage': 'eine Schadenskarte ablegen',
  'shrug-off': ({ how }) =>
    how === 'discard' ? 'diese Schadenskarte ablegen' : 'diese Schadenskarte verdeckt drehen',
  'change-speed': ({ by, least }) =>
    `die Geschwindigkeit um höchstens ${by}${least > 0 ? ` (nicht unter ${least})` : ''} ändern`,
  brake: 'einen Navigationsmarker ablegen oder die Geschwindigkeit um 1 (nicht unter 1) senken',
  'raise-yaw': ({ joint, to }) =>
    to === 'two'
      ? 'am ersten Gelenk dieses Manövers zwei Klicks haben'
      : `${JOINTS[joint]} dieses Manövers einen Klick mehr haben`,
  'slow-course': 'dieses Manöver um 1 langsamer fliegen',
  maneuver: ({ straight }) => `ein ${straight ? 'gerades ' : ''}Manöver mit Geschwindigkeit 1 ausführen`,
  'set-aside': 'vor der Aufstellung beiseite bleiben',
  arrive: (effect) =>
    `das beiseite gestellte Schiff ${within(effect.within)} von diesem Schiff und auf keiner Staffel ${effect.waits ? '(nicht als erstes Schiff der Runde zu aktivieren) ' : ''}aufstellen`,
  redeploy: (_, cast) => `${cast.self} noch einmal in der Aufstellungszone aufstellen`,
  toggle: ({ otherwise }) =>
    otherwise > 0
      ? `den Schieber auf die aktivierte Seite drehen oder, falls er schon dort liegt, ${otherwise} Schaden erleiden`
      : 'den Schieber auf die aktivierte Seite drehen',
  move: ({ clear, upTo }, cast) =>
    `${cast.self} bis zu Abstand ${upTo} weit (${clear ? 'nicht ins' : 'auch im'} Gefecht) bewegen`,
  activate: ({ by }, cast) => `${cast.self} wie durch ${by ? 'diesen' : 'einen'} Staffelbefehl aktivieren`,
  'squadron-attack': (effect) => squadronAttackText(effect),
  'take-turn': ({ speed }, cast) =>
    `${cast.self} mit Geschwindigkeit ${speed} bewegen und wie in einer Aktivierung angreifen`,
  'recover-hull': ({ most }) => `bis zu ${most} Hülle zurückgewinnen`,
  'attack-only': 'in dieser Aktivierung nur angreifen',
  'move-only': ({ speed }, cast) =>
    `${cast.self} in dieser Aktivierung nur (mit Geschwindigkeit ${speed}) bewegen`,
  'discard-defense-token': 'einen Verteidigungsmarker ablegen',
  'ready-token': ({ most, unspent }) => {
    if (unspent) return 'einen nicht ausgegebenen Verteidigungsmarker bereitmachen';
    return most === 1
      ? 'einen Verteidigungsmarker bereitmachen'
      : `bis zu ${most} Verteidigungsmarker bereitmachen`;
  },
  'wear-out': ({ is }) => `${defenseTokenNoun(is)} (einmal im Spiel) für diese Runde nennen`,
  'recover-token': (effect) => `einen abgelegten Verteidigungsmarker ${side(effect.side)} zurückgewinnen`,
  'exhaust-token': 'einen Verteidigungsmarker deiner Wahl erschöpfen',
  'spend-own-token': 'einen Verteidigungsmarker ohne Wirkung ausgeben',
  'gain-defense-token': ({ is }) => `einen ${defenseTokenNoun(is)} erhalten`,
  'replace-defense-token': ({ by }) =>
    `einen Verteidigungsmarker durch einen ${defenseTokenNoun(by)} ersetzen`,
  'discard-command-tokens': 'alle Befehlsmarker ablegen',
  'new-top-command': 'das oberste Rad neu einstellen',
  'reveal-nothing': 'das Rad ablegen und in dieser Runde keines aufdecken',
  'gain-token': ({ of }) => `einen ${ofCommand('Befehlsmarker', of)} erhalten`,
  'gain-tokens': 'Befehlsmarker bis zum eigenen Befehlswert erhalten',
  'gain-dial': ({ of }) => `ein ${ofCommand('Rad', of)} erhalten`,
  'gain-raid': ({ of }) => `einen ${ofCommand('Überfallmarker', of)} erhalten`,
  'lose-token': ({ of }) => `einen ${commandToken(of)} ablegen`,
  'hand-out': (effect) =>
    `${commandToken(effect.of)} von dieser Karte auf ebenso viele befreundete Schiffe ${within(effect.within)} verteilen`,
  'lay-command': 'einen Marker dieses Befehls auf diese Karte legen',
  'gain-engineering': ({ points }) => `${points} Reparaturpunkte mehr haben`,
  'swap-token': 'einen Befehlsmarker ablegen und einen eines beliebigen Befehls erhalten',
  'discard-top-dial': 'das oberste Rad ablegen',
  'discard-dials': 'alle Räder ablegen',
  'tokens-for-all': 'einen Befehl wählen und jedes befreundete Schiff einen Marker davon erhalten lassen',
  'change-command': ({ to }) => `den Befehl in ${orCommands(to)} ändern`,
  'regain-token': 'einen Marker desselben Befehls erhalten',
  'share-command':
    'das oberste Rad eines anderen befreundeten Schiffs in Abstand 1-5 auf diesen Befehl stellen',
  'resolve-squadrons': 'den eigenen Staffelbefehl jetzt ausführen, wenn du willst',
  'command-squadrons': 'einen Staffelbefehl wie mit einem Rad ausführen',
  'count-as': ({ last, spending }) =>
    `ihn wie mit ${COUNTED[spending]}${last ? ' und als letzten Befehl dieser Runde' : ''} ausführen`,
  'turn-down': 'diese Karte verdeckt drehen',
  'discard-this': 'diese Karte ablegen',
  begin: (effect, cast) => beginText(effect, effect.for === 'it' ? ` für ${THIS[cast.bearer].name}` : ''),
  'place-round-tokens': 'für diese Karte zwei Runden nennen, die nicht aufeinander folgen',
  'ready-upgrade': 'eine andere erschöpfte Aufwertung bereitmachen',
  'exhaust-upgrade': 'eine Aufwertung deiner Wahl erschöpfen',
  'discard-upgrade': ({ icons }) =>
    `eine Aufwertung deiner Wahl (${icons === null ? 'keinen Kommandanten' : list(icons.map(icon), 'oder')}) ablegen`,
  'mark-zone': ({ token }) => `eine der Rumpfzonen mit einem ${MARKERS[token]} markieren`,
  unmark: ({ token }) => `den ${MARKERS[token]} entfernen`,
  'place-grav-token': 'einen Gravmarker irgendwo auf das Spielfeld legen',
  'shift-obstacles': ({ near, upTo }) =>
    `jedes Hindernis ${within(near)} des Gravmarkers um bis zu Abstand ${upTo} bewegen`,
  attack: 'noch einen der beiden eigenen Angriffe machen',
  'attack-squadron': ({ dice }) => {
    const [first] = dice;
    return first
      ? `aus einer beliebigen Rumpfzone, ob sie schon angegriffen hat oder nicht, Staffeln mit je ${dice.length} ${color(first)}en ${dice.length === 1 ? 'Würfel' : 'Würfeln'} angreifen`
      : 'aus einer beliebigen Rumpfzone eine Staffel angreifen';
  },
  strange: ({ act }) => STRANGE_TEXTS[act].de,
  'attack-again': 'die angreifende Zone auch den nächsten Angriff dieser Aktivierung machen lassen',
  'remove-die': 'einen Würfel deiner Wahl wegnehmen',
  'replace-dice': ({ most }) => `bis zu ${most} Würfel durch Würfel beliebiger Farbe ersetzen`,
  'recolor-dice': ({ from, to }) => `alle ${color(from)}en Würfel durch ${color(to)}e ersetzen`,
  'halve-dice': 'die Hälfte der Würfel (abgerundet) deiner Wahl wegnehmen',
  'change-die': ({ fixed, to, which }) =>
    `${dieText(which)}${fixed ? ' unabänderlich' : ''} auf ${list(to.map(faceAccusative), 'oder')} drehen`,
  'add-dice': (effect) => addedDice(effect),
  reroll: (effect) => rerollText(effect),
  'set-die': (effect) =>
    effect.fixed
      ? `einen ${color(effect.color)}en Würfel, der unabänderlich ${face(effect.face)} zeigt, hinzufügen`
      : `einen ${color(effect.color)}en Würfel hinzufügen, der ${face(effect.face)} zeigt`,
  'only-target': 'mit diesem Angriff keine weitere Staffel angreifen',
  'cancel-die': 'einen Angriffswürfel aufheben',
  'drop-die': 'einen Angriffswürfel entfernen',
  'deal-faceup': 'dem Verteidiger eine offene Schadenskarte geben',
  'faceup-cards': ({ cards }) => `die ersten ${cards} Schadenskarten dieses Angriffs offen austeilen`,
  'break-token': ({ by }) =>
    by === 'defender'
      ? 'den Verteidiger einen Verteidigungsmarker ablegen lassen'
      : 'einen Verteidigungsmarker des Verteidigers ablegen',
  'watch-token':
    'einen Verteidigungsmarker des Verteidigers nennen, der abgelegt wird, falls er in diesem Angriff ausgegeben wird',
  'paid-token-effect': 'den Verteidiger dessen Wirkung nutzen lassen',
  'waste-token': 'einen Verteidigungsmarker des Verteidigers ohne Wirkung ausgeben',
  jam: 'einen Befehlsmarker des Verteidigers ablegen oder, falls er keinen hat, der verteidigenden Zone einen Schild nehmen',
  'exhaust-defense-tokens': 'alle Verteidigungsmarker des Verteidigers erschöpfen',
  'damage-adjacent': ({ damage }) => `jeder Zone neben der verteidigenden ${damage} Schaden zufügen`,
  'strip-zones': ({ beside }) =>
    `der verteidigenden Zone${beside ? ' und jeder Zone daneben' : ''} einen Schild nehmen`,
  salvo: 'wie mit einem Salvenmarker zurück angreifen',
  'unlock-token': 'einen Verteidigungsmarker ausgeben, den eine Präzision sperrt',
  'cancel-for-faceup': 'alle Angriffswürfel aufheben und dem Verteidiger eine offene Schadenskarte geben',
  lessen: ({ by, least }) =>
    `den Schaden um ${by === 'as-paid' ? 'ebenso viel' : by}${least > 0 ? ` (nicht unter ${least})` : ''} verringern`,
};

/** Effects that differ in the kind of a defense token alone: "Abfangmarker oder Salvenmarker für diese Runde nennen". */
function kindsText(effects: readonly Effect[]): string | null {
  const worn = effects.flatMap((one) => (one.kind === 'wear-out' ? [defenseTokenNoun(one.is)] : []));
  if (worn.length === effects.length)
    return `${list(worn, 'oder')} (je einmal im Spiel) für diese Runde nennen`;
  const gained = effects.flatMap((one) =>
    one.kind === 'gain-defense-token' ? [`einen ${defenseTokenNoun(one.is)}`] : [],
  );
  return gained.length === effects.length ? `${list(gained, 'oder')} erhalten` : null;
}

/** "den Verteidiger 1 Schaden erleiden lassen"; what a card begins is not the other's deed. */
function toText({ whom, does }: Extract<Effect, { kind: 'to' }>, cast: Cast): string {
  const who = whomText(whom, cast);
  const deeds = does.filter(({ kind }) => kind !== 'begin');
  const lasting = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, who === 'es' ? ' dafür' : ` für ${who}`)] : [],
  );
  const done =
    deeds.length > 0 ? [`${who} ${effectsText(deeds, { ...cast, self: 'sich' }, ' und dann ')} lassen`] : [];
  return [...done, ...lasting].join(', dann ');
}

/** "eine Mine in Abstand 1 von diesem Schiff legen". */
function minesText({ mines, where }: Extract<Effect, { kind: 'place-mines' }>, bearer: BearerKind): string {
  const what =
    mines === 'half-engineering'
      ? 'Minen bis zum halben Technikwert'
      : mines === 1
        ? 'eine Mine'
        : `${mines} Minen`;
  const spot = {
    it: `in Abstand 1 von ${THIS[bearer].dative}`,
    obstacle: 'in Abstand 1-2 eines Hindernisses und jenseits von Abstand 3 feindlicher Schiffe',
    anywhere: 'irgendwo jenseits von Abstand 5 feindlicher Schiffe',
  }[where];
  return `${what} ${spot} legen`;
}

const beginText = ({ until }: Extract<Effect, { kind: 'begin' }>, whom: string): string =>
  `diese Karte${whom} bis zum Ende ${UNTIL[until]} weiterwirken lassen`;

const UNTIL = {
  attack: 'des Angriffs',
  activation: 'der Aktivierung',
  'squadron-activation': 'der Aktivierung der Staffel',
  round: 'der Runde',
  game: 'des Spiels',
} as const;

function whomText(whom: Whom, cast: Cast): string {
  switch (whom.kind) {
    case 'other':
      return cast.other;
    case 'attacker':
      return 'den Angreifer';
    case 'defender':
      return 'den Verteidiger';
    case 'each':
      return piecesText(whom, cast.bearer, 'jed');
    case 'pick':
      return pickText(whom, cast.bearer);
  }
}

type Several = Extract<Whom, { readonly side: string }>;

function pickText(whom: Extract<Whom, { readonly kind: 'pick' }>, bearer: BearerKind): string {
  if (whom.most === 'squadron-value')
    return `${piecesText(whom, bearer, 'many')} bis zum Staffelwert ${THIS[bearer].genitive}`;
  if (whom.most >= ANY_NUMBER) return `beliebig viele ${piecesText(whom, bearer, 'many')}`;
  return whom.most === 1
    ? piecesText(whom, bearer, 'ein')
    : `bis zu ${whom.most} ${piecesText(whom, bearer, 'many')}`;
}

/** "ein feindliches Schiff (in Abstand 1-3 von diesem Schiff)", "jede befreundete Staffel". */
function piecesText({ side: on, is }: Several, bearer: BearerKind, how: 'ein' | 'jed' | 'many'): string {
  const piece = is.find((one) => one.kind === 'piece');
  const rest = is.filter((one) => one.kind !== 'piece');
  const stem = { friend: 'befreundete', enemy: 'feindliche', any: '' }[on];
  const weak = stem && `${stem} `;
  const strong = stem && `${stem}s `;
  const noun = {
    ship: { ein: `ein ${strong}Schiff`, jed: `jedes ${weak}Schiff`, many: `${weak}Schiffe` },
    squadron: { ein: `eine ${weak}Staffel`, jed: `jede ${weak}Staffel`, many: `${weak}Staffeln` },
  };
  const what = piece ? noun[piece.is][how] : `${noun.ship[how]} oder ${noun.squadron[how]}`;
  return `${what}${rest.length > 0 ? ` (${traitsText(rest, bearer)})` : ''}`;
}

/** "eine Staffel mit 2 blauen Würfeln angreifen". */
function squadronAttackText({ whom, dice }: Extract<Effect, { kind: 'squadron-attack' }>): string {
  if (whom === 'that') return 'das Ziel (auch im Gefecht) angreifen';
  if (whom === 'each') return 'jede feindliche Staffel in Abstand 1 behindert angreifen';
  const [first] = dice;
  return first ? `eine Staffel mit ${dice.length} ${color(first)}en Würfeln angreifen` : 'angreifen';
}

const JOINTS = { any: 'an einem Gelenk', first: 'am ersten Gelenk', last: 'am letzten Gelenk' } as const;

/** "Befehlsmarker dieses Befehls", "Navigationsmarker". */
function ofCommand(noun: string, of: WhichCommand): string {
  switch (of) {
    case 'that':
    case 'paid':
    case 'lasting':
      return `${noun} dieses Befehls`;
    case 'any':
      return `${noun} eines beliebigen Befehls`;
    default:
      return `${noun} (${command(of)})`;
  }
}

const orCommands = (commands: readonly Command[]): string => list(commands.map(command), 'oder');

const COUNTED = { dial: 'einem Rad', token: 'einem Marker', both: 'Rad und Marker' } as const;

const ADDED: Readonly<Record<Exclude<DieColor, Color>, string>> = {
  'in-pool': 'einer Farbe aus dem Vorrat',
  any: 'beliebiger Farbe',
  beside: 'einer Farbe aus der Batterie einer Zone daneben',
};

export const dieColor = (name: DieColor): string => (isColor(name) ? color(name) : ADDED[name]);

function rerollText({ dice, which }: Extract<Effect, { kind: 'reroll' }>): string {
  switch (dice) {
    case 'all':
      return 'alle Würfel neu werfen lassen';
    case 'any':
      return `${diceText('beliebig viele', which)} neu werfen lassen`;
    case 'as-enemies':
      return 'für jeden Feind in Abstand 1 einen Würfel neu werfen lassen';
    case 'any-of-a-color':
      return 'beliebig viele Würfel einer Farbe neu werfen lassen';
    case 1:
      return `${dieText(which)} neu werfen lassen`;
    default:
      return `${diceText(`bis zu ${dice}`, which)} neu werfen lassen`;
  }
}

function addedDice({ color: of, dice }: Extract<Effect, { kind: 'add-dice' }>): string {
  const what = dieColor(of);
  const many = (count: string) => (isColor(of) ? `${count} ${what}e Würfel` : `${count} Würfel ${what}`);
  const one = isColor(of) ? `einen ${what}en Würfel` : `einen Würfel ${what}`;
  switch (dice) {
    case 'as-paid':
      return `${many('ebenso viele')} hinzufügen`;
    case 'as-discarded':
      return `für jeden selbst abgelegten Verteidigungsmarker ${one} hinzufügen`;
    case 'as-raided':
      return `für jeden Überfallmarker des Verteidigers (höchstens zwei) ${one} hinzufügen`;
    default:
      return `${dice === 1 ? one : many(String(dice))} hinzufügen`;
  }
}

/** "bis zu 2 Schilde aus einer anderen Zone in die verteidigende Zone verschieben (dort bis zu 6)". */
function shiftText({ to, from, most }: Extract<Effect, { kind: 'shift-shields' }>): string {
  const what = most === ANY_NUMBER ? 'beliebig viele Schilde' : `bis zu ${most} Schilde`;
  const whence = from === 'one' ? 'aus einer anderen Zone' : 'aus den anderen Zonen';
  const where =
    to === 'defending' ? 'in die verteidigende Zone' : to === 1 ? 'in eine Zone' : `in bis zu ${to} Zonen`;
  return `${what} ${whence} ${where} verschieben (dort bis zu 6)`;
}

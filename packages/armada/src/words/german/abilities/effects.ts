/** Effects as infinitives: each ends with its verb, so that "lassen" can stand behind it. */

import { ANY_NUMBER, type Effect, type WhichCommand, type Whom } from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import type { Color } from '../../../attack/dice.ts';
import type { Command } from '../../../cards/index.ts';
import type { BearerKind } from '../../words.ts';
import { list } from '../grammar.ts';
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

function castEffectText(effect: Effect, cast: Cast): string {
  switch (effect.kind) {
    case 'either': {
      const named = kindsText(effect.of);
      if (named) return named;
      const of = effect.of.map((one) => castEffectText(one, cast));
      return `${effect.by === 'opponent' ? 'nach Wahl des Gegners ' : ''}${list(of, 'oder')}`;
    }
    case 'to':
      return toText(effect, cast);
    case 'turn-up':
      return `verdeckte Schadenskarten bis zum Technikwert ${THIS[cast.bearer].genitive} aufdecken`;
    case 'place-squadron':
      return `neu ${within(effect.within)} von ${THIS[cast.bearer].dative} aufstellen`;
    case 'place-mines':
      return minesText(effect, cast.bearer);
    case 'spend-tokens':
      return `Verteidigungsmarker deiner Wahl bis zum Staffelwert ${THIS[cast.bearer].genitive} ausgeben`;
    default:
      return (
        pieceEffect(effect, cast.self) ??
        tokenEffect(effect) ??
        commandEffect(effect) ??
        cardEffect(effect, cast.bearer) ??
        attackEffect(effect)
      );
  }
}

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
  const begun = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, who === 'es' ? ' dafür' : ` für ${who}`)] : [],
  );
  const done =
    deeds.length > 0 ? [`${who} ${effectsText(deeds, { ...cast, self: 'sich' }, ' und dann ')} lassen`] : [];
  return [...done, ...begun].join(', dann ');
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

function pickText(whom: Several, bearer: BearerKind): string {
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

/** Effects on a ship or squadron: its damage, shields, speed and moves. */
function pieceEffect(effect: Effect, self: string): string | undefined {
  switch (effect.kind) {
    case 'suffer':
      return `${effect.damage} Schaden erleiden`;
    case 'suffer-dice':
      return `für jeden Treffer und kritischen Treffer von ${effect.dice} geworfenen ${color(effect.color)}en Würfeln 1 Schaden erleiden`;
    case 'deal-facedown':
      return effect.cards === 1
        ? 'eine verdeckte Schadenskarte erhalten'
        : `${effect.cards} verdeckte Schadenskarten erhalten`;
    case 'slow':
      return `die Geschwindigkeit um ${effect.by} senken`;
    case 'lose-strongest-shields':
      return 'alle Schilde der Zone mit den meisten verlieren';
    case 'lose-shields':
      return `in bis zu ${effect.zones} Zonen nach Wahl des Gegners einen Schild verlieren`;
    case 'recover-shield':
      return 'einen Schild wiederherstellen';
    case 'place-targeting':
      return 'seinen Zielmarker legen';
    case 'match-speed':
      return 'das Tempo dieses Schiffs annehmen';
    case 'suffer-criticals':
      return `je kritischem Symbol auf Würfeln im Vorrat (${list(effect.of.map((one) => color(one)))}) 1 Schaden erleiden`;
    case 'shift-shields':
      return shiftText(effect);
    case 'discard-facedown':
      return `bis zu ${effect.most} verdeckte Schadenskarten ablegen`;
    case 'discard-damage':
      return 'eine Schadenskarte ablegen';
    case 'shrug-off':
      return effect.how === 'discard' ? 'diese Schadenskarte ablegen' : 'diese Schadenskarte verdeckt drehen';
    case 'change-speed':
      return `die Geschwindigkeit um höchstens ${effect.by}${effect.least > 0 ? ` (nicht unter ${effect.least})` : ''} ändern`;
    case 'brake':
      return 'einen Navigationsmarker ablegen oder die Geschwindigkeit um 1 (nicht unter 1) senken';
    case 'raise-yaw':
      return effect.to === 'two'
        ? 'am ersten Gelenk dieses Manövers zwei Klicks haben'
        : `${JOINTS[effect.joint]} dieses Manövers einen Klick mehr haben`;
    case 'slow-course':
      return 'dieses Manöver um 1 langsamer fliegen';
    case 'maneuver':
      return `ein ${effect.straight ? 'gerades ' : ''}Manöver mit Geschwindigkeit 1 ausführen`;
    case 'set-aside':
      return 'vor der Aufstellung beiseite bleiben';
    case 'arrive':
      return `das beiseite gestellte Schiff ${within(effect.within)} von diesem Schiff und auf keiner Staffel ${effect.waits ? '(nicht als erstes Schiff der Runde zu aktivieren) ' : ''}aufstellen`;
    case 'redeploy':
      return `${self} noch einmal in der Aufstellungszone aufstellen`;
    case 'toggle':
      return effect.otherwise > 0
        ? `den Schieber auf die aktivierte Seite drehen oder, falls er schon dort liegt, ${effect.otherwise} Schaden erleiden`
        : 'den Schieber auf die aktivierte Seite drehen';
    case 'move':
      return `${self} bis zu Abstand ${effect.upTo} weit (${effect.clear ? 'nicht ins' : 'auch im'} Gefecht) bewegen`;
    case 'activate':
      return `${self} wie durch ${effect.by ? 'diesen' : 'einen'} Staffelbefehl aktivieren`;
    case 'squadron-attack':
      return squadronAttackText(effect);
    case 'take-turn':
      return `${self} mit Geschwindigkeit ${effect.speed} bewegen und wie in einer Aktivierung angreifen`;
    case 'recover-hull':
      return `bis zu ${effect.most} Hülle zurückgewinnen`;
    case 'attack-only':
      return 'in dieser Aktivierung nur angreifen';
    case 'move-only':
      return `${self} in dieser Aktivierung nur (mit Geschwindigkeit ${effect.speed}) bewegen`;
    default:
      return undefined;
  }
}

/** "eine Staffel mit 2 blauen Würfeln angreifen". */
function squadronAttackText({ whom, dice }: Extract<Effect, { kind: 'squadron-attack' }>): string {
  if (whom === 'that') return 'das Ziel (auch im Gefecht) angreifen';
  if (whom === 'each') return 'jede feindliche Staffel in Abstand 1 behindert angreifen';
  const [first] = dice;
  return first ? `eine Staffel mit ${dice.length} ${color(first)}en Würfeln angreifen` : 'angreifen';
}

const JOINTS = { any: 'an einem Gelenk', first: 'am ersten Gelenk', last: 'am letzten Gelenk' } as const;

/** Effects on defense tokens. */
function tokenEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-defense-token':
      return 'einen Verteidigungsmarker ablegen';
    case 'ready-token':
      if (effect.unspent) return 'einen nicht ausgegebenen Verteidigungsmarker bereitmachen';
      return effect.most === 1
        ? 'einen Verteidigungsmarker bereitmachen'
        : `bis zu ${effect.most} Verteidigungsmarker bereitmachen`;
    case 'wear-out':
      return `${defenseTokenNoun(effect.is)} (einmal im Spiel) für diese Runde nennen`;
    case 'recover-token':
      return `einen abgelegten Verteidigungsmarker ${side(effect.side)} zurückgewinnen`;
    case 'exhaust-token':
      return 'einen Verteidigungsmarker deiner Wahl erschöpfen';
    case 'spend-own-token':
      return 'einen Verteidigungsmarker ohne Wirkung ausgeben';
    case 'gain-defense-token':
      return `einen ${defenseTokenNoun(effect.is)} erhalten`;
    case 'replace-defense-token':
      return `einen Verteidigungsmarker durch einen ${defenseTokenNoun(effect.by)} ersetzen`;
    default:
      return undefined;
  }
}

/** "Befehlsmarker dieses Befehls", "Navigationsmarker". */
function ofCommand(noun: string, of: WhichCommand): string {
  switch (of) {
    case 'that':
    case 'paid':
    case 'begun':
      return `${noun} dieses Befehls`;
    case 'any':
      return `${noun} eines beliebigen Befehls`;
    default:
      return `${noun} (${command(of)})`;
  }
}

/** Effects on commands. */
function commandEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-command-tokens':
      return 'alle Befehlsmarker ablegen';
    case 'new-top-command':
      return 'das oberste Rad neu einstellen';
    case 'reveal-nothing':
      return 'das Rad ablegen und in dieser Runde keines aufdecken';
    case 'gain-token':
      return `einen ${ofCommand('Befehlsmarker', effect.of)} erhalten`;
    case 'gain-tokens':
      return 'Befehlsmarker bis zum eigenen Befehlswert erhalten';
    case 'gain-dial':
      return `ein ${ofCommand('Rad', effect.of)} erhalten`;
    case 'gain-raid':
      return `einen ${ofCommand('Überfallmarker', effect.of)} erhalten`;
    case 'lose-token':
      return `einen ${commandToken(effect.of)} ablegen`;
    case 'hand-out':
      return `${commandToken(effect.of)} von dieser Karte auf ebenso viele befreundete Schiffe ${within(effect.within)} verteilen`;
    case 'lay-command':
      return 'einen Marker dieses Befehls auf diese Karte legen';
    case 'gain-engineering':
      return `${effect.points} Reparaturpunkte mehr haben`;
    case 'swap-token':
      return 'einen Befehlsmarker ablegen und einen eines beliebigen Befehls erhalten';
    case 'discard-top-dial':
      return 'das oberste Rad ablegen';
    case 'discard-dials':
      return 'alle Räder ablegen';
    case 'tokens-for-all':
      return 'einen Befehl wählen und jedes befreundete Schiff einen Marker davon erhalten lassen';
    case 'change-command':
      return `den Befehl in ${orCommands(effect.to)} ändern`;
    case 'regain-token':
      return 'einen Marker desselben Befehls erhalten';
    case 'share-command':
      return 'das oberste Rad eines anderen befreundeten Schiffs in Abstand 1-5 auf diesen Befehl stellen';
    case 'resolve-squadrons':
      return 'den eigenen Staffelbefehl jetzt ausführen';
    case 'command-squadrons':
      return 'einen Staffelbefehl wie mit einem Rad ausführen';
    case 'count-as':
      return `ihn wie mit ${COUNTED[effect.means]}${effect.last ? ' und als letzten Befehl dieser Runde' : ''} ausführen`;
    default:
      return undefined;
  }
}

const orCommands = (commands: readonly Command[]): string => list(commands.map(command), 'oder');

const COUNTED = { dial: 'einem Rad', token: 'einem Marker', both: 'Rad und Marker' } as const;

/** Effects on cards and on what they place. */
function cardEffect(effect: Effect, bearer: BearerKind): string | undefined {
  switch (effect.kind) {
    case 'turn-down':
      return 'diese Karte verdeckt drehen';
    case 'discard-this':
      return 'diese Karte ablegen';
    case 'begin':
      return beginText(effect, effect.for === 'it' ? ` für ${THIS[bearer].name}` : '');
    case 'place-round-tokens':
      return 'für diese Karte zwei Runden nennen, die nicht aufeinander folgen';
    case 'ready-upgrade':
      return 'eine andere erschöpfte Aufwertung bereitmachen';
    case 'exhaust-upgrade':
      return 'eine Aufwertung deiner Wahl erschöpfen';
    case 'discard-upgrade':
      return `eine Aufwertung deiner Wahl (${effect.icons === null ? 'keinen Kommandanten' : list(effect.icons.map(icon), 'oder')}) ablegen`;
    case 'mark-zone':
      return `eine der Rumpfzonen mit einem ${MARKERS[effect.token]} markieren`;
    case 'unmark':
      return `den ${MARKERS[effect.token]} entfernen`;
    case 'place-grav-token':
      return 'einen Gravmarker irgendwo auf das Spielfeld legen';
    case 'shift-obstacles':
      return `jedes Hindernis ${within(effect.near)} des Gravmarkers um bis zu Abstand ${effect.upTo} bewegen`;
    default:
      return undefined;
  }
}

/** Effects on dice, and on the defender. */
function attackEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'attack':
      return 'noch einen der beiden eigenen Angriffe machen';
    case 'attack-squadron': {
      const [first] = effect.dice;
      return first
        ? `aus einer beliebigen Rumpfzone, ob sie schon angegriffen hat oder nicht, Staffeln mit je ${effect.dice.length} ${color(first)}en ${effect.dice.length === 1 ? 'Würfel' : 'Würfeln'} angreifen`
        : 'aus einer beliebigen Rumpfzone eine Staffel angreifen';
    }
    case 'strange':
      return STRANGE_TEXTS[effect.act].de;
    case 'attack-again':
      return 'die angreifende Zone auch den nächsten Angriff dieser Aktivierung machen lassen';
    case 'remove-die':
      return 'einen Würfel deiner Wahl wegnehmen';
    case 'replace-dice':
      return `bis zu ${effect.most} Würfel durch Würfel beliebiger Farbe ersetzen`;
    case 'recolor-dice':
      return `alle ${color(effect.from)}en Würfel durch ${color(effect.to)}e ersetzen`;
    case 'halve-dice':
      return 'die Hälfte der Würfel (abgerundet) deiner Wahl wegnehmen';
    case 'change-die':
      return `${dieText(effect.which)}${effect.fixed ? ' unabänderlich' : ''} auf ${list(effect.to.map(faceAccusative), 'oder')} drehen`;
    case 'add-dice':
      return addedDice(effect);
    case 'reroll':
      return rerollText(effect);
    case 'set-die':
      return effect.fixed
        ? `einen ${color(effect.color)}en Würfel, der unabänderlich ${face(effect.face)} zeigt, hinzufügen`
        : `einen ${color(effect.color)}en Würfel hinzufügen, der ${face(effect.face)} zeigt`;
    case 'only-target':
      return 'mit diesem Angriff keine weitere Staffel angreifen';
    case 'cancel-die':
      return 'einen Angriffswürfel aufheben';
    case 'drop-die':
      return 'einen Angriffswürfel entfernen';
    case 'deal-faceup':
      return 'dem Verteidiger eine offene Schadenskarte geben';
    case 'faceup-cards':
      return `die ersten ${effect.cards} Schadenskarten dieses Angriffs offen austeilen`;
    default:
      return defenderEffect(effect);
  }
}

/** Effects on the defender. */
function defenderEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'break-token':
      return effect.by === 'defender'
        ? 'den Verteidiger einen Verteidigungsmarker ablegen lassen'
        : 'einen Verteidigungsmarker des Verteidigers ablegen';
    case 'watch-token':
      return 'einen Verteidigungsmarker des Verteidigers nennen, der abgelegt wird, falls er in diesem Angriff ausgegeben wird';
    case 'paid-token-effect':
      return 'den Verteidiger dessen Wirkung nutzen lassen';
    case 'waste-token':
      return 'einen Verteidigungsmarker des Verteidigers ohne Wirkung ausgeben';
    case 'jam':
      return 'einen Befehlsmarker des Verteidigers ablegen oder, falls er keinen hat, der verteidigenden Zone einen Schild nehmen';
    case 'exhaust-defense-tokens':
      return 'alle Verteidigungsmarker des Verteidigers erschöpfen';
    case 'damage-adjacent':
      return `jeder Zone neben der verteidigenden ${effect.damage} Schaden zufügen`;
    case 'strip-zones':
      return `der verteidigenden Zone${effect.beside ? ' und jeder Zone daneben' : ''} einen Schild nehmen`;
    case 'salvo':
      return 'wie mit einem Salvenmarker zurück angreifen';
    case 'unlock-token':
      return 'einen Verteidigungsmarker ausgeben, den eine Präzision sperrt';
    case 'cancel-for-faceup':
      return 'alle Angriffswürfel aufheben und dem Verteidiger eine offene Schadenskarte geben';
    case 'lessen':
      return `den Schaden um ${effect.by === 'as-paid' ? 'ebenso viel' : effect.by}${effect.least > 0 ? ` (nicht unter ${effect.least})` : ''} verringern`;
    default:
      return effect.kind;
  }
}

const ADDED: Readonly<Record<string, string>> = {
  'in-pool': 'einer Farbe aus dem Vorrat',
  any: 'beliebiger Farbe',
  beside: 'einer Farbe aus der Batterie einer Zone daneben',
};

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
  const behind = ADDED[of];
  const many = (count: string) =>
    behind ? `${count} Würfel ${behind}` : `${count} ${color(of as Color)}e Würfel`;
  const one = behind ? `einen Würfel ${behind}` : `einen ${color(of as Color)}en Würfel`;
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

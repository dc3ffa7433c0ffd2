/** Triggers as German sentences. */

import { list } from '@firing-arc/words/german';
import type { Cost, Moment, Trigger } from '../../../abilities/language.ts';
import { partedConditions, whatIsIt } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import { color, keyword } from '../terms.ts';
import { placed, THIS, traitsText, within } from './conditions.ts';
import { costsText } from './costs.ts';
import { effectsText } from './effects.ts';

export function triggerText(trigger: Trigger, bearer: BearerKind): string {
  const { at, of, if: conditions, may, cost, does, icon, once, times, inSalvo, oneCopy } = trigger;
  const piece = of === 'its' ? bearer : whatIsIt(at, conditions);
  const commands = at === 'squadron-activated' && of === 'its' && bearer === 'ship';
  const other = piece === 'ship' && !commands ? 'es' : 'sie';
  const what = `${once ? `${times ? `bis zu ${times}-mal` : 'einmal'} ${ONCE[once]} ` : ''}${paid(cost, effectsText(does, { bearer, other, self: THIS[bearer].name }))}`;
  const { facts, rest } = partedConditions(of, conditions, {
    having: (one) => `mit ${keyword(one)}`,
    within,
    traits: (traits) => traitsText(traits, bearer),
  });
  const name = of === 'its' ? THIS[bearer].name : `${WHOSE[of][piece]}${facts}`;
  if (at === 'critical-effect') {
    const colors = icon
      ? `${list(
          icon.map((one) => `${color(one)}er`),
          'oder',
        )} `
      : '';
    return `${of === 'its' ? '' : `${name}: `}${colors}kritischer Effekt${inSalvo ? ' (auch einer Salve)' : ''}${placed(rest, bearer).before}: ${may ? 'Du darfst ' : ''}${what}`;
  }
  const { before, clauses, asides } = placed(rest, bearer);
  const moment = commands
    ? `wenn ${name}${before} durch Befehl eine Staffel aktiviert`
    : MOMENTS[at](name, before, other === 'es' ? 'seine' : 'ihre');
  const when = `${moment}${asides}${clauses}`;
  const copies = oneCopy ? '; je Angriff wirkt nur ein Exemplar dieser Karte' : '';
  if (!may) return `${when}: ${what}${copies}`;
  return `${when}${isClause(moment) || clauses ? ',' : ''} darfst du ${what}${copies}`;
}

/** "diese Karte erschöpfen und es dafür 1 Schaden erleiden lassen": a pronoun stands first. */
function paid(cost: readonly Cost[], does: string): string {
  if (cost.length === 0) return does;
  const [, pronoun = ''] = /^((?:es|sie|ihn) )/.exec(does) ?? [];
  return `${costsText(cost)} und ${pronoun}dafür ${does.slice(pronoun.length)}`;
}

const isClause = (moment: string): boolean => /^(wenn|bevor|nachdem|während|sobald|statt) /.test(moment);

const ONCE = { activation: 'je Aktivierung', round: 'je Runde' } as const;

const WHOSE = {
  friends: {
    ship: 'ein anderes befreundetes Schiff',
    squadron: 'eine andere befreundete Staffel',
    either: 'ein anderes befreundetes Schiff oder eine andere befreundete Staffel',
  },
  sides: {
    ship: 'ein befreundetes Schiff',
    squadron: 'eine befreundete Staffel',
    either: 'ein befreundetes Schiff oder eine befreundete Staffel',
  },
  enemies: {
    ship: 'ein feindliches Schiff',
    squadron: 'eine feindliche Staffel',
    either: 'ein feindliches Schiff oder eine feindliche Staffel',
  },
} as const;

/** A moment of somebody, with what stands before its verb; "seine" or "ihre". */
type MomentText = (who: string, before: string, whose: 'seine' | 'ihre') => string;

const MOMENTS: Readonly<Record<Moment, MomentText>> = {
  dealt: () => 'wenn diese Karte offen ausgeteilt wird',
  'dice-gathered': (who, before) => `bevor ${who}${before} Angriffswürfel wirft`,
  'dice-against': (who, before) => `bevor gegen ${who}${before} Angriffswürfel geworfen werden`,
  'dice-rolled': (who, before) => `nachdem ${who}${before} Angriffswürfel geworfen hat`,
  'attack-effects': (who, before) => `wenn ${who}${before} angreift`,
  'critical-effect': (who, before) => `wenn ${who}${before} einen kritischen Effekt nutzt`,
  'attack-over': (who, before) => `nachdem ${who}${before} angegriffen hat`,
  targeted: (who, before) => `wenn ${who}${before} zum Ziel wird`,
  'defense-tokens': (who, before) => `während ${who}${before} verteidigt`,
  'tokens-spent': (who, before, whose) =>
    `nachdem ${who}${before} ${whose} Verteidigungsmarker ausgegeben hat`,
  'resolving-damage': (who, before) => `wenn gegen ${who}${before} die Abwicklung des Schadens beginnt`,
  commanding: (who, before) => `wenn ${who}${before} einen Staffelbefehl ausführt`,
  'squadron-turn': () => 'wenn du in der Staffelphase an der Reihe bist, Staffeln zu aktivieren',
  repairing: (who, before) => `während ${who}${before} Reparaturpunkte ausgibt`,
  'before-damage': (who, before) => `bevor ${who}${before} durch einen Angriff Schaden nimmt`,
  'defense-over': (who, before) => `nachdem ${who}${before} verteidigt hat`,
  'command-paid': (who, before) => `wenn ${who} für einen Befehl${before} bezahlt hat`,
  'faceup-dealt': (who, before) => `wenn ${who} eine offene Schadenskarte${before} erhält`,
  'objective-chosen': () => 'wenn der Auftrag gewählt wird',
  'obstacles-placed': () => 'wenn die Hindernisse gelegt sind',
  'fleets-deployed': () => 'wenn die Flotten aufgestellt sind',
  'moved-in-setup': (who) => `wenn der Auftrag ${who} beim Aufbau bewegt`,
  'end-of-setup': () => 'am Ende des Aufbaus',
  'start-of-round': () => 'zu Beginn der Runde',
  'start-of-command-phase': () => 'zu Beginn der Befehlsphase',
  'ship-deployed': (who) => `wenn ${who} aufgestellt wurde`,
  'end-of-command-phase': () => 'am Ende der Befehlsphase',
  'end-of-ship-phase': () => 'am Ende der Schiffsphase',
  'start-of-ship-phase': () => 'zu Beginn der Schiffsphase',
  'before-reveal': (who, before) => `bevor ${who}${before} ein Rad aufdeckt`,
  reveal: (who, before) => `wenn ${who} ein Rad${before} aufdeckt`,
  'dials-used': (who, before) => `nachdem ${who}${before} das Aufdecken des Rads beendet hat`,
  'token-spent': (who, before) => `wenn ${who}${before} einen Befehlsmarker ausgegeben hat`,
  'after-command': (who, before) => `wenn ${who} einen Befehl${before} ausführt`,
  'before-attack': (who, before) => `bevor ${who}${before} angreift`,
  'after-attack': (who, before) => `nachdem ${who}${before} angegriffen hat`,
  'attacks-made': (who, _, whose) => `wenn ${who} ${whose} Angriffe beendet`,
  'before-maneuver': (who, before) => `bevor ${who} ein Manöver${before} ausführt`,
  'determine-course': (who, before, whose) => `wenn ${who}${before} ${whose}n Kurs festlegt`,
  'speed-changed': (who, before, whose) => `wenn ${who}${before} ${whose} Geschwindigkeit ändert`,
  overlapped: (who, before) => `wenn ${who}${before} ein Schiff oder ein Hindernis überlappt`,
  'after-maneuver': (who, before) => `nachdem ${who} ein Manöver${before} ausgeführt hat`,
  'end-of-activation': (who, before, whose) => `wenn ${who}${before} ${whose} Aktivierung beendet`,
  'start-of-squadron-phase': () => 'zu Beginn der Staffelphase',
  'squadron-activated': (who, before) => `wenn ${who}${before} aktiviert wird`,
  'before-squadron-move': (who, before) => `bevor ${who} sich${before} bewegt`,
  'token-gone': () =>
    'wenn in Abstand 1-2 ein Auftragsmarker, der auf keinem Hindernis liegt, bewegt oder entfernt wird',
  'instead-of-attack': () => 'statt in der Aktivierung anzugreifen',
  'squadron-moved': (who, before) => `nachdem ${who} sich${before} bewegt hat`,
  'end-of-squadron-activation': (who, before, whose) => `wenn ${who}${before} ${whose} Aktivierung beendet`,
  'squadrons-activated': () => 'wenn in der Staffelphase alle Staffeln aktiviert sind',
  'end-of-squadron-phase': () => 'am Ende der Staffelphase',
  'start-of-status-phase': () => 'zu Beginn der Statusphase',
  'end-of-round': () => 'am Ende der Runde',
  'end-of-game': () => 'am Ende des Spiels',
  'damage-faceup': () => 'wenn eine Schadenskarte aufgedeckt wird',
  'ship-destroyed': (who) => `wenn ${who} zerstört wird`,
  'squadron-destroyed': (who) => `wenn ${who} zerstört wird`,
};

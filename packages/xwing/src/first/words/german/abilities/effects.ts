import type { Who } from '../../../../common/language/index.ts';
import { type Deed, does, letDo, split, type Verb, verb } from '../../../../common/words/german/deeds.ts';
import { actor } from '../../../../common/words/german/ships.ts';
import type { CardManeuver } from '../../../abilities/language/verbs.ts';
import type { Effect, TreatedAs, Until } from '../../../abilities/language.ts';
import { list, NOUNS } from '../grammar.ts';
import { actionNoun, maneuver } from '../terms.ts';
import { amount, maneuverWith, who } from './ships.ts';

/** What effects do, in words. */

export const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'bis zum Ende der Runde',
  'end of combat': 'bis zum Ende der Kampfphase',
  'end of activation': 'bis zum Ende der Aktivierungsphase',
  'end of attack': 'bis zum Ende des Angriffs',
  'end of placing': 'für die Aufstellung',
  'end of game': 'für den Rest des Spiels',
};

export const CANCEL = split('auf', 'heben', 'hebt');
export const CHANGE = verb('ändern', 'ändert');
export const CHOOSE = verb('wählen', 'wählt');
export const FLIP = split('um', 'drehen', 'dreht');
export const HAVE = verb('haben', 'hat');
export const PERFORM = split('aus', 'führen', 'führt');
export const RECOVER = split('zurück', 'erhalten', 'erhält');
export const ROLL = verb('werfen', 'wirft');
export const TURN = verb('drehen', 'dreht');
export const TURN_UP = split('auf', 'decken', 'deckt');
export const TRANSFER = verb('übertragen', 'überträgt');

export const doing = (part: Who, verb_: Verb, rest: string, tail = '') =>
  letDo(actor(part), verb_, rest, tail);

export const EITHER = ' einer der beiden Sektionen';
export const cardManeuver = (one: CardManeuver): string => maneuver(one);

/** " vom gewählten Schiff auf dieses Schiff": from the card's ship goes without saying. */
export function fromTo(from: Who, to: Who): string {
  const start = from === 'self' ? '' : ` von ${who(from, 'dat')}`;
  return `${start} auf ${to === 'self' ? 'sich' : who(to, 'acc')}`;
}

export const itsLock = (part: Who): string =>
  part === 'self' ? 'seine Zielerfassung' : `die Zielerfassung ${who(part, 'gen')}`;

export const dieOf = (dice: 'attack' | 'defense') => (dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);

export function dialDeed({
  to,
  allowed,
  direction,
  speed,
  bearing,
  difficulty,
}: Extract<Effect, { kind: 'turn-dial' }>['like']): Deed {
  const same = [
    ...(speed ? ['derselben Geschwindigkeit'] : []),
    ...(bearing ? ['derselben Art'] : []),
    ...(direction && !bearing ? ['derselben Richtung'] : []),
    ...(difficulty ? ['derselben Schwierigkeit'] : []),
  ];
  const what = to ? maneuverWith(to) : 'ein anderes Manöver';
  const not = allowed ? ', aber auf kein rotes, wenn es gestresst ist' : '';
  return does(TURN, `sein Rad auf ${what}${same.length > 0 ? ` mit ${list(same)}` : ''}`, not);
}

export function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'der Angreifer' : 'der Verteidiger';
  const { rest, tail } = amount(typeof change === 'number' ? Math.abs(change) : change, dieOf(dice));
  const less = typeof change === 'number' && change < 0;
  return letDo(roller, ROLL, `${rest} ${less ? 'weniger' : 'mehr'}`, tail);
}

export function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const what =
    bearing || difficulty
      ? maneuverWith({ ...(bearing && { bearing }), ...(difficulty && { difficulty }) })
      : 'eines';
  if (faster) return `${what}, das um 1 schneller oder langsamer ist (mindestens 1),`;
  const by = template ? ' und Richtung, mit derselben Schablone' : '';
  return `${what} mit ${speeds ? `Geschwindigkeit ${list(speeds.map(String), 'oder')}` : 'derselben Geschwindigkeit'}${by}`;
}

export const LAST = { round: 'Runde', phase: 'Phase' } as const;

export function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return 'eine freie Aktion';
  if (actions === 'bombs') return 'die Aktion einer Bombenkarte als freie Aktion';
  if (actions === 'upgrades') return 'eine freie Aktion einer Aufwertung';
  if (actions === 'bar') return 'eine freie Aktion seiner Aktionsleiste';
  return `eine freie ${list(actions.map(actionNoun), 'oder')}`;
}

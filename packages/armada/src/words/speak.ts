/** The walk over what happens and what is asked, for every language: names first, then the phrase of the kind. */

import type { Pose } from '@firing-arc/table';
import { type PhrasesByKind, sayByKind, titled } from '@firing-arc/words';
import type { TargetOption } from '../abilities/questions.ts';
import type { Party } from '../attack/schema.ts';
import type { Command } from '../cards/index.ts';
import type { ArmadaState } from '../state.ts';
import {
  bearerLabel,
  lengthOf,
  objectiveName,
  shipLabel,
  squadronLabel,
  targetLabel,
  tokenOn,
  upgradeName,
} from './labels.ts';
import { optionCardTextIn } from './option-cards.ts';
import { type CardPhrasing, optionIn, targetSentence } from './options.ts';
import type { MoreNames, Names, Phrases, Terms } from './phrases.ts';
import { refusalIn } from './refusals.ts';
import type { Words } from './words.ts';

/** The words of cards: a third of all words, so a page may fetch them later. */
export interface CardWords extends Pick<Words, 'cardText' | 'dieColor'>, CardPhrasing {}

/** Everything a player meets, in the language of the phrases. */
export const speak = (language: string, say: Phrases, cards: CardWords): Words => ({
  language,
  question: (asked, view) => sayNamed(say.questions as AnyPhrases, say.terms, asked, view),
  option: optionIn({ ...say.terms, ...say.options, ...cards }),
  target: targetSentence({ ...say.terms, ...say.options, ...cards }),
  optionCardText: optionCardTextIn(cards.cardText),
  event: (event, view) => say.terms.sentence(sayNamed(say.events as AnyPhrases, say.terms, event, view)),
  refusal: refusalIn({ ...say.terms, ...say.refusals }),
  ship: shipLabel,
  squadron: squadronLabel,
  obstacle: say.terms.obstacle,
  party: say.terms.party,
  player: say.terms.player,
  upgrade: upgradeName,
  objective: objectiveName,
  damageCard: titled,
  cardText: cards.cardText,
  dieColor: cards.dieColor,
  tokenText: (kind) => (say.tokens as Readonly<Record<string, string>>)[kind] ?? null,
  command: say.terms.command,
  zone: say.terms.zone,
  reach: say.terms.reach,
  face: say.terms.face,
  phase: say.terms.phase,
  defenseToken: say.terms.defenseToken,
  keyword: say.terms.keyword,
  icon: say.terms.icon,
});

interface Kinded {
  readonly kind: string;
}
type AnyPhrases = PhrasesByKind<Kinded, [raw: Kinded]>;

type NameOf = (say: Terms, view: ArmadaState, given: never) => string | readonly string[];

const ship: NameOf = (_, view, id: number) => (id < 0 ? '' : shipLabel(view, id));
const player: NameOf = (say, _, number: number) => say.player(number);
const obstacle: NameOf = (say, view, id: number) => say.obstacle(view, id);
const party: NameOf = (say, view, one: Party) => say.party(view, one);

const NAMES: Readonly<Record<keyof Names, NameOf>> = {
  ship,
  squadron: (_, view, id: number) => (id < 0 ? '' : squadronLabel(view, id)),
  player,
  winner: player,
  obstacle,
  host: obstacle,
  upgrade: (_, __, id: string) => upgradeName(id),
  objective: (_, __, id: string) => objectiveName(id),
  command: (say, _, name: string) => say.command(name as Command),
  phase: (say, _, name: string) => say.phase(name),
  effect: (say, _, id: string) => say.effect(id),
  card: (say, _, id: string | null) => (id === null ? '' : say.effect(id)),
  about: (_, view, target: TargetOption) => targetLabel(view, target),
  by: (_, view, id: number | string) =>
    typeof id === 'string' ? upgradeName(id) : id < 0 ? '' : shipLabel(view, id),
  marker: (say, view, id: number) => say.tokenLabel(tokenOn(view, id)),
  attacker: party,
  defender: party,
  party,
  overlapped: (_, view, ids: readonly number[]) => ids.map((id) => shipLabel(view, id)),
  squadrons: (_, view, ids: readonly number[]) => ids.map((id) => squadronLabel(view, id)),
  commands: (say, _, names: readonly Command[]) => names.map(say.command),
};
const FIELDS = Object.keys(NAMES) as readonly (keyof Names)[];

/** The phrase of an event or question, made of names in the place of numbers and ids. */
function sayNamed(table: AnyPhrases, say: Terms, one: Kinded, view: ArmadaState): string {
  const fields = one as Kinded & Readonly<Record<string, unknown>>;
  const names = FIELDS.flatMap((field) =>
    fields[field] === undefined ? [] : [[field, NAMES[field](say, view, fields[field] as never)]],
  );
  const named = { ...one, ...Object.fromEntries(names), ...moreNames(say, one, view) };
  return sayByKind<Kinded, [raw: Kinded]>(table, named, one);
}

interface Known extends Kinded {
  readonly ship?: number;
  readonly squadron?: number;
  readonly to?: unknown;
  readonly attacker?: Party;
  readonly defender?: Party;
  readonly from?: unknown;
}

function moreNames(say: Terms, one: Known, view: ArmadaState): MoreNames {
  const withZone = (who: Party | undefined): string => {
    if (who === undefined) return '';
    const name = say.party(view, who);
    return who.kind === 'zone' ? say.zoneOf(who.zone, name) : name;
  };
  const { ship = -1, squadron, from, to } = one;
  return {
    bearer: bearerLabel(view, { ship, ...(squadron !== undefined && { squadron }) }),
    attackerZone: withZone(one.attacker),
    defenderZone: withZone(one.defender),
    heir: typeof to === 'number' ? shipLabel(view, to) : '',
    played: objectiveName(view.objective),
    distance: isPose(from) && isPose(to) ? `${lengthOf({ from, to })}` : '',
    shown: say.dice(view.attack?.dice ?? []),
  };
}

const isPose = (given: unknown): given is Pose =>
  typeof given === 'object' && given !== null && 'facing' in given;

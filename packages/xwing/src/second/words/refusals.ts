import type { Facts, Refusal } from '@firing-arc/referee';
import { PLACEMENTS, type Placement } from '../../common/index.ts';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import type { SecondState } from '../state.ts';
import { deviceTitle, shipLabel, upgradeName } from './labels.ts';

/** What a language calls what may be refused. */
export interface RefusalTerms {
  readonly spaced: (text: string) => string;
  readonly abilityName: (view: SecondState, ref: string, ship: number) => string;
  readonly placement: (placement: Placement) => string;
  /** An action's name if the word is one. */
  readonly actionNamed: (word: string) => string | undefined;
}

/** What a language says of what the rules refuse: small phrases without capital letter and full stop. */
export interface RefusalPhrases {
  /** Why, by the ruling. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly notAllowed: string;
  /** Where a ship that is set down would lie outside. */
  readonly out: Readonly<Record<'arc' | 'range', string>>;
  /** What the rules call an option that is no action. */
  readonly named: Readonly<Record<'dock' | 'deploy' | 'decloak', string>>;
  readonly atRange: (range: number) => string;
  readonly beyondRange3: string;
  readonly offTable: string;
  /** "12.5 mm from an edge". */
  readonly near: (mm: number, from: string) => string;
  readonly pastEdge: (mm: number) => string;
  readonly onTopOf: (ship: string) => string;
  readonly onObjective: string;
  readonly attackOn: (weapon: string, ship: string) => string;
  /** The place that is asked about, for a thing if it is named. */
  readonly here: (thing?: string) => string;
  readonly repair: (card: string) => string;
  readonly damageCard: string;
}

/** Sections with lines about single cards: one that is named forbids it, an ability asks for what is not so, a place is not the card's. */
const ABOUT_CARDS = /^xwing2:(faq-|errata-|saw-reaper-|damage-deck\.)/;
const FORBIDDEN = 'xwing2:introduction.3';
const UNMET = 'xwing2:ability-queue.6';
const NOT_THERE = 'xwing2:abilities.1';

/** What is refused and why. */
export const refusalIn =
  (say: RefusalTerms & RefusalPhrases) =>
  (refused: Refusal, view: SecondState): string => {
    const reason = say.reasons[refused.ruling] ?? say.reasons[byCard(refused)];
    const detail = refused.facts ? factWords(say, refused.facts, view) : refused.detail;
    const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? say.notAllowed);
    return say.spaced(`${optionName(say, refused.option, view)}: ${why}`);
  };

/** By which reason a line about a card is told. */
function byCard({ ruling, option, facts = {} }: Refusal): string {
  if (typeof facts.card === 'string') return FORBIDDEN;
  if (!ABOUT_CARDS.test(ruling)) return '';
  return PLACE.test(option) ? NOT_THERE : UNMET;
}

const PLACE = /^(?:(.+) )?at -?\d+, -?\d+$/;

/** What the position shows, as in "12.5 mm from an edge" or "at range 3"; undefined when it says nothing more. */
function factWords(say: RefusalPhrases & RefusalTerms, facts: Facts, view: SecondState): string | undefined {
  const { range, mm, of, beyond, ship, on, card, out } = facts;
  if (out === 'arc' || out === 'range') return say.out[out];
  if (typeof card === 'string') return card;
  if (typeof range === 'number') return range > 3 ? say.beyondRange3 : say.atRange(range);
  if (typeof mm === 'number') return mm < 0 ? say.offTable : say.near(mm, `${of ?? ''}`);
  if (typeof beyond === 'number') return say.pastEdge(beyond);
  if (typeof ship === 'number') return say.onTopOf(shipLabel(view, ship));
  return on === 'objective' ? say.onObjective : undefined;
}

/** The thing refused: questions name ships and damage cards by number. */
function optionName(say: RefusalPhrases & RefusalTerms, option: string, view: SecondState): string {
  const [, upgrade, target] = /^upgrade-(\S+?)(?: ship-(\d+))?$/.exec(option) ?? [];
  if (upgrade) {
    const name = upgradeName(upgrade);
    return target === undefined ? name : say.attackOn(name, shipLabel(view, Number(target)));
  }
  const [, kind, number] = /^(ship|repair)-(\d+)$/.exec(option) ?? [];
  if (kind === 'ship') return shipLabel(view, Number(number));
  if (kind === 'repair') return say.repair(damageName(Number(number), view) ?? say.damageCard);
  const [, ref, owner] = /^ability-(.+)@(\d+)$/.exec(option) ?? [];
  if (ref) return say.abilityName(view, ref, Number(owner));
  const place = PLACE.exec(option);
  if (place) return say.here(place[1] && deviceTitle(place[1]));
  const shift = PLACEMENTS.find((name) => name === option);
  if (shift) return say.placement(shift);
  const named: Readonly<Record<string, string>> = say.named;
  return say.actionNamed(option) ?? named[option] ?? option;
}

function damageName(uid: number, view: SecondState): string | undefined {
  const card = view.ships.flatMap((ship) => ship.damage).find((other) => other.uid === uid);
  return DAMAGE_DECK[card?.kind ?? -1]?.name;
}

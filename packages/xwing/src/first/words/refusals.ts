import type { Facts, Refusal } from '@firing-arc/referee';
import type { Maneuver } from '../../common/index.ts';
import { dialManeuver } from '../maneuver/dial-names.ts';
import type { BoostWay, DecloakMove, RollWay } from '../questions.ts';
import type { FirstState } from '../state.ts';
import { cardName, damageCard, shipLabel, upgradeName } from './labels.ts';

/** What a language calls what may be refused. */
export interface RefusalTerms {
  readonly spaced: (text: string) => string;
  /** An action's name if the word is one. */
  readonly actionNamed: (word: string) => string | undefined;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly decloakMove: (move: DecloakMove) => string;
  readonly rollWay: (way: RollWay) => string;
  readonly boostWay: (way: BoostWay) => string;
}

type Say = RefusalTerms & RefusalPhrases;

/** What a language says of what the rules refuse: small phrases without capital letter and full stop. */
export interface RefusalPhrases {
  readonly place: string;
  /** The place that is asked about, for a ship if it is named. */
  readonly here: (ship?: string) => string;
  /** A place on a line, so far from its middle. */
  readonly shifted: (mm: number) => string;
  /** Why, by the ruling. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly notAllowed: string;
  readonly offTable: string;
  /** "12.5 mm from an edge", or from another obstacle. */
  readonly near: (mm: number, from: 'edge' | 'another') => string;
  readonly beyondIt: (mm: number) => string;
  readonly onTopOf: (ship: string) => string;
  readonly offLine: string;
  readonly attackOn: (ship: string, weapon: string) => string;
  readonly primaryWeapon: string;
}

/** What is refused and why. */
export const refusalIn =
  (say: Say) =>
  (refused: Refusal, view: FirstState): string => {
    const reason = say.reasons[refused.ruling];
    const detail = refused.facts ? factWords(say, refused.facts, view) : refused.detail;
    const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? say.notAllowed);
    return say.spaced(`${optionName(say, refused.option, view)}: ${why}`);
  };

/** What the position shows, as in "12.5 mm from an edge"; undefined when it says nothing more. */
function factWords(
  say: Say,
  { mm, of, beyond, ship, aside, card }: Facts,
  view: FirstState,
): string | undefined {
  if (typeof mm === 'number') return mm < 0 ? say.offTable : say.near(mm, of === 'edge' ? 'edge' : 'another');
  if (typeof beyond === 'number') return say.beyondIt(beyond);
  if (typeof card === 'string') return cardName(card);
  if (typeof ship === 'number') return say.onTopOf(shipLabel(view, ship));
  return typeof aside === 'number' && Math.abs(aside) > 0.01 ? say.offLine : undefined;
}

/** The thing refused: questions name ships by number, and cards by id. */
function optionName(say: Say, option: string, view: FirstState): string {
  const [, id] = /^ship-(\d+)$/.exec(option) ?? [];
  if (id) return shipLabel(view, Number(id));
  const [, weapon, target] = /^weapon (\d+) target (\d+)$/.exec(option) ?? [];
  if (target) {
    const card = view.ships.flatMap((ship) => (ship.id === view.active ? ship.upgrades : []))[
      Number(weapon) - 1
    ];
    return say.attackOn(shipLabel(view, Number(target)), card ? upgradeName(card.id) : say.primaryWeapon);
  }
  const [, kind, card = ''] = /^(damage-card|bomb|card|mission) (.+)$/.exec(option) ?? [];
  if (kind === 'mission') return card;
  if (kind) return kind === 'damage-card' ? damageCard(card) : cardName(card);
  const place = /^(?:(.+) )?at -?\d+, -?\d+$/.exec(option);
  if (place) return say.here(place[1]);
  const [, shift] = /^shifted by (-?[\d.]+)$/.exec(option) ?? [];
  if (shift) return say.shifted(Number(shift));
  return say.actionNamed(option) ?? wayName(say, option) ?? option;
}

const DECLOAKS: readonly DecloakMove[] = [
  'roll-left',
  'roll-right',
  'boost',
  'roll-left-forward',
  'roll-left-back',
  'roll-right-forward',
  'roll-right-back',
  'boost-left',
  'boost-right',
];
const BOOSTS: readonly BoostWay[] = ['left', 'straight', 'right', 'turn-left', 'turn-right'];

/** A way in which a ship might move: a maneuver of its dial, a boost, a roll, how it decloaks. */
function wayName(say: Say, option: string): string | undefined {
  const maneuver = dialManeuver(option);
  if (maneuver) return say.maneuver(maneuver);
  const decloak = DECLOAKS.find((move) => move === option);
  if (decloak) return say.decloakMove(decloak);
  const boost = BOOSTS.find((way) => way === option);
  if (boost) return say.boostWay(boost);
  const [, side, by] = /^(left|right) (long|forward|back)$/.exec(option) ?? [];
  if (side && by) return say.rollWay({ side, by } as RollWay);
  return option === 'place' ? say.place : undefined;
}

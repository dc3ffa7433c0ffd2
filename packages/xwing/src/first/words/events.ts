import { type PhrasesWithNames, sayWithNames } from '@firing-arc/words';
import type { Maneuver } from '../../common/index.ts';
import type { ManeuverDifficulty } from '../cards/index.ts';
import type { Declaration, FirstEvent } from '../events.ts';
import type { BoostWay, DecloakMove, Edge, RollWay } from '../questions.ts';
import type { FirstState, Token } from '../state.ts';
import { cardName, conditionName, damageCard, letter, repeated, shipLabel, upgradeName } from './labels.ts';

/** What happened: names in the place of the numbers of an event; the phrases are those of a language. */

/** What a language calls what events are about. */
export interface EventTerms {
  readonly sentence: (text: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly player: (player: number) => string;
  readonly obstacle: (view: FirstState, id: number) => string;
  readonly bomb: (kind: string) => string;
  readonly edge: (edge: Edge) => string;
  readonly phase: (phase: string) => string;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (color: ManeuverDifficulty) => string;
  readonly quarter: (arc: number) => string;
  readonly token: (token: Token, count?: number) => string;
  readonly faces: (faces: readonly string[]) => string;
  readonly rollWay: (way: RollWay) => string;
  readonly boostWay: (way: BoostWay) => string;
  readonly decloakMove: (move: DecloakMove) => string;
}

type Names = ReturnType<typeof namesIn>;

/** A phrase for each kind of event, of its names and of the event itself; without capital letter and full stop. */
export type EventPhrases = PhrasesWithNames<FirstEvent, keyof Names>;

/** The same for what turned out impossible, as part of that event. */
export type DeclarationPhrases = PhrasesWithNames<Declaration, keyof ReturnType<typeof declaredIn>>;

interface Say {
  readonly terms: EventTerms;
  readonly events: EventPhrases;
  readonly declarations: DeclarationPhrases;
}

/** What happened, as one short sentence. */
export const eventIn =
  (say: Say) =>
  (event: FirstEvent, view: FirstState): string =>
    say.terms.sentence(sayWithNames(say.events, event, namesIn(say, event, view)));

/** By the field of the event; empty where it has none. */
function namesIn({ terms, declarations }: Say, event: FirstEvent, view: FirstState) {
  const ship = (id: number) => shipLabel(view, id);
  return {
    ship: 'ship' in event ? ship(event.ship) : '',
    other: 'other' in event ? ship(event.other) : '',
    on: 'on' in event ? ship(event.on) : '',
    carrier: 'carrier' in event ? ship(event.carrier) : '',
    attacker: 'attacker' in event ? ship(event.attacker) : '',
    defender: 'defender' in event ? ship(event.defender) : '',
    overlapped: 'overlapped' in event ? terms.list(event.overlapped.map(ship)) : '',
    by: 'by' in event ? (typeof event.by === 'string' ? upgradeName(event.by) : ship(event.by)) : '',
    player: 'player' in event ? terms.player(event.player) : '',
    winner: 'winner' in event && event.winner >= 0 ? terms.player(event.winner) : '',
    winners: 'winners' in event && event.winners ? terms.list(event.winners.map(terms.player)) : '',
    obstacle: 'obstacle' in event ? terms.obstacle(view, event.obstacle) : '',
    edge: 'edge' in event ? terms.edge(event.edge) : '',
    phase: 'phase' in event ? terms.phase(event.phase) : '',
    maneuver: 'maneuver' in event ? terms.maneuver(event.maneuver) : '',
    difficulty: 'difficulty' in event ? terms.difficulty(event.difficulty) : '',
    arc: 'arc' in event ? terms.quarter(event.arc) : '',
    /** A bomb token is named as a bomb. */
    token: event.kind === 'bomb-detonates' ? terms.bomb(event.token) : tokenIn(terms, event),
    letter: 'letter' in event ? letter(event.letter) : '',
    upgrade: 'upgrade' in event ? upgradeName(event.upgrade) : '',
    /** Empty for the primary weapon. */
    weapon: 'weapon' in event && event.weapon !== null ? upgradeName(event.weapon) : '',
    condition: 'condition' in event ? conditionName(event.condition) : '',
    /** Empty for a facedown damage card. */
    card:
      'card' in event ? (event.kind === 'ability' ? cardName(event.card) : damageCard(event.card ?? '')) : '',
    faces: 'faces' in event ? terms.faces(event.faces) : '',
    /** Hits and crits that are left. */
    hits: event.kind === 'compared' ? leftIn(terms, event.crits, event.hits) : '',
    what: 'what' in event ? sayWithNames(declarations, event.what, declaredIn(terms, event.what, view)) : '',
  };
}

const tokenIn = (terms: EventTerms, event: FirstEvent): string =>
  event.kind === 'gained' || event.kind === 'lost' || event.kind === 'spent'
    ? terms.token(event.token, 'count' in event ? event.count : 1)
    : '';

const leftIn = (terms: EventTerms, crits: number, hits: number): string =>
  crits + hits === 0 ? '' : terms.faces([...repeated('crit', crits), ...repeated('hit', hits)]);

const declaredIn = (terms: EventTerms, what: Declaration, view: FirstState) => ({
  target: 'target' in what ? shipLabel(view, what.target) : '',
  /** To which side a ship rolls, and by what. */
  side: 'side' in what ? terms.rollWay(what) : '',
  direction: 'direction' in what ? terms.boostWay(what.direction) : '',
  move: 'move' in what ? terms.decloakMove(what.move) : '',
});

import { type PhrasesWithNames, sayWithNames } from '@firing-arc/words';
import type { Maneuver, Placement, Template } from '../../common/index.ts';
import type { ActionDifficulty, ManeuverDifficulty } from '../cards/chassis.ts';
import type { SecondEvent } from '../events.ts';
import { isDoubleTurret } from '../huge/turrets.ts';
import { hasDoubleTurret } from '../setup/setup.ts';
import type { SecondState, Token } from '../state.ts';
import { isOwnAbility, repeated, shipLabel, specialWeapon, upgradeName } from './labels.ts';

/** What happened: names in the place of the numbers of an event; the phrases are those of a language. */

/** What a language calls what events are about. */
export interface EventTerms {
  readonly sentence: (text: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly player: (player: number) => string;
  readonly marker: (view: SecondState, id: number) => string;
  readonly obstacle: (view: SecondState, id: number) => string;
  readonly device: (view: SecondState, id: number) => string;
  readonly deviceKind: (kind: string) => string;
  /** In the place where the name of a condition card stands. */
  readonly conditionTitle: (id: string | null) => string;
  readonly itsAbility: string;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (colour: ManeuverDifficulty | ActionDifficulty) => string;
  readonly template: (template: Template) => string;
  readonly placement: (placement: Placement) => string;
  readonly turret: (arc: number, double: boolean) => string;
  readonly arc: (arc: string) => string;
  readonly phase: (phase: string) => string;
  readonly token: (token: Token, count?: number) => string;
  readonly face: (face: string) => string;
  readonly faces: (faces: readonly string[]) => string;
}

type Names = ReturnType<typeof namesIn>;

/** A phrase for each kind of event, of its names and of the event itself; without capital letter and full stop. */
export type EventPhrases = PhrasesWithNames<SecondEvent, keyof Names>;

/** What happened, as one short sentence. */
export const eventIn =
  (terms: EventTerms, phrases: EventPhrases) =>
  (event: SecondEvent, view: SecondState): string =>
    terms.sentence(sayWithNames(phrases, event, namesIn(terms, event, view)));

/** By the field of the event; empty where it has none. */
function namesIn(say: EventTerms, event: SecondEvent, view: SecondState) {
  const ship = (id: number) => shipLabel(view, id);
  const ships = (ids: readonly number[]) => ids.map(ship);
  return {
    // a device that nobody's ship places is its player's
    ship:
      'ship' in event
        ? event.ship < 0 && 'player' in event
          ? say.player(event.player)
          : ship(event.ship)
        : '',
    other:
      'other' in event
        ? typeof event.other === 'number'
          ? ship(event.other)
          : upgradeName(event.other)
        : '',
    attacker: 'attacker' in event ? ship(event.attacker) : '',
    defender: 'defender' in event ? ship(event.defender) : '',
    carrier: 'carrier' in event ? ship(event.carrier) : '',
    huge: 'huge' in event ? ship(event.huge) : '',
    leader: 'leader' in event ? ship(event.leader) : '',
    from: 'from' in event && typeof event.from === 'number' ? ship(event.from) : '',
    on: 'on' in event ? targetIn(say, 'target' in event ? event.target : 'ship', event.on, view) : '',
    /** All that an attack was measured through. */
    ships:
      event.kind === 'measured-through'
        ? say.list([...ships(event.ships), ...event.devices.map((id) => say.device(view, id))])
        : '',
    overlapped: event.kind === 'maneuver' ? say.list(ships(event.overlapped)) : '',
    player: 'player' in event ? say.player(event.player) : '',
    marker: 'marker' in event && typeof event.marker === 'number' ? say.marker(view, event.marker) : '',
    obstacle: 'obstacle' in event ? say.obstacle(view, event.obstacle) : '',
    /** Of a kind of devices. */
    name: 'name' in event ? say.deviceKind(event.name) : '',
    condition: 'condition' in event ? say.conditionTitle(event.condition) : '',
    upgrade: 'upgrade' in event && event.upgrade !== undefined ? upgradeName(event.upgrade) : '',
    otherUpgrade: 'otherUpgrade' in event ? upgradeName(event.otherUpgrade) : '',
    under: 'under' in event ? upgradeName(event.under) : '',
    maneuver: 'maneuver' in event && event.maneuver ? say.maneuver(event.maneuver) : '',
    difficulty: 'difficulty' in event ? say.difficulty(event.difficulty) : '',
    template: 'template' in event && event.template ? say.template(event.template) : '',
    placement: 'placement' in event && event.placement ? say.placement(event.placement) : '',
    arc: arcIn(say, event, view),
    weapon: event.kind === 'attack' ? specialWeapon(view, event.attacker, event.weapon) : '',
    phase: 'phase' in event ? say.phase(event.phase) : '',
    token: 'token' in event ? say.token(event.token, 'count' in event ? event.count : 1) : '',
    face: 'face' in event ? say.face(event.face) : '',
    faces: 'faces' in event ? say.faces(event.faces) : '',
    /** Hits and crits that are left. */
    hits: event.kind === 'neutralized' ? leftIn(say, event.crits, event.hits) : '',
    /** A pilot's own ability goes without its name: the card is called as the ship. */
    ability:
      event.kind === 'ability' && !isOwnAbility(event.ability, ship(event.ship))
        ? event.ability
        : say.itsAbility,
  };
}

function targetIn(
  say: EventTerms,
  kind: 'ship' | 'obstacle' | 'device',
  id: number,
  view: SecondState,
): string {
  if (kind === 'ship') return shipLabel(view, id);
  return kind === 'device' ? say.device(view, id) : say.obstacle(view, id);
}

function arcIn(say: EventTerms, event: SecondEvent, view: SecondState): string {
  if (event.kind === 'attack') return say.arc(event.arc);
  if (event.kind !== 'turret') return '';
  const double = event.upgrade
    ? isDoubleTurret(event.upgrade)
    : hasDoubleTurret(view.ships[event.ship]?.card ?? '');
  return say.turret(event.arc, double);
}

const leftIn = (say: EventTerms, crits: number, hits: number): string =>
  crits + hits === 0 ? '' : say.faces([...repeated('crit', crits), ...repeated('hit', hits)]);

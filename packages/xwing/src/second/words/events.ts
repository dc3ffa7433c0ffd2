import type { Maneuver, Placement, Template } from '../../common/index.ts';
import { type PhrasesWithNames, sayWithNames } from '../../common/words/phrases.ts';
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
  (told: SecondEvent, view: SecondState): string =>
    terms.sentence(sayWithNames(phrases, told, namesIn(terms, told, view)));

/** By the field of the event; empty where it has none. */
function namesIn(say: EventTerms, told: SecondEvent, view: SecondState) {
  const ship = (id: number) => shipLabel(view, id);
  const ships = (ids: readonly number[]) => ids.map(ship);
  return {
    // a device that nobody's ship places is its player's
    ship:
      'ship' in told ? (told.ship < 0 && 'player' in told ? say.player(told.player) : ship(told.ship)) : '',
    other:
      'other' in told ? (typeof told.other === 'number' ? ship(told.other) : upgradeName(told.other)) : '',
    attacker: 'attacker' in told ? ship(told.attacker) : '',
    defender: 'defender' in told ? ship(told.defender) : '',
    carrier: 'carrier' in told ? ship(told.carrier) : '',
    huge: 'huge' in told ? ship(told.huge) : '',
    leader: 'leader' in told ? ship(told.leader) : '',
    from: 'from' in told && typeof told.from === 'number' ? ship(told.from) : '',
    on: 'on' in told ? targetIn(say, 'target' in told ? told.target : 'ship', told.on, view) : '',
    /** All that an attack was measured through. */
    ships:
      told.kind === 'measured-through'
        ? say.list([...ships(told.ships), ...told.devices.map((id) => say.device(view, id))])
        : '',
    overlapped: told.kind === 'maneuver' ? say.list(ships(told.overlapped)) : '',
    player: 'player' in told ? say.player(told.player) : '',
    marker: 'marker' in told && typeof told.marker === 'number' ? say.marker(view, told.marker) : '',
    obstacle: 'obstacle' in told ? say.obstacle(view, told.obstacle) : '',
    /** Of a kind of devices. */
    name: 'name' in told ? say.deviceKind(told.name) : '',
    condition: 'condition' in told ? say.conditionTitle(told.condition) : '',
    upgrade: 'upgrade' in told && told.upgrade !== undefined ? upgradeName(told.upgrade) : '',
    otherUpgrade: 'otherUpgrade' in told ? upgradeName(told.otherUpgrade) : '',
    under: 'under' in told ? upgradeName(told.under) : '',
    maneuver: 'maneuver' in told && told.maneuver ? say.maneuver(told.maneuver) : '',
    difficulty: 'difficulty' in told ? say.difficulty(told.difficulty) : '',
    template: 'template' in told && told.template ? say.template(told.template) : '',
    placement: 'placement' in told && told.placement ? say.placement(told.placement) : '',
    arc: arcIn(say, told, view),
    weapon: told.kind === 'attack' ? specialWeapon(view, told.attacker, told.weapon) : '',
    phase: 'phase' in told ? say.phase(told.phase) : '',
    token: 'token' in told ? say.token(told.token, 'count' in told ? told.count : 1) : '',
    face: 'face' in told ? say.face(told.face) : '',
    faces: 'faces' in told ? say.faces(told.faces) : '',
    /** Hits and crits that are left. */
    hits: told.kind === 'neutralized' ? leftIn(say, told.crits, told.hits) : '',
    /** A pilot's own ability goes without its name: the card is called as the ship. */
    ability:
      told.kind === 'ability' && !isOwnAbility(told.ability, ship(told.ship)) ? told.ability : say.itsAbility,
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

function arcIn(say: EventTerms, told: SecondEvent, view: SecondState): string {
  if (told.kind === 'attack') return say.arc(told.arc);
  if (told.kind !== 'turret') return '';
  const double = told.upgrade
    ? isDoubleTurret(told.upgrade)
    : hasDoubleTurret(view.ships[told.ship]?.card ?? '');
  return say.turret(told.arc, double);
}

const leftIn = (say: EventTerms, crits: number, hits: number): string =>
  crits + hits === 0 ? '' : say.faces([...repeated('crit', crits), ...repeated('hit', hits)]);

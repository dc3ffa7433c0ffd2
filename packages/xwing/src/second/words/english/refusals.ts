import type { Facts, Refusal } from '@firing-arc/referee';
import { PLACEMENTS } from '../../../common/index.ts';
import { DAMAGE_DECK } from '../../abilities/damage-deck.ts';
import { upgradeCard } from '../../cards/index.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { abilityName } from './questions.ts';
import { actionNamed, placement, sentence } from './terms.ts';

/** Why the rules refuse something here, in a few words; the line of the rulebook says it in full. */
const REASONS: Readonly<Record<string, string>> = {
  'xwing2:actions.2': 'the ship is stressed',
  'xwing2:actions.12': 'the ship has performed it this round',
  'xwing2:actions.13': 'the ship has tried it this round',
  'xwing2:ability-queue.1': 'this is not its moment',
  'xwing2:ability-queue.6': 'its requirement is not met',
  'xwing2:faq-abilities-and-the-ability-queue.10': 'it cannot be paid for',
  'xwing2:abilities.12': 'it would do nothing',
  'xwing2:card-interpretation.8': 'it was used in this attack',
  'xwing2:special-weapon.9': 'only for attacks with a primary weapon',
  'xwing2:primary-weapon.4': 'only for attacks with a special weapon',
  'xwing2:special-weapon.2': 'its card does not allow this attack',
  'xwing2:introduction.4': 'a card forbids it',
  'xwing2:ion.3': 'the ship is ionized',
  'xwing2:ion.8': 'an ionized ship can only focus',
  'xwing2:ion.10': 'an ionized ship can only focus',
  'xwing2:overlap.1': 'a ship is there',
  'xwing2:overlap.12': 'the ship ran into an enemy and has no more actions this turn',
  'xwing2:damage-deck.10': 'a damage card allows only focus',
  'xwing2:reload.1': 'there is nothing to reload',
  'xwing2:purple-actions.1': 'the ship has no Force left',
  'xwing2:cloak.4': 'the ship is cloaked',
  'xwing2:slam.1': 'the dial has no maneuver of the speed it flew',
  'xwing2:slam.4': 'the ship can SLAM only in its own activation',
  'xwing2:jam.2': 'only at range 1, or in the bullseye arc at range 2',
  'xwing2:tractor.6': 'an obstacle is in the way',
  'xwing2:rotate-a-ship.3': 'a ship is in the way',
  'xwing2:device.8': 'the ship placed a device this round',
  'xwing2:device.9': 'the card has no charge left',
  'xwing2:device.10': 'the ship has no calculate token',
  'xwing2:device.12': 'the ship decloaked in this phase',
  'xwing2:device.17': 'it would lie outside the play area',
  'xwing2:objects-remotes.4': 'something lies there',
  'xwing2:objects-remotes.16': 'an enemy ship is on the team',
  'xwing2:objects-remotes.17': 'the team has no charge left',
  'xwing2:obstacles.20': 'nobody locks from an electro-chaff cloud, and nobody is locked in it',
  'xwing2:lock.2': 'it is beyond range 3',
  'xwing2:lock.8': 'a ship cannot lock itself',
  'xwing2:obstacles.17': 'the ship lies on an asteroid',
  'xwing2:obstacles.18': 'the ship lies on a debris cloud',
  'xwing2:obstacles.19': 'nobody locks or attacks from a gas cloud, and nobody is locked in it',
  'xwing2:barrel-roll.7': 'a ship is in the way',
  'xwing2:barrel-roll.8': 'an obstacle is in the way',
  'xwing2:barrel-roll.9': 'it leaves the play area',
  'xwing2:boost.4': 'a ship is in the way',
  'xwing2:boost.5': 'an obstacle is in the way',
  'xwing2:boost.6': 'it leaves the play area',
  'xwing2:bearing.11': 'a ship is there',
  'xwing2:disarmed.2': 'the ship is disarmed',
  'xwing2:friendly.2': 'it is on the same side',
  'xwing2:attack-arc.1': 'it is not in a firing arc',
  'xwing2:primary-weapon.3': 'it is beyond range 3',
  'xwing2:attack.7': 'it has too few charges',
  'xwing2:special-weapon.5': 'not in the arc of the weapon',
  'xwing2:special-weapon.6': 'not at a range of the weapon',
  'xwing2:special-weapon.7': 'the ship has no lock on it',
  'xwing2:special-weapon.8': 'the ship has no focus token',
  'xwing2:play-area.1': 'it is outside the play area',
  'xwing2:ship-sizes.5': 'it is outside the play area',
  'xwing2:dock.8': 'it does not touch its carrier',
  'xwing2:dock.9': 'not both in one System Phase',
  'xwing2:setup.6': 'it is too near to another obstacle',
  'xwing2:setup.7': 'it is too near to an edge',
  'xwing2:scenarios.9': 'there is nothing to transmit from near, or not yet',
  'xwing2:scenarios.11': 'an objective lies there',
  'xwing2:scenario-assault.2': 'it must lie at range 3 of the centre one and beyond range 2 of the others',
  'xwing2:scenario-assault.3': 'it must lie at range 2-4 of the right edge',
  'xwing2:scenario-salvage-mission.2':
    'it must lie at range 3 of the centre one and beyond range 2 of the others',
  'xwing2:scenario-salvage-mission.3': 'it must lie at range 2-4 of the right edge',
  'xwing2:scenario-salvage-mission.5': 'not before round 2',
  'xwing2:scenario-salvage-mission.7': 'the ship tows something',
  'xwing2:scenario-salvage-mission.8': 'there is nothing to tow at range 0-1',
  'xwing2:scenario-salvage-mission.10': 'it must lie at range 1 of the ship',
  'xwing2:scenario-salvage-mission.11': 'the ship tows something',
  'xwing2:scenario-salvage-mission.12': 'it must lie at range 1 of the ship',
  'xwing2:scenario-salvage-mission.13': 'it must lie at range 1 of the place the ship left',
  'xwing2:scenario-salvage-mission.14': 'it must lie at range 1 of the place the ship left',
  'xwing2:scenario-scramble.1': 'it must lie at range 3 of the centre one and at range 2-4 of the right edge',
  'xwing2:scenario-scramble.3': 'not before round 2',
  'xwing2:scenario-scramble.5': 'there is nothing to scramble at range 0-1',
  'xwing2:setup.9': 'it is too far from the player’s edge',
};

/** What is refused and why. */
export function refusal(refused: Refusal, view: SecondState): string {
  const reason = REASONS[refused.ruling];
  const detail = refused.facts ? factWords(refused.facts, view) : refused.detail;
  const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? 'the rules do not allow it');
  return sentence(`${optionName(refused.option, view)}: ${why}`);
}

/** What the position shows, as in "12.5 mm from an edge" or "at range 3"; undefined when it says nothing more. */
function factWords(facts: Facts, view: SecondState): string | undefined {
  const { range, mm, of, beyond, ship, on } = facts;
  if (typeof range === 'number') return range > 3 ? 'beyond range 3' : `at range ${range}`;
  if (typeof mm === 'number')
    return mm < 0 ? 'partly off the table' : `${mm.toFixed(1)} mm from ${NEAR[of ?? ''] ?? of}`;
  if (typeof beyond === 'number') return `${beyond.toFixed(1)} mm beyond range 1 of its edge`;
  if (typeof ship === 'number') return `on top of ${shipLabel(view, ship)}`;
  return on === 'objective' ? 'on an objective' : undefined;
}

const NEAR: Readonly<Record<string, string>> = {
  edge: 'an edge',
  obstacle: 'another',
  objective: 'another',
  centre: 'the centre one',
  'own-edge': 'your edge',
  'enemy-edge': 'the opponent’s edge',
  ship: 'the ship',
};

/** The thing refused: questions name ships and damage cards by number. */
function optionName(option: string, view: SecondState): string {
  const [, upgrade, target] = /^upgrade-(\S+?)(?: ship-(\d+))?$/.exec(option) ?? [];
  if (upgrade) {
    const name = upgradeCard(upgrade)?.name ?? upgrade;
    return target === undefined ? name : `${name} at ${shipLabel(view, Number(target))}`;
  }
  const [, kind, number] = /^(ship|repair)-(\d+)$/.exec(option) ?? [];
  if (kind === 'ship') return shipLabel(view, Number(number));
  if (kind === 'repair') return `repair ${cardName(Number(number), view)}`;
  const [, ref, owner] = /^ability-(.+)@(\d+)$/.exec(option) ?? [];
  if (ref) return abilityName(view, ref, Number(owner));
  const place = PLACEMENTS.find((name) => name === option);
  return place ? placement(place) : (actionNamed(option) ?? option);
}

function cardName(uid: number, view: SecondState): string {
  const card = view.ships.flatMap((ship) => ship.damage).find((other) => other.uid === uid);
  return DAMAGE_DECK[card?.kind ?? -1]?.name ?? 'a damage card';
}

import type { Facts, Refusal } from '@firing-arc/referee';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { actionNamed, damageCard, sentence, upgrade } from './terms.ts';

/** Why the rules refuse something here, in a few words; the line of the rulebook says it in full. */
const REASONS: Readonly<Record<string, string>> = {
  'xwing1:actions.5': 'the ship is stressed',
  'xwing1:golden-rules.3': 'a rule of the mission says so',
  'xwing1:actions.7': 'the ship has performed it this round',
  'xwing1:faq-damage-cards.7': 'a damage card bars the action bar',
  'xwing1:damage-deck-the-force-awakens.12': 'a damage card allows only the actions of damage cards',
  'xwing1:cloak.4': 'the ship is cloaked',
  'xwing1:coordinate.1': 'it is not at range 1-2',
  'xwing1:coordinate.2': 'no friendly ship is at range 1-2',
  'xwing1:jam.1': 'no ship without a jam token is at range 1, or ahead at range 2',
  'xwing1:reload.2': 'no torpedo or missile is discarded',
  'xwing1:rotate-arc.1': 'the ship has no mobile arc',
  'xwing1:slam.1': 'the ship has executed no maneuver that it could repeat',
  'xwing1:tractor-beam-token.4': 'a ship or the edge is in the way',
  'xwing1:weapons-disabled-token.1': 'its weapons are disabled',
  'xwing1:acquire-a-target-lock.2': 'it is beyond range 3',
  'xwing1:friendly.2': 'it is on the same side',
  'xwing1:barrel-roll.4': 'the ship cannot be shifted so far',
  'xwing1:barrel-roll.6': 'a ship is in the way',
  'xwing1:barrel-roll.7': 'an obstacle is in the way',
  'xwing1:barrel-roll.8': 'the template would lie on an obstacle',
  'xwing1:barrel-roll.9': 'the ship would leave the play area',
  'xwing1:barrel-roll.11': 'it turned out impossible',
  'xwing1:bearing.7': 'the ship cannot be shifted so far',
  'xwing1:bearing.10': 'a ship is there',
  'xwing1:boost.3': 'a ship is in the way',
  'xwing1:boost.4': 'an obstacle is in the way',
  'xwing1:boost.5': 'the ship would leave the play area',
  'xwing1:boost.7': 'it turned out impossible',
  'xwing1:cloak.12': 'a ship or an obstacle is in the way',
  'xwing1:cloak.13': 'the ship would leave the play area',
  'xwing1:cloak.14': 'it turned out impossible',
  'xwing1:difficulty.3': 'a stressed ship flies no red maneuver',
  'xwing1:large-ship.6': 'the base leaves the play area',
  'xwing1:setup.4': 'it is too near to another obstacle',
  'xwing1:setup.5': 'it is too near to an edge',
  'xwing1:setup.9': 'the base must lie at range 1 of the player’s edge',
  'xwing1:spend.2': 'the ship has no such token',
  'xwing1:acquire-a-target-lock.3': 'only the attacker spends a target lock',
  'xwing1:attack.14': 'the ship has no lock on the defender',
  'xwing1:attack.22': 'only the defender spends an evade token',
  'xwing1:attack.30': 'it is on the same side',
  'xwing1:attack.5': 'it is not in the firing arc',
  'xwing1:attack.6': 'it is not in the firing arc',
  'xwing1:overlapping-ships.5': 'the ships touch',
  'xwing1:secondary-weapons.3': 'the ship has no lock on it',
  'xwing1:secondary-weapons.4': 'the ship has no focus token',
  'xwing1:weapon-range.1': 'it is not at the range of the weapon',
};

/** What is refused and why. */
export function refusal(refused: Refusal, view: FirstState): string {
  const reason = REASONS[refused.ruling];
  const detail = refused.facts ? factWords(refused.facts, view) : refused.detail;
  const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? 'the rules do not allow it');
  return sentence(`${optionName(refused.option, view)}: ${why}`);
}

/** What the position shows, as in "12.5 mm from an edge"; undefined when it says nothing more. */
function factWords({ mm, of, beyond, ship, aside }: Facts, view: FirstState): string | undefined {
  if (typeof mm === 'number') {
    return mm < 0
      ? 'partly off the table'
      : `${mm.toFixed(1)} mm from ${of === 'edge' ? 'an edge' : 'another'}`;
  }
  if (typeof beyond === 'number') return `${beyond.toFixed(1)} mm beyond it`;
  if (typeof ship === 'number') return `on top of ${shipLabel(view, ship)}`;
  return typeof aside === 'number' && Math.abs(aside) > 0.01 ? 'off the line of the template' : undefined;
}

/** The thing refused: questions name ships by number, and cards by id. */
function optionName(option: string, view: FirstState): string {
  const [, id] = /^ship-(\d+)$/.exec(option) ?? [];
  if (id) return shipLabel(view, Number(id));
  const [, weapon, target] = /^weapon (\d+) target (\d+)$/.exec(option) ?? [];
  if (target) {
    const card = view.ships.flatMap((ship) => (ship.id === view.active ? ship.upgrades : []))[
      Number(weapon) - 1
    ];
    return `${shipLabel(view, Number(target))} with ${card ? upgrade(card.id) : 'the primary weapon'}`;
  }
  const [, kind, card = ''] = /^(damage-card|bomb) (.+)$/.exec(option) ?? [];
  if (kind) return kind === 'bomb' ? upgrade(card) : damageCard(card);
  return actionNamed(option) ?? option.replace(/^mission /, '');
}

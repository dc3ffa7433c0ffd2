/** What changed from one First Edition pack to another, in plain words. */

import {
  cardChanges,
  formatTexts,
  from,
  gainsAndLosses,
  type PackChange,
  plain,
} from '../../common/packs/difference.ts';
import type { Pack, PackPilot, PackUpgrade, Play } from './pack.ts';

export type { PackChange } from '../../common/packs/difference.ts';

/** Every difference that matters to a squad or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack): readonly PackChange[] {
  return [
    ...formatTexts(after.id, [
      from('version', before.version, after.version),
      from('date', before.date, after.date),
      from('rules', before.rules, after.rules),
      ...playChanges('standard', before, after),
      ...playChanges('epic', before, after),
      from('obstacles of each player', before.obstacles.perPlayer, after.obstacles.perPlayer),
      from('different obstacles', String(before.obstacles.different), String(after.obstacles.different)),
      ...gainsAndLosses('obstacle', before.obstacles.ids, after.obstacles.ids),
    ]),
    ...shipChanges(before, after),
    ...pilotChanges(before, after),
    ...upgradeChanges(before, after),
  ];
}

function playChanges(play: Play, before: Pack, after: Pack): readonly (string | null)[] {
  const [once, now] = [before.play[play], after.play[play]];
  const size = ({ width, depth }: Pack['play'][Play]) => `${width} × ${depth} mm`;
  return [
    from(`squad points of ${play} play`, once.points, now.points),
    from(`play area of ${play} play`, size(once), size(now)),
    from(`huge ships in ${play} play`, String(once.huge), String(now.huge)),
  ];
}

/** Values that ships print, and pilots or upgrades in their place. */
const values = (
  old: { readonly agility?: number; readonly hull?: number; readonly shields?: number },
  now: typeof old,
): readonly (string | null)[] => [
  from('agility', old.agility, now.agility),
  from('hull', old.hull, now.hull),
  from('shields', old.shields, now.shields),
];

const shipChanges = (before: Pack, after: Pack): readonly PackChange[] =>
  cardChanges(before.ships, after.ships, {
    about: 'ship',
    title: ({ name }) => name,
    asNew: ({ size, factions }) => `${size}, for ${factions.join(' and ')}`,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('size', old.size, now.size),
      ...values(old, now),
      ...gainsAndLosses('faction', old.factions, now.factions),
      ...gainsAndLosses('action', old.actions, now.actions),
      from('other section', old.otherSection, now.otherSection),
    ],
  });

const pilotChanges = (before: Pack, after: Pack): readonly PackChange[] =>
  cardChanges(before.pilots, after.pilots, {
    about: 'pilot',
    title: ({ name, ship, faction }) => `${name} (${ship}, ${faction})`,
    asNew: cost,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('ship', old.ship, now.ship),
      from('pilot skill', old.skill, now.skill),
      from('squad points', old.points, now.points),
      from('unique', String(old.unique ?? false), String(now.unique ?? false)),
      ...values(old, now),
      ...gainsAndLosses('slot', old.slots, now.slots),
    ],
  });

const upgradeChanges = (before: Pack, after: Pack): readonly PackChange[] =>
  cardChanges(before.upgrades, after.upgrades, {
    about: 'upgrade',
    title: ({ name, slots }) => `${name} (${slots.join(' and ')})`,
    asNew: cost,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('squad points', old.points, now.points),
      from('unique', String(old.unique ?? false), String(now.unique ?? false)),
      from('limited', String(old.limited ?? false), String(now.limited ?? false)),
      from('what it needs', plain(old.needs), plain(now.needs)),
      from('one slot of', plain(old.gainsOneOf), plain(now.gainsOneOf)),
      from('limits', plain(old.limits), plain(now.limits)),
      from('discount', plain(old.discount), plain(now.discount)),
      from('comes with', old.brings, now.brings),
      from('copies in a squad', old.copies, now.copies),
      ...gainsAndLosses('slot that it takes', old.slots, now.slots),
      ...gainsAndLosses('slot for its ship', old.gains, now.gains),
      ...gainsAndLosses('slot that its ship loses', old.loses, now.loses),
      ...gainsAndLosses('action', old.actions, now.actions),
    ],
  });

const cost = ({ points }: PackPilot | PackUpgrade): string =>
  points === undefined ? 'without a cost' : `${points} squad points`;

/** What changed from one First Edition pack to another, in plain words. */

import {
  changesIn,
  ENGLISH_PACKS,
  formatTexts,
  type PackChange,
  type PackWords,
  plain,
} from '@firing-arc/referee';
import { indexPack, type Pack, type PackPilot, type PackUpgrade, type Play, wasThere } from './pack.ts';

/** What changes are told of. */
export const PACK_TERMS = [
  'version',
  'date',
  'rules',
  'obstacles of each player',
  'different obstacles',
  'obstacle',
  'squad points of standard play',
  'squad points of epic play',
  'play area of standard play',
  'play area of epic play',
  'huge ships in standard play',
  'huge ships in epic play',
  'agility',
  'hull',
  'shields',
  'name',
  'size',
  'faction',
  'action',
  'other section',
  'ship',
  'pilot skill',
  'squad points',
  'without a cost',
  'cards as of',
  'legal',
  'not legal',
  'unique',
  'limited',
  'slot',
  'what it needs',
  'one slot of',
  'limits',
  'discount',
  'comes with',
  'copies in a squad',
  'slot that it takes',
  'slot for its ship',
  'slot that its ship loses',
  'true',
  'false',
] as const;
export type PackTerm = (typeof PACK_TERMS)[number];

type Say = PackWords<PackTerm>;

/** Every difference that matters to a squad or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack, say: Say = ENGLISH_PACKS): readonly PackChange[] {
  const { from, gainsAndLosses } = changesIn(say);
  return [
    ...formatTexts(after.id, [
      from('version', before.version, after.version),
      from('date', before.date, after.date),
      from('rules', before.rules, after.rules),
      from('cards as of', before.asOf, after.asOf),
      ...playChanges('standard', before, after, say),
      ...playChanges('epic', before, after, say),
      from('obstacles of each player', before.obstacles.perPlayer, after.obstacles.perPlayer),
      from(
        'different obstacles',
        either(say, before.obstacles.different),
        either(say, after.obstacles.different),
      ),
      ...gainsAndLosses('obstacle', before.obstacles.ids, after.obstacles.ids),
    ]),
    ...shipChanges(before, after, say),
    ...pilotChanges(before, after, say),
    ...upgradeChanges(before, after, say),
  ];
}

function playChanges(play: Play, before: Pack, after: Pack, say: Say): readonly (string | null)[] {
  const { from } = changesIn(say);
  const [once, now] = [before.play[play], after.play[play]];
  const size = ({ width, depth }: Pack['play'][Play]) => `${width} × ${depth} mm`;
  return [
    from(`squad points of ${play} play`, once.points, now.points),
    from(`play area of ${play} play`, size(once), size(now)),
    from(`huge ships in ${play} play`, either(say, once.huge), either(say, now.huge)),
  ];
}

const either = (say: Say, is = false): string => say.term(is ? 'true' : 'false');

/** Values that ships print, and pilots or upgrades in their place. */
function values(
  old: { readonly agility?: number; readonly hull?: number; readonly shields?: number },
  now: typeof old,
  say: Say,
): readonly (string | null)[] {
  const { from } = changesIn(say);
  return [
    from('agility', old.agility, now.agility),
    from('hull', old.hull, now.hull),
    from('shields', old.shields, now.shields),
  ];
}

function shipChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { cardChanges, from, gainsAndLosses } = changesIn(say);
  return cardChanges(before.ships, after.ships, {
    about: 'ship',
    title: ({ name }) => name,
    asNew: ({ size, factions }) => `${size}, for ${factions.join(' and ')}`,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('size', old.size, now.size),
      ...values(old, now, say),
      ...gainsAndLosses('faction', old.factions, now.factions),
      ...gainsAndLosses('action', old.actions, now.actions),
      from('other section', old.otherSection, now.otherSection),
    ],
  });
}

function pilotChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { cardChanges, from, gainsAndLosses, moved } = changesIn(say);
  const there = thereIn('pilots', before, after, say);
  return cardChanges(before.pilots, after.pilots, {
    about: 'pilot',
    title: ({ name, ship, faction }) => `${name} (${ship}, ${faction})`,
    asNew: (card) => cost(card, say),
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('ship', old.ship, now.ship),
      moved('', ...there(old.id)),
      from('pilot skill', old.skill, now.skill),
      from('squad points', old.points, now.points),
      from('unique', either(say, old.unique), either(say, now.unique)),
      ...values(old, now, say),
      ...gainsAndLosses('slot', old.slots, now.slots),
    ],
  });
}

function upgradeChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { cardChanges, from, gainsAndLosses, moved } = changesIn(say);
  const there = thereIn('upgrades', before, after, say);
  return cardChanges(before.upgrades, after.upgrades, {
    about: 'upgrade',
    title: ({ name, slots }) => `${name} (${slots.join(' and ')})`,
    asNew: (card) => cost(card, say),
    changes: (old, now) => [
      from('name', old.name, now.name),
      moved('', ...there(old.id)),
      from('squad points', old.points, now.points),
      from('unique', either(say, old.unique), either(say, now.unique)),
      from('limited', either(say, old.limited), either(say, now.limited)),
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
}

const cost = ({ points }: PackPilot | PackUpgrade, say: Say): string =>
  points === undefined ? say.term('without a cost') : `${points} ${say.term('squad points')}`;

const legality = (is: boolean, say: Say): string => say.term(is ? 'legal' : 'not legal');

/** Whether a card was there on the days of two packs, in words. */
function thereIn(list: 'pilots' | 'upgrades', before: Pack, after: Pack, say: Say) {
  const [once, now] = [indexPack(before), indexPack(after)];
  return (id: string): [string, string] => [
    legality(wasThere(once, list, { id }), say),
    legality(wasThere(now, list, { id }), say),
  ];
}

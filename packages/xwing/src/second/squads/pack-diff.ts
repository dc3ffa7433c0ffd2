/** What changed from one format pack to another, in plain words. */

import {
  changesIn,
  ENGLISH_PACKS,
  formatTexts,
  type PackChange,
  type PackWords,
  plain,
} from '@firing-arc/referee';
import { indexPack, type Pack, type PackPilot, type PackUpgrade } from './pack.ts';

export type { PackChange } from '@firing-arc/referee';

/** What changes are told of. */
export const PACK_TERMS = [
  'version',
  'date',
  'mode of play',
  'rules reference',
  'squad points',
  'fewest ships',
  'most ships',
  'most cards of the restricted list',
  'play area',
  'rounds',
  'points that end the game',
  'obstacles of each player',
  'obstacle',
  'scenario',
  'is played differently',
  'pilot',
  'upgrade',
  'name',
  'initiative',
  'loadout',
  'loadout points',
  'variable cost',
  'without a cost',
  'limit',
  'actions',
  'ship ability',
  'slot',
  'keyword',
  'printed upgrade',
  'restrictions',
  'adds actions',
  'adds slots',
  'standardized',
  'solitary',
  'true',
  'false',
  'legal',
  'not legal',
] as const;
export type PackTerm = (typeof PACK_TERMS)[number];

type Say = PackWords<PackTerm>;

/** Every difference that matters to a squad or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack, say: Say = ENGLISH_PACKS): readonly PackChange[] {
  return [
    ...formatChanges(before, after, say),
    ...listChanges(before, after, say),
    ...pilotChanges(before, after, say),
    ...upgradeChanges(before, after, say),
  ];
}

function formatChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { from, gainsAndLosses } = changesIn(say);
  const size = ({ board }: Pack) => `${board.width} × ${board.depth} mm`;
  return formatTexts(after.id, [
    from('version', before.version, after.version),
    from('date', before.date, after.date),
    from('mode of play', before.mode, after.mode),
    from('rules reference', before.rules, after.rules),
    from('squad points', before.squad.points, after.squad.points),
    from('fewest ships', before.squad.ships.least, after.squad.ships.least),
    from('most ships', before.squad.ships.most, after.squad.ships.most),
    from('most cards of the restricted list', before.squad.restricted, after.squad.restricted),
    from('play area', size(before), size(after)),
    from('rounds', before.length.rounds, after.length.rounds),
    from('points that end the game', before.length.points, after.length.points),
    from('obstacles of each player', before.obstacles.perPlayer, after.obstacles.perPlayer),
    ...gainsAndLosses('obstacle', before.obstacles.ids, after.obstacles.ids),
    ...scenarioChanges(before, after, say),
  ]);
}

function scenarioChanges(before: Pack, after: Pack, say: Say): readonly string[] {
  const [once, now] = [before.scenarios ?? [], after.scenarios ?? []];
  const ids = (scenarios: typeof once) => scenarios.map((scenario) => scenario.id);
  const changed = now.filter((scenario) => {
    const was = once.find(({ id }) => id === scenario.id);
    return was !== undefined && JSON.stringify(was) !== JSON.stringify(scenario);
  });
  return [
    ...changesIn(say).gainsAndLosses('scenario', ids(once), ids(now)),
    ...ids(changed).map((id) => `${say.term('scenario')} ${id} ${say.term('is played differently')}`),
  ];
}

function listChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { moved } = changesIn(say);
  const bans = (pack: Pack) => pack.bans.map((ban) => `${say.term(ban.kind)} ${ban.id}`);
  const copies = (pack: Pack) => new Map(pack.restrictedCopies?.map(({ name, most }) => [name, most]));
  const [once, now] = [copies(before), copies(after)];
  const texts = [
    ...apart(bans(before), bans(after), say.banned, say.unbanned),
    ...apart(before.restricted, after.restricted, say.restricted, say.unrestricted),
    ...[...new Set([...once.keys(), ...now.keys()])]
      .sort()
      .flatMap((card) => moved(say.copies({ card }), once.get(card), now.get(card)) ?? []),
  ];
  return texts.map((text) => ({ about: 'list', id: after.id, text }));
}

/** What is said of each card that came onto a list, and of each that went. */
const apart = (
  before: readonly string[],
  after: readonly string[],
  came: Say['banned'],
  went: Say['unbanned'],
): readonly string[] => [
  ...after.filter((item) => !before.includes(item)).map((card) => came({ card })),
  ...before.filter((item) => !after.includes(item)).map((card) => went({ card })),
];

const legality = (card: PackPilot | PackUpgrade, pack: Pack, say: Say): string =>
  say.term(card.formats.includes(pack.mode) ? 'legal' : 'not legal');

function pilotChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { cardChanges, from, gainsAndLosses, moved } = changesIn(say);
  const ships = indexPack(after).ships;
  return cardChanges(before.pilots, after.pilots, {
    about: 'pilot',
    title: titleOf,
    asNew: (card) => `${price(card, say)}, ${legality(card, after, say)}`,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('initiative', old.initiative, now.initiative),
      from('squad points', old.cost, now.cost),
      from('loadout', old.loadout, now.loadout),
      from('limit', old.limited, now.limited),
      from(
        'actions',
        old.actions ?? ships.get(old.ship)?.actions,
        now.actions ?? ships.get(now.ship)?.actions,
      ),
      from('ship ability', old.shipAbility, now.shipAbility),
      ...gainsAndLosses('slot', old.slots, now.slots),
      ...gainsAndLosses('keyword', old.keywords, now.keywords),
      ...gainsAndLosses('printed upgrade', old.standardLoadout, now.standardLoadout),
      moved('', legality(old, before, say), legality(now, after, say)),
    ],
  });
}

function upgradeChanges(before: Pack, after: Pack, say: Say): readonly PackChange[] {
  const { cardChanges, from, gainsAndLosses, moved } = changesIn(say);
  const either = (is = false) => say.term(is ? 'true' : 'false');
  return cardChanges(before.upgrades, after.upgrades, {
    about: 'upgrade',
    title: titleOf,
    asNew: (card) => `${price(card, say)}, ${legality(card, after, say)}`,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('loadout points', old.cost, now.cost),
      from('variable cost', plain(old.costBy), plain(now.costBy)),
      from('limit', old.limited, now.limited),
      from('restrictions', plain(old.restrictions), plain(now.restrictions)),
      from('adds actions', old.addsActions, now.addsActions),
      from('adds slots', plain(old.addsSlots), plain(now.addsSlots)),
      from('standardized', either(old.standardized), either(now.standardized)),
      from('solitary', either(old.solitary), either(now.solitary)),
      ...gainsAndLosses('slot', old.slots, now.slots),
      moved('', legality(old, before, say), legality(now, after, say)),
    ],
  });
}

function titleOf(card: PackPilot | PackUpgrade): string {
  return 'faction' in card
    ? `${card.name} (${card.ship}, ${card.faction})`
    : `${card.name} (${card.slots.join(' and ')})`;
}

function price(card: PackPilot | PackUpgrade, say: Say): string {
  if (card.cost === undefined) return say.term('without a cost');
  if (!('faction' in card)) return `${card.cost} ${say.term('loadout points')}`;
  const loadout = card.loadout === undefined ? '' : `, ${say.term('loadout')} ${card.loadout}`;
  return `${card.cost} ${say.term('squad points')}${loadout}`;
}

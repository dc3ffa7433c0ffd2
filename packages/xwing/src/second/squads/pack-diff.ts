/** What changed from one format pack to another, in plain words. */

import {
  cardChanges,
  formatTexts,
  from,
  gainsAndLosses,
  type PackChange,
  plain,
} from '../../common/packs/difference.ts';
import { indexPack, type Pack, type PackPilot, type PackUpgrade } from './pack.ts';

export type { PackChange } from '../../common/packs/difference.ts';

/** Every difference that matters to a squad or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack): readonly PackChange[] {
  return [
    ...formatChanges(before, after),
    ...listChanges(before, after),
    ...pilotChanges(before, after),
    ...upgradeChanges(before, after),
  ];
}

function formatChanges(before: Pack, after: Pack): readonly PackChange[] {
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
    ...scenarioChanges(before, after),
  ]);
}

function scenarioChanges(before: Pack, after: Pack): readonly string[] {
  const [once, now] = [before.scenarios ?? [], after.scenarios ?? []];
  const ids = (scenarios: typeof once) => scenarios.map((scenario) => scenario.id);
  const changed = now.filter((scenario) => {
    const was = once.find(({ id }) => id === scenario.id);
    return was !== undefined && JSON.stringify(was) !== JSON.stringify(scenario);
  });
  return [
    ...gainsAndLosses('scenario', ids(once), ids(now)),
    ...ids(changed).map((id) => `scenario ${id} is played differently`),
  ];
}

function listChanges(before: Pack, after: Pack): readonly PackChange[] {
  const bans = (pack: Pack) => pack.bans.map((ban) => `${ban.kind} ${ban.id}`);
  const copies = (pack: Pack) => new Map(pack.restrictedCopies?.map(({ name, most }) => [name, most]));
  const [once, now] = [copies(before), copies(after)];
  const texts = [
    ...apart(bans(before), bans(after), (ban) => `${ban} is banned`, 'no longer'),
    ...apart(before.restricted, after.restricted, (id) => `${id} is on the restricted list`, 'no longer'),
    ...[...new Set([...once.keys(), ...now.keys()])]
      .sort()
      .flatMap((name) => from(`copies of ${name} in a squad:`, once.get(name), now.get(name)) ?? []),
  ];
  return texts.map((text) => ({ about: 'list', id: after.id, text }));
}

/** Sentences with `is` for what came, and with `is no longer` for what went. */
function apart(
  before: readonly string[],
  after: readonly string[],
  sentence: (item: string) => string,
  gone: string,
): readonly string[] {
  return [
    ...after.filter((item) => !before.includes(item)).map((item) => `now ${sentence(item)}`),
    ...before
      .filter((item) => !after.includes(item))
      .map((item) => sentence(item).replace(' is ', ` is ${gone} `)),
  ];
}

const legality = (card: PackPilot | PackUpgrade, pack: Pack): string =>
  card.formats.includes(pack.mode) ? 'legal' : 'not legal';

const legalityChange = (
  old: PackPilot | PackUpgrade,
  before: Pack,
  now: PackPilot | PackUpgrade,
  after: Pack,
) => from('', legality(old, before), legality(now, after))?.trim() ?? null;

function pilotChanges(before: Pack, after: Pack): readonly PackChange[] {
  const ships = indexPack(after).ships;
  return cardChanges(before.pilots, after.pilots, {
    about: 'pilot',
    title: titleOf,
    asNew: (card) => `${price(card)}, ${legality(card, after)}`,
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
      legalityChange(old, before, now, after),
    ],
  });
}

function upgradeChanges(before: Pack, after: Pack): readonly PackChange[] {
  return cardChanges(before.upgrades, after.upgrades, {
    about: 'upgrade',
    title: titleOf,
    asNew: (card) => `${price(card)}, ${legality(card, after)}`,
    changes: (old, now) => [
      from('name', old.name, now.name),
      from('loadout points', old.cost, now.cost),
      from('variable cost', plain(old.costBy), plain(now.costBy)),
      from('limit', old.limited, now.limited),
      from('restrictions', plain(old.restrictions), plain(now.restrictions)),
      from('adds actions', old.addsActions, now.addsActions),
      from('adds slots', plain(old.addsSlots), plain(now.addsSlots)),
      from('standardized', String(old.standardized ?? false), String(now.standardized ?? false)),
      from('solitary', String(old.solitary ?? false), String(now.solitary ?? false)),
      ...gainsAndLosses('slot', old.slots, now.slots),
      legalityChange(old, before, now, after),
    ],
  });
}

function titleOf(card: PackPilot | PackUpgrade): string {
  return 'faction' in card
    ? `${card.name} (${card.ship}, ${card.faction})`
    : `${card.name} (${card.slots.join(' and ')})`;
}

function price(card: PackPilot | PackUpgrade): string {
  if (card.cost === undefined) return 'without a cost';
  if (!('faction' in card)) return `${card.cost} loadout points`;
  return `${card.cost} squad points${card.loadout === undefined ? '' : `, loadout ${card.loadout}`}`;
}

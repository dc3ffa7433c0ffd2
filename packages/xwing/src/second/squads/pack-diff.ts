/** What changed from one format pack to another, in plain words. */

import { indexPack, type Pack, type PackPilot, type PackUpgrade } from './pack.ts';

/** One change: what it is about, and what happened to it. */
export interface PackChange {
  readonly about: 'format' | 'list' | 'pilot' | 'upgrade';
  readonly id: string;
  readonly text: string;
}

/** Every difference that matters to a squad or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack): readonly PackChange[] {
  return [
    ...formatChanges(before, after),
    ...listChanges(before, after),
    ...pilotChanges(before, after),
    ...upgradeChanges(before, after),
  ];
}

type Side = string | number | undefined;

const from = (what: string, before: Side, after: Side): string | null =>
  before === after ? null : `${what} ${before ?? 'none'} → ${after ?? 'none'}`;

function formatChanges(before: Pack, after: Pack): readonly PackChange[] {
  const size = ({ board }: Pack) => `${board.width} × ${board.depth} mm`;
  const texts = [
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
  ];
  return texts.flatMap((text) => (text === null ? [] : [{ about: 'format', id: after.id, text }]));
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

/** What came and went, copies counted: `gains slot talent`. */
function gainsAndLosses(
  what: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
): readonly string[] {
  const count = (list: readonly string[], item: string) => list.filter((each) => each === item).length;
  return [...new Set([...before, ...after])].sort().flatMap((item) => {
    const more = count(after, item) - count(before, item);
    if (more === 0) return [];
    const times = Math.abs(more) > 1 ? ` (${Math.abs(more)} times)` : '';
    return [`${more > 0 ? 'gains' : 'loses'} ${what} ${item}${times}`];
  });
}

const legality = (card: PackPilot | PackUpgrade, pack: Pack): string =>
  card.formats.includes(pack.mode) ? 'legal' : 'not legal';

function pilotChanges(before: Pack, after: Pack): readonly PackChange[] {
  const ships = indexPack(after).ships;
  return cardChanges('pilot', before, after, before.pilots, after.pilots, (old, now) => [
    from('name', old.name, now.name),
    from('initiative', old.initiative, now.initiative),
    from('squad points', old.cost, now.cost),
    from('loadout', old.loadout, now.loadout),
    from('limit', old.limited, now.limited),
    from('actions', old.actions ?? ships.get(old.ship)?.actions, now.actions ?? ships.get(now.ship)?.actions),
    from('ship ability', old.shipAbility, now.shipAbility),
    ...gainsAndLosses('slot', old.slots, now.slots),
    ...gainsAndLosses('keyword', old.keywords, now.keywords),
    ...gainsAndLosses('printed upgrade', old.standardLoadout, now.standardLoadout),
  ]);
}

function upgradeChanges(before: Pack, after: Pack): readonly PackChange[] {
  const plain = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return cardChanges('upgrade', before, after, before.upgrades, after.upgrades, (old, now) => [
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
  ]);
}

function cardChanges<Card extends PackPilot | PackUpgrade>(
  about: 'pilot' | 'upgrade',
  before: Pack,
  after: Pack,
  old: readonly Card[],
  now: readonly Card[],
  changes: (old: Card, now: Card) => readonly (string | null)[],
): readonly PackChange[] {
  const known = new Map(old.map((card) => [card.id, card]));
  const left = new Set(now.map((card) => card.id));
  const change = (card: Card, text: string): PackChange => ({ about, id: card.id, text });
  return [
    ...now.flatMap((card) => {
      const was = known.get(card.id);
      if (!was) return [change(card, `${titleOf(card)} is new, ${price(card)}, ${legality(card, after)}`)];
      const texts = [...changes(was, card), from('', legality(was, before), legality(card, after))?.trim()];
      const said = texts.filter((text) => typeof text === 'string');
      return said.length === 0 ? [] : [change(card, `${titleOf(card)}: ${said.join('; ')}`)];
    }),
    ...old.filter((card) => !left.has(card.id)).map((card) => change(card, `${titleOf(card)} is gone`)),
  ];
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

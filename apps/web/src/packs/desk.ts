/** A pack while it is edited: it is told as differences from one of the house's. */

import { asDifference, withBase } from '@firing-arc/referee';
import type { GameId } from '../games/index.ts';
import {
  type AnyPack,
  type Ban,
  type CardValue,
  type Condition,
  type GamePacks,
  type OwnCards,
  type OwnScenarios,
  type PackCard,
  type ScenarioJson,
  withPacks,
} from './game-packs.ts';
import type { PackTexts } from './say.ts';

/** What a pack's JSON has, whole or as differences. */
export type Fields = Readonly<Record<string, unknown>>;

/** A card with what it does, in our words. */
export interface DeskCard extends PackCard {
  readonly says: string;
}

/** The house's pack from which one is told, with its cards. */
export interface Desk {
  readonly game: GameId;
  readonly base: AnyPack;
  readonly whole: Fields;
  readonly cards: readonly DeskCard[];
  readonly conditions: readonly Condition[];
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  /** How scenarios of a club's own are made; null in a game without scenarios. */
  readonly ownScenarios: OwnScenarios | null;
  /** How cards of a club's own are made, for each list of cards that has such. */
  readonly own: readonly OwnCards[];
  readonly slotName: (slot: string) => string;
  /** How a card is banned; null where one that is not legal is not in the pack. */
  readonly ban: ((card: PackCard, legal: boolean) => Ban) | null;
}

/** Fetches what is needed to edit differences from a pack of the house. */
export const bringDesk = (game: GameId, base: string, say: PackTexts): Promise<Desk> =>
  withPacks(game, (packs) => deskOf(game, base, packs, say));

async function deskOf<Pack extends AnyPack>(
  game: GameId,
  id: string,
  packs: GamePacks<Pack>,
  say: PackTexts,
): Promise<Desk> {
  const whole = await packs.whole(id);
  const reading = packs.read(whole);
  if (!reading.ok || !isFields(whole)) throw new Error(`the pack '${id}' of the house has faults`);
  const { pack } = reading;
  const { says, slotName } = (await packs.formats[0]!(pack)).builder;
  return {
    game,
    base: pack,
    whole,
    cards: packs.cards(pack, { slot: slotName, kinds: say }).map((card) => ({
      ...card,
      // A pilot and an upgrade may have one id.
      says: card.list === 'pilots' ? says.ship(card.id) : says.card(card.id),
    })),
    conditions: packs.conditions(pack),
    scenarios: packs.scenarios(pack),
    ownScenarios: packs.ownScenarios,
    own: packs.own,
    slotName,
    ban: packs.bans && ((card, legal) => packs.bans!(pack, card, legal)),
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a pack differs in from the desk's, by the ids of its cards, however it was told. */
export function differencesOf(desk: Desk, json: unknown): Fields {
  const whole = isFields(json) && json.base === desk.base.id ? withBase(json, desk.whole) : json;
  return isFields(whole) ? asDifference(whole, { ...desk.whole, id: desk.base.id }) : {};
}

/** What the differences say of a card; null where they take it away. */
function entryOf(changes: Fields, { list, id }: Pick<PackCard, 'list' | 'id'>): Fields | null {
  const cards = changes[list];
  if (!isFields(cards) || !Object.hasOwn(cards, id)) return {};
  const entry = cards[id];
  return isFields(entry) ? entry : null;
}

function withEntry(
  changes: Fields,
  { list, id }: Pick<PackCard, 'list' | 'id'>,
  entry: Fields | null,
): Fields {
  const old = changes[list];
  const { [id]: _, ...others } = isFields(old) ? old : {};
  const cards = entry !== null && Object.keys(entry).length === 0 ? others : { ...others, [id]: entry };
  return withField(changes, list, Object.keys(cards).length === 0 ? undefined : cards);
}

/** The differences with another field, or without it where that is undefined. */
function withField(changes: Fields, field: string, value: unknown): Fields {
  const { [field]: _, ...others } = changes;
  return value === undefined ? others : { ...others, [field]: value };
}

/** The same without a field whose value is the base's. */
const withOwn = (desk: Desk, changes: Fields, field: string, value: unknown): Fields =>
  withField(changes, field, isSame(value, desk.whole[field]) ? undefined : value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a number of a card is; null for none. */
export function numberOf(changes: Fields, card: PackCard, field: CardValue): number | null {
  const own = entryOf(changes, card)?.[field];
  if (own === null) return null;
  return typeof own === 'number' ? own : was(card, field);
}

/** What it is in the base. */
export const was = (card: PackCard, field: CardValue): number | null =>
  card.values.find((value) => value.field === field)?.value ?? null;

/** Sets a number of a card; null takes it away. */
export function withValue(changes: Fields, card: PackCard, field: CardValue, value: number | null): Fields {
  const { [field]: _, ...others } = entryOf(changes, card) ?? {};
  return withEntry(changes, card, was(card, field) === value ? others : { ...others, [field]: value });
}

/** Whether a card may be taken. */
export function isLegal(changes: Fields, card: PackCard, ban: Desk['ban']): boolean {
  const entry = entryOf(changes, card);
  if (entry === null) return false;
  if (!ban || !('formats' in entry)) return card.legal;
  return isSame(entry.formats, ban(card, true).fields.formats);
}

/** Allows a card, or bans it. */
export function withLegal(desk: Desk, changes: Fields, card: PackCard, legal: boolean): Fields {
  if (!desk.ban) return withEntry(changes, card, legal ? {} : null);
  const { fields, entry, isOf } = desk.ban(card, legal);
  const { formats: _, ...others } = entryOf(changes, card) ?? {};
  const changed = withEntry(changes, card, legal === card.legal ? others : { ...others, ...fields });
  const bans: readonly unknown[] = listOf(changed.bans) ?? listOf(desk.whole.bans) ?? [];
  const wasBanned = (listOf(desk.whole.bans) ?? []).some(isOf);
  const left = bans.filter((each) => !isOf(each));
  const entered = entry !== null && (!card.legal ? wasBanned : true);
  return withOwn(desk, changed, 'bans', inOrder(desk, entered ? [...left, entry] : left));
}

/** Bans as the base has them, then the others: a ban that comes back makes no difference. */
function inOrder({ whole }: Desk, bans: readonly unknown[]): readonly unknown[] {
  const known = listOf(whole.bans) ?? [];
  const isIn = (list: readonly unknown[], ban: unknown) => list.some((each) => isSame(each, ban));
  return [...known.filter((ban) => isIn(bans, ban)), ...bans.filter((ban) => !isIn(known, ban))];
}

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/** Whether the differences say anything of a card. */
export const isChanged = (changes: Fields, card: PackCard): boolean => {
  const entry = entryOf(changes, card);
  return entry === null || Object.keys(entry).length > 0;
};

/** A card as the base has it. */
export const withoutChange = (desk: Desk, changes: Fields, card: PackCard): Fields =>
  withEntry(withLegal(desk, changes, card, card.legal), card, {});

/** A card of a club's own that a pack brings. */
export interface BroughtCard {
  readonly list: string;
  readonly id: string;
  readonly name: string;
}

/** The cards that the differences bring beside those of the base. */
export function broughtCards(desk: Desk, changes: Fields): readonly BroughtCard[] {
  return desk.own.flatMap(({ list }) => {
    const cards = changes[list];
    if (!isFields(cards)) return [];
    return Object.entries(cards).flatMap(([id, card]) =>
      isFields(card) && !desk.cards.some((known) => known.list === list && known.id === id)
        ? [{ list, id, name: typeof card.name === 'string' ? card.name : id }]
        : [],
    );
  });
}

/** What is written of a card of a club's own beside its abilities. */
export interface OwnFacts {
  /** The card of the house with which it begins. */
  readonly like: string;
  readonly id: string;
  readonly name: string;
  /** Where it has slots to choose from. */
  readonly slot: string;
  readonly values: Readonly<Partial<Record<CardValue, number>>>;
}

/** Brings a card of a club's own: what is printed beside its text is as on the one with which it begins. */
export function withBrought(
  { whole }: Desk,
  changes: Fields,
  { list, slots: choices, printed }: OwnCards,
  { like, id, name, slot, values }: OwnFacts,
): Fields {
  const card = (listOf(whole[list]) ?? []).find((each) => isFields(each) && each.id === like);
  // The names that other builders have for a card are not its own ones.
  const { costBy: _, aliases: __, xws: ___, ...kept } = isFields(card) ? card : {};
  const slots = choices.length > 0 && isFields(card) && Array.isArray(card.slots) ? card.slots : [];
  const own = {
    ...kept,
    ...printed?.(id),
    id,
    name,
    ...values,
    ...(slots.length > 0 && { slots: [slot, ...slots.slice(1)] }),
    ...('mode' in whole && { formats: [whole.mode] }),
  };
  return withEntry(changes, { list, id }, own);
}

/** Takes it out again. */
export const withoutBrought = (changes: Fields, card: Pick<BroughtCard, 'list' | 'id'>): Fields =>
  withEntry(changes, card, {});

/** What a condition is set to. */
export function conditionOf(desk: Desk, changes: Fields, { path, value }: Condition): number {
  const [field, ...rest] = path;
  let at: unknown = changes[field] ?? desk.whole[field];
  for (const step of rest) at = isFields(at) ? at[step] : undefined;
  return typeof at === 'number' ? at : value;
}

/** Sets a condition. */
export function withCondition(desk: Desk, changes: Fields, { path }: Condition, value: number): Fields {
  const [field, ...rest] = path;
  return withOwn(desk, changes, field, setIn(changes[field] ?? desk.whole[field], rest, value));
}

function setIn(old: unknown, path: readonly string[], value: number): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const fields = isFields(old) ? old : {};
  return { ...fields, [step]: setIn(fields[step], rest, value) };
}

/** The ids of the scenarios that are played. */
export const scenariosIn = (desk: Desk, changes: Fields): readonly string[] =>
  (listOf(changes.scenarios) ?? listOf(desk.whole.scenarios) ?? []).flatMap((scenario) =>
    isFields(scenario) && typeof scenario.id === 'string' ? [scenario.id] : [],
  );

/** Plays a scenario of the base, or leaves it out. */
export function withScenario(desk: Desk, changes: Fields, id: string, played: boolean): Fields {
  const ids = scenariosIn(desk, changes);
  const wanted = played ? [...ids, id] : ids.filter((each) => each !== id);
  const whole = withBase(changes, desk.whole);
  const known = [
    ...(listOf(desk.whole.scenarios) ?? []),
    ...(listOf(isFields(whole) ? whole.scenarios : null) ?? []),
  ];
  const scenarios = known.filter(
    (scenario, at) =>
      isFields(scenario) &&
      wanted.includes(String(scenario.id)) &&
      known.findIndex((each) => isFields(each) && each.id === scenario.id) === at,
  );
  return withOwn(desk, changes, 'scenarios', scenarios);
}

const isScenario = (value: unknown): value is ScenarioJson =>
  isFields(value) && typeof value.id === 'string' && typeof value.name === 'string';

const scenarioList = (value: unknown): readonly ScenarioJson[] => (listOf(value) ?? []).filter(isScenario);

/** The scenarios that the differences bring beside those of the base. */
export function broughtScenarios(desk: Desk, changes: Fields): readonly ScenarioJson[] {
  const known = scenarioList(desk.whole.scenarios);
  return scenarioList(changes.scenarios).filter(({ id }) => !known.some((each) => each.id === id));
}

/** The scenarios of the base, and those of the club's own. */
export const allScenarios = (desk: Desk, changes: Fields): readonly ScenarioJson[] => [
  ...scenarioList(desk.whole.scenarios),
  ...broughtScenarios(desk, changes),
];

/** The id of a scenario of a club's own: never that of one of the house's. */
export function ownScenarioId(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  const letters = plain.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-');
  return `ours-${letters.replaceAll(/^-|-$/g, '')}`;
}

/** Brings a scenario of a club's own, in the place of the one with its id. */
export function withOwnScenario(desk: Desk, changes: Fields, scenario: ScenarioJson): Fields {
  const played = scenarioList(changes.scenarios ?? desk.whole.scenarios);
  const at = played.findIndex(({ id }) => id === scenario.id);
  const scenarios = at < 0 ? [...played, scenario] : played.with(at, scenario);
  return withOwn(desk, changes, 'scenarios', scenarios);
}

/** What a pack says of itself. */
export type About = AnyPack;

/** The text of the pack: who made it first, then what differs. */
export function writePack(
  { game, base }: Desk,
  { id, name, version, date, origin }: About,
  changes: Fields,
): string {
  const about = { game, base: base.id, id, name, version, date, origin };
  return `${JSON.stringify({ ...about, ...changes, ...about }, null, 2)}\n`;
}

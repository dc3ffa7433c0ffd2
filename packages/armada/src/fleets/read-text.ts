/** Reads fleets as the list builders write them as text: Kingston's, Star Forge, Armada Warlords, and their kin. */
import {
  type Faction,
  SHIP_CARDS,
  SQUADRON_CARDS,
  type SquadronCard,
  squadronCard,
  UPGRADE_CARDS,
  type UpgradeIcon,
} from '../cards/index.ts';
import { OBJECTIVE_CARDS, type ObjectiveCategory } from '../objectives/cards.ts';
import { ENGLISH_FLEETS } from '../words/english/fleets.ts';
import type { NamedKind, ReadingWords } from '../words/fleets.ts';
import type { Fleet } from './fleet.ts';
import { findNamed, type Named, wordsOf } from './names.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';

/** A line that could not be read; `line` counts from 1. */
export interface TextProblem {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** The fleet without what is unknown (null if the text is no fleet at all), and every line that says nothing to us. */
export interface TextReading {
  readonly fleet: Fleet | null;
  readonly problems: readonly TextProblem[];
}

const FACTION_WORDS: readonly (readonly [RegExp, Faction])[] = [
  [/rebel/i, 'rebel'],
  [/empire|imperial/i, 'empire'],
  [/republic|\bgar\b/i, 'republic'],
  [/separatist|\bcis\b/i, 'separatist'],
];

/** One line: what kind of entry, the name, how many, what it says of costs. */
type Line =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'name' | 'faction' | 'ship' | 'upgrade' | 'other';
      readonly text: string;
      readonly costs: readonly number[];
    }
  | {
      readonly kind: 'squadron';
      readonly text: string;
      readonly count: number;
      readonly costs: readonly number[];
    }
  | { readonly kind: 'objective'; readonly category: ObjectiveCategory; readonly text: string };

const BULLET = /^[•·*–—-]\s*/;
const COST = /\(\s*(\d+)(?:\s*x\s*(\d+))?[^()]*\)\s*$/i;

function readLine(raw: string, inSquadrons: boolean): Line {
  const line = raw.replace(/[\u00a0\t]/g, ' ').trim();
  if (
    line === '' ||
    /^=/.test(line) ||
    /^(commander|author|points|total points|total|version|squadrons)\s*:/i.test(line)
  ) {
    return { kind: 'nothing' };
  }
  const named = /^(name|faction)\s*:\s*(.*)$/i.exec(line);
  if (named)
    return { kind: named[1]!.toLowerCase() === 'name' ? 'name' : 'faction', text: named[2]!, costs: [] };
  const objective = /^(assault|defense|navigation)(?: objective)?\s*:\s*(.*)$/i.exec(line);
  if (objective) {
    const category = objective[1]!.toLowerCase() as ObjectiveCategory;
    return { kind: 'objective', category, text: objective[2]! };
  }
  const cost = COST.exec(line);
  if (!cost) return { kind: 'other', text: line, costs: [] };
  const bullet = BULLET.test(line);
  const body = line
    .slice(0, cost.index)
    .replace(BULLET, '')
    .replace(/^\[\s*flagship\s*\]\s*/i, '')
    .trim();
  const counted = /^(\d+)\s*(?:x\s+|\s)(.*)$/i.exec(body);
  const costs = [Number(cost[1]), ...(cost[2] === undefined ? [] : [Number(cost[2])])];
  if (inSquadrons || (counted && !bullet)) {
    const count = counted ? Number(counted[1]) : 1;
    const each = costs.map((all) => all / count).filter(Number.isInteger);
    return { kind: 'squadron', text: counted ? counted[2]! : body, count, costs: [...each, ...costs] };
  }
  return { kind: bullet ? 'upgrade' : 'ship', text: body, costs };
}

/** Everything that can be named, for one faction. */
function catalogue(faction: Faction | null, index: PackIndex) {
  const ours = (of: Faction) => faction === null || of === faction;
  const ships = SHIP_CARDS.filter((card) => ours(card.faction)).map((card) => ({
    id: card.id,
    faction: card.faction,
    names: [wordsOf(card.name)],
    points: index.ships.get(card.id),
  }));
  const squadrons = SQUADRON_CARDS.filter((card) => ours(card.faction)).map((card) => ({
    id: card.id,
    names: squadronNames(card).map(wordsOf),
    points: index.squadrons.get(card.id),
  }));
  const upgrades = UPGRADE_CARDS.filter(({ factions }) => factions.length === 0 || factions.some(ours)).map(
    (card) => ({
      id: card.id,
      names: [wordsOf(card.name)],
      points: index.upgrades.get(card.id),
      icons: card.icons,
    }),
  );
  return { ships, squadrons, upgrades };
}

/** The names that builders give a squadron: an ace with or without craft. */
function squadronNames(card: SquadronCard): readonly string[] {
  if (card.ace === undefined) return [card.name];
  const type = squadronCard(card.type)?.name ?? card.name;
  return [card.ace, `${card.ace} ${card.name}`, `${card.ace} ${type}`, `${card.ace} ${card.name} ${type}`];
}

/** What builders write behind a name that is on several cards. */
const ICON_MARKS: Readonly<Record<string, readonly UpgradeIcon[]>> = {
  com: ['commander'],
  off: ['officer'],
  wpn: ['weapons-team', 'offensive-retrofit'],
};

/** A name without the mark of its icon, and the cards that have this icon. */
function marked<Card extends Named>(
  text: string,
  cards: readonly Card[],
): readonly [string, readonly Card[]] {
  const mark = /^(.*?)\s*\((com|off|wpn|rep off)\)\s*$/i.exec(text);
  if (!mark) return [text, cards];
  const icons = ICON_MARKS[mark[2]!.toLowerCase().split(' ').at(-1)!]!;
  return [mark[1]!, cards.filter((card) => card.icons?.join() === icons.join())];
}

/** What has been read so far. */
interface Draft {
  readonly cards: ReturnType<typeof catalogue>;
  readonly ships: { readonly ship: string; readonly upgrades: string[] }[];
  readonly squadrons: string[];
  readonly objectives: Partial<Record<ObjectiveCategory, string>>;
  name: string | undefined;
  /** Whether nothing was read yet. */
  top: boolean;
  /** Whether upgrades belong to a ship that is known. */
  open: boolean;
}

/**
 * Reads a fleet from the text of a list builder. Costs only tell cards of one name apart: what the cards cost today
 * comes from the pack.
 */
export function readFleetText(
  text: string,
  pack: Pack,
  say: ReadingWords = ENGLISH_FLEETS.reading,
): TextReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const index = indexPack(pack);
  const faction = factionOf(lines, index);
  if (faction === null) {
    return { fleet: null, problems: [{ line: 1, text: lines[0] ?? '', message: say.noFleet }] };
  }
  const cards = catalogue(faction, index);
  const draft: Draft = {
    cards,
    ships: [],
    squadrons: [],
    objectives: {},
    name: undefined,
    top: true,
    open: false,
  };
  const from = lines.findIndex((raw) => /^\s*squadrons\s*:/i.test(raw));
  const problems = lines.flatMap((raw, at): readonly TextProblem[] => {
    const line = readLine(raw, from >= 0 && at > from);
    const unknown = take(draft, line);
    if (line.kind !== 'nothing') draft.top = false;
    if (unknown === null) return [];
    return [{ line: at + 1, text: raw.trim(), message: say.unknown(unknown.kind, unknown.text) }];
  });
  const { name, ships, squadrons, objectives } = draft;
  return { fleet: { ...(name && { name }), faction, ships, squadrons, objectives }, problems };
}

/** What a line names that nobody knows. */
interface Unknown {
  readonly kind: NamedKind;
  readonly text: string;
}

/** Adds what a line says to the draft; what it names that nobody knows, or null. */
function take(draft: Draft, line: Line): Unknown | null {
  switch (line.kind) {
    case 'nothing':
    case 'faction':
      return null;
    case 'name':
      draft.name = line.text.trim();
      return null;
    case 'other':
      return isTitle(draft, line.text) ? null : { kind: null, text: line.text };
    case 'objective':
      return takeObjective(draft, line.category, line.text.trim());
    case 'ship':
      return takeShip(draft, line.text, line.costs);
    case 'upgrade': {
      const [wanted, among] = marked(line.text, draft.cards.upgrades);
      const found = findNamed(wanted, among, line.costs);
      if (!found || !draft.open) return { kind: 'upgrade', text: line.text };
      draft.ships.at(-1)!.upgrades.push(found.id);
      return null;
    }
    case 'squadron': {
      const found = findNamed(line.text, draft.cards.squadrons, line.costs);
      if (!found) return { kind: 'squadron', text: line.text };
      for (let n = 0; n < Math.min(line.count, MOST_COPIES); n++) draft.squadrons.push(found.id);
      return null;
    }
  }
}

/** Some builders begin with the bare name of the fleet. */
function isTitle(draft: Draft, text: string): boolean {
  if (!draft.top) return false;
  draft.name = text;
  return true;
}

function takeObjective(draft: Draft, category: ObjectiveCategory, text: string): Unknown | null {
  if (/^(none)?$/i.test(text)) return null;
  const found = findNamed(text, objectivesOf(category), []);
  if (!found) return { kind: 'objective', text };
  draft.objectives[category] = found.id;
  return null;
}

function takeShip(draft: Draft, text: string, costs: readonly number[]): Unknown | null {
  const found = findNamed(text, draft.cards.ships, costs);
  draft.open = found !== null;
  if (!found) return isTitle(draft, text) ? null : { kind: 'ship', text };
  draft.ships.push({ ship: found.id, upgrades: [] });
  return null;
}

/** More squadrons of one card than fit into any fleet: a slip of the keyboard does not fill the memory. */
const MOST_COPIES = 100;

const objectivesOf = (category: ObjectiveCategory): readonly Named[] =>
  OBJECTIVE_CARDS.filter((card) => card.category === category).map(({ id, name }) => ({
    id,
    names: [wordsOf(name)],
    points: undefined,
  }));

/** The faction that a line names, or that of the first ship. */
function factionOf(lines: readonly string[], index: PackIndex): Faction | null {
  for (const raw of lines) {
    const line = readLine(raw, false);
    if (line.kind !== 'faction') continue;
    const found = FACTION_WORDS.find(([pattern]) => pattern.test(line.text));
    if (found) return found[1];
  }
  const { ships } = catalogue(null, index);
  for (const raw of lines) {
    const line = readLine(raw, false);
    const found = line.kind === 'ship' ? findNamed(line.text, ships, line.costs) : null;
    if (found) return found.faction;
  }
  return null;
}
